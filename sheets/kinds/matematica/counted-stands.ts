/** Groups to count in one land: each on its table, in its pen, its tree, and a child who asks how many. In mm. */
import { type Box, boundsOf, overlaps } from '../../lettering/bounds.ts'
import { taskTitle, titleWidth } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { paddock } from '../../studio/places/farm-pens.ts'
import { asking, childFor, TOTAL, TOTAL_ABOVE } from '../../studio/places/sum-askers.ts'
import { detailAt, shadow, wholeLand } from '../../studio/places/sum-lands.ts'
import { stall } from '../../studio/places/sum-scenes.ts'
import { wood } from '../../studio/places/sum-wood.ts'
import { FIELD, nameBoard, rowsOf, slotAt } from './counted-rows.ts'
import { type CountedGroup, drawShelves } from './counted-shelves.ts'
import { countedPlaceOf, ledgeOf, type StandName, type SumPlace, standOf } from './sum-gatherings.ts'
import { drawGroup, footOf, type GroupPlace, sizesByLaw } from './sum-groups.ts'

const FIVE = 5
/** For the things of a row, and between the five and those beside them. */
const [ROOM, GAP] = [147, 8]
/** Of a place with one thing, and for each one more: the places of a page are not in columns. */
const [NARROWEST, EACH] = [44, 25.75]
/** Largest thing, one by one. */
const LARGEST = 30
/** The same among dinosaurs. */
const LARGEST_OF_HERD = 40
/** Of a place with one dinosaur, and for each one more. */
const [NARROWEST_OF_HERD, EACH_OF_HERD] = [62, 30]
/** A title as wide as this leaves no room for a sun beside it. */
const WIDE = 148

/** Nothing carries them. */
const FREE: ReadonlySet<StandName> = new Set<StandName>([
  'swim',
  'shore',
  'flight',
  'dish',
  'branch',
  'field',
  'herd',
  'trail',
])

/** Butterflies of a wood are below its crown, near the flowers. */
export function inPlace(options: SheetOptions, groups: readonly CountedGroup[]): readonly CountedGroup[] {
  const look = countedPlaceOf(options.theme, options.level === 'medio')
  const isLow = ({ name }: CountedGroup) => Number(standOf(look, name) === 'flight')
  return look.scene === 'wood' ? [...groups].sort((one, other) => isLow(one) - isLow(other)) : groups
}

/** On the fence of a row, or in the grass below one. */
const onFence = ({ y }: Box): Box => ({ x: FIELD.x + ROOM / 2 - 17, y: y + 0.6, width: 34, height: 7 })
const below = ({ cell }: GroupPlace): Box => ({
  ...{ x: cell.x + cell.width / 2 - 20, y: cell.y + cell.height + 1.2, width: 40, height: 6.2 },
})

/** One tree for a page has no ground between its rows, a window none at all. */
const isNamed = ({ stand, scene, land }: SumPlace, level: Level) =>
  stand === 'field' || (level === 'facil' && scene !== 'wood' && land.kind !== 'station' && land.kind !== 'sea')

/** Up to five in one line, their place somewhere in the row. */
function oneByOne(
  { name, count }: CountedGroup,
  cell: Box,
  look: SumPlace,
  index: number,
  random: Random,
): GroupPlace[] {
  // Beside the trunk of a wood.
  const from = look.scene === 'wood' ? 18 : 0
  const isHerd = standOf(look, name) === 'herd'
  const wide = isHerd ? NARROWEST_OF_HERD + (count - 1) * EACH_OF_HERD : NARROWEST + (count - 1) * EACH
  const width = Math.min(ROOM, wide) * (1 - from / ROOM)
  const x = cell.x + from + random.between(0, ROOM - from - width)
  return [
    {
      name,
      count,
      look,
      index: index * 2,
      labelled: false,
      ...(!isHerd && { lines: 1 as const }),
      cell: { ...cell, x, width },
    },
  ]
}

/** Dinosaurs two by two: as much room for each of the others as for each of the five. */
function herdByFives({ name, count }: CountedGroup, cell: Box, look: SumPlace, index: number): GroupPlace[] {
  const groups = [FIVE, count - FIVE].filter((many) => many > 0)
  const columns = groups.map((many) => Math.ceil(many / 2))
  const column = Math.min(ROOM / 4, (ROOM - GAP) / columns.reduce((sum, one) => sum + one, 0))
  const from = cell.x + (groups.length === 1 ? 16 : 0)
  return groups.map((many, i) => ({
    ...{ name, count: many, look, index: index * 2 + i, labelled: false, ...(many > 1 && { lines: 2 as const }) },
    cell: { ...cell, x: from + i * (column * 3 + GAP), width: column * (columns[i] ?? 1) },
  }))
}

/** Five, and the others beside them; five alone are nearer to the middle. */
export function byFives({ name, count }: CountedGroup, cell: Box, look: SumPlace, index: number): GroupPlace[] {
  if (standOf(look, name) === 'herd') return herdByFives({ name, count }, cell, look, index)
  const width = (ROOM - GAP) / 2
  const from = count === FIVE ? cell.x + (index % 2 ? 24 : 48) : cell.x
  return [FIVE, count - FIVE]
    .filter((many) => many > 0)
    .map((many, i) => ({
      ...{ name, count: many, look, index: index * 2 + i, labelled: false, ...(many > 3 && { lines: 2 as const }) },
      cell: { ...cell, x: from + i * (width + GAP), width },
    }))
}

/** Rows of things, each with a box for its number. */
export function drawStands(
  options: SheetOptions,
  groups: readonly CountedGroup[],
  random: Random,
  seed: number,
): PageMark[] {
  const { color, level } = options
  const pen = new Pen(color)
  const look = countedPlaceOf(options.theme, level === 'medio')
  // Things of tables have a cabinet with shelves.
  if (look.stand === 'table') return drawShelves(options, groups, look, random, seed)
  const cells = rowsOf(groups.length)
  const rows = groups.map((group, i) => {
    const cell = cells[i] ?? FIELD
    return level === 'medio' ? byFives(group, cell, look, i) : oneByOne(group, cell, look, i, random.fork(`row ${i}`))
  })
  const sizes = sizesByLaw(
    rows.map((places) => places.filter(({ count }) => count > 0)),
    look.stand === 'herd' ? LARGEST_OF_HERD : LARGEST,
  )
  const grounds = cells.map(({ y, height }) => y + height)
  const ledges = grounds.map((ground, i) => ground - ledgeOf(standOf(look, groups[i]?.name ?? ''), false))
  const land = look.land.kind === 'sea' ? { ...look.land, ledges } : look.land
  const things = rows.map((places, i) => places.flatMap((place) => drawGroup(place, sizes[i] ?? LARGEST, false, color)))
  const boards = rows.map(([first], i) => {
    if (!isNamed(look, level)) return undefined
    return look.stand === 'field' ? onFence(cells[i] ?? FIELD) : first && below(first)
  })
  const named = (i: number): PageMark[] => {
    const [board, { name = '' } = {}] = [boards[i], groups[i]]
    return board ? [nameBoard(pen, board, level === 'medio' ? `${name}s` : name)] : []
  }
  // A crown that reaches up to the board of the row above it is behind the board.
  const isBehind = groups.map(({ name }, i) => {
    const [above, crown] = [boards[i - 1], boundsOf((things[i] ?? []).filter((mark) => mark.kind !== 'answer'))]
    return standOf(look, name) === 'tree' && above !== undefined && crown !== null && overlaps(crown, above)
  })
  return [
    ...marksOf(wholeLand(pen, land, grounds, titleWidth(options.title) > WIDE)),
    ...(look.land.kind === 'sea' && level === 'medio'
      ? marksOf(grounds.map((ground, i) => detailAt(pen, look.land, i + seed, FIELD.x + ROOM / 2, ground + 3)))
      : []),
    ...(look.stand === 'field' ? marksOf(cells.map((cell) => paddock(pen, { ...cell, width: ROOM }))) : []),
    ...(look.scene === 'stall' ? marksOf(stall(pen)) : []),
    ...(look.scene === 'wood' ? marksOf(wood(pen, FIELD.y + FIELD.height)) : []),
    ...taskTitle(pen, options),
    ...rows.flatMap((places, i): PageMark[] => {
      const foot = (grounds[i] ?? 0) + 1.5
      const x = FIELD.x + ROOM + 4 + (FIELD.width - ROOM - 4) / 2
      const cy = foot - TOTAL_ABOVE[look.asker]
      return [
        ...marksOf([
          places
            .filter(({ name }) => !FREE.has(standOf(look, name)))
            .map((place) => {
              const { x, width } = place.cell
              return shadow(pen, look.land, x + width / 2, footOf(place), width / 2 - 3)
            }),
          shadow(pen, look.land, x, foot, 15),
        ]),
        ...(things[i] ?? []),
        ...(isBehind[i] ? named(i - 1) : []),
        ...(isBehind[i + 1] ? [] : named(i)),
        ...marksOf(asking(look.asker, pen, childFor(look.asker, seed * 3 + i), x, foot, look.accent)),
        slotAt({ x: x - TOTAL.width / 2, y: cy - TOTAL.height / 2, ...TOTAL }, color),
        writtenAnswer(x, cy, String(groups[i]?.count ?? 0), 9),
      ]
    }),
  ]
}

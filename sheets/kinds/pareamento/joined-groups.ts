/** Groups at the left of one land, each in its place, and at the right children with the numbers to join. In mm. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { taskTitle, titleWidth } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import { centredText } from '../../scene/marks.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { asking, childFor, TOTAL_ABOVE } from '../../studio/places/sum-askers.ts'
import { detailAt, type Land, shadow, wholeLand } from '../../studio/places/sum-lands.ts'
import { stall } from '../../studio/places/sum-scenes.ts'
import { FIELD, rowsOf, slotAt } from '../matematica/counted-rows.ts'
import type { CountedGroup } from '../matematica/counted-shelves.ts'
import {
  countedPlaceOf,
  joinedPlaceOf,
  type StandName,
  type SumPlace,
  standOf,
  sumPlaceOf,
} from '../matematica/sum-gatherings.ts'
import { drawGroup, extentOf, footOf, type GroupPlace, sizesByOneLaw } from '../matematica/sum-groups.ts'

/** More than these are in two lines, so that five are found at a glance. */
const ONE_LINE = 5
/** For the groups, of one thing, and for each one more in its line. */
const [ROOM, NARROWEST, EACH] = [110, 46, 18]
const LARGEST = 30
/** Share of the largest size: things are not in lines, and need room around them. */
const LOOSE = 0.93
/** Middle of the children, and from there to their dot. */
const [CHILD_AT, TO_DOT] = [182, 12]
/** A title as wide as this leaves no room for a sun beside it. */
const WIDE = 148
const NAMES = ['ZERO', 'UM', 'DOIS', 'TRÊS', 'QUATRO', 'CINCO', 'SEIS', 'SETE', 'OITO', 'NOVE', 'DEZ', 'ONZE', 'DOZE']
/** The widest of the names that are asked. */
const WIDEST = 'CINCO'

/** Carried by nothing. */
const FREE: ReadonlySet<StandName> = new Set<StandName>(['swim', 'shore', 'flight', 'dish'])

/** Nothing around their things. */
const BARE: ReadonlySet<StandName> = new Set<StandName>(['swim', 'shore', 'flight'])
const IN_SEA: ReadonlySet<StandName> = new Set<StandName>(['swim', 'shore'])
/** Of its row, for things in one line. */
const LOW_BED = 0.7
const SOILS: ReadonlySet<StandName> = new Set<StandName>(['bed', 'plot'])

const isFreeOf = (look: SumPlace, name: string) => FREE.has(standOf(look, name))

/** The upper edge of the sea bed: all that is below has its feet on it. */
function bedOf(look: SumPlace, groups: readonly CountedGroup[], grounds: readonly number[]): number {
  const first = groups.findIndex(({ name }) => standOf(look, name) === 'shore')
  return first < 0 ? FIELD.y + FIELD.height - 4 : (grounds[first - 1] ?? FIELD.y - 2) + 6
}

/** Swimmers above those on the bed. */
const byDepth = (look: SumPlace, groups: readonly CountedGroup[]): CountedGroup[] => {
  const isDeep = ({ name }: CountedGroup) => standOf(look, name) === 'shore'
  return [...groups.filter((group) => !isDeep(group)), ...groups.filter(isDeep)]
}

/** White card of a number or of its name, and the size of its letters. */
function cardOf(level: Level) {
  if (level !== 'desafio') return { width: 19, height: 15, size: 12 }
  return { width: 27, height: 13, size: fitTextSize(WIDEST, 'display', 12, 24) }
}

function placeOf(theme: string | undefined): SumPlace {
  const place = sumPlaceOf(theme)
  if (place.land.kind === 'sea') return joinedPlaceOf(theme)
  return place.stand === 'plate' ? countedPlaceOf(theme, true) : { ...place, land: { ...place.land, isBare: true } }
}

/** Two lines of a large group where lines help to count; at the hardest level, as large as its things can be. */
function groupIn(group: CountedGroup, level: Level, look: SumPlace, cell: Box, index: number, at: number): GroupPlace {
  const isMany = group.count > ONE_LINE
  const isFree = isMany && level === 'desafio'
  const longest = isMany && !isFree ? Math.ceil(group.count / 2) : group.count
  const stand = standOf(look, group.name)
  // One line leaves much of a bed empty.
  const height = SOILS.has(stand) && !isMany ? cell.height * LOW_BED : cell.height
  const width = IN_SEA.has(stand) ? ROOM : Math.min(ROOM, NARROWEST + (longest - 1) * EACH)
  return {
    ...group,
    ...{ look, index: index * 2, labelled: false, isScattered: true as const },
    ...(SOILS.has(stand) && { hasRidges: true as const }),
    ...(!isFree && { lines: isMany ? 2 : 1 }),
    cell: { x: cell.x + at * (ROOM - width), y: cell.y + cell.height - height, width, height },
  }
}

/** Distance of the strokes of a ground without colour, their room to the places, and where the children's way begins, mm. */
const STROKES = { across: 15, down: 9.6, room: 4.5, end: 148 }

/** Blades of grass, or ripples of the water above the bed: a ground without colour would be bare paper. */
function groundStrokes(pen: Pen, land: Land, places: readonly GroupPlace[], dots: readonly Box[]): Drawing {
  const isSea = land.kind === 'sea'
  if (pen.colour || (land.kind !== 'meadow' && !isSea)) return []
  const taken: Box[] = [
    ...places.map(({ cell }) => ({ ...cell, width: cell.width + 12 })),
    ...dots.map((box) => ({ ...box, width: box.width + 9 })),
  ]
  const { across, down, room, end } = STROKES
  const foot = isSea ? Math.min(land.bed ?? FIELD.y, FIELD.y + FIELD.height) - 6 : FIELD.y + FIELD.height + 1
  const rows = Math.floor((foot - FIELD.y - 4) / down)
  const strokes = Array.from({ length: Math.max(rows, 0) * Math.ceil(end / across) }, (_, i) => {
    const row = Math.floor(i / Math.ceil(end / across))
    const x = FIELD.x + 2 + (i % Math.ceil(end / across)) * across + (row % 2) * 7
    const y = FIELD.y + 6 + row * down + ((i * 5) % 3)
    const isFree = taken.every(
      (box) =>
        x < box.x - room - 4 || x > box.x + box.width + room || y < box.y - room || y > box.y + box.height + room,
    )
    if (!isFree || x > end) return ''
    return isSea
      ? `M${x} ${y}q1.600 -1.400 3.200 0t3.200 0`
      : `M${x} ${y}l-1.400 -2.600M${x + 1} ${y}v-3.400M${x + 2} ${y}l1.400 -2.600`
  })
  return pen.line(strokes.join(''), 0.5)
}

/** Tufts and stones between the places of a meadow. */
const detailsOf = (pen: Pen, land: Land, places: readonly GroupPlace[], seed: number) =>
  places.slice(0, -1).map(({ cell: { x, y, width, height } }, i) => {
    const beside = x > FIELD.x + 30 ? FIELD.x + 8 : x + width + 11
    return detailAt(pen, land, i + seed, beside, y + height + 3)
  })

const unseen = (count: number): MatchItem => ({ name: String(count), draw: () => [] })

export function joinGroups(
  options: SheetOptions,
  dealt: readonly CountedGroup[],
  random: Random,
  seed: number,
): { readonly marks: PageMark[]; readonly facts: MatchFacts } {
  const { color, level, theme, title } = options
  const pen = new Pen(color)
  const look = placeOf(theme)
  const groups = byDepth(look, dealt)
  const rows = rowsOf(groups.length)
  const grounds = rows.map(({ y, height }) => y + height)
  const ats = random.fork('places')
  const places = groups.map((group, i) => groupIn(group, level, look, rows[i] ?? FIELD, i, ats.between(0, 1)))
  const sizes = sizesByOneLaw(places, LARGEST).map((size) => size * LOOSE)
  const land = look.land.kind === 'sea' ? { ...look.land, bed: bedOf(look, groups, grounds) } : look.land
  const { size, ...card } = cardOf(level)
  const cards = grounds.map((ground) => ({
    ...card,
    x: CHILD_AT - card.width / 2,
    y: ground + 1.5 - TOTAL_ABOVE[look.asker] - card.height / 2,
  }))
  const { marks: joins, facts } = drawMatching(
    random,
    groups.map(({ count }) => ({ left: unseen(count), right: unseen(count) })),
    {
      ...{ leftWidth: 0, rightWidth: 0, place: () => [] },
      spots: {
        left: places.map((place, i) => {
          const things = extentOf(place, sizes[i] ?? LARGEST)
          return BARE.has(standOf(look, place.name)) ? things : { ...place.cell, y: things.y, height: things.height }
        }),
        // Beside the hands, which hold the cards at their edges.
        right: cards.map((box) => ({ ...box, x: CHILD_AT - TO_DOT })),
      },
    },
  )
  const extents = places.map((place, i) => extentOf(place, sizes[i] ?? LARGEST))
  const drawPlace = (place: GroupPlace, i: number): PageMark[] => {
    const { x, width } = place.cell
    return [
      ...(isFreeOf(look, place.name) ? [] : marksOf(shadow(pen, land, x + width / 2, footOf(place), width / 2 - 3))),
      ...drawGroup(place, sizes[i] ?? LARGEST, false, color),
    ]
  }
  const drawCard = (box: Box, i: number): PageMark[] => {
    const foot = (grounds[i] ?? 0) + 1.5
    const count = facts.right[i] ?? ''
    return [
      ...marksOf([
        shadow(pen, land, CHILD_AT, foot, 15),
        asking(look.asker, pen, childFor(look.asker, seed * 3 + i), CHILD_AT, foot, look.accent),
      ]),
      slotAt(box, color),
      centredText(
        CHILD_AT,
        box.y + box.height / 2,
        level === 'desafio' ? (NAMES[Number(count)] ?? count) : count,
        size,
      ),
    ]
  }
  return {
    facts,
    marks: [
      ...marksOf([
        wholeLand(pen, land, grounds, titleWidth(title) > WIDE),
        look.scene === 'stall' ? [] : groundStrokes(pen, land, places, extents),
        look.scene === 'stall' ? stall(pen) : [],
        land.kind === 'meadow' && !look.scene ? detailsOf(pen, land, places, seed) : [],
      ]),
      ...taskTitle(pen, options),
      ...places.flatMap(drawPlace),
      ...cards.flatMap(drawCard),
      ...joins,
    ],
  }
}

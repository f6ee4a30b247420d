/**
 * Count and write how many: at first one by one along a row, then by fives, at last each kind of thing among all the
 * others of one place in a mess.
 */
import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import { DATE_THEMES } from '../../pictures/date-sets.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { cloth } from '../../studio/places/homes.ts'
import { FLOATING, ROLLING } from '../../studio/places/terraces.ts'
import { type CountedGroup, drawGroup, layGroups } from './counted-groups.ts'
import { aboveBoard, drawMess, messBoard } from './counted-mess.ts'
import { backdrop, FIELD, type Place, placeOf, rowsOf, slotAt, strewnIn } from './counted-rows.ts'
import { COUNTER_THEMES } from './counters.ts'
import { dealNames } from './gatherings.ts'

interface Count {
  readonly picture: string
  readonly count: number
}

const LEVELS: Readonly<Record<Level, { rows: number; min: number; max: number }>> = {
  facil: { rows: 5, min: 1, max: 5 },
  /** By fives, so that six is seen as five and one. */
  medio: { rows: 4, min: 5, max: 10 },
  /** All kinds in one mess, so that the child has to keep track. */
  desafio: { rows: 5, min: 8, max: 15 },
}

/** The box of a row, and between it and the things, mm. */
const [ANSWER_SIDE, ANSWER_GAP] = [22, 6]
/** From the sides of a cloth to the things on it, mm. */
const HEM = 7

/** Grounds of the banks of a meadow, the first at its horizon. */
const BANKS = [58, 104, 156, 208, 252].map((ground): Box => ({ ...FIELD, y: ground - 4, height: 4 }))

/** Night for what is seen at night; the place of its theme for all else. */
function placeFor({ theme, level }: SheetOptions): Place {
  const place = theme === 'ceu' ? ({ terrain: 'night', bare: true } as const) : placeOf(theme, [])
  // All of a mess is one sky; the sea has its floor in the rows that need one.
  if (place.terrain === 'night' && level === 'desafio') return { ...place, alone: true }
  return place.terrain === 'sea' ? { ...place, bare: true } : place
}

/** Rows, each a group on its ground and a box for its number. */
function drawRowsOf(options: SheetOptions, groups: readonly CountedGroup[], random: Random, seed: number): PageMark[] {
  const pen = new Pen(options.color)
  const place = placeFor(options)
  const cells = rowsOf(groups.length)
  const rows = groups.map((group, i) => {
    const cell = cells[i] ?? FIELD
    return { group, cell, row: { ...cell, width: cell.width - ANSWER_SIDE - ANSWER_GAP }, index: i + seed }
  })
  const laid = layGroups(rows, options.level === 'medio', random)
  const highest = laid.map(({ feet }) => Math.min(...feet.map(([, y]) => y)))
  return [
    ...backdrop(options, place, cells, highest, seed),
    ...rows.flatMap(({ group, cell, row }, i): PageMark[] => {
      const one = laid[i]
      const slot = {
        x: row.x + row.width + ANSWER_GAP,
        y: cell.y + (cell.height - ANSWER_SIDE) / 2,
        width: ANSWER_SIDE,
        height: ANSWER_SIDE,
      }
      return [
        ...(one ? drawGroup(pen, place.terrain, row, group, one) : []),
        slotAt(slot, options.color),
        writtenAnswer(slot.x + ANSWER_SIDE / 2, slot.y + ANSWER_SIDE / 2, String(group.count), ANSWER_SIDE * 0.46),
      ]
    }),
  ]
}

/** One place with all things in it. */
function drawMessOf(options: SheetOptions, groups: readonly CountedGroup[], random: Random, seed: number): PageMark[] {
  const pen = new Pen(options.color)
  const place = strewnIn(placeFor(options))
  const field = aboveBoard(FIELD)
  const onCloth = place.terrain === 'floor'
  // Banks of a meadow behind the things; a floor, a sky are one.
  const steps = ROLLING.has(place.terrain) ? BANKS : [FIELD]
  const inset = onCloth ? HEM : FLOATING.has(place.terrain) ? 0 : 1
  const inner = {
    x: field.x + inset,
    y: field.y + inset + 1,
    width: field.width - 2 * inset,
    height: field.height - inset - 2,
  }
  return [
    ...backdrop(
      options,
      place,
      steps,
      steps.map(({ y, height }) => y + height),
      seed,
    ),
    ...(onCloth
      ? marksOf(
          cloth(
            pen,
            { home: { ...field, y: field.y - 1 }, row: { ...field, height: field.height - 1 } },
            'white',
            'yellowPale',
          ),
        )
      : []),
    ...drawMess(pen, place.terrain, inner, groups, random),
    ...messBoard(FIELD, groups, options.color),
  ]
}

const nameOf = ({ name, count }: CountedGroup) => `${count} ${name}`

/** A thing that comes back on another page comes with another number, as long as there are some. */
function dealGroups(options: SheetOptions): CountedGroup[][] {
  const { rows, min, max } = withAmount(options, LEVELS[options.level])
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const before = new Set<string>()
  return dealNames(options, rows).map((names, index) => {
    const [counts = []] = dealPages(
      { ...options, pages: 1 },
      { items: numbers, perPage: rows, label: `counts ${index}` },
    )
    const turns = counts.map((_, turn) =>
      names.map((name, i) => ({ name, count: counts[(i + turn) % counts.length] ?? min })),
    )
    const again = (turn: readonly CountedGroup[]) => turn.filter((one) => before.has(nameOf(one))).length
    const [chosen = []] = [...turns].sort((one, other) => again(one) - again(other))
    for (const one of chosen) before.add(nameOf(one))
    return chosen
  })
}

export const contarEEscrever: SheetKind<PagesFacts<readonly Count[]>> = {
  id: 'contar-e-escrever',
  category: 'matematica',
  themes: [...COUNTER_THEMES, ...DATE_THEMES],
  draw: (options) => {
    const asked = dealGroups(options)
    const drawn = options.level === 'desafio' ? drawMessOf : drawRowsOf
    return composeSheet(options, 'count', (random, index, sheet) => {
      const groups = asked[index] ?? []
      return {
        marks: drawn(options, groups, random, sheet.fork('people').integer(0, 99) + index),
        whole: true,
        facts: groups.map(({ name, count }) => ({ picture: name, count })),
        pictures: groups.map(({ name }) => name),
        items: groups.map(nameOf),
      }
    })
  },
}

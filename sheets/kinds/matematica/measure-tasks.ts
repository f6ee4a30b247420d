/** Tasks about kilogram and litre: pairs to compare, units to choose, scales to read. */
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import type { RowsPlace } from '../../studio/places/weighing-rows.ts'
import { type LoadName, READ, type ReadItem } from './measured-loads.ts'
import { PHOTOGRAPHED, type Photographed } from './measured-photos.ts'
import { COMPARED, type Thing } from './measured-things.ts'

export const MASS = 'massa'
export const CAPACITY = 'capacidade'

export interface MoreTask {
  readonly ask: 'more'
  readonly place: RowsPlace
  readonly left: Thing
  readonly right: Thing
  readonly answer: 'left' | 'right'
}
export interface UnitTask {
  readonly ask: 'unit'
  readonly thing: Photographed
  readonly number: number
  readonly units: readonly string[]
  readonly answer: string
}
export interface ReadTask {
  readonly ask: 'read'
  readonly thing: LoadName
  readonly amount: number
  readonly missing: number
}
export type MeasureTask = MoreTask | UnitTask | ReadTask

/** One of two weighs or holds at least so many times what the other does. */
const CLEAR_RATIO = 4
const PAIRS = 4
/** On a page so many pairs in which the longer one is the lighter one, or holds less. */
const SURPRISES = 2
/** The longer of two is clearly longer. */
const CLEARLY_LONGER = 1.15

type Pair = readonly [more: Thing, less: Thing]

const isSurprise = ([more, less]: Pair) => more.cm < less.cm

function pairsOf(things: readonly Thing[]): Pair[] {
  return things.flatMap((more) =>
    things.flatMap((less): Pair[] => {
      const ratio = more.cm / less.cm
      const isClear = more.amount >= CLEAR_RATIO * less.amount && Math.max(ratio, 1 / ratio) >= CLEARLY_LONGER
      return isClear ? [[more, less]] : []
    }),
  )
}

/** Pages of pairs of one place: no thing twice on a page, and as many surprises on each. */
const dealPairs = (options: SheetOptions, things: readonly Thing[]): Pair[][] =>
  dealPages(options, {
    items: pairsOf(things),
    perPage: PAIRS,
    nameOf: ([more, less]) => `${more.id} ${less.id}`,
    accept: (page, pair) =>
      page.every((other) => other.every((one) => !pair.includes(one))) &&
      page.filter((one) => isSurprise(one) === isSurprise(pair)).length <
        (isSurprise(pair) ? SURPRISES : PAIRS - SURPRISES),
  })

/** The two on sides of the scales, or of the counter. */
function onSides([more, less]: Pair, place: RowsPlace, random: Random): MoreTask {
  const answer = random.chance(0.5) ? 'left' : 'right'
  const [left, right] = answer === 'left' ? [more, less] : [less, more]
  return { ask: 'more', place, left, right, answer }
}

/** Pages of a sheet go round the places. */
function morePages(options: SheetOptions, theme: string): MoreTask[][] {
  const places = COMPARED[theme] ?? []
  const random = createRandom(options.seed).fork('sides')
  const first = random.integer(0, places.length - 1)
  const pages = Math.ceil(options.pages / places.length)
  const deals = places.map(({ place, things }) =>
    dealPairs({ ...options, pages }, things).map((pairs) => ({ place, pairs })),
  )
  return Array.from({ length: options.pages }, (_, i) => {
    const page = deals[(first + i) % places.length]?.[Math.floor(i / places.length)]
    return page ? page.pairs.map((pair) => onSides(pair, page.place, random)) : []
  })
}

const UNITS: Readonly<Record<string, readonly (readonly [unit: string, size: number])[]>> = {
  [MASS]: [
    ['g', 1],
    ['kg', 1000],
    ['t', 1e6],
  ],
  [CAPACITY]: [
    ['mL', 1],
    ['L', 1000],
  ],
}
const CHOICES = 6

function unitPages(options: SheetOptions, theme: string): UnitTask[][] {
  const units = UNITS[theme] ?? []
  const asked = (PHOTOGRAPHED[theme] ?? []).map((thing): UnitTask => {
    const [unit, size] = units.findLast(([, least]) => thing.amount >= least) ?? ['', 1]
    return { ask: 'unit', thing, number: thing.amount / size, units: units.map(([name]) => name), answer: unit }
  })
  const most = Math.ceil(CHOICES / units.length) + 1
  return dealPages(options, {
    items: asked,
    perPage: CHOICES,
    mostShared: SMALL_DECK,
    nameOf: ({ thing }) => thing.id,
    // The title names every unit, so every page asks for each of them.
    accept: (page, task) => {
      const answers = [...page, task].map(({ answer }) => answer)
      const missing = units.length - new Set(answers).size
      return missing <= CHOICES - answers.length && answers.filter((it) => it === task.answer).length <= most
    },
  })
}

/** Place of a thing in the order of a page, from the lightest or smallest. */
export const orderOf = (task: UnitTask, page: readonly UnitTask[]) =>
  page.filter(({ thing }) => thing.amount < task.thing.amount).length + 1

const READINGS = 4

function readPages(options: SheetOptions, theme: string): ReadTask[][] {
  return dealPages<ReadItem>(options, {
    items: READ[theme] ?? [],
    perPage: READINGS,
    nameOf: ({ thing, amount }) => `${thing} ${amount}`,
    accept: (page, one) => page.every(({ thing, amount }) => amount !== one.amount && thing !== one.thing),
  }).map((page) => page.map(({ thing, amount }) => ({ ask: 'read', thing, amount, missing: 1000 - amount })))
}

export const nameOf = (task: MeasureTask): string => {
  if (task.ask === 'more') return `${task.left.id} ou ${task.right.id}`
  return task.ask === 'unit' ? task.thing.id : `${task.thing} ${task.amount}`
}

export function tasksOf(options: SheetOptions, theme: string, random: Random): MeasureTask[][] {
  if (options.level === 'facil') return morePages(options, theme)
  // One unit after the other would give the answer away.
  if (options.level === 'medio') return unitPages(options, theme).map((page) => random.shuffle(page))
  return readPages(options, theme)
}

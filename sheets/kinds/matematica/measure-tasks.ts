/** Tasks about kilogram and litre: pairs to compare, units to choose, scales to read. */
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { lengthOf, THINGS, type Thing, WEIGHED } from './measured-things.ts'

export const MASS = 'massa'
export const CAPACITY = 'capacidade'

export type MeasureTask =
  | { readonly ask: 'more'; readonly left: Thing; readonly right: Thing; readonly answer: 'left' | 'right' }
  | {
      readonly ask: 'unit'
      readonly thing: Thing
      readonly number: number
      readonly units: readonly string[]
      readonly answer: string
    }
  | { readonly ask: 'read'; readonly thing: string; readonly amount: number; readonly missing: number }

/** One of two weighs at least so many times what the other weighs. */
const CLEAR_RATIO = 4
/** One of two is at most so many times as long as the other: both are drawn to one scale. */
const MOST_LONGER = 4.5
export const PAIRS = 4

/** The eye agrees with the answer: the vessel that holds more is the longer one. */
const isFair = (one: Thing, other: Thing, theme: string) => {
  const [more, less] = one.amount > other.amount ? [one, other] : [other, one]
  const ratio = lengthOf(more) / lengthOf(less)
  return (
    more.amount >= CLEAR_RATIO * less.amount &&
    Math.max(ratio, 1 / ratio) <= MOST_LONGER &&
    (theme === MASS || ratio > 1)
  )
}

function morePages(options: SheetOptions, things: readonly Thing[], theme: string): MeasureTask[][] {
  const pairs = things.flatMap((one, i) =>
    things
      .slice(i + 1)
      .filter((other) => isFair(one, other, theme))
      .map((other) => [one, other] as const),
  )
  const random = createRandom(options.seed).fork('sides')
  const pages = dealPages(options, {
    items: pairs,
    perPage: PAIRS,
    nameOf: ([one, other]) => `${one.id} ${other.id}`,
    accept: (page, pair) => page.every((other) => other.every((thing) => !pair.includes(thing))),
  })
  return pages.map((page) =>
    page.map((pair): MeasureTask => {
      const [left = pair[0], right = pair[1]] = random.shuffle(pair)
      return { ask: 'more', left, right, answer: left.amount > right.amount ? 'left' : 'right' }
    }),
  )
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

function unitPages(options: SheetOptions, things: readonly Thing[], theme: string): MeasureTask[][] {
  const units = UNITS[theme] ?? []
  const asked = things.map((thing) => {
    const [unit, size] = units.findLast(([, least]) => thing.amount >= least) ?? ['', 1]
    return {
      ask: 'unit' as const,
      thing,
      number: thing.amount / size,
      units: units.map(([name]) => name),
      answer: unit,
    }
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

const READINGS = 4
/** Between two marks of a scale, g or mL. */
export const STEP = 50

function readPages(options: SheetOptions, theme: string): MeasureTask[][] {
  const things =
    theme === MASS
      ? WEIGHED
      : ([
          ['juice', 100, 950],
          ['glass', 100, 950],
          ['jar', 100, 950],
          ['teapot', 100, 950],
        ] as const)
  const every = things.flatMap(([thing, least, most]) =>
    Array.from({ length: (most - least) / STEP + 1 }, (_, i): MeasureTask => {
      const amount = least + i * STEP
      return { ask: 'read', thing, amount, missing: 1000 - amount }
    }),
  )
  return dealPages(options, {
    items: every,
    perPage: READINGS,
    nameOf: (task) => (task.ask === 'read' ? `${theme === MASS ? task.thing : ''} ${task.amount}` : ''),
    accept: (page, task) =>
      page.every(
        (other) =>
          other.ask !== 'read' || task.ask !== 'read' || (other.amount !== task.amount && other.thing !== task.thing),
      ),
  })
}

export const nameOf = (task: MeasureTask, theme: string): string => {
  if (task.ask === 'more') return `${task.left.id} ou ${task.right.id}`
  return task.ask === 'unit' ? task.thing.id : `${theme === MASS ? task.thing : ''} ${task.amount}`
}

export function tasksOf(options: SheetOptions, theme: string, random: Random): MeasureTask[][] {
  const things = THINGS[theme] ?? []
  if (options.level === 'facil') return morePages(options, things, theme)
  // One unit after the other would give the answer away.
  if (options.level === 'medio') return unitPages(options, things, theme).map((page) => random.shuffle(page))
  return readPages(options, theme)
}

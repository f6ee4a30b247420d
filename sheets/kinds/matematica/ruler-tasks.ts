/** Lengths of things on a ruler: from zero in whole centimetres, in millimetres, or off zero. */
import { amountOf } from '../../page/amount.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'
import type { RulerPlace } from '../../studio/places/ruler-table.ts'
import { LYING, type Lying } from '../../studio/shapes/lying-things.ts'

export interface RulerTask {
  /** Start and end of the thing on the ruler, mm. */
  readonly from: number
  readonly to: number
  /** With its article: `O lápis`. */
  readonly thing: string
}

export interface RulerPage {
  readonly place: RulerPlace
  readonly tasks: readonly RulerTask[]
}

const ROWS = 4
const PLACES = Object.keys(LYING) as RulerPlace[]
/** Lengths of each level in mm, within which a thing has its own. */
const [SHORTEST, LONGEST] = [25, 145]
const LONGEST_OFF_ZERO = 110

/** Null where the thing would not fit on the ruler. */
function choose(level: Level, random: Random, { least, most }: Lying): { from: number; to: number } | null {
  if (level === 'facil')
    return { from: 0, to: 10 * random.integer(Math.ceil(Math.max(30, least) / 10), Math.floor(most / 10)) }
  if (level === 'medio') {
    const to = random.integer(Math.max(SHORTEST, least), most)
    return { from: 0, to: to % 10 === 0 ? (to + 5 > most ? to - 5 : to + 5) : to }
  }
  const from = random.integer(1, 6) * 10 + random.integer(0, 1) * 5
  const end = Math.min(most, LONGEST_OFF_ZERO, LONGEST - from)
  const start = Math.max(SHORTEST, least)
  return start > end ? null : { from, to: from + random.integer(start, end) }
}

const ATTEMPTS = 200

/** A place on the ruler with a length that none of these has; null where there is none. */
function chooseOther(level: Level, random: Random, thing: Lying, taken: ReadonlySet<number>) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const span = choose(level, random, thing)
    if (span && !taken.has(span.to - span.from)) return span
  }
  return null
}

/** Tasks of every page: no two of a page have the same length, nor two of a sheet while there are others. */
export function rulerPages(options: SheetOptions): RulerPage[] {
  const { level, pages, seed } = options
  const random = createRandom(seed).fork('lengths')
  const ofSheet = new Set<number>()
  const first = random.fork('place').integer(0, PLACES.length - 1)
  return Array.from({ length: pages }, (_, page) => {
    const source = random.fork(page)
    const place = PLACES[(first + page) % PLACES.length] ?? 'estudo'
    const tasks: RulerTask[] = []
    const ofPage = new Set<number>()
    for (const thing of source.shuffle<Lying>(LYING[place])) {
      if (tasks.length >= amountOf(options, ROWS)) break
      const span = chooseOther(level, source, thing, ofSheet) ?? chooseOther(level, source, thing, ofPage)
      if (!span) continue
      for (const lengths of [ofSheet, ofPage]) lengths.add(span.to - span.from)
      tasks.push({ ...span, thing: thing.the })
    }
    return { place, tasks }
  })
}

export function lyingOf(place: RulerPlace, the: string): Lying {
  const found = LYING[place].find((one) => one.the === the)
  if (!found) throw new RangeError(`no ${the} in ${place}`)
  return found
}

/** `7`, or `7,4` where millimetres count. */
export function centimetres(mm: number): string {
  return mm % 10 === 0 ? String(mm / 10) : `${Math.floor(mm / 10)},${mm % 10}`
}

const byLength = (tasks: readonly RulerTask[]) => [...tasks].sort((a, b) => a.to - a.from - (b.to - b.from))

/** The longest thing; its lead over the shortest; all of them in a row, mm. */
export function comparisonOf(tasks: readonly RulerTask[]) {
  const sorted = byLength(tasks)
  const [shortest, longest] = [sorted[0], sorted.at(-1)]
  const length = (task: RulerTask | undefined) => (task ? task.to - task.from : 0)
  return {
    longest: longest?.thing ?? '',
    lead: length(longest) - length(shortest),
    row: tasks.reduce((sum, task) => sum + length(task), 0),
  }
}

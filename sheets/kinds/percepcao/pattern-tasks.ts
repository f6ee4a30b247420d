/** Rows that follow a rule: one goes on, one has a wrong item, one has a gap, and one is invented. */
import { amountOf } from '../../page/amount.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'
import type { RowItem } from './row-items.ts'

/** The task of a row: the child rings the next item, crosses out a wrong one, fills a gap, or makes a row. */
type PatternAction = 'next' | 'error' | 'gap' | 'invent'

export interface PatternTask {
  readonly action: PatternAction
  /** The whole line as the rule wants it; of an invented row, an example. */
  readonly items: readonly string[]
  /** Index of the hidden or wrong item; -1 in an invented row. */
  readonly hidden: number
  /** The item that is there instead. */
  readonly wrong?: string
  readonly pattern: string
  /** Length of what repeats; 0 for a pattern that grows or shrinks. */
  readonly period: number
  readonly choices: readonly string[]
}

/** The child's own row. */
const INVENTED = 'ABC?'

/** Patterns by level, one for each row; each letter becomes one picture. Pages of a sheet take turns. */
const PATTERNS: Readonly<Record<Level, readonly (readonly string[])[]>> = {
  facil: [['AB', 'ABB', 'AB']],
  medio: [['ABC', 'ABB', 'AAB']],
  desafio: [
    ['ABAC', 'AB+', INVENTED],
    ['ABBC', 'A-B', INVENTED],
    ['ABCC', 'A+B+', INVENTED],
    ['ABCB', 'AB-', INVENTED],
    ['AABC', 'A+B', INVENTED],
  ],
}

/** Patterns that grow or shrink, and what may be hidden: with the other item there the row would have no rule. */
const GROWING: Readonly<Record<string, { readonly items: string; readonly hidden: readonly number[] }>> = {
  'AB+': { items: 'ABABBABBB', hidden: [3, 7] },
  'A+B': { items: 'ABAABAAAB', hidden: [3, 6] },
  'A+B+': { items: 'ABAABBAAA', hidden: [3, 4, 7] },
  'A-B': { items: 'AAABAABAB', hidden: [4, 5] },
  'AB-': { items: 'ABBBABBAB', hidden: [5, 6] },
}

/** Items in a line with what is hidden: two whole patterns and more; an error is one among three. */
const LENGTH: Readonly<Record<PatternAction, (pattern: string) => number>> = {
  next: (pattern) => (pattern.length > 2 ? 7 : 6),
  error: () => 9,
  gap: () => 9,
  invent: () => 7,
}
const CHOICES = 3

export const patternsOf = (options: SheetOptions, index: number): string[] => {
  const sets = PATTERNS[options.level]
  const patterns = sets[index % sets.length] ?? []
  return patterns.slice(0, amountOf(options, patterns.length))
}
export const lettersOf = (pattern: string) => [...new Set(pattern.replaceAll(/[+?-]/g, ''))]

const ACTIONS = { facil: 'next', medio: 'error', desafio: 'gap' } as const
const actionOf = (pattern: string, level: Level): PatternAction => (pattern === INVENTED ? 'invent' : ACTIONS[level])

/** Shorter lines than this would make any row a repetition. */
const LEAST_TIMES = 2

const repeatsBy = (items: readonly string[], period: number) =>
  items.every((item, i) => i < period || item === items[i - period])

/** Changes of one item that give the row a rule, as `index item`. */
export function repairsOf(items: readonly string[]): string[] {
  const periods = Array.from({ length: Math.floor(items.length / LEAST_TIMES) }, (_, i) => i + 1)
  return items.flatMap((item, i) =>
    [...new Set(items)]
      .filter((other) => other !== item)
      .filter((other) => periods.some((period) => repeatsBy(items.with(i, other), period)))
      .map((other) => `${i} ${other}`),
  )
}

/** A wrong item that only one change mends: no first one, which gives the beat. */
function errorIn(random: Random, items: readonly string[]): { readonly at: number; readonly wrong: string } {
  const all = items.flatMap((item, at) =>
    [...new Set(items)].filter((wrong) => at > 0 && wrong !== item).map((wrong) => ({ at, wrong })),
  )
  return random.pick(all.filter(({ at, wrong }) => repairsOf(items.with(at, wrong)).length === 1))
}

/**
 * The line and its hidden, wrong or missing item.
 * @param names one for each letter of the pattern
 * @param others further choices beside those of the line
 */
function makePattern(
  random: Random,
  pattern: string,
  names: readonly string[],
  others: readonly string[],
  level: Level,
): PatternTask {
  const action = actionOf(pattern, level)
  if (action === 'invent') {
    const [a = '', b = '', c = ''] = names
    const items = [a, b, c, a, b, c, a]
    return { action, items, hidden: -1, pattern: 'ABC', period: 3, choices: [a, b, c] }
  }
  const nameOf = new Map(lettersOf(pattern).map((letter, i) => [letter, names[i] ?? '']))
  const growing = GROWING[pattern]
  // Rows of one length would all go on with the same letter.
  const length = LENGTH[action](pattern) + (action === 'next' && random.chance(0.5) ? 1 : 0)
  const letters = growing?.items ?? pattern.repeat(length).slice(0, length)
  const items = [...letters].map((letter) => nameOf.get(letter) ?? '')
  const error = action === 'error' ? errorIn(random, items) : null
  const inside = () => (growing ? random.pick(growing.hidden) : random.integer(pattern.length, items.length - 2))
  const hidden = error ? error.at : action === 'gap' ? inside() : items.length - 1
  const answer = items[hidden] ?? ''
  const wrong = [...new Set([...items, ...random.shuffle(others)])].filter((name) => name !== answer)
  const choices = random.shuffle([answer, ...wrong.slice(0, CHOICES - 1)])
  const period = growing ? 0 : pattern.length
  return { action, items, hidden, pattern, period, choices, ...(error && { wrong: error.wrong }) }
}

/**
 * The rows of a page: what the title names makes the first pattern that has as many letters, the other items of the
 * page the others. An invented row is the last one.
 */
export function makeRows(
  random: Random,
  dealt: readonly RowItem[],
  pinned: readonly RowItem[],
  options: SheetOptions,
  index: number,
): PatternTask[] {
  const { level } = options
  const patterns = patternsOf(options, index)
  const first = Math.max(
    0,
    patterns.findIndex((pattern) => lettersOf(pattern).length === pinned.length),
  )
  const ordered = [...patterns.splice(first, 1), ...patterns]
  const ids = [...pinned, ...dealt.filter((item) => !pinned.includes(item))].map(({ id }) => id)
  let next = 0
  const rows = ordered.map((pattern) => {
    const names = ids.slice(next, next + lettersOf(pattern).length)
    next += names.length
    const others = ids.filter((id) => !names.includes(id))
    return makePattern(random, pattern, names, others, level)
  })
  const isLast = ({ action }: PatternTask) => action === 'invent'
  return [...random.shuffle(rows.filter((row) => !isLast(row))), ...rows.filter(isLast)]
}

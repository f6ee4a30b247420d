/** Tasks that lead through a board of signs: counting on in order, or collecting a group. */
import type { Random } from '../../page/random.ts'
import type { Level } from '../../scene/scene.ts'

const TABLES = [2, 3, 4, 5, 6, 7, 8, 9] as const
const STEPS = [2, 3, 5, 10] as const

export const SIGN_THEMES: readonly string[] = [
  'numeros',
  'alfabeto',
  ...STEPS.map((step) => `de-${step}`),
  'pares',
  'impares',
  'vogais',
  ...TABLES.map((table) => `tabuada-${table}`),
]

/** The signs are counted on from cell to cell. */
export interface InOrder {
  readonly order: 'in order'
  readonly signs: readonly string[]
  /** A sign between or beside those of the row. */
  readonly stray: (random: Random) => string
  /** «de 5 até 100», for the instruction. */
  readonly stretch: string
}

/** Whatever belongs together, in any order. */
export interface Together {
  readonly order: 'together'
  readonly belonging: (random: Random) => string
  readonly stray: (random: Random) => string
  /** All that belongs, to look up on the easiest level. */
  readonly help?: string
}

export type SignTask = InOrder | Together

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const VOWELS = [...'AEIOU']
/** Without those that may sound as a vowel. */
const CONSONANTS = [...'BCDFGHJKLMNPQRSTVXZ']
/** Small letters that beginners take for vowels. */
const LIKE_VOWELS = [...'bcdgqpvnlmrs']

/** Number of cells that the row of signs fills, and the greatest number among even and odd ones. */
const SIZES: Readonly<Record<Level, { readonly count: number; readonly step: number; readonly most: number }>> = {
  facil: { count: 12, step: 10, most: 10 },
  medio: { count: 30, step: 20, most: 100 },
  desafio: { count: 40, step: 30, most: 999 },
}

/** On the hardest level the row runs backwards. */
function row(names: readonly string[], level: Level, stray: (random: Random) => string): InOrder {
  const signs = level === 'desafio' ? names.toReversed() : names
  return { order: 'in order', signs, stray, stretch: `de ${signs[0]} até ${signs.at(-1)}` }
}

const upTo = (count: number, step = 1) => Array.from({ length: count }, (_, i) => String((i + 1) * step))

function letterRow(level: Level): InOrder {
  const letters = level === 'facil' ? LETTERS.slice(0, SIZES.facil.count) : LETTERS
  return row(letters, level, (random) => random.pick(letters))
}

function parity(level: Level, odd: 0 | 1): Together {
  const { most } = SIZES[level]
  const number = (random: Random, rest: 0 | 1) =>
    String(random.integer(rest === 0 ? 1 : 0, Math.floor((most - rest) / 2)) * 2 + rest)
  return {
    order: 'together',
    belonging: (random) => number(random, odd),
    stray: (random) => number(random, odd === 0 ? 1 : 0),
  }
}

function vowels(level: Level): Together {
  const small = (random: Random) => level === 'desafio' || (level === 'medio' && random.chance(0.5))
  const cased = (letter: string, random: Random) => (small(random) ? letter.toLowerCase() : letter)
  return {
    order: 'together',
    belonging: (random) => cased(random.pick(VOWELS), random),
    stray: (random) => (level === 'desafio' ? random.pick(LIKE_VOWELS) : cased(random.pick(CONSONANTS), random)),
    ...(level === 'facil' && { help: 'Vogais: A, E, I, O, U' }),
  }
}

/** On the hardest level wrong signs are right beside the right ones. */
function timesTable(level: Level, table: number): Together {
  const most = table * 10
  const stray = (random: Random): string => {
    const number = level === 'desafio' ? table * random.integer(1, 10) + random.pick([-1, 1]) : random.integer(1, most)
    // One beside a product belongs to no product, but 1 and 3 beside 2 do not either.
    return number % table === 0 || number < 1 ? String(table * random.integer(1, 9) + 1) : String(number)
  }
  return {
    order: 'together',
    belonging: (random) => String(table * random.integer(1, 10)),
    stray,
    ...(level === 'facil' && { help: `Tabuada do ${table}: ${upTo(10, table).join(', ')}` }),
  }
}

/** The task of a theme. Throws RangeError for an unknown one. */
export function signTask(theme: string, level: Level): SignTask {
  const { count, step } = SIZES[level]
  if (theme === 'alfabeto') return letterRow(level)
  if (theme === 'numeros') return row(upTo(count), level, (random) => String(random.integer(1, count)))
  if (theme === 'pares') return parity(level, 0)
  if (theme === 'impares') return parity(level, 1)
  if (theme === 'vogais') return vowels(level)
  const [, name, digits] = /^(de|tabuada)-(\d+)$/.exec(theme) ?? []
  const number = Number(digits)
  if (name === 'tabuada') return timesTable(level, number)
  if (name === 'de') return row(upTo(step, number), level, (random) => String(random.integer(1, step * number)))
  throw new RangeError(`no task named ${theme}`)
}

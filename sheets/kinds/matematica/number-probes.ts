/** Numbers of an assessment: a collection, a dictation, an order, a composition. Forms of a level ask the same of other numbers. */
import type { Random } from '../../page/random.ts'
import type { Level } from '../../scene/scene.ts'
import type { ProblemPlace } from '../../studio/places/problem-places.ts'

/** Things of the highest level come in boxes of a thousand, a hundred and ten, and alone. */
export type Packed = readonly [thousands: number, hundreds: number, tens: number, units: number]

export interface NumberForm {
  /** Name of what is counted, and how many there are. */
  readonly thing: string
  readonly total: number
  readonly packed: Packed | null
  readonly dictated: readonly number[]
  /** A number of the dictation as a child writes it who writes what is heard, piece by piece. */
  readonly asHeard: readonly [heard: string, meant: string]
  /** Not in order. */
  readonly mixed: readonly number[]
  /** Blocks that show a number; none on the highest level. */
  readonly shown: number | null
  /** Sums with gaps: numbers that are given, and null where the child writes. */
  readonly sums: readonly Sum[]
}

export interface Sum {
  readonly whole: number
  readonly parts: readonly number[]
  /** Gaps: parts by their place, or the whole. */
  readonly gaps: readonly (number | 'whole')[]
}

const THINGS: Readonly<Record<ProblemPlace, readonly string[]>> = {
  feira: ['laranja', 'maçã', 'tomate'],
  sitio: ['pintinho', 'galinha'],
  aniversario: ['brigadeiro', 'rosquinha', 'biscoito'],
  escola: ['bola', 'peteca'],
  praia: ['concha', 'estrela-do-mar', 'pedrinha'],
}

/** As it is written in Brazil: `12.500`. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.')

/** In another order than from the smallest. */
function mixed(random: Random, numbers: readonly number[]): number[] {
  const sorted = numbers.toSorted((a, b) => a - b)
  const found = random.shuffle(numbers)
  const isSorted = found.every((one, i) => one === sorted[i])
  return isSorted ? [...found.slice(1), found[0] ?? 0] : found
}

const digits = (random: Random, count: number) => random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], count)

function first(random: Random): Omit<NumberForm, 'thing'> {
  const [a = 2, b = 6] = random.sample([2, 3, 4, 5, 6], 2)
  const [c = 1, d = 3] = random.sample([1, 3, 4, 5], 2)
  const teen = random.integer(11, 15)
  const ten = random.pick([20, 30, 40, 50])
  const [tens, units] = [random.integer(1, 2), random.integer(3, 8)]
  const [more, less] = [random.integer(2, 8), random.integer(3, 7)]
  return {
    total: random.integer(13, 19),
    packed: null,
    dictated: [random.integer(6, 9), teen, ten, 10 * a + b, 10 * b + a],
    asHeard: [`${a}0${b}`, String(10 * a + b)],
    mixed: mixed(random, [random.integer(6, 9), 10 * c + d, 10 * d + c, 20, random.integer(16, 19)]),
    shown: 10 * tens + units,
    sums: [
      { whole: 10 + more, parts: [10, more], gaps: [1] },
      { whole: 10, parts: [less, 10 - less], gaps: [1] },
    ],
  }
}

function second(random: Random): Omit<NumberForm, 'thing'> {
  const [a = 4, b = 7, c = 2, d = 6] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 4)
  const [p = 2, q = 4, r = 5] = digits(random, 3).toSorted((x, y) => x - y)
  const unit = random.integer(2, 9)
  const [tens, units] = [random.integer(2, 6), random.integer(2, 8)]
  return {
    total: random.integer(27, 38),
    packed: null,
    dictated: [10 * a + b, 100 + unit, 100 * b + c, 100 * c + 10 * d, 1000 + 100 * a],
    asHeard: [`100${unit}`, String(100 + unit)],
    mixed: mixed(random, [90 + q, 100 * p + 10 * q + r, 100 * p + 10 * r + q, 100 * q + 10 * p + r, 100 * p + r]),
    shown: 100 + 10 * tens + units,
    sums: [
      { whole: 100 * d + a, parts: [100 * d, a], gaps: [1] },
      { whole: 100 * a + 10 * c + b, parts: [100 * a, 10 * c, b], gaps: [0, 1, 2] },
    ],
  }
}

function third(random: Random): Omit<NumberForm, 'thing'> {
  const [a = 3, b = 4, c = 7, d = 5, e = 8] = digits(random, 5)
  const [p = 2, q = 6] = digits(random, 2).toSorted((x, y) => x - y)
  const packed: Packed = [random.integer(1, 2), random.integer(2, 4), random.integer(2, 5), random.integer(2, 6)]
  const [thousands, hundreds, tens, units] = packed
  return {
    total: 1000 * thousands + 100 * hundreds + 10 * tens + units,
    packed,
    dictated: [
      1000 * a + 10 * b + c,
      10000 + 1000 * d + 500,
      10000 * b + e,
      100000 * c + 10000 * a,
      100000 + 10 * d + e,
    ],
    asHeard: [`${a}000${10 * b + c}`, grouped(1000 * a + 10 * b + c)],
    mixed: mixed(random, [
      ...[10000 + 100 * p + q, 10000 + 100 * q + p, 10000 + 1000 * p + q],
      ...[9990 + p, 100000 + 10 * p],
    ]),
    shown: null,
    sums: [
      { whole: 10000 * a + 100 * d + e, parts: [10000 * a, 100 * d, e], gaps: ['whole'] },
      { whole: 10000 * b + 1000 * c + 10 * d, parts: [10000 * b, 1000 * c, 10 * d], gaps: [1, 2] },
    ],
  }
}

const FORMS: Readonly<Record<Level, (random: Random) => Omit<NumberForm, 'thing'>>> = {
  facil: first,
  medio: second,
  desafio: third,
}

export function numberForm(level: Level, place: ProblemPlace, random: Random): NumberForm {
  return { thing: random.pick(THINGS[place]), ...FORMS[level](random) }
}

/** Equalities on a balance: pairs of the same sum, the same or another change on both sides, an unknown mass. */
import type { Random } from '../../page/random.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { numbersFrom } from './decimal-numbers.ts'
import { drawnPages } from './drawn-pages.ts'

export type Pair = readonly [number, number]

/** Three balances with two sacks on the left, six loose sacks: each balance takes the only pair that makes it level. */
export interface PairsTask {
  readonly left: readonly Pair[]
  readonly right: readonly Pair[]
  readonly loose: readonly number[]
}

export const sumOf = (masses: readonly number[]) => masses.reduce((sum, one) => sum + one, 0)

/** Pairs of the loose sacks with this sum. */
export const pairsWith = (loose: readonly number[], sum: number): Pair[] =>
  loose.flatMap((one, i) => loose.slice(i + 1).flatMap((other): Pair[] => (one + other === sum ? [[one, other]] : [])))

function splitOf(random: Random, sum: number): Pair {
  const first = random.integer(Math.ceil(sum * 0.25), Math.floor(sum * 0.72))
  return [first, sum - first]
}

function pairsOf(random: Random): PairsTask {
  const sums = random.sample(numbersFrom(16, 48, 1), 3).sort((a, b) => a - b)
  const left = sums.map((sum, i) => splitOf(random.fork(`left ${i}`), sum))
  const right = sums.map((sum, i) => splitOf(random.fork(`right ${i}`), sum))
  return { left, right, loose: random.shuffle(right.flat()) }
}

const isFairPairs = ({ left, right, loose }: PairsTask): boolean =>
  new Set([...left.flat(), ...loose]).size === 12 &&
  new Set(left.map(sumOf)).size === 3 &&
  right.every((pair) => pairsWith(loose, sumOf(pair)).length === 1)

export type Operation = '+' | '−' | '×' | '÷'

/** A level balance of `total` kilos a side, and what is done to each side. */
export interface ChangeTask {
  readonly left: readonly number[]
  readonly right: readonly number[]
  readonly operation: Operation
  /** Added, taken away, multiplied or divided by, on the left and on the right. */
  readonly by: Pair
}

export const after = (total: number, operation: Operation, by: number): number =>
  ({ '+': total + by, '−': total - by, '×': total * by, '÷': total / by })[operation]

const OPERATIONS: readonly Operation[] = ['+', '−', '×', '÷']

/** Masses for a small pair of scales, before and after the change. */
const TOTALS: Readonly<Record<Operation, (random: Random) => number>> = {
  '+': (random) => random.integer(16, 40),
  '−': (random) => random.integer(20, 45),
  '×': (random) => random.integer(12, 24),
  '÷': (random) => random.integer(2, 4) * 12,
}

function changeOf(random: Random, operation: Operation, isSame: boolean): ChangeTask {
  const total = TOTALS[operation](random)
  const numbers = operation === '×' || operation === '÷' ? [2, 3, 4] : numbersFrom(3, 11, 1)
  const [one = 2, other = 3] = random.sample(numbers, 2)
  const by: Pair = [one, isSame ? one : other]
  const split = splitOf(random.fork('split'), total)
  const [left, right] = random.chance(0.5) ? [[total], split] : [split, [total]]
  return { left, right, operation, by }
}

/** All four operations, two of them with another number on each side. */
function changesOf(random: Random): ChangeTask[] {
  const uneven = [random.pick(['+', '−'] as const), random.pick(['×', '÷'] as const)]
  return random
    .shuffle(OPERATIONS)
    .map((operation) => changeOf(random.fork(operation), operation, !uneven.some((one) => one === operation)))
}

const isFairChanges = (tasks: readonly ChangeTask[]): boolean =>
  new Set(tasks.map(({ left }) => sumOf(left))).size === tasks.length

type Riddle = 'juntos' | 'iguais' | 'tirado' | 'partido'

/** One unknown mass: `number` and `result` are the numbers of the sentence. */
export interface UnknownTask {
  readonly riddle: Riddle
  readonly unknown: number
  readonly number: number
  readonly result: number
}

const RIDDLES: readonly Riddle[] = ['juntos', 'iguais', 'tirado', 'partido']

function unknownOf(random: Random, riddle: Riddle): UnknownTask {
  const times = random.integer(3, 4)
  const part = random.integer(6, 19)
  const [whole, taken] = [random.integer(24, 58), random.integer(7, 19)]
  switch (riddle) {
    case 'juntos':
      return { riddle, unknown: whole - taken, number: taken, result: whole }
    case 'iguais':
      return { riddle, unknown: part, number: 3, result: part * 3 }
    case 'tirado':
      return { riddle, unknown: whole, number: taken, result: whole - taken }
    case 'partido':
      return { riddle, unknown: part * times, number: times, result: part }
  }
}

const unknownsOf = (random: Random): UnknownTask[] =>
  random.shuffle(RIDDLES).map((riddle) => unknownOf(random.fork(riddle), riddle))

/** The equality with a question mark for what is unknown. */
export const sentenceOf = ({ riddle, number, result }: UnknownTask): string =>
  ({
    juntos: `? + ${number} = ${result}`,
    iguais: `${number} × ? = ${result}`,
    tirado: `? − ${number} = ${result}`,
    partido: `? ÷ ${number} = ${result}`,
  })[riddle]

const isFairUnknowns = (tasks: readonly UnknownTask[]): boolean =>
  new Set(tasks.flatMap(({ unknown, result }) => [unknown, result])).size === tasks.length * 2

const pairNames = ({ left }: PairsTask) => left.map((pair) => `${sumOf(pair)}`)
const changeNames = (tasks: readonly ChangeTask[]) =>
  tasks.map(({ left, operation, by }) => `${sumOf(left)} ${operation} ${by.join(' ')}`)
const unknownNames = (tasks: readonly UnknownTask[]) =>
  tasks.flatMap((task) => [sentenceOf(task), `${task.riddle} = ${task.unknown}`])

export const dealPairs = (options: SheetOptions): PairsTask[] =>
  drawnPages(options, { label: 'balance', draw: pairsOf, fits: isFairPairs, namesOf: pairNames })
export const dealChanges = (options: SheetOptions): ChangeTask[][] =>
  drawnPages(options, { label: 'balance', draw: changesOf, fits: isFairChanges, namesOf: changeNames })
export const dealUnknowns = (options: SheetOptions): UnknownTask[][] =>
  drawnPages(options, { label: 'balance', draw: unknownsOf, fits: isFairUnknowns, namesOf: unknownNames })

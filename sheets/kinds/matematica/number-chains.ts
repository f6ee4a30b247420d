/** Numbers that go from machine to machine: each machine doubles, halves, triples or takes a third. */
import { amountOf } from '../../page/amount.ts'
import { dealPages } from '../../page/deck.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { centredText } from '../../scene/marks.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { factory, labels, type Machine } from '../../studio/places/factory.ts'

export type Rule = 'dobro' | 'metade' | 'triplo' | 'terço'

export interface Chain {
  readonly rules: readonly Rule[]
  /** One more than there are rules. */
  readonly numbers: readonly number[]
}

const MACHINES: Readonly<Record<Rule, Machine>> = {
  dobro: { word: 'dobro', parts: 2, cuts: false, fill: 'green' },
  metade: { word: 'metade', parts: 2, cuts: true, fill: 'orange' },
  triplo: { word: 'triplo', parts: 3, cuts: false, fill: 'blue' },
  terço: { word: 'terço', parts: 3, cuts: true, fill: 'purple' },
}
const APPLIED: Readonly<Record<Rule, (n: number) => number>> = {
  dobro: (n) => n * 2,
  metade: (n) => n / 2,
  triplo: (n) => n * 3,
  terço: (n) => n / 3,
}

type Busy = Exclude<Level, 'facil'>
const LENGTH: Readonly<Record<Busy, number>> = { medio: 2, desafio: 3 }
/** Least and largest number on a belt. */
const LEAST = 3
const LARGEST: Readonly<Record<Busy, number>> = { medio: 120, desafio: 300 }
const FLOORS = 4
/** The given number of each floor: from the last one it goes backwards. */
const GIVEN: Readonly<Record<Busy, readonly number[]>> = { medio: [0, 0, 2, 0], desafio: [0, 3, 1, 2] }

const sequences = (rules: readonly Rule[], length: number): Rule[][] =>
  length === 0 ? [[]] : sequences(rules, length - 1).flatMap((start) => rules.map((rule) => [...start, rule]))

function chainOf(rules: readonly Rule[], start: number): Chain {
  const numbers = [start]
  for (const rule of rules) numbers.push(APPLIED[rule](numbers.at(-1) ?? start))
  return { rules, numbers }
}

const nameOf = ({ rules, numbers }: Chain) => `${numbers[0]} ${rules.join(' ')}`
const startOf = ({ numbers }: Chain) => numbers[0]
const outOf = ({ numbers }: Chain) => numbers.slice(1)
const patternOf = ({ rules }: Chain) => rules.join()

function allChains(rules: readonly Rule[], level: Busy): Chain[] {
  const length = LENGTH[level]
  const kinds = sequences(rules, length).filter((one) => new Set(one).size >= Math.min(rules.length, length - 1))
  const starts = Array.from({ length: LARGEST[level] - LEAST + 1 }, (_, i) => LEAST + i)
  return kinds
    .flatMap((kind) => starts.map((start) => chainOf(kind, start)))
    .filter(({ numbers }) => numbers.every((n) => Number.isInteger(n) && n >= LEAST && n <= LARGEST[level]))
    .filter((one) => new Set(outOf(one)).size === length)
}

/** The belts of each page: no number comes out twice, and machines come in as many orders as there are. */
export function dealChains(options: SheetOptions, rules: readonly Rule[], level: Busy): Chain[][] {
  const items = allChains(rules, level)
  const orders = new Set(items.map(patternOf)).size
  const most = Math.ceil(FLOORS / orders)
  const accept = (page: readonly Chain[], one: Chain) => {
    const before = page.flatMap(outOf)
    return (
      outOf(one).every((n) => !before.includes(n)) &&
      page.filter((other) => patternOf(other) === patternOf(one)).length < most
    )
  }
  // No page begins a belt with the number of another page.
  return dealPages(options, { items, perPage: amountOf(options, FLOORS), nameOf: startOf, accept, mostShared: 0 })
}

export const stepsOf = ({ rules, numbers }: Chain) =>
  rules.map((rule, i) => ({ rule, number: numbers[i] ?? 0, answer: numbers[i + 1] ?? 0 }))

export function drawChains(options: SheetOptions, chains: readonly Chain[], level: Busy, turn: number): PageMark[] {
  const pen = new Pen(options.color)
  const workers = castOfPage(STANDING, turn)
  const givenOf = (floor: number) => GIVEN[level][(floor + turn) % FLOORS] ?? 0
  const floors = chains.map(({ rules }, i) => ({
    machines: rules.map((rule) => MACHINES[rule]),
    worker: workers[i % workers.length] ?? 'bia',
    end: (i + turn) % 2 ? ('right' as const) : ('left' as const),
  }))
  return [
    ...marksOf(factory(pen, floors, turn)),
    ...taskTitle(pen, options),
    ...chains.flatMap(({ numbers }, floor) =>
      labels(chains.length, floor, numbers.length - 1, floors[floor]).flatMap(([x, y], i): PageMark[] => {
        const [number, size] = [numbers[i] ?? 0, level === 'desafio' ? 7 : 8]
        return i === givenOf(floor)
          ? [centredText(x, y + 0.6, String(number), size)]
          : [writtenAnswer(x, y + 0.6, String(number), size)]
      }),
    ),
  ]
}
export const chainNames = (chains: readonly Chain[]) => chains.map(nameOf)

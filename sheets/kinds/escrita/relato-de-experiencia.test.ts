import { expect, test } from 'vitest'
import { everyPage, layoutFaults, textsBeyond } from '../../../tests/factories/sheets.ts'
import { Pen } from '../../studio/pen.ts'
import { EXPERIMENT_NAMES } from '../../studio/shapes/experiments.ts'
import { TOLD } from './experiment-facts.ts'
import { recordRead } from './record-read.ts'
import { relatoDeExperiencia } from './relato-de-experiencia.ts'

const told = Object.entries(TOLD)

test('what is measured grows from moment to moment, so that one order alone is right', () => {
  for (const [name, { moments }] of told) {
    const amounts = moments.map(({ amount }) => amount)
    expect(amounts, name).toEqual([...new Set(amounts)].toSorted((a, b) => a - b))
    expect(amounts, name).toHaveLength(4)
  }
})

test('the number of a conclusion is the difference of two moments that it names', () => {
  for (const [name, { conclusion, times, moments }] of told) {
    const [before, number] = conclusion
    const named = (before.match(/\d+/g) ?? []).map((digits) =>
      times.findIndex((time) => time.match(/\d+/)?.[0] === digits),
    )
    expect(named, name).toHaveLength(2)
    const [from = -1, to = -1] = named
    expect((moments[to]?.amount ?? 0) - (moments[from]?.amount ?? 0), name).toBe(number)
  }
})

test('two trials differ, each bar ends on a line of the graph, and the report names the last values', () => {
  for (const [name, { compared }] of told) {
    const { amounts, step, times, saw } = compared
    for (const column of amounts) {
      expect(column, name).toHaveLength(times.length)
      for (const amount of column) {
        expect(amount % step, name).toBe(0)
        expect(amount / step, name).toBeLessThanOrEqual(8)
      }
      expect(saw, name).toContain(String(column.at(-1)))
    }
    expect(amounts[0], name).not.toEqual(amounts[1])
  }
})

test('a diagram has four names', () => {
  for (const [name, { parts }] of told) expect(new Set(parts).size, name).toBe(4)
})

test('each level asks something else, and nothing is in its order already', () => {
  for (const { level, page } of everyPage(relatoDeExperiencia)) {
    const { order, record, report, tell } = page
    if (tell) {
      expect(tell.level).toBe(level)
      expect(tell.order.join() === '0,1,2,3').toBe(level !== 'facil')
      continue
    }
    expect([order, record, report].map((one) => one !== undefined)).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
    if (order) {
      expect(order.order.toSorted()).toEqual([0, 1, 2, 3])
      expect(order.order).not.toEqual([0, 1, 2, 3])
    }
    if (record) {
      expect(record.words.toSorted()).toEqual([0, 1, 2, 3, 4])
      expect(record.purposes.toSorted()).toEqual([0, 1, 2])
    }
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(relatoDeExperiencia)).toEqual([])
})

test('each text of a record ends on its pad', () => {
  for (const name of EXPERIMENT_NAMES) {
    const marks = recordRead(new Pen(true), { name, words: [0, 1, 2, 3, 4], purposes: [0, 1, 2] }, 0)
    expect(textsBeyond(marks, 190.5), name).toEqual([])
  }
})

import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { lerGraficos } from './ler-graficos.ts'
import { onlyLargest } from './line-task.ts'

const PAGES = everyPage(lerGraficos).map(({ page, seed }) => ({ ...page, isSchool: seed % 2 === 0 }))
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const WEEK = ['segunda', 'terça', 'quarta', 'quinta', 'sexta']

test('columns differ in height, and each sentence has the number of the chart', () => {
  for (const { columns, isSchool } of PAGES) {
    if (!columns) continue
    const { names, values, sentences } = columns
    expect(new Set(names).size).toBe(5)
    expect(new Set(values).size).toBe(5)
    expect(isSchool || values.every((value) => value % 5 === 0 && value < 50)).toBe(true)
    expect(Math.max(...values)).toBeLessThanOrEqual(isSchool ? 10 : 45)
    const [most, least, more, joint, last] = sentences
    const [top, bottom] = [Math.max(...values), Math.min(...values)]
    expect(most?.values).toEqual([names[values.indexOf(top)], String(top)])
    expect(least?.values).toEqual([names[values.indexOf(bottom)], String(bottom)])
    const named = (words = '') =>
      (isSchool ? names : WEEK)
        .filter((name) => new RegExp(`(^|\\P{L})${name}(\\P{L}|$)`, 'iu').test(words))
        .map((name) => values[names.indexOf(name)] ?? 0)
    const [a = 0, b = 0] = named(more?.words)
    expect(more?.values).toEqual([String(Math.abs(a - b))])
    expect(joint?.values).toEqual([String(sumOf(named(joint?.words)))])
    const counted = isSchool ? sumOf(values) : values.filter((value) => value > 20).length
    expect(last?.values).toEqual([String(counted)])
  }
})

test('rows of the pictogram differ, some with half a symbol, and the news follows from them', () => {
  for (const { pictogram, isSchool } of PAGES) {
    if (!pictogram) continue
    const { names, halves, whole, sentences } = pictogram
    const values = halves.map((count) => (count * whole) / 2)
    expect(new Set(halves).size).toBe(5)
    expect(whole).toBe(isSchool ? 10 : 20)
    expect(halves.some((count) => count % 2 === 1)).toBe(true)
    expect(Math.max(...halves)).toBeLessThanOrEqual(15)
    const top = Math.max(...values)
    expect(sentences[0]?.values).toEqual([names[values.indexOf(top)], String(top)])
    const named = names.filter((name) => sentences[1]?.words.toLowerCase().includes(name))
    expect(named).toHaveLength(2)
    expect(sentences[1]?.values).toEqual([String(sumOf(named.map((name) => values[names.indexOf(name)] ?? 0)))])
    expect(sentences[2]?.values).toEqual([String(sumOf(values))])
  }
})

const FULL: Readonly<Record<string, string>> = {
  ...{ fev: 'fevereiro', abr: 'abril', jun: 'junho', ago: 'agosto', out: 'outubro', dez: 'dezembro' },
}

test('two statements of a line chart are true, and each is judged by the data', () => {
  for (const { lines, isSchool } of PAGES) {
    if (!lines) continue
    const { times, shown, listed, statements } = lines
    expect(statements.filter(({ isTrue }) => isTrue)).toHaveLength(2)
    expect(shown.every((value, i) => value > (listed[i] ?? 0) && value < 20)).toBe(true)
    const rises = shown.slice(1).map((value, i) => value - (shown[i] ?? 0))
    const largest = onlyLargest(rises)
    expect(largest).toBeGreaterThanOrEqual(0)
    const truths = statements.map(({ words }) => {
      const numbers = (words.match(/\d+/g) ?? []).map(Number)
      const months = times.flatMap((time, i) => (words.includes(FULL[time] ?? '?') ? [i] : []))
      const at = isSchool ? numbers.map((number) => number - 1) : months
      if (words.includes('diferença')) return numbers[1] === (shown[at[0] ?? 0] ?? 0) - (listed[at[0] ?? 0] ?? 0)
      if (words.includes('mais alto')) return numbers[0] === (shown[at[0] ?? 0] ?? 0) - (listed[at[0] ?? 0] ?? 0)
      if (words.includes('maior crescimento') || words.includes('maior subida')) return at[0] === largest
      if (words.includes('Na sombra')) return numbers[0] === listed[at[1] ?? 0]
      if (words.includes('chegou a')) return numbers[0] === listed[at[0] ?? 0]
      if (words.includes('juntas')) return numbers[1] === (shown.at(-1) ?? 0) + (listed.at(-1) ?? 0)
      return at[0] === shown.indexOf(Math.min(...shown)) && at[0] === listed.indexOf(Math.min(...listed))
    })
    expect(truths).toEqual(statements.map(({ isTrue }) => isTrue))
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(lerGraficos)).toEqual([])
})

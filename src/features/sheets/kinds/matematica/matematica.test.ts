import { describe, expect, test } from 'vitest'
import { drawForTest, faultsOf, LEVELS } from '../../../../../tests/factories/sheets.ts'
import { contarEEscrever } from './contar-e-escrever.ts'
import { MATEMATICA_KINDS } from './kinds.ts'
import { maisOuMenos } from './mais-ou-menos.ts'
import type { Operation } from './operations.ts'
import { hourAngle, minuteAngle, relogio } from './relogio.ts'
import { retaNumerica } from './reta-numerica.ts'
import { somaComDesenhos } from './soma-com-desenhos.ts'
import { subtracaoComDesenhos } from './subtracao-com-desenhos.ts'

const SEEDS = Array.from({ length: 40 }, (_, i) => i)
const everyPage = SEEDS.flatMap((seed) => LEVELS.map((level) => ({ seed, level })))

describe.each(MATEMATICA_KINDS.map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
  test('stays inside the margins, no picture touches another, and has an answer key', () => {
    for (const { seed, level } of everyPage) {
      const sheet = drawForTest(kind, level, seed)
      expect(sheet.pages.flatMap(faultsOf), `${level} ${seed}`).toEqual([])
      expect(sheet.answerKey && faultsOf(sheet.answerKey).filter((fault) => !fault.includes('touch'))).toEqual([])
    }
  })

  test('the same options give the same sheet, another seed or page another one', () => {
    for (const level of LEVELS) {
      expect(drawForTest(kind, level, 3)).toEqual(drawForTest(kind, level, 3))
      const [one, two] = drawForTest(kind, level, 3, 2).pages
      expect(JSON.stringify(one?.marks.slice(6, -2))).not.toBe(JSON.stringify(two?.marks.slice(6, -2)))
    }
  })
})

const different = (values: readonly unknown[]) =>
  new Set(values.map((value) => JSON.stringify(value))).size === values.length

test('counts lie in the range of the level and differ from each other', () => {
  const ranges = { facil: [1, 5], medio: [5, 10], desafio: [8, 15] } as const
  for (const { seed, level } of everyPage) {
    const [page = []] = drawForTest(contarEEscrever, level, seed).facts.pages
    const [min, max] = ranges[level]
    for (const { count } of page) expect(count >= min && count <= max, `${level} ${seed}: ${count}`).toBe(true)
    expect(different(page.map(({ count }) => count))).toBe(true)
    expect(different(page.map(({ picture }) => picture))).toBe(true)
  }
})

const right = ({ a, sign, b, result }: Operation) => (sign === '+' ? a + b : a - b) === result

test.each([
  [somaComDesenhos, { facil: 5, medio: 10, desafio: 10 }],
  [subtracaoComDesenhos, { facil: 5, medio: 10, desafio: 18 }],
  [retaNumerica, { facil: 10, medio: 10, desafio: 20 }],
] as const)('the operations of $id are right, within the level, none twice', (kind, max) => {
  for (const { seed, level } of everyPage) {
    const [page = []] = drawForTest(kind, level, seed).facts.pages
    expect(page.length).toBeGreaterThanOrEqual(3)
    for (const operation of page) {
      expect(right(operation), JSON.stringify(operation)).toBe(true)
      expect(Math.max(operation.a, operation.result)).toBeLessThanOrEqual(max[level])
      expect(Math.min(operation.a, operation.b, operation.result)).toBeGreaterThanOrEqual(0)
    }
    expect(different(page)).toBe(true)
  }
})

test.each([
  [{ hour: 3, minute: 0 }, 90, 0],
  [{ hour: 12, minute: 30 }, 15, 180],
  [{ hour: 9, minute: 45 }, 292.5, 270],
])('the hands of %j stand at %d and %d degrees', (time, hour, minute) => {
  expect([hourAngle(time), minuteAngle(time)]).toEqual([hour, minute])
})

test('clocks show whole hours, then halves, then fives; each hour once', () => {
  const steps = { facil: 60, medio: 30, desafio: 5 }
  for (const { seed, level } of everyPage) {
    const [page = []] = drawForTest(relogio, level, seed).facts.pages
    for (const { minute } of page) expect(minute % steps[level]).toBe(0)
    expect(different(page.map(({ hour }) => hour))).toBe(true)
  }
})

test('comparisons have the right sign; the easy ones are never close', () => {
  for (const { seed, level } of everyPage) {
    const [page = []] = drawForTest(maisOuMenos, level, seed).facts.pages
    for (const { left, right, answer } of page) {
      expect(answer).toBe(left > right ? '>' : left < right ? '<' : '=')
      if (level === 'facil') expect(Math.abs(left - right)).toBeGreaterThanOrEqual(2)
    }
  }
})

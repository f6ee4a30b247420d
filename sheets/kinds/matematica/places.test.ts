import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { bandeirinhas } from './bandeirinhas.ts'
import { contarNaFeira } from './contar-na-feira.ts'
import { natalDeContas } from './natal-de-contas.ts'
import { tremDasContas } from './trem-das-contas.ts'

test.each([bandeirinhas, contarNaFeira, natalDeContas, tremDasContas].map((kind) => [kind.id, kind] as const))(
  '%s stays inside the margins, and no line runs through a word',
  (_, kind) => {
    expect(layoutFaults(kind)).toEqual([])
  },
)

test('a crate has as many fruits as its label asks for, or lacks them up to ten', () => {
  for (const { level, page } of everyPage(contarNaFeira)) {
    expect(new Set(page.piles.map(({ fruit }) => fruit)).size).toBe(6)
    const [min, max] = { facil: [2, 5], medio: [3, 8], desafio: [2, 8] }[level] as [number, number]
    page.piles.forEach(({ count }, i) => {
      expect(count).toBeGreaterThanOrEqual(min)
      expect(count).toBeLessThanOrEqual(max)
      expect(page.answers[i]).toBe(level === 'desafio' ? 10 - count : count)
    })
  }
})

test('each wagon carries another operation, within the numbers of its level', () => {
  for (const { level, page } of everyPage(tremDasContas)) {
    expect(new Set(page.map(({ a, sign, b }) => `${a}${sign}${b}`)).size).toBe(8)
    for (const { a, sign, b, result } of page) {
      expect(result).toBe(sign === '+' ? a + b : a - b)
      expect(Math.max(a, result)).toBeLessThanOrEqual(level === 'facil' ? 10 : 18)
      expect(result).toBeGreaterThanOrEqual(0)
    }
  }
})

test('ten different sums hang on the tree, at the hardest level of three numbers', () => {
  for (const { level, page } of everyPage(natalDeContas)) {
    expect(new Set(page.map(({ terms }) => terms.join('+'))).size).toBe(10)
    for (const { terms, result } of page) {
      expect(terms).toHaveLength(level === 'desafio' ? 3 : 2)
      expect(terms.reduce((sum, term) => sum + term, 0)).toBe(result)
      expect(result).toBeLessThanOrEqual({ facil: 10, medio: 12, desafio: 20 }[level])
    }
  }
})

test('each string of flags keeps one step, and two flags beside each other show it', () => {
  for (const { level, page } of everyPage(bandeirinhas)) {
    expect(page).toHaveLength(4)
    for (const { numbers, blank } of page) {
      const steps = numbers.slice(1).map((number, i) => number - (numbers[i] ?? 0))
      expect(new Set(steps).size).toBe(1)
      expect(Math.min(...numbers)).toBeGreaterThan(0)
      expect(blank).toHaveLength(3)
      // Beyond counting by ones the step is seen before it is asked for.
      if (level !== 'facil') expect(Math.min(...blank)).toBeGreaterThanOrEqual(2)
    }
  }
})

import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { balancaDeIgualdade } from './balanca-de-igualdade.ts'
import { saysOf } from './balance-pages.ts'
import { after, pairsWith, sentenceOf, sumOf } from './balance-tasks.ts'

const PAGES = everyPage(balancaDeIgualdade)

test('each balance takes one pair of the loose sacks, and only that one', () => {
  for (const { level, page } of PAGES) {
    expect(page.pairs !== null).toBe(level === 'facil')
    if (!page.pairs) continue
    const { left, right, loose } = page.pairs
    expect(loose.toSorted((a, b) => a - b)).toEqual(right.flat().toSorted((a, b) => a - b))
    expect(new Set([...left.flat(), ...loose]).size).toBe(12)
    left.forEach((pair, i) => {
      expect(sumOf(pair)).toBe(sumOf(right[i] ?? []))
      expect(pairsWith(loose, sumOf(pair))).toHaveLength(1)
    })
  }
})

test('all four operations; a side stays whole and above zero; equal exactly where the change is the same', () => {
  for (const { level, page } of PAGES) {
    expect(page.changes).toHaveLength(level === 'medio' ? 4 : 0)
    expect(new Set(page.changes.map(({ operation }) => operation)).size).toBe(page.changes.length)
    for (const { left, right, operation, by } of page.changes) {
      expect(sumOf(left)).toBe(sumOf(right))
      const [one = 0, other = 0] = [after(sumOf(left), operation, by[0]), after(sumOf(right), operation, by[1])]
      for (const total of [one, other]) expect(Number.isInteger(total) && total > 0).toBe(true)
      expect(one === other).toBe(by[0] === by[1])
      expect(saysOf({ left, right, operation, by }, 'prato').join(' ')).toContain(String(by[0]))
    }
    if (level === 'medio') expect(page.changes.filter(({ by }) => by[0] !== by[1])).toHaveLength(2)
  }
})

/** The only number from 1 to 200 that makes a sentence true. */
function solutions(sentence: string): number[] {
  const [, one, sign, other, result] = /^(\S+) (\S) (\S+) = (\S+)$/.exec(sentence) ?? []
  return Array.from({ length: 200 }, (_, i) => i + 1).filter((n) => {
    const [a, b] = [one, other].map((term) => (term === '?' ? n : Number(term)))
    const value = {
      '+': (a ?? 0) + (b ?? 0),
      '−': (a ?? 0) - (b ?? 0),
      '×': (a ?? 0) * (b ?? 0),
      '÷': (a ?? 0) / (b ?? 1),
    }
    return value[sign as '+'] === Number(result)
  })
}

test('four unknown masses, one for each operation, with one solution', () => {
  for (const { level, page } of PAGES) {
    expect(page.unknowns).toHaveLength(level === 'desafio' ? 4 : 0)
    expect(new Set(page.unknowns.map(({ riddle }) => riddle)).size).toBe(page.unknowns.length)
    for (const task of page.unknowns) expect(solutions(sentenceOf(task))).toEqual([task.unknown])
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(balancaDeIgualdade)).toEqual([])
})

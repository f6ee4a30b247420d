import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { fracaoDeQuantidade } from './fracao-de-quantidade.ts'
import { leftOver } from './quantity-harvests.ts'
import { greatestDivisor, NAMED, partOf } from './quantity-parts.ts'

test('parts of what is known by heart', () => {
  expect(partOf({ part: 1, whole: 3 }, 12)).toBe(4)
  expect(partOf({ part: 3, whole: 4 }, 20)).toBe(15)
  const parts = [2, 3, 4].map((whole) => ({ part: 1, whole }))
  expect(leftOver({ amount: 24, parts: parts.slice(0, 2) })).toBe(4)
})

test('six trays with all five parts, no amount and no thing twice, never a rest', () => {
  for (const { level, page } of everyPage(fracaoDeQuantidade)) {
    if (level !== 'facil') continue
    expect(page.trays).toHaveLength(6)
    expect(new Set(page.trays.map(({ named }) => named.whole)).size).toBe(NAMED.length)
    expect(new Set(page.trays.map(({ thing }) => thing)).size).toBe(6)
    expect(new Set(page.trays.map(({ amount }) => amount)).size).toBe(6)
    expect(page.trays.every(({ named, amount }) => amount % named.whole === 0)).toBe(true)
  }
})

test('three parts of each harvest are whole numbers and leave something', () => {
  for (const { level, page } of everyPage(fracaoDeQuantidade)) {
    if (level !== 'medio') continue
    expect(page.harvests).toHaveLength(2)
    expect(new Set(page.harvests.map(({ amount }) => amount)).size).toBe(2)
    for (const harvest of page.harvests) {
      const shares = harvest.parts.map((part) => partOf(part, harvest.amount))
      expect(new Set(shares).size).toBe(3)
      expect(shares.every(Number.isInteger)).toBe(true)
      expect(leftOver(harvest)).toBeGreaterThan(0)
      expect(shares.reduce((sum, share) => sum + share, leftOver(harvest))).toBe(harvest.amount)
    }
  }
})

test('three roads with three questions, their kilometres whole and their fractions in lowest terms', () => {
  for (const { level, page } of everyPage(fracaoDeQuantidade)) {
    if (level !== 'desafio') continue
    expect(page.roads.map(({ asked }) => asked)).toEqual(['kilometres', 'fraction', 'whole'])
    expect(new Set(page.roads.map(({ length }) => length)).size).toBe(3)
    expect(new Set(page.roads.map(({ signs }) => signs[0]?.whole)).size).toBe(3)
    for (const { length, signs } of page.roads) {
      expect(signs).toHaveLength(2)
      for (const sign of signs) {
        expect(Number.isInteger(partOf(sign, length))).toBe(true)
        expect(greatestDivisor(sign.part, sign.whole)).toBe(1)
        expect((partOf(sign, length) * sign.whole) / sign.part).toBe(length)
      }
    }
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(fracaoDeQuantidade)).toEqual([])
})

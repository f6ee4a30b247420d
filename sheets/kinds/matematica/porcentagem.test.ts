import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { KERNELS } from '../../studio/places/jar-dresser.ts'
import { cheaperOf, DISCOUNTS, DUELS, discountOf, isExpected, toPay } from './discounts.ts'
import { reais } from './money.ts'
import { choicesOf } from './percent-panels.ts'
import { CONTENTS, countOf, isPrinted, isTaken, PARTS, READ_PARTS, takenOf } from './percent-parts.ts'
import { porcentagem } from './porcentagem.ts'

test('each percentage is the part that it is named after', () => {
  for (const { percent, part, whole } of [...PARTS, ...READ_PARTS]) expect(percent * whole).toBe(100 * part)
  expect(PARTS.map(({ name }) => name)).toEqual([
    'décima parte',
    'quarta parte',
    'metade',
    'três quartos',
    'um inteiro',
  ])
})

test('every content of a jar is drawn', () => {
  expect(Object.keys(KERNELS)).toEqual([...CONTENTS])
})

test('a page has all five percentages on six figures, and the pieces taken are the part', () => {
  for (const { level, page } of everyPage(porcentagem)) {
    if (level === 'desafio') continue
    expect(page.tasks).toHaveLength(6)
    expect(new Set(page.tasks.map(({ part }) => part.percent)).size).toBe(5)
    for (const task of page.tasks) {
      const { columns, rows } = task.pieces
      const printed = Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, column) => isPrinted(task, column, row)),
      ).flat()
      expect(printed.filter(Boolean)).toHaveLength(takenOf(task))
      const taken = Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, column) => isTaken(task, column, row)),
      ).flat()
      expect(taken).toHaveLength(countOf(task.pieces))
      expect(taken.filter(Boolean)).toHaveLength(takenOf(task))
      expect(takenOf(task) * task.part.whole).toBe(countOf(task.pieces) * task.part.part)
      if (level !== 'facil') continue
      const choices = choicesOf(task.part)
      expect(new Set(choices).size).toBe(3)
      expect(choices).toContain(task.part)
    }
  }
})

test('two goods at two sellers: each wins once at least, by the larger percentage and against it', () => {
  for (const { level, page } of everyPage(porcentagem)) {
    if (level !== 'desafio') continue
    expect(page.duels).toHaveLength(DUELS)
    expect(new Set(page.duels.map(({ name }) => name)).size).toBe(DUELS)
    for (const duel of page.duels) {
      for (const offer of duel.offers) {
        expect(DISCOUNTS).toContain(offer.percent)
        expect(Number.isInteger(discountOf(offer)), String(offer.price)).toBe(true)
        expect(discountOf(offer) + toPay(offer)).toBe(offer.price)
        expect(discountOf(offer) * 100).toBe(offer.price * offer.percent)
      }
      const [one, other] = duel.offers.map(toPay) as [number, number]
      expect(one).not.toBe(other)
      expect(cheaperOf(duel)).toBe(one < other ? 0 : 1)
    }
    expect(new Set(page.duels.map(cheaperOf)).size).toBe(2)
    expect(new Set(page.duels.map(isExpected)).size).toBe(2)
  }
})

test('a quarter off eighty reais, as it is written in Brazil', () => {
  const offer = { price: 8000, percent: 25 }
  expect([reais(discountOf(offer)), reais(toPay(offer))]).toEqual(['R$ 20,00', 'R$ 60,00'])
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(porcentagem)).toEqual([])
})

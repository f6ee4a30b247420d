import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { KERNELS } from '../../studio/places/jar-dresser.ts'
import { discountOf, toPay } from './discounts.ts'
import { reais } from './money.ts'
import { choicesOf } from './percent-panels.ts'
import { CONTENTS, countOf, isTaken, PARTS, takenOf } from './percent-parts.ts'
import { porcentagem } from './porcentagem.ts'

test('each percentage is the part that it is named after', () => {
  for (const { percent, part, whole } of PARTS) expect(percent * whole).toBe(100 * part)
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
      const taken = Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, column) => isTaken(task, column, row)),
      ).flat()
      expect(taken).toHaveLength(countOf(task.pieces))
      expect(taken.filter(Boolean)).toHaveLength(takenOf(task))
      expect(takenOf(task) * task.part.whole).toBe(countOf(task.pieces) * task.part.part)
      const choices = choicesOf(task.part)
      expect(new Set(choices).size).toBe(3)
      expect(choices).toContain(task.part)
    }
  }
})

test('four goods, four discounts, and the largest percentage is not the largest discount', () => {
  for (const { level, page } of everyPage(porcentagem)) {
    if (level !== 'desafio') continue
    const { offers } = page
    expect(offers.map(({ percent }) => percent).sort((a, b) => a - b)).toEqual([10, 25, 50, 75])
    expect(new Set(offers.map(({ name }) => name)).size).toBe(4)
    for (const offer of offers) {
      expect(discountOf(offer) + toPay(offer)).toBe(offer.price * 100)
      expect(discountOf(offer) / (offer.price * 100)).toBeCloseTo(offer.percent / 100, 10)
      expect(discountOf(offer) % 50).toBe(0)
    }
    const discounts = offers.map(discountOf)
    const most = Math.max(...discounts)
    expect(discounts.filter((one) => one === most)).toHaveLength(1)
    expect(offers.find((offer) => discountOf(offer) === most)?.percent).toBeLessThan(75)
  }
})

test('a quarter off eighty reais, as it is written in Brazil', () => {
  const offer = { name: 'mochila', draw: () => [], price: 80, percent: 25 }
  expect([reais(discountOf(offer)), reais(toPay(offer))]).toEqual(['R$ 20,00', 'R$ 60,00'])
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(porcentagem)).toEqual([])
})

import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import type { FruitName } from '../../studio/shapes/fruit.ts'
import { pairsOfFruit } from './decimal-market.ts'
import type { DecimalTheme } from './decimal-numbers.ts'
import { decimal, shortDecimal } from './decimal-numbers.ts'
import { letterOf, ranked } from './decimal-scores.ts'
import { orderOf } from './decimal-weights.ts'
import { numerosDecimais } from './numeros-decimais.ts'

const PAGES = everyPage(numerosDecimais).map((one) => ({ ...one, theme: numerosDecimais.themes[one.seed % 2] }))
const digits = (distance: number) => shortDecimal(distance).length
const ofLevel = (wanted: string) => PAGES.filter(({ level }) => level === wanted)

test('numbers are written with a comma', () => {
  expect([decimal(137), decimal(130, 1), decimal(7), decimal(300, 0)]).toEqual(['1,37', '1,3', '0,07', '3'])
  expect([250, 300, 248].map(shortDecimal)).toEqual(['2,5', '3', '2,48'])
})

test('five heights on ticks of the stick, two of them to be drawn', () => {
  for (const { page, theme } of ofLevel('facil')) {
    const heights = page.plants.map(({ height }) => height)
    expect(new Set(heights).size).toBe(5)
    const [tick, length] = theme === 'decimos' ? [10, 200] : [1, 40]
    expect(heights.every((height) => height % tick === 0 && height > 0 && height < length)).toBe(true)
    expect(page.plants.filter(({ isDrawn }) => isDrawn)).toHaveLength(2)
  }
})

test('five scores, one of them written with fewer digits than a smaller one; long jumps and short times win', () => {
  for (const { page, theme } of ofLevel('medio')) {
    const values = page.scores.map(({ value }) => value)
    expect(new Set(values).size).toBe(5)
    expect(new Set(page.scores.map(({ who }) => letterOf(who))).size).toBe(5)
    const places = ranked(page.scores, theme as DecimalTheme).map(({ value }) => value)
    expect(places).toEqual(values.toSorted((a, b) => (theme === 'decimos' ? b - a : a - b)))
    const [first, last] = theme === 'decimos' ? [100, 400] : [1040, 1080]
    expect(values.every((value) => value > first && value < last)).toBe(true)
    const short = values.filter((one) => values.some((other) => digits(other) > digits(one) && other < one))
    expect(short).toHaveLength(1)
  }
})

test('totals, change and the only pair of fruit that costs so much', () => {
  for (const { page } of ofLevel('desafio').filter(({ theme }) => theme === 'centesimos')) {
    const market = page.market
    if (!market) throw new Error('no market')
    const cost = (fruits: readonly FruitName[]) => fruits.reduce((sum, name) => sum + market.prices[name], 0)
    expect(market.purchases.map(({ fruits }) => new Set(fruits).size)).toEqual([2, 3, 2])
    for (const { fruits, total, note } of market.purchases) {
      expect(total).toBe(cost(fruits))
      if (note) expect(note).toBeGreaterThan(total)
    }
    const sought = market.purchases[2]
    expect(pairsOfFruit.filter((pair) => cost(pair) === sought?.total)).toHaveLength(1)
  }
})

test('three animals, their order from the lightest', () => {
  for (const { page } of ofLevel('desafio').filter(({ theme }) => theme === 'decimos')) {
    const { weighings } = page
    expect(new Set(weighings.map(({ animal }) => animal)).size).toBe(3)
    expect(weighings.map((one) => orderOf(one, weighings)).sort()).toEqual([1, 2, 3])
    expect(weighings.filter(({ mass }) => mass % 10 !== 0)).toHaveLength(1)
    for (const { mass, child } of weighings) {
      expect([mass % 5, child % 10]).toEqual([0, 0])
      expect(mass).toBeLessThan(child)
    }
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(numerosDecimais)).toEqual([])
})

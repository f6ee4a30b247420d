import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { STOPS } from '../../studio/places/field-and-town.ts'
import { campoECidade } from './campo-e-cidade.ts'
import { IMPACTS, PRODUCTS } from './exchange.ts'

test('four goods leave the countryside and four the town', () => {
  for (const { level, page } of everyPage(campoECidade)) {
    expect(page.goods !== undefined, level).toBe(level === 'facil')
    if (!page.goods) continue
    expect(new Set(page.goods.map(({ name }) => name)).size).toBe(8)
    expect(page.goods.filter(({ from }) => from === 'campo')).toHaveLength(4)
  }
})

test('each stop of a product has one letter and one sentence', () => {
  for (const { says } of Object.values(PRODUCTS))
    expect(new Set(Object.values(says).flat()).size).toBe(2 * STOPS.length)
  for (const { level, page } of everyPage(campoECidade)) {
    expect(page.road !== undefined, level).toBe(level === 'medio')
    if (!page.road) continue
    expect([...page.road.lettered].sort()).toEqual([...STOPS].sort())
    expect([...page.road.listed].sort()).toEqual([...STOPS].sort())
  }
})

test('each harm has one remedy', () => {
  expect(new Set(IMPACTS.map(({ remedy }) => remedy)).size).toBe(IMPACTS.length)
  for (const { level, page } of everyPage(campoECidade)) {
    expect(page.harm !== undefined, level).toBe(level === 'desafio')
    if (page.harm) expect(new Set(page.harm.remedies)).toEqual(new Set(page.harm.impacts))
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(campoECidade)).toEqual([])
})

import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { STOPS } from '../../studio/places/field-and-town.ts'
import { campoECidade } from './campo-e-cidade.ts'
import { IMPACTS, PRODUCTS } from './exchange.ts'
import { WORK, WORK_THEMES } from './work-facts.ts'

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
    expect(page.road !== undefined, level).toBe(level === 'medio' && !page.work)
    if (!page.road) continue
    expect([...page.road.lettered].sort()).toEqual([...STOPS].sort())
    expect([...page.road.listed].sort()).toEqual([...STOPS].sort())
  }
})

test('each harm has one remedy', () => {
  expect(new Set(IMPACTS.map(({ remedy }) => remedy)).size).toBe(IMPACTS.length)
  for (const { level, page } of everyPage(campoECidade)) {
    expect(page.harm !== undefined, level).toBe(level === 'desafio' && !page.work)
    if (!page.harm) continue
    expect(new Set(page.harm.remedies)).toEqual(new Set(page.harm.impacts))
    expect(page.harm.remedies, 'in the order of the harms').not.toEqual(page.harm.impacts)
  }
})

test('a sentence of work or energy has one pair of letters, and each letter of its columns is explained', () => {
  for (const { classes, signs, groups } of Object.values(WORK)) {
    const lines = groups.flat()
    expect(new Set(lines.map(([says]) => says)).size).toBe(lines.length)
    const known = classes.map((column) => (column.length > 0 ? column : signs).map(([letter]) => letter))
    for (const [says, ...letters] of lines)
      letters.forEach((letter, i) => {
        expect(known[i], says).toContain(letter)
      })
  }
})

test.each(WORK_THEMES)('a page of %s has six sentences and each sign', (theme) => {
  for (const level of ['medio', 'desafio'] as const)
    for (const seed of [1, 2, 3, 4]) {
      const { facts } = campoECidade.draw({ level, seed, theme, pages: 2, color: true, title: '', instruction: '' })
      const pages = facts.pages.map(({ work }) => work?.lines ?? [])
      expect(new Set(pages.flat().map(([says]) => says)).size).toBe(12)
      expect(new Set(facts.pages.map(({ work }) => work?.crop)).size).toBe(1)
      for (const lines of pages)
        expect(new Set(lines.map(([, first]) => first))).toEqual(new Set(WORK[theme].signs.map(([sign]) => sign)))
    }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(campoECidade)).toEqual([])
})

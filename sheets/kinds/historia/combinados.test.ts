import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { DISTRICT } from '../../studio/places/district-street.ts'
import { verbOf } from './agreement-pages.ts'
import { AGREEMENTS, DISTRICT_RULES } from './agreements.ts'
import { combinados } from './combinados.ts'

test('each place has six agreements, and two or more are shown before them', () => {
  for (const [place, list] of Object.entries(AGREEMENTS)) {
    expect(new Set(list.map(({ rule }) => rule)).size, place).toBe(6)
    expect(new Set(list.map(verbOf)).size, place).toBe(6)
    expect(list.filter(({ breaks }) => breaks).length, place).toBeGreaterThanOrEqual(2)
  }
})

test('no rule of the district is listed twice', () => {
  const rules = Object.values(DISTRICT_RULES).flat()
  expect(new Set(rules).size).toBe(rules.length)
})

test('pages of one sheet have other agreements of the district', () => {
  const sheet = { title: 'Folha', instruction: 'Faça.', level: 'medio', theme: 'bairro', seed: 8, color: true } as const
  const { pages } = combinados.draw({ ...sheet, pages: 3 }).facts
  const said = pages.flatMap(({ district }) => district?.lines.map(({ rule }) => rule) ?? [])
  expect(said).toHaveLength(18)
  expect(new Set(said).size).toBe(18)
})

test('three or four of six children keep the agreement', () => {
  for (const { level, page } of everyPage(combinados)) {
    expect(page.ticked !== undefined, level).toBe(level === 'facil')
    if (!page.ticked) continue
    const { acts, broken, cast } = page.ticked
    expect([2, 3]).toContain(broken.length)
    expect(broken.every((act) => acts.includes(act) && act.breaks)).toBe(true)
    expect(new Set(cast.slice(0, 6)).size).toBe(6)
  }
})

test('each listed sentence has one child or one place', () => {
  for (const { level, page } of everyPage(combinados)) {
    expect(page.tasks !== undefined || page.district !== undefined, level).toBe(level === 'medio')
    if (page.tasks) {
      const rules = page.tasks.shared.acts.map(({ rule }) => rule)
      expect([...page.tasks.listed].sort()).toEqual([...rules].sort())
      expect(page.tasks.listed).not.toEqual(rules)
    }
    if (page.district) {
      expect(new Set(page.district.lines.map(({ place }) => place)).size).toBe(DISTRICT.length)
      for (const { rule, place } of page.district.lines) expect(DISTRICT_RULES[place]).toContain(rule)
    }
  }
})

test('four scenes to write about and a verb for each', () => {
  for (const { level, page } of everyPage(combinados)) {
    expect(page.written !== undefined, level).toBe(level === 'desafio')
    if (!page.written) continue
    const { asked, verbs } = page.written
    expect(asked).toHaveLength(4)
    expect([...verbs].sort()).toEqual(asked.map(verbOf).sort())
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(combinados)).toEqual([])
})

import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { BANK_TAGS } from '../../studio/places/two-banks.ts'
import {
  BANK_LINES,
  CALENDARS_OF_PEOPLES,
  CHANGED_SIGNS,
  FAITHS_OF_PEOPLES,
  KEPT_SIGNS,
  LANDS_OF_PEOPLES,
} from './people-facts.ts'
import { POVOS_THEMES, povosETempos } from './povos-e-tempos.ts'

const draw = (theme: string, seed: number) =>
  povosETempos.draw({
    ...{ level: 'desafio', seed, theme, pages: 1, color: true, title: 'Título', instruction: 'Escreva a letra.' },
  }).facts.pages[0]

test('no sentence belongs to two places or peoples', () => {
  for (const said of [
    BANK_LINES.flatMap(([, , lines]) => lines),
    [...KEPT_SIGNS.flat(), ...CHANGED_SIGNS.flat()].map(({ says }) => says),
    LANDS_OF_PEOPLES.flatMap(({ lines }) => lines.flatMap(([, words]) => words)),
    FAITHS_OF_PEOPLES.flatMap(({ lines }) => lines.flatMap(([, words]) => words)),
    CALENDARS_OF_PEOPLES.flatMap(({ plain, reckoned }) => [...plain, ...reckoned.map(([says]) => says)]),
  ])
    expect(new Set(said).size).toBe(said.length)
  expect(BANK_LINES.map(([at]) => at).sort()).toEqual(Object.keys(BANK_TAGS).sort())
})

test('what permaneceu is in all three pictures, what mudou is not', () => {
  for (const { shown } of KEPT_SIGNS.flat()) expect(shown).toEqual([1, 2, 3])
  for (const { shown } of CHANGED_SIGNS.flat()) expect(shown.length).toBeLessThan(3)
})

test('sums of calendars are right', () => {
  const results = Object.fromEntries(
    CALENDARS_OF_PEOPLES.flatMap(({ id, reckoned }) => reckoned.map(([, result]) => [id, result])),
  )
  expect(results).toEqual({ akan: 6 * 7, maias: 18 * 20 + 5, egito: 3 * 4, etiopia: 12 + 1 })
})

test('three sentences of each side of the river, two that remain of six in the valley', () => {
  for (const { level, page } of everyPage(povosETempos)) {
    expect(page.rows, level).toHaveLength(6)
    expect(new Set(page.rows.map(({ says }) => says)).size).toBe(6)
    if (level === 'facil') {
      expect(page.rows.filter(({ second }) => second === 'N')).toHaveLength(3)
      expect(page.rows.map(({ first }) => first).sort()).toEqual(['1', '2', '3', '4', '5', '6'])
      expect(page.signs?.map(([, number]) => number).sort()).toEqual(['1', '2', '3', '4', '5', '6'])
    }
    if (level === 'medio') {
      expect(page.rows.filter(({ first }) => first === 'P')).toHaveLength(2)
      for (const { first, second } of page.rows) expect(second === '1, 2, 3').toBe(first === 'P')
    }
  }
})

test('each case of the museum has a sentence', () => {
  for (const theme of POVOS_THEMES)
    for (let seed = 1; seed <= 12; seed++) {
      const page = draw(theme, seed)
      expect(new Set(page?.rows.map(({ first }) => first))).toEqual(new Set(['A', 'B', 'C', 'D']))
      expect(page?.rows).toHaveLength(6)
      if (theme === 'tempo') {
        expect(page?.shown).toContain('guarani')
        expect(page?.rows.filter(({ second }) => second !== '')).toHaveLength(3)
      } else expect(new Set(page?.rows.map(({ second }) => second)).size).toBe(2)
    }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(povosETempos)).toEqual([])
})

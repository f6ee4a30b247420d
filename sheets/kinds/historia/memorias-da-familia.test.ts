import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { letterIn } from './letters.ts'
import { memoriasDaFamilia } from './memorias-da-familia.ts'
import { FAMILIES, MIGRATIONS, SOURCES } from './memories.ts'

test('each sentence is of one family or one source, each year and state of one migration', () => {
  for (const list of [
    FAMILIES.map(({ clue }) => clue),
    FAMILIES.map(({ id }) => id),
    SOURCES.map(({ clue }) => clue),
    SOURCES.map(({ id }) => id),
    MIGRATIONS.map(({ year }) => year),
    MIGRATIONS.map(({ state }) => state),
  ])
    expect(new Set<unknown>(list).size).toBe(list.length)
})

test('a page has six different families of twelve', () => {
  const seen = everyPage(memoriasDaFamilia).filter(({ level }) => level === 'facil')
  for (const { page } of seen) expect(new Set(page.families?.shown.map(({ id }) => id)).size).toBe(6)
  expect(FAMILIES).toHaveLength(12)
})

test('all that a page shows is asked for once, not in the order of its letters', () => {
  for (const { level, page } of everyPage(memoriasDaFamilia)) {
    const task = page.families ?? page.sources ?? page.map
    if (!task) throw new Error(`an empty page of ${level}`)
    expect(task.shown).toHaveLength(level === 'medio' ? 8 : 6)
    expect(new Set<unknown>(task.asked)).toEqual(new Set<unknown>(task.shown))
    const order = task.asked.map((one) => letterIn<unknown>(task.shown, one)).join('')
    expect('ABCDEFGHGFEDCBA').not.toContain(order)
  }
})

test('the order of a map is that of its years, and one of two sentences is true', () => {
  for (const { level, page } of everyPage(memoriasDaFamilia)) {
    expect(page.map !== undefined, level).toBe(level === 'desafio')
    if (!page.map) continue
    const inOrder = [...page.map.asked].sort((a, b) => Number(a.sort) - Number(b.sort)).map(({ says }) => says)
    expect(inOrder).toEqual([...inOrder].sort())
    expect(page.map.questions.map(({ answer }) => answer).sort()).toEqual(['F', 'V'])
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(memoriasDaFamilia)).toEqual([])
})

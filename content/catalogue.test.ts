import { expect, test } from 'vitest'
import { AGE_RANGES, CATEGORIES, CATEGORY_KEYS, FORMATS } from '../src/features/catalogue/rules.ts'
import { slugOf } from '../src/features/catalogue/starting/rules.ts'
import { drawSheet, findKind } from '../src/features/sheets/kinds/registry.ts'
import { pageCountOf } from '../src/features/sheets/pdf.ts'
import type { Mark, Sheet } from '../src/features/sheets/scene.ts'
import { STARTING_CATALOGUE } from './catalogue.ts'

const sheets = STARTING_CATALOGUE.map((entry) => {
  const { kind, ...options } = entry.sheet
  const color = entry.shelf.format === 'Colorido'
  // One heading for all, so that only the drawings can differ.
  return { entry, sheet: drawSheet(kind, { ...options, color, title: 'Folha', instruction: 'Faça.' }) }
})

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)

test('at least 168 pieces, at least 20 in each of the eight categories', () => {
  expect(STARTING_CATALOGUE.length).toBeGreaterThanOrEqual(168)
  for (const category of CATEGORIES) {
    expect(STARTING_CATALOGUE.filter((entry) => entry.category === category).length, category).toBeGreaterThanOrEqual(
      20,
    )
  }
})

test('keys, titles, addresses and descriptions are never repeated', () => {
  expect(repeated(STARTING_CATALOGUE.map(({ key }) => key))).toEqual([])
  expect(repeated(STARTING_CATALOGUE.map(({ title }) => title))).toEqual([])
  expect(repeated(STARTING_CATALOGUE.map(({ title }) => slugOf(title)))).toEqual([])
  expect(repeated(STARTING_CATALOGUE.map(({ description }) => description))).toEqual([])
})

test.each(STARTING_CATALOGUE.map((entry) => [entry.key, entry] as const))('%s is well written down', (_, entry) => {
  const { ageRange, format, tags } = entry.shelf
  expect(entry.key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(entry.title.length).toBeLessThanOrEqual(45)
  expect(entry.instruction).toMatch(/[.!?]$/)
  expect(entry.instruction.length).toBeLessThanOrEqual(60)
  expect(entry.description.length).toBeGreaterThanOrEqual(60)
  expect(entry.description.length).toBeLessThanOrEqual(320)
  expect(entry.description).toMatch(/[.!?]$/)
  expect(AGE_RANGES).toContain(ageRange)
  expect(FORMATS).toContain(format)
  expect(tags.length).toBeGreaterThanOrEqual(1)
  expect(tags.length).toBeLessThanOrEqual(3)
  for (const tag of tags) expect(tag).toBe(tag.toLowerCase().trim())
  expect(repeated(tags)).toEqual([])
  const kind = findKind(entry.sheet.kind)
  expect(kind.category).toBe(CATEGORY_KEYS[entry.category])
  expect(kind.themes).toContain(entry.sheet.theme)
  expect(entry.sheet.pages).toBeGreaterThanOrEqual(1)
  expect(entry.sheet.pages).toBeLessThanOrEqual(4)
})

test('every kind of sheet is used', () => {
  const used = new Set(STARTING_CATALOGUE.map(({ sheet }) => sheet.kind))
  expect(used.size).toBeGreaterThanOrEqual(30)
})

test('about 45 in 100 are premium, mixed through every category, age and format', () => {
  const share = (entries: typeof STARTING_CATALOGUE) =>
    entries.filter(({ shelf }) => shelf.isPremium).length / entries.length
  expect(share(STARTING_CATALOGUE)).toBeGreaterThan(0.42)
  expect(share(STARTING_CATALOGUE)).toBeLessThan(0.5)
  for (const category of CATEGORIES) {
    const own = share(STARTING_CATALOGUE.filter((entry) => entry.category === category))
    expect(own, category).toBeGreaterThan(0.35)
    expect(own, category).toBeLessThan(0.6)
  }
})

test('every age and format occurs in the catalogue', () => {
  for (const age of AGE_RANGES) expect(STARTING_CATALOGUE.some(({ shelf }) => shelf.ageRange === age)).toBe(true)
  for (const format of FORMATS) {
    expect(STARTING_CATALOGUE.filter(({ shelf }) => shelf.format === format).length).toBeGreaterThan(50)
  }
})

test("the search for 'labirinto' finds several titles", () => {
  expect(STARTING_CATALOGUE.filter(({ title }) => title.includes('Labirinto')).length).toBeGreaterThanOrEqual(5)
})

test('days of publication are spread over the year before 16 November 2026', () => {
  const days = STARTING_CATALOGUE.map(({ createdAt }) => createdAt.slice(0, 10)).sort()
  expect(days.filter((day) => day < '2025-11-16' || day > '2026-11-15')).toEqual([])
  expect(new Set(days.map((day) => day.slice(0, 7))).size).toBeGreaterThanOrEqual(12)
  expect(repeated(STARTING_CATALOGUE.map(({ createdAt }) => createdAt))).toEqual([])
})

test('a sheet has as many pages as it says, and one more for the answers', () => {
  for (const { entry, sheet } of sheets) {
    expect(sheet.pages).toHaveLength(entry.sheet.pages)
    expect(pageCountOf(sheet)).toBe(entry.sheet.pages + (sheet.answerKey ? 1 : 0))
  }
})

test('no two pages of the whole catalogue are alike', () => {
  const pages = sheets.flatMap(({ sheet }) => sheet.pages.map((page) => JSON.stringify(withoutText(page.marks))))
  expect(repeated(pages)).toEqual([])
})

/** Marks without the footer, which tells pages apart by their number. */
const withoutText = (marks: readonly Mark[]) => marks.filter((mark) => mark.kind !== 'text' || mark.font !== 'text')

function isColoured(marks: readonly Mark[]): boolean {
  return marks.some((mark) => {
    if (mark.kind === 'group') return isColoured(mark.children)
    const [c = 0, m = 0, y = 0] = mark.fill ?? []
    return c + m + y > 0
  })
}

test("'Colorido' has coloured areas, 'Preto e Branco' has none", () => {
  const wrong = sheets.filter(({ entry, sheet }) => colouredSheet(sheet) !== (entry.shelf.format === 'Colorido'))
  expect(wrong.map(({ entry }) => `${entry.key}: ${entry.shelf.format}`)).toEqual([])
})

const colouredSheet = (sheet: Sheet) => sheet.pages.some((page) => isColoured(page.marks))

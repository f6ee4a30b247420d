import { expect, test } from 'vitest'
import { drawSheet, findKind, KINDS } from '../sheets/kinds/registry.ts'
import { pageCountOf } from '../sheets/print/pdf.ts'
import type { Mark, Sheet } from '../sheets/scene/scene.ts'
import { partOf } from '../src/features/catalogue/seed/rules.ts'
import { AGE_RANGES, CATEGORIES, CATEGORY_KEYS, FORMATS } from '../src/features/catalogue/taxonomy/rules.ts'
import { slugOf } from '../src/platform/slug.ts'
import { STARTING_CATALOGUE } from './catalogue.ts'

const sheets = STARTING_CATALOGUE.map((entry) => {
  const { kind, ...options } = entry.sheet
  const color = entry.shelf.format === 'Colorido'
  // One heading for all, so that only the drawings can differ.
  return { entry, sheet: drawSheet(kind, { ...options, color, title: 'Folha', instruction: 'Faça.' }) }
})

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}

test('at least 720 pieces, at least 80 in each of the eight categories', () => {
  expect(STARTING_CATALOGUE.length).toBeGreaterThanOrEqual(720)
  for (const category of CATEGORIES) {
    expect(STARTING_CATALOGUE.filter((entry) => entry.category === category).length, category).toBeGreaterThanOrEqual(
      80,
    )
  }
})

test('a sheet that asks for one, two, three or four syllables has words of each on every page', () => {
  const [piece] = sheets.filter(({ entry }) => entry.title === 'Uma, duas, três ou quatro?')
  const { pages } = (piece as (typeof sheets)[number]).sheet.facts as { pages: { syllables: number }[][] }
  expect(pages.map((page) => [...new Set(page.map(({ syllables }) => Math.min(4, syllables)))].sort())).toEqual(
    pages.map(() => [1, 2, 3, 4]),
  )
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
  expect(entry.instructions[entry.sheet.level]).toMatch(/[.!?]$/)
  expect(entry.instructions[entry.sheet.level].length).toBeLessThanOrEqual(60)
  expect(entry.description.length).toBeGreaterThanOrEqual(40)
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
  expect(entry.sheet.pages).toBeLessThanOrEqual(6)
})

test('every kind of sheet is used', () => {
  const used = new Set(STARTING_CATALOGUE.map(({ sheet }) => sheet.kind))
  expect(KINDS.filter(({ id }) => !used.has(id))).toEqual([])
})

test('more than 500 pieces are premium, as the plans promise, and every category has its free ones', () => {
  expect(STARTING_CATALOGUE.filter(({ shelf }) => shelf.isPremium).length).toBeGreaterThanOrEqual(520)
  for (const category of CATEGORIES) {
    const own = STARTING_CATALOGUE.filter((entry) => entry.category === category)
    const free = own.filter(({ shelf }) => !shelf.isPremium)
    expect(free.length, category).toBeGreaterThanOrEqual(20)
    expect(own.length - free.length, category).toBeGreaterThanOrEqual(50)
    for (const format of FORMATS) expect(own.filter(({ shelf }) => shelf.format === format).length).toBeGreaterThan(25)
  }
  for (const age of AGE_RANGES) {
    const own = STARTING_CATALOGUE.filter(({ shelf }) => shelf.ageRange === age)
    expect(own.length, age).toBeGreaterThan(50)
    expect(own.filter(({ shelf }) => shelf.isPremium).length, age).toBeGreaterThan(10)
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

test('a sheet has as many pages as it says, from 1 to 6, and at most as many again for the answers', () => {
  const counts = sheets.map(({ entry, sheet }) => {
    expect(sheet.pages).toHaveLength(entry.sheet.pages)
    expect(sheet.answerKeys.length).toBeLessThanOrEqual(sheet.pages.length)
    expect(pageCountOf(sheet)).toBe(entry.sheet.pages + sheet.answerKeys.length)
    return sheet.pages.length
  })
  expect(Math.max(...counts)).toBeLessThanOrEqual(6)
})

test('the sample has some of everything and is a part of the whole', () => {
  const sample = partOf(STARTING_CATALOGUE, 'sample')
  expect(sample.length).toBeGreaterThanOrEqual(160)
  expect(sample.length).toBeLessThanOrEqual(180)
  for (const category of CATEGORIES) {
    const own = sample.filter((entry) => entry.category === category)
    expect(own.length, category).toBeGreaterThanOrEqual(20)
    for (const isPremium of [true, false]) expect(own.some(({ shelf }) => shelf.isPremium === isPremium)).toBe(true)
  }
  for (const age of AGE_RANGES) expect(sample.some(({ shelf }) => shelf.ageRange === age)).toBe(true)
  for (const format of FORMATS) expect(sample.some(({ shelf }) => shelf.format === format)).toBe(true)
  expect(STARTING_CATALOGUE.slice(0, sample.length)).toEqual(sample)
})

test('no two pages of the whole catalogue are alike', () => {
  const pages = sheets.flatMap(({ sheet }) => sheet.pages.map((page) => JSON.stringify(withoutFooter(page.marks))))
  expect(repeated(pages)).toEqual([])
})

/** Upper edge of the footer, mm. */
const FOOTER = 280

/** Marks without the footer, whose page numbers differ. */
const withoutFooter = (marks: readonly Mark[]) => marks.filter((mark) => mark.kind !== 'text' || mark.y < FOOTER)

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

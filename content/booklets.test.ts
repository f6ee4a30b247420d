import { expect, test } from 'vitest'
import { SCHOOL_DATES } from '../src/features/catalogue/dates/rules.ts'
import { READY } from '../src/features/classroom/ready/texts.ts'
import { YEARS } from '../src/features/classroom/store/rules.ts'
import { READY_BOOKLETS } from './booklets.ts'
import { STARTING_CATALOGUE } from './catalogue.ts'
import type { Piece } from './schema.ts'
import { schoolYears } from './school-years.ts'

const PIECES = new Map(STARTING_CATALOGUE.map((piece) => [piece.key, piece]))
const pieceOf = (key: string) => {
  const piece = PIECES.get(key)
  if (!piece) throw new Error(`no piece ${key}`)
  return piece
}
const shelf = (group: string) => READY_BOOKLETS.filter((booklet) => booklet.group === group)

test('there are at least 40, each with its own id and title, and every sheet once', () => {
  expect(READY_BOOKLETS.length).toBeGreaterThanOrEqual(40)
  for (const field of ['id', 'title'] as const) {
    expect(new Set(READY_BOOKLETS.map((booklet) => booklet[field])).size).toBe(READY_BOOKLETS.length)
  }
  for (const { sheets } of READY_BOOKLETS) expect(new Set(sheets).size).toBe(sheets.length)
})

test.each(READY_BOOKLETS.map(({ id, sheets }) => [id, sheets]))('%s: every sheet is in the catalogue', (_, sheets) => {
  for (const key of sheets) expect(PIECES.has(key), key).toBe(true)
})

test('every school year has its weeks', () => {
  const years = ['infantil', '1-ano', '2-ano', '3-ano', '4-ano', '5-ano']
  const wanted = [...years.map((year) => `comeco-${year}`), ...YEARS.flatMap((year) => READY.week(year)?.id ?? [])]
  expect(shelf('ano').map(({ id }) => id)).toEqual(expect.arrayContaining(wanted))
})

/** The beginning of a year has sheets of the one before it, too. A maze is of no year: its children are of an age. */
test('sheets are for the children of their school year', () => {
  const AGES = [['3-4 anos', '5-7 anos'], ['5-7 anos'], ['5-7 anos', '8-10 anos'], ['8-10 anos']]
  const agesOf = (year: number): readonly string[] => AGES[year] ?? ['8-10 anos', '10+ anos']
  for (const { id, sheets } of shelf('ano').filter((booklet) => /^(semana|comeco)-/.test(booklet.id))) {
    const year = id.endsWith('infantil') ? 0 : Number(id.match(/\d/)?.[0])
    const isWeek = id.startsWith('semana')
    for (const key of sheets) {
      const { bncc, shelf: own, category } = pieceOf(key)
      const ages = isWeek ? agesOf(year) : [...agesOf(Math.max(year - 1, 0)), ...agesOf(year)]
      expect(ages, `${id} ${key}`).toContain(own.ageRange)
      if (isWeek && category !== 'Labirinto')
        expect(schoolYears(bncc, own.ageRange as Piece['age']), `${id} ${key}`).toContain(year)
    }
  }
})

test('the first booklet has free sheets alone', () => {
  const [first] = READY_BOOKLETS
  for (const key of first?.sheets ?? []) expect(pieceOf(key).shelf.isPremium, key).toBe(false)
})

test('every date of the school year has one, of its own sheets', () => {
  expect(
    shelf('data')
      .map(({ id }) => id.replace('data-', ''))
      .sort(),
  ).toEqual(SCHOOL_DATES.map(({ id }) => id).sort())
  for (const { id, sheets } of shelf('data'))
    for (const key of sheets) expect(pieceOf(key).date, key).toBe(id.replace('data-', ''))
})

test('a ladder climbs from Fácil to Desafio', () => {
  const LEVELS = ['facil', 'medio', 'desafio']
  expect(shelf('degraus').length).toBeGreaterThanOrEqual(10)
  for (const { id, sheets } of shelf('degraus')) {
    const steps = sheets.map((key) => LEVELS.indexOf(pieceOf(key).sheet.level))
    expect(steps, id).toEqual(steps.toSorted((a, b) => a - b))
    expect([steps[0], steps.at(-1)], id).toEqual([0, 2])
    // Sheets of one level are for older and older children.
    const ages = sheets.map((key, i) => 100 * (steps[i] ?? 0) + Number.parseInt(pieceOf(key).shelf.ageRange, 10))
    expect(ages, id).toEqual(ages.toSorted((a, b) => a - b))
  }
})

test('holidays are without sums and reading', () => {
  for (const key of shelf('ferias').flatMap(({ sheets }) => sheets))
    expect(['Labirinto', 'Colorir', 'Pontilhar', 'Percepção Visual'], key).toContain(pieceOf(key).category)
})

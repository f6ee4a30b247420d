import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { SOURCES } from '../../studio/places/archive-table.ts'
import { byYear, HEARD, letterOfSource } from './archive-page.ts'
import { BRAZIL, centuryOf, SPANS } from './events.ts'
import { inYears, markOf, marksIn } from './events-page.ts'
import { linhaDoTempo } from './linha-do-tempo.ts'
import { INVENTIONS, sizeOf, USE_PAIRS } from './pairs.ts'
import { inTime, LETTERS, letterOf } from './photo-page.ts'

test('years and centuries of Brazilian history', () => {
  const years = Object.fromEntries(BRAZIL.map(({ label, year }) => [label, `${year} ${centuryOf(year)}`]))
  expect(years).toEqual({
    'a chegada da família real': '1808 XIX',
    'a Independência': '1822 XIX',
    'a lei das escolas': '1827 XIX',
    'o primeiro trem': '1854 XIX',
    'a Lei Áurea': '1888 XIX',
    'a República': '1889 XIX',
    'o voo do 14-Bis': '1906 XX',
    'a primeira transmissão de rádio': '1922 XX',
    'o voto das mulheres': '1932 XX',
    'a CLT': '1943 XX',
    'a primeira TV': '1950 XX',
    'a primeira Copa': '1958 XX',
    'a nova capital': '1960 XX',
    'o programa de vacinas': '1973 XX',
    'a Constituição': '1988 XX',
    'o ECA': '1990 XX',
    'o real': '1994 XX',
  })
})

test('six photos, each with its letter and its own time', () => {
  for (const { level, page } of everyPage(linhaDoTempo)) {
    expect(page.photos !== null, level).toBe(level === 'facil')
    if (!page.photos) continue
    const { photos } = page
    const whens = inTime(photos).map(({ when }) => when)
    expect(new Set(whens).size).toBe(6)
    expect(whens).toEqual([...whens].sort((a, b) => a - b))
    expect([...photos.hung.map((one) => letterOf(photos, one))].sort().join('')).toBe(LETTERS)
    for (const place of [photos.before, photos.after]) expect(place > 0 && place < 5).toBe(true)
    expect(photos.before).not.toBe(photos.after)
  }
})

test('each old thing has one thing of today; two rooms keep different things', () => {
  const pairs = Object.values(USE_PAIRS).flat()
  const names = pairs.flatMap(({ old, now }) => [old.name, now.name])
  expect(new Set(names).size).toBe(names.length)
  for (const { level, page } of everyPage(linhaDoTempo)) {
    expect(page.pairs !== null, level).toBe(level === 'medio' && page.archive === null)
    if (!page.pairs) continue
    const { old, now } = page.pairs
    expect(now, 'in the order of the old ones').not.toEqual(old)
    expect(new Set(old).size).toBe(6)
    expect(new Set(now)).toEqual(new Set(old))
    // The largest have the floor.
    const [above, below] = [old.slice(0, 3), old.slice(3)].map((row) => row.map((one) => one.old.cm))
    expect(Math.max(...(above ?? []))).toBeLessThanOrEqual(Math.min(...(below ?? [])))
  }
})

test('three things of one use, none of them among the pairs of the page, not shown in their order', () => {
  for (const { page } of everyPage(linhaDoTempo)) {
    if (!page.pairs) continue
    const { invention, shown, old } = page.pairs
    expect(new Set(shown)).toEqual(new Set(invention.stages))
    expect(shown).not.toEqual(invention.stages)
    const house = old.some((one) => USE_PAIRS.familia.includes(one))
    expect(INVENTIONS[house ? 'familia' : 'escola']).toContain(invention)
  }
  const drawings = (room: 'familia' | 'escola') => USE_PAIRS[room].flatMap(({ old, now }) => [old.draw, now.draw])
  for (const room of ['familia', 'escola'] as const)
    for (const { stages } of INVENTIONS[room]) for (const { draw } of stages) expect(drawings(room)).not.toContain(draw)
})

test('a longer thing is never drawn smaller', () => {
  const things = Object.values(USE_PAIRS)
    .flat()
    .flatMap(({ old, now }) => [old, now])
  for (const one of things)
    for (const other of things) if (one.cm > other.cm) expect(sizeOf(one)).toBeGreaterThan(sizeOf(other))
})

test('events have their marks in the order of years, apart on the line', () => {
  for (const { level, page } of everyPage(linhaDoTempo)) {
    expect(page.events !== null, level).toBe(level === 'desafio')
    if (!page.events) continue
    const { cards, between } = page.events
    const years = inYears(cards).map(({ year }) => year)
    const isNation = cards.every((card) => BRAZIL.includes(card))
    const { from, to } = SPANS[isNation ? 'escola' : 'familia']
    expect(cards).toHaveLength(6)
    expect(years.every((year) => year > from && year < to)).toBe(true)
    for (const [i, year] of years.entries()) if (i) expect(year - (years[i - 1] ?? 0)).toBeGreaterThan(isNation ? 8 : 5)
    const room = isNation ? 'escola' : 'familia'
    const letters = inYears(cards).map((card) => markOf(cards, room, card))
    expect(new Set(letters).size).toBe(6)
    expect(letters).not.toEqual([...letters].sort())
    // A ruler has a mark that belongs to no card: the order of years alone is not enough.
    const marks = marksIn(cards, room)
    expect(marks.length).toBeGreaterThan(6)
    for (const [i, year] of marks.entries()) if (i) expect(year - (marks[i - 1] ?? 0)).toBeGreaterThan(isNation ? 8 : 5)
    for (const [one, other] of between) expect(other.year).toBeGreaterThan(one.year)
    expect(new Set(between.flat()).size).toBe(4)
  }
})

test('sources of a town have different years, each its letter; what is written down is not heard', () => {
  let seen = 0
  for (const { page } of everyPage(linhaDoTempo)) {
    if (!page.archive) continue
    seen++
    const { shown, told } = page.archive
    expect(shown.map(({ name }) => name).sort()).toEqual([...SOURCES].sort())
    expect(new Set(shown.map(({ year }) => year)).size).toBe(6)
    for (const { year, words } of shown) expect(words.join(' ')).toContain(String(year))
    expect(
      byYear(page.archive)
        .map((source) => letterOfSource(page.archive ?? { shown, told }, source))
        .sort(),
    ).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
    expect(told[0]).not.toBe(told[1])
    for (const index of told) expect(shown[index]?.name).not.toBe(HEARD)
  }
  expect(seen).toBeGreaterThan(0)
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(linhaDoTempo)).toEqual([])
})

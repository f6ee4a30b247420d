import { expect, test } from 'vitest'
import { STARTING_CATALOGUE } from './catalogue.ts'
import type { Piece } from './schema.ts'
import { schoolYears } from './school-years.ts'

/** Smallest free part of what a person may ask for (rule: free sheets). */
const FREE_SHARE = 0.4
/** Free sheets of a date; each has eight and more. */
const FREE_PER_DATE = 3

/** Free sheets and all, by group. */
const shares = new Map<string, { free: number; all: number }>()
for (const { sheet, bncc, shelf, date, category, goals, interest, set } of STARTING_CATALOGUE) {
  const groups = [
    'all',
    `level ${sheet.level}`,
    ...schoolYears(bncc, shelf.ageRange as Piece['age']).map((year) => `year ${year}`),
    ...(date ? [`date ${date}`] : []),
    `age ${shelf.ageRange}`,
    `category ${category}`,
    ...goals.map((goal) => `goal ${goal}`),
    ...(interest ? [`interest ${interest}`] : []),
    ...(set ? [`set ${set}`] : []),
  ]
  for (const group of groups) {
    const { free, all } = shares.get(group) ?? { free: 0, all: 0 }
    shares.set(group, { free: free + (shelf.isPremium ? 0 : 1), all: all + 1 })
  }
}

test('at least four in ten sheets are free, of all and of every level, year, date, age, category, goal, interest and set', () => {
  expect(shares.size).toBeGreaterThan(60)
  expect([...shares].filter(([, { free, all }]) => free / all < FREE_SHARE)).toEqual([])
})

test('every date has three free sheets and more', () => {
  const dates = [...shares].filter(([group]) => group.startsWith('date '))
  expect(dates.length).toBeGreaterThan(10)
  expect(dates.filter(([, { free }]) => free < FREE_PER_DATE)).toEqual([])
})

test('every kind has a free sheet', () => {
  const kinds = new Set(STARTING_CATALOGUE.map(({ sheet }) => sheet.kind))
  const free = new Set(STARTING_CATALOGUE.filter(({ shelf }) => !shelf.isPremium).map(({ sheet }) => sheet.kind))
  expect([...kinds].filter((kind) => !free.has(kind))).toEqual([])
})

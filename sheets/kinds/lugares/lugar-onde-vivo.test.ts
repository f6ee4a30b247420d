import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { STOPS, type Stop } from '../../studio/places/story-land.ts'
import { lugarOndeVivo } from './lugar-onde-vivo.ts'
import { sentencesOf } from './story-page.ts'
import { SEASONS, SIGNS } from './weather-facts.ts'

test('no clothes or food of a street belong to both of its months', () => {
  for (const seasons of Object.values(SEASONS)) {
    const all = seasons.flatMap(({ clothes, foods }) => [...clothes, ...foods])
    expect(new Set(all).size).toBe(all.length)
    expect(new Set(seasons.map(({ weather }) => weather)).size).toBe(2)
  }
})

test('no sign belongs to two kinds of weather', () => {
  for (const signs of Object.values(SIGNS)) {
    const all = Object.values(signs).flat()
    expect(new Set(all).size).toBe(all.length)
  }
})

test('four things of each month, each with its number', () => {
  for (const { level, page } of everyPage(lugarOndeVivo)) {
    expect(page.year !== undefined, level).toBe(level === 'facil')
    if (!page.year) continue
    const { seasons, things } = page.year
    for (const season of [1, 2] as const) {
      const mine = things.filter((one) => one.season === season)
      expect(mine).toHaveLength(4)
      const { clothes, foods } = seasons[season - 1] ?? { clothes: [], foods: [] }
      for (const { name } of mine) expect([...clothes, ...foods]).toContain(name)
    }
  }
})

test('one sentence for each window, in another order', () => {
  for (const { level, page } of everyPage(lugarOndeVivo)) {
    expect(page.signs !== undefined, level).toBe(level === 'medio')
    if (!page.signs) continue
    const letters = page.signs.rows.map(({ letter }) => letter)
    expect([...letters].sort()).toEqual(['A', 'B', 'C', 'D'])
    expect(letters).not.toEqual(['A', 'B', 'C', 'D'])
    for (const { says, letter } of page.signs.rows)
      expect(SIGNS[page.signs.street][page.signs.windows['ABCD'.indexOf(letter)] ?? 'chuva']).toContain(says)
  }
})

/** All orders of four things. */
const ordersOf = <One>(all: readonly One[]): One[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one) => ordersOf(all.filter((other) => other !== one)).map((rest) => [one, ...rest]))

test('the sentences of a story fit one order of its stops alone', () => {
  for (const { level, page } of everyPage(lugarOndeVivo)) {
    expect(page.story !== undefined, level).toBe(level === 'desafio')
    if (!page.story) continue
    const { story, stops, sentences } = page.story
    const all = stops.map((name) => STOPS[story].find((one) => one.name === name)).filter((one) => one !== undefined)
    const said = (order: readonly Stop[]) => sentencesOf(story, order as unknown as readonly [Stop, Stop, Stop, Stop])
    const fitting = ordersOf(all).filter((order) => said(order).every((words, i) => words === sentences[i]))
    expect(fitting.map((order) => order.map(({ name }) => name))).toEqual([[...stops]])
    for (const { name } of all) expect(sentences.some((words) => words.includes(name))).toBe(true)
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(lugarOndeVivo)).toEqual([])
})

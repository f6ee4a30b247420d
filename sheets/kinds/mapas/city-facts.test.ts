import { expect, test } from 'vitest'
import { BALANCES, CITIES, CITY_QUESTIONS, MOVING_QUESTIONS, ROADS } from './city-facts.ts'
import { mapaDoBrasil } from './mapa-do-brasil.ts'
import { MAP_THEMES } from './theme-page.ts'

const ranked = (rank: number) => CITIES.filter((one) => one.rank === rank)

test('cities have the ranks of the IBGE', () => {
  expect([0, 1, 2, 3].map((rank) => ranked(rank).length)).toEqual([1, 2, 12, 9])
  for (const { cities } of ROADS) for (const name of cities) expect(CITIES.some((one) => one.name === name)).toBe(true)
})

test('what lies between two cities of a road is the answer', () => {
  for (const { text, named, about } of CITY_QUESTIONS.flat()) {
    if (!text.includes('fica entre')) continue
    const [road, from = '', to = ''] = about
    const cities = ROADS.find(({ name }) => name === road)?.cities ?? []
    const ends = [cities.indexOf(from), cities.indexOf(to)].sort((a, b) => a - b)
    expect(cities.slice((ends[0] ?? 0) + 1, ends[1]), text).toEqual(named)
  }
})

test('balances and sums are right', () => {
  const sorted = Object.entries(BALANCES).sort(([, a], [, b]) => b - a)
  expect(sorted[0]?.[0]).toBe('SC')
  expect(sorted.at(-1)?.[0]).toBe('RJ')
  const answers = MOVING_QUESTIONS[1]?.map(({ answer }) => answer)
  const { MG = 0, MT = 0, SC = 0, PR = 0 } = BALANCES
  expect(answers).toEqual([`${826 - 736} mil`, `${MG + MT} mil`, `${SC - PR} mil`])
})

test('each themed map prints every name and number', () => {
  for (const theme of MAP_THEMES) {
    const { contents } = mapaDoBrasil.draw({
      ...{ level: 'desafio', color: true, title: 'Mapa', instruction: 'Responda.', pages: 1, seed: 1, theme },
    })
    const texts = contents[0]?.texts ?? []
    if (theme === 'cidades') expect(texts).toEqual(expect.arrayContaining(CITIES.map(({ name }) => name)))
    else
      for (const id of Object.keys(BALANCES))
        expect(
          texts.some((one) => one.startsWith(`${id} `)),
          id,
        ).toBe(true)
  }
})

import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { ERA_PLACES } from '../../studio/eras/places.ts'
import { antesEAgora, TOO_WIDE } from './antes-e-agora.ts'
import { hasChanged } from './changes-page.ts'
import { FILM_YEARS, JOURNEYS, MESSAGES } from './dated.ts'
import { inOrder } from './film-page.ts'

test('each place has things that remain and things that change', () => {
  for (const { features } of Object.values(ERA_PLACES)) {
    expect(new Set(features.map(({ group }) => group)).size).toBe(features.length)
    expect(features.filter(({ names }) => new Set(names).size === 1).length).toBeGreaterThan(2)
    expect(features.filter(({ names }) => new Set(names).size > 1).length).toBeGreaterThan(3)
  }
})

test('eight things are asked about, of which some changed and some remained', () => {
  for (const { level, page } of everyPage(antesEAgora)) {
    expect(page.changes !== undefined, level).toBe(level === 'facil')
    if (!page.changes) continue
    const { asked, eras } = page.changes
    expect(asked).toHaveLength(8)
    const changed = asked.filter((feature) => hasChanged(feature, eras)).length
    expect(changed).toBeGreaterThan(2)
    expect(changed).toBeLessThan(7)
    expect(eras[0]).toBeLessThan(eras[1])
  }
})

test('each named thing is in one photo only, and two things are in all three', () => {
  for (const { level, page } of everyPage(antesEAgora)) {
    expect(page.times !== undefined, level).toBe(level === 'medio')
    if (!page.times) continue
    const { hung, named, remained } = page.times
    const { features } = ERA_PLACES[page.times.place]
    const erasOf = (name: string) => hung.filter((era) => features.some(({ names }) => names[era] === name))
    expect([...hung].sort()).toEqual([0, 1, 2])
    expect(hung, 'in the order of time').not.toEqual([0, 1, 2])
    expect(named).toHaveLength(6)
    for (const { name, era } of named) expect(erasOf(name)).toEqual([era])
    expect(remained.filter(({ isTrue }) => isTrue)).toHaveLength(2)
    for (const { name, isTrue } of remained) expect(erasOf(name).length === 3).toBe(isTrue)
  }
})

/** Words that more than one time of a place shows: a lorry is no answer where two photos have one. */
const HEADS = [
  /caminhão|carreta/,
  /guindaste|pórtico/,
  /cargueiro/,
  /trem|bonde/,
  /lâmpada|LED/,
  /geladeira|guarda-comida/,
]

test('a word that names things of two times comes with what sets them off from each other', () => {
  for (const { features } of Object.values(ERA_PLACES)) {
    const asked = new Set(features.flatMap(({ names }) => names).filter((name) => !TOO_WIDE.includes(name)))
    for (const head of HEADS) {
      const named = [...asked].filter((name) => head.test(name))
      if (named.length > 1) for (const name of named) expect(name).toMatch(/[ -]/)
    }
  }
  for (const { page } of everyPage(antesEAgora)) {
    for (const { name } of [...(page.times?.named ?? []), ...(page.times?.remained ?? [])])
      expect(TOO_WIDE).not.toContain(name)
  }
})

test('the year of a film is clear of the years of its things', () => {
  for (const deck of [MESSAGES, JOURNEYS]) {
    expect(new Set(deck.map(({ year }) => year)).size).toBe(deck.length)
    for (const { name, riddle } of deck) expect(riddle.toLowerCase()).not.toContain(name.split(' ')[0])
  }
  for (const { level, page } of everyPage(antesEAgora)) {
    expect(page.film !== undefined, level).toBe(level === 'desafio')
    if (!page.film) continue
    const { props, year, era, between } = page.film
    expect(new Set(props).size).toBe(8)
    expect(FILM_YEARS[era]).toContain(year)
    for (const prop of props) expect(Math.abs(prop.year - year)).toBeGreaterThan(3)
    expect(between[1].year).toBeGreaterThan(between[0].year)
    const years = inOrder(props).map((prop) => prop.year)
    expect(years).toEqual([...years].sort((a, b) => a - b))
    expect(years.some((one) => one < year) && years.some((one) => one > year)).toBe(true)
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(antesEAgora)).toEqual([])
})

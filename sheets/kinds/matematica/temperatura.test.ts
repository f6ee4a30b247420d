import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { CITIES, type Day, onlyHighest, rise, SEASONS, type Season } from './climate-facts.ts'
import { temperatura } from './temperatura.ts'
import type { CityDay } from './thermometer-page.ts'
import { fitsScale, MOST_RISE, widestDay } from './weather-week-page.ts'

const PAGES = everyPage(temperatura).map(({ page, seed }) => ({ ...page, season: SEASONS[seed % 2] as Season }))

const isNear = ({ lowest, highest }: Day, [low, high]: readonly [number, number]) =>
  Math.abs(lowest - low) <= 3 && Math.abs(highest - high) <= 3

test('mornings are colder than afternoons, and winters than summers', () => {
  for (const { inverno, verao } of CITIES) {
    expect(inverno[0]).toBeLessThan(inverno[1])
    expect(inverno[0]).toBeLessThanOrEqual(verao[0])
  }
})

test('three lands with a cold city among them, even degrees on the scale', () => {
  for (const { cities, season } of PAGES.flatMap(({ cities, season }) => (cities ? [{ cities, season }] : []))) {
    expect(new Set(cities.map(({ city }) => city.land)).size).toBe(3)
    expect(cities.filter(({ city }) => city.inverno[0] < 12)).toHaveLength(1)
    for (const day of cities) {
      expect(isNear(day, day.city[season])).toBe(true)
      expect([day.lowest % 2, day.highest % 2]).toEqual([0, 0])
      expect(day.lowest).toBeLessThan(day.highest)
      expect(day.lowest > 0 && day.highest < 40).toBe(true)
    }
  }
})

test('each sentence about the map has one city for an answer', () => {
  const scores: readonly ((day: CityDay) => number)[] = [
    ({ highest }) => highest,
    ({ lowest }) => -lowest,
    (day) => -rise(day),
  ]
  for (const { forecast, season } of PAGES) {
    if (!forecast) continue
    const { days, warmer, cooler, rising } = forecast
    expect(new Set(days.map(({ city }) => city.name)).size).toBe(6)
    expect(days.every((day) => isNear(day, day.city[season]))).toBe(true)
    for (const scored of scores) expect(onlyHighest(days, scored)).toBeDefined()
    expect(warmer.highest).toBeGreaterThan(cooler.highest)
    expect(rise(rising)).toBeGreaterThan(0)
    expect(rise(rising)).not.toBe(warmer.highest - cooler.highest)
  }
})

test('a week is on the scale of its thermometers and chart, one day varies most', () => {
  for (const { week } of PAGES) {
    if (!week) continue
    expect(week.days).toHaveLength(5)
    expect(fitsScale(week.days)).toBe(true)
    expect(week.days.every((day) => rise(day) > 0 && rise(day) <= MOST_RISE)).toBe(true)
    expect(widestDay(week.days)).toBeDefined()
    expect(week.days.every((day) => isNear(day, week.city[week.season]))).toBe(true)
    if (week.season === 'verao')
      expect(Math.max(...week.days.map(rise)) - Math.min(...week.days.map(rise))).toBeLessThanOrEqual(8)
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(temperatura)).toEqual([])
})

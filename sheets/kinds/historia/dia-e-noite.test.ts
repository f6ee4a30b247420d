import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { diaENoite } from './dia-e-noite.ts'
import { HOURS, isOpen, OPENINGS } from './rhythms.ts'

test('no hour is that of opening or closing', () => {
  for (const [hour] of HOURS) for (const { from, to } of OPENINGS) expect([from, to]).not.toContain(hour)
})

test('six sights, each in the picture of its time', () => {
  for (const { level, page } of everyPage(diaENoite)) {
    expect(page.street !== null, level).toBe(level === 'facil')
    if (!page.street) continue
    const { day, night, asked } = page.street
    expect(new Set(asked).size).toBe(6)
    for (const sight of asked) {
      expect(day.includes(sight)).toBe(sight.seen !== 'night')
      expect(night.includes(sight)).toBe(sight.seen !== 'day')
    }
  }
})

test('three animals of the day and three of the night', () => {
  for (const { level, page } of everyPage(diaENoite)) {
    expect(page.awake !== null, level).toBe(level === 'medio')
    if (!page.awake) continue
    expect(new Set(page.awake.animals).size).toBe(6)
    expect(page.awake.animals.filter(({ isNight }) => isNight)).toHaveLength(3)
  }
})

test('at every hour something is open', () => {
  for (const { level, page } of everyPage(diaENoite)) {
    expect(page.hours !== null, level).toBe(level === 'desafio')
    if (!page.hours) continue
    const { places, hours } = page.hours
    expect(new Set(places).size).toBe(5)
    expect(new Set(hours).size).toBe(4)
    for (const [hour] of hours) expect(places.some((place) => isOpen(place, hour))).toBe(true)
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(diaENoite)).toEqual([])
})

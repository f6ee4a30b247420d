import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { ceuETerra } from './ceu-e-terra.ts'
import { isInLight, lonOf, nextAtLine } from './day-side-page.ts'
import { COMPASSES, DECLINATION, rightCompass, shadowsOf } from './gnomon-page.ts'
import { countedPhases, daysAround } from './moon-page.ts'
import {
  EARTH_CLUES,
  EARTH_PARTS,
  EARTH_SIDES,
  PHASE_DAYS,
  SHOWN_AS,
  SKY_FIGURES,
  SKY_QUESTIONS,
  SOUTHERN_CITIES,
} from './sky-facts.ts'
import { FIGURE_REACH, figureSpots } from './stars-page.ts'

test('no clue names the map, the globe or the photo', () => {
  for (const clue of Object.values(EARTH_CLUES).flat()) expect(clue).not.toMatch(/mapa|globo|foto/i)
})

test('south of the tropic the noon shadow points south and is the shortest', () => {
  const tropic = 23.5
  for (const { lat } of SOUTHERN_CITIES) {
    expect(lat).toBeGreaterThan(tropic)
    const [morning, noon, evening] = shadowsOf(lat)
    expect(noon?.degrees).toBe(180)
    expect(noon?.length).toBeLessThan(morning?.length ?? 0)
    expect(morning?.length).toBe(evening?.length)
    // To the west in the morning, to the east in the afternoon.
    expect(Math.sin(((morning?.degrees ?? 0) * Math.PI) / 180)).toBeLessThan(0)
    expect(Math.sin(((evening?.degrees ?? 0) * Math.PI) / 180)).toBeGreaterThan(0)
  }
})

test('phases follow one another every six to nine days, and come back after 29 or 30', () => {
  expect(PHASE_DAYS).toHaveLength(32)
  for (let first = 0; first + 8 < PHASE_DAYS.length; first++) {
    for (const phase of countedPhases(first)) expect([29, 30]).toContain(daysAround({ first }, phase))
  }
})

test('each side of the Earth has three cities on both halves, clear of the line between them', () => {
  for (const { lon, cities } of EARTH_SIDES) {
    const turned = cities.map(({ at }) => at[0] - lon)
    expect(turned.filter((one) => one < 0)).toHaveLength(3)
    expect(turned.filter((one) => one > 0)).toHaveLength(3)
    for (const one of turned) expect(Math.abs(one)).toBeGreaterThan(6)
    const sorted = [...turned].sort((a, b) => a - b)
    for (const [i, one] of sorted.entries()) if (i) expect(one - (sorted[i - 1] ?? 0)).toBeGreaterThan(4)
  }
})

test('figures have seasons of their own, and joins between their stars', () => {
  expect(new Set(SKY_FIGURES.map(({ season }) => season)).size).toBe(SKY_FIGURES.length)
  for (const { stars, joins } of SKY_FIGURES)
    for (const [from, to] of joins) {
      expect(stars[from]).toBeDefined()
      expect(stars[to]).toBeDefined()
    }
  expect(new Set(SKY_QUESTIONS.map(({ asks }) => asks)).size).toBe(SKY_QUESTIONS.length)
})

test('each level asks something else, and each question has one answer', () => {
  for (const { level, page } of everyPage(ceuETerra)) {
    const { earth, gnomon, stars, moon, side } = page
    expect([earth !== undefined, gnomon !== undefined]).toEqual([level === 'facil', level === 'medio'])
    if (earth) {
      expect([...earth.numbered].sort()).toEqual([...EARTH_PARTS].sort())
      expect(earth.clues.map(({ answer }) => answer).sort()).toEqual([...SHOWN_AS].sort())
    }
    if (gnomon) {
      expect(gnomon.needles.filter((one) => one === 0)).toHaveLength(1)
      expect(new Set(gnomon.needles).size).toBe(COMPASSES.length)
      expect(COMPASSES[gnomon.needles.indexOf(0)]).toBe(rightCompass(gnomon))
      // The right needle is nearest to north: all others are more than a quarter turn less the declination from it.
      expect(Math.abs(DECLINATION)).toBeLessThan(90 + DECLINATION)
      expect(new Set(gnomon.asked.map(({ answer }) => answer)).size).toBe(2)
    }
    if (stars) {
      expect(new Set(stars.windows.map(({ figure }) => figure.name)).size).toBe(3)
      expect(new Set(stars.asked).size).toBe(2)
      for (const { figure, month, turn, others } of stars.windows) {
        expect(figure.months).toContain(month)
        const upright = figure.name === 'Órion' ? 180 : 0
        for (const [x, y] of figureSpots(figure, upright + turn))
          for (const [ox, oy] of others)
            expect((x * FIGURE_REACH - ox) ** 2 + (y * FIGURE_REACH - oy) ** 2).toBeGreaterThan(25)
      }
    }
    if (moon) {
      expect(moon.counts[0]).not.toBe(moon.counts[1])
      for (const phase of moon.counts) expect(countedPhases(moon.first)).toContain(phase)
    }
    if (side) {
      expect(side.asked.filter((one) => isInLight(side, one))).toHaveLength(3)
      const order = nextAtLine(side)
      expect(order).toHaveLength(3)
      for (const one of order) {
        expect(one.at[0]).toBeLessThan(lonOf(side))
        expect(isInLight(side, one)).toBe(!side.isMorning)
      }
    }
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(ceuETerra)).toEqual([])
})

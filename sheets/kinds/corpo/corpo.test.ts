import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { overlaps } from '../../lettering/bounds.ts'
import { CAST } from '../../studio/cast/people.ts'
import type { Person } from '../../studio/cast/person.ts'
import { STANDING_PLACES } from '../../studio/places/standing-places.ts'
import { crossings, targetOf } from './body-page.ts'
import { SHOWING } from './body-parts.ts'
import { letterOf } from './care-page.ts'
import { CARES } from './cares.ts'
import { CLASSMATES, countOf, FEATURES, fitting, isPlain, sameness } from './class-facts.ts'
import { corpoESentidos } from './corpo-e-sentidos.ts'
import { numberOf, PERCEIVED, SENSES } from './senses.ts'
import { plateOf } from './senses-page.ts'

test('each level asks for one thing of its own', () => {
  for (const { level, page } of everyPage(corpoESentidos)) {
    const isBody = page.mates === null
    expect(page.body !== null).toBe(isBody && level === 'facil')
    expect(page.senses !== null).toBe(isBody && level === 'medio')
    expect(page.care !== null).toBe(isBody && level === 'desafio')
  }
})

test('eight parts that the child shows, each once, four names at each side, and their points apart', () => {
  for (const { page } of everyPage(corpoESentidos)) {
    if (!page.body) continue
    const { parts, who, place, friend } = page.body
    expect(new Set(parts.map(({ part }) => part)).size).toBe(8)
    for (const side of [-1, 1])
      expect(new Set(parts.filter((one) => one.side === side).map(({ row }) => row))).toEqual(new Set([0, 1, 2, 3]))
    const hidden: readonly string[] = SHOWING[who as keyof typeof SHOWING]
    for (const { part, side } of parts) {
      expect(hidden).not.toContain(part)
      if (part === 'pé') expect(STANDING_PLACES[place].barefoot).toBe(true)
      const [x] = targetOf({ part, side, row: 0 })
      expect((x - 105) * side, part).toBeGreaterThanOrEqual(0)
    }
    const spots = parts.map(targetOf)
    for (const [i, [x, y]] of spots.entries())
      for (const [otherX, otherY] of spots.slice(i + 1)) expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(4.5)
    expect(friend).not.toBe(who)
    expect(crossings(parts)).toBe(0)
  }
})

test('six things perceived there, every sense among them, and no plate on another', () => {
  for (const { page } of everyPage(corpoESentidos)) {
    if (!page.senses) continue
    const { asked, place } = page.senses
    expect(new Set(asked.map(({ words }) => words)).size).toBe(6)
    expect(new Set(asked.map(({ sense }) => numberOf(sense)))).toEqual(new Set([1, 2, 3, 4, 5]))
    for (const [i, one] of asked.entries()) {
      expect(PERCEIVED[place]).toContain(one)
      for (const other of asked.slice(i + 1)) expect(overlaps(plateOf(one), plateOf(other), 1)).toBe(false)
    }
  }
})

test('every place has two things for each sense, and their plates stand in the picture', () => {
  for (const all of Object.values(PERCEIVED)) {
    for (const { name } of SENSES) expect(all.filter(({ sense }) => sense === name)).toHaveLength(2)
    for (const { x, y, width, height } of all.map(plateOf)) {
      expect(x).toBeGreaterThan(10)
      expect(x + width).toBeLessThan(200)
      expect(y).toBeGreaterThan(60)
      expect(y + height).toBeLessThan(252)
    }
  }
})

test('four cares, the reason of each among the five, one reason without a care', () => {
  for (const { page } of everyPage(corpoESentidos)) {
    if (!page.care) continue
    const { cares, reasons } = page.care
    expect(new Set(cares.map(({ name }) => name)).size).toBe(4)
    expect(new Set(reasons).size).toBe(5)
    expect(new Set(cares.map((care) => letterOf(page.care ?? { house: 0, cares, reasons }, care))).size).toBe(4)
    for (const { name, reason } of cares) {
      expect(reasons).toContain(reason)
      expect(CARES.find((care) => care.name === name)?.reason).toBe(reason)
    }
    expect(reasons.filter((reason) => !cares.some((care) => care.reason === reason))).toHaveLength(1)
  }
})

test('a clue fits one child of the six, and each of eight has one type of hair', () => {
  for (const { level, page } of everyPage(corpoESentidos)) {
    if (!page.mates) continue
    const { group, clues = [] } = page.mates
    expect(new Set(group).size).toBe(level === 'facil' ? 6 : level === 'medio' ? 2 : 8)
    if (level === 'facil') {
      expect(clues).toHaveLength(5)
      for (const one of clues) expect(fitting(one, group), one.says).toEqual([one.of])
    }
    if (level === 'desafio') {
      const hair = [0, 1, 2].map((row) => countOf(row, group))
      expect(hair.reduce((sum, count) => sum + count, 0)).toBe(8)
    }
  }
})

test('two compared children are plainly the same in two features and different in two, in each printing', () => {
  for (const color of [true, false])
    for (let seed = 1; seed <= 12; seed++) {
      const options = { level: 'medio', theme: 'turma', pages: 1, title: '', instruction: '', color, seed } as const
      const [one = 'bia', other = 'bia'] = corpoESentidos.draw(options).facts.pages[0]?.mates?.group ?? []
      expect(isPlain(one, other)).toBe(true)
      const same = sameness(one, other, color)
      expect(same).toHaveLength(color ? 5 : 4)
      for (const value of [true, false]) expect(same.filter((row) => row === value).length).toBeGreaterThan(1)
    }
})

test('features are those that the cast is drawn with', () => {
  for (const who of CLASSMATES) {
    const looks: Person = CAST[who]
    const { oculos, penteado } = FEATURES[who]
    expect(looks.aids?.includes('glasses') ?? false, who).toBe(oculos)
    expect(['rabo', 'trancas', 'chiquinha', 'pompons'].includes(looks.hair), who).toBe(penteado === 'preso')
    expect(looks.hair, who).not.toBe('bone')
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(corpoESentidos)).toEqual([])
})

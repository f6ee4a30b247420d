import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { reachOf } from '../../studio/fit.ts'
import { GRADED, GRADES } from '../../studio/shapes/graded-things.ts'
import { RADII, THIRDS } from '../../studio/shapes/sorted-things.ts'
import { organizarEOrdenar } from './organizar-e-ordenar.ts'
import { itemOf } from './tidy-facts.ts'

/** Drawn sides of neighbours in an order differ by this at least, mm. */
const PLAIN = 4

test('each thing of a series is plainly larger than the one before, whatever its colour', () => {
  for (const series of Object.values(GRADED).flat()) {
    const sideOf = (grade: 0 | 1 | 2 | 3, look: 0 | 1 | 2 | 3) => {
      const reach = reachOf((pen) => series.draw(pen, grade, look))
      expect(reach.width, series.name).toBeLessThan(43)
      expect(reach.height, series.name).toBeLessThan(33)
      return reach[series.side]
    }
    for (const grade of [1, 2, 3] as const) {
      const before = GRADES.map((look) => sideOf((grade - 1) as 0 | 1 | 2, look))
      const here = GRADES.map((look) => sideOf(grade, look))
      expect(Math.min(...here) - Math.max(...before), series.name).toBeGreaterThan(PLAIN)
    }
  }
})

test('three rows of four, none in order already', () => {
  for (const { page } of everyPage(organizarEOrdenar)) {
    if (!page.order) continue
    expect(new Set(page.order.rows.map(({ series }) => series.name)).size).toBe(3)
    for (const { grades } of page.order.rows) {
      expect(grades.toSorted()).toEqual([0, 1, 2, 3])
      expect(['0123', '3210']).not.toContain(grades.join(''))
    }
  }
})

test('nine different things, two to four for each box', () => {
  for (const { page } of everyPage(organizarEOrdenar)) {
    if (!page.sort) continue
    const { things, attribute } = page.sort
    expect(new Set(things.map(itemOf)).size).toBe(9)
    for (const value of THIRDS) {
      const count = things.filter((one) => one[attribute] === value).length
      expect(count).toBeGreaterThanOrEqual(2)
      expect(count).toBeLessThanOrEqual(4)
    }
  }
  expect(RADII[1] - RADII[0]).toBeGreaterThan(3)
  expect(RADII[2] - RADII[1]).toBeGreaterThan(3)
})

test('a hole of the case takes one thing alone; four are given, four loose, one missing', () => {
  for (const { page } of everyPage(organizarEOrdenar)) {
    if (!page.holes) continue
    const { things, attributes, loose, missing } = page.holes
    const [rows, columns] = attributes
    expect(rows).not.toBe(columns)
    things.forEach((thing, i) => {
      expect([thing[rows], thing[columns]]).toEqual([Math.floor(i / 3), i % 3])
      expect(things.filter((one) => one[rows] === thing[rows] && one[columns] === thing[columns])).toEqual([thing])
    })
    expect(new Set([...loose, missing]).size).toBe(5)
    const given = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((i) => i !== missing && !loose.includes(i))
    expect(given).toHaveLength(4)
    expect(new Set(given.map((i) => i % 3)).size).toBe(3)
    expect(new Set(given.map((i) => Math.floor(i / 3))).size).toBe(3)
  }
})

test('each level asks for something else', () => {
  for (const { level, page } of everyPage(organizarEOrdenar))
    expect([!!page.order, !!page.sort, !!page.holes]).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(organizarEOrdenar)).toEqual([])
})

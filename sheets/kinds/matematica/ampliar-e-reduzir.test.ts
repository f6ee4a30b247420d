import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { ampliarEReduzir } from './ampliar-e-reduzir.ts'
import { LETTERED, lengthOf, SCALED_FIGURES, sideOf, sizeOf } from './scaled-figures.ts'

test('corners are on the squares; five squares hold each figure, and its lettered sides are on the lines', () => {
  for (const figure of SCALED_FIGURES) {
    expect(Math.max(...sizeOf(figure))).toBeLessThanOrEqual(5)
    expect(figure.corners.flat().every((n) => Number.isInteger(n) && n >= 0)).toBe(true)
  }
  for (const figure of LETTERED)
    for (const first of figure.sides) {
      const [[x1, y1], [x2, y2]] = sideOf(figure, first)
      expect(x1 === x2 || y1 === y2).toBe(true)
    }
})

test('three lettered sides of a figure differ in length', () => {
  expect(LETTERED.length).toBeGreaterThan(3)
  for (const figure of LETTERED)
    expect(new Set(figure.sides.map((first) => lengthOf(figure, first))).size, figure.name).toBe(3)
})

test('one of three copies changes both sides by the same factor', () => {
  const choices = everyPage(ampliarEReduzir).flatMap(({ page }) => page.choices)
  expect(choices.length).toBeGreaterThan(0)
  for (const { copies } of choices) {
    expect(copies).toHaveLength(3)
    expect(copies.filter(([across, down]) => across === down)).toHaveLength(1)
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(ampliarEReduzir)).toEqual([])
})

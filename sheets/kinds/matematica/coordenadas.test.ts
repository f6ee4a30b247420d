import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { SQUARED_MAPS } from '../../studio/places/squared-maps.ts'
import { coordenadas } from './coordenadas.ts'
import { FIGURE_GRID, HIDDEN_FIGURES, pointsInside } from './hidden-figures.ts'
import { DIVISIONS, outermostOf, shareOf } from './squared-spots.ts'

const distance = ([x, y]: readonly [number, number], [column, row]: readonly [number, number]) =>
  Math.abs(x - column) + Math.abs(y - row)

test('things and crosses have a place each, apart from all others; ships are at sea and palms ashore', () => {
  for (const { level, page } of everyPage(coordenadas)) {
    if (level === 'desafio') continue
    const spots = [...page.placed.map(({ spot }) => spot), ...page.crosses]
    expect(page.asked).toHaveLength(8)
    expect(page.crosses).toHaveLength(4)
    const outermost = page.outermost
    expect(outermost && outermostOf(page.crosses, outermost.direction)).toEqual(outermost)
    expect(page.crosses).toContain(outermost?.spot)
    expect(new Set(page.asked.map(({ thing }) => thing.name)).size).toBe(8)
    expect(page.placed).toHaveLength(page.asked.length)
    for (const one of page.asked) expect(page.placed).toContain(one)
    for (const [i, spot] of spots.entries()) {
      for (const other of spots.slice(i + 1)) expect(distance(spot, other)).toBeGreaterThan(1)
      const [column, row] = spot
      expect(Math.min(column, row)).toBeGreaterThanOrEqual(level === 'facil' ? 0 : 1)
      expect(Math.max(column, row)).toBeLessThan(DIVISIONS[level])
    }
    for (const { thing, spot } of page.placed)
      if (thing.on !== 'sky')
        expect(SQUARED_MAPS.ilha.bears(thing.on, shareOf(level, spot), page.turn), thing.name).toBe(true)
    if (level === 'medio')
      for (const { thing, spot } of page.placed) {
        const [x, y] = shareOf(level, spot)
        if (thing.on !== 'sky')
          expect(SQUARED_MAPS.ilha.bears(thing.on, [x, y - 0.065], page.turn), thing.name).toBe(true)
      }
  }
})

test('the river bears nothing, the beach beside it does; ships keep off the coast', () => {
  const { bears, isPlain } = SQUARED_MAPS.ilha
  expect(bears('land', [0.34, 0.75], 0)).toBe(false)
  expect(isPlain([0.34, 0.75], 0)).toBe(false)
  expect(bears('land', [0.5, 0.75], 0)).toBe(true)
  expect(bears('sea', [0.1, 0.9], 0)).toBe(true)
  expect(bears('sea', [0.1, 0.5], 0)).toBe(false)
})

test('the upper left square is A8, the point (0, 0) is the lower left corner', () => {
  expect(shareOf('facil', [0, 7])).toEqual([0.0625, 0.0625])
  expect(shareOf('medio', [0, 0])).toEqual([0, 1])
})

type Line = readonly [readonly [number, number], readonly [number, number]]
const side = ([a, b]: Line, p: readonly [number, number]) =>
  Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]))
const cross = (one: Line, other: Line) =>
  side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0

test.each(HIDDEN_FIGURES.map((figure) => [figure.name, figure.corners] as const))(
  '%s: each point once, on the grid, and no line crosses another',
  (_, corners) => {
    expect(new Set(corners.map(String)).size).toBe(corners.length)
    for (const at of corners.flat()) expect(at >= 0 && at <= FIGURE_GRID && Number.isInteger(at)).toBe(true)
    const lines = corners.map((from, i): Line => [from, corners[(i + 1) % corners.length] ?? from])
    for (const [i, line] of lines.entries())
      for (const other of lines.slice(i + 1)) expect(cross(line, other), `${line} ${other}`).toBe(false)
  },
)

test.each(HIDDEN_FIGURES.map((figure) => [figure.name, figure] as const))(
  '%s has three points within it',
  (_, figure) => {
    const inside = pointsInside(figure)
    expect(inside.length).toBeGreaterThanOrEqual(3)
    for (const spot of inside) expect(figure.corners).not.toContainEqual(spot)
  },
)

test('every hardest page has a figure of its map', () => {
  for (const { level, page } of everyPage(coordenadas)) expect(page.figure !== null).toBe(level === 'desafio')
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(coordenadas)).toEqual([])
})

import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { YARD } from '../../studio/places/building-yard.ts'
import { KITES } from '../../studio/places/kite-field.ts'
import { countOf, exampleOf, namesOf, ORDERS, openingOf, openingsOf, POLYGONS, type Polygon } from './angle-figures.ts'
import { angulos } from './angulos.ts'

/** Interior angles in degrees, from the directions of the sides. */
function degreesOf({ corners }: Polygon): number[] {
  const direction = (i: number) => {
    const [x, y] = corners.at(i % corners.length) ?? [0, 0]
    const [nextX, nextY] = corners.at((i + 1) % corners.length) ?? [0, 0]
    return (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI
  }
  return corners.map((_, i) => {
    const turned = (direction(i) - direction(i - 1) + 720) % 360
    return 180 - turned
  })
}

test.each(POLYGONS.map((figure) => [figure.name, figure] as const))('%s is convex and plain to see', (_, figure) => {
  const degrees = degreesOf(figure)
  expect(degrees.reduce((sum, one) => sum + one, 0)).toBeCloseTo((figure.corners.length - 2) * 180)
  degrees.forEach((one, i) => {
    expect(one).toBeLessThan(175)
    expect(Math.abs(one - 90) < 0.001 || Math.abs(one - 90) > 12, `${one}°`).toBe(true)
    expect(openingsOf(figure)[i]).toBe(openingOf(Math.round(one * 1000) / 1000))
  })
})

test.each(ORDERS.map((order) => [order.name, order] as const))('%s has an example that fits', (_, order) => {
  const example = exampleOf(order)
  expect(example.corners).toHaveLength(order.sides)
  for (const [opening, count] of Object.entries(order.counts))
    expect(countOf(example, opening as 'reto' | 'menor' | 'maior')).toBe(count)
})

test('openings of things are right ones, or plainly smaller or greater', () => {
  for (const { name, degrees } of [...YARD, ...KITES])
    for (const one of degrees) expect(one === 90 || Math.abs(one - 90) >= 15, `${name} ${one}`).toBe(true)
})

test('a scene compares, a sky is searched, a sheet is drawn on', () => {
  for (const { level, page } of everyPage(angulos)) {
    const counts = page.figures.map((figure) => countOf(figure, 'reto'))
    expect(page.corners).toHaveLength(level === 'facil' ? 7 : 0)
    expect(page.figures).toHaveLength({ facil: 0, medio: 6, desafio: 2 }[level])
    expect(page.orders).toHaveLength(level === 'desafio' ? 2 : 0)
    if (level === 'facil') expect(new Set(page.corners.map(({ degrees }) => openingOf(degrees))).size).toBe(3)
    if (level === 'medio') expect(new Set(counts).size).toBeGreaterThanOrEqual(3)
    const sides = page.figures.map(({ corners }) => corners.length)
    if (level === 'desafio') expect(new Set(sides).size).toBe(2)
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(angulos)).toEqual([])
})

test('a quadrilateral may be called by its own name', () => {
  const named = (name: string) => POLYGONS.filter((one) => one.name === name).flatMap(namesOf)
  expect(named('trapézio, de lado')).toEqual(['quadrilátero', 'trapézio'])
  expect(named('retângulo em pé')).toEqual(['quadrilátero', 'retângulo'])
  expect(named('pipa de um canto')).toEqual(['quadrilátero'])
  expect(named('hexágono')).toEqual(['hexágono'])
})

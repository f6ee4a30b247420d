import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { areaEPerimetro } from './area-e-perimetro.ts'
import { areaOf, HALVED_FIGURES, outlineOf, perimeterOf, tilesOf, WHOLE_FIGURES } from './tile-figures.ts'

const FIGURES = [...WHOLE_FIGURES, ...HALVED_FIGURES]

test.each(FIGURES.map((figure) => [figure.name, figure] as const))('%s is one figure without a hole', (_, figure) => {
  expect(new Set(figure.rows.map(({ length }) => length)).size).toBe(1)
  expect(areaOf(figure) % 1, 'area in whole tiles').toBe(0)
  const tiles = tilesOf(figure)
  const reached = new Set([tiles[0]])
  for (let grown = true; grown; ) {
    const more = tiles.filter(
      (tile) =>
        !reached.has(tile) &&
        [...reached].some((other) =>
          other?.corners.some(([x, y]) => tile.corners.some(([column, row]) => x === column && y === row)),
        ),
    )
    for (const tile of more) reached.add(tile)
    grown = more.length > 0
  }
  expect(reached.size).toBe(tiles.length)
  // A walk along the ribbon, from one side to the next, comes past each of them.
  const outline = outlineOf(figure)
  const starts = new Map(outline.map(([from, to]) => [String(from), to]))
  if (starts.size === outline.length) {
    let [spot, steps] = [outline[0]?.[0] ?? [0, 0], 0]
    do {
      spot = starts.get(String(spot)) ?? [-1, -1]
      steps++
    } while (String(spot) !== String(outline[0]?.[0]) && steps <= outline.length)
    expect(steps).toBe(outline.length)
  }
})

test('area and perimeter of what is known by heart', () => {
  const named = (name: string) => FIGURES.find((figure) => figure.name === name) ?? { name, rows: [] }
  expect([areaOf(named('tapete')), perimeterOf(named('tapete'))]).toEqual([15, 16])
  expect([areaOf(named('quadrado')), perimeterOf(named('quadrado'))]).toEqual([16, 16])
  expect([areaOf(named('letra T')), perimeterOf(named('letra T'))]).toEqual([12, 18])
  expect(areaOf(named('pipa'))).toBe(8)
})

test('two figures of one area, areas in order, or another figure that keeps what it should', () => {
  for (const { level, page } of everyPage(areaEPerimetro)) {
    const areas = page.tasks.map(({ figure }) => areaOf(figure))
    const halved = page.tasks.every(({ figure }) => HALVED_FIGURES.includes(figure))
    const equal = areas.length - new Set(areas).size
    if (level === 'facil') expect([areas.length, equal]).toEqual([6, 1])
    if (level === 'medio') {
      expect([areas.length, equal]).toEqual([4, halved ? 0 : 1])
      const measures = page.tasks.map(({ figure }) => `${areaOf(figure)} ${perimeterOf(figure)}`)
      expect(new Set(measures).size, 'one area has two perimeters').toBe(4)
    }
    if (level !== 'desafio') continue
    expect(page.tasks).toHaveLength(2)
    for (const { figure, example, keeps } of page.tasks) {
      if (!example) throw new Error(`${figure.name} has no example`)
      expect(example).not.toBe(figure)
      const same = { area: areaOf(figure) === areaOf(example), perimeter: perimeterOf(figure) === perimeterOf(example) }
      if (halved) expect(same.area).toBe(true)
      else expect(same).toEqual({ area: keeps === 'area', perimeter: keeps === 'perimeter' })
    }
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(areaEPerimetro)).toEqual([])
})

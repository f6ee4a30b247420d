import { expect, test } from 'vitest'
import { drawForTest, everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import type { Spot } from '../../studio/paths.ts'
import { LANES } from '../../studio/places/way-map.ts'
import { pontosCardeais } from './pontos-cardeais.ts'
import { quarterWind, SUN_VIEWS, sideOf } from './sun-page.ts'
import { stepOf, WINDS, windTo } from './winds.ts'

const isInside = ([column, row]: Spot) => Math.min(column, row) >= 0 && Math.max(column, row) < LANES.count

test('the Sun rises in the east and sets in the west; it is never behind us', () => {
  expect(SUN_VIEWS).toHaveLength(6)
  for (const { isMorning, sun, ahead } of SUN_VIEWS) expect((ahead + sun) % 4).toBe(isMorning ? 1 : 3)
})

test('north is above on the first sheet; then the rose is turned', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const suns = drawForTest(pontosCardeais, 'facil', seed, 3).facts.pages.map(({ sun }) => sun)
    expect(suns.map((sun) => sun?.ahead === 0)).toEqual([true, false, false])
    expect(suns[0]?.isMorning).not.toBe(suns[1]?.isMorning)
  }
})

test('four places, each at another side, and questions about two looks', () => {
  for (const { level, page } of everyPage(pontosCardeais)) {
    expect(page.sun !== null, level).toBe(level === 'facil')
    if (!page.sun) continue
    const { sun } = page
    expect(new Set(sun.places.map(({ name }) => name)).size).toBe(4)
    expect(new Set([0, 1, 2, 3].map((quarter) => sideOf(sun, quarter))).size).toBe(4)
    expect(quarterWind(sun.ahead + sun.sun).name).toBe(sun.isMorning ? 'leste' : 'oeste')
    for (const { looks, side } of sun.asks) {
      const [x, y] = stepOf(looks * 2)
      const [u, v] = stepOf((looks + side.turn) * 2)
      const ways = { 2: [-x, -y], 1: [-y, x], 3: [y, -x] }
      expect([u, v]).toEqual(ways[side.turn].map((n) => n + 0))
    }
  }
})

test('ways from place to place go to five different directions; the cross has a free crossing', () => {
  for (const { level, page } of everyPage(pontosCardeais)) {
    expect(page.direction !== null, level).toBe(level === 'medio')
    if (!page.direction) continue
    const { places, asked, cross, letters } = page.direction
    const spots = places.map(({ spot }) => String(spot))
    expect(new Set(spots).size).toBe(7)
    expect(new Set(asked.map(({ wind }) => wind)).size).toBe(5)
    expect(asked.filter(({ wind }) => wind % 2 === 1).length).toBeGreaterThan(1)
    for (const { from, to, wind } of asked) {
      const [dx, dy] = [to.spot[0] - from.spot[0], to.spot[1] - from.spot[1]]
      const name = WINDS[wind]?.name ?? ''
      expect(/^nor/.test(name), name).toBe(dy < 0)
      expect(/^s/.test(name), name).toBe(dy > 0)
      expect(/leste$|deste$/.test(name), name).toBe(dx > 0)
      expect(/oeste$/.test(name), name).toBe(dx < 0)
      if (dx && dy) expect(Math.abs(dx)).toBe(Math.abs(dy))
    }
    expect(isInside(cross.spot)).toBe(true)
    expect(spots).not.toContain(String(cross.spot))
    expect(windTo(cross.from.spot, cross.spot)).toBe(cross.wind)
    expect(letters).toHaveLength(6)
  }
})

test('steps lead from place to place, past no other place and over no other way', () => {
  for (const { level, page } of everyPage(pontosCardeais)) {
    expect(page.route !== null, level).toBe(level === 'desafio')
    if (!page.route) continue
    const { places, quarter, drawn, told } = page.route
    const routes = [...drawn, told]
    expect(new Set(routes.map(({ to }) => to.place.name)).size).toBe(3)
    for (const { from, to, legs, spots } of routes) {
      let [column, row] = from.spot
      for (const { steps, wind } of legs) {
        // A map turned clockwise by right angles: north, which is above, comes to the right, below, to the left.
        let [dx, dy] = WINDS[wind]?.step ?? [0, 0]
        for (let i = 0; i < quarter; i++) [dx, dy] = [-dy, dx]
        ;[column, row] = [column + dx * steps, row + dy * steps]
      }
      expect([column, row]).toEqual([...to.spot])
      for (const spot of spots.slice(1, -1)) expect(places.map((one) => String(one.spot))).not.toContain(String(spot))
      expect(spots.every(isInside)).toBe(true)
    }
    const passed = routes.flatMap(({ spots }) => spots.slice(1, -1).map(String))
    expect(new Set(passed).size).toBe(passed.length)
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(pontosCardeais)).toEqual([])
})

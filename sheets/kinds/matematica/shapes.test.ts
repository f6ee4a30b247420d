import { expect, test } from 'vitest'
import { areDifferent, firstPages } from '../../../tests/factories/first-pages.ts'
import { SEEDS } from '../../../tests/factories/sheets.ts'
import { overlaps } from '../../lettering/bounds.ts'
import type { Level } from '../../scene/scene.ts'
import { formasPlanas } from './formas-planas.ts'
import { POLYGON_CLUES } from './polygon-gallery.ts'
import { BUILDINGS, type Part } from './shape-buildings.ts'
import { COUNTED } from './solid-rack.ts'
import { isTent } from './solid-stock.ts'
import { findThing, SOLID_THINGS } from './solid-things.ts'
import { solidos } from './solidos.ts'
import { findSolid, NAMED_SOLIDS, SOLIDS } from './solids-drawn.ts'

const PLACES = ['brinquedos', 'cozinha', 'acampamento']
/** Two pages of solids in a place. */
const solidsIn = (level: Level, seed: number, theme: string) =>
  solidos.draw({ title: 'Título', instruction: 'Escreva.', level, seed, pages: 2, color: true, theme }).facts

test('every thing of a place has the shape of one wooden solid; every solid has a thing, and two have two', () => {
  for (const place of PLACES)
    for (const seed of SEEDS) {
      const { pages } = solidsIn('facil', seed, place)
      for (const { solids, things } of pages) {
        const owners = things.map((id) => solids.indexOf(findThing(id).solid))
        expect(areDifferent(solids)).toBe(true)
        expect(Math.min(...owners)).toBeGreaterThanOrEqual(0)
        expect(areDifferent(things), things.join()).toBe(true)
        const counts = solids.map((_, i) => owners.filter((owner) => owner === i).length)
        expect(counts.sort()).toEqual([1, 1, 1, 2, 2])
      }
    }
})

test('a place has six things to name, two of one shape; a camp has two tents', () => {
  for (const place of PLACES)
    for (const seed of SEEDS) {
      const [page] = solidsIn('medio', seed, place).pages
      expect(areDifferent(page?.things ?? [])).toBe(true)
      expect(page?.things).toHaveLength(6)
      expect(new Set(page?.solids).size).toBe(5)
      expect(page?.solids).toEqual(page?.things.map((id) => findThing(id).solid))
      if (place === 'acampamento')
        expect((page?.things ?? []).map((id) => isTent(findThing(id)))).toEqual([
          true,
          true,
          false,
          false,
          false,
          false,
        ])
    }
})

test('every solid that children name has things of a place', () => {
  const counts = NAMED_SOLIDS.map(({ id }) => SOLID_THINGS.filter(({ solid }) => solid === id).length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
})

test('solids to be counted have different numbers; only pyramids have as many faces as vertices', () => {
  const counted = COUNTED.map(findSolid)
  expect(areDifferent(counted.map(({ faces, corners, edges }) => `${faces} ${corners} ${edges}`))).toBe(true)
  for (const { id, faces, corners } of counted) expect(faces === corners, id).toBe(id.startsWith('piramide'))
})

test('solids with flat faces keep the rule of Euler: corners and faces are two more than edges', () => {
  const flat = SOLIDS.filter(({ faces }) => faces !== null)
  expect(flat.length).toBeGreaterThanOrEqual(4)
  for (const { faces, corners, edges, name } of flat) expect((corners ?? 0) + (faces ?? 0) - (edges ?? 0), name).toBe(2)
})

test('every edge of a solid with flat faces is drawn, those behind it dashed, and can be counted', () => {
  for (const { edges, name, outline, inner, hidden } of SOLIDS.filter((solid) => solid.edges !== null))
    expect([outline, inner, hidden].join('').match(/[LHVZ]/g), name).toHaveLength(edges ?? 0)
})

/** True for a corner inside a shape, which would hide it; a triangle has its tip in the middle. */
const holds = ({ shape, x, y, w, h }: Part, px: number, py: number) => {
  if (shape === 'círculo') return Math.hypot(px - x - w / 2, py - y - h / 2) < w / 2 - 0.01
  const narrow = shape === 'triângulo' ? (w / 2) * (1 - (py - y) / h) : 0
  return py > y && py < y + h && px > x + narrow && px < x + w - narrow
}

test('every corner of a shape is seen, so that it can be told from others', () => {
  for (const { name, parts } of BUILDINGS)
    for (const [i, { shape, x, y, w, h }] of parts.entries()) {
      const top = shape === 'triângulo' ? [x + w / 2] : [x, x + w]
      const corners = shape === 'círculo' ? [] : [...top.map((px) => [px, y]), [x, y + h], [x + w, y + h]]
      const hidden = corners.filter(([px = 0, py = 0]) => parts.slice(i + 1).some((part) => holds(part, px, py)))
      expect(hidden, `${name} ${i} ${shape}`).toEqual([])
    }
})

test('pictures built of shapes stay in their box, and no shape is covered by those in front of it', () => {
  for (const { name, parts } of BUILDINGS) {
    for (const [i, { x, y, w, h }] of parts.entries()) {
      expect(Math.min(x, y), name).toBeGreaterThanOrEqual(0)
      expect(Math.max(x + w, y + h), name).toBeLessThanOrEqual(100)
      const box = { x, y, width: w, height: h }
      const covering = parts
        .slice(i + 1)
        // The box of a circle or a triangle covers more than it does itself.
        .filter(({ shape }) => shape === 'quadrado' || shape === 'retângulo')
        .filter((part) => overlaps(box, { x: part.x, y: part.y, width: part.w, height: part.h }))
      const hidden = covering.some(
        (part) => part.x <= x && part.y <= y && part.x + part.w >= x + w && part.y + part.h >= y + h,
      )
      expect(hidden, `${name} ${i}`).toBe(false)
    }
    expect(new Set(parts.map(({ shape }) => shape)).size, name).toBe(4)
    // A rectangle is never taken for a square.
    for (const { shape, w, h } of parts)
      if (shape === 'retângulo') expect(Math.max(w, h) / Math.min(w, h), name).toBeGreaterThanOrEqual(1.15)
  }
})

test('every page of plane shapes shows several of them', () => {
  for (const { level, page } of firstPages(formasPlanas)) {
    expect(page.shapes.length).toBeGreaterThanOrEqual(8)
    expect(new Set(page.shapes).size).toBeGreaterThanOrEqual(level === 'facil' ? 4 : 5)
  }
})

test('on the hardest level every polygon comes once and has a clue of its own', () => {
  for (const { level, page } of firstPages(formasPlanas)) {
    if (level !== 'desafio') continue
    expect(areDifferent(page.shapes)).toBe(true)
    const clues = page.shapes.map((name) => POLYGON_CLUES[name]?.join(' ') ?? '')
    expect(clues).not.toContain('')
    expect(areDifferent(clues)).toBe(true)
  }
})

import { expect, test, vi } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { SCENE } from './cena.ts'
import { BY_SHAPE } from './formas.ts'
import { COLORIR_KINDS } from './kinds.ts'
import { SYMMETRY } from './simetria.ts'

// Two hundred seeds of three levels of each kind.
vi.setConfig({ testTimeout: 120_000 })

/** Rings of a mandala, tiles side by side, halves of a picture, and a subject that stands before its surroundings. */
const OVERLAPPING = ['colorir-mandala', 'colorir-azulejos', 'colorir-metade', 'colorir-desenho', 'colorir-cena']

test.each(COLORIR_KINDS.map((kind) => [kind.id, kind] as const))(
  '%s stays inside the margins, no picture touches another',
  (_, kind) => {
    expect(layoutFaults(kind, OVERLAPPING.includes(kind.id))).toEqual([])
  },
)

test('symmetric squares: the right half mirrors the left, and there is something to colour', () => {
  for (const { level, seed, page } of everyPage(SYMMETRY)) {
    const rows = Array.from({ length: page.rows }, (_, row) =>
      page.squares.slice(row * page.columns, (row + 1) * page.columns),
    )
    for (const row of rows) expect([...row].reverse(), `${level} ${seed}`).toEqual(row)
    expect(page.squares.filter((crayon) => crayon > 0).length).toBeGreaterThan(page.squares.length / 10)
    expect(page.columns % 2).toBe(0)
  }
})

test('colour by shape: every shape of the legend is there, each has its own colour, the counts are right', () => {
  for (const { page } of everyPage(BY_SHAPE)) {
    const shapes = page.legend.map(({ shape }) => shape)
    expect(new Set(page.legend.map(({ colour }) => colour)).size).toBe(shapes.length)
    expect(page.counts).toEqual(shapes.map((shape) => page.field.filter((one) => one === shape).length))
    expect(Math.min(...page.counts)).toBeGreaterThanOrEqual(2)
    expect(page.field.filter((one) => !shapes.includes(one))).toEqual([])
  }
})

test('nothing is twice in a scene, and harder levels have more to colour', () => {
  for (const { level, page } of everyPage(SCENE)) {
    expect(new Set(page.things).size).toBe(page.things.length)
    const [least, most] = { facil: [3, 10], medio: [8, 24], desafio: [14, 42] }[level]
    expect(page.things.length).toBeGreaterThanOrEqual(least ?? 0)
    expect(page.things.length).toBeLessThanOrEqual(most ?? 0)
  }
})

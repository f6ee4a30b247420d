import { expect, test, vi } from 'vitest'
import { everyPage } from '../../../tests/factories/sheets.ts'
import { copiarNaMalha } from './copiar-na-malha.ts'
import { FIGURES, isSymmetric } from './grid-figures.ts'
import { PAINTS } from './grid-paints.ts'

vi.setConfig({ testTimeout: 240_000 })

test('lines on the grid stay on its dots, and a page has three figures that have a name', () => {
  for (const { page } of everyPage(copiarNaMalha)) {
    expect(page.figures).toHaveLength(3)
    expect(new Set(page.figures.map(({ name }) => name)).size).toBe(3)
    for (const { name, lines } of page.figures) {
      expect(name).not.toBe('')
      for (const corners of lines) {
        expect(corners.length, name).toBeGreaterThan(1)
        for (const { column, row } of corners)
          expect(column >= 0 && row >= 0 && column < page.columns && row < page.rows, name).toBe(true)
      }
    }
  }
})

test('only the last of the hardest figures is to be mirrored, and a mirror changes it', () => {
  for (const { level, page } of everyPage(copiarNaMalha)) {
    const mirrored = page.figures.map(({ isMirrored }) => isMirrored)
    if (mirrored.includes(true)) expect([level, ...mirrored]).toEqual(['desafio', false, false, true])
    for (const { name } of page.figures.filter(({ isMirrored }) => isMirrored)) {
      const figure = FIGURES.desafio.find((one) => one.name === name)
      expect(figure && isSymmetric(figure), name).toBe(false)
    }
  }
})

test('each line of a figure has its colour, or none', () => {
  for (const level of ['facil', 'medio', 'desafio'] as const)
    for (const { name, lines } of FIGURES[level])
      expect(PAINTS[level][name], `${level} ${name}`).toHaveLength(lines.length)
})

import { expect, test } from 'vitest'
import { everyPage } from '../../../tests/factories/sheets.ts'
import { gapOf } from '../../scene/marks.ts'
import { desenhoTracejado } from './desenho-tracejado.ts'
import { LEAST_DOT } from './stroke.ts'

test('beginners trace the outline, then every line, at last the drawing is made again without dots', () => {
  for (const { level, page } of everyPage(desenhoTracejado)) {
    expect([page.dotted, page.again]).toEqual(
      { facil: ['outline', false], medio: ['all', false], desafio: ['all', true] }[level],
    )
  }
  expect(new Set(everyPage(desenhoTracejado).map(({ page }) => page.picture)).size).toBe(desenhoTracejado.themes.length)
})

test('a drawing in dots has no two dots on each other, wherever its lines meet, cross or run together', () => {
  for (const level of ['facil', 'medio', 'desafio'] as const)
    for (const theme of desenhoTracejado.themes) {
      const options = { level, theme, seed: 1, color: true, title: 'Pontos', instruction: 'Cubra.', pages: 1 }
      const [page] = desenhoTracejado.draw(options).facts.pages
      const dots = page?.dots ?? []
      expect(dots.length, `${theme} ${level}`).toBeGreaterThan(12)
      const gaps = dots.map((p, i) => Math.min(Infinity, ...dots.slice(i + 1).map((q) => gapOf(p, q))))
      expect(Math.min(...gaps), `${theme} ${level}`).toBeGreaterThan(LEAST_DOT * 1.4)
    }
})

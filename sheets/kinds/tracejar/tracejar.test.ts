import { expect, test, vi } from 'vitest'
import { drawAll, everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { hasLetter } from '../../lettering/letters.ts'
import { ALPHABET_TRACING } from './alfabeto.ts'
import { CURSIVE } from './cursiva.ts'
import { SPIRALS } from './espiral.ts'
import { SHAPE_TRACING } from './formas.ts'
import { TRACEJAR_KINDS } from './kinds.ts'
import { NAME } from './nome.ts'
import { NUMBER } from './number.ts'
import { STRAIGHT } from './retas.ts'

// Two hundred seeds of three levels of each kind.
vi.setConfig({ testTimeout: 120_000 })

test.each(TRACEJAR_KINDS.map((kind) => [kind.id, kind] as const))(
  '%s stays inside the margins, no picture touches another',
  (_, kind) => {
    expect(layoutFaults(kind)).toEqual([])
    // There is nothing to answer: whoever traces sees whether it is right.
    expect(drawAll(kind).filter(({ hasKey }) => hasKey)).toEqual([])
  },
)

test('spirals wind inwards without touching themselves', () => {
  for (const { page } of everyPage(SPIRALS)) {
    for (const points of page.spirals) {
      const inner = points.at(-1) ?? { x: 0, y: 0 }
      const turn = 48
      points.slice(0, -turn).forEach((p, i) => {
        const next = points[i + turn]
        // One turn later the line is at least 4 mm nearer to the middle.
        if (next) expect(Math.hypot(p.x - next.x, p.y - next.y)).toBeGreaterThan(4)
      })
      expect(inner.x).toBeGreaterThan(0)
    }
  }
})

test('straight lines are as straight as the theme says and long enough to trace', () => {
  for (const { seed, page } of everyPage(STRAIGHT)) {
    const theme = STRAIGHT.themes[seed % STRAIGHT.themes.length]
    for (const { from, to } of page.lines) {
      expect(from.x === to.x).toBe(theme === 'verticais')
      expect(from.y === to.y).toBe(theme === 'horizontais')
      expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeGreaterThan(100)
    }
  }
})

test('one shape alone is repeated; a mixed page shows different ones', () => {
  for (const { level, seed, page } of everyPage(SHAPE_TRACING)) {
    const theme = SHAPE_TRACING.themes[seed % SHAPE_TRACING.themes.length]
    const kinds = new Set(page.shapes)
    if (theme !== 'mistas') expect([...kinds]).toEqual([theme])
    else expect(kinds.size).toBe(level === 'desafio' ? 10 : page.shapes.length)
  }
})

test('the alphabet is whole and in order', () => {
  for (const { level, page } of everyPage(ALPHABET_TRACING)) {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKL'
    expect(alphabet).toContain(page.letters.join(''))
    expect(page.letters).toHaveLength({ facil: 6, medio: 12, desafio: 26 }[level])
  }
})

test('words in cursive fit the level, none twice', () => {
  for (const { page } of everyPage(CURSIVE)) expect(new Set(page.texts).size).toBe(page.texts.length)
})

test('every name can be drawn in single strokes', () => {
  const letters = NAME.themes.slice(1).flatMap((name) => [...name, ...name.toUpperCase()])
  expect(letters.filter((letter) => !hasLetter(letter))).toEqual([])
})

test('there are as many pictures as the number says', () => {
  for (const { page } of everyPage(NUMBER)) expect(page.pictures).toBe(page.number)
})

import { expect, test } from 'vitest'
import { PAPER } from './colors.ts'
import { bust } from './people-drawn.ts'
import type { Feeling } from './people-heads.ts'
import { FACES } from './people-looks.ts'

const FEELINGS: readonly Feeling[] = ['alegria', 'tristeza', 'raiva', 'medo', 'surpresa', 'sono', 'vergonha', 'calma']

/** Every second number of path data that knows only absolute pairs. */
const heights = (d: string) => (d.match(/-?\d*\.?\d+/g) ?? []).map(Number).filter((_, i) => i % 2 === 1)

test('no bust reaches out of its box: no braid below the shoulders, no Z above the hair', () => {
  for (const [i, look] of FACES.entries())
    for (const feeling of FEELINGS)
      for (const { d } of bust(look, feeling)) {
        expect(Math.max(...heights(d)), `${i} ${feeling}`).toBeLessThanOrEqual(100)
        expect(Math.min(...heights(d)), `${i} ${feeling}`).toBeGreaterThanOrEqual(-3)
      }
})

test('the Zs of a sleeper stand on white, whatever hair is behind them', () => {
  for (const look of FACES) {
    const drawing = bust(look, 'sono')
    const lines = drawing.findIndex(({ fill, d }) => !fill && heights(d).length > 10)
    expect(drawing[lines - 1]?.fill).toEqual(PAPER)
  }
})

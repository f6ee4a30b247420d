import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LEVELS, measure, textsAt, textsPage } from './texts.ts'

it('is written down as the texts are', () => {
  expect(readFileSync('docs/sheets/texts.md', 'utf8')).toBe(textsPage())
})

it('finds every later year harder by every measure', () => {
  const years = LEVELS.map((level) => measure(textsAt(level)))
  for (const read of ['least', 'most', 'perSentence', 'long'] as const) {
    const values = years.map((year) => year[read])
    expect(values, read).toEqual(values.toSorted((a, b) => a - b))
  }
  const known = years.map(({ childWords }) => childWords)
  expect(known).toEqual(known.toSorted((a, b) => b - a))
})

it('finds texts of 60 to 260 words', () => {
  const { least, most } = measure(LEVELS.flatMap(textsAt))
  expect(least).toBeGreaterThanOrEqual(60)
  expect(most).toBeLessThanOrEqual(260)
})

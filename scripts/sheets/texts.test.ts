import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GENRES, textsOf } from '../../sheets/kinds/leitura/text-bank.ts'
import { measure, textsPage } from './texts.ts'

it('is written down as the texts are', () => {
  expect(readFileSync('docs/sheets/texts.md', 'utf8')).toBe(textsPage())
})

it('finds every later year harder by every measure', () => {
  const years = (['facil', 'medio', 'desafio'] as const).map((level) =>
    measure(GENRES.flatMap((genre) => textsOf(genre, level))),
  )
  for (const read of ['least', 'most', 'perSentence', 'long'] as const) {
    const values = years.map((year) => year[read])
    expect(values, read).toEqual(values.toSorted((a, b) => a - b))
  }
  const known = years.map(({ childWords }) => childWords)
  expect(known).toEqual(known.toSorted((a, b) => b - a))
})

it('finds texts of 60 to 260 words', () => {
  const { least, most } = measure(
    GENRES.flatMap((genre) => (['facil', 'medio', 'desafio'] as const).flatMap((level) => textsOf(genre, level))),
  )
  expect(least).toBeGreaterThanOrEqual(60)
  expect(most).toBeLessThanOrEqual(260)
})

import { describe, expect, test } from 'vitest'
import { variantInputSchema } from '../schema.ts'
import {
  fromAddress,
  isAsInCatalogue,
  nameOfChoices,
  OPTIONS,
  optionsFor,
  otherSeed,
  remembered,
  toAddress,
} from './rules.ts'

const catalogue = {
  level: 'medio',
  seed: 17,
  ink: 'color',
  letters: null,
  pages: 2,
  copies: 1,
  answers: 'with',
} as const

const each = OPTIONS.flatMap(({ name, values }) => values.map(({ value, word }) => [name, word, value] as const))

describe('choices in an address', () => {
  test.each(each)('%s %s comes back', (name, _, value) => {
    const choices = { ...catalogue, [name]: value, seed: 99 }
    expect(fromAddress(`#${toAddress(choices, catalogue)}`, catalogue)).toEqual(choices)
  })

  test('the sheet of the catalogue says nothing', () => {
    expect(toAddress(catalogue, catalogue)).toBe('')
    expect(fromAddress('', catalogue)).toEqual(catalogue)
  })

  test.each(['nivel=impossivel', 'paginas=99', 'desenho=-1', 'desenho=abc', 'por-folha=3', 'outra=coisa', '%E0%A4%A'])(
    'what makes no sense is as in the catalogue: %s',
    (address) => {
      expect(fromAddress(address, catalogue)).toEqual(catalogue)
    },
  )
})

test.each(each)('the name of %s %s is its own and one that the server takes', (name, _, value) => {
  const choices = { ...catalogue, [name]: value }
  const choicesName = nameOfChoices(choices)
  expect(variantInputSchema.shape.choices.safeParse(choicesName).success).toBe(true)
  expect(isAsInCatalogue(choices, catalogue)).toBe(value === catalogue[name])
})

test('letters only where words may be set in any, answers only where there are some', () => {
  const names = (kind: string, hasAnswers: boolean) => optionsFor(kind, hasAnswers).map(({ name }) => name)
  expect(names('palavra-e-figura', true)).toEqual(OPTIONS.map(({ name }) => name))
  expect(names('tracejar-linhas', false)).toEqual(['level', 'ink', 'pages', 'copies'])
  // A guide says the same at every level.
  expect(names('guia-do-conjunto', false)).toEqual(['ink', 'copies'])
})

test('what is remembered leaves level, drawing and pages to each sheet', () => {
  const last = { ...catalogue, level: 'facil', seed: 3, pages: 4, ink: 'outlines', copies: 2 } as const
  expect(remembered(last, catalogue)).toEqual({ ...catalogue, ink: 'outlines', copies: 2 })
})

test.each([0, 0.25, 0.5, 0.999_999_9])('another drawing is never the same: %d', (random) => {
  for (const seed of [0, 1, 500_000, 999_999]) {
    const other = otherSeed(seed, random)
    expect(other).not.toBe(seed)
    expect(other).toBeGreaterThanOrEqual(0)
    expect(other).toBeLessThan(1_000_000)
  }
})

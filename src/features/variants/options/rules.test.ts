import { describe, expect, test } from 'vitest'
import { STARTING_CATALOGUE } from '../../../../content/catalogue.ts'
import { OWN_KINDS } from '../../../../sheets/kinds/own/kinds.ts'
import { KINDS } from '../../../../sheets/kinds/registry.ts'
import type { VariantChoices } from '../../../../sheets/variants/choices.ts'
import { KINDS_TOO_SMALL } from '../../../../sheets/variants/kinds-too-small.ts'
import { variantInputSchema } from '../schema.ts'
import {
  choicesWithin,
  fromAddress,
  isAsInCatalogue,
  nameOfChoices,
  OPTIONS,
  optionsFor,
  otherSeed,
  remembered,
  titleOf,
  toAddress,
} from './rules.ts'

const catalogue = {
  level: 'medio',
  seed: 17,
  ink: 'color',
  letters: null,
  pages: 2,
  amount: 'normal',
  copies: 2,
  beside: 'same',
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

  test.each([
    'nivel=impossivel',
    'paginas=99',
    'desenho=-1',
    'desenho=abc',
    'por-folha=3',
    'coisas=muitas',
    'outra=coisa',
    '%E0%A4%A',
  ])('what makes no sense is as in the catalogue: %s', (address) => {
    expect(fromAddress(address, catalogue)).toEqual(catalogue)
  })
})

test.each([
  ['medio', 'Conta armada: adição, médio, 3º ano', 'Vai um!'],
  ['facil', 'Conta armada: adição, médio, 3º ano', 'Conta armada: adição'],
  ['desafio', 'Labirinto de sinais, de 2 em 2, médio, 1º e 2º ano', 'Labirinto de sinais, de 2 em 2'],
  ['desafio', 'Uma folha de quem administra', 'Uma folha de quem administra'],
  ['facil', undefined, 'Vai um!'],
] as const)('a title says what the sheet is at level %s: %j', (level, plainTitle, title) => {
  const recipe = { kind: 'conta-armada', title: 'Vai um!', level: 'medio', seed: 17 } as const
  expect(titleOf({ level, seed: 99 }, recipe, plainTitle)).toBe(title)
})

test('a kind whose seed chooses the subject has its own title for the drawing of the catalogue alone', () => {
  const recipe = { kind: 'cartaz-e-anuncio', title: 'Cartaz da feira de livros', level: 'facil', seed: 3 } as const
  const plainTitle = 'Cartaz, slogan e anúncio: escola, fácil, 1º e 2º ano'
  expect(titleOf({ level: 'facil', seed: 3 }, recipe, plainTitle)).toBe('Cartaz da feira de livros')
  expect(titleOf({ level: 'facil', seed: 4 }, recipe, plainTitle)).toBe('Cartaz, slogan e anúncio: escola')
  expect(titleOf({ level: 'medio', seed: 3 }, recipe, plainTitle)).toBe('Cartaz, slogan e anúncio: escola')
})

test('no plain title of the catalogue keeps a level or a year', () => {
  const kept = STARTING_CATALOGUE.filter(({ plainTitle, sheet: { kind, level, seed } }) => {
    const other = level === 'medio' ? 'facil' : 'medio'
    const title = titleOf({ level: other, seed }, { kind, title: 'Título', level, seed }, plainTitle)
    return /, (?:fácil|médio|desafio)\b|\dº|Infantil/.test(title)
  })
  expect(kept.map(({ plainTitle }) => plainTitle)).toEqual([])
})

test.each(each)('the name of %s %s is its own and one that the server takes', (name, _, value) => {
  const choices = { ...catalogue, [name]: value }
  const choicesName = nameOfChoices(choices)
  expect(variantInputSchema.shape.choices.safeParse(choicesName).success).toBe(true)
  expect(isAsInCatalogue(choices, catalogue)).toBe(value === catalogue[name])
})

test('letters only where words may be set in any, answers only where there are some', () => {
  const names = (kind: string, hasAnswers: boolean, choices = catalogue as VariantChoices) =>
    optionsFor(kind, hasAnswers, choices).map(({ name }) => name)
  expect(names('palavra-e-figura', true)).toEqual(OPTIONS.map(({ name }) => name))
  expect(names('tracejar-letra', false)).toEqual(['level', 'ink', 'pages', 'copies', 'beside'])
  // A single page, or one page to a sheet of paper, has no neighbour.
  for (const alone of [{ pages: 1 }, { copies: 1 }] as const)
    expect(names('tracejar-letra', false, { ...catalogue, ...alone })).toEqual(['level', 'ink', 'pages', 'copies'])
  // A guide is the same at every level.
  expect(names('guia-do-conjunto', false, { ...catalogue, pages: 1 })).toEqual(['ink', 'copies'])
})

test('what another sheet left, and this one does not have, is as in the catalogue', () => {
  const left = { ...catalogue, letters: 'cursiva', amount: 'fewer', level: 'facil' } as const
  expect(choicesWithin('palavra-e-figura', left, catalogue)).toEqual(left)
  expect(choicesWithin('labirinto-retangular', left, catalogue)).toEqual({ ...catalogue, level: 'facil' })
  expect(choicesWithin('guia-do-conjunto', left, catalogue)).toEqual(catalogue)
})

test('what one page lies beside makes no other sheet where it lies alone', () => {
  expect(isAsInCatalogue({ ...catalogue, pages: 1, beside: 'next' }, { ...catalogue, pages: 1 })).toBe(true)
})

test('what is remembered leaves level, drawing and pages to each sheet', () => {
  const last = { ...catalogue, level: 'facil', seed: 3, pages: 4, ink: 'outlines', copies: 4 } as const
  expect(remembered(last, catalogue)).toEqual({ ...catalogue, ink: 'outlines', copies: 4 })
})

test.each([0, 0.25, 0.5, 0.999_999_9])('another drawing is never the same: %d', (random) => {
  for (const seed of [0, 1, 500_000, 999_999]) {
    const other = otherSeed(seed, random)
    expect(other).not.toBe(seed)
    expect(other).toBeGreaterThanOrEqual(0)
    expect(other).toBeLessThan(1_000_000)
  }
})

test.each([
  ['tracejar-cursiva', [1, 2]],
  ['bingo', [1, 2]],
  ['labirinto-retangular', [1, 2, 4]],
])('%s offers %j copies on a sheet of paper, and no link more', (kind, offered) => {
  const copies = optionsFor(kind, false, catalogue).find(({ name }) => name === 'copies')
  expect(copies?.values.map(({ value }) => value)).toEqual(offered)
  expect(offered).toContain(choicesWithin(kind, { ...catalogue, copies: 4 }, catalogue).copies)
})

test('every kind that is too small for four on a sheet is a kind there is', () => {
  const ids = [...KINDS, ...OWN_KINDS].map(({ id }) => id)
  for (const kind of KINDS_TOO_SMALL) expect(ids, kind).toContain(kind)
})

import { describe, expect, test } from 'vitest'
import { drawForTest, faultsOf, LEVELS } from '../../../../../tests/factories/sheets.ts'
import { capitals, VOCABULARY, withoutAccent, wordPicture } from '../../vocabulary.ts'
import { cacaPalavras } from './caca-palavras.ts'
import { completarPalavra } from './completar-palavra.ts'
import { juntarSilabas } from './juntar-silabas.ts'
import { ALFABETIZACAO_KINDS } from './kinds.ts'
import { occurrences } from './letter-grid.ts'
import { primeiraLetra } from './primeira-letra.ts'

const SEEDS = Array.from({ length: 40 }, (_, i) => i)
const everyPage = SEEDS.flatMap((seed) => LEVELS.map((level) => ({ seed, level })))

describe.each(ALFABETIZACAO_KINDS.map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
  test('stays inside the margins, no picture touches another, and has an answer key', () => {
    for (const { seed, level } of everyPage) {
      const sheet = drawForTest(kind, level, seed)
      expect(sheet.pages.flatMap(faultsOf), `${level} ${seed}`).toEqual([])
      expect(sheet.answerKey).toBeDefined()
    }
  })
})

test('the syllables of every word make the word', () => {
  for (const { name, syllables } of VOCABULARY) expect(syllables.join('')).toBe(name.replace('-', ''))
  expect(new Set(VOCABULARY.map(({ id }) => id)).size).toBe(VOCABULARY.length)
  expect(new Set(VOCABULARY.map(({ name }) => name)).size).toBe(VOCABULARY.length)
})

test.each([
  ['butterfly', 'bor-bo-le-ta'],
  ['dog', 'ca-chor-ro'],
  ['cheese', 'quei-jo'],
  ['rocket', 'fo-gue-te'],
  ['bee', 'a-be-lha'],
  ['bone', 'os-so'],
  ['hat', 'cha-péu'],
])('%s is divided as %s', (id, division) => {
  expect(wordPicture(id).syllables.join('-')).toBe(division)
})

test('exactly one of the letters to choose from begins the word', () => {
  for (const { seed, level } of everyPage) {
    const [page = []] = drawForTest(primeiraLetra, level, seed).facts.pages
    for (const { picture, answer, choices } of page) {
      const initial = capitals(wordPicture(picture).name.slice(0, 1))
      expect([initial, withoutAccent(initial)]).toContain(answer)
      if (level === 'desafio') expect(answer).toBe(initial)
      else expect(choices.filter((letter) => letter === answer)).toEqual([answer])
      if (level === 'facil') expect('AEIOU').toContain(answer)
    }
  }
})

test('cards hold the syllables of the word: in order, but at the highest level never', () => {
  for (const { seed, level } of everyPage) {
    const [page = []] = drawForTest(juntarSilabas, level, seed).facts.pages
    for (const { word, syllables } of page) {
      expect(syllables.join('') === word).toBe(level !== 'desafio')
      expect([...syllables.join('')].sort()).toEqual([...word].sort())
    }
    expect(new Set(page.map(({ word }) => word)).size).toBe(page.length)
  }
})

test('one vowel, one syllable or every vowel is missing, and something is left to read', () => {
  for (const { seed, level } of everyPage) {
    const [page = []] = drawForTest(completarPalavra, level, seed).facts.pages
    for (const { word, missing } of page) {
      const hidden = [...word].filter((_, i) => missing[i]).join('')
      expect(hidden.length).toBeGreaterThan(0)
      expect(hidden.length).toBeLessThan(word.length)
      if (level === 'facil') expect(hidden).toMatch(/^[AEIOU]$/)
      const picture = VOCABULARY.find(({ name }) => capitals(name) === word)
      if (level === 'medio') expect(picture?.syllables.map(capitals)).toContain(hidden)
      if (level === 'desafio') expect(withoutAccent(word).replace(/[^AEIOU]/g, '')).toBe(withoutAccent(hidden))
    }
  }
})

test('each word stands in its letter grid exactly once', () => {
  for (const { seed, level } of everyPage) {
    const [grid] = drawForTest(cacaPalavras, level, seed).facts.pages
    expect(grid?.placements).toHaveLength({ facil: 4, medio: 6, desafio: 9 }[level])
    for (const { word, row, column, direction } of grid?.placements ?? []) {
      expect(occurrences(grid?.rows ?? [], word), word).toBe(1)
      const read = [...word].map((_, i) => grid?.rows[row + direction.dy * i]?.[column + direction.dx * i]).join('')
      expect(read).toBe(word)
    }
  }
})

test('occurrences are counted in all eight directions', () => {
  const rows = ['ABA', 'BBX', 'AXA'].map((line) => [...line])
  expect(occurrences(rows, 'AB')).toBe(8)
})

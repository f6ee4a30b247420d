import { expect, test } from 'vitest'
import { createReader } from '../reading/rules.ts'
import { NO_VOCABULARY } from '../reading/vocabulary.rules.ts'
import { typedWords } from '../reading/words.rules.ts'
import {
  everyPart,
  isLeading,
  kindAndTheme,
  looseQuery,
  openFilters,
  orderOf,
  unknownWords,
  weightOf,
  widened,
  withWords,
} from './plan.rules.ts'

const reader = createReader({
  ...NO_VOCABULARY,
  kinds: ['bingo'],
  audience: ['autista'],
  means: [{ words: ['prova'], as: ['sondagem'] }],
  instead: [{ words: ['verbo'], as: ['frases'] }],
})

test('every part has to be met', () => {
  expect(everyPart(reader.read('bingo dos bichos').parts)).toBe("('bingo':AB) & ('bichos')")
  expect(everyPart([])).toBeNull()
})

test('a kind counts more than its theme, and words that sheets do not use count little', () => {
  const weights = (text: string) => {
    const reading = reader.read(text)
    return orderOf(reading, reading.parts).map(({ weight }) => weight)
  }
  const [bingo = 0, bichos = 0] = weights('bingo bichos')
  expect(bingo).toBeGreaterThan(bichos)
  const [prova = 0] = weights('prova')
  expect(prova).toBeLessThan(bichos)
})

test('what fewer sheets have separates more', () => {
  const [kind, subject] = reader.read('bingo números').parts
  if (!kind || !subject) throw new Error('two parts')
  expect(weightOf({ part: kind, count: 8 }, 1300)).toBeGreaterThan(weightOf({ part: subject, count: 388 }, 1300))
})

test('the loose query asks for the smallest sets of parts that weigh enough', () => {
  const parts = [
    { query: 'a', weight: 6 },
    { query: 'b', weight: 2 },
    { query: 'c', weight: 2 },
  ]
  expect(looseQuery(parts, 6)).toBe('(a) | (b & c)')
  expect(looseQuery(parts, 10)).toBe('(a)')
  expect(looseQuery(parts.slice(1), 4)).toBe('(b) | (c)')
})

test('where parts lead, each set has one of them', () => {
  const parts = [
    { query: 'labirinto', weight: 4, isLeading: true },
    { query: 'dinossauro', weight: 6 },
    { query: 'gato', weight: 3 },
  ]
  expect(looseQuery(parts, 4)).toBe('(labirinto)')
  expect(looseQuery(parts, 10)).toBe('(labirinto & dinossauro) | (labirinto & gato)')
})

test.each([
  ['bingo', true],
  ['natal', true],
  ['papai noel', true],
  ['bichos', false],
])('%s leads: %j', (text, leads) => {
  const named = createReader({ ...NO_VOCABULARY, kinds: ['bingo'], same: [['natal', 'papai noel']] })
  expect(named.read(text).parts.map(isLeading)).toEqual([leads])
})

test.each([
  ['folha com bingo dos bichos para o 2º ano', 'bingo dos bichos'],
  ['bichos de bingo', 'bichos de bingo'],
  ['bingo', null],
  ['gato e bicho', null],
])('the kind and theme of %j are %j', (text, whole) => {
  const named = createReader({ ...NO_VOCABULARY, kinds: ['bingo'], aside: ['folha'] })
  expect(kindAndTheme(named.read(text))).toBe(whole)
})

test('what sheets call otherwise is ordered by its other names', () => {
  const reading = reader.read('prova')
  expect(orderOf(reading, reading.parts).map(({ query }) => query)).toEqual(["(('prova') | ('sondagem'))"])
})

test('the last number of a range counts where it ends one', () => {
  const reading = reader.read('contar até 10')
  const [, number] = orderOf(reading, reading.parts.slice(0, 1))
  expect(number).toMatchObject({ isMet: true, query: expect.stringContaining("'ate' <-> '10'") })
})

test('what is nearest is asked for, too', () => {
  expect(widened(reader.read('verbo').parts).map(({ query }) => query)).toEqual(["(('verbo') | ('frases'))"])
})

test('a filter that the list already has is not read again', () => {
  const reading = reader.read('soma 2º ano fácil')
  expect(openFilters(reading, { year: '3', age: null, level: null })).toEqual([{ name: 'level', value: 'facil' }])
})

test('known phrases are never taken for misspelled', () => {
  expect(unknownWords(reader.read('prova de gatu'))).toEqual(['gatu'])
})

test('words are replaced where they are typed', () => {
  const text = 'Labirnto de Animais'
  expect(withWords(text, typedWords(text), new Map([['labirnto', 'labirinto']]))).toBe('labirinto de Animais')
})

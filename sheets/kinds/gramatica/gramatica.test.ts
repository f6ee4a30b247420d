import { expect, test, vi } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { gramaticaClasses } from './gramatica-classes.ts'
import { gramaticaFlexao } from './gramatica-flexao.ts'
import { gramaticaPontuacao } from './gramatica-pontuacao.ts'
import { gramaticaSentidos } from './gramatica-sentidos.ts'
import { gramaticaSilabas } from './gramatica-silabas.ts'
import { gramaticaVerbos } from './gramatica-verbos.ts'
import { GRAMATICA_KINDS } from './kinds.ts'
import classes from './words/classes.json' with { type: 'json' }
import tonica from './words/tonica.json' with { type: 'json' }

vi.setConfig({ testTimeout: 120_000 })

test.each(GRAMATICA_KINDS.map((kind) => [kind.id, kind] as const))('%s stays on its paper', (_, kind) => {
  expect(layoutFaults(kind, true)).toEqual([])
})

const textOf = (title: string) => classes.find((one) => one.title === title)?.text.toLowerCase() ?? ''

test('words of a class are in the text of the page; those to copy are there once', () => {
  for (const { page, level } of everyPage(gramaticaClasses)) {
    const words = page.columns.flatMap((column) => column.words)
    expect(words.filter((word) => !textOf(page.title).includes(`${word.toLowerCase()}/`))).toEqual([])
    if (level !== 'facil') expect(new Set(words).size).toBe(words.length)
    expect(page.columns.length).toBeGreaterThan(0)
  }
})

test('the number of a class is that of its circles, repeated words too', () => {
  const tags = {
    'Substantivos comuns': 's',
    'Substantivos próprios': 'n',
    Adjetivos: 'a',
    Verbos: 'v',
    'Pronomes pessoais': 'p',
  }
  for (const { page, level } of everyPage(gramaticaClasses)) {
    if (level !== 'facil') continue
    for (const { heading, words } of page.columns)
      expect(words.length, `${page.title}: ${heading}`).toBe(
        textOf(page.title).split(`/${tags[heading as keyof typeof tags]}`).length - 1,
      )
  }
})

test('a word and its flexion differ, and a page has no answer twice', () => {
  for (const { page } of everyPage(gramaticaFlexao)) {
    expect(page.pairs.filter(([word, answer]) => word === answer)).toEqual([])
    expect(new Set(page.pairs.map(([, answer]) => answer)).size).toBe(page.pairs.length)
  }
})

test('every form of a verb that is asked for is there', () => {
  for (const { page } of everyPage(gramaticaVerbos)) {
    expect(page.asked.length).toBeGreaterThanOrEqual(7)
    expect(page.asked.filter(({ ask, form }) => ask === '' || form === '')).toEqual([])
  }
})

test('words to join have one partner each', () => {
  for (const { page } of everyPage(gramaticaSentidos)) {
    const words = page.pairs.flatMap(({ word, answer }) => [word, answer])
    expect(words.filter((word) => word === '')).toEqual([])
    expect(new Set(page.pairs.map(({ answer }) => answer)).size).toBe(page.pairs.length)
  }
})

test('the signs to choose from are those that are missing', () => {
  for (const { page } of everyPage(gramaticaPontuacao)) {
    expect(page.signs.length).toBeGreaterThanOrEqual(4)
    if (page.shown.length > 0) expect(page.signs.filter((sign) => !page.shown.includes(sign))).toEqual([])
  }
})

test('a written accent stands on the stressed syllable', () => {
  const accented = tonica.filter(({ syllables }) => syllables.some((one) => /[áéíóúâêô]/.test(one)))
  expect(accented.length).toBeGreaterThan(20)
  for (const { syllables, stress } of accented)
    expect(
      syllables.findIndex((one) => /[áéíóúâêô]/.test(one)),
      syllables.join('-'),
    ).toBe(syllables.length - stress)
})

test('a word is of the class that its syllables give', () => {
  for (const { page } of everyPage(gramaticaSilabas))
    for (const { word, of } of page.words)
      expect(of).toBe(
        page.theme === 'numero-de-silabas'
          ? (['1', '2', '3'][word.syllables.length - 1] ?? '4+')
          : ['oxítona', 'paroxítona', 'proparoxítona'][word.stress - 1],
      )
})

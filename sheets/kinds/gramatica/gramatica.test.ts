import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { idOfName, VOCABULARY } from '../../pictures/vocabulary.ts'
import { COUPLES } from '../../studio/pairs/couples.ts'
import { MOST_PAGES } from '../../variants/choices.ts'
import { gramaticaClasses } from './gramatica-classes.ts'
import { gramaticaFlexao } from './gramatica-flexao.ts'
import { gramaticaPontuacao } from './gramatica-pontuacao.ts'
import { gramaticaSentidos } from './gramatica-sentidos.ts'
import { gramaticaSilabas } from './gramatica-silabas.ts'
import { gramaticaVerbos } from './gramatica-verbos.ts'
import { GRAMATICA_KINDS } from './kinds.ts'
import { STRESS_CLASSES, stressOf } from './stress.ts'
import articles from './words/artigos.json' with { type: 'json' }
import classes from './words/classes.json' with { type: 'json' }

/** The other kinds have their own tests. */
const OF_GRAMMAR = GRAMATICA_KINDS.filter(({ id }) => id.startsWith('gramatica-'))

test.each(OF_GRAMMAR.map((kind) => [kind.id, kind] as const))('%s stays on its paper', (_, kind) => {
  expect(layoutFaults(kind)).toEqual([])
})

const textOf = (title: string) => [...classes, ...articles].find((one) => one.title === title)?.text.toLowerCase() ?? ''
const isOfArticles = (title: string) => articles.some((one) => one.title === title)

test('words of a class are in the text of the page; those to copy are there once', () => {
  for (const { page, level } of everyPage(gramaticaClasses)) {
    const words = page.columns.flatMap((column) => column.words)
    if (!isOfArticles(page.title))
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
    'Artigos definidos': 'd',
    'Artigos indefinidos': 'i',
  }
  for (const { page, level } of everyPage(gramaticaClasses)) {
    if (level !== 'facil') continue
    for (const { heading, words } of page.columns)
      expect(words.length, `${page.title}: ${heading}`).toBe(
        textOf(page.title).split(`/${tags[heading as keyof typeof tags]}`).length - 1,
      )
  }
})

test('an article goes with the noun after it; nothing in a text of articles is contracted with one', () => {
  const endings: Readonly<Record<string, RegExp>> = {
    'Artigos definidos': /^(?:[oa]s?) \p{L}/u,
    'Artigos indefinidos': /^(?:um|uma|uns|umas) \p{L}/u,
    Masculinos: /^(?:os?|um|uns) \p{L}/u,
    Femininos: /^(?:as?|umas?) \p{L}/u,
  }
  const seen = new Set<string>()
  for (const { page } of everyPage(gramaticaClasses)) {
    if (!isOfArticles(page.title)) continue
    for (const { heading, words } of page.columns) {
      seen.add(heading)
      expect(words.length).toBeGreaterThanOrEqual(5)
      for (const word of words) {
        expect(word).toMatch(endings[heading] ?? /^$/)
        const [article = '', noun = ''] = word.split(' ')
        expect(textOf(page.title)).toMatch(new RegExp(`(^| )${article}/[di] ${noun}[ ,.]`))
      }
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(endings).sort())
  const contracted = /\b(?:[dn][oa]s?|[dn]uma?s?|a[oà]s?|à|às|pel[oa]s?)\b/i
  for (const { text } of articles) expect(text.replace(/\/[DI]/g, '')).not.toMatch(contracted)
  for (const { text } of articles) expect(text).not.toMatch(/(?:^| )(?:[oa]s?|uma?s?|uns)(?: |$)/i)
})

test('a word and its flexion differ, and a page has no answer twice', () => {
  for (const { page } of everyPage(gramaticaFlexao)) {
    expect(page.pairs.filter(([word, answer]) => word === answer)).toEqual([])
    expect(new Set(page.pairs.map(([, answer]) => answer)).size).toBe(page.pairs.length)
  }
})

test('a word to join is shown by its picture', () => {
  for (const { page, level } of everyPage(gramaticaFlexao))
    if (level === 'facil') expect(page.pairs.filter(([word = '']) => !idOfName(word))).toEqual([])
})

test('both words of a couple have a picture', () => {
  for (const { page, level } of everyPage(gramaticaFlexao))
    if (level === 'facil' && page.theme === 'feminino')
      expect(page.pairs.flat().filter((word) => !(word in COUPLES) && !idOfName(word))).toEqual([])
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

test.each([
  ['ca-fé', 1],
  ['ca-ju', 1],
  ['a-nel', 1],
  ['co-ra-ção', 1],
  ['boi', 1],
  ['co-lher', 1],
  ['chu-va', 2],
  ['le-ão', 1],
  ['lu-a', 2],
  ['lá-pis', 2],
  ['í-mã', 2],
  ['nu-vem', 2],
  ['tê-nis', 2],
  ['pás-sa-ro', 3],
  ['he-li-cóp-te-ro', 3],
] as const)('%s is stressed on its syllable %i from the end', (word, stress) => {
  expect(stressOf(word.split('-'))).toBe(stress)
})

test('a written accent of any word of the library is on its stressed syllable', () => {
  const accented = VOCABULARY.filter(({ name }) => /^[^ -]*[áéíóúâêô]/.test(name))
  expect(accented.length).toBeGreaterThan(60)
  for (const { syllables } of accented)
    expect(syllables.at(-stressOf(syllables)), syllables.join('-')).toMatch(/[áéíóúâêô]/)
})

test('a word is of the class that its syllables give, and a page has words of every class', () => {
  for (const { page } of everyPage(gramaticaSilabas)) {
    for (const { word, of } of page.words)
      expect(of).toBe(page.theme === 'numero-de-silabas' ? String(word.length) : STRESS_CLASSES[stressOf(word) - 1])
    expect(new Set(page.words.map(({ of }) => of)).size).toBeGreaterThanOrEqual(3)
  }
})

test.each(GRAMATICA_KINDS.map((kind) => [kind.id, kind] as const))(
  '%s has a page for each that a sheet may have',
  (_, kind) => {
    for (const theme of kind.themes)
      for (const level of ['facil', 'medio', 'desafio'] as const) {
        const options = {
          title: 'Título',
          instruction: 'Uma frase.',
          level,
          theme,
          seed: 3,
          color: true,
          pages: MOST_PAGES,
        }
        const items = kind.draw(options).contents.map((content) => content.items.toSorted().join())
        expect(new Set(items).size, `${theme} ${level}`).toBe(MOST_PAGES)
      }
  },
)

import { expect, test } from 'vitest'
import { SETS } from '../../../../content/sets.ts'
import { topicHref } from './address.rules.ts'
import { FIXED_TOPICS, inOrder, kindTopic, setTopic, sharedName, variedPictures } from './rules.ts'
import { TOPIC_PAGE } from './texts.ts'

test.each([
  ['Caça-palavras: bichos, fácil, 1º ano', 'Caça-palavras: praia, médio, 2º ano', 'Caça-palavras'],
  ['Sombras, fácil, Educação Infantil', 'Sombras, médio, 1º ano', 'Sombras'],
  ['Sombras: bichos, fácil', 'Sombras: brinquedos, fácil', 'Sombras'],
  ['Tabuada: do 2, fácil', 'Tabuada: do 9, médio', 'Tabuada'],
  ['Família silábica: B, fácil', 'Família silábica: B, fácil', 'Família silábica: B, fácil'],
  ['Labirinto', 'Labirinto: floresta', 'Labirinto'],
  ['Contar', 'Dominó', ''],
])('«%s» and «%s» share «%s»', (first, last, name) => {
  expect(sharedName(first, last)).toBe(name)
})

test('addresses, titles and descriptions of the topics are all different, and fit a search result', () => {
  for (const value of ['slug', 'title', 'description'] as const)
    expect(new Set(FIXED_TOPICS.map((topic) => topic[value])).size, value).toBe(FIXED_TOPICS.length)
  expect(FIXED_TOPICS.filter(({ slug }) => !/^[a-z0-9-]{1,60}$/.test(slug))).toEqual([])
  expect(FIXED_TOPICS.filter(({ title }) => title.length > 55)).toEqual([])
  expect(FIXED_TOPICS.filter(({ description }) => description.length > 155).map(({ slug }) => slug)).toEqual([])
})

test('every topic has a paragraph of its own', () => {
  expect(new Set(FIXED_TOPICS.map(({ intro }) => intro)).size).toBe(FIXED_TOPICS.length)
  expect(FIXED_TOPICS.filter(({ intro }) => intro.length < 90).map(({ slug }) => slug)).toEqual([])
})

test('a picture is shown again only where a subject has no other', () => {
  const pictures = new Map([
    ['atencao', ['a', 'b', 'c']],
    ['calma', ['a', 'd', 'b']],
    ['escrita', ['a']],
  ])
  expect(Object.fromEntries(variedPictures(pictures, 2))).toEqual({
    atencao: ['a', 'b'],
    calma: ['d', 'a'],
    escrita: ['a'],
  })
})

test('a ladder goes from easy to hard', () => {
  const rungs = (['desafio', 'facil', 'medio'] as const).map((level) => ({ level }))
  expect(inOrder(rungs).map(({ level }) => level)).toEqual(['facil', 'medio', 'desafio'])
})

test('the first year and its subjects have addresses', () => {
  const slugs = FIXED_TOPICS.map(({ slug }) => topicHref(slug))
  expect(slugs).toEqual(
    expect.arrayContaining(['/folhas/1-ano', '/folhas/1-ano-matematica', '/folhas/educacao-infantil-alfabetizacao']),
  )
})

test.each([
  [0, 0, 'Nenhuma folha ainda.'],
  [0, 1, '1 folha, nenhuma gratuita.'],
  [1, 1, '1 folha, 1 gratuita.'],
  [1, 8, '8 folhas, 1 gratuita.'],
  [3, 8, '8 folhas, 3 gratuitas.'],
])('%i free ones of %i are «%s»', (free, total, text) => {
  expect(TOPIC_PAGE.counted(free, total)).toBe(text)
})

test('one sheet alone is described as one', () => {
  const one = { id: 'sombras', name: 'Sombras', count: 1, goal: '' }
  expect(kindTopic(one).description).toMatch(/^1 folha de sombras em PDF/)
  expect(setTopic(one).description).toMatch(/^A folha do conjunto «Sombras»/)
})

test('every set of the starting catalogue has a paragraph of its own', () => {
  const intros = SETS.map((name) => setTopic({ id: name, name, count: 30 }).intro)
  expect(new Set(intros).size).toBe(SETS.length)
  expect(intros.filter((intro) => intro.length < 250)).toEqual([])
})

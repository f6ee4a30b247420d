import { expect, test } from 'vitest'
import { addTags, baseSlug, endsTag, freeSlug, NEW_ACTIVITY, normalizeTags, pageCountFrom, pagesOf } from './rules.ts'

test('a new activity begins with the defaults of the product', () => {
  expect(NEW_ACTIVITY).toEqual({
    ageRange: '5-7 anos',
    format: 'Colorido',
    pageCount: 1,
    isPremium: false,
    status: 'ativo',
  })
})

test.each([
  [[], 'Emoções', ['emoções']],
  [[], ' Animais , CORES', ['animais', 'cores']],
  [['a'], 'A a  a', ['a']],
  [['a', 'b', 'c'], 'd', ['a', 'b', 'c']],
  [[], 'um dois três quatro', ['um', 'dois', 'três']],
  [[], ' ,,  ', []],
  [[], 'x'.repeat(60), ['x'.repeat(40)]],
])('tags %j and %j typed give %j', (tags, typed, expected) => {
  expect(addTags(tags, typed)).toEqual(expected)
})

test('a tag that came from elsewhere keeps its spaces', () => {
  expect(normalizeTags([' Coordenação Motora ', 'coordenação motora'])).toEqual(['coordenação motora'])
})

test.each([
  ['gato', false],
  ['gato ', true],
  ['gato,', true],
  ['', false],
])('%j ends a tag: %s', (typed, ends) => expect(endsTag(typed)).toBe(ends))

test.each([
  ['3', 3],
  ['50', 50],
  ['51', 50],
  ['0', 1],
  ['-4', 1],
  ['2.9', 2],
  ['7 páginas', 7],
  ['abc', 1],
  ['', 1],
  ['1e9', 1],
  ['99999999999999999999', 50],
])('%j pages are %i', (typed, pages) => expect(pageCountFrom(typed)).toBe(pages))

test.each([
  ['Labirinto do Coelho!', 'labirinto-do-coelho'],
  ['🎨🎨', 'atividade'],
  ['é'.repeat(300), 'e'.repeat(80)],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('the slug of %j', (title, slug) => expect(baseSlug(title)).toBe(slug))

test('a slug that is taken gets the first free number', () => {
  expect(freeSlug('gato', new Set())).toBe('gato')
  expect(freeSlug('gato', new Set(['gato', 'gato-2', 'gato-4']))).toBe('gato-3')
})

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
])('%i activities are %i pages', (total, pages) => expect(pagesOf(total)).toBe(pages))

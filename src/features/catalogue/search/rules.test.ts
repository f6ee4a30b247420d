import { expect, test } from 'vitest'
import {
  escapeLike,
  fold,
  literalText,
  MAX_SEARCH_LENGTH,
  searchText,
  splitAtMatch,
  wholeWordsPattern,
} from './rules.ts'

test.each([
  ['Matemática', 'matematica'],
  ['PERCEPÇÃO', 'percepcao'],
  ['Ma\u0302os', 'maos'],
  ['“Oi”—tchau…', '"oi"-tchau...'],
  ['Æøß', 'aeoss'],
  ['1ª folha 🐝', '1a folha 🐝'],
])('fold(%j) = %j', (text, expected) => {
  expect(fold(text)).toBe(expected)
})

test.each([
  ['  dois   espaços\n', 'dois espaços'],
  ['a\0b', 'a b'],
  [null, ''],
  ['\ud800', '\ufffd'],
  ['🐝'.repeat(MAX_SEARCH_LENGTH + 20), '🐝'.repeat(MAX_SEARCH_LENGTH)],
])('searchText(%j)', (typed, expected) => {
  expect(searchText(typed)).toBe(expected)
})

test('escapeLike leaves nothing special', () => {
  expect(escapeLike('50%_a\\b')).toBe('50\\%\\_a\\\\b')
})

test.each([
  ['Caminho da Abelha', 'abelha', ['Caminho da ', 'Abelha', '']],
  ['Percepção visual', 'cao v', ['Percep', 'ção v', 'isual']],
  ['Ma\u0302os dadas', 'maos', ['', 'Ma\u0302os', ' dadas']],
  ['Cœur', 'eu', ['C', 'œu', 'r']],
  ['Labirinto', 'xyz', ['Labirinto', '', '']],
  ['Labirinto', '', ['Labirinto', '', '']],
])('splitAtMatch(%j, %j)', (title, typed, [before, match, after]) => {
  expect(splitAtMatch(title, typed)).toEqual({ before, match, after })
})

test.each([
  ['rima', 'a rima nova', true],
  ['rima', 'rimas', true],
  ['rima', 'primavera', false],
  ['rima', 'rimando', false],
  ['flor', 'duas flores', true],
  ['tea', 'teatro', false],
  ['7', 'o 7.', true],
  ['7', '77', false],
  ['50%', 'so 50% hoje', true],
  ['a.b', 'axb', false],
  ['(', 'a(b', true],
])('%j is a whole word of %j: %j', (text, content, expected) => {
  expect(new RegExp(wholeWordsPattern(text)).test(content)).toBe(expected)
})

test('a word that is being typed may go on, and a beginning is one', () => {
  expect(new RegExp(wholeWordsPattern('rim', { open: true })).test('uma rima')).toBe(true)
  expect(new RegExp(wholeWordsPattern('rim', { open: true })).test('primo')).toBe(false)
  expect(new RegExp(wholeWordsPattern('rima', { starting: true })).test('a rima')).toBe(false)
})

test.each([
  ['"verbo"', { text: 'verbo', isQuoted: true }],
  [' «dois  verbos» ', { text: 'dois verbos', isQuoted: true }],
  ['""', { text: '""', isQuoted: false }],
  ['um "verbo"', { text: 'um "verbo"', isQuoted: false }],
])('%j is looked for as %j', (typed, expected) => {
  expect(literalText(typed)).toEqual(expected)
})

import { expect, test } from 'vitest'
import { escapeLike, fold, MAX_SEARCH_LENGTH, searchText, splitAtMatch } from './rules.ts'

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

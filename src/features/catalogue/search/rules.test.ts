import { describe, expect, test } from 'vitest'
import { escapeLike, fold, MAX_SEARCH_LENGTH, rank, searchText, splitAtMatch } from './rules.ts'

const activity = (title: string, description = 'x', tags: string[] = []) => ({ id: title, title, description, tags })
const titles = (list: { title: string }[]) => list.map((item) => item.title)

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

describe('rank', () => {
  const list = [
    activity('Zebra', 'nada', ['Abelha']),
    activity('Mel da abelha'),
    activity('Colmeia', 'Onde mora a ABELHA'),
    activity('Abelhas no jardim'),
    activity('abelha e flor'),
    activity('A abelha'),
    activity('Urso'),
  ]
  test('four groups, alphabetical inside each', () => {
    expect(titles(rank(list, 'Abêlha'))).toEqual([
      'abelha e flor',
      'Abelhas no jardim',
      'A abelha',
      'Mel da abelha',
      'Colmeia',
      'Zebra',
    ])
  })
  test('É sorts with E', () => {
    const words = [activity('Eva a'), activity('Época a'), activity('Zoo a'), activity('Escola a')]
    expect(titles(rank(words, 'a'))).toEqual(['Época a', 'Escola a', 'Eva a', 'Zoo a'])
  })
  test.each(['', '   ', '\u0301', 'dinossauro', '%', '_'])('nothing for %j', (text) => {
    expect(rank(list, text)).toEqual([])
  })
  test('a text over two tags is no match', () => {
    expect(rank([activity('x', 'y', ['mar azul', 'peixe'])], 'azul peixe')).toEqual([])
  })
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

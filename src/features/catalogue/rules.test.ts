import { describe, expect, test } from 'vitest'
import { collapseById, mostSimilar, roundDownToTens, truncateAtWord } from './rules.ts'

describe('truncateAtWord', () => {
  const long = 'O coelho está com fome! Um labirinto de traço grosso para treinar planejamento e paciência, sem pressa.'
  test.each([
    ['short stays', 'Um peixe.', 'Um peixe.'],
    ['exactly 85 stays', 'a'.repeat(85), 'a'.repeat(85)],
    [
      'cut at the word break',
      long,
      'O coelho está com fome! Um labirinto de traço grosso para treinar planejamento e…',
    ],
    ['a word that ends at 85 stays', `${'ab '.repeat(28)}c def`, `${'ab '.repeat(28)}c…`],
    ['one endless word is cut hard', 'a'.repeat(100), `${'a'.repeat(85)}…`],
    ['emoji are never halved', '🐝'.repeat(90), `${'🐝'.repeat(85)}…`],
    ['no comma before the ellipsis', `${'abcd '.repeat(16)}abc, efghij`, `${'abcd '.repeat(16)}abc…`],
  ])('%s', (_, text, expected) => {
    expect(truncateAtWord(text)).toBe(expected)
  })
})

test.each([
  [0, 0],
  [9, 0],
  [10, 10],
  [847, 840],
  [850, 850],
])('roundDownToTens(%i) = %i', (count, expected) => {
  expect(roundDownToTens(count)).toBe(expected)
})

test('collapseById drops what has no id and what came before', () => {
  const list = [
    { id: 'a', n: 1 },
    { id: '', n: 2 },
    { id: 'b', n: 3 },
    { id: 'a', n: 4 },
  ]
  expect(collapseById(list).map((item) => item.n)).toEqual([1, 3])
})

test('mostSimilar prefers shared tags, then the age, then the given order', () => {
  const sheet = (id: string, ageRange: string, ...tags: string[]) => ({ id, ageRange, tags })
  const one = sheet('one', '5-7 anos', 'mar', 'peixe')
  const candidates = [
    sheet('nothing', '3-4 anos', 'terra'),
    sheet('age', '5-7 anos'),
    one,
    sheet('tag', '3-4 anos', 'mar'),
    sheet('both tags', '3-4 anos', 'peixe', 'mar'),
    sheet('tag and age', '5-7 anos', 'peixe'),
    sheet('age too', '5-7 anos', 'lua'),
  ]
  expect(mostSimilar(one, candidates).map(({ id }) => id)).toEqual([
    'both tags',
    'tag and age',
    'tag',
    'age',
    'age too',
  ])
  expect(mostSimilar(one, candidates, 1)).toHaveLength(1)
  expect(mostSimilar(one, [one])).toEqual([])
})

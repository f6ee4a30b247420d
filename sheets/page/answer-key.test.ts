import { expect, test } from 'vitest'
import { text } from '../scene/marks.ts'
import type { Mark } from '../scene/scene.ts'
import { keyPages, type SolvedPage } from './answer-key.ts'
import { CONTENT } from './paper.ts'

const solved = (count: number, size: number): SolvedPage[] =>
  Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    marks: [text(CONTENT.x + 40, CONTENT.y + 40, 'resposta', size)],
  }))
const pagesOn = (marks: readonly Mark[]) => marks.filter(({ kind }) => kind === 'group').length
const counts = (count: number, size = 9) => keyPages(solved(count, size), count).map(pagesOn)

test('a key has as few pages as legible letters allow, six solved pages on one at most', () => {
  expect(counts(1)).toEqual([1])
  expect(counts(2)).toEqual([2])
  expect(counts(4)).toEqual([4])
  expect(counts(5)).toEqual([5])
  expect(counts(6)).toEqual([6])
  expect(counts(7)).toEqual([4, 3])
  expect(counts(12)).toEqual([6, 6])
})

test('smaller letters have four on a page, or a page of their own', () => {
  expect(counts(6, 5.5)).toEqual([4, 2])
  expect(counts(3, 3)).toEqual([1, 1, 1])
})

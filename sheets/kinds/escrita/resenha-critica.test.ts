import { expect, test } from 'vitest'
import { everyPage, layoutFaults, textsBeyond } from '../../../tests/factories/sheets.ts'
import { Pen } from '../../studio/pen.ts'
import { LITERARY, SHELVES } from './excerpt-facts.ts'
import { resenhaCritica } from './resenha-critica.ts'
import { BOOKS, reasonIn } from './review-facts.ts'
import { type ReviewTask, readReview, sortReview, writeReview } from './review-pages.ts'
import { TOYS } from './review-toy-facts.ts'

const ALL = [...BOOKS, ...TOYS]

test('a review presents three times and judges three times, in other orders', () => {
  expect(new Set(ALL.map(({ name }) => name)).size).toBe(8)
  for (const { name, read } of ALL) {
    expect(
      read.filter(([does]) => does === 1),
      name,
    ).toHaveLength(3)
    expect(read[0][0], name).toBe(1)
    expect(read[5][0], name).toBe(2)
  }
  for (const products of [BOOKS, TOYS])
    expect(new Set(products.map(({ read }) => read.map(([does]) => does).join(''))).size).toBeGreaterThan(2)
})

test('card and stars are in the text', () => {
  for (const { name, card, read, stars } of ALL) {
    const text = read.map(([, words]) => words).join(' ')
    for (const [, value] of card) expect(text, name).toContain(value)
    expect(text, name).toContain(`nota ${stars}.`)
  }
})

test('praise and criticism give reasons, and no other part does', () => {
  for (const { name, parts } of ALL) {
    expect(
      parts.filter((part) => reasonIn(part)),
      name,
    ).toEqual([parts[3], parts[4]])
    expect(parts[1], name).toMatch(/^(?:Livro|Brinquedo): /)
  }
})

test('the strips of a page are not in their order', () => {
  for (const { page } of everyPage(resenhaCritica))
    if ('order' in page) {
      expect(page.order.toSorted()).toEqual([0, 1, 2, 3, 4, 5])
      expect(page.order[0]).not.toBe(0)
    }
})

test('a shelf has one book of each genre; a poem has four verses that rhyme', () => {
  for (const { id, excerpts } of SHELVES) {
    expect(
      excerpts.map(({ genre }) => genre),
      id,
    ).toEqual([...LITERARY])
    const [{ lines }] = excerpts
    const [second, fourth] = [lines[1], lines[3]].map((line) => line?.replace(/[.,!:]$/, ''))
    expect(lines, id).toHaveLength(4)
    expect(
      ['ela', 'ade', 'al', 'iz'].some((end) => second?.endsWith(end) && fourth?.endsWith(end)),
      id,
    ).toBe(true)
  }
})

test('every text keeps its place', () => {
  for (const reviewed of ALL) {
    const task: ReviewTask = { reviewed, who: ['sofia', 'davi'], order: [1, 0, 3, 2, 5, 4] }
    for (const draw of [readReview, sortReview, writeReview])
      expect(textsBeyond(draw(new Pen(true), task, 0), 192), reviewed.name).toEqual([])
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(resenhaCritica)).toEqual([])
})

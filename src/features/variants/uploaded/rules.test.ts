import { expect, test } from 'vitest'
import { variantInputSchema } from '../schema.ts'
import {
  A4,
  AS_UPLOADED,
  type FileChoices,
  fileOptions,
  fromFileAddress,
  isAsUploaded,
  nameOfFileChoices,
  papersOf,
  toFileAddress,
} from './rules.ts'

const lying = { width: 842, height: 595 }
const small = { width: 200, height: 300 }
const all: FileChoices[] = (['color', 'grey'] as const).flatMap((ink) =>
  ([1, 2, 4] as const).flatMap((copies) => (['same', 'next'] as const).map((beside) => ({ ink, copies, beside }))),
)

test.each(all)('comes back from its address: $ink $copies $beside', (choices) => {
  expect(fromFileAddress(`#${toFileAddress(choices)}`)).toEqual(choices)
})

test.each(['', 'tinta=economia', 'por-folha=3', 'nivel=facil&desenho=7', '%E0%A4%A'])(
  'an address of something else leaves the file as it is: %s',
  (address) => {
    expect(fromFileAddress(address)).toEqual(AS_UPLOADED)
  },
)

test('what prints the same has one name, which the server takes', () => {
  for (const choices of all)
    expect(variantInputSchema.shape.choices.safeParse(nameOfFileChoices(choices, 3)).success).toBe(true)
  // A single page on its paper, or the only page of the file, has no neighbour.
  expect(new Set(all.map((choices) => nameOfFileChoices(choices, 3)))).toHaveLength(10)
  expect(new Set(all.map((choices) => nameOfFileChoices(choices, 1)))).toHaveLength(6)
  expect(all.filter(isAsUploaded)).toHaveLength(2)
})

test.each([
  [1, 2, ['copies', 'ink']],
  [3, 1, ['copies', 'ink']],
  [3, 2, ['copies', 'beside', 'ink']],
] as const)('choices of %i pages, %i to a paper', (pages, copies, names) => {
  expect(fileOptions(pages, { ...AS_UPLOADED, copies }).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['one page, twice', [A4], 2, 'next', [[0, 0]]],
  ['three pages, two by two', [A4, A4, A4], 2, 'next', [[0, 1], [2]]],
  [
    'two pages, each four times',
    [A4, A4],
    4,
    'same',
    [
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ],
  ],
  ['each on its own', [A4, lying], 1, 'same', [[0], [1]]],
] as const)('%s', (_, sizes, copies, beside, pages) => {
  const papers = papersOf(sizes, { ink: 'color', copies, beside })
  expect(papers.map(({ placed }) => placed.map(({ page }) => page))).toEqual(pages)
})

test.each([A4, lying, small, { width: 3000, height: 500 }])(
  'nothing overlaps, leaves its part or grows: %o',
  (size) => {
    for (const copies of [2, 4] as const)
      for (const paper of papersOf([size, A4, size, lying], { ink: 'color', copies, beside: 'next' })) {
        const [cellWidth, cellHeight] = [paper.width / paper.columns, paper.height / paper.rows]
        for (const [i, { x, y, width, height, page }] of paper.placed.entries()) {
          const [left, top] = [(i % paper.columns) * cellWidth, Math.floor(i / paper.columns) * cellHeight]
          expect(x).toBeGreaterThan(left)
          expect(y).toBeGreaterThan(top)
          expect(x + width).toBeLessThan(left + cellWidth)
          expect(y + height).toBeLessThan(top + cellHeight)
          const own = [size, A4, size, lying][page] ?? A4
          expect(width).toBeLessThanOrEqual(own.width)
          expect(width / height).toBeCloseTo(own.width / own.height)
        }
      }
  },
)

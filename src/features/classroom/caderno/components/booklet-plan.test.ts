import { expect, test } from 'vitest'
import { orderOf, plan, sheetOf } from '../../../../../tests/factories/making-booklets.ts'
import { hasOwnWays, lookOf, otherLevels, pagesOf } from './booklet-plan.ts'

const NAMES = ['Ana', 'Bento']
const ITEMS = [sheetOf(['relogio', 'Matemática'], 2), sheetOf(['tracejar-ondas', 'Tracejar'])]

test('the picture shows every page of a copy, without the sheets that it does not get', () => {
  const made = plan(NAMES, {}, ITEMS, undefined, (sheet) => (sheet === 1 ? [1] : []))
  const seen = made.copies.map((copy) => pagesOf(made, copy).map(({ item, page }) => `${item.sheet.title} ${page}`))
  expect(seen).toEqual([
    ['relogio 0', 'relogio 1', 'tracejar-ondas 0'],
    ['relogio 0', 'relogio 1'],
  ])
})

test.each([
  [{}, NAMES, [1, 2], false],
  [{ different: false }, NAMES, [null, null], false],
  [{ different: false, code: true }, NAMES, [1, 2], false],
  [{ showLevel: true }, ['Ana'], [null], true],
] as const)('the picture with %j carries the marks that are printed', (options, names, numbers, showLevel) => {
  const made = plan(names, options, ITEMS)
  const [item] = made.ready
  if (!item) throw new Error('a sheet')
  expect(made.copies.map((copy) => lookOf(made, item, copy))).toEqual(
    numbers.map((copy) => ({ copy, showLevel, className: '1º ano', numbers: { first: 1, count: 3 } })),
  )
})

test('pages are counted over all sheets of a copy, except sheet by sheet', () => {
  const numbersOf = (made: ReturnType<typeof plan>) =>
    made.copies.map((copy) => made.ready.map((item) => lookOf(made, item, copy).numbers))
  const made = plan(NAMES, {}, ITEMS, undefined, (sheet) => (sheet === 0 ? [1] : []))
  const all = [
    { first: 1, count: 3 },
    { first: 3, count: 3 },
  ]
  const [ana, bento] = numbersOf(made)
  expect(ana).toEqual(all)
  expect(bento?.[1]).toEqual({ first: 1, count: 1 })
  expect(numbersOf(plan(NAMES, { order: 'sheet' }, ITEMS)).flat()).toEqual([null, null, null, null])
  expect(numbersOf(plan(NAMES, { order: 'sheet', files: 'each' }, ITEMS))).toEqual([all, all])
})

test('a row names the levels of a sheet that is printed at others than the chosen one', () => {
  const levels = (levelOf: Parameters<typeof plan>[3]) => [...otherLevels(plan(NAMES, {}, ITEMS, levelOf)).values()]
  expect(levels(() => 'medio')).toEqual([])
  expect(levels(() => 'facil')).toEqual([['facil'], ['facil']])
  expect(levels((i) => (i === 0 ? 'medio' : 'desafio'))).toEqual([
    ['medio', 'desafio'],
    ['medio', 'desafio'],
  ])
})

test('the cover of a copy is in colour only where its pages are', () => {
  const made = plan(NAMES, { cover: true }, ITEMS)
  const [ana, bento] = made.copies
  if (!made.one || !ana?.child || !bento?.child) throw new Error('a class of two')
  const copies = [ana, { ...bento, child: { ...bento.child, ink: 'black' as const } }]
  expect(orderOf({ ...made, copies }).copies.map(({ color }) => color)).toEqual([true, false])
})

test('children have their own ways only where one differs from the class', () => {
  expect(hasOwnWays(plan(NAMES, {}, ITEMS))).toBe(true)
  const made = plan(NAMES, {}, ITEMS)
  const copies = made.copies.map((copy) => ({ ...copy, child: copy.child && { ...copy.child, levels: {} } }))
  expect(hasOwnWays({ ...made, copies })).toBe(false)
})

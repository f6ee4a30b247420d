import { expect, test } from 'vitest'
import { CREATION_KINDS } from '../../../features/creations/kinds.rules.ts'
import { MAKER_IDS, makerOf } from './makers.ts'

/** Characters that a search engine shows, about. */
const [TITLE_MAX, DESCRIPTION_MAX] = [50, 155]

test('every text is that of a kind, and at least 27 kinds have one', () => {
  const ids = CREATION_KINDS.map(({ id }) => id)
  expect(MAKER_IDS.filter((id) => !ids.includes(id))).toEqual([])
  expect(MAKER_IDS.length).toBeGreaterThanOrEqual(27)
})

test('names and descriptions fit a search result, and no two are the same', () => {
  const makers = CREATION_KINDS.map(makerOf)
  expect(makers.filter(({ name }) => name.length > TITLE_MAX).map(({ name }) => name)).toEqual([])
  expect(makers.filter(({ description }) => description.length > DESCRIPTION_MAX).map(({ name }) => name)).toEqual([])
  expect(new Set(makers.map(({ name }) => name)).size).toBe(makers.length)
  expect(new Set(makers.map(({ description }) => description)).size).toBe(makers.length)
})

import { describe, expect, it, test } from 'vitest'
import { eventsOf, HISTORY_PAGE, type PastDownload, pageLength, parseCursor, toPage } from './rules.ts'
import { todaySentence } from './texts.ts'

describe('parseCursor', () => {
  it.each([
    ['', null],
    ['before=12', { before: 12 }],
    ['after=12', { after: 12 }],
    ['before=12&after=3', { before: 12 }],
    ['before=0', null],
    ['before=-1', null],
    ['before=1.5', null],
    ['before=1e3', null],
    ['before=99999999999999999999', null],
    ["before=1' or '1'='1", null],
    ['after=', null],
  ])('%j is %j', (query, cursor) => {
    expect(parseCursor(new URLSearchParams(query))).toEqual(cursor)
  })
})

/** Rows with the ids `from` to `to`, in that order. */
function ids(from: number, to: number) {
  const step = from < to ? 1 : -1
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => ({ id: from + i * step, booklet_id: null }))
}

describe('toPage', () => {
  it('has no neighbours where everything fits', () => {
    expect(toPage(ids(3, 1), null)).toEqual({ rows: ids(3, 1), newer: null, older: null })
    expect(toPage([], null)).toEqual({ rows: [], newer: null, older: null })
    expect(toPage(ids(HISTORY_PAGE, 1), null).older).toBeNull()
  })

  it('leads on where one more was read', () => {
    const page = toPage(ids(20, 20 - HISTORY_PAGE), null)
    expect(page).toEqual({ rows: ids(20, 21 - HISTORY_PAGE), newer: null, older: `before=${21 - HISTORY_PAGE}` })
  })

  it('turns what was read backwards around', () => {
    expect(toPage(ids(5, 7), { after: 4 })).toEqual({ rows: ids(7, 5), newer: null, older: 'before=5' })
    expect(toPage(ids(5, 5 + HISTORY_PAGE), { after: 4 }).newer).toBe(`after=${4 + HISTORY_PAGE}`)
  })

  it('leads back from an older page', () => {
    expect(toPage(ids(4, 1), { before: 5 })).toEqual({ rows: ids(4, 1), newer: 'after=4', older: null })
  })
})

it.each([
  [[], 0, 0, 'Você ainda não baixou nenhuma atividade hoje.'],
  [['B'], 1, 1, 'Você baixou “B”.'],
  [['B', 'A'], 2, 2, 'Você baixou “A” e “B”.'],
  [['C', 'B'], 3, 3, 'Você baixou 3 atividades hoje. A última foi “C”.'],
  [[], 0, 1, 'Você criou 1 folha hoje.'],
  [['B'], 1, 3, 'Você baixou “B”. Também criou 2 folhas.'],
  [['C', 'B'], 31, 60, 'Você baixou 31 atividades hoje. A última foi “C”. Também criou 29 folhas.'],
])('names the sheets of today: %j, %i downloads, %i used', (titles, count, used, sentence) => {
  expect(todaySentence({ titles, count }, used)).toBe(sentence)
})

test('the downloads of a booklet are one event', () => {
  const past = (id: number, booklet: string | null) => ({ id, booklet }) as PastDownload
  const downloads = [past(5, 'a'), past(4, 'a'), past(3, null), past(2, null), past(1, 'b')]
  expect(eventsOf(downloads).map((event) => event.map(({ id }) => id))).toEqual([[5, 4], [3], [2], [1]])
})

test('a booklet that crosses the end of a page is on that page, all of it', () => {
  const page = (before: number, booklet: number, after: number) =>
    pageLength([...Array(before).fill(null), ...Array(booklet).fill('a'), ...Array(after).fill(null)])
  expect(page(0, 0, 0)).toBe(0)
  expect(page(9, 1, 9)).toBe(10)
  expect(page(9, 3, 9)).toBe(12)
  expect(page(0, 40, 9)).toBe(40)
  expect(page(9, 40, 0)).toBe(49)
  expect(page(10, 3, 9)).toBe(10)
  expect(page(12, 0, 0)).toBe(10)
  expect(pageLength([...Array(10).fill('a'), ...Array(4).fill('b')])).toBe(10)
})

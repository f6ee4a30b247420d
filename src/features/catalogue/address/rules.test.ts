import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '../taxonomy/rules.ts'
import {
  canonicalCatalogueHref,
  catalogueHref,
  categoryFromParameter,
  createdSince,
  lastPage,
  NO_FILTERS,
  parseCatalogueAddress,
  rowsFor,
  showsList,
} from './rules.ts'

describe('categoryFromParameter', () => {
  test.each([
    ['Matemática', 'Matemática', 'Matemática'],
    ['matematica', 'Matemática', 'Matemática'],
    ['MATEMÁTICA', 'Matemática', 'Matemática'],
    ['percepcao-visual', 'Percepção Visual', 'Percepção Visual'],
    ['percepção  visual', 'Percepção Visual', 'Percepção Visual'],
    ['Percepção_Visual', 'Percepção Visual', 'Percepção Visual'],
    ['colorir', 'Colorir', 'Colorir'],
    ['alfabetizacao', 'Alfabetização', 'Alfabetização'],
    ['labirintos', 'Labirinto', 'labirintos'],
    ['Pontilhados', 'Pontilhar', 'pontilhados'],
    ['ligar pontos', 'Pontilhar', 'ligar-pontos'],
    ['coordenacao-motora', null, 'coordenacao-motora'],
    ['Coordenação Motora', null, 'coordenacao-motora'],
    ['recortar', null, 'recortar'],
    ['jogos', null, 'jogos'],
    ['dinossauros', null, null],
    ['', null, null],
    [null, null, null],
    ['constructor', null, null],
  ])('%j → %j, texts of %j', (value, category, textKey) => {
    expect(categoryFromParameter(value)).toEqual({ category, textKey })
  })
})

test('an address is read and written back', () => {
  const address = parseCatalogueAddress(
    new URLSearchParams(
      'category=labirinto&search=%20abelha%20&age=5-7+anos&plan=free&sort=alpha_desc&page=3&date=7d&format=Colorido',
    ),
  )
  expect(address).toEqual({
    category: 'Labirinto',
    textKey: 'Labirinto',
    search: 'abelha',
    filters: { ...NO_FILTERS, date: '7d', age: '5-7 anos', format: 'Colorido', plan: 'free', sort: 'alpha_desc' },
    page: 3,
  })
  expect(catalogueHref(address)).toBe(
    '/activities?category=Labirinto&search=abelha&date=7d&age=5-7+anos&format=Colorido&plan=free&sort=alpha_desc&page=3',
  )
})

test.each([
  '',
  'page=0',
  'page=-1',
  'page=x',
  'page=1.5',
  'age=99',
  'plan=basico',
  'category=nada',
  'search=+',
  'category=jogos',
])('rows are shown for ?%s', (query) => {
  const address = parseCatalogueAddress(new URLSearchParams(query))
  expect(showsList(address)).toBe(false)
  expect(address).toMatchObject({ search: '', category: null, filters: NO_FILTERS, page: 1 })
})

test.each([
  ['coordenacao-motora', ['Tracejar', 'Pontilhar', 'Labirinto', 'Matemática', 'Colorir']],
  ['Colorir', ['Matemática', 'Colorir', 'Labirinto', 'Pontilhar', 'Tracejar']],
])('the rows of %s begin with what is nearest', (category, expected) => {
  const rows = CATEGORIES.slice(0, 5).map((name) => ({ category: name }))
  const address = parseCatalogueAddress(new URLSearchParams({ category }))
  expect(rowsFor(address, rows).map((row) => row.category)).toEqual(expected)
})

test.each([
  [0, 1],
  [15, 1],
  [16, 2],
  [748, 50],
])('a list of %i ends on page %i', (total, page) => {
  expect(lastPage(total)).toBe(page)
})

test('the canonical address carries the name form and no filters', () => {
  const address = parseCatalogueAddress(new URLSearchParams('sort=alpha_asc&category=matematica'))
  expect(canonicalCatalogueHref(address)).toBe('/activities?category=Matem%C3%A1tica')
  expect(canonicalCatalogueHref(parseCatalogueAddress(new URLSearchParams('category=jogos')))).toBe('/activities')
})

test.each([
  ['7d', '2026-03-10T12:00:00Z', '2026-03-03T12:00:00.000Z'],
  ['30d', '2026-03-31T12:00:00Z', '2026-03-01T12:00:00.000Z'],
  ['3m', '2026-04-15T12:00:00Z', '2026-01-15T12:00:00.000Z'],
  ['3m', '2026-05-31T12:00:00Z', '2026-02-28T12:00:00.000Z'],
] as const)('createdSince(%s, %s)', (filter, now, expected) => {
  expect(createdSince(filter, new Date(now)).toISOString()).toBe(expected)
})

import { expect, test } from 'vitest'
import { DATE_THEMES } from '../sheets/pictures/date-sets.ts'
import { SCHOOL_DATE_IDS } from '../src/features/catalogue/dates/rules.ts'
import { STARTING_CATALOGUE } from './catalogue.ts'
import { GUIDED_SETS, SETS } from './sets.ts'

/** The sheets of a set, without the guide that goes with them. */
const isGuide = ({ sheet }: (typeof STARTING_CATALOGUE)[number]) => sheet.kind.startsWith('guia-')
const piecesOf = (set: string) => STARTING_CATALOGUE.filter((entry) => entry.set === set && !isGuide(entry))

test.each(SCHOOL_DATE_IDS)('%s has eight pieces and more in five kinds and more, one of them free', (date) => {
  const pieces = STARTING_CATALOGUE.filter((entry) => entry.date === date)
  expect(pieces.length).toBeGreaterThanOrEqual(8)
  expect(new Set(pieces.map(({ sheet }) => sheet.kind)).size).toBeGreaterThanOrEqual(5)
  expect(pieces.filter(({ shelf }) => !shelf.isPremium)).not.toEqual([])
})

/** Every date has these, each with its own pictures. */
const COMMON = new Set(
  'caca-palavras colorir-cena contar-e-escrever encontre-e-conte quebra-cabeca sequencia soma-com-desenhos'.split(' '),
)
/** Dates without another task so far; the list only gets shorter. */
const NOT_YET: ReadonlySet<string> = new Set(['carnaval'])

test.each(SCHOOL_DATE_IDS)('%s has sheets whose task belongs to it', (date) => {
  const others = STARTING_CATALOGUE.filter((entry) => entry.date === date && !COMMON.has(entry.sheet.kind))
  expect(others.length > 0).toBe(!NOT_YET.has(date))
})

test('there are pictures for every date', () => {
  expect([...DATE_THEMES].sort()).toEqual([...SCHOOL_DATE_IDS].sort())
})

test('every set has pieces', () => {
  expect(SETS.filter((set) => piecesOf(set).length === 0)).toEqual([])
})

test('a guided set has one guide: the progress of the child and a note for the adult', () => {
  const guides = STARTING_CATALOGUE.filter(isGuide).map(({ set }) => set)
  expect(guides.sort()).toEqual([...GUIDED_SETS].sort())
})

test('the alphabet has every letter', () => {
  const letters = piecesOf('Alfabeto completo').map(({ sheet }) => sheet.theme)
  expect(new Set(letters)).toEqual(new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZ'))
})

test('the numbers go from 0 to 20', () => {
  const numbers = piecesOf('Números de 0 a 20').flatMap(({ sheet }) =>
    Array.from({ length: sheet.pages }, (_, page) => Number(sheet.theme) + page),
  )
  expect([...new Set(numbers)].filter((number) => number <= 20).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 21 }, (_, number) => number),
  )
})

test('seventeen syllable families, thirty days of lines', () => {
  expect(new Set(piecesOf('17 famílias silábicas').map(({ sheet }) => sheet.theme)).size).toBe(17)
  expect(piecesOf('30 dias de coordenação motora')).toHaveLength(30)
})

/** Titles of a set as its page shows them: in order, numbers as numbers. */
const shown = (set: string) =>
  piecesOf(set).toSorted((a, b) => a.title.localeCompare(b.title, 'pt-BR', { numeric: true }))

test('roads have all 36 signs, a page for each', () => {
  const pieces = piecesOf('Letras e números em estrada')
  const signs = pieces.flatMap(({ sheet }) => {
    const [from = '', to = ''] = sheet.theme?.split(' a ') ?? []
    return Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, i) =>
      String.fromCharCode(from.charCodeAt(0) + i),
    )
  })
  expect(signs.sort().join('')).toBe('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  expect(pieces.reduce((sum, { sheet }) => sum + sheet.pages, 0)).toBe(36)
})

test('dots make every letter of the alphabet', () => {
  const letters = piecesOf('Alfabeto de ponto a ponto').flatMap(({ sheet }) =>
    Array.from({ length: sheet.pages }, (_, page) => String.fromCharCode((sheet.theme ?? 'A').charCodeAt(0) + page)),
  )
  expect([...new Set(letters)].sort().join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
})

test('tables go from 1 to 10, in order', () => {
  expect(shown('Tabuadas de 1 a 10').map(({ sheet }) => sheet.theme)).toEqual(
    Array.from({ length: 10 }, (_, i) => String(i + 1)),
  )
})

test('months go from February to December, in order', () => {
  expect(shown('Meses do ano letivo').map(({ sheet }) => sheet.theme)).toEqual([
    ...['fevereiro', 'março', 'abril', 'maio', 'junho', 'julho'],
    ...['agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
  ])
})

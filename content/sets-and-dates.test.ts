import { expect, test } from 'vitest'
import { DATE_THEMES } from '../sheets/pictures/date-sets.ts'
import { SCHOOL_DATE_IDS } from '../src/features/catalogue/dates/rules.ts'
import { LEVELS } from '../src/features/catalogue/facets/rules.ts'
import { inSetOrder } from '../src/features/catalogue/topics/set-order.rules.ts'
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

/** A set as its page shows it. */
const shown = (set: string) =>
  inSetOrder(
    STARTING_CATALOGUE.filter((entry) => entry.set === set).map(({ title, sheet }) => ({
      title,
      level: sheet.level,
      kind: sheet.kind,
      theme: sheet.theme ?? null,
    })),
  )

const ABC = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const ORDERS: Readonly<Record<(typeof SETS)[number], readonly string[]>> = {
  'Alfabeto completo': ABC,
  'Números de 0 a 20': ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '16'],
  '17 famílias silábicas': ABC.filter((letter) => !'AEIOUKQWY'.includes(letter)),
  '30 dias de coordenação motora': [
    ...'verticais horizontais pistas inclinadas escorregadores chuva'.split(' '),
    ...'mistas reta pulos degraus onda ziguezague mar pato passaro borboleta'.split(' '),
    ...'coelho sapo rato abelha quadrado triangulo circulo coracao estrela mistas'.split(' '),
    ...'caracol abelha redemoinho foguete'.split(' '),
  ],
  'Letras e números em estrada': ['A a E', 'F a J', 'K a O', 'P a T', 'U a Z', '0 a 4', '5 a 9'],
  'Alfabeto cursivo': ['vogais', 'alfabeto'],
  'Alfabeto de ponto a ponto': ['A', 'B', 'E', 'G', 'I', 'J', 'L', 'O', 'P', 'U', 'V'],
  'Tabuadas de 1 a 10': ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  'Meses do ano letivo': [
    ...['fevereiro', 'março', 'abril', 'maio', 'junho', 'julho'],
    ...['agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
  ],
}

test.each(SETS)('«%s» is in the order of its teaching or of its signs, each from easy to hard', (set) => {
  const sheets = shown(set)
  const isGuided = GUIDED_SETS.some((guided) => guided === set)
  expect(sheets.map(({ kind }) => kind.startsWith('guia-'))).toEqual(sheets.map((_, i) => isGuided && i === 0))
  const pieces = sheets.slice(isGuided ? 1 : 0)
  const themes = pieces.map(({ theme }) => theme)
  expect(themes.filter((theme, i) => theme !== themes[i - 1])).toEqual(ORDERS[set])
  for (const [i, { theme, level }] of pieces.entries()) {
    const before = pieces[i - 1]
    if (before?.theme === theme) expect(LEVELS.indexOf(before.level)).toBeLessThanOrEqual(LEVELS.indexOf(level))
  }
})

test('a sheet without a sign is behind those with one, by level and title, numbers as numbers', () => {
  const uploaded = ['Folha 10', 'Folha 2'].map((title) => ({ title, level: null, kind: null, theme: null }))
  const drawn = { title: 'Zebra', level: 'desafio' as const, kind: 'tracejar-letra', theme: 'Z' }
  expect(inSetOrder([...uploaded, drawn]).map(({ title }) => title)).toEqual(['Zebra', 'Folha 2', 'Folha 10'])
})

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

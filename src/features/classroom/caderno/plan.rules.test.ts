import { expect, test } from 'vitest'
import type { Recipe } from '../../catalogue/recipe/schema.ts'
import { EMPTY_ROOM, newChild, type SchoolClass } from '../store/rules.ts'
import { newClass } from '../turma/rules.ts'
import { audienceOf, copiesOf, orderOf, receivedOf, seedOf } from './plan.rules.ts'
import {
  type BookletOptions,
  basketSheet,
  EMPTY_BASKET,
  FIRST_OPTIONS,
  readBasket,
  withoutSheet,
  withSheet,
} from './rules.ts'
import { CADERNO } from './texts.ts'
import { totalsOf } from './totals.rules.ts'
import { bookletsInWords, sumInWords } from './totals.texts.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const RECIPE: Recipe = {
  kind: 'palavra-e-figura',
  level: 'facil',
  seed: 7,
  pages: 1,
  color: true,
  title: 'Palavras',
  instructions: { facil: 'Ligue.', medio: 'Ligue.', desafio: 'Ligue.' },
  school: false,
}
const SHEET = basketSheet({
  id: id(1),
  title: 'Palavras',
  slug: 'palavras',
  category: 'Alfabetização',
  imageUrl: '/a.webp',
  isPremium: false,
  pageCount: 2,
})
let made = 100
const newId = () => {
  made += 1
  return id(made)
}
const plain = newClass({ name: '1º ano', year: '1', names: ['Ana', 'Bento', 'Davi'] }, newId)
const [ana, bento, davi] = plain.children
if (!ana || !bento || !davi) throw new Error('a class of three')
const CLASS: SchoolClass = {
  ...plain,
  children: [
    { ...ana, letters: 'cursiva' },
    { ...bento, levels: { leitura: 'medio', matematica: 'medio', coordenacao: 'medio' }, fewer: true },
    { ...davi, awayOn: '2026-11-25' },
  ],
}
const TODAY = '2026-11-25'
const ROOM = { ...EMPTY_ROOM, classes: [CLASS] }
const ALL = { who: 'class', classId: CLASS.id } as const
const names = (options = FIRST_OPTIONS, today = TODAY) =>
  copiesOf(ALL, CLASS, options, today).map(({ child }) => child?.name ?? '')

test('a booklet is for the class where there is one', () => {
  expect(audienceOf(null, ROOM)).toEqual(ALL)
  expect(audienceOf({ who: 'class', classId: id(5) }, ROOM)).toEqual(ALL)
  expect(audienceOf({ who: 'plain' }, ROOM)).toEqual({ who: 'plain' })
  expect(audienceOf(null, EMPTY_ROOM)).toEqual({ who: 'plain' })
})

test('copies are in the order of the register or by group; who is away gets none, and spare ones have no name', () => {
  expect(names()).toEqual(['Ana', 'Bento'])
  expect(names(FIRST_OPTIONS, '2026-11-26')).toEqual(['Ana', 'Bento', 'Davi'])
  expect(names({ ...FIRST_OPTIONS, order: 'group', spare: 2 })).toEqual(['Ana', 'Bento', '', ''])
  expect(copiesOf({ who: 'plain' }, null, FIRST_OPTIONS, TODAY)).toEqual([{ number: 1, child: null }])
  const some = { who: 'some', classId: CLASS.id, childIds: [bento.id] } as const
  expect(copiesOf(some, CLASS, FIRST_OPTIONS, TODAY).map(({ child }) => child?.name)).toEqual(['Bento'])
})

const drawing = (copy: number, sheet = SHEET, recipe = RECIPE) => {
  const copies = copiesOf(ALL, CLASS, FIRST_OPTIONS, TODAY)
  return {
    sheet,
    recipe,
    plainTitle: null,
    one: CLASS,
    copy: copies[copy] ?? { number: 9, child: null },
    options: { ...FIRST_OPTIONS, different: true },
  }
}

test('each child gets the sheet at its level, in its letters, with fewer things where wished', () => {
  expect(orderOf(drawing(0)).choices).toMatchObject({ level: 'facil', letters: 'cursiva', amount: 'normal', seed: 7 })
  expect(orderOf(drawing(1)).choices).toMatchObject({ level: 'medio', letters: 'bastao', amount: 'fewer' })
  expect(orderOf(drawing(1)).choices.seed).toBe(seedOf(7, 2))
  expect(orderOf({ ...drawing(1), options: FIRST_OPTIONS }).choices.seed).toBe(7)
  expect(receivedOf(drawing(0))).toMatchObject({ isDifferent: true, letters: 'cursiva', fewer: false })
  expect(receivedOf(drawing(5))).toMatchObject({ isDifferent: false, letters: null })
})

test.each([
  ['nothing was set: as it was chosen', {}, {}, {}, 'desafio'],
  ['the class', { leitura: 'medio' }, {}, {}, 'medio'],
  ['the class, in another area', { matematica: 'medio' }, {}, {}, 'desafio'],
  ['the child', { leitura: 'medio' }, { leitura: 'facil' }, {}, 'facil'],
  ['the child, back to that of the sheet', { leitura: 'medio' }, { leitura: 'sheet' }, {}, 'desafio'],
  ['the sheet for all', { leitura: 'medio' }, { leitura: 'facil' }, { level: 'medio' }, 'medio'],
  ['the sheet for one', {}, {}, { level: 'medio', own: { [ana.id]: { level: 'facil' } } }, 'facil'],
  ['as it was prepared', {}, {}, { prepared: 'nivel=medio' }, 'medio'],
] as const)('the level of a sheet is that of %s', (_, ofClass, ofChild, ofSheet, level) => {
  const rule = { ...plain.rule, levels: { ...plain.rule.levels, ...ofClass } }
  const one = { ...plain, rule, children: [{ ...ana, levels: ofChild }] }
  const [copy] = copiesOf({ who: 'class', classId: one.id }, one, FIRST_OPTIONS, TODAY)
  if (!copy) throw new Error('a copy')
  const drawn = {
    sheet: { ...SHEET, ...ofSheet },
    recipe: { ...RECIPE, level: 'desafio' } as const,
    one,
    copy,
    plainTitle: null,
  }
  expect(orderOf({ ...drawn, options: FIRST_OPTIONS }).choices.level).toBe(level)
})

test('a new class prints every sheet as it was chosen', () => {
  const [copy] = copiesOf({ who: 'class', classId: plain.id }, plain, FIRST_OPTIONS, TODAY)
  if (!copy) throw new Error('a copy')
  const levels = (['facil', 'medio', 'desafio'] as const).map((level) => {
    const drawn = { sheet: SHEET, recipe: { ...RECIPE, level }, plainTitle: null, one: plain, copy }
    return orderOf({ ...drawn, options: FIRST_OPTIONS }).choices.level
  })
  expect(levels).toEqual(['facil', 'medio', 'desafio'])
})

test('a level of the sheet, and one of a child in it, come before', () => {
  expect(orderOf(drawing(1, { ...SHEET, level: 'desafio' })).choices.level).toBe('desafio')
  expect(orderOf(drawing(1, { ...SHEET, own: { [bento.id]: { level: 'medio' } } })).choices.level).toBe('medio')
  expect(receivedOf(drawing(1, { ...SHEET, own: { [bento.id]: { out: true } } })).isOut).toBe(true)
})

test('an interest dresses the kinds that can wear it, under a title that goes with it', () => {
  const one = { ...CLASS, children: [{ ...newChild(id(50), 'Lia', 0), interest: 'mar' }] }
  const counting: Recipe = { ...RECIPE, kind: 'contar-e-escrever', theme: 'frutas', title: 'Na feira' }
  const [copy] = copiesOf(ALL, one, FIRST_OPTIONS, TODAY)
  if (!copy) throw new Error('a copy')
  const order = (recipe: Recipe) =>
    orderOf({ sheet: SHEET, recipe, plainTitle: null, one, copy, options: FIRST_OPTIONS }).source
  expect(order(counting)).toMatchObject({ theme: 'mar', title: 'Contar e escrever' })
  expect(order({ ...counting, theme: 'mar' })).toMatchObject({ theme: 'mar', title: 'Na feira' })
  expect(order(RECIPE)).toMatchObject({ title: 'Palavras' })
})

test('each copy has a title that holds for its drawing', () => {
  const recipe: Recipe = { ...RECIPE, kind: 'cartaz-e-anuncio', title: 'Cartaz da feira de livros' }
  const plainTitle = 'Cartaz, slogan e anúncio: escola, fácil, 1º e 2º ano'
  const titles = [0, 1].map((copy) => orderOf({ ...drawing(copy, SHEET, recipe), plainTitle }).source.title)
  expect(titles).toEqual(['Cartaz da feira de livros', 'Cartaz, slogan e anúncio: escola'])
})

test('a plain copy is the sheet of the catalogue, with its key apart', () => {
  const order = orderOf({
    sheet: SHEET,
    recipe: RECIPE,
    plainTitle: null,
    one: null,
    copy: { number: 1, child: null },
    options: FIRST_OPTIONS,
  })
  expect(order.choices).toMatchObject({ level: 'facil', seed: 7, letters: null, ink: 'color', answers: 'by-page' })
})

test('totals are known before', () => {
  const copies = copiesOf(ALL, CLASS, FIRST_OPTIONS, '2026-11-26')
  const total = (options: BookletOptions, sheet = SHEET, pages = 1) =>
    totalsOf({
      options,
      orders: copies.map((copy) =>
        Array.from({ length: 3 }, () =>
          orderOf({ sheet, recipe: { ...RECIPE, pages }, plainTitle: null, one: CLASS, copy, options }),
        ),
      ),
      names: 3,
      filePages: () => 0,
    })
  expect(total(FIRST_OPTIONS)).toEqual({ pages: 17, papers: 9, whiteBacks: 3, own: [3, 3, 3], adult: 5, drawn: 14 })
  const plainly = { ...FIRST_OPTIONS, teacher: false, twoSided: false, answers: 'without' } as const
  expect(total(plainly)).toMatchObject({ pages: 9, papers: 9, whiteBacks: 0, drawn: 9 })
  expect(total({ ...plainly, perPaper: 4 })).toMatchObject({
    pages: 3,
    papers: 3,
    own: [1, 1, 1],
    whiteBacks: 0,
    drawn: 9,
  })
  // A sheet of the catalogue has all of its pages, however many.
  expect(total(plainly, SHEET, 5).pages).toBe(45)
})

test.each([
  [
    { own: Array.from({ length: 25 }, () => 7), whiteBacks: 25, adult: 4 },
    true,
    '7 páginas por criança × 25 + 25 versos em branco + 4 para quem ensina',
  ],
  [{ own: [6, 6, 6], whiteBacks: 0, adult: 1 }, false, '6 páginas por cópia × 3 + 1 para quem ensina'],
  [{ own: [1, 1], whiteBacks: 0, adult: 0 }, true, '1 página por criança × 2'],
  [{ own: [3, 2], whiteBacks: 1, adult: 2 }, true, '5 páginas das crianças + 1 verso em branco + 2 para quem ensina'],
  [{ own: [3, 2], whiteBacks: 1, adult: 0 }, false, '5 páginas das cópias + 1 verso em branco'],
  [{ own: [5], whiteBacks: 1, adult: 3 }, false, '5 páginas + 1 verso em branco + 3 para quem ensina'],
  [{ own: [5], whiteBacks: 0, adult: 0 }, false, null],
  [{ own: [], whiteBacks: 0, adult: 1 }, true, null],
])('the total of %j in words', (totals, isForChildren, words) => {
  expect(sumInWords(totals, isForChildren)).toBe(words)
})

test.each([
  [Array.from({ length: 25 }, () => 9), '25 cadernos de 9 páginas'],
  [[3, 2], '2 cadernos, 5 páginas'],
  [[1, 1], '2 cadernos de 1 página'],
  [[9], '9 páginas'],
])('the copies of %j pages in words', (own, words) => {
  expect(bookletsInWords(own)).toBe(words)
})

test.each([
  [1, 'Imprimir o caderno'],
  [25, 'Imprimir 25 cadernos'],
])('the button of %i copies says what it does', (copies, words) => {
  expect(CADERNO.print(copies)).toBe(words)
})

test('the place of a page in its sheet is said where the sheet has several', () => {
  expect(CADERNO.pageAt({ sheet: 2, sheets: 6, page: 1, pages: 3 })).toBe('Atividade 2 de 6, página 1 de 3')
  expect(CADERNO.pageAt({ sheet: 2, sheets: 6, page: 1, pages: 1 })).toBe('Atividade 2 de 6')
})

test('a basket stored before keeps another exercise for each, and a new one has the same for all', () => {
  const kept = (options: object) => readBasket({ ...EMPTY_BASKET, options })?.options.different
  expect(kept({ ...FIRST_OPTIONS, different: true })).toBe(true)
  expect(kept({})).toBe(false)
})

test('a basket holds each sheet once, and is read as far as it is sound', () => {
  const basket = withSheet(withSheet(EMPTY_BASKET, SHEET), SHEET)
  expect(basket.sheets).toHaveLength(1)
  expect(withoutSheet(basket, SHEET.id).sheets).toEqual([])
  expect(readBasket(JSON.parse(JSON.stringify(basket)))).toEqual(basket)
  expect(readBasket({ sheets: [SHEET, { ...SHEET, category: 'x' }, 5, SHEET], options: { perPaper: 3 } })).toEqual({
    ...EMPTY_BASKET,
    sheets: [SHEET],
  })
  expect(readBasket('x')).toBeNull()
})

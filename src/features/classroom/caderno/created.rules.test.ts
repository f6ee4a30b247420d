import { expect, test } from 'vitest'
import { loadKind } from '../../../../sheets/kinds/loaders.ts'
import { drawVariant } from '../../../../sheets/variants/draw-variant.ts'
import { keyCount } from '../../../../sheets/variants/key-count.ts'
import { type Chosen, EXAMPLE, firstChoices, NOTHING_TYPED } from '../../creations/draft.rules.ts'
import type { CreationKind } from '../../creations/kind.rules.ts'
import { CREATION_KINDS, creationKind } from '../../creations/kinds.rules.ts'
import { EMPTY_ROOM } from '../store/rules.ts'
import { LEVELS, newClass } from '../turma/rules.ts'
import { createdPicture, planOf, unnamedSheets } from './components/booklet-plan.ts'
import {
  type CreatedSheet,
  createdOrder,
  createdReceivedOf,
  createdSheet,
  createdText,
  followsTheChild,
  hasChildsName,
  isForBooklets,
  readCreated,
} from './created.rules.ts'
import { copiesOf, isFileOrder, type PageOrder } from './plan.rules.ts'
import { EMPTY_BASKET, FIRST_OPTIONS, LONGEST_CREATED, readBasket } from './rules.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
let made = 100
const newId = () => {
  made += 1
  return id(made)
}
const kindOf = (name: string): CreationKind => {
  const kind = creationKind(name)
  if (!kind) throw new Error(name)
  return kind
}
const WORDS = EXAMPLE.words.join('\n')
const createdOf = (kind: CreationKind, change: Partial<Chosen> = {}): CreatedSheet => ({
  kind,
  typed: { ...NOTHING_TYPED, words: kind.words ? WORDS : '' },
  chosen: { ...firstChoices(kind), ...change },
})
const sheetOf = (created: CreatedSheet) => {
  const sheet = createdSheet(id(1), created)
  if (!sheet) throw new Error('a sheet')
  return sheet
}
const CLASS = newClass({ name: '1º ano', year: '1', names: ['Ana B. 2', 'João', 'Зоя'] }, newId)
const ROOM = { ...EMPTY_ROOM, classes: [CLASS] }
const ALL = { who: 'class', classId: CLASS.id } as const
const IN_BOOKLETS = CREATION_KINDS.filter(isForBooklets)

const ordersOf = (created: CreatedSheet, one = CLASS, options = FIRST_OPTIONS) =>
  copiesOf(ALL, one, options, '2026-11-30').map((copy) =>
    createdOrder({ sheet: sheetOf(created), created, one, copy, options }),
  )

const basketOf = (created: CreatedSheet) => ({ ...EMPTY_BASKET, sheets: [sheetOf(created)] })
const knownOf = (created: CreatedSheet) =>
  new Map([[id(1), { recipe: null, created, plainTitle: null, description: '', skills: [] }]])

function planFor(created: CreatedSheet, forWhom: typeof ALL | { readonly who: 'plain' }) {
  const basket = { ...basketOf(created), forWhom }
  return planOf({ basket, room: ROOM, known: knownOf(created), today: '2026-11-30' })
}

test.each(IN_BOOKLETS.map((kind) => [kind.id, kind] as const))(
  '%s has the pages and keys in a booklet that were promised, at each level',
  async (_, kind) => {
    for (const level of LEVELS) {
      const choices = { ...firstChoices(kind).choices, level }
      const [order] = ordersOf(createdOf(kind, { choices }))
      if (!order) throw new Error('an order')
      const { pages, answers } = drawVariant(await loadKind(order.kind, order.category), order.source, order.choices)
      const { theme } = order.source
      const keys = keyCount({ kind: order.kind, ...order.choices, ...(theme !== undefined && { theme }) })
      expect([level, pages.length, answers.length]).toEqual([level, order.choices.pages, keys])
    }
  },
)

test.each(IN_BOOKLETS.map((kind) => [kind.id, kind] as const))(
  '%s is read as it was put in, without a name',
  (_, kind) => {
    const chosen = { ...firstChoices(kind), choices: { ...firstChoices(kind).choices, seed: 4711 } }
    const typed = { name: 'Clarice', words: WORDS, corrections: { girassol: 'gi-ras-sol' } }
    const text = createdText(kind, typed, chosen)
    expect(text).not.toContain('Clarice')
    expect(text.includes('girassol')).toBe(kind.words !== undefined)
    const read = readCreated(text)
    expect(read?.kind.id).toBe(kind.id)
    expect(read?.typed).toEqual(kind.words ? { ...typed, name: '' } : NOTHING_TYPED)
    expect(read && createdText(read.kind, read.typed, read.chosen)).toBe(text)
  },
)

test('a list of names is for no booklet', () => {
  expect(isForBooklets(kindOf('cracha'))).toBe(false)
  expect(readCreated(createdText(kindOf('cracha'), NOTHING_TYPED, firstChoices(kindOf('cracha'))))).toBeNull()
})

test.each([
  ['empty', ''],
  ['no JSON', '{"kind":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['an unknown kind', '{"kind":"constructor"}'],
  ['no kind', '{"kind":{}}'],
])('damaged text is no sheet: %s', (_, text) => {
  expect(readCreated(text)).toBeNull()
})

test('choices that are damaged have their defaults', () => {
  const kind = kindOf('labirinto-retangular')
  for (const chosen of [null, [], { theme: 'x', choices: { level: 'x', seed: -1.5 } }, { choices: { seed: 'x' } }])
    expect(readCreated(JSON.stringify({ kind: kind.id, chosen, words: 7, corrections: ['x', 3] }))?.chosen).toEqual(
      firstChoices(kind),
    )
  const far = readCreated(JSON.stringify({ kind: kind.id, chosen: { choices: { seed: -4_000_001 } } }))
  expect(far?.chosen.choices.seed).toBe(1)
})

test('a basket stores it, and leaves out what is too long', () => {
  const created = createdOf(kindOf('caca-palavras-proprio'))
  const sheet = sheetOf(created)
  expect(sheet).toMatchObject({ title: 'Caça-palavras: girassol, borboleta…', category: 'Alfabetização' })
  expect(readBasket({ ...EMPTY_BASKET, sheets: [sheet] })?.sheets).toEqual([sheet])
  const long = { ...created, typed: { ...NOTHING_TYPED, words: 'girassol\n'.repeat(LONGEST_CREATED) } }
  expect(createdSheet(id(1), long)).toBeNull()
  const damaged = readBasket({ ...EMPTY_BASKET, sheets: [{ ...sheet, created: 'x'.repeat(LONGEST_CREATED + 1) }] })
  expect(damaged?.sheets.map((one) => one.created)).toEqual([''])
})

test('a sheet with a name is made with that of each child, and left out where our letters lack it', async () => {
  const created = createdOf(kindOf('nome-tracado'))
  const orders = ordersOf(created, CLASS, { ...FIRST_OPTIONS, spare: 1 })
  expect(orders.map((order) => order?.source.own?.name ?? null)).toEqual(['Ana B', 'João', null, null])
  const plan = planFor(created, ALL)
  expect(plan.totals).toMatchObject({ own: [1, 1, 0] })
  expect(plan.ready).toHaveLength(1)
  const [first] = orders
  if (!first) throw new Error('an order')
  const { pages } = drawVariant(await loadKind(first.kind, first.category), first.source, first.choices)
  expect(pages).toHaveLength(1)
})

test('without children it is made with the name that was typed', () => {
  const created = createdOf(kindOf('nome-tracado'))
  const named = { ...created, typed: { ...created.typed, name: ' João  Vítor' } }
  const plan = planFor(named, { who: 'plain' })
  const [item] = plan.ready
  const [copy] = plan.copies
  const order = item && copy && plan.orderFor(item, copy)
  expect(order && !isFileOrder(order) ? order.source.own?.name : null).toBe('João Vítor')
  expect(createdPicture(plan, id(1))?.source.own?.name).toBe('João Vítor')
  expect(ordersOf(named, CLASS, { ...FIRST_OPTIONS, spare: 1 }).map((one) => one?.source.own?.name ?? null)).toEqual([
    ...['Ana B', 'João'],
    ...[null, null],
  ])
  expect(createdText(named.kind, named.typed, named.chosen)).not.toContain('João')
})

test('without children or a name that can be printed it waits, and is not among the sheets that count', () => {
  const created = createdOf(kindOf('nome-tracado'))
  for (const name of ['', 'Miguel 🙂']) {
    const waiting = { ...created, typed: { ...created.typed, name } }
    const plan = planFor(waiting, { who: 'plain' })
    expect([plan.ready, createdPicture(plan, id(1)), unnamedSheets(knownOf(waiting), plan, basketOf(waiting))]).toEqual(
      [...[[], null], 1],
    )
  }
  expect(unnamedSheets(knownOf(created), planFor(created, ALL), basketOf(created))).toBe(0)
  expect(planFor(createdOf(kindOf('palavras-tracadas')), { who: 'plain' }).ready).toHaveLength(1)
})

test('each child gets it at its level, in its letters and with its interest, where the kind has a choice', () => {
  const [ana, joao, zoe] = CLASS.children
  if (!ana || !joao || !zoe) throw new Error('a class of three')
  const level = 'desafio' as const
  const own = { ...joao, levels: { leitura: level }, letters: 'cursiva' as const, interest: 'trens' }
  const one = { ...CLASS, children: [ana, own, zoe] }
  const created = createdOf(kindOf('nome-tracado'), { interest: 'mar' })
  const [first, second] = ordersOf(created, one)
  expect(first?.choices).toMatchObject({ level: 'facil', letters: 'bastao', copies: 1, answers: 'by-page' })
  expect(second?.choices).toMatchObject({ level, letters: 'cursiva' })
  expect(second?.source.own?.pictures).not.toEqual(first?.source.own?.pictures)
  const copies = copiesOf(ALL, one, FIRST_OPTIONS, '2026-11-30')
  const received = copies.map((copy) =>
    createdReceivedOf({ sheet: sheetOf(created), created, one, copy, options: FIRST_OPTIONS }),
  )
  expect(received.map(({ isDifferent }) => isDifferent)).toEqual([false, true, false])
  expect(received[1]).toMatchObject({ level, letters: 'cursiva', interest: 'trens', isFixed: false })
  const copied = createdOf(kindOf('copiar-palavras'))
  const [, copy] = copies
  if (!copy) throw new Error('a copy')
  expect(
    createdReceivedOf({ sheet: sheetOf(copied), created: copied, one, copy, options: FIRST_OPTIONS }),
  ).toMatchObject({ isFixed: true, letters: 'cursiva', isDifferent: true })
  expect(
    ['copiar-palavras', 'caca-palavras-proprio', 'fichas-de-palavras'].map((name) => followsTheChild(kindOf(name))),
  ).toEqual([true, true, true])
  // Copying has no levels, and colouring no letters.
  expect(ordersOf(createdOf(kindOf('copiar-palavras')), one)[1]?.choices.level).toBe('facil')
  expect(ordersOf(createdOf(kindOf('colorir-cena')), one)[1]?.choices.letters).toBeNull()
})

test('different copies have different seeds; words are the same for all', () => {
  const created = createdOf(kindOf('caca-palavras-proprio'))
  const orders = ordersOf(created, CLASS, { ...FIRST_OPTIONS, different: true })
  const drawn = orders.filter((order): order is PageOrder => order !== null && !isFileOrder(order))
  expect(new Set(drawn.map(({ choices }) => choices.seed)).size).toBe(3)
  expect(new Set(drawn.map(({ source }) => JSON.stringify(source.own))).size).toBe(1)
})

test('only kinds with the name of a child need one', () => {
  expect(CREATION_KINDS.filter(hasChildsName).every(isForBooklets)).toBe(true)
})

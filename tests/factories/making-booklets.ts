/** Booklets for made-up classes, planned and made as the page does. */
import { KINDS } from '../../sheets/kinds/registry.ts'
import { openBookletPdf } from '../../sheets/print/booklet-pdf.ts'
import type { Level } from '../../sheets/scene/scene.ts'
import { drawVariant } from '../../sheets/variants/draw-variant.ts'
import type { Recipe } from '../../src/features/catalogue/recipe/schema.ts'
import type { BookletOrder } from '../../src/features/classroom/caderno/components/booklet-messages.ts'
import { bookletOrder, planOf } from '../../src/features/classroom/caderno/components/booklet-plan.ts'
import { makeBooklet } from '../../src/features/classroom/caderno/components/make-booklet.ts'
import type { PageOrder } from '../../src/features/classroom/caderno/plan.rules.ts'
import {
  type BasketSheet,
  type BookletOptions,
  basketSheet,
  EMPTY_BASKET,
  FIRST_OPTIONS,
} from '../../src/features/classroom/caderno/rules.ts'
import { EMPTY_ROOM, type Room } from '../../src/features/classroom/store/rules.ts'
import { newClass } from '../../src/features/classroom/turma/rules.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const counter = Array.from({ length: 5000 }, (_, i) => id(i + 1)).values()
const newId = () => counter.next().value ?? ''

export const SHEETS = [
  ['relogio', 'Matemática'],
  ['palavra-e-figura', 'Alfabetização'],
  ['labirinto-retangular', 'Labirinto'],
  ['tracejar-ondas', 'Tracejar'],
] as const

/** A page says by its instruction at which level it was drawn. */
export const INSTRUCTIONS = { facil: 'Faça o leve.', medio: 'Faça o meio.', desafio: 'Faça o alto.' } as const

export function sheetOf(
  [kind, category]: readonly [string, BasketSheet['category']],
  pages = 1,
): { sheet: BasketSheet; recipe: Recipe } {
  const drawn = KINDS.find((one) => one.id === kind)?.draw({
    title: kind,
    instruction: 'Faça.',
    level: 'medio',
    seed: 4,
    pages,
    color: true,
  })
  const activity = { id: newId(), title: kind, slug: kind, category, imageUrl: '/x.webp', isPremium: false }
  return {
    sheet: basketSheet({ ...activity, pageCount: pages + (drawn?.answerKeys.length ?? 0) }),
    recipe: {
      kind,
      level: 'medio',
      seed: 4,
      pages,
      color: true,
      title: kind,
      instructions: INSTRUCTIONS,
      school: false,
    },
  }
}
const ITEMS = SHEETS.map((sheet) => sheetOf(sheet))

/** A plan with another exercise for each child, unless `options` say otherwise. */
export function plan(
  names: readonly string[],
  options: Partial<BookletOptions>,
  items = ITEMS,
  levelOf: (place: number) => Level = () => 'medio',
  outOf: (sheet: number) => readonly number[] = () => [],
  plainTitle: string | null = null,
) {
  const made = newClass({ name: '1º ano', year: '1', names }, newId)
  const children = made.children.map((child, i) => {
    const level = levelOf(i)
    return { ...child, levels: { matematica: level, leitura: level, coordenacao: level } }
  })
  const one = { ...made, children }
  const room: Room = { ...EMPTY_ROOM, classes: [one] }
  const sheets = items.map(({ sheet }, i) => {
    const isOut = children.filter((_, place) => outOf(i).includes(place))
    return { ...sheet, own: Object.fromEntries(isOut.map((child) => [child.id, { out: true as const }])) }
  })
  const basket = { ...EMPTY_BASKET, sheets, options: { ...FIRST_OPTIONS, different: true, ...options } }
  const known = new Map(
    items.map(({ sheet, recipe }, i) => [
      sheet.id,
      { recipe, created: null, plainTitle, description: `Sobre ${recipe.title}.`, skills: i === 0 ? ['EF01MA17'] : [] },
    ]),
  )
  return planOf({ basket, room, known, today: '2026-11-25' })
}

/** Drawings that were made. */
export const drawings = { count: 0 }
export async function draw({ kind: kindId, source, choices }: PageOrder) {
  const kind = KINDS.find((one) => one.id === kindId)
  if (!kind) throw new Error(kindId)
  drawings.count += 1
  return drawVariant(kind, source, choices)
}
export const make = (order: BookletOrder, progress = (_done: number, _copy: number) => {}) =>
  makeBooklet(order, {
    draw,
    filePages: async () => [],
    progress,
    openPdf: () => openBookletPdf({ ...order.metadata, createdAt: new Date('2026-11-25T12:00:00Z') }),
    withParts: async (part) => part(),
  })

export const orderOf = (made: ReturnType<typeof plan>) => {
  Object.assign(globalThis, { document: { location: { host: 'site' } } })
  return bookletOrder(made)
}

import { papersOf } from '../../../../sheets/booklet/lay-out.ts'
import { CONTENTS_ROWS } from '../../../../sheets/booklet/rows.ts'
import type { Level } from '../../../../sheets/scene/scene.ts'
import { MOST_PAGES, SEEDS, type VariantChoices } from '../../../../sheets/variants/choices.ts'
import { choicesOf, type VariantSource } from '../../../../sheets/variants/draw-variant.ts'
import { DRESSES, TITLES_WITH_INTERESTS } from '../../../../sheets/variants/kinds-with-interests.ts'
import { KINDS_WITH_LETTERS } from '../../../../sheets/variants/kinds-with-letters.ts'
import type { Recipe } from '../../catalogue/recipe/schema.ts'
import { CATEGORY_KEYS, type Category } from '../../catalogue/taxonomy/rules.ts'
import { choicesWithin, fromAddress, isRedrawable } from '../../variants/options/rules.ts'
import { codeOf } from '../key/code.rules.ts'
import type { Area, Child, Room, SchoolClass } from '../store/rules.ts'
import { isAway, LEVELS, type WaysOf, waysOf } from '../turma/rules.ts'
import type { Basket, BasketSheet, BookletOptions, ForWhom } from './rules.ts'

/** Pages of a booklet at most. */
export const MOST_BOOKLET_PAGES = 600

/** One set of sheets: a child's, a nameless one, or the plain copy. */
export interface Copy {
  /** From 1, printed in the keys. */
  readonly number: number
  readonly child: Child | null
}

/** Part of the curriculum that a category belongs to. */
export const areaOf = (category: Category): Area =>
  category === 'Matemática' ? 'matematica' : category === 'Alfabetização' ? 'leitura' : 'coordenacao'

/** The audience that a booklet opens with: the class, if there is one. */
export function audienceOf(forWhom: ForWhom | null, room: Room): ForWhom {
  const [first] = room.classes
  const isThere = (id: string) => room.classes.some((one) => one.id === id)
  if (forWhom && (forWhom.who === 'plain' || isThere(forWhom.classId))) return forWhom
  return first ? { who: 'class', classId: first.id } : { who: 'plain' }
}

export const classFor = (audience: ForWhom, room: Room): SchoolClass | null =>
  audience.who === 'plain' ? null : (room.classes.find(({ id }) => id === audience.classId) ?? null)

const rank = (ways: WaysOf): number => Object.values(ways.levels).reduce((sum, level) => sum + LEVELS.indexOf(level), 0)

/** The copies in their order: children who are there, then those without a name. */
export function copiesOf(audience: ForWhom, one: SchoolClass | null, options: BookletOptions, today: string): Copy[] {
  if (audience.who === 'plain' || !one) return [{ number: 1, child: null }]
  const wanted = one.children.filter(
    (child) => !isAway(child, today) && (audience.who === 'class' || audience.childIds.includes(child.id)),
  )
  const inOrder =
    options.order === 'group' ? [...wanted].sort((a, b) => rank(waysOf(one, a)) - rank(waysOf(one, b))) : wanted
  const spare = Array.from({ length: options.spare }, () => null)
  return [...inOrder, ...spare].map((child, i) => ({ number: i + 1, child }))
}

/** Another seed for each copy; the first keeps that of the catalogue. */
export const seedOf = (seed: number, copy: number): number => (seed + (copy - 1) * 7919) % SEEDS

/** A sheet to draw, as the drawing thread takes it. */
export interface PageOrder {
  readonly kind: string
  readonly category: string
  readonly source: VariantSource
  readonly choices: VariantChoices
}

/** The pages of an uploaded file, as they are. */
export interface FileOrder {
  /** Id of its activity. */
  readonly file: string
}

export const isFileOrder = (order: PageOrder | FileOrder): order is FileOrder => 'file' in order

interface Drawing {
  readonly sheet: BasketSheet
  readonly recipe: Recipe
  readonly one: SchoolClass | null
  readonly copy: Copy
  readonly options: BookletOptions
}

/** The choices that a sheet was put in with. */
export const preparedChoices = (sheet: Pick<BasketSheet, 'prepared'>, recipe: Recipe): VariantChoices => ({
  ...choicesWithin(recipe.kind, fromAddress(sheet.prepared, choicesOf(recipe)), choicesOf(recipe)),
  copies: 1,
  beside: 'same',
})

const levelOf = ({ sheet, recipe, one, copy }: Drawing): Level => {
  const own = copy.child ? sheet.own[copy.child.id]?.level : undefined
  return (
    own ??
    sheet.level ??
    (one ? waysOf(one, copy.child).levels[areaOf(sheet.category)] : preparedChoices(sheet, recipe).level)
  )
}

/** The interest if the task can take it in place of the sheet's own theme; otherwise null. */
const dressOf = (recipe: Recipe, interest: string | null): string | null =>
  TITLES_WITH_INTERESTS[recipe.kind] && interest !== null && DRESSES.includes(interest) && !recipe.must
    ? interest === recipe.theme
      ? null
      : interest
    : null

/** The recipe with an interest as its theme. */
export function dressed(recipe: Recipe, interest: string | null): VariantSource {
  const dress = dressOf(recipe, interest)
  const title = TITLES_WITH_INTERESTS[recipe.kind]
  return dress !== null && title ? { ...recipe, title, theme: dress } : recipe
}

/** The drawing of one sheet for one copy (rule: booklets): at the child's level, in its letters, with its interest. */
export function orderOf(drawing: Drawing): PageOrder {
  const { sheet, recipe, one, copy, options } = drawing
  const catalogue = preparedChoices(sheet, recipe)
  const ways = one ? waysOf(one, copy.child) : null
  const ink = !ways || ways.ink === 'color' ? catalogue.ink : ways.ink
  const wished: VariantChoices = {
    ...catalogue,
    level: levelOf(drawing),
    seed: options.different ? seedOf(catalogue.seed, copy.number) : catalogue.seed,
    ink,
    letters: ways && KINDS_WITH_LETTERS.includes(recipe.kind) ? ways.letters : catalogue.letters,
    pages: Math.min(catalogue.pages, MOST_PAGES),
    amount: ways?.fewer ? 'fewer' : catalogue.amount,
    answers: 'apart',
  }
  const isAnew = isRedrawable(recipe.kind)
  const choices = choicesWithin(recipe.kind, isAnew ? wished : { ...wished, seed: catalogue.seed }, catalogue)
  return {
    kind: recipe.kind,
    category: CATEGORY_KEYS[sheet.category],
    source: dressed(recipe, ways?.interest ?? null),
    choices: { ...choices, answers: 'apart' },
  }
}

/** The code of a drawing, for its corner. */
export function codeOfOrder({ sheet, recipe }: Pick<Drawing, 'sheet' | 'recipe'>, order: PageOrder): string {
  const { level, seed, ink, letters, pages, amount } = order.choices
  const dress = order.source.theme === recipe.theme ? null : (order.source.theme ?? null)
  return codeOf({ activityId: sheet.id, level, seed, ink, letters, pages, amount, dress })
}

/** True if the child does not get this sheet. */
export const isLeftOut = (sheet: BasketSheet, { child }: Copy): boolean =>
  child !== null && sheet.own[child.id]?.out === true

/** The way of one sheet for one child, in words; `different` from the rest of its class. */
export interface Received {
  readonly isOut: boolean
  readonly level: Level
  readonly letters: WaysOf['letters'] | null
  readonly fewer: boolean
  readonly interest: string | null
  /** The drawing is the same for every level and seed. */
  readonly isFixed: boolean
  readonly isDifferent: boolean
}

/** An uploaded file for one child: it is the same for all, or left out. */
export function fileReceivedOf(sheet: BasketSheet, copy: Copy): Received {
  const isOut = isLeftOut(sheet, copy)
  const plain = { letters: null, fewer: false, interest: null, isFixed: true } as const
  return { ...plain, level: 'medio', isOut, isDifferent: isOut }
}

export function receivedOf(drawing: Drawing): Received {
  const { sheet, copy, one, recipe } = drawing
  const { choices, source } = orderOf(drawing)
  const plain = orderOf({ ...drawing, copy: { ...copy, child: null } })
  const isOut = isLeftOut(sheet, copy)
  const letters = choices.letters === plain.choices.letters ? null : choices.letters
  const fewer = choices.amount === 'fewer'
  const interest = source.theme === plain.source.theme ? null : (one && waysOf(one, copy.child).interest) || null
  return {
    isOut,
    level: choices.level,
    letters,
    fewer,
    interest,
    isFixed: !isRedrawable(recipe.kind),
    isDifferent: isOut || choices.level !== plain.choices.level || letters !== null || fewer || interest !== null,
  }
}

/** Totals of a booklet, before it is made. */
export interface Totals {
  readonly pages: number
  readonly papers: number
  readonly whiteBacks: number
}

/** Keys on one page. */
export const KEYS_PER_PAGE = 4
/** Rows of the adult's table on one page, and sheets described on one. */
const [NAMES_PER_TABLE, SHEETS_PER_PAGE] = [30, 10]

interface Sized {
  readonly basket: Pick<Basket, 'sheets'>
  readonly options: BookletOptions
  readonly copies: readonly Copy[]
  /** Worksheet pages of a sheet, and pages of its key. */
  readonly pagesOf: (sheet: BasketSheet) => number
  readonly keysOf: (sheet: BasketSheet) => number
  /** Different drawings of a sheet. */
  readonly drawingsOf: (sheet: BasketSheet) => number
}

export function totalsOf({ basket: { sheets }, options, copies, pagesOf, keysOf, drawingsOf }: Sized): Totals {
  const front = (options.cover ? 1 : 0) + (options.contents ? Math.ceil(sheets.length / CONTENTS_ROWS) : 0)
  const parts = copies.flatMap((copy) => {
    const own = sheets.filter((sheet) => !isLeftOut(sheet, copy)).map(pagesOf)
    // By sheet, each one of a child begins on a front.
    return options.order === 'sheet' ? [front, ...own] : [own.reduce((sum, pages) => sum + pages, front)]
  })
  const perPart = parts.map((pages) => papersOf(pages, options.perPaper, options.twoSided))
  const named = copies.filter(({ child }) => child !== null).length
  const teacher = options.teacher ? Math.ceil(sheets.length / SHEETS_PER_PAGE) + Math.ceil(named / NAMES_PER_TABLE) : 0
  const keys =
    options.answers === 'without' ? 0 : sheets.reduce((sum, sheet) => sum + keysOf(sheet) * drawingsOf(sheet), 0)
  const adult = teacher + Math.ceil(keys / KEYS_PER_PAGE)
  const whiteBacks = perPart.reduce((sum, { blanks }) => sum + blanks, 0)
  const sides = perPart.reduce((sum, { papers }) => sum + papers, 0) + adult + whiteBacks
  return {
    pages: parts.reduce((sum, pages) => sum + pages, 0) + adult,
    papers: options.twoSided ? Math.ceil(sides / 2) : sides,
    whiteBacks,
  }
}

import type { Level } from '../../../../sheets/scene/scene.ts'
import { SEEDS, type VariantChoices } from '../../../../sheets/variants/choices.ts'
import { choicesOf, type VariantSource } from '../../../../sheets/variants/draw-variant.ts'
import { DRESSES, TITLES_WITH_INTERESTS } from '../../../../sheets/variants/kinds-with-interests.ts'
import { KINDS_WITH_LETTERS } from '../../../../sheets/variants/kinds-with-letters.ts'
import type { Recipe } from '../../catalogue/recipe/schema.ts'
import { CATEGORY_KEYS, type Category } from '../../catalogue/taxonomy/rules.ts'
import { choicesWithin, fromAddress, isRedrawable, titleOf } from '../../variants/options/rules.ts'
import { codeOf } from '../key/code.rules.ts'
import type { Area, Child, Room, SchoolClass } from '../store/rules.ts'
import { isAway, LEVEL_CHOICES, LEVELS, type WaysOf, waysOf } from '../turma/rules.ts'
import type { BasketSheet, BookletOptions, ForWhom } from './rules.ts'

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

const rank = (ways: WaysOf): number =>
  Object.values(ways.levels).reduce((sum, level) => sum + LEVEL_CHOICES.indexOf(level), 0)

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

export type SheetOrder = PageOrder | FileOrder

export const isFileOrder = (order: SheetOrder): order is FileOrder => 'file' in order

/** A sheet in one copy. */
export interface PlacedSheet {
  readonly sheet: BasketSheet
  readonly one: SchoolClass | null
  readonly copy: Copy
  readonly options: BookletOptions
}

interface Drawing extends PlacedSheet {
  readonly recipe: Recipe
  readonly plainTitle: string | null
}

/** The choices that a sheet was put in with. */
export const preparedChoices = (sheet: Pick<BasketSheet, 'prepared'>, recipe: Recipe): VariantChoices => ({
  ...choicesWithin(recipe.kind, fromAddress(sheet.prepared, choicesOf(recipe)), choicesOf(recipe)),
  copies: 1,
  beside: 'same',
})

/** The choices of one copy that any drawing has: the level (docs/adr/0067), the seed, the ink. */
export function choicesOfCopy({ sheet, one, copy, options }: PlacedSheet, chosen: VariantChoices): VariantChoices {
  const ways = one ? waysOf(one, copy.child) : null
  const own = copy.child ? sheet.own[copy.child.id]?.level : undefined
  const usual = ways?.levels[areaOf(sheet.category)] ?? 'sheet'
  return {
    ...chosen,
    level: own ?? sheet.level ?? (usual === 'sheet' ? chosen.level : usual),
    seed: options.different ? seedOf(chosen.seed, copy.number) : chosen.seed,
    ink: !ways || ways.ink === 'color' ? chosen.ink : ways.ink,
  }
}

/** The interest if the task can take it in place of the sheet's own theme; otherwise null. */
const dressOf = (recipe: Recipe, interest: string | null): string | null =>
  TITLES_WITH_INTERESTS[recipe.kind] && interest !== null && DRESSES.includes(interest) && !recipe.must
    ? interest === recipe.theme
      ? null
      : interest
    : null

/** The recipe with an interest as its theme, under a title that holds for its drawing. */
export function dressed(
  recipe: Recipe,
  interest: string | null,
  choices: VariantChoices,
  plainTitle: string | null | undefined,
): VariantSource {
  const dress = dressOf(recipe, interest)
  const title = TITLES_WITH_INTERESTS[recipe.kind]
  return dress !== null && title
    ? { ...recipe, title, theme: dress }
    : { ...recipe, title: titleOf(choices, recipe, plainTitle) }
}

/** The drawing of one sheet for one copy (rule: booklets): at the child's level, in its letters, with its interest. */
export function orderOf(drawing: Drawing): PageOrder {
  const { sheet, recipe, plainTitle, one, copy } = drawing
  const catalogue = preparedChoices(sheet, recipe)
  const ways = one ? waysOf(one, copy.child) : null
  const wished: VariantChoices = {
    ...choicesOfCopy(drawing, catalogue),
    letters: ways && KINDS_WITH_LETTERS.includes(recipe.kind) ? ways.letters : catalogue.letters,
    amount: ways?.fewer ? 'fewer' : catalogue.amount,
    answers: 'by-page',
  }
  const isAnew = isRedrawable(recipe.kind)
  const choices = choicesWithin(recipe.kind, isAnew ? wished : { ...wished, seed: catalogue.seed }, catalogue)
  return {
    kind: recipe.kind,
    category: CATEGORY_KEYS[sheet.category],
    source: dressed(recipe, ways?.interest ?? null, choices, plainTitle),
    choices: { ...choices, answers: 'by-page' },
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

/** One sheet as one child gets it, in words; `different` from the rest of its class. */
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

/** Instructions of sheets that are cut out, or whose pieces are. */
const CUTTING = /\b(?:re)?corte\b|\bcole (?:uma|no|cada)\b|\bmonte com as letras\b/i

/** Levels of the drawings of one sheet, from the easiest, and their titles, each once. */
export interface Printed {
  readonly levels: readonly Level[]
  readonly titles: readonly string[]
  /** Scissors are needed. */
  readonly isCut: boolean
}

export function printedOf(orders: readonly (SheetOrder | null)[]): Printed {
  const drawn = orders.flatMap((order) => (order && !isFileOrder(order) ? [order] : []))
  const levels = LEVELS.filter((level) => drawn.some(({ choices }) => choices.level === level))
  const isCut = drawn.some(({ source, choices }) => CUTTING.test(source.instructions[choices.level]))
  return { levels, titles: [...new Set(drawn.map(({ source }) => source.title))], isCut }
}

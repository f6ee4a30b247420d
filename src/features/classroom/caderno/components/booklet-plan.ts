import type { PageNumbers, PrintedLook } from '../../../../../sheets/booklet/as-printed.ts'
import type { Level } from '../../../../../sheets/scene/scene.ts'
import type { Recipe } from '../../../catalogue/recipe/schema.ts'
import { KEY_PATH, MOST_CODE_PAGES } from '../../key/code.rules.ts'
import type { Room, SchoolClass } from '../../store/rules.ts'
import { pictureOfMark } from '../../turma/marks.rules.ts'
import { isWritable } from '../../turma/names.rules.ts'
import { differencesOf, waysOf } from '../../turma/rules.ts'
import { levelsInWords } from '../../turma/texts.ts'
import { type CreatedSheet, createdOrder, hasChildsName } from '../created.rules.ts'
import {
  audienceOf,
  type Copy,
  classFor,
  codeOfOrder,
  copiesOf,
  isFileOrder,
  isLeftOut,
  orderOf,
  type PageOrder,
  type Printed,
  preparedChoices,
  printedOf,
  type SheetOrder,
} from '../plan.rules.ts'
import type { Basket, BasketSheet, BookletOptions, ForWhom } from '../rules.ts'
import { CADERNO } from '../texts.ts'
import { areBySheet, isNumbered, type Totals, totalsOf } from '../totals.rules.ts'
import type { Known } from './booklet-calls.ts'
import type { BookletOrder } from './booklet-messages.ts'

/** A sheet that can go in. */
export interface ReadySheet {
  readonly sheet: BasketSheet
  /** Null for an uploaded file and a created sheet. */
  readonly recipe: Recipe | null
  readonly created: CreatedSheet | null
  readonly plainTitle: string | null
  readonly description: string
  /** Codes of the BNCC. */
  readonly skills: readonly string[]
}

/** True for a file that goes in as it is. */
export const isUploaded = ({ recipe, created }: Pick<ReadySheet, 'recipe' | 'created'>): boolean =>
  recipe === null && created === null

/** Everything that follows from basket, classes and recipes. */
export interface BookletPlan {
  readonly audience: ForWhom
  readonly one: SchoolClass | null
  readonly options: BookletOptions
  readonly copies: readonly Copy[]
  readonly ready: readonly ReadySheet[]
  readonly totals: Totals
  /** Null where the copy does not get the sheet. */
  readonly orderFor: (ready: ReadySheet, copy: Copy) => SheetOrder | null
}

interface Given {
  readonly basket: Basket
  readonly room: Room
  readonly known: ReadonlyMap<string, Known>
  readonly today: string
}

export function planOf({ basket, room, known, today }: Given): BookletPlan {
  const audience = audienceOf(basket.forWhom, room)
  const one = classFor(audience, room)
  const { options } = basket
  const copies = copiesOf(audience, one, options, today)
  const orderFor = ({ sheet, recipe, created, plainTitle }: ReadySheet, copy: Copy) => {
    if (isLeftOut(sheet, copy)) return null
    const placed = { sheet, one, copy, options }
    if (created) return createdOrder({ ...placed, created })
    return recipe ? orderOf({ ...placed, recipe, plainTitle }) : { file: sheet.id }
  }
  const ready = basket.sheets.flatMap((sheet): ReadySheet[] => {
    const found = known.get(sheet.id)
    if (!found || !('recipe' in found)) return []
    const item = { sheet, ...found }
    // A sheet with the child's name is for those who have one: without them it must not count.
    return found.created && copies.every((copy) => orderFor(item, copy) === null) ? [] : [item]
  })
  const pageCounts = new Map(ready.map(({ sheet }) => [sheet.id, sheet.pageCount]))
  const totals = totalsOf({
    options,
    orders: copies.map((copy) => ready.map((item) => orderFor(item, copy))),
    names: copies.filter((copy) => nameOf(copy) !== '').length,
    filePages: ({ file }) => pageCounts.get(file) ?? 0,
  })
  return { audience, one, options, copies, ready, totals, orderFor }
}

/** The drawing of an order; null for an uploaded file and without an order. */
export const drawingOf = (order: SheetOrder | null): PageOrder | null => (order && !isFileOrder(order) ? order : null)

/** The name of the class as it is printed; a class may be «1º ano». */
const classNameOf = (one: SchoolClass | null): string =>
  one && isWritable(one.name.replace(/[ºª]/g, '')) ? one.name : ''

/** Numbers of a sheet's pages in the booklet of a copy; null by sheet. */
function numbersOf(
  { options, copies, ready, orderFor }: BookletPlan,
  item: ReadySheet,
  copy: Copy,
): PageNumbers | null {
  if (areBySheet(options, copies.length)) return null
  const counts = ready.map((one) => {
    const order = orderFor(one, copy)
    return order === null ? 0 : (drawingOf(order)?.choices.pages ?? one.sheet.pageCount)
  })
  const sum = (some: readonly number[]) => some.reduce((all, count) => all + count, 0)
  return { first: sum(counts.slice(0, ready.indexOf(item))) + 1, count: sum(counts) }
}

/** A created sheet as the first copy with it gets it; null for other sheets, and where no copy has it. */
export function createdPicture({ ready, copies, orderFor }: BookletPlan, id: string): PageOrder | null {
  const item = ready.find(({ sheet, created }) => sheet.id === id && created !== null)
  if (!item) return null
  return copies.map((copy) => drawingOf(orderFor(item, copy))).find((order) => order !== null) ?? null
}

/** Sheets that wait for a name, and are in no copy. */
export const unnamedSheets = (known: ReadonlyMap<string, Known>, { ready }: BookletPlan, { sheets }: Basket): number =>
  sheets.filter(({ id }) => {
    const found = known.get(id)
    const isNamed = found && 'recipe' in found && found.created !== null && hasChildsName(found.created.kind)
    return isNamed && !ready.some(({ sheet }) => sheet.id === id)
  }).length

/** The marks of the booklet upon the pages of a sheet for a copy. */
export const lookOf = (plan: BookletPlan, item: ReadySheet, copy: Copy): PrintedLook => ({
  className: classNameOf(plan.one),
  showLevel: plan.options.showLevel,
  copy: isNumbered(plan.options, plan.copies.length) ? copy.number : null,
  numbers: numbersOf(plan, item, copy),
})

/** A page of a sheet, from 0. */
export interface PlacedPage {
  readonly item: ReadySheet
  readonly page: number
}

/** Every page of the sheets of a copy; an uploaded file is one picture. */
export const pagesOf = ({ ready, orderFor }: BookletPlan, copy: Copy): PlacedPage[] =>
  ready.flatMap((item) => {
    const order = orderFor(item, copy)
    const count = order === null ? 0 : (drawingOf(order)?.choices.pages ?? 1)
    return Array.from({ length: count }, (_, page) => ({ item, page }))
  })

/** True if a child of the booklet has a level or letters of its own. */
export const hasOwnWays = ({ one, copies }: BookletPlan): boolean =>
  copies.some(
    ({ child }) => one && child && differencesOf(one, child).some(({ what }) => what === 'level' || what === 'letters'),
  )

/** By sheet: its printed levels, where they are others than the one that it was chosen at. */
export function otherLevels({ ready, copies, orderFor }: BookletPlan): ReadonlyMap<string, readonly Level[]> {
  const entries = ready.flatMap((item): [string, readonly Level[]][] => {
    const { sheet, recipe, created } = item
    const { levels } = printedOf(copies.map((copy) => orderFor(item, copy)))
    const chosen = recipe ? preparedChoices(sheet, recipe).level : created?.chosen.choices.level
    const isOther = chosen && levels.some((level) => level !== chosen)
    return isOther ? [[sheet.id, levels]] : []
  })
  return new Map(entries)
}

/** The name as it is printed; empty without a child, and where our letters lack some of it. */
export const nameOf = ({ child }: Copy): string => (child && isWritable(child.name) ? child.name : '')

function codeFor({ sheet, recipe }: ReadySheet, order: PageOrder | null): string | null {
  if (!order || !recipe || order.choices.pages > MOST_CODE_PAGES) return null
  return `${document.location.origin}${KEY_PATH}#${codeOfOrder({ sheet, recipe }, order)}`
}

/** A sheet as the adult reads of it: its title and levels are the printed ones. */
function wordsOf({ sheet, recipe, created, description, skills }: ReadySheet, { levels, titles, isCut }: Printed) {
  const own = recipe?.title ?? sheet.title
  const [title = own] = titles
  const isOfOwnLevel = recipe === null || levels.length === 0 || levels.includes(recipe.level)
  return {
    id: sheet.id,
    isFile: isUploaded({ recipe, created }),
    title: titles.includes(own) ? own : title,
    about: [
      sheet.category,
      ...(levels.length > 0 ? [levelsInWords(levels)] : []),
      ...(isCut ? [CADERNO.toCut] : []),
    ].join(', '),
    // Another interest is another picture.
    description: isOfOwnLevel && titles.every((printed) => printed === own) ? description : '',
    // The codes are those of the level in the catalogue.
    skills: isOfOwnLevel ? skills : [],
  }
}

/** The order of a booklet for the drawing thread; names go no further than that. */
export function bookletOrder(
  { copies, ready, one, options, orderFor }: BookletPlan,
  files: BookletOrder['files'] = new Map(),
): BookletOrder {
  // Smaller than one page to a paper no camera reads it.
  const hasCodes = options.code && options.perPaper === 1
  return {
    options,
    metadata: { title: 'Caderno', author: document.location.host, subject: 'Folhas de atividades' },
    files,
    className: classNameOf(one),
    sheets: ready.map((item) => wordsOf(item, printedOf(copies.map((copy) => orderFor(item, copy))))),
    copies: copies.map((copy) => ({
      number: copy.number,
      name: nameOf(copy),
      mark: copy.child && pictureOfMark(copy.child.mark),
      interest: one && copy.child ? waysOf(one, copy.child).interest : null,
      color: !one || waysOf(one, copy.child).ink === 'color',
      orders: ready.map((item) => orderFor(item, copy)),
      codes: hasCodes ? ready.map((item) => codeFor(item, drawingOf(orderFor(item, copy)))) : [],
    })),
  }
}

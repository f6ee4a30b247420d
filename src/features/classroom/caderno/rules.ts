import type { Level } from '../../../../sheets/scene/scene.ts'
import { isRecord } from '../../../platform/is-record.ts'
import { isUuid } from '../../../platform/uuid.ts'
import { CATEGORIES, type Category } from '../../catalogue/taxonomy/rules.ts'
import { MOST_SHEETS } from '../../downloads/booklets/rules.ts'

/** Changes of one sheet for one child. */
export interface OwnPage {
  readonly level?: Level
  /** The sheet is left out. */
  readonly out?: true
}

/** A sheet in the basket, as it was shown when it was put there. */
export interface BasketSheet {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly category: Category
  readonly imageUrl: string
  readonly isPremium: boolean
  /** Of the whole file, the key included. */
  readonly pageCount: number
  /** The same level for every child; null: each at their own. */
  readonly level: Level | null
  /** The choices of Preparar, as in an address; empty for the sheet of the catalogue. */
  readonly prepared: string
  /** Words and choices of «Criar», without names; empty for the sheet of the catalogue. */
  readonly created: string
  /** By child. */
  readonly own: Readonly<Record<string, OwnPage>>
}

/** One plain copy, a whole class, or some of its children. */
export type ForWhom =
  | { readonly who: 'plain' }
  | { readonly who: 'class'; readonly classId: string }
  | { readonly who: 'some'; readonly classId: string; readonly childIds: readonly string[] }

export interface BookletOptions {
  /** Each child its own exercise, or all the same. */
  readonly different: boolean
  /** A page with the name before the sheets of each child, for a pile of them. */
  readonly dividers: boolean
  readonly cover: boolean
  readonly contents: boolean
  /** A last page for the child: how the week was, and a certificate. */
  readonly week: boolean
  readonly teacher: boolean
  readonly answers: 'end' | 'apart' | 'without'
  readonly order: 'register' | 'group' | 'sheet'
  /** Copies without a name, for who arrives. */
  readonly spare: number
  readonly showLevel: boolean
  readonly perPaper: 1 | 2 | 4
  readonly twoSided: boolean
  /** A small code in the corner leads the adult to the key of this copy; on papers of one page alone. */
  readonly code: boolean
  /** One file, or one for each child. */
  readonly files: 'one' | 'each'
}

export interface Basket {
  readonly sheets: readonly BasketSheet[]
  readonly forWhom: ForWhom | null
  readonly options: BookletOptions
}

export const FIRST_OPTIONS: BookletOptions = {
  different: false,
  dividers: false,
  cover: false,
  contents: false,
  week: false,
  teacher: true,
  answers: 'end',
  order: 'register',
  spare: 0,
  showLevel: false,
  perPaper: 1,
  twoSided: true,
  code: false,
  files: 'one',
}

export const EMPTY_BASKET: Basket = { sheets: [], forWhom: null, options: FIRST_OPTIONS }
export const MOST_SPARE = 3

/** True for a sheet of «Criar». */
export const isCreated = ({ created }: BasketSheet): boolean => created !== ''

/** The choices that a sheet was put in with. */
export const choicesIn = ({ prepared, created }: BasketSheet): string => prepared || created

export const isIn = (basket: Basket, id: string): boolean => basket.sheets.some((sheet) => sheet.id === id)

/** The basket with a sheet at its end, or in its place where it is there; unchanged when it is full. */
export function withSheet(basket: Basket, sheet: BasketSheet): Basket {
  if (isIn(basket, sheet.id)) return withChangedSheet(basket, sheet.id, ({ own }) => ({ ...sheet, own }))
  if (basket.sheets.length >= MOST_SHEETS) return basket
  return { ...basket, sheets: [...basket.sheets, sheet] }
}

/** The basket with a sheet back at its place. */
export const withSheetAt = (basket: Basket, sheet: BasketSheet, place: number): Basket =>
  isIn(basket, sheet.id) ? basket : { ...basket, sheets: basket.sheets.toSpliced(place, 0, sheet) }

export const withoutSheet = (basket: Basket, id: string): Basket => ({
  ...basket,
  sheets: basket.sheets.filter((sheet) => sheet.id !== id),
})

/** The basket with one sheet changed. */
export const withChangedSheet = (basket: Basket, id: string, change: (sheet: BasketSheet) => BasketSheet): Basket => ({
  ...basket,
  sheets: basket.sheets.map((sheet) => (sheet.id === id ? change(sheet) : sheet)),
})

/** The basket with the sheets of a copy behind its own, as many as fit; an empty one becomes the copy. */
export const withCopied = (basket: Basket, copy: Basket): Basket =>
  basket.sheets.length === 0 ? copy : copy.sheets.filter(({ id }) => !isIn(basket, id)).reduce(withSheet, basket)

/** A sheet of the catalogue as a new item of a basket. */
export const basketSheet = (activity: Omit<BasketSheet, 'level' | 'prepared' | 'created' | 'own'>): BasketSheet => {
  const { id, title, slug, category, imageUrl, isPremium, pageCount } = activity
  return { id, title, slug, category, imageUrl, isPremium, pageCount, level: null, prepared: '', created: '', own: {} }
}

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest
const isLevel = (value: unknown): value is Level => value === 'facil' || value === 'medio' || value === 'desafio'

function readOwn(value: unknown): Record<string, OwnPage> {
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.flatMap(([id, own]) => {
      if (!isUuid(id) || !isRecord(own)) return []
      return [
        [id, { ...(isLevel(own.level) && { level: own.level }), ...(own.out === true && { out: true as const }) }],
      ]
    }),
  )
}

/** Characters of the choices of one sheet. */
const LONGEST_CHOICES = 200
/** Characters of a created sheet: its words, and the choices of every field. */
export const LONGEST_CREATED = 2000

/** Reads one sheet; empty where it is damaged. */
export function readSheet(value: unknown): BasketSheet[] {
  if (!isRecord(value) || !isUuid(value.id)) return []
  const { id, title, slug, imageUrl, isPremium, pageCount } = value
  const category = CATEGORIES.find((one) => one === value.category)
  if (!isText(title, 300) || !isText(slug, 300) || !isText(imageUrl, 1000) || !category) return []
  if (typeof pageCount !== 'number' || !Number.isInteger(pageCount) || pageCount < 1) return []
  const level = isLevel(value.level) ? value.level : null
  const prepared = isText(value.prepared, LONGEST_CHOICES) ? value.prepared : ''
  const created = isText(value.created, LONGEST_CREATED) ? value.created : ''
  const own = readOwn(value.own)
  const words = { title, slug, imageUrl, category, pageCount, isPremium: isPremium === true }
  return [{ id, ...words, level, prepared, created, own }]
}

function readForWhom(value: unknown): ForWhom | null {
  if (!isRecord(value)) return null
  if (value.who === 'plain') return { who: 'plain' }
  if (!isUuid(value.classId)) return null
  if (value.who === 'class') return { who: 'class', classId: value.classId }
  const ids = Array.isArray(value.childIds) ? value.childIds.filter(isUuid) : []
  return value.who === 'some' ? { who: 'some', classId: value.classId, childIds: ids } : null
}

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise

function readOptions(value: unknown): BookletOptions {
  const said = isRecord(value) ? value : {}
  const flag = (name: keyof BookletOptions) => oneOf([true, false], said[name], FIRST_OPTIONS[name] === true)
  return {
    different: flag('different'),
    dividers: flag('dividers'),
    cover: flag('cover'),
    contents: flag('contents'),
    week: flag('week'),
    teacher: flag('teacher'),
    answers: oneOf(['end', 'apart', 'without'] as const, said.answers, FIRST_OPTIONS.answers),
    order: oneOf(['register', 'group', 'sheet'] as const, said.order, FIRST_OPTIONS.order),
    spare: oneOf([0, 1, 2, MOST_SPARE], said.spare, FIRST_OPTIONS.spare),
    showLevel: flag('showLevel'),
    perPaper: oneOf([1, 2, 4] as const, said.perPaper, FIRST_OPTIONS.perPaper),
    twoSided: flag('twoSided'),
    code: flag('code'),
    files: oneOf(['one', 'each'] as const, said.files, FIRST_OPTIONS.files),
  }
}

/** Reads what the device holds; what is damaged is left out. */
export function readBasket(value: unknown): Basket | null {
  if (!isRecord(value)) return null
  const sheets = Array.isArray(value.sheets) ? value.sheets.flatMap(readSheet) : []
  const unique = sheets.filter((sheet, i) => sheets.findIndex(({ id }) => id === sheet.id) === i)
  return {
    sheets: unique.slice(0, MOST_SHEETS),
    forWhom: readForWhom(value.forWhom),
    options: readOptions(value.options),
  }
}

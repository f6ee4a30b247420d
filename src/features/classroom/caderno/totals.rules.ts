/** Pages and papers of a booklet, before it is made. */
import { papersOf } from '../../../../sheets/booklet/lay-out.ts'
import { contentsCount, teacherCount } from '../../../../sheets/booklet/rows.ts'
import { keyCount } from '../../../../sheets/variants/key-count.ts'
import { type FileOrder, isFileOrder, type PageOrder, type SheetOrder } from './plan.rules.ts'
import type { BookletOptions } from './rules.ts'

/** The same text for orders that give the same drawing of one sheet. */
export const nameOfDrawing = ({ choices, source }: PageOrder): string =>
  JSON.stringify([choices, source.theme, source.title, source.own])

/** Totals of a booklet, before it is made. */
export interface Totals {
  /** Pages of its files, white backs included. */
  readonly pages: number
  readonly papers: number
  readonly whiteBacks: number
  /** Printed pages of each copy, white backs apart. */
  readonly own: readonly number[]
  /** Pages for the adult: the list, the table, the keys. */
  readonly adult: number
  /** Pages before several of them go on one paper. */
  readonly drawn: number
}

/** Keys on one page. */
export const KEYS_PER_PAGE = 4

interface Sized {
  readonly options: BookletOptions
  /** By copy: its order of each sheet. */
  readonly orders: readonly (readonly (SheetOrder | null)[])[]
  /** Names in the adult's table. */
  readonly names: number
  /** Pages of an uploaded file. */
  readonly filePages: (order: FileOrder) => number
}

/** Totals of all that `makeBooklet` lays out. */
export function totalsOf({ options, orders, names, filePages }: Sized): Totals {
  const sheets = orders[0]?.length ?? 0
  const pagesOf = (order: SheetOrder | null) =>
    order === null ? 0 : isFileOrder(order) ? filePages(order) : order.choices.pages
  const frontOf = (own: readonly (SheetOrder | null)[]) =>
    (options.cover ? 1 : 0) + (options.contents ? contentsCount(own.filter((order) => order !== null).length) : 0)
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  const parts = orders.map((own) => {
    const pages = [frontOf(own), ...own.map(pagesOf), options.week ? 1 : 0]
    return areBySheet(options, orders.length) ? pages : [sum(pages)]
  })
  const divider = hasDividers(options, orders.length) ? [papersOf(1, 1, options.twoSided)] : []
  const placed = parts.map((part) => [
    ...divider,
    ...part.map((pages) => papersOf(pages, options.perPaper, options.twoSided)),
  ])
  const teacher = options.teacher ? teacherCount(sheets, names) : 0
  const adult = teacher + (options.answers === 'without' ? 0 : Math.ceil(keysOf(orders) / KEYS_PER_PAGE))
  const whiteBacks = sum(placed.flat().map(({ blanks }) => blanks))
  const own = placed.map((part) => sum(part.map(({ papers }) => papers)))
  const pages = sum(own) + whiteBacks + adult
  const papers = options.twoSided ? Math.ceil(pages / 2) : pages
  return { pages, papers, whiteBacks, own, adult, drawn: sum(parts.flat()) + divider.length * orders.length + adult }
}

const keysOfDrawing = ({ kind, source: { theme }, choices: { level, pages } }: PageOrder) =>
  keyCount({ kind, level, pages, ...(theme !== undefined && { theme }) })

/** Pages of the keys, one for each different drawing of a sheet. */
function keysOf(orders: Sized['orders']): number {
  const keys = new Map<string, number>()
  for (const own of orders)
    for (const [sheet, order] of own.entries())
      if (order && !isFileOrder(order)) keys.set(`${sheet} ${nameOfDrawing(order)}`, keysOfDrawing(order))
  return [...keys.values()].reduce((sum, count) => sum + count, 0)
}

/** True if the copies are told apart by numbers. */
export const isNumbered = ({ different, code }: BookletOptions, copies: number): boolean =>
  (different || code) && copies > 1

/** True if each copy is a file: its sheets are together in whatever order the booklet has. */
export const isInFiles = ({ files }: BookletOptions, copies: number): boolean => files === 'each' && copies > 1

/** True if a page with its name is before each copy; a file for each child needs none. */
export const hasDividers = (options: BookletOptions, copies: number): boolean =>
  options.dividers && copies > 1 && !isInFiles(options, copies)

/** True if the copies of a sheet come together: each one begins on a front, and a child's sheets are spread. */
export const areBySheet = (options: BookletOptions, copies: number): boolean =>
  options.order === 'sheet' && !isInFiles(options, copies)

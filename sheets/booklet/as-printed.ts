import { classOnLine, copyNumber, hasSchoolLine, pageNumber, withoutLevel, withoutPageNumber } from '../page/paper.ts'
import type { Mark, ScenePage } from '../scene/scene.ts'

/** Numbers of a sheet's pages among all that a child gets, from 1. */
export interface PageNumbers {
  readonly first: number
  /** Pages of all sheets. */
  readonly count: number
}

/** Marks that a booklet adds to its pages, or takes off. */
export interface PrintedLook {
  readonly showLevel: boolean
  /** Number of the copy; null without one. */
  readonly copy: number | null
  /** Empty without a class. */
  readonly className: string
  /** Null where the sheets of a child are printed one by one: their pages keep the numbers of the sheet. */
  readonly numbers: PageNumbers | null
}

/** The class on the line of a page that has one. */
export const classOn = (page: ScenePage, className: string): Mark[] =>
  className !== '' && hasSchoolLine(page) ? [classOnLine(className)] : []

/** A page of a sheet without the marks that a booklet takes off; a numbered one gets its number of the booklet. */
export function bareOf(
  page: ScenePage,
  { showLevel, isNumbered }: { readonly showLevel: boolean; readonly isNumbered: boolean },
): ScenePage {
  const shown = showLevel ? page : withoutLevel(page)
  return isNumbered ? withoutPageNumber(shown) : shown
}

/** A page of a sheet as a booklet prints it, without the name of the child. `index` in the sheet, from 0. */
export function asPrinted(page: ScenePage, look: PrintedLook, index: number): ScenePage {
  const { showLevel, copy, className, numbers } = look
  const bare = bareOf(page, { showLevel, isNumbered: numbers !== null })
  const copied = copy === null ? [] : [copyNumber(copy)]
  const numbered = numbers ? [pageNumber(numbers.first + index, numbers.count)] : []
  return { ...bare, marks: [...bare.marks, ...classOn(page, className), ...copied, ...numbered] }
}

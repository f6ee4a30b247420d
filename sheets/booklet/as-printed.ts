import { classOnLine, copyNumber, hasSchoolLine, withoutLevel } from '../page/paper.ts'
import type { Mark, ScenePage } from '../scene/scene.ts'

/** Marks that a booklet adds to its pages, or takes off. */
export interface PrintedLook {
  readonly showLevel: boolean
  /** Number of the copy; null without one. */
  readonly copy: number | null
  /** Empty without a class. */
  readonly className: string
}

/** The class on the line of a page that has one. */
export const classOn = (page: ScenePage, className: string): Mark[] =>
  className !== '' && hasSchoolLine(page) ? [classOnLine(className)] : []

/** A page of a sheet as a booklet prints it, without the name of the child. */
export function asPrinted(page: ScenePage, { showLevel, copy, className }: PrintedLook): ScenePage {
  const bare = showLevel ? page : withoutLevel(page)
  const number = copy === null ? [] : [copyNumber(copy)]
  return { ...bare, marks: [...bare.marks, ...classOn(page, className), ...number] }
}

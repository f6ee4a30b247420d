import { copyNumber, withoutLevel } from '../page/paper.ts'
import type { ScenePage } from '../scene/scene.ts'

/** Marks of a booklet upon its pages. */
export interface PrintedLook {
  readonly showLevel: boolean
  /** Number of the copy; null without one. */
  readonly copy: number | null
}

/** A page of a sheet as a booklet prints it, its name apart. */
export function asPrinted(page: ScenePage, { showLevel, copy }: PrintedLook): ScenePage {
  const bare = showLevel ? page : withoutLevel(page)
  return copy === null ? bare : { ...bare, marks: [...bare.marks, copyNumber(copy)] }
}

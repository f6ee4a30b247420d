/** Most sheets in one booklet, created ones included. */
export const MOST_SHEETS = 40

/** A created sheet of a booklet (rule: creations). */
export interface BookletCreation {
  readonly id: string
  /** Id of its kind; what is written on it stays in the browser. */
  readonly kind: string
}

/** Sheets of a booklet. */
export interface BookletParts {
  readonly activityIds: readonly string[]
  readonly creations: readonly BookletCreation[]
}

/** Downloads of a booklet beside the remaining ones; `left` is null without a daily limit. */
export interface BookletCost {
  readonly counted: number
  readonly left: number | null
}

/** True if the whole booklet is within the limit. */
export const fits = ({ counted, left }: BookletCost): boolean => left === null || counted <= left

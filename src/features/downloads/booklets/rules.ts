/** Different activities in one booklet. */
export const MOST_SHEETS = 40

/** Downloads that a booklet counts beside those that are left; `left` null is without a daily limit. */
export interface BookletCost {
  readonly counted: number
  readonly left: number | null
}

/** True if the day has room for the whole booklet. */
export const fits = ({ counted, left }: BookletCost): boolean => left === null || counted <= left

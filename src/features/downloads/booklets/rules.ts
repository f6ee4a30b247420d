/** Most activities in one booklet. */
export const MOST_SHEETS = 40

/** Downloads of a booklet beside the remaining ones; `left` is null without a daily limit. */
export interface BookletCost {
  readonly counted: number
  readonly left: number | null
}

/** True if the whole booklet is within the limit. */
export const fits = ({ counted, left }: BookletCost): boolean => left === null || counted <= left

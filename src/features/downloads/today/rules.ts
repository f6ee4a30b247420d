import type { DownloadStats } from '../schema.ts'
import { TODAY_NOTES as texts } from './texts.ts'

/** Downloads of a day; `limit` is null without a daily limit. */
export interface Day {
  readonly used: number
  readonly limit: number | null
  /** Sheet whose file has just arrived in this page; null without one. */
  readonly taken: string | null
}

export const dayOf = ({ daily_used, daily_limit }: DownloadStats): Day => ({
  used: daily_used,
  limit: daily_limit,
  taken: null,
})

/**
 * The line under a sheet: the rest of the day, confirmed under the sheet that has just been taken. Null for no line.
 * @param sheet null for a page without one sheet
 */
export function dayNote({ used, limit, taken }: Day, sheet: string | null): string | null {
  const finished = taken !== null && taken === sheet
  if (limit === null) return finished ? texts.done : null
  const left = Math.max(limit - used, 0)
  if (finished) return left === 0 ? texts.doneLast : texts.doneLeft(left)
  return left === 0 ? texts.none(limit) : texts.left(left)
}

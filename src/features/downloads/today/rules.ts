import type { DownloadStats } from '../schema.ts'
import { TODAY_NOTES as texts } from './texts.ts'

/** Downloads of a day; `limit` is null without a daily limit. */
export interface Day {
  readonly used: number
  readonly limit: number | null
  /** A download of this page has just arrived. */
  readonly finished: boolean
}

export const dayOf = ({ daily_used, daily_limit }: DownloadStats): Day => ({
  used: daily_used,
  limit: daily_limit,
  finished: false,
})

/** The limit before the first download, and the rest after one. Null for no line. */
export function dayNote({ used, limit, finished }: Day): string | null {
  if (limit === null) return finished ? texts.done : null
  const left = Math.max(limit - used, 0)
  if (finished) return left === 0 ? texts.doneLast : texts.doneLeft(left)
  return left === 0 ? texts.none(limit) : texts.used(used, limit)
}

import { DAY_STARTS_AT_UTC_HOUR, HOUR_MS } from '../../platform/time.ts'

/** Sheets one mail names at most (rule: monthly news). */
export const NAMED_MAX = 6
/** People noted in one transaction. */
export const NOTED_AT_ONCE = 500

const month = (year: number, index: number) => new Date(Date.UTC(year, index, 1, DAY_STARTS_AT_UTC_HOUR))

/** A month of the site's calendar. */
export interface NewsMonth {
  /** The month the mail goes out in, yyyy-mm. */
  readonly key: string
  /** The month of the news: from its first moment to that of the next month, exclusive. */
  readonly from: Date
  readonly until: Date
}

/** The month of a moment: days begin at 03:00 UTC (rule: download day). */
export function newsMonthOf(moment: Date): NewsMonth {
  const shifted = new Date(moment.getTime() - DAY_STARTS_AT_UTC_HOUR * HOUR_MS)
  const [year, index] = [shifted.getUTCFullYear(), shifted.getUTCMonth()]
  return { key: shifted.toISOString().slice(0, 7), from: month(year, index - 1), until: month(year, index) }
}

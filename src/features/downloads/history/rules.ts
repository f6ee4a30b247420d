import type { Activity } from '../../catalogue/schema.ts'
import type { Category } from '../../catalogue/taxonomy/rules.ts'
import { MOST_SHEETS } from '../booklets/rules.ts'

/** Downloads on one page of the history; more where a booklet begins on it and ends after it. */
export const HISTORY_PAGE = 10
/** Entries read for a page: the extra one shows that there is a next page. */
export const HISTORY_READ = HISTORY_PAGE + 1
/** Read further where a booklet crosses the end of a page: the rest of it, and one more. */
export const REST_READ = MOST_SHEETS

export interface PastDownload {
  readonly id: number
  /** The activity's title at the time. */
  readonly title: string
  /** ISO 8601, UTC. */
  readonly downloadedAt: string
  readonly category: Category
  readonly imageUrl: string
  /** Id of its booklet, or null. */
  readonly booklet: string | null
  /** For another download; null after it left the catalogue (rule: activity status). */
  readonly activity: Activity | null
}

/** The cursors lead to the neighbours and are null at the ends. */
export interface HistoryPage {
  readonly downloads: readonly PastDownload[]
  readonly newer: string | null
  readonly older: string | null
}

/** Start of a page: after (`before`, older ones) or before (`after`, newer ones) one download. */
export type HistoryCursor = { readonly before: number } | { readonly after: number } | null

/** Activities downloaded on one day, without created sheets. */
export interface DayOfDownloads {
  readonly count: number
  /** Newest first, limited. */
  readonly titles: readonly string[]
}

/** An invalid cursor means the newest page. */
export function parseCursor(parameters: URLSearchParams): HistoryCursor {
  const id = (name: string) => {
    const text = parameters.get(name) ?? ''
    return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null
  }
  const [before, after] = [id('before'), id('after')]
  if (before !== null) return { before }
  return after === null ? null : { after }
}

/** Number of downloads on a page that begins with the first of these: no booklet is on two pages. */
export function pageLength(booklets: readonly (string | null)[]): number {
  let length = Math.min(HISTORY_PAGE, booklets.length)
  while (length > 0 && length < booklets.length && booklets[length] && booklets[length] === booklets[length - 1])
    length++
  return length
}

/** True for what was read for a page whose end a booklet crosses: its rest has to be read, too. */
export const isCut = (booklets: readonly (string | null)[]): boolean => pageLength(booklets) > HISTORY_PAGE

/**
 * Cuts a slice that was read with extra rows, and returns the cursors of its neighbours.
 * @param rows in the order they were read: newest first, or oldest first after a cursor `after`
 */
export function toPage<Row extends { readonly id: number; readonly booklet_id: string | null }>(
  rows: readonly Row[],
  cursor: HistoryCursor,
) {
  const backwards = cursor !== null && 'after' in cursor
  const length = pageLength(rows.map(({ booklet_id }) => booklet_id))
  const more = rows.length > length
  const page = rows.slice(0, length)
  if (backwards) page.reverse()
  const [first, last] = [page[0], page.at(-1)]
  const hasNewer = backwards ? more : cursor !== null
  const hasOlder = backwards || more
  return {
    rows: page,
    newer: hasNewer && first ? `after=${first.id}` : null,
    older: hasOlder && last ? `before=${last.id}` : null,
  }
}

/** Groups the downloads of one booklet. */
export function eventsOf<Past extends Pick<PastDownload, 'booklet'>>(downloads: readonly Past[]): (readonly Past[])[] {
  const events: Past[][] = []
  for (const past of downloads) {
    const last = events.at(-1)
    if (last && past.booklet !== null && last[0]?.booklet === past.booklet) last.push(past)
    else events.push([past])
  }
  return events
}

import type { Activity } from '../../catalogue/schema.ts'
import type { Category } from '../../catalogue/taxonomy/rules.ts'

/** Downloads on one page of the history. */
export const HISTORY_PAGE = 10

/** One download as its owner sees it. */
export interface PastDownload {
  readonly id: number
  /** The activity's title at the time. */
  readonly title: string
  /** ISO 8601, UTC. */
  readonly downloadedAt: string
  readonly category: Category
  readonly imageUrl: string
  /** The booklet that it was part of, or null. */
  readonly booklet: string | null
  /** The activity for another download; null once it left the catalogue (rule: activity status). */
  readonly activity: Activity | null
}

/** A page of the history; the cursors lead to its neighbours and are null at the ends. */
export interface HistoryPage {
  readonly downloads: readonly PastDownload[]
  readonly newer: string | null
  readonly older: string | null
}

/** Start of a page: right after (`before`, older ones) or right before (`after`, newer ones) one download. */
export type HistoryCursor = { readonly before: number } | { readonly after: number } | null

/** Activities that a person downloaded on one day; created sheets are none of them. */
export interface DayOfDownloads {
  readonly count: number
  /** Of the newest ones, newest first. */
  readonly titles: readonly string[]
}

/** Reads the cursor of an address; what is no cursor is the newest page. */
export function parseCursor(parameters: URLSearchParams): HistoryCursor {
  const id = (name: string) => {
    const text = parameters.get(name) ?? ''
    return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null
  }
  const [before, after] = [id('before'), id('after')]
  if (before !== null) return { before }
  return after === null ? null : { after }
}

/**
 * Cuts a slice that was read with one extra row, and returns the cursors of its neighbours.
 * @param rows in the order they were read: newest first, or oldest first after a cursor `after`
 */
export function toPage<Row extends { readonly id: number }>(rows: readonly Row[], cursor: HistoryCursor) {
  const backwards = cursor !== null && 'after' in cursor
  const more = rows.length > HISTORY_PAGE
  const page = rows.slice(0, HISTORY_PAGE)
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

/** Downloads that were one event: those of a booklet together, every other by itself. */
export function eventsOf<Past extends Pick<PastDownload, 'booklet'>>(downloads: readonly Past[]): (readonly Past[])[] {
  const events: Past[][] = []
  for (const past of downloads) {
    const last = events.at(-1)
    if (last && past.booklet !== null && last[0]?.booklet === past.booklet) last.push(past)
    else events.push([past])
  }
  return events
}

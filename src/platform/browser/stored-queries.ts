import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { mayKeep } from './queries.ts'

/** Rest after a change before it is written, in ms: a page's reads become one writing. */
const WRITE_DELAY_MS = 1_000
/** Entries written at most, the newest. */
const MAX_ENTRIES = 40

interface StoredEntry {
  key: QueryKey
  readAt: number
  data: unknown
}

export interface StoredQueriesOptions {
  /** The storage. A function, because access may throw (cookies disabled). */
  storage: () => Storage
  /** The name of the record. */
  name: string
  /** Entries of another version are not read. */
  version: string
  /** Selects the entries to store. */
  holds: (queryKey: QueryKey) => boolean
  /** Validates stored data: it comes from outside. */
  isValid: (queryKey: QueryKey, data: unknown) => boolean
  /** Milliseconds since 1970. */
  now: () => number
}

function isEntry(value: unknown): value is StoredEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    Array.isArray(value.key) &&
    'readAt' in value &&
    typeof value.readAt === 'number' &&
    'data' in value
  )
}

/**
 * Keeps part of a cache in the browser's storage. A storage that is full, switched off or holds nonsense never breaks
 * anything: the cache then lives in memory only. TanStack's own persister packages are bound to another version of its
 * core, which would come twice to the browser.
 */
export function createStoredQueries(client: QueryClient, options: StoredQueriesOptions) {
  const { storage, name, version, holds, isValid, now } = options

  function entries(): StoredEntry[] {
    return client
      .getQueryCache()
      .findAll({ predicate: ({ queryKey, state }) => state.data !== undefined && holds(queryKey) })
      .map(({ queryKey, state }) => ({ key: queryKey, readAt: state.dataUpdatedAt, data: state.data }))
      .sort((a, b) => b.readAt - a.readAt)
      .slice(0, MAX_ENTRIES)
  }

  function tryWrite(stored: readonly StoredEntry[]): boolean {
    try {
      storage().setItem(name, JSON.stringify({ version, entries: stored }))
      return true
    } catch {
      return false
    }
  }

  /** Writes the newest entries; where there is no room for them, the newer half of them, and so on. */
  function write(): void {
    for (let stored = entries(); stored.length > 0; stored = stored.slice(0, Math.floor(stored.length / 2))) {
      if (tryWrite(stored)) return
    }
    try {
      storage().removeItem(name)
    } catch {
      // Storage is unavailable.
    }
  }

  function readStored(): unknown[] {
    try {
      const stored: unknown = JSON.parse(storage().getItem(name) ?? 'null')
      if (typeof stored !== 'object' || stored === null) return []
      if (!('version' in stored) || stored.version !== version) return []
      return 'entries' in stored && Array.isArray(stored.entries) ? stored.entries : []
    } catch {
      return []
    }
  }

  return {
    write,

    /** Fills the cache with stored entries that are not too old, where it has no newer ones. */
    restore(): void {
      for (const entry of readStored()) {
        if (!isEntry(entry) || entry.readAt > now() || !mayKeep(client, entry.key, entry.readAt, now())) continue
        if (!holds(entry.key) || !isValid(entry.key, entry.data)) continue
        const known = client.getQueryState(entry.key)?.dataUpdatedAt ?? 0
        if (known < entry.readAt) client.setQueryData(entry.key, entry.data, { updatedAt: entry.readAt })
      }
    },

    /** Writes whenever the stored part changed, a second later or when the page is left. */
    follow(): void {
      let timer: ReturnType<typeof setTimeout> | undefined
      const writeNow = () => {
        clearTimeout(timer)
        timer = undefined
        write()
      }
      client.getQueryCache().subscribe(({ type, query }) => {
        if ((type !== 'updated' && type !== 'removed') || !holds(query.queryKey)) return
        timer ??= setTimeout(writeNow, WRITE_DELAY_MS)
      })
      window.addEventListener('pagehide', () => {
        if (timer !== undefined) writeNow()
      })
    },
  }
}

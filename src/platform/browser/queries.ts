import { CancelledError, QueryClient, type QueryKey } from '@tanstack/react-query'
import { STALE_TTL_MS } from './limits.ts'

/**
 * A cache of what was read. It asks at once even when the browser believes to be offline, so that a read fails and its
 * fallback is shown instead of waiting; entries go by {@link sweep} only.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false, gcTime: Number.POSITIVE_INFINITY } },
  })
}

/**
 * True if an entry read at `readAt` may stay in the cache: while current, and 30 minutes more (rule: browser caches).
 */
export function mayKeep(client: QueryClient, queryKey: QueryKey, readAt: number, now: number): boolean {
  const { staleTime } = client.defaultQueryOptions({ queryKey })
  const fresh = typeof staleTime === 'number' ? staleTime : 0
  return now - readAt <= fresh + STALE_TTL_MS
}

/** Throws out the entries that are too old (rule: browser caches). `now` in milliseconds since 1970. */
export function sweep(client: QueryClient, now: number): void {
  const cache = client.getQueryCache()
  for (const query of cache.findAll({ fetchStatus: 'idle' })) {
    if (!mayKeep(client, query.queryKey, query.state.dataUpdatedAt, now)) cache.remove(query)
  }
}

/** True if a read was cancelled, by its caller or by the cache: it proves no failure of the server. */
function isCalledOff(error: unknown): boolean {
  return error instanceof CancelledError || (error instanceof DOMException && error.name === 'AbortError')
}

/**
 * True when a read failed without an answer: no network, a server in trouble, too many requests. Not a 404, not a
 * redirect, not a read that was called off.
 */
export function isUnanswered(error: unknown): boolean {
  if (isCalledOff(error)) return false
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status !== 'number' || status >= 500
}

const isOffline = () => typeof window !== 'undefined' && !window.navigator.onLine

/**
 * Reads through the cache: current data comes from it, anything else from `read`. Without an answer the stored data of
 * the same key is used, however old (rule: stale activities), else it fails as `read` did. `asStored` marks data that was
 * used without a network or an answer. A caller who asks for data that is being read already waits for that reading;
 * when its first caller calls it off (a link pressed twice leaves the first navigation), it is read again.
 */
export async function readThrough<T>(
  client: QueryClient,
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<T>,
  asStored: (known: T) => T = (known) => known,
): Promise<T> {
  for (;;) {
    let isOwn = false
    try {
      const found = await client.fetchQuery<T>({
        queryKey,
        queryFn: ({ signal }) => {
          isOwn = true
          return read(signal)
        },
      })
      return isOwn || !isOffline() ? found : asStored(found)
    } catch (error) {
      if (isCalledOff(error) && !isOwn) continue
      if (!isUnanswered(error)) throw error
      const known = client.getQueryData<T>(queryKey)
      if (known === undefined) throw error
      return asStored(known)
    }
  }
}

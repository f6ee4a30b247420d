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
 * Whether an entry read at `readAt` may stay in the cache: while current, and 30 minutes more (rule: browser caches).
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

/** True when a read was cancelled, by its caller or by the cache: nothing is known about the server. */
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

/**
 * Reads through the cache: what is current comes from it, anything else from `read`. When that finds no answer, the
 * last known data is used however old (rule: stale activities), else `fallback`, else it fails as `read` did. Who asks
 * for what is being read already waits for that reading; when its asker calls it off (a link pressed twice leaves the
 * first navigation), it is read again for those who still wait.
 */
export async function readThrough<T>(
  client: QueryClient,
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<T>,
  fallback: () => T | null = () => null,
): Promise<T> {
  for (;;) {
    let isOwn = false
    try {
      return await client.fetchQuery<T>({
        queryKey,
        queryFn: ({ signal }) => {
          isOwn = true
          return read(signal)
        },
      })
    } catch (error) {
      if (isCalledOff(error) && !isOwn) continue
      if (!isUnanswered(error)) throw error
      const known = client.getQueryData<T>(queryKey) ?? fallback()
      if (known === null) throw error
      return known
    }
  }
}

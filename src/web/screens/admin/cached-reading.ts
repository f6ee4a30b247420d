import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { messageOf } from '../../../features/reporting/rules.ts'
import { ADMIN_FRESH_MS } from '../../../platform/browser/limits.ts'
import { isUnanswered, readThrough } from '../../../platform/browser/queries.ts'
import { ADMIN } from '../../client/admin-cache.ts'
import { queries } from '../../client/queries.ts'

/** Data of a screen in the admin area, or the reason of a failure. */
export type AdminReading<T> =
  | { readonly data: T; readonly error: null }
  | { readonly data: null; readonly error: string }

queries.setQueryDefaults([ADMIN], { staleTime: ADMIN_FRESH_MS })

const keyOf = ({ pathname, search }: { pathname: string; search: string }) => [ADMIN, pathname + search]

/**
 * A screen of the admin area, through the cache: current for 5 minutes (rule: browser caches). `read` asks the server.
 */
export async function readAdmin<T>(request: Request, read: () => Promise<AdminReading<T>>): Promise<AdminReading<T>> {
  const queryKey = keyOf(new URL(request.url))
  try {
    const reading = await readThrough(queries, queryKey, read)
    if (reading.error !== null) queries.removeQueries({ queryKey })
    return reading
  } catch (error) {
    if (!isUnanswered(error)) throw error
    return { data: null, error: messageOf(error) }
  }
}

/** Adds the data of the server's page to the cache. */
export function useCachedReading<T>(reading: AdminReading<T>): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const queryKey = keyOf({ pathname, search })
    if (reading.error === null && queries.getQueryData(queryKey) === undefined) queries.setQueryData(queryKey, reading)
  }, [pathname, search, reading])
}

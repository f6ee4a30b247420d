import type { QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CACHE_VERSION } from '../../features/catalogue/cached/rules.ts'
import {
  isCachedReading,
  isStoredReading,
  setActivityTimes,
} from '../../features/catalogue/components/cached-catalogue.ts'
import { SWEEP_EVERY_MS } from '../../platform/browser/limits.ts'
import { createQueries, sweep } from '../../platform/browser/queries.ts'
import { createStoredQueries } from '../../platform/browser/stored-queries.ts'

/** The record in local storage; /cookies names it. */
const STORAGE_NAME = 'catalogo.atividades'

/** The cache of this page. On the server it stays empty: only the browser reads through it. */
export const queries = createQueries()
setActivityTimes(queries)

/** Brings the cache to life: what was stored comes back, what changes is stored, what is too old goes. Once, at the start. */
export function startQueries(): void {
  const stored = createStoredQueries(queries, {
    storage: () => window.localStorage,
    name: STORAGE_NAME,
    version: CACHE_VERSION,
    holds: isStoredReading,
    isValid: isCachedReading,
    now: Date.now,
  })
  stored.restore()
  stored.follow()
  setInterval(() => sweep(queries, Date.now()), SWEEP_EVERY_MS)
}

/**
 * Adds the data of the server's page to the cache, for a later outage. Pass null for data that came from the cache:
 * storing it again would make it look newer than it is.
 */
export function useCached(key: QueryKey, reading: object | null): void {
  const name = JSON.stringify(key)
  useEffect(() => {
    const parsed: QueryKey = JSON.parse(name)
    if (reading && queries.getQueryData(parsed) !== reading) queries.setQueryData(parsed, reading)
  }, [name, reading])
}

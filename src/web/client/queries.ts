import type { QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { parseCatalogueAddress } from '../../features/catalogue/address/rules.ts'
import { CACHE_VERSION } from '../../features/catalogue/cached/rules.ts'
import {
  isCachedReading,
  isStoredReading,
  readStretch,
  setActivityTimes,
} from '../../features/catalogue/components/cached-catalogue.ts'
import { PAGE_MAX } from '../../features/catalogue/rules.ts'
import { SWEEP_EVERY_MS } from '../../platform/browser/limits.ts'
import { createQueries, sweep } from '../../platform/browser/queries.ts'
import { createStoredQueries } from '../../platform/browser/stored-queries.ts'
import { savesData } from './saves-data.ts'

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
 * What the server's page shows joins the cache, so that it is there when the server is not. Null for what came out of the
 * cache: storing that again would make it look newer than it is.
 */
export function useKept(key: QueryKey, reading: object | null): void {
  const name = JSON.stringify(key)
  useEffect(() => {
    const parsed: QueryKey = JSON.parse(name)
    if (reading && queries.getQueryData(parsed) !== reading) queries.setQueryData(parsed, reading)
  }, [name, reading])
}

/** Steps of the whole catalogue that are read ahead. */
const READ_AHEAD = [0, PAGE_MAX]

/**
 * Reads the newest activities in a quiet moment, so that every category has something to show should the network go.
 * A failure is none: they are only wanted.
 */
export async function readAhead(): Promise<void> {
  if (savesData()) return
  const everything = parseCatalogueAddress(new URLSearchParams())
  for (const offset of READ_AHEAD) {
    await readStretch(queries, everything, { offset, limit: PAGE_MAX }).catch(() => undefined)
  }
}

import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { ACTIVITIES_FRESH_MS } from '../../../platform/browser/limits.ts'
import { readThrough } from '../../../platform/browser/queries.ts'
import { type CatalogueAddress, catalogueHref } from '../address/rules.ts'
import { activitiesIn, type CachedKind, isCached } from '../cached/rules.ts'
import type { FoundList } from '../list.service.server.ts'
import { PAGE_STEP } from '../rules.ts'
import type { Activity } from '../schema.ts'
import { fold } from '../search/rules.ts'
import type { ActivityList, Suggestions } from '../search/service.server.ts'
import type { CategoryRow } from '../service.server.ts'
import { fetchSlice, fetchSuggestions } from './catalogue-calls.ts'

/** All keys of the catalogue begin with this. */
const ACTIVITIES = 'activities'
const SUGGESTIONS = 'suggestions'
const keyOf = (kind: CachedKind | typeof SUGGESTIONS, ...rest: (string | number)[]) => [ACTIVITIES, kind, ...rest]

export const HOME_KEY = keyOf('home')
export const catalogueKey = (address: CatalogueAddress) => keyOf('catalogue', catalogueHref(address))
const stepKey = (address: CatalogueAddress, offset: number) => keyOf('slice', catalogueHref(address), offset)
export const activityKey = (slug: string) => keyOf('activity', slug)

/** Sets how long a cache holds activities (rule: browser caches). */
export function setActivityTimes(client: QueryClient): void {
  client.setQueryDefaults([ACTIVITIES], { staleTime: ACTIVITIES_FRESH_MS })
}

/** Drops the cached activities: the next read asks the server. */
export function forgetActivities(client: QueryClient): void {
  client.removeQueries({ queryKey: [ACTIVITIES] })
}

/** True if an entry belongs in the browser's storage: activities are the same for every user, and suggestions are many. */
export const isStoredReading = ([first, kind]: QueryKey) => first === ACTIVITIES && kind !== SUGGESTIONS

/** True if stored data has the shape of this key's entry. */
export const isCachedReading = ([, kind]: QueryKey, data: unknown) => isCached(kind, data)

/** Data of a screen; `stored` if the server gave no answer and the browser's copy is shown. */
export type Reading<T> = T & { stored?: boolean }

export interface HomeReading {
  recent: Activity[]
  popular: Activity[]
  count: number
}
export interface CatalogueReading {
  list: FoundList | null
  rows: CategoryRow[] | null
}
export interface ActivityReading {
  activity: Activity
  related: Activity[]
}

/** The activities with these ids that the cache still knows, in the order given. */
export function knownAmong(client: QueryClient, ids: readonly string[]): Activity[] {
  const queries = client.getQueryCache().findAll({ queryKey: [ACTIVITIES] })
  const newestFirst = queries.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  const found = activitiesIn(newestFirst.map(({ state }) => state.data))
  const known = new Map(found.map((activity) => [activity.id, activity]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

const asStored = <T>(known: Reading<T>): Reading<T> => ({ ...known, stored: true })

/** Home, through the cache. `read` asks the server. */
export const readHome = (client: QueryClient, read: () => Promise<HomeReading>) =>
  readThrough<Reading<HomeReading>>(client, HOME_KEY, read, asStored)

/** Home as the cache has it, when that is current. */
export function currentHome(client: QueryClient): HomeReading | null {
  const state = client.getQueryState<HomeReading>(HOME_KEY)
  return state?.data && Date.now() - state.dataUpdatedAt < ACTIVITIES_FRESH_MS ? state.data : null
}

/** A place of the catalogue, through the cache. `read` asks the server. */
export const readCatalogue = (client: QueryClient, address: CatalogueAddress, read: () => Promise<CatalogueReading>) =>
  readThrough<Reading<CatalogueReading>>(client, catalogueKey(address), read, asStored)

/** An activity and those like it, through the cache. `read` asks the server. */
export const readActivity = <Read extends ActivityReading>(
  client: QueryClient,
  slug: string,
  read: () => Promise<Read>,
) => readThrough<Reading<Read>>(client, activityKey(slug), read, asStored)

/** Suggestions for a text being typed, through the cache. */
export const readSuggestions = (client: QueryClient, text: string): Promise<Suggestions> =>
  readThrough(client, keyOf(SUGGESTIONS, fold(text)), (signal) => fetchSuggestions(text, signal))

/** The steps that the cache holds of a list, one after the other from `offset`, until `count` activities or a gap. */
export function knownSteps(client: QueryClient, address: CatalogueAddress, offset: number, count: number): Activity[] {
  const activities: Activity[] = []
  while (activities.length < count) {
    const key = stepKey(address, offset + activities.length)
    const step = client.getQueryData<ActivityList>(key)?.activities ?? []
    if (step.length === 0) break
    activities.push(...step)
  }
  return activities
}

/** A further step of a list, through the cache. */
export const readStep = (client: QueryClient, address: CatalogueAddress, offset: number): Promise<ActivityList> =>
  readThrough(client, stepKey(address, offset), (signal) =>
    fetchSlice(catalogueHref(address), { offset, limit: PAGE_STEP }, signal),
  )

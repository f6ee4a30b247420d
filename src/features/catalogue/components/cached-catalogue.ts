import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { ACTIVITIES_FRESH_MS } from '../../../platform/browser/limits.ts'
import { readThrough } from '../../../platform/browser/queries.ts'
import { type CatalogueAddress, catalogueHref, showsList } from '../address/rules.ts'
import {
  activitiesIn,
  type CachedKind,
  homeFrom,
  isCached,
  listFrom,
  rowsFrom,
  suggestionsFrom,
} from '../cached/rules.ts'
import { PAGE_STEP } from '../rules.ts'
import type { Activity } from '../schema.ts'
import { fold } from '../search/rules.ts'
import type { ActivityList, Suggestions } from '../search/service.server.ts'
import type { CategoryRow } from '../service.server.ts'
import { fetchStretch, fetchSuggestions } from './catalogue-calls.ts'

/** All keys of the catalogue begin with this. */
const ACTIVITIES = 'activities'
const SUGGESTIONS = 'suggestions'
const keyOf = (kind: CachedKind | typeof SUGGESTIONS, ...rest: (string | number)[]) => [ACTIVITIES, kind, ...rest]

export const HOME_KEY = keyOf('home')
export const catalogueKey = (address: CatalogueAddress) => keyOf('catalogue', catalogueHref(address))
const stretchKey = (address: CatalogueAddress, offset: number, limit: number) =>
  keyOf('stretch', catalogueHref(address), offset, limit)
export const activityKey = (slug: string) => keyOf('activity', slug)

/** Sets how long a cache holds activities (rule: browser caches). */
export function setActivityTimes(client: QueryClient): void {
  client.setQueryDefaults([ACTIVITIES], { staleTime: ACTIVITIES_FRESH_MS })
}

/** What the cache knows of activities is no longer true: the next look asks the server. */
export function forgetActivities(client: QueryClient): void {
  client.removeQueries({ queryKey: [ACTIVITIES] })
}

/**
 * Whether an entry of the cache belongs in the browser's storage: activities are the same for everybody. Suggestions
 * would crowd out the rest and can be found again among the activities.
 */
export const isStoredReading = ([first, kind]: QueryKey) => first === ACTIVITIES && kind !== SUGGESTIONS

/** Whether stored data is what an entry with this key holds. */
export const isCachedReading = ([, kind]: QueryKey, data: unknown) => isCached(kind, data)

/** What a screen shows; `partial` when it was put together from known activities, for want of an answer. */
export type Reading<T> = T & { partial?: boolean }

export interface HomeReading {
  recent: Activity[]
  popular: Activity[]
  count: number
}
export interface CatalogueReading {
  list: ActivityList | null
  rows: CategoryRow[] | null
}
export interface ActivityReading {
  activity: Activity
  related: Activity[]
}

/** Every activity the cache still knows, those read last first. */
function knownActivities(client: QueryClient): Activity[] {
  const queries = client.getQueryCache().findAll({ queryKey: [ACTIVITIES] })
  return activitiesIn(
    queries.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt).map(({ state }) => state.data),
  )
}

/** Those of these activities that the cache still knows, in the order given. */
export function knownAmong(client: QueryClient, ids: readonly string[]): Activity[] {
  const known = new Map(knownActivities(client).map((activity) => [activity.id, activity]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

const part = <T>(data: T | null): Reading<T> | null => data && { ...data, partial: true }

/** Home, through the cache. `read` asks the server. */
export async function readHome(client: QueryClient, read: () => Promise<HomeReading>): Promise<Reading<HomeReading>> {
  return readThrough<Reading<HomeReading>>(client, HOME_KEY, read, () =>
    part(homeFrom(knownActivities(client), Math.random)),
  )
}

/** Home as the cache has it, when that is current. */
export function currentHome(client: QueryClient): HomeReading | null {
  const state = client.getQueryState<HomeReading>(HOME_KEY)
  return state?.data && Date.now() - state.dataUpdatedAt < ACTIVITIES_FRESH_MS ? state.data : null
}

/** A place of the catalogue, through the cache. `read` asks the server. */
export async function readCatalogue(
  client: QueryClient,
  address: CatalogueAddress,
  read: () => Promise<CatalogueReading>,
): Promise<Reading<CatalogueReading>> {
  return readThrough<Reading<CatalogueReading>>(client, catalogueKey(address), read, () => {
    const known = knownActivities(client)
    if (!showsList(address)) {
      const rows = rowsFrom(known)
      return rows && { list: null, rows, partial: true }
    }
    const list = listFrom(known, address, { now: new Date(), offset: (address.page - 1) * PAGE_STEP })
    return list && { list, rows: null, partial: true }
  })
}

/** An activity and those like it, through the cache. `read` asks the server. */
export async function readActivity<Read extends ActivityReading>(
  client: QueryClient,
  slug: string,
  read: () => Promise<Read>,
): Promise<Reading<Read | ActivityReading>> {
  return readThrough<Reading<Read | ActivityReading>>(client, activityKey(slug), read, () => {
    const activity = knownActivities(client).find((candidate) => candidate.slug === slug)
    return activity ? { activity, related: [], partial: true } : null
  })
}

/** Suggestions for a text being typed, through the cache. */
export async function readSuggestions(client: QueryClient, text: string): Promise<Suggestions> {
  return readThrough(
    client,
    keyOf(SUGGESTIONS, fold(text)),
    (signal) => fetchSuggestions(text, signal),
    () => {
      const activities = suggestionsFrom(knownActivities(client), text)
      return activities && { activities, place: null }
    },
  )
}

/** The steps that the cache holds of a list, one after the other from `offset`, until `count` activities or a gap. */
export function knownSteps(client: QueryClient, address: CatalogueAddress, offset: number, count: number): Activity[] {
  const activities: Activity[] = []
  while (activities.length < count) {
    const key = stretchKey(address, offset + activities.length, PAGE_STEP)
    const step = client.getQueryData<ActivityList>(key)?.activities ?? []
    if (step.length === 0) break
    activities.push(...step)
  }
  return activities
}

/** A further step of a list, through the cache. What began with known activities goes on with them. */
export async function readStretch(
  client: QueryClient,
  address: CatalogueAddress,
  { offset, limit = PAGE_STEP, partial }: { offset: number; limit?: number; partial?: boolean },
): Promise<ActivityList> {
  return readThrough(
    client,
    stretchKey(address, offset, limit),
    (signal) => fetchStretch(catalogueHref(address), { offset, limit }, signal),
    () => (partial ? listFrom(knownActivities(client), address, { now: new Date(), offset, limit }) : null),
  )
}

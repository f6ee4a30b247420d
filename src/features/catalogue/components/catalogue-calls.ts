import type { Activity } from '../schema.ts'
import type { ActivityList } from '../service.server.ts'

/** The browser's calls to `/rest/v1/activities`. They reject when the answer is not a success. */
async function get<T>(path: string, parameters: URLSearchParams, signal?: AbortSignal): Promise<T> {
  const answer = await fetch(`/rest/v1/${path}?${parameters}`, { signal, headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as T
}

/** Up to three activities for a text being typed. */
export async function fetchSuggestions(search: string, signal: AbortSignal): Promise<Activity[]> {
  const { activities } = await get<{ activities: Activity[] }>(
    'activities/suggestions',
    new URLSearchParams({ search }),
    signal,
  )
  return activities
}

/** A further stretch of the list at a catalogue address (as `catalogueHref` writes it). */
export function fetchMore(address: string, offset: number, limit: number): Promise<ActivityList> {
  const parameters = new URL(address, 'https://unused.invalid').searchParams
  parameters.delete('page')
  parameters.set('offset', String(offset))
  parameters.set('limit', String(limit))
  return get('activities', parameters)
}

import { callDoor } from '../../../platform/browser/call-door.ts'
import type { Activity } from '../schema.ts'
import type { ActivityList } from '../service.server.ts'

/** The door answered, but not with what was asked for. */
class RefusedError extends Error {
  readonly status: number

  constructor(path: string, status: number) {
    super(`${path} answered ${status}`)
    this.name = 'RefusedError'
    this.status = status
  }
}

/** The browser's calls to `/rest/v1/activities`. They reject when the answer is not a success. */
async function get<T>(path: string, parameters: URLSearchParams, signal?: AbortSignal): Promise<T> {
  const answer = await callDoor(`/rest/v1/${path}?${parameters}`, { signal, headers: { accept: 'application/json' } })
  if (!answer.ok) throw new RefusedError(path, answer.status)
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

/** A stretch of the list at a catalogue address (as `catalogueHref` writes it). */
export function fetchStretch(
  address: string,
  { offset, limit }: { offset: number; limit: number },
  signal: AbortSignal,
): Promise<ActivityList> {
  const parameters = new URL(address, 'https://unused.invalid').searchParams
  parameters.delete('page')
  parameters.set('offset', String(offset))
  parameters.set('limit', String(limit))
  return get('activities', parameters, signal)
}

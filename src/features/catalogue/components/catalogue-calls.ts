import { ApiError, callApi } from '../../../platform/browser/call-api.ts'
import type { ActivityList, Suggestions } from '../service.server.ts'

const hasActivities = (content: unknown): content is { activities: unknown } =>
  typeof content === 'object' && content !== null && 'activities' in content && Array.isArray(content.activities)

/** The browser's calls to `/rest/v1/activities`. @throws ApiError when the answer is not a success */
async function get<T extends { activities: unknown }>(
  path: string,
  parameters: URLSearchParams,
  signal: AbortSignal,
): Promise<T> {
  // The schema library would weigh more than this page's own code: the server of the same build keeps to the type.
  const read = (content: unknown) => (hasActivities(content) ? (content as T) : undefined)
  const answer = await callApi(`/rest/v1/${path}?${parameters}`, { read, signal })
  if (answer.ok) return answer.data
  throw new ApiError(path, answer)
}

/** Up to three activities for a text being typed, and the place it names. */
export function fetchSuggestions(search: string, signal: AbortSignal): Promise<Suggestions> {
  return get('activities/suggestions', new URLSearchParams({ search }), signal)
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

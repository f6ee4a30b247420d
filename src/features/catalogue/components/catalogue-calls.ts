import { ApiError, callApi } from '../../../platform/browser/call-api.ts'
import { isRecord } from '../../../platform/is-record.ts'
import type { FacetCounts } from '../facets/schema.ts'
import type { ActivityList, Suggestions } from '../search/service.server.ts'

/**
 * The browser's calls to `/rest/v1/activities`; an answer has the list `field`.
 * @throws ApiError when the answer is not a success
 */
async function get<T>(
  path: string,
  parameters: URLSearchParams,
  signal: AbortSignal,
  field = 'activities',
): Promise<T> {
  // The schema library would weigh more than this page's own code: the server of the same build keeps to the type.
  const read = (content: unknown) => (isRecord(content) && Array.isArray(content[field]) ? (content as T) : undefined)
  const answer = await callApi(`/rest/v1/${path}?${parameters}`, { read, signal })
  if (answer.ok) return answer.data
  throw new ApiError(path, answer)
}

/** Up to three activities for a text being typed, and the place it names. */
export function fetchSuggestions(search: string, signal: AbortSignal): Promise<Suggestions> {
  return get('activities/suggestions', new URLSearchParams({ search }), signal)
}

/** Counts of each facet's values at a catalogue address. */
export function fetchFacets(address: string, signal: AbortSignal): Promise<FacetCounts> {
  const parameters = new URL(address, 'https://unused.invalid').searchParams
  parameters.delete('sort')
  return get('activities/facets', parameters, signal, 'year')
}

/** A stretch of the list at a catalogue address (as `catalogueHref` writes it). */
export function fetchSlice(
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

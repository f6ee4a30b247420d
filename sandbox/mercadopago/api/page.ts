import { recorded } from '../provider-error.ts'
import { RECORDED_REFUSALS } from '../records/refused-cards.ts'

const DEFAULT_LIMIT = 30
const MAX_LIMIT = 100

function whole(text: string | null, fallback: number): number {
  const number = Number(text ?? '')
  return text !== null && Number.isInteger(number) && number >= 0 ? number : fallback
}

/**
 * One page of a search, in the provider's envelope.
 * @throws {ProviderError} 400 for a `limit` above `limitMax`, where the provider refuses it instead of lowering it
 */
export function searchAnswer<Item>(
  found: readonly Item[],
  query: URLSearchParams,
  show: (item: Item) => unknown,
  limitMax = Number.POSITIVE_INFINITY,
) {
  const asked = whole(query.get('limit'), Math.min(DEFAULT_LIMIT, limitMax))
  if (asked > limitMax) throw recorded(RECORDED_REFUSALS.invoicesLimit)
  const limit = Math.min(asked, MAX_LIMIT)
  const offset = whole(query.get('offset'), 0)
  return {
    paging: { total: found.length, limit, offset },
    results: found.slice(offset, offset + limit).map(show),
  }
}

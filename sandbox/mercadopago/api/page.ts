const DEFAULT_LIMIT = 30
const MAX_LIMIT = 100

function whole(text: string | null, fallback: number): number {
  const number = Number(text ?? '')
  return text !== null && Number.isInteger(number) && number >= 0 ? number : fallback
}

/** One page of a search, in the provider's envelope. */
export function searchAnswer<Item>(found: readonly Item[], query: URLSearchParams, show: (item: Item) => unknown) {
  const limit = Math.min(whole(query.get('limit'), DEFAULT_LIMIT), MAX_LIMIT)
  const offset = whole(query.get('offset'), 0)
  return {
    paging: { total: found.length, limit, offset },
    results: found.slice(offset, offset + limit).map(show),
  }
}

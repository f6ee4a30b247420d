import { useEffect, useState } from 'react'
import { type CatalogueAddress, catalogueHref } from '../address/rules.ts'
import type { FacetCounts } from '../facets/schema.ts'
import { fetchFacets } from './catalogue-calls.ts'

/**
 * Number of activities for each value of a facet at an address, once `wanted`; null before, and the counts of the last
 * address while the next ones load. Without an answer it stays null, and every value is offered.
 */
export function useFacetCounts(address: CatalogueAddress, wanted: boolean): FacetCounts | null {
  const [counts, setCounts] = useState<FacetCounts | null>(null)
  const href = catalogueHref({ ...address, page: 1 })
  useEffect(() => {
    if (!wanted) return
    const reading = new AbortController()
    fetchFacets(href, reading.signal).then(setCounts, () => {
      if (!reading.signal.aborted) setCounts(null)
    })
    return () => reading.abort()
  }, [href, wanted])
  return counts
}

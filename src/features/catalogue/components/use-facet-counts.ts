import { useEffect, useState } from 'react'
import { type CatalogueAddress, catalogueHref } from '../address/rules.ts'
import type { FacetCounts } from '../facets/schema.ts'
import { fetchFacets } from './catalogue-calls.ts'

/**
 * How many activities each value of a facet leaves at an address, once a person looks (`wanted`); null before, and the
 * counts of the last address while those of the next are under way. Without an answer there are none: every value is
 * offered then.
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

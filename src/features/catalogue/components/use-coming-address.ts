import { useNavigation } from 'react-router'
import { type CatalogueAddress, parseCatalogueAddress } from '../address/rules.ts'

/**
 * The address of the list that is under way, else of the one that is shown: what is chosen next joins what was chosen
 * last, not what the page still shows.
 */
export function useComingAddress(shown: CatalogueAddress): CatalogueAddress {
  const { location } = useNavigation()
  return location?.pathname === '/activities' ? parseCatalogueAddress(new URLSearchParams(location.search)) : shown
}

import { useNavigation } from 'react-router'
import { type CatalogueAddress, parseCatalogueAddress } from '../address/rules.ts'

/**
 * The address of the loading list, else of the visible one: the next choice adds to the last choice, not to the visible
 * page.
 */
export function useComingAddress(shown: CatalogueAddress): CatalogueAddress {
  const { location } = useNavigation()
  return location?.pathname === '/activities' ? parseCatalogueAddress(new URLSearchParams(location.search)) : shown
}

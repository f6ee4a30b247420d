import { useSyncExternalStore } from 'react'
import { MOBILE_QUERY } from '../rules.ts'

function subscribe(listener: () => void) {
  const query = matchMedia(MOBILE_QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True under 768 px (rule: breakpoints); false while the server renders. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(MOBILE_QUERY).matches,
    () => false,
  )
}

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's page and until it comes alive, true afterwards: for what only makes sense with JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

import { useRef, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether this component came with the server's page, as against being made in the browser. Unlike {@link useHydrated} it
 * stays as it is, so that nothing is drawn twice.
 */
export function useCameWithPage(): boolean {
  const came = useRef(false)
  return useSyncExternalStore(
    never,
    () => came.current,
    () => {
      came.current = true
      return true
    },
  )
}

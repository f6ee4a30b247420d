import { useRef, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * True if the server's page contained this component, false if the browser made it. Unlike {@link useHydrated} it never
 * changes, so that the component is not drawn twice.
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

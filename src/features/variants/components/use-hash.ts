import { useEffect } from 'react'

/** The choices are in the address, so that it can be shared; the page does not reload. */
export function useHash(choices: string): void {
  useEffect(() => {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search + (choices ? `#${choices}` : ''))
  }, [choices])
}

import { useEffect, useRef } from 'react'
import { createRefetch } from '../../../../platform/browser/refetch.ts'
import { PAYMENTS_REFRESH_MS } from '../schema.ts'

const EVENTS = '/functions/v1/admin/payment-events'

/** Several changes at once (a notification, then what came of it) are read together (ms). */
const DEBOUNCE_MS = 50
const GAP_MS = 500

/**
 * Calls `refresh` whenever the server announces a changed payment, and every 30 seconds in case it could not. No
 * requests while the tab is hidden; coming back sends one at once.
 */
export function useLive(refresh: () => void): void {
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(() => {
    const ask = createRefetch(() => latest.current(), { debounceMs: DEBOUNCE_MS, gapMs: GAP_MS })
    let events: EventSource | null = null
    const open = () => {
      events ??= new EventSource(EVENTS)
      events.onerror = () => {
        // Refused for good (the session ended, too many calls): the 30 seconds remain.
        if (events?.readyState === EventSource.CLOSED) close()
      }
      events.addEventListener('changed', ask)
    }
    const close = () => {
      events?.close()
      events = null
    }
    const look = () => {
      if (document.hidden) return close()
      open()
      ask()
    }
    const timer = setInterval(() => {
      if (!document.hidden) latest.current()
    }, PAYMENTS_REFRESH_MS)
    if (!document.hidden) open()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      close()
    }
  }, [])
}

import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { splitWait, type Wait, waitLeft } from './countdown.ts'

const TICK_MS = 1_000
/** Once the time is over, the page is read again; and again after this long, should the server's day not be over yet. */
const ASK_AGAIN_MS = 5_000

/**
 * Counts down to a moment of the server's clock, independent of the browser's clock, and reads the page again at that
 * moment. @param until and @param serverNow in ms since 1970, both by the server
 */
export function useCountdown(until: number, serverNow: number): Wait {
  const { revalidate } = useRevalidator()
  const [left, setLeft] = useState(until - serverNow)
  const asked = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    // The clock in between may be wrong, but it runs at the right speed, and through the sleep of the machine.
    const startedAt = Date.now()
    const tick = () => {
      const now = Date.now()
      const wait = waitLeft({ until, serverNow, since: now - startedAt })
      setLeft(wait)
      if (wait > 0 || now - asked.current < ASK_AGAIN_MS) return
      asked.current = now
      void revalidate()
    }
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [until, serverNow, revalidate])
  return splitWait(left)
}

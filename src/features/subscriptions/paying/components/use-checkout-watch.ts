import { useEffect, useEffectEvent } from 'react'
import type { CheckoutPage } from '../schema.ts'
import { callCheckout } from './paying-calls.ts'

/** Least pause after an answer without news (ms). */
const PAUSE_MS = 300
/** Least time between two calls, for an answer that did not wait (ms): the server is full, or this person has other tabs. */
const APART_MS = 3_000

/** Calls `onNews` once, when an open checkout is paid or over. Asks while the page is in view. */
export function useCheckoutWatch(id: string, isOpen: boolean, onNews: (page: CheckoutPage) => void): void {
  const tell = useEffectEvent(onNews)
  useEffect(() => {
    if (!isOpen) return
    const stopping = new AbortController()
    const { signal } = stopping
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const inView = () =>
      new Promise<void>((resolve) => {
        if (!document.hidden) return resolve()
        document.addEventListener('visibilitychange', () => resolve(), { once: true, signal })
      })
    const watch = async () => {
      while (!signal.aborted) {
        await inView()
        const calledAt = performance.now()
        const page = await callCheckout(id, signal)
        if (signal.aborted) return
        if (page && page.state !== 'open') return tell(page)
        await pause(Math.max(PAUSE_MS, APART_MS - (performance.now() - calledAt)))
      }
    }
    // An aborted call ends the loop.
    void watch().catch(() => undefined)
    return () => stopping.abort()
  }, [id, isOpen])
}

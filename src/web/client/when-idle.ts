/** Longest wait for a quiet moment, in ms. */
const LATEST_MS = 5_000

/** Runs once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  let cancelled = false
  const start = () => {
    if (cancelled) return
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => cancelled || run(), { timeout: LATEST_MS })
    else setTimeout(() => cancelled || run(), LATEST_MS)
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
  return () => {
    cancelled = true
  }
}

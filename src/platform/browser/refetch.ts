/** The timers a {@link createRefetch} needs: those of the window, or a test's. */
export interface Timers {
  now(): number
  setTimeout(run: () => void, ms: number): unknown
}

const windowTimers: Timers = {
  now: () => performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
}

export interface RefetchOptions {
  /** Quiet time after the last ask before it runs. */
  readonly debounceMs: number
  /** Least time between two runs. */
  readonly gapMs: number
  readonly timers?: Timers
}

/**
 * Merges many reasons to read again into few readings: `run` is called once no request came for `debounceMs`, and never
 * sooner than `gapMs` after its last call. Each request is followed by a call.
 */
export function createRefetch(run: () => void, { debounceMs, gapMs, timers = windowTimers }: RefetchOptions) {
  let lastRun = Number.NEGATIVE_INFINITY
  let asked = 0
  const attempt = (number: number) => {
    if (number !== asked) return
    const wait = lastRun + gapMs - timers.now()
    if (wait > 0) {
      timers.setTimeout(() => attempt(number), wait)
      return
    }
    lastRun = timers.now()
    run()
  }
  return function ask(): void {
    const number = ++asked
    timers.setTimeout(() => attempt(number), debounceMs)
  }
}

/** Load of this process, sampled continuously. */
import { performance } from 'node:perf_hooks'

/** Sampling interval (ms), and the weight of one sample in the moving average. */
const LOOK_MS = 250
const LOOK_WEIGHT = 0.25

/**
 * The moving average of a sampled value, over about the last second.
 * @param see takes a sample; called with the seconds since its last call, since timers of a busy event loop run late
 */
export function smoothed(see: (seconds: number) => number): () => number {
  let average = 0
  let lookedAt = performance.now()
  const look = () => {
    const now = performance.now()
    average += (see((now - lookedAt) / 1000) - average) * LOOK_WEIGHT
    lookedAt = now
  }
  setInterval(look, LOOK_MS).unref()
  return () => average
}

/**
 * Event-loop utilisation (0–1), averaged over a second: a single pause (a garbage collection, a busy machine) is no
 * overload.
 */
export function eventLoopLoad(): () => number {
  let before = performance.eventLoopUtilization()
  return smoothed(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  })
}

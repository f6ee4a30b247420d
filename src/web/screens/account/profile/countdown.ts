const SECOND_MS = 1_000

/** Hours, minutes and seconds of a wait, two digits each; a second that has begun counts. */
export interface Wait {
  readonly hours: string
  readonly minutes: string
  readonly seconds: string
}

/** Cuts a wait (ms) into hours, minutes and seconds; one that is over is all zeros. */
export function splitWait(ms: number): Wait {
  const total = Math.max(0, Math.ceil(ms / SECOND_MS))
  const two = (value: number) => String(value).padStart(2, '0')
  return { hours: two(Math.floor(total / 3_600)), minutes: two(Math.floor(total / 60) % 60), seconds: two(total % 60) }
}

/**
 * Time (ms) until a moment of the server's clock.
 * @param serverNow the server's time of its answer; @param since elapsed time of the browser's clock since then
 */
export function waitLeft({ until, serverNow, since }: { until: number; serverNow: number; since: number }): number {
  return Math.max(0, until - serverNow - since)
}

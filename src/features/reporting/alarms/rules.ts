/** Numbers that a working site keeps low, read from the database. */
export interface Readings {
  /** Jobs without a try left, of the last seven days. */
  readonly failedJobs: number
  /** Age of the oldest job that should have begun (minutes). */
  readonly jobMinutes: number
  /** Age of the oldest notification of the payment provider that was not handled (minutes). */
  readonly noticeMinutes: number
  /** Charges that a bank or a complaint holds. */
  readonly disputes: number
}

/** Highest value of each that is still in order; docs/observability/alerts.yaml has the same minutes. */
const LIMITS: Readonly<Record<keyof Readings, number>> = {
  failedJobs: 0,
  jobMinutes: 15,
  noticeMinutes: 15,
  disputes: 0,
}

/** A reading above its limit. */
export interface Alarm {
  readonly name: keyof Readings
  readonly value: number
}

/** The readings above their limits, in the order in which they cost money or trust. */
export function alarmsOf(readings: Readings): Alarm[] {
  return (['disputes', 'noticeMinutes', 'jobMinutes', 'failedJobs'] as const).flatMap((name) => {
    const value = Math.floor(readings[name])
    return value > LIMITS[name] ? [{ name, value }] : []
  })
}

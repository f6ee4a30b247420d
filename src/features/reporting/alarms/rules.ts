/** Numbers that a working site keeps low, read from the database. */
export interface Readings {
  /** Jobs without a try left, of the last seven days: mails, what follows a payment, and all others. */
  readonly failedMails: number
  readonly failedPayments: number
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
  failedMails: 0,
  failedPayments: 0,
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

/** The dearest in money or trust first. */
const ORDER = ['disputes', 'noticeMinutes', 'failedPayments', 'jobMinutes', 'failedMails', 'failedJobs'] as const

/** The readings above their limits, in that order. */
export function alarmsOf(readings: Readings): Alarm[] {
  return ORDER.flatMap((name) => {
    const value = Math.floor(readings[name])
    return value > LIMITS[name] ? [{ name, value }] : []
  })
}

const MAIL = /-(?:mail|receipt)$/
/** Jobs that docs/runbooks/jobs.md leads to the payment provider. */
const PAYMENT =
  /^(?:handle-notification|reconcile-payments|end-|refund-|return-charge|subscriptions-|tend-staff-refunds)/

/** Jobs that failed, counted by what they do for people. */
export function failedBy(jobs: readonly { name: string; count: number }[]) {
  const counts = { failedMails: 0, failedPayments: 0, failedJobs: 0 }
  for (const { name, count } of jobs) {
    if (MAIL.test(name)) counts.failedMails += count
    else if (PAYMENT.test(name)) counts.failedPayments += count
    else counts.failedJobs += count
  }
  return counts
}

/** A payment in the provider's truth, as far as it buys something. */
export interface ModelPayment {
  readonly id: string
  /** Of which subscription or checkout. */
  readonly subscriptionId: string
  readonly months: number
  readonly approvedAt: Date
  readonly renews: boolean
}

const GRACE_MS = 10 * 86_400_000

/** A second implementation of the calendar: counts on by months and steps back from days that do not exist. */
export function monthsLater(from: Date, months: number): Date {
  const wanted = from.getUTCMonth() + months
  const year = from.getUTCFullYear() + Math.floor(wanted / 12)
  const month = ((wanted % 12) + 12) % 12
  for (let day = from.getUTCDate(); ; day--) {
    const date = new Date(Date.UTC(year, month, day))
    if (date.getUTCMonth() !== month) continue
    return new Date(date.getTime() + (from.getTime() % 86_400_000))
  }
}

/**
 * Until when a person has paid, computed from the truth alone: runs of months without a gap, each counted from its
 * own first day.
 */
export function paidUntil(payments: readonly ModelPayment[]): Date | null {
  const runs: { start: Date; months: number; last: string }[] = []
  const ordered = payments.toSorted(
    (one, other) => one.approvedAt.getTime() - other.approvedAt.getTime() || one.id.localeCompare(other.id),
  )
  for (const payment of ordered) {
    const run = runs.at(-1)
    const end = run && monthsLater(run.start, run.months)
    const late = end ? payment.approvedAt.getTime() - end.getTime() : Number.POSITIVE_INFINITY
    if (run && (late <= 0 || (payment.renews && run.last === payment.subscriptionId && late < GRACE_MS))) {
      run.months += payment.months
      run.last = payment.subscriptionId
    } else {
      runs.push({ start: payment.approvedAt, months: payment.months, last: payment.subscriptionId })
    }
  }
  const run = runs.at(-1)
  return run ? monthsLater(run.start, run.months) : null
}

/** Days of the table, and those before it that they are compared with. */
export const WEEK_DAYS = 7

/** Rows of the table, in the order of a person's way through the site. */
export const STEPS = [
  'wall_seen',
  'register_seen',
  'accounts',
  'first_print',
  'downloads',
  'limit_met',
  'plans_seen',
  'paid',
  'refunded',
  'cancelled',
] as const
export type StepName = (typeof STEPS)[number]

/** A number of a step on a day. */
export interface StepCount {
  readonly day: string
  readonly name: string
  readonly count: number
}

/** A row of the table: a number a day, their sum, and that of the week before. */
export interface StepRow {
  readonly name: StepName
  readonly perDay: readonly number[]
  readonly total: number
  readonly before: number
}

/** The rows from single counts; `days` are two weeks, oldest first. */
export function rowsOf(counts: readonly StepCount[], days: readonly string[]): StepRow[] {
  const found = new Map(counts.map(({ day, name, count }) => [`${day} ${name}`, count]))
  const sum = (numbers: readonly number[]) => numbers.reduce((whole, number) => whole + number, 0)
  return STEPS.map((name) => {
    const numbers = days.map((day) => found.get(`${day} ${name}`) ?? 0)
    const perDay = numbers.slice(-WEEK_DAYS)
    return { name, perDay, total: sum(perDay), before: sum(numbers.slice(0, -WEEK_DAYS)) }
  })
}

/** Card subscriptions that are charged, by period, with what they are charged in all (centavos). */
export interface Charged {
  readonly billingPeriod: 'monthly' | 'annual'
  readonly count: number
  readonly cents: number
}

/** Card subscriptions that renewed some days ago, and those of them that do not any more. */
export interface Kept {
  readonly before: number
  readonly lost: number
}

/** Days over which lost subscriptions are counted: the shortest period that is paid. */
export const CHURN_DAYS = 30

/** Share of them that was lost, in tenths of a percent; null while none renewed then. */
export function churnOf({ before, lost }: Kept): number | null {
  return before === 0 ? null : Math.round((lost / before) * 1000) / 10
}

/** Months of a year. */
const MONTHS = 12

/** Monthly recurring revenue (centavos): months in full, years by the month. PIX is paid once and does not recur. */
export function recurringCents(charged: readonly Charged[]): number {
  return charged.reduce(
    (sum, { billingPeriod, cents }) => sum + (billingPeriod === 'annual' ? Math.round(cents / MONTHS) : cents),
    0,
  )
}

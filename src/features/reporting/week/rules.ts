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

/** Months of a year. */
const MONTHS = 12

/** Monthly recurring revenue (centavos): months in full, years by the month. PIX is paid once and does not recur. */
export function recurringCents(charged: readonly Charged[]): number {
  return charged.reduce(
    (sum, { billingPeriod, cents }) => sum + (billingPeriod === 'annual' ? Math.round(cents / MONTHS) : cents),
    0,
  )
}

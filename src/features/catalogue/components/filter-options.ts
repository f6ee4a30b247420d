import { DATE_FILTERS, type Filters, PLAN_FILTERS, SORTS } from '../address/rules.ts'
import { AGE_RANGES, FORMATS } from '../taxonomy/rules.ts'
import { FILTERS } from '../texts.ts'

/**
 * One filter of the bar: its name in the address, its words, its values with theirs (rule: date filter; rule: filters).
 */
export interface FilterChoice {
  name: keyof Filters
  label: string
  none: string
  options: readonly { value: string; label: string }[]
}

const asTheyAre = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

const OPTIONS: Record<keyof Filters, FilterChoice['options']> = {
  date: DATE_FILTERS.map((value) => ({ value, label: FILTERS.dates[value] })),
  age: asTheyAre(AGE_RANGES),
  format: asTheyAre(FORMATS),
  plan: PLAN_FILTERS.map((value) => ({ value, label: FILTERS.plans[value] })),
  sort: SORTS.map((value) => ({ value, label: FILTERS.sorts[value] })),
}
/** The order of the bar. */
const NAMES = ['date', 'age', 'format', 'plan', 'sort'] as const

/** The filters of the bar. `searching` decides how the list is ordered while no order is chosen. */
export function filterChoices(searching: boolean): FilterChoice[] {
  return NAMES.map((name) => ({
    name,
    label: FILTERS.labels[name],
    none: name === 'sort' && searching ? FILTERS.bestMatches : FILTERS.none[name],
    options: OPTIONS[name],
  }))
}

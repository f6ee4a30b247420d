import { BAR_FILTERS, type BarFilter, DATE_FILTERS, type Filters, PLAN_FILTERS, SORTS } from '../address/rules.ts'
import { SCHOOL_DATE_IDS } from '../dates/rules.ts'
import { FACET_NAMES, type FacetName, GOALS, LEVELS, SCHOOL_YEARS, THEMES } from '../facets/rules.ts'
import type { FacetCounts } from '../facets/schema.ts'
import { FACET_LABELS, FACETS, facetWords, NO_FACET } from '../facets/texts.ts'
import { AGE_RANGES, FORMATS } from '../taxonomy/rules.ts'
import { FILTERS } from '../texts.ts'

/** One filter: its name in the address, its words, its values with theirs (rule: date filter; rule: filters). */
export interface FilterChoice {
  name: keyof Filters
  label: string
  none: string
  options: readonly { value: string; label: string }[]
}

/** A select or a radio; its value is '' without a filter. */
export interface FilterControl {
  readonly name: string
  readonly value: string
}

const asTheyAre = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

const OPTIONS: Record<BarFilter, FilterChoice['options']> = {
  date: DATE_FILTERS.map((value) => ({ value, label: FILTERS.dates[value] })),
  age: asTheyAre(AGE_RANGES),
  format: asTheyAre(FORMATS),
  plan: PLAN_FILTERS.map((value) => ({ value, label: FILTERS.plans[value] })),
  sort: SORTS.map((value) => ({ value, label: FILTERS.sorts[value] })),
}

/** Words with a count behind them, where it is known. */
function withCounts(options: FilterChoice['options'], counts: FacetCounts['plan'] | undefined) {
  return options.map(({ value, label }) => {
    const known = counts?.find((counted) => counted.value === value)
    return { value, label: known ? FACETS.counted(label, known.count) : label }
  })
}

/** The filters of the bar. `searching` decides how the list is ordered while no order is chosen. */
export function filterChoices(searching: boolean, counts: FacetCounts | null): FilterChoice[] {
  return BAR_FILTERS.map((name) => ({
    name,
    label: FILTERS.labels[name],
    none: name === 'sort' && searching ? FILTERS.bestMatches : FILTERS.none[name],
    options: name === 'plan' ? withCounts(OPTIONS.plan, counts?.plan) : OPTIONS[name],
  }))
}

const VALUES: Record<Exclude<FacetName, 'bncc'>, readonly string[]> = {
  year: SCHOOL_YEARS,
  level: LEVELS,
  theme: THEMES,
  goal: GOALS,
  occasion: SCHOOL_DATE_IDS,
}

/**
 * The facets, with counts once they are known: values that would leave no activity are then not offered (rule: facets).
 * Codes keep the order of the list, the chosen one is always offered.
 */
export function facetChoices(filters: Filters, counts: FacetCounts | null): FilterChoice[] {
  return FACET_NAMES.map((name) => {
    const chosen = filters[name]
    const known = counts?.[name]
    const values = name === 'bncc' ? (known ?? []).map(({ value }) => value) : VALUES[name]
    const offered = values.filter((value) => value === chosen || !known || known.some((own) => own.value === value))
    const all = chosen !== null && !offered.includes(chosen) ? [chosen, ...offered] : offered
    const options = all.map((value) => ({ value, label: facetWords(name, value) }))
    return { name, label: FACET_LABELS[name], none: NO_FACET[name], options: withCounts(options, known) }
  })
}

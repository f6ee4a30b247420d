import { DAY_MS } from '../../../platform/time.ts'
import { FACET_NAMES, type Facets, NO_FACETS, parseFacets } from '../facets/rules.ts'
import { PAGE_STEP } from '../rules.ts'
import { fold, searchText } from '../search/rules.ts'
import { AGE_RANGES, CATEGORIES, type Category, FORMATS } from '../taxonomy/rules.ts'

/** Values of the `date` filter: days or months back from now (rule: date filter). */
export const DATE_FILTERS = ['7d', '30d', '3m'] as const
export type DateFilter = (typeof DATE_FILTERS)[number]
/** Values of the `plan` filter (rule: filters). */
export const PLAN_FILTERS = ['free', 'premium'] as const
/** Values of the `sort` filter (rule: filters). */
export const SORTS = ['alpha_asc', 'alpha_desc'] as const

/** The filter set (rule: filters) and the facets (rule: facets); null = not set. */
export interface Filters extends Facets {
  date: DateFilter | null
  age: (typeof AGE_RANGES)[number] | null
  format: (typeof FORMATS)[number] | null
  plan: (typeof PLAN_FILTERS)[number] | null
  sort: (typeof SORTS)[number] | null
}
/** The filters of the bar, in its order. */
export const BAR_FILTERS = ['date', 'age', 'format', 'plan', 'sort'] as const satisfies readonly (keyof Filters)[]
export type BarFilter = (typeof BAR_FILTERS)[number]
/** Query parameters of /activities. One that is not named here cannot be read, and does not reach a page from memory. */
export const CATALOGUE_PARAMETERS = ['search', 'category', ...BAR_FILTERS, ...FACET_NAMES, 'page'] as const

export const NO_FILTERS: Filters = { date: null, age: null, format: null, plan: null, sort: null, ...NO_FACETS }

/** Slugs for one of the categories (rule: category parameter). */
const ALIASES = { labirintos: 'Labirinto', pontilhados: 'Pontilhar', 'ligar-pontos': 'Pontilhar' } as const
/** Slugs that are no category: they set title, description and h1 only (rule: category parameter). */
export const TOPICS = ['coordenacao-motora', 'recortar', 'jogos'] as const
export type Topic = (typeof TOPICS)[number]

/** The categories that are nearest to a topic: their rows come first. */
const NEAREST: Record<Topic, readonly Category[]> = {
  'coordenacao-motora': ['Tracejar', 'Pontilhar', 'Labirinto'],
  recortar: ['Colorir', 'Pareamento'],
  jogos: ['Labirinto', 'Pareamento', 'Percepção Visual'],
}

/** The rows of a place: those nearest to its topic first, the others in their order. */
export function rowsFor<T extends { category: Category }>({ textKey }: CategoryParameter, rows: readonly T[]): T[] {
  const topic = TOPICS.find((candidate) => candidate === textKey)
  const nearest = topic ? NEAREST[topic] : []
  const rank = ({ category }: T) => (nearest.includes(category) ? nearest.indexOf(category) : nearest.length)
  return [...rows].sort((a, b) => rank(a) - rank(b))
}

/** A place of the catalogue with its own texts. */
export type CategoryTextKey = Category | keyof typeof ALIASES | Topic

/** Meaning of a category parameter: the activities it selects, and the source of the page's texts. */
export interface CategoryParameter {
  category: Category | null
  textKey: CategoryTextKey | null
}

function slugOf(text: string): string {
  return fold(text.trim()).replace(/[\s_-]+/g, '-')
}

const BY_SLUG = new Map<string, CategoryParameter>([
  ...CATEGORIES.map((category) => [slugOf(category), { category, textKey: category }] as const),
  ...Object.entries(ALIASES).map(
    ([slug, category]) => [slug, { category, textKey: slug as keyof typeof ALIASES }] as const,
  ),
  ...TOPICS.map((slug) => [slug, { category: null, textKey: slug }] as const),
])

/**
 * The category parameter of /activities, matched without case or accents against names and slugs (rule: category
 * parameter). An unknown value is ignored: both fields are null.
 */
export function categoryFromParameter(value: string | null | undefined): CategoryParameter {
  return BY_SLUG.get(slugOf(value ?? '')) ?? { category: null, textKey: null }
}

/** All parameters of the catalogue's address. */
export interface CatalogueAddress extends CategoryParameter {
  search: string
  filters: Filters
  /** Step of 15 at which the list starts, from 1. */
  page: number
}

const MAX_PAGE = 10_000

function oneOf<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((candidate) => candidate === value) ?? null
}

/** Reads the address of the catalogue. Unknown or malformed values count as not given. */
export function parseCatalogueAddress(parameters: URLSearchParams): CatalogueAddress {
  const given = (name: (typeof CATALOGUE_PARAMETERS)[number]) => parameters.get(name)
  const page = Number(given('page') ?? 1)
  return {
    ...categoryFromParameter(given('category')),
    search: searchText(given('search')),
    filters: {
      date: oneOf(DATE_FILTERS, given('date')),
      age: oneOf(AGE_RANGES, given('age')),
      format: oneOf(FORMATS, given('format')),
      plan: oneOf(PLAN_FILTERS, given('plan')),
      sort: oneOf(SORTS, given('sort')),
      ...parseFacets(given),
    },
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

/** The last page of a list of `total` activities, from 1: where an address beyond the end leads. */
export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_STEP))
}

/** True when the filtered list is shown instead of the rows: any search, category or filter (rule: filters). */
export function showsList(address: CatalogueAddress): boolean {
  return address.search !== '' || address.category !== null || hasFilters(address.filters) || address.page > 1
}

/** True when any filter of the set is chosen: then 'Limpar' appears (rule: filters). */
export function hasFilters(filters: Filters): boolean {
  return Object.values(filters).some((value) => value !== null)
}

/** The address of a place in the catalogue; categories always by name. Empty parts are left out. */
export function catalogueHref(
  place: { search?: string; category?: Category | null; filters?: Partial<Filters>; page?: number } = {},
): string {
  const parameters = new URLSearchParams()
  if (place.category) parameters.set('category', place.category)
  if (place.search) parameters.set('search', place.search)
  for (const [name, value] of Object.entries({ ...NO_FILTERS, ...place.filters })) {
    if (value) parameters.set(name, value)
  }
  if (place.page && place.page > 1) parameters.set('page', String(place.page))
  const query = parameters.toString()
  return query ? `/activities?${query}` : '/activities'
}

/**
 * The one address search engines should know for a place: name form of the category, filters and order left out,
 * since they show the same activities.
 */
export function canonicalCatalogueHref({ category, search, page }: CatalogueAddress): string {
  return catalogueHref({ category, search, page })
}

/** The earliest created_at the date filter lets through (rule: date filter). */
export function createdSince(filter: DateFilter, now: Date): Date {
  if (filter === '7d') return new Date(now.getTime() - 7 * DAY_MS)
  if (filter === '30d') return new Date(now.getTime() - 30 * DAY_MS)
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - 3)
  // 31 May less three months is no day of February: use its last one.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0)
  return since
}

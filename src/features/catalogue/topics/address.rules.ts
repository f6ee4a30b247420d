import { slugOf } from '../../../platform/slug.ts'
import type { SchoolYear } from '../facets/rules.ts'

/** The page of a topic. Apart from the topics themselves, whose texts every page with cards would load. */
export const topicHref = (slug: string) => `/folhas/${slug}`

/** The slug of a school year's topic. */
export const yearSlug = (year: SchoolYear) => (year === 'infantil' ? 'educacao-infantil' : `${year}-ano`)

/** The page of a set, by its name. */
export const setHref = (name: string) => topicHref(slugOf(name))

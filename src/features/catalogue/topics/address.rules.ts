import { slugOf } from '../../../platform/slug.ts'
import type { SchoolYear } from '../facets/rules.ts'

/** The page of a topic. In a module without the topics, whose texts every page with cards would otherwise load. */
export const topicHref = (slug: string) => `/folhas/${slug}`

/** The slug of a school year's topic. */
export const yearSlug = (year: SchoolYear) => (year === 'infantil' ? 'educacao-infantil' : `${year}-ano`)

/** The page of a set, by its name. */
export const setHref = (name: string) => topicHref(slugOf(name))

import { slugOf } from '../../../platform/slug.ts'

/** The page of a topic. Apart from the topics themselves, whose texts every page with cards would load. */
export const topicHref = (slug: string) => `/folhas/${slug}`

/** The page of a set, by its name. */
export const setHref = (name: string) => topicHref(slugOf(name))

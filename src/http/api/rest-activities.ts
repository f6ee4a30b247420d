import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { categoryFromParameter, DATE_FILTERS, PLAN_FILTERS, SORTS } from '../../features/catalogue/address/rules.ts'
import { SCHOOL_DATE_IDS } from '../../features/catalogue/dates/rules.ts'
import { GOALS, LEVELS, SCHOOL_YEARS, SKILL_CODE, THEMES } from '../../features/catalogue/facets/rules.ts'
import { facetCountsSchema } from '../../features/catalogue/facets/schema.ts'
import { PAGE_MAX, PAGE_STEP } from '../../features/catalogue/rules.ts'
import { activitySchema, categorySchema } from '../../features/catalogue/schema.ts'
import { MAX_SUGGESTIONS } from '../../features/catalogue/search/rules.ts'
import type { Catalogue } from '../../features/catalogue/service.server.ts'
import { AGE_RANGES, type Category, FORMATS } from '../../features/catalogue/taxonomy/rules.ts'
import { AppError } from '../../product/errors.ts'
import type { HttpEnv } from '../env.ts'
import { sendJson } from '../middleware/compress.ts'
import { answers, refusal } from './answers.ts'
import { CATALOGUE_CACHE } from './catalogue-cache.ts'
import { limitedBy } from './route.ts'

/** Longest search text that is read at all; what counts of it is shorter (features/catalogue/search/rules.ts). */
const SEARCH_READ_LENGTH = 500
/** Further than any list goes. */
const OFFSET_MAX = 1_000_000

const searchParameter = z.string().max(SEARCH_READ_LENGTH).openapi({
  description:
    'Matched in title, description and tags without case or accents, then by near matches; 200 characters count.',
  example: 'matematica',
})

const narrowingSchema = z.object({
  search: searchParameter.optional(),
  category: z.string().max(100).optional().openapi({ description: 'Name or slug of a category; others are refused.' }),
  date: z.enum(DATE_FILTERS).optional(),
  age: z.enum(AGE_RANGES).optional(),
  format: z.enum(FORMATS).optional(),
  plan: z.enum(PLAN_FILTERS).optional(),
  year: z.enum(SCHOOL_YEARS).optional(),
  level: z.enum(LEVELS).optional(),
  theme: z.enum(THEMES).optional(),
  goal: z.enum(GOALS).optional(),
  occasion: z.enum(SCHOOL_DATE_IDS).optional().openapi({ description: 'A date of the school year.' }),
  bncc: z.string().regex(SKILL_CODE).optional().openapi({ description: 'Code of a skill.', example: 'EF01MA06' }),
})

const listQuerySchema = narrowingSchema.extend({
  sort: z.enum(SORTS).optional(),
  offset: z.coerce.number().int().min(0).max(OFFSET_MAX).default(0),
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(PAGE_STEP),
})

const waySchema = z.object({
  kind: z.enum(['create', 'request', 'date', 'goal', 'search']),
  label: z.string(),
  href: z.string(),
})

const readingSchema = z
  .object({
    filters: z.array(z.object({ label: z.string(), rest: z.string() })).openapi({
      description: 'Filters that the text says in words, each with the text without it.',
    }),
    fits: z.boolean().openapi({ description: 'False if no match fits them: then others are listed.' }),
    missing: z.array(z.string()).openapi({ description: 'Parts of the text that no activity has.' }),
    guess: z.string().nullable().openapi({ description: 'The text as it was perhaps meant.' }),
    ways: z.array(waySchema).openapi({ description: 'Links that lead on: to make, to ask for, other searches.' }),
  })
  .openapi({ description: 'The text read as a sentence; absent if there is nothing to say of it.' })

const listRoute = createRoute({
  method: 'get',
  tags: ['rest'],
  path: '/activities',
  summary: 'Activities: newest first, ranked when searching, or by title',
  request: { query: listQuerySchema },
  responses: {
    200: answers(
      'A slice of the list, and how many there are in all.',
      z.object({
        activities: z.array(activitySchema),
        total: z.int(),
        near: z.object({ from: z.int(), meant: z.string().nullable() }).optional().openapi({
          description:
            'Where the list goes over to near matches, from 0, and the text as it was probably meant when they are those of another spelling.',
        }),
        reading: readingSchema.optional(),
      }),
    ),
    400: refusal('invalid_input'),
  },
})

const suggestionsRoute = createRoute({
  method: 'get',
  tags: ['rest'],
  path: '/activities/suggestions',
  ...limitedBy('suggestions'),
  summary: 'The best matches for a text being typed; none for an empty one',
  request: { query: z.object({ search: searchParameter.default('') }) },
  responses: {
    200: answers(
      'In the order of the ranking.',
      z.object({
        activities: z.array(activitySchema).max(MAX_SUGGESTIONS),
        place: z
          .object({ category: categorySchema.nullable(), code: z.string().nullable(), count: z.int() })
          .nullable()
          .openapi({ description: 'A category or a code of the BNCC that the text names, and its activities.' }),
        way: waySchema.nullable().optional().openapi({ description: 'The best way on from the text.' }),
      }),
    ),
    400: refusal('invalid_input'),
  },
})

const facetsRoute = createRoute({
  method: 'get',
  tags: ['rest'],
  path: '/activities/facets',
  ...limitedBy('suggestions'),
  summary: 'How many activities of a list each value of a facet would leave',
  request: { query: narrowingSchema },
  responses: {
    200: answers('The most frequent values first; values that would leave none are absent.', facetCountsSchema),
    400: refusal('invalid_input'),
  },
})

/** @throws AppError `invalid_input` for a name that is no category's */
function categoryNamed(name: string | undefined): Category | null {
  const { category } = categoryFromParameter(name)
  if (!name || category) return category
  throw new AppError('invalid_input', { issues: [{ path: 'category', message: 'unknown category' }] })
}

/** `GET /rest/v1/activities` and what is typed towards it: lists of the catalogue, open to everybody. */
export function registerActivities(routes: OpenAPIHono<HttpEnv>, catalogue: Catalogue): void {
  routes.openapi(suggestionsRoute, async (c) => {
    const { search } = c.req.valid('query')
    return sendJson(c, await catalogue.suggest(search), CATALOGUE_CACHE)
  })
  routes.openapi(facetsRoute, async (c) => {
    const { category, ...query } = c.req.valid('query')
    return sendJson(c, await catalogue.facets({ ...query, category: categoryNamed(category) }), CATALOGUE_CACHE)
  })
  routes.openapi(listRoute, async (c) => {
    const { category, ...query } = c.req.valid('query')
    return sendJson(c, await catalogue.list({ ...query, category: categoryNamed(category) }), CATALOGUE_CACHE)
  })
}

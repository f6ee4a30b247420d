import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { skillSchema } from '../../features/bncc/schema.ts'
import type { Bncc } from '../../features/bncc/service.server.ts'
import { categoryFromParameter, DATE_FILTERS, PLAN_FILTERS, SORTS } from '../../features/catalogue/address/rules.ts'
import { SCHOOL_DATE_IDS } from '../../features/catalogue/dates/rules.ts'
import { GOALS, LEVELS, SCHOOL_YEARS, SKILL_CODE, THEMES } from '../../features/catalogue/facets/rules.ts'
import { facetCountsSchema } from '../../features/catalogue/facets/schema.ts'
import { pageSchema } from '../../features/catalogue/pages/schema.ts'
import { PAGE_MAX, PAGE_STEP } from '../../features/catalogue/rules.ts'
import { activitySchema, categorySchema } from '../../features/catalogue/schema.ts'
import { MAX_SUGGESTIONS } from '../../features/catalogue/search/rules.ts'
import type { Catalogue } from '../../features/catalogue/service.server.ts'
import { AGE_RANGES, type Category, FORMATS } from '../../features/catalogue/taxonomy/rules.ts'
import { AppError } from '../../product/errors.ts'
import type { HttpEnv } from '../env.ts'
import { sendJson } from '../middleware/compress.ts'
import { answers, refusal } from './answers.ts'
import { limitedBy } from './route.ts'

/** The catalogue is the same for everybody, and a minute old at most (rule: popular activities). */
const CACHE = { 'cache-control': 'public, max-age=60' }

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

const listRoute = createRoute({
  method: 'get',
  tags: ['rest'],
  path: '/activities',
  summary: 'Activities: newest first, ranked when searching, or by title',
  request: { query: listQuerySchema },
  responses: {
    200: answers(
      'A stretch of the list, and how many there are in all.',
      z.object({
        activities: z.array(activitySchema),
        total: z.int(),
        near: z.object({ from: z.int(), meant: z.string().nullable() }).optional().openapi({
          description:
            'Where the list goes over to near matches, from 0, and the text as it was probably meant when they are those of another spelling.',
        }),
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

const oneRoute = createRoute({
  method: 'get',
  tags: ['rest'],
  path: '/activities/{id}',
  summary: 'One activity',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: answers('The activity.', activitySchema),
    400: refusal('invalid_input'),
    404: refusal('not_found: there is no such activity, or it is not public'),
  },
})

const pagesRoute = createRoute({
  method: 'get',
  tags: ['rest'],
  path: '/activities/{id}/pages',
  summary: 'Pictures of the pages behind the first; none for an uploaded or unknown activity',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: answers('In the order of the pages; answer keys are blurred.', z.object({ pages: z.array(pageSchema) })),
    400: refusal('invalid_input'),
  },
})

const skillsRoute = createRoute({
  method: 'get',
  tags: ['rest'],
  path: '/activities/{id}/skills',
  summary: 'Skills of the BNCC that a sheet supports; none for an unknown activity',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: answers('In the order in which the sheet names them.', z.object({ skills: z.array(skillSchema) })),
    400: refusal('invalid_input'),
  },
})

/** @throws AppError `invalid_input` for a name that is no category's */
function categoryNamed(name: string | undefined): Category | null {
  const { category } = categoryFromParameter(name)
  if (!name || category) return category
  throw new AppError('invalid_input', { issues: [{ path: 'category', message: 'unknown category' }] })
}

/** `GET /rest/v1/activities*`: reads of the catalogue, open to everybody. */
export function registerActivities(
  routes: OpenAPIHono<HttpEnv>,
  { catalogue, bncc }: { catalogue: Catalogue; bncc: Bncc },
): void {
  routes.openapi(suggestionsRoute, async (c) => {
    const { search } = c.req.valid('query')
    return sendJson(c, await catalogue.suggest(search), CACHE)
  })
  routes.openapi(facetsRoute, async (c) => {
    const { category, ...query } = c.req.valid('query')
    return sendJson(c, await catalogue.facets({ ...query, category: categoryNamed(category) }), CACHE)
  })
  routes.openapi(listRoute, async (c) => {
    const { category, ...query } = c.req.valid('query')
    return sendJson(c, await catalogue.list({ ...query, category: categoryNamed(category) }), CACHE)
  })
  routes.openapi(pagesRoute, async (c) => c.json({ pages: await catalogue.pages(c.req.valid('param').id) }, 200, CACHE))
  routes.openapi(skillsRoute, async (c) =>
    c.json({ skills: await bncc.ofActivity(c.req.valid('param').id) }, 200, CACHE),
  )
  routes.openapi(oneRoute, async (c) => {
    const activity = await catalogue.byId(c.req.valid('param').id)
    if (!activity) throw new AppError('not_found')
    return c.json(activity, 200, CACHE)
  })
}

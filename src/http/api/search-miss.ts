import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { searchMissSchema } from '../../features/reporting/misses/schema.ts'
import type { SearchMisses } from '../../features/reporting/misses/service.server.ts'
import type { HttpEnv } from '../env.ts'
import { refusal } from './answers.ts'
import { limitedBy } from './route.ts'

const searchMissRoute = createRoute({
  method: 'post',
  tags: ['functions'],
  path: '/search-miss',
  ...limitedBy('searchMisses'),
  summary: 'Tells of a search that found nothing or too much',
  description: 'The text alone. It is readable for the team once three different callers told of it, for 30 days.',
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: searchMissSchema } },
    },
  },
  responses: { 204: { description: 'Noted, or not worth noting.' }, 400: refusal('invalid_input or malformed_json') },
})

/** `POST /functions/v1/search-miss`: a page reports a search (rule: searches without results). */
export function registerSearchMiss(routes: OpenAPIHono<HttpEnv>, misses: SearchMisses): void {
  routes.openapi(searchMissRoute, async (c) => {
    await misses.note(c.req.valid('json').text, c.get('address'))
    return c.body(null, 204)
  })
}

import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { News } from '../../features/news/service.server.ts'
import { AppError } from '../../product/errors.ts'
import type { HttpEnv } from '../env.ts'
import { refusal } from './answers.ts'

const unsubscribeRoute = createRoute({
  method: 'post',
  tags: ['functions'],
  path: '/unsubscribe',
  summary: 'End the monthly mail by the link it carries (RFC 8058)',
  description: 'Called by mail programs, signed out. The body is not read.',
  request: { query: z.object({ token: z.string().max(200) }) },
  responses: {
    204: { description: 'No such mail is sent any more.' },
    400: refusal('invalid_input: no token, or one that was not made here'),
  },
})

/** `POST /functions/v1/unsubscribe`: one click in the mail program. */
export function registerUnsubscribe(routes: OpenAPIHono<HttpEnv>, news: News): void {
  routes.openapi(unsubscribeRoute, async (c) => {
    if (!(await news.unsubscribe(c.req.valid('query').token))) throw new AppError('invalid_input')
    return c.body(null, 204)
  })
}

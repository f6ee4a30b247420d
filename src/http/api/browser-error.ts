import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { browserErrorSchema } from '../../web/browser-error.ts'
import type { HttpEnv } from '../env.ts'
import { refusal } from './answers.ts'
import { limitedBy } from './route.ts'

const browserErrorRoute = createRoute({
  method: 'post',
  tags: ['functions'],
  path: '/browser-error',
  ...limitedBy('browserErrors'),
  summary: 'Tells of an error in a page',
  description: 'Nothing about the person: the class of the error, a short message and places in the built files.',
  request: { body: { required: true, content: { 'application/json': { schema: browserErrorSchema } } } },
  responses: { 204: { description: 'Logged and counted.' }, 400: refusal('invalid_input or malformed_json') },
})

/** `POST /functions/v1/browser-error`: uncaught errors of pages. */
export function registerBrowserError(routes: OpenAPIHono<HttpEnv>, metrics: Metrics): void {
  let errors = 0
  metrics.watch({
    name: 'browser_errors_total',
    help: 'Errors that pages told of',
    read: () => [{ value: errors }],
  })
  routes.openapi(browserErrorRoute, (c) => {
    errors += 1
    c.get('log').warn({ browser: c.req.valid('json') }, 'an error in a browser')
    return c.body(null, 204)
  })
}

import { OpenAPIHono } from '@hono/zod-openapi'
import type { HttpEnv } from '../env.ts'
import { answerError, refuse } from '../refusals.ts'

/** A door of the API: routes with Zod schemas, which are also its part of the OpenAPI document. */
export function createRoutes(): OpenAPIHono<HttpEnv> {
  const routes = new OpenAPIHono<HttpEnv>({
    defaultHook: (result, c) => {
      if (result.success) return
      const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      return refuse(c, 'invalid_input', issues)
    },
  })
  routes.onError(answerError)
  routes.notFound((c) => refuse(c, 'not_found'))
  return routes
}

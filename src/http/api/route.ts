import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { LimitName } from '../../product/limits.ts'
import { issuesOf } from '../../product/parse-input.ts'
import type { HttpEnv } from '../env.ts'
import { answerError, refuse } from '../refusals.ts'

/** Declares, on a route, the limit its calls count against; those of any other route count against `api`. */
export const limitedBy = (limit: LimitName) => ({ 'x-limit': limit })

/** Declares a route that counts the bytes of its body itself, once it knows who sends them. */
export const TAKES_FILES = { 'x-takes-files': true } as const

const guardSchema = z.object({
  path: z.string(),
  'x-limit': z.custom<LimitName>().optional(),
  'x-takes-files': z.literal(true).optional(),
})

/** Declarations of the routes for the middleware in front of them, by path. */
export function guardsOf({ openAPIRegistry }: OpenAPIHono<HttpEnv>) {
  const routes = openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route' ? [guardSchema.parse(definition.route)] : [],
  )
  return {
    limits: new Map(routes.flatMap(({ path, 'x-limit': limit }) => (limit ? [[path, limit] as const] : []))),
    takesFiles: new Set(routes.flatMap(({ path, 'x-takes-files': takes }) => (takes ? [path] : []))),
  }
}

/** A group of API routes with Zod schemas, from which the OpenAPI document is made. */
export function createRoutes(): OpenAPIHono<HttpEnv> {
  const routes = new OpenAPIHono<HttpEnv>({
    defaultHook: (result, c) => {
      if (result.success) return
      return refuse(c, 'invalid_input', issuesOf(result.error))
    },
  })
  routes.onError(answerError)
  routes.notFound((c) => refuse(c, 'not_found'))
  return routes
}

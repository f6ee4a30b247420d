import { createMiddleware } from 'hono/factory'
import { requireAdmin } from '../../features/accounts/roles/service.server.ts'
import type { AdminSession } from '../../features/accounts/schema.ts'
import type { HttpContext, HttpEnv } from '../env.ts'
import { refusal } from './answers.ts'
import { PRIVATE } from './signed-in.ts'

/** For routes of administrators: others are refused before their input is judged. */
export const adminOnly = createMiddleware<HttpEnv>(async (c, next) => {
  requireAdmin(c.get('session'))
  await next()
  c.header('cache-control', PRIVATE['cache-control'])
})

/** The administrator who calls. @throws AppError authentication_required, access_denied */
export const adminOf = (c: HttpContext): AdminSession => requireAdmin(c.get('session'))

/** The refusals every administrators' route can answer with. */
export const ADMIN_REFUSALS = {
  401: refusal('authentication_required'),
  403: refusal('access_denied: not an administrator'),
}

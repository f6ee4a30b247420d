import { type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { withNext } from '../../../features/accounts/next/rules.ts'
import type { AdminSession } from '../../../features/accounts/schema.ts'
import { servicesContext, sessionContext } from '../../context.ts'
import { DENIED_ADDRESS } from '../../shell/arrival.ts'

/**
 * Lets administrators pass and nobody else (rule: administrator screens): visitors sign in first and come back, other
 * people go home, where a message says why. Server middleware of the route above every administrators' screen, so it
 * runs before any of their loaders, for documents and for data alike.
 */
export const adminsOnly: MiddlewareFunction<Response> = ({ context, url }, next) => {
  const session = context.get(sessionContext)
  if (!session) throw redirect(withNext('/login', url.pathname + url.search))
  if (!session.isAdmin) throw redirect(DENIED_ADDRESS)
  return next()
}

/** The administrator of this request, for the services. @throws AppError when there is none */
export function adminOf(context: Readonly<RouterContextProvider>): AdminSession {
  return context.get(servicesContext).accounts.requireAdmin(context.get(sessionContext))
}

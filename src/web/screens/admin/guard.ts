import { type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { withNext } from '../../../features/accounts/next/rules.ts'
import type { AdminSession } from '../../../features/accounts/schema.ts'
import { servicesContext, sessionContext } from '../../context.ts'
import { DENIED_ADDRESS } from '../../shell/arrival.ts'

/**
 * Admits administrators alone (rule: administrator screens): visitors sign in first and return, other users are
 * redirected home with a message. Server middleware of the parent route of every administrators' screen, so it runs
 * before any of their loaders, for documents and for data.
 */
export const adminsOnly: MiddlewareFunction<Response> = ({ context, url }, next) => {
  const session = context.get(sessionContext)
  if (!session) throw redirect(withNext('/login', url.pathname + url.search))
  if (!session.isAdmin) throw redirect(DENIED_ADDRESS)
  return next()
}

/** The administrator of this request, for the services. @throws AppError for any other visitor */
export function adminOf(context: Readonly<RouterContextProvider>): AdminSession {
  return context.get(servicesContext).accounts.requireAdmin(context.get(sessionContext))
}

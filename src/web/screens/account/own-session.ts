import { type RouterContextProvider, redirect } from 'react-router'
import { withNext } from '../../../features/accounts/next/rules.ts'
import type { Session } from '../../../features/accounts/schema.ts'
import { sessionContext } from '../../context.ts'

/**
 * The session of a screen that shows personal data. Visitors go to the sign-in screen and come back.
 * @param url the page's address as people see it: the `url` of a loader, never that of its request
 */
export function ownSession(context: Readonly<RouterContextProvider>, url: URL): Session {
  const session = context.get(sessionContext)
  if (!session) throw redirect(withNext('/login', url.pathname + url.search))
  return session
}

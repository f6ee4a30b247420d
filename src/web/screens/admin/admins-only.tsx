import { Outlet } from 'react-router'
import { isUnanswered } from '../../../platform/browser/queries.ts'
import type { Route } from './+types/admins-only'
import { adminsOnly } from './guard.ts'

/**
 * The parent route of every screen for administrators alone (rule: administrator screens). It renders only its
 * children.
 */
export const middleware: Route.MiddlewareFunction[] = [adminsOnly]

/** Without a loader, going from screen to screen in the browser would not ask the server. */
export const loader = () => null

/** A missing answer is no refusal: the screens below report their own failures. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<null> {
  return serverLoader().catch((error: unknown) => {
    if (!isUnanswered(error)) throw error
    return null
  })
}

export default Outlet

import type { RouterContextProvider } from 'react-router'
import { servicesContext, sessionContext } from '../../context.ts'

/** Whether premium activities are open to who asks; false for visitors. For loaders. */
export async function allowsPremium(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const session = context.get(sessionContext)
  if (!session) return false
  const entitlement = await context.get(servicesContext).subscriptions.entitlementOf(session)
  return entitlement.allowsPremium
}

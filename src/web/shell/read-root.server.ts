import type { Session } from '../../features/accounts/schema.ts'
import type { Services } from '../context.ts'
import type { RootReading } from '../root-data.ts'
import type { Site } from '../site.ts'

/** Reads what every page knows about its person: the session was read already, the subscription is read now. */
export async function readRoot(
  session: Session | null,
  { services, site }: { services: Pick<Services, 'subscriptions'>; site: Site },
): Promise<RootReading> {
  const { name, origin, demo, links, seller } = site
  const entitlement = session && (await services.subscriptions.entitlementOf(session))
  return {
    // Named one by one: whatever else the server knows about a session stays there.
    session: session && {
      userId: session.userId,
      name: session.name,
      email: session.email,
      isAdmin: session.isAdmin,
    },
    isPremiumUser: entitlement?.allowsPremium ?? false,
    subscription: entitlement && {
      plan: entitlement.plan,
      billingPeriod: entitlement.billingPeriod,
      subscriptionEnd: entitlement.subscriptionEnd?.toISOString() ?? null,
      subscriptionStatus: entitlement.status,
    },
    site: { name, origin, demo, links, seller },
  }
}

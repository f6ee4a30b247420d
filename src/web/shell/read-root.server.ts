import type { Session } from '../../features/accounts/schema.ts'
import type { Services } from '../context.ts'
import type { MemberKind, RootReading } from '../root-data.ts'
import type { Site, SiteFacts } from '../site.ts'

type Subscriptions = Pick<Services, 'subscriptions'>

// Named one by one: everything else that the server knows about a site or a session stays there.
const factsOf = ({ name, origin, demo, links, seller, privacyOfficer }: Site): SiteFacts => ({
  name,
  origin,
  demo,
  links,
  seller,
  privacyOfficer,
})

/** Reads the user of a request: the session was read already, the subscription is read now. */
export async function readViewer(session: Session | null, { subscriptions }: Subscriptions) {
  const entitlement = session && (await subscriptions.entitlementOf(session))
  return {
    session: session && {
      userId: session.userId,
      name: session.name,
      email: session.email,
      isAdmin: session.isAdmin,
      ...(session.termsDue && { termsDue: session.termsDue }),
    },
    isPremiumUser: entitlement?.allowsPremium ?? false,
    subscription: entitlement && {
      plan: entitlement.plan,
      billingPeriod: entitlement.billingPeriod,
      subscriptionEnd: entitlement.subscriptionEnd?.toISOString() ?? null,
      subscriptionStatus: entitlement.status,
    },
  }
}

/** Data of every page. */
export async function readRoot(
  session: Session | null,
  { services, site }: { services: Subscriptions; site: Site },
): Promise<RootReading> {
  return { ...(await readViewer(session, services)), site: factsOf(site) }
}

/** Data of a page that every member of a kind gets. */
export function sharedRoot({ isAdmin, isPremiumUser }: MemberKind, site: Site): RootReading {
  const session = { userId: '', name: '', email: '', isAdmin }
  return { isShared: true, session, isPremiumUser, subscription: null, site: factsOf(site) }
}

import type { Db } from '../../../platform/db/pool.ts'
import type { Clock } from '../../../platform/time.ts'
import type { Session } from '../../accounts/schema.ts'
import { findSubscriptionProfile, saveEnd } from '../data.server.ts'
import { type Entitlement, entitlement, FREE_ENTITLEMENT } from '../rules.ts'

/** Entitlements by the profile alone, for downloads and screens. */
export function createEntitlements({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /**
     * A user's entitlement now. Writes the end of a subscription into the profile when it is first seen (rule: premium
     * resolution), and takes it back when the clock that saw it had run ahead. Without a profile it is the free plan's.
     */
    async entitlementOf(who: Session | string): Promise<Entitlement> {
      const userId = typeof who === 'string' ? who : who.userId
      const now = clock()
      const profile = await findSubscriptionProfile(db, userId)
      if (!profile) return FREE_ENTITLEMENT
      const decided = entitlement(profile, now)
      if (!decided.outdated) return decided
      const ended = decided.status === 'expired'
      if (await saveEnd(db, userId, { seen: profile, ended, now })) return { ...decided, outdated: ended }
      // A concurrent transaction changed the profile between reading and writing: its result wins.
      const current = await findSubscriptionProfile(db, userId)
      return current ? entitlement(current, now) : FREE_ENTITLEMENT
    },
  }
}

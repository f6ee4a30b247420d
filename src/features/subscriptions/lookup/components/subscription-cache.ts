import type { QueryClient } from '@tanstack/react-query'
import { localRecord } from '../../../../product/local-user.ts'
import type { SessionInfo } from '../../../accounts/schema.ts'
import type { SubscriptionSummary } from '../../schema.ts'
import { mustCheck, SUBSCRIPTION_FRESH_MS, summaryFromRecord } from '../rules.ts'

/** Data about the user on a page that shows the plan. */
export interface SubscriptionReading {
  /** Null for visitors, and without data. */
  readonly userId: string | null
  readonly subscription: SubscriptionSummary | null
  /** True for the server's answer of just now; false for a cached or replaced one. */
  readonly asked: boolean
}

const ALL = ['subscription'] as const

/** Owner of the entry: the cache must not show one user's subscription to another. */
const keyOf = (userId: string) => [...ALL, userId]

/**
 * The subscription as this page knows it, over TanStack Query (rule: plan in the browser) and the local record, which
 * is shown when the server gives no answer.
 */
export function subscriptionCache(queries: QueryClient) {
  queries.setQueryDefaults(ALL, { staleTime: SUBSCRIPTION_FRESH_MS })
  return {
    /** Stores the server's answer in the cache and in the local record, as a check made now. */
    keep(userId: string, summary: SubscriptionSummary): void {
      queries.setQueryData(keyOf(userId), summary)
      const { plan, billingPeriod, subscriptionEnd, subscriptionStatus } = summary
      if (localRecord.user()?.id === userId)
        localRecord.changeUser({ plan, billingPeriod, subscriptionEnd, subscriptionStatus })
      localRecord.keepSubscriptionCheck()
    },

    /** Whatever is known is in doubt: the next reading asks the server. */
    invalidate(): void {
      void queries.invalidateQueries({ queryKey: ALL, refetchType: 'none' })
    },

    /**
     * Cached data about the local record's user while it is fresh, or null.
     * @param forced the address asked for a fresh reading (refresh=true, success=true)
     */
    current(forced: boolean): SubscriptionReading | null {
      const userId = localRecord.user()?.id
      if (userId === undefined) return null
      const state = queries.getQueryState<SubscriptionSummary>(keyOf(userId))
      const now = Date.now()
      if (!state?.data) return null
      const known = !state.isInvalidated && now - state.dataUpdatedAt < SUBSCRIPTION_FRESH_MS
      const must = mustCheck({ known, forced, lastCheck: localRecord.lastSubscriptionCheck(), now })
      return must ? null : { userId, subscription: state.data, asked: false }
    },

    /** Data for a missing answer: the last known, else the local record, else empty. */
    fallback(): SubscriptionReading {
      const user = localRecord.user()
      if (!user) return { userId: null, subscription: null, asked: false }
      const last = queries.getQueryData<SubscriptionSummary>(keyOf(user.id))
      return { userId: user.id, subscription: last ?? summaryFromRecord(user, Date.now()), asked: false }
    },
  }
}

/**
 * Makes sure the local record belongs to the page's user.
 * @returns false if the browser refuses storage
 */
export function keepLocalUser({ userId, name, email }: SessionInfo): boolean {
  if (localRecord.user()?.id !== userId) localRecord.keepUser({ id: userId, name, email })
  return localRecord.user()?.id === userId
}

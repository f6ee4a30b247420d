import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { SessionInfo } from '../../../accounts/schema.ts'
import { keepLocalUser, type SubscriptionReading, subscriptionCache } from './subscription-cache.ts'

/** The cache of this page, for components. */
export function useSubscriptionCache() {
  const queries = useQueryClient()
  return useMemo(() => subscriptionCache(queries), [queries])
}

/**
 * Keeps what the page read, in the cache and the local record. Where it contradicts what the shell knows of the person
 * (signed in as another, premium meanwhile), the page reads again, once.
 */
export function useCachedSubscription(
  reading: SubscriptionReading | null,
  shell: { session: SessionInfo | null; isPremiumUser: boolean },
): void {
  const { session, isPremiumUser } = shell
  const cache = useSubscriptionCache()
  const { revalidate } = useRevalidator()
  const repeated = useRef(false)

  useEffect(() => {
    if (session) keepLocalUser(session)
    if (!reading) return
    const { userId, subscription, asked } = reading
    const sameUser = userId === (session?.userId ?? null)
    const samePlan = (subscription?.hasActiveSubscription ?? false) === isPremiumUser
    if (sameUser && userId !== null && subscription && asked) cache.keep(userId, subscription)
    if ((sameUser && samePlan) || repeated.current) return
    repeated.current = true
    cache.invalidate()
    void revalidate()
  }, [reading, session, isPremiumUser, cache, revalidate])
}

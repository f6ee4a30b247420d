import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { localRecord } from '../../../../product/local-user.ts'
import { showToast } from '../../../../ui/toast.tsx'
import type { SessionInfo } from '../../../accounts/schema.ts'
import { LookupFailure, lookUpSubscription } from '../../lookup/components/look-up.ts'
import { keepLocalUser } from '../../lookup/components/subscription-cache.ts'
import { useSubscriptionCache } from '../../lookup/components/use-subscription.ts'
import { watchPayment } from '../../lookup/components/watch-payment.ts'
import type { SubscriptionSummary } from '../../schema.ts'
import { claimsPayment, VERIFICATION } from '../rules.ts'
import { VERIFICATION_FAILED } from '../texts.ts'
import { createVerifications, type Verdict, verifyPayment } from './verify-payment.ts'

/** The verifications of this page: a display that is built twice verifies once. */
const verifyOnce = createVerifications(() => performance.now())

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** The local flag, taken down as it is read: the welcome is shown once (rule: premium welcome). */
function takeWelcome(): boolean {
  const awaits = localRecord.awaitsWelcome()
  localRecord.keepAwaitsWelcome(false)
  return awaits
}

export interface Verification {
  /** Null while the display waits. */
  readonly verdict: Verdict | null
  /** True if a payment that arrives later changes the page by itself. */
  readonly watched: boolean
  readonly welcome: boolean
  readonly closeWelcome: () => void
}

/**
 * Verifies the payment that the address `query` names, for the signed-in person. A payment that arrives later is
 * noticed too.
 * @param settled called once the payment is confirmed: the address is no longer needed
 */
export function useVerification(query: string, session: SessionInfo | null, settled: () => void): Verification {
  const { revalidate } = useRevalidator()
  const cache = useSubscriptionCache()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [welcome, setWelcome] = useState(false)
  // The address changes after the check; the verification belongs to the first address.
  const [arrival] = useState(query)

  const confirm = useEffectEvent((summary: SubscriptionSummary, paid: boolean) => {
    if (session) {
      keepLocalUser(session)
      cache.keep(session.userId, summary)
    }
    if (paid) {
      localRecord.keepAwaitsWelcome(true)
      setWelcome(takeWelcome())
      settled()
    }
    setVerdict({ kind: 'active', summary, paid })
    void revalidate()
  })

  const isVisitor = useEffectEvent(() => session === null)

  useEffect(() => {
    let left = false
    let stopWatching: () => void = () => undefined
    if (takeWelcome()) setWelcome(true)
    const claimed = claimsPayment(new URLSearchParams(arrival))
    const abandon = setTimeout(() => setVerdict((known) => known ?? { kind: 'waiting' }), VERIFICATION.abandonMs)
    const lookUp = () => (isVisitor() ? Promise.reject(new LookupFailure('signed_out')) : lookUpSubscription())
    const effects = { wait, invalidate: cache.invalidate, lookUp }
    void verifyOnce(arrival, () => verifyPayment(effects, claimed)).then((found) => {
      if (left) return
      clearTimeout(abandon)
      if (found.kind === 'active') return confirm(found.summary, found.paid)
      if (found.kind === 'failed') showToast({ kind: 'error', ...VERIFICATION_FAILED })
      if (found.kind === 'waiting' && claimed)
        stopWatching = watchPayment({
          before: null,
          lookUp: lookUpSubscription,
          onGained: (summary) => confirm(summary, true),
        })
      setVerdict(found)
    })
    return () => {
      left = true
      clearTimeout(abandon)
      stopWatching()
    }
  }, [arrival, cache])

  return {
    verdict,
    watched: claimsPayment(new URLSearchParams(arrival)),
    welcome,
    closeWelcome: () => setWelcome(false),
  }
}

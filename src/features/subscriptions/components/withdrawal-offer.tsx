import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { localRecord } from '../../../product/local-user.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { CANCEL_MESSAGES, WITHDRAWAL } from '../cancellation/texts.ts'
import { useSubscriptionCache } from '../lookup/components/use-subscription.ts'
import { formatPrice } from '../plans/rules.ts'
import { callWithdraw, SubscriptionCallFailure } from './subscription-calls.ts'

export interface WithdrawalOfferProps {
  /** End of the right of withdrawal (ISO 8601): `withdrawableUntil` of the summary. Null hides it. */
  until: string | null
  amountCents: number | null
}

/** The right of withdrawal within 7 days of a payment that gives it (rule: right of withdrawal). For the profile. */
export function WithdrawalOffer({ until, amountCents }: WithdrawalOfferProps) {
  const [asking, setAsking] = useState(false)
  const { withdraw, busy } = useWithdraw(() => setAsking(false))
  if (until === null || amountCents === null) return null
  return (
    <section
      aria-labelledby="arrependimento"
      className="rounded-panel border border-line bg-paper p-5 shadow-sheet md:p-8 forced-colors:border"
    >
      <h2 id="arrependimento" className="text-xl">
        {WITHDRAWAL.title}
      </h2>
      <p className="mt-1.5 mb-4 max-w-text text-ink-2">{WITHDRAWAL.text(until, amountCents)}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {WITHDRAWAL.offer}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={(open) => {
          if (!busy) setAsking(open)
        }}
        title={WITHDRAWAL.confirmTitle}
        size="md"
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={() => setAsking(false)}>
              {WITHDRAWAL.back}
            </Button>
            <Button variant="danger" busy={busy} busyLabel={WITHDRAWAL.busy} onClick={() => void withdraw()}>
              {WITHDRAWAL.confirm}
            </Button>
          </>
        }
      >
        <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
          {WITHDRAWAL.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      </Dialog>
    </section>
  )
}

function useWithdraw(onDone: () => void) {
  const cache = useSubscriptionCache()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const withdraw = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      const { refund, amountCents, subscriptionStatus, subscriptionEnd } = await callWithdraw()
      localRecord.changeUser({ plan: 'gratuito', billingPeriod: null, subscriptionStatus, subscriptionEnd })
      cache.invalidate()
      showToast({ kind: 'success', ...WITHDRAWAL[refund](formatPrice(amountCents)) })
      onDone()
      await revalidate()
    } catch (error) {
      showToast({ kind: 'error', ...failureText(error) })
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { withdraw, busy }
}

function failureText(error: unknown) {
  if (!(error instanceof SubscriptionCallFailure)) return WITHDRAWAL.failed
  return error.kind === 'signed_out' ? CANCEL_MESSAGES.signedOut : (error.reason ?? WITHDRAWAL.failed)
}

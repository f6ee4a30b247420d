import { type Db, transaction } from '../../../platform/db/pool.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Logger } from '../../../platform/log.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import type { Session } from '../../accounts/schema.ts'
import { GatewayError, type OpenedCheckout, type PaymentGateway } from '../../payments/gateway/schema.ts'
import type { Alerts } from '../alerts/service.server.ts'
import { findSubscriptionProfile } from '../data.server.ts'
import { changeSubscription, findSubscription, loadFacts } from '../ledger/data.server.ts'
import { endExtra } from '../ledger/jobs.server.ts'
import type { Ledger } from '../ledger/service.server.ts'
import { PREMIUM_PRICE_CENTS } from '../plans/rules.ts'
import { entitlement } from '../rules.ts'
import type { CheckoutReply } from '../schema.ts'
import type { Sync } from '../sync/service.server.ts'
import { insertSubscription, saveOpened } from './data.server.ts'
import { isReusable, isUnpaid, openingOf, PIX_VALID_MS, type Wanted } from './rules.ts'
import { checkoutReason } from './texts.ts'

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: Pick<Jobs, 'send'>
  /** Null while no provider is set. */
  readonly gateway: PaymentGateway | null
  readonly sync: Sync | null
  readonly ledger: Ledger
  readonly alerts: Alerts
  readonly site: { readonly name: string; readonly origin: string }
}

interface Attempt {
  readonly id: string
  readonly checkoutUrl: string | null
  readonly amountCents: number
  readonly startsAt: Date | null
}

export function createCheckout({ db, clock, log, jobs, gateway, sync, ledger, alerts, site }: Dependencies) {
  /** The attempt this call works on: one that is open already, or a new one. One at a time for each person. */
  const attemptOf = (userId: string, wanted: Wanted): Promise<Attempt> =>
    transaction(db, async (trx) => {
      const now = clock()
      const ledgerStatus = await ledger.recompute(trx, userId)
      const profile = await findSubscriptionProfile(trx, userId)
      if (!ledgerStatus || !profile) throw new AppError('not_found')
      const opening = openingOf(entitlement(profile, now), ledgerStatus.live, wanted, now)
      if (!opening) throw new AppError('active_access')

      const { subscriptions } = await loadFacts(trx, userId)
      const amountCents = PREMIUM_PRICE_CENTS[wanted.period]
      const again = subscriptions.find(
        (subscription) => subscription.amountCents === amountCents && isReusable(subscription, wanted, opening, now),
      )
      if (again) return { ...again, amountCents, startsAt: again.firstChargeAt }
      for (const subscription of subscriptions.filter(isUnpaid)) {
        await changeSubscription(trx, subscription.id, { retiredAt: now }, now)
      }
      await ledger.recompute(trx, userId)
      const id = await insertSubscription(trx, { ...wanted, ...opening, userId, amountCents }, now)
      return { id, checkoutUrl: null, amountCents, startsAt: opening.startsAt }
    })

  function open(at: PaymentGateway, who: Session, { type, period }: Wanted, attempt: Attempt): Promise<OpenedCheckout> {
    const { id, amountCents, startsAt } = attempt
    const reason = checkoutReason(site.name, period)
    const common = { reference: id, payerEmail: who.email, amountCents, idempotencyKey: id }
    if (type === 'subscription') {
      const backUrl = `${site.origin}/payment-success?status=approved`
      return at.createSubscription({ ...common, period, backUrl, reason, startsAt })
    }
    const expiresAt = new Date(clock().getTime() + PIX_VALID_MS)
    return at.createPixPayment({ ...common, payerName: who.name, description: reason, expiresAt })
  }

  /**
   * Asks the provider about an earlier checkout before it is offered again: paid or refused, its page leads
   * nowhere, and the notification may still be on its way.
   * @returns whether the provider answered
   */
  async function look(id: string): Promise<boolean> {
    const subscription = await findSubscription(db, id)
    if (!subscription || !sync) return false
    try {
      await sync.subscription(subscription)
      return true
    } catch (err) {
      log.warn({ err, subscriptionId: id }, 'an earlier checkout is offered again unseen')
      return false
    }
  }

  /** Why a checkout could not be opened, as an error for the browser. */
  async function failure(error: unknown, attempt: Attempt): Promise<unknown> {
    if (!(error instanceof GatewayError)) return error
    log.warn({ err: error, kind: error.kind, status: error.status }, 'a checkout could not be opened')
    // The attempt stays: asked again, the same key makes the same checkout, even if this one was made after all.
    if (error.kind === 'unavailable') return new AppError('provider_unreachable', { cause: error })
    const now = clock()
    if (error.kind === 'misconfigured') {
      await alerts.raise(db, 'misconfigured', dateKey(now), `O provedor respondeu ${error.status}.`)
      return new AppError('payments_not_configured', { cause: error })
    }
    await changeSubscription(db, attempt.id, { retiredAt: now }, now)
    return new AppError('checkout_refused', { cause: error })
  }

  return {
    /**
     * Opens the page where Premium is paid; the price is the server's. Asked twice, it gives the same page.
     * @throws AppError active_access, payments_not_configured, checkout_refused, provider_unreachable
     */
    async startCheckout(who: Session, wanted: Wanted): Promise<CheckoutReply> {
      if (!gateway) throw new AppError('payments_not_configured')
      let attempt = await attemptOf(who.userId, wanted)
      if (attempt.checkoutUrl && (await look(attempt.id))) attempt = await attemptOf(who.userId, wanted)
      if (attempt.checkoutUrl) return { url: attempt.checkoutUrl }
      const opened = await open(gateway, who, wanted, attempt).catch(async (error: unknown) => {
        throw await failure(error, attempt)
      })
      const stored = await saveOpened(db, attempt.id, opened, clock())
      if (stored.providerId !== opened.providerId && wanted.type === 'subscription') {
        // The provider did not know the key again and made two: the other one must never charge.
        await jobs.send(endExtra, { providerId: opened.providerId })
      }
      return { url: stored.checkoutUrl ?? opened.checkoutUrl }
    },
  }
}

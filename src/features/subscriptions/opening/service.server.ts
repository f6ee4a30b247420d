import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Logger } from '../../../platform/log.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import { within } from '../../../platform/within.ts'
import { AppError } from '../../../product/errors.ts'
import type { Session } from '../../accounts/schema.ts'
import { GatewayError, type PaymentGateway, type ProviderPayment } from '../../payments/gateway/schema.ts'
import type { Alerts } from '../alerts/service.server.ts'
import { findSubscriptionProfile } from '../data.server.ts'
import { changeSubscription } from '../ledger/data.server.ts'
import { findSubscription, loadFacts } from '../ledger/facts.data.server.ts'
import type { SubscriptionRow } from '../ledger/schema.ts'
import type { Ledger } from '../ledger/service.server.ts'
import { PREMIUM_PRICE_CENTS } from '../plans/rules.ts'
import type { Notices } from '../reminders/service.server.ts'
import { entitlement } from '../rules.ts'
import type { CheckoutReply } from '../schema.ts'
import type { Sync } from '../sync/service.server.ts'
import { insertSubscription } from './data.server.ts'
import { isOfThePayer, isReusable, isUnpaid, openingOf, PIX_VALID_MS, type Wanted } from './rules.ts'
import { checkoutReason } from './texts.ts'

/** Beyond this a payer sees that the provider does not answer (ms). */
const PATIENCE_MS = 15_000
/** The provider's codes are short; a body may hold anything. */
const CAUSE_MAX_LENGTH = 120

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  /** Null while no provider is set. */
  readonly gateway: PaymentGateway | null
  readonly sync: Sync | null
  readonly ledger: Ledger
  readonly alerts: Alerts
  readonly notices: Pick<Notices, 'pixCode'>
  readonly site: { readonly name: string; readonly origin: string; readonly webhookUrl: string }
  /** Longest wait of a payer for the provider (ms); shorter in tests. */
  readonly patienceMs?: () => number
}

export function createCheckout({
  db,
  clock,
  log,
  gateway,
  sync,
  ledger,
  alerts,
  notices,
  site,
  patienceMs = () => PATIENCE_MS,
}: Dependencies) {
  /**
   * The attempt this call works on: one that is open already, or a new one. One at a time for each person.
   * @throws AppError active_access for a person who has what they would pay for
   */
  const attemptOf = (userId: string, wanted: Wanted): Promise<SubscriptionRow> =>
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
      if (again) return again
      for (const subscription of subscriptions.filter(isUnpaid)) {
        await changeSubscription(trx, subscription.id, { retiredAt: now }, now)
      }
      await ledger.recompute(trx, userId)
      const expiresAt = wanted.type === 'one_time' ? new Date(now.getTime() + PIX_VALID_MS) : null
      const id = await insertSubscription(trx, { ...wanted, ...opening, userId, amountCents, expiresAt }, now)
      const made = await findSubscription(trx, id)
      if (!made) throw new Error('the new checkout is not there')
      return made
    })

  /**
   * Reads an earlier checkout from the provider before it is offered again: the page of a paid or refused one is
   * useless, and its notification may still be in progress.
   * @returns true if the provider answered
   */
  async function look(subscription: SubscriptionRow): Promise<boolean> {
    if (!sync) return false
    try {
      await sync.subscription(subscription)
      return true
    } catch (err) {
      log.warn({ err, subscriptionId: subscription.id }, 'an earlier checkout is offered again unseen')
      return false
    }
  }

  /** The PIX payment of an attempt: the body is the attempt's, so that asking again is the same request. */
  async function pixOf(at: PaymentGateway, who: Session, attempt: SubscriptionRow): Promise<ProviderPayment> {
    const { id: reference, amountCents, expiresAt, period } = attempt
    if (amountCents === null || !expiresAt) throw new Error('a PIX attempt without its terms')
    try {
      return await at.createPixPayment({
        reference,
        payerEmail: who.email,
        payerName: who.name,
        amountCents,
        description: checkoutReason(site.name, period),
        expiresAt,
        notificationUrl: site.webhookUrl,
        idempotencyKey: reference,
      })
    } catch (error) {
      // It may have been made all the same, here or in another tab: the provider knows it by its reference.
      if (!(error instanceof GatewayError) || error.kind !== 'unavailable') throw error
      const made = await at.paymentsOf(reference).catch(() => [])
      const open = made.find(({ status }) => status === 'pending')
      if (!open) throw error
      return open
    }
  }

  async function openPix(at: PaymentGateway, who: Session, attempt: SubscriptionRow): Promise<void> {
    if (attempt.pixCode) return
    const known = attempt.providerId === null ? null : await at.getPayment(attempt.providerId)
    const seen = known ?? (await pixOf(at, who, attempt))
    await ledger.takePayment(seen, { collectorId: await at.collectorId() })
    await notices.pixCode(db, who.userId, attempt.id)
  }

  /** Why a checkout could not be opened, as an error for the browser; what the team has to mend alerts it. */
  async function failure(error: unknown, attemptId: string): Promise<unknown> {
    if (!(error instanceof GatewayError)) return error
    log.warn({ err: error, kind: error.kind, status: error.status }, 'a checkout could not be opened')
    // The attempt stays: asked again, the same key makes the same checkout, even if this one was made after all.
    if (error.kind === 'unavailable') return new AppError('provider_unreachable', { cause: error })
    const now = clock()
    if (error.kind === 'misconfigured') {
      await alerts.raise(db, 'misconfigured', causeOf(error, now), `O provedor respondeu ${error.status}.`)
      return new AppError('payments_not_configured', { cause: error })
    }
    await changeSubscription(db, attemptId, { retiredAt: now }, now)
    if (isOfThePayer(error.codes)) return new AppError('checkout_refused', { cause: error })
    const codes = error.codes.join(', ') || 'sem código'
    await alerts.raise(db, 'order_refused', causeOf(error, now), `O provedor respondeu ${error.status} (${codes}).`)
    return new AppError('payments_not_configured', { cause: error })
  }

  /** The address of our page for what is wanted; a page of a PIX exists once its code is there. */
  async function pageFor(at: PaymentGateway, who: Session, wanted: Wanted): Promise<CheckoutReply> {
    let attempt = await attemptOf(who.userId, wanted)
    if (attempt.providerId && (await look(attempt))) attempt = await attemptOf(who.userId, wanted)
    if (attempt.type === 'subscription') return { url: `${site.origin}/assinar/${attempt.id}` }
    await openPix(at, who, attempt).catch(async (error: unknown) => {
      throw await failure(error, attempt.id)
    })
    return { url: `${site.origin}/pix/${attempt.id}` }
  }

  /**
   * Bounds a payer's wait. The work continues without them: the next press finds its result, and makes no second one.
   * @throws AppError provider_unreachable
   */
  async function inTime<T>(work: Promise<T>): Promise<T> {
    const late = Symbol('late')
    const done = await within(patienceMs(), work, late)
    if (done === late) throw new AppError('provider_unreachable')
    return done as T
  }

  return {
    failure,
    attemptOf,
    inTime,

    /**
     * Opens our page where Premium is paid; the price is the server's. Asked twice, it gives the same page.
     * @throws AppError active_access, payments_not_configured, checkout_refused, provider_unreachable
     */
    async startCheckout(who: Session, wanted: Wanted): Promise<CheckoutReply> {
      if (!gateway) throw new AppError('payments_not_configured')
      return inTime(pageFor(gateway, who, wanted))
    },
  }
}

/** One alert a day for each cause: a common one does not hide another. */
const causeOf = ({ status, codes }: GatewayError, now: Date) =>
  [dateKey(now), status, ...codes].join(' ').slice(0, CAUSE_MAX_LENGTH)

export type Checkout = ReturnType<typeof createCheckout>

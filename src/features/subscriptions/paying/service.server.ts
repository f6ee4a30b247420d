import type { Logger } from '../../../platform/log.ts'
import { within } from '../../../platform/within.ts'
import { AppError } from '../../../product/errors.ts'
import type { Session } from '../../accounts/schema.ts'
import { GatewayError } from '../../payments/gateway/schema.ts'
import { findSubscription } from '../ledger/facts.data.server.ts'
import type { Checkout } from '../opening/service.server.ts'
import type { CheckoutReply } from '../schema.ts'
import { type AttemptDeps, createAttempts } from './attempt.service.server.ts'
import { cardRefusal } from './rules.ts'
import type { CardReply, ChangeCardInput, CheckoutPage, HostedInput, PayByCardInput } from './schema.ts'

/** Longest wait of a payer for the first charge after the card was accepted (ms). */
const LOOK_AFTER_MS = 2_500

interface Dependencies extends Omit<AttemptDeps, 'checkout'> {
  readonly log: Logger
  readonly checkout: Checkout
}

/** Actions of our payment pages: show a checkout, take a card, or redirect to the provider's page. */
export function createPaying(deps: Dependencies) {
  const { db, log, gateway, sync, ledger, checkout, site } = deps
  const { own, stateOf, readyAttempt, renewed, order, create } = createAttempts(deps)

  /** The look after an authorisation may be slow or fail: the notification then brings it. */
  async function lookAfter(id: string): Promise<void> {
    const row = await findSubscription(db, id)
    if (!row || !sync) return
    const look = sync.subscription(row)
    const looked = look.catch((err: unknown) => log.warn({ err, subscriptionId: id }, 'not looked at yet'))
    await within(LOOK_AFTER_MS, looked, null)
  }

  function refusedCard(error: unknown): Extract<CardReply, { outcome: 'refused' }> | null {
    if (!(error instanceof GatewayError) || error.kind !== 'refused') return null
    const reason = cardRefusal(error.codes)
    return reason && { outcome: 'refused', reason }
  }

  async function payByCard(who: Session, { subscriptionId, ...card }: PayByCardInput): Promise<CardReply> {
    const ready = await readyAttempt(who, subscriptionId).catch(async (error: unknown) => {
      throw await checkout.failure(error, subscriptionId)
    })
    if (!ready) return { outcome: 'authorized' }
    const { row, at } = ready
    try {
      await create(at, row, order(row, card))
    } catch (error) {
      const refused = refusedCard(error)
      if (refused) return { ...refused, subscriptionId: (await renewed(who, row)).id }
      throw await checkout.failure(error, row.id)
    }
    await lookAfter(row.id)
    return { outcome: 'authorized' }
  }

  async function openHosted(who: Session, { subscriptionId, payerEmail }: HostedInput): Promise<CheckoutReply> {
    let attemptId = subscriptionId
    try {
      const ready = await readyAttempt(who, subscriptionId)
      if (!ready) return { url: `${site.origin}/payment-success?status=approved` }
      attemptId = ready.row.id
      const url = await create(ready.at, ready.row, order(ready.row, { payerEmail, cardToken: null }))
      return { url: url ?? `${site.origin}/payment-success?status=approved` }
    } catch (error) {
      throw await checkout.failure(error, attemptId)
    }
  }

  async function changeCard(who: Session, card: ChangeCardInput): Promise<CardReply> {
    if (!gateway) throw new AppError('payments_not_configured')
    const { live } = await ledger.statusOf(who.userId)
    if (!live?.providerId) throw new AppError('nothing_to_cancel')
    try {
      const seen = await gateway.changeCard(live.providerId, card)
      await ledger.takeSubscription(seen, { collectorId: await gateway.collectorId() })
    } catch (error) {
      const refused = refusedCard(error)
      if (refused) return refused
      if (error instanceof GatewayError && error.kind === 'refused') {
        throw new AppError('checkout_refused', { cause: error })
      }
      throw await checkout.failure(error, live.id)
    }
    await lookAfter(live.id)
    return { outcome: 'authorized' }
  }

  return {
    /** A checkout as its page shows it. @throws AppError not_found */
    async pageOf(who: Session, id: string): Promise<CheckoutPage> {
      const row = await own(who, id)
      const { type, period, amountCents, pixCode, expiresAt, firstChargeAt } = row
      return {
        id: row.id,
        type,
        period,
        amountCents: amountCents ?? 0,
        state: await stateOf(row),
        startsAt: firstChargeAt?.toISOString() ?? null,
        pix: pixCode && expiresAt ? { code: pixCode, expiresAt: expiresAt.toISOString() } : null,
      }
    },

    /**
     * Subscribes with a card that was entered on our page. After a refused card the next one takes a fresh checkout:
     * the provider may leave a subscription behind that it ends by itself a moment later.
     * @throws AppError not_found, active_access, payments_not_configured, checkout_refused, provider_unreachable
     */
    payByCard: (who: Session, card: PayByCardInput): Promise<CardReply> => checkout.inTime(payByCard(who, card)),

    /**
     * The provider's own page, for a browser in which its card form does not load.
     * @throws AppError not_found, active_access, payments_not_configured, checkout_refused, provider_unreachable
     */
    openHosted: (who: Session, input: HostedInput): Promise<CheckoutReply> => checkout.inTime(openHosted(who, input)),

    /**
     * Charges another card from now on; an unpaid renewal is tried again with it.
     * @throws AppError nothing_to_cancel (no subscription that renews itself), payments_not_configured,
     * provider_unreachable, checkout_refused
     */
    changeCard: (who: Session, card: ChangeCardInput): Promise<CardReply> => checkout.inTime(changeCard(who, card)),
  }
}

import { createHash } from 'node:crypto'
import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Clock } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import type { Session } from '../../accounts/schema.ts'
import {
  GatewayError,
  type NewSubscription,
  type OpenedSubscription,
  type PaymentGateway,
} from '../../payments/gateway/schema.ts'
import type { Alerts } from '../alerts/service.server.ts'
import type { Cancellation } from '../cancellation/service.server.ts'
import { changeSubscription } from '../ledger/data.server.ts'
import { findSubscription, loadFacts } from '../ledger/facts.data.server.ts'
import type { SubscriptionRow } from '../ledger/schema.ts'
import type { Ledger } from '../ledger/service.server.ts'
import { chargesTooSoon } from '../ledger/validation/rules.ts'
import { insertSubscription } from '../opening/data.server.ts'
import { isUnpaid } from '../opening/rules.ts'
import type { Checkout } from '../opening/service.server.ts'
import { checkoutReason } from '../opening/texts.ts'
import type { Sync } from '../sync/service.server.ts'
import { checkoutState } from './rules.ts'

export interface AttemptDeps {
  readonly db: Db
  readonly clock: Clock
  readonly gateway: PaymentGateway | null
  readonly sync: Sync | null
  readonly ledger: Ledger
  readonly alerts: Alerts
  readonly cancellation: Cancellation
  readonly checkout: Pick<Checkout, 'attemptOf'>
  readonly site: { readonly name: string; readonly origin: string; readonly webhookUrl: string }
}

/** One for each body: another card or address is another request. */
const keyFor = (id: string, body: string) => `${id}-${createHash('sha256').update(body).digest('hex').slice(0, 24)}`

/** Attempts at a checkout: whose it is, what became of earlier tries, and the order at the provider. */
export function createAttempts({
  db,
  clock,
  gateway,
  sync,
  ledger,
  alerts,
  cancellation,
  checkout,
  site,
}: AttemptDeps) {
  /** @throws AppError not_found, for another person's checkout too */
  async function own(who: Session, id: string): Promise<SubscriptionRow> {
    const row = await findSubscription(db, id)
    if (!row || row.userId !== who.userId) throw new AppError('not_found')
    return row
  }

  async function stateOf(row: SubscriptionRow) {
    const { payments } = row.userId ? await loadFacts(db, row.userId) : { payments: [] }
    return checkoutState(row, payments, clock())
  }

  /** The same order as a new attempt: what the provider was asked for under the old one is ended. */
  async function renewed(who: Session, row: SubscriptionRow): Promise<SubscriptionRow> {
    const id = await transaction(db, async (trx) => {
      const now = clock()
      await changeSubscription(trx, row.id, { retiredAt: now }, now)
      const { type, period, replaces, firstChargeAt: startsAt, amountCents } = row
      if (amountCents === null) throw new AppError('not_found')
      const wanted = { type, period, replaces, startsAt, amountCents, userId: who.userId, expiresAt: null }
      const made = await insertSubscription(trx, wanted, now)
      await ledger.recompute(trx, who.userId)
      return made
    })
    return own(who, id)
  }

  /**
   * The attempt that a card or an address is now given for, after asking what became of earlier tries.
   * @returns null when it was agreed to meanwhile
   */
  async function readyAttempt(who: Session, id: string): Promise<{ row: SubscriptionRow; at: PaymentGateway } | null> {
    if (!gateway || !sync) throw new AppError('payments_not_configured')
    let row = await lookedUp(who, id)
    if (row.type !== 'subscription') throw new AppError('not_found')
    if ((await stateOf(row)) === 'over') {
      // A refused card or a newer order ended this one: a payer without access goes on with the current order.
      const { type, period } = row
      row = await lookedUp(who, (await checkout.attemptOf(who.userId, { type, period })).id)
    }
    if ((await stateOf(row)) === 'paid') return null
    return { row: row.providerId || !isUnpaid(row) ? await renewed(who, row) : row, at: gateway }
  }

  /** The attempt, after the provider reported its state. */
  async function lookedUp(who: Session, id: string): Promise<SubscriptionRow> {
    await sync?.subscription(await own(who, id))
    return own(who, id)
  }

  function order(row: SubscriptionRow, given: Pick<NewSubscription, 'payerEmail' | 'cardToken' | 'deviceId'>) {
    const { id: reference, amountCents, period, firstChargeAt: startsAt } = row
    if (amountCents === null) throw new Error('a checkout without a price')
    return {
      ...given,
      reference,
      period,
      amountCents,
      startsAt,
      backUrl: `${site.origin}/payment-success?status=approved`,
      reason: checkoutReason(site.name, period),
      notificationUrl: site.webhookUrl,
      idempotencyKey: keyFor(reference, `${given.cardToken ?? ''} ${given.payerEmail}`),
    } satisfies NewSubscription
  }

  /** The provider may put no charge off: what would be charged at once is ended before it does harm. */
  async function mustWait(row: SubscriptionRow, { seen }: OpenedSubscription): Promise<void> {
    if (!chargesTooSoon(row.firstChargeAt, seen.nextChargeAt)) return
    const now = clock()
    await changeSubscription(db, row.id, { cancellationRequestedAt: now, retiredAt: now }, now)
    await cancellation.endSoon([row.id])
    await alerts.raise(db, 'charge_day_ignored', row.id, `Pedido ${row.id}.`)
    throw new AppError('payments_not_configured')
  }

  /** Creates it at the provider and takes its answer in; an answer that was lost is looked for by the reference. */
  async function create(at: PaymentGateway, row: SubscriptionRow, wanted: NewSubscription): Promise<string | null> {
    const collectorId = await at.collectorId()
    await changeSubscription(db, row.id, { orderedAt: clock() }, clock())
    try {
      const opened = await at.createSubscription(wanted)
      await ledger.takeSubscription(opened.seen, { collectorId })
      await changeSubscription(db, row.id, { checkoutUrl: opened.checkoutUrl }, clock())
      if (wanted.cardToken) await mustWait(row, opened)
      return opened.checkoutUrl
    } catch (error) {
      if (!(error instanceof GatewayError) || error.kind !== 'unavailable' || !sync) throw error
      await sync.byReference(row, wanted.payerEmail)
      const after = await findSubscription(db, row.id)
      if (after?.providerStatus !== 'authorized') throw error
      return null
    }
  }

  return { own, stateOf, readyAttempt, renewed, order, create }
}

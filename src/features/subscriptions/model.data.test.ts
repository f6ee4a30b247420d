import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { REFUSED_CARDS } from '../../../sandbox/mercadopago/records/refused-cards.ts'
import type { FaultName } from '../../../sandbox/mercadopago/state.ts'
import { type ModelPayment, paidUntil } from '../../../tests/factories/model.ts'
import { type Step, step } from '../../../tests/factories/model-steps.ts'
import { strictWorldOn } from '../../../tests/factories/strict-world.ts'
import { delivery } from '../../../tests/factories/subscriptions.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { DAY_MS } from '../../platform/time.ts'

/*
 * Random sequences of one person against the sandbox. They leave out, for other tests or untested: two people at once;
 * accounts deleted, premium granted or ended by administrators, plans from before the ledger; calls that overlap,
 * except two checkouts; more than one fault at a time, and faults that outlast their step; mediation, refunds in
 * process, refunds of payments older than 180 days; a first charge that comes an hour later or is refused then; another
 * card for a running subscription, another address on the provider's page, an unfinished checkout retired by age;
 * forged or malformed notifications; the content of mails and screens, except receipts of charges that went back.
 */
const database = await testDatabase()
/** Days of grace and the hours after them, in which an unpaid subscription is not ended yet (ms). */
const GRACE_MS = 10.5 * DAY_MS
/** Period in which the provider refunds. */
const REFUNDABLE_MS = 150 * DAY_MS
/** Sequences; each is some twenty steps against a real database and the strict sandbox over HTTP. */
const RUNS = Number(process.env.MODEL_SEQUENCES ?? 10)
/** A slow machine runs fewer of them, unless a number was asked for. */
const IS_ASKED = process.env.MODEL_SEQUENCES !== undefined
/** Longest run (ms). */
const RUN_FOR_MS = IS_ASKED ? 14_400_000 : 50_000
/** Plays a reported run again. */
const SEED = process.env.MODEL_SEED === undefined ? {} : { seed: Number(process.env.MODEL_SEED) }

const at = await strictWorldOn(database)
afterAll(() => at.close())
type Who = typeof at.who

/** Results of a card, one recorded refusal after the other. */
const VERDICTS = ['approved', 'approved', 'approved', 'cc_rejected_other_reason', ...Object.keys(REFUSED_CARDS)]
/** Recorded variants of the provider that are kinder than the sandbox; each sequence has its own. */
const KIND = fc.subarray<FaultName>(['names_reference', 'goes_on_unpaid'])
/** A renewal a year away comes and goes (ms). */
const LONG_PASS_MS = 340 * DAY_MS

function choose<T>(list: readonly T[], pick: number): T | undefined {
  return list[pick % Math.max(1, list.length)]
}

const paused = () => at.provider.subscriptions().filter(({ status }) => status === 'paused')

const expected = (error: unknown) => {
  if (!(error instanceof Error) || !('code' in error)) throw error
  return null
}

/** Every cancellation that was answered: what existed then must never be paid again. */
interface Confirmed {
  readonly at: Date
  readonly providerIds: readonly string[]
}

async function open(who: Who, type: Step['type'], period: Step['period']): Promise<string | null> {
  const reply = await at.subscriptions.startCheckout(who, { type, period }).catch(expected)
  return reply ? (reply.url.split('/').at(-1) ?? null) : null
}

/** Cards one after the other on one page, as a payer tries them. */
async function payCards(who: Who, period: Step['period'], ...verdicts: readonly (string | undefined)[]): Promise<void> {
  let subscriptionId = await open(who, 'subscription', period)
  for (const verdict of verdicts) {
    if (!subscriptionId) return
    const order = { subscriptionId, cardToken: at.provider.cardToken(verdict), payerEmail: who.email }
    const reply = await at.subscriptions.paying.payByCard(who, order).catch(expected)
    if (reply?.outcome === 'refused') subscriptionId = reply.subscriptionId ?? subscriptionId
  }
}

async function act(who: Who, { what, pick, days, type, period }: Step, confirmed: Confirmed[]): Promise<void> {
  const { provider, subscriptions } = at
  const payments = provider.payments()
  const young = ({ approvedAt }: { approvedAt: number | null }) =>
    approvedAt !== null && at.now().getTime() - approvedAt < REFUNDABLE_MS
  const cancel = async () => {
    const reply = await subscriptions.cancel(who, { reason: 'x' }).catch(expected)
    if (reply) confirmed.push({ at: at.now(), providerIds: provider.subscriptions().map(({ id }) => id) })
  }
  if (what === 'checkout') await open(who, type, period)
  if (what === 'payCard') await payCards(who, period, choose(VERDICTS, pick))
  if (what === 'refused then good') await payCards(who, period, choose(Object.keys(REFUSED_CARDS), pick), 'approved')
  if (what === 'switch' || what === 'switch then cancel') await payCards(who, period, 'approved')
  if (what === 'double') await Promise.all([open(who, type, period), open(who, 'one_time', period)])
  if (what === 'hosted') {
    const subscriptionId = await open(who, 'subscription', period)
    const hosted = { subscriptionId: subscriptionId ?? '', payerEmail: who.email }
    if (subscriptionId) await subscriptions.paying.openHosted(who, hosted).catch(expected)
    const pending = choose(
      // The leftover of a refused card has no page to pay on.
      provider.subscriptions().filter(({ status, abandonedAt }) => status === 'pending' && !abandonedAt),
      pick,
    )
    if (pending) provider.act(pending.id, pick % 6 === 0 ? 'reject' : 'approve')
  }
  if (what === 'cancel' || what === 'switch then cancel') await cancel()
  if (what === 'withdraw') await subscriptions.withdraw(who).catch(expected)
  if (what === 'charged late') {
    provider.fault('ignored_cancel')
    await cancel()
  }
  if (what === 'pass' || what === 'charged late') at.setNow(new Date(at.now().getTime() + days * DAY_MS))
  if (what === 'long pass') at.setNow(new Date(at.now().getTime() + LONG_PASS_MS + days * DAY_MS))
  const pix = choose(
    payments.filter(({ status, method }) => status === 'pending' && method === 'pix'),
    pick,
  )
  if (what === 'payPix' && pix) provider.actOnPayment(pix.id, pick % 7 === 0 ? 'reject' : 'approve')
  const card = choose(at.charging(), pick)
  if (what === 'decline' && card) provider.act(card.id, pick % 3 === 0 ? 'accept-card' : 'decline-card')
  if (what === 'unpaid then paused' && card) {
    provider.act(card.id, 'decline-card')
    at.setNow(new Date(at.now().getTime() + days * DAY_MS))
    provider.catchUp()
  }
  if ((what === 'pause' || what === 'unpaid then paused') && card?.status === 'authorized')
    provider.act(card.id, 'pause')
  const asleep = choose(paused(), pick)
  if (what === 'resume' && asleep) provider.act(asleep.id, 'resume')
  const paid = choose(
    payments.filter((one) => one.status === 'approved' && young(one)),
    pick,
  )
  if (what === 'refund a part' && paid && paid.refunds.length === 0) {
    provider.actOnPayment(paid.id, 'refund', { amount: 1 + (pick % 5) })
  }
  if (what === 'refund' && paid) provider.actOnPayment(paid.id, 'refund')
  if (what === 'chargeback' && paid) provider.actOnPayment(paid.id, 'chargeback')
  const disputed = choose(
    payments.filter((one) => one.status === 'charged_back' && one.statusDetail === 'in_process' && young(one)),
    pick,
  )
  if (what === 'reimburse' && disputed) provider.actOnPayment(disputed.id, 'reimburse')
  provider.catchUp()
}

/** Delivers the provider's notifications badly. */
async function post(how: Step['post'], isDeaf: boolean): Promise<void> {
  if (how === 'none') return
  const waiting = at.provider
    .takeNotifications()
    .filter(({ topic }) => !(isDeaf || how === 'no subscriptions') || !topic.startsWith('subscription_'))
  const batch = how === 'lost' ? [] : how === 'half' ? waiting.slice(0, Math.ceil(waiting.length / 2)) : waiting
  const order = how === 'backwards' ? batch.toReversed() : batch
  for (const { topic, resourceId, body } of how === 'twice' ? [...order, ...order] : order) {
    await at.inbox.receive(delivery(topic, resourceId, { body }))
  }
  if (how !== 'no jobs') await at.hand.drain()
}

/** Reconciles with the provider until it agrees, as minutes and days would. */
async function settle(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    at.provider.catchUp()
    at.provider.takeNotifications()
    await at.db.deleteFrom('reconciliation_progress').execute()
    await at.subscriptions.reconcile()
    await at.subscriptions.tend()
    await at.subscriptions.turnDay()
    await at.hand.drain()
  }
}

/** The order that a payment belongs to: a charge of a subscription names no order, its subscription does. */
function orderOf({ externalReference, subscriptionId }: ReturnType<typeof at.provider.payments>[number]) {
  return externalReference ?? at.provider.subscriptions().find(({ id }) => id === subscriptionId)?.externalReference
}

/**
 * The provider's truth, and the wishes of the person that it does not know: which subscriptions were withdrawn from.
 */
async function truthOf(who: Who): Promise<ModelPayment[]> {
  const rows = await at.db.selectFrom('subscriptions').selectAll().where('user_id', '=', who.userId).execute()
  return at.provider.payments().flatMap((paid): ModelPayment[] => {
    const row = rows.find(({ id }) => id === orderOf(paid))
    const ours = paid.status === 'approved' || (paid.status === 'charged_back' && paid.statusDetail === 'reimbursed')
    if (!row || !ours || paid.approvedAt === null) return []
    const months = row.billing_period === 'annual' ? 12 : 1
    const approvedAt = new Date(paid.approvedAt)
    // A withdrawal takes back what is a week old at most; the years before stay used.
    if (row.withdrawal_requested_at && row.withdrawal_requested_at.getTime() - paid.approvedAt <= 7 * DAY_MS) return []
    return [{ id: paid.id, subscriptionId: row.id, months, approvedAt, renews: row.type === 'subscription' }]
  })
}

async function check(who: Who, confirmed: readonly Confirmed[]): Promise<void> {
  const truth = await truthOf(who)
  const end = paidUntil(truth)
  const profile = await at.db.selectFrom('profiles').selectAll().where('id', '=', who.userId).executeTakeFirstOrThrow()
  const now = at.now()
  if (!profile.subscription_provisional) expect(profile.subscription_end_date).toEqual(end)

  // Every payment of the truth has one period, and other payments have no period.
  const ledger = await at.db.selectFrom('payments').selectAll().where('user_id', '=', who.userId).execute()
  const bought = ledger.filter(({ period_end }) => period_end !== null)
  expect(bought.map((row) => row.provider_payment_id).toSorted()).toEqual(truth.map(({ id }) => id).toSorted())

  // Refunds are known to the centavo, each with its event.
  const atProvider = new Map(at.provider.payments().map((one) => [one.id, one]))
  const returns = await at.db.selectFrom('payment_returns').selectAll().where('kind', '=', 'refund').execute()
  for (const { provider_payment_id: id, refunded_cents } of ledger) {
    const back = (atProvider.get(id)?.refunds ?? []).reduce((sum, { amount }) => sum + amount, 0)
    expect(refunded_cents).toBe(back)
    const noted = returns.filter((one) => one.provider_payment_id === id)
    expect(noted.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(back)
  }

  // At most one subscription charges or could be resumed, and never one that the user ended or that lapsed unpaid.
  const standing = [...at.charging(), ...paused()]
  expect(standing.length).toBeLessThanOrEqual(1)
  for (const { externalReference } of standing) {
    const row = await at.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '=', externalReference ?? '')
      .executeTakeFirst()
    expect(row).toMatchObject({ cancellation_requested_at: null, withdrawal_requested_at: null, lapsed_at: null })
    const paid = [end, row?.authorized_at, row?.first_charge_at].map((moment) => moment?.getTime() ?? 0)
    expect(now.getTime() - Math.max(...paid)).toBeLessThanOrEqual(GRACE_MS)
  }

  // Subscriptions of an answered cancellation, or ended unpaid, have no later charge left, and no receipt of one.
  const rows = await at.db.selectFrom('subscriptions').selectAll().where('user_id', '=', who.userId).execute()
  const lapsed = rows.flatMap(({ lapsed_at, provider_id }) =>
    lapsed_at && provider_id ? [{ at: lapsed_at, providerIds: [provider_id] }] : [],
  )
  const late = at.provider
    .payments()
    .filter((one) =>
      [...confirmed, ...lapsed].some(
        ({ at: moment, providerIds }) =>
          one.approvedAt !== null &&
          one.approvedAt > moment.getTime() &&
          one.subscriptionId !== null &&
          providerIds.includes(one.subscriptionId),
      ),
    )
  expect(late.filter(({ status }) => status === 'approved' || status === 'in_mediation')).toEqual([])
  const mails = await at.db.selectFrom('subscription_reminders').selectAll().where('user_id', '=', who.userId).execute()
  const receipts = mails.filter(({ kind, about }) => kind === 'receipt' && late.some(({ id }) => id === about))
  expect(receipts).toEqual([])

  // A user who paid for today is premium; others without a charging subscription are not.
  const { plan } = await at.subscriptions.entitlementOf(who)
  if (end && end > now) expect(plan).toBe('premium')
  else if (standing.length === 0) expect(plan).toBe('gratuito')
}

/** Steps in which days go by. */
const PASSING: ReadonlySet<Step['what']> = new Set(['pass', 'long pass', 'charged late', 'unpaid then paused'])

async function empty(): Promise<void> {
  await database.pool.query(
    'truncate payments, subscriptions, premium_decisions, webhook_inbox, payment_monitoring, subscription_reminders, payment_alerts, reconciliation_progress cascade',
  )
  at.hand.waiting.splice(0)
  at.provider.reset()
}

it('after the reconciliation everything is as the provider has it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 6, maxLength: 24 }),
      fc.boolean(),
      KIND,
      async (steps, isDeaf, kind) => {
        await empty()
        at.provider.heal(kind)
        const who = await at.person()
        const confirmed: Confirmed[] = []
        for (const one of steps) {
          // The night before an uneventful year.
          if (one.what === 'long pass') await settle(1)
          // Refused are the lists: a refused order is no fault but an answer.
          if (one.fault) at.provider.fault(one.fault, one.times, one.fault === 'error_400' ? 'search' : null)
          await act(who, one, confirmed)
          at.provider.heal(kind)
          // Of some people no notification of a subscription ever comes.
          await post(one.post, isDeaf)
          // The upkeep runs every few minutes; what waits for the night is not waited for.
          await at.subscriptions.tend()
          if (PASSING.has(one.what)) await settle(1)
        }
        await settle(4)
        await check(who, confirmed)
      },
    ),
    { ...SEED, numRuns: RUNS, interruptAfterTimeLimit: RUN_FOR_MS, markInterruptAsFailure: IS_ASKED },
  )
}, 14_500_000)

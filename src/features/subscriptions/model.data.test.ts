import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { type ModelPayment, paidUntil } from '../../../tests/factories/model.ts'
import { strictWorldOn } from '../../../tests/factories/strict-world.ts'
import { delivery } from '../../../tests/factories/subscriptions.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { DAY_MS } from '../../platform/time.ts'

const database = await testDatabase()
/** Period in which the provider refunds. */
const REFUNDABLE_MS = 150 * DAY_MS
/** Sequences; each is some twenty steps against a real database and the strict sandbox over HTTP. */
const RUNS = Number(process.env.MODEL_SEQUENCES ?? 20)
/** A slow machine runs fewer of them, unless a number was asked for; time to shrink a failure (ms). */
const RUN_FOR_MS = process.env.MODEL_SEQUENCES ? 14_400_000 : 50_000

const at = await strictWorldOn(database)
afterAll(() => at.close())
type Who = typeof at.who

/** What happens in one step; `pick` chooses among what is there. */
const step = fc.record({
  what: fc.constantFrom(
    ...(['checkout', 'payPix', 'payPix', 'payCard', 'payCard', 'payCard', 'hosted', 'switch'] as const),
    ...(['decline', 'refund', 'chargeback', 'reimburse', 'cancel', 'cancel', 'withdraw', 'pass', 'pass'] as const),
    ...(['switch then cancel', 'double'] as const),
  ),
  pick: fc.nat(1_000),
  days: fc.integer({ min: 1, max: 35 }),
  type: fc.constantFrom('subscription', 'one_time') as fc.Arbitrary<'subscription' | 'one_time'>,
  period: fc.constantFrom('monthly', 'annual') as fc.Arbitrary<'monthly' | 'annual'>,
  /** What goes wrong during the step, and is well again after it. */
  fault: fc.constantFrom(null, null, null, 'ignored_cancel', 'error_500', 'lost_answer', 'error_429') as fc.Arbitrary<
    'ignored_cancel' | 'error_500' | 'lost_answer' | 'error_429' | null
  >,
  times: fc.constantFrom(1, 2, 3, null),
  /** What becomes of the notifications that wait, and of the jobs. */
  post: fc.constantFrom('all', 'twice', 'backwards', 'none', 'no jobs', 'half', 'lost', 'no subscriptions'),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function choose<T>(list: readonly T[], pick: number): T | undefined {
  return list[pick % Math.max(1, list.length)]
}

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

async function payCard(who: Who, period: Step['period'], verdict = 'approved'): Promise<void> {
  const subscriptionId = await open(who, 'subscription', period)
  if (!subscriptionId) return
  const order = { subscriptionId, cardToken: at.provider.cardToken(verdict), payerEmail: who.email }
  await at.subscriptions.paying.payByCard(who, order).catch(expected)
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
  if (what === 'payCard') await payCard(who, period, pick % 5 === 0 ? 'cc_rejected_other_reason' : 'approved')
  if (what === 'switch' || what === 'switch then cancel') await payCard(who, period)
  if (what === 'double') await Promise.all([open(who, type, period), open(who, 'one_time', period)])
  if (what === 'hosted') {
    const subscriptionId = await open(who, 'subscription', period)
    const hosted = { subscriptionId: subscriptionId ?? '', payerEmail: who.email }
    if (subscriptionId) await subscriptions.paying.openHosted(who, hosted).catch(expected)
    const pending = choose(
      provider.subscriptions().filter(({ status }) => status === 'pending'),
      pick,
    )
    if (pending) provider.act(pending.id, pick % 6 === 0 ? 'reject' : 'approve')
  }
  if (what === 'cancel' || what === 'switch then cancel') await cancel()
  if (what === 'withdraw') await subscriptions.withdraw(who).catch(expected)
  if (what === 'pass') at.setNow(new Date(at.now().getTime() + days * DAY_MS))
  const pix = choose(
    payments.filter(({ status, method }) => status === 'pending' && method === 'pix'),
    pick,
  )
  if (what === 'payPix' && pix) provider.actOnPayment(pix.id, pick % 7 === 0 ? 'reject' : 'approve')
  const card = choose(at.charging(), pick)
  if (what === 'decline' && card) provider.act(card.id, pick % 3 === 0 ? 'accept-card' : 'decline-card')
  const paid = choose(
    payments.filter((one) => one.status === 'approved' && young(one)),
    pick,
  )
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

/** Compares with the provider until nothing is left to do, as the minutes and days would. */
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

/**
 * The provider's truth, and the wishes of the person that it does not know: which subscriptions were withdrawn from.
 */
async function truthOf(who: Who): Promise<ModelPayment[]> {
  const rows = await at.db.selectFrom('subscriptions').selectAll().where('user_id', '=', who.userId).execute()
  return at.provider.payments().flatMap((paid): ModelPayment[] => {
    const row = rows.find(({ id }) => id === paid.externalReference)
    const ours = paid.status === 'approved' || (paid.status === 'charged_back' && paid.statusDetail === 'reimbursed')
    if (!row || !ours || paid.approvedAt === null || row.withdrawal_requested_at) return []
    const months = row.billing_period === 'annual' ? 12 : 1
    const approvedAt = new Date(paid.approvedAt)
    return [{ id: paid.id, subscriptionId: row.id, months, approvedAt, renews: row.type === 'subscription' }]
  })
}

async function check(who: Who, confirmed: readonly Confirmed[]): Promise<void> {
  const truth = await truthOf(who)
  const end = paidUntil(truth)
  const profile = await at.db.selectFrom('profiles').selectAll().where('id', '=', who.userId).executeTakeFirstOrThrow()
  const now = at.now()
  if (!profile.subscription_provisional) expect(profile.subscription_end_date).toEqual(end)

  // Every payment of the truth has its period once, and nothing else has one.
  const ledger = await at.db.selectFrom('payments').selectAll().where('user_id', '=', who.userId).execute()
  const bought = ledger.filter(({ period_end }) => period_end !== null)
  expect(bought.map((row) => row.provider_payment_id).toSorted()).toEqual(truth.map(({ id }) => id).toSorted())

  // Never two subscriptions that charge, and none that the person ended.
  expect(at.charging().length).toBeLessThanOrEqual(1)
  for (const { externalReference } of at.charging()) {
    const row = await at.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '=', externalReference ?? '')
      .executeTakeFirst()
    expect(row).toMatchObject({ cancellation_requested_at: null, withdrawal_requested_at: null, lapsed_at: null })
  }

  // What was there when a cancellation was answered is never charged again.
  const late = at.provider
    .payments()
    .filter((one) =>
      confirmed.some(
        ({ at: moment, providerIds }) =>
          one.approvedAt !== null &&
          one.approvedAt > moment.getTime() &&
          one.subscriptionId !== null &&
          providerIds.includes(one.subscriptionId),
      ),
    )
  expect(late).toEqual([])

  // A person who paid for today is premium, and nobody else who is not being charged.
  const { plan } = await at.subscriptions.entitlementOf(who)
  if (end && end > now) expect(plan).toBe('premium')
  else if (at.charging().length === 0) expect(plan).toBe('gratuito')
}

async function empty(): Promise<void> {
  await database.pool.query(
    'truncate payments, subscriptions, premium_decisions, webhook_inbox, payment_monitoring, subscription_reminders, payment_alerts, reconciliation_progress',
  )
  at.hand.waiting.splice(0)
  at.provider.reset()
}

it('after the reconciliation everything is as the provider has it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), fc.boolean(), async (steps, isDeaf) => {
      await empty()
      const who = await at.person()
      const confirmed: Confirmed[] = []
      for (const one of steps) {
        if (one.fault) at.provider.fault(one.fault, one.times)
        await act(who, one, confirmed)
        at.provider.heal()
        // Of some people no notification of a subscription ever comes.
        await post(one.post, isDeaf)
        // The upkeep runs every few minutes; what waits for the night is not waited for.
        await at.subscriptions.tend()
        if (one.what === 'pass') await settle(1)
      }
      await settle(4)
      await check(who, confirmed)
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: RUN_FOR_MS },
  )
}, 14_500_000)

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ModelPayment, paidUntil } from '../../../tests/factories/model.ts'
import { delivery, subscriptionsOn } from '../../../tests/factories/subscriptions.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { DAY_MS } from '../../platform/time.ts'

const database = await testDatabase()
/** Period in which the provider refunds. */
const REFUNDABLE_MS = 150 * DAY_MS
/** Sequences; each is some twenty steps against a real database. */
const RUNS = 40
/** A slow machine runs fewer of them; time to shrink a failure (ms). */
const RUN_FOR_MS = 50_000

type World = Awaited<ReturnType<typeof subscriptionsOn>>
type Who = Awaited<ReturnType<World['person']>>

/** What happens in one step; `pick` chooses among what is there. */
const step = fc.record({
  what: fc.constantFrom(
    ...(['checkout', 'checkout', 'payPix', 'payPix', 'authorize', 'authorize', 'charge', 'charge', 'charge'] as const),
    ...(['reject', 'refund', 'chargeback', 'reimburse', 'cancel', 'withdraw', 'pass', 'pass', 'deliver'] as const),
  ),
  pick: fc.nat(1_000),
  days: fc.integer({ min: 1, max: 35 }),
  type: fc.constantFrom('subscription', 'one_time') as fc.Arbitrary<'subscription' | 'one_time'>,
  period: fc.constantFrom('monthly', 'annual') as fc.Arbitrary<'monthly' | 'annual'>,
  /** What becomes of the notifications that wait. */
  post: fc.constantFrom('all', 'twice', 'backwards', 'none', 'half', 'lost'),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function choose<T>(list: readonly T[], pick: number): T | undefined {
  return list[pick % Math.max(1, list.length)]
}

async function act(at: World, who: Who, { what, pick, days, type, period }: Step): Promise<void> {
  const { provider, subscriptions } = at
  const payments = [...provider.payments.values()]
  const cards = [...provider.subscriptions.values()]
  const young = ({ approvedAt }: { approvedAt: Date | null }) =>
    approvedAt !== null && at.now().getTime() - approvedAt.getTime() < REFUNDABLE_MS
  const approved = payments.filter((one) => one.status === 'approved' && young(one))
  const expected = (error: unknown) => {
    if (!(error instanceof Error) || !('code' in error)) throw error
  }
  if (what === 'checkout') await subscriptions.startCheckout(who, { type, period }).catch(expected)
  if (what === 'cancel') await subscriptions.cancel(who, { reason: 'x' }).catch(expected)
  if (what === 'withdraw') await subscriptions.withdraw(who).catch(expected)
  if (what === 'pass') at.setNow(new Date(at.now().getTime() + days * DAY_MS))
  const open = choose(
    payments.filter(({ status }) => status === 'pending'),
    pick,
  )
  if (what === 'payPix' && open) provider.changePayment(open.id, { status: 'approved' })
  if (what === 'reject' && open) provider.changePayment(open.id, { status: 'rejected' })
  const pending = choose(
    cards.filter(({ status }) => status === 'pending'),
    pick,
  )
  if (what === 'authorize' && pending) provider.changeSubscription(pending.id, 'authorized')
  const charging = choose(
    cards.filter(({ status }) => status === 'authorized'),
    pick,
  )
  if (what === 'charge' && charging) provider.charge(charging.id, pick % 4 !== 0)
  const one = choose(approved, pick)
  if (what === 'refund' && one) provider.changePayment(one.id, { status: 'refunded', refundedCents: one.amountCents })
  if (what === 'chargeback' && one)
    provider.changePayment(one.id, { status: 'charged_back', statusDetail: 'in_process' })
  const disputed = choose(
    payments.filter((paid) => paid.status === 'charged_back' && young(paid)),
    pick,
  )
  if (what === 'reimburse' && disputed) provider.changePayment(disputed.id, { statusDetail: 'reimbursed' })
}

/** Delivers the provider's notifications badly. */
async function post(at: World, how: Step['post']): Promise<void> {
  const waiting = at.provider.notifications
  const count = how === 'half' ? Math.ceil(waiting.length / 2) : how === 'none' ? 0 : waiting.length
  const batch = waiting.splice(0, count)
  if (how === 'lost') return
  const order = how === 'backwards' ? batch.toReversed() : batch
  for (const { topic, resourceId } of how === 'twice' ? [...order, ...order] : order) {
    await at.inbox.receive(delivery(topic, resourceId))
  }
  await at.hand.drain()
}

/** Compares with the provider until nothing is left to do, as the days would. */
async function settle(at: World): Promise<void> {
  for (let round = 0; round < 4; round++) {
    at.provider.notifications.splice(0)
    await at.subscriptions.reconcile()
    await at.hand.drain()
  }
}

/**
 * The provider's truth, and the wishes of the person that it does not know: which subscriptions were withdrawn from.
 */
async function truthOf(at: World, who: Who): Promise<ModelPayment[]> {
  const rows = await at.db.selectFrom('subscriptions').selectAll().where('user_id', '=', who.userId).execute()
  return [...at.provider.payments.values()].flatMap((paid): ModelPayment[] => {
    const row = rows.find(({ id }) => id === paid.reference)
    const ours = paid.status === 'approved' || (paid.status === 'charged_back' && paid.statusDetail === 'reimbursed')
    if (!row || !ours || !paid.approvedAt || row.withdrawal_requested_at) return []
    const months = row.billing_period === 'annual' ? 12 : 1
    return [
      { id: paid.id, subscriptionId: row.id, months, approvedAt: paid.approvedAt, renews: row.type === 'subscription' },
    ]
  })
}

async function check(at: World, who: Who): Promise<void> {
  const truth = await truthOf(at, who)
  const end = paidUntil(truth)
  const profile = await at.db.selectFrom('profiles').selectAll().where('id', '=', who.userId).executeTakeFirstOrThrow()
  const now = at.now()
  if (!profile.subscription_provisional) expect(profile.subscription_end_date).toEqual(end)

  // Every payment of the truth has its period once, and nothing else has one.
  const ledger = await at.db.selectFrom('payments').selectAll().where('user_id', '=', who.userId).execute()
  const bought = ledger.filter(({ period_end }) => period_end !== null)
  expect(bought.map((row) => row.provider_payment_id).toSorted()).toEqual(truth.map(({ id }) => id).toSorted())

  // Never two subscriptions that charge, and none that the person ended.
  const charging = [...at.provider.subscriptions.values()].filter(({ status }) => status === 'authorized')
  expect(charging.length).toBeLessThanOrEqual(1)
  for (const { reference } of charging) {
    const row = await at.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '=', reference ?? '')
      .executeTakeFirst()
    expect(row).toMatchObject({ cancellation_requested_at: null, withdrawal_requested_at: null })
  }

  // A person who paid for today is premium.
  const { plan } = await at.subscriptions.entitlementOf(who)
  if (end && end > now) expect(plan).toBe('premium')
  else if (charging.length === 0) expect(plan).toBe('gratuito')
}

async function empty(): Promise<void> {
  await database.pool.query(
    'truncate payments, subscriptions, premium_decisions, webhook_inbox, payment_monitoring, subscription_reminders, payment_alerts',
  )
}

it('after the reconciliation everything is as the provider has it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
      await empty()
      const at = await subscriptionsOn(database)
      const who = await at.person()
      for (const one of steps) {
        await act(at, who, one)
        await post(at, one.post)
        if (one.what === 'pass') await settle(at)
      }
      await settle(at)
      await check(at, who)
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: RUN_FOR_MS },
  )
}, 180_000)

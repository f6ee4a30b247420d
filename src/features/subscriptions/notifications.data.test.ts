import { describe, expect, it } from 'vitest'
import { delivery, subscriptionsOn, WEBHOOK_SECRET } from '../../../tests/factories/subscriptions.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { GatewayError, type ProviderPayment } from '../payments/gateway/schema.ts'
import { createInbox } from '../payments/inbox/service.server.ts'

const database = await testDatabase()
const at = await subscriptionsOn(database)

/** A person with a PIX code that waits to be paid. */
async function waiting() {
  const who = await at.person()
  await at.subscriptions.startCheckout(who, { type: 'one_time', period: 'monthly' })
  const id = [...at.provider.payments.keys()].at(-1) ?? ''
  at.provider.notifications.splice(0)
  return { who, id, reference: at.provider.payments.get(id)?.reference ?? '' }
}

async function paid() {
  const one = await waiting()
  at.provider.changePayment(one.id, { status: 'approved' })
  at.provider.notifications.splice(0)
  return one
}

const planOf = async (userId: string) => (await at.subscriptions.entitlementOf(userId)).plan
const endOf = async (userId: string) => (await at.subscriptions.entitlementOf(userId)).subscriptionEnd?.toISOString()
const ledgerOf = (userId: string) => at.db.selectFrom('payments').selectAll().where('user_id', '=', userId).execute()
const listed = (id: string) =>
  at.db.selectFrom('payment_monitoring').selectAll().where('payment_id', '=', id).executeTakeFirst()
const inboxOf = (id: string) => at.db.selectFrom('webhook_inbox').selectAll().where('resource_id', '=', id).execute()
const A_MONTH_LATER = /^2026-02-28T15:00/

describe('one notification', () => {
  it('delivered 200 times at once is applied once', async () => {
    const { who, id } = await paid()
    const same = delivery('payment', id)
    const copies = Array.from({ length: 100 }, () => same)
    const others = Array.from({ length: 100 }, () => delivery('payment', id))
    await Promise.all([...copies, ...others].map((one) => at.inbox.receive(one)))
    expect(await inboxOf(id)).toHaveLength(101)
    await Promise.all([at.hand.drain(), at.hand.drain(), at.hand.drain(), at.hand.drain()])
    expect(await ledgerOf(who.userId)).toHaveLength(1)
    expect(await endOf(who.userId)).toMatch(A_MONTH_LATER)
    expect((await inboxOf(id)).filter(({ processed_at }) => !processed_at)).toEqual([])
  })

  it('whose first description arrives after a newer one does not bring the old state back', async () => {
    const { who, id } = await paid()
    const { getPayment } = at.provider.gateway
    const old = { ...(at.provider.payments.get(id) as ProviderPayment) }
    at.provider.changePayment(id, { status: 'refunded', refundedCents: 1190 })
    await at.deliver()
    at.provider.gateway.getPayment = async () => old
    await at.inbox.receive(delivery('payment', id))
    await at.hand.drain()
    at.provider.gateway.getPayment = getPayment
    expect(await planOf(who.userId)).toBe('gratuito')
    expect(await ledgerOf(who.userId)).toMatchObject([{ status: 'refunded' }])
  })
})

it('one job handles what came in beside its own', async () => {
  const both = [await paid(), await paid()]
  await at.hand.drain()
  for (const { id } of both) await at.inbox.receive(delivery('payment', id))
  at.hand.waiting.splice(1)
  await at.hand.drain()
  expect(await Promise.all(both.map(({ who }) => planOf(who.userId)))).toEqual(['premium', 'premium'])
})

it('what comes in while earlier ones are handled is handled without waiting for the queue', async () => {
  const first = Promise.withResolvers<void>()
  const handled: string[] = []
  const inbox = createInbox({ db: at.db, jobs: at.hand.jobs, clock: at.now, webhookSecret: WEBHOOK_SECRET })
  inbox.handleAtOnce({
    stuck: async () => {},
    async handle({ id }) {
      handled.push(id)
      if (handled.length === 1) await first.promise
    },
  })
  await inbox.receive(delivery('payment', '700100200301'))
  await expect.poll(() => handled).toEqual(['700100200301'])
  await inbox.receive(delivery('payment', '700100200302'))
  first.resolve()
  await expect.poll(() => handled).toEqual(['700100200301', '700100200302'])
  at.hand.waiting.splice(0)
})

describe('a process that dies', () => {
  it('after storing: what lost its job is found again', async () => {
    const { who, id } = await paid()
    await at.inbox.receive(delivery('payment', id))
    at.hand.waiting.splice(0)
    at.setNow(new Date(at.now().getTime() + 2 * 3_600_000))
    await at.inbox.resend()
    await at.hand.drain()
    expect(await planOf(who.userId)).toBe('premium')
  })

  it('after fetching, before applying: tried again', async () => {
    const { who, id } = await paid()
    const broken = new Error('the process was killed')
    await at.inbox.receive(delivery('payment', id))
    const [row] = await inboxOf(id)
    const dying = { handle: () => Promise.reject(broken), stuck: async () => {} }
    await expect(at.inbox.process(row?.id ?? 0, dying)).rejects.toBe(broken)
    expect(await inboxOf(id)).toMatchObject([{ attempts: 1, processed_at: null, last_error: 'the process was killed' }])
    await at.hand.drain()
    expect(await planOf(who.userId)).toBe('premium')
  })

  it('after applying, before noting it: applied again, which changes nothing', async () => {
    const { who, id } = await paid()
    await at.inbox.receive(delivery('payment', id))
    await at.hand.drain()
    const end = await endOf(who.userId)
    await at.db.updateTable('webhook_inbox').set({ processed_at: null }).where('resource_id', '=', id).execute()
    const [row] = await inboxOf(id)
    await at.subscriptions.handleNotification(row?.id ?? 0)
    expect(await endOf(who.userId)).toBe(end)
    expect(await ledgerOf(who.userId)).toHaveLength(1)
  })
})

describe('a provider with bad days', () => {
  it.each([
    ['500', new GatewayError('unavailable', 500, 'x')],
    ['429', new GatewayError('unavailable', 429, 'x')],
    ['an unreadable answer', new GatewayError('unavailable', null, 'x')],
    ['refused credentials', new GatewayError('misconfigured', 401, 'x')],
  ])('%s: the notification waits until it is well', async (_name, error) => {
    const { who, id } = await paid()
    at.provider.failNext(error, 'getPayment', 3)
    await at.inbox.receive(delivery('payment', id))
    expect(await at.hand.drain()).toHaveLength(3)
    expect(await planOf(who.userId)).toBe('premium')
  })

  it('that lasts tells an administrator once', async () => {
    await at.person({ role: 'admin' })
    const { id } = await paid()
    at.provider.failNext(new GatewayError('unavailable', 500, 'x'), 'getPayment', 7)
    await at.inbox.receive(delivery('payment', id))
    await at.hand.drain()
    const alerts = await at.db
      .selectFrom('payment_alerts')
      .selectAll()
      .where('kind', '=', 'notification_stuck')
      .execute()
    expect(alerts).toHaveLength(1)
  })

  it('and a webhook that never came: the reconciliation finds it', async () => {
    const { who } = await paid()
    at.provider.failNext(new GatewayError('unavailable', 500, 'x'), 'paymentsOf')
    await at.subscriptions.reconcile().catch(() => {})
    await at.subscriptions.reconcile()
    expect(await planOf(who.userId)).toBe('premium')
  })
})

describe('what changes nothing, and leaves a trace', () => {
  it.each<[string, Partial<ProviderPayment>, RegExp]>([
    ['another collector', { collectorId: '666' }, /outra conta/],
    ['another currency', { currency: 'ARS' }, /moeda/],
    ['one centavo less', { amountCents: 1189 }, /valor/],
    ['more than the price', { amountCents: 119_000 }, /valor/],
  ])('%s', async (_name, wrong, message) => {
    const { who, id } = await waiting()
    at.provider.changePayment(id, { status: 'approved', ...wrong })
    await at.deliver()
    expect(await planOf(who.userId)).toBe('gratuito')
    expect(await ledgerOf(who.userId)).toEqual([])
    expect(await listed(id)).toMatchObject({ status: 'error', error_message: expect.stringMatching(message) })
    expect(await at.db.selectFrom('payment_alerts').selectAll().where('about', '=', id).execute()).toHaveLength(1)
  })

  it.each([null, 'pedido-77', 'c3f8f6c2-7a55-4a57-9f7e-0b8a1e0f1a33'])(
    'the unknown reference %s',
    async (reference) => {
      const id = at.provider.addPayment({ status: 'approved', reference })
      await at.deliver()
      expect(await listed(id)).toMatchObject({ status: 'error', error_message: expect.stringMatching(/referência/) })
    },
  )

  it('a card that was only tried out', async () => {
    const { who, reference } = await waiting()
    const id = at.provider.addPayment({ status: 'approved', reference, operationType: 'card_validation' })
    await at.deliver()
    expect([await planOf(who.userId), await listed(id)]).toEqual(['gratuito', undefined])
  })

  it('something the provider does not know', async () => {
    await at.inbox.receive(delivery('payment', '424242'))
    expect(await at.hand.drain()).toEqual([])
    expect(await inboxOf('424242')).toMatchObject([{ processed_at: expect.any(Date) }])
  })

  it('a payment that was refused, or waits', async () => {
    const { who, id } = await waiting()
    for (const [status, shown] of [
      ['in_process', 'pending'],
      ['rejected', 'error'],
      ['on_the_moon', 'on_the_moon'],
    ] as const) {
      at.provider.changePayment(id, { status })
      await at.deliver()
      expect(await listed(id)).toMatchObject({ status: shown })
    }
    expect(await planOf(who.userId)).toBe('gratuito')
  })
})

describe('what needs a person', () => {
  it.each([
    ['a dispute', { status: 'in_mediation' }, 'in_mediation', 'premium'],
    ['half of it given back', { status: 'approved', refundedCents: 500 }, 'partially_refunded', 'premium'],
    ['a chargeback', { status: 'charged_back', statusDetail: 'in_process' }, 'charged_back', 'gratuito'],
  ] as const)('%s', async (_name, change, kind, plan) => {
    const { who, id } = await paid()
    await at.inbox.receive(delivery('payment', id))
    at.provider.changePayment(id, change)
    await at.deliver()
    expect(await planOf(who.userId)).toBe(plan)
    const alerts = await at.db.selectFrom('payment_alerts').select('kind').where('about', '=', id).execute()
    expect(alerts).toEqual([{ kind }])
  })

  it('a chargeback notification names its payment', async () => {
    const { who, id } = await paid()
    const body = JSON.stringify({
      type: 'topic_chargebacks_wh',
      data: { id: '217000061680860000', payment_id: Number(id) },
    })
    await at.inbox.receive(delivery('topic_chargebacks_wh', '217000061680860000', { body }))
    await at.hand.drain()
    expect(await planOf(who.userId)).toBe('premium')
  })
})

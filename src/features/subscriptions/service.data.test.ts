import { describe, expect, it } from 'vitest'
import { outcome, payPix, subscribe, type World, worldOn } from '../../../tests/factories/subscribing.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { DAY_MS } from '../../platform/time.ts'
import { GatewayError } from '../payments/gateway/schema.ts'

const database = await testDatabase()
const away = () => new GatewayError('unavailable', 500, 'away')

const world = () => worldOn(database)
const pass = (at: World, ms: number) => at.setNow(new Date(at.now().getTime() + ms))
describe('by card', () => {
  it('becomes active with the first charge, until a month later', async () => {
    const at = await world()
    await subscribe(at, at.who)
    expect(await at.subscriptions.summaryOf(at.who)).toMatchObject({
      hasActiveSubscription: true,
      plan: 'premium',
      billingPeriod: 'monthly',
      subscriptionStatus: 'active',
      type: 'subscription',
      nextCharge: { amountCents: 1190 },
    })
    expect((await at.subscriptions.summaryOf(at.who)).subscriptionEnd).toMatch(/^2026-02-28T15:00/)
    const rows = await at.db.selectFrom('payment_monitoring').selectAll().where('user_id', '=', at.who.userId).execute()
    expect(rows.map(({ status, amount }) => [status, amount]).sort()).toEqual([
      ['approved', '11.90'],
      ['success', '11.90'],
    ])
  })

  it('is active for 72 hours while the first charge waits, once', async () => {
    const at = await world()
    const { id } = await subscribe(at, at.who, 'monthly', false)
    expect((await at.subscriptions.entitlementOf(at.who)).plan).toBe('premium')
    pass(at, 3 * DAY_MS + 1_000)
    expect((await at.subscriptions.entitlementOf(at.who)).plan).toBe('gratuito')
    at.provider.changeSubscription(id, 'cancelled')
    await at.deliver()
    await subscribe(at, at.who, 'monthly', false)
    expect((await at.subscriptions.entitlementOf(at.who)).plan).toBe('gratuito')
  })

  it('keeps 10 days while a renewal fails, tells once, and expires', async () => {
    const at = await world()
    const { id } = await subscribe(at, at.who)
    at.setNow(new Date('2026-02-28T16:00:00.000Z'))
    at.provider.charge(id, false)
    at.provider.charge(id, false)
    await at.deliver()
    expect(at.outbox.filter(({ subject }) => subject.startsWith('Não conseguimos renovar'))).toHaveLength(1)
    expect((await at.subscriptions.entitlementOf(at.who)).plan).toBe('premium')
    pass(at, 10 * DAY_MS)
    expect(await at.subscriptions.entitlementOf(at.who)).toMatchObject({ plan: 'gratuito', status: 'expired' })
  })

  it('loses no day to short months, nor to a renewal that comes late', async () => {
    const at = await world()
    const { id } = await subscribe(at, at.who)
    at.setNow(new Date('2026-03-03T12:00:00.000Z'))
    at.provider.charge(id, true)
    await at.deliver()
    expect((await at.subscriptions.summaryOf(at.who)).subscriptionEnd).toMatch(/^2026-03-31T15:00/)
  })

  it('cancelled keeps access until the end, and the provider charges no more', async () => {
    const at = await world()
    const { id } = await subscribe(at, at.who)
    const reply = await at.subscriptions.cancel(at.who, { reason: 'acabou o ano letivo' })
    expect(reply).toMatchObject({
      subscriptionStatus: 'cancelled',
      subscriptionEnd: expect.stringMatching(/^2026-02-28/),
    })
    expect(at.provider.subscriptions.get(id)?.status).toBe('cancelled')
    expect(await at.subscriptions.cancel(at.who, {})).toEqual(reply)
    at.setNow(new Date('2026-02-28T15:00:01.000Z'))
    await at.subscriptions.turnDay()
    const profile = await at.db.selectFrom('profiles').selectAll().where('id', '=', at.who.userId).executeTakeFirst()
    expect(profile).toMatchObject({ plan: 'gratuito', subscription_status: 'expired' })
    const row = await at.db.selectFrom('subscriptions').selectAll().where('provider_id', '=', id).executeTakeFirst()
    expect(row).toMatchObject({ cancellation_reason: 'acabou o ano letivo' })
  })

  it('is cancelled here at once, and at the provider as soon as it listens', async () => {
    const at = await world()
    const { id } = await subscribe(at, at.who)
    at.provider.failNext(away(), 'cancelSubscription', 2)
    expect((await at.subscriptions.cancel(at.who, {})).subscriptionStatus).toBe('cancelled')
    expect(at.provider.subscriptions.get(id)?.status).toBe('authorized')
    await at.deliver()
    expect(at.provider.subscriptions.get(id)?.status).toBe('cancelled')
  })

  it('does not believe a cancellation without effect, and tells an administrator', async () => {
    const at = await world()
    await at.person({ role: 'admin', email: 'equipe@example.com' })
    const { id } = await subscribe(at, at.who)
    const [{ id: own = '' } = {}] = await at.db
      .selectFrom('subscriptions')
      .select('id')
      .where('provider_id', '=', id)
      .execute()
    at.provider.ignoreCancellations(true)
    await at.subscriptions.cancel(at.who, {})
    expect((await at.hand.drain(3)).length).toBeGreaterThan(2)
    await at.subscriptions.tend()
    await at.hand.drain()
    expect(
      at.outbox.filter(
        ({ subject, to, text }) => to === 'equipe@example.com' && /não cancela/.test(subject) && text.includes(own),
      ),
    ).toHaveLength(1)
    at.provider.ignoreCancellations(false)
    await at.subscriptions.tend()
    expect(at.provider.subscriptions.get(id)?.status).toBe('cancelled')
  })

  it('a chargeback takes the period and the subscription; won back, the period is there again', async () => {
    const at = await world()
    const { id, paymentId } = await subscribe(at, at.who)
    at.provider.changePayment(paymentId, { status: 'charged_back', statusDetail: 'in_process' })
    await at.deliver()
    expect((await at.subscriptions.entitlementOf(at.who)).plan).toBe('gratuito')
    expect(at.provider.subscriptions.get(id)?.status).toBe('cancelled')
    at.provider.changePayment(paymentId, { status: 'charged_back', statusDetail: 'reimbursed' })
    await at.deliver()
    expect(await at.subscriptions.entitlementOf(at.who)).toMatchObject({ plan: 'premium', status: 'cancelled' })
  })
})

describe('by PIX', () => {
  it('is premium until the end, and nothing renews', async () => {
    const at = await world()
    await payPix(at, at.who, 'annual')
    expect(await at.subscriptions.summaryOf(at.who)).toMatchObject({
      subscriptionStatus: 'one_time_active',
      type: 'one_time',
      billingPeriod: 'annual',
      nextCharge: null,
      subscriptionEnd: expect.stringMatching(/^2027-01-31/),
    })
    expect(await outcome(at.subscriptions.cancel(at.who, {}))).toBe('nothing_to_cancel')
  })

  it('is reminded 3 days before the end, once, and can be paid again without losing a day', async () => {
    const at = await world()
    await payPix(at, at.who)
    at.setNow(new Date('2026-02-25T16:00:00.000Z'))
    await at.subscriptions.turnDay()
    await at.subscriptions.turnDay()
    await at.hand.drain()
    const mails = at.outbox.filter(({ subject }) => subject.includes('termina em 28 de fevereiro de 2026'))
    expect(mails.map(({ to }) => to)).toEqual([at.who.email])
    await payPix(at, at.who)
    expect((await at.subscriptions.summaryOf(at.who)).subscriptionEnd).toMatch(/^2026-03-31/)
  })
})

describe('withdrawal', () => {
  it('within 7 days gives the money back and ends premium at once', async () => {
    const at = await world()
    const { id, paymentId } = await subscribe(at, at.who, 'annual')
    pass(at, 6 * DAY_MS)
    expect(await at.subscriptions.withdraw(at.who)).toEqual({
      refund: 'refunded',
      amountCents: 9990,
      subscriptionStatus: 'inactive',
      subscriptionEnd: null,
    })
    expect(at.provider.payments.get(paymentId)?.status).toBe('refunded')
    expect(at.provider.subscriptions.get(id)?.status).toBe('cancelled')
    await at.deliver()
    expect((await at.subscriptions.entitlementOf(at.who)).plan).toBe('gratuito')
    expect((await at.subscriptions.receiptsOf(at.who)).map(({ status }) => status)).toEqual(['refunded'])
    expect(await outcome(at.subscriptions.withdraw(at.who))).toBe('not_withdrawable')
  })

  it('goes on by itself when the provider is away', async () => {
    const at = await world()
    const paymentId = await payPix(at, at.who)
    at.provider.failNext(away(), 'refund')
    expect((await at.subscriptions.withdraw(at.who)).refund).toBe('processing')
    expect((await at.subscriptions.entitlementOf(at.who)).plan).toBe('gratuito')
    await at.deliver()
    expect(at.provider.payments.get(paymentId)?.status).toBe('refunded')
  })

  it('that the provider refuses is taken back, and an administrator is notified', async () => {
    const at = await world()
    await at.person({ role: 'admin' })
    await payPix(at, at.who)
    at.provider.failNext(new GatewayError('refused', 400, 'no balance'), 'refund')
    expect(await outcome(at.subscriptions.withdraw(at.who))).toBe('refund_refused')
    await at.hand.drain()
    expect((await at.subscriptions.entitlementOf(at.who)).plan).toBe('premium')
    expect(at.outbox.some(({ subject }) => /não devolve/.test(subject))).toBe(true)
  })

  it('is too late after 7 days', async () => {
    const at = await world()
    await payPix(at, at.who)
    pass(at, 7 * DAY_MS + 60_000)
    expect(await outcome(at.subscriptions.withdraw(at.who))).toBe('not_withdrawable')
  })
})

describe('what administrators decide', () => {
  it('a grant survives recomputation, and a payment starts where it ends', async () => {
    const at = await world()
    const admin = (await at.person({ role: 'admin' })) as Parameters<typeof at.subscriptions.grantPremium>[0]
    await at.subscriptions.grantPremium(admin, at.who.userId, {
      until: new Date('2026-02-02T00:00:00.000Z'),
      reason: 'parceria',
    })
    expect(await at.subscriptions.summaryOf(at.who)).toMatchObject({ plan: 'premium', type: null, billingPeriod: null })
    await payPix(at, at.who)
    expect((await at.subscriptions.summaryOf(at.who)).subscriptionEnd).toMatch(/^2026-03-02T00:00/)
    pass(at, DAY_MS)
    await at.subscriptions.endPremium(admin, at.who.userId, { reason: 'fim da parceria' })
    await at.subscriptions.reconcile()
    expect((await at.subscriptions.entitlementOf(at.who)).plan).toBe('gratuito')
  })

  it('an end stops the renewal too, without days of grace', async () => {
    const at = await world()
    const admin = (await at.person({ role: 'admin' })) as Parameters<typeof at.subscriptions.endPremium>[0]
    const { id } = await subscribe(at, at.who)
    pass(at, DAY_MS)
    await at.subscriptions.endPremium(admin, at.who.userId, { reason: 'abuso' })
    expect((await at.subscriptions.entitlementOf(at.who)).plan).toBe('gratuito')
    expect(at.provider.subscriptions.get(id)?.status).toBe('cancelled')
  })
})

describe('a profile of before the ledger', () => {
  const end = new Date('2026-12-31T12:00:00.000Z')
  const columns = { plan: 'premium', billing_period: 'annual', subscription_end_date: end } as const

  it('keeps what it has when the ledger first looks at it, and can be cancelled', async () => {
    const at = await world()
    const who = await at.person({ ...columns, subscription_status: 'active' })
    expect(await outcome(at.subscriptions.startCheckout(who, { type: 'one_time', period: 'annual' }))).toBe(
      'active_access',
    )
    expect(await at.subscriptions.summaryOf(who)).toMatchObject({ plan: 'premium', billingPeriod: 'annual' })
    expect(await at.subscriptions.cancel(who, {})).toEqual({
      subscriptionStatus: 'cancelled',
      subscriptionEnd: end.toISOString(),
    })
  })

  it('of the legacy plan basico is left alone', async () => {
    const at = await world()
    const who = await at.person({ plan: 'basico', own_daily_limit: 10 })
    await at.subscriptions.startCheckout(who, { type: 'one_time', period: 'annual' })
    expect(await at.subscriptions.entitlementOf(who)).toMatchObject({ plan: 'basico', dailyLimit: 10 })
  })
})

describe('an account that is gone', () => {
  it('is charged no more', async () => {
    const at = await world()
    const { id } = await subscribe(at, at.who)
    await at.db.deleteFrom('auth_users').where('id', '=', at.who.userId).execute()
    await at.subscriptions.reconcile()
    await at.deliver()
    expect(at.provider.subscriptions.get(id)?.status).toBe('cancelled')
  })

  it('takes its leave at the provider first', async () => {
    const at = await world()
    const { id } = await subscribe(at, at.who)
    await at.subscriptions.leave(at.who)
    expect(at.provider.subscriptions.get(id)?.status).toBe('cancelled')
  })
})

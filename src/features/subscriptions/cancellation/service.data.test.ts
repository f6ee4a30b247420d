import { describe, expect, it, onTestFinished } from 'vitest'
import { strictWorldOn } from '../../../../tests/factories/strict-world.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'

const database = await testDatabase()

async function world() {
  const at = await strictWorldOn(database)
  onTestFinished(at.close)
  return at
}

describe('a cancellation', () => {
  it('whose first answer was 200 without effect is carried out by the next try', async () => {
    const at = await world()
    await at.subscribe('monthly')
    at.provider.fault('ignored_cancel', 1)
    await at.subscriptions.cancel(at.who, {})
    await at.subscriptions.tend()
    expect(at.charging()).toEqual([])
    await at.pass(400)
    expect(at.provider.payments().filter(({ status }) => status === 'approved')).toHaveLength(1)
  })

  it.each([
    ['and the last look sees it', null],
    ['and the reconciliation finds it', 'error_500' as const],
  ])('that the provider ignores for weeks, with a yearly charge nobody told of: it goes back, %s', async (_, fault) => {
    const at = await world()
    await at.subscribe('annual')
    await at.pass(341)
    at.provider.fault('ignored_cancel')
    await at.subscriptions.cancel(at.who, {})
    at.setNow(new Date(at.now().getTime() + 24 * 86_400_000))
    at.provider.catchUp()
    at.provider.takeNotifications()
    expect(at.provider.payments().filter(({ status }) => status === 'approved')).toHaveLength(2)
    at.provider.heal()
    if (fault) at.provider.fault(fault, null, '/v1/payments/search')
    await at.subscriptions.tend()
    at.provider.heal()
    expect(at.charging()).toEqual([])
    if (fault) await at.subscriptions.reconcile()
    await at.hand.drain()
    const [first, late] = at.provider.payments()
    expect([first?.status, late?.status]).toEqual(['approved', 'refunded'])
  })

  it('right after a change of period ends both, with no job in between', async () => {
    const at = await world()
    await at.subscribe('monthly')
    // The older one is still authorised: the job that ends it has not run.
    await at.payCard(await at.openCard('annual'))
    expect((await at.subscriptions.cancel(at.who, {})).subscriptionStatus).toBe('cancelled')
    expect(at.charging()).toEqual([])
    expect(await at.summary()).toMatchObject({ renews: false, nextCharge: null })
    await at.pass(400)
    expect(at.provider.payments().filter(({ status }) => status === 'approved')).toHaveLength(2)
  })

  it('right after a change of period, with the provider away, revives nothing when the new one is refunded', async () => {
    const at = await world()
    await at.subscribe('monthly')
    await at.payCard(await at.openCard('annual'))
    at.provider.fault('error_500')
    await at.subscriptions.cancel(at.who, {})
    at.provider.heal()
    const annual = at.provider.payments().find(({ amount }) => amount === 9990)
    at.provider.actOnPayment(annual?.id ?? '', 'refund')
    await at.deliver({ only: 'payment' })
    expect(await at.summary()).toMatchObject({ subscriptionStatus: 'cancelled', renews: false })
    await at.subscriptions.tend()
    expect(at.charging()).toEqual([])
  })

  it('with the provider away for hours heals within minutes, and alerts once a day', async () => {
    const at = await world()
    await at.person({ role: 'admin', email: 'equipe@example.com' })
    await at.subscribe('monthly')
    at.provider.fault('error_500')
    expect((await at.subscriptions.cancel(at.who, {})).subscriptionStatus).toBe('cancelled')
    for (let round = 0; round < 20; round++) await at.subscriptions.tend()
    expect(at.hand.waiting.filter(({ name }) => name === 'end-contract').length).toBeLessThanOrEqual(1)
    at.provider.heal()
    await at.subscriptions.tend()
    expect(at.charging()).toEqual([])
    await at.hand.drain()
    const alerts = at.outbox.filter(({ to, subject }) => to === 'equipe@example.com' && /não cancela/.test(subject))
    expect(alerts).toHaveLength(1)
    expect(at.outbox.filter(({ subject }) => /Cancelamento confirmado/.test(subject))).toHaveLength(1)
  }, 60_000)

  it.each([
    ['is asked about its subscription at once', null],
    ['cannot be asked about its subscription', 'error_500'],
  ] as const)('of which only a payment was heard that %s is no empty word', async (_, fault) => {
    const at = await world()
    const id = await at.openCard('monthly')
    await at.subscriptions.paying.openHosted(at.who, { subscriptionId: id, payerEmail: at.who.email })
    at.provider.act(at.provider.subscriptions()[0]?.id ?? '', 'approve')
    if (fault) at.provider.fault(fault, null, '/preapproval')
    await at.deliver({ only: 'payment' })
    const rows = at.db.selectFrom('subscriptions').select('provider_status').where('id', '=', id)
    if (!fault) expect(await rows.executeTakeFirst()).toEqual({ provider_status: 'authorized' })
    expect(await at.summary()).toMatchObject({ plan: 'premium', subscriptionStatus: 'active', renews: true })
    expect((await at.subscriptions.cancel(at.who, {})).subscriptionStatus).toBe('cancelled')
    at.provider.heal()
    await at.subscriptions.tend()
    expect(at.charging()).toEqual([])
  })
})

it('what a change of period replaced does not come back when the new one is refunded before the old one ended', async () => {
  const at = await world()
  await at.subscribe('monthly')
  await at.payCard(await at.openCard('annual'))
  const annual = at.provider.payments().find(({ amount }) => amount === 9990)
  at.provider.actOnPayment(annual?.id ?? '', 'refund')
  await at.deliver({ only: 'payment' })
  expect(await at.summary()).toMatchObject({ renews: false, nextCharge: null })
  await at.subscriptions.tend()
  expect(at.charging()).toEqual([])
})

it('an older subscription that could not be ended yet does not take the place of a newer one that its payer ended', async () => {
  const at = await world()
  await at.subscribe('monthly')
  const [monthly] = at.charging()
  at.provider.fault('ignored_cancel')
  await at.subscribe('annual')
  const annual = at.charging().find(({ id }) => id !== monthly?.id)
  expect(at.charging()).toHaveLength(2)
  // On the provider's own pages.
  at.provider.act(annual?.id ?? '', 'cancel')
  await at.deliver()
  expect(at.charging()).toEqual([expect.objectContaining({ id: monthly?.id })])
  expect(await at.summary()).toMatchObject({ subscriptionStatus: 'cancelled', nextCharge: null })
  at.provider.heal()
  await at.subscriptions.tend()
  expect(at.charging()).toEqual([])
  await at.pass(60)
  expect(at.provider.payments().filter(({ status }) => status === 'approved')).toHaveLength(2)
})

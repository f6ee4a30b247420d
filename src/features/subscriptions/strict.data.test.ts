import { describe, expect, it, onTestFinished } from 'vitest'
import { REFUSED_CARDS } from '../../../sandbox/mercadopago/records/refused-cards.ts'
import { strictWorldOn } from '../../../tests/factories/strict-world.ts'
import { outcome } from '../../../tests/factories/subscribing.ts'
import { testDatabase } from '../../../tests/setup/database.ts'

const database = await testDatabase()
const DAY_MS = 86_400_000

async function world() {
  const at = await strictWorldOn(database)
  onTestFinished(at.close)
  return at
}

/** Alerts that blame the site's own settings or orders. */
const operatorAlerts = async () =>
  (
    await database.db
      .selectFrom('payment_alerts')
      .select('kind')
      .where('kind', 'in', ['order_refused', 'misconfigured'])
      .execute()
  ).length

describe('a payer whose account at the provider has another address', () => {
  it('pays with the card form of the site, with whatever address', async () => {
    const at = await world()
    const id = await at.openCard('monthly')
    const paid = { subscriptionId: id, cardToken: at.provider.cardToken(), payerEmail: 'pessoal@outro.example' }
    expect(await at.subscriptions.paying.payByCard(at.who, paid)).toEqual({ outcome: 'authorized' })
    expect(await at.summary()).toMatchObject({ plan: 'premium', subscriptionStatus: 'active' })
  })

  it('names that address for the page of the provider, and is taken there', async () => {
    const at = await world()
    const id = await at.openCard('monthly')
    const hosted = { subscriptionId: id, payerEmail: 'pessoal@outro.example' }
    const { url } = await at.subscriptions.paying.openHosted(at.who, hosted)
    expect(url).not.toContain('activation')
    const [one] = at.provider.subscriptions()
    at.provider.act(one?.id ?? '', 'approve', { payer_email: 'pessoal@outro.example' })
    await at.deliver()
    expect(await at.summary()).toMatchObject({ plan: 'premium' })
  })

  it('is refused by the page of the provider under another one, and can try again under their own', async () => {
    const at = await world()
    const id = await at.openCard('monthly')
    const open = (payerEmail: string) => at.subscriptions.paying.openHosted(at.who, { subscriptionId: id, payerEmail })
    await open(at.who.email)
    at.provider.act(at.provider.subscriptions()[0]?.id ?? '', 'approve', { payer_email: 'pessoal@outro.example' })
    await at.deliver()
    expect(await at.summary()).toMatchObject({ plan: 'gratuito', renews: false })
    expect((await at.subscriptions.paying.pageOf(at.who, id)).state).toBe('open')
    const { url } = await open('pessoal@outro.example')
    expect(url).toMatch(/preapproval_id=/)
    const named = at.provider.subscriptions().find(({ payerEmail }) => payerEmail === 'pessoal@outro.example')
    at.provider.act(named?.id ?? '', 'approve', { payer_email: 'pessoal@outro.example' })
    await at.deliver()
    expect(await at.summary()).toMatchObject({ plan: 'premium', renews: true })
    expect(at.charging()).toHaveLength(1)
  })

  const REFUSING: [string, string][] = [
    ['cc_rejected_insufficient_amount', 'insufficient'],
    ['cc_rejected_call_for_authorize', 'call'],
    ['cc_rejected_other_reason', 'other'],
    ...Object.keys(REFUSED_CARDS).map((holder): [string, string] => [holder, 'other']),
  ]

  describe.each(REFUSING)('a card that refuses with %s', (verdict, reason) => {
    it('is followed by a good one on the same page, and raises no alert', async () => {
      const at = await world()
      const id = await at.openCard('monthly')
      const refused = await at.payCard(id, verdict)
      expect(refused).toMatchObject({ outcome: 'refused', reason })
      const next = refused.outcome === 'refused' ? (refused.subscriptionId ?? id) : id
      expect((await at.subscriptions.paying.pageOf(at.who, next)).state).toBe('open')
      expect(await at.payCard(next)).toEqual({ outcome: 'authorized' })
      await at.deliver()
      expect(at.charging()).toHaveLength(1)
      expect(await at.summary()).toMatchObject({ plan: 'premium', renews: true })
      expect(await operatorAlerts()).toBe(0)
    })

    it('is followed by a good one sent with the first id, after the leftover was cancelled', async () => {
      const at = await world()
      const id = await at.openCard('monthly')
      await at.payCard(id, verdict)
      at.setNow(new Date(at.now().getTime() + 60_000))
      at.provider.catchUp()
      await at.deliver()
      expect(await at.payCard(id)).toEqual({ outcome: 'authorized' })
      await at.deliver()
      expect(at.charging()).toHaveLength(1)
    })
  })

  it('with access already is refused', async () => {
    const at = await world()
    const id = await at.openCard('monthly')
    const refused = await at.payCard(id, 'OTHE')
    await at.payCard(refused.outcome === 'refused' ? (refused.subscriptionId ?? id) : id)
    await at.deliver()
    await expect(at.payCard(id)).rejects.toMatchObject({ code: 'active_access' })
    expect(at.charging()).toHaveLength(1)
  })
})

it('from monthly to annual: the next charge is the day of the provider, before the end of what is paid', async () => {
  const at = await world()
  await at.subscribe('monthly')
  await at.subscribe('annual')
  const { subscriptionEnd, nextCharge } = await at.summary()
  expect(subscriptionEnd).toMatch(/^2027-02-28/)
  expect(nextCharge).toMatchObject({ at: expect.stringMatching(/^2027-01-31/), amountCents: 9990, lastDigits: '6351' })
})

describe('from annual to monthly by card', () => {
  it('ends the new one at once when the provider puts no charge off, and alerts the team', async () => {
    const at = await world()
    await at.person({ role: 'admin', email: 'cobrancas@example.com' })
    await at.subscribe('annual')
    const { gateway } = at.provider
    const create = gateway.createSubscription
    gateway.createSubscription = (wanted) => create({ ...wanted, startsAt: null })
    const id = await at.openCard('monthly')
    expect(await outcome(at.payCard(id))).toBe('payments_not_configured')
    expect(at.charging().map(({ externalReference }) => externalReference)).not.toContain(id)
    await at.hand.drain()
    const alerts = at.outbox.filter(({ to }) => to === 'cobrancas@example.com')
    expect(alerts.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/data da primeira cobrança/))
  })

  it('is not charged before the year is over', async () => {
    const at = await world()
    await at.subscribe('annual')
    await at.subscribe('monthly')
    const paid = () => at.provider.payments().filter(({ status }) => status === 'approved')
    expect(paid()).toHaveLength(1)
    expect(await at.summary()).toMatchObject({ billingPeriod: 'monthly', nextCharge: { amountCents: 1190 } })
    await at.pass(360)
    expect(paid()).toHaveLength(1)
    await at.pass(10)
    expect(paid()).toHaveLength(2)
  })
})

describe('notifications of subscriptions', () => {
  it('come, because each order says where to', async () => {
    const at = await world()
    await at.payCard(await at.openCard('monthly'))
    const topics = at.provider.takeNotifications().map(({ topic }) => topic)
    expect(new Set(topics)).toEqual(new Set(['payment', 'subscription_preapproval', 'subscription_authorized_payment']))
  })
})

describe('without any notification', () => {
  it('a payer who comes back sees what they paid', async () => {
    const at = await world()
    const id = await at.openCard('monthly')
    await at.subscriptions.paying.openHosted(at.who, { subscriptionId: id, payerEmail: at.who.email })
    at.provider.act(at.provider.subscriptions()[0]?.id ?? '', 'approve')
    at.provider.takeNotifications()
    expect(await at.summary()).toMatchObject({ plan: 'premium', subscriptionStatus: 'active' })
  })

  it('a PIX is found within minutes, though nobody looks', async () => {
    const at = await world()
    await at.subscriptions.startCheckout(at.who, { type: 'one_time', period: 'monthly' })
    at.provider.actOnPayment(at.provider.payments()[0]?.id ?? '', 'approve')
    at.provider.takeNotifications()
    await at.subscriptions.tend()
    expect((await at.subscriptions.entitlementOf(at.who)).plan).toBe('premium')
  })
})

describe('a renewal that is not paid', () => {
  it('is shown with what to do, ends with the days of grace, and charges nobody afterwards', async () => {
    const at = await world()
    await at.subscribe('monthly')
    at.provider.act(at.provider.subscriptions()[0]?.id ?? '', 'decline-card')
    await at.pass(32)
    expect(await at.summary()).toMatchObject({ plan: 'premium', failedRenewal: { amountCents: 1190 }, renews: true })
    await at.pass(11)
    await at.hand.drain()
    expect(at.charging()).toEqual([])
    expect(at.outbox.filter(({ to, subject }) => to === at.who.email && /terminou/.test(subject))).toHaveLength(1)
    at.provider.heal()
    await at.pass(60)
    expect(at.provider.payments().filter(({ status }) => status === 'approved')).toHaveLength(1)
    expect(await at.summary()).toMatchObject({ plan: 'gratuito', renews: false })
  })

  it('goes on with another card', async () => {
    const at = await world()
    await at.subscribe('monthly')
    at.provider.act(at.provider.subscriptions()[0]?.id ?? '', 'decline-card')
    await at.pass(30)
    const change = { cardToken: at.provider.cardToken() }
    expect(await at.subscriptions.paying.changeCard(at.who, change)).toEqual({ outcome: 'authorized' })
    await at.deliver()
    expect(await at.summary()).toMatchObject({ failedRenewal: null, nextCharge: { lastDigits: '6351' } })
  })
})

describe('PIX', () => {
  const pix = { type: 'one_time', period: 'monthly' } as const

  it('after a lost answer the code is there at once', async () => {
    const at = await world()
    at.provider.fault('lost_answer', 3, '/v1/payments')
    expect(await outcome(at.subscriptions.startCheckout(at.who, pix))).toBe('done')
    at.setNow(new Date(at.now().getTime() + 60_000))
    const { url } = await at.subscriptions.startCheckout(at.who, pix)
    const page = await at.subscriptions.paying.pageOf(at.who, url.split('/').at(-1) ?? '')
    expect(page).toMatchObject({ state: 'open', pix: { code: expect.stringMatching(/^000201/) } })
    expect(at.provider.payments()).toHaveLength(1)
  })

  it('asked again after minutes without any answer is the same order to the letter', async () => {
    const at = await world()
    const { gateway } = at.provider
    const create = gateway.createPixPayment
    const orders: object[] = []
    gateway.createPixPayment = (wanted) => {
      orders.push(wanted)
      return create(wanted)
    }
    at.provider.fault('lost_answer', null, '/v1/payments')
    expect(await outcome(at.subscriptions.startCheckout(at.who, pix))).toBe('provider_unreachable')
    at.provider.heal()
    at.setNow(new Date(at.now().getTime() + 5 * 60_000))
    expect(await outcome(at.subscriptions.startCheckout(at.who, pix))).toBe('done')
    expect(orders).toHaveLength(2)
    expect(orders[1]).toEqual(orders[0])
    expect(at.provider.payments()).toHaveLength(1)
  })

  it('two tabs at once get the same code', async () => {
    const at = await world()
    const urls = await Promise.all([1, 2, 3].map(() => at.subscriptions.startCheckout(at.who, pix)))
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1)
    expect(at.provider.payments()).toHaveLength(1)
  })

  it('that waits is found again, and the mail brings its code', async () => {
    const at = await world()
    await at.subscriptions.startCheckout(at.who, pix)
    await at.hand.drain()
    const { pendingPix } = await at.summary()
    expect(pendingPix).toMatchObject({ amountCents: 1190 })
    const mail = at.outbox.find(({ subject }) => /código PIX/.test(subject))
    expect(mail?.text).toContain(`/pix/${pendingPix?.id}`)
  })

  it('is renewed at any time, from the end of the running one', async () => {
    const at = await world()
    for (const months of [1, 2]) {
      await at.subscriptions.startCheckout(at.who, pix)
      at.provider.actOnPayment(at.provider.payments().at(-1)?.id ?? '', 'approve')
      await at.deliver()
      expect((await at.summary()).subscriptionEnd).toMatch(months === 1 ? /^2026-02-28/ : /^2026-03-31/)
    }
  })
})

it("a refusal that is not the payer's reaches the team, and the payer as it is", async () => {
  const at = await world()
  await at.person({ role: 'admin', email: 'pedidos@example.com' })
  const { gateway } = at.provider
  const create = gateway.createPixPayment
  gateway.createPixPayment = (wanted) => create({ ...wanted, amountCents: 0 })
  const start = () => at.subscriptions.startCheckout(at.who, { type: 'one_time', period: 'monthly' })
  expect(await outcome(start())).toBe('payments_not_configured')
  expect(await outcome(start())).toBe('payments_not_configured')
  await at.hand.drain()
  const alerts = at.outbox.filter(
    ({ to, subject }) => to === 'pedidos@example.com' && /recusa os pedidos/.test(subject),
  )
  expect(alerts).toHaveLength(1)
})

it('the API names the amount of the contract, not of the price list', async () => {
  const at = await world()
  const id = await at.openCard('monthly')
  await at.db.updateTable('subscriptions').set({ amount_cents: 990 }).where('id', '=', id).execute()
  await at.payCard(id)
  expect((await at.summary()).nextCharge).toMatchObject({ amountCents: 990 })
})

it('what ends nothing is renewed for nobody: deleting the account ends every subscription', async () => {
  const at = await world()
  await at.subscribe('monthly')
  await at.subscriptions.leave(at.who)
  expect(at.charging()).toEqual([])
  expect(at.now().getTime()).toBeLessThan(Date.parse('2026-01-31T15:00:00.000Z') + DAY_MS)
})

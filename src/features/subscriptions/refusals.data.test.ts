import { describe, expect, it, onTestFinished } from 'vitest'
import { strictWorldOn } from '../../../tests/factories/strict-world.ts'
import { outcome } from '../../../tests/factories/subscribing.ts'
import { testDatabase } from '../../../tests/setup/database.ts'

const database = await testDatabase()

async function world() {
  const at = await strictWorldOn(database)
  onTestFinished(at.close)
  return at
}
type At = Awaited<ReturnType<typeof world>>

const DAY_MS = 86_400_000
const SEARCH = '/authorized_payments/search'
const paid = (at: At) => at.provider.payments().filter(({ status }) => status === 'approved')
const mailsTo = (at: At, about: RegExp) =>
  at.outbox.filter(({ to, subject }) => to === at.who.email && about.test(subject))

describe.each(['error_400', 'error_500', 'wrong_body'] as const)('a provider whose lists answer %s', (fault) => {
  it('gives the money of a card back all the same', async () => {
    const at = await world()
    await at.subscribe('monthly')
    at.provider.fault(fault, null, SEARCH)
    expect(await at.subscriptions.withdraw(at.who)).toMatchObject({ refund: 'refunded', amountCents: 1190 })
    expect(at.provider.payments().map(({ status }) => status)).toEqual(['refunded'])
    expect(at.charging()).toEqual([])
    expect(await at.summary()).toMatchObject({ plan: 'gratuito', renews: false })
  })

  it('ends a cancelled subscription at once', async () => {
    const at = await world()
    await at.subscribe('monthly')
    at.provider.fault(fault, null, 'search')
    expect(await at.subscriptions.cancel(at.who, {})).toMatchObject({ subscriptionStatus: 'cancelled' })
    expect(at.charging()).toEqual([])
  })

  it('ends a subscription that is not paid with its days of grace, or a day later', async () => {
    const at = await world()
    await at.subscribe('monthly')
    at.provider.act(at.provider.subscriptions()[0]?.id ?? '', 'decline-card')
    at.provider.fault(fault, null, SEARCH)
    await at.pass(41)
    await at.hand.drain()
    expect(at.charging()).toEqual([])
    expect(mailsTo(at, /terminou/)).toHaveLength(1)
    at.provider.heal()
    await at.pass(40)
    expect(paid(at)).toHaveLength(1)
  })
})

it('an answer that was lost among 10,000 subscriptions is found, and nothing is made twice', async () => {
  const at = await world()
  const longAgo = await at.openCard('annual')
  await at.payCard(longAgo, 'OTHE')
  const { subscriptions } = at.provider.world.state
  const [made] = at.provider.subscriptions()
  if (!made) throw new Error('no subscription')
  for (let nth = 1; nth <= 10_000; nth++) {
    const id = nth.toString(16).padStart(32, '0')
    const createdAt = made.createdAt - nth * 60_000
    subscriptions[id] = { ...made, id, createdAt, externalReference: `other-${nth}`, status: 'cancelled' }
  }
  const id = await at.openCard('monthly')
  at.provider.fault('lost_answer', 1, '/preapproval')
  expect(await at.payCard(id)).toEqual({ outcome: 'authorized' })
  expect(at.charging()).toHaveLength(1)
  expect(paid(at)).toHaveLength(1)
})

it('a card whose order is answered without a body is charged once', async () => {
  const at = await world()
  at.provider.fault('no_content', 1, '/preapproval')
  expect(await at.payCard(await at.openCard('monthly'))).toEqual({ outcome: 'authorized' })
  expect(at.charging()).toHaveLength(1)
  expect(paid(at)).toHaveLength(1)
})

describe('a card that was refused', () => {
  const next = async (at: At, id: string) => {
    const reply = await at.payCard(id, 'OTHE')
    return reply.outcome === 'refused' ? (reply.subscriptionId ?? id) : id
  }

  it('leaves the page open, also once the provider has cancelled what it left', async () => {
    const at = await world()
    const id = await next(at, await at.openCard('monthly'))
    at.setNow(new Date(at.now().getTime() + 60_000))
    at.provider.catchUp()
    await at.deliver()
    expect((await at.subscriptions.paying.pageOf(at.who, id)).state).toBe('open')
  })

  it('and a good one whose answer was lost are not followed by a second one from another tab', async () => {
    const at = await world()
    const first = await at.openCard('monthly')
    const id = await next(at, first)
    at.provider.fault('lost_answer', null, '/preapproval')
    expect(await outcome(at.payCard(id))).toBe('provider_unreachable')
    at.provider.heal()
    expect(await at.payCard(first)).toEqual({ outcome: 'authorized' })
    expect(at.charging()).toHaveLength(1)
    expect(paid(at)).toHaveLength(1)
  })
})

it('a test user between real ones is a matter of settings, and not of the card', async () => {
  const at = await world()
  await at.person({ role: 'admin', email: 'cobrancas@example.com' })
  at.provider.fault('mixed_users')
  expect(await outcome(at.payCard(await at.openCard('monthly')))).toBe('payments_not_configured')
  await at.hand.drain()
  const alerts = at.outbox.filter(({ to }) => to === 'cobrancas@example.com')
  expect(alerts.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/recusa os pedidos/))
})

it('a charge that names its subscription alone is found by its notification', async () => {
  const at = await world()
  await at.subscribe('monthly')
  expect(await at.summary()).toMatchObject({ plan: 'premium', subscriptionStatus: 'active' })
})

it.each([
  ['by the list of charges', []],
  // The account with empty lists of charges had the reference of the order in its payments.
  ['by the search for the order', ['empty_charges', 'names_reference']],
] as const)('a charge that nobody told of is found %s', async (_found, faults) => {
  const at = await world()
  for (const fault of faults) at.provider.fault(fault)
  await at.payCard(await at.openCard('monthly'))
  at.provider.takeNotifications()
  await at.subscriptions.tend()
  await at.hand.drain()
  expect(mailsTo(at, /^Recibo/)).toHaveLength(1)
  expect(await at.subscriptions.withdraw(at.who)).toMatchObject({ refund: 'refunded', amountCents: 1190 })
  expect(at.charging()).toEqual([])
})

it('a clock that runs ahead of the provider ends no subscription there, and takes no Premium for good', async () => {
  const at = await world()
  await at.subscribe('monthly')
  const paidAt = at.now()
  at.runAhead(60 * DAY_MS)
  await at.subscriptions.turnDay()
  await at.hand.drain()
  expect(await at.summary()).toMatchObject({ plan: 'gratuito', subscriptionStatus: 'expired' })
  expect(at.charging()).toHaveLength(1)
  expect(mailsTo(at, /terminou/)).toEqual([])
  at.setNow(paidAt)
  expect(await at.summary()).toMatchObject({ plan: 'premium', subscriptionStatus: 'active', renews: true })
  await at.pass(32)
  expect(paid(at)).toHaveLength(2)
  expect(await at.summary()).toMatchObject({ plan: 'premium', renews: true })
})

it('a refund that the provider holds in process is no refund yet, and told of once it is', async () => {
  const at = await world()
  await at.subscribe('monthly')
  at.provider.fault('pending_refund')
  expect(await at.subscriptions.withdraw(at.who)).toMatchObject({ refund: 'processing' })
  await at.deliver()
  expect(mailsTo(at, /^Devolvemos/)).toEqual([])
  at.provider.actOnPayment(at.provider.payments()[0]?.id ?? '', 'refund')
  await at.deliver()
  expect(mailsTo(at, /^Devolvemos/)).toHaveLength(1)
})

it('what is left of a payment after a part went back is asked for by its amount', async () => {
  const at = await world()
  await at.subscribe('monthly')
  at.provider.actOnPayment(at.provider.payments()[0]?.id ?? '', 'refund', { amount: 5 })
  await at.deliver()
  const asked: (number | undefined)[] = []
  const { gateway } = at.provider
  const refund = gateway.refund
  gateway.refund = (id, key, cents) => {
    asked.push(cents)
    return refund(id, key, cents)
  }
  expect(await at.subscriptions.withdraw(at.who)).toMatchObject({ refund: 'refunded', amountCents: 690 })
  gateway.refund = refund
  expect(asked).toEqual([690])
})

it('only a refused refund takes a withdrawal back', async () => {
  const at = await world()
  await at.subscribe('monthly')
  at.provider.fault('error_400', null, '/refunds')
  expect(await outcome(at.subscriptions.withdraw(at.who))).toBe('refund_refused')
  expect(await at.summary()).toMatchObject({ plan: 'premium', withdrawableUntil: expect.any(String) })
  at.provider.heal()
  expect(await at.subscriptions.withdraw(at.who)).toMatchObject({ refund: 'refunded' })
})

describe('a subscription that the provider pauses after a refused renewal', () => {
  /** On the third day of the failure. */
  async function pausedInGrace() {
    const at = await world()
    await at.subscribe('monthly')
    const { id } = at.provider.subscriptions()[0] ?? { id: '' }
    at.provider.act(id, 'decline-card')
    await at.pass(31)
    at.provider.act(id, 'pause')
    await at.deliver()
    return { ...at, id }
  }
  const statusOf = (at: At, id: string) => at.provider.subscriptions().find((one) => one.id === id)?.status

  it('has its days of grace, shown with what to do', async () => {
    const at = await pausedInGrace()
    expect(await at.summary()).toMatchObject({
      plan: 'premium',
      renews: true,
      nextCharge: null,
      failedRenewal: { paused: true, amountCents: 1190, accessUntil: expect.stringMatching(/^2026-03-10/) },
    })
  })

  it('by itself when the tries of one charge are over is ended by the site all the same', async () => {
    const at = await world()
    await at.subscribe('monthly')
    at.provider.act(at.provider.subscriptions()[0]?.id ?? '', 'decline-card')
    await at.pass(37)
    expect(at.charging()).toHaveLength(1)
    await at.pass(3)
    await at.hand.drain()
    expect(at.provider.subscriptions().map(({ status }) => status)).toEqual(['cancelled'])
    expect(mailsTo(at, /terminou/)).toHaveLength(1)
  })

  it('is ended with them, with a mail, and is never charged again', async () => {
    const at = await pausedInGrace()
    await at.pass(9)
    await at.hand.drain()
    expect(statusOf(at, at.id)).toBe('cancelled')
    expect(mailsTo(at, /terminou/)).toHaveLength(1)
    expect(() => at.provider.act(at.id, 'resume')).toThrow(/cancelled/)
    await at.pass(40)
    expect(paid(at)).toHaveLength(1)
    expect(await at.summary()).toMatchObject({ plan: 'gratuito', renews: false, failedRenewal: null })
  })

  it('can be cancelled as long as it exists', async () => {
    const at = await pausedInGrace()
    expect(await at.subscriptions.cancel(at.who, {})).toMatchObject({ subscriptionStatus: 'expired' })
    expect(statusOf(at, at.id)).toBe('cancelled')
  })

  it('goes on when the provider resumes it and the card pays', async () => {
    const at = await pausedInGrace()
    at.provider.act(at.id, 'accept-card')
    at.provider.act(at.id, 'resume')
    await at.pass(5)
    expect(paid(at)).toHaveLength(2)
    expect(await at.summary()).toMatchObject({ plan: 'premium', failedRenewal: null, renews: true })
  })

  it('resumed after it was ended without effect, gives its charge back', async () => {
    const at = await pausedInGrace()
    at.provider.fault('ignored_cancel')
    await at.pass(9)
    at.provider.act(at.id, 'accept-card')
    at.provider.act(at.id, 'resume')
    await at.pass(30)
    expect(paid(at)).toHaveLength(1)
    expect(mailsTo(at, /cobrados depois/)).not.toEqual([])
    expect(await at.summary()).toMatchObject({ plan: 'gratuito' })
  })

  it('gives way to a new subscription with another card', async () => {
    const at = await pausedInGrace()
    await at.subscribe('monthly')
    await at.hand.drain()
    expect(at.charging()).toHaveLength(1)
    expect(at.provider.subscriptions().filter(({ status }) => status === 'paused')).toEqual([])
    expect(await at.summary()).toMatchObject({ plan: 'premium', failedRenewal: null, renews: true })
  })
})

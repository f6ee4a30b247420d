import { describe, expect, it } from 'vitest'
import { openCard, outcome, subscribe, worldOn } from '../../../../tests/factories/subscribing.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { GatewayError } from '../../payments/gateway/schema.ts'

const database = await testDatabase()
const away = () => new GatewayError('unavailable', 500, 'away')
const world = () => worldOn(database)

describe('a checkout', () => {
  it('asked twice at once makes one, and gives the same page', async () => {
    const at = await world()
    const start = () => at.subscriptions.startCheckout(at.who, { type: 'one_time', period: 'monthly' })
    const urls = await Promise.all(Array.from({ length: 10 }, start))
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1)
    expect(at.provider.payments.size).toBe(1)
  })

  it('that lost its answer is the same one when asked again', async () => {
    const at = await world()
    const { gateway } = at.provider
    const create = gateway.createPixPayment
    gateway.createPixPayment = async (wanted) => {
      await create(wanted)
      throw away()
    }
    const start = () => at.subscriptions.startCheckout(at.who, { type: 'one_time', period: 'monthly' })
    // It was made all the same, and is found by its reference.
    expect(await outcome(start())).toBe('done')
    gateway.createPixPayment = create
    await start()
    expect(at.provider.payments.size).toBe(1)
  })

  it.each([
    ['unavailable', 'provider_unreachable'],
    ['misconfigured', 'payments_not_configured'],
    ['refused', 'payments_not_configured'],
  ] as const)('%s → %s', async (kind, code) => {
    const at = await world()
    at.provider.failNext(new GatewayError(kind, 400, 'no'))
    const wanted = { type: 'one_time', period: 'annual' } as const
    expect(await outcome(at.subscriptions.startCheckout(at.who, wanted))).toBe(code)
    expect(await outcome(at.subscriptions.startCheckout(at.who, wanted))).toBe('done')
  })

  it('another choice closes the one that was open', async () => {
    const at = await world()
    await at.subscriptions.startCheckout(at.who, { type: 'one_time', period: 'monthly' })
    const [first] = at.provider.payments.values()
    await openCard(at, at.who, 'annual')
    await at.deliver()
    expect(first?.status).toBe('cancelled')
  })

  it('from monthly to annual pays no day twice, and ends the old one', async () => {
    const at = await world()
    const { id } = await subscribe(at, at.who)
    const same = { type: 'subscription', period: 'monthly' } as const
    expect(await outcome(at.subscriptions.startCheckout(at.who, same))).toBe('active_access')
    const { id: annual } = await subscribe(at, at.who, 'annual')
    expect(at.provider.subscriptions.get(id)?.status).toBe('cancelled')
    expect(at.provider.subscriptions.get(annual)?.status).toBe('authorized')
    expect(await at.subscriptions.summaryOf(at.who)).toMatchObject({
      billingPeriod: 'annual',
      subscriptionStatus: 'active',
      subscriptionEnd: expect.stringMatching(/^2027-02-28T15:00/),
    })
  })

  it('from annual to monthly is first charged when the year is over', async () => {
    const at = await world()
    await subscribe(at, at.who, 'annual')
    await openCard(at, at.who, 'monthly')
    const one = [...at.provider.subscriptions.values()].at(-1)
    expect(one?.wanted.startsAt?.toISOString()).toMatch(/^2027-01-31/)
    at.provider.changeSubscription(one?.id ?? '', 'authorized')
    await at.deliver()
    expect(await at.subscriptions.summaryOf(at.who)).toMatchObject({
      subscriptionStatus: 'active',
      billingPeriod: 'monthly',
    })
  })

  const pix = { type: 'one_time', period: 'monthly' } as const

  it('opened again is the same page while nobody paid', async () => {
    const at = await world()
    const { url } = await at.subscriptions.startCheckout(at.who, pix)
    expect(await at.subscriptions.startCheckout(at.who, pix)).toEqual({ url })
    expect(at.provider.payments.size).toBe(1)
  })

  it('that was refused is not offered again, though no notification came', async () => {
    const at = await world()
    const { url } = await at.subscriptions.startCheckout(at.who, pix)
    const [first] = at.provider.payments.keys()
    at.provider.changePayment(first ?? '', { status: 'rejected' })
    expect((await at.subscriptions.startCheckout(at.who, pix)).url).not.toBe(url)
    expect(at.provider.payments.size).toBe(2)
  })

  it('that was paid is not paid a second time, though no notification came', async () => {
    const at = await world()
    await at.subscriptions.startCheckout(at.who, pix)
    const [first] = at.provider.payments.keys()
    at.provider.changePayment(first ?? '', { status: 'approved' })
    // It shows in the same step; another code is for the period after it.
    await at.subscriptions.startCheckout(at.who, pix)
    expect((await at.subscriptions.summaryOf(at.who)).plan).toBe('premium')
  })

  it('is offered again unseen while the provider is away', async () => {
    const at = await world()
    const { url } = await at.subscriptions.startCheckout(at.who, pix)
    at.provider.failNext(away())
    expect(await at.subscriptions.startCheckout(at.who, pix)).toEqual({ url })
  })
})

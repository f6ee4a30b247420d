import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, factsOf, NOTHING, payment, subscription } from '../../../../../tests/factories/facts.ts'
import { DAY_MS } from '../../../../platform/time.ts'
import { addMonths } from '../periods/rules.ts'
import type { Facts, Subscription } from '../schema.ts'
import { charges, lapsesAt, ledgerStatusOf, PROVISIONAL_MS } from './rules.ts'

const card = subscription({ id: 'card', type: 'subscription', providerStatus: 'authorized', authorizedAt: at(1) })

describe('a subscription by card', () => {
  it('authorised and not paid is active for 72 hours, without grace', () => {
    expect(ledgerStatusOf({ ...NOTHING, subscriptions: [card] }).profile).toEqual({
      status: 'active',
      subscriptionEnd: new Date(at(1).getTime() + PROVISIONAL_MS),
      billingPeriod: 'monthly',
      provisional: true,
    })
  })

  it.each<[string, Partial<Facts>]>([
    [
      'another one was authorised before',
      { subscriptions: [subscription({ ...card, id: 'old', authorizedAt: at(0), providerStatus: 'cancelled' })] },
    ],
    [
      'its payment was given back',
      { payments: [payment({ id: '1', subscriptionId: 'card', status: 'refunded', refundedCents: 1190 })] },
    ],
  ])('gets nothing in advance when %s', (_name, facts) => {
    const { subscriptions = [], payments = [] } = facts
    expect(
      ledgerStatusOf({ ...NOTHING, payments, subscriptions: [card, ...subscriptions] }).profile.subscriptionEnd,
    ).toBeNull()
  })

  it.each<[string, Partial<Subscription>]>([
    ['cancelled by the person', { cancellationRequestedAt: at(2) }],
    ['cancelled at the provider', { providerStatus: 'cancelled' }],
  ])('%s keeps what is paid', (_name, change) => {
    const facts = {
      ...NOTHING,
      subscriptions: [{ ...card, ...change }],
      payments: [payment({ id: '1', subscriptionId: 'card' })],
    }
    expect(ledgerStatusOf(facts).profile).toMatchObject({ status: 'cancelled', subscriptionEnd: addMonths(at(0), 1) })
  })

  it('paused at the provider goes on as a failed renewal, and lapses with the days of grace', () => {
    const facts = {
      ...NOTHING,
      subscriptions: [{ ...card, providerStatus: 'paused' }],
      payments: [payment({ id: '1', subscriptionId: 'card' })],
    }
    const ledgerStatus = ledgerStatusOf(facts)
    const end = addMonths(at(0), 1)
    expect(ledgerStatus.profile).toMatchObject({ status: 'active', subscriptionEnd: end })
    expect([ledgerStatus.live?.id, ledgerStatus.toEnd]).toEqual(['card', []])
    expect(lapsesAt(ledgerStatus)).toEqual(new Date(end.getTime() + 10.5 * DAY_MS))
  })

  it('withdrawn has nothing left, and has to end', () => {
    const facts = {
      ...NOTHING,
      subscriptions: [{ ...card, withdrawalRequestedAt: at(2) }],
      payments: [payment({ id: '1', subscriptionId: 'card' })],
    }
    const ledgerStatus = ledgerStatusOf(facts)
    expect(ledgerStatus.profile).toMatchObject({ status: 'inactive', subscriptionEnd: null })
    expect(ledgerStatus.toEnd.map(({ id }) => id)).toEqual(['card'])
  })

  it('gives way to the PIX payment that takes its place', () => {
    const pix = subscription({
      id: 'pix',
      period: 'annual',
      createdAt: at(5),
      providerStatus: 'approved',
      replaces: 'card',
    })
    const facts = {
      ...NOTHING,
      subscriptions: [card, pix],
      payments: [
        payment({ id: '1', subscriptionId: 'card' }),
        payment({ id: '2', subscriptionId: 'pix', approvedAt: at(6) }),
      ],
    }
    const ledgerStatus = ledgerStatusOf(facts)
    expect([ledgerStatus.live, ledgerStatus.toEnd.map(({ id }) => id)]).toEqual([null, ['card']])
  })
})

describe('nothing older than a subscription that was agreed to is live again', () => {
  const newer = subscription({ ...card, id: 'newer', createdAt: at(5), authorizedAt: at(6), replaces: 'card' })
  it.each<[string, Partial<Subscription>]>([
    ['cancelled by the person', { cancellationRequestedAt: at(7) }],
    ['withdrawn from', { withdrawalRequestedAt: at(7) }],
    ['cancelled at the provider', { providerStatus: 'cancelled' }],
    ['not paid any more', { lapsedAt: at(7) }],
  ])('%s', (_name, change) => {
    const ledgerStatus = ledgerStatusOf({ ...NOTHING, subscriptions: [card, { ...newer, ...change }] })
    expect(ledgerStatus.live).toBeNull()
    expect(ledgerStatus.toEnd.map(({ id }) => id)).toContain('card')
  })

  it('a payment speaks for an authorisation that nobody told of', () => {
    const untold = subscription({ id: 'card', type: 'subscription', providerStatus: 'pending' })
    const payments = [payment({ id: '1', subscriptionId: 'card' })]
    const ledgerStatus = ledgerStatusOf({ ...NOTHING, subscriptions: [untold], payments })
    expect([ledgerStatus.profile.status, ledgerStatus.live?.id]).toEqual(['active', 'card'])
  })
})

describe('checkouts beside a running subscription', () => {
  it.each<[string, Partial<Subscription>, boolean]>([
    ['a change that waits to be paid stays', { createdAt: at(9), replaces: 'card' }, false],
    ['an older one is closed', { createdAt: at(-9) }, true],
    ['one that was given up is closed', { createdAt: at(9), replaces: 'card', retiredAt: at(10) }, true],
  ])('%s', (_name, change, ends) => {
    const other = subscription({ id: 'open', type: 'subscription', providerStatus: 'pending', ...change })
    expect(ledgerStatusOf({ ...NOTHING, subscriptions: [card, other] }).toEnd.some(({ id }) => id === 'open')).toBe(
      ends,
    )
  })
})

const RUNS = { numRuns: 3_000 }

describe('whatever happened', () => {
  it('the order in which it was learnt does not matter', () => {
    const shuffled = factsOf.chain((facts) =>
      fc.tuple(
        fc.constant(facts),
        fc.shuffledSubarray([...facts.subscriptions], { minLength: facts.subscriptions.length }),
        fc.shuffledSubarray([...facts.payments], { minLength: facts.payments.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([facts, subscriptions, payments]) => {
        const [one, other] = [ledgerStatusOf(facts), ledgerStatusOf({ ...facts, subscriptions, payments })]
        expect(other.profile).toEqual(one.profile)
        expect(other.live?.id).toBe(one.live?.id)
        expect(other.toEnd.map(({ id }) => id).toSorted()).toEqual(one.toEnd.map(({ id }) => id).toSorted())
      }),
      RUNS,
    )
  })

  it('at most one subscription stays, and every other that charges has to end', () => {
    fc.assert(
      fc.property(factsOf, (facts) => {
        const { live, toEnd } = ledgerStatusOf(facts)
        const charging = facts.subscriptions.filter((one) => charges(one, facts.payments))
        const left = charging.filter((one) => !toEnd.includes(one))
        expect(left).toEqual(live ? [live] : [])
        expect(live?.cancellationRequestedAt ?? null).toBeNull()
      }),
      RUNS,
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, contract, factsOf, NOTHING, payment } from '../../../../../tests/factories/facts.ts'
import { addMonths } from '../periods/rules.ts'
import type { Contract, Facts } from '../schema.ts'
import { PROVISIONAL_MS, standingOf } from './rules.ts'

const card = contract({ id: 'card', type: 'subscription', providerStatus: 'authorized', authorizedAt: at(1) })

describe('a subscription by card', () => {
  it('authorised and not paid is active for 72 hours, without grace', () => {
    expect(standingOf({ ...NOTHING, contracts: [card] }).profile).toEqual({
      status: 'active',
      subscriptionEnd: new Date(at(1).getTime() + PROVISIONAL_MS),
      billingPeriod: 'monthly',
      provisional: true,
    })
  })

  it.each<[string, Partial<Facts>]>([
    [
      'another one was authorised before',
      { contracts: [contract({ ...card, id: 'old', authorizedAt: at(0), providerStatus: 'cancelled' })] },
    ],
    [
      'its payment was given back',
      { payments: [payment({ id: '1', contractId: 'card', status: 'refunded', refundedCents: 1190 })] },
    ],
  ])('gets nothing in advance when %s', (_name, facts) => {
    const { contracts = [], payments = [] } = facts
    expect(standingOf({ ...NOTHING, payments, contracts: [card, ...contracts] }).profile.subscriptionEnd).toBeNull()
  })

  it.each<[string, Partial<Contract>]>([
    ['cancelled by the person', { cancellationRequestedAt: at(2) }],
    ['cancelled at the provider', { providerStatus: 'cancelled' }],
    ['paused at the provider', { providerStatus: 'paused' }],
  ])('%s keeps what is paid', (_name, change) => {
    const facts = {
      ...NOTHING,
      contracts: [{ ...card, ...change }],
      payments: [payment({ id: '1', contractId: 'card' })],
    }
    expect(standingOf(facts).profile).toMatchObject({ status: 'cancelled', subscriptionEnd: addMonths(at(0), 1) })
  })

  it('withdrawn has nothing left, and has to end', () => {
    const facts = {
      ...NOTHING,
      contracts: [{ ...card, withdrawalRequestedAt: at(2) }],
      payments: [payment({ id: '1', contractId: 'card' })],
    }
    const standing = standingOf(facts)
    expect(standing.profile).toMatchObject({ status: 'inactive', subscriptionEnd: null })
    expect(standing.toEnd.map(({ id }) => id)).toEqual(['card'])
  })

  it('gives way to the PIX payment that takes its place', () => {
    const pix = contract({
      id: 'pix',
      period: 'annual',
      createdAt: at(5),
      providerStatus: 'approved',
      replaces: 'card',
    })
    const facts = {
      ...NOTHING,
      contracts: [card, pix],
      payments: [payment({ id: '1', contractId: 'card' }), payment({ id: '2', contractId: 'pix', approvedAt: at(6) })],
    }
    const standing = standingOf(facts)
    expect([standing.live, standing.toEnd.map(({ id }) => id)]).toEqual([null, ['card']])
  })
})

describe('checkouts beside a running subscription', () => {
  it.each<[string, Partial<Contract>, boolean]>([
    ['a change that waits to be paid stays', { createdAt: at(9), replaces: 'card' }, false],
    ['an older one is closed', { createdAt: at(-9) }, true],
    ['one that was given up is closed', { createdAt: at(9), replaces: 'card', retiredAt: at(10) }, true],
  ])('%s', (_name, change, ends) => {
    const other = contract({ id: 'open', type: 'subscription', providerStatus: 'pending', ...change })
    expect(standingOf({ ...NOTHING, contracts: [card, other] }).toEnd.some(({ id }) => id === 'open')).toBe(ends)
  })
})

const RUNS = { numRuns: 3_000 }

describe('whatever happened', () => {
  it('the order in which it was learnt does not matter', () => {
    const shuffled = factsOf.chain((facts) =>
      fc.tuple(
        fc.constant(facts),
        fc.shuffledSubarray([...facts.contracts], { minLength: facts.contracts.length }),
        fc.shuffledSubarray([...facts.payments], { minLength: facts.payments.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([facts, contracts, payments]) => {
        const [one, other] = [standingOf(facts), standingOf({ ...facts, contracts, payments })]
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
        const { live, toEnd } = standingOf(facts)
        const charging = facts.contracts.filter(
          (one) => one.type === 'subscription' && one.providerStatus === 'authorized',
        )
        const left = charging.filter((one) => !toEnd.includes(one))
        expect(left).toEqual(live ? [live] : [])
        expect(live?.cancellationRequestedAt ?? null).toBeNull()
      }),
      RUNS,
    )
  })
})

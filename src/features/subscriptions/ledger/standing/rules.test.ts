import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ModelPayment, monthsLater, paidUntil } from '../../../../../tests/factories/model.ts'
import { addMonths, layPeriods, MONTHS_OF, stands } from '../periods/rules.ts'
import type { Contract, Decision, Facts, LedgerPayment } from '../schema.ts'
import { PROVISIONAL_MS, standingOf } from './rules.ts'

const START = Date.parse('2026-01-31T15:00:00.000Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const at = (hours: number) => new Date(START + hours * HOUR_MS)

function contract(given: Partial<Contract> & { id: string }): Contract {
  return {
    type: 'one_time',
    period: 'monthly',
    createdAt: at(0),
    providerId: given.id,
    providerStatus: null,
    authorizedAt: null,
    firstChargeAt: null,
    nextChargeAt: null,
    replaces: null,
    retiredAt: null,
    cancellationRequestedAt: null,
    withdrawalRequestedAt: null,
    ...given,
  }
}

function payment(given: Partial<LedgerPayment> & { id: string; contractId: string }): LedgerPayment {
  return {
    status: 'approved',
    statusDetail: null,
    amountCents: 1190,
    refundedCents: 0,
    approvedAt: at(0),
    ...given,
  }
}

const NOTHING: Facts = { contracts: [], payments: [], decisions: [] }
const card = contract({ id: 'card', type: 'subscription', providerStatus: 'authorized', authorizedAt: at(1) })

describe('the calendar', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(new Date(`${from}T23:59:00.000Z`), months).toISOString()).toBe(`${to}T23:59:00.000Z`)
  })

  it('agrees with the one of the model', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.nat(60),
        (from, months) => {
          expect(addMonths(from, months)).toEqual(monthsLater(from, months))
        },
      ),
    )
  })
})

describe('a payment stands', () => {
  it.each([
    ['approved', null, 0, true],
    ['approved', 'partially_refunded', 500, true],
    ['approved', null, 1190, false],
    ['in_mediation', null, 0, true],
    ['charged_back', 'in_process', 0, false],
    ['charged_back', 'settled', 0, false],
    ['charged_back', 'reimbursed', 0, true],
    ['refunded', null, 1190, false],
    ['cancelled', null, 0, false],
    ['rejected', null, 0, false],
    ['pending', null, 0, false],
    ['on_the_moon', null, 0, true],
  ])('%s %s %i: %s', (status, statusDetail, refundedCents, expected) => {
    expect(stands(payment({ id: '1', contractId: 'a', status, statusDetail, refundedCents }))).toBe(expected)
  })

  it('never without an approval', () => {
    expect(stands(payment({ id: '1', contractId: 'a', approvedAt: null }))).toBe(false)
  })
})

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

const statuses = fc.constantFrom(
  'approved',
  'approved',
  'approved',
  'in_mediation',
  'refunded',
  'charged_back',
  'rejected',
  'pending',
)

/** Anything a person's facts can be. */
const factsOf: fc.Arbitrary<Facts> = fc
  .array(
    fc.record({
      type: fc.constantFrom('subscription', 'one_time') as fc.Arbitrary<Contract['type']>,
      period: fc.constantFrom('monthly', 'annual') as fc.Arbitrary<Contract['period']>,
      opened: fc.nat(20_000),
      providerStatus: fc.constantFrom('pending', 'authorized', 'authorized', 'paused', 'cancelled'),
      cancelled: fc.boolean(),
      payments: fc.array(
        fc.record({ after: fc.nat(9_000), status: statuses, detail: fc.constantFrom(null, 'reimbursed', 'settled') }),
        { maxLength: 6 },
      ),
    }),
    { maxLength: 5 },
  )
  .map((drawn) => ({
    decisions: [],
    contracts: drawn.map(({ type, period, opened, providerStatus, cancelled }, n) =>
      contract({
        id: `c${n}`,
        type,
        period,
        createdAt: at(opened),
        providerStatus,
        authorizedAt: providerStatus === 'authorized' ? at(opened + 1) : null,
        cancellationRequestedAt: cancelled ? at(opened + 50) : null,
      }),
    ),
    payments: drawn.flatMap(({ opened, payments }, n) =>
      payments.map(({ after, status, detail }, m) =>
        payment({ id: `${n}-${m}`, contractId: `c${n}`, status, statusDetail: detail, approvedAt: at(opened + after) }),
      ),
    ),
  }))

const RUNS = { numRuns: 3_000 }

describe('whatever happened', () => {
  it('the end is the one of the model', () => {
    fc.assert(
      fc.property(factsOf, (facts) => {
        const byId = new Map(facts.contracts.map((one) => [one.id, one]))
        const truth = facts.payments.filter(stands).flatMap((one): ModelPayment[] => {
          const parent = byId.get(one.contractId)
          if (!parent || !one.approvedAt) return []
          const { id, contractId, approvedAt } = one
          return [
            { id, contractId, approvedAt, months: MONTHS_OF[parent.period], renews: parent.type === 'subscription' },
          ]
        })
        expect(layPeriods(facts).end).toEqual(paidUntil(truth))
      }),
      RUNS,
    )
  })

  it('each payment that stands has one period, no two share a day, and the last one is the end', () => {
    fc.assert(
      fc.property(factsOf, (facts) => {
        const { bought, end } = layPeriods(facts)
        expect([...bought.keys()].toSorted()).toEqual(
          facts.payments
            .filter(stands)
            .map(({ id }) => id)
            .toSorted(),
        )
        const laid = [...bought.values()].toSorted((one, other) => one.start.getTime() - other.start.getTime())
        laid.forEach((one, n) => {
          expect(one.end.getTime() - one.start.getTime()).toBeGreaterThanOrEqual(28 * DAY_MS - DAY_MS)
          const next = laid[n + 1]
          if (next) expect(next.start.getTime()).toBeGreaterThanOrEqual(one.end.getTime())
        })
        expect(laid.at(-1)?.end ?? null).toEqual(end)
      }),
      RUNS,
    )
  })

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

  it('an end that an administrator set ends it, and later payments count from then on', () => {
    fc.assert(
      fc.property(factsOf, fc.nat(30_000), (facts, hours) => {
        const moment = at(hours)
        const decision: Decision = { id: 'end', kind: 'end', at: moment }
        const before = facts.payments.filter(({ approvedAt }) => approvedAt && approvedAt <= moment)
        const { end } = layPeriods({ ...facts, payments: before, decisions: [decision] })
        expect(end === null || end <= moment).toBe(true)
      }),
    )
  })
})

import fc from 'fast-check'
import type { Facts, LedgerPayment, Subscription } from '../../src/features/subscriptions/ledger/schema.ts'

/** When the story of the tests begins. */
const START = Date.parse('2026-01-31T15:00:00.000Z')
const HOUR_MS = 3_600_000
/** A moment, in hours after the beginning. */
export const at = (hours: number) => new Date(START + hours * HOUR_MS)

export function subscription(given: Partial<Subscription> & { id: string }): Subscription {
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
    lapsedAt: null,
    cancellationRequestedAt: null,
    withdrawalRequestedAt: null,
    ...given,
  }
}

export function payment(given: Partial<LedgerPayment> & { id: string; subscriptionId: string }): LedgerPayment {
  return {
    status: 'approved',
    statusDetail: null,
    amountCents: 1190,
    refundedCents: 0,
    approvedAt: at(0),
    ...given,
  }
}

export const NOTHING: Facts = { subscriptions: [], payments: [], decisions: [] }

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
export const factsOf: fc.Arbitrary<Facts> = fc
  .array(
    fc.record({
      type: fc.constantFrom('subscription', 'one_time') as fc.Arbitrary<Subscription['type']>,
      period: fc.constantFrom('monthly', 'annual') as fc.Arbitrary<Subscription['period']>,
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
    subscriptions: drawn.map(({ type, period, opened, providerStatus, cancelled }, n) =>
      subscription({
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
        payment({
          id: `${n}-${m}`,
          subscriptionId: `c${n}`,
          status,
          statusDetail: detail,
          approvedAt: at(opened + after),
        }),
      ),
    ),
  }))

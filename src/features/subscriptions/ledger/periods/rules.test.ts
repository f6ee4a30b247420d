import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, factsOf, payment } from '../../../../../tests/factories/facts.ts'
import { type ModelPayment, monthsLater, paidUntil } from '../../../../../tests/factories/model.ts'
import { DAY_MS } from '../../../../platform/time.ts'
import type { Decision } from '../schema.ts'
import { addMonths, isPaid, layPeriods, MONTHS_OF } from './rules.ts'

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

describe('a payment counts as paid', () => {
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
    expect(isPaid(payment({ id: '1', subscriptionId: 'a', status, statusDetail, refundedCents }))).toBe(expected)
  })

  it('never without an approval', () => {
    expect(isPaid(payment({ id: '1', subscriptionId: 'a', approvedAt: null }))).toBe(false)
  })
})

const RUNS = { numRuns: 3_000 }

describe('whatever happened', () => {
  it('the end is the one of the model', () => {
    fc.assert(
      fc.property(factsOf, (facts) => {
        const byId = new Map(facts.subscriptions.map((one) => [one.id, one]))
        const truth = facts.payments.filter(isPaid).flatMap((one): ModelPayment[] => {
          const parent = byId.get(one.subscriptionId)
          if (!parent || !one.approvedAt) return []
          const { id, subscriptionId, approvedAt } = one
          return [
            {
              id,
              subscriptionId,
              approvedAt,
              months: MONTHS_OF[parent.period],
              renews: parent.type === 'subscription',
            },
          ]
        })
        expect(layPeriods(facts).end).toEqual(paidUntil(truth))
      }),
      RUNS,
    )
  })

  it('each paid payment has one period, no two share a day, and the last one is the end', () => {
    fc.assert(
      fc.property(factsOf, (facts) => {
        const { bought, end } = layPeriods(facts)
        expect([...bought.keys()].toSorted()).toEqual(
          facts.payments
            .filter(isPaid)
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

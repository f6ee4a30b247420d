import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../../platform/time.ts'
import { WITHDRAWAL_MS } from '../ledger/periods/rules.ts'
import {
  centsOf,
  isThere,
  nextStep,
  REFUND_WINDOW_MS,
  refundableCents,
  refundProblem,
  type StaffRefund,
} from './rules.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const paid = {
  id: '1',
  subscriptionId: 's',
  status: 'approved',
  statusDetail: null,
  amountCents: 1190,
  refundedCents: 0,
  approvedAt: NOW,
}
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const refund: StaffRefund = {
  id: 'r',
  paymentId: '1',
  amountCents: 500,
  beforeCents: 300,
  actorId: null,
  state: 'asked',
  askedAt: NOW,
  acceptedAt: null,
}

it.each([
  ['5', 500],
  ['5,5', 550],
  ['5,50', 550],
  ['0,01', 1],
  [' R$ 1.234,56 ', 123_456],
  ['R$11,90', 1190],
  ['5.50', null],
  ['5,555', null],
  ['-5', null],
  ['1e3', null],
  ['5,5 ou 6', null],
  ['', null],
  ['99999999', null],
])('%j is %s centavos', (text, cents) => expect(centsOf(text)).toBe(cents))

describe('what can be given back', () => {
  it.each([
    ['a paid payment: all of it', {}, 1190],
    ['one given back in part: the rest', { refundedCents: 300 }, 890],
    ['one given back', { refundedCents: 1190, status: 'refunded' }, 0],
    ['one taken back by the bank', { status: 'charged_back' }, 0],
    ['one that a dispute gave back to us', { status: 'charged_back', statusDetail: 'reimbursed' }, 1190],
    ['one never approved', { approvedAt: null, status: 'pending' }, 0],
  ])('%s', (_, change, cents) => expect(refundableCents({ ...paid, ...change })).toBe(cents))

  it.each([
    ['all', 1190, 0, {}, null],
    ['a centavo too much', 1191, 0, {}, 'amount'],
    ['the rest', 890, 300, { refundedCents: 300 }, null],
    ['what was seen before another refund', 300, 0, { refundedCents: 300 }, 'changed'],
    ['of a payment of 180 days ago', 1190, 0, { approvedAt: ago(180) }, null],
    ['of one a moment older', 1190, 0, { approvedAt: new Date(ago(180).getTime() - 1) }, 'too old'],
    ['of a payment given back', 1, 1190, { refundedCents: 1190, status: 'refunded' }, 'changed'],
  ])('%s', (_, amountCents, refundedCents, change, problem) =>
    expect(refundProblem({ ...paid, ...change }, { amountCents, refundedCents }, NOW)).toBe(problem),
  )

  it.each([
    [300, false],
    [799, false],
    [800, true],
  ])('with %s centavos back it is there: %s', (cents, there) => expect(isThere(refund, cents)).toBe(there))
})

it.each([
  [0, null, 'ask'],
  [1, null, 'ask'],
  [1, NOW, 'wait'],
  [2, null, 'alert'],
  [2, NOW, 'alert'],
  [73, NOW, 'give up'],
])('%s h after a request that was accepted %s: %s', (hours, acceptedAt, step) =>
  expect(nextStep({ ...refund, acceptedAt }, new Date(NOW.getTime() + hours * HOUR_MS))).toBe(step),
)

it('a withdrawal is always young enough for the provider', () => expect(WITHDRAWAL_MS).toBeLessThan(REFUND_WINDOW_MS))

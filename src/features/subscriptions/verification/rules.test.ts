import { expect, it } from 'vitest'
import { CONFETTI_MS, claimsPayment, VERIFICATION } from './rules.ts'

it('the waits docs/product/rules.md names', () => {
  expect(VERIFICATION).toEqual({
    startMs: 500,
    settleMs: 2_000,
    retryMs: 3_000,
    abandonMs: 10_000,
    skipWindowMs: 5_000,
  })
  expect(CONFETTI_MS).toBe(5_000)
})

it.each([
  ['', false],
  ['user_id=u1', false],
  ['status=pending', false],
  ['status=null&payment_id=null', false],
  ['payment_id=', false],
  ['status=approved', true],
  ['payment_id=123', true],
  ['status=pending&payment_id=123', true],
  ['preapproval_id=2c93', true],
])('%j claims a payment: %s', (query, claims) => {
  expect(claimsPayment(new URLSearchParams(query))).toBe(claims)
})

import { expect, it, vi } from 'vitest'
import { LookupFailure } from '../../lookup/components/look-up.ts'
import { summaryFromRecord } from '../../lookup/rules.ts'
import type { SubscriptionSummary } from '../../schema.ts'
import { createVerifications, type Verdict, verifyPayment } from './verify-payment.ts'

const PERSON = { id: 'u1', name: 'Ana', email: 'ana@example.com' }
const summary = (plan: 'gratuito' | 'premium') => summaryFromRecord({ ...PERSON, plan }, 0) as SubscriptionSummary
const FREE = () => Promise.resolve(summary('gratuito'))
const PREMIUM = () => Promise.resolve(summary('premium'))
const FAILS = () => Promise.reject(new LookupFailure('failed'))
const SIGNED_OUT = () => Promise.reject(new LookupFailure('signed_out'))

/** Runs a verification over these answers and returns its effects in order. */
async function verify(claimed: boolean, ...answers: (() => Promise<SubscriptionSummary>)[]) {
  const done: unknown[] = []
  const verdict = await verifyPayment(
    {
      wait: async (ms) => void done.push(ms),
      invalidate: () => done.push('invalidate'),
      lookUp: () => {
        done.push('look')
        return answers.shift()?.() ?? Promise.reject(new Error('asked too often'))
      },
    },
    claimed,
  )
  return [verdict.kind, ...done]
}

it.each([
  ['active at once', [PREMIUM], ['active', 500, 'invalidate', 2_000, 'look']],
  ['active at the second look', [FREE, PREMIUM], ['active', 500, 'invalidate', 2_000, 'look', 3_000, 'look']],
  ['active after a failure', [FAILS, PREMIUM], ['active', 500, 'invalidate', 2_000, 'look', 3_000, 'look']],
  ['never active', [FREE, FREE], ['waiting', 500, 'invalidate', 2_000, 'look', 3_000, 'look']],
  ['no answer', [FAILS, FAILS], ['failed', 500, 'invalidate', 2_000, 'look', 3_000, 'look']],
  ['nobody signed in', [SIGNED_OUT], ['signed_out', 500, 'invalidate', 2_000, 'look']],
] as const)('with a claimed payment: %s', async (_, answers, expected) => {
  expect(await verify(true, ...answers)).toEqual(expected)
})

it.each([
  ['premium', PREMIUM, 'active'],
  ['free', FREE, 'waiting'],
  ['no answer', FAILS, 'failed'],
] as const)('without a claim, %s: one look', async (_, answer, kind) => {
  expect(await verify(false, answer)).toEqual([kind, 500, 'invalidate', 'look'])
})

it('only a claimed payment is welcomed', async () => {
  const effects = { wait: async () => undefined, invalidate: () => undefined, lookUp: PREMIUM }
  expect(await verifyPayment(effects, true)).toMatchObject({ paid: true })
  expect(await verifyPayment(effects, false)).toMatchObject({ paid: false })
})

it('joins what began less than 5 s ago', async () => {
  let now = 0
  const verifyOnce = createVerifications(() => now)
  const run = vi.fn(async (): Promise<Verdict> => ({ kind: 'waiting' }))
  await verifyOnce('a', run)
  now = 4_999
  await verifyOnce('a', run)
  expect(run).toHaveBeenCalledTimes(1)
  await verifyOnce('b', run)
  expect(run).toHaveBeenCalledTimes(2)
  now += 5_000
  await verifyOnce('b', run)
  expect(run).toHaveBeenCalledTimes(3)
})

import { expect, it, vi } from 'vitest'
import type { SubscriptionSummary } from '../../schema.ts'
import { summaryFromRecord } from '../rules.ts'
import { LookupFailure } from './look-up.ts'
import { type WatchedPage, watchPayment } from './watch-payment.ts'

const PERSON = { id: 'u1', name: 'Ana', email: 'ana@example.com' }
const summary = (plan: 'gratuito' | 'premium') => summaryFromRecord({ ...PERSON, plan }, 0) as SubscriptionSummary

/** A page with a fake clock. */
function stage() {
  let now = 0
  let visible = true
  let returns: (() => void) | null = null
  const waiting: { at: number; run: () => void }[] = []
  const page: WatchedPage = {
    now: () => now,
    isVisible: () => visible,
    setTimeout: (run, ms) => waiting.push({ at: now + ms, run }),
    onReturn: (look) => {
      returns = look
      return () => {
        returns = null
      }
    },
  }
  const passTo = async (moment: number) => {
    for (;;) {
      const due = waiting.filter(({ at }) => at <= moment).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      waiting.splice(waiting.indexOf(due), 1)
      now = due.at
      due.run()
      await new Promise((done) => setImmediate(done))
    }
    now = moment
  }
  const comeBack = async () => {
    returns?.()
    await new Promise((done) => setImmediate(done))
  }
  return { page, passTo, comeBack, show: (is: boolean) => (visible = is), listens: () => returns !== null }
}

it('looks every 5 s and tells once', async () => {
  const { page, passTo, listens } = stage()
  const lookUp = vi.fn().mockResolvedValueOnce(summary('gratuito')).mockResolvedValue(summary('premium'))
  const onGained = vi.fn()
  watchPayment({ before: summary('gratuito'), lookUp, onGained, page })
  await passTo(5_000)
  expect([lookUp.mock.calls.length, onGained.mock.calls.length]).toEqual([1, 0])
  await passTo(60_000)
  expect([lookUp.mock.calls.length, onGained.mock.calls.length]).toEqual([2, 1])
  expect(onGained).toHaveBeenCalledWith(summary('premium'))
  expect(listens()).toBe(false)
})

it('does not look while the page is hidden, and does as soon as the person comes back', async () => {
  const { page, passTo, comeBack, show } = stage()
  const lookUp = vi.fn().mockResolvedValue(summary('premium'))
  const onGained = vi.fn()
  show(false)
  watchPayment({ before: null, lookUp, onGained, page })
  await passTo(58_000)
  expect(lookUp).not.toHaveBeenCalled()
  show(true)
  await comeBack()
  expect(onGained).toHaveBeenCalledTimes(1)
})

it('looks less often after 2 minutes and gives up after 30', async () => {
  const { page, passTo, listens } = stage()
  const lookUp = vi.fn().mockResolvedValue(summary('gratuito'))
  watchPayment({ before: null, lookUp, onGained: vi.fn(), page })
  await passTo(2 * 60_000)
  const early = lookUp.mock.calls.length
  await passTo(3 * 60_000)
  expect(early).toBe(24)
  expect(lookUp.mock.calls.length - early).toBe(3)
  await passTo(60 * 60_000)
  expect(lookUp.mock.calls.length).toBeLessThan(120)
  expect(listens()).toBe(false)
})

it('goes on after a failure, and ends when nobody is signed in', async () => {
  const { page, passTo, listens } = stage()
  const lookUp = vi
    .fn()
    .mockRejectedValueOnce(new LookupFailure('failed'))
    .mockRejectedValueOnce(new LookupFailure('signed_out'))
  watchPayment({ before: null, lookUp, onGained: vi.fn(), page })
  await passTo(60_000)
  expect(lookUp).toHaveBeenCalledTimes(2)
  expect(listens()).toBe(false)
})

it('a new watch takes the place of the old', async () => {
  const first = stage()
  const second = stage()
  const lookUp = vi.fn().mockResolvedValue(summary('premium'))
  const firstGained = vi.fn()
  watchPayment({ before: null, lookUp, onGained: firstGained, page: first.page })
  const secondGained = vi.fn()
  watchPayment({ before: null, lookUp, onGained: secondGained, page: second.page })
  await first.passTo(60_000)
  await second.passTo(60_000)
  expect([firstGained.mock.calls.length, secondGained.mock.calls.length]).toEqual([0, 1])
})

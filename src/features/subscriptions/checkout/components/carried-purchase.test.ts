import { afterEach, expect, it, vi } from 'vitest'
import { carryPurchase, forgetPurchase, takePurchase } from './carried-purchase.ts'

function browser(): Map<string, string> {
  const stored = new Map<string, string>()
  const sessionStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  vi.stubGlobal('window', { sessionStorage })
  return stored
}

afterEach(() => void vi.unstubAllGlobals())

it('gives a purchase back once, whole', () => {
  browser()
  carryPurchase({ billingPeriod: 'annual', type: 'one_time' })
  expect(takePurchase()).toEqual({ billingPeriod: 'annual', type: 'one_time' })
  expect(takePurchase()).toBeNull()
})

it('is forgotten with the session', () => {
  browser()
  carryPurchase({ billingPeriod: 'monthly', type: 'subscription' })
  forgetPurchase()
  expect(takePurchase()).toBeNull()
})

it.each([
  ['another period', { key: 'weekly', label: 'one_time' }],
  ['another way to pay', { key: 'annual', label: 'cash' }],
])('is no purchase: %s', (_, words) => {
  browser().set('intent:purchase', JSON.stringify({ ...words, at: Date.now() }))
  expect(takePurchase()).toBeNull()
})

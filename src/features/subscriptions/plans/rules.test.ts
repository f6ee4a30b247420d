import { expect, it } from 'vitest'
import { formatPrice, PREMIUM_PRICE_CENTS } from './rules.ts'

it.each([
  [PREMIUM_PRICE_CENTS.monthly, 'R$11,90'],
  [PREMIUM_PRICE_CENTS.annual, 'R$99,90'],
  [12 * PREMIUM_PRICE_CENTS.monthly, 'R$142,80'],
  [12 * PREMIUM_PRICE_CENTS.monthly - PREMIUM_PRICE_CENTS.annual, 'R$42,90'],
  [123456, 'R$1.234,56'],
  [0, 'R$0,00'],
])('%i centavos → %s', (cents, text) => {
  expect(formatPrice(cents)).toBe(text)
})

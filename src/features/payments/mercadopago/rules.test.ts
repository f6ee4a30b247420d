import { expect, it } from 'vitest'
import { isPayingPage } from './rules.ts'

it.each([
  ['https://www.mercadopago.com.br/subscriptions/checkout?preapproval_id=1', true, true],
  ['https://www.mercadopago.com.br/payments/1/ticket?caller_id=2', true, true],
  ['https://www.mercadopago.com/mlb/checkout', true, true],
  ['http://www.mercadopago.com.br/payments/1/ticket', false, true],
  ['https://mercadopago.com.br.evil.example/', false, true],
  ['https://evilmercadopago.com.br/', false, true],
  ['https://evil.example/www.mercadopago.com.br', false, true],
  ['http://127.0.0.1:4000/sandbox/pay/1', false, true],
  ['javascript:alert(1)', false, false],
  ['data:text/html,x', false, false],
])('%s: of the provider %s, of a sandbox %s', (address, ofProvider, ofSandbox) => {
  const url = new URL(address)
  expect(isPayingPage(url, false)).toBe(ofProvider)
  expect(isPayingPage(url, true)).toBe(ofSandbox)
})

import { expect, test } from 'vitest'
import type { TwinPayment } from './schema.ts'
import { PAID_TWICE, twinName } from './texts.ts'

const pix: TwinPayment = {
  id: '1',
  amountCents: 1190,
  method: 'pix',
  lastDigits: null,
  type: 'one_time',
  billingPeriod: 'monthly',
  paidAt: '2026-11-22T21:00:00.000Z',
}
const card: TwinPayment = { ...pix, id: '2', method: 'visa', lastDigits: '1234', type: 'subscription' }

test.each([
  ['2026-11-22T21:00:20.000Z', 'menos de um minuto'],
  ['2026-11-22T21:01:10.000Z', '1 minuto'],
  ['2026-11-22T21:12:00.000Z', '12 minutos'],
  ['2026-11-22T22:10:00.000Z', '1 hora'],
  ['2026-11-23T20:00:00.000Z', '23 horas'],
])('paid again at %s: %s later', (paidAt, apart) => {
  expect(PAID_TWICE.story([pix, { ...card, paidAt }])).toContain(`com ${apart} entre`)
})

test('a payment is named as people know it, and only the card ends a subscription', () => {
  expect([pix, card].map((one) => twinName(one))).toEqual(['PIX, R$11,90', 'Cartão Visa final 1234, R$11,90'])
  expect(PAID_TWICE.consequence(card)).toContain('a assinatura no cartão termina')
  expect(PAID_TWICE.consequence(pix)).not.toContain('assinatura')
})

import { expect, it } from 'vitest'
import { CANCEL_MESSAGES } from './cancellation/texts.ts'
import { methodName, planName } from './texts.ts'

it('says until when access lasts', () => {
  expect(CANCEL_MESSAGES.done('2026-12-21T12:00:00.000Z').description).toBe(
    'Sua assinatura foi cancelada, mas você manterá acesso premium até 21/12/2026.',
  )
  expect(CANCEL_MESSAGES.done(null).description).toContain('até o fim do período pago.')
})

it.each([
  ['pix', 'one_time', 'PIX'],
  ['master', 'subscription', 'Cartão Mastercard'],
  ['account_money', 'one_time', 'Saldo no Mercado Pago'],
  ['naranja', 'subscription', 'Cartão'],
  ['bank_transfer', 'one_time', 'PIX'],
] as const)('%s of a %s is called %s', (method, type, name) => {
  expect(methodName({ method, type })).toBe(name)
})

it.each([
  ['monthly', 'Premium mensal'],
  ['annual', 'Premium anual'],
  [null, 'Premium'],
] as const)('%s → %s', (period, name) => {
  expect(planName(period)).toBe(name)
})

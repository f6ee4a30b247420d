import { expect, it } from 'vitest'
import { CANCEL_DIALOG, CANCEL_MESSAGES, CANCEL_PAGE } from './cancellation/texts.ts'
import type { SubscriptionStatus } from './schema.ts'
import { methodName, planName } from './texts.ts'

it('says until when access lasts', () => {
  const end = '2026-12-21T12:00:00.000Z'
  const done = (subscriptionStatus: SubscriptionStatus, subscriptionEnd: string | null) =>
    CANCEL_MESSAGES.done({ subscriptionStatus, subscriptionEnd }).description
  expect(done('cancelled', end)).toBe('Sua assinatura foi cancelada, mas você manterá acesso premium até 21/12/2026.')
  expect(done('cancelled', null)).toContain('até o fim do período pago.')
  for (const status of ['expired', 'inactive'] as const) expect(done(status, end)).not.toContain('21/12/2026')
  for (const text of [CANCEL_PAGE.intro(null), ...CANCEL_DIALOG.consequences(null)]) expect(text).not.toMatch(/até/)
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

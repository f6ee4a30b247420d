import { expect, it } from 'vitest'
import { methodLabel, notificationLabel, paymentStatusLabel } from './rules.ts'

it.each([
  ['payment', 'payment.created', 'Pagamento: criação'],
  ['subscription_preapproval', 'updated', 'Assinatura no cartão: mudança'],
  ['subscription_authorized_payment', null, 'Cobrança da assinatura'],
  ['topic_chargebacks_wh', 'chargebacks', 'Contestação no banco'],
  ['topic_of_tomorrow', 'x.created', 'topic_of_tomorrow: criação'],
])('%s %s is called «%s»', (topic, action, label) => expect(notificationLabel(topic, action)).toBe(label))

it.each([
  'pending',
  'approved',
  'authorized',
  'in_process',
  'in_mediation',
  'rejected',
  'cancelled',
  'refunded',
  'charged_back',
])('the provider says %s, the screens a word of ours', (status) => expect(paymentStatusLabel(status)).not.toBe(status))

it('a word the site does not know stays as it came', () => {
  expect([paymentStatusLabel('new_status'), methodLabel('new_brand'), methodLabel('master')]).toEqual([
    'new_status',
    'new_brand',
    'Cartão Mastercard',
  ])
})

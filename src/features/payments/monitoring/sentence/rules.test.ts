import { describe, expect, it } from 'vitest'
import { paymentVerdict, refusedVerdict, subscriptionVerdict } from '../rules.ts'
import type { MonitoredPayment } from '../schema.ts'
import { readableError, sentenceOf } from './rules.ts'

const row: MonitoredPayment = {
  id: 1,
  payment_id: '123',
  status: 'success',
  amount: 11.9,
  payment_method: 'pix',
  user_id: null,
  user_name: 'Carla Dias',
  is_contract: false,
  created_at: '2026-11-22T00:05:00.000Z',
  processed_at: null,
  error_message: null,
}
const formats = { money: (reais: number) => `R$ ${reais}`, moment: () => '21/11 às 21:05' }
const say = (changes: Partial<MonitoredPayment>) => sentenceOf({ ...row, ...changes }, formats)

const charge = {
  id: '1',
  status: 'approved',
  statusDetail: null,
  operationType: null,
  cardLastDigits: null,
  pix: null,
  amountCents: 1190,
  refundedCents: 0,
  refundedAt: null,
  currency: 'BRL',
  collectorId: '1',
  reference: null,
  subscriptionId: null,
  method: 'pix',
  createdAt: null,
  approvedAt: null,
  updatedAt: null,
}
const contract = {
  id: '1',
  status: 'pending',
  reference: null,
  collectorId: null,
  amountCents: 1190,
  currency: 'BRL',
  nextChargeAt: null,
  createdAt: null,
  updatedAt: null,
}
const listed = ({ status, errorMessage }: ReturnType<typeof paymentVerdict>) => ({
  status,
  error_message: errorMessage,
})
const paid = (changes: Partial<typeof charge> | Record<string, unknown>) =>
  listed(paymentVerdict({ ...charge, ...changes }))
const opened = (status: string) => ({ is_contract: true, ...listed(subscriptionVerdict({ ...contract, status })) })
const card = { payment_method: 'master' }

describe('sentenceOf says what became of', () => {
  it.each([
    [
      'a card form nobody finished',
      opened('pending'),
      'Carla Dias abriu o pagamento por cartão em 21/11 às 21:05 e não concluiu. Nada foi cobrado.',
    ],
    [
      'a card that was authorised',
      opened('authorized'),
      'Carla Dias autorizou a renovação automática no cartão em 21/11 às 21:05. Cada cobrança aparece em uma linha própria.',
    ],
    [
      'a contract that ended',
      opened('cancelled'),
      'A renovação automática de Carla Dias foi cancelada. Nada mais será cobrado.',
    ],
    [
      'a contract that pauses',
      opened('paused'),
      'A renovação automática de Carla Dias está pausada no Mercado Pago. Enquanto isso, nada é cobrado.',
    ],
    [
      'a PIX that was paid',
      paid({}),
      'Carla Dias pagou R$ 11.9 por PIX em 21/11 às 21:05. O acesso Premium foi liberado.',
    ],
    [
      'a PIX that waits',
      paid({ status: 'pending' }),
      'Carla Dias gerou um PIX de R$ 11.9 em 21/11 às 21:05 e ainda não pagou. Nada foi cobrado.',
    ],
    [
      'a PIX that ran out',
      paid({ status: 'cancelled', statusDetail: 'expired' }),
      'O código PIX de Carla Dias venceu sem pagamento. Nada foi cobrado.',
    ],
    [
      'a payment that was cancelled',
      paid({ status: 'cancelled' }),
      'O pagamento de Carla Dias foi cancelado antes de ser concluído. Nada foi cobrado.',
    ],
    [
      'a payment that was given back',
      paid({ status: 'refunded' }),
      'R$ 11.9 foram devolvidos a Carla Dias. O acesso foi retirado.',
    ],
    [
      'a charge that was disputed',
      paid({ status: 'charged_back' }),
      'Carla Dias contestou no banco a cobrança de R$ 11.9. O acesso foi retirado.',
    ],
    [
      'a card that was charged',
      { ...card, ...paid({}) },
      'O cartão de Carla Dias foi cobrado em R$ 11.9 em 21/11 às 21:05. O acesso Premium foi liberado.',
    ],
    [
      'a charge under review',
      { ...card, ...paid({ status: 'in_process' }) },
      'A cobrança de R$ 11.9 no cartão de Carla Dias, de 21/11 às 21:05, está em análise. Nada foi liberado ainda.',
    ],
    [
      'a card that was refused',
      { ...card, ...paid({ status: 'rejected', statusDetail: 'cc_rejected_high_risk' }) },
      'O cartão de Carla Dias foi recusado em 21/11 às 21:05, na cobrança de R$ 11.9. Nada foi cobrado.',
    ],
    [
      'money that does not fit',
      { ...card, ...listed(refusedVerdict('amount')) },
      'Um pagamento de R$ 11.9 chegou em 21/11 às 21:05, mas não confere com o que foi contratado. Nada foi liberado: veja no painel do Mercado Pago.',
    ],
    [
      'a person whose account is gone',
      { user_name: null, ...opened('pending') },
      'Alguém abriu o pagamento por cartão em 21/11 às 21:05 e não concluiu. Nada foi cobrado.',
    ],
    [
      'a payment without an amount',
      { amount: null, ...card, ...paid({ status: 'in_process' }) },
      'A cobrança de valor não informado no cartão de Carla Dias, de 21/11 às 21:05, está em análise. Nada foi liberado ainda.',
    ],
    [
      'a status of tomorrow',
      paid({ status: 'quantum' }),
      'O Mercado Pago informou um estado que o site não conhece (quantum).',
    ],
  ])('%s', (_, changes, sentence) => {
    expect(say(changes)).toBe(sentence)
  })
})

describe('readableError', () => {
  it.each([
    [
      'Pagamento recusado (cc_rejected_high_risk).',
      'Pagamento recusado: a análise de risco do Mercado Pago não aprovou.',
      'cc_rejected_high_risk',
    ],
    ['Pagamento recusado (codigo_novo).', 'Pagamento recusado (codigo_novo).', null],
    ['Pagamento recusado.', 'Pagamento recusado.', null],
    ['Pagamento devolvido.', 'Pagamento devolvido.', null],
  ])('%s', (message, text, code) => {
    expect(readableError(message)).toEqual({ text, code })
  })
})

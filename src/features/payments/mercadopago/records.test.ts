import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { RECORDED_CONFLICTS, RECORDED_TEXTS } from '../../../../sandbox/mercadopago/records/bare-answers.ts'
import { RECORDED_SUCCESSES } from '../../../../sandbox/mercadopago/records/successes.ts'
import { PIX_ORDER } from '../../../../tests/factories/pix-order.ts'
import { GatewayError } from '../gateway/schema.ts'
import { createMercadoPagoGateway } from './service.server.ts'

type Answered =
  | { readonly status: number; readonly body: object }
  | { readonly status: number; readonly text: string; readonly headers: Readonly<Record<string, string>> }

/** The adapter before a provider that answers with one record, or with one to a change and another to a reading. */
async function gatewayBefore(change: Answered, reading: Answered = change) {
  const server = createServer((request, response) => {
    request.resume()
    const given = request.method === 'GET' ? reading : change
    const [headers, text] =
      'text' in given
        ? [given.headers, given.text]
        : [{ 'content-type': 'application/json' }, JSON.stringify(given.body)]
    response.writeHead(given.status, headers).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const timing = { timeoutMs: 5_000, maxRetryDelayMs: 10 }
  return createMercadoPagoGateway({ accessToken: 'APP_USR-1', apiUrl, collectorId: '7', timing })
}

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof GatewayError ? error : Promise.reject(error)),
  )

const ORDER = {
  reference: 'ref-2',
  payerEmail: 'ana@example.com',
  period: 'monthly',
  amountCents: 1190,
  backUrl: 'https://atividario.example/payment-success',
  reason: 'Premium mensal',
  startsAt: null,
  cardToken: null,
  notificationUrl: 'https://atividario.example/functions/v1/mercadopago-webhook',
  idempotencyKey: 'key-2',
} as const
const CARD_ORDER = { ...ORDER, cardToken: 'token-12345678' }

it('reads a recorded subscription, which names neither collector nor reference', async () => {
  const gateway = await gatewayBefore(RECORDED_SUCCESSES.authorizedSubscription)
  expect(await gateway.getSubscription('8aef053a850b370b0185122195ef036b')).toEqual({
    id: '8aef053a850b370b0185122195ef036b',
    status: 'authorized',
    reference: null,
    collectorId: null,
    amountCents: 4_000,
    currency: 'ARS',
    nextChargeAt: new Date('2023-01-10T19:34:29.000Z'),
    createdAt: new Date('2022-12-14T19:34:29.101Z'),
    updatedAt: new Date('2022-12-14T19:38:09.582Z'),
  })
})

it('reads a recorded charge of a subscription', async () => {
  const gateway = await gatewayBefore(RECORDED_SUCCESSES.processedInvoice)
  expect(await gateway.getInvoice('7012376527')).toEqual({
    id: '7012376527',
    subscriptionId: '290d32f932264d41b38074269a136bc9',
    status: 'processed',
    paymentId: '85755158103',
    paymentStatus: 'approved',
  })
})

it('reads a recorded payment, whose subscription is named though its reference is not', async () => {
  const gateway = await gatewayBefore(RECORDED_SUCCESSES.recurringPayment)
  expect(await gateway.getPayment('85755158103')).toMatchObject({
    id: '85755158103',
    status: 'approved',
    operationType: 'recurring_payment',
    amountCents: 6_000_000,
    refundedCents: 0,
    collectorId: '1956533506',
    reference: null,
    subscriptionId: '290d32f932264d41b38074269a136bc9',
    method: 'master',
    cardLastDigits: '0604',
    approvedAt: new Date('2024-08-23T23:11:32.000Z'),
  })
})

it('reads a recorded PIX that waits, with its code and its page', async () => {
  const gateway = await gatewayBefore(RECORDED_SUCCESSES.pendingPix)
  expect(await gateway.createPixPayment(PIX_ORDER)).toMatchObject({
    id: '1319973686',
    status: 'pending',
    amountCents: 1_000,
    currency: 'BRL',
    reference: null,
    subscriptionId: null,
    method: 'pix',
    cardLastDigits: null,
    approvedAt: null,
    pix: {
      code: '00020126580014br.gov.bcb.pix0136b76aa9c2',
      pageUrl: 'https://www.mercadopago.com.br/sandbox/payments/1319973686/ticket?caller_id=1664124048',
    },
  })
})

it('takes a refund in process for asked for: only the payment says that the money went back', async () => {
  const gateway = await gatewayBefore(RECORDED_SUCCESSES.refundInProcess)
  await expect(gateway.refund('23443394602', 'key')).resolves.toBeUndefined()
})

describe('refusals and answers that say nothing of a card', () => {
  it.each([
    ['in plain text', RECORDED_TEXTS.tooMany],
    ['in JSON', RECORDED_CONFLICTS.tooMany],
  ])('too many calls, told %s: later again, and known by the status', async (_how, record) => {
    const gateway = await gatewayBefore(record)
    const tooMany = { kind: 'unavailable', status: 429, codes: [] }
    expect(await errorOf(gateway.getPayment('1'))).toMatchObject(tooMany)
    expect(await errorOf(gateway.createPixPayment(PIX_ORDER))).toMatchObject(tooMany)
    expect(await errorOf(gateway.createSubscription(CARD_ORDER))).toMatchObject(tooMany)
  })

  it.each([
    ['on the page of the provider', ORDER],
    ['with a card', CARD_ORDER],
  ])('a test user and a real one, %s: no refused card', async (_how, order) => {
    const gateway = await gatewayBefore(RECORDED_CONFLICTS.mixedUsers)
    const error = await errorOf(gateway.createSubscription(order))
    expect(error).toMatchObject({ kind: 'refused', status: 400, codes: [] })
  })

  it('a change of a cancelled subscription: the cancelled one is read back, and takes no card', async () => {
    const { status, body } = RECORDED_SUCCESSES.authorizedSubscription
    const gateway = await gatewayBefore(RECORDED_CONFLICTS.invalidTransition, {
      status,
      body: { ...body, status: 'cancelled' },
    })
    expect(await gateway.cancelSubscription(body.id)).toMatchObject({ id: body.id, status: 'cancelled' })
    const change = errorOf(gateway.changeCard(body.id, { cardToken: 'token-12345678' }))
    expect(await change).toMatchObject({ kind: 'refused', status: 400, codes: [] })
  })

  it('a refusal without a body counts by its status', async () => {
    const gateway = await gatewayBefore(RECORDED_TEXTS.emptyForbidden)
    const forbidden = { kind: 'misconfigured', status: 403, codes: [] }
    expect(await errorOf(gateway.getSubscription('x'))).toMatchObject(forbidden)
    expect(await errorOf(gateway.createSubscription(CARD_ORDER))).toMatchObject(forbidden)
  })

  it('a change answered without a body is read back', async () => {
    const { body } = RECORDED_SUCCESSES.authorizedSubscription
    const gateway = await gatewayBefore(RECORDED_TEXTS.noContent, RECORDED_SUCCESSES.authorizedSubscription)
    expect(await gateway.cancelSubscription(body.id)).toMatchObject({ status: 'authorized' })
    await expect(gateway.refund('1', 'key')).resolves.toBeUndefined()
  })

  it('a creation answered without a body made something unknown: later again', async () => {
    const gateway = await gatewayBefore(RECORDED_TEXTS.noContent)
    expect(await errorOf(gateway.createPixPayment(PIX_ORDER))).toMatchObject({ kind: 'unavailable' })
    expect(await errorOf(gateway.createSubscription(CARD_ORDER))).toMatchObject({ kind: 'unavailable' })
  })
})

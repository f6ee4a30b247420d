import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { RECORDED_SUCCESSES } from '../../../../sandbox/mercadopago/records/successes.ts'
import { PIX_ORDER } from '../../../../tests/factories/pix-order.ts'
import { createMercadoPagoGateway } from './service.server.ts'

/** The adapter before a provider that answers with one record. */
async function gatewayBefore({ status, body }: { readonly status: number; readonly body: object }) {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return createMercadoPagoGateway({ accessToken: 'APP_USR-1', apiUrl, collectorId: '7' })
}

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

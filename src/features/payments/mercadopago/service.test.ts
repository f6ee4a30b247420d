import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { RECORDED_REFUSALS, REFUSED_CARDS } from '../../../../sandbox/mercadopago/records/refused-cards.ts'
import { PIX_ORDER } from '../../../../tests/factories/pix-order.ts'
import { GatewayError } from '../gateway/schema.ts'
import { createMercadoPagoGateway } from './service.server.ts'

const TOKEN = 'TEST-secret-token'
const timing = { timeoutMs: 20_000, maxRetryDelayMs: 10 }
/** For answers that do not come. */
const hasty = { ...timing, timeoutMs: 200 }
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly key: string | string[] | undefined
  readonly device: string | string[] | undefined
  readonly body: string
}

/** A provider with the same answer to every call; its calls are recorded. */
async function providerThat(
  answer: (response: ServerResponse, request: IncomingMessage, nth: number) => void,
  patience = timing,
) {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      const { 'x-idempotency-key': key, 'x-meli-session-id': device } = request.headers
      seen.push({ method: request.method, url: request.url, key, device, body })
      answer(response, request, seen.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const apiUrl = `http://127.0.0.1:${address.port}`
  return { seen, gateway: createMercadoPagoGateway({ accessToken: TOKEN, apiUrl, collectorId: '7', timing: patience }) }
}

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof GatewayError ? error : Promise.reject(error)),
  )

const SUBSCRIPTION = {
  reference: 'ref-2',
  payerEmail: 'ana@example.com',
  period: 'annual',
  amountCents: 9990,
  backUrl: 'http://localhost:3000/payment-success',
  reason: 'Premium anual',
  startsAt: null,
  cardToken: null,
  notificationUrl: 'http://localhost:3000/functions/v1/mercadopago-webhook',
  idempotencyKey: 'key-2',
} as const

const payment = {
  id: 123,
  status: 'approved',
  transaction_amount: 11.9,
  currency_id: 'BRL',
  collector_id: 7,
  external_reference: 'ref-1',
  date_approved: '2026-05-10T08:00:00.000-04:00',
  date_last_updated: '2026-05-10T08:00:01.000-04:00',
}

describe('what is read', () => {
  it('of a payment: centavos, dates in UTC, ids as text, its subscription', async () => {
    const { gateway } = await providerThat((response) =>
      json(response, 200, { ...payment, transaction_amount: 99.9, metadata: { preapproval_id: 'abc' } }),
    )
    expect(await gateway.getPayment('123')).toMatchObject({
      id: '123',
      amountCents: 9990,
      collectorId: '7',
      subscriptionId: 'abc',
      approvedAt: new Date('2026-05-10T12:00:00.000Z'),
      refundedCents: 0,
    })
  })

  it('of an unknown status: passed on unchanged', async () => {
    const { gateway } = await providerThat((response) => json(response, 200, { ...payment, status: 'on_the_moon' }))
    expect((await gateway.getPayment('123'))?.status).toBe('on_the_moon')
  })

  it('of a search: every page', async () => {
    const { gateway, seen } = await providerThat((response, _request, nth) =>
      json(response, 200, { results: [{ ...payment, id: nth }], paging: { total: 3, limit: 1, offset: nth - 1 } }),
    )
    expect((await gateway.paymentsOf('ref-1')).map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(seen[2]?.url).toContain('offset=2')
  })
})

describe('what goes wrong', () => {
  it('a thing that does not exist is null', async () => {
    const { gateway } = await providerThat((response) => json(response, 404, { message: 'not found', status: 404 }))
    expect([await gateway.getPayment('1'), await gateway.getSubscription('x'), await gateway.getInvoice('2')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it.each([
    [400, 'refused'],
    [401, 'misconfigured'],
    [403, 'misconfigured'],
    [422, 'refused'],
    [423, 'unavailable'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ] as const)('%i is %s', async (status, kind) => {
    const body = {
      message: `bad ana@example.com ${TOKEN}`,
      error: 'x',
      status,
      cause: [{ code: 4050, description: 'd' }],
    }
    const { gateway } = await providerThat((response) => json(response, status, body, { 'retry-after': '1' }))
    const error = await errorOf(gateway.createPixPayment(PIX_ORDER))
    expect(error).toMatchObject({ kind, status })
    expect(String(error)).not.toMatch(/ana@|secret-token/)
  })

  it('asks again with the same key, and takes the answer that comes', async () => {
    const { gateway, seen } = await providerThat((response, _request, nth) =>
      nth < 3
        ? json(response, 500, {})
        : json(response, 201, {
            ...payment,
            point_of_interaction: { transaction_data: { qr_code: '000201', ticket_url: 'https://mp.example/t' } },
          }),
    )
    expect(await gateway.createPixPayment(PIX_ORDER)).toMatchObject({
      id: '123',
      pix: { code: '000201', pageUrl: 'https://mp.example/t' },
    })
    expect(seen.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1'])
  })

  it.each<[string, (response: ServerResponse) => void]>([
    [
      'a page of a proxy',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>ok</h1>'),
    ],
    ['half an answer', (response) => void response.writeHead(200).end('{"id": 12')],
    ['null', (response) => json(response, 200, null)],
    ['another shape', (response) => json(response, 200, { ...payment, transaction_amount: 'eleven' })],
    ['an error page', (response) => void response.writeHead(502).end('<h1>Bad Gateway</h1>')],
    ['a broken connection', (response) => void response.destroy()],
  ])('%s: later again', async (_name, answer) => {
    const { gateway } = await providerThat(answer, hasty)
    expect(await errorOf(gateway.getPayment('1'))).toMatchObject({ kind: 'unavailable' })
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['silence', () => {}],
    ['an answer that begins and does not end', (response) => void response.writeHead(200).write('{')],
  ])('%s does not hold the caller', async (_name, answer) => {
    const { gateway } = await providerThat(answer, hasty)
    expect(await errorOf(gateway.getPayment('1'))).toMatchObject({ kind: 'unavailable' })
  })

  it('nobody there', async () => {
    const gateway = createMercadoPagoGateway({
      accessToken: TOKEN,
      apiUrl: 'http://127.0.0.1:9',
      collectorId: '7',
      timing,
    })
    expect(await errorOf(gateway.getPayment('1'))).toMatchObject({ kind: 'unavailable', status: null })
  })

  it('a code that is missing is no checkout', async () => {
    const { gateway } = await providerThat((response) => json(response, 201, payment))
    expect(await errorOf(gateway.createPixPayment(PIX_ORDER))).toMatchObject({ kind: 'unavailable' })
  })
})

describe('answers as they were recorded', () => {
  it('finds an order among 10,000 subscriptions of the account by a few pages', async () => {
    const made = 10_000
    const now = Date.parse('2026-05-10T12:00:00.000Z')
    // One a minute, newest first, as the provider gives them with this order; the one looked for is the third.
    const rows = Array.from({ length: made }, (_, index) => ({
      id: `sub-${index}`,
      status: 'authorized',
      external_reference: `ref-${index}`,
      date_created: new Date(now - index * 60_000).toISOString(),
    }))
    const { gateway, seen } = await providerThat((response, request) => {
      const { searchParams } = new URL(request.url ?? '', 'http://provider')
      const offset = Number(searchParams.get('offset'))
      const results = rows.slice(offset, offset + Number(searchParams.get('limit')))
      json(response, 200, { results, paging: { total: made } })
    })
    const order = { reference: 'ref-2', createdAt: new Date(now - 3 * 60_000), payerEmail: 'ana@example.com' }
    expect((await gateway.subscriptionsOf(order)).map(({ id }) => id)).toEqual(['sub-2'])
    expect(seen).toHaveLength(1)
    expect(seen[0]?.url).toContain('payer_email=ana%40example.com')
    // An order of long ago ends too, without an error.
    expect(await gateway.subscriptionsOf({ ...order, createdAt: new Date(0) })).toHaveLength(1)
  })

  it('finds an order where the provider takes no notice of the order that was asked for', async () => {
    const now = Date.parse('2026-05-10T12:00:00.000Z')
    const rows = Array.from({ length: 250 }, (_, index) => ({
      id: `sub-${index}`,
      status: 'authorized',
      external_reference: `ref-${index}`,
      date_created: new Date(now - (249 - index) * 60_000).toISOString(),
    }))
    const { gateway } = await providerThat((response, request) => {
      const { searchParams } = new URL(request.url ?? '', 'http://provider')
      const offset = Number(searchParams.get('offset'))
      const results = rows.slice(offset, offset + Number(searchParams.get('limit')))
      json(response, 200, { results, paging: { total: rows.length } })
    })
    const order = { reference: 'ref-247', createdAt: new Date(now - 3 * 60_000), payerEmail: null }
    expect((await gateway.subscriptionsOf(order)).map(({ id }) => id)).toEqual(['sub-247'])
  })

  it('asks for 15 charges at once, and for every page', async () => {
    const rows = Array.from({ length: 40 }, (_, id) => ({ id, preapproval_id: 'sub', status: 'processed' }))
    const { gateway } = await providerThat((response, request) => {
      const { searchParams } = new URL(request.url ?? '', 'http://provider')
      const [limit, offset] = [Number(searchParams.get('limit')), Number(searchParams.get('offset'))]
      if (limit > 15) json(response, 400, { message: 'Invalid value for limit' })
      else json(response, 200, { results: rows.slice(offset, offset + limit), paging: { total: rows.length } })
    })
    expect(await gateway.invoicesOf('sub')).toHaveLength(40)
  })

  it.each(Object.entries(REFUSED_CARDS))('reads a refused card as one: %s', async (_holder, { status, body }) => {
    const { gateway, seen } = await providerThat((response) => json(response, status, body))
    const order = { ...SUBSCRIPTION, cardToken: 'token-12345678', deviceId: 'armor.device-1' }
    const error = await errorOf(gateway.createSubscription(order))
    expect(error).toMatchObject({ kind: 'refused', status })
    expect(error?.codes.join(' ')).toMatch(/CC_VAL|cc_|Card token|rejected/)
    // A repeated creation could make a second subscription.
    expect(seen).toHaveLength(1)
    expect(seen[0]?.device).toBe('armor.device-1')
  })

  it('keeps credentials of the wrong product apart from a refused card', async () => {
    const { status, body } = RECORDED_REFUSALS.ordersApplication
    const { gateway } = await providerThat((response) => json(response, status, body))
    const error = await errorOf(gateway.createPixPayment(PIX_ORDER))
    expect(error).toMatchObject({ kind: 'misconfigured', status: 401 })
    const card = await errorOf(gateway.createSubscription({ ...SUBSCRIPTION, cardToken: 'token-12345678' }))
    expect(card).toMatchObject({ kind: 'misconfigured', codes: ['7'] })
  })

  it.each([
    ['no body', ''],
    ['a page', '<html>'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('takes a refusal with %s for what its status is', async (_name, text) => {
    const { gateway } = await providerThat((response) => void response.writeHead(400).end(text))
    const error = await errorOf(gateway.createSubscription({ ...SUBSCRIPTION, cardToken: 'token-12345678' }))
    expect(error).toMatchObject({ kind: 'refused', codes: [] })
  })
})

import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { Session } from '../../features/accounts/schema.ts'
import type { SubscriptionSummary } from '../../features/subscriptions/schema.ts'
import type { Subscriptions } from '../../features/subscriptions/service.server.ts'
import { createLog } from '../../platform/log.ts'
import { AppError, type ErrorCode } from '../../product/errors.ts'
import type { HttpEnv } from '../env.ts'
import { registerCheckout } from './checkout.ts'
import { createRoutes } from './route.ts'

const ME = 'a1f8f6c2-7a55-4a57-9f7e-0b8a1e0f1a11'
const OTHER = 'c3f8f6c2-7a55-4a57-9f7e-0b8a1e0f1a33'
const SESSION = { userId: ME, name: 'Pessoa', email: 'p@example.com', isAdmin: false } as Session

const END = '2026-06-10T12:00:00.000Z'
const SUMMARY: SubscriptionSummary = {
  hasActiveSubscription: true,
  plan: 'premium',
  billingPeriod: 'monthly',
  subscriptionEnd: END,
  subscribed: true,
  subscriptionStatus: 'active',
  type: 'subscription',
  withdrawableUntil: null,
  withdrawableCents: null,
  keepsUntil: END,
  nextCharge: { at: END, amountCents: 1190, lastDigits: '0604' },
  renews: true,
  failedRenewal: null,
  starting: null,
  pendingPix: null,
  cardOf: null,
}
const CANCELLED = { subscriptionStatus: 'cancelled', subscriptionEnd: END } as const
const WITHDRAWN = {
  refund: 'refunded',
  amountCents: 1190,
  subscriptionStatus: 'inactive',
  subscriptionEnd: null,
} as const
const URL = 'https://pagamento.example/pagar?pref=1'

const CARD = '/create-mercadopago-subscription'
const PIX = '/create-mercadopago-payment'
const BODY = {
  planType: 'premium',
  billingPeriod: 'annual',
  userId: ME,
  userEmail: 'p@example.com',
  userName: 'Pessoa',
}

/**
 * The routes with a signed-in person, over a service that records its calls; `refusal` is what it throws instead.
 */
function routes(session: Session | null, refusal?: ErrorCode) {
  const asked: unknown[] = []
  const answer = async <T>(value: T, ...question: unknown[]): Promise<T> => {
    asked.push(question)
    if (refusal) throw new AppError(refusal)
    return value
  }
  const subscriptions = {
    startCheckout: (who: Session, wanted: object) => answer({ url: URL }, 'checkout', who.userId, wanted),
    summaryOf: (who: Session) => answer(SUMMARY, 'summary', who.userId),
    cancel: (who: Session, input: object) => answer(CANCELLED, 'cancel', who.userId, input),
    withdraw: (who: Session) => answer(WITHDRAWN, 'withdraw', who.userId),
    receiptsOf: (who: Session) => answer([], 'receipts', who.userId),
  } as Partial<Subscriptions> as Subscriptions
  const functions = createRoutes()
  registerCheckout(functions, subscriptions)
  const app = new Hono<HttpEnv>()
  app.use(async (c, next) => {
    c.set('requestId', 'r1')
    c.set('session', session)
    c.set('log', createLog({ level: 'silent' }))
    await next()
  })
  app.route('/', functions)
  const post = (path: string, body?: unknown) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { post, get: (path: string) => app.request(path), asked, functions }
}

async function codeOf(response: Response): Promise<[number, unknown]> {
  const body = (await response.json()) as { error: { code: string } }
  return [response.status, body.error.code]
}

describe('the checkout', () => {
  it.each([
    [CARD, 'subscription'],
    [PIX, 'one_time'],
  ])('%s answers with the page where it is paid', async (path, type) => {
    const { post, asked } = routes(SESSION)
    const response = await post(path, { ...BODY, userId: ME.toUpperCase() })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await response.json()).toEqual({ url: URL })
    expect(asked).toEqual([['checkout', ME, { type, period: 'annual' }]])
  })

  it.each([CARD, PIX])('%s takes neither a price nor a person from the body', async (path) => {
    const { post, asked } = routes(SESSION)
    const response = await post(path, { ...BODY, userEmail: 'outra@example.com', amount: 1, transaction_amount: 0.01 })
    expect(response.status).toBe(200)
    expect(JSON.stringify(asked)).not.toMatch(/outra|amount/)
  })

  it.each([CARD, PIX])('%s refuses what is not its own', async (path) => {
    const member = routes(SESSION)
    const visitor = routes(null)
    expect(await codeOf(await member.post(path, { ...BODY, userId: OTHER }))).toEqual([403, 'not_yours'])
    expect(await codeOf(await visitor.post(path, BODY))).toEqual([401, 'not_signed_in'])
    expect(await codeOf(await visitor.post(path, { nonsense: true }))).toEqual([401, 'not_signed_in'])
    const wrong = [
      {},
      [],
      null,
      { ...BODY, planType: 'basico' },
      { ...BODY, billingPeriod: 'weekly' },
      { ...BODY, userId: "' or 1=1" },
      { ...BODY, userEmail: undefined },
      { ...BODY, userName: 'x'.repeat(201) },
      { ...BODY, billingPeriod: ['annual'] },
    ]
    for (const body of wrong) expect(await codeOf(await member.post(path, body))).toEqual([400, 'invalid_input'])
    expect(await codeOf(await member.post(path, '{"planType":'))).toEqual([400, 'malformed_json'])
    expect([...member.asked, ...visitor.asked]).toEqual([])
  })

  // The browser finds its texts by these words.
  it.each([
    ['active_access', 409, 'já possui acesso ativo'],
    ['payments_not_configured', 500, 'Token'],
    ['checkout_refused', 422, 'Dados inválidos'],
    ['provider_unreachable', 503, 'conectar'],
  ] as const)('the refusal %s is a %i with its words', async (code, status, words) => {
    const { post } = routes(SESSION, code)
    const response = await post(CARD, BODY)
    expect(response.status).toBe(status)
    const { error } = (await response.json()) as { error: { description: string } }
    expect(error.description).toContain(words)
  })
})

describe('the other functions', () => {
  it('answer about the person of the session', async () => {
    const { post, get, asked } = routes(SESSION)
    expect(await (await get('/subscription')).json()).toEqual(SUMMARY)
    expect(await (await post('/cancel-subscription', { reason: ' Caro demais ' })).json()).toEqual(CANCELLED)
    expect(await (await post('/cancel-subscription', {})).json()).toEqual(CANCELLED)
    expect(await (await post('/withdraw-subscription', {})).json()).toEqual(WITHDRAWN)
    expect(await (await post('/withdraw-subscription')).json()).toEqual(WITHDRAWN)
    expect(await (await get('/receipts')).json()).toEqual({ receipts: [] })
    expect(asked).toEqual([
      ['summary', ME],
      ['cancel', ME, { reason: 'Caro demais' }],
      ['cancel', ME, {}],
      ['withdraw', ME],
      ['withdraw', ME],
      ['receipts', ME],
    ])
  })

  it('ask visitors to sign in', async () => {
    const { post, get, asked } = routes(null)
    for (const path of ['/subscription', '/receipts'])
      expect(await codeOf(await get(path))).toEqual([401, 'not_signed_in'])
    for (const path of ['/cancel-subscription', '/withdraw-subscription'])
      expect(await codeOf(await post(path, {}))).toEqual([401, 'not_signed_in'])
    expect(asked).toEqual([])
  })

  it.each([[{ reason: 7 }], [[]]])('cancelling refuses %#', async (body) => {
    const { post, asked } = routes(SESSION)
    expect(await codeOf(await post('/cancel-subscription', body))).toEqual([400, 'invalid_input'])
    expect(asked).toEqual([])
  })

  it('are in the OpenAPI document', () => {
    const { paths } = routes(null).functions.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 't', version: '1' },
    })
    const statuses = (path: string, method: 'get' | 'post') => Object.keys(paths?.[path]?.[method]?.responses ?? {})
    const checkout = ['200', '400', '401', '403', '409', '422', '429', '500', '503']
    expect(statuses(CARD, 'post')).toEqual(checkout)
    expect(statuses(PIX, 'post')).toEqual(checkout)
    expect(statuses('/subscription', 'get')).toEqual(['200', '401', '429'])
    expect(statuses('/cancel-subscription', 'post')).toEqual(['200', '400', '401', '409', '429', '500', '503'])
    expect(statuses('/withdraw-subscription', 'post')).toEqual(['200', '401', '409', '422', '429', '500', '503'])
    expect(statuses('/receipts', 'get')).toEqual(['200', '401', '429'])
  })
})

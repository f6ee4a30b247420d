import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { insertUser } from '../../../tests/factories/database.ts'
import { delivery, subscriptionsOn, WEBHOOK_SECRET } from '../../../tests/factories/subscriptions.ts'
import { cleanUpLater } from '../../../tests/setup/cleanups.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import type { Session } from '../../features/accounts/schema.ts'
import { createAudit } from '../../features/audit/service.server.ts'
import { createReach } from '../../features/payments/diagnostic/reach/service.server.ts'
import { GatewayError } from '../../features/payments/gateway/schema.ts'
import { createPaymentEvents } from '../../features/payments/monitoring/events/service.server.ts'
import type { MonitoredPayment, PaymentDetail } from '../../features/payments/monitoring/schema.ts'
import { createMonitoring } from '../../features/payments/monitoring/service.server.ts'
import { SHAPES, type TestOutcome, type TestRequest } from '../../features/payments/tester/schema.ts'
import { createTester } from '../../features/payments/tester/service.server.ts'
import { listen } from '../../platform/db/listen.ts'
import { createLimits } from '../../platform/limits.ts'
import { createLog } from '../../platform/log.ts'
import { LIMITS } from '../../product/limits.ts'
import type { HttpEnv } from '../env.ts'
import { WEBHOOK_PATH } from '../paths.ts'
import { registerPaymentList, registerPaymentTools } from './payment-tools.ts'
import { createRoutes } from './route.ts'
import { webhookRoutes } from './webhook.ts'

const database = await testDatabase()
const at = await subscriptionsOn(database)
const { db } = at
const log = createLog({ level: 'silent' })
const audit = createAudit({ db, clock: at.now })

/** The site's webhook route, on a port. */
const webhookApp = new Hono<HttpEnv>()
webhookApp.use(async (c, next) => {
  c.set('log', log)
  c.set('address', '10.0.0.1')
  await next()
})
webhookApp.route('/', webhookRoutes({ inbox: at.inbox, limits: createLimits(database.pool, LIMITS, { secret: 's' }) }))
const server = createServer(getRequestListener((request) => webhookApp.fetch(request)))
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
cleanUpLater(async () => void server.close())
const { port } = server.address() as AddressInfo

const origin = 'https://atividario.example'
const paymentEvents = createPaymentEvents()
let patienceMs = 20_000
const paymentMonitoring = createMonitoring({
  db,
  log,
  audit,
  patienceMs: () => patienceMs,
  lookAgain: at.subscriptions.lookAgain,
  handleNotification: at.subscriptions.handleNotification,
})
const webhookTester = createTester({
  audit,
  clock: at.now,
  reach: createReach({ own: { origin, host: '127.0.0.1', port }, allowInternal: false }),
  webhookUrl: origin + WEBHOOK_PATH,
  webhookSecret: WEBHOOK_SECRET,
})

let session: Session | null = null
const functions = createRoutes()
const accounts = { sessionOf: async () => session } as never
registerPaymentList(functions, paymentMonitoring)
const credentialsCheck = {
  check: async () => ({ checkedAt: at.now().toISOString(), findings: [] }),
  watch: async () => {},
  registerJobs: async () => {},
}
registerPaymentTools(functions, { accounts, credentialsCheck, paymentEvents, paymentMonitoring, webhookTester })
const app = new Hono<HttpEnv>()
app.use(async (c, next) => {
  c.set('requestId', 'r1')
  c.set('log', log)
  c.set('session', session)
  await next()
})
app.route('/', functions)

const admin = await at.person({ role: 'admin' })
const asAdmin = () => {
  session = admin
}
const get = async <T>(path: string) => (await (await app.request(path)).json()) as T
const post = (path: string, body: unknown = {}) =>
  app.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code

/** A paid PIX code the site has not heard of yet. */
async function paid(who: Session) {
  await at.subscriptions.startCheckout(who, { type: 'one_time', period: 'monthly' })
  const id = [...at.provider.payments.keys()].at(-1) ?? ''
  at.provider.changePayment(id, { status: 'approved' })
  return id
}

describe('who may', () => {
  it.each([
    ['GET', '/payment_monitoring'],
    ['GET', '/admin/payments/1'],
    ['POST', '/admin/payments/1/process'],
    ['GET', '/admin/payment-events'],
    ['POST', '/admin/webhook-test'],
    ['POST', '/admin/webhook-diagnostic'],
  ])('%s %s is for administrators alone', async (method, path) => {
    session = null
    expect((await app.request(path, { method })).status).toBe(401)
    session = await at.person()
    expect((await app.request(path, { method })).status).toBe(403)
  })
})

describe('the list', () => {
  it('holds the newest 50, filtered by status and found by payment, person or e-mail', async () => {
    asAdmin()
    const { id: userId, email } = await insertUser(db, { name: 'Joana 100% Teste' })
    const start = at.now().getTime()
    const rows = Array.from({ length: 60 }, (_, n) => ({
      payment_id: `list-${n}`,
      status: n % 2 === 0 ? 'success' : 'strange',
      amount: n === 59 ? null : '11.90',
      user_id: n === 3 ? userId : null,
      created_at: new Date(start + n * 1_000),
    }))
    await db.insertInto('payment_monitoring').values(rows).execute()
    const ids = async (query: string) =>
      (await get<MonitoredPayment[]>(`/payment_monitoring${query}`)).map(({ payment_id }) => payment_id)
    const all = await ids('')
    expect([all.length, all[0], all.at(-1)]).toEqual([50, 'list-59', 'list-10'])
    expect(await ids('?status=strange')).toHaveLength(30)
    expect(await ids('?search=list-3')).toHaveLength(11)
    for (const text of ['joana', '100%', userId, email.toUpperCase().slice(0, 20)])
      expect(await ids(`?search=${encodeURIComponent(text)}`), text).toEqual(['list-3'])
    expect(await ids('?search=list%25')).toEqual([])
    const [newest, next] = await get<MonitoredPayment[]>('/payment_monitoring')
    expect([newest?.amount, next?.amount, newest?.processed_at]).toEqual([null, 11.9, null])
    expect((await app.request('/payment_monitoring?status=%27;drop')).status).toBe(400)
  })
})

describe('one payment', () => {
  it('shows its notifications, attempts and effect', async () => {
    asAdmin()
    const who = await at.person()
    const id = await paid(who)
    await at.deliver()
    await at.inbox.receive(delivery('payment', id, { secret: 'not ours' }))
    const detail = await get<PaymentDetail>(`/admin/payments/${id}`)
    expect(detail.payment).toMatchObject({ payment_id: id, status: 'success', amount: 11.9, payment_method: 'pix' })
    expect(detail.person).toMatchObject({ id: who.userId, plan: 'premium' })
    expect(detail.notifications[0]).toMatchObject({ topic: 'payment', verdict: 'invalid' })
    expect(detail.notifications.at(-1)).toMatchObject({ verdict: 'valid', attempts: 0 })
    expect(detail.effects).toMatchObject([
      { paymentId: id, type: 'one_time', billingPeriod: 'monthly', amountCents: 1190 },
    ])
    expect(detail.effects[0]?.periodEnd).not.toBeNull()
    expect((await app.request('/admin/payments/nobody')).status).toBe(404)
  })

  it('is processed again: what the provider says now is applied, what waited is done, and the log tells', async () => {
    asAdmin()
    const who = await at.person()
    const id = await paid(who)
    await at.deliver()
    // The provider changed it, and its notification never came; an older one never got through.
    at.provider.changePayment(id, { status: 'refunded', refundedCents: 1190 })
    at.provider.notifications.splice(0)
    await at.inbox.receive(delivery('payment', id))
    const answer = await post(`/admin/payments/${id}/process`)
    const detail = (await answer.json()) as PaymentDetail
    expect([answer.status, detail.payment.status, detail.person?.plan]).toEqual([200, 'cancelled', 'gratuito'])
    expect(detail.notifications.every(({ processedAt }) => processedAt !== null)).toBe(true)
    const { entries } = await audit.list(admin as never, { action: 'payment.processed_again' })
    expect(entries).toMatchObject([
      { subjectId: id, details: { before: { status: 'success' }, after: { status: 'cancelled' } } },
    ])
  })

  it.each([
    ['unavailable', 503, 'provider_unreachable'],
    ['misconfigured', 500, 'payments_not_configured'],
    ['refused', 422, 'checkout_refused'],
    ['silent', 503, 'provider_unreachable'],
  ] as const)('whose provider is %s changes nothing', async (kind, status, code) => {
    asAdmin()
    const id = await paid(await at.person())
    await at.deliver()
    const { getPayment } = at.provider.gateway
    at.provider.gateway.getPayment = () =>
      kind === 'silent' ? new Promise(() => {}) : Promise.reject(new GatewayError(kind, null, 'no'))
    patienceMs = kind === 'silent' ? 300 : 20_000
    const answer = await post(`/admin/payments/${id}/process`)
    at.provider.gateway.getPayment = getPayment
    expect([answer.status, await codeOf(answer)]).toEqual([status, code])
    expect((await get<PaymentDetail>(`/admin/payments/${id}`)).payment.status).toBe('success')
  })
})

describe('the tester', () => {
  const test = async (request: TestRequest) => {
    asAdmin()
    const answer = await post('/admin/webhook-test', request)
    expect(answer.status).toBe(200)
    return (await answer.json()) as TestOutcome
  }

  it('finds our route, which wants a signature', async () => {
    expect(await test({ kind: 'connection' })).toMatchObject({ status: 'success', title: 'Webhook está online!' })
    expect(await test({ kind: 'simulation' })).toMatchObject({ status: 'warning', title: 'Webhook requer assinatura' })
    expect(await test({ kind: 'custom', payload: '{}' })).toMatchObject({ title: 'Webhook requer assinatura' })
  })

  it.each(SHAPES)('signs %s as our route wants it, and shows neither secret nor signature', async (shape) => {
    const id = `77-${shape}`
    const outcome = await test({ kind: 'signed', shape, resourceId: id })
    expect(outcome).toMatchObject({ status: 'success', title: 'Webhook funcionando!' })
    expect(outcome.details.received).toMatchObject({ status: 200, body: { outcome: 'accepted' } })
    expect(JSON.stringify(outcome)).not.toMatch(new RegExp(`${WEBHOOK_SECRET}|v1=`))
    const stored = await db.selectFrom('webhook_inbox').selectAll().where('resource_id', '=', id).execute()
    expect(stored).toMatchObject([{ signature_verdict: 'valid' }])
    await at.hand.drain()
  })

  it('refuses what is no JSON and what is of the network inside', async () => {
    asAdmin()
    const answer = await post('/admin/webhook-test', { kind: 'custom', payload: '{' })
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'malformed_json'])
    const outcome = await test({ kind: 'simulation', url: `http://127.0.0.1:${port}${WEBHOOK_PATH}` })
    expect(outcome).toMatchObject({
      status: 'error',
      title: 'Erro crítico',
      message: expect.stringMatching(/^Erro de rede: O endereço é de uma rede interna/),
    })
  })

  it('writes every test into the log', async () => {
    const { entries } = await audit.list(admin as never, { action: 'webhook.tested' })
    expect(entries.length).toBeGreaterThan(SHAPES.length)
  })
})

describe('the events', () => {
  it('tell of a new notification, and end with the session', async () => {
    asAdmin()
    let connected = () => {}
    const ready = new Promise<void>((resolve) => {
      connected = resolve
    })
    const heard = listen(database.url, 'payment_events', {
      log: createLog({ level: 'silent' }),
      onMessage: () => {
        connected()
        paymentEvents.publish()
      },
    })
    cleanUpLater(heard.stop)
    await ready
    const answer = await app.request('/admin/payment-events')
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (!reader) throw new Error('no body')
    const until = async (word: string) => {
      for (let text = ''; !text.includes(word); ) {
        const { value, done } = await reader.read()
        if (done) throw new Error('the stream ended')
        text += value
      }
    }
    await until('event: ready')
    await at.inbox.receive(delivery('payment', 'events-1'))
    await until('event: changed')
    session = null
    await at.inbox.receive(delivery('payment', 'events-2'))
    for (;;) {
      const { done } = await reader.read()
      if (done) break
    }
    expect(paymentEvents.count()).toBe(0)
  })

  it('end when the process stops', async () => {
    asAdmin()
    const events = createPaymentEvents()
    const watch = events.watch()
    const waiting = watch.next(60_000)
    events.close()
    expect([await waiting, await events.watch().next(60_000), events.count()]).toEqual(['closed', 'closed', 0])
  })
})

import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { delivery, subscriptionsOn, WEBHOOK_SECRET } from '../../../tests/factories/subscriptions.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { createInbox } from '../../features/payments/inbox/service.server.ts'
import { createLimits } from '../../platform/limits.ts'
import { createLog } from '../../platform/log.ts'
import { LIMITS } from '../../product/limits.ts'
import type { HttpEnv } from '../env.ts'
import { WEBHOOK_PATH } from '../paths.ts'
import { webhookRoutes } from './webhook.ts'

const database = await testDatabase()
const at = await subscriptionsOn(database)

function client(settings: { secret?: string | null; points?: number } = {}) {
  const { secret = WEBHOOK_SECRET, points = 10_000 } = settings
  const inbox = createInbox({ db: at.db, jobs: at.hand.jobs, clock: at.now, webhookSecret: secret })
  const limits = createLimits(database.pool, { ...LIMITS, webhook: { points, seconds: 60 } }, { secret: 's' })
  const app = new Hono<HttpEnv>()
  app.use(async (c, next) => {
    c.set('log', createLog({ level: 'silent' }))
    c.set('address', `10.0.0.${points}`)
    await next()
  })
  app.route('/', webhookRoutes({ inbox, limits }))
  return (method: string, body?: string, headers: Record<string, string> = {}, query = '') =>
    app.request(`${WEBHOOK_PATH}${query}`, { method, headers, ...(body === undefined ? {} : { body }) })
}

/** A signed delivery as HTTP carries it. */
function signed(topic: string, resourceId: string, given: Parameters<typeof delivery>[2] = {}) {
  const { body, requestId, signature } = delivery(topic, resourceId, given)
  const headers = {
    'content-type': 'application/json',
    'x-request-id': requestId ?? '',
    'x-signature': signature ?? '',
  }
  return ['POST', body, headers, `?data.id=${resourceId}&type=${topic}`] as const
}

const rows = () => at.db.selectFrom('webhook_inbox').selectAll().execute()
const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code
const sample = JSON.stringify({ type: 'payment', action: 'payment.updated', data: { id: '123' } })

describe('the answers', () => {
  const send = client()
  it.each([
    ['OPTIONS', undefined, 204, null],
    ['GET', undefined, 200, null],
    ['POST', '', 400, 'empty_body'],
    ['POST', ' \n', 400, 'empty_body'],
    ['POST', '{"type":', 400, 'malformed_json'],
    ['POST', '[1]', 400, 'malformed_json'],
    ['POST', 'null', 400, 'malformed_json'],
    ['POST', sample, 401, 'webhook_signature'],
    ['PUT', sample, 405, 'method_not_allowed'],
    ['DELETE', undefined, 405, 'method_not_allowed'],
  ] as const)('%s %j → %i %s', async (method, body, status, code) => {
    const response = await send(method, body)
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    if (code) expect(await codeOf(response)).toBe(code)
  })

  it('a preflight may send what the testers send', async () => {
    const response = await send('OPTIONS', undefined, {
      origin: 'https://x.example',
      'access-control-request-method': 'POST',
    })
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    expect(response.headers.get('access-control-allow-headers')).toContain('x-signature')
  })

  it('without a provider says so, but not to nonsense', async () => {
    const unset = client({ secret: null })
    expect([(await unset('POST', sample)).status, (await unset('POST', '{')).status]).toEqual([500, 400])
  })

  it('an unknown topic is answered and ignored', async () => {
    const response = await send(...signed('stop_delivery_op_wh', '77'))
    expect([response.status, await response.json()]).toEqual([200, { received: true, outcome: 'ignored' }])
  })

  it('stores what is signed, once for each delivery', async () => {
    const delivery = signed('payment', '9001')
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => ((await (await send(...delivery)).json()) as { outcome: string }).outcome),
    )
    expect(outcomes.toSorted()).toEqual(['accepted', ...Array.from({ length: 19 }, () => 'repeated')])
    expect((await rows()).filter(({ resource_id }) => resource_id === '9001')).toHaveLength(1)
  })

  it('refuses a signature of another secret, and keeps a trace that nobody works on', async () => {
    const response = await send(...signed('payment', '9002', { secret: 'not ours' }))
    expect(response.status).toBe(401)
    const [trace] = (await rows()).filter(({ resource_id }) => resource_id === '9002')
    expect(trace).toMatchObject({ signature_verdict: 'invalid', processed_at: expect.any(Date) })
  })

  it.each([
    ['a character the database refuses', { type: 'payment', data: { id: '1' }, x: 'a\0b', '\0': 1 }],
    ['half a character', { type: 'payment', x: '\ud800' }],
    ['an endless list', { type: 'payment', x: Array.from({ length: 10_000 }, (_, n) => n) }],
    ['ids that are none', { type: { $gt: '' }, data: { id: ['../../users/me'] } }],
  ])('survives %s', async (_name, body) => {
    expect((await send('POST', JSON.stringify(body))).status).toBe(401)
  })

  it('survives depth', async () => {
    expect((await send('POST', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)).status).toBe(401)
  })
})

describe('a flood without signatures', () => {
  it('is limited by address, while signed deliveries pass', async () => {
    const send = client({ points: 3 })
    const statuses: number[] = []
    for (let n = 0; n < 5; n++) statuses.push((await send('POST', JSON.stringify({ type: 'payment', n }))).status)
    expect(statuses).toEqual([401, 401, 401, 429, 429])
    expect((await send(...signed('payment', '9003'))).status).toBe(200)
  })

  it('leaves at most a thousand traces a day', async () => {
    await at.db
      .insertInto('webhook_inbox')
      .values(
        Array.from({ length: 1_000 }, (_, n) => ({
          topic: 'payment',
          body: '{}',
          signature_verdict: 'missing' as const,
          delivery_key: `flood-${n}`,
          received_at: at.now(),
          processed_at: at.now(),
        })),
      )
      .execute()
    const before = (await rows()).length
    expect((await client()('POST', JSON.stringify({ type: 'payment', data: { id: '5' } }))).status).toBe(401)
    expect((await rows()).length).toBe(before)
  })
})

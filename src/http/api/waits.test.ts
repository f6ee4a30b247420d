import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { Session } from '../../features/accounts/schema.ts'
import { createPaymentEvents } from '../../features/payments/monitoring/events/service.server.ts'
import type { Subscriptions } from '../../features/subscriptions/service.server.ts'
import type { Services } from '../../web/context.ts'
import type { HttpContext, HttpEnv } from '../env.ts'
import { registerPaying } from './paying.ts'
import { registerPaymentTools } from './payment-tools.ts'
import { createRoutes } from './route.ts'
import { createWaits, WAITS } from './waits.ts'

const CHECKOUT = 'a1f8f6c2-7a55-4a57-9f7e-0b8a1e0f1a11'

/** The waiting routes, with an open checkout of every user. `x-account` names the caller. */
function setUp() {
  const events = createPaymentEvents()
  let state = 'open'
  const subscriptions = {
    paying: { pageOf: async () => ({ id: CHECKOUT, state }) },
  } as unknown as Pick<Subscriptions, 'paying' | 'receiptPdf'>
  const functions = createRoutes()
  registerPaying(functions, { subscriptions, paymentEvents: events, buyerDocuments: {} as never })
  const sessionOf = (headers: Headers) => ({ userId: headers.get('x-account') ?? '', isAdmin: true }) as Session
  const accounts = { sessionOf: async (headers: Headers) => sessionOf(headers) }
  registerPaymentTools(functions, { accounts, paymentEvents: events } as unknown as Services)
  const app = new Hono<HttpEnv>()
  app.use(async (c, next) => {
    c.set('session', sessionOf(c.req.raw.headers))
    await next()
  })
  app.route('/', functions)
  return {
    events,
    pay() {
      state = 'paid'
      events.publish()
    },
    async wait(account: string, signal?: AbortSignal) {
      return app.request(`/checkout/${CHECKOUT}?wait=1`, { headers: { 'x-account': account }, signal })
    },
    watch: (account: string) => app.request('/admin/payment-events', { headers: { 'x-account': account } }),
  }
}

const stateOf = async (answer: Response) => ((await answer.json()) as { state: string }).state

describe('waiting for a checkout', () => {
  it('is for three tabs of an account; the next is answered at once, and other accounts wait', async () => {
    const { events, pay, wait } = setUp()
    const tabs = Array.from({ length: 3 }, () => wait('ana'))
    const other = wait('rita')
    await expect.poll(events.count).toBe(4)
    expect(await stateOf(await wait('ana'))).toBe('open')
    expect(events.count()).toBe(4)
    pay()
    expect(await Promise.all((await Promise.all([...tabs, other])).map(stateOf))).toEqual(Array(4).fill('paid'))
    expect(events.count()).toBe(0)
  })

  it('ends with the page that waited, so that the next one has its place', async () => {
    const { events, pay, wait } = setUp()
    const gone = new AbortController()
    const closed = Array.from({ length: 3 }, () => wait('ana', gone.signal))
    await expect.poll(events.count).toBe(3)
    gone.abort()
    await Promise.all(closed)
    await expect.poll(events.count).toBe(0)
    const again = wait('ana')
    await expect.poll(events.count).toBe(1)
    pay()
    expect(await stateOf(await again)).toBe('paid')
  })
})

it('the stream of payments is for ten places of an administrator', async () => {
  const { events, watch } = setUp()
  const open = await Promise.all(Array.from({ length: WAITS.paymentEvents.perAccount }, () => watch('ana')))
  expect(open.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect((await watch('ana')).status).toBe(429)
  expect((await watch('rita')).status).toBe(200)
  await open[0]?.body?.cancel()
  await expect.poll(async () => (await watch('ana')).status).toBe(200)
  events.close()
})

it('all accounts together have a bound, and nothing stays in memory', () => {
  const waits = createWaits({ perAccount: 2, inAll: 5 })
  const c = {} as HttpContext
  const begun = ['a', 'a', 'a', 'b', 'b', 'c', 'd'].map((account) => waits.begin(c, account))
  expect(begun.map((end) => end !== null)).toEqual([true, true, false, true, true, true, false])
  begun[0]?.()
  begun[0]?.()
  expect(waits.begin(c, 'd')).not.toBeNull()
  expect(waits.begin(c, 'e')).toBeNull()
  for (const end of begun) end?.()
  expect(waits.size()).toBe(1)
})

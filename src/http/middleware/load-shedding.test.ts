import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { KNOWN } from '../../../tests/factories/known-requests.ts'
import { createMetrics } from '../../platform/metrics/metrics.ts'
import { inOrder } from '../visit.ts'
import { createColdRenderings } from './cold-renderings.ts'
import { createKnownAccounts } from './known-accounts.ts'
import { shedding } from './load-shedding.ts'
import { createMemberRenderings } from './member-renderings.ts'
import { stepAside } from './places.ts'

describe('too many at once', () => {
  const waiting: ServerResponse[] = []
  const metrics = createMetrics()
  let load = 0
  let turnWithinMs = 60_000
  const memberRenderings = createMemberRenderings({ atOnce: 2, waitingMax: 1, atOnceInAll: 3 })
  const server = createServer(
    inOrder(
      shedding(metrics, {
        ...KNOWN,
        load: () => load,
        addressOf: ({ headers }) => String(headers['x-forwarded-for']),
        coldRenderings: createColdRenderings({ now: () => 0, atOnce: 2, waitingMax: 3, perAddress: 2, burst: 3 }),
        // `session=ana1.signed` and `session=ana2.signed` are two sessions of one account.
        accounts: createKnownAccounts({
          signedToken: KNOWN.sessionOf,
          readAccount: async ({ headers }) =>
            /=(over|[a-z]+)/.exec(headers.cookie ?? '')?.[1]?.replace('over', '') || null,
        }),
        memberRenderings,
        turnWithinMs: () => turnWithinMs,
      }),
      ({ request, response }) => {
        request.resume()
        waiting.push(response)
      },
    ),
  )
  let origin = ''

  beforeEach(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  /** Sends requests of visitors who wait for their answer. */
  async function crowd(size: number) {
    const before = waiting.length
    const answers = Array.from({ length: size }, () => fetch(`${origin}/faq`).catch(() => null))
    await expect.poll(() => waiting.length).toBe(before + size)
    return answers
  }
  async function leave(answers: Promise<unknown>[]) {
    for (const response of waiting.splice(0)) response.end('served')
    await Promise.all(answers)
  }

  test('turns away by worth, visitors last, and serves again at once', async () => {
    load = 1
    const people = await crowd(64)
    const change = await fetch(`${origin}/auth/v1/sign-in/email`, { method: 'POST', body: '{}' })
    expect(change.status).toBe(503)
    expect(Number(change.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await change.json()).toMatchObject({
      error: { code: 'overloaded', title: 'Muita gente ao mesmo tempo', requestId: change.headers.get('x-request-id') },
    })
    people.push(...(await crowd(64)))
    const page = await fetch(`${origin}/profile`, { headers: { cookie: 'session=a.signed', accept: 'text/html' } })
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('<html lang="pt-BR">')
    // Visitors, probes and the provider are still let in.
    people.push(...(await crowd(1)))
    const webhook = fetch(`${origin}/functions/v1/mercadopago-webhook`, { method: 'POST', body: '{}' })
    await expect.poll(() => waiting.length).toBe(130)

    await leave([...people, webhook])
    const served = fetch(`${origin}/auth/v1/sign-in/email`, { method: 'POST', body: '{}' })
    await expect.poll(() => waiting.length).toBe(1)
    await leave([served])
    expect((await served).status).toBe(200)
    const text = await metrics.text()
    expect(text).toContain('atividario_requests_shed_total{kind="changing"} 1')
    expect(text).toContain('atividario_requests_shed_total{kind="reading"} 1')
    expect(text).toContain('atividario_requests_shed_total{kind="visitor"} 0')
  })

  test('refuses changes while pages of many accounts wait, and not for the many pages of one', async () => {
    load = 1
    const change = () => fetch(`${origin}/auth/v1/sign-in/email`, { method: 'POST', body: '{}' })
    const letters = (number: number) => String.fromCharCode(97 + (number % 26), 97 + Math.floor(number / 26))
    const as = (account: string) => fetch(`${origin}/profile`, { headers: { cookie: `session=${account}.signed` } })
    const flood = Array.from({ length: 3 }, () => as('zz'))
    await expect.poll(() => waiting.length).toBe(2)
    const served = change()
    await expect.poll(() => waiting.length).toBe(3)
    const members = Array.from({ length: 64 }, (_, number) => as(letters(number)))
    await expect.poll(() => memberRenderings.size().accounts).toBe(65)
    expect((await change()).status).toBe(503)
    const all = Promise.all([...flood, served, ...members])
    const answering = setInterval(() => waiting.splice(0).forEach((response) => void response.end()), 5)
    expect((await all).every(({ status }) => status === 200)).toBe(true)
    clearInterval(answering)
  })

  test.each([0.5, 1])('takes calls however many built files are asked for, load %d', async (now) => {
    load = now
    const files = Array.from({ length: 600 }, () => fetch(`${origin}/assets/root-abc.js`))
    await expect.poll(() => waiting.length).toBe(600)
    const calls = [fetch(`${origin}/rest/v1/activities/facets`), fetch(`${origin}/nao-existe`)]
    await expect.poll(() => waiting.length).toBe(602)
    await leave([...files, ...calls])
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])
  })

  test('turns nobody away for being many while the process keeps up', async () => {
    load = 0.9
    const people = await crowd(100)
    const change = fetch(`${origin}/auth/v1/sign-in/email`, { method: 'POST', body: '{}' })
    await expect.poll(() => waiting.length).toBe(101)
    await leave([...people, change])
    expect((await change).status).toBe(200)
  })

  const cold = (number: number, address: string) =>
    fetch(`${origin}/activities?search=${number}`, { headers: { 'x-forwarded-for': address } }).then(
      ({ status }) => status,
    )

  test('renders for strangers a few pages at a time, in order, and no address takes more than its share', async () => {
    load = 0
    const answers = [cold(1, 'a'), cold(2, 'a'), cold(3, 'b')]
    await expect.poll(() => waiting.length).toBe(2)
    // A third of the same address, while two of it are rendered or wait.
    expect(await cold(4, 'a')).toBe(503)
    answers.push(cold(5, 'c'), cold(6, 'd'))
    await expect.poll(() => cold(7, 'e')).toBe(503)
    // Members, changes and cached pages do not wait behind them.
    const member = fetch(`${origin}/profile`, { headers: { cookie: 'session=a.signed' } })
    await expect.poll(() => waiting.length).toBe(3)
    for (let done = 0; done < 6; done++) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      waiting.shift()?.end()
    }
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200])
    expect((await member).status).toBe(200)
    // Its third page was the last for now.
    const third = cold(8, 'a')
    await expect.poll(() => waiting.length).toBe(1)
    waiting.shift()?.end()
    expect(await third).toBe(200)
    expect(await cold(9, 'a')).toBe(429)
  })

  test('renders for one account a few pages at a time, whatever its sessions; other members, and calls of the same, do not wait', async () => {
    load = 0
    const as = (name: string, path: string) =>
      fetch(`${origin}${path}`, { headers: { cookie: `session=${name}.signed` } })
    const flood = ['/?a', '/?b', '/?c'].map((path, session) => as(`ana${session}`, path))
    await expect.poll(() => waiting.length).toBe(2)
    await expect.poll(async () => (await as('ana9', '/?d')).status).toBe(503)
    const others = [as('rita', '/profile'), as('ana', '/rest/v1/profiles')]
    await expect.poll(() => waiting.length).toBe(4)
    for (let done = 0; done < 5; done++) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      waiting.shift()?.end()
    }
    expect((await Promise.all([...flood, ...others])).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  test('a page whose turn does not come in time is refused, and gives up its place', async () => {
    load = 0
    turnWithinMs = 50
    const as = (path: string) => fetch(`${origin}${path}`, { headers: { cookie: 'session=ana.signed' } })
    const strangers = ['p', 'q'].map((address) => cold(1, address))
    const members = ['/?a', '/?b'].map(as)
    await expect.poll(() => waiting.length).toBe(4)
    const late = await as('/?c')
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect(await cold(2, 'r')).toBe(503)
    turnWithinMs = 60_000
    // The only place to wait is free again.
    const next = as('/?d')
    await expect.poll(() => memberRenderings.size().waiting).toBe(1)
    await leave([...strangers, ...members])
    await expect.poll(() => waiting.length).toBe(1)
    await leave([next])
    expect((await next).status).toBe(200)
  })

  test('counts a call once its body is in', async () => {
    load = 1
    const { port } = server.address() as AddressInfo
    const slow = Array.from({ length: 100 }, () => {
      const socket = connect(port, '127.0.0.1')
      socket.write('POST /auth/v1/sign-in/email HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{')
      return socket
    })
    await expect.poll(() => waiting.length).toBe(100)
    waiting.splice(0)
    const whole = fetch(`${origin}/auth/v1/sign-in/email`, { method: 'POST', body: '{}' })
    await expect.poll(() => waiting.length).toBe(1)
    await leave([])
    expect((await whole).status).toBe(200)
    for (const socket of slow) socket.destroy()
  })

  test('a session that is over counts as no session', async () => {
    load = 0
    const asked = ['x', 'y', 'z'].map((path) =>
      fetch(`${origin}/?${path}`, { headers: { cookie: 'session=over.signed', 'x-forwarded-for': 'same' } }),
    )
    await expect.poll(() => waiting.length).toBe(2)
    expect(await Promise.race(asked).then(({ status }) => status)).toBe(503)
    await leave([])
    expect((await Promise.all(asked)).map(({ status }) => status).toSorted()).toEqual([200, 200, 503])
  })

  test('an answer that waits for an event, or for its reader, is no work under way', async () => {
    load = 0
    const people = await crowd(256)
    expect((await fetch(`${origin}/auth/v1/sign-in/email`, { method: 'POST' })).status).toBe(503)
    for (const response of waiting.slice(0, 128)) stepAside(response)
    // More than is sent without the reader's asking for it.
    for (const response of waiting.slice(128)) response.write(Buffer.alloc(128 * 1024))
    const others = Array.from({ length: 256 }, () => fetch(`${origin}/auth/v1/sign-in/email`, { method: 'POST' }))
    await expect.poll(() => waiting.length).toBe(512)
    expect((await fetch(`${origin}/auth/v1/sign-in/email`, { method: 'POST' })).status).toBe(503)
    await leave([...people, ...others])
  })
})

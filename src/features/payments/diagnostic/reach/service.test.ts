import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { cleanUpLater } from '../../../../../tests/setup/cleanups.ts'
import { isPublicAddress } from './addresses/service.server.ts'
import { BODY_MAX_BYTES, type ProbeRequest } from './schema.ts'
import { createReach } from './service.server.ts'
import { REACH_TEXTS } from './texts.ts'

const GET: ProbeRequest = { method: 'GET', headers: {}, body: null }
const guarded = createReach({ own: null, allowInternal: false })
const open = createReach({ own: null, allowInternal: true })

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  cleanUpLater(async () => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

describe('isPublicAddress', () => {
  it.each([
    ['8.8.8.8', true],
    ['172.32.0.1', true],
    ['2606:4700:4700::1111', true],
    ['127.0.0.1', false],
    ['127.255.255.254', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['169.254.169.254', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['fe80::1', false],
    ['fd00:ec2::254', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['ff02::1', false],
    ['localhost', false],
    ['', false],
  ])('%s → %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected))
})

describe('what an administrator may not reach in production', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://192.168.0.1/',
  ])('%s is of the network inside', async (url) => {
    expect(await guarded(url, GET)).toMatchObject({ kind: 'failure', error: REACH_TEXTS.forbidden })
  })

  it.each(['ftp://example.com/', 'file:///etc/passwd', 'http://user:pass@example.com/', 'gopher://x/', '//x', ''])(
    '%j is no address',
    async (url) => {
      expect(await guarded(url, GET)).toMatchObject({ kind: 'failure', error: REACH_TEXTS.malformed })
    },
  )

  it('but the site itself is asked at this machine, under its own name', async () => {
    const port = await serve((request, response) => response.end(`${request.headers.host} ${request.url}`))
    const own = { origin: 'https://atividario.example', host: '127.0.0.1', port }
    const reach = createReach({ own, allowInternal: false })
    const answer = await reach('https://atividario.example/functions/v1/x-webhook?a=1', GET)
    expect(answer).toMatchObject({ status: 200, body: 'atividario.example /functions/v1/x-webhook?a=1' })
    expect(await reach(`http://127.0.0.1:${port}/`, GET)).toMatchObject({ error: REACH_TEXTS.forbidden })
  })

  it.each([
    '//127.0.0.1:PORT/',
    '///127.0.0.1:PORT/',
    '/\\\\127.0.0.1:PORT/',
    '//nobody@127.0.0.1:PORT/',
    '//localhost:PORT/',
  ])('a path of the site does not lead to another machine: %s', async (path) => {
    const other = await serve((_, response) => response.end('inside'))
    const port = await serve((request, response) => response.end(request.url))
    const own = { origin: 'https://atividario.example', host: '127.0.0.1', port }
    const outcome = await createReach({ own, allowInternal: false })(
      `https://atividario.example${path.replace('PORT', String(other))}`,
      GET,
    )
    expect(outcome).toMatchObject({ kind: 'answer', status: 200, body: expect.stringMatching(/^\/\/+/) })
  })
})

describe('an exchange', () => {
  it('keeps the beginning of a body without end, and no cookies', async () => {
    const port = await serve((_, response) => {
      response.writeHead(200, { 'set-cookie': 'a=b', 'x-some': 'thing' })
      const more = () => {
        if (!response.destroyed) response.write('x'.repeat(10_000), () => setImmediate(more))
      }
      more()
    })
    const answer = await open(`http://127.0.0.1:${port}/`, GET)
    if (answer.kind !== 'answer') throw new Error(answer.error)
    expect(answer.body).toHaveLength(BODY_MAX_BYTES)
    expect([answer.headers['set-cookie'], answer.headers['x-some']]).toEqual([undefined, 'thing'])
  })

  it('follows no redirect', async () => {
    const port = await serve((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end())
    expect(await open(`http://127.0.0.1:${port}/`, GET)).toMatchObject({ kind: 'answer', status: 302 })
  })

  it('gives up on who never answers', async () => {
    const port = await serve(() => undefined)
    const hasty = createReach({ own: null, allowInternal: true, timeoutMs: 300 })
    const outcome = await hasty(`http://127.0.0.1:${port}/`, GET)
    expect(outcome).toMatchObject({ kind: 'failure', error: REACH_TEXTS.timeout(0.3) })
  })

  it('tells of a name nobody has', async () => {
    const outcome = await open('http://nobody.invalid/', GET)
    expect(outcome).toMatchObject({ kind: 'failure', error: REACH_TEXTS.unresolved('nobody.invalid') })
  })
})

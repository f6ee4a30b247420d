import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listening } from '../../../tests/factories/listening.ts'
import type { Logger } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics/metrics.ts'
import { AppError } from '../../product/errors.ts'
import type { MemberKind } from '../../web/root-data.ts'
import { inOrder } from '../visit.ts'
import { watchFaults } from './metrics.ts'
import { createSharedPages } from './pages.ts'
import { memberPages } from './steps.ts'

const FREE: MemberKind = { isAdmin: false, isPremiumUser: false }
const KINDS: Readonly<Record<string, MemberKind>> = {
  'session=ana': FREE,
  'session=bia': FREE,
  'session=caio': { isAdmin: false, isPremiumUser: true },
  'session=dora': { isAdmin: true, isPremiumUser: false },
}
const BODY = '<script>1</script>página de'

const rendered: string[] = []
let thrown: Error = new TypeError('x is not a function')
const pages = createSharedPages({
  now: () => 1_000_000,
  async render(memberKey) {
    rendered.push(memberKey)
    const { key, isAdmin, isPremiumUser } = JSON.parse(memberKey)
    if (key === '/faq') throw thrown
    return new Response(`<script nonce="x">1</script>página de ${isAdmin} ${isPremiumUser}`, {
      status: key === '/about' ? 500 : 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "script-src 'self' 'nonce-x'",
        'cache-control': 'private, no-cache',
        'x-frame-options': 'DENY',
      },
    })
  },
})
const metrics = createMetrics()
const error = vi.fn()
const get = await listening(
  inOrder(
    memberPages(pages, {
      async readKind({ headers: { cookie = '' } }) {
        if (cookie === 'session=broken') throw new Error('the query is wrong')
        return KINDS[cookie] ?? null
      },
      onFault: watchFaults(metrics, { error } as unknown as Logger)('member'),
    }),
    ({ response }) => void response.writeHead(299).end('handed on'),
  ),
)
beforeEach(() => error.mockClear())

describe('members’ pages', () => {
  it('are the same bytes for every member of a kind, and no cache stores them', async () => {
    const [ana, bia] = [
      await get('/?utm_source=x', { cookie: 'session=ana' }),
      await get('/', { cookie: 'session=bia' }),
    ]
    expect(ana.body.toString()).toBe(`${BODY} false false`)
    expect(bia.body.equals(ana.body)).toBe(true)
    expect(rendered).toHaveLength(1)
    expect(ana.headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'Accept-Encoding, Cookie',
      'x-frame-options': 'DENY',
      'content-length': String(ana.body.length),
    })
    expect(ana.headers['content-security-policy']).toMatch(/^script-src 'self' 'sha256-[^']+'$/)
    expect(ana.headers['x-request-id']).not.toBe(bia.headers['x-request-id'])
    expect((await get('/', { cookie: 'session=caio' })).body.toString()).toBe(`${BODY} false true`)
    expect((await get('/', { cookie: 'session=dora' })).body.toString()).toBe(`${BODY} true false`)
  })

  it('are compressed with brotli, or with gzip', async () => {
    const [br, gzip] = await Promise.all(
      ['gzip, deflate, br', 'gzip'].map((accepted) => get('/', { cookie: 'session=bia', 'accept-encoding': accepted })),
    )
    expect(br?.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(`${BODY} false false`)
    expect(gzip?.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(`${BODY} false false`)
    const head = await get('/', { cookie: 'session=bia', 'accept-encoding': 'gzip' }, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe(String(gzip?.body.length))
  })

  it.each([
    ['no session', '/', {}, 'GET'],
    ['an ended session', '/', { cookie: 'session=gone' }, 'GET'],
    ['a program with a token', '/', { cookie: 'session=ana', authorization: 'Bearer x' }, 'GET'],
    ['another method', '/', { cookie: 'session=ana' }, 'POST'],
    ['a personal page', '/profile', { cookie: 'session=ana' }, 'GET'],
    ['a page that reads its user', '/plans', { cookie: 'session=ana' }, 'GET'],
    ['data without a page', '/_.data', { cookie: 'session=ana' }, 'GET'],
    ['a page that failed', '/about', { cookie: 'session=ana' }, 'GET'],
    ['a page that cannot be rendered', '/faq', { cookie: 'session=ana' }, 'GET'],
    ['a session that cannot be read', '/', { cookie: 'session=broken' }, 'GET'],
  ])('leave to the next step: %s', async (_, path, headers, method) => {
    expect((await get(path, headers as Record<string, string>, method)).status).toBe(299)
  })

  it('log and count an error in the making, but no outage', async () => {
    const count = async () => /page_cache_faults_total\{kind="member"\} (\d+)/.exec(await metrics.text())?.[1]
    const before = Number(await count())
    await get('/faq', { cookie: 'session=ana' })
    await get('/', { cookie: 'session=broken' })
    expect(error).toHaveBeenCalledTimes(2)
    expect(Number(await count())).toBe(before + 2)
    thrown = new AppError('unavailable')
    expect((await get('/faq', { cookie: 'session=ana' })).status).toBe(299)
    expect(error).toHaveBeenCalledTimes(2)
  })
})

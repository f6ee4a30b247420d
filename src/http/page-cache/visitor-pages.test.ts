import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { listening } from '../../../tests/factories/listening.ts'
import { inOrder } from '../visit.ts'
import { createSharedPages } from './pages.ts'
import { visitorPages } from './steps.ts'

let now = 1_000_000
const pages = createSharedPages({
  now: () => now,
  isLasting: (address) => address.startsWith('/activities/'),
  async render(address) {
    if (address === '/faq') throw new Error('cannot be rendered')
    const status = address === '/about' ? 404 : 200
    // The second script came into the page in a text of a person.
    return new Response(`<script nonce="x">1</script><script>furta()</script>${address}`, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "script-src 'self' 'nonce-x'",
        'x-request-id': 'of the rendering',
        'cache-control': 'private, no-cache',
      },
    })
  },
})
const get = await listening(
  inOrder(
    visitorPages(pages, { now: () => now, onFault: () => undefined }),
    ({ response }) => void response.writeHead(299).end('handed on'),
  ),
)

describe('the way to visitors’ pages', () => {
  it('sends a page whole, with a policy by hash and a request id of its own', async () => {
    const first = await get('/?utm_source=x')
    expect(first.body.toString()).toBe('<script>1</script><script>furta()</script>/')
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': '43',
      vary: 'Accept-Encoding, Cookie',
      'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
    })
    expect(first.headers['content-security-policy']).toMatch(/^script-src 'self' 'sha256-[^']+'$/)
    const second = await get('/')
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect(second.headers['x-request-id']).not.toBe('of the rendering')
  })

  it('lets a cache in front have a lasting page for a whole minute, however old it is', async () => {
    await get('/activities/gato')
    now += 100_000
    const { headers } = await get('/activities/gato')
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=30')
  })

  it('compresses for clients that ask for it', async () => {
    const { headers, body } = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe('<script>1</script><script>furta()</script>/')
  })

  it('tells a browser that its copy is still right', async () => {
    const etag = (await get('/')).headers.etag ?? ''
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const answer = await get('/', { 'if-none-match': known })
      expect(answer.status).toBe(304)
      expect(answer.body).toHaveLength(0)
      expect(answer.headers.etag).toBe(etag)
    }
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('answers HEAD with the length and no body', async () => {
    const { status, headers, body } = await get('/', {}, 'HEAD')
    expect(status).toBe(200)
    expect(headers['content-length']).toBe('43')
    expect(body).toHaveLength(0)
  })

  it('lets a cache in front keep a page for the rest of its minute only', async () => {
    await get('/terms')
    now += 40_000
    const { headers } = await get('/terms')
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=10')
  })

  it('sends what is no page without letting anybody keep it', async () => {
    const { status, headers } = await get('/about', { 'if-none-match': '*' })
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('private, no-cache')
  })

  it.each([
    ['a session', '/', { cookie: 'a=b; session=x.y' }, 'GET'],
    ['a session on https', '/', { cookie: '__Secure-session=x.y' }, 'GET'],
    ['a bearer token', '/', { authorization: 'Bearer x' }, 'GET'],
    ['a form', '/', {}, 'POST'],
    ['another page', '/login', {}, 'GET'],
    ['a page that cannot be rendered', '/faq', {}, 'GET'],
  ])('hands on %s', async (_case, path, headers, method) => {
    expect((await get(path, headers, method)).status).toBe(299)
  })

  it('takes a cookie that only looks like a session for none', async () => {
    expect((await get('/', { cookie: 'xsession=1; sessions=2' })).status).toBe(200)
  })
})

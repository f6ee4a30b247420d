import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { listening } from '../../../../tests/factories/listening.ts'
import type { RootReading } from '../../../web/root-data.ts'
import { memberListener } from './listener.ts'
import { createMemberPages } from './pages.ts'

const people: Readonly<Record<string, string>> = { 'session=ana': 'Ana <b>', 'session=bia': 'Bia', 'session=none': ' ' }

function readingOf(name: string): RootReading {
  return {
    session: { userId: 'u', name, email: 'a@b.c', isAdmin: false },
    isPremiumUser: false,
    subscription: null,
    site: { name: '', origin: '', demo: false, links: { suggestionForm: null, supportChat: null }, seller: null },
  }
}

const rendered: string[] = []
const pages = createMemberPages({
  now: () => 1_000_000,
  async render(address, { root, onPersonal }) {
    rendered.push(address)
    if (address === '/faq') throw new Error('cannot be rendered')
    if (address === '/terms') onPersonal()
    const name = root.session?.name.split(' ')[0]
    const inTag = address === '/about' ? `<p title="${name}">` : ''
    return new Response(`<script>1</script><p>${name}</p>${inTag}`, {
      status: address === '/privacy' ? 500 : 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "script-src 'self' 'nonce-x'",
        'cache-control': 'private, no-cache',
        'x-frame-options': 'DENY',
      },
    })
  },
})
const faults: unknown[] = []
const get = await listening(
  memberListener(pages, {
    async readRoot(headers) {
      const cookie = headers.get('cookie') ?? ''
      if (cookie === 'session=broken') throw new Error('the database is away')
      return people[cookie] === undefined ? null : readingOf(people[cookie])
    },
    onFault: (error) => faults.push(error),
    next: (_, response) => void response.writeHead(299).end('handed on'),
  }),
)

describe('the way to members’ pages', () => {
  it('gives everybody their own page, cached by nobody', async () => {
    const ana = await get('/?utm_source=x', { cookie: 'session=ana' })
    expect(ana.body.toString()).toBe('<script>1</script><p>Ana</p>')
    expect(ana.headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'Accept-Encoding, Cookie',
      'x-frame-options': 'DENY',
      'content-length': String(ana.body.length),
    })
    expect(ana.headers['content-security-policy']).toMatch(/^script-src 'self' 'sha256-[^']+'$/)
    expect((await get('/', { cookie: 'session=bia' })).body.toString()).toBe('<script>1</script><p>Bia</p>')
    expect(rendered.filter((address) => address === '/')).toHaveLength(1)
  })

  it('compresses for clients that read gzip', async () => {
    const zipped = await get('/', { cookie: 'session=bia', 'accept-encoding': 'gzip, deflate, br' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toBe('<script>1</script><p>Bia</p>')
    const head = await get('/', { cookie: 'session=bia', 'accept-encoding': 'gzip' }, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe(String(zipped.body.length))
  })

  it.each([
    ['nobody', '/', {}, 'GET'],
    ['an ended session', '/', { cookie: 'session=gone' }, 'GET'],
    ['a person without a name', '/', { cookie: 'session=none' }, 'GET'],
    ['a program with a token', '/', { cookie: 'session=ana', authorization: 'Bearer x' }, 'GET'],
    ['another method', '/', { cookie: 'session=ana' }, 'POST'],
    ['another page', '/profile', { cookie: 'session=ana' }, 'GET'],
    ['data without a page', '/_.data', { cookie: 'session=ana' }, 'GET'],
    ['brotli only', '/', { cookie: 'session=ana', 'accept-encoding': 'br' }, 'GET'],
    ['a page about one person', '/terms', { cookie: 'session=ana' }, 'GET'],
    ['a page with a name inside a tag', '/about', { cookie: 'session=ana' }, 'GET'],
    ['a page that failed', '/privacy', { cookie: 'session=ana' }, 'GET'],
    ['a page that cannot be rendered', '/faq', { cookie: 'session=ana' }, 'GET'],
    ['a reading that failed', '/', { cookie: 'session=broken' }, 'GET'],
  ])('hands on %s', async (_, path, headers, method) => {
    expect((await get(path, headers as Record<string, string>, method)).status).toBe(299)
  })

  it('tells of what went wrong', async () => {
    faults.length = 0
    await get('/faq', { cookie: 'session=ana' })
    await get('/', { cookie: 'session=broken' })
    expect(faults).toEqual([new Error('cannot be rendered'), new Error('the database is away')])
  })
})

import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { pagesWith } from '../../src/web/pages.ts'
import { drawnSheet } from './setup/drawn-sheets.ts'
import { newPerson } from './setup/site.ts'

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const JSON_TYPE = { 'content-type': 'application/json' }

/** A new context with a fresh account. */
async function signedUp(request: APIRequestContext) {
  const { name, email, password } = newPerson()
  const answer = await request.post('/auth/v1/sign-up/email', {
    data: { name, email, password, terms_accepted: true, receive_emails: false },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const session = await (await request.get('/auth/v1/get-session')).json()
  return { userId: String(session.user.userId) }
}

test('every page carries strict security headers', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/)
  expect(policy).not.toContain('nonce-')
  expect(policy.match(/script-src [^;]+/)?.[0]).not.toContain('unsafe')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['x-request-id']).toBeTruthy()
  expect(headers['x-powered-by']).toBeUndefined()
})

test('the id of a request is ours, whatever the caller sends', async ({ request }) => {
  const headers = { 'x-request-id': 'from-a-stranger' }
  for (const path of ['/', '/profile', '/rest/v1/activities?limit=1', '/auth/v1/get-session', '/readyz'])
    expect((await request.get(path, { headers })).headers()['x-request-id'], path).not.toBe('from-a-stranger')
  const refused = await request.get('/rest/v1/nothing', { headers })
  expect(await refused.text()).not.toContain('from-a-stranger')
})

test('every built file comes, however many are asked for at once, to visitors and to members', async ({ request }) => {
  const files = readdirSync('build/client', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `/${path.relative('build/client', path.join(entry.parentPath, entry.name))}`)
  expect(files).toContain('/criar/cracha.webp')
  const refused = async () => {
    const statuses = await Promise.all(files.map(async (file) => [file, (await request.get(file)).status()] as const))
    return statuses.filter(([, status]) => status !== 200)
  }
  expect(await refused()).toEqual([])
  await signedUp(request)
  expect(await refused()).toEqual([])
})

test('other sites may show shared pictures, and nothing else', async ({ request }) => {
  const policy = async (path: string) => (await request.get(path)).headers()['cross-origin-resource-policy']
  expect(await policy((await drawnSheet(request, 'free')).imageUrl)).toBe('cross-origin')
  expect(await policy('/og.png')).toBe('cross-origin')
  expect(await policy('/')).toBe('same-origin')
  expect(await policy('/openapi.json')).toBe('same-origin')
})

test('a page made for one person has a nonce that changes with every page', async ({ request }) => {
  await signedUp(request)
  const page = async () => (await request.get('/profile')).headers()
  const [one, other] = [await page(), await page()]
  const nonce = (headers: Record<string, string>) =>
    headers['content-security-policy']?.match(/script-src 'self' 'nonce-([^']+)'/)?.[1]
  expect(nonce(one)).toBeTruthy()
  expect(nonce(one)).not.toBe(nonce(other))
  expect(one['cache-control']).toBe('private, no-store')
  expect(one.vary).toContain('Cookie')
})

/** One address of each route that members share. */
const SHARED_ROUTES = pagesWith(({ shared }) => shared === 'everyone').map((route) =>
  route
    .replace(':date', 'natal')
    .replace(':goal', 'calma')
    .replace(':topic', 'caca-palavras')
    .replace(':booklet', 'primeiro-caderno')
    .replace(':kind', 'nome-tracado')
    .replace(':code', 'EF01MA06'),
)

test('no page that members share carries anything about its member', async ({ playwright, baseURL, request }) => {
  const { slug } = await drawnSheet(request, 'free')
  const members = await Promise.all(
    ['Zuleica Quaresma', 'Teobaldo Nepomuceno'].map(async (name) => {
      const own = await playwright.request.newContext({ baseURL })
      const person = { ...newPerson(), name }
      await own.post('/auth/v1/sign-up/email', { data: { ...person, terms_accepted: true, receive_emails: false } })
      const { session } = await (await own.get('/rest/v1/viewer')).json()
      expect(session).toMatchObject({ name, email: person.email, isAdmin: false })
      return { own, texts: [session.userId, ...name.split(' '), person.email] }
    }),
  )
  expect(SHARED_ROUTES.length).toBeGreaterThan(12)
  for (const path of SHARED_ROUTES.map((route) => route.replace(':slug', slug))) {
    const answers = await Promise.all(members.map(({ own }) => own.get(path)))
    const [one, other] = await Promise.all(answers.map((answer) => answer.body()))
    expect(
      answers.map((answer) => answer.status()),
      path,
    ).toEqual([200, 200])
    expect(one?.equals(other ?? Buffer.alloc(0)), path).toBe(true)
    const body = String(one)
    for (const text of members.flatMap(({ texts }) => texts)) expect(body, path).not.toContain(text)
    expect(body, path).toContain('Minha conta')
    for (const answer of answers) {
      const { 'content-security-policy': policy = '', ...headers } = answer.headers()
      expect(policy, path).toMatch(/script-src 'self' 'sha256-[^']+'/)
      expect(policy, path).not.toContain('nonce-')
      expect(headers['cache-control'], path).toBe('private, no-store')
      expect(headers.vary, path).toContain('Cookie')
      expect(headers['content-encoding'], path).toBe('br')
    }
  }
  for (const { own } of members) await own.dispose()
})

test('visitors’ pages are the same for all, may be revalidated and cached for a minute', async ({ request }) => {
  for (const path of ['/', '/activities?category=Labirinto', '/about', '/_.data?_routes=root']) {
    const first = await request.get(path)
    const { etag, vary, ...headers } = first.headers()
    expect(headers['cache-control'], path).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/)
    expect(vary).toContain('Cookie')
    expect(headers['content-encoding']).toBe('br')
    const again = await request.get(path, { headers: { 'if-none-match': etag ?? '' } })
    expect(again.status(), path).toBe(304)
    const head = await request.head(path)
    expect(head.headers()['content-length']).toBe(headers['content-length'])
  }
})

test('an unknown address is a real 404 with the page that says so', async ({ request }) => {
  const answer = await request.get('/nao-existe')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('Oops! Page not found')
})

test('health and readiness', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect(await (await request.get('/readyz')).json()).toMatchObject({ status: 'ready', database: true, storage: true })
})

test.describe('bad input is answered with a code', () => {
  const procedure = '/rest/v1/rpc/register_download'

  test('visitors are asked to sign in', async ({ request }) => {
    const answer = await request.post(procedure, { data: { user_id: UNKNOWN_ID, activity_id: UNKNOWN_ID } })
    expect(answer.status()).toBe(401)
    expect(await answer.json()).toMatchObject({ error: { code: 'not_signed_in', title: 'Você precisa fazer login' } })
  })

  test('malformed JSON', async ({ request }) => {
    await signedUp(request)
    const answer = await request.post(procedure, { headers: JSON_TYPE, data: Buffer.from('{"user_id":') })
    expect(answer.status()).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 'malformed_json' } })
  })

  test('a body of 2 MB', async ({ request }) => {
    const answer = await request.post(procedure, { headers: JSON_TYPE, data: Buffer.alloc(2 << 20, 32) })
    expect(answer.status()).toBe(413)
    expect(await answer.json()).toMatchObject({ error: { code: 'body_too_large' } })
  })

  test('a body that is no JSON', async ({ request }) => {
    await signedUp(request)
    const answer = await request.post(procedure, { headers: { 'content-type': 'text/plain' }, data: 'oi' })
    expect(answer.status()).toBe(415)
    expect(await answer.json()).toMatchObject({ error: { code: 'unsupported_media' } })
  })

  test('ids that are no ids, unknown ids, and another person’s id', async ({ request }) => {
    const { userId } = await signedUp(request)
    const cases = [
      [{ user_id: userId, activity_id: 'x' }, 400, 'invalid_input'],
      [{ user_id: userId }, 400, 'invalid_input'],
      [{ user_id: userId, activity_id: UNKNOWN_ID }, 404, 'not_found'],
      [{ user_id: UNKNOWN_ID, activity_id: UNKNOWN_ID }, 403, 'not_yours'],
    ] as const
    for (const [data, status, code] of cases) {
      const answer = await request.post(procedure, { data })
      expect(answer.status(), code).toBe(status)
      expect(await answer.json()).toMatchObject({ error: { code } })
    }
    const stats = await request.post('/rest/v1/rpc/get_user_download_stats', { data: { user_id: UNKNOWN_ID } })
    expect(stats.status()).toBe(403)
  })

  test('a page of another site may not change anything', async ({ request }) => {
    const answer = await request.post('/auth/v1/sign-out', { headers: { origin: 'https://outro.example' }, data: {} })
    expect(answer.status()).toBe(403)
    expect(await answer.json()).toMatchObject({ error: { code: 'foreign_origin' } })
  })

  test('an unknown route answers JSON', async ({ request }) => {
    const answer = await request.get('/rest/v1/profiles_of_everybody')
    expect(answer.status()).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } })
  })
})

test('a file opens with its grant and with nothing else', async ({ request }) => {
  const { userId } = await signedUp(request)
  const free = await drawnSheet(request, 'free')
  const premium = await drawnSheet(request, 'premium')
  const ask = async (activityId: string) =>
    (
      await request.post('/rest/v1/rpc/register_download', { data: { user_id: userId, activity_id: activityId } })
    ).json()

  expect(await ask(premium.id)).toMatchObject({ success: false })

  const { url } = await ask(free.id)
  const granted = await request.get(url)
  expect(granted.status()).toBe(200)
  expect(granted.headers()['content-type']).toBe('application/pdf')
  expect((await granted.body()).subarray(0, 5).toString()).toBe('%PDF-')

  const address = new URL(url, 'http://site')
  const signature = address.searchParams.get('signature') ?? ''
  const bent = (change: (url: URL) => void) => {
    const copy = new URL(address)
    change(copy)
    return copy.pathname + copy.search
  }
  const refused = [
    bent((copy) => copy.searchParams.set('signature', `${signature.startsWith('a') ? 'b' : 'a'}${signature.slice(1)}`)),
    bent((copy) => copy.searchParams.delete('signature')),
    bent((copy) => copy.searchParams.set('expires', String(Number(address.searchParams.get('expires')) + 60_000))),
    bent((copy) => copy.searchParams.set('expires', '1')),
    bent((copy) => copy.searchParams.set('expires', 'amanhã')),
    address.pathname,
    address.pathname.replace('/sign/', '/'),
  ]
  for (const path of refused) expect((await request.get(path)).status(), path).toBe(403)
  const traversal = await request.get('/storage/v1/object/public/activities/thumbnails/..%2F..%2Fapp-secret')
  expect([400, 403, 404]).toContain(traversal.status())
})

test('the metrics are for this machine alone, asking directly', async ({ request }) => {
  const direct = await request.get('/metrics')
  expect(direct.status()).toBe(200)
  expect(await direct.text()).toContain('atividario_http_requests_total{route="probe"')
  const forwarded = await request.get('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })
  expect(forwarded.status()).toBe(404)
  expect((await forwarded.json()).error.code).toBe('not_found')
})

import fc from 'fast-check'
import { exchange } from '../exchange.ts'
import { anyAddress, type World } from '../world.ts'
import { HOSTILE_TEXTS } from './values.ts'
import { faultsOf } from './verdict.ts'

/** Headers that the product, its libraries or a proxy read, with broken values of their own format. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  cookie: [
    'session',
    '=',
    ';;;=;',
    'session=%',
    'session=%E0%A4%A',
    'session=a.b; session=c.d',
    'session="a',
    `session=${'x'.repeat(6_000)}`,
    Array.from({ length: 500 }, (_, index) => `c${index}=1`).join('; '),
    '__proto__=1; constructor=2; session=x',
    'session=eyJhbGciOiJub25lIn0.e30.',
    'appearance=%00; theme=<script>',
  ],
  'if-none-match': ['*', 'W/', '"', 'W/"a', `${'"a",'.repeat(1_000)}`, ',,,', 'W/*'],
  'if-modified-since': ['0', 'Thu, 32 Foo 2026 99:99:99 GMT', '-1'],
  'if-match': ['*', '"x"'],
  'if-range': ['x', 'W/"a"'],
  range: [
    'bytes=0-',
    'bytes=-1',
    'bytes=9-1',
    'bytes=0-0,1-1,2-2',
    'bytes=0-99999999999999999999',
    'lines=1',
    `bytes=${'0-,'.repeat(800)}`,
  ],
  accept: ['*/*;q=x', 'application/json', ',', 'text/html;q=1e999', `${'a/b,'.repeat(1_000)}`],
  'accept-language': ['xx-INVALID-0', '*;q=', `${'pt,'.repeat(1_000)}`, 'pt-BR;q=NaN', '-'],
  'accept-encoding': ['br;q=', 'gzip;q=0, br;q=0, identity;q=0', '*;q=0', 'constructor', `${'gzip,'.repeat(1_000)}`],
  authorization: [
    'Bearer',
    'Bearer ',
    'Basic Og==',
    `Bearer ${'x'.repeat(5_000)}`,
    'Bearer %00',
    'Bearer __proto__',
    'Digest a="',
  ],
  'x-forwarded-for': [
    '',
    ',',
    ',,,,',
    '::1',
    '[::1]:80',
    '127.0.0.1:99999',
    'unknown',
    '999.1.1.1',
    `${'1.1.1.1,'.repeat(700)}`,
    "' or 1=1",
  ],
  'x-forwarded-proto': ['https', 'javascript', 'http,https'],
  'x-forwarded-host': ['evil.example', '@', '/'],
  'x-request-id': ['', 'x'.repeat(3_000), '{"a":1}', '<zqh>'],
  'x-signature': ['ts=,v1=', 'ts=1', 'v1=zz,ts=__proto__', `ts=${'9'.repeat(400)},v1=${'0'.repeat(400)}`, ',,,='],
  host: ['', 'localhost:99999', '[::1', 'a b', 'evil.example', '%', 'x'.repeat(2_000), 'a/b?c'],
  origin: ['null', '', 'http://', 'file://', 'http://[::1', 'x'.repeat(2_000)],
  referer: ['http://[', 'javascript:alert(1)', ''],
  'user-agent': ['', 'x'.repeat(6_000), '<script>zqh</script>'],
  'content-type': [
    '',
    '/',
    'a',
    'application/json; charset=x; charset=y',
    'multipart/form-data',
    `a/${'b'.repeat(3_000)}`,
  ],
  'content-encoding': ['gzip', 'br', 'identity, gzip', 'x'],
  'sec-fetch-site': ['', 'x', 'same-origin, cross-site'],
  expect: ['100-continue'],
  upgrade: ['websocket', 'h2c'],
  te: ['trailers', 'x'],
  'x-http-method-override': ['DELETE'],
  'x-middleware-subrequest': ['src/middleware'],
  'x-original-url': ['/admin'],
  'x-rewrite-url': ['/admin'],
  connection: ['close, cookie', 'x-forwarded-for'],
}

/** Node refuses to send an invalid header: those go over the raw socket (raw-socket.ts). */
const sendable = (value: string) => !/[^\t\x20-\x7e\x80-\xff]/.test(value)

const GENERAL = HOSTILE_TEXTS.filter(sendable)

/** Targets: a cached page, a rendered page, endpoints, a file, a sign-up that stores its input. */
const TARGETS = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/activities?search=gato' },
  { method: 'GET', path: '/profile' },
  { method: 'GET', path: '/login' },
  { method: 'GET', path: '/admin/users.data' },
  { method: 'GET', path: '/rest/v1/activities' },
  { method: 'GET', path: '/auth/v1/get-session' },
  { method: 'GET', path: '/auth/v1/callback/google?state=a&code=b' },
  { method: 'GET', path: '/favicon.svg' },
  { method: 'GET', path: '/metrics' },
  { method: 'HEAD', path: '/sitemap.xml' },
  { method: 'POST', path: '/functions/v1/mercadopago-webhook?data.id=1&type=payment', body: '{"data":{"id":"1"}}' },
  { method: 'POST', path: '/auth/v1/sign-in/email', body: '{"email":"a@b.co","password":"varanda azul 7"}' },
  { method: 'POST', path: '/login', body: 'email=a%40b.co&password=x' },
  { method: 'POST', path: '/auth/v1/sign-out', body: '{}' },
] as const

/**
 * Sends hostile headers and cookies to pages, endpoints and files.
 * @throws with the shortest request that got a forbidden answer
 */
export async function attackWithHeaders(world: World, { seed, runs }: { seed: number; runs: number }): Promise<number> {
  const bystander = await world.person('premium')
  const thumbnail = {
    method: 'GET',
    path: `/storage/v1/object/public/activities/thumbnails/${world.sheets.free.thumbnail}`,
  }
  const names = Object.keys(HEADERS)
  const header = fc
    .constantFrom(...names)
    .chain((name) =>
      fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...(HEADERS[name] ?? [])), fc.constantFrom(...GENERAL))),
    )
  const headers = fc.array(header, { minLength: 1, maxLength: 4 })
  let requests = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<{ method: string; path: string; body?: string }>(...TARGETS, thumbnail),
      headers,
      async (target, chosen) => {
        requests++
        const given = Object.fromEntries(chosen)
        const answer = await exchange(world.port, {
          ...target,
          headers: {
            'x-forwarded-for': anyAddress(),
            ...(target.body?.startsWith('{') && { 'content-type': 'application/json' }),
            ...given,
          },
        })
        const sent = `${JSON.stringify(given)} ${Object.values(given).join(' ')}`
        const faults = faultsOf(answer, { statuses: new Set(), sent, marks: [bystander.mark], page: true })
        if (/<zqh|<script>zqh/.test(answer.text)) faults.push('a header came back as markup')
        if (faults.length > 0) throw new Error(`${target.method} ${target.path}: ${faults.join('; ')}`)
      },
    ),
    { seed, numRuns: runs, interruptAfterTimeLimit: 120_000 },
  )
  return requests
}

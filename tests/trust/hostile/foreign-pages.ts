import { exchange, jsonOf, type Received } from '../exchange.ts'
import type { Person } from '../people.ts'
import { anyAddress, type World } from '../world.ts'
import type { Endpoint } from './endpoints.ts'

/** The one endpoint that any page may call: only the provider's signature counts there. */
const OPEN_TO_ALL = '/functions/v1/mercadopago-webhook'

const ID = '00000000-0000-4000-8000-000000000000'
const addressOf = ({ path }: Endpoint) => path.replace(/\{[a-z]+\}/g, ID)

/** Headers of a browser for a foreign page. */
function foreignHeaders(world: World): readonly Readonly<Record<string, string>>[] {
  return [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${world.origin}.evil.example` },
    { origin: `https://evil.example#${world.origin}` },
    { origin: Object.assign(new URL(world.origin), { port: '1' }).origin },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin', 'x-forwarded-host': 'evil.example' },
  ]
}

/**
 * Has a page of another site use a member's cookie at everything that changes something (CSRF).
 * @param more further headers of pages that are not ours
 */
export async function attackFromAnotherSite(
  world: World,
  endpoints: readonly Endpoint[],
  more: readonly Readonly<Record<string, string>>[] = [],
) {
  const foreign = [...foreignHeaders(world), ...more]
  const admin = await world.person('admin')
  const before = await world.everythingOf(admin.id)
  const changing = endpoints.filter(({ method, path }) => method !== 'GET' && path !== OPEN_TO_ALL)
  const targets = [
    ...changing.map((endpoint) => ({ method: endpoint.method, path: addressOf(endpoint) })),
    ...[
      '/login',
      '/register',
      '/reset-password',
      '/profile?form=delete',
      '/profile?form=sign-out',
      '/profile.data?form=edit',
    ].map((path) => ({ method: 'POST', path })),
  ]
  const faults: string[] = []
  for (const target of targets) {
    for (const headers of foreign) {
      const answer = await exchange(world.port, {
        ...target,
        // The types a form of another page can send, without a preflight.
        headers: { ...headers, cookie: admin.cookie, 'content-type': 'text/plain', 'x-forwarded-for': anyAddress() },
        body: '{}',
      })
      if (answer.status !== 403 || !JSON.stringify(jsonOf(answer) ?? '').includes('foreign_origin')) {
        faults.push(`${target.method} ${target.path} with ${JSON.stringify(headers)}: ${answer.status}`)
      }
    }
  }
  if ((await world.everythingOf(admin.id)) !== before) faults.push('something changed')
  return { looked: targets.length * foreign.length, faults }
}

/** Headers of every answer against frames, type guessing and scripts of other pages. */
function headerFaults({ headers, status, text }: Received, path: string): string[] {
  const type = String(headers['content-type'] ?? '')
  const policy = String(headers['content-security-policy'] ?? '')
  const script = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  // A file that pages load is no document: its own policy applies, which allows nothing or only our own origin.
  const isFile =
    /^(?:image|font)\/|^text\/(?:javascript|css)/.test(type) && /^default-src '(?:none|self)';/.test(policy)
  return [
    ...(policy.includes("frame-ancestors 'none'") && (isFile || headers['x-frame-options'] === 'DENY')
      ? []
      : ['may be framed']),
    ...(text === '' || type !== '' ? [] : ['says no type']),
    // A stream of events is UTF-8 by definition.
    ...(/^(?:text\/(?!event-stream)|application\/(?:[a-z]+\+)?xml)/.test(type) && !/; ?charset=utf-8$/i.test(type)
      ? [`says no character set: ${type}`]
      : []),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['its type may be guessed']),
    ...(isFile || (script.includes("'self'") && !script.includes('unsafe')) ? [] : ['scripts from anywhere']),
    ...(isFile || (policy.includes("object-src 'none'") && policy.includes("base-uri 'none'"))
      ? []
      : ['plugins or a base']),
    ...(isFile || headers['referrer-policy'] ? [] : ['tells where one came from']),
    ...(headers['access-control-allow-origin'] === undefined || path === OPEN_TO_ALL
      ? []
      : ['other sites may read it']),
    ...(headers['x-powered-by'] === undefined && headers.server === undefined ? [] : ['says what it is made of']),
  ].map((fault) => `${path} (${status}): ${fault}`)
}

/** Personal answers must not be stored on their way. */
function storingFaults({ headers, status, text }: Received, path: string, person: Person | null): string[] {
  const isPersonal = person !== null && [person.id, person.email, person.name].some((word) => text.includes(word))
  const mayBeStored = !String(headers['cache-control'] ?? '').includes('no-store')
  return (isPersonal || headers['set-cookie'] !== undefined) && mayBeStored
    ? [`${path} (${status}): may be stored`]
    : []
}

/**
 * Looks at the security headers of every screen and every endpoint, as a visitor and as an administrator.
 * @param screens as `GET /admin/users/:id`
 */
export async function lookAtHeaders(world: World, endpoints: readonly Endpoint[], screens: readonly string[]) {
  const admin = await world.person('admin')
  const paths = [
    ...screens
      .flatMap((screen) => (screen.startsWith('GET ') ? [screen.slice(4)] : []))
      .map((path) => path.replace('/*', '/nao-existe').replace(/:[a-z]+/g, ID)),
    ...endpoints.filter(({ method }) => method === 'GET').map(addressOf),
    ...['/healthz', '/readyz', '/metrics', '/openapi.json', '/robots.txt', '/sitemap.xml', '/favicon.svg', '/og.png'],
  ]
  const faults: string[] = []
  for (const path of paths) {
    for (const person of [null, admin]) {
      const headers = { 'x-forwarded-for': anyAddress(), ...(person && { cookie: person.cookie }) }
      const answer = await exchange(world.port, { method: 'GET', path, headers })
      faults.push(...headerFaults(answer, path), ...storingFaults(answer, path, person))
    }
  }
  return { looked: paths.length * 2, faults }
}

/** Addresses that a browser would take elsewhere. */
const ELSEWHERE = [
  'https://evil.example/',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '/.//evil.example/',
  '/..//evil.example/',
  '/%2f/evil.example/',
  'https:evil.example',
  'javascript:alert(1)//evil.example',
  'data:text/html,evil.example',
  '/@evil.example',
  '/login?next=//evil.example',
  ' //evil.example',
  '\u2028//evil.example',
  '/‥//evil.example',
]

/** Headers that claim another name of the site. */
const FOREIGN_HOSTS: readonly Readonly<Record<string, string>>[] = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { forwarded: 'host=evil.example' },
]

/** True if a browser on our page leaves the site at this address. */
function leaves(location: string, origin: string): boolean {
  return !URL.canParse(location, origin) || new URL(location, origin).origin !== origin
}

/** Tries to redirect users elsewhere, by every parameter and header that affects a redirect. */
export async function attackWithRedirects(world: World) {
  const [member, admin] = [await world.person('free'), await world.person('admin')]
  const faults: string[] = []
  let looked = 0
  const look = async (
    person: Person | null,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    form?: string,
  ) => {
    looked++
    const answer = await exchange(world.port, {
      method: form === undefined ? 'GET' : 'POST',
      path,
      headers: {
        'x-forwarded-for': anyAddress(),
        ...(person && { cookie: person.cookie }),
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      body: form,
    })
    const { location } = answer.headers
    if (typeof location === 'string' && leaves(location, world.origin)) faults.push(`${path}: ${location}`)
    if (answer.status >= 500) faults.push(`${path}: ${answer.status}`)
    return answer
  }
  const form = new URLSearchParams({ email: member.email, password: 'varanda azul 7' }).toString()
  for (const place of ELSEWHERE) {
    const next = encodeURIComponent(place)
    for (const person of [member, admin]) {
      await look(person, `/login?next=${next}`)
      await look(person, `/register?next=${next}`)
    }
    await look(null, `/login?next=${next}`, {}, form)
    await look(null, `/auth/v1/verify-email?token=x&callbackURL=${next}&next=${next}`)
    await look(null, `/auth/v1/callback/google?state=x&code=x&redirect=${next}&next=${next}`)
    // The address itself, as routers that add or take away slashes would send it back.
    if (/^[/\\][\x21-\x7e]*$/.test(place)) for (const person of [null, member]) await look(person, place)
    // The form of the page carries the address on: it has to be one of ours there too.
    const page = await look(null, `/login?next=${next}`)
    if (/(?:href|action)="[^"]*evil\.example/.test(page.text.replace(/next=[^"&]*/g, '')))
      faults.push(`the page for ${place}`)
  }
  for (const headers of FOREIGN_HOSTS) {
    for (const path of [
      '/',
      '/login',
      '/profile',
      '/admin',
      '/categories/matematica',
      '/sitemap.xml',
      '/openapi.json',
      '/activities?x=1',
    ]) {
      const answer = await look(null, path, headers)
      if (answer.text.includes('evil.example')) faults.push(`${path} repeats ${JSON.stringify(headers)}`)
    }
  }
  return { looked, faults }
}

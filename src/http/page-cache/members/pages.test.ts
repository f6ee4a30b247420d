import { createHash, randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { ComponentType } from 'react'
import { createRequestHandler, RouterContextProvider, type ServerBuild, UNSAFE_withComponentProps } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Activity } from '../../../features/catalogue/schema.ts'
import { createLog } from '../../../platform/log.ts'
import {
  addressContext,
  logContext,
  markedRootContext,
  nonceContext,
  type Services,
  servicesContext,
  sessionContext,
  siteContext,
} from '../../../web/context.ts'
import { inlineScripts } from '../../../web/document/script-policy.ts'
import * as entry from '../../../web/entry.server.tsx'
import * as root from '../../../web/root.tsx'
import type { RootReading } from '../../../web/root-data.ts'
import * as about from '../../../web/screens/institutional/about.tsx'
import * as cookies from '../../../web/screens/institutional/cookies.tsx'
import * as faq from '../../../web/screens/institutional/faq.tsx'
import * as privacy from '../../../web/screens/institutional/privacy.tsx'
import * as terms from '../../../web/screens/institutional/terms.tsx'
import * as plans from '../../../web/screens/plans/plans.tsx'
import * as activities from '../../../web/screens/public/activities.tsx'
import * as activity from '../../../web/screens/public/activity.tsx'
import * as home from '../../../web/screens/public/home.tsx'
import { markedContext } from './context.ts'
import { createMemberPages, memberPageKey } from './pages.ts'
import { personalOf } from './placeholders.ts'
import { fill } from './template.ts'

const site = {
  name: 'Atividário',
  origin: 'https://site.example',
  demo: false,
  links: { suggestionForm: 'https://form.example/', supportChat: null },
  seller: null,
  payments: { panelUrl: null, sandboxUrl: null, cardForm: null },
}

const activityNumber = (n: number): Activity => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  slug: `labirinto-${n}`,
  title: `Labirinto ${n} "do" gato & <cia>`,
  description: 'Ache o caminho.',
  category: 'Labirinto',
  imageUrl: `/t/${n}-360.webp`,
  hasFile: true,
  isPremium: n % 2 === 0,
  ageRange: '5-7 anos',
  format: 'Colorido',
  pageCount: 1,
  tags: ['gato'],
  createdAt: '2026-01-01T12:00:00.000Z',
})
const all = Array.from({ length: 35 }, (_, n) => activityNumber(n))
const services = {
  catalogue: {
    home: async () => ({ recent: all.slice(0, 20), popular: all.slice(20), count: all.length }),
    list: async () => ({ activities: all, total: all.length }),
    rows: async () => [{ category: 'Labirinto', activities: all }],
    today: () => '2026-05-10',
    bySlug: async () => all[0],
    related: async () => all.slice(1, 5),
  },
  bncc: {
    ofActivity: async () => [{ code: 'EF01MA06', stage: 'EF', years: [1], field: 'Matemática', text: 'Somar.' }],
  },
  subscriptions: { summaryOf: async () => null },
} as unknown as Services

// The routes as the build has them; only the names of the browser's files are made up.
type Component = Parameters<typeof UNSAFE_withComponentProps>[0]
const route = (id: string, path: string | undefined, module: { readonly default: ComponentType<never> }) => ({
  id,
  path,
  index: path === undefined && id !== 'root' ? true : undefined,
  parentId: id === 'root' ? undefined : 'root',
  module: { ...module, default: UNSAFE_withComponentProps(module.default as Component) },
})
const routes = [
  route('root', '', root),
  route('home', undefined, home),
  route('activities', 'activities', activities),
  route('activity', 'activities/:slug', activity),
  route('terms', 'terms', terms),
  route('privacy', 'privacy', privacy),
  route('cookies', 'cookies', cookies),
  route('about', 'about', about),
  route('faq', 'faq', faq),
  route('plans', 'plans', plans),
]
const manifest = (kind: { id: string; path?: string; parentId?: string; module: object }) => ({
  ...kind,
  module: `/assets/${kind.id}.js`,
  hasLoader: 'loader' in kind.module,
  hasClientLoader: 'clientLoader' in kind.module,
  hasAction: false,
  hasClientAction: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: 'ErrorBoundary' in kind.module,
})
const build = {
  entry: { module: entry },
  routes: Object.fromEntries(routes.map((one) => [one.id, one])),
  assets: {
    version: '1',
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js', imports: [] },
    routes: Object.fromEntries(routes.map((one) => [one.id, manifest(one)])),
  },
  assetsBuildDirectory: 'build/client',
  basename: '/',
  publicPath: '/',
  future: {},
  isSpaMode: false,
  ssr: true,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild
const handler = createRequestHandler(build, 'production')
const log = createLog({ level: 'silent' })

async function rendered(address: string, context: RouterContextProvider): Promise<Response> {
  context.set(servicesContext, services)
  context.set(siteContext, site)
  context.set(sessionContext, null)
  context.set(addressContext, '127.0.0.1')
  context.set(logContext, log)
  context.set(nonceContext, undefined)
  const answer = await handler(new Request(`${site.origin}${address}`), context)
  answer.headers.set('content-security-policy', "script-src 'self' 'nonce-x'; object-src 'none'")
  return answer
}

const pages = createMemberPages({
  render: (address, visit) => rendered(address, markedContext(visit)),
  now: () => 1_000_000,
})

/** What this person gets when the page is rendered for nobody but them. */
async function renderedFor(reading: RootReading, address: string): Promise<string> {
  const context = new RouterContextProvider()
  context.set(markedRootContext, reading)
  return (await rendered(address, context)).text()
}

async function filledFor(reading: RootReading, address: string, encoding: 'gzip' | 'identity' = 'identity') {
  const personal = personalOf(reading)
  const page = await pages.rendered(memberPageKey(address, reading))
  return personal && page && fill(page.template, personal, encoding)
}

const FREE = { plan: 'gratuito', billingPeriod: null, subscriptionEnd: null, subscriptionStatus: 'inactive' } as const
const PREMIUM = {
  plan: 'premium',
  billingPeriod: 'annual',
  subscriptionEnd: '2027-02-03T04:05:06.789Z',
  subscriptionStatus: 'one_time_active',
} as const

function person(name: string, more: Partial<RootReading & { email: string; isAdmin: boolean }> = {}): RootReading {
  const { email = 'maria@exemplo.com.br', isAdmin = false, ...reading } = more
  return {
    session: { userId: '8c8f2b34-5a4e-4c9a-b6a8-0d6c1f1d7e21', name, email, isAdmin },
    isPremiumUser: false,
    subscription: FREE,
    site: { name: site.name, origin: site.origin, demo: site.demo, links: site.links, seller: null },
    ...reading,
  }
}

const HOSTILE = [
  'Maria Souza',
  'Zé',
  'Ana & Bia <b>',
  '"Aspas" \'simples\'',
  "O'Brien D\\'Ávila \\ \\\\ \\n",
  '</script><script>alert(1)</script>',
  '<!--<script>--> ]]>',
  'linha\u2028separada\u2029aqui',
  '😀👩‍👩‍👧 emoji',
  'مريم עברית \u202Eاحمد',
  '$& $1 $$ $` $<name>',
  '\\u003c %3C &lt; &amp;amp;',
  '__proto__ constructor',
  'tab\tno meio',
  'x'.repeat(100),
  `${'<&"\'>'.repeat(40)} ${'\u2028'.repeat(100)}`,
]
const SOME = ['Maria Souza', '</script><script>alert("1")</script> & \u2028']
const PAGES: readonly [string, readonly string[]][] = [
  ['/', HOSTILE],
  ['/activities', SOME],
  ['/activities?search=gato', SOME],
  ['/activities/labirinto-0', SOME],
  ['/faq', SOME],
  ['/about', SOME],
  ['/privacy', SOME],
  ['/terms', SOME],
  ['/cookies', SOME],
]

describe('a page filled for a member', () => {
  it.each(PAGES)('%s is byte for byte the page rendered for them', async (address, names) => {
    for (const name of names) {
      const reading = person(name, { email: `${randomBytes(4).toString('hex')}+'&<x>@exemplo.com.br` })
      expect((await filledFor(reading, address))?.body.toString()).toBe(await renderedFor(reading, address))
    }
  })

  it('is the one of their kind: administrators, subscribers, and those whose end is not known', async () => {
    const kinds = [
      person('Rui', { isAdmin: true }),
      person('Rui', { isPremiumUser: true, subscription: PREMIUM }),
      person('Rui', { isPremiumUser: true, subscription: { ...PREMIUM, subscriptionStatus: 'cancelled' } }),
      person('Rui', { subscription: { ...FREE, subscriptionEnd: '2026-01-02T00:00:00.000Z' } }),
    ]
    const found = new Set<string>()
    for (const reading of kinds) {
      const filled = (await filledFor(reading, '/'))?.body.toString()
      expect(filled).toBe(await renderedFor(reading, '/'))
      found.add(filled ?? '')
    }
    expect(found.size).toBe(kinds.length)
  })

  it('is cached once for all of a kind', async () => {
    const own = createMemberPages({ render: (a, visit) => rendered(a, markedContext(visit)), now: () => 1 })
    const others = ['Ana', 'Bia', 'Caio'].map((name) => memberPageKey('/faq', person(name, { email: `${name}@x.y` })))
    expect(new Set(others).size).toBe(1)
    await own.rendered(others[0] ?? '')
    expect(own.atHand(others[1] ?? '')).not.toBeNull()
  })

  it('unpacks to the same, and its policy names exactly its scripts', async () => {
    const reading = person('</script> & "Rui" \u2028', { isPremiumUser: true, subscription: PREMIUM })
    const plain = await filledFor(reading, '/')
    const zipped = await filledFor(reading, '/', 'gzip')
    expect(gunzipSync(zipped?.body ?? '').equals(plain?.body ?? Buffer.alloc(0))).toBe(true)
    expect(zipped?.policy).toBe(plain?.policy)
    const hashes = inlineScripts(plain?.body.toString() ?? '').map(
      ({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    const named = /script-src 'self' ([^;]*);/.exec(plain?.policy ?? '')?.[1]?.split(' ')
    expect(new Set(named)).toEqual(new Set(hashes))
  })

  it('is not made where the page wants to know who is here', async () => {
    expect(await filledFor(person('Rui'), '/plans')).toBeNull()
  })

  it('is not made for a person one of whose texts is missing', () => {
    expect(personalOf(person(''))).toBeNull()
    expect(personalOf(person('  '))).toBeNull()
    expect(personalOf(person('Rui', { email: '' }))).toBeNull()
    expect(personalOf({ ...person('Rui'), session: null })).toBeNull()
  })
})

import type { ComponentType } from 'react'
import { createRequestHandler, RouterContextProvider, type ServerBuild, UNSAFE_withComponentProps } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Session } from '../../features/accounts/schema.ts'
import type { Activity } from '../../features/catalogue/schema.ts'
import { FREE_ENTITLEMENT } from '../../features/subscriptions/rules.ts'
import { createLog } from '../../platform/log.ts'
import {
  addressContext,
  kindContext,
  logContext,
  nonceContext,
  type Services,
  servicesContext,
  sessionContext,
  siteContext,
} from '../../web/context.ts'
import * as entry from '../../web/entry.server.tsx'
import * as root from '../../web/root.tsx'
import type { MemberKind } from '../../web/root-data.ts'
import * as about from '../../web/screens/institutional/about.tsx'
import * as cookies from '../../web/screens/institutional/cookies.tsx'
import * as faq from '../../web/screens/institutional/faq.tsx'
import * as privacy from '../../web/screens/institutional/privacy.tsx'
import * as terms from '../../web/screens/institutional/terms.tsx'
import * as plans from '../../web/screens/plans/plans.tsx'
import * as activities from '../../web/screens/public/activities.tsx'
import * as activity from '../../web/screens/public/activity.tsx'
import * as home from '../../web/screens/public/home.tsx'

const site = {
  name: 'Atividário',
  origin: 'https://site.example',
  demo: false,
  links: { suggestionForm: 'https://form.example/', supportChat: null },
  seller: null,
  privacyOfficer: null,
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
let allowsPremium = false
let drawing: { drawn: number; total: number } | null = null
const services = {
  catalogue: {
    home: async () => ({ recent: all.slice(0, 20), popular: all.slice(20), count: all.length }),
    list: async () => ({ activities: all, total: all.length }),
    rows: async () => [{ category: 'Labirinto', activities: all }],
    today: () => '2026-05-10',
    bySlug: async () => all[0],
    related: async () => all.slice(1, 5),
  },
  drawings: { progress: async () => drawing },
  bncc: {
    ofActivity: async () => [{ code: 'EF01MA06', stage: 'EF', years: [1], field: 'Matemática', text: 'Somar.' }],
  },
  subscriptions: {
    summaryOf: async () => null,
    entitlementOf: async () => ({ ...FREE_ENTITLEMENT, allowsPremium }),
  },
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
  context.set(logContext, log)
  context.set(nonceContext, 'x')
  const answer = await handler(new Request(`${site.origin}${address}`), context)
  answer.headers.set('content-security-policy', "script-src 'self' 'nonce-x'; object-src 'none'")
  return answer
}

const personal = (script: string) => /__reactRouterContext|rest\/v1\/viewer/.test(script)
/** The page without the scripts that carry data or read the user, which differ in any case. */
const shownOf = async (answer: Response) =>
  (await answer.text()).replace(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g, (script) =>
    personal(script) ? '' : script,
  )

async function sharedFor(kind: MemberKind, address: string): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(kindContext, kind)
  return rendered(address, context)
}

async function renderedFor(session: Session | null, address: string): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(sessionContext, session)
  context.set(addressContext, '127.0.0.1')
  return rendered(address, context)
}

const SECRETS = {
  userId: '8c8f2b34-5a4e-4c9a-b6a8-0d6c1f1d7e21',
  name: 'Zuleica Quaresma',
  email: 'zuleica@exemplo.com.br',
}
const personOf = (isAdmin: boolean) => ({ ...SECRETS, isAdmin }) as Session
const KINDS: readonly MemberKind[] = [true, false].flatMap((isAdmin) =>
  [true, false].map((isPremiumUser) => ({ isAdmin, isPremiumUser })),
)
const PAGES = [
  '/',
  '/activities',
  '/activities?search=gato',
  '/activities/labirinto-0',
  '/faq',
  '/about',
  '/privacy',
  '/terms',
  '/cookies',
]

describe('a page that members share', () => {
  it.each(PAGES)(
    '%s shows what the page of one member shows, so that the application starts on either',
    async (address) => {
      for (const kind of KINDS) {
        allowsPremium = kind.isPremiumUser
        const own = await renderedFor(personOf(kind.isAdmin), address)
        expect(await shownOf(await sharedFor(kind, address))).toBe(await shownOf(own))
      }
    },
  )

  it('says «Minha conta», and differs by kind only', async () => {
    const pages = await Promise.all(KINDS.map(async (kind) => (await sharedFor(kind, '/')).text()))
    for (const page of pages) {
      expect(page).toContain('Minha conta')
      expect(page).not.toContain('Olá')
    }
    expect(new Set(pages).size).toBe(4)
  })

  it("says that sheets are still being drawn, as a visitor's page does, until all are there", async () => {
    const pagesNow = () =>
      Promise.all([sharedFor({ isAdmin: false, isPremiumUser: false }, '/'), renderedFor(null, '/')])
    const words = 'Desenhando o acervo: 480 de 2.369 folhas prontas.'
    drawing = { drawn: 480, total: 2369 }
    for (const page of await pagesNow()) expect(await page.text()).toContain(words)
    drawing = null
    for (const page of await pagesNow()) expect(await page.text()).not.toContain('Desenhando o acervo')
  })

  it('cannot be rendered where a loader reads the session', async () => {
    expect((await sharedFor({ isAdmin: false, isPremiumUser: false }, '/plans')).status).toBe(500)
    expect((await renderedFor(null, '/plans')).status).toBe(200)
  })
})

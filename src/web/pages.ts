import { BNCC_PARAMETERS } from '../features/bncc/rules.ts'
import { CATALOGUE_PARAMETERS } from '../features/catalogue/address/rules.ts'
import type { LimitName } from '../product/limits.ts'

/** Facts about a page for the rest of the site. */
export interface Page {
  /**
   * Users who share the same bytes: `everyone` (visitors, and members except for their personal texts) or `visitors`
   * alone. Absent: a personal page, rendered for each request.
   */
  readonly shared?: 'everyone' | 'visitors'
  /** True for a {@link shared} page that shows the catalogue alone, whatever the day: only a change of it changes the page. */
  readonly lasting?: true
  /** Query parameters the page is rendered from; no other reaches a page that is {@link shared}. */
  readonly reads?: readonly string[]
  /** Id of the page's route, which browsers name when they ask for a part of the data of a {@link shared} page. */
  readonly screen?: string
  /** Named in sitemap.xml. */
  readonly inSitemap?: true
  /** Closed by robots.txt. Sign-in pages are not: they carry noindex, which a robot has to be able to read. */
  readonly closedToRobots?: true
  /** Opened by members alone, or by administrators alone. */
  readonly audience?: 'members' | 'admins'
  /** The limit of its forms, which also do without a script what a limited call does. */
  readonly posts?: LimitName
}

const CONTENT: Page = { shared: 'everyone', inSitemap: true }
const ADMINS: Page = { closedToRobots: true, audience: 'admins' }
const OWN: Page = { closedToRobots: true, audience: 'members' }

/** Every page by its route, one row each (a test holds the list against routes.ts). */
export const PAGES: Readonly<Record<string, Page>> = {
  '/': { ...CONTENT, screen: 'screens/public/home' },
  '/activities': { ...CONTENT, reads: CATALOGUE_PARAMETERS, screen: 'screens/public/activities' },
  // The sitemap names each activity by itself.
  '/activities/:slug': { shared: 'everyone', lasting: true, screen: 'screens/public/activity', posts: 'download' },
  '/bncc': { ...CONTENT, reads: BNCC_PARAMETERS, screen: 'screens/public/bncc' },
  // The sitemap names the skills that have sheets.
  '/bncc/:code': { shared: 'everyone', screen: 'screens/public/bncc-skill' },
  '/datas': { ...CONTENT, screen: 'screens/public/dates' },
  '/datas/:date': { shared: 'everyone', screen: 'screens/public/date' },
  '/objetivos': { ...CONTENT, screen: 'screens/public/goals' },
  '/objetivos/:goal': { shared: 'everyone', screen: 'screens/public/goal' },
  '/folhas': { ...CONTENT, screen: 'screens/public/topics' },
  // The sitemap names the topics that have sheets.
  '/folhas/:topic': { shared: 'everyone', screen: 'screens/public/topic' },
  '/criar': { ...CONTENT, screen: 'screens/create/gallery' },
  // The sitemap names each kind by itself.
  '/criar/:kind': { shared: 'everyone', screen: 'screens/create/sheet' },
  '/caderno': { ...CONTENT, screen: 'screens/classroom/caderno' },
  '/cadernos': { ...CONTENT, screen: 'screens/classroom/ready-booklets' },
  // The list leads to each.
  '/cadernos/:booklet': { shared: 'everyone', screen: 'screens/classroom/ready-booklet' },
  '/chave': { shared: 'everyone', screen: 'screens/classroom/chave' },
  '/turma': { ...CONTENT, screen: 'screens/classroom/turma' },
  '/plans': { ...CONTENT, shared: 'visitors', reads: ['plan'], screen: 'screens/plans/plans' },
  '/como-conferimos': { ...CONTENT, screen: 'screens/institutional/proofs' },
  // Fills in the member's address.
  '/contato': { inSitemap: true, posts: 'contact' },
  '/about': { ...CONTENT, screen: 'screens/institutional/about' },
  '/faq': { ...CONTENT, screen: 'screens/institutional/faq' },
  '/privacy': { ...CONTENT, screen: 'screens/institutional/privacy' },
  '/terms': { ...CONTENT, screen: 'screens/institutional/terms' },
  '/cookies': { ...CONTENT, screen: 'screens/institutional/cookies' },
  '/categories/matematica': {},
  // A visitor sees what the device has saved, a member their lists.
  '/favoritos': { posts: 'api' },
  // Carries noindex: a robot that finds the address somewhere has to be able to read it.
  '/listas/:token': {},
  '/login': { posts: 'api' },
  '/register': { posts: 'api' },
  '/reset-password': { posts: 'api' },
  '/cancelar-novidades': { posts: 'api' },
  '/confirm-email': { posts: 'api' },
  '/payment-success': { closedToRobots: true },
  '/pix/:id': OWN,
  '/assinar/:id': { ...OWN, posts: 'checkout' },
  '/pedidos': { ...OWN, posts: 'requests' },
  '/profile': { ...OWN, posts: 'api' },
  '/cancel-subscription': { ...OWN, posts: 'checkout' },
  '/admin': ADMINS,
  '/admin/week': ADMINS,
  '/admin/activities': ADMINS,
  '/admin/activities/import': ADMINS,
  '/admin/users': ADMINS,
  '/admin/users/:id': ADMINS,
  '/admin/requests': { ...ADMINS, posts: 'api' },
  '/admin/audit': ADMINS,
  '/mercadopago-test': ADMINS,
  '/payment-monitoring': { ...ADMINS, posts: 'api' },
  '/webhook-tester': ADMINS,
  '/webhook-diagnostic': ADMINS,
}

/** Paths of the routes that have a parameter. */
const WITH_PARAMETER = [
  ['/activities/:slug', /^\/activities\/[a-z0-9-]{1,200}$/],
  ['/datas/:date', /^\/datas\/[a-z-]{1,40}$/],
  ['/objetivos/:goal', /^\/objetivos\/[a-z-]{1,40}$/],
  ['/folhas/:topic', /^\/folhas\/[a-z0-9-]{1,60}$/],
  ['/cadernos/:booklet', /^\/cadernos\/[a-z0-9-]{1,60}$/],
  ['/criar/:kind', /^\/criar\/[a-z-]{1,40}$/],
  ['/bncc/:code', /^\/bncc\/E[IF]\d\d[A-Z]{2}\d\d$/],
] as const

/** The page at a path that is {@link Page.shared}; undefined for any other. */
export function sharedPage(path: string): Page | undefined {
  const route = WITH_PARAMETER.find(([, pattern]) => pattern.test(path))?.[0] ?? path
  const page = Object.hasOwn(PAGES, route) ? PAGES[route] : undefined
  return page?.shared && page
}

/** The routes that have a property, in the order of the list. */
export function pagesWith(has: (page: Page) => unknown): string[] {
  return Object.keys(PAGES).filter((path) => has(PAGES[path] ?? {}))
}

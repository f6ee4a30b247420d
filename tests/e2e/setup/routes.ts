/** A page and its description. */
export interface RouteRow {
  path: string
  /** Types of the nodes in its structured data, in order. */
  types: readonly string[]
  status?: number
  indexed?: boolean
  /** Path of its canonical address if it differs; null for none. */
  canonical?: string | null
  /** Its audience, if not everyone; these rows come last, because /login redirects them. */
  who?: 'member' | 'administrator'
}

const CATALOGUE = ['ItemList', 'BreadcrumbList']
export const DOCUMENT = ['WebPage', 'BreadcrumbList']

/** Every page with its own path. */
export const ROUTES: readonly RouteRow[] = [
  { path: '/', types: ['WebSite', 'Organization'] },
  { path: '/activities', types: CATALOGUE },
  { path: '/activities?category=Labirinto', types: CATALOGUE },
  { path: '/datas', types: DOCUMENT },
  { path: '/datas/natal', types: ['ItemList', 'BreadcrumbList'] },
  { path: '/objetivos', types: DOCUMENT },
  { path: '/objetivos/calma', types: ['ItemList', 'BreadcrumbList'] },
  { path: '/folhas', types: DOCUMENT },
  { path: '/folhas/1-ano-matematica', types: ['ItemList', 'BreadcrumbList'] },
  { path: '/bncc', types: DOCUMENT },
  { path: '/bncc/EF01MA06', types: ['CollectionPage', 'ItemList', 'BreadcrumbList'] },
  { path: '/criar', types: DOCUMENT },
  { path: '/criar/caca-palavras-proprio', types: [...DOCUMENT, 'FAQPage'] },
  { path: '/turma', types: DOCUMENT },
  { path: '/caderno', types: DOCUMENT },
  { path: '/cadernos', types: DOCUMENT },
  { path: '/cadernos/primeiro-caderno', types: ['ItemList', 'BreadcrumbList'] },
  { path: '/plans', types: ['Product', 'FAQPage', 'BreadcrumbList'] },
  { path: '/about', types: [...DOCUMENT, 'Organization'] },
  { path: '/faq', types: [...DOCUMENT, 'FAQPage'] },
  { path: '/como-conferimos', types: [...DOCUMENT, 'FAQPage'] },
  { path: '/contato', types: DOCUMENT },
  { path: '/privacy', types: DOCUMENT },
  { path: '/terms', types: DOCUMENT },
  { path: '/cookies', types: DOCUMENT },
  { path: '/activities?search=gato', types: CATALOGUE, indexed: false },
  { path: '/chave', types: ['WebPage'], indexed: false },
  { path: '/login', types: ['WebPage'], indexed: false },
  { path: '/register', types: ['WebPage'], indexed: false },
  { path: '/reset-password', types: ['WebPage'], indexed: false },
  { path: '/confirm-email', types: ['WebPage'], indexed: false },
  { path: '/payment-success', types: ['WebPage'], indexed: false },
  { path: '/nao-existe', types: [], status: 404, indexed: false, canonical: null },
  ...['/profile', '/cancel-subscription'].map((path) => ({
    path,
    types: ['WebPage'],
    indexed: false,
    who: 'member' as const,
  })),
  ...[
    '/admin',
    '/admin/week',
    '/admin/activities',
    '/admin/activities/import',
    '/admin/users',
    '/admin/audit',
    '/mercadopago-test',
    '/payment-monitoring',
    '/webhook-tester',
    '/webhook-diagnostic',
  ].map((path) => ({ path, types: ['WebPage'], indexed: false, who: 'administrator' as const })),
]

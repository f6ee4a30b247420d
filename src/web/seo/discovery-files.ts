import { catalogueHref } from '../../features/catalogue/address/rules.ts'
import { CATEGORIES } from '../../features/catalogue/taxonomy/rules.ts'
import { CATALOGUE_TITLE, HOME_META } from '../../features/catalogue/texts.ts'
import { shellTexts } from '../shell/texts.ts'

/** Every page of the site that is meant to be found, activities not counted. */
export const OWN_PAGES: readonly string[] = [
  '/',
  catalogueHref(),
  ...CATEGORIES.map((category) => catalogueHref({ category })),
  '/plans',
  '/about',
  '/faq',
  '/privacy',
  '/terms',
  '/cookies',
]

/**
 * What robots have no business with: doors of the API, and pages of one person or of administrators. Sign-in pages are
 * not here: they say noindex themselves, which a robot has to be able to read.
 */
const CLOSED: readonly string[] = [
  '/admin',
  '/auth/',
  '/rest/',
  '/functions/',
  '/storage/v1/object/sign/',
  '/profile',
  '/payment-success',
  '/payment-monitoring',
  '/cancel-subscription',
  '/mercadopago-test',
  '/webhook-tester',
  '/webhook-diagnostic',
]

/** robots.txt. */
export function robotsText(origin: string): string {
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return `${lines.join('\n')}\n`
}

/** The desk by day (tokens.css); the page itself names the colour of the dark theme. */
const DESK = '#F6F4EE'

/** manifest.webmanifest: lets people put the site on their home screen. */
export function webManifest(siteName: string) {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: HOME_META.description,
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: DESK,
    theme_color: DESK,
    categories: ['education'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      { name: CATALOGUE_TITLE, url: catalogueHref() },
      { name: shellTexts.plans, url: '/plans' },
    ],
  }
}

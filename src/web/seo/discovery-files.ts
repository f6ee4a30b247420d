import { catalogueHref } from '../../features/catalogue/address/rules.ts'
import { SCHOOL_DATE_IDS, schoolDateHref } from '../../features/catalogue/dates/rules.ts'
import { GOALS, goalHref } from '../../features/catalogue/facets/rules.ts'
import { SIGNED_PREFIX } from '../../features/catalogue/files/rules.ts'
import { CATEGORIES } from '../../features/catalogue/taxonomy/rules.ts'
import { CATALOGUE_TITLE, HOME_META } from '../../features/catalogue/texts.ts'
import { CREATION_KINDS, creationHref } from '../../features/creations/kinds.rules.ts'
import { pagesWith } from '../pages.ts'
import { shellTexts } from '../shell/texts.ts'

/** Every page of the site that is meant to be found, activities not counted. */
export const OWN_PAGES: readonly string[] = [
  ...pagesWith((page) => page.inSitemap),
  ...GOALS.map(goalHref),
  ...SCHOOL_DATE_IDS.map(schoolDateHref),
  ...CREATION_KINDS.map(({ id }) => creationHref(id)),
  ...CATEGORIES.map((category) => catalogueHref({ category })),
]

/** Paths without pages: the API, and files behind a signature. */
const NO_PAGES = ['/auth/', '/rest/', '/functions/', SIGNED_PREFIX]

/** Prefixes that robots may not ask for. A page closes those below it too. */
const CLOSED = [...NO_PAGES, ...pagesWith((page) => page.closedToRobots)].filter(
  (path, _, all) => !all.some((above) => path.startsWith(`${above}/`)),
)

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

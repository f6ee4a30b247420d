import { NOTICE_PARAM } from '../../web/shell/arrival.ts'

/** The pages that look alike to every visitor, and the query parameters each of them reads. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/activities': ['search', 'category', 'date', 'age', 'format', 'plan', 'sort', 'page'],
  '/plans': ['plan'],
  '/about': [],
  '/faq': [],
  '/privacy': [],
  '/terms': [],
  '/cookies': [],
}
const ACTIVITY = /^\/activities\/[a-z0-9-]{1,200}$/
const NONE: readonly string[] = []

/** What React Router asks for when it goes from page to page: the page's data alone, for some of its routes. */
const DATA_SUFFIX = '.data'
const DATA_ROUTES = '_routes'
/** The data of `/`, which has no name to put the suffix to. */
const ROOT_DATA = '/_root.data'

/** Longer values are rendered, but not kept (characters). */
const VALUE_MAX_LENGTH = 120

function parametersOf(path: string): readonly string[] | undefined {
  return Object.hasOwn(PAGES, path) ? PAGES[path] : ACTIVITY.test(path) ? NONE : undefined
}

/**
 * The address under which a visitor's page is kept: path and the parameters the page reads, in one order, so that a
 * tracking parameter neither makes another page nor reaches the rendering. null for what is not kept.
 * @param target path and query as the request line has them
 */
export function visitorPageKey(target: string): string | null {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const isData = path.endsWith(DATA_SUFFIX)
  const page = path === ROOT_DATA ? '/' : isData ? path.slice(0, -DATA_SUFFIX.length) : path
  const names = parametersOf(page)
  if (!names) return null
  if (mark < 0) return path

  const given = new URLSearchParams(target.slice(mark))
  // The shell of every page shows why the person was redirected to it.
  if (given.has(NOTICE_PARAM)) return null
  const kept = new URLSearchParams()
  for (const name of isData ? [...names, DATA_ROUTES] : names) {
    const value = given.get(name)
    if (!value) continue
    if (value.length > VALUE_MAX_LENGTH) return null
    kept.set(name, value)
  }
  return kept.size > 0 ? `${path}?${kept}` : path
}

/** The pages that look alike to every member of a kind but for personal texts: those of visitors, without /plans. */
const FOR_ONE_PERSON = '/plans'

/** The same for a page of members. Data without a page, and pages about one person, are not kept. */
export function memberPageAddress(target: string): string | null {
  const key = visitorPageKey(target)
  const path = key?.split('?', 1)[0]
  return key === null || path === FOR_ONE_PERSON || path?.endsWith(DATA_SUFFIX) ? null : key
}

import { sharedPage } from '../../web/pages.ts'
import { NOTICE_PARAM } from '../../web/shell/arrival.ts'

/** What React Router asks for when it goes from page to page: the page's data alone, for some of its routes. */
const DATA_SUFFIX = '.data'
const DATA_ROUTES = '_routes'
const ROOT_ROUTE = 'root'
/** The data of `/`, which has no name to put the suffix to. */
const ROOT_DATA = '/_.data'

/** Longer values are rendered, but not cached (characters). */
const VALUE_MAX_LENGTH = 120

/**
 * The cache key of a visitor's page: path and the parameters the page reads, in one order, so that a
 * tracking parameter neither makes another page nor reaches the rendering. null for what is not cached.
 * @param target path and query as the request line has them
 */
export function visitorPageKey(target: string): string | null {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const isData = path.endsWith(DATA_SUFFIX)
  const page = path === ROOT_DATA ? '/' : isData ? path.slice(0, -DATA_SUFFIX.length) : path
  const shared = sharedPage(page)
  if (!shared) return null
  if (mark < 0) return path

  const given = new URLSearchParams(target.slice(mark))
  // The shell of every page shows why the person was redirected to it.
  if (given.has(NOTICE_PARAM)) return null
  const parameters = new URLSearchParams()
  for (const name of shared.reads ?? []) {
    const value = given.get(name)
    if (!value) continue
    if (value.length > VALUE_MAX_LENGTH) return null
    parameters.set(name, value)
  }
  const routes = isData ? given.get(DATA_ROUTES) : null
  if (routes) {
    const ids = routes.split(',').sort()
    // A stranger may name any number of routes that do not exist, each of them another key.
    if (ids.some((id, index) => (id !== ROOT_ROUTE && id !== shared.screen) || id === ids[index - 1])) return null
    parameters.set(DATA_ROUTES, ids.join())
  }
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/**
 * The same for a page that members get too, but for their personal texts. null besides for data without a page, and for
 * pages about one person.
 */
export function memberPageAddress(target: string): string | null {
  const key = visitorPageKey(target)
  return key !== null && sharedPage(key.split('?', 1)[0] ?? '')?.shared === 'everyone' ? key : null
}

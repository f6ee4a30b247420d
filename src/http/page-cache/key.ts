import { sharedPage } from '../../web/pages.ts'
import { NOTICE_PARAM } from '../../web/shell/arrival.ts'

/** React Router's request between pages: the page's data alone, for some of its routes. */
const DATA_SUFFIX = '.data'
const DATA_ROUTES = '_routes'
const ROOT_ROUTE = 'root'
/** The data of `/`, which has no name to put the suffix to. */
const ROOT_DATA = '/_.data'

/** Longer values are rendered, but not cached (characters). */
const VALUE_MAX_LENGTH = 120

/** A page that is the same for every visitor, or for every user of a kind. */
export interface PageAddress {
  /** Path and the parameters that the page reads, in one order. */
  readonly key: string
  /** True if members share it too: a page with no personal data. Data without a page is a visitor's alone. */
  readonly forMembers: boolean
}

/**
 * The shared page at an address. A tracking parameter neither makes another page nor reaches the rendering. Null for a
 * page that is not shared.
 * @param target path and query as the request line has them
 */
export function pageAddress(target: string): PageAddress | null {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const isData = path.endsWith(DATA_SUFFIX)
  const page = path === ROOT_DATA ? '/' : isData ? path.slice(0, -DATA_SUFFIX.length) : path
  const shared = sharedPage(page)
  if (!shared) return null
  const forMembers = !isData && shared.shared === 'everyone'
  if (mark < 0) return { key: path, forMembers }

  const given = new URLSearchParams(target.slice(mark))
  // The shell of every page shows why the user was redirected to it.
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
  return { key: parameters.size > 0 ? `${path}?${parameters}` : path, forMembers }
}

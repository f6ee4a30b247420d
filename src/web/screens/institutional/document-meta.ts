import { pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, type Thing, webPage } from '../../seo/structured-data.ts'
import type { SiteFacts } from '../../site.ts'

/** Descriptors of a text page; `things` are its further structured data. */
export function documentMeta(
  matches: Parameters<typeof pageMeta>[0],
  page: { title: string; description: string; path: string },
  things: (site: SiteFacts) => readonly Thing[] = () => [],
) {
  const { title: name, path } = page
  return pageMeta(matches, (site) => ({
    ...page,
    things: [webPage(site, { ...page, name }), breadcrumbs(site, [{ name, path }]), ...things(site)],
  }))
}

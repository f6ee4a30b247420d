/** Addresses one file of a sitemap may hold (sitemaps.org). */
export const SITEMAP_MAX = 50_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Beginning and end of a sitemap file. */
export const SITEMAP_START = `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n`
export const SITEMAP_END = '</urlset>\n'

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** One page of the site; `path` begins with a slash, `lastModified` only where it is known. */
export function sitemapEntry(origin: string, { path, lastModified }: { path: string; lastModified?: Date }): string {
  const lastmod = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>\n`
}

/** The list of sitemap files that takes the sitemap's place where one file would be too large. */
export function sitemapIndex(origin: string, files: number): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${origin}${sitemapPath(index)}</loc></sitemap>`,
  )
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** The path of one of several sitemap files, from 0. */
export function sitemapPath(index: number): string {
  return `/sitemap-${index + 1}.xml`
}

/** The slice of all pages, the site's own ones first, in one file: number of own pages, and which activities. */
export function sitemapSlice(index: number, ownPages: number): { own: number; offset: number; limit: number } {
  const own = index === 0 ? ownPages : 0
  const offset = index === 0 ? 0 : index * SITEMAP_MAX - ownPages
  return { own, offset, limit: SITEMAP_MAX - own }
}

/** Number of files for these pages. */
export function sitemapFiles(pages: number): number {
  return Math.max(1, Math.ceil(pages / SITEMAP_MAX))
}

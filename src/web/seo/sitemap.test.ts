import { expect, test } from 'vitest'
import { OWN_PAGES, robotsText, webManifest } from './discovery-files.ts'
import { SITEMAP_MAX, sitemapEntry, sitemapFiles, sitemapIndex, sitemapSlice } from './sitemap.ts'

const ORIGIN = 'https://site.example'

test('an entry escapes its address and names the moment of change', () => {
  expect(sitemapEntry(ORIGIN, { path: '/activities?a=1&b="<2>"' })).toBe(
    '<url><loc>https://site.example/activities?a=1&amp;b=&quot;&lt;2&gt;&quot;</loc></url>\n',
  )
  expect(sitemapEntry(ORIGIN, { path: '/a', lastModified: new Date('2026-01-02T03:04:05Z') })).toContain(
    '<lastmod>2026-01-02T03:04:05.000Z</lastmod>',
  )
})

test.each([
  [0, 1],
  [SITEMAP_MAX, 1],
  [SITEMAP_MAX + 1, 2],
  [3 * SITEMAP_MAX, 3],
])('%i pages need %i files', (pages, files) => {
  expect(sitemapFiles(pages)).toBe(files)
})

test('the files together cover every page once', () => {
  const own = 16
  const activities = 2 * SITEMAP_MAX + 5
  const files = Array.from({ length: sitemapFiles(own + activities) }, (_, index) => sitemapSlice(index, own))
  expect(files).toHaveLength(3)
  let next = 0
  for (const slice of files) {
    expect(slice.offset).toBe(next)
    expect(slice.own + slice.limit).toBe(SITEMAP_MAX)
    next += slice.limit
  }
  expect(files.map((slice) => slice.own)).toEqual([own, 0, 0])
  expect(next).toBeGreaterThanOrEqual(activities)
})

test('the index lists its files by number', () => {
  const locations = [...sitemapIndex(ORIGIN, 2).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
  expect(locations).toEqual([`${ORIGIN}/sitemap-1.xml`, `${ORIGIN}/sitemap-2.xml`])
})

test('the site’s own pages are named once, with the eight categories', () => {
  expect(new Set(OWN_PAGES).size).toBe(OWN_PAGES.length)
  expect(OWN_PAGES.filter((path) => path.startsWith('/activities?category='))).toHaveLength(8)
})

test('robots may not fetch the API and are shown the sitemap, and may read every page of the sitemap', () => {
  const text = robotsText(ORIGIN)
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1] ?? '')
  expect(closed).toEqual(expect.arrayContaining(['/admin', '/auth/', '/rest/', '/functions/', '/profile']))
  expect(OWN_PAGES.filter((path) => closed.some((prefix) => path.startsWith(prefix)))).toEqual([])
  expect(text).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
})

test('the manifest carries the site’s name and icons in both sizes for both purposes', () => {
  const { name, icons } = webManifest('Site')
  expect(name).toBe('Site')
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ])
})

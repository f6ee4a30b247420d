import { expect, test } from 'vitest'
import { SITEMAP_MAX } from '../../web/seo/sitemap.ts'
import { discovery } from './discovery.ts'

const ORIGIN = 'https://site.example'
const CHANGED = new Date('2026-01-02T03:04:05Z')

/** The files of a site with this many activities, `a-0`, `a-1` and so on. */
function siteWith(activities: number) {
  return discovery({
    site: {
      name: 'Site',
      origin: ORIGIN,
      demo: false,
      links: { suggestionForm: null, supportChat: null },
      seller: null,
      privacyOfficer: null,
      payments: { panelUrl: null, sandboxUrl: null, cardForm: null },
    },
    topics: { listed: async () => [{ slug: 'tabuada' }] as never },
    bncc: { codesWithSheets: async () => ['EF01MA06'] },
    catalogue: {
      count: async () => activities,
      addresses: async ({ offset, limit }) =>
        Array.from({ length: Math.max(0, Math.min(limit, activities - offset)) }, (_, index) => ({
          slug: `a-${offset + index}`,
          updatedAt: CHANGED,
        })),
    },
  })
}

async function locations(site: ReturnType<typeof siteWith>, path: string): Promise<string[]> {
  const answer = await site.request(path)
  expect(answer.status, path).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')
}

test('a small site has one sitemap with its pages and activities', async () => {
  const site = siteWith(3)
  const found = await locations(site, '/sitemap.xml')
  expect(found).toEqual(
    expect.arrayContaining([
      `${ORIGIN}/`,
      `${ORIGIN}/plans`,
      `${ORIGIN}/bncc/EF01MA06`,
      `${ORIGIN}/folhas/tabuada`,
      `${ORIGIN}/activities/a-2`,
    ]),
  )
  expect((await site.request('/sitemap-1.xml')).status).toBe(404)
})

test('a large site has an index whose files hold every activity once', async () => {
  const activities = SITEMAP_MAX + 20_000
  const site = siteWith(activities)
  const files = await locations(site, '/sitemap.xml')
  expect(files).toEqual([`${ORIGIN}/sitemap-1.xml`, `${ORIGIN}/sitemap-2.xml`])
  const found: string[] = []
  for (const file of files) {
    const inFile = await locations(site, file.slice(ORIGIN.length))
    expect(inFile.length).toBeLessThanOrEqual(SITEMAP_MAX)
    found.push(...inFile)
  }
  const slugs = found.filter((address) => address.includes('/activities/'))
  expect(slugs).toHaveLength(activities)
  expect(new Set(found).size).toBe(found.length)
  expect((await site.request('/sitemap-3.xml')).status).toBe(404)
})

test('robots.txt and the manifest carry the site’s address and name', async () => {
  const site = siteWith(0)
  expect(await (await site.request('/robots.txt')).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  const manifest = await site.request('/manifest.webmanifest')
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json')
  expect(await manifest.json()).toMatchObject({ name: 'Site', start_url: '/' })
})

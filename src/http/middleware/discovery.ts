import { ReadableStream } from 'node:stream/web'
import { Hono } from 'hono'
import { skillHref } from '../../features/bncc/address.rules.ts'
import type { Bncc } from '../../features/bncc/service.server.ts'
import type { Catalogue } from '../../features/catalogue/service.server.ts'
import { topicHref } from '../../features/catalogue/topics/address.rules.ts'
import type { Topics } from '../../features/catalogue/topics/service.server.ts'
import { OWN_PAGES, robotsText, webManifest } from '../../web/seo/discovery-files.ts'
import {
  SITEMAP_END,
  SITEMAP_START,
  sitemapEntry,
  sitemapFiles,
  sitemapIndex,
  sitemapSlice,
} from '../../web/seo/sitemap.ts'
import type { Site } from '../../web/site.ts'
import type { HttpEnv } from '../env.ts'

/** Activities read and written at a time, so that a large catalogue is never in memory whole. */
const BATCH = 5_000

/** Robots and browsers may keep these files for an hour (seconds). */
const CACHE = { 'cache-control': 'public, max-age=3600' }
const XML = { ...CACHE, 'content-type': 'application/xml; charset=utf-8' }

/** Files for search engines and browsers: `/robots.txt`, `/sitemap.xml`, `/manifest.webmanifest`. */
export function discovery({
  catalogue,
  bncc,
  topics,
  site,
}: {
  catalogue: Pick<Catalogue, 'addresses' | 'count'>
  bncc: Pick<Bncc, 'codesWithSheets'>
  topics: Pick<Topics, 'listed'>
  site: Site
}): Hono<HttpEnv> {
  const { origin } = site
  const routes = new Hono<HttpEnv>()

  /** The site's own pages: those that are always there, and the topics and skills that have sheets. */
  const ownPages = async () => [
    ...OWN_PAGES,
    ...(await topics.listed()).map(({ slug }) => topicHref(slug)),
    ...(await bncc.codesWithSheets()).map(skillHref),
  ]

  async function* sitemapFile(index: number) {
    const pages = await ownPages()
    const { own, offset, limit } = sitemapSlice(index, pages.length)
    yield SITEMAP_START +
      pages
        .slice(0, own)
        .map((path) => sitemapEntry(origin, { path }))
        .join('')
    for (let read = 0; read < limit; read += BATCH) {
      const addresses = await catalogue.addresses({ offset: offset + read, limit: Math.min(BATCH, limit - read) })
      yield addresses
        .map(({ slug, updatedAt }) => sitemapEntry(origin, { path: `/activities/${slug}`, lastModified: updatedAt }))
        .join('')
      if (addresses.length < BATCH) break
    }
    yield SITEMAP_END
  }

  const files = async () => sitemapFiles((await ownPages()).length + (await catalogue.count()))

  routes.get('/robots.txt', (c) => c.text(robotsText(origin), 200, CACHE))
  routes.get('/manifest.webmanifest', (c) =>
    c.body(JSON.stringify(webManifest(site.name)), 200, { ...CACHE, 'content-type': 'application/manifest+json' }),
  )
  routes.get('/sitemap.xml', async (c) => {
    const count = await files()
    if (count > 1) return c.body(sitemapIndex(origin, count), 200, XML)
    return c.body(streamOf(sitemapFile(0)), 200, XML)
  })
  routes.get('/:file{sitemap-[1-9][0-9]{0,4}\\.xml}', async (c) => {
    const number = Number(c.req.param('file').match(/\d+/)?.[0])
    const count = await files()
    if (count === 1 || number > count) return c.notFound()
    return c.body(streamOf(sitemapFile(number - 1)), 200, XML)
  })
  return routes
}

function streamOf(parts: AsyncGenerator<string>): globalThis.ReadableStream {
  async function* bytes() {
    const encoder = new TextEncoder()
    for await (const part of parts) yield encoder.encode(part)
  }
  return ReadableStream.from(bytes()) as globalThis.ReadableStream
}

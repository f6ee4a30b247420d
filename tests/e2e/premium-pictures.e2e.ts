import { type APIRequestContext, expect, test } from '@playwright/test'
import { carriesMark } from '../factories/marked-picture.ts'
import { isDrawn } from './setup/drawn-sheets.ts'

interface Listed {
  readonly plainTitle?: string
  readonly id: string
  readonly slug: string
  readonly imageUrl: string
  readonly isPremium: boolean
}

/** Above a card: the width there is, and some that may be tried. */
const WIDE = 720
const TRIED = [480, 640, WIDE, 960, 1200, 1440, 1600]
const CARD_WIDTH = 400

async function all(request: APIRequestContext, plan: 'premium' | 'free'): Promise<Listed[]> {
  const found: Listed[] = []
  for (let total = 1; found.length < total; ) {
    const page = await request.get(`/rest/v1/activities?plan=${plan}&limit=45&offset=${found.length}`)
    const answer: { activities: Listed[]; total: number } = await page.json()
    if (answer.activities.length === 0) break
    found.push(...answer.activities)
    total = answer.total
  }
  // Of the site's own sheets: what other tests upload may have no paper that a mark could be seen on.
  return found.filter(isDrawn)
}

const pathsIn = (text: string): string[] =>
  [...text.matchAll(/\/storage\/v1\/object\/[^"'\s,<>&\\)]+?\.webp/g)].map(([path]) => path)

/** The picture at an address, or null. */
async function picture(request: APIRequestContext, path: string): Promise<Buffer | null> {
  const answer = await request.get(path)
  return answer.ok() ? await answer.body() : null
}

const widthOf = (path: string) => Number(/-(\d+)\.webp$/.exec(path)?.[1])
const atWidth = (path: string, width: number) => path.replace(/-\d+\.webp$/, `-${width}.webp`)

/** The addresses of a picture, and what is above a card among them. */
async function widePictures(request: APIRequestContext, path: string, widths = [WIDE]) {
  const narrow = await picture(request, atWidth(path, 360))
  const wide: { width: number; isMarked: boolean }[] = []
  for (const width of widths) {
    const found = await picture(request, atWidth(path, width))
    if (found && narrow) wide.push({ width, isMarked: await carriesMark(found, narrow) })
  }
  return wide
}

test('public pictures of premium sheets above a card carry the mark, of free ones none', async ({ request }) => {
  test.setTimeout(120_000)
  const premium = await all(request, 'premium')
  expect(premium.length).toBeGreaterThan(20)
  for (const { imageUrl } of premium.slice(0, 3))
    expect(await widePictures(request, imageUrl, TRIED)).toEqual([{ width: WIDE, isMarked: true }])
  // All sheets of the sample are looked at where they are drawn (watermark tests); here, as they are served.
  for (const { slug, imageUrl } of premium.slice(3, 28))
    expect([slug, await widePictures(request, imageUrl)]).toEqual([slug, [{ width: 720, isMarked: true }]])
  for (const { slug, imageUrl } of (await all(request, 'free')).slice(0, 10))
    expect([slug, await widePictures(request, imageUrl)]).toEqual([slug, [{ width: 720, isMarked: false }]])
})

test('page, shared picture, structured data, data of the page and sitemap lead to marked pictures alone', async ({
  request,
}) => {
  const [sheet] = await all(request, 'premium')
  const { slug = '', id = '', imageUrl = '' } = sheet ?? {}
  const sitemaps = pathsOf(await (await request.get('/sitemap.xml')).text())
  const texts = await Promise.all(
    [
      `/activities/${slug}`,
      `/activities/${slug}.data`,
      `/rest/v1/activities/${id}`,
      `/rest/v1/activities?search=${slug}`,
      '/',
      '/activities?plan=premium',
      ...sitemaps,
    ].map(async (path) => (await request.get(path)).text()),
  )
  expect(texts[0]).toMatch(/property="og:image" content="[^"]+-720\.webp"/)
  const own = [...new Set(texts.flatMap(pathsIn))].filter((path) => atWidth(path, 360) === imageUrl)
  // The page requests the wide picture by itself: otherwise this test would prove nothing.
  expect(own.map(widthOf).sort((a, b) => a - b)).toEqual([180, 360, 720])
  const narrow = (await picture(request, imageUrl)) ?? Buffer.of()
  for (const path of own.filter((each) => widthOf(each) > CARD_WIDTH))
    expect([path, await carriesMark((await picture(request, path)) ?? Buffer.of(), narrow)]).toEqual([path, true])
})

test('pictures of the further pages of premium sheets carry the mark, those of free ones do not', async ({
  request,
}) => {
  for (const plan of ['premium', 'free'] as const) {
    let seen = 0
    for (const { id, imageUrl } of (await all(request, plan)).slice(0, 12)) {
      const { pages }: { pages: { url: string; isAnswerKey: boolean }[] } = await (
        await request.get(`/rest/v1/activities/${id}/pages`)
      ).json()
      for (const { url } of pages) {
        expect(url.includes('_marked-p')).toBe(plan === 'premium')
        expect(url.startsWith(imageUrl.replace('-360.webp', '-p'))).toBe(true)
        const found = (await picture(request, url)) ?? Buffer.of()
        expect([url, await carriesMark(found)]).toEqual([url, plan === 'premium'])
        seen++
      }
    }
    expect(seen).toBeGreaterThan(3)
  }
})

test('the original is under no address that can be thought of', async ({ request }) => {
  const [sheet] = await all(request, 'premium')
  const wide = atWidth(sheet?.imageUrl ?? '', 720)
  const name = wide.slice(wide.lastIndexOf('/') + 1)
  const plain = name.replace('_marked', '')
  expect(plain).not.toBe(name)
  for (const path of [
    wide.replace(name, plain),
    wide.replace('/thumbnails/', '/originals/'),
    wide.replace('/public/activities/thumbnails/', '/activities/originals/'),
    wide.replace('/public/activities/thumbnails/', '/sign/activities/originals/'),
    wide.replace(name, `..%2foriginals%2f${name}`),
    wide.replace(name, `%2e%2e/originals/${name}`),
  ])
    expect([path, await picture(request, path)]).toEqual([path, null])
})

const pathsOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/sitemap[^<]*)<\/loc>/g)].map(([, path = '']) => path)

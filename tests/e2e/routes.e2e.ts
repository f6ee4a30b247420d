import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { pagesWith } from '../../src/web/pages.ts'
import { adminSession } from './setup/admin.ts'
import { alive } from './setup/alive.ts'
import { drawnSheet } from './setup/drawn-sheets.ts'
import { DOCUMENT, ROUTES, type RouteRow } from './setup/routes.ts'
import { signUp, test } from './setup/site.ts'
import { faultsOf } from './setup/structured-data.ts'

/** A description has a minimum, and search engines cut longer ones, about (characters). */
const DESCRIPTION_MIN = 40
const DESCRIPTION_MAX = 170
/** Larger pictures are not shown by every network (bytes). */
const PICTURE_MAX = 300_000

/**
 * The nine values of the category parameter with their own titles (rule: category parameter), and the address of each.
 */
const SLUGS = [
  ['coordenacao-motora', '/activities'],
  ['colorir', '/activities?category=Colorir'],
  ['labirintos', '/activities?category=Labirinto'],
  ['pontilhados', '/activities?category=Pontilhar'],
  ['alfabetizacao', '/activities?category=Alfabetiza%C3%A7%C3%A3o'],
  ['matematica', '/activities?category=Matem%C3%A1tica'],
  ['recortar', '/activities'],
  ['ligar-pontos', '/activities?category=Pontilhar'],
  ['jogos', '/activities'],
] as const

/** The head of the page in the browser. */
async function readHead(page: Page) {
  return page.evaluate(() => {
    const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? ''
    return {
      title: document.title,
      description: content('meta[name="description"]'),
      robots: content('meta[name="robots"]'),
      canonical: document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      ogTitle: content('meta[property="og:title"]'),
      ogUrl: content('meta[property="og:url"]'),
      picture: content('meta[property="og:image"]'),
      card: content('meta[name="twitter:card"]'),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
    }
  })
}

type Head = Awaited<ReturnType<typeof readHead>>

/** The nodes of the page's structured data. */
function graphOf({ data }: Head): Record<string, unknown>[] {
  expect(data.length).toBeLessThanOrEqual(1)
  return data.flatMap((text) => {
    const { '@context': context, '@graph': graph } = JSON.parse(text)
    expect(context).toBe('https://schema.org')
    return graph
  })
}

const typesOf = (head: Head) => graphOf(head).map((node) => node['@type'])

async function expectPicture(request: APIRequestContext, address: string) {
  const answer = await request.get(new URL(address).pathname)
  expect(answer.status(), address).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/^image\//)
  expect((await answer.body()).length).toBeLessThan(PICTURE_MAX)
}

const tableRow = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** The paths the sitemap names. */
async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => pathOf(match[1] ?? ''))
}

test.describe('what each address says about itself', () => {
  // The browser itself reports the 404 of the not-found page.
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('every route has a title, a description, an address, a picture and structured data of its own', async ({
    page,
    request,
  }, info) => {
    test.setTimeout(ROUTES.length * 6_000)
    const table = [tableRow(['route', 'status', 'title', 'description', 'structured data']), '|---|---|---|---|---|']
    const seen = { titles: new Set<string>(), descriptions: new Set<string>(), canonicals: new Set<string>() }
    const activity = (await sitemapPaths(request)).find((path) => path.startsWith('/activities/')) ?? ''
    const rows = [{ path: activity, types: ['LearningResource', 'BreadcrumbList'] }, ...ROUTES]
    let signedIn: RouteRow['who']
    for (const row of rows) {
      await test.step(row.path, async () => {
        const { path, status = 200, indexed = true, canonical = path, who } = row as RouteRow
        if (who && who !== signedIn) await (who === 'member' ? signUp(page) : adminSession(page))
        signedIn = who
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(status)
        const head = await readHead(page)
        expect(head.title).toMatch(/^\S.* \| Atividário$/)
        expect(head.description.length).toBeGreaterThanOrEqual(DESCRIPTION_MIN)
        expect(head.description.length).toBeLessThanOrEqual(DESCRIPTION_MAX)
        expect(head.canonical && pathOf(head.canonical)).toBe(canonical)
        expect(head.ogUrl).toBe(head.canonical ?? '')
        expect(head.title).toBe(`${head.ogTitle} | Atividário`)
        expect(head.robots).toBe(indexed ? '' : 'noindex')
        expect(head.card).toMatch(/^summary(_large_image)?$/)
        expect(typesOf(head)).toEqual(row.types)
        if (indexed) expect(faultsOf(graphOf(head), { canonical: head.canonical ?? '' })).toEqual([])
        await expectPicture(request, head.picture)
        for (const [set, value] of [
          [seen.titles, head.title],
          [seen.descriptions, head.description],
          [seen.canonicals, head.canonical ?? path],
        ] as const) {
          expect(set, value).not.toContain(value)
          set.add(value)
        }
        table.push(
          `| ${path} | ${status} | ${head.title} | ${head.description} | ${row.types.join(', ') || 'noindex'} |`,
        )
      })
    }
    await info.attach('routes.md', { body: table.join('\n'), contentType: 'text/markdown' })
    process.stdout.write(`${table.join('\n')}\n`)
  })

  test('each category slug has a title and a description of its own; the canonical address has the name', async ({
    page,
  }) => {
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    for (const [slug, canonical] of SLUGS) {
      await page.goto(`/activities?category=${slug}`)
      const head = await readHead(page)
      expect(head.canonical && pathOf(head.canonical), slug).toBe(canonical)
      titles.add(head.title)
      descriptions.add(head.description)
    }
    expect(titles.size).toBe(SLUGS.length)
    expect(descriptions.size).toBe(SLUGS.length)
    await page.goto('/activities?category=coisa-nenhuma')
    expect((await readHead(page)).title).toBe('Catálogo de Atividades | Atividário')
  })

  test('an activity that does not exist says so', async ({ page }) => {
    expect((await page.goto('/activities/nao-existe'))?.status()).toBe(404)
    expect(await readHead(page)).toMatchObject({
      title: 'Página não encontrada | Atividário',
      robots: 'noindex',
      canonical: null,
    })
  })
})

test('an activity is shared with its own picture and says what it costs', async ({ page, request }) => {
  for (const isPremium of [true, false]) {
    const activity = await drawnSheet(request, isPremium ? 'premium' : 'free')
    await page.goto(`/activities/${activity.slug}`)
    const head = await readHead(page)
    expect(head.picture).toMatch(/-720\.webp$/)
    const graph = JSON.parse(head.data[0] ?? '')['@graph']
    expect(graph[0]).toMatchObject({ name: activity.title, isAccessibleForFree: !isPremium, image: head.picture })
  }
})

test('every public route has a row that holds its structured data against the rules', () => {
  const isOf = (route: string) => {
    const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`)
    return ({ path }: { path: string }) => pattern.test(new URL(path, 'http://site').pathname)
  }
  const isPublic = pagesWith(({ shared, inSitemap }) => shared || inSitemap)
  // The first activity of the sitemap is its row.
  const held = [...ROUTES, { path: '/activities/uma' }]
  expect(isPublic.length).toBeGreaterThan(20)
  expect(isPublic.filter((route) => !held.some(isOf(route)))).toEqual([])
})

test('going from page to page keeps the head in step', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click()
  await expect(page).toHaveTitle('Termos de uso | Atividário')
  const head = await readHead(page)
  expect(head.canonical && pathOf(head.canonical)).toBe('/terms')
  expect(typesOf(head)).toEqual(DOCUMENT)
})

test('an address in other letters leads nowhere', async ({ request }) => {
  for (const path of ['/ACTIVITIES', '/Plans', '/categories/Matematica', '/activities/Nao-Existe']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('/categories/matematica moves for good to the category', async ({ page, request }) => {
  const answer = await request.get('/categories/matematica', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe('/activities?category=Matem%C3%A1tica')

  await page.goto('/about')
  await alive(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Categorias' }).click()
  await expect(page).toHaveURL('/activities?category=Matem%C3%A1tica')
  await expect(page.getByRole('main').getByText(/Mostrando 15 de \d+ atividades/)).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('the sitemap names pages and activities, and they answer', async ({ request }) => {
  const paths = await sitemapPaths(request)
  const { total } = await (await request.get('/rest/v1/activities?limit=1')).json()
  const activities = paths.filter((path) => path.startsWith('/activities/'))
  expect(activities).toHaveLength(total)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => path.startsWith('/activities?category='))).toHaveLength(8)
  const own = paths.filter((path) => !path.startsWith('/activities/'))
  const sample = activities.filter((_, index) => index % 20 === 0)
  for (const path of [...own, ...sample]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(200)
    // The address named is the one the page itself claims.
    const canonical = (await answer.text()).match(/<link rel="canonical" href="([^"]+)"/)?.[1]
    expect(canonical && pathOf(canonical)).toBe(path)
  }
})

test('robots.txt shows the sitemap; the manifest and its icons are there', async ({ page, request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: http:\/\/localhost:\d+\/sitemap\.xml$/m)
  expect(robots).toContain('Disallow: /admin')

  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const { name, icons } = await (await request.get(href ?? '')).json()
  expect(name).toBe('Atividário')
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size, src).toBe(sizes)
  }
})

test('an HTML validator finds nothing on any public page', async ({ request }) => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      elements: ['html5'],
      extends: ['html-validate:standard', 'html-validate:a11y'],
      // The suggestions of the search box are a list under a text field, which no element is.
      rules: { 'prefer-native-element': ['error', { exclude: ['listbox'] }] },
    }),
  )
  const activity = (await sitemapPaths(request)).find((path) => path.startsWith('/activities/')) ?? ''
  const searches = ['/activities?search=zzzz', '/activities?category=jogos', '/reset-password?token=x']
  for (const path of [...ROUTES.map((route) => route.path), ...searches, activity]) {
    const { results } = await validator.validateString(await (await request.get(path)).text(), path)
    const found = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
    expect(found, path).toEqual([])
  }
})

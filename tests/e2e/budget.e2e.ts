import { expect, type Page, type Response } from '@playwright/test'
import { alive } from './setup/alive.ts'
import { WHOLE_CHROMIUM } from './setup/chromium.ts'
import { test } from './setup/site.ts'

/** All that home sends before anybody touches it: the page with its styles, fonts, pictures in sight (bytes as sent). */
const FIRST_VIEW_BYTES = 120_000
/** Scripts of home (bytes as sent); 93,000 of them are React and its router (docs/adr/0031). */
const SCRIPT_BYTES = 185_000

/** Words that only the code of these has: forms, the PDF viewer, confetti, readings of the admin area. */
const ELSEWHERE = ['shouldUseNativeValidation', 'GlobalWorkerOptions', 'particleCount', '/rest/v1/admin']

test.use(WHOLE_CHROMIUM)
test.use({ present: false, viewport: { width: 412, height: 823 } })

interface Sent {
  readonly path: string
  readonly kind: string
  readonly bytes: number
  readonly text: string
}

/** All requests of the page from now on, read at once: later ones do not belong to the test. */
function watch(page: Page): () => Promise<Sent[]> {
  const answers: Response[] = []
  page.on('response', (response) => answers.push(response))
  return () => Promise.all(answers.map(sentIn))
}

async function sentIn(response: Response): Promise<Sent> {
  await response.finished()
  const request = response.request()
  const { responseHeadersSize, responseBodySize } = await request.sizes()
  const kind = request.resourceType()
  return {
    path: new URL(response.url()).pathname,
    kind,
    bytes: responseHeadersSize + responseBodySize,
    text: kind === 'script' ? await response.text() : '',
  }
}

const bytesOf = (sent: readonly Sent[]) => sent.reduce((sum, { bytes }) => sum + bytes, 0)

test('home shows itself before its scripts come and stays within its budget of bytes', async ({ page }) => {
  const everything = watch(page)
  let asked = 0
  const hold = Promise.withResolvers<void>()
  await page.route(/\.(js|css)$/, async (route) => {
    asked += 1
    await hold.promise
    await route.continue()
  })
  // Scripts begin after the first paint, on a slow machine before the last picture: what is held would hold «load».
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Atividades mais recentes' })).toBeVisible()
  await expect.poll(() => asked).toBeGreaterThan(1)
  const paintedFirst = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY
    const files = performance.getEntriesByType('resource').filter(({ name }) => /\.(js|css)$/.test(name))
    return files.every(({ startTime }) => startTime >= painted)
  })
  expect(paintedFirst).toBe(true)
  const inSight = await page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => {
        const { top, left } = image.getBoundingClientRect()
        return image.currentSrc !== '' && top < innerHeight && left < innerWidth
      })
      .map((image) => new URL(image.currentSrc).pathname),
  )
  await expect
    .poll(() =>
      page.evaluate(
        (paths) =>
          Array.from(document.images).every(
            (image) => image.complete || !paths.includes(new URL(image.currentSrc || image.src).pathname),
          ),
        inSight,
      ),
    )
    .toBe(true)
  const first = await everything()
  expect(first.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['document', 'font', 'image']))
  const pictures = first.filter(({ path }) => path.startsWith('/storage/'))
  expect(pictures.map(({ path }) => path).filter((path) => !inSight.includes(path))).toEqual([])
  expect(bytesOf(first)).toBeLessThanOrEqual(FIRST_VIEW_BYTES)

  const own = await page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[data-files]')?.dataset.files?.split(' ') ?? [],
  )
  hold.resolve()
  await page.mouse.move(200, 400)
  await page.mouse.move(201, 400)
  await alive(page)
  await expect
    .poll(async () => (await everything()).filter(({ path }) => path.startsWith('/storage/')).length)
    .toBeGreaterThan(pictures.length)
  // The page has its style sheet already; another one would lay out everything again.
  expect((await everything()).filter(({ kind }) => kind === 'stylesheet')).toEqual([])
  // Files read ahead for other pages come later and do not belong to this one.
  const scripts = (await everything()).filter(({ path, kind }) => kind === 'script' && own.includes(path))
  expect(scripts.length).toBe(own.length)
  expect(scripts.length).toBeGreaterThan(0)
  expect(bytesOf(scripts)).toBeLessThanOrEqual(SCRIPT_BYTES)
  for (const { path, text } of scripts)
    for (const word of ELSEWHERE) expect(text.includes(word), `${path} holds ${word}`).toBe(false)
})

/** Selectors of the page that look for something below an element to style what is below it, too. */
function wideSelectors(): string[] {
  const isWide = (selector: string) => {
    for (let at = selector.indexOf(':has('); at >= 0; at = selector.indexOf(':has(', at + 1)) {
      let depth = 1
      let end = at + 5
      for (; depth > 0; end++) depth += { '(': 1, ')': -1 }[selector[end] ?? ''] ?? 0
      const rest = /^(?:[^(),]|\([^)]*\))*/.exec(selector.slice(end))?.[0] ?? ''
      if (/[\s>+~]\S/.test(rest)) return true
    }
    return false
  }
  const selectorsIn = (rules: CSSRuleList, outer: string): string[] =>
    [...rules].flatMap((rule) => {
      const own = rule instanceof CSSStyleRule ? rule.selectorText.replaceAll('&', outer) : outer
      return [own, ...('cssRules' in rule ? selectorsIn(rule.cssRules as CSSRuleList, own) : [])]
    })
  return [...document.styleSheets].flatMap(({ cssRules }) => selectorsIn(cssRules, '')).filter(isWide)
}

test('no rule has the page styled anew by what comes or goes below an element', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(wideSelectors)).toEqual([])
})

test('a page comes alive by itself when nobody touches it', async ({ page }) => {
  await page.goto('/about')
  await alive(page)
})

for (const [network, connection] of [
  ['data is saved', { saveData: true }],
  ['the network is 2G', { effectiveType: '2g' }],
] as const)
  test(`where ${network} the scripts wait for the first sign of use`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), value) }),
      connection,
    )
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.earlyInput !== undefined)).toBe(true)
    await page.mouse.move(200, 400)
    await page.mouse.move(201, 400)
    await alive(page)
  })

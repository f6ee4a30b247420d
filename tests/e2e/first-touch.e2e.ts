import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { PORT } from './setup/ports.ts'
import { test } from './setup/site.ts'

/**
 * Every control of every public page, used before hydration, has the effect it has afterwards: once, without loss. The
 * test finds pages and controls itself. `FIRST_TOUCH=all` tries every control at every moment, `FIRST_TOUCH=each` every
 * control by every input, moments in turn and shared controls once; otherwise one control of each kind is tried.
 * `FIRST_TOUCH_PART=1/10` tries the first of ten parts, each spread over all pages, and `FIRST_TOUCH_ORIGIN` another
 * site, such as an earlier version.
 */
const EVERYTHING = process.env.FIRST_TOUCH === 'all'
const EACH = process.env.FIRST_TOUCH === 'each'
const [PART = 1, PARTS = 1] = process.env.FIRST_TOUCH_PART?.split('/').map(Number) ?? []
/** From the first paint to the input (ms). */
const MOMENTS = [100, 500, 1_000, 2_000, 4_000]
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4
/** Longest wait for the application and its effect on a busy machine (ms). */
const EFFECT_WITHIN_MS = 25_000
const TYPED = 'gato'

test.use({ baseURL: process.env.FIRST_TOUCH_ORIGIN ?? `http://127.0.0.1:${PORT}` })

type Way = 'touch' | 'mouse' | 'keyboard'

interface Control {
  readonly path: string
  /** Its place among the controls of the server's page. */
  readonly index: number
  /** Controls of a kind answer by the same code, mostly. */
  readonly kind: string
  readonly label: string
}

/** Numbers the controls as the server wrote them, so that they are known again when the application has changed the page. */
function numberControls(): void {
  addEventListener('DOMContentLoaded', () => {
    const controls = document.querySelectorAll<HTMLElement>('button,summary,select,textarea,input:not([type=hidden])')
    for (const [index, control] of [...controls].entries()) control.dataset.control = String(index)
  })
}

/** The numbered controls that are visible and usable. Cards are links to their own page. */
function listControls(): Omit<Control, 'path'>[] {
  const nameOf = (control: Element) =>
    control.ariaLabel || control.textContent?.trim() || control.getAttribute('name') || control.tagName
  return [...document.querySelectorAll<HTMLElement>('[data-control]')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('article,[inert]'))
    .filter((control) => control.clientWidth > 1 && !control.matches(':disabled,:checked'))
    .map((control) => ({
      index: Number(control.dataset.control),
      kind: [control.tagName, control.getAttribute('type'), control.ariaHasPopup].join(' '),
      label: nameOf(control),
    }))
}

/** State that an input may change: address, dialogs, values and attributes of controls, appearance, scrolled rows. */
function describePage() {
  const states = [
    ...document.querySelectorAll<HTMLElement>('input:not([type=hidden]),select,textarea,button,[role=tab],details'),
  ]
    .filter((it) => it.checkVisibility() && !it.closest('article,[role=listbox],[role=dialog],[role=menu],dialog'))
    .map((it) => {
      const held = it instanceof HTMLInputElement || it instanceof HTMLSelectElement ? it : null
      const checked = held instanceof HTMLInputElement && held.checked
      const own = [held?.type, held?.value, checked, it.ariaExpanded, it.ariaPressed, it.ariaSelected, it.ariaInvalid]
      return [it.tagName, held?.name, ...own, it instanceof HTMLDetailsElement && it.open].join(' ')
    })
  const { theme, motion } = document.documentElement.dataset
  return {
    // A form that goes by itself names its empty fields too.
    address: location.pathname + location.search.replace(/(?<=[?&])[^=&]*=(?=&|$)/g, '').replace(/[?&]+$/, ''),
    dialogs: [...document.querySelectorAll('[role=dialog],[role=menu],dialog')].filter((it) => it.checkVisibility())
      .length,
    appearance: [theme, motion].join(' '),
    scrolled: [...document.querySelectorAll('ul')].filter((list) => list.scrollLeft > 0).length,
    states: states.sort(),
  }
}

function newContext(browser: Browser, way: Way): Promise<BrowserContext> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  return browser.newContext({
    ...(way === 'touch' ? phone : { viewport: { width: 1280, height: 800 } }),
    reducedMotion: 'reduce',
  })
}

async function open(browser: Browser, way: Way, path: string, slow: boolean): Promise<Page> {
  const context = await newContext(browser, way)
  const page = await context.newPage()
  await page.addInitScript(numberControls)
  if (slow) {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  }
  await page.goto(path, { waitUntil: 'commit' })
  return page
}

const settled = (page: Page) =>
  page.waitForFunction(() => document.readyState === 'complete' && !('earlyInput' in window || 'earlyClicks' in window))

/** Brings a control into view where it is not: a person presses what they see, so the frame that shows it comes first. */
async function bringIntoView(control: Locator): Promise<void> {
  await control.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect()
    if (top >= 0 && bottom <= innerHeight) return
    it.scrollIntoView({ block: 'center', behavior: 'instant' })
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

async function use(page: Page, way: Way, { index, kind }: Control): Promise<void> {
  const control = page.locator(`[data-control="${index}"]`)
  await bringIntoView(control)
  const press = async () => {
    if (way === 'touch') await control.tap({ force: true })
    else if (way === 'mouse') await control.click({ force: true })
    else await control.press(kind.startsWith('INPUT') ? 'Space' : 'Enter')
  }
  if (kind.startsWith('SELECT')) await control.selectOption({ index: 1 })
  else if (/^(?:TEXTAREA|INPUT (?!radio|checkbox|submit))/.test(kind)) {
    if (way === 'keyboard') await control.focus()
    else await press()
    await page.keyboard.type(TYPED, { delay: 50 })
  } else await press()
}

/** The pages a visitor finds: what the sitemap names, one of each folder, and the forms of the accounts. */
async function publicPaths(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const byScreen = new Map<string, string>()
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    const [first = '', ...deeper] = pathname.slice(1).split('/')
    const screen = deeper.length > 0 ? `${first}/*` : first
    if (search === '' && !byScreen.has(screen)) byScreen.set(screen, pathname)
  }
  return [...byScreen.values(), '/login', '/register', '/reset-password']
}

/** All controls, as the server wrote them. */
async function findControls(browser: Browser, page: Page, way: Way): Promise<Control[]> {
  const found: Control[] = []
  const context = await newContext(browser, way)
  const reader = await context.newPage()
  await reader.addInitScript(numberControls)
  await reader.route(/\.js$/, (route) => route.abort())
  for (const path of await publicPaths(page)) {
    await reader.goto(path, { waitUntil: 'domcontentloaded' })
    for (const control of await reader.evaluate(listControls)) found.push({ ...control, path })
  }
  await context.close()
  return found
}

type Description = ReturnType<typeof describePage>

/** Effect of the control after hydration. */
async function effectOf(browser: Browser, way: Way, control: Control): Promise<Description | null> {
  const page = await open(browser, way, control.path, false)
  await settled(page)
  const before = JSON.stringify(await page.evaluate(describePage))
  // On a busy machine suggestions come late: the effect is whole once nothing is asked for any more.
  let unanswered = 0
  page.on('request', () => {
    unanswered += 1
  })
  const end = () => {
    unanswered -= 1
  }
  page.on('requestfinished', end).on('requestfailed', end)
  await use(page, way, control)
  let after = before
  await expect
    .poll(
      async () => {
        const last = after
        after = JSON.stringify(await page.evaluate(describePage).catch(() => null))
        return after === last && after !== 'null' && unanswered <= 0
      },
      { intervals: [700] },
    )
    .toBe(true)
  await page.context().close()
  return after === before ? null : JSON.parse(after)
}

/** Uses the control that long after the first paint, and waits for its effect. */
async function useEarly(browser: Browser, way: Way, control: Control, moment: number, effect: Description) {
  const page = await open(browser, way, control.path, true)
  try {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await page.waitForTimeout(moment)
    await use(page, way, control)
    const isSubmit = control.kind.includes('submit')
    const seen = async () => {
      const now = await page.evaluate(describePage).catch(() => null)
      // A form that the server answered shows the same in other words.
      return isSubmit ? now?.address : now
    }
    await expect.poll(seen, { timeout: EFFECT_WITHIN_MS }).toEqual(isSubmit ? effect.address : effect)
  } finally {
    await page.context().close()
  }
}

interface Try {
  readonly way: Way
  readonly control: Control
  readonly moments: readonly number[]
}

const ofThisPart = (tries: Try[]) => tries.filter((_, turn) => turn % PARTS === PART - 1)

/** Everything at every moment by every input; or one control of each kind, moments and inputs in turn. */
async function chooseTries(browser: Browser, page: Page): Promise<Try[]> {
  const onPhone = await findControls(browser, page, 'touch')
  const onDesktop = await findControls(browser, page, 'mouse')
  expect(Math.min(onPhone.length, onDesktop.length)).toBeGreaterThan(20)
  const all: Try[] = [
    ...onPhone.map((control) => ({ way: 'touch' as const, control, moments: MOMENTS })),
    ...onDesktop.flatMap((control) =>
      (['mouse', 'keyboard'] as const).map((way) => ({ way, control, moments: MOMENTS })),
    ),
  ]
  if (EVERYTHING) return ofThisPart(all)
  if (EACH) {
    const seen = new Set<string>()
    const different = all.filter(({ way, control: { kind, label } }) => {
      const name = [way, kind, label].join(' ')
      return !seen.has(name) && seen.add(name)
    })
    return ofThisPart(
      different.map((tried, turn) => ({ ...tried, moments: MOMENTS.slice(turn % MOMENTS.length).slice(0, 1) })),
    )
  }
  const kinds = new Set<string>()
  const chosen: Try[] = []
  for (const tried of all) {
    if (kinds.has(tried.control.kind)) continue
    kinds.add(tried.control.kind)
    const turn = chosen.length
    const way = tried.way === 'mouse' && turn % 2 ? 'keyboard' : tried.way
    chosen.push({ ...tried, way, moments: MOMENTS.slice(turn % MOMENTS.length).slice(0, 1) })
  }
  return chosen
}

test('a control that is used at once does what it does later, once', async ({ browser, page }, info) => {
  test.setTimeout(EVERYTHING || EACH ? 12 * 3_600_000 : 300_000)
  const lost: string[] = []
  let tried = 0
  const tryOne = async ({ way, control, moments }: Try) => {
    const effect = await effectOf(browser, way, control)
    // No visible effect: a field that only takes the focus.
    if (!effect) return
    const missing = await Promise.all(
      moments.map((moment) =>
        useEarly(browser, way, control, moment, effect).then(
          () => [],
          (error: Error) => [
            `${control.path} ${control.kind} "${control.label}" by ${way} after ${moment} ms\n${error.message}`,
          ],
        ),
      ),
    )
    tried += moments.length
    lost.push(...missing.flat())
  }
  // Side by side: mostly they wait, and the throttled processor of each sleeps three quarters of its time.
  const queue = await chooseTries(browser, page)
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await tryOne(next)
  }
  await Promise.all([worker(), worker()])
  info.annotations.push({ type: 'first touch', description: `${tried} tries, ${lost.length} lost` })
  expect(lost, `${lost.length} of ${tried} lost`).toEqual([])
})

// From an input to its effect, as a phone with a slow processor and a slow network does it: `node bench/first-use.ts
// [--origin http://127.0.0.1:3000] [--runs 3] [--only menu,filters]`. Without an origin the built product is started.
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { startProduct } from './product.ts'

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    // From the first paint to the input (ms).
    after: { type: 'string', default: '100' },
    cpu: { type: 'string', default: '4' },
  },
})
const PORT = 3979
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** An input without an effect after this time counts as lost (ms). */
const LOST_AFTER_MS = 12_000
/** Time after which a warm page's application is there (ms). */
const WARM_AFTER_MS = 8_000

interface Row {
  readonly name: string
  readonly path: string
  /** The control, a selector; the first one that is visible. */
  readonly press: string
  /** Typed into it instead of pressing it. */
  readonly type?: string
  /** Runs in the page, whichever page that is by then: true once the effect is there. */
  readonly effect: string
  readonly target: number
}

const seen = (selector: string) => `[...document.querySelectorAll('${selector}')].some((it) => it.checkVisibility())`
const dialog = seen('[role=dialog],dialog[open]')
const ROWS: readonly Row[] = [
  { name: 'menu', path: '/', press: 'button[aria-label="Abrir menu"]', effect: dialog, target: 300 },
  {
    name: 'filters',
    path: '/activities',
    press: 'button[aria-haspopup=dialog]:has-text("Filtros")',
    effect: dialog,
    target: 300,
  },
  {
    name: 'suggestions',
    path: '/',
    press: 'input[name=search]',
    type: 'gato',
    effect: `${seen('[role=option]')}`,
    target: 1_500,
  },
  {
    name: 'annual',
    path: '/plans',
    press: 'label:has(input[value=annual])',
    effect: `document.querySelector('input[value=annual]')?.checked && [...document.querySelectorAll('section[aria-label=Premium] span')].some((it) => it.textContent === 'R$99,90' && it.checkVisibility())`,
    target: 1_500,
  },
  {
    name: 'subscribe dialog',
    path: '/plans',
    press: 'main button:has-text("Assinar agora")',
    effect: dialog,
    target: 1_200,
  },
  {
    name: 'faq tab',
    path: '/faq',
    press: '[role=tab]:nth-child(2)',
    effect: `document.querySelectorAll('[role=tab]')[1]?.ariaSelected === 'true'`,
    target: 1_200,
  },
  {
    name: 'category chip',
    path: '/activities',
    press: '[data-chip=Colorir] a',
    // Reads `textContent`: `innerText` would lay out the whole page in each frame.
    effect: `location.search.includes('Colorir') && [...document.querySelectorAll('main p')].some((it) => it.textContent.startsWith('Mostrando'))`,
    target: 1_500,
  },
  {
    name: 'card',
    path: '/',
    press: 'article a',
    effect: `${dialog} || (/^.activities.[a-z]/.test(location.pathname) && ${seen('h1')})`,
    target: 1_500,
  },
  {
    name: 'empty register',
    path: '/register',
    press: 'main button[type=submit]',
    effect: seen('[aria-invalid=true]'),
    target: 1_500,
  },
]

/** True once the application has taken over; older builds set `earlyClicks`. */
const isSettled = () => !('earlyInput' in window || 'earlyClicks' in window) && document.readyState === 'complete'

/** Records the moment `effect` first holds, and the moment the input first has a visible reaction (Date.now). */
function watch(effect: string): string {
  return `(() => {
    const told = {}
    const tell = (what) => { if (!told[what]) { told[what] = true; window.tell(what, Date.now()) } }
    const look = () => {
      try {
        if (document.querySelector('[data-pressed],:is(button,a,label):active')) tell('heard')
        if (${effect}) { tell('heard'); tell('effect') }
      } catch {}
      requestAnimationFrame(look)
    }
    look()
  })()`
}

interface Times {
  readonly heard: number
  readonly effect: number
}

async function measure(browser: Browser, origin: string, row: Row, warm: boolean): Promise<Times> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
  })
  try {
    const page = await context.newPage()
    await slowDown(context, page)
    const told = new Map<string, number>()
    await page.exposeFunction('tell', (what: string, at: number) => {
      if (!told.has(what)) told.set(what, at)
    })
    await page.goto(`${origin}${row.path}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    if (warm) {
      await page.waitForFunction(isSettled, undefined, { timeout: LOST_AFTER_MS })
      await page.waitForTimeout(WARM_AFTER_MS)
    } else await page.waitForTimeout(Number(values.after))
    await page.addInitScript(watch(row.effect))
    const control = page.locator(row.press).locator('visible=true').first()
    await control.scrollIntoViewIfNeeded()
    const box = await control.boundingBox()
    if (!box) throw new Error(`${row.name}: nothing to press`)
    await page.evaluate(watch(row.effect))
    told.clear()
    const start = Date.now()
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    if (row.type) await page.keyboard.type(row.type, { delay: 60 })
    // From the last key on.
    const from = row.type ? Date.now() : start
    while (!told.has('effect') && Date.now() - from < LOST_AFTER_MS)
      await new Promise((resolve) => setTimeout(resolve, 20))
    const since = (what: string) => Math.max(0, (told.get(what) ?? Number.POSITIVE_INFINITY) - from)
    return { heard: since('heard'), effect: since('effect') }
  } finally {
    await context.close()
  }
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.cpu) })
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const inMs = (time: number) => (Number.isFinite(time) ? String(Math.round(time)) : 'lost')

const product = values.origin ? null : await startProduct(PORT)
const origin = values.origin ?? product?.origin ?? ''
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
})
try {
  console.log(`390 x 844, touch, 150 ms, 1.6 Mb/s, processor x ${values.cpu}; median of ${values.runs} runs, ms`)
  console.log('| first use of | heard, cold | effect, cold | target | effect, warm |\n|---|--:|--:|--:|--:|')
  for (const row of ROWS.filter(({ name }) => values.only?.split(',').includes(name) ?? true)) {
    const runs = async (warm: boolean) => {
      const times: Times[] = []
      for (let run = 0; run < Number(values.runs); run += 1) times.push(await measure(browser, origin, row, warm))
      return (what: keyof Times) => inMs(median(times.map((time) => time[what])))
    }
    const cold = await runs(false)
    const warm = await runs(true)
    console.log(`| ${[row.name, cold('heard'), cold('effect'), row.target, warm('effect')].join(' | ')} |`)
  }
} finally {
  await browser.close()
  await product?.stop()
}

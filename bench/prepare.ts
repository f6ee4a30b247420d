// Measures the cost of preparing a sheet on a phone: bytes and time before the first picture, between pictures, and of
// PDFs of one and of five pages. `node bench/prepare.ts [--runs 3] [--cpu 4] [--network slow] [--only Labirinto]`.
// Exits with an error above the limits of bytes, or when public pages load drawing code.
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { BROWSER, slowDown } from './phone.ts'
import { startProduct } from './product.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    cpu: { type: 'string', default: '4' },
    network: { type: 'string' },
    only: { type: 'string' },
  },
})
const PORT = 3978
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** Code, fonts and pictures before the first picture, as sent (bytes). */
const MOST_BYTES = 250_000
const CATEGORIES = ['Labirinto', 'Matemática', 'Alfabetização', 'Percepção Visual', 'Tracejar', 'Colorir']
/** Files that draw sheets: no public page loads them. */
const DRAWS = /(?:engine|arranger)\.worker|(?:prepare|create|uploaded)-panel|pdf-reader|vocabulary|pagesToPdf|\.woff$/

/**
 * Records in the page when a button was pressed, the sheet was visible (the catalogue's picture counts), a drawn
 * picture was visible and a PDF was made (ms of the page's clock).
 */
const WATCH = `(() => {
  const times = { pressed: 0, shown: 0, picture: 0, pdf: 0 }
  window.times = times
  addEventListener('click', (event) => { if (event.isTrusted) times.pressed = event.timeStamp }, true)
  const seen = new Set()
  new MutationObserver(() => {
    const sheet = document.querySelector('section[aria-label="Prévia"] img')
    if (sheet && !times.shown) sheet.decode().then(() => { times.shown ||= performance.now() }, () => {})
    for (const image of document.querySelectorAll('[role=dialog] img[src^="blob:"], dialog img[src^="blob:"]')) {
      if (seen.has(image.src)) continue
      seen.add(image.src)
      image.decode().then(() => { times.picture = performance.now() }, () => {})
    }
  }).observe(document, { subtree: true, childList: true, attributes: true })
  const create = URL.createObjectURL
  URL.createObjectURL = (blob) => {
    if (blob.type === 'application/pdf') times.pdf = performance.now()
    return create.call(URL, blob)
  }
})()`

type What = 'picture' | 'pdf' | 'shown'

declare global {
  interface Window {
    times: Record<What | 'pressed', number>
  }
}

/** Presses and waits until what comes of it is there (ms). */
async function timeOf(page: Page, press: () => Promise<void>, what: What): Promise<number> {
  await page.evaluate((one) => Object.assign(window.times, { pressed: 0, [one]: 0 }), what)
  await press()
  await page.waitForFunction((one) => window.times.pressed > 0 && window.times[one] > window.times.pressed, what, {
    timeout: 60_000,
  })
  // Several pages are several pictures.
  await page.waitForTimeout(150)
  return page.evaluate((one) => window.times[one] - window.times.pressed, what)
}

interface Bytes {
  readonly paths: string[]
  total: number
}

/** Everything that is sent from now on, as sent. */
function count(context: BrowserContext): Bytes {
  const bytes: Bytes = { paths: [], total: 0 }
  context.on('requestfinished', async (request) => {
    if (request.url().startsWith('blob:')) return
    const sizes = await request.sizes().catch(() => null)
    if (!sizes) return
    bytes.paths.push(`${new URL(request.url()).pathname} ${sizes.responseBodySize}`)
    bytes.total += sizes.responseHeadersSize + sizes.responseBodySize
  })
  return bytes
}

interface Measured {
  readonly bytes: number
  readonly shown: number
  readonly first: number
  readonly next: number
  readonly pdf: number
  readonly pdfBytes: number
  readonly again: number
  readonly five: number
}

async function signUp(page: Page, origin: string): Promise<void> {
  const email = `${crypto.randomUUID()}@example.com`
  const data = { name: 'Ana Teste', email, password: 'uma-senha-longa-9', terms_accepted: true, receive_emails: false }
  const headers = { 'x-forwarded-for': `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}` }
  const answer = await page.request.post(`${origin}/auth/v1/sign-up/email`, { data, headers })
  if (!answer.ok()) throw new Error(`no account: ${answer.status()} ${await answer.text()}`)
}

async function measure(browser: Browser, origin: string, slug: string): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })
  try {
    const page = await context.newPage()
    await signUp(page, origin)
    if (values.network === 'slow') {
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', SLOW)
    }
    await page.addInitScript(WATCH)
    const before = count(context)
    await page.goto(`${origin}/activities/${slug}`)
    const prepare = page.getByRole('button', { name: 'Preparar' })
    await prepare.waitFor()
    await page.waitForTimeout(4000)
    const strays = before.paths.filter((path) => DRAWS.test(path))
    if (strays.length > 0) throw new Error(`a public page loads what draws: ${strays.join(', ')}`)
    const atRest = before.total
    const restore = await slowDown(browser, Number(values.cpu))
    try {
      const panel = page.getByRole('dialog', { name: 'Preparar a folha' })
      const choose = (text: string) => () => panel.getByText(text, { exact: true }).click()
      const first = await timeOf(page, () => prepare.click(), 'picture')
      const shown = await page.evaluate(() => window.times.shown - window.times.pressed)
      const bytes = before.total - atRest
      if (process.env.BENCH_PATHS) console.error(before.paths.slice(-30).join('\n'))
      const next: number[] = []
      for (const text of ['Economia', 'Colorido', '2 por folha', '1 por folha'])
        next.push(await timeOf(page, choose(text), 'picture'))
      for (let i = 0; i < 3; i += 1)
        next.push(await timeOf(page, () => panel.getByRole('button', { name: 'Outra igual' }).click(), 'picture'))
      await timeOf(page, choose('4 páginas'), 'picture')
      await timeOf(page, choose('1 página'), 'picture')
      const save = () => panel.getByRole('button', { name: 'Baixar PDF' }).click()
      const atPdf = before.total
      const pdf = await timeOf(page, save, 'pdf')
      const pdfBytes = before.total - atPdf
      const again = await timeOf(page, save, 'pdf')
      await timeOf(page, choose('4 páginas'), 'picture')
      const five = await timeOf(page, save, 'pdf')
      return { bytes, shown, first, next: median(next), pdf, pdfBytes, again, five }
    } finally {
      restore()
    }
  } finally {
    await context.close()
  }
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** A free drawn sheet of one page of the category. */
async function slugOf(origin: string, category: string): Promise<string> {
  const query = new URLSearchParams({ category, plan: 'free', limit: '45' })
  const answer = await fetch(`${origin}/rest/v1/activities?${query}`)
  const { activities } = (await answer.json()) as { activities: { slug: string; shows?: string; pageCount: number }[] }
  const found = activities.find(
    ({ slug, shows, pageCount }) => shows !== undefined && pageCount < 4 && !slug.includes('guia'),
  )
  if (!found) throw new Error(`nothing to prepare in ${category}`)
  return found.slug
}

const product = await startProduct(PORT)
const browser = await chromium.launch(BROWSER)
let tooLarge = false
try {
  const network = values.network === 'slow' ? '150 ms, 1.6 Mb/s' : 'no limit'
  console.log(`390 x 844, network: ${network}, processor x ${values.cpu}; median of ${values.runs} runs`)
  console.log(
    '| sheet | KB before the first picture | sheet shown, ms | first picture drawn, ms | next pictures, ms | first PDF, ms | KB for it | PDF of 1 page, ms | of 4 pages with answers, ms |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|',
  )
  for (const category of CATEGORIES.filter((name) => values.only === undefined || values.only === name)) {
    const slug = await slugOf(product.origin, category)
    const runs: Measured[] = []
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measure(browser, product.origin, slug))
    const of = (what: keyof Measured) => Math.round(median(runs.map((one) => one[what])))
    const kb = (what: 'bytes' | 'pdfBytes') => (of(what) / 1000).toFixed(0)
    tooLarge ||= of('bytes') > MOST_BYTES
    const cells = [
      slug,
      kb('bytes'),
      of('shown'),
      of('first'),
      of('next'),
      of('pdf'),
      kb('pdfBytes'),
      of('again'),
      of('five'),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
} finally {
  await browser.close()
  await product.stop()
}
if (tooLarge) {
  console.error(`more than ${MOST_BYTES} bytes before the first picture`)
  process.exitCode = 1
}

// Makes a booklet of a whole class in the browser: time, size, memory, and tasks that hold the page for more than 50 ms.
// `node bench/booklet.ts [--children 30] [--sheets 10] [--runs 3] [--cpu 1,4]`. Exits with an error above the limits.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER, renderersOf, slowDown } from './phone.ts'
import { startProduct } from './product.ts'
import { signedInPeople } from './seed.ts'

const { values } = parseArgs({
  options: {
    children: { type: 'string', default: '30' },
    sheets: { type: 'string', default: '10' },
    runs: { type: 'string', default: '3' },
    cpu: { type: 'string', default: '1,4' },
  },
})
const PORT = 3979
/** A booklet of 300 pages on a computer, and on a phone four times slower (seconds). */
const MOST_SECONDS: Readonly<Record<string, number>> = { '1': 10, '4': 60 }
/** Of equal sheets (bytes). */
const MOST_BYTES = 4_000_000
const MOST_MEMORY_MB = 400
const SAMPLE_MS = 50
const MB = 1_000_000
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Kept in the page: tasks of more than 50 ms since the button was pressed (ms). */
const WATCH = `(() => {
  window.tasks = []
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) window.tasks.push(duration) })
    .observe({ type: 'longtask' })
  window.files = []
  const create = URL.createObjectURL
  URL.createObjectURL = (blob) => {
    if (blob.type === 'application/pdf') window.files.push(blob.size)
    return create.call(URL, blob)
  }
})()`

declare global {
  interface Window {
    tasks: number[]
    files: number[]
  }
}

const residentMb = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    // The page closed.
    return 0
  }
}

interface Measured {
  readonly seconds: number
  readonly bytes: number
  readonly memory: number
  readonly longest: number
}

/** Free drawn sheets of one page, of all categories in turn. */
async function slugsOf(origin: string, count: number): Promise<string[]> {
  const slugs: string[] = []
  for (let page = 1; slugs.length < count && page < 20; page += 1) {
    const answer = await fetch(`${origin}/rest/v1/activities?${new URLSearchParams({ limit: '45', page: `${page}` })}`)
    const { activities } = (await answer.json()) as {
      activities: { slug: string; shows?: string; pageCount: number }[]
    }
    slugs.push(...activities.filter(({ shows, pageCount }) => shows && pageCount === 2).map(({ slug }) => slug))
  }
  if (slugs.length < count) throw new Error(`the sample has only ${slugs.length} sheets of one page`)
  return slugs.slice(0, count)
}

/** A class with its booklet in the browser, ready to be made. */
async function fill(page: Page, origin: string, slugs: readonly string[]): Promise<void> {
  await page.goto(`${origin}/turma`)
  await page.getByRole('button', { name: 'Colar a lista de nomes' }).click()
  const names = Array.from(
    { length: Number(values.children) },
    (_, i) => `${LETTERS[i % 26]}${LETTERS[Math.floor(i / 26)]}ana`,
  )
  await page.getByLabel('Cole aqui, um nome por linha').fill(names.join('\n'))
  await page
    .getByRole('button', { name: /^Criar .* com/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const [i, slug] of slugs.entries()) {
    await page.goto(`${origin}/activities/${slug}`)
    await page.getByRole('button', { name: 'Pôr no caderno', exact: true }).click()
    await page
      .getByRole('link', { name: `Caderno: ${i + 1} atividade` })
      .first()
      .waitFor()
  }
}

/** In a separate tab: the process of one that was used before also holds the pages that its «back» leads to. */
async function measure(browser: Browser, origin: string, exercises: string, cpu: number): Promise<Measured> {
  const [context] = browser.contexts()
  const [last] = context?.pages() ?? []
  if (!context || !last) throw new Error('the class is in no tab')
  const page = await context.newPage()
  await last.close()
  await page.addInitScript(WATCH)
  await page.goto(`${origin}/caderno`)
  await page.getByText(exercises, { exact: true }).click()
  const make = page.getByRole('button', { name: /^Imprimir (?:o caderno|\d+ cadernos)$/ }).filter({ visible: true })
  await make.waitFor()
  // All recipes come and the preview is drawn before.
  await page.getByText(new RegExp(`por criança × ${values.children}|páginas das crianças`)).waitFor()
  await page.waitForTimeout(3000)
  await page.evaluate(() => {
    window.tasks = []
    window.files = []
  })
  const renderers = await renderersOf(browser)
  let memory = 0
  const sampling = setInterval(() => {
    memory = Math.max(memory, ...renderers.map(residentMb))
  }, SAMPLE_MS)
  const restore = cpu === 1 ? () => undefined : await slowDown(browser, cpu)
  const began = performance.now()
  await make.click()
  const ready = page.getByRole('dialog', { name: 'O caderno está pronto' })
  await ready.waitFor({ timeout: 300_000 })
  const seconds = (performance.now() - began) / 1000
  restore()
  clearInterval(sampling)
  const tasks = await page.evaluate(() => window.tasks)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    ready.getByRole('button', { name: 'Baixar', exact: true }).click(),
  ])
  const bytes = readFileSync(await file.path()).length
  return { seconds, bytes, memory, longest: Math.max(0, ...tasks) }
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const product = await startProduct(PORT)
const browser = await chromium.launch(BROWSER)
const faults: string[] = []
try {
  const [person] = await signedInPeople(product.databaseUrl, product.secret, 1)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' })
  const [name = '', value = ''] = person?.cookie.split('=', 2) ?? []
  await context.addCookies([{ name, value, url: product.origin }])
  const page = await context.newPage()
  const slugs = await slugsOf(product.origin, Number(values.sheets))
  await fill(page, product.origin, slugs)
  console.log(
    `${values.children} children, ${values.sheets} sheets: ${slugs.join(', ')}; median of ${values.runs} runs`,
  )
  console.log(
    '| processor | exercises | seconds | MB | memory of the page, MB | longest task, ms |\n|---|---|--:|--:|--:|--:|',
  )
  for (const cpu of values.cpu.split(',')) {
    for (const exercises of ['Folhas iguais para todas', 'Folhas diferentes para cada uma']) {
      const runs: Measured[] = []
      for (let run = 0; run < Number(values.runs); run += 1)
        runs.push(await measure(browser, product.origin, exercises, Number(cpu)))
      const of = (what: keyof Measured) => median(runs.map((one) => one[what]))
      const cells = [
        `x ${cpu}`,
        exercises,
        of('seconds').toFixed(1),
        (of('bytes') / MB).toFixed(2),
        of('memory').toFixed(0),
        of('longest').toFixed(0),
      ]
      console.log(`| ${cells.join(' | ')} |`)
      const isEqual = exercises === 'Folhas iguais para todas'
      if (of('seconds') > (MOST_SECONDS[cpu] ?? Infinity)) faults.push(`x ${cpu}: too slow`)
      if (isEqual && of('bytes') > MOST_BYTES) faults.push('equal sheets: too large')
      if (of('memory') > MOST_MEMORY_MB) faults.push(`x ${cpu}: too much memory`)
    }
  }
} finally {
  await browser.close()
  await product.stop()
}
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}

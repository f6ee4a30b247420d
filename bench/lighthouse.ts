// Lighthouse, mobile, over every public page, a code of the BNCC and a shared list. The package is no part of the
// project (docs: bench/README.md):
// `npx --yes --ignore-scripts --package lighthouse@13.5.0 -- node bench/lighthouse.ts [--runs 5] [--only /,/plans]`.
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { type Product, startProduct } from './product.ts'
import { growCatalogue, query, SHARED_LIST, shareList } from './seed.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    size: { type: 'string', default: '720' },
    // Slowdown of the phone's processor against this machine; Lighthouse's own factor assumes a fast desktop.
    cpu: { type: 'string', default: '4' },
    // Files to block, to see their cost: '*.woff2'.
    block: { type: 'string' },
    // A product that runs already.
    origin: { type: 'string' },
  },
})
const PORT = 3977
const DEBUGGING_PORT = 3978
/** Activities of the shared list. */
const LIST_SIZE = 12
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const COLUMNS = ['page', ...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'JS KB', 'total KB', 'machine'] as const

/** Lighthouse's own 'slow 4G': simulated, so only the two first are used (ms, kbit/s). */
const MOBILE_NETWORK = {
  rttMs: 150,
  throughputKbps: 1_638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1_474.56,
  uploadThroughputKbps: 675,
}

/** The fields of a Lighthouse result that this bench reads. Times in milliseconds, sizes in bytes. */
interface Result {
  /** Lighthouse's own measure of the machine: a desktop has some 1,500 and more. */
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Readonly<Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>>
  readonly audits: Readonly<
    Record<string, { score: number | null; numericValue?: number; details?: { items?: Transfer[] } }>
  >
}
interface Transfer {
  readonly resourceType?: string
  readonly transferSize?: number
}
type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Result } | undefined>

/** Lighthouse from the folder that `npx --package` puts first into PATH. */
async function findLighthouse(): Promise<Lighthouse> {
  for (const folder of process.env.PATH?.split(path.delimiter) ?? []) {
    try {
      const resolved = createRequire(path.join(folder, '..', 'here.js')).resolve('lighthouse')
      return (await import(resolved)).default
    } catch {
      // Not beside this folder; the next one may have it.
    }
  }
  throw new Error('lighthouse is not at hand: start this through npx as bench/README.md says')
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

function resultsOf({ categories, audits, environment }: Result): number[] {
  const metric = (id: string) => audits[id]?.numericValue ?? 0
  const transfers = audits['network-requests']?.details?.items ?? []
  const kilobytes = (kind?: string) =>
    transfers.reduce((sum, it) => sum + (!kind || it.resourceType === kind ? (it.transferSize ?? 0) : 0), 0) / 1_000
  return [
    ...CATEGORIES.map((name) => (categories[name]?.score ?? 0) * 100),
    metric('first-contentful-paint'),
    metric('largest-contentful-paint'),
    metric('total-blocking-time'),
    metric('cumulative-layout-shift'),
    kilobytes('Script'),
    kilobytes(),
    environment.benchmarkIndex,
  ]
}

/** Audits that cost points, performance aside: those are in the table. */
function complaints({ categories, audits }: Result): string[] {
  return CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  )
}

/** Pages that need the seeded database: the skill with most activities, and a shared list. */
async function seeded({ databaseUrl, secret }: Product): Promise<string[]> {
  await growCatalogue(databaseUrl, Number(values.size))
  await shareList(databaseUrl, secret, LIST_SIZE)
  const [most] = await query<{ code: string }>(
    databaseUrl,
    'select code from activities, unnest(bncc) as code group by code order by count(*) desc, code limit 1',
  )
  return [`/bncc/${most?.code}`, SHARED_LIST]
}

const lighthouse = await findLighthouse()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [`--remote-debugging-port=${DEBUGGING_PORT}`, '--disable-quic', '--disable-background-networking'],
})
const product = values.origin ? null : await startProduct(PORT)
const origin = values.origin ?? product?.origin ?? ''
try {
  const further = product ? await seeded(product) : []
  const { activities } = await (await fetch(`${origin}/rest/v1/activities?limit=1`)).json()
  const pages = values.only?.split(',') ?? [
    '/',
    '/activities',
    '/activities?category=Labirinto',
    '/activities?search=gato',
    `/activities/${activities[0].slug}`,
    ...['/bncc', '/datas', '/objetivos', ...further],
    ...['/plans', '/login', '/register', '/about', '/faq', '/privacy', '/terms', '/cookies'],
  ]
  console.log(`median of ${values.runs} runs, mobile, simulated throttling; sizes as sent, 1 KB = 1,000 bytes`)
  console.log(`| ${COLUMNS.join(' | ')} |\n|---|${'--:|'.repeat(COLUMNS.length - 1)}`)
  const said = new Set<string>()
  for (const page of pages) {
    const runs: number[][] = []
    for (let run = 0; run < Number(values.runs); run += 1) {
      const answer = await lighthouse(`${origin}${page}`, {
        port: DEBUGGING_PORT,
        output: 'json',
        logLevel: 'error',
        onlyCategories: CATEGORIES,
        blockedUrlPatterns: values.block?.split(',') ?? [],
        throttling: { ...MOBILE_NETWORK, cpuSlowdownMultiplier: Number(values.cpu) },
      })
      if (!answer) throw new Error(`${page}: no result`)
      runs.push(resultsOf(answer.lhr))
      for (const complaint of complaints(answer.lhr)) said.add(`${page} ${complaint}`)
    }
    const cells = (runs[0] ?? []).map((_, column) => median(runs.map((run) => run[column] ?? 0)))
    const digits = (column: number) => (column === 7 ? 3 : column === 8 || column === 9 ? 1 : 0)
    console.log(`| ${[page, ...cells.map((cell, column) => cell.toFixed(digits(column)))].join(' | ')} |`)
  }
  for (const complaint of said) console.log(complaint)
} finally {
  await browser.close()
  await product?.stop()
}

// Measures the time that a page blocks a phone's processor in long tasks, by processor time, so that a busy machine
// does not count: `node bench/blocking.ts [--origin http://127.0.0.1:3000] [--runs 9] [--cpu 4] [--only /,/activities]
// [--tasks]`. Without an origin it starts the built product.
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { startProduct } from './product.ts'

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    runs: { type: 'string', default: '9' },
    // Slowdown of the phone's processor against this machine.
    cpu: { type: 'string', default: '4' },
    only: { type: 'string', default: '/,/activities,/activities?search=gato,/plans,/register' },
    // Also what the long tasks of the last run did.
    tasks: { type: 'boolean', default: false },
  },
})
const PORT = 3976
/** Longest task that a user does not notice (ms), as Lighthouse counts it. */
const NOTICED_MS = 50
/** Time for everything that a page does by itself (ms). */
const SETTLED_MS = 3_000
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const CATEGORIES = ['devtools.timeline', 'toplevel', 'loading', 'v8.execute', 'blink.user_timing']

/** The fields of a trace event that this bench reads; times in microseconds, `tdur` is processor time. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string; readonly url?: string } }
}

async function trace(browser: Browser, address: string): Promise<TraceEvent[]> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await browser.newBrowserCDPSession()
    const events: TraceEvent[] = []
    session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordAsMuchAsPossible' },
    })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLED_MS)
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    await session.detach()
    return events
  } finally {
    await context.close()
  }
}

/** Time beyond {@link NOTICED_MS} of every task that ends after the first paint, and those tasks with what they did. */
function blocking(events: readonly TraceEvent[], address: string) {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(address),
  )
  if (!start) throw new Error(`${address}: nothing was traced`)
  const ofPage = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts)
  const painted = ofPage.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? start.ts
  const slower = Number(values.cpu)
  const cost = ({ tdur = 0 }: TraceEvent) => (tdur / 1_000) * slower
  const onThread = ofPage.filter(({ ph, tid }) => ph === 'X' && tid === start.tid)
  const long = onThread.filter(
    (task) =>
      task.name === 'ThreadControllerImpl::RunTask' && cost(task) > NOTICED_MS && task.ts + (task.dur ?? 0) > painted,
  )
  const parts = (task: TraceEvent) =>
    onThread
      .filter(({ ts, dur = 0 }) => ts > task.ts && ts + dur <= task.ts + (task.dur ?? 0))
      .filter((part) => cost(part) > NOTICED_MS / 5 && part.name !== 'RunTask')
      .map((part) => `${part.name} ${Math.round(cost(part))} ${part.args?.data?.url ?? ''}`.trim())
  return {
    ms: long.reduce((sum, task) => sum + cost(task) - NOTICED_MS, 0),
    tasks: long.map(
      (task) =>
        `${Math.round((task.ts - start.ts) / 1_000)} ms: ${Math.round(cost(task))} ms (${parts(task).join(', ')})`,
    ),
  }
}

const product = values.origin ? null : await startProduct(PORT)
const origin = values.origin ?? product?.origin ?? ''
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
})
try {
  console.log(
    `412 x 823, touch; processor time of tasks x ${values.cpu}, beyond ${NOTICED_MS} ms; ${values.runs} runs, ms`,
  )
  console.log('| page | median | lowest and highest |\n|---|--:|--:|')
  for (const path of values.only.split(',')) {
    const address = `${origin}${path}`
    // A page that is asked for again comes compressed as it does on any day.
    for (let time = 0; time < 3; time += 1) await (await fetch(address)).text()
    const runs = []
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(blocking(await trace(browser, address), origin))
    const sorted = runs.map(({ ms }) => Math.round(ms)).toSorted((a, b) => a - b)
    console.log(`| ${path} | ${sorted[Math.floor(sorted.length / 2)]} | ${sorted[0]}–${sorted.at(-1)} |`)
    if (values.tasks) for (const task of runs.at(-1)?.tasks ?? []) console.log(`  ${task}`)
  }
} finally {
  await browser.close()
  await product?.stop()
}

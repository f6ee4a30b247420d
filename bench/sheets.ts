/**
 * Measures the printing of sheets, PDF and thumbnails, on one core and on two, and projects it to the whole catalogue.
 * node bench/sheets.ts [pieces] Prints every n-th sheet of the seed catalogue, so that all kinds and page counts take
 * part. CPU seconds are given beside the clock time: on a busy machine only they can be compared.
 */
import { resolve } from 'node:path'
import { STARTING_CATALOGUE } from '../content/catalogue.ts'
import type { PrintedSheet } from '../sheets/print/print.ts'
import { openRenderPool } from '../src/features/catalogue/seed/pool.service.server.ts'
import { orderOf } from '../src/features/catalogue/seed/rules.ts'

const WORKER_FILE = resolve('src/features/catalogue/seed/render.worker.ts')
/** Sheets in progress per thread, as in the product. */
const SHEETS_PER_THREAD = 2
const DEFAULT_PIECES = 96

const wanted = Number(process.argv[2] ?? DEFAULT_PIECES)
const every = Math.max(1, Math.floor(STARTING_CATALOGUE.length / wanted))
const pieces = STARTING_CATALOGUE.filter((_, i) => i % every === 0)

/** As the start of the site asks for it: premium pieces with their marked pictures. */
const orderFor = (piece: (typeof pieces)[number]) => ({
  order: orderOf(piece, 'Atividário'),
  isPremium: piece.shelf.isPremium,
})

async function measure(threads: number) {
  const pool = openRenderPool(WORKER_FILE, threads)
  // Loading code and fonts is paid once a thread, not once a sheet.
  await Promise.all(pieces.slice(0, threads).map((piece) => pool.print(orderFor(piece))))
  const cpu = process.cpuUsage()
  const start = performance.now()
  const queue = pieces.values()
  const printed: PrintedSheet[] = []
  const run = async () => {
    for (const piece of queue) printed.push(await pool.print(orderFor(piece)))
  }
  await Promise.all(Array.from({ length: threads * SHEETS_PER_THREAD }, run))
  const seconds = (performance.now() - start) / 1000
  const used = process.cpuUsage(cpu)
  await pool.close()
  return { seconds, cpuSeconds: (used.user + used.system) / 1e6, printed }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const whole = STARTING_CATALOGUE.length

console.log(`${pieces.length} of ${whole} pieces`)
for (const threads of [1, 2]) {
  const { seconds, cpuSeconds, printed } = await measure(threads)
  const share = whole / pieces.length
  console.log(
    `${threads} core${threads > 1 ? 's' : ''}: ${(pieces.length / seconds).toFixed(1)} sheets/s, ` +
      `${((1000 * cpuSeconds) / pieces.length).toFixed(0)} ms CPU a sheet; the whole catalogue: ` +
      `${(seconds * share).toFixed(0)} s by this clock, ${(cpuSeconds * share).toFixed(0)} CPU seconds, ` +
      `${((cpuSeconds * share) / threads).toFixed(0)} s with ${threads} free`,
  )
  if (threads === 2) {
    const size = (width: number) =>
      median(printed.map((p) => p.thumbnails.find((t) => t.width === width)?.webp.length ?? 0))
    console.log(
      `median thumbnail: ${[180, 360, 720].map((width) => `${width} px ${(size(width) / 1024).toFixed(1)} KB`).join(', ')}`,
    )
    console.log(`median PDF: ${(median(printed.map((p) => p.pdf.length)) / 1024).toFixed(1)} KB`)
  }
}

// Measures a start that finds everything done, on the embedded database, and the memory of the process then: `node
// bench/start.ts [--runs 5]`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { PROGRAM } from '../scripts/setup/server.mjs'
import { head, row } from './load.ts'
import { startServer, usage } from './product.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const PORT = 3987
/** The target: from the start of the process to its first `ready` (s). */
const READY_MAX_S = 1.5

const directory = mkdtempSync(path.join(tmpdir(), 'atividario-start-'))
const start = () =>
  startServer(PROGRAM, `http://127.0.0.1:${PORT}`, '/readyz', {
    NODE_ENV: 'production',
    PORT: String(PORT),
    DATA_DIR: directory,
    LOG_LEVEL: 'error',
    STARTING_CATALOGUE: 'sample',
    // As `npm start` has it.
    NODE_COMPILE_CACHE: path.join(directory, 'compiled'),
  })

try {
  await (await start()).stop()
  const times: number[] = []
  console.log(head(['start', 'ready after s', 'CPU s', 'memory MB', 'stopped after s']))
  for (let run = 1; run <= Number(values.runs); run++) {
    const began = performance.now()
    const product = await start()
    const seconds = (performance.now() - began) / 1000
    const { cpuSeconds, memoryMb } = usage(product.pid)
    const stopping = performance.now()
    await product.stop()
    const stopped = (performance.now() - stopping) / 1000
    times.push(seconds)
    console.log(row([run, seconds.toFixed(2), cpuSeconds.toFixed(2), memoryMb.toFixed(0), stopped.toFixed(2)]))
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  console.log(`median: ${median.toFixed(2)} s`)
  if (median > READY_MAX_S) process.exitCode = 1
} finally {
  rmSync(directory, { recursive: true, force: true })
}

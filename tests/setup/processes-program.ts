// A small site of several processes for tests: prints events on standard output, ends with its input.
import cluster from 'node:cluster'
import { openHttpServer } from '../../src/platform/http.ts'
import { createLog } from '../../src/platform/log.ts'
import { createMetrics } from '../../src/platform/metrics/metrics.ts'
import { leadProcesses, WorkerFailed } from '../../src/platform/processes/leader.ts'
import { followLeader, processName, reportFailure } from '../../src/platform/processes/worker.ts'
import { describeStartError } from '../../src/platform/start-error.ts'

const port = Number(process.argv[2])
const name = processName()
const metrics = createMetrics(name ?? 'main')
const say = (line: string) => void process.stdout.write(`${line}\n`)

if (name === null) {
  const log = createLog({ level: 'error', process: 'main' })
  const workers = leadProcesses<{ greeting: string }>({ size: 2, log, metricsText: metrics.text, now: Date.now })
  process.stdin.on('end', async () => {
    await workers.stop()
    say('stopped')
    process.exit(0)
  })
  process.stdin.resume()
  try {
    await workers.opened()
    say('opened')
    await workers.begin({ greeting: 'olá' })
    say('serving')
  } catch (error) {
    say(error instanceof WorkerFailed ? error.message : String(error))
    await workers.stop()
    process.exit(1)
  }
} else {
  process.on('SIGTERM', () => process.exit(0))
  const leader = followLeader<{ greeting: string }>(metrics.text)
  try {
    const open = () => openHttpServer({ host: '127.0.0.1', port, behindProxy: false })
    const known = await leader.started()
    const early = known ? null : await open()
    const { greeting } = known ?? (await leader.opened())
    const http = early ?? (await open())
    await http.serve(async (request, response) => {
      response.setHeader('connection', 'close')
      if (request.url === '/metrics') response.end(await leader.allMetrics())
      else response.end(JSON.stringify({ greeting, name, pid: process.pid, worker: cluster.isWorker }))
    })
    leader.serving()
  } catch (error) {
    await reportFailure(describeStartError(error, { port, dataDir: '' }))
    process.exit(1)
  }
}

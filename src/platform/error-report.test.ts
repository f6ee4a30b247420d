import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createErrorReporter } from './error-report.ts'
import { createLog } from './log.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A receiver of reports that answers with these statuses in turn, then with 200. */
async function receiver(...statuses: number[]) {
  const reports: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const status = statuses.shift() ?? 200
    if (status === 200) reports.push(JSON.parse(body.toString()))
    response.writeHead(status).end()
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { reports, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

function setUp(url: string) {
  const state = { now: 0, lost: [] as unknown[] }
  const reporter = createErrorReporter({
    url,
    site: 'https://site.example',
    now: () => state.now,
    onLost: (error) => state.lost.push(error),
    retryMs: 1,
  })
  const log = createLog({
    level: 'info',
    destination: { write: () => {} },
    onTrouble: (level, line) => {
      if (level !== 'warn') reporter.take(line)
    },
  })
  return { state, reporter, log }
}

test('an error is reported at once, without personal data; those like it are counted', async () => {
  const { reports, url } = await receiver()
  const { state, reporter, log } = setUp(url)
  const err = new TypeError('for ana@exemplo.com.br')
  log.info('nothing')
  log.warn({ err }, 'a warning')
  for (let n = 0; n < 4; n++) log.error({ err, requestId: `r${n}`, email: 'ana@exemplo.com.br' }, 'route failed')
  await expect.poll(() => reports.length).toBe(1)
  expect(reports[0]).toMatchObject({
    site: 'https://site.example',
    severity: 'error',
    message: 'route failed',
    requestId: 'r0',
    occurrences: 1,
    error: { type: 'TypeError', message: 'for [oculto]' },
  })
  expect(JSON.stringify(reports)).not.toContain('ana@')
  state.now = 11 * 60_000
  log.fatal('something else')
  await expect.poll(() => reports.length).toBe(3)
  expect(reports).toContainEqual(expect.objectContaining({ message: 'route failed', occurrences: 3, requestId: 'r3' }))
  expect(reports).toContainEqual(
    expect.objectContaining({ severity: 'fatal', text: '[fatal] https://site.example: something else' }),
  )
  await reporter.stop()
  expect(reports).toHaveLength(3)
})

test('stopping sends what was only counted', async () => {
  const { reports, url } = await receiver()
  const { reporter, log } = setUp(url)
  log.error('again')
  log.error('again')
  await reporter.stop()
  expect(reports.map(({ occurrences }) => occurrences)).toEqual([1, 1])
})

test('a receiver that fails is asked again, then left; nothing is thrown', async () => {
  const { reports, url } = await receiver(500, 503)
  const one = setUp(url)
  one.log.error('twice')
  await one.reporter.stop()
  expect(reports).toHaveLength(1)
  expect(one.state.lost).toEqual([])

  const gone = setUp('http://127.0.0.1:1/')
  gone.log.error('lost')
  await gone.reporter.stop()
  expect(gone.state.lost).toHaveLength(1)
})

test('a flood of different errors sends a bounded number of reports', async () => {
  const { reports, url } = await receiver()
  const { reporter, log } = setUp(url)
  for (let n = 0; n < 200; n++) log.error(`error ${n}`)
  await reporter.stop()
  expect(reports).toHaveLength(50)
})

import { execFile } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { subscriptionsOn, WEBHOOK_SECRET } from '../../../tests/factories/subscriptions.ts'
import { cleanUpLater } from '../../../tests/setup/cleanups.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { createReach } from '../../features/payments/diagnostic/reach/service.server.ts'
import { reportLines } from '../../features/payments/diagnostic/report/rules.ts'
import { conclusionOf, hasFailed, hintsOf } from '../../features/payments/diagnostic/rules.ts'
import { diagnose } from '../../features/payments/diagnostic/service.server.ts'
import { DIAGNOSTIC_TEXTS as texts } from '../../features/payments/diagnostic/texts.ts'
import { createInbox } from '../../features/payments/inbox/service.server.ts'
import { loadConfig } from '../../platform/config.ts'
import { createLimits } from '../../platform/limits.ts'
import { createLog } from '../../platform/log.ts'
import { LIMITS } from '../../product/limits.ts'
import type { HttpEnv } from '../env.ts'
import { WEBHOOK_PATH } from '../paths.ts'
import { webhookRoutes } from './webhook.ts'

const database = await testDatabase()
const at = await subscriptionsOn(database)
const reach = createReach({ own: null, allowInternal: true })
const run = (url: string) => diagnose(url, { reach, clock: at.now })

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  cleanUpLater(async () => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The site's own webhook route on a port. */
function site(webhookSecret: string | null): Promise<string> {
  const inbox = createInbox({ db: at.db, jobs: at.hand.jobs, clock: at.now, webhookSecret })
  const app = new Hono<HttpEnv>()
  app.use(async (c, next) => {
    c.set('log', createLog({ level: 'silent' }))
    c.set('address', '10.0.0.1')
    await next()
  })
  app.route('/', webhookRoutes({ inbox, limits: createLimits(database.pool, LIMITS, { secret: 's' }) }))
  return serve(getRequestListener((request) => app.fetch(request)))
}

const statuses = (report: Awaited<ReturnType<typeof run>>) => report.tests.map(({ status }) => status)
const MISSING = 'http://127.0.0.1:1'

describe('the six results', () => {
  it('our server well configured: only the unsigned webhook is a warning, and an acceptable one', async () => {
    const report = await run((await site(WEBHOOK_SECRET)) + WEBHOOK_PATH)
    expect(report.tests.map(({ name }) => name)).toEqual(Object.values(texts.names))
    expect(statuses(report)).toEqual(['success', 'success', 'success', 'success', 'warning', 'success'])
    expect(report.tests[4]).toMatchObject({ message: texts.simulatedSignature, details: { status: 401 } })
    expect(conclusionOf(report)).toMatchObject({ title: 'Diagnóstico Concluído', description: '5/6 testes passaram' })
    expect(hintsOf(report)).toContain(texts.hints.secured)
    expect(hasFailed(report)).toBe(false)
  })

  it('our server without token and secret: it says what is missing', async () => {
    const report = await run((await site(null)) + WEBHOOK_PATH)
    expect(statuses(report)).toEqual(['success', 'success', 'success', 'success', 'success', 'warning'])
    expect(report.tests[5]).toMatchObject({ message: texts.signedNoToken, details: { status: 500 } })
    expect(hintsOf(report)).toContain(texts.hints.token)
  })

  it.each([
    ['token', 'MERCADOPAGO_WEBHOOK_SECRET', 'MERCADOPAGO_ACCESS_TOKEN'],
    ['secret', 'MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET'],
  ])('a server without %s alone cannot exist: it does not start', (_which, given, missing) => {
    expect(() => loadConfig({ [given]: 'x'.repeat(40) })).toThrow(missing)
  })

  it('a server that is down: only the structure passes', async () => {
    const report = await run(MISSING + WEBHOOK_PATH)
    expect(statuses(report)).toEqual(['error', 'success', 'error', 'error', 'error', 'error'])
    expect(report.tests[0]?.message).toMatch(/^Erro de rede: .*ECONNREFUSED/)
    expect(hintsOf(report)[0]).toBe(texts.hints.unreachable)
  })

  it('one that answers 200 to everything takes forged signatures', async () => {
    const report = await run((await serve((_, response) => response.end('ok'))) + WEBHOOK_PATH)
    expect(statuses(report)).toEqual(['success', 'success', 'warning', 'warning', 'warning', 'error'])
    expect(hintsOf(report)).toEqual(expect.arrayContaining([texts.hints.validation, texts.hints.forged]))
    expect(hasFailed(report)).toBe(true)
  })

  it('a server that lacks only the token passes all six', async () => {
    const url = await serve((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const broken = text === '' || !text.endsWith('}')
        const status = request.method === 'OPTIONS' ? 204 : broken ? 400 : request.headers['x-signature'] ? 401 : 500
        response.writeHead(status).end()
      })
    })
    const report = await run(url + WEBHOOK_PATH)
    expect(conclusionOf(report)).toEqual({
      complete: true,
      title: 'Diagnóstico Completo',
      description: 'Todos os 6 testes passaram!',
    })
  })

  it.each([
    ['ftp://example.com/functions/v1/x-webhook', texts.structure.url],
    ['nonsense', texts.structure.url],
    ['http://127.0.0.1:1/webhook', texts.structure.path],
    ['http://127.0.0.1:1/functions/v1/webhook', texts.structure.path],
    ['http://127.0.0.1:1/functions/v1/mercadopago-webhook?x=1', texts.structure.query],
  ])('the structure of %s', async (url, why) => {
    const report = await run(url)
    expect(report.tests[1]).toMatchObject({ status: 'error', message: texts.structureWrong(why) })
  })
})

describe('npm run diagnose', () => {
  const execute = promisify(execFile)
  const command = (...args: string[]) =>
    execute(process.execPath, ['scripts/diagnose.ts', ...args]).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    )

  it('prints the same results, and ends with 0 for a well configured server', async () => {
    const url = (await site(WEBHOOK_SECRET)) + WEBHOOK_PATH
    const { code, stdout } = await command(url)
    expect(code).toBe(0)
    const lines = reportLines(await run(url)).filter((line) => /^(SUCESSO|AVISO|ERRO)/.test(line))
    expect(lines).toHaveLength(6)
    for (const line of lines) expect(stdout).toContain(line)
    expect(stdout).toContain('Diagnóstico Concluído: 5/6 testes passaram')
  })

  it('ends with 1 for a server that is down, with 2 without an address', async () => {
    const down = await command(MISSING + WEBHOOK_PATH)
    expect([down.code, down.stdout]).toEqual([1, expect.stringContaining('Erro de rede')])
    expect(await command()).toMatchObject({ code: 2, stderr: expect.stringContaining('Uso: npm run diagnose') })
  })
})

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { ENVIRONMENT, NODE_FLAGS, PROGRAM } from '../../scripts/setup/server.mjs'

const PORT = Number(process.env.E2E_PORT ?? 3900) + 60
const ORIGIN = `http://localhost:${PORT}`
/** Connections after which every process has been asked. */
const ROUND = 12
/** For a request that hangs: a busy machine takes many times as long as a quiet one. */
const PATIENCE_MS = 30_000

let scratch: string
let site: ChildProcess
let said = ''

test.describe.configure({ mode: 'serial', timeout: 180_000 })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  scratch = await mkdtemp(join(tmpdir(), 'atividario-processes-'))
  site = spawn(process.execPath, [...NODE_FLAGS, PROGRAM], {
    env: {
      ...ENVIRONMENT,
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(PORT),
      DATA_DIR: scratch,
      STARTING_CATALOGUE: 'few',
      WEB_PROCESSES: '2',
    },
  })
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', (chunk) => (said += chunk))
  await expect.poll(() => said, { timeout: 150_000 }).toContain('está no ar')
})

test.afterAll(async () => {
  if (site.exitCode === null) {
    site.kill('SIGTERM')
    await once(site, 'exit')
  }
  await rm(scratch, { recursive: true, force: true })
})

/** A page on a new connection. A request in progress in a killed process is never answered. */
function page(path: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    get(`http://127.0.0.1:${PORT}${path}`, { agent: false, signal }, (answer) => {
      textOf(answer).then((text) => resolve({ status: answer.statusCode, text }), reject)
    }).on('error', reject)
  })
}

const pages = (path: string) => Promise.all(Array.from({ length: ROUND }, () => page(path)))

/** The processes whose metrics are reported. */
async function processes(): Promise<string[]> {
  const { text } = await page('/metrics')
  const started = text.matchAll(/^process_start_time_seconds\{process="([^"]+)"\}/gm)
  return [...started].flatMap(([, name]) => name ?? []).sort()
}

/** The metric that a process has once it has answered. */
const answersOf = (name: string) => new RegExp(`^atividario_http_requests_total\\{.*process="${name}".*\\} [1-9]`, 'm')

/** Process ids of the processes that answer. */
function workers(): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return rows.flatMap((row) => {
    const [pid, parent, ...args] = row.trim().split(/\s+/)
    return Number(parent) === site.pid && args.join(' ').includes(PROGRAM) ? [Number(pid)] : []
  })
}

test('each of them answers, and the metrics name them', async () => {
  for (const { status } of await pages('/')) expect(status).toBe(200)
  expect(await processes()).toEqual(['main', 'web-1', 'web-2'])
  const { text } = await page('/metrics')
  for (const name of ['web-1', 'web-2']) expect(text).toMatch(answersOf(name))
  expect(text.match(/^# TYPE atividario_http_requests_total /gm)).toHaveLength(1)
})

test('what an administrator changes is seen on all of them', async () => {
  const [, email, password] = /\(admin\): (\S+) {2}senha: (\S+)/.exec(said) ?? []
  const call = (path: string, method: string, body: object | null, cookie = '') =>
    fetch(`http://127.0.0.1:${PORT}${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: ORIGIN, cookie },
      body: body && JSON.stringify(body),
    })
  const entered = await call('/auth/v1/sign-in/email', 'POST', { email, password })
  expect(entered.status).toBe(200)
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const { activities } = await (await call('/rest/v1/admin/activities', 'GET', null, cookie)).json()
  const [{ id, slug, updatedAt }] = activities
  const path = `/activities/${slug}`
  await pages(path)
  const title = 'Título que acabou de mudar'
  const changed = await call(`/rest/v1/activities/${id}`, 'PATCH', { title, updated_at: updatedAt }, cookie)
  expect(changed.status, await changed.text()).toBe(200)
  const showing = async () => (await pages(path)).filter(({ text }) => text.includes(title)).length
  await expect.poll(showing, { intervals: [100] }).toBe(ROUND)
})

test('one that is killed is replaced, and nobody is turned away', async () => {
  const [victim = 0, ...others] = workers()
  expect(others).toHaveLength(1)
  process.kill(victim, 'SIGKILL')
  const statuses = new Set<number | undefined>()
  let isReplaced = false
  const asking = (async () => {
    // A request in progress in the process that is killed has no answer.
    while (!isReplaced)
      await page('/').then(
        ({ status }) => statuses.add(status),
        () => {},
      )
  })()
  // Asked meanwhile, the one that was killed may still be handed a connection.
  const metrics = () => page('/metrics').catch(() => ({ text: '' }))
  try {
    await expect.poll(async () => (await metrics()).text, { timeout: 60_000 }).toMatch(answersOf('web-3'))
  } finally {
    isReplaced = true
    await asking
  }
  expect([...statuses]).toEqual([200])
  expect(await processes()).toEqual(['main', expect.stringMatching(/^web-[12]$/), 'web-3'])
  expect(said).toContain('another one takes its place')
  for (const { status } of await pages('/')) expect(status).toBe(200)
})

test('a stop ends all of them in order', async () => {
  const pids = workers()
  expect(pids).toHaveLength(2)
  site.kill('SIGTERM')
  const [code] = await once(site, 'exit')
  expect(code).toBe(0)
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow()
})

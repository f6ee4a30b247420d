import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ask, serverFolder } from '../tests/setup/server-process.ts'
import { keepEmbeddedPostgres, pauseBefore } from './keep.ts'
import { startEmbeddedPostgres } from './start.ts'

const WITHIN = { timeout: 30_000, interval: 50 }
const lockOf = (dir: string) => join(dir, 'cluster/data/postmaster.pid')

/** A supervised server and its log lines. */
async function supervised(dir: string) {
  const said: string[] = []
  const take = (_: object, message: string) => void said.push(message)
  const server = await keepEmbeddedPostgres({
    dir,
    initFlags: ['--no-sync'],
    log: { info: take, warn: take, error: take },
  })
  return { server, said, answers: () => ask(server.url, 'select 1 as one') }
}

test.each([
  [1, 0],
  [2, 500],
  [3, 1_000],
  [7, 16_000],
  [8, 30_000],
  [5_000, 30_000],
])('before the start after end %i lies a pause of %i ms', (ends, pause) => {
  expect(pauseBefore(ends)).toBe(pause)
})

test('a server that is killed is started again at its address, as often as it is killed', async () => {
  const { server, said, answers } = await supervised(await serverFolder())
  await ask(server.url, 'create table survivors as select 7 as value')
  for (const turn of [1, 2]) {
    const { pid } = server
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(server.pid).not.toBe(pid), WITHIN)
    expect(await ask(server.url, 'select value from survivors'), `kill ${turn}`).toEqual([{ value: 7 }])
  }
  expect(said.filter((line) => line === 'embedded PostgreSQL runs again')).toHaveLength(2)
  await server.stop()
  await expect(answers()).rejects.toThrow('ECONNREFUSED')
})

test('a server is not started again by a process that leaves it, not even in the middle of doing so', async () => {
  const dir = await serverFolder()
  const { server, said, answers } = await supervised(dir)
  process.kill(server.pid, 'SIGKILL')
  await vi.waitFor(() => expect(said.some((line) => line.includes('started again if it is gone'))).toBe(true), WITHIN)
  await server.stop()
  await server.stop()
  await vi.waitFor(async () => expect(answers()).rejects.toThrow('ECONNREFUSED'), WITHIN)
  const next = await startEmbeddedPostgres({ dir })
  expect(next.adopted).toBe(false)
  await next.stop()
  expect(existsSync(lockOf(dir))).toBe(false)
})

test('what keeps a server from starting may pass: it is tried again', async () => {
  const dir = await serverFolder()
  const { server, said, answers } = await supervised(dir)
  const control = join(dir, 'cluster/data/global/pg_control')
  await rename(control, `${control}.away`)
  process.kill(server.pid, 'SIGKILL')
  await vi.waitFor(() => expect(said).toContain('embedded PostgreSQL does not start again'), WITHIN)
  await rename(`${control}.away`, control)
  await vi.waitFor(() => expect(said).toContain('embedded PostgreSQL runs again'), WITHIN)
  expect(await answers()).toEqual([{ one: 1 }])
  await server.stop()
})

test('of two that keep one server, one starts it and both go on', async () => {
  const dir = await serverFolder()
  const [one, other] = [await supervised(dir), await supervised(dir)]
  const { pid } = one.server
  expect(other.server).toMatchObject({ pid, adopted: true })
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => {
    expect(one.server.pid).not.toBe(pid)
    expect(other.server.pid).toBe(one.server.pid)
  }, WITHIN)
  await one.server.stop()
  expect(await other.answers()).toEqual([{ one: 1 }])
  await other.server.stop()
  expect(existsSync(lockOf(dir))).toBe(false)
})

test('a process that only lost its session registers again, and the server stays', async () => {
  const dir = await serverFolder()
  const { server, said, answers } = await supervised(dir)
  const { pid } = server
  await ask(
    server.url,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'embedded-occupant'`,
  )
  await vi.waitFor(() => expect(said).toContain('embedded PostgreSQL runs again'), WITHIN)
  expect(server.pid).toBe(pid)
  const guest = await startEmbeddedPostgres({ dir })
  await guest.stop()
  expect(await answers()).toEqual([{ one: 1 }])
  await server.stop()
  expect(existsSync(lockOf(dir))).toBe(false)
})

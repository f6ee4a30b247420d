import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ask, serverFolder, startInProcess } from '../tests/setup/server-process.ts'
import { startEmbeddedPostgres } from './start.ts'

const start = (dir: string) => startEmbeddedPostgres({ dir, initFlags: ['--no-sync'] })
const lockOf = (dir: string) => join(dir, 'cluster/data/postmaster.pid')

test('the first start makes a durable database, the second adopts its server, the last to leave stops it', async () => {
  const dir = await serverFolder()
  const first = await start(dir)
  expect(first.adopted).toBe(false)
  expect(
    await ask(
      first.url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('full_page_writes') as pages, lower('ÇÃ') as folded, version() ~ '^PostgreSQL 18' as version`,
    ),
  ).toEqual([{ fsync: 'on', commit: 'on', pages: 'on', folded: 'çã', version: true }])

  const second = await start(dir)
  expect(second).toMatchObject({ adopted: true, pid: first.pid, url: first.url })
  await first.stop()
  expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await second.stop()
  await second.stop()
  await expect(ask(second.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  expect(existsSync(lockOf(dir))).toBe(false)
})

test('a server that was killed comes back with what was committed', async () => {
  const dir = await serverFolder()
  const first = await start(dir)
  await ask(first.url, 'create table survivors as select 7 as value')
  process.kill(first.pid, 'SIGKILL')
  const second = await start(dir)
  expect(second).toMatchObject({ adopted: false })
  expect(await ask(second.url, 'select value from survivors')).toEqual([{ value: 7 }])
  await first.stop() // what it started is gone; it must not take what came after
  expect(await ask(second.url, 'select value from survivors')).toEqual([{ value: 7 }])
  await second.stop()
})

test('adopting the server of a living process leaves it to that process', async () => {
  const dir = await serverFolder()
  const owner = startInProcess(dir)
  const { url } = await owner.answer
  const guest = await start(dir)
  expect(guest.adopted).toBe(true)
  await guest.stop()
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await owner.leave()
  await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('adopting the server of a killed process means stopping it at the end', async () => {
  const dir = await serverFolder()
  const owner = startInProcess(dir)
  const { pid } = await owner.answer
  await owner.kill()
  const heir = await start(dir)
  expect(heir).toMatchObject({ adopted: true, pid })
  await heir.stop()
  expect(existsSync(lockOf(dir))).toBe(false)
})

test('two processes that start at once on an empty folder share one server', async () => {
  const dir = await serverFolder()
  const both = [startInProcess(dir), startInProcess(dir)]
  const answers = await Promise.all(both.map(({ answer }) => answer))
  expect(answers.map(({ adopted }) => adopted).sort()).toEqual([false, true])
  expect(answers[0]).toMatchObject({ url: answers[1]?.url, pid: answers[1]?.pid })
  await Promise.all(both.map((each) => each.leave()))
  expect(existsSync(lockOf(dir))).toBe(false)
  expect(readdirSync(dir).sort()).toEqual(['cluster', 'server.log'])
})

test('a first start that is killed at any moment is completed by the next', async () => {
  for (const delay of [60, 150, 300, 600, 900, 1_200]) {
    const dir = await serverFolder()
    const killed = startInProcess(dir)
    await sleep(delay)
    await killed.kill()
    const server = await start(dir)
    expect(await ask(server.url, 'select 1 as one'), `killed after ${delay} ms`).toEqual([{ one: 1 }])
    await server.stop()
    expect(existsSync(lockOf(dir))).toBe(false)
  }
}, 60_000)

test('a lock file whose number now belongs to another program does not stop the start', async () => {
  const dir = await serverFolder()
  const first = await start(dir)
  const lock = await readFile(lockOf(dir), 'utf8')
  await first.stop()
  const { uid, gid } = statSync(join(dir, 'cluster/data'))
  const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/', stdio: 'ignore' })
  await writeFile(lockOf(dir), lock.replace(/^\d+/, String(stranger.pid)))
  await chown(lockOf(dir), uid, gid)
  const second = await start(dir)
  expect(second.pid).not.toBe(stranger.pid)
  expect(stranger.exitCode).toBe(null)
  stranger.kill()
  await second.stop()
})

test.each(['', 'half a l'])('a lock file cut short by a crash (%j) does not stop the start', async (content) => {
  const dir = await serverFolder()
  const first = await start(dir)
  await first.stop()
  const { uid, gid } = statSync(join(dir, 'cluster/data'))
  await writeFile(lockOf(dir), content)
  await chown(lockOf(dir), uid, gid)
  const second = await start(dir)
  expect(second.adopted).toBe(false)
  await second.stop()
})

test('a folder that cannot be made is named', async () => {
  const dir = await serverFolder()
  await mkdir(join(dir, '..'), { recursive: true })
  await writeFile(dir, 'a file')
  await expect(start(dir)).rejects.toThrow(`não é possível escrever na pasta de dados ${dir} (EEXIST)`)
  await expect(start(join(dir, 'below'))).rejects.toThrow('(ENOTDIR)')
})

test('a server that refuses to start says why at once', async () => {
  const dir = await serverFolder()
  const started = startEmbeddedPostgres({ dir, flags: ['-c', 'no_such_setting=1'], initFlags: ['--no-sync'] })
  await expect(started).rejects.toThrow(
    /o PostgreSQL não iniciou: .*unrecognized configuration parameter "no_such_setting"/,
  )
})

test('a database of another PostgreSQL is refused', async () => {
  const dir = await serverFolder()
  await (await start(dir)).stop()
  await writeFile(join(dir, 'cluster/data/PG_VERSION'), '17\n')
  await expect(start(dir)).rejects.toThrow('foi criado pelo PostgreSQL 17 e este é o PostgreSQL 18')
})

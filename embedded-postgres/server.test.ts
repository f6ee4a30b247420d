import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ask, serverFolder } from '../tests/setup/server-process.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster, prepareDirectory } from './cluster.ts'
import { chooseIdentity } from './identity.ts'
import { readLockFile } from './lock-file.ts'
import { launchByControl, stopByControl } from './server.ts'
import { serverLog } from './server-log.ts'

// The start and stop that Windows uses, run here.
test('pg_ctl starts and stops the server', async () => {
  const dir = await serverFolder()
  await chmod(join(dir, '..'), 0o755) // pg_ctl opens the log by its path
  const identity = chooseIdentity(dir)
  await prepareDirectory(dir, identity)
  const binaries = await findBinaries(dir, identity)
  const cluster = await ensureCluster(dir, { identity, binaries, initFlags: ['--no-sync'] })
  const log = serverLog(dir, identity)
  log.open().close()
  const plan = { data: cluster.data, identity, binaries, log, flags: [] }
  const port = 40_000 + (process.pid % 20_000)
  const settings = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']

  const launch = launchByControl(plan, port, settings)
  while (!(await readLockFile(plan.data))?.ready) {
    expect(launch.failed(), log.recent()).toBe(false)
    await sleep(50)
  }
  expect(await ask(cluster.url(port), 'select 1 as one')).toEqual([{ one: 1 }])
  await stopByControl(plan, 'fast')
  expect(await readLockFile(plan.data)).toBe(null)
  await stopByControl(plan, 'fast') // stopping an ended server succeeds

  const refused = launchByControl(plan, port, [...settings, '-c', 'no_such_setting=1'])
  while (!refused.failed()) await sleep(50)
  expect(log.recent()).toContain('unrecognized configuration parameter')
})

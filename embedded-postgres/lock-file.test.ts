import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { parseLockFile, readLockFile, removeStaleLock, serverLives } from './lock-file.ts'

const RUNNING = '4711\n/data\n1790000000\n54321\n\n127.0.0.1\n  1234 5\nready   \n'

let data: string
let path: string

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'lock-file-'))
  path = join(data, 'postmaster.pid')
  return () => rm(data, { recursive: true, force: true })
})

test.each([
  [RUNNING, { pid: 4711, port: 54321, ready: true }],
  [RUNNING.replace('ready', 'starting'), { pid: 4711, port: 54321, ready: false }],
  [RUNNING.replace('ready', 'stopping'), { pid: 4711, port: 54321, ready: false }],
  ['4711\n/data\n17', { pid: 4711, port: 0, ready: false }],
  ['', { pid: null, port: 0, ready: false }],
  ['-1\n', { pid: null, port: 0, ready: false }],
])('%j says', (content, meaning) => {
  expect(parseLockFile(content)).toEqual({ ...meaning, content })
})

test('no file, no server', async () => {
  expect(await readLockFile(data)).toBe(null)
})

test('a stale lock is taken away, and nothing else is', async () => {
  await writeFile(path, RUNNING)
  await removeStaleLock(data, parseLockFile(RUNNING))
  expect(await readdir(data)).toEqual([])
  await removeStaleLock(data, parseLockFile(RUNNING)) // already gone
})

test('a lock another process has written meanwhile is put back', async () => {
  const newer = RUNNING.replace('4711', '4712')
  await writeFile(path, newer)
  await removeStaleLock(data, parseLockFile(RUNNING))
  expect(await readFile(path, 'utf8')).toBe(newer)
  expect(await readdir(data)).toEqual(['postmaster.pid'])
})

test.runIf(process.platform === 'linux')('a server lives while one of its processes works in its folder', async () => {
  const lock = parseLockFile(RUNNING.replace('4711', String(process.pid)))
  await writeFile(path, lock.content)
  expect(await serverLives(data, lock)).toBe(false)
  const child = spawn('sleep', ['60'], { cwd: data, stdio: 'ignore' })
  onTestFinished(() => void child.kill())
  expect(await serverLives(data, lock)).toBe(true)
})

import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureSecret } from './secret.ts'

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'secret-')), 'data')
})
afterEach(async () => {
  await rm(join(folder, '..'), { recursive: true, force: true })
})

const mode = async () => ((await stat(join(folder, 'app-secret'))).mode & 0o777).toString(8)

test('is made once, long and readable by its owner only', async () => {
  const secret = await ensureSecret(folder)
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(await mode()).toBe('600')
  expect(await ensureSecret(folder)).toBe(secret)
  expect(await readdir(folder)).toEqual(['app-secret'])
})

test('is another one in another folder', async () => {
  expect(await ensureSecret(folder)).not.toBe(await ensureSecret(join(folder, 'other')))
})

test('processes that start at about the same time agree', async () => {
  for (let round = 0; round < 10; round++) {
    const dir = join(folder, String(round))
    const starting: Promise<string>[] = []
    // Staggered, so that some find no file, some an unfinished one, some the finished one.
    for (let n = 0; n < 20; n++) {
      starting.push(ensureSecret(dir))
      await setImmediate()
    }
    expect(new Set(await Promise.all(starting)).size).toBe(1)
    expect(await readdir(dir)).toEqual(['app-secret'])
  }
})

test('is closed to others again', async () => {
  await ensureSecret(folder)
  await chmod(join(folder, 'app-secret'), 0o644)
  await ensureSecret(folder)
  expect(await mode()).toBe('600')
})

test('what is no file stops the start by its name', async () => {
  await mkdir(join(folder, 'app-secret'), { recursive: true })
  await expect(ensureSecret(folder)).rejects.toThrow(join(folder, 'app-secret'))
})

test('an incomplete file stops the start instead of weakening signatures', async () => {
  await ensureSecret(folder)
  await writeFile(join(folder, 'app-secret'), 'short')
  await expect(ensureSecret(folder)).rejects.toThrow('incompleto')
})

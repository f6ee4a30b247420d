import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ENVIRONMENT, NODE_FLAGS, PROGRAM } from '../../scripts/setup/server.mjs'

let scratch: string

test.beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'atividario-process-'))
})
test.afterAll(() => rm(scratch, { recursive: true, force: true }))

/** Runs the built product with these settings alone until it ends by itself. */
function ends(env: Record<string, string>): Promise<{ code: number | null; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...NODE_FLAGS, PROGRAM], {
      env: {
        ...ENVIRONMENT,
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: '3918',
        DATA_DIR: join(scratch, 'data'),
        ...env,
      },
    })
    let stderr = ''
    child.stderr.on('data', (chunk) => {
      stderr += chunk
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve({ code, stderr: stderr.trim() }))
  })
}

test('wrong and half-given settings are named, a line each', async () => {
  const { code, stderr } = await ends({ PORT: 'abc', S3_BUCKET: 'fotos' })
  expect(code).toBe(1)
  const lines = stderr.split('\n')
  for (const setting of ['PORT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
    expect(lines.filter((line) => line.startsWith(`${setting}:`))).toHaveLength(1)
  }
})

test('production without its settings does not start', async () => {
  const { code, stderr } = await ends({ APP_ENV: 'production' })
  expect(code).toBe(1)
  for (const setting of ['SITE_ORIGIN', 'DATABASE_URL', 'APP_SECRET', 'SMTP_URL']) {
    expect(stderr).toMatch(new RegExp(`^${setting}:`, 'm'))
  }
})

test('a taken port is one clear line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, stderr } = await ends({ PORT: String(port) })
  other.close()
  expect(code).toBe(1)
  expect(stderr).toMatch(new RegExp(`^PORT: a porta ${port} já está em uso.*$`))
})

test('a data folder that cannot be one is one clear line', async () => {
  const file = join(scratch, 'arquivo')
  await writeFile(file, '')
  const { code, stderr } = await ends({ DATA_DIR: join(file, 'data') })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^DATA_DIR: .*não é uma pasta$/)
})

test('a database that cannot be reached is one clear line', async () => {
  const { code, stderr } = await ends({ DATABASE_URL: 'postgres://app:senha@127.0.0.1:1/app' })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^DATABASE_URL: o servidor não aceita conexões neste endereço$/)
  expect(stderr).not.toContain('senha')
})

test('what the product keeps is closed to other users of the machine', async () => {
  const folder = process.env.E2E_DATA_DIR ?? ''
  const places = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = places.filter((place) => place.isFile())
  expect(files.filter(({ name }) => name.endsWith('.pdf')).length).toBeGreaterThan(0)
  const open: string[] = []
  for (const place of places) {
    const path = join(place.parentPath, place.name)
    // A file that went away meanwhile is no leak.
    const found = await stat(path).catch(() => null)
    if (found && (found.mode & 0o077) !== 0) open.push(`${path} ${found.mode.toString(8)}`)
  }
  expect(open).toEqual([])
})

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { withClient } from '../tests/factories/backups.ts'
import { insertUser } from '../tests/factories/database.ts'
import { cleanUpLater } from '../tests/setup/cleanups.ts'
import { emptyDatabase, testDatabase } from '../tests/setup/database.ts'

vi.setConfig({ testTimeout: 60_000 })

const run = promisify(execFile)
const { db, url } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'restoring-'))
cleanUpLater(() => rm(folder, { recursive: true, force: true }))

/** A command as an operator gives it, with the settings of a site. */
const command = (databaseUrl: string, name: string, ...given: string[]) =>
  run(process.execPath, [resolve(import.meta.dirname, name), ...given], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data'), APP_ENV: 'demo' },
  })

test('a backup that is brought back ends every session and every link of before, and nothing else', async () => {
  const person = await insertUser(db)
  const expires_at = new Date(Date.now() + 3_600_000)
  const session = { id: randomUUID(), token: 'signed out since', user_id: person.id, expires_at }
  await db.insertInto('auth_sessions').values(session).execute()
  const link = { id: randomUUID(), identifier: 'reset-password:x', value: person.id, expires_at }
  await db.insertInto('auth_verifications').values(link).execute()
  const backup = join(folder, 'backup')
  await command(url, 'backup.ts', backup)
  const { url: restored } = await emptyDatabase()
  // The person signs out after the backup was taken: the row would come back with it.
  const { stdout } = await command(restored, 'restore.ts', backup)
  expect(stdout).toContain('Todas as sessões foram encerradas')
  const count = (table: string) =>
    withClient(restored, async (client) => (await client.query(`select count(*)::int as n from ${table}`)).rows[0].n)
  expect([await count('auth_users'), await count('auth_sessions'), await count('auth_verifications')]).toEqual([
    1, 0, 0,
  ])
})

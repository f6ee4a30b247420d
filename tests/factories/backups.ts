import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Client } from 'pg'
import { STORED_ADDRESSES } from '../../src/features/catalogue/files/rules.ts'
import { BackupError } from '../../src/platform/backup/error.ts'
import { type RestoreOptions, restoreBackup } from '../../src/platform/backup/restore.ts'
import { saveBackup } from '../../src/platform/backup/save.ts'
import { listTables, qualified } from '../../src/platform/backup/tables.ts'
import { defineJob } from '../../src/platform/jobs/job.ts'
import { openJobs } from '../../src/platform/jobs/jobs.ts'
import { createLog } from '../../src/platform/log.ts'
import { openDiskStorage } from '../../src/platform/storage/disk.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'
import { cleanUpLater } from '../setup/cleanups.ts'
import { testDatabase } from '../setup/database.ts'
import { insertActivity, insertUser } from './database.ts'

export const MIGRATIONS = resolve('migrations')
export const NOW = new Date('2026-03-10T12:00:00Z')
const waitingMail = defineJob<{ to: string }>('waiting-mail', { retryLimit: 7, retryDelaySeconds: 60 })
/** Everything the text format has to escape, and letters outside ASCII. */
export const AWKWARD = 'a\tb\nc\\d\r"e\' \\. \\N ção 🐈'

const log = createLog({ level: 'silent' })

/** A folder of the calling test file, with unused paths. */
export async function backupFolder() {
  const scratch = await mkdtemp(join(tmpdir(), 'backup-'))
  cleanUpLater(() => rm(scratch, { recursive: true, force: true }))
  const addresses = STORED_ADDRESSES
  const place = () => join(scratch, randomUUID())
  return {
    scratch,
    place,
    addresses,
    disk: () => openDiskStorage(place()),
    save: (from: { url: string; storage: Storage }, folder = place()) =>
      saveBackup({ ...from, addresses, folder, now: NOW }).then((made) => ({ ...made, folder })),
  }
}

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Every row of every table as text, computed columns included; and where the next row's number comes from. */
export const contentOf = (url: string) =>
  withClient(url, async (client) => {
    const content: Record<string, string[]> = {}
    for (const { name, order } of await listTables(client)) {
      const { rows } = await client.query(`select t::text as row from ${qualified(name)} t order by ${order}`)
      content[name] = rows.map(({ row }) => row)
    }
    return content
  })

export async function filesOf(storage: Storage): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for await (const key of storage.list('')) {
    const found = await storage.get(key)
    if (found) files[key] = (await buffer(found.stream)).toString('base64')
  }
  return files
}

/** A site with something of everything. */
export async function site(storage: Storage) {
  const database = await testDatabase()
  const { db } = database
  const person = await insertUser(db, { name: AWKWARD, plan: 'premium', created_at: '2026-01-02T03:04:05.123456Z' })
  const gone = await insertUser(db)
  const pdf = 'activities/activities/gato.pdf'
  const activity = await insertActivity(db, {
    tags: ['a,b', '"c"', '\\'],
    file_url: `/storage/v1/object/${pdf}`,
    image_url: '/storage/v1/object/public/activities/thumbnails/gato-360.webp',
  })
  for (const user_id of [person.id, gone.id])
    await db
      .insertInto('downloads')
      .values({ user_id, activity_id: activity.id, activity_title: AWKWARD, date_key: '2026-03-01' })
      .execute()
  await db.deleteFrom('auth_users').where('id', '=', gone.id).execute()
  await db
    .insertInto('webhook_inbox')
    .values({ topic: 'payment', body: { id: 1, text: AWKWARD }, signature_verdict: 'valid' })
    .execute()
  await db.insertInto('payment_monitoring').values({ payment_id: 'p1', status: 'approved', amount: '11.90' }).execute()
  await storage.put(pdf, crypto.getRandomValues(new Uint8Array(60_000)), { contentType: 'application/pdf' })
  await storage.put('activities/thumbnails/gato-360.webp', Buffer.from('cat'), { contentType: 'image/webp' })
  await storage.put('activities/thumbnails/empty-360.webp', new Uint8Array(), { contentType: 'image/webp' })
  const jobs = await openJobs({ url: database.url, log })
  await jobs.send(waitingMail, { to: AWKWARD }, { startAfter: new Date('2031-01-01T00:00:00Z') })
  await jobs.stop()
  // As for the command: without connections.
  await database.close()
  return { url: database.url, activityId: activity.id }
}

export const restore = (options: Omit<RestoreOptions, 'migrations' | 'replace'> & Partial<RestoreOptions>) =>
  restoreBackup({ migrations: MIGRATIONS, replace: false, ...options })

/** Code of a refused backup or restoration. */
export const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof BackupError ? error.message : String(error)),
  )

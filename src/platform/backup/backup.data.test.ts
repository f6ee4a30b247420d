import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertActivity, insertUser } from '../../../tests/factories/database.ts'
import { emptyDatabase, testDatabase } from '../../../tests/setup/database.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/pool.ts'
import { defineJob } from '../jobs/job.ts'
import { openJobs } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'
import { openDiskStorage } from '../storage/disk.ts'
import { openS3Storage } from '../storage/s3.ts'
import type { Storage } from '../storage/storage.ts'
import { BackupError } from './error.ts'
import { readManifest } from './manifest.ts'
import { checkBackup, type RestoreOptions, restoreBackup } from './restore.ts'
import { saveBackup } from './save.ts'
import { listTables, qualified, referredFirst } from './tables.ts'

interface S3Server {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}

// The package has no types of its own.
const S3rver: new (options: object) => S3Server = createRequire(import.meta.url)('s3rver')

const MIGRATIONS = resolve('migrations')
const NOW = new Date('2026-03-10T12:00:00Z')
const waitingMail = defineJob<{ to: string }>('waiting-mail', { retryLimit: 7, retryDelaySeconds: 60 })
/** Everything the text format has to escape, and letters outside ASCII. */
const AWKWARD = 'a\tb\nc\\d\r"e\' \\. \\N ção 🐈'

let scratch: string
let s3: S3Server
let s3Storage: Storage
const log = createLog({ level: 'silent' })

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'backup-'))
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(scratch, 's3'),
    configureBuckets: [{ name: 'activities' }],
  })
  const { port } = await s3.run()
  s3Storage = openS3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'activities',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })
})
afterAll(async () => {
  await s3.close()
  await rm(scratch, { recursive: true, force: true })
})

const place = () => join(scratch, randomUUID())
const disk = () => openDiskStorage(place())

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Every row of every table as text, computed columns included; and where the next row's number comes from. */
const contentOf = (url: string) =>
  withClient(url, async (client) => {
    const content: Record<string, string[]> = {}
    for (const { name, order } of await listTables(client)) {
      const { rows } = await client.query(`select t::text as row from ${qualified(name)} t order by ${order}`)
      content[name] = rows.map(({ row }) => row)
    }
    return content
  })

async function filesOf(storage: Storage): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for await (const key of storage.list('')) {
    const found = await storage.get(key)
    if (found) files[key] = (await buffer(found.stream)).toString('base64')
  }
  return files
}

/** A site with something of everything. */
async function site(storage: Storage) {
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
  // As the command finds it: nobody is connected.
  await database.close()
  return { url: database.url, activityId: activity.id }
}

const save = (from: { url: string; storage: Storage }, folder = place()) =>
  saveBackup({ ...from, folder, now: NOW }).then((made) => ({ ...made, folder }))

const restore = (options: Omit<RestoreOptions, 'migrations' | 'replace'> & Partial<RestoreOptions>) =>
  restoreBackup({ migrations: MIGRATIONS, replace: false, ...options })

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof BackupError ? error.message : String(error)),
  )

describe.each([
  ['from disk to S3', () => disk(), async () => s3Storage],
  ['from S3 to disk', async () => s3Storage, () => disk()],
])('a backup %s', (_name, openSource, openTarget) => {
  test('comes back whole: every row, computed column, number to come, file and waiting job', async () => {
    const source = await openSource()
    const from = await site(source)
    const { folder, manifest, strangers } = await save({ url: from.url, storage: source })
    expect(strangers).toEqual([])
    expect(manifest).toMatchObject({ missingFiles: [], files: { count: 3, bytes: 60_003 }, jobs: { count: 1 } })

    const target = await openTarget()
    for await (const key of target.list('')) await target.delete(key)
    const to = await emptyDatabase()
    const compared = await restore({ url: to.url, storage: target, folder })
    expect(compared.filter(({ same, saved, restored }) => !same || saved !== restored)).toEqual([])
    expect(compared).toContainEqual({ name: 'downloads', saved: 2, restored: 2, same: true })

    const content = await contentOf(to.url)
    expect(content).toEqual(await contentOf(from.url))
    expect(content.profiles?.join()).toContain('2026-01-02 03:04:05.123456')
    expect(await filesOf(target)).toEqual(await filesOf(source))
    const next = (url: string) =>
      withClient(url, async (client) => {
        const { rows } = await client.query(
          `insert into downloads (activity_id, activity_title, date_key) values ($1, 'x', '2026-03-02') returning id`,
          [from.activityId],
        )
        return rows[0].id
      })
    expect(await next(to.url)).toBe(await next(from.url))
    const job = await withClient(to.url, (client) =>
      client.query(`select data, start_after, retry_limit, dead_letter from jobs.job where name = 'waiting-mail'`),
    )
    expect(job.rows).toEqual([
      {
        data: { to: AWKWARD },
        start_after: new Date('2031-01-01T00:00:00Z'),
        retry_limit: 7,
        dead_letter: 'dead-letter',
      },
    ])
    // What was restored is a site like any other: it can be copied and migrated.
    expect(await migrate(to.url, { directory: MIGRATIONS })).toEqual([])
    const again = await save({ url: to.url, storage: target })
    expect(again.manifest.files).toEqual(expect.objectContaining({ count: 3, bytes: 60_003 }))
  })
})

describe('a backup', () => {
  let folder: string
  let from: { url: string; storage: Storage }
  /** What stood in the database when the backup was taken. */
  let saved: Awaited<ReturnType<typeof contentOf>>

  beforeAll(async () => {
    const storage = await disk()
    from = { ...(await site(storage)), storage }
    folder = (await save(from)).folder
    saved = await contentOf(from.url)
  })

  async function changed(change: (copy: string) => Promise<unknown>): Promise<string> {
    const copy = place()
    await cp(folder, copy, { recursive: true })
    await change(copy)
    return copy
  }

  test('is of one moment, whatever is written meanwhile', async () => {
    const own = place()
    const database = openDatabase(from.url)
    let added = false
    const writer = async () => {
      if (added) return
      added = true
      await insertUser(database.db, { name: 'Depois' })
    }
    const pending: Promise<void>[] = []
    const { manifest } = await saveBackup({
      ...from,
      folder: own,
      now: NOW,
      onStep: () => void pending.push(writer()),
    })
    await Promise.all(pending)
    await database.db.deleteFrom('auth_users').where('name', '=', 'Depois').execute()
    await database.close()
    const rows = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]))
    expect(rows.profiles).toBe(rows.auth_users)
    expect(manifest.tables).toEqual((await readManifest(folder)).tables)
  })

  test('goes into an empty folder only', async () => {
    const used = place()
    await cp(folder, used, { recursive: true })
    expect(await codeOf(save(from, used))).toMatch(/não está vazia/)
  })

  test('tells of files that rows name and the store lacks', async () => {
    const { manifest } = await save({ url: from.url, storage: await disk() })
    expect(manifest.missingFiles.sort()).toEqual([
      'activities/activities/gato.pdf',
      'activities/thumbnails/gato-360.webp',
    ])
  })

  test('that was cut short has no manifest, and is refused', async () => {
    const broken: Storage = {
      ...from.storage,
      get: async () => {
        throw new Error('the store went away')
      },
    }
    const half = place()
    await expect(save({ url: from.url, storage: broken }, half)).rejects.toThrow('the store went away')
    expect(await readdir(half)).not.toContain('manifest.json')
    expect(await codeOf(checkBackup(half))).toMatch(/não é uma cópia completa/)
  })

  test.each<[string, (copy: string) => Promise<unknown>, RegExp]>([
    ['without its manifest', (copy) => rm(join(copy, 'manifest.json')), /não é uma cópia completa/],
    ['with half a manifest', (copy) => writeFile(join(copy, 'manifest.json'), '{"format":1,'), /não é o de uma cópia/],
    ['without a table', (copy) => rm(join(copy, 'tables/profiles.copy.gz')), /profiles.*não pode ser lido/],
    ['with half a table', (copy) => writeFile(join(copy, 'tables/profiles.copy.gz'), 'x'), /não pode ser lido/],
    [
      'with another table',
      (copy) => writeFile(join(copy, 'tables/profiles.copy.gz'), gzipSync('1\tx\n')),
      /não é o que foi gravado/,
    ],
    ['with a changed list', (copy) => writeFile(join(copy, 'files.jsonl.gz'), gzipSync('')), /não é o que foi gravado/],
    [
      'without a file',
      (copy) => rm(join(copy, 'files/activities/activities/gato.pdf')),
      /gato\.pdf.*não pode ser lido/,
    ],
    [
      'with a damaged file',
      (copy) => writeFile(join(copy, 'files/activities/activities/gato.pdf'), 'y'),
      /gato\.pdf.*danificado/,
    ],
    ['without its jobs', (copy) => rm(join(copy, 'jobs.jsonl.gz')), /jobs.*não pode ser lido/],
  ])('%s is refused, and nothing is written', async (_name, change, reason) => {
    const copy = await changed(change)
    const storage = await disk()
    const to = await emptyDatabase()
    expect(await codeOf(restore({ url: to.url, storage, folder: copy }))).toMatch(reason)
    expect(await contentOf(to.url)).toEqual({})
    expect(await filesOf(storage)).toEqual({})
  })

  test('does not go into a database or a store that holds something, unless told', async () => {
    const other = await disk()
    const filled = await site(other)
    const target = { url: filled.url, storage: other, folder }
    expect(await codeOf(restore(target))).toMatch(/já tem dados/)
    const { url } = await emptyDatabase()
    expect(await codeOf(restore({ ...target, url }))).toMatch(/já tem arquivos/)
    await restore({ ...target, replace: true })
    expect(await contentOf(filled.url)).toEqual(saved)
    expect(await filesOf(other)).toMatchObject(await filesOf(from.storage))
  })

  test('does not go under a running site', async () => {
    const to = await testDatabase()
    await to.pool.query('select 1')
    expect(await codeOf(restore({ url: to.url, storage: await disk(), folder }))).toMatch(/o site está usando/)
  })

  test('of an older version is brought up to date, one of a newer version refused', async () => {
    const older = join(scratch, randomUUID())
    await cp(MIGRATIONS, older, { recursive: true })
    await writeFile(
      join(older, '9999_later.sql'),
      `create table later (id integer primary key); alter table profiles add column later boolean not null default true;`,
    )
    const to = await emptyDatabase()
    await restore({ url: to.url, storage: await disk(), folder, migrations: older })
    const { rows } = await withClient(to.url, (client) => client.query('select distinct later from profiles'))
    expect(rows).toEqual([{ later: true }])

    const newer = (await save({ url: to.url, storage: await disk() })).folder
    const other = await emptyDatabase()
    expect(await codeOf(restore({ url: other.url, storage: await disk(), folder: newer }))).toMatch(/mais antiga/)
  })

  test('leaves the target as it was when a row does not fit', async () => {
    // Every table is sound, but those that others refer to come last.
    const copy = await changed(async (at) => {
      const manifest = await readManifest(at)
      await writeFile(join(at, 'manifest.json'), JSON.stringify({ ...manifest, tables: manifest.tables.toReversed() }))
    })
    const to = await testDatabase()
    await insertUser(to.db, { name: 'Fica' })
    const before = await contentOf(to.url)
    await to.close()
    const outcome = await codeOf(restore({ url: to.url, storage: await disk(), folder: copy, replace: true }))
    expect(outcome).toMatch(/foreign key/)
    expect(await contentOf(to.url)).toEqual(before)
  })
})

test('triggers stay quiet: what they did is among the rows', async () => {
  const migrations = place()
  await cp(MIGRATIONS, migrations, { recursive: true })
  await writeFile(
    join(migrations, '9999_trigger.sql'),
    `create table journal (id bigint generated always as identity primary key, parent bigint references journal (id));
     create function journal_it() returns trigger language plpgsql as
       $$ begin insert into journal default values; return null; end $$;
     create trigger journal_it after insert on content_imports for each row execute function journal_it();`,
  )
  const from = await emptyDatabase()
  await migrate(from.url, { directory: migrations })
  await withClient(from.url, async (client) => {
    await client.query(`insert into content_imports (key) values ('a'), ('b')`)
    await client.query('update journal set parent = 2 where id = 1')
  })
  const { folder } = await save({ url: from.url, storage: await disk() })
  const to = await emptyDatabase()
  await restore({ url: to.url, storage: await disk(), folder, migrations })
  expect((await contentOf(to.url)).journal).toEqual(['(1,2)', '(2,)'])
  await withClient(to.url, (client) => client.query(`insert into content_imports (key) values ('c')`))
  expect((await contentOf(to.url)).journal).toEqual(['(1,2)', '(2,)', '(3,)'])
})

test('tables come after those they refer to; a circle is refused', () => {
  const names = (tables: { name: string; refersTo: string[] }[]) => referredFirst(tables).map(({ name }) => name)
  expect(
    names([
      { name: 'a', refersTo: ['b'] },
      { name: 'b', refersTo: ['c'] },
      { name: 'c', refersTo: [] },
    ]),
  ).toEqual(['c', 'b', 'a'])
  expect(() =>
    names([
      { name: 'a', refersTo: ['b'] },
      { name: 'b', refersTo: ['a'] },
    ]),
  ).toThrow(BackupError)
})

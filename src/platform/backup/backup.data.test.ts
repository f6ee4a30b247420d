import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  AWKWARD,
  backupFolder,
  contentOf,
  filesOf,
  MIGRATIONS,
  restore,
  site,
  withClient,
} from '../../../tests/factories/backups.ts'
import { emptyDatabase } from '../../../tests/setup/database.ts'
import { S3_KEYS, startS3 } from '../../../tests/setup/s3-server.ts'
import { migrate } from '../db/migrate.ts'
import { openS3Storage } from '../storage/s3.ts'
import type { Storage } from '../storage/storage.ts'

const { scratch, place, disk, save } = await backupFolder()
let s3: Awaited<ReturnType<typeof startS3>>
let s3Storage: Storage

beforeAll(async () => {
  s3 = await startS3(join(scratch, 's3'))
  s3Storage = openS3Storage({ ...S3_KEYS, endpoint: `http://127.0.0.1:${s3.port}` })
})

afterAll(() => s3.close())

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
    // A restored site is complete: it can be copied and migrated.
    expect(await migrate(to.url, { directory: MIGRATIONS })).toEqual([])
    const again = await save({ url: to.url, storage: target })
    expect(again.manifest.files).toEqual(expect.objectContaining({ count: 3, bytes: 60_003 }))
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

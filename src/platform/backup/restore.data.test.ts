import { randomUUID } from 'node:crypto'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  backupFolder,
  codeOf,
  contentOf,
  filesOf,
  MIGRATIONS,
  restore,
  site,
  withClient,
} from '../../../tests/factories/backups.ts'
import { insertUser } from '../../../tests/factories/database.ts'
import { emptyDatabase, testDatabase } from '../../../tests/setup/database.ts'
import type { Storage } from '../storage/storage.ts'
import { readManifest } from './manifest.ts'

const { scratch, place, disk, save } = await backupFolder()

describe('a backup', () => {
  let folder: string
  let from: { url: string; storage: Storage }
  /** The content of the database when the backup was taken. */
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

  test('empties the given tables, and only those', async () => {
    const to = await emptyDatabase()
    const compared = await restore({ url: to.url, storage: await disk(), folder, emptied: ['webhook_inbox'] })
    expect(compared.find(({ name }) => name === 'webhook_inbox')).toMatchObject({ same: true })
    const content = await contentOf(to.url)
    expect(saved.webhook_inbox?.length).toBeGreaterThan(0)
    expect(content).toEqual({ ...saved, webhook_inbox: [] })
  })

  test('does not go into a database or a store that holds something, unless forced', async () => {
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

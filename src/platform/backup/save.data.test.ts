import { cp, readdir } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { backupFolder, codeOf, NOW, site } from '../../../tests/factories/backups.ts'
import { insertUser } from '../../../tests/factories/database.ts'
import { openDatabase } from '../db/pool.ts'
import type { Storage } from '../storage/storage.ts'
import { readManifest } from './manifest.ts'
import { checkBackup } from './restore.ts'
import { saveBackup } from './save.ts'

const { place, disk, save, addresses } = await backupFolder()

describe('a backup', () => {
  let folder: string
  let from: { url: string; storage: Storage }

  beforeAll(async () => {
    const storage = await disk()
    from = { ...(await site(storage)), storage }
    folder = (await save(from)).folder
  })

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
      addresses,
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
})

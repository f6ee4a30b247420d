import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, vi } from 'vitest'
import type { Session } from '../../src/features/accounts/schema.ts'
import { CHECK_WORKER_FILE, createFileChecks } from '../../src/features/catalogue/upload/checks/service.server.ts'
import { createUploads } from '../../src/features/catalogue/upload/service.server.ts'
import { createRoutes } from '../../src/http/api/route.ts'
import { registerUpload } from '../../src/http/api/upload.ts'
import { openDiskStorage } from '../../src/platform/storage/disk.ts'
import { cleanUpLater } from '../setup/cleanups.ts'
import { testDatabase } from '../setup/database.ts'
import { insertUser } from './database.ts'

export type Folder = 'thumbnails' | 'activities'

/** The upload route with a database and a store of the calling test file, both emptied before each test. */
export async function uploading() {
  const { db } = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  const storage = await openDiskStorage(folder)
  cleanUpLater(() => rm(folder, { recursive: true, force: true }))

  const log = { error: vi.fn(), info: vi.fn() }
  const fileChecks = createFileChecks({ file: CHECK_WORKER_FILE })
  const { id: userId } = await insertUser(db, { role: 'admin' })
  const person = { userId, name: 'Pessoa', email: 'pessoa@example.com', isAdmin: true }

  function routesFor(session: Session | null, clock = () => new Date()) {
    const uploads = createUploads({ db, storage, fileChecks, log, clock })
    const routes = createRoutes()
    routes.use(async (c, next) => {
      c.set('session', session)
      return next()
    })
    registerUpload(routes, uploads)
    return { routes, uploads }
  }
  const { routes, uploads } = routesFor(person as Session)

  async function storedKeys() {
    const keys: string[] = []
    for await (const key of storage.list('')) keys.push(key)
    return keys.sort()
  }
  const rows = () => db.selectFrom('uploads').selectAll().execute()

  beforeEach(async () => {
    await db.deleteFrom('uploads').execute()
    for (const key of await storedKeys()) await storage.delete(key)
  })

  function send(file: { bytes: Uint8Array; name?: string; type?: string }, into: Folder, order = ['folder', 'file']) {
    const form = new FormData()
    for (const field of order) {
      if (field === 'folder') form.set('folder', into)
      else form.set('file', new File([Buffer.from(file.bytes)], file.name ?? 'arquivo', { type: file.type }))
    }
    return routes.request('/upload', { method: 'POST', body: form })
  }
  return { db, folder, storage, log, fileChecks, person, routesFor, routes, uploads, storedKeys, rows, send }
}

export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cc3355' } })

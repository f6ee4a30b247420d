import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, vi } from 'vitest'
import type { Session } from '../../src/features/accounts/schema.ts'
import { createAudit } from '../../src/features/audit/service.server.ts'
import { createEditing } from '../../src/features/catalogue/editing/service.server.ts'
import { pdfKey } from '../../src/features/catalogue/files/rules.ts'
import { insertUpload } from '../../src/features/catalogue/upload/data.server.ts'
import { makeThumbnails } from '../../src/features/catalogue/upload/picture/service.server.ts'
import { createUploads } from '../../src/features/catalogue/upload/service.server.ts'
import { createPreviews } from '../../src/features/catalogue/watermark/service.server.ts'
import { registerAdminActivities } from '../../src/http/api/admin-activities.ts'
import { createRoutes } from '../../src/http/api/route.ts'
import { openDiskStorage } from '../../src/platform/storage/disk.ts'
import { systemClock } from '../../src/platform/time.ts'
import { cleanUpLater } from '../setup/cleanups.ts'
import { testDatabase } from '../setup/database.ts'
import { insertUser } from './database.ts'

/** No activity has this id. */
export const UNKNOWN = '00000000-0000-4000-8000-000000000000'

/** Fields of an administrator's form; the files are separate. */
export const form = { title: ' Pares das Emoções ', description: ' Recorte as cartas. ', category: 'Pareamento' }

/** The editing routes with a database and a store of the calling test file, both emptied before each test. */
export async function editingRoutes() {
  const { db, url } = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'editing-'))
  const storage = await openDiskStorage(folder)
  cleanUpLater(() => rm(folder, { recursive: true, force: true }))

  const log = { error: vi.fn(), info: vi.fn() }
  const fileChecks = {
    pdf: async (bytes: Uint8Array) => ({ pages: 1, bytes }),
    thumbnails: makeThumbnails,
  }
  const { id: userId } = await insertUser(db, { role: 'admin' })
  const admin = { userId, name: 'Pessoa', email: 'pessoa@example.com', isAdmin: true } as unknown as Session

  const isSkill = (code: string) => !code.includes('99')

  function routesFor(session: Session | null, on = db) {
    const uploads = createUploads({ db: on, storage, fileChecks, log, clock: systemClock })
    const previews = createPreviews({ db: on, storage, log, clock: systemClock })
    const audit = createAudit({ db: on, clock: systemClock })
    const routes = createRoutes()
    routes.use(async (c, next) => {
      c.set('session', session)
      c.set('log', log as never)
      return next()
    })
    registerAdminActivities(routes, createEditing({ db: on, uploads, previews, audit, storage, log, isSkill }))
    return routes
  }
  const routes = routesFor(admin)

  const paper = await sharp({ create: { width: 720, height: 960, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const pictures = Object.fromEntries((await makeThumbnails(paper)).map(({ width, webp }) => [width, webp]))
  const pictureKey = (name: string, width: string) => `activities/thumbnails/${name}-${width}.webp`

  let number = 0
  /** An upload that no activity carries yet, with its files. */
  async function upload(folder: 'thumbnails' | 'activities') {
    const name = `arquivo-${number++}`
    const isPicture = folder === 'thumbnails'
    const keys = isPicture ? Object.keys(pictures).map((width) => pictureKey(name, width)) : [pdfKey(name)]
    for (const [width, webp] of isPicture ? Object.entries(pictures) : [])
      await storage.put(pictureKey(name, width), webp, { contentType: 'image/webp' })
    if (!isPicture) await storage.put(pdfKey(name), Buffer.from('conteúdo'), { contentType: 'application/pdf' })
    const address = isPicture
      ? `/storage/v1/object/public/activities/thumbnails/${name}-360.webp`
      : `/storage/v1/object/${keys[0]}`
    await insertUpload(db, { url: address, folder, keys, pageCount: null }, userId)
    return address
  }

  const files = async () => ({ image_url: await upload('thumbnails'), file_url: await upload('activities') })

  const json = (method: string, body: object) => ({
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  const post = (body: object, on = routes) => on.request('/activities', json('POST', body))
  const patch = (id: string, body: object, on = routes) => on.request(`/activities/${id}`, json('PATCH', body))
  const remove = (id: string, on = routes) => on.request(`/activities/${id}`, { method: 'DELETE' })
  const created = async (more: object = {}) =>
    (await (await post({ ...form, ...(await files()), ...more })).json()).activity

  async function storedKeys() {
    const keys: string[] = []
    for await (const key of storage.list('')) keys.push(key)
    return keys
  }
  const entries = () => db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  const uploadsLeft = () => db.selectFrom('uploads').select('url').execute()

  beforeEach(async () => {
    await db.deleteFrom('downloads').execute()
    await db.deleteFrom('activities').execute()
    await db.deleteFrom('uploads').execute()
    await db.deleteFrom('audit_log').execute()
    for (const key of await storedKeys()) await storage.delete(key)
  })

  return {
    ...{ db, url, storage, log, fileChecks, userId, admin, routesFor, routes },
    ...{ upload, files, post, patch, remove, created, storedKeys, entries, uploadsLeft, pictures },
  }
}

import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, vi } from 'vitest'
import type { Session } from '../../src/features/accounts/schema.ts'
import { createAudit } from '../../src/features/audit/service.server.ts'
import { createEditing } from '../../src/features/catalogue/editing/service.server.ts'
import { CHECK_WORKER_FILE, createFileChecks } from '../../src/features/catalogue/upload/checks/service.server.ts'
import { createUploads } from '../../src/features/catalogue/upload/service.server.ts'
import { createPreviews } from '../../src/features/catalogue/watermark/service.server.ts'
import { createExport } from '../../src/features/imports/export/service.server.ts'
import type { ImportEvent } from '../../src/features/imports/schema.ts'
import { createImports } from '../../src/features/imports/service.server.ts'
import { createTables, TABLE_WORKER_FILE } from '../../src/features/imports/table/service.server.ts'
import { registerExport } from '../../src/http/api/admin-export.ts'
import { registerImport } from '../../src/http/api/admin-import.ts'
import { createRoutes } from '../../src/http/api/route.ts'
import { openDiskStorage } from '../../src/platform/storage/disk.ts'
import { systemClock } from '../../src/platform/time.ts'
import { cleanUpLater } from '../setup/cleanups.ts'
import { testDatabase } from '../setup/database.ts'
import { insertUser } from './database.ts'
import * as made from './hostile-files.ts'

/** A picture fit for a sheet. */
export const png = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#c35' } })
  .png()
  .toBuffer()

const HEAD = 'slug;title;description;category;image_url;file_url;tags;page_count'
/** A table of activities with these rows. */
export const table = (...rows: string[]) => [HEAD, ...rows].join('\n')
/** The row of a cat. */
export const CAT = 'gato;O gato;Pinte o gato.;Colorir;gato.png;gato.pdf;Gato, cores;2'

export type Zip = Parameters<typeof made.zip>[0]
/** The files that belong to the cat. */
export const GOOD_ZIP: Zip = [
  ['folhas/gato.png', png],
  ['folhas/gato.pdf', made.pdf({ pages: 2 })],
]

export const endOf = (events: ImportEvent[]) => events.find((event) => event.type === 'end')
export const problemsOf = (events: ImportEvent[]) =>
  events.flatMap((event) =>
    event.type === 'problem' ? event.problems.map((problem) => `${event.line}: ${problem}`) : [],
  )

/** The import route with a database and a store of the calling test file, both emptied before each test. */
export async function importing() {
  const database = await testDatabase()
  const { db } = database
  const folder = await mkdtemp(join(tmpdir(), 'importing-'))
  const storage = await openDiskStorage(join(folder, 'store'))
  cleanUpLater(() => rm(folder, { recursive: true, force: true }))
  // A separate folder for temporary files: leftovers of imports show there.
  const scratch = join(folder, 'scratch')
  await mkdir(scratch)

  const log = { error: vi.fn(), info: vi.fn() }
  const { id: userId } = await insertUser(db, { role: 'admin' })
  const admin = { userId, name: 'Pessoa', email: 'pessoa@example.com', isAdmin: true } as unknown as Session
  const audit = createAudit({ db, clock: systemClock })
  const uploads = createUploads({
    db,
    storage,
    fileChecks: createFileChecks({ file: CHECK_WORKER_FILE }),
    log,
    clock: systemClock,
  })
  const previews = createPreviews({ db, storage, log, clock: systemClock })
  const editing = createEditing({ db, uploads, previews, audit, storage, log })
  const imports = createImports({ db, editing, uploads, audit, tables: createTables({ file: TABLE_WORKER_FILE }), log })

  function routesFor(session: Session | null) {
    const routes = createRoutes()
    routes.use(async (c, next) => {
      c.set('session', session)
      c.set('log', log as never)
      return next()
    })
    registerImport(routes, imports)
    registerExport(routes, createExport({ db, clock: systemClock }))
    return routes
  }

  async function send(
    csv: string | Uint8Array,
    { zip, files = [], mode = 'run' }: { zip?: Zip | Uint8Array; files?: [string, Uint8Array][]; mode?: string } = {},
  ): Promise<ImportEvent[]> {
    const form = new FormData()
    form.set('mode', mode)
    form.set('table', new File([csv as BlobPart], 'tabela.csv'))
    const packed = zip instanceof Uint8Array ? zip : zip && made.zip(zip)
    if (packed) form.set('zip', new File([packed as BlobPart], 'folhas.zip'))
    for (const [name, bytes] of files) form.append('files', new File([bytes as BlobPart], name))
    const answer = await routesFor(admin).request('/import', { method: 'POST', body: form })
    expect(answer.status).toBe(200)
    const lines = (await answer.text()).trim().split('\n')
    return lines.map((line) => JSON.parse(line))
  }

  const activities = () => db.selectFrom('activities').selectAll().orderBy('slug').execute()

  async function storedKeys() {
    const keys: string[] = []
    for await (const key of storage.list('')) keys.push(key)
    return keys
  }
  /** Leftover folders of imports. */
  const leftovers = async () => (await readdir(scratch)).filter((name) => name.startsWith('atividario-import-'))

  beforeEach(async () => {
    vi.stubEnv('TMPDIR', scratch)
    await db.deleteFrom('downloads').execute()
    await db.deleteFrom('activities').execute()
    await db.deleteFrom('uploads').execute()
    await db.deleteFrom('audit_log').execute()
    for (const key of await storedKeys()) await storage.delete(key)
  })

  return { database, db, folder, userId, admin, imports, routesFor, send, activities, storedKeys, leftovers }
}

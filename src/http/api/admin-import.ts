import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import type { Editor } from '../../features/catalogue/editing/service.server.ts'
import { type FileSource, NO_FILES, openFolder, openZip } from '../../features/imports/files/service.server.ts'
import { IMPORT_FILES_MAX, IMPORT_MB } from '../../features/imports/rules.ts'
import { type ImportEvent, importEventSchema } from '../../features/imports/schema.ts'
import type { Imports } from '../../features/imports/service.server.ts'
import { TableFault } from '../../features/imports/table/rules.ts'
import { AppError } from '../../product/errors.ts'
import type { HttpEnv } from '../env.ts'
import { ADMIN_REFUSALS, adminOf } from './admin-only.ts'
import { refusal, SIGNED_IN } from './answers.ts'
import { discard, readMultipart } from './multipart.ts'
import { limitedBy, TAKES_FILES } from './route.ts'

const BODY_BYTES_MAX = IMPORT_MB * 1024 * 1024

/** Of the product alone: the folder for scratch files is shared with other programs, and old ones are swept. */
const FOLDER_PREFIX = 'atividario-import-'
/** No import takes that long (ms). */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000

/** What was sent, in a folder of its own that is removed afterwards. */
interface Received {
  readonly folder: string
  table: string | null
  zip: string | null
  /** Original names of loose files, by the names they are stored under. */
  readonly loose: Map<string, string>
}

async function receive(request: Request, received: Received): Promise<Map<string, string>> {
  let number = 0
  const store = async (stream: Readable, folder: string) => {
    // Names of our own: what a sender calls a file decides nothing about where it is written.
    const name = `${number++}`
    await pipeline(stream, createWriteStream(join(folder, name), { flags: 'wx' }))
    return name
  }
  const looseFolder = join(received.folder, 'loose')
  await mkdir(looseFolder)
  return readMultipart(request, {
    files: IMPORT_FILES_MAX,
    fileBytes: BODY_BYTES_MAX,
    totalBytes: BODY_BYTES_MAX,
    async onFile({ field, name, stream }) {
      if (field === 'table' && received.table === null) {
        received.table = join(received.folder, await store(stream, received.folder))
      } else if (field === 'zip' && received.zip === null) {
        received.zip = join(received.folder, await store(stream, received.folder))
      } else if (field === 'files') {
        received.loose.set(
          await store(stream, looseFolder),
          name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1),
        )
      } else discard(stream)
    },
  })
}

/** Removes what imports left behind whose process was killed. */
async function sweep(): Promise<void> {
  const old = Date.now() - LEFT_BEHIND_MS
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER_PREFIX)) continue
    const folder = join(tmpdir(), name)
    const facts = await stat(folder).catch(() => null)
    if (facts && facts.mtimeMs < old) await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

async function filesOf({ folder, zip, loose }: Received): Promise<FileSource> {
  if (zip !== null) return openZip(zip)
  return loose.size > 0 ? openFolder(join(folder, 'loose'), loose) : NO_FILES
}

/** @throws AppError invalid_input, body_too_large */
async function orderOf(request: Request, received: Received): Promise<{ table: string; dryRun: boolean }> {
  const mode = (await receive(request, received)).get('mode')
  if (received.table === null || (mode !== 'check' && mode !== 'run')) throw new AppError('invalid_input')
  return { table: received.table, dryRun: mode === 'check' }
}

async function* eventsOf(
  imports: Pick<Imports, 'run'>,
  by: Editor,
  received: Received,
  order: { table: string; dryRun: boolean; signal: AbortSignal },
) {
  let files: FileSource
  try {
    files = await filesOf(received)
  } catch (error) {
    if (!(error instanceof TableFault)) throw error
    yield line({ type: 'refused', message: error.message })
    return
  }
  try {
    for await (const event of imports.run(by, { ...order, files })) yield line(event)
  } finally {
    await files.close()
  }
}

const line = (event: ImportEvent) => new TextEncoder().encode(`${JSON.stringify(event)}\n`)

/** `POST /functions/v1/import`: a table with its files, checked or imported; the answer reports the progress. */
export function registerImport(routes: OpenAPIHono<HttpEnv>, imports: Pick<Imports, 'run'>): void {
  routes.openAPIRegistry.registerPath({
    method: 'post',
    tags: ['functions'],
    security: SIGNED_IN,
    path: '/import',
    ...limitedBy('upload'),
    ...TAKES_FILES,
    summary: 'Imports a table in CSV with its files, or only checks it (administrators)',
    description:
      'The answer is one JSON object on each line, while the import goes. A row comes in whole or not at all.',
    request: {
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.object({
              mode: z.enum(['check', 'run']),
              table: z.string().meta({ format: 'binary' }),
              zip: z.string().meta({ format: 'binary' }).optional(),
              files: z.array(z.string().meta({ format: 'binary' })).optional(),
            }),
          },
        },
      },
    },
    responses: {
      200: {
        description: 'start, problem and progress as they come, then end; or refused.',
        content: { 'application/x-ndjson': { schema: importEventSchema } },
      },
      400: refusal('invalid_input'),
      413: refusal('body_too_large'),
      429: refusal('rate_limited'),
      ...ADMIN_REFUSALS,
    },
  })

  routes.post('/import', async (c) => {
    const admin = adminOf(c)
    const log = c.get('log')
    await sweep()
    const received: Received = {
      folder: await mkdtemp(join(tmpdir(), FOLDER_PREFIX)),
      table: null,
      zip: null,
      loose: new Map(),
    }
    const clear = () => rm(received.folder, { recursive: true, force: true })
    const stop = new AbortController()
    c.req.raw.signal.addEventListener('abort', () => stop.abort(), { once: true })
    const order = await orderOf(c.req.raw, received).catch(async (error: unknown) => {
      await clear()
      throw error
    })
    const events = async function* () {
      try {
        yield* eventsOf(imports, admin, received, { ...order, signal: stop.signal })
      } catch (err) {
        // The answer has begun: it ends without its last line, which the reader notices.
        log.error({ err }, 'an import broke off')
      } finally {
        await clear()
      }
    }
    return c.body(ReadableStream.from(events()) as globalThis.ReadableStream, 200, {
      'content-type': 'application/x-ndjson; charset=utf-8',
      // Compressed, the lines would wait for each other.
      'cache-control': 'private, no-store, no-transform',
    })
  })
}

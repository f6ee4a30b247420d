import { rm } from 'node:fs/promises'
import { ReadableStream } from 'node:stream/web'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import type { Editor } from '../../features/catalogue/editing/schema.ts'
import type { FileSource } from '../../features/imports/files/service.server.ts'
import { type ImportEvent, importEventSchema } from '../../features/imports/schema.ts'
import type { Imports } from '../../features/imports/service.server.ts'
import { TableFault } from '../../features/imports/table/rules.ts'
import type { HttpEnv } from '../env.ts'
import { ADMIN_REFUSALS, adminOf } from './admin-only.ts'
import { refusal, SIGNED_IN } from './answers.ts'
import { filesOf, openReceived, orderOf, type Received } from './receive-import.ts'
import { limitedBy, TAKES_FILES } from './route.ts'

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
    const received = await openReceived()
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

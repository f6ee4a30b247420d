import { ReadableStream } from 'node:stream/web'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { categorySchema } from '../../features/catalogue/schema.ts'
import type { Export } from '../../features/imports/export/service.server.ts'
import type { HttpEnv } from '../env.ts'
import { ADMIN_REFUSALS, adminOf, adminOnly } from './admin-only.ts'
import { refusal, SIGNED_IN } from './answers.ts'

const exportRoute = createRoute({
  method: 'get',
  tags: ['functions'],
  security: SIGNED_IN,
  middleware: adminOnly,
  path: '/export',
  summary: 'The activities as a table in CSV, as the import takes it (administrators)',
  request: {
    query: z.object({
      // A form without a choice sends an empty one.
      category: z.union([categorySchema, z.literal('')]).optional(),
    }),
  },
  responses: {
    200: { description: 'The table.', content: { 'text/csv': { schema: z.string() } } },
    400: refusal('invalid_input'),
    ...ADMIN_REFUSALS,
  },
})

async function* bytesOf(text: AsyncIterable<string>) {
  const encoder = new TextEncoder()
  for await (const piece of text) yield encoder.encode(piece)
}

/** `GET /functions/v1/export`: what `POST /functions/v1/import` takes. */
export function registerExport(routes: OpenAPIHono<HttpEnv>, exports: Export): void {
  routes.openapi(exportRoute, (c) => {
    const { category } = c.req.valid('query')
    const { fileName, text } = exports.activities(adminOf(c), { category: category || null })
    return c.body(ReadableStream.from(bytesOf(text)) as globalThis.ReadableStream, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
    })
  })
}

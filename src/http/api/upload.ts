import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { UPLOAD_BYTES_MAX, UPLOAD_FOLDERS, uploadBytes } from '../../features/catalogue/upload/rules.ts'
import type { Uploads } from '../../features/catalogue/upload/service.server.ts'
import { AppError } from '../../product/errors.ts'
import type { HttpEnv } from '../env.ts'
import { adminOf } from './admin-only.ts'
import { answers, refusal, SIGNED_IN } from './answers.ts'
import { bytesOf, discard, readMultipart } from './multipart.ts'
import { limitedBy, TAKES_FILES } from './route.ts'

/** The largest file with the rest of its body. A longer body is not read to its end (bytes). */
const BODY_BYTES_MAX = UPLOAD_BYTES_MAX + 4 * 1024 * 1024

const folderSchema = z.enum(UPLOAD_FOLDERS)

/** `POST /functions/v1/upload`: a picture or a PDF of an activity, from administrators. */
export function registerUpload(routes: OpenAPIHono<HttpEnv>, uploads: Pick<Uploads, 'store'>): void {
  // Described here and not checked by the library: it would read the whole body into memory before anybody asked who
  // sent it.
  routes.openAPIRegistry.registerPath({
    method: 'post',
    tags: ['functions'],
    security: SIGNED_IN,
    path: '/upload',
    ...limitedBy('upload'),
    ...TAKES_FILES,
    summary: 'Stores the picture or the file of an activity (administrators)',
    description:
      'Pictures up to 5 MB are made anew in three widths; PDFs up to 10 MB and 50 pages are written anew and refused when ' +
      'they carry scripts, actions, attachments or a password. What no activity takes up within a day is removed.',
    request: {
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.object({ folder: folderSchema, file: z.string().meta({ format: 'binary' }) }),
          },
        },
      },
    },
    responses: {
      200: answers(
        'The address for `image_url` or `file_url`; pageCount for a PDF.',
        z.object({ url: z.string(), pageCount: z.int().nullable() }),
      ),
      400: refusal('invalid_input: not one file and a known folder'),
      401: refusal('authentication_required'),
      403: refusal('access_denied: not an administrator'),
      413: refusal('image_too_large, pdf_too_large or body_too_large'),
      415: refusal('upload_not_image or upload_not_pdf: by its content, not by its name'),
      422: refusal('image_too_heavy or one of the pdf_ codes: what must not be in a file'),
      429: refusal('rate_limited'),
      500: refusal('thumbnail_not_stored or file_not_stored'),
      503: refusal('unavailable: the disk is full, or the store or the database is away'),
    },
  })

  routes.post('/upload', async (c) => {
    const admin = adminOf(c)
    const received: { name: string; bytes: Uint8Array | null }[] = []
    const fields = await readMultipart(c.req.raw, {
      files: 1,
      fileBytes: UPLOAD_BYTES_MAX,
      totalBytes: BODY_BYTES_MAX,
      async onFile({ field, name, stream, fields }) {
        if (field !== 'file') return discard(stream)
        const folder = folderSchema.safeParse(fields.get('folder'))
        received.push({
          name,
          bytes: await bytesOf(stream, folder.success ? uploadBytes(folder.data) : UPLOAD_BYTES_MAX),
        })
      },
    })
    const folder = folderSchema.safeParse(fields.get('folder'))
    const [file] = received
    if (!folder.success || !file) throw new AppError('invalid_input')
    if (!file.bytes) throw new AppError(folder.data === 'thumbnails' ? 'image_too_large' : 'pdf_too_large')
    const stored = await uploads.store(admin.userId, { folder: folder.data, name: file.name, bytes: file.bytes })
    return c.json(stored, 200, { 'cache-control': 'private, no-store' })
  })
}

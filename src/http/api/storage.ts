import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { IMMUTABLE, OBJECT_PATHS, PDF_FOLDER, THUMBNAIL_FOLDER } from '../../features/catalogue/files/rules.ts'
import type { Downloads } from '../../features/downloads/service.server.ts'
import { isValidKey } from '../../platform/storage/key.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { AppError } from '../../product/errors.ts'
import type { HttpEnv } from '../env.ts'
import { matchesEtag } from '../etag.ts'
import { refusal } from './answers.ts'
import { createRoutes } from './route.ts'
import { attachment, etagOf, sendStored } from './stored-file.ts'

const nameParams = z.object({ name: z.string().min(1).max(200) })
const bytes = z.string().meta({ format: 'binary' })

const thumbnailRoute = createRoute({
  method: 'get',
  tags: ['storage'],
  path: `${OBJECT_PATHS.public}${THUMBNAIL_FOLDER}/{name}`,
  summary: 'A public thumbnail',
  request: { params: nameParams },
  responses: {
    200: { description: 'The picture', content: { 'image/webp': { schema: bytes } } },
    304: { description: 'What the reader holds is current (If-None-Match)' },
    404: refusal('not_found'),
  },
})

/** Names as the rule for downloads makes them: no path, no control character. */
const FILE_NAME = /^[\p{L}\p{Nd}.-]{1,300}$/u

const signedRoute = createRoute({
  method: 'get',
  tags: ['storage'],
  path: `${OBJECT_PATHS.signed}${PDF_FOLDER}/{name}`,
  summary: 'A private activity file, with a grant of register_download',
  request: {
    params: nameParams,
    // Optional here: a missing grant is a refused one (403), not a malformed request.
    query: z.object({
      expires: z.string().optional(),
      signature: z.string().optional(),
      /** Under which a browser saves it that opens the address itself. */
      name: z.string().regex(FILE_NAME).optional(),
    }),
  },
  responses: {
    200: { description: 'The file, as an attachment', content: { 'application/pdf': { schema: bytes } } },
    403: refusal('bad_signature: the grant is missing, changed or over'),
    404: refusal('not_found: the file is gone'),
  },
})

const ungrantedRoute = createRoute({
  method: 'get',
  tags: ['storage'],
  path: `${OBJECT_PATHS.private}${PDF_FOLDER}/{name}`,
  summary: 'A private activity file without a grant: always refused',
  request: { params: nameParams },
  responses: { 403: refusal('bad_signature') },
})

/** The key of an object in a folder. What could climb out of it or is no name of ours does not exist. */
function keyIn(folder: string, name: string): string {
  const key = `${folder}/${name}`
  if (name.includes('/') || !isValidKey(key)) throw new AppError('not_found')
  return key
}

/** `/storage/v1`: public thumbnails and, with a grant, private files (rule: private files). */
export function storageRoutes({
  downloads,
  storage,
}: {
  downloads: Downloads
  storage: Storage
}): OpenAPIHono<HttpEnv> {
  const routes = createRoutes()

  routes.openapi(thumbnailRoute, async (c) => {
    const image = await storage.get(keyIn(THUMBNAIL_FOLDER, c.req.valid('param').name))
    if (!image) throw new AppError('not_found')
    if (!image.contentType.startsWith('image/')) {
      image.stream.destroy()
      throw new AppError('not_found')
    }
    const headers = { 'cache-control': IMMUTABLE, etag: etagOf(image) }
    if (matchesEtag(c.req.header('if-none-match'), headers.etag)) {
      image.stream.destroy()
      return c.body(null, 304, headers)
    }
    return sendStored(c, image, headers)
  })

  routes.openapi(signedRoute, async (c) => {
    const { name } = c.req.valid('param')
    const { expires, signature, name: savedAs = name } = c.req.valid('query')
    const file = await downloads.openSigned({ key: keyIn(PDF_FOLDER, name), expires, signature })
    return sendStored(c, file, {
      'cache-control': 'private, no-store',
      'content-disposition': attachment(savedAs),
      'referrer-policy': 'no-referrer',
    })
  })

  routes.openapi(ungrantedRoute, () => {
    throw new AppError('bad_signature')
  })

  return routes
}

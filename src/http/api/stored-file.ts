import type { Readable } from 'node:stream'
import type { HttpBindings } from '@hono/node-server'
import type { StoredObject } from '../../platform/storage/storage.ts'
import type { HttpContext } from '../env.ts'

/**
 * The bytes of a stored object as a body. A reader who leaves closes the stream, even before reading any byte. If the
 * store fails in the middle, `breakOff` has to cut the connection, so that half a file is not taken for a whole one.
 */
function bodyOf(stream: Readable, breakOff: (error: unknown) => void) {
  // Before the first read there is no listener, and an unhandled error event ends the process; the read reports it
  // later.
  stream.on('error', () => {})
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]()
  let isLeft = false
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      try {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        // A chunk in progress when the reader left fails, and has no reader.
        if (isLeft) return
        breakOff(error)
        controller.close()
      }
    },
    cancel() {
      isLeft = true
      stream.destroy()
    },
  }
  // Reads no chunk in advance.
  return new ReadableStream(source, { highWaterMark: 0 })
}

/** Ends the connection of a request at once. Without one (no HTTP server in between) the body fails instead. */
function cutConnection(c: HttpContext, error: unknown): void {
  const server = c.env as Partial<HttpBindings> | undefined
  if (!server?.outgoing) throw error
  // Left to the server, the error's message would be written into the half-sent file.
  server.outgoing.destroy()
}

/** Answers with a stored object, or with its headers alone when only they were asked for (HEAD). */
export function sendStored(c: HttpContext, file: StoredObject, headers: Record<string, string>): Response {
  const all = {
    ...headers,
    'content-type': file.contentType,
    'content-length': String(file.size),
    'x-content-type-options': 'nosniff',
  }
  if (c.req.method === 'HEAD') {
    file.stream.destroy()
    return c.body(null, 200, all)
  }
  const log = c.get('log')
  const body = bodyOf(file.stream, (err) => {
    log.error({ err }, 'a stored file broke off while it was sent')
    cutConnection(c, err)
  })
  return c.body(body, 200, all)
}

/** Weak validator of an object: changes with its size or its moment of writing. */
export function etagOf(file: StoredObject): string {
  return `W/"${file.size.toString(16)}-${(file.lastModified?.getTime() ?? 0).toString(16)}"`
}

/**
 * Content-Disposition that saves under this name (RFC 6266): a plain ASCII form, and the exact one in `filename*`
 * (RFC 8187), so that no name can end the value or add a header.
 */
export function attachment(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._-]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

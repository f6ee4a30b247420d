import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OBJECT_BYTES_MAX, ObjectTooLargeError } from './storage.ts'

async function collect(source: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    size += chunk.byteLength
    if (size > OBJECT_BYTES_MAX) throw new ObjectTooLargeError()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/**
 * Reads the whole body into memory. S3 needs its size first, and only bytes can be sent again after a failed attempt;
 * objects are small enough ({@link OBJECT_BYTES_MAX}). A broken stream is never stored in part.
 * @throws ObjectTooLargeError, or the stream's error
 */
export async function wholeBody(body: Uint8Array | Readable): Promise<Uint8Array> {
  if (body instanceof Readable) return pipeline(body, collect)
  if (body.byteLength > OBJECT_BYTES_MAX) throw new ObjectTooLargeError()
  return body
}

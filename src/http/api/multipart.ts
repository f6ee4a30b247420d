import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy } from '@fastify/busboy'
import { AppError } from '../../product/errors.ts'

/** A file while it comes in. Its stream has to be read to its end or handed to {@link discard}. */
export interface FilePart {
  readonly field: string
  /** As the sender called it; may be anything. */
  readonly name: string
  readonly stream: Readable
  /** Fields that came before it. */
  readonly fields: ReadonlyMap<string, string>
}

export interface MultipartOptions {
  /** Files at most. */
  readonly files: number
  /** Largest file in bytes; the rest is discarded. */
  readonly fileBytes: number
  /** Bytes of the whole body at most; a longer one is not read to its end. */
  readonly totalBytes: number
  /** Takes a file up. Files come one after the other. */
  readonly onFile: (part: FilePart) => Promise<void>
}

const FIELDS_MAX = 10
const FIELD_BYTES_MAX = 1024

/** Lets the rest of a file pass unread. */
export function discard(stream: Readable): void {
  stream.resume()
}

/**
 * Reads a multipart body as it comes in, without buffering more than `onFile` does.
 * @returns the fields
 * @throws AppError invalid_input for what is no such body or breaks off, body_too_large; or what `onFile` threw, once
 * the body is over
 */
export async function readMultipart(request: Request, options: MultipartOptions): Promise<Map<string, string>> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(contentType) || !request.body) throw invalid('content-type')
  if (Number(request.headers.get('content-length') ?? 0) > options.totalBytes) throw new AppError('body_too_large')

  const fields = new Map<string, string>()
  const parser = openParser(contentType, options)
  let reading = Promise.resolve()
  let failure: unknown = null
  parser.on('field', (name, value, _nameCut, cut) => {
    if (!cut) fields.set(name, value)
  })
  parser.on('file', (field, stream, name) => {
    // The pipeline rejects with it; unhandled here, it would end the process.
    stream.on('error', () => undefined)
    reading = reading.then(async () => {
      if (failure !== null) return discard(stream)
      try {
        await options.onFile({ field, name: name ?? '', stream, fields })
      } catch (error) {
        failure = error
        discard(stream)
      }
    })
  })
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
    parser.on(limit, () => {
      failure ??= invalid(limit)
    })
  }
  try {
    await pipeline(
      Readable.fromWeb(request.body as ReadableStream<Uint8Array>),
      (source: AsyncIterable<Uint8Array>) => upTo(source, options.totalBytes),
      parser,
    )
  } catch (error) {
    throw error instanceof AppError ? error : invalid('body')
  }
  await reading
  if (failure !== null) throw failure
  return fields
}

const invalid = (path: string) => new AppError('invalid_input', { issues: [{ path, message: 'multipart/form-data' }] })

function openParser(contentType: string, { files, fileBytes }: MultipartOptions) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        files,
        // One byte more than allowed, so that the reader notices.
        fileSize: fileBytes + 1,
        fields: FIELDS_MAX,
        fieldSize: FIELD_BYTES_MAX,
        parts: files + FIELDS_MAX,
        headerPairs: 20,
        headerSize: 16 * 1024,
      },
    })
  } catch {
    throw invalid('content-type')
  }
}

async function* upTo(source: AsyncIterable<Uint8Array>, limit: number) {
  let size = 0
  for await (const chunk of source) {
    size += chunk.byteLength
    if (size > limit) throw new AppError('body_too_large')
    yield chunk
  }
}

/** The bytes of a file, or null when there are more than `limit`; those are read and discarded. */
export async function bytesOf(stream: Readable, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
  }
  if (size > limit) return null
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

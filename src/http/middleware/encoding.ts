import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gunzip, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * A body as it is kept: compressed, since as it is it would take five times the room of both and is hardly asked for.
 */
export interface Encoded {
  readonly br: Buffer
  readonly gzip: Buffer
  /** Bytes of the body as it is. */
  readonly length: number
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const fromGzip = promisify(gunzip)

/**
 * Some milliseconds for a page, once. Three steps above it takes five times as long for one per cent, and 34 MB for
 * each page at work where this one takes 2.
 */
const BROTLI_QUALITY = 6

/** Compresses a body in each way browsers ask for. */
export async function encoded(body: Buffer): Promise<Encoded> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, zipped] = await Promise.all([toBrotli(body, { params }), toGzip(body)])
  return { br, gzip: zipped, length: body.length }
}

/** Bytes of a kept body in an encoding. */
export const lengthIn = (body: Encoded, encoding: Encoding) =>
  encoding === 'identity' ? body.length : body[encoding].length

/** A kept body as it is. */
export const plain = (body: Encoded): Promise<Buffer> => fromGzip(body.gzip)

/** For an answer that is sent once: a third of the time of gzip's usual step, and about its size. */
const QUICK_BROTLI_QUALITY = 3

/** Compression options for a body of about `size` bytes: quick rather than small. */
const quickBrotli = (length: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
})
const quickGzip = { level: 4 } as const

/** A body for one person, compressed quickly rather than well. */
export function compressQuickly(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> {
  return encoding === 'gzip' ? toGzip(body, quickGzip) : toBrotli(body, quickBrotli(body.length))
}

/** The same for a short text, for which another thread is not worth the way. */
export function compressAtOnce(text: string, encoding: 'br' | 'gzip'): Uint8Array<ArrayBuffer> {
  return encoding === 'gzip' ? gzipSync(text, quickGzip) : brotliCompressSync(text, quickBrotli(text.length))
}

/** Quality of one coding in an Accept-Encoding header; 0 = refused or not named. */
function quality(header: string, coding: string): number {
  for (const part of header.split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (name !== coding && name !== '*') continue
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    return q === undefined ? 1 : Number(q.slice(2)) || 0
  }
  return 0
}

/** The best encoding for an Accept-Encoding header: brotli before gzip, as it is where neither is wanted. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const [br, zipped] = [quality(header, 'br'), quality(header, 'gzip')]
  if (br === 0 && zipped === 0) return 'identity'
  return br >= zipped ? 'br' : 'gzip'
}

/** Whether a client with this Accept-Encoding header can read gzip. */
export const acceptsGzip = (header: string | undefined): boolean => quality(header ?? '', 'gzip') > 0

import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip, gzipSync } from 'node:zlib'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A cached body. The plain text is left out: it takes five times the memory, and few clients ask for it. */
export interface Encoded {
  readonly br: Buffer
  /** Absent until a client asks for it: every browser takes brotli, and it is half the memory of a page. */
  readonly gzip?: Buffer
  /** Bytes of the body as it is. */
  readonly length: number
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const fromBrotli = promisify(brotliDecompress)

/**
 * Step 6 takes some milliseconds for a page, once, and 2 MB while it works. Step 9 takes five times as long and 34 MB to
 * save one per cent.
 */
const BROTLI_QUALITY = 6

/**
 * Copies bytes into a separate buffer. zlib returns a piece of a slab of up to 64 KB, and a cached piece would hold the
 * whole slab.
 */
export function ownBytes(piece: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(piece.length)
  piece.copy(own)
  return own
}

/** Compresses a body for the cache. */
export async function encoded(body: Buffer): Promise<Encoded> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return { br: ownBytes(await toBrotli(body, { params })), length: body.length }
}

/** The same body, in gzip too. */
export const withGzip = async (body: Encoded) => ({ ...body, gzip: ownBytes(await toGzip(await plain(body))) })

/**
 * For pages that are asked for again and have changed, in the background: a tenth fewer bytes of a first visit, for half a
 * second of another thread and some 10 MB while it works.
 */
const THOROUGH_BROTLI_QUALITY = 11

/** The same body, its brotli smaller. */
export async function encodedThoroughly(body: Encoded): Promise<Encoded> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: THOROUGH_BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const br = ownBytes(await toBrotli(await plain(body), { params }))
  return br.length < body.br.length ? { ...body, br } : body
}

/** A cached body, decompressed. */
export const plain = (body: Encoded): Promise<Buffer> => fromBrotli(body.br)

/** For an answer that is sent once: a third of the time that gzip's default step takes, and about its size. */
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

/** Compresses a short text in place: handing it to another thread would take longer. */
export function compressAtOnce(text: string, encoding: 'br' | 'gzip'): Uint8Array<ArrayBuffer> {
  return encoding === 'gzip' ? gzipSync(text, quickGzip) : brotliCompressSync(text, quickBrotli(text.length))
}

/** The published types are those of version 0.6, which had no preference. */
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[]
}

/** The codings among `codings` that a header accepts, best first; brotli leads where the header weighs both the same. */
function accepted(header: string, codings: readonly string[]): string[] {
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  return negotiator.encodings(codings, { preferred: ['br', 'gzip'] })
}

/** The best encoding for an Accept-Encoding header; identity where neither brotli nor gzip is wanted. */
export function chooseEncoding(header: string | undefined): Encoding {
  const [best] = header ? accepted(header, ['br', 'gzip']) : []
  return best === 'br' || best === 'gzip' ? best : 'identity'
}

import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** Side of one module of the code (px). */
const SCALE = 6
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BIT_DEPTH = 1
const GREYSCALE = 0

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, crc])
}

/** Drawn codes in the cache: each answer about a payment shows its code again. */
const CACHED_MAX = 500
const drawn = new Map<string, string>()

/** The QR code of a text as a black and white PNG in base64, which is what the provider sends as `qr_code_base64`. */
export function qrBase64(text: string): string {
  const cached = drawn.get(text)
  if (cached) return cached
  const oldest = drawn.keys().next().value
  if (drawn.size >= CACHED_MAX && oldest !== undefined) drawn.delete(oldest)
  const made = qrPng(text).toString('base64')
  drawn.set(text, made)
  return made
}

function qrPng(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const side = size * SCALE
  const rows = data.flatMap((modules) => {
    const row = Buffer.alloc(1 + Math.ceil(side / 8))
    for (let x = 0; x < side; x++) {
      const at = 1 + (x >> 3)
      if (!modules[Math.floor(x / SCALE)]) row[at] = (row[at] ?? 0) | (0x80 >> (x & 7))
    }
    return Array.from({ length: SCALE }, () => row)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = BIT_DEPTH
  header[9] = GREYSCALE
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

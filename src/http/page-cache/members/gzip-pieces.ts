import { constants, crc32, deflateRawSync } from 'node:zlib'
import { ownBytes } from '../../middleware/encoding.ts'

// The parts of the format (RFC 1951, 1952) that are put together by hand.
/** Magic number, deflate, no flags, no time, system unknown. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** A last block without contents. */
const LAST_BLOCK = Buffer.from([0x03, 0x00])
/** Largest stored block (bytes). */
const STORED_MAX_BYTES = 0xffff

/** Compressed once and well: it is sent many times. */
const LEVEL = 9

/** A piece of a deflate stream that refers to nothing before it and ends on a whole byte. */
export function flushed(piece: Buffer): Buffer {
  if (piece.length === 0) return piece
  return ownBytes(deflateRawSync(piece, { level: LEVEL, finishFlush: constants.Z_FULL_FLUSH }))
}

/** Bytes as they are, as blocks of a deflate stream. */
function stored(text: Buffer): Buffer[] {
  const blocks: Buffer[] = []
  for (let at = 0; at < text.length; at += STORED_MAX_BYTES) {
    const part = text.subarray(at, at + STORED_MAX_BYTES)
    const head = Buffer.alloc(5)
    head.writeUInt16LE(part.length, 1)
    head.writeUInt16LE(part.length ^ 0xffff, 3)
    blocks.push(head, part)
  }
  return blocks
}

/**
 * A gzip file of pieces that were compressed before and texts that were not.
 * @param whole the pieces and the texts in turns, beginning with a piece
 * @param zipped each piece, {@link flushed}
 */
export function gzipOf(whole: readonly Buffer[], zipped: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [GZIP_HEADER]
  let crc = 0
  let length = 0
  for (const [index, part] of whole.entries()) {
    crc = crc32(part, crc)
    length += part.length
    const piece = index % 2 === 0 ? zipped[index / 2] : undefined
    if (piece) parts.push(piece)
    else parts.push(...stored(part))
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc, 0)
  trailer.writeUInt32LE(length % 2 ** 32, 4)
  return Buffer.concat([...parts, LAST_BLOCK, trailer])
}

import type { PdfFault } from '../pdf/rules.ts'

/** Kind of check for a file. */
export type CheckKind = 'pdf' | 'picture'

/** Answer of the process. */
export type Reply =
  | { readonly fault: PdfFault }
  | { readonly refused: 'upload_not_image' | 'image_too_heavy' }
  | { readonly pages: number; readonly bytes: Uint8Array }
  | { readonly thumbnails: readonly { readonly width: number; readonly webp: Buffer }[] }

const NEWLINE = 0x0a

/** A reply as bytes: one line of JSON, then its files in order. */
export function formatReply(reply: Reply): Buffer {
  const files = 'bytes' in reply ? [reply.bytes] : 'thumbnails' in reply ? reply.thumbnails.map(({ webp }) => webp) : []
  const head =
    'bytes' in reply
      ? { pages: reply.pages }
      : 'thumbnails' in reply
        ? { widths: reply.thumbnails.map(({ width, webp }) => [width, webp.length]) }
        : reply
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...files])
}

/** null for what is no whole reply. */
export function parseReply(bytes: Buffer): Reply | null {
  const end = bytes.indexOf(NEWLINE)
  if (end < 0) return null
  const head = JSON.parse(bytes.subarray(0, end).toString('utf8'))
  const rest = bytes.subarray(end + 1)
  if ('pages' in head) return { pages: head.pages, bytes: rest }
  if (!('widths' in head)) return head
  let at = 0
  const thumbnails = (head.widths as [number, number][]).map(([width, length]) => {
    at += length
    return { width, webp: rest.subarray(at - length, at) }
  })
  return at === rest.length ? { thumbnails } : null
}

import { deflateRawSync, deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

/** One byte for each character. */
export const text = (content: string): Uint8Array => Uint8Array.from(Buffer.from(content, 'latin1'))

export const joined = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(parts))

/** A beginning, and zeros up to `size` bytes. */
export function padded(beginning: string, size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  bytes.set(text(beginning))
  return bytes
}

export const SVG_WITH_SCRIPT = text(
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"><script>alert(1)</script></svg>',
)

interface PdfOptions {
  readonly pages?: number
  /** More entries of the catalog. */
  readonly catalog?: string
  /** More entries of every page. */
  readonly page?: string
  /** An object inside a packed stream of objects; every page's list of annotations refers to it. */
  readonly packed?: string
  /** Packing of that stream; deflated by default. */
  readonly packing?: Packing
  /** An object outside of any stream, as it is written; every page's list of annotations refers to it. */
  readonly loose?: string
  /** A stream of zeros, packed; `bytes` long when unpacked. */
  readonly stream?: { bytes: number; twice?: boolean; dictionary?: string }
}

/** Packings of a stream: the filters it names, and their inverse. */
export const PACKINGS = {
  none: { filter: '', pack: (data: Buffer) => data },
  deflated: { filter: '/Filter /FlateDecode', pack: (data: Buffer) => deflateSync(data) },
  hex: { filter: '/Filter /ASCIIHexDecode', pack: (data: Buffer) => Buffer.from(`${data.toString('hex')}>`) },
  'run lengths': { filter: '/Filter /RunLengthDecode', pack: runLengths },
  'hex of deflated': {
    filter: '/Filter [/ASCIIHexDecode /FlateDecode]',
    pack: (data: Buffer) => Buffer.from(`${deflateSync(data).toString('hex')}>`),
  },
  'deflated hex': {
    filter: '/Filter [/FlateDecode /ASCIIHexDecode]',
    pack: (data: Buffer) => deflateSync(Buffer.from(`${data.toString('hex')}>`)),
  },
  'deflated with a predictor': {
    filter: '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 1 >>',
    // Each row of one byte: its kind (2: up), and the difference to the row above.
    pack: (data: Buffer) =>
      deflateSync(Buffer.from([...data].flatMap((byte, index) => [2, (byte - (data[index - 1] ?? 0)) & 0xff]))),
  },
} as const
type Packing = keyof typeof PACKINGS

/** Every byte as a literal run: the shortest encoder. */
function runLengths(data: Buffer): Buffer {
  return Buffer.from([...[...data].flatMap((byte) => [0, byte]), 128])
}

/** A PDF of a few KB, one stream of objects of which becomes `megabytes` when it is unpacked twice. */
export function runLengthBomb(megabytes: number): Uint8Array {
  const runs = Buffer.alloc((megabytes * 1024 * 1024) / 64)
  // 129: the next byte 128 times.
  for (let at = 0; at < runs.length; at += 2) runs.set([129, 0x20], at)
  const objects = plainPage()
  const data = deflateSync(runs, { level: 9 })
  objects.set(6, streamObject(data, '/Type /ObjStm /N 1 /First 6 /Filter [/FlateDecode /RunLengthDecode]'))
  return assemble(objects)
}

function plainPage(): Map<number, Buffer> {
  return new Map([
    [1, Buffer.from('<< /Type /Catalog /Pages 2 0 R >>')],
    [2, Buffer.from('<< /Type /Pages /Count 1 /Kids [5 0 R] >>')],
    [5, Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> >>')],
  ])
}

/** A PDF written by hand, so that it may contain anything. */
export function pdf(options: PdfOptions): Uint8Array {
  const { pages = 1, catalog = '', page = '', packed, packing = 'deflated', loose, stream } = options
  const kids = Array.from({ length: pages }, (_, index) => index + 5)
  const objects = new Map<number, Buffer>()
  const add = (id: number, content: string | Buffer) => objects.set(id, Buffer.from(content as string, 'latin1'))
  add(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`)
  add(2, `<< /Type /Pages /Count ${pages} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`)
  // Targets of links in the catalog have to exist.
  add(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  add(4, streamObject(Buffer.from('x'), ''))
  const next = pages + 5
  const annotations = [...(packed === undefined ? [] : [next + 9]), ...(loose === undefined ? [] : [next + 10])]
  const listed = annotations.length > 0 ? `/Annots [${annotations.map((id) => `${id} 0 R`).join(' ')}]` : ''
  for (const id of kids)
    add(id, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> ${listed} ${page} >>`)
  if (loose !== undefined) add(next + 10, loose)
  if (packed !== undefined) {
    const inside = Buffer.from(`${next + 9} 0 ${packed}`, 'latin1')
    const first = String(next + 9).length + 3
    const { filter, pack } = PACKINGS[packing]
    add(next, streamObject(pack(inside), `/Type /ObjStm /N 1 /First ${first} ${filter}`))
  }
  if (stream) {
    const once = deflateSync(Buffer.alloc(stream.bytes), { level: 9 })
    const filter = stream.twice ? '[/FlateDecode /FlateDecode]' : '/FlateDecode'
    const data = stream.twice ? deflateSync(once) : once
    add(next, streamObject(data, `${stream.dictionary ?? ''} /Filter ${filter}`))
  }
  return assemble(objects)
}

function streamObject(data: Buffer, dictionary: string): Buffer {
  const head = Buffer.from(`<< /Length ${data.length} ${dictionary} >>\nstream\n`, 'latin1')
  return Buffer.concat([head, data, Buffer.from('\nendstream')])
}

function assemble(objects: Map<number, Buffer>): Uint8Array {
  const parts = [Buffer.from('%PDF-1.7\n')]
  const places = new Map<number, number>()
  let size = parts[0]?.length ?? 0
  for (const [id, content] of objects) {
    places.set(id, size)
    const part = Buffer.concat([Buffer.from(`${id} 0 obj\n`), content, Buffer.from('\nendobj\n')])
    parts.push(part)
    size += part.length
  }
  const count = Math.max(...objects.keys()) + 1
  const lines = Array.from({ length: count }, (_, id) => {
    const place = places.get(id)
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`
  })
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n${lines.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`,
    ),
  )
  return joined(...parts)
}

/** A PDF made by a program, with a password. */
export function encryptedPdf(): Promise<Uint8Array> {
  const document = new PDFDocument({ userPassword: 'segredo', ownerPassword: 'segredo' })
  const chunks: Buffer[] = []
  return new Promise((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(joined(...chunks)))
    document.text('Folha protegida')
    document.end()
  })
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const chunk = Buffer.alloc(8 + body.length)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), 4 + body.length)
  return chunk
}

/** A small PNG file that claims a huge size. */
export function hugePng(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return joined(
    text('\x89PNG\r\n\x1a\n'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  )
}

const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 400,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
export const noisyPng = (): Promise<Buffer> => noise().png().toBuffer()
export const noisyJpeg = (): Promise<Buffer> => noise().jpeg().toBuffer()

/** A PNG whose picture data was changed after it was written. */
export async function brokenPng(): Promise<Uint8Array> {
  const bytes = Uint8Array.from(await noisyPng())
  bytes.fill(0, 2000, 6000)
  return bytes
}

/** A ZIP archive; `bytes` of an entry may lie about the name or the size. */
export function zip(
  entries: readonly (readonly [name: string, content: string | Uint8Array, claimedSize?: number])[],
): Uint8Array {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, content, claimedSize] of entries) {
    const raw = Buffer.from(content as string)
    const packed = deflateRawSync(raw, { level: 9 })
    const fileName = Buffer.from(name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(0x0800, 2)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(raw.length > 4_000_000 ? Buffer.alloc(0) : raw), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(claimedSize ?? raw.length, 18)
    shared.writeUInt16LE(fileName.length, 22)
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), shared, fileName, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), shared, tail, fileName]))
    local.push(head)
    offset += head.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return joined(...local, directory, Buffer.from('PK\x05\x06'), end)
}

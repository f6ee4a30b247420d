import { PDF_PAGES_MAX } from '../rules.ts'

/** Why a PDF is not accepted. */
export type PdfFault =
  | 'not_pdf'
  | 'encrypted'
  | 'scripts'
  | 'actions'
  | 'attachments'
  | 'forms'
  | 'mixed'
  | 'too_many_pages'
  | 'too_heavy'

/** What the thread that looks into a PDF answers. */
export type PdfVerdict = { readonly pages: number } | { readonly fault: PdfFault }

/** Bytes at the end of a file that must contain the end marker (PDF 1.7, implementation notes). */
const TAIL_BYTES = 1024
/** Longest end of a ZIP: its record and a comment. */
const ZIP_TAIL_BYTES = 22 + 65_535
/** Pixels an embedded picture may have: twice an A4 page at 600 dots per inch. */
const IMAGE_PIXELS_MAX = 80_000_000

/**
 * What is wrong with the outside of the file, or null: it has to begin and end as a PDF, so that nothing is cut off
 * and nothing else is appended (files that are two formats at once). `text` holds one character for each byte.
 */
export function outerFault(text: string): PdfFault | null {
  if (!text.startsWith('%PDF-')) return 'not_pdf'
  const tail = text.slice(-TAIL_BYTES)
  if (!tail.includes('%%EOF') || !tail.includes('startxref')) {
    return text.slice(-ZIP_TAIL_BYTES).includes('PK\x05\x06') ? 'mixed' : 'not_pdf'
  }
  if (text.slice(-ZIP_TAIL_BYTES).includes('PK\x05\x06')) return 'mixed'
  return tail.slice(tail.lastIndexOf('%%EOF') + 5).trim() === '' ? null : 'mixed'
}

/** A stream of a PDF: its dictionary and the position of its bytes. */
export interface PdfStream {
  readonly dictionary: string
  readonly start: number
  readonly end: number
}

/** The text outside the streams (objects, dictionaries, trailers), and the streams. */
export interface PdfParts {
  readonly objects: string
  readonly streams: readonly PdfStream[]
}

const STREAM = /(?<!end)stream\r?\n/g

/** Where the bytes of a stream end: where its length says, when the end mark follows there; else at the next mark. */
function endOfStream(text: string, dictionary: string, start: number): number {
  const length = Number(/\/Length\s+(\d{1,9})(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? Number.NaN)
  if (Number.isInteger(length) && /^\s*endstream/.test(text.slice(start + length, start + length + 16))) {
    return start + length
  }
  const mark = text.indexOf('endstream', start)
  return mark < 0 ? text.length : mark
}

/** Takes a PDF apart, one character for each byte, without trusting its table of contents. */
export function partsOf(text: string): PdfParts {
  const pieces: string[] = []
  const streams: PdfStream[] = []
  let from = 0
  STREAM.lastIndex = 0
  for (let mark = STREAM.exec(text); mark; mark = STREAM.exec(text)) {
    const start = mark.index + mark[0].length
    const before = text.slice(from, mark.index)
    const dictionary = before.slice(Math.max(before.lastIndexOf(' obj'), 0))
    // The word inside a text or a comment begins no stream.
    if (!/>>\s*$/.test(dictionary)) continue
    const end = endOfStream(text, dictionary, start)
    pieces.push(before)
    streams.push({ dictionary: decodeNames(dictionary), start, end })
    from = end
    STREAM.lastIndex = end
  }
  pieces.push(text.slice(from))
  return { objects: pieces.join('\n'), streams }
}

/** `/J#61vaScript` → `/JavaScript`: names may be written with codes. */
function decodeNames(text: string): string {
  return text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

const FORBIDDEN: readonly (readonly [PdfFault, RegExp])[] = [
  ['encrypted', /\/Encrypt(?![A-Za-z])/],
  ['scripts', /\/(?:JavaScript|JS)(?![A-Za-z])/],
  ['attachments', /\/(?:EmbeddedFiles?|EF|FileAttachment)(?![A-Za-z])/],
  ['forms', /\/XFA(?![A-Za-z])/],
  ['actions', /\/(?:Launch|SubmitForm|ImportData|GoToE|GoToR|RichMedia|Rendition|Movie|Sound)(?![A-Za-z])/],
]

/** The first forbidden thing among a PDF's objects, or null. */
export function forbiddenIn(objects: string): PdfFault | null {
  const decoded = decodeNames(objects)
  return FORBIDDEN.find(([, pattern]) => pattern.test(decoded))?.[0] ?? null
}

/** Whether something happens as soon as the document is opened; the thread asks the reader whether it is harmless. */
export const hasOpenAction = (objects: string): boolean => /\/OpenAction(?![A-Za-z])/.test(decodeNames(objects))

/** What is to be done with a stream before the file may be trusted. */
export function streamPlan({ dictionary }: PdfStream): 'refuse' | 'inflate' | 'objects' | 'skip' {
  const deflated = dictionary.match(/\/(?:FlateDecode|Fl)(?![A-Za-z])/g)?.length ?? 0
  // Deflated twice: the first unpacking tells nothing about how large the second is.
  if (deflated > 1) return 'refuse'
  const [width = 0, height = 0] = ['Width', 'Height'].map((side) =>
    Number(new RegExp(`/${side}\\s+(\\d{1,9})`).exec(dictionary)?.[1] ?? 0),
  )
  if (width * height > IMAGE_PIXELS_MAX) return 'refuse'
  if (deflated === 0) return 'skip'
  return /\/ObjStm(?![A-Za-z])/.test(dictionary) ? 'objects' : 'inflate'
}

export const pagesFault = (pages: number): PdfFault | null =>
  pages > PDF_PAGES_MAX ? 'too_many_pages' : pages < 1 ? 'not_pdf' : null

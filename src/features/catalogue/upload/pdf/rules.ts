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

/** Bytes at the end of a file that must contain the end marker (PDF 1.7, implementation notes). */
const TAIL_BYTES = 1024
/** Longest end of a ZIP: its record and a comment. */
const ZIP_TAIL_BYTES = 22 + 65_535
/** Pixels an embedded picture may have: twice an A4 page at 600 dots per inch. */
const IMAGE_PIXELS_MAX = 80_000_000

/**
 * Fault of the file's framing, or null: it has to start and end as a PDF, so that it is complete and has no appended
 * data (files of two formats). `text` holds one character for each byte.
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

/** Entries that no sheet needs, wherever they are. */
const FORBIDDEN_KEYS: ReadonlyMap<string, PdfFault> = new Map([
  ['JS', 'scripts'],
  ['JavaScript', 'scripts'],
  ['AA', 'actions'],
  ['EF', 'attachments'],
  ['EmbeddedFiles', 'attachments'],
  ['AF', 'attachments'],
  ['RF', 'attachments'],
  ['XFA', 'forms'],
  ['RichMediaContent', 'actions'],
  ['RichMediaSettings', 'actions'],
  ['OPI', 'attachments'],
  ['FFilter', 'attachments'],
])

/** Kinds of actions that do more than turn to a page. */
const FORBIDDEN_ACTIONS: ReadonlyMap<string, PdfFault> = new Map([
  ['JavaScript', 'scripts'],
  ...[
    ...['Launch', 'SubmitForm', 'ImportData', 'ResetForm', 'GoToR', 'GoToE', 'GoToDp', 'GoTo3DView', 'Hide', 'Movie'],
    ...['Rendition', 'RichMediaExecute', 'SetOCGState', 'Sound', 'Thread', 'Trans'],
  ].map((name) => [name, 'actions'] as const),
])
const FORBIDDEN_ANNOTATIONS: ReadonlyMap<string, PdfFault> = new Map([
  ['FileAttachment', 'attachments'],
  ...['Movie', 'Sound', 'Screen', 'RichMedia', '3D'].map((name) => [name, 'actions'] as const),
])
/** Entries that hold an action. */
const ACTION_KEYS: readonly string[] = ['A', 'PA', 'Next', 'OpenAction', 'Dest']
/** Allowed actions. */
const ALLOWED_ACTIONS: ReadonlySet<string> = new Set(['GoTo', 'URI', 'Named'])
const ALLOWED_ADDRESS = /^(?:https?:|mailto:)/i

/** A dictionary as the rules look at it: decoded names of its entries; names and texts among the values, else null. */
export interface PdfEntries {
  readonly isStream: boolean
  readonly keys: readonly string[]
  readonly name: (key: string) => string | null
  readonly text: (key: string) => string | null
  /** The dictionary an entry is or refers to. */
  readonly dictionary: (key: string) => PdfEntries | null
}

/** Fault of one dictionary, or null. */
export function dictionaryFault(entries: PdfEntries): PdfFault | null {
  for (const key of entries.keys) {
    const fault = FORBIDDEN_KEYS.get(key)
    if (fault) return fault
  }
  const isStructure = entries.name('Type') === 'StructElem'
  const action = entries.name('S')
  const forbidden = action !== null && !isStructure ? FORBIDDEN_ACTIONS.get(action) : undefined
  if (forbidden) return forbidden
  const annotation = FORBIDDEN_ANNOTATIONS.get(entries.name('Subtype') ?? '')
  if (annotation && entries.keys.includes('Rect')) return annotation
  // Content of another file, on this machine or any other.
  const type = entries.name('Type')
  if (type === 'Filespec' || type === 'F' || type === 'EmbeddedFile') return 'attachments'
  if (entries.isStream && entries.keys.includes('F')) return 'attachments'
  if (entries.name('Subtype') === 'Form' && entries.keys.includes('Ref')) return 'attachments'
  const address = entries.text('URI') ?? entries.text('Base')
  if (address !== null && !ALLOWED_ADDRESS.test(address.trim())) return 'actions'
  if (action === 'URI' && address === null) return 'actions'
  for (const key of ACTION_KEYS) {
    const given = entries.dictionary(key)
    // A tree of structure has attributes under the same name.
    if (!given || isStructure) continue
    const kind = given.name('S')
    const isAction = key === 'OpenAction' || given.name('Type') === 'Action'
    const isHarmless = key === 'OpenAction' ? kind === 'GoTo' : kind !== null && ALLOWED_ACTIONS.has(kind)
    if (isAction && !isHarmless) return FORBIDDEN_ACTIONS.get(kind ?? '') ?? 'actions'
  }
  return null
}

/** Handling of a stream before the file may be trusted. */
export function streamPlan(stream: {
  readonly filters: readonly string[]
  readonly width: number
  readonly height: number
}): 'refuse' | 'inflate' | 'skip' {
  const { filters, width, height } = stream
  if (width * height > IMAGE_PIXELS_MAX) return 'refuse'
  const isDeflated = (name: string) => name === 'FlateDecode' || name === 'Fl'
  // Packed twice: the size after the first unpacking is no bound for the second.
  if (
    filters.length > 2 ||
    filters.filter((name) => /^(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)$/.test(name)).length > 1
  )
    return 'refuse'
  if (filters.length === 0) return 'skip'
  return isDeflated(filters[0] ?? '') ? 'inflate' : 'skip'
}

export const pagesFault = (pages: number): PdfFault | null =>
  pages > PDF_PAGES_MAX ? 'too_many_pages' : pages < 1 ? 'not_pdf' : null

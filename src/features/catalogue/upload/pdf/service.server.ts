/** Checks one PDF and rewrites it. Run in a separate process (../checks/worker.ts), never in the site's. */
import { createInflate } from 'node:zlib'
import { EncryptedPDFError, PDFDict, PDFDocument, PDFRawStream, PDFStream } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { entriesOf, planOf, reachedFrom } from './objects.rules.ts'
import { dictionaryFault, outerFault, type PdfFault, pagesFault } from './rules.ts'

/** Largest unpacked size of one stream, and of all together, in bytes: many pages scanned at 300 dots per inch. */
const STREAM_BYTES_MAX = 128 * 1024 * 1024
const TOTAL_BYTES_MAX = 768 * 1024 * 1024

/** Of several faults the first of these is reported. */
const GRAVEST_FIRST: readonly PdfFault[] = ['scripts', 'attachments', 'forms', 'actions']

class Refusal extends Error {
  readonly fault: PdfFault

  constructor(fault: PdfFault) {
    super(fault)
    this.fault = fault
  }
}

function refuseIf(fault: PdfFault | null): void {
  if (fault) throw new Refusal(fault)
}

/** Bytes a stream becomes when unpacked. A broken stream ends where it breaks. */
async function inflatedSize(bytes: Uint8Array): Promise<number> {
  const inflate = createInflate()
  let size = 0
  try {
    inflate.end(bytes)
    for await (const chunk of inflate) {
      size += chunk.length
      if (size > STREAM_BYTES_MAX) throw new Refusal('too_heavy')
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
  } finally {
    inflate.destroy()
  }
  return size
}

/** Looks at every object of the file, reachable or not, packed ones too. */
async function inspect(document: PDFDocument): Promise<void> {
  const all = document.context.enumerateIndirectObjects().map(([, object]) => object)
  const streams: PDFRawStream[] = []
  const faults = new Set<PdfFault | null>()
  for (const object of reachedFrom(document, all)) {
    if (object instanceof PDFStream) faults.add(dictionaryFault(entriesOf(object.dict, true)))
    else if (object instanceof PDFDict) faults.add(dictionaryFault(entriesOf(object, false)))
    if (object instanceof PDFRawStream) streams.push(object)
  }
  refuseIf(GRAVEST_FIRST.find((fault) => faults.has(fault)) ?? null)
  let total = 0
  for (const stream of streams) {
    const plan = planOf(stream.dict)
    if (plan === 'refuse') throw new Refusal('too_heavy')
    if (plan === 'inflate') total += await inflatedSize(stream.contents)
    if (total > TOTAL_BYTES_MAX) throw new Refusal('too_heavy')
  }
}

/** Opens the document as a reader would, and counts its pages. */
async function pagesIn(bytes: Uint8Array): Promise<number> {
  const data = Uint8Array.from(bytes)
  const task = getDocument({ data, useWasm: false, useSystemFonts: false, enableXfa: true, verbosity: 0 })
  try {
    const document = await task.promise
    refuseIf(pagesFault(document.numPages))
    if ((await document.getJSActions()) !== null) throw new Refusal('scripts')
    if ((await document.getAttachments()) !== null) throw new Refusal('attachments')
    if (document.isPureXfa || document.allXfaHtml) throw new Refusal('forms')
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      if ((await page.getJSActions()) !== null) throw new Refusal('scripts')
      page.cleanup()
    }
    return document.numPages
  } finally {
    await task.destroy()
  }
}

/**
 * Reads every object of a PDF, refuses those that a sheet does not need, and rewrites the rest: data that the reader
 * did not understand, or without a reference, is not in the stored file.
 */
export async function examinePdf(
  bytes: Uint8Array,
): Promise<{ fault: PdfFault } | { pages: number; bytes: Uint8Array }> {
  try {
    refuseIf(outerFault(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')))
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
    await inspect(document)
    const leaves = document.getPageCount()
    refuseIf(pagesFault(leaves))
    const { context } = document
    const { Root, Info } = context.trailerInfo
    const reached = new Set(
      reachedFrom(
        document,
        [Root, Info].filter((one) => one !== undefined),
      ),
    )
    for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
    const anew = await document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
    const pages = await pagesIn(anew)
    return pages === leaves ? { pages, bytes: anew } : { fault: 'not_pdf' }
  } catch (error) {
    if (error instanceof Refusal) return { fault: error.fault }
    if (error instanceof EncryptedPDFError) return { fault: 'encrypted' }
    if (error instanceof RangeError && /allocation/i.test(error.message)) return { fault: 'too_heavy' }
    return { fault: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'not_pdf' }
  }
}

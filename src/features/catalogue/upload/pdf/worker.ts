/**
 * A thread that looks into one PDF and ends. It is started from this source file, not from the bundle (Node runs
 * TypeScript by leaving out the types), with little memory; the parent ends it when it takes too long.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { createInflate } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import {
  forbiddenIn,
  hasOpenAction,
  outerFault,
  type PdfFault,
  type PdfVerdict,
  pagesFault,
  partsOf,
  streamPlan,
} from './rules.ts'

/** What one stream, and all together, may become when unpacked, in bytes: many pages scanned at 300 dots per inch. */
const STREAM_BYTES_MAX = 128 * 1024 * 1024
const TOTAL_BYTES_MAX = 768 * 1024 * 1024
/** Streams of objects stay in memory while they are searched; no honest one is so large, in bytes. */
const OBJECTS_BYTES_MAX = 16 * 1024 * 1024

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

/** Bytes a stream becomes when unpacked. `keep` receives them. A broken stream ends where it breaks. */
async function inflatedSize(bytes: Uint8Array, limit: number, keep?: (chunk: Buffer) => void): Promise<number> {
  const inflate = createInflate()
  let size = 0
  try {
    inflate.end(bytes)
    for await (const chunk of inflate) {
      size += chunk.length
      if (size > limit) throw new Refusal('too_heavy')
      keep?.(chunk)
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
  } finally {
    inflate.destroy()
  }
  return size
}

/** Looks at every object, packed ones too, and makes sure that no stream unpacks to more than it should. */
async function inspectBytes(bytes: Uint8Array): Promise<{ openAction: boolean }> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  refuseIf(outerFault(text))
  const { objects, streams } = partsOf(text)
  refuseIf(forbiddenIn(objects))
  let openAction = hasOpenAction(objects)
  let total = 0
  for (const stream of streams) {
    const plan = streamPlan(stream)
    if (plan === 'refuse') throw new Refusal('too_heavy')
    if (plan === 'skip') continue
    const packed = bytes.subarray(stream.start, stream.end)
    const chunks: Buffer[] = []
    const isObjects = plan === 'objects'
    total += await inflatedSize(
      packed,
      isObjects ? OBJECTS_BYTES_MAX : STREAM_BYTES_MAX,
      isObjects ? (chunk) => chunks.push(chunk) : undefined,
    )
    if (total > TOTAL_BYTES_MAX) throw new Refusal('too_heavy')
    const unpacked = Buffer.concat(chunks).toString('latin1')
    refuseIf(forbiddenIn(unpacked))
    openAction ||= hasOpenAction(unpacked)
  }
  return { openAction }
}

/** Opens the document as a reader would, and counts its pages. */
async function openDocument(bytes: Uint8Array, openAction: boolean): Promise<number> {
  const task = getDocument({ data: bytes, useWasm: false, useSystemFonts: false, enableXfa: true, verbosity: 0 })
  // Never resolves when a password is asked for, unless it is refused.
  task.onPassword = () => {
    throw new Refusal('encrypted')
  }
  try {
    const document = await task.promise
    refuseIf(pagesFault(document.numPages))
    if ((await document.getJSActions()) !== null) throw new Refusal('scripts')
    if ((await document.getAttachments()) !== null) throw new Refusal('attachments')
    if (document.isPureXfa || document.allXfaHtml) throw new Refusal('forms')
    // A place to begin reading is harmless; anything else that happens by itself is not.
    if (openAction && !(await document.getOpenAction())?.has('dest')) throw new Refusal('actions')
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      if ((await page.getJSActions()) !== null) throw new Refusal('scripts')
      const annotations: { attachment?: unknown }[] = await page.getAnnotations()
      if (annotations.some(({ attachment }) => attachment)) throw new Refusal('attachments')
      page.cleanup()
    }
    return document.numPages
  } finally {
    await task.destroy()
  }
}

async function verdictOn(bytes: Uint8Array): Promise<PdfVerdict> {
  try {
    const { openAction } = await inspectBytes(bytes)
    return { pages: await openDocument(bytes, openAction) }
  } catch (error) {
    if (error instanceof Refusal) return { fault: error.fault }
    return { fault: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'not_pdf' }
  }
}

parentPort?.postMessage(await verdictOn(workerData as Uint8Array))

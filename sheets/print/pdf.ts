/**
 * A sheet as a PDF: A4, vector, every colour in CMYK, fonts embedded with only the letters used.
 * The same sheet and metadata give the same bytes.
 */
import PDFDocument from 'pdfkit'
import { loadFont } from '../lettering/fonts.ts'
import { PAPER_TEXTS } from '../page/texts.ts'
import type { Ink, Mark, PathMark, ScenePage, Sheet, SheetFont, TextMark } from '../scene/scene.ts'

export const POINTS_PER_MM = 72 / 25.4
const NOT_DRAWN: Ink = [0, 0, 0, 0]

export interface PdfMetadata {
  readonly title: string
  readonly author: string
  readonly subject: string
  /** Written as creation date; also part of the file's ID. */
  readonly createdAt: Date
  readonly keywords?: string
}

export interface PdfOptions {
  /** Off for tests that read the drawing operators. Default true. */
  readonly compress?: boolean
}

export type Doc = InstanceType<typeof PDFDocument>

const cmyk = (ink: Ink) => [ink[0], ink[1], ink[2], ink[3]] as unknown as PDFKit.Mixins.ColorValue

/** pdfkit wants dash lengths above zero. */
const dashLengths = (dash: readonly number[]) => dash.map((length) => Math.max(length, 0.01))

/** pdfkit accepts a parsed fontkit font wherever it accepts a file, but its types do not. */
const setFont = (doc: Doc, font: SheetFont) => doc.font(loadFont(font) as unknown as PDFKit.Mixins.PDFFontSource)

function setStroke(doc: Doc, stroke: Ink, width: number, dash: readonly number[] | undefined) {
  doc.strokeColor(cmyk(stroke)).lineWidth(width)
  // The declared type allows one number only; the implementation takes the whole pattern.
  if (dash) doc.dash(dashLengths(dash) as unknown as number, {})
  else doc.undash()
}

function drawPath(doc: Doc, mark: PathMark) {
  if (mark.stroke) {
    setStroke(doc, mark.stroke, mark.width ?? 0, mark.dash)
    doc.lineCap(mark.cap ?? 'butt').lineJoin(mark.join ?? 'miter')
  }
  doc.path(mark.d)
  const rule = mark.fillRule === 'evenodd' ? 'even-odd' : 'non-zero'
  if (mark.fill) doc.fillColor(cmyk(mark.fill))
  if (mark.fill && mark.stroke) doc.fillAndStroke(undefined, undefined, rule)
  else if (mark.fill) doc.fill(rule)
  else if (mark.stroke) doc.stroke()
}

/**
 * Readers place a spelled text with the coordinates in force where it ends. pdfkit turns the page over to set a text,
 * so it is turned over for the end, too.
 */
function endSpelled(doc: Doc) {
  doc.save().transform(1, 0, 0, -1, 0, doc.page.height)
  doc.endMarkedContent()
  doc.restore()
}

function drawText(doc: Doc, mark: TextMark) {
  setFont(doc, mark.font)
  doc.fontSize(mark.size)
  const width = doc.widthOfString(mark.text)
  const x = mark.x - (mark.anchor === 'middle' ? width / 2 : mark.anchor === 'end' ? width : 0)
  if (mark.outline) {
    setStroke(doc, mark.outline.stroke, mark.outline.width, mark.outline.dash)
    doc.lineCap('round').lineJoin('round')
  }
  doc.fillColor(cmyk(mark.fill ?? NOT_DRAWN))
  // The cursive joins letters with special glyphs and splits off accents: its text is given beside the glyphs.
  const spelled = mark.font === 'cursive'
  if (spelled) doc.markContent('Span', { actual: mark.text })
  doc.text(mark.text, x, mark.y, {
    lineBreak: false,
    baseline: 'alphabetic',
    ...(mark.outline && { stroke: true, fill: Boolean(mark.fill) }),
  })
  if (spelled) endSpelled(doc)
}

/** Draws marks on the open page of a document whose lengths are mm. */
export function drawMarks(doc: Doc, marks: readonly Mark[]) {
  for (const mark of marks) {
    if (mark.kind === 'path') drawPath(doc, mark)
    else if (mark.kind === 'text') drawText(doc, mark)
    else {
      doc.save().translate(mark.x, mark.y)
      if (mark.rotate) doc.rotate(mark.rotate)
      if (mark.scale !== undefined || mark.flip) doc.scale((mark.scale ?? 1) * (mark.flip ? -1 : 1), mark.scale ?? 1)
      if (mark.clip) doc.path(mark.clip).clip()
      drawMarks(doc, mark.children)
      doc.restore()
    }
  }
}

/** Pages of the PDF: the worksheet pages, then the answer key. */
export function pageCountOf(sheet: Sheet): number {
  return sheet.pages.length + sheet.answerKeys.length
}

/** The bytes of all chunks, one after the other. */
function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.byteLength, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

/** A new document that hands over what it writes; it ends, or fails when pdfkit cannot write it. */
export function openDoc(metadata: PdfMetadata, options: PdfOptions, write: (chunk: Uint8Array<ArrayBuffer>) => void) {
  const doc = new PDFDocument({
    autoFirstPage: false,
    compress: options.compress ?? true,
    // No default font: pdfkit would name Helvetica, which is not embedded.
    font: null as unknown as string,
    lang: 'pt-BR',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: metadata.title,
      Author: metadata.author,
      Subject: metadata.subject,
      Creator: PAPER_TEXTS.product,
      CreationDate: metadata.createdAt,
      ...(metadata.keywords && { Keywords: metadata.keywords }),
    },
  })
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', write)
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  return { doc, ended }
}

/** Renders pages, in Node and in browsers. Rejects when pdfkit cannot draw a mark (bad path data). */
export async function pagesToPdf(
  pages: readonly ScenePage[],
  metadata: PdfMetadata,
  options: PdfOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  const { doc, ended } = openDoc(metadata, options, (chunk) => chunks.push(chunk))
  for (const page of pages) {
    doc.addPage({ size: 'A4', layout: page.landscape ? 'landscape' : 'portrait', margin: 0 })
    doc.scale(POINTS_PER_MM)
    drawMarks(doc, page.marks)
  }
  doc.end()
  await ended
  return joined(chunks)
}

/** Renders the sheet. Rejects as {@link pagesToPdf} does. */
export async function renderPdf(sheet: Sheet, metadata: PdfMetadata, options: PdfOptions = {}): Promise<Buffer> {
  const bytes = await pagesToPdf([...sheet.pages, ...sheet.answerKeys], metadata, options)
  return Buffer.from(bytes.buffer)
}

import PDFDocument from 'pdfkit'
import { runsOf, type Weight } from './fonts/service.server.ts'

const MARGIN_PT = 64
const INK = '#111'
const FADED = '#555'

interface Style {
  readonly size: number
  readonly weight?: Weight
  readonly faded?: boolean
  /** Empty space below, in lines. */
  readonly below?: number
  /** Kept with the left edge so far in, in points. */
  readonly indent?: number
  /** Written left of the first line, such as the point of a list. */
  readonly mark?: string
  /** Lines that have to fit on the same page, this one among them: a heading does not stay behind alone. */
  readonly together?: number
}

/** Distance of a mark from its text (pt). */
const MARK_PT = 12
const FOOTER_SIZE = 9

/** A document on A4 paper, written from top to bottom. */
export function openPage(title: string) {
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN_PT,
    lang: 'pt-BR',
    info: { Title: title },
    tagged: true,
    bufferPages: true,
  })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part))
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
  })
  function put(text: string, weight: Weight): void {
    const runs = runsOf(text, weight)
    for (const [index, run] of runs.entries()) {
      // pdfkit's types know fonts by name and file; it takes the bytes of one as well.
      page.font(run.font as unknown as PDFKit.Mixins.PDFFontSource)
      page.text(run.text, { continued: index < runs.length - 1 })
    }
  }

  /** `1 de 3` below the text of each page, unless it is the only one. */
  function number(): void {
    const { count } = page.bufferedPageRange()
    for (let index = 0; count > 1 && index < count; index++) {
      page.switchToPage(index)
      // Inside the margin pdfkit would start another page.
      page.page.margins.bottom = 0
      page.fontSize(FOOTER_SIZE).fillColor(FADED)
      page.x = MARGIN_PT
      page.y = page.page.height - MARGIN_PT / 2 - FOOTER_SIZE
      put(`${index + 1} de ${count}`, 'regular')
    }
  }

  return {
    write(text: string, style: Style): void {
      const { size, weight = 'regular', faded = false, below = 0, indent = 0, mark, together = 1 } = style
      page.fontSize(size).fillColor(faded ? FADED : INK)
      if (page.y + together * page.currentLineHeight(true) > page.page.maxY()) page.addPage()
      if (mark) {
        const { y } = page
        page.x = MARGIN_PT + indent - MARK_PT
        put(mark, weight)
        page.y = y
      }
      page.x = MARGIN_PT + indent
      put(text, weight)
      page.moveDown(below)
    },
    end(): Promise<Buffer> {
      number()
      page.end()
      return done
    },
  }
}

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
}

/** A document on A4 paper, written from top to bottom. */
export function openPage(title: string) {
  const page = new PDFDocument({ size: 'A4', margin: MARGIN_PT, lang: 'pt-BR', info: { Title: title }, tagged: true })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part))
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
  })
  return {
    write(text: string, { size, weight = 'regular', faded = false, below = 0, indent = 0 }: Style): void {
      page.fontSize(size).fillColor(faded ? FADED : INK)
      page.x = MARGIN_PT + indent
      const runs = runsOf(text, weight)
      for (const [index, run] of runs.entries()) {
        // pdfkit's types know fonts by name and file; it takes the bytes of one as well.
        page.font(run.font as unknown as PDFKit.Mixins.PDFFontSource)
        page.text(run.text, { continued: index < runs.length - 1 })
      }
      page.moveDown(below)
    },
    end(): Promise<Buffer> {
      page.end()
      return done
    },
  }
}

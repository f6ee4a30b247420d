/** A PDF of many pages that share their drawings: each is stored once, as a form, and placed wherever it is printed. */
import { type Mark, PAGE_HEIGHT_MM, PAGE_WIDTH_MM, type ScenePage } from '../scene/scene.ts'
import { type Doc, drawMarks, openPdf, type PdfMetadata, type PdfOptions, POINTS_PER_MM } from './pdf.ts'

/** A stored drawing. */
export interface Form {
  readonly name: string
  readonly reference: unknown
  readonly landscape: boolean
}

/** A drawing on a paper, its upper left corner in mm; `over` is drawn upon it at the same scale. */
export interface Placed {
  readonly form: Form
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly over?: readonly Mark[]
}

export interface Paper {
  readonly landscape?: boolean
  readonly placed?: readonly Placed[]
  readonly marks?: readonly Mark[]
}

/** pdfkit's own parts that its types leave out. */
interface Reference {
  data: unknown
  end(): void
}
interface OpenPage {
  content: Reference
  dictionary: Reference
  resources: Reference
  xobjects: Record<string, unknown>
  width: number
  height: number
}
interface Inner {
  page: OpenPage
  _pageBuffer: OpenPage[]
  _root: { data: { Pages: { data: { Kids: unknown[]; Count: number } } } }
  addContent(data: string): void
}
const inner = (doc: Doc) => doc as unknown as Inner

const number = (value: number) => String(Math.round(value * 10_000) / 10_000)

export function openBookletPdf(metadata: PdfMetadata, options: PdfOptions = {}) {
  const { doc, bytes } = openPdf(metadata, options)
  let forms = 0
  let papers = 0

  return {
    /** Stores a page. It is drawn on a new page, which then leaves the document and stays as a form. */
    form(page: ScenePage): Form {
      const landscape = page.landscape ?? false
      doc.addPage({ size: 'A4', layout: landscape ? 'landscape' : 'portrait', margin: 0 })
      doc.scale(POINTS_PER_MM)
      const { page: drawn, _pageBuffer, _root } = inner(doc)
      _pageBuffer.pop()
      const pages = _root.data.Pages.data
      pages.Kids.pop()
      pages.Count -= 1
      Object.assign(drawn.content.data as object, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, drawn.width, drawn.height],
        Resources: drawn.resources,
      })
      // Its number is taken: the file needs an object under it.
      drawn.dictionary.data = null
      try {
        drawMarks(doc, page.marks)
      } finally {
        // A part that is missing ends the drawing: it is drawn again, and this one stays unused.
        for (const part of [drawn.dictionary, drawn.resources, drawn.content]) part.end()
      }
      forms += 1
      return { name: `Fm${forms}`, reference: drawn.content, landscape }
    },

    /** Adds a paper; one without anything on it stays white. */
    paper({ landscape = false, placed = [], marks = [] }: Paper): void {
      doc.addPage({ size: 'A4', layout: landscape ? 'landscape' : 'portrait', margin: 0 })
      papers += 1
      const { page } = inner(doc)
      for (const { form, x, y, scale, over = [] } of placed) {
        page.xobjects[form.name] = form.reference
        const height = (form.landscape ? PAGE_WIDTH_MM : PAGE_HEIGHT_MM) * POINTS_PER_MM
        // The y axis of a form points up, that of a pdfkit page down.
        const [left, top] = [x * POINTS_PER_MM, y * POINTS_PER_MM + height * scale]
        inner(doc).addContent('q')
        inner(doc).addContent(`${number(scale)} 0 0 ${number(-scale)} ${number(left)} ${number(top)} cm`)
        inner(doc).addContent(`/${form.name} Do`)
        inner(doc).addContent('Q')
        if (over.length > 0) {
          doc
            .save()
            .translate(left, y * POINTS_PER_MM)
            .scale(scale * POINTS_PER_MM)
          drawMarks(doc, over)
          doc.restore()
        }
      }
      if (marks.length > 0) {
        doc.save().scale(POINTS_PER_MM)
        drawMarks(doc, marks)
        doc.restore()
      }
    },

    papers: () => papers,

    /** The whole file. */
    end(): Promise<Uint8Array<ArrayBuffer>> {
      doc.end()
      return bytes
    },
  }
}

export type BookletPdf = ReturnType<typeof openBookletPdf>

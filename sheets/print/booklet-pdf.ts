/** A PDF of many pages that share their drawings: each is stored once, as a form, and placed wherever it is printed. */
import { type Mark, PAGE_HEIGHT_MM, PAGE_WIDTH_MM, type ScenePage } from '../scene/scene.ts'
import { blobOf } from './blob-parts.ts'
import { type Doc, drawMarks, openDoc, type PdfMetadata, type PdfOptions, POINTS_PER_MM } from './pdf.ts'

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

/** An object of another document, in the words of PDF; `placeOf` gives the place of another one of its objects. */
export interface ForeignObject {
  readonly number: number
  readonly words: (placeOf: (number: number) => string) => string
  /** Bytes as they are in the file; its words have no length. */
  readonly stream?: Uint8Array
}

/** Words that pdfkit writes as they are: it spells out plain objects. */
class Words {
  readonly [Symbol.toStringTag] = 'Words'
  /** Bytes are not packed again. */
  readonly Filter = 'given'
  Length: number | null = null
  readonly #words: string

  constructor(words: string) {
    this.#words = words
  }

  toString(): string {
    return this.Length === null ? this.#words : this.#words.replace(/>>$/, `/Length ${this.Length} >>`)
  }
}

/** pdfkit's own parts that its types leave out. */
interface Reference {
  data: unknown
  toString(): string
  write(bytes: Uint8Array): void
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
  _root: { data: { Pages: { data: { Kids: unknown[]; Count: number } }; OCProperties?: Layers } }
  ref(data: object): Reference
  addContent(commands: string): Doc
}
/** Layers that can be switched off (PDF 1.7, 8.11.4). */
interface Layers {
  readonly OCGs: readonly unknown[]
  readonly D: { readonly Order: readonly unknown[]; readonly OFF: readonly unknown[] }
}
const inner = (doc: Doc) => doc as unknown as Inner

const number = (value: number) => String(Math.round(value * 10_000) / 10_000)

/** pdfkit writes one character a byte. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}

export function openBookletPdf(metadata: PdfMetadata, options: PdfOptions = {}) {
  const file = blobOf('application/pdf')
  const { doc, ended } = openDoc(metadata, options, file.write)
  let forms = 0
  let papers = 0

  /** Commands of the page that is being drawn, as texts: pdfkit would make an array of bytes of each. */
  let commands: string[] = []
  inner(doc).addContent = (command) => {
    commands.push(command)
    return doc
  }
  /** Draws on a new page and gives its whole content. */
  function contentOf(landscape: boolean, draw: () => void): Uint8Array {
    commands = []
    doc.addPage({ size: 'A4', layout: landscape ? 'landscape' : 'portrait', margin: 0 })
    draw()
    return bytesOf(`${commands.join('\n')}\n`)
  }

  /** The page drawn last leaves the document. */
  function takeLastPage(): OpenPage {
    const { page, _pageBuffer, _root } = inner(doc)
    _pageBuffer.pop()
    const pages = _root.data.Pages.data
    pages.Kids.pop()
    pages.Count -= 1
    // Its number is taken: the file needs an object under it.
    page.dictionary.data = null
    return page
  }

  /** A part that is missing ends the drawing: it is drawn again, and nothing of this one stays. */
  function orNothing<Made>(draw: () => Made): Made {
    try {
      return draw()
    } catch (error) {
      endUnused(takeLastPage())
      throw error
    }
  }

  return {
    /** Stores a page. It is drawn on a new page, which then leaves the document and stays as a form. */
    form(page: ScenePage): Form {
      const landscape = page.landscape ?? false
      const content = orNothing(() =>
        contentOf(landscape, () => {
          doc.scale(POINTS_PER_MM)
          drawMarks(doc, page.marks)
        }),
      )
      const drawn = takeLastPage()
      Object.assign(drawn.content.data as object, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, drawn.width, drawn.height],
        Resources: drawn.resources,
      })
      drawn.content.write(content)
      for (const part of [drawn.dictionary, drawn.resources, drawn.content]) part.end()
      forms += 1
      return { name: `Fm${forms}`, reference: drawn.content, landscape }
    },

    /** Takes in objects of another document; gives their new references by their numbers. */
    adopt(objects: readonly ForeignObject[]): ReadonlyMap<number, unknown> {
      const places = new Map<number, Reference>()
      const placeOf = (number: number) => places.get(number)?.toString() ?? 'null'
      // Before any of them is written: they name each other.
      const waiting = objects.map(({ number, words, stream }) => {
        const wordsOf = () => new Words(words(placeOf))
        const reference = inner(doc).ref({ Filter: 'given' })
        places.set(number, reference)
        return { reference, wordsOf, stream }
      })
      for (const { reference, wordsOf, stream } of waiting) {
        reference.data = wordsOf()
        // pdfkit writes no stream without bytes.
        if (stream) reference.write(stream.length > 0 ? stream : Uint8Array.of(10))
        reference.end()
      }
      return places
    },

    /** Layers of adopted objects, of which some are switched off. */
    layers(all: readonly unknown[], off: readonly unknown[]): void {
      const { data } = inner(doc)._root
      const { OCGs, D } = data.OCProperties ?? { OCGs: [], D: { OFF: [] } }
      data.OCProperties = { OCGs: [...OCGs, ...all], D: { Order: [], OFF: [...D.OFF, ...off] } }
    },

    /** Stores a drawing given by its commands, in points from the lower left corner, with adopted objects by name. */
    drawing(commands: string, xobjects: Readonly<Record<string, unknown>>, landscape: boolean): Form {
      const size = [PAGE_WIDTH_MM * POINTS_PER_MM, PAGE_HEIGHT_MM * POINTS_PER_MM]
      const reference = inner(doc).ref({
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, ...(landscape ? size.reverse() : size)],
        Resources: { XObject: xobjects },
      })
      reference.write(bytesOf(commands))
      reference.end()
      forms += 1
      return { name: `Fm${forms}`, reference, landscape }
    },

    /** Adds a paper; one without anything on it stays white. */
    paper({ landscape = false, placed = [], marks = [] }: Paper): void {
      const content = orNothing(() =>
        contentOf(landscape, () => {
          for (const one of placed) place(doc, one)
          if (marks.length === 0) return
          doc.save().scale(POINTS_PER_MM)
          drawMarks(doc, marks)
          doc.restore()
        }),
      )
      papers += 1
      inner(doc).page.content.write(content)
    },

    papers: () => papers,

    /** The whole file. */
    async end(): Promise<Blob> {
      doc.end()
      await ended
      return file.whole()
    },
  }
}

function endUnused({ dictionary, resources, content }: OpenPage): void {
  for (const part of [dictionary, resources, content]) {
    part.data = null
    part.end()
  }
}

function place(doc: Doc, { form, x, y, scale, over = [] }: Placed): void {
  const { page } = inner(doc)
  page.xobjects[form.name] = form.reference
  const height = (form.landscape ? PAGE_WIDTH_MM : PAGE_HEIGHT_MM) * POINTS_PER_MM
  // The y axis of a form points up, that of a pdfkit page down.
  const [left, top] = [x * POINTS_PER_MM, y * POINTS_PER_MM + height * scale]
  inner(doc).addContent('q')
  inner(doc).addContent(`${number(scale)} 0 0 ${number(-scale)} ${number(left)} ${number(top)} cm`)
  inner(doc).addContent(`/${form.name} Do`)
  inner(doc).addContent('Q')
  if (over.length === 0) return
  doc
    .save()
    .translate(left, y * POINTS_PER_MM)
    .scale(scale * POINTS_PER_MM)
  drawMarks(doc, over)
  doc.restore()
}

export type BookletPdf = ReturnType<typeof openBookletPdf>

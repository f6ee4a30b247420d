/** Pages of uploaded files in a booklet: whole, as they are, each stored once in the booklet's file. */
import { PDFArray, PDFContext, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import type { BookletPdf, ForeignObject, Form } from '../../../../../sheets/print/booklet-pdf.ts'
import { ArrangeError, type FileFault, openSource } from '../../../variants/uploaded/components/arrange-pdf.ts'
import { formsIn, type Matrix, type PageForm, paintingOf } from '../../../variants/uploaded/components/page-forms.ts'
import { A4, type Size } from '../../../variants/uploaded/rules.ts'

/** An uploaded file with all that its pages need, and no more of it. */
export interface PreparedFile {
  readonly context: PDFContext
  readonly forms: readonly PageForm[]
  /** Layers that can be switched off, and those that are. */
  readonly layers: readonly PDFRef[]
  readonly hidden: readonly PDFRef[]
}

const refsIn = (dict: PDFDict | undefined, name: string): PDFRef[] =>
  dict
    ?.lookupMaybe(PDFName.of(name), PDFArray)
    ?.asArray()
    .filter((one) => one instanceof PDFRef) ?? []

function layersOf(catalog: PDFDict): Pick<PreparedFile, 'layers' | 'hidden'> {
  const properties = catalog.lookupMaybe(PDFName.of('OCProperties'), PDFDict)
  const layers = refsIn(properties, 'OCGs')
  const usual = properties?.lookupMaybe(PDFName.of('D'), PDFDict)
  const areOff = usual?.lookup(PDFName.of('BaseState')) === PDFName.of('OFF')
  const shown = refsIn(usual, 'ON')
  return { layers, hidden: areOff ? layers.filter((one) => !shown.includes(one)) : refsIn(usual, 'OFF') }
}

/** @throws ArrangeError */
export async function prepareFile(file: Blob): Promise<PreparedFile> {
  const { document } = await openSource(new Uint8Array(await file.arrayBuffer()))
  try {
    const context = PDFContext.create()
    const copies = formsIn(document.context, context)
    const forms = document.getPages().map(({ node }) => copies.pageForm(node))
    const catalog = context.obj({})
    copies.copyLayers(document.catalog, catalog)
    return { context, forms, ...layersOf(catalog) }
  } catch (cause) {
    throw new ArrangeError('damaged', { cause })
  }
}

const LENGTH = PDFName.of('Length')

function wordsOf(object: PDFObject, placeOf: (number: number) => string): string {
  if (object instanceof PDFRef) return placeOf(object.objectNumber)
  if (object instanceof PDFStream) return wordsOf(object.dict, placeOf)
  if (object instanceof PDFArray)
    return `[${object
      .asArray()
      .map((one) => wordsOf(one, placeOf))
      .join(' ')}]`
  if (!(object instanceof PDFDict)) return object.toString()
  const entries = object.entries().filter(([name]) => name !== LENGTH)
  return `<< ${entries.map(([name, value]) => `${name} ${wordsOf(value, placeOf)}`).join('\n')} >>`
}

const objectsOf = (context: PDFContext): ForeignObject[] =>
  context.enumerateIndirectObjects().map(([{ objectNumber }, object]) => ({
    number: objectNumber,
    words: (placeOf) => wordsOf(object, placeOf),
    ...(object instanceof PDFStream && { stream: object.getContents() }),
  }))

const turnedSize = ({ width, height }: Size): Size => ({ width: height, height: width })

/**
 * A page on A4: never cropped, and made larger or smaller to fill a paper of another size. A lying one turns the paper, or is
 * turned where papers have to stand.
 */
function placeOn({ width, height }: Size, areUpright: boolean): { matrix: Matrix; isLying: boolean } {
  const isLying = width > height
  const paper = isLying ? turnedSize(A4) : A4
  const scale = Math.min(paper.width / width, paper.height / height)
  const [x, y] = [(paper.width - width * scale) / 2, (paper.height - height * scale) / 2]
  if (isLying && areUpright) return { matrix: [0, scale, -scale, 0, A4.width - y, x], isLying: false }
  return { matrix: [scale, 0, 0, scale, x, y], isLying }
}

/** Stores the pages of a file; several on one paper all stand upright. */
export function storePages(pdf: BookletPdf, file: PreparedFile, areUpright: boolean): Form[] {
  const places = pdf.adopt(objectsOf(file.context))
  const placesOf = (refs: readonly PDFRef[]) => refs.map(({ objectNumber }) => places.get(objectNumber))
  if (file.layers.length > 0) pdf.layers(placesOf(file.layers), placesOf(file.hidden))
  return file.forms.map((form) => {
    const { matrix, isLying } = placeOn(form.frame, areUpright)
    const parts = form.layers.map((layer, i) => [`L${i}`, places.get(layer.form.objectNumber)] as const)
    return pdf.drawing(
      paintingOf(form, matrix, (i) => `L${i}`),
      Object.fromEntries(parts),
      isLying,
    )
  })
}

/** Bytes of files that stay read: more would fill a phone, so larger ones are read again each time. */
const KEPT_BYTES = 24 * 1024 * 1024

/** The uploaded files of one booklet, read one after the other. */
export function openFiles(files: ReadonlyMap<string, Blob>) {
  const kept = new Map<string, PreparedFile>()
  let keptBytes = 0

  /** @throws ArrangeError */
  async function prepared(id: string): Promise<PreparedFile> {
    const here = kept.get(id)
    if (here) return here
    const file = files.get(id)
    if (!file) throw new ArrangeError('damaged')
    const made = await prepareFile(file)
    if (keptBytes + file.size > KEPT_BYTES) return made
    keptBytes += file.size
    kept.set(id, made)
    return made
  }

  return {
    /** Number of pages of a file, or the reason that it cannot go in. */
    async examine(id: string): Promise<number | FileFault> {
      try {
        return (await prepared(id)).forms.length
      } catch (error) {
        if (error instanceof ArrangeError) return error.why
        throw error
      }
    },

    pages: async (pdf: BookletPdf, id: string, areUpright: boolean) => storePages(pdf, await prepared(id), areUpright),
  }
}

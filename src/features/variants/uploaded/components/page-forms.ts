/** A page of one PDF as a form of another: a drawing that can be put on a page anywhere, its text and lines as they were. */
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  type PDFPageLeaf,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { Size } from '../rules.ts'

/** Corners of a rectangle, the lower left one first. */
type Box = readonly [x0: number, y0: number, x1: number, y1: number]
/** As PDF writes it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** The part of a page that shows, and how it is turned. */
interface Frame extends Size {
  readonly box: Box
  /** From the page's own space to one that begins in the lower left corner of what shows. */
  readonly matrix: Matrix
}

export interface PageForm {
  readonly frame: Frame
  /** The page and the marks that people put on it (annotations), in the order of painting. */
  readonly layers: readonly { readonly form: PDFRef; readonly matrix: Matrix }[]
}

const UPRIGHT: Matrix = [1, 0, 0, 1, 0, 0]

const numbersOf = (array: PDFArray | undefined): number[] =>
  array ? array.asArray().map((_, i) => array.lookup(i, PDFNumber).asNumber()) : []

function boxOf(array: PDFArray | undefined): Box | null {
  const [x0, y0, x1, y1] = numbersOf(array)
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return null
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)]
}

/** Intersection of two boxes, or null. */
function shared(one: Box, other: Box): Box | null {
  const box: Box = [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ]
  return box[0] < box[2] && box[1] < box[3] ? box : null
}

/** @throws when the page has no size */
export function frameOf(page: PDFPageLeaf): Frame {
  const media = boxOf(page.MediaBox())
  const crop = boxOf(page.CropBox())
  const box = media && ((crop && shared(media, crop)) ?? shared(media, media))
  if (!box) throw new Error('a page without a size')
  const [x0, y0, x1, y1] = box
  const quarters = (((Math.round((page.Rotate()?.asNumber() ?? 0) / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3
  const turns: readonly Matrix[] = [
    [1, 0, 0, 1, -x0, -y0],
    [0, -1, 1, 0, -y0, x1],
    [-1, 0, 0, -1, x1, y1],
    [0, 1, -1, 0, y1, -x0],
  ]
  const [width, height] = quarters % 2 === 0 ? [x1 - x0, y1 - y0] : [y1 - y0, x1 - x0]
  const unit = page.lookupMaybe(PDFName.of('UserUnit'), PDFNumber)?.asNumber() ?? 1
  const matrix = (turns[quarters] ?? UPRIGHT).map((value) => value * unit) as unknown as Matrix
  return { width: width * unit, height: height * unit, box, matrix }
}

const F = { hidden: 2, print: 4 }

/** Appearance of a printed annotation; null for one that is invisible on paper. */
function appearanceOf(annotation: PDFDict): PDFRawStream | null {
  const flags = annotation.lookupMaybe(PDFName.of('F'), PDFNumber)?.asNumber() ?? 0
  if ((flags & F.hidden) !== 0 || (flags & F.print) === 0) return null
  if (annotation.lookup(PDFName.of('Subtype')) === PDFName.of('Popup')) return null
  const normal = annotation.lookupMaybe(PDFName.of('AP'), PDFDict)?.lookup(PDFName.of('N'))
  const state = annotation.lookup(PDFName.of('AS'))
  const shown = normal instanceof PDFDict && state instanceof PDFName ? normal.lookup(state) : normal
  return shown instanceof PDFRawStream ? shown : null
}

/**
 * Matrix of an appearance: its box, turned by its own matrix, fills the rectangle of the annotation (PDF 1.7, 12.5.5).
 */
function placeOf(annotation: PDFDict, appearance: PDFRawStream): Matrix | null {
  const rect = boxOf(annotation.lookupMaybe(PDFName.of('Rect'), PDFArray))
  const box = boxOf(appearance.dict.lookupMaybe(PDFName.of('BBox'), PDFArray))
  if (!rect || !box) return null
  const given = numbersOf(appearance.dict.lookupMaybe(PDFName.of('Matrix'), PDFArray))
  const [a, b, c, d, e, f] = given.length === 6 ? (given as unknown as Matrix) : UPRIGHT
  const corners = [
    [box[0], box[1]],
    [box[2], box[1]],
    [box[2], box[3]],
    [box[0], box[3]],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom]
  if (width === 0 || height === 0) return null
  const [sx, sy] = [(rect[2] - rect[0]) / width, (rect[3] - rect[1]) / height]
  return [sx, 0, 0, sy, rect[0] - left * sx, rect[1] - bottom * sy]
}

/** The drawing commands of a page as one stream; null for an empty page. */
function contentsOf(page: PDFPageLeaf): { bytes: Uint8Array; filter?: PDFRawStream } | null {
  const contents = page.Contents()
  if (contents instanceof PDFRawStream) return { bytes: contents.contents, filter: contents }
  if (!(contents instanceof PDFArray)) return null
  const parts = contents
    .asArray()
    .map((_, i) => contents.lookup(i))
    .filter((part) => part instanceof PDFRawStream)
    .map((part) => decodePDFRawStream(part).decode())
  // A command may not continue from one part to the next, but a part need not end with a space.
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length + 1, 0)).fill(10)
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length + 1
  }
  return { bytes: joined }
}

export const written = (numbers: readonly number[]) => numbers.map((number) => Number(number.toFixed(4))).join(' ')

/** Commands that paint a page whole, moved by `place`; `nameOf` gives the names of its layers. */
export function paintingOf({ frame, layers }: PageForm, place: Matrix, nameOf: (layer: number) => string): string {
  const { box, matrix } = frame
  return [
    `q ${written(place)} cm ${written(matrix)} cm`,
    `${written([box[0], box[1], box[2] - box[0], box[3] - box[1]])} re W n`,
    ...layers.map((layer, i) => `q ${written(layer.matrix)} cm /${nameOf(i)} Do Q`),
    'Q',
  ].join('\n')
}

/** Copies pages of one document into another; what several pages share is copied once. */
export function formsIn(from: PDFContext, into: PDFContext) {
  const copier = PDFObjectCopier.for(from, into)

  function formOf(page: PDFPageLeaf, box: Box): PDFRef | null {
    const contents = contentsOf(page)
    if (!contents) return null
    const { bytes, filter } = contents
    const resources = page.Resources()
    const group = page.lookupMaybe(PDFName.of('Group'), PDFDict)
    const entries = {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [...box],
      Resources: resources ? copier.copy(resources) : {},
      ...(group && { Group: copier.copy(group) }),
    }
    if (!filter) return into.register(into.flateStream(bytes, entries))
    const stream = into.stream(bytes, entries)
    for (const name of ['Filter', 'DecodeParms'].map((key) => PDFName.of(key))) {
      const value = filter.dict.lookup(name)
      if (value) stream.dict.set(name, copier.copy(value))
    }
    return into.register(stream)
  }

  /** Layers that can be switched off stay so. */
  function copyLayers(catalog: PDFDict, to: PDFDict): void {
    const name = PDFName.of('OCProperties')
    const layers = catalog.lookupMaybe(name, PDFDict)
    if (layers) to.set(name, copier.copy(layers))
  }

  function annotationsOf(page: PDFPageLeaf): { form: PDFRef; matrix: Matrix }[] {
    const annotations = page.Annots()
    return (annotations?.asArray() ?? []).flatMap((_, i) => {
      const annotation = annotations?.lookup(i)
      const appearance = annotation instanceof PDFDict ? appearanceOf(annotation) : null
      const matrix = annotation instanceof PDFDict && appearance ? placeOf(annotation, appearance) : null
      if (!appearance || !matrix) return []
      const form = copier.copy(appearance)
      form.dict.set(PDFName.of('Subtype'), PDFName.of('Form'))
      return [{ form: into.register(form), matrix }]
    })
  }

  return {
    copyLayers,
    /** @throws when the page has no size or what it draws cannot be read */
    pageForm(page: PDFPageLeaf): PageForm {
      const frame = frameOf(page)
      const form = formOf(page, frame.box)
      return { frame, layers: [...(form ? [{ form, matrix: UPRIGHT }] : []), ...annotationsOf(page)] }
    },
  }
}

/** The papers of a booklet: sides that begin on a front, several pages to a paper, keys side by side. */
import { GREY, PALE_GREY } from '../scene/inks.ts'
import { line, text } from '../scene/marks.ts'
import { type Mark, PAGE_HEIGHT_MM, PAGE_WIDTH_MM } from '../scene/scene.ts'

/** Pages on one paper. */
export type PerPaper = 1 | 2 | 4

/** A place on a paper, its upper left corner in mm. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const GRIDS = {
  2: { columns: 2, rows: 1, scale: 0.68, landscape: true },
  4: { columns: 2, rows: 2, scale: 0.47, landscape: false },
} as const

const CUT = { stroke: PALE_GREY, width: 0.3, dash: [3, 2] }

/** Places of the pages on one paper, and the lines between them. */
export function gridOf(perPaper: PerPaper): { places: Place[]; marks: Mark[]; landscape: boolean } {
  if (perPaper === 1) return { places: [{ x: 0, y: 0, scale: 1 }], marks: [], landscape: false }
  const { columns, rows, scale, landscape } = GRIDS[perPaper]
  const [width, height] = landscape ? [PAGE_HEIGHT_MM, PAGE_WIDTH_MM] : [PAGE_WIDTH_MM, PAGE_HEIGHT_MM]
  const [cellWidth, cellHeight] = [width / columns, height / rows]
  const places = Array.from({ length: columns * rows }, (_, i) => ({
    x: (i % columns) * cellWidth + (cellWidth - PAGE_WIDTH_MM * scale) / 2,
    y: Math.floor(i / columns) * cellHeight + (cellHeight - PAGE_HEIGHT_MM * scale) / 2,
    scale,
  }))
  const marks = [line(width / 2, 0, width / 2, height, CUT)]
  if (rows > 1) marks.push(line(0, height / 2, width, height / 2, CUT))
  return { places, marks, landscape }
}

/** The words above a small key. */
export const keyLabel = ({ x, y, scale }: Place, words: string): Mark =>
  text(x + (PAGE_WIDTH_MM * scale) / 2, y + 6, words, 3.4, { font: 'display', fill: GREY })

/** Papers that a part of so many pages needs, and white backs so that the next one begins on a front. */
export function papersOf(pages: number, perPaper: PerPaper, twoSided: boolean): { papers: number; blanks: number } {
  const papers = Math.ceil(pages / perPaper)
  return { papers, blanks: twoSided && papers % 2 === 1 ? 1 : 0 }
}

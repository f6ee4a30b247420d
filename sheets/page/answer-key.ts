/** The answer key: the solved pages made smaller, on as many pages as keep every letter legible. */
import type { Box } from '../lettering/bounds.ts'
import { GREY, PALE_GREY } from '../scene/inks.ts'
import { group, rect, text } from '../scene/marks.ts'
import type { Mark } from '../scene/scene.ts'
import { keyRecord } from './key-record.ts'
import { CONTENT } from './paper.ts'
import { PAPER_TEXTS } from './texts.ts'

export interface SolvedPage {
  /** Drawn inside `CONTENT`. */
  readonly marks: readonly Mark[]
  /** Of the worksheet, from 1. */
  readonly number: number
}

/** The smallest letters of a key, mm: 6 pt. */
export const SMALLEST_LETTER_MM = 6 / (72 / 25.4)

const GAP = 8
/** Room above each solved page for its number, mm. */
const LABEL_HEIGHT = 7
const LABEL_SIZE = 4.2
/** Solved pages side by side and one above the other, the largest first. */
const WHOLE = { columns: 1, rows: 1 }
const LAYOUTS = [WHOLE, { columns: 2, rows: 2 }, { columns: 2, rows: 3 }]
const LARGEST_SCALE = 0.92

/** Size in mm of the smallest text among the marks; Infinity without text. */
export function smallestText(marks: readonly Mark[], scale = 1): number {
  return marks.reduce((least, mark) => {
    if (mark.kind === 'text') return Math.min(least, mark.size * scale)
    if (mark.kind === 'group') return Math.min(least, smallestText(mark.children, scale * (mark.scale ?? 1)))
    return least
  }, Infinity)
}

type Layout = typeof WHOLE

function cellsFor({ columns, rows }: Layout): Box[] {
  const width = (CONTENT.width - GAP * (columns - 1)) / columns
  const height = (CONTENT.height - GAP * (rows - 1)) / rows
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: CONTENT.x + (i % columns) * (width + GAP),
    y: CONTENT.y + Math.floor(i / columns) * (height + GAP),
    width,
    height,
  }))
}

const INSET = 3
/** Of a page's number in its cell: between the edge and the frame that some pages have. */
const LABEL_BASELINE = 5.2

/** Scale of a solved page inside a cell, below its number. */
const scaleIn = (cell: Box) =>
  Math.min(
    (cell.width - 2 * INSET) / CONTENT.width,
    (cell.height - LABEL_HEIGHT - INSET) / CONTENT.height,
    LARGEST_SCALE,
  )

function placeSolved({ marks, number }: SolvedPage, cell: Box, labelled: boolean): Mark[] {
  const scale = Math.round(scaleIn(cell) * 1e4) / 1e4
  const x = cell.x + (cell.width - CONTENT.width * scale) / 2 - CONTENT.x * scale
  const y = cell.y + (labelled ? LABEL_HEIGHT : 0) - CONTENT.y * scale
  const solved = group(x, y, marks, { scale })
  if (!labelled) return [solved]
  return [
    solved,
    rect(cell.x, cell.y, cell.width, cell.height, { radius: 3, stroke: PALE_GREY, width: 0.35 }),
    text(cell.x + INSET, cell.y + LABEL_BASELINE, PAPER_TEXTS.solvedPage(number), LABEL_SIZE, {
      font: 'text',
      anchor: 'start',
      fill: GREY,
    }),
  ]
}

/** Whole rows that solved pages leave free, or else the last cell. */
function freeBox(places: readonly Box[], columns: number, used: number): Box | undefined {
  const rowStart = Math.ceil(used / columns) * columns
  const [first, last] = [places[rowStart] ?? places[used], places.at(-1)]
  if (!first || !last) return undefined
  return { ...first, width: last.x + last.width - first.x, height: last.y + last.height - first.y }
}

/** So many solved pages on each page of the key; never one alone on the last. */
function pagesOfKey(solved: readonly SolvedPage[], places: number): SolvedPage[][] {
  const counts = Array.from({ length: Math.ceil(solved.length / places) }, () => places)
  if (places > 2 && solved.length % places === 1 && counts.length > 1) counts[counts.length - 2] = places - 1
  const starts = counts.map((_, page) => counts.slice(0, page).reduce((sum, count) => sum + count, 0))
  return starts.map((start, page) => solved.slice(start, start + (counts[page] ?? places)))
}

/** Marks of each page of the answer key, inside `CONTENT`; no page without solved ones. */
export function keyPages(solved: readonly SolvedPage[], sheetPages: number, byPage = false): Mark[][] {
  if (solved.length === 0) return []
  const least = Math.min(...solved.map(({ marks }) => smallestText(marks)))
  const isLegible = (layout: Layout) => {
    const [first] = cellsFor(layout)
    return layout === WHOLE || (!byPage && first !== undefined && least * scaleIn(first) >= SMALLEST_LETTER_MM)
  }
  const pagesWith = ({ columns, rows }: Layout) => Math.ceil(solved.length / (columns * rows))
  // The fewest pages, and on them the largest drawings.
  const layout = LAYOUTS.filter(isLegible).reduce((best, one) => (pagesWith(one) < pagesWith(best) ? one : best), WHOLE)
  const places = cellsFor(layout)
  return pagesOfKey(solved, places.length).map((shown) => {
    return [
      ...shown.flatMap((one, i) => {
        const cell = places[i]
        return cell ? placeSolved(one, cell, sheetPages > 1) : []
      }),
      ...keyRecord(freeBox(places, layout.columns, shown.length)),
    ]
  })
}

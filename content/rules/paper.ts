/** Rules 10, 11 and 13: legible keys, black alone where black is promised, filled pages. */
import { type Box, boundsOf } from '../../sheets/lettering/bounds.ts'
import { SMALLEST_LETTER_MM, smallestText } from '../../sheets/page/answer-key.ts'
import { CONTENT } from '../../sheets/page/paper.ts'
import type { Ink, Mark } from '../../sheets/scene/scene.ts'
import type { DrawnPiece, Rule } from './drawn.ts'

function smallKeys({ sheet }: DrawnPiece): string[] {
  return sheet.answerKeys.flatMap(({ marks }) => {
    const least = smallestText(marks)
    return least < SMALLEST_LETTER_MM - 0.01 ? [`letters of ${((least * 72) / 25.4).toFixed(1)} pt in the key`] : []
  })
}

function inksOf(marks: readonly Mark[]): Ink[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'group') return inksOf(mark.children)
    const stroke = mark.kind === 'path' ? mark.stroke : mark.outline?.stroke
    return [...(stroke ? [stroke] : []), ...(mark.fill ? [mark.fill] : [])]
  })
}

function colours({ entry, sheet }: DrawnPiece): string[] {
  if (entry.shelf.format === 'Colorido') return []
  const found = [...sheet.pages, ...sheet.answerKeys]
    .flatMap(({ marks }) => inksOf(marks))
    .filter(([c, m, y]) => c + m + y > 0)
  return found.length > 0 ? [`${found.length} marks in colour, as ${found[0]?.join(' ')}`] : []
}

/** Side of the squares in which a page is looked over, mm. */
const SQUARE = 6
const MOST_EMPTY = 1 / 3

/** Boxes of single marks, a group as one box: the content of a frame is separate from the frame. */
function boxesOf(marks: readonly Mark[]): Box[] {
  return marks.flatMap((mark) => boundsOf([mark]) ?? [])
}

/** The largest empty rectangle of the drawing's part of the page, as a share of that part. */
function largestEmpty(marks: readonly Mark[]): number {
  const [columns, rows] = [Math.floor(CONTENT.width / SQUARE), Math.floor(CONTENT.height / SQUARE)]
  const full = new Set<number>()
  for (const box of boxesOf(marks)) {
    const [left, top] = [Math.floor((box.x - CONTENT.x) / SQUARE), Math.floor((box.y - CONTENT.y) / SQUARE)]
    const [right, bottom] = [(box.x + box.width - CONTENT.x) / SQUARE, (box.y + box.height - CONTENT.y) / SQUARE]
    for (let y = Math.max(0, top); y < Math.min(rows, bottom); y++)
      for (let x = Math.max(0, left); x < Math.min(columns, right); x++) full.add(y * columns + x)
  }
  // Heights of empty columns, row by row; the best rectangle under them.
  const heights = Array.from({ length: columns }, () => 0)
  let best = 0
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) heights[x] = full.has(y * columns + x) ? 0 : (heights[x] ?? 0) + 1
    for (let from = 0; from < columns; from++) {
      let least = Infinity
      for (let to = from; to < columns; to++) {
        least = Math.min(least, heights[to] ?? 0)
        best = Math.max(best, least * (to - from + 1))
      }
    }
  }
  return best / (columns * rows)
}

function emptyParts({ sheet }: DrawnPiece): string[] {
  return [...sheet.pages, ...sheet.answerKeys].flatMap(({ marks }, i) => {
    const empty = largestEmpty(marks)
    return empty > MOST_EMPTY ? [`page ${i + 1}: ${Math.round(empty * 100)} % empty in one place`] : []
  })
}

export const PAPER: readonly Rule[] = [
  { id: 'keys are printed at 6 pt and above', faults: smallKeys },
  { id: '«Preto e Branco» prints with black alone', faults: colours },
  { id: 'no third of a page is empty', faults: emptyParts },
]

/** A page of a notebook whose rows ask one thing each: a gap, something to choose from, a line to write on. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import { tint, WHITE } from '../../scene/inks.ts'
import { line } from '../../scene/marks.ts'
import type { Ink } from '../../scene/scene.ts'
import { BAND, notebook, pill, SPIRAL, sayingBand, wordOnLine } from '../ortografia/desk.ts'
import { drawInline, type InlineWord, inlineHeight } from '../ortografia/inline.ts'

export interface NotebookRow {
  readonly words: readonly InlineWord[]
  /** At the right end; the right one is ringed in the key. */
  readonly choices?: readonly string[]
  readonly right?: string
  /** Written on a line below the words. */
  readonly written?: string
}

export interface NotebookLook {
  readonly size: number
  readonly fill: Ink
  readonly color: boolean
  /** Spoken by a child above the notebook. */
  readonly hint?: string
  /** Taken by something else above the notebook, mm. */
  readonly above?: number
}

const PILL_HEIGHT = 9
const PILL_TEXT = PILL_HEIGHT * 0.56
const GAP_HEIGHT = 9
/** Room for handwriting between a sentence and the line below it, mm. */
const HAND = 12

/** Words between spaces, as they are printed. */
export const plainWords = (sentence: string): InlineWord[] =>
  sentence.split(' ').map((word) => ({ parts: [{ text: word }] }))

function drawRow({ words, choices = [], right, written }: NotebookRow, cell: Box, look: NotebookLook): PageMark[] {
  const { size } = look
  const pillWidth = Math.max(0, ...choices.map((choice) => measureText(choice, 'display', PILL_TEXT) + 8))
  const room = choices.length * (pillWidth + 2.5)
  const style = { size, leading: Math.max(size * 1.5, 8), width: cell.width - room - 7, gapHeight: GAP_HEIGHT }
  const height = inlineHeight(words, style)
  const base = cell.y + cell.height - 2.6
  const top = written === undefined ? middleY(cell) - height / 2 : Math.max(cell.y + 1.5, base - HAND - height)
  const [left, end] = [cell.x + 3, cell.x + cell.width - 4]
  return [
    ...drawInline(words, cell.x + 3, top, style),
    ...choices.flatMap((choice, i) =>
      pill(
        {
          x: cell.x + cell.width - 3 - room + i * (pillWidth + 2.5),
          y: middleY(cell) - PILL_HEIGHT / 2,
          width: pillWidth,
          height: PILL_HEIGHT,
        },
        choice,
        choice === right,
      ),
    ),
    ...(written === undefined
      ? []
      : [
          line(left, base, end, base, { width: 0.45 }),
          wordOnLine(left + 3, base, written, fitTextSize(written, 'display', 5, end - left - 8), 'start'),
        ]),
  ]
}

/** The rows of a page in a notebook that fills it. */
export function notebookRows(rows: readonly NotebookRow[], look: NotebookLook, random: Random): PageMark[] {
  const { hint, above = 0, fill, color } = look
  const top = CONTENT.y + above + (hint ? BAND + 4 : 0)
  const box = { ...CONTENT, y: top, height: CONTENT.y + CONTENT.height - top }
  const inside = { x: box.x + SPIRAL, y: box.y + 1, width: box.width - SPIRAL - 2, height: box.height - 3 }
  const cells = cellsOf(1, rows.length, { box: inside, gap: 0 })
  const rules = rows.some(({ written }) => written !== undefined) ? [] : cells.slice(1).map(({ y }) => y)
  return [
    ...(hint ? sayingBand(CONTENT, hint, random, color, color ? tint(fill, 0.5) : WHITE) : []),
    ...notebook(box, rules, fill, color),
    ...eachCell(rows, cells, (row, cell) => drawRow(row, cell, look)).flat(),
  ]
}

/** Cards to cut out: dashed lines with scissors, every card of the same size, with a clear border of 5 mm inside. */
import type { Box } from '../lettering/bounds.ts'
import { GREY } from '../scene/inks.ts'
import { group, line, round } from '../scene/marks.ts'
import type { Mark } from '../scene/scene.ts'
import { CONTENT } from './paper.ts'
import { drawPictogram } from './pictograms.ts'

/** From the line that is cut to what is drawn on the card, mm. */
const CUT_MARGIN = 5
/** Room for the scissors at the start of the lines, mm. */
const SCISSORS = 6
const DASH = [2.4, 1.8]

export interface CardGrid {
  /** From line to line. */
  readonly cards: readonly Box[]
  readonly marks: readonly Mark[]
}

function scissors(x: number, y: number, turn: number): Mark {
  const half = SCISSORS / 2
  return group(x, y, [drawPictogram('cut', -half, -half, SCISSORS)], turn ? { rotate: turn } : {})
}

/**
 * `columns` x `rows` cards that share their lines, so that few cuts are enough. With a smaller `count` the last row
 * ends after its last card: no empty card is cut out.
 */
export function cardGrid(columns: number, rows: number, box: Box = CONTENT, count = columns * rows): CardGrid {
  // A tenth of a millimetre is what a ruler shows: all cards measure the same.
  const width = Math.floor(((box.width - SCISSORS) / columns) * 10) / 10
  const height = Math.floor(((box.height - SCISSORS) / rows) * 10) / 10
  const [left, top] = [box.x + SCISSORS, box.y + SCISSORS]
  const [right, bottom] = [left + columns * width, top + rows * height]
  const style = { stroke: GREY, width: 0.4, dash: DASH, cap: 'butt' as const }
  const across = Array.from({ length: rows + 1 }, (_, i) => round(top + i * height))
  const down = Array.from({ length: columns + 1 }, (_, i) => round(left + i * width))
  const inLastRow = count - columns * (rows - 1)
  const end = round(left + inLastRow * width)
  return {
    cards: Array.from({ length: count }, (_, i) => ({
      x: left + (i % columns) * width,
      y: top + Math.floor(i / columns) * height,
      width,
      height,
    })),
    marks: [
      ...across.map((y, i) => line(left, y, i === rows ? end : right, y, style)),
      ...down.map((x, i) => line(x, top, x, i > inLastRow ? bottom - height : bottom, style)),
      ...across.slice(0, -1).map((y) => scissors(left - SCISSORS / 2, y, 0)),
      ...down.slice(1, -1).map((x) => scissors(x, top - SCISSORS / 2, 90)),
    ],
  }
}

/** The part of a card that may be drawn on. */
export const insideCard = (card: Box): Box => ({
  x: card.x + CUT_MARGIN,
  y: card.y + CUT_MARGIN,
  width: card.width - 2 * CUT_MARGIN,
  height: card.height - 2 * CUT_MARGIN,
})

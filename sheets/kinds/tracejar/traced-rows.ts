/** Rows of waves and of zigzags: their number, height and roads by level, and the last one, which the child finishes. */

import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, Mark, SheetOptions } from '../../scene/scene.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { stopRing } from './guides.ts'
import { type Drawn, lines } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'
import { SWINGS, type TrackShape } from './tracks.ts'

export interface RowPlan {
  readonly rows: number
  /** From the line's lowest to its highest, and the width of its road, mm. */
  readonly rise: number
  readonly road: number
  /** Of the wave or the zigzag in a row. */
  readonly repetitions: readonly [min: number, max: number]
  /** Share of the last line that is dotted. */
  readonly last: number
}

/** The lines of a page. */
export interface TracedPage {
  readonly pen: Pen
  readonly level: Level
  readonly repetitions: readonly number[]
  readonly shapes: readonly TrackShape[]
  /** Share of the last line that is dotted. */
  readonly last: number
  readonly page: number
}

export interface TracedRows extends Drawn {
  /** The dotted part of each stroke. */
  readonly dotted: readonly Stroke[]
}

export interface RowFacts {
  readonly repetitions: readonly number[]
  readonly strokes: readonly Stroke[]
}

/** A row's repetitions, fewest first. */
export const growing = (random: Random, rows: number, [least, most]: readonly [min: number, max: number]) =>
  Array.from({ length: rows }, () => random.integer(least, most)).sort((a, b) => a - b)

/**
 * Each row swings differently, and each page begins with another swing. A last row that the child finishes (less than
 * all of it is dotted) swings evenly: its rule is seen in what is dotted.
 */
export const swinging = (rows: number, page: number, last = 1): TrackShape[] =>
  Array.from({ length: rows }, (_, row) => ({
    swing: last < 1 && row === rows - 1 ? 'igual' : (SWINGS[(row + page) % SWINGS.length] ?? 'igual'),
  }))

/** So many corners of a zigzag are dotted where the child finishes it, up to one on the ground. */
export const shownCorners = ({ length }: Stroke, last: number) =>
  last < 1 ? Math.ceil((length * last) / 2) * 2 + 1 : length

/** The lines to trace; a last one that the child finishes ends in a ring. */
function tracedLines({ strokes, dotted }: TracedRows, { pen, level, last }: TracedPage): Mark[] {
  const { colour } = pen
  if (last === 1) return lines(dotted, colour, level)
  const end = strokes.at(-1)?.at(-1)
  return [
    ...lines(dotted.slice(0, -1), colour, level),
    ...lines(dotted.slice(-1), colour, level, 1, false),
    ...(end ? [stopRing(end, colour, 1.9)] : []),
  ]
}

/** The whole page, with what a test asks of it. */
export function rowsPage(drawn: TracedRows, page: TracedPage, options: SheetOptions) {
  const facts: RowFacts = { repetitions: page.repetitions, strokes: drawn.strokes }
  const marks = marksOf([drawn.picture, tracedLines(drawn, page), pictureTitle(page.pen, options)])
  return { marks, whole: true, facts, pictures: drawn.shows }
}

/** Measures of the reports of a survey, for their lines and for what an example writes on them. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'

export const PAPER: Box = { x: 15, y: 124, width: 180, height: 158 }
export const LEFT = PAPER.x + 5
export const RIGHT = PAPER.x + PAPER.width - 5
export const WIDTH = RIGHT - LEFT

/** Ten squares for each of three pictures. */
export const PICTURES = { top: PAPER.y + 16, row: 35, side: 11.6, most: 10, squares: LEFT + 36, ends: PAPER.y + 130 }

/** A table with two entries, grouped columns, three lines. */
export const GROUPED = {
  ...{ first: 36, tallied: 48, total: 19, row: 9.6, top: PAPER.y + 13.4 },
  ...{ foot: PAPER.y + 114.6, square: 4.3, pitch: 40, wide: 14, chart: LEFT + 9 },
  news: { from: PAPER.y + 139.2, pitch: 7.5, count: 3 },
}

export const PURPOSE = { from: PAPER.y + 27, pitch: 8.4, count: 2 }
export const SYNTHESIS = { from: PAPER.y + 130.4, pitch: 7.9, count: 4 }

export const DAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta']

const FIRST = 27
export const WEEK = {
  ...{ first: FIRST, row: 8.6, steps: 10, top: PAPER.y + 40, column: (WIDTH - FIRST) / DAYS.length },
  grid: { x: LEFT + FIRST, y: PAPER.y + 62, width: WIDTH - FIRST, height: 48 },
}

export const SYMBOLS = { first: 32, tallied: 40, total: 16, row: 13, top: PAPER.y + 48 }

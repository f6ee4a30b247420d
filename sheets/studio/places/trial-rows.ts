/** Rows of a trial with four things: a shelf, a table, the fridge below it, a window sill, a cupboard. Lengths in mm. */
import { box, circle } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import type { ExperimentName } from '../shapes/experiments.ts'
import { sun } from '../shapes/nature.ts'
import { shelfAt } from './observation-room.ts'

/** Left and right edge of a row beside its label; middle of its first thing, step to the next. */
const [LEFT, RIGHT] = [49.5, 197.5]
export const TRIAL = { first: 70, step: 36.6 } as const
const WIDTH = RIGHT - LEFT
const between = (i: number) => TRIAL.first + (i + 0.5) * TRIAL.step

const tableTop = (pen: Pen, foot: number): Drawing => [
  pen.shape(box(LEFT, foot - 2.5, WIDTH, 11, 1.4), 'redPale', 1),
  pen.line(`M${LEFT} ${foot + 0.6}H${RIGHT}`, 0.7),
]

/** A small fridge below the table, its door open, the legs of the table in front of its sides. */
const fridge = (pen: Pen, foot: number): Drawing => [
  pen.shape(box(LEFT + 1.5, foot - 43, WIDTH - 3, 53, 4), 'white', 1.2),
  pen.shape(box(LEFT + 3, foot - 41.5, WIDTH - 6, 42, 2), 'bluePale', 0.8),
  pen.shape(box(LEFT + 3, foot - 2.5, WIDTH - 6, 3.2), 'foam', 0.8),
  pen.shape(box(between(1) - 4, foot - 41.5, 8, 2, 0.6), 'white', 0.7),
  pen.shape(box(between(1) - 3, foot - 39.5, 6, 3.4, 1.6), 'yellow', 0.7),
  [LEFT + 1.6, RIGHT - 4.2].map((x) => pen.shape(box(x, foot - 46.5, 2.6, 59.5), 'wood', 0.9)),
]

const sill = (pen: Pen, foot: number): Drawing => [
  pen.shape(box(LEFT, foot - 43, WIDTH, 43, 1), 'white', 1.1),
  pen.shape(box(LEFT + 3, foot - 40, WIDTH - 6, 40), 'sky', 0.8),
  sun(pen, between(0) - 2, foot - 28, 0.36),
  [between(1)].map((x) => pen.shape(box(x - 1.5, foot - 40, 3, 38), 'white', 0.7)),
  shelfAt(pen, foot, []),
]

const cupboard = (pen: Pen, foot: number): Drawing => [
  pen.shape(box(LEFT, foot - 45, WIDTH, 55, 1), 'wood', 1.2),
  pen.shape(box(LEFT + 9, foot - 42, WIDTH - 18, 42), 'grey', 0.9),
  [LEFT + 4.5, RIGHT - 4.5].map((x) => [
    pen.line(`M${x - 2} ${foot - 40}V${foot - 4}M${x + 2} ${foot - 40}V${foot - 4}`, 0.6, 'brownDark'),
    pen.shape(circle(x, foot - 22, 1.6), 'yellow', 0.7),
  ]),
  pen.shape(box(LEFT, foot - 2.5, WIDTH, 3.2), 'woodDark', 0.9),
]

const ROWS: Partial<Record<ExperimentName, readonly [typeof sill, typeof sill]>> = {
  pao: [tableTop, fridge],
  feijao: [sill, cupboard],
}

/** Furniture below and behind the things of a side. */
export const trialRow = (pen: Pen, name: ExperimentName, side: 0 | 1, foot: number): Drawing =>
  ROWS[name]?.[side](pen, foot) ?? shelfAt(pen, foot, [])

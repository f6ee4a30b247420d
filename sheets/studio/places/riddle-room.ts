/** A room with a cabinet of drawers; before it a board on feet, an easel with an empty sheet, and two children. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const [LEFT, BOTTOM, WIDTH] = [15, 181, 180]
const [TOP, TALLEST] = [60, 22]
const BETWEEN = 3
const FEET = 282
const CHILD = 0.56

/** Drawers in two columns of so many, the left column first. */
export function drawersOf(rows: number): Frame[] {
  const height = Math.min(TALLEST, (BOTTOM - TOP) / rows)
  const width = (WIDTH - BETWEEN) / 2
  return [0, 1].flatMap((column) =>
    Array.from({ length: rows }, (_, row) => ({
      x: LEFT + column * (width + BETWEEN),
      y: BOTTOM - height * (rows - row) + 0.6,
      width,
      height: height - 1.2,
    })),
  )
}

/** The board of the riddle, and the sheet on the easel. */
export const RIDDLE_BOARD: Frame = { x: 33, y: 189, width: 99, height: 74 }
export const EASEL_SHEET: Frame = { x: 138, y: 194, width: 43, height: 52 }

const LOOKS = [
  ['bluePale', 'wood', 'woodPale'],
  ['yellowPale', 'teal', 'tan'],
  ['pinkPale', 'wood', 'woodPale'],
  ['hillFar', 'purplePale', 'tan'],
  ['skyLow', 'woodPale', 'stone'],
] as const

const cabinet = (pen: Pen, rows: number, wood: Fill): Drawing => {
  const drawers = drawersOf(rows)
  const top = (drawers[0]?.y ?? TOP) - 2
  return [
    [LEFT + 4, LEFT + WIDTH - 12].map((x) => pen.shape(box(x, BOTTOM, 8, 6, 1), wood, 1)),
    pen.shape(box(LEFT - 3, top, WIDTH + 6, BOTTOM + 2.4 - top, 2), wood),
    pen.shape(box(LEFT - 5, top - 3, WIDTH + 10, 4.4, 1.6), wood, 1.1),
    drawers.map(({ x, y, width, height }) => pen.shape(box(x, y, width, height, 1.6), 'cream', 0.8)),
  ]
}

const easel = (pen: Pen): Drawing => {
  const { x, y, width, height } = EASEL_SHEET
  const cx = x + width / 2
  return [
    pen.rope(
      `M${cx} ${y - 6}L${x + 1} ${FEET}M${cx} ${y - 6}L${x + width - 1} ${FEET}M${cx} ${y - 6}V${FEET - 8}`,
      2.4,
      'wood',
      0.8,
    ),
    pen.shape(box(x, y, width, height, 1), 'white', 1.1),
    pen.shape(box(x - 2, y + height, width + 4, 4, 1.2), 'wood', 0.9),
  ]
}

const pots = (pen: Pen, x: number): Drawing =>
  (['red', 'yellow', 'blue'] as const).map((fill, i) => [
    pen.shape(box(x + i * 9, FEET - 8, 7.4, 8, 1), 'metal', 0.8),
    pen.shape(box(x + i * 9 + 1, FEET - 6, 5.4, 4, 0.8), fill, 0.6),
  ])

/** `variant`, from 0, gives other colours. */
export function riddleRoom(pen: Pen, rows: number, variant: number, cast: readonly CastName[]): Drawing {
  const [wall, wood, floor] = inTurn(LOOKS, variant)
  const { x, y, width, height } = RIDDLE_BOARD
  return [
    pen.shape(box(0, 0, 214, 300), wall, null),
    pen.shape(box(-4, BOTTOM + 3, 222, 120), floor, 1),
    cabinet(pen, rows, wood),
    pen.rope(`M${x + 16} ${y + height - 6}V${FEET}M${x + width - 16} ${y + height - 6}V${FEET}`, 2.8, 'wood', 0.8),
    pen.shape(box(x, y, width, height, 4), 'white', 1.1),
    [x + 5, x + width - 5].map((at) => pen.shape(circle(at, y + 5, 1.1), 'metal', 0.6)),
    pots(pen, 70),
    easel(pen),
    person(pen, cast[0] ?? 'bia', 22, FEET, CHILD, { pose: { ...POINT, expr: 'surpreso' } }),
    person(pen, cast[1] ?? 'davi', 190, FEET, CHILD, { pose: POINT_LEFT }),
  ]
}

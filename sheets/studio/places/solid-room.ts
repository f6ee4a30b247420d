/** A playroom with things of different shapes: two bookcases, the top of a cabinet, a rack of wooden solids. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cat } from '../shapes/pets.ts'
import { roomWall } from './room-wall.ts'

const FURS = ['orange', 'grey', 'cream', 'tan'] as const
const RUGS = ['bluePale', 'redPale', 'purplePale', 'lime'] as const
const POTS = ['red', 'blue', 'yellow', 'teal'] as const

const FLOOR = 262
const floor = (pen: Pen): Drawing => [
  pen.shape(box(-4, FLOOR, 222, 60), 'tan', 0.9),
  pen.line(`M-4 ${FLOOR + 4}H218`, 0.6, 'brown'),
]

/** A plant in a pot, 24 high. */
const plant = (pen: Pen, x: number, foot: number, fill: Fill): Drawing => [
  [-52, 52, -26, 26, 0].map((turn) =>
    pen.at(x, foot - 9, 1, (own) => own.shape('M0 0C-5 -5 -4 -12 0 -16C4 -12 5 -5 0 0z', 'leaf', 0.9), { turn }),
  ),
  pen.shape(`M${x - 7} ${foot - 10}H${x + 7}L${x + 5} ${foot}H${x - 5}z`, fill, 1),
]

/** On a cabinet, at both sides of its notice. */
export const onTheCabinet = (pen: Pen, foot: number, variant: number): Drawing => {
  const [left, right] = variant % 2 ? [182, 28] : [28, 182]
  return [plant(pen, left, foot, inTurn(POTS, variant)), cat(pen, right, foot, 0.68, inTurn(FURS, variant))]
}

const CASE = { width: 52, top: 63, row: 41.2, rows: 5, edge: 3.4 }
const LEFTS = [16, 142] as const

/** The bays of the left or the right bookcase, from above. */
export const baysOfCase = (which: 0 | 1): Box[] =>
  Array.from({ length: CASE.rows }, (_, i) => ({
    x: LEFTS[which],
    y: CASE.top + CASE.edge + i * CASE.row,
    width: CASE.width,
    height: CASE.row,
  }))

/** Room of a bay within its boards; its lower edge is the shelf. */
export const roomOfBay = ({ x, y, width, height }: Box): Box => ({
  x: x + CASE.edge,
  y,
  width: width - 2 * CASE.edge,
  height: height - CASE.edge,
})

function bookcase(pen: Pen, which: 0 | 1, wood: Fill): Drawing {
  const [x, foot] = [LEFTS[which], CASE.top + CASE.edge + CASE.rows * CASE.row]
  return [
    pen.shape(box(x + 4, foot - 1, 7, 6) + box(x + CASE.width - 11, foot - 1, 7, 6), 'woodDark', 0.9),
    pen.shape(box(x, CASE.top, CASE.width, foot - CASE.top, 1.4), wood, 1.2),
    baysOfCase(which).map((bay) => {
      const room = roomOfBay(bay)
      return pen.shape(box(room.x, room.y, room.width, room.height), 'cream', 0.9)
    }),
  ]
}

/** Two bookcases with a free wall between them, and a cat on the rug. */
export const twoCases = (pen: Pen, variant: number): Drawing => [
  roomWall(pen, variant),
  floor(pen),
  pen.shape(ellipse(105, 278, 32, 5.5), inTurn(RUGS, variant), 0.9),
  cat(pen, 105, 279, 0.7, inTurn(FURS, variant)),
  ([0, 1] as const).map((which) => bookcase(pen, which, variant % 2 ? 'woodPale' : 'wood')),
]

/** Poster of the rack's wall. */
export const POSTER: Box = { x: 20, y: 60, width: 170, height: 37 }
const RACK = { x: 14, y: 101, width: 182, row: 40.6, rows: 4, board: 8.6 }

/** Room above each board of the rack, and the board below it. */
export const rackRows = (): { readonly room: Box; readonly board: Box }[] =>
  Array.from({ length: RACK.rows }, (_, i) => {
    const y = RACK.y + 3 + i * RACK.row
    const room = { x: RACK.x + 3, y, width: RACK.width - 6, height: RACK.row - RACK.board }
    return { room, board: { x: RACK.x, y: y + room.height, width: RACK.width, height: RACK.board } }
  })

/** A rack against the wall, and a poster above it. */
export const solidRack = (pen: Pen, variant: number): Drawing => [
  roomWall(pen, variant),
  floor(pen),
  pen.shape(box(POSTER.x, POSTER.y, POSTER.width, POSTER.height, 2), 'white', 1.1),
  [POSTER.x + 4, POSTER.x + POSTER.width - 4].map((x) => pen.shape(circle(x, POSTER.y + 4, 1.5), 'red', 0.7)),
  pen.shape(box(RACK.x, RACK.y, RACK.width, 3 + RACK.rows * RACK.row, 1.4), 'wood', 1.2),
  rackRows().map(({ room, board }) => [
    pen.shape(box(room.x, room.y, room.width, room.height), 'cream', 0.9),
    pen.shape(box(board.x, board.y, board.width, board.height, 1), 'wood', 1.1),
  ]),
]

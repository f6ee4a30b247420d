/** A workshop with a rack of wooden solids, and somebody who explains a poster. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { roomWall } from './room-wall.ts'

const TELLERS: readonly [CastName, ...CastName[]] = ['iara', 'davi', 'sofia', 'gil']

const FLOOR = 250
const floor = (pen: Pen): Drawing => [
  pen.shape(box(-4, FLOOR, 222, 60), 'tan', 0.9),
  pen.line(`M-4 ${FLOOR + 4}H218`, 0.6, 'brown'),
]

/** Poster of the rack's wall. */
export const POSTER: Box = { x: 41, y: 60, width: 156, height: 37 }
const RACK = { x: 14, y: 101, width: 182, row: 38.4, rows: 4, board: 8.6 }

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
  person(pen, inTurn(TELLERS, variant), 23, RACK.y + 14, 0.76, { pose: POINT }),
  pen.shape(box(RACK.x, RACK.y, RACK.width, 3 + RACK.rows * RACK.row, 1.4), 'wood', 1.2),
  rackRows().map(({ room, board }) => [
    pen.shape(box(room.x, room.y, room.width, room.height), 'cream', 0.9),
    pen.shape(box(board.x, board.y, board.width, board.height, 1), 'wood', 1.1),
  ]),
]

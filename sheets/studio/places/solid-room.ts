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

const FLOOR = 244
const floor = (pen: Pen): Drawing => [
  pen.shape(box(-4, FLOOR, 222, 60), 'tan', 0.9),
  pen.line(`M-4 ${FLOOR + 4}H218`, 0.6, 'brown'),
]

/** Poster of the rack's wall. */
export const POSTER: Box = { x: 41, y: 60, width: 156, height: 37 }
const RACK = { x: 14, y: 100, width: 182, columns: 2, rows: 2, room: 40, board: 8, drawer: 22.6 }
const ROW = RACK.room + RACK.board + RACK.drawer

interface RackBay {
  readonly room: Box
  readonly board: Box
  readonly drawer: Box
}

/** Each bay of the rack: its room, the board below it, the front of a drawer. */
export const rackBays = (): RackBay[] =>
  Array.from({ length: RACK.rows * RACK.columns }, (_, i) => {
    const width = (RACK.width - 9) / RACK.columns
    const x = RACK.x + 3 + (i % RACK.columns) * (width + 3)
    const y = RACK.y + 3 + Math.floor(i / RACK.columns) * ROW
    const board = { x, y: y + RACK.room, width, height: RACK.board }
    const drawer = { x: x + 1, y: board.y + RACK.board + 0.6, width: width - 2, height: RACK.drawer - 1.6 }
    return { room: { x, y, width, height: RACK.room }, board, drawer }
  })

/** A rack against the wall, and a poster above it. */
export const solidRack = (pen: Pen, variant: number): Drawing => [
  roomWall(pen, variant),
  floor(pen),
  pen.shape(box(POSTER.x, POSTER.y, POSTER.width, POSTER.height, 2), 'white', 1.1),
  [POSTER.x + 4, POSTER.x + POSTER.width - 4].map((x) => pen.shape(circle(x, POSTER.y + 4, 1.5), 'red', 0.7)),
  person(pen, inTurn(TELLERS, variant), 23, RACK.y + 14, 0.76, { pose: POINT }),
  pen.shape(box(RACK.x, RACK.y, RACK.width, 3 + RACK.rows * ROW, 1.4), 'wood', 1.2),
  rackBays().map(({ room, board, drawer }) => [
    pen.shape(box(room.x, room.y, room.width, room.height), 'cream', 0.9),
    pen.shape(box(board.x, board.y, board.width, board.height, 1), 'wood', 1.1),
    pen.shape(box(drawer.x, drawer.y, drawer.width, drawer.height, 1.4), 'yellowPale', 0.9),
  ]),
]

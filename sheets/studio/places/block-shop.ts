/** A shop of wooden blocks: a cabinet with bays, a drawer below each, and two who serve behind it. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT } from '../cast/poses.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { roomWall } from './room-wall.ts'

/** The cabinet, and the notice on the wall above it. */
const CABINET: Box = { x: 13, y: 89, width: 184, height: 193 }
export const NOTICE: Box = { x: 44, y: 59, width: 122, height: 26 }
const BOARD = 3.4

/** A place for blocks, and the front of the drawer below it. */
export interface Bay {
  readonly room: Box
  readonly drawer: Box
}

export function baysOf(columns: number, rows: number, drawer: number): Bay[] {
  const [width, height] = [(CABINET.width - BOARD) / columns, (CABINET.height - BOARD) / rows]
  return Array.from({ length: columns * rows }, (_, i): Bay => {
    const x = CABINET.x + BOARD + (i % columns) * width
    const y = CABINET.y + BOARD + Math.floor(i / columns) * height
    const inner = { width: width - BOARD, height: height - BOARD }
    return {
      room: { x, y, width: inner.width, height: inner.height - drawer },
      drawer: { x, y: y + inner.height - drawer, width: inner.width, height: drawer },
    }
  })
}

const plain = ({ x, y, width, height }: Box) => box(x, y, width, height)

/** Two behind the cabinet, or none; `variant`, from 0, gives another wall. */
export function blockShop(
  pen: Pen,
  bays: readonly Bay[],
  [left, right]: readonly CastName[],
  variant: number,
): Drawing {
  const far = pen.plane('far', 'woodDark')
  const top = CABINET.y
  return [
    roomWall(pen, variant),
    pen.shape(box(-4, 274, 220, 30), 'tan', 0.9),
    left ? person(pen, left, 27, top + 5, 0.6, { pose: POINT }) : [],
    right ? person(pen, right, 183, top + 5, 0.6, { pose: POINT, flip: true }) : [],
    pen.shape(
      box(CABINET.x + 6, CABINET.y + CABINET.height, 8, 4) +
        box(CABINET.x + CABINET.width - 14, CABINET.y + CABINET.height, 8, 4),
      'woodDark',
      0.9,
    ),
    pen.shape(plain(CABINET), 'wood', 1.2),
    pen.shape(box(CABINET.x - 2.5, top - 3, CABINET.width + 5, 4.4, 1), 'woodDark', 1.1),
    bays.map(({ room, drawer }) => [
      far.shape(plain(room), 'cream', 0.8),
      far.shape(plain(drawer), 'woodPale', 0.8),
      // Room for a knob only where there are no words.
      drawer.height < 12
        ? far.shape(circle(drawer.x + drawer.width / 2, drawer.y + drawer.height / 2, 2), 'woodDark', 0.8)
        : [],
    ]),
    pen.shape(box(NOTICE.x, NOTICE.y, NOTICE.width, NOTICE.height, 3), 'white', 1.1),
    [NOTICE.x + 5, NOTICE.x + NOTICE.width - 5].map((x) => pen.shape(circle(x, NOTICE.y + 3.4, 1.3), 'red', 0.6)),
  ]
}

/** A room with the board of a plan on its wall: two children look over the board, what they use is on the floor. */

import type { Box } from '../../../lettering/bounds.ts'
import { PICTURE } from '../../../page/picture-page.ts'
import { group } from '../../../scene/marks.ts'
import { person } from '../../../studio/cast/cast.ts'
import { type CastName, CHILDREN } from '../../../studio/cast/people.ts'
import { standing } from '../../../studio/fit.ts'
import { box, circle } from '../../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../../studio/pen.ts'
import { die, kart, robot, yarn } from '../../../studio/shapes/keepsakes.ts'
import { blocks, openBook } from '../../../studio/shapes/rooms.ts'

interface Room {
  readonly wall: Fill
  readonly floor: Fill
  readonly frame: Fill
  /** From the left edge of the picture, and a drawing whose foot is at (0, 0). */
  readonly things: readonly (readonly [x: number, draw: (pen: Pen) => Drawing])[]
}

const ball = (pen: Pen, x: number, foot: number, fill: Fill): Drawing => [
  pen.shape(circle(x, foot - 4.4, 4.4), fill, 1),
  pen.line(`M${x - 4} ${foot - 5.4}q4 -2.6 8 0M${x} ${foot - 8.8}q-2.6 4.4 0 8.8`, 0.7),
]

const pile = (pen: Pen, x: number, foot: number): Drawing =>
  (['red', 'teal', 'yellow'] as const).map((fill, i) =>
    pen.shape(box(x - 9 + i * 1.4, foot - 2.8 * (i + 1), 16 - i * 2.8, 2.8, 0.8), fill, 0.9),
  )

const ROOMS: Readonly<Record<string, Room>> = {
  casa: {
    wall: 'pinkPale',
    floor: 'woodPale',
    frame: 'wood',
    things: [
      [20, (pen) => standing(pen, die, 0, 0, 8.6)],
      [62, (pen) => blocks(pen, 0, 0, 0.42)],
      [108, (pen) => standing(pen, kart, 0, 0, 14)],
      [144, (pen) => pile(pen, 0, 0)],
      [172, (pen) => ball(pen, 0, 0, 'red')],
    ],
  },
  escola: {
    wall: 'bluePale',
    floor: 'tan',
    frame: 'wood',
    things: [
      [18, (pen) => pile(pen, 0, 0)],
      [54, (pen) => standing(pen, openBook, 0, 0, 15)],
      [96, (pen) => blocks(pen, 0, 0, 0.42)],
      [138, (pen) => standing(pen, robot, 0, 0, 9.4)],
      [172, (pen) => ball(pen, 0, 0, 'teal')],
    ],
  },
  terapia: {
    wall: 'yellowPale',
    floor: 'hill',
    frame: 'copper',
    things: [
      [16, (pen) => ball(pen, 0, 0, 'purple')],
      [52, (pen) => standing(pen, robot, 0, 0, 9.4)],
      [96, (pen) => blocks(pen, 0, 0, 0.42)],
      [136, (pen) => standing(pen, die, 0, 0, 8.6)],
      [170, (pen) => standing(pen, yarn, 0, 0, 10)],
    ],
  },
}

export interface PlanRoom {
  readonly theme: string
  /** The child of the cards, and the number of the page: another friend looks on. */
  readonly star: CastName
  readonly page: number
  /** The board on the wall, or the upper edge of a sheet that the children look over. */
  readonly board: Box
  readonly floor: number
}

/** From the things to the paper below them and to the board above, and the tallest of them, mm. */
const [FOOT, UNDER, TALLEST] = [1.6, 1.6, 12.6]

/** Height of a head with shoulders above the edge, in the child's units. */
const ABOVE = 33

/** Looks over an edge, hands on it. */
const looker = (pen: Pen, who: CastName, x: number, edge: number, scale: number, turn: number): Drawing => [
  group(
    0,
    0,
    marksOf(
      person(pen.plane('middle'), who, x, edge + (60 - ABOVE) * scale, scale, {
        pose: { turn, expr: 'alegre', hide: ['legL', 'legR'] },
      }),
    ),
    { clip: box(x - 40, edge - 60, 80, 60) },
  ),
]

/** Wall, floor, things, the children and the frame of the board; `floor` is the upper edge of the paper in front. */
export function planRoom(pen: Pen, { theme, star, page, board, floor }: PlanRoom): Drawing {
  const { wall, floor: ground, frame, things } = ROOMS[theme] ?? (ROOMS.casa as Room)
  // Without colour, Malu's hair cannot be told from her skin.
  const others = CHILDREN.filter((who) => who !== star && who !== 'lia' && who !== 'malu')
  const friend = others[(CHILDREN.indexOf(star) * 2 + page * 3 + 1) % others.length] ?? 'bia'
  const base = board.y + board.height
  const onBoard = floor > base
  const [scale, inside] = onBoard ? [0.46, 16] : [0.98, 40]
  return [
    pen.shape(box(0, 0, 214, 300), wall, null),
    pen.colour ? pen.line([26, 58, 90, 122, 154, 186].map((x) => `M${x} 0V${base + 4}`).join(''), 0.8, 'white') : [],
    looker(pen, star, PICTURE.x + inside, board.y, scale, 16),
    looker(pen, friend, PICTURE.x + PICTURE.width - inside, board.y, scale, -16),
    onBoard
      ? []
      : [blocks(pen.plane('middle'), 96, board.y - 0.6, 1.05), ball(pen.plane('middle'), 122, board.y - 0.6, 'red')],
    onBoard
      ? [
          pen.shape(box(0, base + 2.6, 214, 200), ground, 1),
          pen.shape(box(board.x, board.y, board.width, board.height, 4), frame, 1.2),
          things.map(([x, draw]) =>
            pen.plane('middle').at(PICTURE.x + x, floor - FOOT, (floor - base - FOOT - UNDER) / TALLEST, draw),
          ),
        ]
      : [],
  ]
}

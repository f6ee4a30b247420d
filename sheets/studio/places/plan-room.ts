/** A room with the board of a plan on its wall: two children look over the board, what they use is on the floor. */

import type { Box } from '../../lettering/bounds.ts'
import { PICTURE } from '../../page/picture-page.ts'
import { group } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import { type CastName, CHILDREN } from '../cast/people.ts'
import { standing } from '../fit.ts'
import { box, circle } from '../paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../pen.ts'
import { die, kart, robot, xylophone, yarn, zabumba } from '../shapes/keepsakes.ts'
import { blocks, openBook } from '../shapes/rooms.ts'

interface Room {
  readonly wall: Fill
  readonly floor: Fill
  readonly frame: Fill
  readonly things: (pen: Pen, x: number, foot: number) => Drawing
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
    things: (pen, x, foot) => [
      standing(pen, zabumba, x + 20, foot, 11),
      blocks(pen, x + 62, foot, 0.42),
      standing(pen, kart, x + 108, foot, 14),
      pile(pen, x + 144, foot),
      ball(pen, x + 172, foot, 'red'),
    ],
  },
  escola: {
    wall: 'bluePale',
    floor: 'tan',
    frame: 'wood',
    things: (pen, x, foot) => [
      pile(pen, x + 18, foot),
      standing(pen, openBook, x + 54, foot, 15),
      blocks(pen, x + 96, foot, 0.42),
      standing(pen, robot, x + 138, foot, 9.4),
      ball(pen, x + 172, foot, 'teal'),
    ],
  },
  terapia: {
    wall: 'yellowPale',
    floor: 'hill',
    frame: 'copper',
    things: (pen, x, foot) => [
      ball(pen, x + 16, foot, 'purple'),
      standing(pen, xylophone, x + 52, foot, 15),
      blocks(pen, x + 96, foot, 0.42),
      standing(pen, die, x + 136, foot, 8.6),
      standing(pen, yarn, x + 170, foot, 10),
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
  const others = CHILDREN.filter((who) => who !== star && who !== 'lia')
  const friend = others[(CHILDREN.indexOf(star) * 2 + page * 3 + 1) % others.length] ?? 'malu'
  const base = board.y + board.height
  const onBoard = floor > base
  const [scale, inside] = onBoard ? [0.56, 18] : [0.98, 40]
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
          things(pen.plane('middle'), PICTURE.x, floor - 2.4),
        ]
      : [],
  ]
}

/** An attic with a family's keepsakes and a classroom: a wall for what happened, and a paper with a line of time. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import { ADULTS, type CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export const TIME_ROOMS = ['familia', 'escola'] as const
export type TimeRoom = (typeof TIME_ROOMS)[number]

/** The paper with the questions, and where the floor begins, mm. */
export const TIME_PAPER: Box = { x: 44, y: 235, width: 122, height: 48 }
const [FLOOR, FEET, CHILD_SCALE] = [232, 283, 0.66]

/** Rafters, a round window and planks. */
function attic(pen: Pen): Drawing {
  const far = pen.plane('far')
  return [
    pen.shape(box(0, 0, 214, 240), 'woodPale', null),
    pen.line([36, 62, 148, 174].map((x) => `M${x} 12V${FLOOR}`).join(''), 0.5, 'wood'),
    far.shape('M-4 98L96 10H82L-4 84z', 'wood'),
    far.shape('M218 98L118 10H132L218 84z', 'wood'),
    far.shape(box(-4, 55, 222, 5), 'wood'),
    pen.shape(box(-4, FLOOR, 222, 70), 'wood', 1.1),
    pen.line(`M-4 ${FLOOR + 17}H44M166 ${FLOOR + 17}H218M-4 ${FLOOR + 34}H44M166 ${FLOOR + 34}H218`, 0.7, 'woodDark'),
  ]
}

function classroom(pen: Pen): Drawing {
  return [
    pen.shape(box(0, 0, 214, 240), 'cream', null),
    pen.shape(box(-4, 10, 222, 50), 'bluePale', null),
    pen.line('M-4 60H218', 0.7, 'waterLine'),
    pen.shape(box(-4, 198, 222, 36), 'foam', 0.7),
    pen.shape(box(-4, FLOOR, 222, 70), 'path', 1.1),
    pen.line(
      `M-4 ${FLOOR + 26}H44M166 ${FLOOR + 26}H218M22 ${FLOOR}V${FLOOR + 26}M188 ${FLOOR}V${FLOOR + 26}`,
      0.6,
      'sandLine',
    ),
  ]
}

const ROOMS: Readonly<Record<TimeRoom, (pen: Pen) => Drawing>> = { familia: attic, escola: classroom }

const READERS: Readonly<Record<TimeRoom, readonly (readonly [CastName, CastName])[]>> = {
  familia: [
    ['bia', 'avo'],
    ['davi', 'mae'],
    ['iara', 'pai'],
    ['nina', 'avo'],
  ],
  escola: [
    ['caio', 'malu'],
    ['yumi', 'theo'],
    ['gil', 'bia'],
    ['sofia', 'davi'],
  ],
}

/** Adults have the feet of children and are a little taller. */
const isAdult = (who: CastName) => ADULTS.includes(who)

/** `hero`, of whom the page is, takes the place of the reader at the left. */
export function timeRoom(pen: Pen, room: TimeRoom, variant: number, hero?: CastName): Drawing {
  const [reader, other] = READERS[room][variant % READERS[room].length] ?? (['bia', 'avo'] as const)
  const [left, right] = hero ? [hero, other === hero ? reader : other] : [reader, other]
  const { x, y, width, height } = TIME_PAPER
  return [
    ROOMS[room](pen),
    pen.shape(box(x, y, width, height, 3), 'white', 1.1),
    person(pen, left, 24, FEET, CHILD_SCALE, { pose: POINT }),
    person(pen, right, 187, FEET, isAdult(right) ? 0.55 : CHILD_SCALE, {
      pose: POINT_LEFT,
    }),
  ]
}

/** A line of time on a long paper: an arrow to the right. */
export function timeStrip(pen: Pen, { x, y, width, height }: Box, fill: Fill = 'white'): Drawing {
  const cy = y + height / 2
  return [
    pen.shape(box(x, y, width, height, 2), fill, 1.1),
    pen.line(`M${x + 4} ${cy}H${x + width - 4}l-3 -2.200m3 2.200l-3 2.200`, 1.3),
  ]
}

/** String from wall to wall, a peg for each photo. */
export const photoString = (pen: Pen, y: number, xs: readonly number[]): Drawing => [
  pen.line(`M9 ${y - 2}Q105 ${y + 3} 201 ${y - 2}`, 1),
  xs.map((x) => pen.shape(box(x - 1.6, y - 2.4, 3.2, 7, 1), 'wood', 0.8)),
]

/** A desk seen from above, whoever asks for something to be written behind it, and what is said in a bubble. */
import type { Box } from '../../lettering/bounds.ts'
import { round } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { standing, type Thing } from '../fit.ts'
import { box, circle, heart } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bookcase, curtained } from '../shapes/rooms.ts'

/** The room for the paper on the desk, and that for what is said, mm. */
export const DESK: Box = { x: 16, y: 124, width: 178, height: 157 }
export const SAID: Box = { x: 66, y: 58, width: 128, height: 37 }
const [EDGE, CHILD_X, SCALE] = [118, 36, 0.95]

const WALLS: readonly Fill[] = ['bluePale', 'yellowPale', 'pinkPale', 'purplePale']

const CURTAINS: readonly Fill[] = ['redPale', 'purple']

const chalkboard = (pen: Pen): Drawing => [
  pen.shape(box(13, 60, 47, 40, 2), 'wood', 1),
  pen.shape(box(16, 63, 41, 34, 1), 'hill', 0.8),
  pen.shape(box(20, 97.5, 10, 2.4, 0.8), 'white', 0.6),
  pen.line('M20 70h6M29 70h9M41 70h5', 0.9, 'white'),
]

const bookshelf = (pen: Pen): Drawing => pen.at(8, 122, 1, (p) => bookcase(p, 0, 0))

/** Drawings of the class on a string. */
const drawings = (pen: Pen): Drawing => [
  pen.line('M10 62Q36 67 66 60', 0.9),
  (['yellowPale', 'white', 'redPale'] as const).map((fill, i) => {
    const [left, top] = [13 + i * 17, 64 + (i === 1 ? 0.8 : 0)]
    return [
      pen.shape(box(left, top, 14, 18, 0.6), fill, 0.8),
      i === 1
        ? pen.shape(heart(left + 7, top + 9.5, 4), 'pink', 0.7)
        : pen.shape(circle(left + 7, top + 9, 4), 'sun', 0.7),
      pen.shape(box(left + 6, top - 1.6, 2.2, 4.6, 0.6), 'teal', 0.6),
    ]
  }),
]

/** Two framed pictures on the wall of a home. */
const portraits = (pen: Pen): Drawing =>
  [
    [12, 60, 20],
    [40, 62, 17],
  ].map(([x = 0, y = 0, side = 0], i) => [
    pen.shape(box(x, y, side, side * 1.15, 1), 'wood', 1),
    pen.shape(box(x + 2.4, y + 2.4, side - 4.8, side * 1.15 - 4.8), i ? 'bluePale' : 'cream', 0.7),
    i
      ? pen.shape(`M${x + 2.4} ${y + 13}q4 -6 7 -1t5 -1V${y + 17.1}H${x + 2.4}z`, 'hill', 0.7)
      : pen.shape(heart(x + side / 2, y + side / 2 + 1.6, 5), 'red', 0.8),
  ])

const SCHOOL_WALLS = [chalkboard, drawings, bookshelf]
const HOME_WALLS = [
  (pen: Pen, variant: number): Drawing => curtained(pen, 19, 61, 36, 42, 'sky', CURTAINS[variant % 2] ?? 'redPale'),
  portraits,
]

const near = { z: 'front', hand: 'open' } as const
/** Whoever asks waves, points at the words, or puts a hand to the chest. */
const ASKING: readonly Pose[] = [
  { ...BEHIND_TABLE, turn: 16, armR: { at: [15, -34], ...near, dir: 120 } },
  { ...BEHIND_TABLE, turn: 24, armR: { at: [17, -27], ...near, dir: 95 } },
  { ...BEHIND_TABLE, turn: 12, armR: { at: [3, -26], z: 'front', hand: 'fist', dir: -60 } },
]

/** A pencil that is on the desk, its point upwards. */
export const deskPencil = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.shape(box(x - 2.4, y, 4.8, 40, 1), fill, 0.9),
  pen.line(`M${x} ${y + 1}v34`, 0.5),
  pen.shape(box(x - 2.4, y + 36, 4.8, 5, 1.2), 'pink', 0.8),
  pen.shape(`M${x - 2.4} ${y}L${x} ${y - 7}L${x + 2.4} ${y}z`, 'cream', 0.8),
  pen.solid(`M${x - 0.9} ${y - 4.4}L${x} ${y - 7}L${x + 0.9} ${y - 4.4}z`),
]

/** Things beside one another from the right: the foot of their row, the middle of the first, the space of each, mm. */
const ROW = { foot: 122, right: 182, step: 25, size: 21 }

interface Desk {
  readonly who: CastName
  readonly things: readonly Thing[]
  readonly isSchool: boolean
  /** The middle of the thing farthest to the right. */
  readonly right?: number
}

/** `variant`, from 0, gives other walls and gestures; `things` are on the desk. */
export function writingDesk(pen: Pen, { who, things, isSchool, right = ROW.right }: Desk, variant: number): Drawing {
  const { x, y, width, height } = SAID
  const middle = y + height / 2
  const behind: readonly ((pen: Pen, variant: number) => Drawing)[] = isSchool ? SCHOOL_WALLS : HOME_WALLS
  return [
    pen.shape(box(0, 0, 214, 130), WALLS[variant % WALLS.length] ?? 'bluePale', null),
    behind[variant % behind.length]?.(pen.plane('middle'), variant) ?? [],
    person(pen, who, CHILD_X, EDGE + 17, SCALE, { pose: ASKING[variant % ASKING.length] ?? BEHIND_TABLE }),
    pen.shape(
      `M${x + 5} ${y}H${x + width - 5}Q${x + width} ${y} ${x + width} ${y + 5}V${y + height - 5}Q${x + width} ${y + height} ${x + width - 5} ${y + height}H${x + 5}Q${x} ${y + height} ${x} ${y + height - 5}V${middle + 7}L${x - 8} ${middle + 5}L${x} ${middle - 1}V${y + 5}Q${x} ${y} ${x + 5} ${y}z`,
      'white',
      1.1,
    ),
    pen.shape(box(-4, EDGE, 220, 180), 'woodPale', 1.2),
    pen.line(`M-4 ${EDGE + 3.5}H216`, 0.7, 'wood'),
    things.map((thing, i) => standing(pen, thing, right - i * ROW.step, ROW.foot, ROW.size)),
  ]
}

/** Paper of an invitation: a pale border with dots, white inside. */
export const invitationCard = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shape(box(x, y, width, height, 4), 'pinkPale', 1.2),
  Array.from({ length: 15 }, (_, i) => {
    const cx = x + 8 + i * ((width - 16) / 14)
    return [y + 4, y + height - 4].map((cy) => pen.shape(circle(cx, cy, 1.7), i % 2 ? 'yellow' : 'teal', 0.6))
  }),
  pen.shape(box(x + 7, y + 8, width - 14, height - 16, 3), 'white', 0.9),
]

/** A pad with rings at its head. */
export const notepad = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shape(box(x, y, width, height, 3), 'white', 1.2),
  pen.shape(box(x, y, width, 9, 3), 'teal', 0.9),
  Array.from({ length: 10 }, (_, i) => {
    const cx = x + 8 + i * ((width - 16) / 9)
    return [pen.solid(circle(cx, y + 6, 1)), pen.rope(`M${cx} ${y + 6}V${y - 2.5}`, 1.1, 'metal', 0.5)]
  }),
]

/** A yellow note that a strip of tape holds. */
export const stickyNote = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shape(`M${x} ${y}H${x + width}V${y + height - 14}L${x + width - 14} ${y + height}H${x}z`, 'yellowPale', 1.2),
  pen.shape(`M${x + width} ${y + height - 14}H${x + width - 14}V${y + height}z`, 'yellow', 1),
  pen.shape(
    `M${x + width / 2 - 18} ${y - 3}H${x + width / 2 + 18}L${x + width / 2 + 17} ${y + 5}H${x + width / 2 - 17}z`,
    'bluePale',
    0.8,
  ),
]

const stripes = (pen: Pen, { x, y, width, height }: Box): Drawing =>
  Array.from({ length: Math.floor((width - 4) / 9) }, (_, i) =>
    pen.shape(`M${x + 3 + i * 9} ${y + height - 1}l2 -2.600h4l-2 2.600z`, i % 2 ? 'blue' : 'red', 0.5),
  )

/** The front of an envelope: a stamp, stripes along its foot. */
export const envelope = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shape(box(x, y, width, height, 2), 'cream', 1.2),
  stripes(pen, { x, y, width, height }),
  pen.shape(box(x + width - 16, y + 3, 13, 15, 1), 'white', 0.8),
  pen.line(box(x + width - 14.6, y + 4.4, 10.2, 12.2, 0.6), 0.6),
  pen.shape(heart(x + width - 9.5, y + 10.5, 3), 'red', 0.7),
]

/** A letter, stripes along its upper and lower edges. */
export const letterPaper = (pen: Pen, place: Box): Drawing => [
  pen.shape(box(place.x, place.y, place.width, place.height, 2), 'white', 1.2),
  [place.y + 2, place.y + place.height - 4.6].map((top) => {
    const count = Math.floor((place.width - 8) / 9)
    const start = place.x + (place.width - count * 9 + 3) / 2
    return Array.from({ length: count }, (_, i) =>
      pen.shape(`M${round(start + i * 9)} ${top + 2.6}l2 -2.600h4l-2 2.600z`, i % 2 ? 'blue' : 'red', 0.5),
    )
  }),
]

/** The back of an envelope: its flap, closed. */
export const envelopeBack = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shape(box(x, y, width, height, 2), 'cream', 1.2),
  stripes(pen, { x, y, width, height }),
  pen.shape(
    `M${x + 1.5} ${y + 0.4}H${x + width - 1.5}L${x + width / 2 + 3} ${y + 11.5}Q${x + width / 2} ${y + 13} ${x + width / 2 - 3} ${y + 11.5}z`,
    'tan',
    0.9,
  ),
]

/** A card on the desk against the wall: the address of a letter. */
export const ADDRESS: Box = { x: 118, y: 97, width: 76, height: 25 }
export const addressCard = (pen: Pen): Drawing => {
  const { x, y, width, height } = ADDRESS
  return [pen.shape(box(x, y, width, height, 2), 'white', 1.1), pen.shape(box(x, y, width, 5, 2), 'teal', 0.9)]
}

/** A cloth in two colours on which things are. */
export const cloth = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shape(box(x, y, width, height, 3), 'redPale', 1),
  pen.line(`M${x + 4} ${y + 4}h${width - 8}v${height - 8}h${8 - width}z`, 0.8, 'red', [2, 1.6]),
]

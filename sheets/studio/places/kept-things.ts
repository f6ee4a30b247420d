/** A wardrobe in an attic and a room of a museum for things of long ago, and places for those of today. */
import { box } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import type { TimeRoom } from './time-room.ts'

/** Feet of the two rows of old things, and of those of today, mm. */
export const OLD_BOARDS = [99, 154] as const
export const TODAY_BOARD = 218.5
/** Width of a glass case and of a plinth. */
const MUSEUM_COLUMN = 54

const [LEFT, WIDTH] = [14, 182]
const MIDDLES = [0.5, 1.5, 2.5].map((i) => LEFT + (WIDTH / 3) * i)

/** A wide wardrobe: a shelf, and its floor for what is large. */
export const wardrobe = (pen: Pen): Drawing => [
  pen.shape(box(LEFT - 2, 57, WIDTH + 4, 113, 2), 'wood', 1.2),
  pen.shape(box(LEFT + 2, 60, WIDTH - 4, 108, 1.5), 'cream', 0.9),
  pen.shape(box(LEFT - 4, 54, WIDTH + 8, 6, 2), 'woodDark', 1.1),
  [LEFT + 4, LEFT + WIDTH - 12].map((x) => pen.shape(`M${x} 170h8l-2 4h-4z`, 'woodDark', 1)),
  pen.shape(box(LEFT, OLD_BOARDS[0], WIDTH, 4, 1), 'woodPale', 1.1),
  pen.shape(box(LEFT, OLD_BOARDS[1], WIDTH, 4, 1), 'woodPale', 1.1),
]

/** A glass case on its base. */
const glassCase = (pen: Pen, x: number): Drawing => {
  const [left, foot] = [x - MUSEUM_COLUMN / 2, OLD_BOARDS[0]]
  return [
    pen.shape(box(left + 1, 67, MUSEUM_COLUMN - 2, foot - 67, 1), 'foam', 0.9),
    pen.line(`M${left + 43} 70l8 8M${left + 48} 70l3 3`, 0.6, 'waterLine'),
    pen.shape(box(left - 1, foot, MUSEUM_COLUMN + 2, 14.4, 1), 'woodPale', 1.1),
  ]
}

const plinth = (pen: Pen, x: number): Drawing => {
  const [left, foot] = [x - MUSEUM_COLUMN / 2, OLD_BOARDS[1]]
  return [
    pen.shape(box(left + 1, foot + 3, MUSEUM_COLUMN - 2, 12, 0.5), 'greyPale', 1.1),
    pen.shape(box(left - 1, foot, MUSEUM_COLUMN + 2, 4, 1), 'white', 1.1),
  ]
}

/** Glass cases at the wall and plinths on the floor, lit from above. */
export const museumRoom = (pen: Pen): Drawing => {
  const far = pen.plane('far')
  return [
    far.shape(box(-4, 54, 222, 114), 'purplePale', 0.8),
    far.shape(box(-4, 53, 222, 3.6), 'cream', 0.8),
    far.shape(box(-4, 168, 222, 66), 'woodPale', 1),
    far.line('M-4 188H218M40 168L30 188M170 168L180 188', 0.5, 'wood'),
    [MIDDLES[0] ?? 0, MIDDLES[2] ?? 0].map((x) => [
      pen.shade(`M${x - 4} 62L${x - 22} 67H${x + 22}L${x + 4} 62z`, 'glow', 0.8),
      far.shape(`M${x - 2} 56.600h4v2l3 4h-10l3 -4z`, 'greyDark', 0.8),
    ]),
    MIDDLES.map((x) => [glassCase(pen, x), plinth(pen, x)]),
  ]
}

/** A low board with a cloth in the attic, a counter in the museum. */
export const todayCounter = (pen: Pen, room: TimeRoom): Drawing => [
  room === 'familia'
    ? pen.shape(
        `M${LEFT + 3} ${TODAY_BOARD + 4}H${LEFT + WIDTH - 3}V${TODAY_BOARD + 14}${'q-4.400 4 -8.800 0'.repeat(20)}z`,
        'redPale',
        0.9,
      )
    : pen.shape(box(LEFT + 2, TODAY_BOARD + 3, WIDTH - 4, 13.4, 1), 'white', 1),
  pen.shape(box(LEFT, TODAY_BOARD, WIDTH, 4, 1), 'woodPale', 1.1),
]

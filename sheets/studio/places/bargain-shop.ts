/** A shop front with two shelves of goods on offer, a board below each for the sums, and the customers. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT, WAVE } from '../cast/poses.ts'
import { box, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning, bunting } from '../shapes/built.ts'
import { bush, cloud, tree } from '../shapes/nature.ts'

export const BAY = { width: 86, shelf: 44, board: 29 }
const [LEFT, TOP, PITCH] = [17, 84, 76]
/** Upper left corners of the four bays: the shelf with its thing, the board of sums below it. */
export const BAYS: readonly Spot[] = [0, 1].flatMap((row) =>
  [0, 1].map((column): Spot => [LEFT + column * (BAY.width + 4), TOP + row * PITCH]),
)
const [PAVEMENT, FEET, SCALE] = [243, 284, 0.54]

interface Look {
  readonly stripes: readonly [Fill, Fill]
  readonly wall: Fill
  readonly wood: Fill
  readonly people: readonly [CastName, CastName, CastName]
}
const FIRST: Look = { stripes: ['red', 'white'], wall: 'yellowPale', wood: 'woodPale', people: ['mae', 'theo', 'iara'] }
const LOOKS: readonly Look[] = [
  FIRST,
  { stripes: ['teal', 'white'], wall: 'pinkPale', wood: 'tan', people: ['pai', 'bia', 'caio'] },
  { stripes: ['blue', 'yellowPale'], wall: 'skyLow', wood: 'woodPale', people: ['avo', 'yumi', 'davi'] },
  { stripes: ['purple', 'white'], wall: 'bluePale', wood: 'tan', people: ['mae', 'malu', 'gil'] },
]

/** Walls of a shop under its awning. */
const front = (pen: Pen, { stripes, wall }: Look): Drawing => [
  pen.shape(box(-4, 58, 220, PAVEMENT - 58), wall, 1.2),
  awning(pen, { x: 10, y: 60, width: 190, height: 15 }, 13, stripes, 3),
]

/** Shelves in a yard, between trees, under flags. */
function yard(pen: Pen): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    cloud(far, 22, 54, 0.55),
    cloud(far, 188, 52, 0.55),
    pen.shape(box(-4, 200, 220, 60), 'meadow', null),
    tree(far, 10, 206, 1.5),
    tree(far, 200, 206, 1.6, 'lime'),
    bush(far, 105, 206, 0.6),
    [13, 195].map((x) => pen.shape(box(x, 62, 3.4, PAVEMENT - 62), 'wood', 1.1)),
    bunting(pen.plane('middle'), [14, 64], [197, 64], 5, ['red', 'yellow', 'teal', 'purple'], { size: 9, gap: 4 }),
  ]
}

const basket = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (pen) => [
    pen.line('M-10 -12C-9 -24 9 -24 10 -12', 1.2),
    pen.shape('M-13 -12H13L10 0H-10z', 'straw', 1.1),
    pen.line('M-12 -8H12M-11 -4H11M-6 -12L-5 0M0 -12V0M6 -12L5 0', 0.6, 'strawDark'),
  ])

/** `variant`, from 0, gives another shop and other people; a bazaar is in the open. */
export function bargainShop(pen: Pen, variant: number, isBazaar: boolean): Drawing {
  const look = LOOKS[variant % LOOKS.length] ?? FIRST
  const [adult, child, other] = look.people
  return [
    pen.shape(box(0, 0, 214, PAVEMENT), 'sky', null),
    isBazaar ? yard(pen) : front(pen, look),
    pen.shape(box(-4, PAVEMENT, 220, 60), isBazaar ? 'grass' : 'stone', 1.1),
    isBazaar ? [] : pen.line('M-4 262H214M40 240V262M112 240V262M182 240V262M76 262V290M148 262V290', 0.6, 'stoneDark'),
    BAYS.map(([x, y]) => [
      pen.shape(box(x, y, BAY.width, BAY.shelf), 'cream', 1.1),
      pen.shape(box(x - 1.5, y + BAY.shelf, BAY.width + 3, BAY.board, 1.5), look.wood, 1.2),
    ]),
    basket(pen, 122, FEET),
    person(pen, adult, 40, FEET, SCALE, { pose: POINT }),
    person(pen, child, 84, FEET, SCALE, { pose: WAVE }),
    person(pen, other, 166, FEET, SCALE, { pose: POINT_LEFT }),
  ]
}

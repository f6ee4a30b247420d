/** A kitchen with papers to read: the door of its fridge, or its table with the family behind it. Lengths in mm. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE, POINT } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bowl } from '../shapes/rooms.ts'

const WALLS = ['yellowPale', 'pinkPale', 'foam', 'purplePale'] as const
const DOORS = ['bluePale', 'waterLine', 'metal', 'waterDeep'] as const
const CLOTHS = [
  ['redPale', 'red'],
  ['bluePale', 'blue'],
  ['hill', 'green'],
  ['yellowPale', 'orange'],
] as const

/** Wallpaper, with stripes where it is in colour. */
const wall = (pen: Pen, look: number, foot: number): Drawing => [
  pen.shape(box(0, 0, 214, foot), inTurn(WALLS, look), null),
  pen.colour ? Array.from({ length: 24 }, (_, i) => pen.shape(box(4 + i * 9, 0, 1.4, foot), 'white', null)) : [],
]

const handle = (pen: Pen, y: number, height: number): Drawing =>
  pen.shape(box(16.5, y, 4.2, height, 2.1), 'greyPale', 0.9)

/** Doors of the fridge: the papers hang on the upper one; a child is beside the lower one. */
export const DOOR_SPLIT = 186
const FRIDGE_FOOT = 271

export function fridgeDoors(pen: Pen, look: number): Drawing {
  const door = inTurn(DOORS, look)
  return [
    wall(pen, look, 266),
    pen.shape(box(-4, 264, 222, 40), 'sand', 1),
    pen.shape(box(18, FRIDGE_FOOT - 6, 174, 9), 'greyDark', 1),
    pen.shape(box(13, 56, 184, FRIDGE_FOOT - 56, 7), door),
    pen.line(`M13 ${DOOR_SPLIT}H197`, 1.3),
    handle(pen, 146, 34),
    handle(pen, DOOR_SPLIT + 6, 17),
  ]
}

/** A magnet that holds a paper. */
export const magnet = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.shape(circle(x, y, 3.4), fill, 0.9),
  pen.shade(circle(x - 1, y - 1, 1), 'white', 0.7),
]

export const fridgeReader = (pen: Pen, who: CastName): Drawing => person(pen, who, 32, 279, 1.02, { pose: POINT })

/** Far edge of the table. */
const TABLE_EDGE = 96

const mug = (pen: Pen, x: number, y: number, fill: Fill): Drawing =>
  pen.at(x, y, 1, (p) => [
    p.rope('M5 -9Q10 -9 10 -5.500Q10 -2 5 -2.500', 1.4, fill, 0.7),
    p.shape('M-5.500 -11H5.500V-2Q5.500 0 3.500 0H-3.500Q-5.500 0 -5.500 -2z', fill, 1),
    p.shape(ellipse(0, -11, 5.5, 1.5), 'cream', 0.8),
  ])

const jug = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (p) => [
    p.rope('M7 -21Q14 -20 13 -13Q12 -7 7 -7', 1.8, 'bluePale', 0.7),
    p.shape('M-7 -26L-10 -29H7L8 -4Q8 0 4 0H-4Q-8 0 -8 -4z', 'bluePale', 1),
    p.line('M-7 -15H7.500', 0.6),
  ])

const breadBasket = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (p) => [
    [-8, 0, 8].map((left) => p.shape(ellipse(left, -9, 5.4, 4.4), 'wood', 0.9)),
    [-8, 0, 8].map((left) => p.line(`M${left - 1.6} -11.200l2.400 1.400`, 0.6)),
    p.shape('M-14 -8H14L10 0H-10z', 'straw', 1),
    p.line('M-12.600 -4.800H12.600M-5 -8L-4 0M5 -8L4 0', 0.6),
  ])

const flowerPot = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (p) => [
    p.line('M0 -10V-22M0 -12Q-6 -14 -7 -20M0 -12Q6 -14 7 -20', 0.9, 'leafDark'),
    (
      [
        [-7, -21, 'pink'],
        [7, -21, 'yellow'],
        [0, -24, 'red'],
      ] as const
    ).map(([left, top, fill]) => [
      p.shape(circle(left, top, 3.6), fill, 0.8),
      p.shape(circle(left, top, 1.3), 'cream', 0.5),
    ]),
    p.shape('M-7 -10H7L5 0H-5z', 'orange', 1),
  ])

const salad = (pen: Pen, x: number, y: number): Drawing => bowl(pen, x, y, 1, 'teal')
const orangeMug = (pen: Pen, x: number, y: number): Drawing => mug(pen, x, y, 'orange')
const redMug = (pen: Pen, x: number, y: number): Drawing => mug(pen, x, y, 'red')

/** Things on the far side of the table. */
const BREAKFASTS = [
  [jug, salad, orangeMug],
  [redMug, breadBasket, jug],
  [orangeMug, flowerPot, salad],
  [flowerPot, redMug, breadBasket],
] as const

const tableCloth = (pen: Pen, look: number): Drawing => {
  const [pale, strong] = inTurn(CLOTHS, look)
  return [pen.shape(box(-4, TABLE_EDGE, 222, 220), pale, 1.3), pen.line(`M0 ${TABLE_EDGE + 2.4}H214`, 0.6, strong)]
}

/** Adults reach the table from higher up. */
const ADULT: Pose = {
  ...BEHIND_TABLE,
  turn: 14,
  armL: { at: [-11, -40.6], z: 'front', dir: 60 },
  armR: { at: [11, -40.6], z: 'front', dir: -60 },
}
const TELLING: Pose = { ...ADULT, turn: 20, armR: { at: [16, -50], z: 'front', hand: 'open', dir: 120 } }

interface AtTable {
  readonly look: number
  readonly adult: CastName
  readonly child: CastName
}

/** Adults are drawn from a lower floor than children, so that their hands too reach the table. */
const FEET = { adult: TABLE_EDGE + 33, child: TABLE_EDGE + 21 } as const

/** A family of two at the ends, breakfast between them. */
export const tableForTwo = (pen: Pen, { look, adult, child }: AtTable): Drawing => [
  wall(pen, look, 140),
  person(pen, adult, 36, FEET.adult, 0.84, { pose: ADULT }),
  person(pen, child, 174, FEET.child, 0.95, { pose: { ...BEHIND_TABLE, turn: -14 } }),
  tableCloth(pen, look),
  inTurn(BREAKFASTS, look).map((thing, i) => thing(pen, 77 + i * 29, TABLE_EDGE + 1)),
]

/** An adult who speaks, with room for a bubble. */
export const tableWithTeller = (pen: Pen, { look, adult }: Omit<AtTable, 'child'>): Drawing => [
  wall(pen, look, 140),
  person(pen, adult, 30, FEET.adult, 0.84, { pose: TELLING }),
  tableCloth(pen, look),
]

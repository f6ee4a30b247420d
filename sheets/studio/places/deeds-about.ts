/** Children at home, in a square and in a school yard: deeds as agreed on, and some before the agreement. */
import { acted } from '../cast/actions/actions.ts'
import { person } from '../cast/cast.ts'
import { BEHIND_TABLE, GIVE, HANDS_UP, SEATED, WAVE } from '../cast/poses.ts'
import { watering } from '../cast/things.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Fill, Pen } from '../pen.ts'
import { flower } from '../shapes/nature.ts'
import { dog } from '../shapes/pets.ts'
import { AWAY, basket, type Deed, dottedBall, washBasin } from './deed-parts.ts'

const peel = (pen: Pen, x: number, y: number) =>
  pen.at(x, y, 1, (own) => [
    own.shape('M-2 -11C-7 -11 -13 -6 -13 0Q-8 1 -6 -3L-1 -8z', 'yellow', 0.9),
    own.shape('M2 -11C7 -11 13 -6 13 0Q8 1 6 -3L1 -8z', 'yellow', 0.9),
    own.shape('M-3 -11C-5 -6 -4 -1 0 2C4 -1 5 -6 3 -11z', 'yellowPale', 0.9),
    own.shape(box(-3, -15, 6, 4.6, 1.2), 'yellow', 0.9),
    own.shape(box(-1.6, -17, 3.2, 2.6, 0.6), 'brown', 0.7),
  ])

const bench = (pen: Pen) => [
  pen.shape(box(-26, -33, 52, 4, 1) + box(-26, -26, 52, 4, 1), 'wood', 0.9),
  pen.shape(box(-23, -34, 3, 34) + box(20, -34, 3, 34), 'woodDark', 0.9),
]
const benchSeat = (pen: Pen) => pen.shape(box(-27, -17, 54, 5, 1.5), 'wood', 1)

const bedWith = (pen: Pen, isMade: boolean) => [
  pen.shape(box(-32, -34, 5, 34, 1.5) + box(28, -26, 5, 26, 1.5), 'wood', 1),
  pen.shape(box(-27, -15, 55, 9), 'woodPale', 1),
  pen.shape(box(-26, -27, 17, 9, 4), 'white', 1),
  pen.shape(
    isMade
      ? 'M-12 -14V-21Q-11 -24 -7 -24H26Q28 -24 28 -21V-11H-12z'
      : 'M2 -14Q-2 -22 6 -22Q10 -28 16 -23Q22 -27 25 -20Q30 -14 26 -9H0z',
    'blue',
    1,
  ),
  isMade ? pen.line('M-12 -19H28', 0.8) : pen.line('M8 -18q4 -2 7 2M18 -18q4 0 4 4', 0.8),
]

const toys = (pen: Pen) => [
  dottedBall(pen, 10, -6, 6, 'red'),
  pen.shape(box(20, -10, 10, 10, 1), 'yellow', 0.9),
  pen.text(25, -2.4, 'A', 7),
  pen.shape(box(25, 3, 10, 10, 1), 'teal', 0.9),
  pen.shape('M0 4h14l-2 -5h-9z', 'orange', 0.9),
  pen.shape(circle(3, 5, 2) + circle(11, 5, 2), 'greyDark', 0.7),
]

const beds = (pen: Pen, fills: readonly Fill[]) => [
  pen.shape('M12 0Q14 -5 26 -5T40 0z', 'earth', 0.9),
  fills.map((fill, i) => flower(pen, 18 + i * 8, -3, 1.05, fill)),
]

const leash = (pen: Pen, d: string) => pen.rope(d, 1.6, 'red', 0.7)

export const OUTDOOR_DEEDS = {
  casca: (pen, who) => [basket(pen, 17, 0, 'green'), peel(pen, 15, -20), person(pen, who, -8, 0, 1, { pose: GIVE })],
  'casca no chão': (pen, who) => [
    basket(pen, 29, 0, 'green'),
    person(pen, who, -17, 0, 1, { pose: AWAY }),
    peel(pen, 4, 1),
  ],
  vez: (pen, who, other) => [
    acted(pen, 'balanço', 16, 0, 0.92, who),
    person(pen, other, -27, 0, 0.94, { pose: { turn: 28, expr: 'alegre', plain: true, armL: [-6, 4] } }),
  ],
  flores: (pen, who) => [
    beds(pen, ['red', 'yellow', 'purple']),
    person(pen, who, -18, 0, 1, { pose: GIVE, extra: watering }),
  ],
  'arranca flores': (pen, who) => [
    pen.shape('M12 0Q14 -5 26 -5T40 0z', 'earth', 0.9),
    pen.line('M19 -4v-4M27 -5v-5M35 -4v-4', 1.1, 'leafDark'),
    person(pen, who, -8, 0, 1, { pose: HANDS_UP }),
    pen.at(-24, -36, 1, (own) => flower(own, 0, 0, 1.1, 'red')),
    pen.at(8, -36, 1, (own) => flower(own, 0, 0, 1.1, 'purple')),
  ],
  guia: (pen, who) => [
    leash(pen, 'M-3 -25Q6 -8 20 -14'),
    pen.at(25, 0, 0.76, (own) => dog(own, 0, 0)),
    person(pen, who, -15, 0, 1, { pose: GIVE }),
  ],
  'sem guia': (pen, who) => [
    person(pen, who, -18, 0, 1, { pose: { ...WAVE, expr: 'surpreso' } }),
    leash(pen, 'M23 -13Q12 -8 10 -1Q6 4 0 0T-8 3'),
    pen.at(26, -3, 0.8, (own) => dog(own, 0, 0), { turn: 10 }),
    pen.line('M10 -26h-7M9 -19h-8', 1),
    pen.line('M17 2q-2 -3 -5 0M36 2q2 -3 5 0', 0.9),
  ],
  torneira: (pen, who) => [washBasin(pen, 15, false), person(pen, who, -14, 0, 1, { pose: GIVE })],
  'torneira aberta': (pen, who) => [washBasin(pen, 17, true), person(pen, who, -17, 0, 1, { pose: AWAY })],
  banco: (pen, who) => [
    bench(pen),
    person(pen, who, -2, 0, 1, { pose: SEATED }),
    pen.shape(box(5, -31, 11, 9, 0.8), 'red', 0.9),
    benchSeat(pen),
  ],
  'sobe no banco': (pen, who) => [
    bench(pen),
    benchSeat(pen),
    person(pen, who, 0, -17, 0.76, { pose: HANDS_UP }),
    pen.line('M-19 -22q-4 -3 -3 -8M19 -22q4 -3 3 -8', 1),
  ],
  convite: (pen, who) => [
    person(pen, 'lia', 20, 0, 0.94, { pose: { turn: -30, expr: 'alegre' }, flip: false }),
    person(pen, who, -22, 0, 1, { pose: GIVE }),
    dottedBall(pen, -8, -28, 6.6, 'orange'),
  ],
} satisfies Readonly<Record<string, Deed>>

const plate = (pen: Pen, x: number, y: number) => [
  pen.shape(ellipse(x, y, 7, 2), 'white', 0.8),
  pen.line(`M${x - 3} ${y}h6`, 0.5),
]

export const HOME_DEEDS = {
  cama: (pen, who) => [
    person(pen, who, 4, -8, 0.96, {
      pose: {
        ...BEHIND_TABLE,
        armL: { at: [-9, -17], z: 'front', dir: 20 },
        armR: { at: [9, -17], z: 'front', dir: -20 },
      },
    }),
    bedWith(pen, true),
  ],
  'pula na cama': (pen, who) => [
    bedWith(pen, false),
    person(pen, who, 4, -21, 0.86, { pose: HANDS_UP }),
    pen.line('M-10 -25q-4 3 -4 -4M18 -25q4 3 4 -4', 1),
  ],
  mesa: (pen, who) => [
    person(pen, who, -2, 0, 1, { pose: { ...BEHIND_TABLE, armR: { at: [10, -27], z: 'front', dir: 30 } } }),
    pen.rope('M-24 0V-16M24 0V-16', 3, 'wood', 0.9),
    pen.shape('M-30 -14L-25 -24H25L30 -14z', 'cream', 1),
    pen.shape('M-30 -14H30V-10L26 -7L20 -10L14 -7L8 -10L2 -7L-4 -10L-10 -7L-16 -10L-22 -7L-30 -10z', 'red', 0.9),
    [-17, 0, 17].map((x) => plate(pen, x, -18)),
  ],
  louça: (pen, who) => [
    pen.shape(box(3, -23, 36, 23, 1), 'tan', 1),
    pen.line('M21 -20V-2M17 -12h2M23 -12h2', 0.8),
    pen.shape(box(1, -26, 40, 4, 1), 'stone', 1),
    pen.rope('M30 -26V-39Q30 -42 26 -42H22V-38', 2, 'metal', 0.8),
    [8, 11, 14].map((x) => pen.shape(box(32 - x * 0.1, -30 - x * 0.2, 6, 2, 0.8), 'white', 0.6)),
    person(pen, who, -11, 0, 1, { pose: GIVE }),
    pen.shape(circle(9, -29, 6), 'white', 0.9),
    pen.line(`M6 -29a3 3 0 1 1 6 0`, 0.6),
    pen.shape(circle(16, -31, 2.4) + circle(19, -28, 1.8) + circle(3, -35, 1.6), 'foam', 0.7),
  ],
  brinquedos: (pen, who) => acted(pen, 'guardar os brinquedos', 0, 0, 1, who),
  'brinquedos no chão': (pen, who) => [person(pen, who, -18, 0, 1, { pose: AWAY }), toys(pen)],
  cachorro: (pen, who) => [
    pen.shape('M2 -7H20L17 0H5z', 'red', 1),
    [6, 10, 14, 17].map((x, i) => pen.shape(circle(x - 0.5, -8 - (i % 2), 1.8), 'brown', 0.6)),
    pen.at(31, 0, 0.86, (own) => dog(own, 0, 0, 1, 'cream')),
    person(pen, who, -16, 0, 1, { pose: GIVE }),
    pen.shape('M-4 -31H7V-20H-4z', 'orange', 0.9),
    pen.line('M3 -19v2M6 -17v3M5 -13v2', 1.2, 'brown'),
  ],
  varrer: (pen, who) => acted(pen, 'varrer', -4, 0, 1, who),
} satisfies Readonly<Record<string, Deed>>

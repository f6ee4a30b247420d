/** Gifts, sweets and toys of a shelf that have the shape of a solid, about the middle of their ground. Lengths in mm. */
import { ellipse, poly, type Spot } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import {
  ball,
  between,
  type Carton,
  can,
  carton,
  cornersOf,
  flat,
  inBall,
  onFront,
  onLid,
  onSide,
  prism,
  pyramid,
  type SolidThing,
  thing,
} from './solid-bodies.ts'

const BOOK: Carton = { w: 36, h: 10, d: 24, fills: ['cream', 'teal', 'cream'] }

/** Lines of a face that cut its triangle in nine. */
const ninths = (pen: Pen, [one, two, tip]: readonly [Spot, Spot, Spot]): Drawing =>
  [1 / 3, 2 / 3].map((at) => [
    pen.line(poly([between(one, tip, at), between(two, tip, at)], false), 0.8),
    pen.line(poly([between(one, two, at), between(tip, two, at)], false), 0.8),
    pen.line(poly([between(two, one, at), between(tip, one, at)], false), 0.8),
  ])

const PUZZLE = [40, 34] as const
const [LEFT, EDGE, RIGHT, TIP] = cornersOf(...PUZZLE)

export const SOLID_TOYS: readonly SolidThing[] = [
  thing('livro', 'bloco-retangular', 51, 22, (pen) => [
    carton(pen, BOOK),
    [0.3, 0.5, 0.7].map((at) => [
      pen.line(poly([onFront(BOOK, 0.02, at), onFront(BOOK, 1, at), onSide(BOOK, 0.98, at)], false), 0.5),
    ]),
    pen.shape(
      poly([onLid(BOOK, 0.2, 0.3), onLid(BOOK, 0.8, 0.3), onLid(BOOK, 0.8, 0.7), onLid(BOOK, 0.2, 0.7)]),
      'yellowPale',
      0.8,
    ),
  ]),
  thing('bola-de-futebol', 'esfera', 32, 32, (pen) => [
    ball(pen, 16, 'white'),
    inBall(pen, 16, [
      pen.solid('M0 -23.500L7 -18.400L4.300 -10.200H-4.300L-7 -18.400z'),
      pen.line('M0 -23.500V-30M7 -18.400L14 -21M4.300 -10.200L9 -4M-4.300 -10.200L-9 -4M-7 -18.400L-14 -21', 0.9),
      pen.solid(
        'M-4 -33H4L0 -28.600zM13 -24L18 -22V-15L13.500 -19zM-13 -24L-18 -22V-15L-13.500 -19zM7 -3L13 -7L12 0zM-7 -3L-13 -7L-12 0z',
      ),
    ]),
  ]),
  thing('melancia', 'esfera', 34, 34, (pen) => [
    ball(pen, 17, 'leaf'),
    inBall(pen, 17, [
      [-13, -6.5, 0, 6.5, 13].map((x) =>
        pen.shape(`M${x * 0.2} -35Q${x * 1.7} -17 ${x * 0.2} 1Q${x * 1.7 + 3} -17 ${x * 0.2} -35z`, 'leafDeep', 0.5),
      ),
    ]),
    pen.line('M0 -33.4q0.6 -1.6 2.4 -1.8', 1.1),
  ]),
  thing('tronco', 'cilindro', 28, 33, (pen) => [
    can(pen, 14, 33, 'brown', 'woodPale'),
    pen.line(ellipse(0, -33 + flat(14), 9, 2.7) + ellipse(0, -33 + flat(14), 4.4, 1.3), 0.7),
    pen.line('M-9 -22q2 6 0 14M-2 -20q-2 8 1 16M7 -23q1 6 -1 9M9 -10v5', 0.8),
  ]),
  thing(
    'vela',
    'cilindro',
    18,
    40,
    (pen) => [
      can(pen, 9, 28, 'pinkPale', 'cream'),
      pen.line(`M0 ${-28 + flat(9)}V-30`, 1.2),
      pen.shape('M0 -39Q4 -34 0 -29.500Q-4 -34 0 -39z', 'yellow', 0.9),
      pen.line(`M-9 -9A9 ${flat(9)} 0 0 0 9 -9M-9 -13A9 ${flat(9)} 0 0 0 9 -13`, 0.8),
    ],
    0.85,
  ),
  thing(
    'piramide-magica',
    'piramide',
    ...PUZZLE,
    (pen) => [
      pyramid(pen, ...PUZZLE, ['red', 'blue']),
      ninths(pen, [LEFT, EDGE, TIP]),
      ninths(pen, [EDGE, RIGHT, TIP]),
    ],
    0.85,
  ),
  thing('tenda', 'prisma-triangular', 54, 33, (pen) => [
    pen.shape('M-27 0L-17 -31H17L8 0z', 'orange'),
    pen.shape('M8 0L17 -31L27 -9z', 'yellow'),
    pen.shape('M12.800 -2.300L17 -20L21.800 -6.400z', 'brownDark', 0.9),
  ]),
  thing(
    'chocolate',
    'prisma-triangular',
    52,
    21,
    (pen) => [
      pen.shape('M-26 0L-20 -19H16L10 0z', 'yellow'),
      pen.shape('M10 0L16 -19L26 -9z', 'yellowPale'),
      pen.line('M-19.500 -4.500H7.500M-16.500 -14H11', 1, 'red'),
      pen.text(-4.4, -7, 'CACAU', 6.4),
    ],
    0.85,
  ),
  thing('rampa', 'prisma-triangular', 46, 34, (pen) => [
    prism(
      pen,
      [
        [-23, 0],
        [12, 0],
        [-23, -26],
      ],
      [11, -8],
      ['wood', 'woodPale'],
    ),
    pen.line('M-10 -21.500L-2 -15.600M2 -12.600L10 -6.700', 0.8, 'brown'),
  ]),
]

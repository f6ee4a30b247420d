/** Experiments of a classroom at one moment, about their foot, up to 44 mm high. Scales are there to be read. */
import { round } from '../../scene/marks.ts'
import { box, circle, ellipse, points, ring, type Spot, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { greatButterfly } from './heroes.ts'
import { chrysalis } from './life-stages.ts'

/** `amount` is read from the scale or counted; `leaves` are counted. */
export interface Moment {
  readonly amount: number
  readonly leaves?: number
  readonly variant?: 'plain' | 'other'
  /** Before anything happens. */
  readonly isStart?: boolean
}

type Apparatus = (pen: Pen, moment: Moment, scaled: boolean) => Drawing

/** Length of a centimetre of the scales, mm. */
const UNIT = 3.2

/** A strip with centimetres upwards from `zero`. */
const upright = (pen: Pen, x: number, zero: number, foot: number, count = 7): Drawing => [
  pen.shape(box(x, zero - count * UNIT - 2.6, 7, foot - zero + count * UNIT + 2.6, 0.6), 'yellowPale', 0.7),
  Array.from({ length: count + 1 }, (_, i) => [
    pen.line(`M${x + 7} ${zero - i * UNIT}h${i % 2 ? -1.4 : -2.4}`, 0.5),
    pen.text(x + 2.4, zero - i * UNIT + 1.2, i, 3.4, { font: 'text' }),
  ]),
]

const level = (pen: Pen, from: number, to: number, y: number): Drawing =>
  pen.line(`M${from} ${y}H${to}`, 0.5, 'black', [1, 1])

const blade = (pen: Pen, fill: Fill): Drawing => [
  pen.shape('M0 0C-4.600 -2 -4.600 -6.400 0 -9C4.600 -6.400 4.600 -2 0 0z', fill, 0.8),
  pen.line('M0 -1V-6', 0.5, 'leafDark'),
]

/** A bean on wet cotton in a glass; a plant from the dark is pale. */
const bean: Apparatus = (pen, { amount, leaves = 0, variant, isStart }, scaled) => {
  const [zero, x] = [-10, 4]
  const top = zero - amount * UNIT
  const fill: Fill = variant === 'other' ? 'yellowPale' : 'leaf'
  return [
    pen.shape('M-12.400 -16H12.400L10.400 0H-10.400z', 'foam', 1),
    pen.shape(
      scallop(points('-8.6,-3.4 -8.8,-7.4 -5,-9.8 0,-9.4 5,-9.8 8.8,-7.4 8.6,-3.4 4,-2.6 -4,-2.6'), 0.58),
      'white',
      0.8,
    ),
    scaled ? upright(pen, -11.4, zero, -6.4) : [],
    isStart
      ? []
      : pen.line(`M${x} -9Q${x - 1} -6 ${x + 1} -3M${x} -7l-2.600 2.400M${x + 0.4} -5.600l3 2`, 0.8, 'brown'),
    pen.at(x, -9, 1, (own) => [own.shape(ellipse(0, 0, 3.2, 2.3), 'brown', 0.8)], { turn: -14 }),
    amount > 0
      ? [
          pen.rope(`M${x} -10.600V${top}`, 1.1, variant === 'other' ? 'straw' : 'lime', 0.7),
          Array.from({ length: leaves }, (_, i) => {
            const row = Math.floor(i / 2)
            const rows = Math.ceil(leaves / 2)
            const y = top + 0.8 + (row * (amount * UNIT - 4)) / Math.max(1, rows)
            return pen.at(x, y, 0.86, (own) => blade(own, fill), { turn: i % 2 ? 92 : -92 })
          }),
          scaled ? level(pen, -4.4, x, top) : [],
        ]
      : [],
  ]
}

/** Length of a millilitre of the cup, mm: its last number keeps off the strainer. */
const MILLILITRE = 0.21

/** Ice in a strainer over a cup with a scale of millilitres. */
const ice: Apparatus = (pen, { amount, variant }, scaled) => {
  const height = amount * MILLILITRE
  const left = Math.max(0, 80 - amount)
  const side = round(3.4 * Math.cbrt(left))
  return [
    pen.shape('M-12.600 -26H12.600L11 0H-11z', 'foam', 1.1),
    amount
      ? pen.shape(`M${-11 - height * 0.055} ${-0.8 - height}H${11 + height * 0.055}L11 -0.800H-11z`, 'water', 0.8)
      : [],
    scaled
      ? [
          pen.shape(box(-10.4, -19.8, 8.6, 19.2, 0.6), 'yellowPale', 0.6),
          [10, 20, 30, 40, 50, 60, 70, 80].map((ml) => [
            pen.line(`M-1.800 ${round(-0.8 - ml * MILLILITRE)}h${ml % 20 ? -1.4 : -2.2}`, 0.5),
            ml % 20 ? [] : pen.text(-9.8, round(0.3 - ml * MILLILITRE), ml, 3.2, { font: 'text', anchor: 'start' }),
          ]),
        ]
      : [],
    left
      ? [
          pen.shape(box(-side / 2, -27 - side, side, side, 1.8), 'sky', 1),
          pen.line(
            `M${-side / 4} ${-27 - side * 0.7}h${side * 0.3}M${-side / 4} ${-27 - side * 0.5}h${side * 0.14}`,
            0.6,
          ),
          variant === 'other'
            ? pen.shape(scallop(points('-9,-27 -10,-32 -7,-38 0,-40.5 7,-38 10,-32 9,-27'), 0.56), 'redPale', 0.9)
            : [],
        ]
      : [],
    pen.shape('M-13 -28H13Q12 -20 4 -20H-4Q-12 -20 -13 -28z', 'metal', 1),
    pen.rope('M12 -27.600H18', 1.6, 'metal', 0.7),
    points('-7,-25 -2.4,-25 2.4,-25 7,-25 -4.6,-22.4 0,-22.4 4.6,-22.4').map(([x, y]) => pen.spot(x, y, 0.7)),
  ]
}

/** A strip of paper hangs from a pencil into coloured water, which climbs. */
const paper: Apparatus = (pen, { amount, variant }, scaled) => {
  const zero = -8
  const top = zero - amount * UNIT
  return [
    pen.shape(box(-12, -36, 24, 36, 3), 'foam', 1.1),
    pen.shape(box(0, -39, 8, 35), variant === 'other' ? 'cream' : 'white', 0.8),
    amount
      ? [
          pen.shape(box(0, top, 8, -4 - top), 'blue', 0.8),
          pen.line(
            Array.from(
              { length: Math.floor((-8 - top) / 1.6) },
              (_, i) => `M0.600 ${round(zero - i * 1.6)}l6.800 -1.400`,
            ).join(''),
            0.5,
          ),
        ]
      : [],
    pen.shape(box(-11.4, zero, 22.8, 7.4, 2.4), 'blue', 0.8),
    pen.shade(box(0, zero, 8, 4), 'blueDark'),
    scaled ? [upright(pen, -11, zero, zero + 2.4), amount ? level(pen, -4, 0, top) : []] : [],
    pen.rope('M-15 -38.500H11', 2.4, 'yellow', 0.7),
    pen.shape('M11 -39.900L15 -38.500L11 -37.100z', 'cream', 0.6),
  ]
}

/** Yeast, sugar and water in a bottle; the gas fills the balloon over its mouth. */
const balloon: Apparatus = (pen, { amount }, scaled) => {
  const zero = -21
  const height = amount * UNIT
  const half = 2.4 + amount * 1.05
  return [
    scaled ? [pen.shape(box(-18, zero, 3, -zero), 'wood', 0.7), upright(pen, -20, zero, zero + 2)] : [],
    pen.shape('M-8 0Q-9 0 -9 -1.500V-10Q-9 -14 -3.600 -16V-21H3.600V-16Q9 -14 9 -10V-1.500Q9 0 8 0z', 'foam', 1.1),
    pen.shape('M-8.400 -1Q-8.400 -0.600 -7.600 -0.600H7.600Q8.400 -0.600 8.400 -1V-8H-8.400z', 'tan', 0.7),
    points('-5,-7 -1,-6.4 3,-7.2 6,-6.4').map(([x, y]) => pen.shape(circle(x, y - 1.4, 1.3), 'cream', 0.6)),
    amount
      ? [
          pen.shape(
            `M-3 ${zero}C${-half * 1.5} ${zero - height * 0.34} ${-half * 1.3} ${zero - height} 0 ${zero - height}C${half * 1.3} ${zero - height} ${half * 1.5} ${zero - height * 0.34} 3 ${zero}z`,
            'red',
            1,
          ),
          pen.shade(ellipse(-half * 0.4, zero - height * 0.66, half * 0.16, height * 0.12), 'redPale'),
          scaled ? level(pen, -13, 0, zero - height) : [],
        ]
      : [
          pen.shape(
            'M-3.600 -18.500C-4.200 -20.500 -2 -21 0 -21C4 -21 7.500 -19.500 9.200 -17C11 -14.500 11 -11 9.600 -8.500C7.200 -9.500 7.200 -13.500 5 -16C4.400 -17 4 -18 3.600 -18.500z',
            'red',
            0.9,
          ),
          scaled ? level(pen, -13, -1, zero) : [],
        ],
    pen.rope('M-4 -19.500H4', 1.8, 'yellow', 0.7),
  ]
}

const MOULD = points('-6,-18 5,-10 -5,-8 7,-19 0,-14 -1,-22 -9,-13 2,-5.600 9,-14 -8,-5 5,-24 -6,-25')

/** A slice of bread in a closed bag; each spot of mould is to be counted. */
const bread: Apparatus = (pen, { amount }) => [
  pen.shape(box(-15, -36, 30, 36, 2), 'foam', 1),
  pen.shape(
    'M-11 -2.500Q-12.500 -2.500 -12.500 -4V-19Q-15 -24 -11 -28Q-6 -31 0 -31Q6 -31 11 -28Q15 -24 12.500 -19V-4Q12.500 -2.500 11 -2.500z',
    'tan',
    1,
  ),
  pen.shade('M-10 -5V-20Q-12 -24 -9 -26Q-5 -28.500 0 -28.500Q5 -28.500 9 -26Q12 -24 10 -20V-5z', 'cream'),
  MOULD.slice(0, amount).map(([x, y]) => [pen.shape(scallop(ring(x, y, 1.9, 1.6, 6), 0.58), 'leaf', 0.7)]),
  pen.shape(box(-15, -39, 30, 4, 1), 'blue', 0.9),
]

const DISC = 3
/** A caterpillar `length` mm long that crawls right from x = 0, its foot at 0. */
const crawler = (pen: Pen, length: number): Drawing => {
  const r = Math.min(DISC, Math.max(1.3, length * 0.2))
  const count = Math.max(3, Math.round(length / (r * 1.3)))
  const xs = Array.from({ length: count }, (_, i) => r + (i * (length - 2 * r)) / (count - 1))
  return [
    pen.line(
      `M${length - r * 1.2} ${-r * 1.6}q${-r * 0.3} ${-r} ${-r} ${-r * 1.1}M${length - r * 0.7} ${-r * 1.7}v${-r * 0.9}`,
      0.6,
    ),
    xs.map((x, i) =>
      pen.shape(circle(x, -r - (i % 2) * r * 0.2, r), i === count - 1 ? 'yellow' : i % 2 ? 'lime' : 'leaf', 0.7),
    ),
    pen.spot(length - r * 0.8, -r * 1.3, Math.max(0.5, r * 0.22)),
  ]
}

/** Ends of the leaves' stalks on the branch, those that stay longest first: none is behind the caterpillar. */
const LEAVES: readonly Spot[] = points('-1,-33.7 1,-31.5 -1,-28.3 1,-26.1 -1,-22.9 1,-20.7 -1,-17.5 1,-15.3')

/** A jar with a branch; in front of it the caterpillar on a ruler. */
const caterpillar: Apparatus = (pen, { amount, leaves = 0 }, scaled) => [
  jar(pen),
  pen.rope('M0 -9V-37', 1.3, 'wood', 0.7),
  LEAVES.slice(0, leaves).map(([x, y]) =>
    pen.at(x * 0.8, y, 0.78, (own) => blade(own, 'leaf'), { turn: x < 0 ? -66 : 66 }),
  ),
  scaled
    ? [
        pen.shape(box(-17, -8, 34, 8, 0.8), 'yellowPale', 0.8),
        Array.from({ length: 8 }, (_, i) => [
          pen.line(`M${-14.6 + i * 4.2} -8v2`, 0.5),
          pen.text(-14.6 + i * 4.2, -2.2, i, 3.4, { font: 'text' }),
        ]),
        pen.at(-14.6, -8, 1, (own) => crawler(own, amount * 4.2)),
      ]
    : pen.at(-8, -9, 1, (own) => crawler(own, 14)),
]

const jar = (pen: Pen): Drawing => [
  pen.shape(box(-15, -40, 30, 40, 4), 'foam', 1.1),
  pen.shape(box(-13, -44, 26, 5, 1.4), 'wood', 0.9),
  points('-8,-41.5 0,-41.5 8,-41.5').map(([x, y]) => pen.spot(x, y, 0.7)),
]

/** The animal's life in the jar: eggs on a leaf, caterpillar, chrysalis, butterfly. */
export const inJar = (pen: Pen, age: number): Drawing => [
  jar(pen),
  pen.rope('M-7 -3C-6 -14 -9 -24 -4 -30C0 -33 6 -31 10 -33', 1.4, 'wood', 0.7),
  // The caterpillar eats: fewer leaves in each moment.
  [
    [-6.6, -13, -64],
    [-7.2, -22, -64],
  ]
    .slice(Math.min(age, 2))
    .map(([x = 0, y = 0, turn = 0]) => pen.at(x, y, 0.72, (own) => blade(own, 'leaf'), { turn })),
  pen.at(-4, -31, 1.5, (own) => blade(own, 'leaf'), { turn: 150 }),
  [
    () => points('0.4,-24.4 -1.4,-22.8 1.8,-21.8').map(([x, y]) => pen.shape(circle(x, y, 1.2), 'yellowPale', 0.7)),
    () => pen.at(-9, -2, 1, (own) => crawler(own, 17)),
    () =>
      // Its two spots would be eyes at this size.
      pen.at(5.5, -31.6, 0.6, (own) => [
        chrysalis(own),
        points('-3,7 3,7').map(([x, y]) => own.shape(circle(x, y, 1.7), 'lime', null)),
      ]),
    () => pen.at(4, -14, 0.25, greatButterfly),
  ][age]?.() ?? [],
]

export const EXPERIMENTS = {
  feijao: bean,
  gelo: ice,
  papel: paper,
  balao: balloon,
  pao: bread,
  lagarta: caterpillar,
} as const satisfies Readonly<Record<string, Apparatus>>

export type ExperimentName = keyof typeof EXPERIMENTS
export const EXPERIMENT_NAMES = Object.keys(EXPERIMENTS) as [ExperimentName, ...ExperimentName[]]

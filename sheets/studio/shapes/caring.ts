/** Things of who cares for nature: bins for sorted waste, what goes into them, a wind wheel. */
import { box, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

interface Waste {
  readonly name: string
  readonly fill: Fill
  /** The colour of the bin in selective collection. */
  readonly colour: string
  /** About its middle, 9 mm high. */
  readonly symbol: (pen: Pen) => Drawing
}

const BOTTLE = 'M-1.300 -4.600H1.300V-2.800Q3.200 -1.600 3.200 0.400V4.400H-3.200V0.400Q-3.200 -1.600 -1.300 -2.800z'

/** A plastic bottle about its middle, 9 mm high at scale 1. */
export const bottle = (pen: Pen, x: number, y: number, scale = 1, turn = 0) =>
  pen.at(
    x,
    y,
    scale,
    (own) => [
      own.shape(BOTTLE, 'bluePale', 0.9),
      own.shape(box(-1.8, -6.2, 3.6, 1.8, 0.4), 'red', 0.8),
      own.line('M-3.200 0.600H3.200M-3.200 2.600H3.200', 0.6),
    ],
    { turn },
  )

const can = (pen: Pen): Drawing => [
  pen.shape('M-3.200 -3.600V3.400Q0 5.200 3.200 3.400V-3.600z', 'greyPale', 0.8),
  pen.shape(ellipse(0, -3.6, 3.2, 1.3), 'white', 0.8),
]

/** In the order of the bins. */
const WASTE: readonly Waste[] = [
  {
    name: 'PAPEL',
    fill: 'blue',
    colour: 'azul',
    symbol: (pen) => [
      pen.shape('M-3.400 -4.400H1.400L3.400 -2.400V4.400H-3.400z', 'white', 0.8),
      pen.line('M-1.600 -1H1.600M-1.600 1.400H1.600', 0.6),
    ],
  },
  {
    name: 'METAL',
    fill: 'yellow',
    colour: 'amarelo',
    symbol: can,
  },
  {
    name: 'VIDRO',
    fill: 'green',
    colour: 'verde',
    symbol: (pen) => [
      pen.shape(box(-3.2, -2.4, 6.4, 6.8, 1.4), 'white', 0.8),
      pen.shape(box(-2.8, -4.6, 5.6, 2.2, 0.5), 'white', 0.8),
    ],
  },
  {
    name: 'ORGÂNICO',
    fill: 'brown',
    colour: 'marrom',
    symbol: (pen) => [
      pen.shape(
        'M0 -2.200C-4.200 -4.200 -5 0.200 -3.400 3C-2.400 4.800 -1 4.600 0 4C1 4.600 2.400 4.800 3.400 3C5 0.200 4.200 -4.200 0 -2.200z',
        'white',
        0.8,
      ),
      pen.line('M0 -2.200Q0 -4 1.800 -4.800', 0.8),
    ],
  },
  {
    name: 'PLÁSTICO',
    fill: 'red',
    colour: 'vermelho',
    symbol: (pen) => pen.shape(BOTTLE, 'white', 0.8),
  },
]

interface BinRow {
  readonly scale: number
  readonly gap: number
  readonly count?: number
}

/**
 * The last so many bins for sorted waste, their feet on a line from `left` on, 28 mm high; the finest have words: what belongs in
 * each and its colour.
 */
export const sortedBins = (pen: Pen, [left, foot]: Spot, { scale, gap, count = WASTE.length }: BinRow): Drawing =>
  WASTE.slice(WASTE.length - count).map(({ name, fill, colour, symbol }, i) =>
    pen.at(left + i * gap, foot, scale, (own) => [
      own.shape('M-9.600 -24H9.600L8.400 0H-8.400z', fill),
      own.shape(box(-11, -28, 22, 5, 2), fill),
      own.either(
        () => own.at(0, -12, 1.6, symbol),
        () => [
          own.at(0, -17.4, 0.96, symbol),
          own.shape(box(-8.4, -11.8, 16.8, 9.8, 0.8), 'white', 0.8),
          own.text(0, -8, name, 2.6),
          own.text(0, -3.8, colour, 3, { font: 'text' }),
        ],
      ),
    ]),
  )

/** A cardboard box with paper, a bottle and cans to be sorted, its foot in the middle below, 24 mm wide. */
export const boxOfWaste = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (own) => [
    bottle(own, -5.5, -19, 1.15, -14),
    own.shape('M-1.500 -12L-1 -25L7 -24L7.600 -12z', 'white', 0.9),
    own.line('M0.800 -21.500L5 -21M0.800 -18.500L5 -18', 0.6),
    own.at(8.4, -16.4, 0.95, can, { turn: 12 }),
    own.shape('M-12 -14H12L10.800 0H-10.800z', 'tan'),
    own.shape('M-12 -14L-16 -9.500H-12.500L-11.600 -12M12 -14L16 -9.500H12.500L11.600 -12', 'woodPale', 0.9),
    own.line('M-11.400 -7.500H11.400', 0.7),
  ])

/** A wheel that the wind turns, 40 mm high. */
export const windWheel = (pen: Pen, x: number, y: number, scale: number, turn = 0) =>
  pen.at(x, y, scale, (own) => [
    own.shape('M-1.500 0L-0.800 -28H0.800L1.500 0z', 'white'),
    [0, 120, 240].map((angle) =>
      own.at(0, -28, 1, (blade) => blade.shape('M0 0C-2.400 -3 -2 -9 0 -14C1 -9 1.400 -4 0 0z', 'white'), {
        turn: angle + turn,
      }),
    ),
    own.shape(ellipse(0, -28, 1.4, 1.4), 'white'),
  ])

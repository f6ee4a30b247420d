/** Fronts of a street, each known by its roof, its sign and its window. About the middle of the foot, 35 mm wide. */
import { box, circle, ellipse, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

const WIDTH = 35
const WALL = 74
const HALF = WIDTH / 2

interface Front {
  readonly wall: Fill
  readonly trim: Fill
  /** The part that rises above the wall, about the middle of its upper edge. */
  readonly top: (pen: Pen, trim: Fill) => Drawing
  /** The display in the window, about the middle of its sill, 17 mm wide and 19 high. */
  readonly goods: (pen: Pen) => Drawing
  readonly isBank?: true
}

const disc =
  (sign: (pen: Pen) => Drawing) =>
  (pen: Pen, trim: Fill): Drawing => [
    pen.shape(box(-HALF, -5, WIDTH, 5), trim, 1),
    pen.shape(circle(0, -13, 9.5), 'white', 1.1),
    pen.at(0, -13, 1, sign),
  ]
const gable =
  (sign: (pen: Pen) => Drawing) =>
  (pen: Pen, trim: Fill): Drawing => [
    pen.shape(`M${-HALF - 1.5} 0L0 -20L${HALF + 1.5} 0z`, trim, 1.1),
    pen.shape(circle(0, -7, 5.4), 'white', 0.9),
    pen.at(0, -7, 1, sign),
  ]
const loaf = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(ellipse(x, y, 3.6, 2.2), 'tan', 0.8),
  pen.line(`M${x - 1.4} ${y - 1.4}l0.8 2M${x + 0.8} ${y - 1.6}l0.8 2`, 0.6),
]
const cross = (r: number) => {
  const w = r * 0.36
  return `M${-w} ${-r}H${w}V${-w}H${r}V${w}H${w}V${r}H${-w}V${w}H${-r}V${-w}H${-w}z`
}
const bottle = (pen: Pen, x: number, fill: Fill, height: number): Drawing => [
  pen.shape(box(x - 2.2, -height, 4.4, height, 1), fill, 0.8),
  pen.shape(box(x - 1.2, -height - 2.4, 2.4, 2.4), 'white', 0.7),
]
const books = (pen: Pen, y: number): Drawing =>
  (['red', 'yellow', 'teal', 'purple', 'orange'] as const).map((fill, i) =>
    pen.shape(box(-7 + i * 2.9, y - 6 + (i % 2), 2.9, 6 - (i % 2)), fill, 0.7),
  )
const shelf = (pen: Pen, y: number) => pen.line(`M-8.500 ${y}H8.500`, 0.8)

const FRONTS: Readonly<Record<string, Front>> = {
  padaria: {
    wall: 'yellowPale',
    trim: 'orange',
    top: disc((pen) => [
      pen.shape('M-7 3C-8.500 -2 -5 -4 0 -4S8.500 -2 7 3z', 'tan', 0.9),
      pen.line('M-4 -2.500l1.500 3M-0.500 -3l1.500 3M3 -2.500l1.500 3', 0.7),
    ]),
    goods: (pen) => [
      shelf(pen, -9),
      loaf(pen, -4, -11.6),
      loaf(pen, 4, -11.6),
      loaf(pen, -4, -2.6),
      loaf(pen, 4, -2.6),
    ],
  },
  escola: {
    wall: 'cream',
    trim: 'blue',
    top: (pen, trim) => [
      pen.line('M0 -19V-29', 1.2),
      pen.shape('M0 -29L9 -26.500L0 -24z', 'green', 0.9),
      gable((own) => own.line('M0 -3V0L2.200 1.400', 0.9))(pen, trim),
    ],
    goods: (pen) => [
      pen.shape(box(-7.5, -16, 15, 9), 'white', 0.8),
      pen.text(0, -9.6, 'ABC', 4.6),
      pen.shape(box(-6, -5, 5, 2), 'wood', 0.7),
      pen.shape(box(1.5, -5, 5, 2), 'wood', 0.7),
      pen.line('M-5 -3V0M-2 -3V0M2.500 -3V0M5.500 -3V0', 0.7),
    ],
  },
  mercado: {
    wall: 'foam',
    trim: 'red',
    top: disc((pen) => [
      pen.line('M-7 -5H-4.500L-2.500 2H4.500L6.500 -3.500H-4', 1),
      pen.shape(circle(-1.6, 5, 1.3) + circle(3.8, 5, 1.3), 'white', 0.9),
    ]),
    goods: (pen) => [
      shelf(pen, -9),
      [-5, 0, 5].map((x) => pen.shape(circle(x, -11.6, 2.2), 'red', 0.8)),
      [-5, 0, 5].map((x) => pen.shape(circle(x, -2.8, 2.4), 'yellow', 0.8)),
    ],
  },
  banco: {
    wall: 'stone',
    trim: 'greyPale',
    isBank: true,
    top: gable((own) => own.text(0, 1.6, 'R$', 4.4)),
    goods: (pen) => [
      pen.shape(box(-5, -15, 10, 15, 1), 'blue', 0.8),
      pen.shape(box(-3.4, -13, 6.8, 5), 'white', 0.7),
      pen.line('M-2.500 -5.500h5', 1),
    ],
  },
  cinema: {
    wall: 'purplePale',
    trim: 'purple',
    top: (pen, trim) => [
      pen.shape(`M${-HALF - 2} 0V-10Q0 -24 ${HALF + 2} -10V0z`, trim, 1.1),
      pen.shape(star(0, -10, 6.5), 'yellow', 0.9),
      [-14, -9.5, 9.5, 14].map((x) => pen.shape(circle(x, -4, 1.5), 'yellow', 0.7)),
    ],
    goods: (pen) => [
      pen.shape('M-5 -9H5L3.500 0H-3.500z', 'white', 0.9),
      pen.line('M-2 -9L-1.400 0M2 -9L1.400 0', 0.8, 'red'),
      [-4, 0, 4].map((x) => pen.shape(circle(x, -10.6, 2.4), 'yellowPale', 0.8)),
      [-2, 2].map((x) => pen.shape(circle(x, -13.4, 2.3), 'yellowPale', 0.8)),
    ],
  },
  hospital: {
    wall: 'white',
    trim: 'blue',
    top: (pen, trim) => [
      pen.shape(box(-12, -17, 24, 17), 'white', 1.1),
      pen.shape(box(-14, -20, 28, 4, 1), trim, 1),
      pen.text(0, -3.4, 'H', 14, { fill: 'blueDark' }),
    ],
    goods: (pen) => [
      pen.line('M-7 -9V0M7 -5V0', 1),
      pen.shape(box(-7, -5.5, 14, 3), 'bluePale', 0.8),
      pen.shape(box(-6.6, -7.6, 4.4, 2.6, 1), 'white', 0.7),
      pen.at(3, -12.5, 1, (own) => own.shape(cross(3), 'red', 0.7)),
    ],
  },
  farmácia: {
    wall: 'meadow',
    trim: 'green',
    top: disc((pen) => pen.shape(cross(6.4), 'green', 0.9)),
    goods: (pen) => [
      shelf(pen, -9),
      pen.at(0, -9, 1, (own) => [bottle(own, -4.5, 'orange', 4.6), bottle(own, 4.5, 'pink', 4.6)]),
      [bottle(pen, -5.5, 'teal', 5), bottle(pen, 0, 'yellow', 4.2), bottle(pen, 5.5, 'purple', 5)],
    ],
  },
  biblioteca: {
    wall: 'tan',
    trim: 'teal',
    top: gable((own) => [
      own.shape(
        'M0 -2.400C-1.500 -3.500 -3 -3.500 -4 -3V2.500C-3 2 -1.500 2 0 3.200C1.500 2 3 2 4 2.500V-3C3 -3.500 1.500 -3.500 0 -2.400z',
        'cream',
        0.7,
      ),
      own.line('M0 -2.400V3.200', 0.7),
    ]),
    goods: (pen) => [shelf(pen, -9), books(pen, -9), books(pen, 0)],
  },
  pizzaria: {
    wall: 'pinkPale',
    trim: 'red',
    top: disc((pen) => [
      pen.shape('M0 7L-6.500 -4Q0 -7 6.500 -4z', 'yellow', 0.9),
      pen.line('M-6.500 -4Q0 -7 6.500 -4', 1.6, 'wood'),
      [
        [-2.5, -1.6],
        [2.4, -2],
        [0, 2.4],
      ].map(([x = 0, y = 0]) => pen.shape(circle(x, y, 1.3), 'red', 0.6)),
    ]),
    goods: (pen) => [
      pen.shape('M-8 0V-8Q-7 -16 0 -16T8 -8V0z', 'copper', 0.9),
      pen.shape('M-5 -2V-6Q-4 -10.500 0 -10.500T5 -6V-2z', 'brownDark', 0.8),
      pen.shape('M-2.500 -2.500Q-3 -6 0 -8.500Q3 -6 2.500 -2.500z', 'orange', 0.7),
    ],
  },
  correios: {
    wall: 'yellowPale',
    trim: 'yellow',
    top: disc((pen) => [pen.shape(box(-6.5, -4, 13, 8.6, 1), 'white', 0.9), pen.line('M-6.500 -4L0 1L6.500 -4', 0.8)]),
    goods: (pen) => [
      pen.shape(box(-7.5, -7, 8, 7), 'wood', 0.8),
      pen.shape(box(1, -5, 6.5, 5), 'wood', 0.8),
      pen.shape(box(-5.5, -12, 6, 5), 'woodPale', 0.8),
      pen.line('M-3.500 -7V0M4.200 -5V0M-2.500 -12V-7', 0.7),
    ],
  },
}

/** The front of a place, its name and its hours on boards. */
export function shopfront(pen: Pen, name: string, hours: string): Drawing {
  const front = FRONTS[name]
  if (!front) throw new RangeError(`no front of ${name}`)
  const { wall, trim, top, goods, isBank } = front
  return [
    pen.at(0, -WALL, 1, (own) => top(own, trim)),
    pen.shape(box(-HALF, -WALL, WIDTH, WALL), wall),
    pen.shape(box(-HALF + 1.5, -WALL + 3, WIDTH - 3, 10, 1.4), 'white', 0.9),
    pen.text(0, -WALL + 9.8, name, 5.2),
    pen.shape(box(-HALF + 2.5, -WALL + 16, WIDTH - 5, 9.4, 1.4), 'white', 0.8),
    pen.text(0, -WALL + 22.4, hours, 4.6, { font: 'text' }),
    pen.shape(box(-14.5, -29, 10.5, 29, 1), 'wood', 1),
    pen.shape(box(-12.6, -26.5, 6.7, 9, 0.6), 'sky', 0.7),
    pen.spot(-6, -13, 0.8),
    pen.shape(box(-2, -29, 17, 20, 1), 'sky', 0.9),
    pen.at(6.5, -9.4, 0.94, goods),
    isBank
      ? [-16, -3.2, 15.4].map((x) => pen.shape(box(x - 1.4, -40, 2.8, 40), 'white', 0.9))
      : [
          pen.shape(`M${-HALF} -40H${HALF}L${HALF + 1.5} -32H${-HALF - 1.5}z`, trim, 1),
          pen.line('M-10.500 -40L-11.400 -32M-3.500 -40L-3.800 -32M3.500 -40L3.800 -32M10.500 -40L11.400 -32', 0.8),
        ],
  ]
}

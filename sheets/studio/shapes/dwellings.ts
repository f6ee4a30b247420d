/** Homes of Brazil today, drawn about the middle of their foot, and what they are made of. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

const pane = (pen: Pen, x: number, y: number, width = 7, height = 7): Drawing => [
  pen.shape(box(x, y, width, height), 'sky', 0.8),
  pen.line(`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`, 0.6),
]

/** Bricks in courses inside a rectangle. */
const courses = (x: number, y: number, width: number, rows: number): string =>
  Array.from({ length: rows }, (_, row) => {
    const top = y + row * 3
    const joints = Array.from({ length: Math.floor(width / 6) }, (_, i) => {
      const at = x + i * 6 + (row % 2 ? 3 : 6)
      return at < x + width ? `M${at} ${top}v3` : ''
    })
    return `M${x} ${top}h${width}${joints.join('')}`
  }).join('')

const tiles = (pen: Pen, d: string, inside: string, fill: Fill = 'orange'): Drawing => [
  pen.shape(d, fill, 1),
  pen.line(inside, 0.6),
]

const brickHouse = (pen: Pen): Drawing => [
  pen.shape('M6 -32h9v-6h-9z', 'blue', 0.9),
  pen.line('M6 -35h9', 0.6),
  pen.shape(box(-22, -21, 44, 21), 'copper', 1),
  pen.line(courses(-22, -21, 44, 7), 0.5, 'brownDark'),
  tiles(pen, 'M-26 -20L-18 -32H18L26 -20z', 'M-23 -24H23M-20.500 -28H20.500'),
  pen.shape(box(-3.6, -14, 8, 14), 'teal', 0.9),
  pen.spot(2.8, -7, 0.6),
  pane(pen, -17, -14, 8, 8),
  pane(pen, 10, -14, 8, 8),
]

const tower = (pen: Pen): Drawing => [
  pen.shape(box(-17, -52, 34, 52), 'greyPale', 1),
  pen.shape(box(-8, -57, 12, 5), 'stone', 0.9),
  [-48, -38.5, -29, -19.5].map((y) => [
    [-13.5, -3.5, 6.5].map((x) => pen.shape(box(x, y, 7, 5.6), 'sky', 0.8)),
    pen.line(`M-17 ${y + 7.4}h34`, 0.6),
  ]),
  pen.shape(box(-5, -9, 10, 9), 'bluePale', 0.9),
  pen.line('M0 -9V0', 0.7),
  pen.shape(box(-7.5, -11.4, 15, 2.4), 'stone', 0.8),
]

const clayHouse = (pen: Pen): Drawing => [
  pen.shape(box(-21, -18, 42, 18), 'earth', 1),
  pen.line('M12 -18V0M16 -18V0M20 -18V0M9.500 -14.500H21M9.500 -10H21M9.500 -5.500H21', 0.7, 'brownDark'),
  tiles(pen, 'M-26 -17L-17 -29H17L26 -17z', 'M-23 -21H23M-20 -25H20M-10 -29l-3 12M0 -29v12M10 -29l3 12', 'redPale'),
  pen.shape(box(-5, -14, 8, 14), 'blue', 0.9),
  pen.line('M-1 -14V0', 0.6),
  pen.shape(box(-17, -14, 8, 8), 'blue', 0.9),
  pen.line('M-13 -14v8', 0.6),
]

/** Rows of palm leaves: height, half width, bundles. */
const THATCH = [
  [-27, 22.5, 7],
  [-20, 26, 8],
  [-13, 29, 9],
  [-6, 31.5, 10],
] as const

const longHouse = (pen: Pen): Drawing => [
  pen.shape('M-33 0Q-30 -20 -20 -33H20Q30 -20 33 0z', 'straw', 1.1),
  THATCH.map(([y, half, count]) =>
    pen.line(`M${-half} ${y}${`q${half / count} 3.400 ${(2 * half) / count} 0`.repeat(count)}`, 0.6, 'strawDark'),
  ),
  pen.shape('M-5 0V-8a5 5 0 0 1 10 0V0z', 'brownDark', 1),
  pen.line('M-22 -33h44', 1.4),
]

const planks = (pen: Pen, fill: Fill): Drawing => [
  pen.shape(box(-18, -17, 36, 17), fill, 1),
  pen.line('M-12 -17V0M-6 -17V0M6 -17V0M12 -17V0', 0.5),
  pen.shape(box(-4, -13, 8, 13), 'woodDark', 0.9),
  pane(pen, -15, -13, 7, 6),
  pane(pen, 8, -13, 7, 6),
]

/** The house is 11 mm above its foot, which is below the water. */
const stiltHouse = (pen: Pen): Drawing => [
  [-18, -9, 9, 18].map((x) => pen.rope(`M${x} 0V-12`, 1.6, 'wood', 0.8)),
  pen.line('M-18 -10L-9 -2M18 -10L9 -2', 0.8),
  pen.at(0, -14, 1, (pen) => planks(pen, 'green')),
  pen.shape('M-24 -30L-15 -39H15L24 -30z', 'metal', 1),
  pen.line('M-14 -38.500L-19 -30.500M-5 -38.500L-7 -30.500M5 -38.500L7 -30.500M14 -38.500L19 -30.500', 0.6),
  pen.shape(box(-25, -14.5, 50, 3.4, 0.6), 'woodPale', 0.9),
  pen.line('M-3 -11.500V-1M3 -11.500V-1M-3 -8.500h6M-3 -5.500h6M-3 -2.500h6', 1),
]

const floatingHouse = (pen: Pen): Drawing => [
  pen.at(0, -6, 1, (pen) => planks(pen, 'yellow')),
  pen.shape('M-24 -22L-15 -31H15L24 -22z', 'stone', 1),
  pen.line('M-14 -30.500L-19 -22.500M-5 -30.500L-7 -22.500M5 -30.500L7 -22.500M14 -30.500L19 -22.500', 0.6),
  pen.shape(box(-28, -7, 56, 3, 0.6), 'woodPale', 0.9),
  [-23, -15.5, -8, 0, 8, 15.5, 23].map((x) => [
    pen.shape(circle(x, -1, 3.4), 'wood', 0.9),
    pen.shape(circle(x, -1, 1.4), 'woodPale', 0.6),
  ]),
]

const bricks = (pen: Pen): Drawing =>
  [
    [-9, 0],
    [0, 0],
    [9, 0],
    [-4.5, -6],
    [4.5, -6],
    [0, -12],
  ].map(([x = 0, y = 0]) => [
    pen.shape(box(x - 4.4, y - 6, 8.8, 6, 0.4), 'copper', 0.9),
    [-2, 2].map((dx) => pen.shape(circle(x + dx, y - 3, 1), 'brownDark', 0.6)),
  ])

const concrete = (pen: Pen): Drawing => [
  pen.shape('M-11 0V-15q0 -2 2 -2h9q2 0 2 2V0z', 'greyPale', 1),
  pen.line('M-11 -13.500H2M-11 -3H2', 0.7),
  pen.text(-4.5, -6.4, 'cimento', 2.9),
  pen.shape('M2.600 0q2 -7 6 -8q4 2 5 8z', 'grey', 0.9),
  pen.line('M5 -8V-19M8.500 -8.500V-20M12 -7V-18', 1.1),
]

const stakes = (pen: Pen): Drawing =>
  [-8, -3, 2, 7].map((x, i) => [
    pen.shape(`M${x - 1.8} -${17 + (i % 2) * 3}h3.600V-4L${x} 0L${x - 1.8} -4z`, 'wood', 0.9),
    pen.shape(ellipse(x, -17 - (i % 2) * 3, 1.8, 0.9), 'woodPale', 0.7),
  ])

const logs = (pen: Pen): Drawing =>
  [
    [-6.6, 0],
    [6.6, 0],
    [0, -8],
  ].map(([x = 0, y = 0]) => [
    pen.shape(`M${x - 3} ${y - 9}h9a4.500 4.500 0 0 1 0 9h-9z`, 'wood', 0.9),
    pen.shape(ellipse(x - 3, y - 4.5, 3.4, 4.5), 'woodPale', 0.9),
    pen.shape(ellipse(x - 3, y - 4.5, 1.4, 2), null, 0.6),
  ])

const clay = (pen: Pen): Drawing => [
  pen.shape('M-13 0Q-10 -9 -5 -8Q-1 -13 3 -6Q6 -3 7 0z', 'earth', 1),
  [6, 8.6, 11.2].map((x, i) => pen.rope(`M${x} 0L${x + 1.6} -${16 + i * 2}`, 1.1, 'brown', 0.7)),
  pen.line('M5.600 -6.500L13 -7.500', 1),
]

const straw = (pen: Pen): Drawing => [
  pen.shape('M-10 0Q-6 -8 -3.400 -10Q-8 -15 -11 -19Q-4 -22 0 -21Q4 -22 11 -19Q8 -15 3.400 -10Q6 -8 10 0z', 'straw', 1),
  pen.line('M-6 -1L-1.600 -9L-6.500 -18M0 -1V-20M6 -1L1.600 -9L6.500 -18', 0.6, 'strawDark'),
  pen.shape(box(-4, -11.4, 8, 2.8, 1), 'brown', 0.8),
]

export const DWELLINGS = {
  'casa de tijolo': brickHouse,
  prédio: tower,
  'casa de taipa': clayHouse,
  maloca: longHouse,
  palafita: stiltHouse,
  'casa flutuante': floatingHouse,
} as const
export type DwellingName = keyof typeof DWELLINGS

export const BUILT_OF: Readonly<Record<DwellingName, readonly [name: string, draw: (pen: Pen) => Drawing]>> = {
  'casa de tijolo': ['tijolos', bricks],
  prédio: ['concreto', concrete],
  'casa de taipa': ['barro e varas', clay],
  maloca: ['palha', straw],
  palafita: ['estacas', stakes],
  'casa flutuante': ['toras', logs],
}

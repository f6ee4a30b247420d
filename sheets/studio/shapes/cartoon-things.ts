/** Things of the jokes in cartoons. Lengths in mm; where only `x` is given, they rest on the foot of the panel. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { flower } from './nature.ts'

export const blackboard = (pen: Pen, x: number): Drawing => [
  pen.plane('middle').shape(box(x, -42, 26, 19, 1), 'wood', 1),
  pen.shape(box(x + 1.6, -40.4, 22.8, 15.8), 'leafDark', 0.7),
]

export const bigLeaf = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.shape('M0 0C-13 -8 -13 -27 0 -36C13 -27 13 -8 0 0z', 'leaf', 1),
    own.line('M0 5V-32M0 -8L-7 -13M0 -8L7 -13M0 -15L-8 -20M0 -15L8 -20M0 -22L-6 -27M0 -22L6 -27', 0.8),
  ])

/** Four seasons on one poster. */
export const seasons = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x, -41, 24, 24, 1), 'white', 0.9),
  pen.line(`M${x + 12} -41V-17M${x} -29H${x + 24}`, 0.6),
  pen.shape(circle(x + 6, -35, 3.4), 'sun', 0.8),
  flower(pen, x + 18, -31, 0.5, 'pink'),
  pen.shape(
    `M${x + 6} -19.500C${x + 2} -22 ${x + 2} -26 ${x + 6} -27.500C${x + 10} -26 ${x + 10} -22 ${x + 6} -19.500z`,
    'orange',
    0.8,
  ),
  pen.line(`M${x + 18} -27.500v8M${x + 14.5} -25.500l7 4M${x + 21.5} -25.500l-7 4`, 0.9),
]

export const toyTrain = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x, -9.5, 10, 5.5, 1) + box(x + 11.5, -9.5, 8, 5.5, 1), 'blue', 0.8),
  pen.shape(box(x + 1.4, -14.5, 5, 5, 0.6), 'red', 0.8),
  pen.line(`M${x + 10} -5.500h1.500M${x - 3} -1.200H${x + 23}`, 0.9),
  [2.4, 7.4, 13.5, 17.5].map((dx) => pen.shape(circle(x + dx, -3.2, 1.8), 'yellow', 0.7)),
]

export const apple = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.shape(
    `M${x} ${y - r * 0.7}C${x + r * 1.6} ${y - r * 1.5} ${x + r * 1.3} ${y + r} ${x} ${y + r * 0.9}C${x - r * 1.3} ${y + r} ${x - r * 1.6} ${y - r * 1.5} ${x} ${y - r * 0.7}z`,
    'red',
    0.8,
  ),
  pen.line(`M${x} ${y - r * 0.7}q0.400 -1.600 1.600 -2.200`, 0.9),
]

/** A kitchen balance on a table. */
export const weighing = (pen: Pen, x: number): Drawing => [
  pen.line(`M${x - 10} -12V-2M${x + 10} -12V-2`, 1.3),
  pen.shape(box(x - 13, -14.5, 26, 3, 1), 'wood', 0.9),
  pen.shape(`M${x - 6} -14.500L${x - 4} -22H${x + 4}L${x + 6} -14.500z`, 'teal', 0.9),
  pen.shape(circle(x, -18, 2.4), 'white', 0.7),
  pen.line(`M${x} -18l1.200 -1.400`, 0.6),
  pen.shape(`M${x - 8} -24.500H${x + 8}L${x + 5} -22H${x - 5}z`, 'metal', 0.8),
]

export const phone = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x - 1.8, y - 3.4, 3.6, 6.4, 0.8), 'greyDark', 0.7),
  pen.shape(box(x - 1.1, y - 2.6, 2.2, 4.4, 0.3), 'bluePale', 0.5),
]

/** Folded clothes piled as high as a child. */
export const clothes = (pen: Pen, x: number): Drawing => {
  const fills: readonly Fill[] = ['blue', 'yellow', 'red', 'white', 'green', 'pink', 'orange']
  return [
    pen.shape(box(x - 11, -7, 22, 5, 1), 'wood', 0.9),
    fills.map((fill, i) => [
      pen.shape(box(x - 9.5 + (i % 3), -11.2 - i * 4.2, 17, 4.2, 1.8), fill, 0.8),
      pen.line(`M${x - 5 + (i % 3)} ${-9.1 - i * 4.2}h9`, 0.5),
    ]),
  ]
}

/** A screen on a low piece of furniture. */
export const television = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x - 10, -12, 20, 9, 1), 'wood', 0.9),
  pen.shape(box(x - 10, -26, 20, 13, 1), 'greyDark', 0.9),
  pen.shape(box(x - 8.6, -24.6, 17.2, 10.2, 0.6), 'bluePale', 0.6),
]

/** A shirt on two hands: one sleeve is missing. */
export const halfShirt = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(
    `M${x - 4} ${y}Q${x} ${y + 3} ${x + 4} ${y}L${x + 7} ${y + 1.5}L${x + 6.6} ${y + 6}L${x + 6.6} ${y + 17}H${x - 6.6}V${y + 7.5}L${x - 10} ${y + 9}L${x - 12} ${y + 4}L${x - 7} ${y + 0.8}z`,
    'yellow',
    0.9,
  ),
  pen.line(`M${x + 7} ${y + 1.5}l-1.400 1.100l1.200 1.300l-1.200 1.300`, 0.7),
]

export const parkBench = (pen: Pen, x: number): Drawing => [
  pen.line(`M${x - 14} -9V-2M${x + 14} -9V-2`, 1.8),
  pen.shape(box(x - 17, -19, 34, 3.4, 1), 'wood', 0.9),
  pen.line(`M${x - 14} -16V-9M${x + 14} -16V-9`, 1.4),
  pen.shape(box(x - 17, -10, 34, 3, 1), 'woodPale', 0.9),
]

export const coins = (pen: Pen, x: number, y: number, count: number): Drawing =>
  Array.from({ length: count }, (_, i) => pen.shape(ellipse(x, y - i * 1.5, 2.8, 1.1), 'yellow', 0.7))

/** A feather on the ground. */
export const fallenFeather = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 5} ${y}Q${x - 3} ${y - 3.6} ${x + 4} ${y - 3}Q${x + 1} ${y + 1} ${x - 5} ${y}z`, 'pinkPale', 0.7),
  pen.line(`M${x - 7} ${y + 0.4}L${x + 1} ${y - 1.8}`, 0.5),
]

export const henhouse = (pen: Pen, x: number): Drawing => [
  pen.plane('middle').shape(box(x - 12, -30, 24, 24), 'woodPale', 0.9),
  pen.shape(`M${x - 15} -29L${x} -41L${x + 15} -29z`, 'red', 0.9),
  pen.shape(`M${x - 5} -6V-14a5 5 0 0 1 10 0V-6z`, 'brownDark', 0.8),
]

export const pond = (pen: Pen, x: number, rx: number): Drawing => [
  pen.shape(ellipse(x, -4.6, rx, 4.4), 'water', 0.9),
  pen.line(`M${x - rx * 0.6} -3.600q2 -1 4 0t4 0M${x + rx * 0.3} -2.600q2 -1 4 0`, 0.6, 'waterLine'),
]

/** A toy boat whose mast is the candle of a cake. */
export const candleBoat = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x - 1.4, y - 13, 2.8, 11), 'pink', 0.8),
  pen.line(`M${x - 1.4} ${y - 5}l2.800 -1.600M${x - 1.4} ${y - 9}l2.800 -1.600M${x} ${y - 13}v-1.400`, 0.7),
  pen.shape(`M${x} ${y - 19.5}q3 3.400 0 5.600q-3 -2.200 0 -5.600z`, 'orange', 0.8),
  pen.shape(`M${x - 9} ${y - 2.5}H${x + 9}L${x + 5.5} ${y + 2.5}H${x - 5.5}z`, 'red', 0.9),
]

export const pot = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x} ${y - 5}Q${x - 11} ${y - 12} ${x - 7} ${y - 18}Q${x} ${y - 14} ${x} ${y - 5}z`, 'leaf', 0.8),
  pen.shape(`M${x} ${y - 5}Q${x + 11} ${y - 12} ${x + 7} ${y - 18}Q${x} ${y - 14} ${x} ${y - 5}z`, 'leaf', 0.8),
  pen.shape(`M${x} ${y - 5}Q${x - 5} ${y - 14} ${x} ${y - 21}Q${x + 5} ${y - 14} ${x} ${y - 5}z`, 'leafDark', 0.8),
  pen.shape(`M${x - 5} ${y - 6}H${x + 5}L${x + 3.6} ${y + 2}H${x - 3.6}z`, 'orange', 0.8),
]

/** A house that is half built. */
export const works = (pen: Pen, x: number): Drawing => [
  pen.plane('middle').shape(`M${x - 12} -6V-24H${x - 4}V-30H${x + 6}V-20H${x + 12}V-6z`, 'copper', 0.9),
  pen.line(
    `M${x - 12} -18H${x + 12}M${x - 12} -12H${x + 12}M${x - 4} -24H${x + 6}M${x - 6} -18v-6M${x + 4} -18v-6M${x} -12v-6M${x - 8} -12v-6M${x + 8} -12v-6M${x - 5} -6v-6M${x + 5} -6v-6M${x + 1} -24v-6`,
    0.6,
  ),
]

export const helmet = (pen: Pen): Drawing => [
  pen.shape('M-12 -83Q-12 -94 0 -94T12 -83z', 'yellow', 1.2),
  pen.shape(box(-14.5, -84, 29, 3.4, 1.7), 'yellow', 1.2),
]

export const moon = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(circle(x, y, 8), 'glow', 0.9),
  pen.line(`M${x - 3} ${y - 3}a1.800 1.800 0 1 0 0.100 0M${x + 3} ${y + 1.5}a1.400 1.400 0 1 0 0.100 0`, 0.6),
]

/** It looks up to the left. */
export const telescope = (pen: Pen, x: number, y: number): Drawing => [
  pen.line(`M${x} ${y}L${x - 6} -3M${x} ${y}L${x + 6} -3M${x} ${y}V-3`, 1.2),
  pen.at(
    x,
    y,
    1,
    (own) => [
      own.shape(box(-3, -2.2, 12, 4.4, 0.8), 'blue', 0.9),
      own.shape(box(-12, -3.2, 9, 6.4, 0.8), 'blueDark', 0.9),
    ],
    { turn: 40 },
  ),
]

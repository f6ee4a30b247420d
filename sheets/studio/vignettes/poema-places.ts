/** Things of the poems of the hardest level: a river, a bicycle, a market. */
import type { Thing } from '../fit.ts'
import { box, circle, points, ring, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning } from '../shapes/built.ts'
import { FRUIT } from '../shapes/fruit.ts'

/** A river dolphin that leaps to the left, about its water line. */
export const pinkDolphin: Thing = (pen) => [
  pen.shape(
    'M-12 -6Q-16 -4.500 -20 -4.400Q-22 -3.200 -20 -2L-12 -1.500C-10 2 -6 4 -4 4H12C13 -4 8 -13 0 -13C-6 -13 -11 -10 -12 -5z',
    'pink',
    1,
  ),
  pen.shape('M2 -12.500Q8 -17 11 -15Q9 -12 9.500 -9z', 'pink', 0.9),
  pen.spot(-8.5, -7, 0.9),
  pen.line('M-18 -2.800L-11 -3.400M-9 4q3 -3 6 0t6 0t6 0t6 0', 0.7),
]

/** The wheel of an ox cart: three planks and a hub. */
const cartWheel = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.shape(circle(x, y, r), 'wood', 1.1),
  pen.line(`M${x - r * 0.34} ${y - r * 0.92}V${y + r * 0.92}M${x + r * 0.34} ${y - r * 0.92}V${y + r * 0.92}`, 0.7),
  pen.shape(circle(x, y, r * 0.26), 'woodDark', 0.8),
]

/** The lid of a copper pan as a wheel. */
const lidWheel = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.shape(circle(x, y, r), 'copper', 1.1),
  pen.line(circle(x, y, r * 0.72), 0.7),
  pen.shape(circle(x, y, r * 0.26), 'yellow', 0.8),
]

export const scrapBike = (pen: Pen): Drawing => [
  pen.rope('M70 49L82 43L98 49M82 43L95 37', 1.8, 'greyDark', 0.8),
  lidWheel(pen, 70, 49.5, 9),
  cartWheel(pen, 100, 49, 9.6),
  pen.rope('M99 48L94.500 33', 1.8, 'greyDark', 0.8),
  pen.rope('M94.500 33Q98 29 95 27T90.500 29Q92 33 88.500 34', 1.5, 'metal', 0.7),
  pen.rope('M72 41L70 49M80 41V47M88 41L90 47', 1.6, 'wood', 0.7),
  pen.shape(box(69, 38.6, 21, 3.2, 1.2), 'woodPale', 0.9),
]

export const umbu = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(
    `M${x - 3} ${y}Q${x - 1} ${y - 8} ${x - 9} ${y - 14}L${x - 6} ${y - 15}Q${x} ${y - 11} ${x} ${y - 15}L${x + 3} ${y - 15}Q${x + 3} ${y - 11} ${x + 10} ${y - 15}L${x + 12} ${y - 13}Q${x + 3} ${y - 7} ${x + 5} ${y}z`,
    'brownPale',
    0.9,
  ),
  pen.shape(scallop(ring(x + 1, y - 19, 19, 8, 13), 0.6), 'leaf', 0.9),
  points(`${x - 9},${y - 19} ${x + 2},${y - 16} ${x + 12},${y - 20} ${x - 2},${y - 23}`).map(([cx, cy]) =>
    pen.shape(circle(cx, cy, 1.5), 'lime', 0.6),
  ),
]

/** Oranges in a tower that narrows, its foot at y. */
export const orangeTower = (pen: Pen, x: number, y: number): Drawing =>
  [5, 4, 3, 2, 1].map((count, row) =>
    Array.from({ length: count }, (_, i) =>
      pen.at(x + (i - (count - 1) / 2) * 6.2, y - 3 - row * 5.2, 0.36, FRUIT.laranja),
    ),
  )

export const stall = (pen: Pen, left: number, width: number, cloth: Fill): Drawing => [
  pen.shape(box(left, 43, width, 20), cloth, 1),
  pen.line(`M${left + width / 3} 45V63M${left + (width * 2) / 3} 45V63`, 0.6),
  pen.shape(box(left - 2, 41, width + 4, 3.4, 1), 'wood', 0.9),
]

export const stallRoof = (pen: Pen, left: number, width: number, fills: readonly [Fill, Fill]): Drawing => [
  pen.rope(`M${left + 1} 8V42M${left + width - 1} 8V42`, 1.6, 'wood', 0.8),
  awning(pen, { x: left - 2, y: -3, width: width + 4, height: 12 }, 6, fills, 3),
]

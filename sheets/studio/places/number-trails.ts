/** Ground and horizon of a number line: a garden wall, a shelf of the larder, a path with a kennel, a burrow, a bank. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { bush, flower, hill, tree, tuft } from '../shapes/nature.ts'
import { butterfly, ladybird, snail } from '../shapes/pets.ts'
import { rolling } from './terrace-parts.ts'

/** The row, the height of its line, and its number from 0. */
export interface TrailRow {
  readonly cell: Box
  readonly line: number
  readonly index: number
}
export type Trail = (pen: Pen, row: TrailRow) => Drawing

/** Below the line: pads and a margin. */
const DEEP = 17.5
/** From the upper edge of a row to the foot of what is far away. */
const HORIZON = 17

/** A wall of bricks under houses and trees. */
const garden: Trail = (pen, { cell, line, index }) => {
  const far = pen.plane('far', 'hillLine')
  const y = cell.y + HORIZON
  const views: readonly (() => Drawing)[] = [
    () => [house(far, 152, y + 2, 0.5), tree(far, 169, y + 2, 0.42), house(far, 187, y + 2, 0.5)],
    () => [tree(far, 146, y + 2, 0.4, 'lime'), house(far, 165, y + 2, 0.5), bush(far, 187, y + 2, 0.5)],
    () => [
      bush(far, 147, y + 2, 0.45, 'leaf', 'pink'),
      tree(far, 171, y + 2, 0.42),
      tree(far, 184, y + 2, 0.36, 'lime'),
    ],
    () => [house(far, 149, y + 2, 0.5), bush(far, 167, y + 2, 0.4), tree(far, 190, y + 2, 0.42)],
  ]
  return [
    index ? pen.shape(box(-4, cell.y - 6.2, 220, 60), 'sky', null) : [],
    views[index % views.length]?.() ?? [],
    hill(far, rolling(y + 1, 0.8, index % 2 ? 1 : -1), index % 2 ? 'grass' : 'meadow', line + DEEP),
    pen.shape(box(-4, line + DEEP, 220, 60), 'sky', null),
    pen.shape(box(-4, line, 220, DEEP), 'copper', 1),
    // Joints of bricks beside the numbers.
    [4, 197].map((x) =>
      pen.line(
        `M${x} ${line + 6}h11M${x} ${line + 11.6}h11M${x + 5} ${line + 1.6}v4.4M${x + 2} ${line + 6}v5.6M${x + 6} ${line + 11.6}v5.900`,
        0.6,
        'brown',
      ),
    ),
    pen.shape(box(-4, line - 1.4, 220, 3), 'brownPale', 1),
  ]
}

const jar = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.shape(box(x - 4.6, y - 11, 9.2, 11, 2), fill, 0.9),
  pen.shape(box(x - 5.2, y - 13.4, 10.4, 3.2, 1), 'wood', 0.9),
]
const wedge = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 8} ${y}V${y - 4}L${x + 8} ${y - 9}V${y}z`, 'yellow', 0.9),
  pen.shape(circle(x + 3, y - 3.4, 1.5) + circle(x - 3, y - 2, 1), 'orange', 0.6),
]
const loaf = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 9} ${y}C${x - 12} ${y - 9} ${x + 12} ${y - 9} ${x + 9} ${y}z`, 'wood', 0.9),
  pen.line(`M${x - 4} ${y - 6}l3 3M${x} ${y - 6.6}l3 3M${x + 4} ${y - 6}l3 3`, 0.7),
]
const hole = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 5} ${y}V${y - 6}C${x - 5} ${y - 12} ${x + 5} ${y - 12} ${x + 5} ${y - 6}V${y}z`, 'brownDark', 1),
]

/** A small board above, with food that a mouse likes; the large board carries the line. */
const larder: Trail = (pen, { cell, line, index }) => {
  const far = pen.plane('far', 'woodDark')
  const y = cell.y + HORIZON - 2
  const goods: readonly (() => Drawing)[] = [
    () => [jar(far, 122, y, 'pink'), jar(far, 136, y, 'leaf'), wedge(far, 156, y), loaf(far, 181, y)],
    () => [wedge(far, 124, y), jar(far, 144, y, 'orange'), jar(far, 158, y, 'redPale'), hole(far, 182, y)],
    () => [loaf(far, 126, y), wedge(far, 150, y), jar(far, 170, y, 'yellow'), jar(far, 184, y, 'purplePale')],
    () => [hole(far, 122, y), jar(far, 140, y, 'leaf'), loaf(far, 160, y), wedge(far, 184, y)],
  ]
  return [
    pen.shape(box(-4, cell.y - 3, 220, 80), index % 2 ? 'cream' : 'yellowPale', null),
    goods[index % goods.length]?.() ?? [],
    far.shape(box(112, y, 84, 2.6, 1), 'wood', 0.9),
    far.line(`M122 ${y + 2.6}l-3 3.4M186 ${y + 2.6}l3 3.4`, 0.8),
    pen.shape(box(-4, line, 220, DEEP), 'woodPale', 1),
    pen.shade(box(-4, line + DEEP, 220, 2), 'brown', 0.14),
  ]
}

const kennel = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x - 8, y - 9, 16, 9), 'red', 0.9),
  pen.shape(`M${x - 10} ${y - 8}L${x} ${y - 15}L${x + 10} ${y - 8}z`, 'brown', 0.9),
  pen.shape(
    `M${x - 3.4} ${y}V${y - 4}C${x - 3.4} ${y - 8} ${x + 3.4} ${y - 8} ${x + 3.4} ${y - 4}V${y}z`,
    'brownDark',
    0.8,
  ),
]
const bone = (pen: Pen, x: number, y: number): Drawing =>
  pen.shape(`M${x - 5} ${y - 1}a2 2 0 1 0 -2 2a2 2 0 1 0 2 2H${x + 5}a2 2 0 1 0 2 -2a2 2 0 1 0 -2 -2z`, 'white', 0.8)
const fence = (pen: Pen, from: number, to: number, y: number): Drawing => [
  pen.line(`M${from} ${y - 3}H${to}M${from} ${y - 7}H${to}`, 1, 'woodDark'),
  Array.from({ length: Math.floor((to - from) / 7) + 1 }, (_, i) => from + i * 7).map((x) =>
    pen.shape(`M${x - 1.6} ${y}V${y - 9}L${x} ${y - 11}L${x + 1.6} ${y - 9}V${y}z`, 'cream', 0.8),
  ),
]

/** Sky above the first hill only: lower rows have hills behind hills. */
const hills = (pen: Pen, { cell, line, index }: TrailRow): Drawing =>
  hill(
    pen.plane('far', 'hillLine'),
    rolling(cell.y + HORIZON, 0.8, index % 2 ? 1 : -1),
    index % 2 ? 'grass' : 'meadow',
    line + DEEP + 8,
  )

const yard: Trail = (pen, row) => {
  const far = pen.plane('far', 'woodDark')
  const { cell, index } = row
  const y = cell.y + HORIZON
  const views: readonly (() => Drawing)[] = [
    () => [kennel(far, 128, y + 2), fence(far, 148, 190, y + 1)],
    () => [bush(far, 126, y + 2, 0.45, 'leaf', 'yellow'), bone(far, 150, y - 1), tree(far, 178, y + 2, 0.42)],
    () => [fence(far, 116, 151, y + 1), kennel(far, 178, y + 2)],
    () => [tree(far, 124, y + 2, 0.4, 'lime'), bush(far, 150, y + 2, 0.42), bone(far, 178, y - 1)],
  ]
  return [hills(pen, row), views[index % views.length]?.() ?? []]
}

const carrot = (pen: Pen, x: number, y: number): Drawing => [
  pen.line(`M${x} ${y - 4}l-3 -5M${x} ${y - 4}v-6M${x} ${y - 4}l3 -5`, 1.3, 'leaf'),
  pen.shape(`M${x - 3} ${y}C${x - 3.4} ${y - 5} ${x + 3.4} ${y - 5} ${x + 3} ${y}z`, 'orange', 0.9),
]
const burrow = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 13} ${y}C${x - 11} ${y - 13} ${x + 11} ${y - 13} ${x + 13} ${y}z`, 'earth', 0.9),
  pen.shape(`M${x - 6} ${y}C${x - 6} ${y - 9} ${x + 6} ${y - 9} ${x + 6} ${y}z`, 'brownDark', 0.8),
]
const mushroom = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x - 1.8, y - 6, 3.6, 6, 1), 'cream', 0.8),
  pen.shape(`M${x - 6} ${y - 5}C${x - 5} ${y - 12} ${x + 5} ${y - 12} ${x + 6} ${y - 5}z`, 'red', 0.9),
]

const warren: Trail = (pen, row) => {
  const far = pen.plane('far', 'hillLine')
  const { cell, index } = row
  const y = cell.y + HORIZON + 1
  const views: readonly (() => Drawing)[] = [
    () => [burrow(far, 130, y), [154, 166, 178, 190].map((x) => carrot(far, x, y))],
    () => [mushroom(far, 124, y), tree(far, 150, y, 0.42), mushroom(far, 176, y), mushroom(far, 186, y)],
    () => [[120, 132, 144].map((x) => carrot(far, x, y)), burrow(far, 176, y)],
    () => [bush(far, 128, y, 0.45, 'leaf', 'pink'), mushroom(far, 152, y), tree(far, 180, y, 0.42, 'lime')],
  ]
  return [hills(pen, row), views[index % views.length]?.() ?? []]
}

/** Animals on the bank of a pond, between the sum and the reeds. */
const bank: Trail = (pen, { cell, index }) => {
  const far = pen.plane('far', 'hillLine')
  const y = cell.y + HORIZON - 4
  const views: readonly (() => Drawing)[] = [
    () => [flower(far, 142, y, 0.7, 'pink'), flower(far, 149, y + 1, 0.6, 'yellow'), snail(far, 174, y, 0.7)],
    () => [butterfly(far, 145, y - 5, 0.7, 'orange', 16), tuft(far, 162, y, 0.7), flower(far, 185, y, 0.7, 'red')],
    () => [ladybird(far, 144, y, 0.4), flower(far, 166, y, 0.7, 'purple'), tuft(far, 188, y, 0.7)],
    () => [
      tuft(far, 142, y, 0.7),
      snail(far, 162, y, 0.7, 'yellow', { flip: true }),
      butterfly(far, 188, y - 5, 0.7, 'pink', -14),
    ],
  ]
  return [views[index % views.length]?.() ?? []]
}

export const TRAILS = { garden, larder, yard, warren, bank } as const

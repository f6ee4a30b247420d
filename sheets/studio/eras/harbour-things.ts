/** Things of a harbour in three times. Ships are drawn about their water line, the others about their foot. */
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { horse } from '../shapes/farm.ts'
import { spoked, tyre } from './wheels.ts'

const wake = (pen: Pen, from: number, to: number): Drawing =>
  pen.line(`M${from} 0${'q3 -2 6 0t6 0'.repeat(Math.floor((to - from) / 12))}`, 0.8, 'waterLine')

/** Without the water around its hull. */
export const steamship = (pen: Pen): Drawing => [
  pen.line('M-22 -10V-34M20 -10V-32M-22 -32L20 -30M-22 -32L-34 -10M20 -30L34 -11', 0.9),
  pen.shape('M-3 -17L-2 -31H6L7 -17z', 'red', 0.9),
  pen.shape(circle(8, -37, 4) + circle(14, -40, 3), 'white', 0.8),
  pen.shape(box(-14, -18, 30, 8, 1), 'cream', 0.9),
  [-10, -3, 4, 11].map((x) => pen.shape(circle(x, -14, 1.4), 'sky', 0.6)),
  pen.shape('M-38 -12H38L32 0H-31z', 'greyDark', 1),
]
export const steamer = (pen: Pen): Drawing => [steamship(pen), wake(pen, -42, 42)]
/** An oil tanker: pipes on its deck, its word on the hull. */
export const tanker = (pen: Pen): Drawing => [
  pen.line('M-30 -13V-22M-30 -20H-24', 1.1),
  pen.rope('M-26 -16H14', 1.6, 'metal', 0.8),
  [-20, -8, 4].map((x) => [
    pen.line(`M${x} -13V-19M${x - 2.4} -19h4.8`, 1),
    pen.shape(circle(x, -16, 1.8), 'metal', 0.7),
  ]),
  pen.shape(box(20, -29, 15, 17, 1), 'white', 0.9),
  pen.shape(box(22, -26, 11, 4), 'sky', 0.7),
  pen.shape(box(25, -35, 6, 6), 'orange', 0.8),
  pen.shape('M-40 -13H40L35 0H-34z', 'redDark', 1),
  pen.shape(box(-32, -11.6, 39, 9.6, 1), 'white', 0.7),
  pen.text(-12.5, -4.6, 'PETRÓLEO', 5.2),
  wake(pen, -44, 44),
]
const CRATES: readonly Fill[] = ['orange', 'blue', 'yellow', 'green', 'red', 'purplePale']
const stack = (pen: Pen, x: number, y: number, columns: number, rows: number, width = 13): Drawing =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [left, top] = [x + (i % columns) * width, y - (Math.floor(i / columns) + 1) * 6.6]
    return [
      pen.shape(box(left, top, width, 6.6), CRATES[(i * 5 + columns) % 6] ?? 'blue', 0.8),
      pen.line(`M${left + width / 3} ${top}v6.600M${left + (2 * width) / 3} ${top}v6.600`, 0.5),
    ]
  })
export const boxShip = (pen: Pen): Drawing => [
  stack(pen, -34, -13, 4, 3),
  pen.shape(box(24, -36, 11, 24, 1), 'white', 0.9),
  pen.shape(box(22, -33, 15, 4), 'sky', 0.7),
  pen.shape('M-44 -14H42L38 0H-37z', 'blueDark', 1),
  wake(pen, -46, 46),
]

export const sacks = (pen: Pen): Drawing =>
  [
    [-12, 0],
    [0, 0],
    [12, 0],
    [-6, -8],
    [6, -8],
    [0, -16],
  ].map(([x = 0, y = 0]) => [
    pen.shape(`M${x - 6} ${y}C${x - 8} ${y - 9} ${x + 8} ${y - 9} ${x + 6} ${y}z`, 'tan', 0.9),
    pen.line(`M${x - 3} ${y - 3}h6`, 0.6, 'brown'),
  ])
export const drums = (pen: Pen): Drawing => [
  [-14, -3].map((x) => [pen.shape(box(x, -14, 10, 14, 1.6), 'teal', 0.9), pen.line(`M${x} -10h10M${x} -5h10`, 0.6)]),
  pen.shape(box(8, -12, 14, 12), 'woodPale', 0.9),
  pen.line('M8 -12L22 0M22 -12L8 0', 0.7, 'woodDark'),
]
export const containers = (pen: Pen): Drawing => stack(pen, -22, 0, 3, 3, 15)

/** A hand cart with sacks. */
export const handCart = (pen: Pen): Drawing => [
  pen.line('M-14 -12L-2 -5H9M-6 -6V-1.200', 1.3),
  pen.shape('M-6 -7C-8 -16 4 -16 3 -7zM3 -7C1 -16 13 -16 11 -7z', 'tan', 0.9),
  pen.shape(box(-6, -7.4, 18, 2.2), 'wood', 0.8),
  spoked(pen, 4, 3.4),
]
/** A fork lift with a drum on its fork. */
export const forklift = (pen: Pen): Drawing => [
  pen.line('M-10 -5V-21H4L7 -12', 1.4),
  pen.shape('M-13 -4V-12H-4L-2 -9H8V-4z', 'yellow', 1),
  pen.line('M-7 -12V-15H-2', 1.6),
  pen.rope('M11 -2V-25', 2, 'greyDark', 0.8),
  pen.line('M11 -6H23', 1.6),
  pen.shape(box(13, -19, 9, 12.4, 1.2), 'teal', 0.9),
  pen.line('M13 -15.500h9M13 -10.500h9', 0.6),
  [-8, 5].map((x) => tyre(pen, x, 3.8)),
]
export const gantry = (pen: Pen): Drawing => [
  pen.shape('M-12 0L-8 -40H-4L-6 0zM12 0L8 -40H4L6 0z', 'red', 0.9),
  pen.shape(box(-10, -20, 20, 3), 'red', 0.8),
  pen.shape(box(-18, -44, 52, 4.4), 'red', 0.9),
  pen.line('M0 -55L-16 -44M0 -55L32 -44M0 -55V-44', 1),
  pen.line('M26 -40v9M30 -40v9', 0.7),
  pen.shape(box(20, -31, 15, 6.4), 'yellow', 0.8),
]

/** Horse and cart: it drives left. */
export const horseCart = (pen: Pen): Drawing => [
  horse(pen, -20, 0, 0.42, { coat: 'copper' }),
  pen.line('M-26 -11L4 -13M-18 -16.500V-6', 1.2),
  pen.shape('M0 -16H24L22 -8H2z', 'wood', 0.9),
  pen.line('M1 -12H23', 0.6, 'woodDark'),
  spoked(pen, 12, 6),
]
export const oldTruck = (pen: Pen): Drawing => [
  pen.shape('M-20 -5V-12C-18 -15 -14 -15 -12 -15L-9 -23H0V-5z', 'green', 1),
  pen.shape('M-8 -15L-6 -21H-2V-15z', 'sky', 0.8),
  pen.shape(box(0, -18, 26, 13, 1), 'wood', 0.9),
  pen.line('M0 -13.500H26M0 -9H26', 0.6, 'woodDark'),
  pen.shape(circle(-19, -10, 1.4), 'yellow', 0.6),
  [-12, 8, 19].map((x) => tyre(pen, x, 4.4)),
]
export const boxTruck = (pen: Pen): Drawing => [
  pen.shape('M-24 -4V-20C-24 -23 -22 -23 -20 -23H-10V-4z', 'white', 1),
  pen.shape('M-22 -13V-19H-14V-13z', 'sky', 0.8),
  pen.shape(box(-8, -20, 36, 14), 'orange', 0.9),
  pen.line('M-2 -20v14M4 -20v14M10 -20v14M16 -20v14M22 -20v14', 0.6),
  pen.shape(box(-24, -6.4, 52, 2.4), 'greyDark', 0.7),
  [-17, 12, 22].map((x) => tyre(pen, x, 4.2)),
]

/** A diesel engine of the railway on the quay: it drives left. */
export const quayTrain = (pen: Pen): Drawing => [
  pen.line('M-32 0H34', 1),
  pen.shape('M-28 -4V-13H-12V-21H0V-4z', 'green', 1),
  pen.shape(box(-14, -23, 16, 2.4, 0.8), 'greyDark', 0.8),
  pen.shape(box(-10, -18.5, 7.5, 6), 'sky', 0.8),
  pen.line('M-25 -10.500h9M-25 -7.500h9', 0.6),
  pen.line('M0 -5H6', 1.4),
  pen.shape(box(5, -19, 26, 14.6, 1), 'brown', 1),
  pen.shape(box(13, -17, 10, 12.6), 'wood', 0.8),
  pen.line('M18 -17V-4.400', 0.6),
  [-22, -14, -5, 10, 17, 26].map((x) => pen.shape(circle(x, -2.8, 2.6), 'greyDark', 0.8)),
]

export const sailBoat = (pen: Pen): Drawing => [
  pen.line('M0 -5V-20', 1),
  pen.shape('M1 -19L13 -6H1z', 'white', 0.8),
  pen.shape('M-16 -6C-8 -3 8 -3 16 -6C13 1 9 2 0 2C-9 2 -13 1 -16 -6z', 'blue', 0.9),
]
export const lighthouse = (pen: Pen): Drawing => [
  pen.shape('M-6 0L-4 -28H4L6 0z', 'white', 0.9),
  pen.shape('M-5.300 -9L-4.700 -17H4.700L5.300 -9z', 'red', 0.8),
  pen.shape(box(-4, -34, 8, 6), 'yellow', 0.8),
  pen.shape('M-5.500 -34L0 -39L5.500 -34z', 'red', 0.8),
]
export const warehouse = (pen: Pen): Drawing => [
  pen.shape('M-26 0V-22L-13 -31L0 -22L13 -31L26 -22V0z', 'redPale', 1),
  pen.line('M-26 -22H26M0 -22V0', 0.6),
  [-20, 6].map((x) => pen.shape(`M${x} 0V-11a7 6 0 0 1 14 0V0z`, 'wood', 0.8)),
]

/** Things of a small farm in three times. Each is drawn about its foot. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { cow, windPump } from '../shapes/farm.ts'
import { tree } from '../shapes/nature.ts'
import { spoked, tyre } from './wheels.ts'

export const oxCart = (pen: Pen): Drawing => [
  pen.line('M-24 -12H2', 1.4, 'woodDark'),
  cow(pen, -22, 0, 0.46),
  pen.shape('M0 -12L1 -20H27L28 -12z', 'straw', 0.9),
  pen.shape(box(-1, -13, 30, 4), 'wood', 0.9),
  pen.line('M3 -13V-21M11 -13V-21M19 -13V-21M26 -13V-21', 0.9, 'woodDark'),
  spoked(pen, 14, 6.4),
]
export const pickup = (pen: Pen): Drawing => [
  pen.shape('M-24 -5V-11C-22 -13 -16 -14 -13 -14L-8 -21H5V-14H24V-5z', 'blue', 1),
  pen.shape('M-10 -14L-6.500 -19.500H-3V-14zM-1 -19.500H3.500V-14H-1z', 'sky', 0.8),
  pen.shape('M7 -14H22V-17H18V-19H11V-17H7z', 'orange', 0.8),
  pen.shape(circle(-22.6, -9, 1.4), 'yellow', 0.6),
  [-14, 15].map((x) => tyre(pen, x, 4.8)),
]
export const hoe = (pen: Pen): Drawing => [
  pen.line('M0 0L9 -26', 1.6, 'wood'),
  pen.shape('M5 -27L14 -30L15 -24L10 -22z', 'metal', 0.9),
  pen.shape('M-10 0C-12 -9 2 -9 1 0z', 'tan', 0.9),
  pen.shape(ellipse(-4.5, -7, 4.4, 1.6), 'straw', 0.7),
]
export const tractor = (pen: Pen): Drawing => [
  pen.line('M-12 -17V-25', 1.4),
  pen.shape('M-20 -6V-17H-2L0 -9H12V-6z', 'red', 1),
  pen.line('M-16 -14h6M-16 -11h6', 0.6),
  pen.shape('M0 -15H8V-12H3L2 -8z', 'greyDark', 0.8),
  pen.line('M-2 -17L1 -20', 1.2),
  tyre(pen, 9, 8.4),
  tyre(pen, -14, 4.6),
]
export const newTractor = (pen: Pen): Drawing => [
  pen.line('M-12 -18V-24', 1.4),
  pen.shape('M-22 -6V-16L-4 -19V-6z', 'green', 1),
  pen.shape('M-5 -6V-31H13L15 -10V-6z', 'green', 1),
  pen.shape('M-2 -17V-28H10.500L11.500 -17z', 'sky', 0.8),
  pen.shape(box(2, -34, 5, 3, 1), 'white', 0.7),
  tyre(pen, 10, 9),
  tyre(pen, -15, 5.4),
]
export const well = (pen: Pen): Drawing => [
  pen.line('M-9 -10V-24M9 -10V-24M0 -22V-13', 1.1),
  pen.shape('M-13 -23L0 -31L13 -23z', 'wood', 0.9),
  pen.shape(box(-10, -11, 20, 11, 1), 'stone', 1),
  pen.line('M-10 -5.500H10M-4 -11v5.500M4 -5.500V0', 0.6),
  pen.shape('M-3 -15H3L2 -10H-2z', 'woodPale', 0.7),
]
export const pump = (pen: Pen): Drawing => pen.at(0, 0, 0.62, (own) => windPump(own, 0, 0))
export const waterTank = (pen: Pen): Drawing => [
  pen.line('M-8 0V-20M8 0V-20M-8 -4L8 -16M8 -4L-8 -16', 1.1),
  pen.shape('M-12 -20H12L11 -33H-11z', 'blue', 1),
  pen.shape('M-13 -33C-12 -37 12 -37 13 -33z', 'blueDark', 0.9),
]
export const farmHouse = (pen: Pen): Drawing => [
  pen.shape(box(-24, -18, 48, 18), 'white', 1),
  pen.shape('M-29 -17L-20 -29H20L29 -17z', 'orange', 1),
  pen.line('M-19 -22h6M-5 -22h6M9 -22h6M-12 -26h6M4 -26h6', 0.6, 'redDark'),
  pen.shape(box(-5, -13, 10, 13), 'blue', 0.8),
  pen.shape(box(-19, -13, 8, 8) + box(11, -13, 8, 8), 'bluePale', 0.8),
]
export const porchLamp = (pen: Pen): Drawing => [
  pen.line('M0 0V-20M0 -20H6V-17', 1.2, 'woodDark'),
  pen.shape('M3.600 -17H8.400L10 -9H2z', 'glow', 0.8),
  pen.shape(box(2, -10, 8, 2.2), 'greyDark', 0.6),
]
export const solar = (pen: Pen): Drawing => [
  pen.line('M0 0V-12M-7 0L0 -8L7 0', 1.2),
  pen.shape('M-16 -9L-10 -26H16L10 -9z', 'blueDark', 1),
  pen.line('M-13 -17.500H13M-7 -9L-1 -26M2 -9L8 -26', 0.7, 'white'),
]
export const chapel = (pen: Pen): Drawing => [
  pen.line('M0 -29v6M-2 -27h4', 0.9),
  pen.shape('M-10 0V-14L0 -23L10 -14V0z', 'cream', 1),
  pen.shape('M-12 -13L0 -24L12 -13', null, 1),
  pen.shape('M-3 0V-7a3 3 0 0 1 6 0V0z', 'blue', 0.8),
]
export const woods = (pen: Pen): Drawing =>
  [
    [-18, -3, 0.72],
    [0, -4, 0.86],
    [17, -3, 0.74],
    [-9, 0, 0.66],
    [9, 0, 0.7],
  ].map(([x = 0, y = 0, size = 1], i) => tree(pen, x, y, size, i % 2 ? 'leafDark' : 'leaf'))
/** Young trees, each tied to its stake. */
export const saplings = (pen: Pen): Drawing =>
  [-10, 0].flatMap((y, row) =>
    [-18, -6, 6, 18].map((x) => [
      pen.line(`M${x + row * 4 + 2.4} ${y}v-9`, 0.9, 'wood'),
      tree(pen, x + row * 4, y, 0.34, row ? 'lime' : 'leaf'),
    ]),
  )
export const coffee = (pen: Pen): Drawing =>
  [-9, 0].flatMap((y) =>
    [-20, -10, 0, 10, 20].map((x) => [
      pen.shape(`M${x - 4} ${y}C${x - 7} ${y - 9} ${x + 7} ${y - 9} ${x + 4} ${y}z`, 'leafDark', 0.8),
      pen.shape(circle(x - 1.6, y - 3, 1) + circle(x + 2, y - 4.4, 1), 'red', 0.5),
    ]),
  )

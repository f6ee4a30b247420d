/** Instruments to measure with, and things of a kitchen and a workshop. Each is about its foot: (0, 0) is below it. */
import type { Thing } from '../fit.ts'
import { box, circle, ellipse } from '../paths.ts'

export const INSTRUMENTS = {
  'fita métrica': (pen) => [
    pen.shape('M2 -4H24V2H2z', 'yellowPale', 0.9),
    pen.line('M8 -4v3M12 -4v2M16 -4v3M20 -4v2', 0.6),
    pen.shape(box(-16, -20, 24, 22, 7), 'yellow', 1.1),
    pen.shape(circle(-4, -9, 6), 'white', 0.9),
  ],
  'jarra medidora': (pen) => [
    pen.rope('M10 -22C21 -22 21 -6 9 -6', 2.4, 'bluePale', 0.9),
    pen.shape('M-14 -28L-11 -26V0H11V-28z', 'white', 1.1),
    pen.shape('M-10.4 -12H10.4V-0.700H-10.4z', 'bluePale', null),
    pen.line('M-11 -6H-5M-11 -12H-4M-11 -18H-5M-11 -24H-4', 0.8),
  ],
  balança: (pen) => [
    pen.shape('M-13 0L-10 -16H10L13 0z', 'red', 1.1),
    pen.shape(circle(0, -7.6, 5.4), 'white', 0.9),
    pen.line('M0 -7.600L2.800 -10.800M0 -12.400v1M-4.600 -7.600h1M3.600 -7.600h1', 0.7),
    pen.shape('M-16 -22H16Q12 -16 0 -16T-16 -22z', 'stone', 1),
  ],
  relógio: (pen) => [
    pen.shape('M-9 -3L-12 0M9 -3L12 0', null, 1.4),
    pen.shape(circle(0, -13, 12), 'teal', 1.1),
    pen.shape(circle(0, -13, 9), 'white', 0.8),
    pen.line('M0 -13V-19M0 -13L4 -10.600', 1),
    pen.line('M0 -21v1.400M0 -6.400v1.400M-8 -13h1.400M6.600 -13h1.400', 0.7),
  ],
} as const satisfies Readonly<Record<string, Thing>>

export const milkBottle: Thing = (pen) => [
  pen.shape('M-6 0V-14L-3 -21V-26H3V-21L6 -14V0z', 'white', 1.1),
  pen.shape(box(-6, -11, 12, 7), 'bluePale', 0.8),
  pen.shape(box(-3.6, -29, 7.2, 4, 1), 'blue', 0.9),
]

export const flourSack: Thing = (pen) => [
  pen.shape('M-9 0V-20L-7 -24H7L9 -20V0z', 'white', 1.1),
  pen.line('M-9 -20H9', 0.8),
  pen.shape(box(-6, -15, 12, 9, 1), 'orange', 0.8),
]

export const sugarJar: Thing = (pen) => [
  pen.shape('M-9 0C-12 -6 -12 -12 -8 -16H8C12 -12 12 -6 9 0z', 'white', 1.1),
  pen.shape('M-10.600 -8C-10.400 -4 -10 -2 -8.800 -0.600H8.800C10 -2 10.400 -4 10.600 -8z', 'foam', 0.8),
  pen.shape(box(-9, -19, 18, 4, 1.5), 'red', 1),
  pen.shape(circle(0, -20.6, 1.8), 'red', 0.8),
]

export const oatTin: Thing = (pen) => [
  pen.shape(box(-9, -24, 18, 24, 1.5), 'teal', 1.1),
  pen.shape(box(-9, -17, 18, 11), 'cream', 0.9),
  pen.line('M0 -7.500V-15M0 -13l-3 -2M0 -13l3 -2M0 -10l-3 -2M0 -10l3 -2', 0.7),
  pen.shape(box(-10, -26, 20, 4, 1), 'metal', 0.9),
]

export const riceBag: Thing = (pen) => [
  pen.shape('M-9 0Q-11 -10 -9 -20H9Q11 -10 9 0z', 'white', 1.1),
  pen.shape('M-9 -20L-7 -25H7L9 -20z', 'red', 1),
  pen.shape(circle(0, -9, 5.6), 'yellowPale', 0.8),
  pen.line('M-2.400 -8l1 -2M0.400 -10l1 -2M1.600 -6l1 -2', 0.9),
]

const carrot: Thing = (pen) => [
  pen.shape('M-1 -20C-6 -26 -6 -30 -4 -31L0 -24L1 -32L3 -24L6 -29C8 -26 4 -22 2 -20z', 'leaf', 0.9),
  pen.shape('M-5 -19Q0 -23 5 -19Q4 -8 0 0Q-4 -8 -5 -19z', 'orange', 1.1),
  pen.line('M-3.600 -14h3M1 -10h2.400M-2.600 -7h2.400', 0.6),
]

export const layingCarrot: Thing = (pen) => pen.at(0, 0, 1, carrot, { turn: 80 })

export const glassOfJuice: Thing = (pen) => [
  pen.shape('M-6 -18H6L4.600 0H-4.600z', 'white', 1.1),
  pen.shape('M-5.600 -13H5.600L4.600 -0.600H-4.600z', 'orange', null),
  pen.shape('M-6 -18H6L4.600 0H-4.600z', null, 1.1),
]

export const glassOfWater: Thing = (pen) => [
  pen.shape('M-6 -18H6L4.600 0H-4.600z', 'white', 1.1),
  pen.shape('M-5.800 -16H5.800L4.600 -0.600H-4.600z', 'waterDeep', null),
  pen.shape('M-6 -18H6L4.600 0H-4.600z', null, 1.1),
  pen.line('M-5.800 -15.500H5.800', 0.8),
]

export const mug: Thing = (pen) => [
  pen.rope('M8 -14C17 -14 17 -4 8 -4', 2.4, 'red', 0.9),
  pen.shape('M-9 -18H9V-2Q9 0 7 0H-7Q-9 0 -9 -2z', 'red', 1.1),
  pen.shape(ellipse(0, -18, 9, 2.4), 'waterDeep', 0.9),
]

export const waterBottle: Thing = (pen) => [
  pen.shape('M-6 0V-16L-3 -22V-26H3V-22L6 -16V0z', 'waterDeep', 1.1),
  pen.shape(box(-6, -12, 12, 6), 'white', 0.8),
  pen.shape('M0 -11.200Q3 -8.400 0 -7.200Q-3 -8.400 0 -11.200z', 'waterDeep', 0.6),
  pen.shape(box(-3.6, -29, 7.2, 4, 1), 'blue', 0.9),
]

export const woodenSpoon: Thing = (pen) => [
  pen.rope('M-24 -3H10', 2.4, 'wood', 0.9),
  pen.shape(ellipse(16, -3.6, 8, 4.6), 'wood', 1),
]

export const cakeInTin: Thing = (pen) => [
  pen.shape('M-17 -8C-18 -16 18 -16 17 -8z', 'copper', 1.1),
  pen.shape('M-18 -9H18L15 0H-15z', 'stone', 1.1),
]

export const tray: Thing = (pen) => [
  pen.shape('M-24 -5H24L21 0H-21z', 'stone', 1.1),
  [-14, 0, 14].map((x) => pen.shape(`M${x - 6} -5C${x - 6} -12 ${x + 6} -12 ${x + 6} -5z`, 'tan', 0.9)),
]

export const plank: Thing = (pen) => [
  pen.shape(box(-27, -8, 54, 8, 1), 'woodPale', 1.1),
  pen.line('M-22 -5q8 -2 16 0t16 0M2 -2.600h18', 0.6, 'wood'),
]

export const paintCan: Thing = (pen) => [
  pen.line('M-10 -20C-10 -32 10 -32 10 -20', 0.9),
  pen.shape(box(-11, -21, 22, 21, 1.5), 'metal', 1.1),
  pen.shape(box(-11, -15, 22, 9), 'teal', 0.8),
  pen.shape(ellipse(0, -21, 11, 2.6), 'greyPale', 1),
]

export const toolbox: Thing = (pen) => [
  pen.shape('M-8 -18V-23H8V-18', null, 1.6),
  pen.shape(box(-19, -18, 38, 18, 2), 'red', 1.1),
  pen.line('M-19 -11H19', 0.9),
  pen.shape(box(-4, -13, 8, 5, 1), 'yellow', 0.8),
]

export const glueBottle: Thing = (pen) => [
  pen.shape('M-7 0V-14L-3 -19H3L7 -14V0z', 'white', 1.1),
  pen.shape('M-2.400 -19L-1 -26H1L2.400 -19z', 'orange', 0.9),
  pen.shape(box(-7, -11, 14, 6), 'blue', 0.8),
]

export const glued: Thing = (pen) => [
  pen.shape(box(-13, -16, 26, 16, 1), 'woodPale', 1.1),
  pen.shape('M-15 -15L0 -25L15 -15z', 'red', 1.1),
  pen.shape(circle(0, -8, 3.6), 'greyDark', 0.9),
]

export const twine: Thing = (pen) => [
  pen.line('M9 -4C16 -2 18 -1 24 -1', 1),
  pen.shape(circle(0, -10.5, 10.5), 'tan', 1.1),
  pen.line('M-8 -15C-2 -20 6 -18 9 -12M-10 -9C-4 -14 5 -14 9 -7M-8 -4C-3 -9 3 -9 6 -3', 0.7, 'brown'),
]

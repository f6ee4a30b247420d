/** Things of the notes of the middle level. */
import { SKIN } from '../cast/inks.ts'
import type { Thing } from '../fit.ts'
import { box, circle, hull, points, ring, scallop, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bucket } from '../shapes/handy.ts'
import { PEOPLE } from './vignette.ts'

/** A head of lettuce whose leaves hang down, its foot at the origin. */
export const limpLettuce: Thing = (pen) => [
  pen.shape('M0 -5C-4 -11 -10 -10 -13 -3Q-14 0 -10 -0.600Q-5 -4 0 -1z', 'leaf', 0.9),
  pen.shape('M0 -5C4 -11 10 -10 13 -3Q14 0 10 -0.600Q5 -4 0 -1z', 'leaf', 0.9),
  pen.shape('M0 -2C-3 -9 -8 -7 -8.500 -1Q-8 2 -4.500 0.400z', 'lime', 0.9),
  pen.shape('M0 -2C3 -9 8 -7 8.500 -1Q8 2 4.500 0.400z', 'lime', 0.9),
  pen.shape('M-3 0Q-3.600 -7 0 -8Q3.600 -7 3 0z', 'lime', 0.9),
]

/** A tomato plant on a cane, its foot at the origin, 30 high; its fruit is nearly ripe. */
export const tomatoPlant: Thing = (pen) => [
  pen.rope('M0 0V-31', 1.4, 'wood', 0.7),
  points('-4,-8 4,-12 -4,-18 4,-23 0,-27').map(([x, y]) =>
    pen.shape(scallop(ring(x, y, 4.2, 3.2, 7), 0.6), 'leaf', 0.8),
  ),
  points('-5,-12.5 5,-16.5 -2,-21.5 3,-7').map(([x, y], i) => [
    pen.shape(circle(x, y, 3.2), i === 2 ? 'lime' : 'orange', 0.8),
    pen.line(`M${x - 1.5} ${y - 2.4}h3`, 0.9, 'leafDeep'),
  ]),
]

/** A paper with squares, one of them crossed. */
export const tallySheet: Thing = (pen) => [
  pen.shape(box(-8.5, -7, 17, 14, 0.6), 'white', 0.9),
  pen.line('M-8.500 -2.300H8.500M-8.500 2.300H8.500M-3 -7V7M3 -7V7', 0.5),
  pen.line('M4.500 -6L7 -3.400M7 -6L4.500 -3.400', 0.9, 'redDark'),
]

/** A robot of tins with caps for eyes, its foot at the origin, 36 high: one arm is missing. */
export const tinRobot: Thing = (pen) => [
  [-5, 5].map((x) => [
    pen.shape(box(x - 3, -8, 6, 7), 'copper', 0.8),
    pen.shape(box(x - 4.4, -2.4, 8.8, 2.4, 1), 'greyDark', 0.8),
  ]),
  pen.shape(box(-17.5, -20, 5, 11, 1), 'yellow', 0.9),
  pen.line('M-17.500 -17H-12.500M-17.500 -12H-12.500', 0.6),
  pen.rope('M-15 -20Q-15 -23 -10 -22', 1.4, 'greyPale', 0.7),
  pen.shape(box(-10, -24, 20, 17, 1.6), 'metal', 1),
  pen.shape(box(-10, -20, 20, 9), 'red', 0.8),
  pen.shape(star(0, -15.4, 3.4), 'yellow', 0.7),
  pen.line('M-10 -22H10M-10 -9H10', 0.6),
  pen.line('M10.500 -22l1.600 -1M10.500 -20.500h2', 0.9),
  pen.shape(box(-7.6, -36, 15.2, 11.6, 1.4), 'metal', 1),
  pen.line('M-7.600 -34.400H7.600', 0.6),
  [-3.5, 3.5].map((x) => [pen.shape(star(x, -30.6, 3, 12, 0.86), 'blue', 0.7), pen.spot(x, -30.6, 1)]),
  pen.line('M-2.500 -26.600h5', 0.9),
  pen.line('M0 -36V-39', 0.9),
  pen.shape(circle(0, -40, 1.6), 'orange', 0.7),
]

export const fallenArm: Thing = (pen) => [
  pen.shape(box(-7, -5, 11, 5, 1), 'yellow', 0.9),
  pen.line('M-4 -5V0M1 -5V0', 0.6),
  pen.rope('M4 -2.500Q8 -2 8 -5', 1.4, 'greyPale', 0.7),
  pen.shape(box(6, -8, 4, 2.6), 'cream', 0.6),
]

export const pliers: Thing = (pen) => [
  pen.rope('M-1 -3Q5 -6 9 -5M-1 -2Q5 1 9 0', 1.6, 'red', 0.7),
  pen.shape('M-1 -4L-8 -3L-8 -1.800L-1 -0.800z', 'greyDark', 0.8),
]

export const wireRoll: Thing = (pen) => [
  pen.shape(circle(0, -5, 5), 'metal', 0.9),
  pen.line(circle(0, -5, 3.6), 0.5),
  pen.shape(circle(0, -5, 2), 'white', 0.7),
  pen.line('M4 -2Q8 0 11 -1', 0.8),
]

/** A bucket with banana peels over its rim. */
export const peelBucket: Thing = (pen) => [
  bucket(pen, 0, 0, 1, 'teal'),
  pen.shape(
    'M-8 -17Q-9 -23 -3 -22Q1 -25 5 -22Q10 -22 9 -16Q7 -13 6 -17Q3 -14 1 -17Q-2 -12 -4 -17Q-7 -12 -8 -17z',
    'yellow',
    1,
  ),
]

export const counter = (pen: Pen): Drawing => [
  pen.shape(box(66, 44, 92, 20), 'bluePale', 1),
  pen.line('M66 50H158M82 50V64M98 50V64M114 50V64M130 50V64M146 50V64', 0.5, 'stoneDark'),
  pen.shape(box(63, 41, 98, 4, 1), 'metal', 1),
]

export const hullFinger = (pen: Pen): Drawing =>
  pen.scaled(PEOPLE).shape(hull([8, -35, 1.2], [5.4, -39.6, 1.1]), SKIN.s1[0], 0.8)

/** Birds in flight, about their middle, their wings open, some 60 mm wide; those from the side fly to the left. */
import { circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Wings, tail and body from the side; what is at its head goes before it. */
const fromSide = (pen: Pen, body: Fill, wing: Fill, belly: Fill): Drawing => [
  pen.shape('M2 -4C6 -16 16 -23 27 -25C27 -17 20 -7 11 -1z', wing, 1),
  pen.shape('M18 -3L33 -9L31 -2L34 4L18 4z', wing, 1),
  pen.shape('M-17 -4C-14 -10 -4 -11 4 -8C11 -6 17 -4 23 -3C22 4 12 8 1 8C-9 8 -17 4 -17 -4z', body),
  pen.shape('M-14 3C-9 8 2 9 10 6C4 4 -6 2 -14 3z', belly, 0.7),
  pen.shape('M-5 -3C-11 -14 -8 -26 0 -34C7 -27 11 -13 8 -2C4 1 -2 1 -5 -3z', wing),
  pen.line('M-1 -8Q-3 -17 0 -25M4 -6Q5 -14 3 -22', 0.8),
]

const eye = (pen: Pen, x: number, y: number): Drawing => [pen.spot(x, y, 1.6), pen.spot(x - 0.5, y - 0.6, 0.5, 'white')]

export const flyingBird = (pen: Pen): Drawing => [
  fromSide(pen, 'blue', 'blueDark', 'cream'),
  pen.shape('M-23 -8L-31 -4L-22 -3z', 'orange', 0.9),
  pen.shape(circle(-17, -6, 7.4), 'blue'),
  eye(pen, -19, -8),
]

export const flyingToucan = (pen: Pen): Drawing => [
  fromSide(pen, 'greyDark', 'greyDark', 'cream'),
  pen.shape('M-21 -13C-31 -17 -43 -11 -45 1C-37 -4 -29 -4 -21 -2z', 'orange'),
  pen.shape(
    'M-37 -13.500C-41.500 -10.500 -44.500 -5 -45 1C-42.500 -0.600 -40.500 -1.600 -38 -2.400C-39.500 -6 -39.500 -10 -37 -13.500z',
    'brownDark',
    0.9,
  ),
  pen.shape(circle(-17, -6, 8), 'greyDark'),
  pen.shape('M-22 -4C-20 1 -14 3 -10 0C-11 -5 -17 -7 -22 -4z', 'cream', 0.8),
  pen.shape(circle(-18.4, -9, 3.2), 'bluePale', 0.8),
  eye(pen, -18.6, -9),
]

const owlWing = 'M5 -8C14 -22 28 -26 40 -18C35 -15 35 -12 30 -11C29 -7 25 -6 22 -7C18 -2 11 0 6 1z'

/** Seen from the front. */
export const flyingOwl = (pen: Pen): Drawing => [
  [false, true].map((flip) =>
    pen.at(
      0,
      0,
      1,
      (own) => [own.shape(owlWing, 'brown'), own.line('M12 -10Q20 -17 30 -17M12 -6Q18 -11 24 -12', 0.8)],
      { flip },
    ),
  ),
  pen.shape('M-5 10L-7 19L0 16L7 19L5 10z', 'brown', 1),
  pen.shape(
    'M-8 -17L-11 -25L-4 -21.500Q0 -22.500 4 -21.500L11 -25L8 -17C12 -8 10 8 0 14C-10 8 -12 -8 -8 -17z',
    'brownPale',
  ),
  pen.shape(ellipse(0, 3, 5.4, 7), 'cream', 0.8),
  pen.line('M-2.600 1q1.300 1.600 2.600 0t2.600 0M-2.600 5q1.300 1.600 2.600 0t2.600 0', 0.7, 'brown'),
  [-4.4, 4.4].map((x) => [
    pen.shape(circle(x, -11.5, 4), 'white', 0.9),
    pen.spot(x, -11.5, 2),
    pen.spot(x - 0.6, -12.2, 0.7, 'white'),
  ]),
  pen.shape('M-1.500 -9H1.500L0 -5.500z', 'orange', 0.8),
]

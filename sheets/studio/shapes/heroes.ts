/** Animals that fill a page: they have parts to colour that the small ones beside them have no room for. */
import { circle, drop, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

const note = (pen: Pen, x: number, y: number, turn: number) =>
  pen.at(
    x,
    y,
    1,
    (pen) => [pen.line('M1.9 -0.4V-8.4L6.4 -6.6', 1.1), pen.shape(ellipse(0, 0, 2.2, 1.7), 'purple', 0.9)],
    { turn },
  )

/** A bird that sings to the left, about its feet, 72 mm wide, 62 high. */
export const songbird = (pen: Pen): Drawing => [
  pen.shape('M14 -22L42 -17Q45 -13 41 -10L40 -9Q40 -5 35 -5L10 -12z', 'blueDark'),
  pen.line('M20 -16.5L40 -13M18 -12.5L37 -8.6', 0.8),
  [-4, 5].map((x) => [
    pen.rope(`M${x} -8V-1.4`, 1.6, 'orange', 0.9),
    pen.rope(`M${x - 4.6} -0.4Q${x - 2} -2.4 ${x} -1.4Q${x + 2} -2.4 ${x + 4.6} -0.4`, 1.6, 'orange', 0.9),
  ]),
  pen.shape('M-8 -50Q-13 -58 -5 -60Q-6 -55 -2 -53Q-2 -59 5 -58Q3 -54 5 -49z', 'blueDark'),
  pen.shape(
    'M-20 -35C-20 -48 -6 -54 4 -49C16 -43 25 -34 26 -21C26.6 -11 14 -5 2 -5.6C-12 -6.4 -20 -19 -20 -35z',
    'blue',
  ),
  pen.shape('M-19.9 -32C-10 -34 -1 -27 2 -17C3.4 -12 6 -8 10 -6.6C-8 -3 -19 -15 -19.9 -32z', 'cream', 1),
  pen.shape(
    'M5 -36C17 -38 30 -27 33 -14C29 -13 27 -14 25 -16C24 -13 21 -12.4 18.6 -14.6C17 -12.4 13 -13 11 -17C6 -22 3 -29 5 -36z',
    'blueDark',
  ),
  pen.line('M10 -31C17 -29 22 -23 25 -16M9 -25C13 -23 16 -19 18.6 -14.6', 0.8),
  pen.shape('M-18.4 -44L-32 -47.6Q-28 -40 -19.6 -38z', 'orange', 1.1),
  pen.shape('M-19.8 -37.4L-29.4 -31.6Q-23 -30.4 -19 -32.6z', 'orange', 1.1),
  pen.shape(circle(-9.6, -42, 3.6), 'white', 0.9),
  pen.spot(-10.2, -42, 2.1),
  pen.spot(-11, -42.8, 0.7, 'white'),
  pen.shade(circle(-7, -35.4, 2.6), 'blush'),
  note(pen, -38, -50, -8),
  note(pen, -30, -57, 10),
]

const UPPER = 'M-1.6 -4C-5 -24 -26 -32 -33 -20C-37 -10 -24 0 -1.6 1z'
const LOWER = 'M-1.6 2C-16 0 -27 5 -26 15C-25 26 -8 26 -1.6 8z'

const wings = (pen: Pen): Drawing => [
  pen.shape(UPPER, 'orange'),
  pen.shape('M-4 -6C-7 -20 -22 -26 -27.6 -18C-30 -12 -20 -4 -4 -2.6z', 'yellow', 1),
  pen.line('M-4.4 -5.6C-12 -9 -19 -14 -23 -22.6M-4.4 -4C-13 -5.6 -22 -9 -27.6 -16', 0.9),
  pen.shape(circle(-30, -17.4, 1.9) + circle(-26.8, -10, 1.8) + circle(-20, -25.4, 1.8), 'white', 0.8),
  pen.shape(LOWER, 'pink'),
  pen.shape('M-4.4 5C-13 3.6 -21 7 -20.6 13.6C-19.6 20 -8.6 18.6 -4.4 8.6z', 'yellow', 1),
  pen.shape(drop(-13.6, 12, 2.9), 'blue', 0.9),
  pen.shape(circle(-22.6, 16.6, 1.6) + circle(-17.2, 20.6, 1.6), 'white', 0.8),
]

/** A butterfly with its wings open, about its middle, 70 mm wide, 52 high: cells to fill with patterns. */
export const greatButterfly = (pen: Pen): Drawing => [
  wings(pen),
  pen.at(0, 0, 1, wings, { flip: true }),
  pen.line('M-0.8 -10C-2 -18 -6 -22 -10 -23M0.8 -10C2 -18 6 -22 10 -23', 1),
  pen.shape(circle(-10.6, -23.4, 1.3) + circle(10.6, -23.4, 1.3), 'brownDark', 0.7),
  pen.shape(ellipse(0, 4, 2.4, 12), 'brown'),
  pen.line('M-2.2 0H2.2M-2.4 4H2.4M-2.2 8H2.2', 0.8),
  pen.shape(circle(0, -8.6, 3.6), 'brown'),
  pen.spot(-1.3, -9, 0.6),
  pen.spot(1.3, -9, 0.6),
]

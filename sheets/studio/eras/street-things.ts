/** Things of a street in three times: lights, vehicles, houses. Each is drawn about its foot. */
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { horse } from '../shapes/farm.ts'
import { spoked, tyre } from './wheels.ts'

/** 50 mm high, its cross on the tower. */
export const church = (pen: Pen): Drawing => [
  pen.line('M0 -50v7M-2.500 -47.500h5', 1),
  pen.shape('M-8 -34L0 -43.500L8 -34z', 'redPale', 1),
  pen.shape(box(-7, -34, 14, 34), 'cream', 1),
  pen.shape('M-20 0V-19L-7 -25V0zM20 0V-19L7 -25V0z', 'cream', 1),
  pen.shape(circle(0, -27, 3), 'white', 0.8),
  pen.line('M0 -29v2l1.600 1', 0.6),
  pen.shape('M-4 0V-9a4 4 0 0 1 8 0V0z', 'wood', 0.9),
  pen.shape(
    'M-16 -7V-12a2 2 0 0 1 4 0V-7zM12 -7V-12a2 2 0 0 1 4 0V-7zM-2 -17.500V-21a2 2 0 0 1 4 0V-17.500z',
    'bluePale',
    0.8,
  ),
]

/** An imperial palm, 46 mm high. */
export const palm = (pen: Pen): Drawing => [
  pen.shape('M-1.600 0L-1 -40H1L1.600 0z', 'brownPale', 0.9),
  pen.shape('M0 -39C-5 -46 -10 -44 -11 -37C-7 -40 -3 -40 0 -38C3 -40 7 -40 11 -37C10 -44 5 -46 0 -39z', 'leaf', 0.9),
  pen.shape('M0 -40C-6 -50 -1 -52 0 -46C1 -52 6 -50 0 -40z', 'leaf', 0.9),
]

/** A shop of two floors: the wall stays, its sign and doors are of the time. */
export const shop = (pen: Pen, sign: string, wall: Fill, banner: Fill): Drawing => [
  pen.shape(box(-24, -38, 48, 38), wall, 1),
  pen.shape(box(-26, -41, 52, 4.4, 1), 'orange', 0.9),
  [-19, -5, 9].map((x) => [pen.shape(box(x, -34, 10, 11, 1), 'sky', 0.8), pen.line(`M${x + 5} -34v11`, 0.6)]),
  pen.shape(box(-23, -21.8, 46, 9, 1), banner, 0.8),
  pen.text(0, -15.4, sign, 5.2),
  [-18, -5, 8].map((x) => pen.shape(box(x, -11, 10, 11), 'wood', 0.8)),
]

export const lowHouse = (pen: Pen): Drawing => [
  pen.shape(box(-17, -17, 34, 17), 'white', 1),
  pen.shape('M-20 -16L-14 -25H14L20 -16z', 'orange', 1),
  pen.line('M-13 -20h5M-3 -20h5M7 -20h5', 0.6, 'redDark'),
  pen.shape(box(-4, -11, 8, 11), 'blue', 0.8),
  pen.shape(box(-13, -12, 6, 7) + box(7, -12, 6, 7), 'bluePale', 0.8),
]

export const cinema = (pen: Pen): Drawing => [
  pen.shape('M-18 0V-30H-8L-5 -36H5L8 -30H18V0z', 'pinkPale', 1),
  pen.shape(box(-15, -26, 30, 8, 1), 'yellow', 0.9),
  pen.text(0, -20, 'CINEMA', 5.6),
  pen.shape(box(-20, -16, 40, 3.6, 1), 'red', 0.9),
  pen.shape(box(-6, -10, 12, 10), 'wood', 0.8),
  pen.line('M0 -10V0', 0.6),
  pen.shape(box(-15, -10, 6, 8) + box(9, -10, 6, 8), 'sky', 0.7),
]

export const tower = (pen: Pen): Drawing => [
  pen.shape(box(-15, -49, 30, 49, 1), 'bluePale', 1),
  [-45, -37, -29, -21, -13].map((y) => pen.shape(box(-11, y, 9, 5) + box(2, y, 9, 5), 'white', 0.6)),
  pen.shape(box(-5, -7, 10, 7), 'sky', 0.8),
]

const pole = (pen: Pen, height: number, fill: Fill): Drawing => [
  pen.shape(box(-1.2, -height, 2.4, height), fill, 0.8),
  pen.shape(box(-3, -2.4, 6, 2.4, 0.8), fill, 0.8),
]
export const gasLamp = (pen: Pen): Drawing => [
  pole(pen, 24, 'greyDark'),
  pen.shape('M-4 -32L-2.600 -24H2.600L4 -32z', 'glow', 0.9),
  pen.shape('M-5 -32L0 -37L5 -32z', 'greyDark', 0.9),
]
export const wirePole = (pen: Pen): Drawing => [
  pole(pen, 42, 'wood'),
  pen.shape(box(-8, -40, 16, 2.4, 0.6), 'woodDark', 0.8),
  pen.line('M1 -33C5 -36 9 -36 11 -34', 1),
  pen.shape('M8 -34L14 -34L12.500 -29H9.500z', 'yellow', 0.8),
]
export const ledPole = (pen: Pen): Drawing => [
  pole(pen, 40, 'metal'),
  pen.line('M0 -40C3 -44 7 -44 9 -44', 1.3),
  pen.shape(box(7, -46, 12, 3.4, 1.4), 'greyPale', 0.9),
  pen.shape(box(-6, -49, 12, 3, 0.6), 'blueDark', 0.8),
  pen.line('M0 -46v6', 0.9),
]

/** 62 mm long, open at its sides. */
export const tram = (pen: Pen): Drawing => [
  pen.line('M-8 -31L-15 -42', 1),
  pen.shape('M-32 -26C-31 -31 -26 -31 -22 -31H22C26 -31 31 -31 32 -26z', 'cream', 1),
  pen.shape(box(-29, -26, 58, 20), 'skyLow', 0.9),
  [-29, -17.4, -5.8, 5.8, 17.4].map((x) => pen.shape(box(x, -26, 11.6, 9), 'sky', 0.7)),
  [-24, -6, 12].map((x) => [
    pen.shape(circle(x, -19, 2.4), x < 0 ? 'brown' : 'tan', 0.7),
    pen.shape(`M${x - 4} -12.600c0 -5 8 -5 8 0z`, x ? 'white' : 'red', 0.7),
  ]),
  pen.shape(box(-31, -13, 62, 7.6, 1), 'green', 1),
  pen.line('M-26 -9.2H26', 1, 'yellow'),
  [-18, 18].map((x) => [pen.shape(circle(x, -3, 3), 'greyDark', 0.8)]),
  pen.shape(box(-22, -5.4, 44, 1.8), 'greyDark', 0.6),
]

export const oldBus = (pen: Pen): Drawing => [
  pen.shape('M-31 -5V-22C-31 -29 -27 -30 -22 -30H22C28 -30 31 -27 31 -21V-5z', 'cream', 1),
  pen.shape(box(-31, -14, 62, 5), 'red', 0.8),
  [-26, -14, -2, 10].map((x) => pen.shape(box(x, -26, 9.6, 9, 1.6), 'sky', 0.8)),
  pen.shape(box(22, -26, 7, 20, 1.4), 'sky', 0.8),
  pen.shape(circle(29, -8, 1.6), 'yellow', 0.7),
  tyre(pen, -18, 5),
  tyre(pen, 15, 5),
]

export const modernBus = (pen: Pen): Drawing => [
  pen.shape(box(-34, -30, 68, 25, 3), 'teal', 1),
  [-30, -18, 4].map((x) => pen.shape(box(x, -25, 11, 10, 1), 'sky', 0.8)),
  pen.shape(box(-6, -25, 8, 19, 1) + box(16, -25, 8, 19, 1), 'sky', 0.8),
  pen.shape(box(26, -26, 8, 14, 1.6), 'sky', 0.8),
  pen.shape(box(-14, -33, 26, 3.4, 1), 'greyPale', 0.8),
  [-22, 10].map((x) => pen.shape(`M${x - 4} -4a4 4 0 1 1 8 0a4 4 0 1 1 -8 0`, 'greyDark', 0.9)),
]

/** A horse before a light carriage with two large wheels; it drives left. */
export const carriage = (pen: Pen): Drawing => [
  horse(pen, -21, 0, 0.44),
  pen.line('M-27 -11.500L4 -13.500M-19 -17V-6.500', 1.2),
  pen.shape('M2 -18H18L16 -9H4z', 'redDark', 0.9),
  pen.shape('M2 -29C8 -34 17 -31 18 -25V-18H14V-24z', 'greyDark', 0.9),
  spoked(pen, 10, 6.6),
]

/** The round little car of the sixties. */
export const beetle = (pen: Pen): Drawing => [
  pen.shape('M-17 -5C-18 -10 -14 -12 -10 -12.500C-8 -19 6 -20 9 -12C15 -12 18 -8 17 -5z', 'teal', 1),
  pen.shape('M-7 -12.500C-6 -16 -3 -17 -1 -17V-12.500zM1 -17C4 -17 6 -15 7 -12.500H1z', 'sky', 0.8),
  pen.shape(circle(-16, -8, 1.5), 'yellow', 0.7),
  pen.line('M0 -12V-5M-18 -4.500h36', 0.8),
  tyre(pen, -10, 4),
  tyre(pen, 10, 4),
]

export const rider = (pen: Pen): Drawing => [
  [-8, 8].map((x) => [pen.shape(circle(x, -6, 6), null, 1.1), pen.shape(circle(x, -6, 0.9), 'greyDark', 0.6)]),
  pen.line(
    'M8 -6L4 -14L-5 -13L-8 -6L0 -6L4 -14L5.500 -16.500M-5 -13L-6 -15.500M-8.500 -15.500h4M0 -6L-5 -13',
    1.2,
    'red',
  ),
  pen.line('M-5 -17L1 -6L4 -5', 2, 'blueDark'),
  pen.shape('M-9 -16.500L-5 -28C-2 -31 2 -28 1 -25L-3 -16z', 'yellow', 0.9),
  pen.rope('M-1 -25L6 -17.500', 1.4, 'brown', 0.5),
  pen.shape(circle(-0.5, -33, 4.4), 'brown', 0.9),
  pen.shape('M-5.400 -34C-5 -41 4 -41 4.400 -34z', 'red', 0.8),
]

/** The iron box for letters of the time of gas lamps. */
export const postBox = (pen: Pen): Drawing => [
  pen.shape('M-4.500 0V-2H4.500V0zM-2 -2L-1.400 -8H1.400L2 -2z', 'greyDark', 0.8),
  pen.shape(box(-5, -18, 10, 10.4, 0.8), 'greyDark', 0.9),
  pen.shape('M-6 -18L0 -22.400L6 -18z', 'greyDark', 0.9),
  pen.shape(box(-3, -16, 6, 1.5), 'white', 0.5),
  pen.shape('M-2.800 -13h5.600v3.600h-5.600z', 'white', 0.5),
]

/** The public telephone under its egg. */
export const publicPhone = (pen: Pen): Drawing => [
  pen.shape(box(-1.2, -26, 2.4, 26), 'metal', 0.8),
  pen.shape('M-8 -15C-11 -29 11 -29 8 -15C4 -18 -4 -18 -8 -15z', 'orange', 1),
  pen.shape('M-5.500 -16.600C-6 -22 6 -22 5.500 -16.600C3 -18 -3 -18 -5.500 -16.600z', 'cream', 0.7),
  pen.shape(box(-3, -19, 6, 7.6, 1), 'blue', 0.8),
  pen.line('M3 -14q4 2 1 5', 0.7),
]

/** A woman who reads her telephone. */
export const phoner = (pen: Pen): Drawing => [
  pen.line('M-1.500 -6V-1M2 -6V-1', 2, 'blueDark'),
  pen.line('M-2.500 0h2M1 0h2', 1.3),
  pen.shape('M-4 -5.500L-3 -15C-2 -17 3 -17 4 -15L5 -5.500z', 'yellow', 0.9),
  pen.shape(circle(0, -20.5, 5.4), 'brownDark', 0.9),
  pen.shape(circle(-0.6, -19.4, 3.6), 'brown', 0.8),
  pen.spot(-2.4, -19.6, 0.5),
  pen.rope('M2.500 -14L0.500 -10L-4 -12', 1.3, 'brown', 0.5),
  pen.shape(box(-6.4, -15.4, 2.6, 4.6, 0.6), 'greyDark', 0.6),
]

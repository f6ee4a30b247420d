/** Aircraft and vehicles of the land. What drives or flies goes right; feet, wheels and keels are at y = 0. */
import { tyre } from '../eras/wheels.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { sitter } from './boats.ts'
import { horse } from './farm.ts'

/** A jet; in the air without wheels. */
export const jet = (pen: Pen, isDown = false): Drawing => [
  isDown
    ? [
        pen.line('M-10 -6V-2M22 -5V-2', 1.2),
        pen.shape(circle(-12, -2.2, 2.2) + circle(-7, -2.2, 2.2) + circle(22, -2, 2), 'greyDark', 0.8),
      ]
    : [],
  pen.shape('M-30 -13L-38 -30H-30L-17 -17z', 'blue', 1),
  pen.shape(
    'M-33 -13C-30 -17 -22 -18 -6 -18H20C29 -18 35 -13 35 -10.500C35 -7.500 29 -5 20 -5H-12C-22 -6 -30 -9 -33 -13z',
    'white',
    1,
  ),
  pen.shape('M-33 -13C-22 -10.600 10 -10 35 -10.500C35 -7.500 29 -5 20 -5H-12C-22 -6 -30 -9 -33 -13z', 'bluePale', 0.7),
  [-14, -8, -2, 4, 10, 16].map((x) => pen.shape(box(x, -15.6, 3, 3.4, 1), 'sky', 0.6)),
  pen.shape('M25 -16.600C29 -15 31 -13.800 32 -12.400H25z', 'sky', 0.7),
  pen.shape(box(-4, -6.4, 12, 5, 2.4), 'greyPale', 0.8),
  pen.shape('M6 -9L-12 1H-20L-10 -9z', 'metal', 0.9),
  pen.shape('M-27 -13.500L-37 -10H-41L-34 -15z', 'metal', 0.8),
]

/** A light aircraft with one propeller. */
export const lightPlane = (pen: Pen, fill: Fill = 'yellow'): Drawing => [
  pen.line('M2 -6L-2 -2M8 -6L11 -2M-22 -7L-24 -4.500', 1),
  pen.shape(circle(-2, -2.2, 2.2) + circle(11, -2.2, 2.2), 'greyDark', 0.8),
  pen.shape('M-24 -10L-28 -20H-22L-17 -12z', 'red', 0.9),
  pen.shape(
    'M-26 -11C-14 -12 -8 -13 -4 -18H8L12 -12.600C18 -12 20 -10.500 20 -8.500C19 -6 14 -5 8 -5H-4C-12 -6 -20 -8 -26 -11z',
    fill,
    1,
  ),
  pen.shape('M-2 -17H2V-12.600H-5.400zM4 -17H7.400L10.400 -12.600H4z', 'sky', 0.7),
  pen.line('M0 -18L-3 -8', 0.8),
  pen.shape(box(-10, -21, 24, 3, 1.4), 'red', 0.9),
  pen.shape(ellipse(21, -9, 1.2, 8), 'wood', 0.7),
]

/** A hot-air balloon; its white field is 15 mm wide. */
export const airBalloon = (pen: Pen): Drawing => [
  pen.line('M-6 -7L-9 -20M6 -7L9 -20M0 -7V-20', 0.7),
  pen.shape('M-9 -18C-20 -27 -24 -36 -22 -45C-18 -64 18 -64 22 -45C24 -36 20 -27 9 -18z', 'red', 1),
  pen.shape('M-4 -18C-12 -30 -13 -48 -6 -58.600C-2 -59.400 2 -59.400 6 -58.600C13 -48 12 -30 4 -18z', 'yellow', 0.8),
  pen.shape(box(-6, -8, 12, 8, 1.6), 'wood', 0.9),
  pen.line('M-6 -5H6M-6 -2.500H6', 0.5, 'brownDark'),
]

export const motorbike = (pen: Pen, skin: Fill = 'brown'): Drawing => [
  tyre(pen, -11, 5.4),
  tyre(pen, 11, 5.4),
  pen.line('M11 -5.400L6 -17M4 -17.500h4', 1.4),
  pen.shape('M-15 -9L-13 -13H1L6 -14L7 -9L2 -4H-6z', 'red', 0.9),
  pen.shape(box(-13, -14, 12, 2.4, 1), 'greyDark', 0.7),
  pen.line('M-4 -13L3 -8L2 -3', 2.2, 'blueDark'),
  pen.shape('M-7 -13L-5 -23C-3 -26 2 -25 1.600 -22L0 -13z', 'green', 0.9),
  pen.rope('M-1.500 -22L5 -17.500', 1.4, skin, 0.5),
  pen.shape(circle(0, -29, 4.8), skin, 0.8),
  pen.shape('M-5 -27C-7 -36 6 -36 5 -30H1.500V-26.500H-3z', 'blue', 0.9),
  pen.shape('M1.500 -30H5V-27.500H1.500z', 'sky', 0.6),
]

/** A cyclist; without helmet only where somebody has to notice it. */
export const cyclist = (pen: Pen, hasHelmet = true): Drawing => [
  [-8, 8].map((x) => [pen.shape(circle(x, -6, 6), null, 1.1), pen.line(`M${x - 5} -6h10M${x} -11v10`, 0.4)]),
  pen.line(
    'M8 -6L4 -14L-5 -13L-8 -6L0 -6L4 -14L5.500 -16.500M-5 -13L-6 -15.500M-8.500 -15.500h4M0 -6L-5 -13',
    1.3,
    'red',
  ),
  pen.line('M-5 -17L1 -11L-0.500 -4', 2, 'blueDark'),
  sitter(pen, -4, -15, { shirt: 'yellow', skin: 'tan', hair: 'brownDark' }),
  pen.rope('M-3 -22L5 -17.500', 1.3, 'tan', 0.5),
  hasHelmet
    ? [
        pen.shape('M-10.600 -29C-11 -38.500 1.500 -38.500 3.400 -29.600C-1 -31 -6 -31 -10.600 -29z', 'blue', 0.9),
        pen.line(
          'M-6.500 -35.500Q-5.500 -33 -6 -30.600M-2 -36Q-1 -33 -1.400 -30.600M-8 -29.500Q-7.500 -24.500 -3 -24',
          0.7,
        ),
      ]
    : [],
]

/** A light train of two cars on its rails. */
export const lightTrain = (pen: Pen): Drawing => [
  pen.line('M-4 -25L2 -30M-2 -30H6', 0.9),
  [-36, 1].map((x, i) => [
    pen.shape(
      i
        ? `M${x} -4V-24H${x + 22}C${x + 30} -24 ${x + 34} -12 ${x + 34} -4z`
        : `M${x + 34} -4V-24H${x + 12}C${x + 4} -24 ${x} -12 ${x} -4z`,
      'white',
      1,
    ),
    pen.shape(box(x + 1.2, -9, 31.6, 3.4), 'teal', 0.6),
    [8, 20].map((dx) => pen.shape(box(x + dx - 1, -21, 7, 7, 1), 'sky', 0.7)),
    pen.shape(box(x + 14.4, -21, 4.2, 16), 'bluePale', 0.7),
    [7, 27].map((dx) => pen.shape(circle(x + dx, -2.4, 2.4), 'greyDark', 0.7)),
  ]),
  pen.line('M-44 0H44', 1.2),
]

/** Mules with packs, and the drover in front. */
export const muleTrain = (pen: Pen): Drawing => [
  [-34, -8].map((x) =>
    pen.at(
      x,
      0,
      1,
      (own) => [
        horse(own, 0, 0, 0.42, { coat: x < -20 ? 'brownPale' : 'copper' }),
        own.shape('M0 -17C-1 -25 9 -25 9 -17L8 -10H1z', 'tan', 0.8),
        own.line('M0.500 -15.500h8', 0.6),
      ],
      { flip: true },
    ),
  ),
  pen.line('M5 -20Q12 -16 19 -12', 0.8),
  pen.line('M20 -7V-1M24 -7V-1', 2.2, 'brownDark'),
  sitter(pen, 22, -6, { shirt: 'cream', skin: 'brown' }),
  pen.rope('M20 -12L17.500 -9.500', 1.2, 'brown', 0.5),
  pen.shape('M15 -22C18 -24 19 -28 22 -28S26 -24 29 -22z', 'straw', 0.8),
]

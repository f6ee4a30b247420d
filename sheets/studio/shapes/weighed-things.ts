/** Things to weigh in a hand or on scales: heavy small ones, light large ones. Each is about its foot: (0, 0) is below it. */
import type { Thing } from '../fit.ts'
import { box, circle, ellipse, scallop, star } from '../paths.ts'

export const wholeMelon: Thing = (pen) => [
  pen.shape(ellipse(0, -13, 19, 13), 'green', 1.2),
  pen.shade('M-14 -8Q0 2 14 -8Q8 -1 0 -0.600Q-8 -1 -14 -8z', 'leafDark', 0.6),
  pen.line(
    'M-17 -15Q-8 -19 0 -15.500T17 -15M-17.500 -9Q-8 -13 0 -9.500T17.500 -9M-10 -3.600Q0 -6.500 10 -3.600',
    1,
    'leafDeep',
  ),
  pen.rope('M17 -17q4 -1 4 -5', 1.6, 'leaf', 0.7),
]

export const pumpkin: Thing = (pen) => [
  pen.shape('M-2 -22L-3 -29L3 -28.400L2 -22z', 'leaf', 1),
  pen.shape(ellipse(-11, -11.5, 9.5, 11.2), 'orange', 1.1),
  pen.shape(ellipse(11, -11.5, 9.5, 11.2), 'orange', 1.1),
  pen.shape(ellipse(0, -12, 9.5, 12), 'orange', 1.1),
  pen.line('M-3.600 -20Q-6 -12 -3.600 -3M3.600 -20Q6 -12 3.600 -3', 0.7, 'redDark'),
]

export const coconut: Thing = (pen) => [
  pen.shape(circle(0, -11, 11), 'brown', 1.2),
  pen.line(
    'M-8 -6q3 -2 6 0M-2 -16q3 -2 6 0M2 -4q3 -2 5 0M-7.500 -12.500q2 -1.500 4 0M4 -10q2 -1.500 4 0',
    0.7,
    'brownDark',
  ),
  pen.spot(-2.6, -18.2, 1.1),
  pen.spot(2, -18.6, 1.1),
  pen.spot(0.4, -15.6, 1.1),
]

export const breadLoaf: Thing = (pen) => [
  pen.shape('M-19 -3C-22 -14 -12 -15 0 -15C12 -15 22 -14 19 -3Q0 0.600 -19 -3z', 'tan', 1.2),
  pen.line('M-11 -12.500l5 5.500M-2 -13.500l5 5.500M7 -13l5 5.500', 0.9, 'brown'),
]

export const cheeseWheel: Thing = (pen) => [
  pen.shape('M-16 -10V-3Q-16 0 0 0T16 -3V-10z', 'yellow', 1.1),
  pen.shape(ellipse(0, -10, 16, 4.6), 'yellowPale', 1.1),
  pen.shape(box(-5, -8.6, 10, 6.4, 1), 'white', 0.8),
]

export const brick: Thing = (pen) => [
  pen.shape('M-18 -10L-13 -15H20L15 -10z', 'redPale', 1),
  pen.shape('M15 -10L20 -15V-5L15 0z', 'redDark', 1),
  pen.shape(box(-18, -10, 33, 10), 'red', 1.1),
  [-12, -1.5, 9].map((x) => pen.shape(circle(x, -5, 2.6), 'brownDark', 0.8)),
]

export const rock: Thing = (pen) => [
  pen.shape('M-19 0C-22 -6 -17 -13 -10 -15C-4 -20 8 -19 12 -13C18 -11 21 -4 18 0z', 'stoneDark', 1.2),
  pen.shade('M-10 0C-4 -5 12 -2 17 -7C19 -4 18.500 -1 17.600 0z', 'greyDark', 0.4),
  pen.line('M-8 -12q4 1 6 5M7 -14q-1 4 3 6', 0.8),
]

export const pillow: Thing = (pen) => [
  pen.shape(
    'M-25 -1C-21 -7 -21 -12 -25 -18C-14 -16 14 -16 25 -18C21 -12 21 -7 25 -1C14 0.600 -14 0.600 -25 -1z',
    'pinkPale',
    1.2,
  ),
  pen.line('M-19 -13q3 1 5 4M19 -13q-3 1 -5 4M-18 -4q3 -2 6 -2M18 -4q-3 -2 -6 -2', 0.7),
]

export const sponge: Thing = (pen) => [
  pen.shape(box(-13, -6, 26, 6, 1.4), 'green', 1.1),
  pen.shape(box(-13, -14, 26, 9, 1.6), 'yellow', 1.1),
  [-8, -2, 5, 9].map((x, i) => pen.shape(circle(x, -10.6 + (i % 2) * 2.2, 1), 'orange', 0.5)),
]

export const toiletRoll: Thing = (pen) => [
  pen.shape('M-9 -18V-2Q-9 0 0 0T9 -2V-18z', 'white', 1.1),
  pen.shape(ellipse(0, -18, 9, 3), 'white', 1),
  pen.shape(ellipse(0, -18, 3.2, 1.2), 'tan', 0.8),
  pen.line('M9 -16Q13 -14 12 -3', 0.9),
  pen.line('M-9 -9Q0 -6 9 -9', 0.6, 'stoneDark', [1.4, 1.2]),
]

export const beanTin: Thing = (pen) => [
  pen.shape('M-9 -20V-2Q-9 0 0 0T9 -2V-20z', 'metal', 1.1),
  pen.shape('M-9 -16Q0 -13.600 9 -16V-5Q0 -2.600 -9 -5z', 'red', 0.9),
  pen.shape(ellipse(0, -20, 9, 2.6), 'greyPale', 1),
  pen.shape(ellipse(0, -9.6, 3.6, 3), 'cream', 0.7),
]

export const dumbbell: Thing = (pen) => [
  pen.shape(box(-10, -9.6, 20, 4.2, 1.6), 'metal', 1),
  [-1, 1].map((side) => [
    pen.shape(box(side * 13 - 4, -15, 8, 15, 2.6), 'greyDark', 1.1),
    pen.shape(box(side * 18.6 - 2.6, -12, 5.2, 9, 1.8), 'greyDark', 1),
  ]),
]

/** Of clay, with a plant. */
export const potPlant: Thing = (pen) => [
  pen.line('M0 -15V-24', 1.4, 'leafDark'),
  pen.shape('M0 -20C-4 -32 -14 -32 -17 -27C-13 -20 -6 -18 0 -20z', 'leaf', 1),
  pen.shape('M0 -21C3 -34 13 -35 17 -30C13 -22 7 -19 0 -21z', 'leaf', 1),
  pen.shape('M0 -20C-3 -28 0 -36 2 -38C6 -33 5 -25 0 -20z', 'leafDark', 1),
  pen.shape('M-11 -12H11L8 0H-8z', 'copper', 1.2),
  pen.shape(box(-13, -16.5, 26, 5.5, 1.4), 'orange', 1.1),
]

export const emptyCrate: Thing = (pen) => [
  pen.shape(box(-20, -20, 40, 20, 1), 'tan', 1.2),
  pen.shape('M-20 -20L-15 -26H15L20 -20z', 'brownPale', 1.1),
  pen.shape('M-20 -20L-28 -24L-23 -29L-15 -26zM20 -20L28 -24L23 -29L15 -26z', 'tan', 1),
  pen.line('M-6 -8H6M-6 -4.600H6', 0.8, 'brown'),
]

export const snackBag: Thing = (pen) => [
  pen.shape(
    'M-11 0L-9 -15L-11 -30L-8 -28.600L-5 -30L-2 -28.600L1 -30L4 -28.600L7 -30L11 -30L9 -15L11 0L8 -1.400L5 0L2 -1.400L-1 0L-4 -1.400L-7 0z',
    'purple',
    1.1,
  ),
  pen.shape(star(0, -15, 7), 'yellow', 0.9),
]

export const lettuceHead: Thing = (pen) => [
  pen.shape(
    scallop(
      [
        [-17, -9],
        [-13, -18],
        [-4, -23],
        [6, -22],
        [14, -17],
        [17, -8],
        [10, -1],
        [0, 0],
        [-10, -1],
      ],
      0.6,
    ),
    'leaf',
    1.1,
  ),
  pen.shape(
    scallop(
      [
        [-9, -8],
        [-6, -16],
        [3, -18],
        [9, -12],
        [7, -5],
        [0, -3],
      ],
      0.62,
    ),
    'lime',
    0.9,
  ),
  pen.line('M0 -3Q0 -9 3 -14M0 -3Q-3 -8 -5 -11M1 -5Q5 -8 6 -10', 0.7, 'leafDark'),
]

/** Resting on its knot, so that it needs no string. */
export const restingBalloon: Thing = (pen) => [
  pen.shape('M-2.600 0L0 -4L2.600 0z', 'redDark', 0.9),
  pen.shape(
    'M0 -3.600C-9 -7 -13 -14 -13 -20C-13 -28 -7 -33 0 -33C7 -33 13 -28 13 -20C13 -14 9 -7 0 -3.600z',
    'red',
    1.2,
  ),
  pen.line('M-7.500 -24Q-6 -28 -3 -29', 1, 'white'),
]

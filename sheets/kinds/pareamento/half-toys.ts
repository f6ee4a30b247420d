/** Toys from the front, drawn as their half at the right of the mirror, from -26 to 26 mm. */
import { box, circle, ellipse } from '../../studio/paths.ts'
import type { HalfFigure } from './half-figure.ts'

const rocket: HalfFigure = {
  name: 'foguete',
  coat: 'teal',
  cut: [-26, 26],
  grips: [
    [3, -22],
    [3, 24],
  ],
  draw: (pen, coat, isTwin) => [
    pen.shape('M-7 18Q-6 24 0 26.500Q6 24 7 18z', 'orange', 0.9),
    pen.shape('M-3.500 18Q-3 22 0 23.500Q3 22 3.500 18z', 'yellow', 0.7),
    pen.shape(isTwin ? 'M10 1C19 3 22 12 21 21Q15 16 9 16z' : 'M10 0L20.500 11V22L15 17H9z', 'red', 1),
    pen.shape(
      'M0 -26C9 -20 12.500 -9 12.500 0C12.500 7 11 12 9 17.500H-9C-11 12 -12.500 7 -12.500 0C-12.500 -9 -9 -20 0 -26z',
      coat,
      1,
    ),
    pen.shape(
      isTwin
        ? 'M0 -26C5 -22.500 7.500 -19 9.200 -15H-9.200C-7.500 -19 -5 -22.500 0 -26z'
        : 'M0 -26C6 -21.500 9 -17 10.500 -12H-10.500C-9 -17 -6 -21.500 0 -26z',
      'red',
      0.9,
    ),
    isTwin
      ? [-6, 4].map((y) => [pen.shape(circle(0, y, 3), 'bluePale', 0.9), pen.spot(6.5, y + 4, 0.7)])
      : [
          pen.shape(circle(0, -2.5, 5.5), 'yellow', 0.9),
          pen.shape(circle(0, -2.5, 3.4), 'bluePale', 0.7),
          pen.shape('M-12 8H12Q11.500 10 10.800 12H-10.800Q-11.500 10 -12 8z', 'yellow', 0.8),
        ],
    isTwin ? pen.line('M-10.500 12H10.500', 0.8) : [],
  ],
}

const robot: HalfFigure = {
  name: 'robô',
  coat: 'teal',
  cut: [-22, 15],
  grips: [
    [8, -21.5],
    [8, 26],
  ],
  draw: (pen, coat, isTwin) => [
    pen.rope('M8 -21V-24.500', 1.4, 'metal', 0.7),
    pen.shape(circle(8, -25, 1.8), 'red', 0.8),
    pen.rope('M13 0Q20 1 19 10', 4, 'metal', 0.9),
    pen.shape('M16 9H22V15L20 13H18L16 15z', 'yellow', 0.8),
    pen.shape(box(4, 14, 7, 9, 1), 'metal', 0.9),
    pen.shape(box(2.5, 21.5, 11.5, 4.5, 2), coat, 0.9),
    pen.shape(box(-5, -7, 10, 5), 'metal', 0.8),
    isTwin
      ? pen.shape('M-13 -6V-12Q-13 -22 0 -22Q13 -22 13 -12V-6z', coat, 1)
      : pen.shape(box(-13, -22, 26, 17, 3), coat, 1),
    pen.shape(box(12.5, -16, 3.4, 6, 1), 'red', 0.8),
    isTwin
      ? [pen.shape(box(-10, -15, 20, 4.5, 2), 'yellow', 0.8), pen.spot(6, -12.8, 1.6), pen.line('M2.500 -8h6', 0.9)]
      : [
          pen.shape(circle(6.5, -16, 3.4), 'white', 0.8),
          pen.spot(6.5, -16, 1.6),
          pen.shape(box(-7, -10.5, 14, 3, 1), 'white', 0.8),
          pen.line('M3.500 -10.500v3', 0.6),
        ],
    pen.shape(box(-14, -3, 28, 18, 3), coat, 1),
    isTwin
      ? [pen.shape(circle(0, 8.2, 4.3), 'yellow', 0.9), pen.line('M0 8.200L2.500 6', 0.9), pen.spot(10, 0.5, 1)]
      : [
          pen.shape(box(-9, 1.5, 18, 8.5, 1), 'white', 0.8),
          pen.line('M0 6H3L4.500 3.500L6 8.500L7 6H9', 0.8),
          pen.shape(circle(6.5, 12.4, 1.2), 'red', 0.6),
        ],
  ],
}

const castle: HalfFigure = {
  name: 'castelo',
  coat: 'purplePale',
  cut: [-26, 26],
  grips: [
    [2, -21],
    [12, 26],
  ],
  draw: (pen, coat, isTwin) => [
    pen.shape(box(-14, 4, 28, 22), coat, 0.9),
    pen.shape(box(-8, -16, 16, 42), coat, 1),
    pen.shape(isTwin ? 'M0 -26Q7 -21 9.500 -16H-9.500Q-7 -21 0 -26z' : 'M0 -26L9.500 -12H-9.500z', 'red', 1),
    pen.shape(box(11, -3, 10, 29), coat, 1),
    isTwin
      ? pen.shape('M9.500 -3V-10H13V-7H14.500V-10H17.500V-7H19V-10H22.500V-3z', coat, 1)
      : pen.shape('M9 -3L16 -16L23 -3z', 'red', 1),
    pen.shape('M13.800 9V4a2.200 2.200 0 0 1 4.400 0V9z', 'yellow', 0.8),
    pen.line('M13 16h3M17 20h3M13 23h3M9.500 9h0', 0.6),
    isTwin
      ? [pen.shape(circle(0, -1, 5), 'yellow', 0.9), pen.line('M0 -1H5', 0.7)]
      : pen.shape('M-3 -1V-5Q-3 -8 0 -8Q3 -8 3 -5V-1z', 'yellow', 0.9),
    isTwin ? pen.shape('M-6 26V16Q-6 10 0 10Q6 10 6 16V26z', 'brown', 0.9) : [],
    isTwin
      ? []
      : [
          pen.shape('M-5.500 26V19.500Q-5.500 14 0 14Q5.500 14 5.500 19.500V26z', 'brown', 0.9),
          pen.line('M-8 4H8', 0.8),
        ],
    pen.spot(3, 21, 0.8),
  ],
}

const crown: HalfFigure = {
  name: 'coroa',
  coat: 'yellow',
  cut: [-25.5, 25.5],
  grips: [
    [9, -1.5],
    [12, 25.5],
  ],
  draw: (pen, coat, isTwin) => [
    pen.shape('M-20 15Q-22 26 -14 25.500H14Q22 26 20 15Q10 13 0 14Q-10 13 -20 15z', 'red', 1),
    pen.shape(circle(20, 24.5, 1.8), 'yellow', 0.7),
    pen.shape(
      isTwin
        ? 'M-16 15L-19 -9Q-11 -9 -8 1Q-6 -14 0 -19Q6 -14 8 1Q11 -9 19 -9L16 15Q0 13 -16 15z'
        : 'M-16 15L-19 -11L-9 0L0 -18L9 0L19 -11L16 15Q0 13 -16 15z',
      coat,
      1,
    ),
    pen.shape(circle(18.5, -12.5, 2.8), 'red', 0.8),
    pen.shape(isTwin ? 'M0 -26L4 -22.500L0 -18.500z' : circle(0, -21.8, 3.6), 'red', 0.8),
    pen.shape(
      isTwin ? 'M-16.800 8.500Q0 7 16.800 8.500L16 15Q0 13 -16 15z' : 'M-17 5.500Q0 4 17 5.500L16 15Q0 13 -16 15z',
      'orange',
      0.8,
    ),
    isTwin ? pen.shape(circle(0, 0, 3.2), 'teal', 0.8) : pen.shape('M0 -9L4 -5L0 -1L-4 -5z', 'teal', 0.8),
    pen.shape(isTwin ? ellipse(9, 11.3, 2.6, 1.6) : circle(9, 9.6, 2.4), 'red', 0.7),
  ],
}

const cake: HalfFigure = {
  name: 'bolo',
  coat: 'pink',
  cut: [-25, 26],
  grips: [
    [6, -9],
    [7, 26],
  ],
  draw: (pen, coat, isTwin) => [
    pen.shape('M-6 23Q-3 21 -3 19H3Q3 21 8 26H-8z', 'metal', 0.8),
    isTwin
      ? [
          pen.shape('M0 -25Q4 -22 2 -18H-2Q-4 -22 0 -25z', 'red', 0.8),
          pen.shape('M-8 -10Q-8 -15 -4 -15Q-4 -19 0 -19Q4 -19 4 -15Q8 -15 8 -10z', 'white', 0.9),
          pen.shape(box(-12, -10, 24, 13, 2), coat, 1),
          pen.shape(box(-18, 0, 36, 19, 2), 'brown', 1),
          pen.shape('M-18 2Q-18 0 -16 0H16Q18 0 18 2V8Q15 11 12 8Q9 15 6 10Q3 14 0 13Q-9 15 -18 8z', 'cream', 0.8),
          [7, 14].map((x) => pen.shape(circle(x, 15, 1.5), 'red', 0.6)),
          pen.line('M4 -5v3M8 -7v3', 1, 'white'),
        ]
      : [
          pen.shape('M0 -25.500Q3.500 -21.500 0 -19Q-3.500 -21.500 0 -25.500z', 'orange', 0.8),
          pen.shape(box(-2, -18.5, 4, 8), 'bluePale', 0.8),
          pen.shape(box(-9, -12, 18, 14, 2), coat, 1),
          pen.shape('M-9 -10Q-9 -12 -7 -12H7Q9 -12 9 -10V-8Q6 -4 4.500 -7Q3 -10 0 -8Q-9 -5 -9 -10z', 'white', 0.7),
          pen.shape(box(-17, 1, 34, 18, 2), coat, 1),
          pen.shape('M-17 3Q-17 1 -15 1H15Q17 1 17 3V6Q14 10 11 6Q8 10 5 6Q3 4 0 5.500Q-17 10 -17 6z', 'white', 0.7),
          [4, 10, 15].map((x, i) => pen.shape(circle(x, 13 - (i % 2), 1.5), 'yellow', 0.6)),
        ],
    pen.shape('M-21 18.500H21Q20 22 16 22H-16Q-20 22 -21 18.500z', 'metal', 0.9),
  ],
}

const balloon: HalfFigure = {
  name: 'balão',
  coat: 'orange',
  cut: [-26, 26],
  grips: [
    [5, -25],
    [4, 26],
  ],
  draw: (pen, coat, isTwin) => [
    pen.line('M12 2L5.500 17M3 9L3 17', 0.8),
    pen.shape(
      'M0 -26C14 -26 20.500 -17 20.500 -9C20.500 0 12 5 7 9.500H-7C-12 5 -20.500 0 -20.500 -9C-20.500 -17 -14 -26 0 -26z',
      coat,
      1,
    ),
    isTwin
      ? [
          pen.shape('M0 -18L3 -11L10 -10.500L4.500 -6L6.500 1L0 -3L-6 1z', 'yellow', 0.9),
          pen.line('M-11.500 5Q0 .500 11.500 5', 0.9),
          pen.shape(circle(14.5, -10, 2.4), 'yellow', 0.7),
        ]
      : [
          pen.shape('M-19 -15Q0 -18 19 -15Q21.500 -10 19.500 -5Q0 -1 -19.500 -5Q-21.500 -10 -19 -15z', 'yellow', 0.9),
          pen.line('M0 -10Q4 -14 8 -10T16 -10T20 -10', 1, 'red'),
          pen.line('M0 -10H0', 1),
        ],
    pen.shape(isTwin ? 'M-6 18H6V26H-6z' : 'M-6.500 16H6.500L5.500 26H-5.500z', 'woodPale', 1),
    pen.line(isTwin ? 'M3 18V26' : 'M-6 21H6', 0.7),
  ],
}

const bus: HalfFigure = {
  name: 'ônibus',
  coat: 'yellow',
  cut: [-25, 22],
  grips: [
    [9, -25],
    [13, 26],
  ],
  draw: (pen, coat, isTwin) => [
    pen.shape(box(9, 17, 8, 9, 2), 'greyDark', 0.9),
    pen.line('M18 -12Q21.500 -12 21.500 -8', 1),
    pen.shape(box(19.6, -8, 3.6, 8, 1.4), 'greyPale', 0.8),
    pen.shape('M-19 20V-17Q-19 -25 -11 -25H11Q19 -25 19 -17V20z', coat, 1),
    isTwin
      ? [
          pen.line('M-18 -15H18', 0.8),
          pen.shape(circle(11, -20, 2), 'orange', 0.7),
          pen.shape('M-15 -11H15V2Q15 5 12 5H-12Q-15 5 -15 2z', 'bluePale', 0.9),
          pen.line('M0 10H8M0 15H8', 0.8),
          pen.shape(box(10, 9, 7, 5, 1.5), 'white', 0.8),
        ]
      : [
          pen.shape(box(-11, -23, 22, 5, 1.5), 'white', 0.8),
          pen.shape(box(-15.5, -14, 31, 16, 3), 'bluePale', 0.9),
          pen.line('M3 -3L8 -11M7 -2L13 -10', 0.7, 'white'),
          pen.rope('M2 1L9 -4', 0.8, 'greyDark', 0.5),
          pen.shape(box(-7, 8, 14, 4, 1), 'greyPale', 0.8),
          pen.shape(circle(13, 9.5, 3.2), 'white', 0.9),
        ],
    pen.shape(box(-20, 17, 40, 5, 2), 'metal', 0.9),
  ],
}

export const HALF_TOYS: Readonly<Record<string, HalfFigure>> = { rocket, robot, castle, crown, cake, balloon, bus }

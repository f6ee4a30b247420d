/** Animals from the front, drawn as their half at the right of the mirror, from -26 to 26 mm. */
import { circle, ellipse, points } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import type { HalfFigure } from './half-figure.ts'

const eye = (pen: Pen, x: number, y: number, r = 2): Drawing => [
  pen.spot(x, y, r),
  pen.spot(x + r * 0.3, y - r * 0.35, r * 0.35, 'white'),
]
const nose = (pen: Pen, y: number, wide = 3, fill: Fill = 'pink') =>
  pen.shape(ellipse(0, y, wide, wide * 0.66), fill, 0.7)
const BODY = 'M-14 25.500C-16 11 -10 0 0 0C10 0 16 11 14 25.500z'
const paw = (pen: Pen, fill: Fill): Drawing => [
  pen.shape(ellipse(7, 23, 6, 3.6), fill, 0.9),
  pen.line('M5.500 24.500v-2M8.500 24.500v-2', 0.6),
]

const cat: HalfFigure = {
  name: 'gato',
  coat: 'orange',
  cut: [-22.5, 25.5],
  meets: { first: [-3.5, 1.5, 4.5, 8.5, 13.5], second: [-9, -2, 5, 9.5] },
  grips: [
    [15.5, -26],
    [8, 26],
  ],
  draw: (pen, coat, isTwin) => [
    pen.rope('M11 20C20 22 21 14 17 7', 3.6, coat, 0.9),
    pen.shape(BODY, coat, 1),
    isTwin ? pen.shape(ellipse(0, 18, 8, 8.5), 'cream', 0.8) : [],
    paw(pen, coat),
    pen.shape('M4 -18L16 -26.500Q19 -18 18 -9z', coat, 1),
    pen.shape('M9 -18L15 -22.500Q16 -18 16 -14z', 'pinkPale', 0.7),
    pen.shape(ellipse(0, -9, 18, 13.5), coat, 1),
    pen.line('M4.500 -22V-17M9 -21V-17.500', 0.9),
    isTwin ? pen.shape(ellipse(0, -3.5, 8.5, 5.5), 'white', 0.8) : pen.shape(ellipse(0, -1, 7, 2.5), 'white', 0.8),
    nose(pen, isTwin ? -7 : -3.5, 2.6),
    eye(pen, 8.5, -11, 2.3),
    pen.line('M11 -4L20 -6.500M11 -2L20 -1', 0.7),
    isTwin
      ? []
      : [
          pen.shape('M-12 3.500Q0 5.500 12 3.500V7Q0 10 -12 7z', 'blue', 0.8),
          pen.shape(circle(0, 11, 2.8), 'yellow', 0.8),
        ],
  ],
}

const dog: HalfFigure = {
  name: 'cachorro',
  coat: 'tan',
  cut: [-24, 25.5],
  meets: { first: [-9, 5, 8.5, 12.5], second: [-15, -4, 6.5, 18] },
  grips: [
    [7, -22.5],
    [8, 26],
  ],
  draw: (pen, coat, isTwin) => [
    pen.rope('M11 21C17 22 20 18 20 13', 3.6, coat, 0.9),
    pen.shape(BODY, coat, 1),
    paw(pen, coat),
    pen.shape(ellipse(0, -9, 16.5, 15), coat, 1),
    pen.shape(
      isTwin
        ? 'M6 -22C11 -27 20 -24 21 -16L16 -12Q11 -15 6 -22z'
        : 'M9 -21C18 -26 23 -12 19.500 -1C16.500 3 13 -3 13 -9z',
      'brown',
      1,
    ),
    isTwin ? pen.shape('M-5 -15Q0 -17 5 -15Q4 -4 9 0Q5 5.500 0 5.500Q-5 5.500 -9 0Q-4 -4 -5 -15z', 'cream', 0.8) : [],
    isTwin ? [] : pen.shape(ellipse(0, -2, 9, 7), 'cream', 0.8),
    nose(pen, isTwin ? -2 : -6, 3.8, 'greyDark'),
    pen.line(isTwin ? 'M0 .500Q3 4 6 1.500' : 'M0 -3.500Q3 2 6.500 -1', 0.8),
    eye(pen, 8.5, -11, 2.2),
    isTwin
      ? pen.shape('M-13 5Q0 8 13 5L0 18z', 'red', 0.9)
      : pen.shape('M-12 4.500Q0 12.500 12 4.500V8.500Q0 16.500 -12 8.500z', 'red', 0.9),
    isTwin ? points('4,9 7,7.6 2.500,13').map(([x, y]) => pen.shape(circle(x, y, 0.9), 'white', 0.5)) : [],
  ],
}

const rabbit: HalfFigure = {
  name: 'coelho',
  coat: 'greyPale',
  cut: [-15, 25.5],
  meets: { first: [-6, -1, 8], second: [-1, 4.5, 11, 22] },
  grips: [
    [8, -26],
    [9, 26],
  ],
  draw: (pen, coat, isTwin) => [
    isTwin
      ? pen.shape(
          'M2.500 -12C1 -22 5 -27 10 -25.500Q18 -23 18 -13Q15 -11 13.500 -14Q12 -18 9 -18Q9.500 -14 9 -10z',
          coat,
          1,
        )
      : pen.shape('M2.500 -12C0 -21 3 -26.500 8 -26Q14 -25 10.500 -10z', coat, 1),
    isTwin ? [] : pen.shape('M5.500 -13C3.500 -19 5 -23.500 8 -23Q10.500 -22 8.500 -13z', 'pinkPale', 0.7),
    pen.shape(BODY, coat, 1),
    isTwin ? [] : pen.shape(ellipse(0, 16.5, 8, 8.5), 'white', 0.8),
    pen.shape(ellipse(10, 22.6, 7.5, 3.8), coat, 0.9),
    isTwin
      ? [
          pen.shape('M-2.500 11Q-4 6.500 -6 6.500M0 11V5.500', null, 0.8),
          pen.shape('M0 11Q2 5.500 5.500 6Q5 9.500 0 11z', 'leaf', 0.8),
          pen.shape('M0 10.500C6 10.500 5 17 0 22C-5 17 -6 10.500 0 10.500z', 'orange', 0.9),
          pen.line('M0 14h2.600M1 17.500h2', 0.6),
          pen.shape('M12 7Q13 12 6 14.500Q2.500 14.500 3.500 12Q8 11 8.500 6z', coat, 0.9),
        ]
      : pen.line('M10 8Q10 13 5.500 14.500', 0.9),
    pen.shape(ellipse(0, -5, 15, 11), coat, 1),
    pen.shape(ellipse(9.5, -1, 2.6, 1.6), 'pink', null),
    eye(pen, 7.5, -7, 2.2),
    nose(pen, isTwin ? 0.5 : -4.5, 2.6),
    isTwin ? pen.line('M0 2.500Q2 5 5 3.500', 0.8) : pen.shape('M-2.400 -1H2.400V3.500H-2.400z', 'white', 0.8),
    isTwin ? [] : pen.line('M0 -2.500Q3 1 6 -1.500', 0.8),
  ],
}

const pig: HalfFigure = {
  name: 'porco',
  coat: 'pink',
  cut: [-23, 22],
  meets: { first: [-10, 1, 7, 19.5], second: [-5, 4, 10, 14.5, 19] },
  grips: [
    [7, -22],
    [8.5, 26],
  ],
  draw: (pen, coat, isTwin) => [
    pen.shape('M4 16H13.500V25.500H4z', coat, 0.9),
    pen.shape('M4 23H13.500V26H4z', 'brown', 0.8),
    pen.shape('M-17 11C-17 2 -9 -2 0 -2C9 -2 17 2 17 11C17 19 9 22 0 22C-9 22 -17 19 -17 11z', coat, 1),
    isTwin
      ? pen.shape('M-16.500 8Q0 12 16.500 8Q17.500 12 16 15Q0 21 -16 15Q-17.500 12 -16.500 8z', 'blue', 0.8)
      : pen.shape(ellipse(0, 13.2, 9.5, 6.4), 'pinkPale', 0.8),
    isTwin ? pen.line('M-17 11.500Q0 17 17 11.500', 1, 'white') : [],
    pen.shape(isTwin ? 'M7 -20Q16 -26 21 -22Q21 -13 16 -10z' : 'M7 -20L17 -26.500Q20 -18 17.500 -10z', coat, 1),
    pen.shape(ellipse(0, -9.5, 16.5, 13.5), coat, 1),
    pen.shape(ellipse(0, isTwin ? -0.5 : -4.5, 8, isTwin ? 4.5 : 5.5), 'pinkPale', 0.9),
    pen.shape(ellipse(3.2, isTwin ? -0.5 : -4.5, 1.3, 2), 'redDark', 0.5),
    eye(pen, 9, -12, 2.2),
    pen.shape(ellipse(12.5, -5, 2.4, 1.6), 'redPale', null),
  ],
}

const bear: HalfFigure = {
  name: 'urso',
  coat: 'brown',
  cut: [-23.5, 25.5],
  meets: { first: [-10, 1.5, 7.5, 21.5], second: [-5, 3, 7, 14] },
  grips: [
    [13.5, -25],
    [8, 26],
  ],
  draw: (pen, coat, isTwin) => [
    pen.shape(circle(13.5, -19.5, 6), coat, 1),
    pen.shape(circle(13.5, -19.5, 3.2), 'tan', 0.7),
    pen.shape(BODY, coat, 1),
    isTwin
      ? [
          pen.shape('M-15 14H15Q15.500 20 14 25.500H-14Q-15.500 20 -15 14z', 'blue', 0.9),
          pen.rope('M6 14L8 3', 2.4, 'blue', 0.7),
          pen.shape(circle(6.5, 15, 1.4), 'yellow', 0.6),
        ]
      : pen.shape(ellipse(0, 14.5, 8.5, 7), 'tan', 0.8),
    pen.shape('M12.500 5Q21 9 18 16Q14 17 12.500 12z', coat, 0.9),
    pen.shape(ellipse(8, 23, 6.5, 3.8), coat, 0.9),
    pen.shape(ellipse(0, -9.5, 17.5, 14), coat, 1),
    pen.shape(ellipse(0, isTwin ? -1 : -4.5, 8.5, isTwin ? 4 : 6), 'tan', 0.8),
    nose(pen, isTwin ? -3 : -7.5, 3, 'greyDark'),
    pen.line(isTwin ? 'M0 -1Q2.500 2 5 0' : 'M0 -5.500V-3Q3 .500 6 -2', 0.8),
    eye(pen, 8.5, -12, 2.2),
    isTwin ? [] : pen.shape('M0 4.500L8 1.500V10L0 7.500z', 'red', 0.9),
  ],
}

const owl: HalfFigure = {
  name: 'coruja',
  coat: 'copper',
  cut: [-22, 23],
  meets: { first: [-6, 2, 8, 12.5, 17], second: [-14, -5, 5, 14] },
  grips: [
    [13, -25],
    [12, 26],
  ],
  draw: (pen, coat, isTwin) => [
    pen.shape('M-21 22H21V26.500H-21z', 'wood', 0.9),
    pen.shape('M4 -20L15 -26.500Q17 -20 15 -13z', coat, 1),
    pen.shape(
      'M0 -22C14 -22 17.500 -12 17.500 3C17.500 17 10 23 0 23C-10 23 -17.500 17 -17.500 3C-17.500 -12 -14 -22 0 -22z',
      coat,
      1,
    ),
    pen.shape(ellipse(0, 12.5, 10, isTwin ? 7.5 : 10.3), 'cream', 0.8),
    pen.line(
      isTwin ? 'M-9 14Q0 12 9 14' : 'M0 8l2.500 -2l2.500 2M0 12.500l2.500 -2l2.500 2l2.500 -2M0 17l2.500 -2l2.500 2',
      0.8,
    ),
    pen.shape('M17 0C22 8 19 18 12.500 21C9 13 11 4 17 0z', 'brown', 0.9),
    pen.line('M13 16l4 -2M12 11l5 -1.500', 0.6),
    pen.shape(circle(7.8, -10, isTwin ? 6.4 : 7.6), 'white', 0.9),
    pen.shape(circle(7, -10, isTwin ? 3 : 4), 'yellow', 0.7),
    pen.spot(6.8, -10, 2),
    pen.shape(isTwin ? 'M-3 -14H3L0 -5z' : 'M-3.500 -6H3.500L0 2z', 'orange', 0.8),
    pen.rope('M4 22V24.500M8 22V24.500', 1.8, 'orange', 0.6),
  ],
}

const butterfly: HalfFigure = {
  name: 'borboleta',
  coat: 'purplePale',
  cut: [-18, 22],
  meets: { first: [-8, 0, 6, 12], second: [-4, 9] },
  grips: [
    [15, -20],
    [11, 22],
  ],
  draw: (pen, coat, isTwin) => [
    pen.line('M1 -16Q3 -24 8 -25.500', 0.9),
    pen.spot(8.5, -25, 1.2),
    pen.shape('M2 -2C4 -20 20 -27 21.500 -13C22 -4 12 2 2 1z', coat, 1),
    pen.shape('M2 2C12 0 20 5 17 13C15.500 18 14 22.500 11 22C6 22 3 14 2 6z', 'yellow', 1),
    pen.shape(circle(14, -11, isTwin ? 4.5 : 3.2), 'red', 0.8),
    isTwin ? pen.shape(circle(14, -11, 2), 'white', 0.6) : pen.shape(circle(8, -4, 1.8), 'white', 0.7),
    pen.shape(circle(11, 10, isTwin ? 2 : 3.4), 'teal', 0.8),
    pen.shape(ellipse(0, 4, 3.6, 18), 'brown', 0.9),
    pen.line(isTwin ? 'M-3 9h6' : 'M-3 0h6M-3.400 6h6.800M-3 12h6', 1, 'straw'),
    pen.shape(circle(0, -12.5, 5), 'brown', 0.9),
    eye(pen, 2, -13.5, 1.1),
  ],
}

export const HALF_ANIMALS: Readonly<Record<string, HalfFigure>> = { cat, dog, rabbit, pig, bear, owl, butterfly }

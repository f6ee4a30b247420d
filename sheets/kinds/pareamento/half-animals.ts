/** Animals from the front, drawn as their half at the right of the mirror, from -26 to 26 mm. */
import { circle, ellipse } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import type { HalfFigure } from './half-figure.ts'

export const eye = (pen: Pen, x: number, y: number, r = 2): Drawing => [
  pen.spot(x, y, r),
  pen.spot(x + r * 0.3, y - r * 0.35, r * 0.35, 'white'),
]
export const nose = (pen: Pen, y: number, wide = 3, fill: Fill = 'pink') =>
  pen.shape(ellipse(0, y, wide, wide * 0.66), fill, 0.7)
export const BODY = 'M-14 25.500C-16 11 -10 0 0 0C10 0 16 11 14 25.500z'
export const paw = (pen: Pen, fill: Fill): Drawing => [
  pen.shape(ellipse(7, 23, 6, 3.6), fill, 0.9),
  pen.line('M5.500 24.500v-2M8.500 24.500v-2', 0.6),
]

const cat: HalfFigure = {
  name: 'gato',
  coat: 'orange',
  cut: [-22.5, 25.5],
  grips: [
    [15.5, -26],
    [8, 26],
  ],
  draw: (pen, coat, isTwin) => [
    pen.rope('M11 20C20 22 21 14 17 7', 3.6, coat, 0.9),
    pen.shape(BODY, coat, 1),
    pen.shape(isTwin ? ellipse(0, 20.5, 8, 5) : ellipse(0, 19, 8, 8), 'cream', 0.8),
    paw(pen, coat),
    pen.shape('M4 -18L16 -26.500Q19 -18 18 -9z', coat, 1),
    pen.shape('M9 -18L15 -22.500Q16 -18 16 -14z', 'pinkPale', 0.7),
    pen.shape(ellipse(0, -9, 18, 13.5), coat, 1),
    pen.line('M4.500 -22V-17M9 -21V-17.500', 0.9),
    pen.shape(isTwin ? ellipse(0, -5, 8, 5.5) : ellipse(0, -2.4, 8, 4), 'white', 0.8),
    nose(pen, isTwin ? -9 : -5, 2.6),
    eye(pen, 8.5, -11, 2.3),
    pen.line('M11 -4L20 -6.500M11 -2L20 -1', 0.7),
    pen.shape(
      isTwin ? 'M-12 3.500Q0 7 12 3.500V8Q0 13 -12 8z' : 'M-12 3.500Q0 5 12 3.500V6.500Q0 8 -12 6.500z',
      'blue',
      0.8,
    ),
  ],
}

const dog: HalfFigure = {
  name: 'cachorro',
  coat: 'tan',
  cut: [-24, 25.5],
  grips: [
    [7, -22.5],
    [8, 26],
  ],
  draw: (pen, coat, isTwin) => [
    pen.rope('M11 21C17 22 20 18 20 13', 3.6, coat, 0.9),
    pen.shape(BODY, coat, 1),
    paw(pen, coat),
    pen.shape(ellipse(0, -9, 16.5, 15), coat, 1),
    pen.shape('M9 -21C18 -26 23 -12 19.500 -1C16.500 3 13 -3 13 -9z', 'brown', 1),
    pen.shape(isTwin ? ellipse(0, 0, 9, 5) : ellipse(0, -3.5, 9, 7.5), 'cream', 0.8),
    nose(pen, isTwin ? -3 : -8, 3.6, 'greyDark'),
    pen.line(isTwin ? 'M0 0Q3 4 6.500 1' : 'M0 -5Q3 .500 6.500 -2.500', 0.8),
    eye(pen, 8.5, -11, 2.2),
    pen.shape(
      isTwin ? 'M-12 4.500Q0 9.500 12 4.500V9Q0 20 -12 9z' : 'M-12 4.500Q0 12.500 12 4.500V8.500Q0 15.500 -12 8.500z',
      'red',
      0.9,
    ),
  ],
}

const rabbit: HalfFigure = {
  name: 'coelho',
  coat: 'greyPale',
  cut: [-15, 25.5],
  grips: [
    [8, -26],
    [9, 26],
  ],
  draw: (pen, coat, isTwin) => [
    pen.shape('M2.500 -12C0 -21 3 -26.500 8 -26Q14 -25 10.500 -10z', coat, 1),
    pen.shape('M5.500 -13C3.500 -19 5 -23.500 8 -23Q10.500 -22 8.500 -13z', 'pinkPale', 0.7),
    pen.shape(BODY, coat, 1),
    pen.shape(isTwin ? ellipse(0, 19, 8, 5.5) : ellipse(0, 16, 8, 9), 'white', 0.8),
    pen.shape(ellipse(10, 22.6, 7.5, 3.8), coat, 0.9),
    pen.line('M10 8Q10 13 5.500 14.500', 0.9),
    pen.shape(ellipse(0, -5, 15, 11), coat, 1),
    pen.shape(ellipse(9.5, -1, 2.6, 1.6), 'pink', null),
    eye(pen, 7.5, -7, 2.2),
    nose(pen, isTwin ? -1.5 : -7, 2.6),
    pen.shape(isTwin ? 'M-2.400 2H2.400V5H-2.400z' : 'M-2.400 -2H2.400V3H-2.400z', 'white', 0.8),
    pen.line(isTwin ? 'M0 1Q3 4 6 1.500' : 'M0 -4Q3 0 6 -2.500', 0.8),
  ],
}

const pig: HalfFigure = {
  name: 'porco',
  coat: 'pink',
  cut: [-23, 22],
  grips: [
    [7, -22],
    [8.5, 26],
  ],
  draw: (pen, coat, isTwin) => [
    pen.shape('M3.500 16H13.500V23Q13.500 26 10.500 26H6.500Q3.500 26 3.500 23z', coat, 0.9),
    pen.line('M8.500 26v-3', 0.8),
    pen.shape('M-17 11C-17 2 -9 -2 0 -2C9 -2 17 2 17 11C17 19 9 22 0 22C-9 22 -17 19 -17 11z', coat, 1),
    pen.shape(isTwin ? ellipse(0, 16, 9.5, 3.6) : ellipse(0, 13, 9.5, 6.4), 'pinkPale', 0.8),
    pen.shape('M7 -20Q15 -27 21 -23Q21 -13 15 -10z', coat, 1),
    pen.shape(ellipse(0, -9.5, 16.5, 13.5), coat, 1),
    pen.shape(ellipse(0, isTwin ? -0.5 : -4.5, 8, isTwin ? 4.5 : 5.5), 'pinkPale', 0.9),
    pen.shape(ellipse(3.2, isTwin ? -0.5 : -4.5, 1.3, 2), 'redDark', 0.5),
    eye(pen, 9, -12, 2.2),
    pen.shape(ellipse(12.5, -5, 2.4, 1.6), 'redPale', null),
  ],
}

export const owl: HalfFigure = {
  name: 'coruja',
  coat: 'copper',
  cut: [-22, 23],
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
      isTwin
        ? 'M0 11l2.500 -2l2.500 2M0 16l2.500 -2l2.500 2l2.500 -2'
        : 'M0 8l2.500 -2l2.500 2M0 12.500l2.500 -2l2.500 2l2.500 -2M0 17l2.500 -2l2.500 2',
      0.8,
    ),
    pen.shape('M17 0C22 8 19 18 12.500 21C9 13 11 4 17 0z', 'brown', 0.9),
    pen.line('M13 16l4 -2M12 11l5 -1.500', 0.6),
    pen.shape(circle(7.8, -10, 7.4), 'white', 0.9),
    pen.shape(circle(7, -10, 3.8), 'yellow', 0.7),
    pen.spot(6.8, -10, 2),
    pen.shape(isTwin ? 'M-3.500 -10H3.500L0 -3z' : 'M-3.500 -6H3.500L0 2z', 'orange', 0.8),
    pen.rope('M4 22V24.500M8 22V24.500', 1.8, 'orange', 0.6),
  ],
}

export const butterfly: HalfFigure = {
  name: 'borboleta',
  coat: 'purplePale',
  cut: [-18, 22],
  grips: [
    [15, -20],
    [11, 22],
  ],
  draw: (pen, coat, isTwin) => [
    pen.line('M1 -16Q3 -24 8 -25.500', 0.9),
    pen.spot(8.5, -25, 1.2),
    pen.shape('M2 -2C4 -20 20 -27 21.500 -13C22 -4 12 2 2 1z', coat, 1),
    pen.shape('M2 2C12 0 20 5 17 13C15.500 18 14 22.500 11 22C6 22 3 14 2 6z', 'yellow', 1),
    pen.shape(circle(14, -11, 3.4), 'red', 0.8),
    pen.shape(circle(8, -4, 1.8), 'white', 0.7),
    pen.shape(circle(11, 10, 3.4), 'teal', 0.8),
    pen.shape(ellipse(0, 4, 3.6, 18), 'brown', 0.9),
    pen.line(isTwin ? 'M-3.400 3h6.800M-3.400 9h6.800' : 'M-3 -1h6M-3.400 6h6.800M-3 13h6', 1, 'straw'),
    pen.shape(circle(0, -12.5, 5), 'brown', 0.9),
    eye(pen, 2, -13.5, 1.1),
  ],
}

/** Animals that children of three name by their half. */
export const FIRST_ANIMALS: readonly HalfFigure[] = [cat, dog, rabbit, pig, butterfly]

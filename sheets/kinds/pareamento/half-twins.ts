/** Near-twins of the fruit that is cut in half: as tall at the cut, with one or two other details. */
import { circle, ellipse, points, ring, star } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { citrus, type OpenFruit, PEAR, ROUND, seeds, within } from '../../studio/shapes/open-fruit.ts'

/** By the id of a fruit: other seeds, another stone, a thicker skin. */
const FRUIT: Readonly<Record<string, (pen: Pen) => Drawing>> = {
  watermelon: (pen) => [
    pen.shape(ellipse(0, 0, 19, 18), 'green'),
    pen.shape(ellipse(0, 0, 14.6, 13.6), 'cream', 0.7),
    pen.shape(ellipse(0, 0, 11.6, 10.6), 'red', 0.7),
    seeds(pen, points('-7,-3 -6,5 6,5 7,-3'), 1.7),
  ],
  orange: (pen) => citrus(pen, 'orange', 'orange', 12),
  lime: (pen) => citrus(pen, 'green', 'lime', 4),
  papaya: (pen) => [
    pen.shape(PEAR, 'yellow'),
    within(pen, PEAR, 0.85, 'orange', 0.7),
    pen.shape('M0 -12C4 -12 5 2 4 10C3 14 -3 14 -4 10C-5 2 -4 -12 0 -12z', 'redDark', 0.7),
    points('-1.8,-6 1.8,-6 -2,1 2,1 -2,8 2,8').map(([x, y]) => pen.spot(x, y, 1.3)),
  ],
  kiwi: (pen) => [
    pen.shape(ellipse(0, 0, 19, 16), 'brown'),
    pen.shape(ellipse(0, 0, 16.8, 13.8), 'leaf', 0.6),
    pen.shape(ellipse(0, 0, 9, 7), 'cream', 0.7),
    seeds(pen, ring(0, 0, 13, 10.4, 8, 22.5, 337.5), 1),
  ],
  avocado: (pen) => [
    pen.shape(PEAR, 'leafDeep'),
    within(pen, PEAR, 0.86, 'lime', 0.7),
    pen.shape(ellipse(0, 5, 4.4, 8), 'brown', 0.9),
  ],
  'passion-fruit': (pen) => [
    pen.shape(ROUND, 'yellow'),
    pen.shape(circle(0, 1, 14.5), 'cream', 0.6),
    pen.shape(circle(0, 1, 6.4), 'orange', 0.7),
    seeds(pen, points('-3,-1 3,-1 -3,4 3,4'), 1.5),
  ],
  melon: (pen) => [
    pen.shape(ellipse(0, 0, 17, 19), 'yellow'),
    pen.shape(ellipse(0, 0, 14.6, 16.6), 'cream', 0.6),
    pen.shape(ellipse(0, 0, 10, 5.4), 'straw', 0.7),
    points('-6,0 6,0 -3,-2 3,-2 -3,2.4 3,2.4').map(([x, y]) => pen.shape(ellipse(x, y, 1, 1.5), 'cream', 0.5)),
  ],
  carambola: (pen) => [
    pen.shape(star(0, 1, 20, 5, 0.4), 'yellow'),
    pen.shape(star(0, 1, 14, 5, 0.34), 'yellowPale', 0.6),
    pen.line(
      `M0 1V-9${ring(0, 1, 9, 9, 4, -18, 198)
        .map(([x, y]) => `M0 1L${x} ${y}`)
        .join('')}`,
      0.6,
    ),
  ],
  coconut: (pen) => [
    pen.shape(circle(0, 0, 18), 'brown'),
    pen.shape(circle(0, 0, 12), 'white', 0.8),
    pen.shape(circle(0, 0, 4), 'greyPale', 0.7),
  ],
  cocoa: (pen) => [
    pen.shape(ellipse(0, 0, 13.5, 19), 'brownDark'),
    pen.shape(ellipse(0, 0, 11, 16.5), 'tan', 0.6),
    points('-4.5,-5 4.5,-5 -4.5,5 4.5,5').map(([x, y]) => pen.shape(ellipse(x, y, 3, 4.2), 'cream', 0.7)),
  ],
  dragonfruit: (pen) => [
    pen.shape(
      'M0 -20C3 -17 5 -14 9 -13L18 -11L14 -4L19 3L13 7L13 15C8 18 4 19 0 19C-4 19 -8 18 -13 15L-13 7L-19 3L-14 -4L-18 -11L-9 -13C-5 -14 -3 -17 0 -20z',
      'pink',
    ),
    pen.shape(circle(0, 1, 9), 'white', 0.7),
    points('-4,-3 4,-3 -5,3 5,3 -2,6.5 2,6.5').map(([x, y]) => pen.spot(x, y, 1)),
  ],
}

/** Undefined for a fruit without a near-twin. */
export const twinOfFruit = ({ id }: OpenFruit) => FRUIT[id]

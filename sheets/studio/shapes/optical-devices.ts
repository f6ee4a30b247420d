/** Devices to look with, about their foot, and round views of what is seen through them, about their middle. */
import { person } from '../cast/cast.ts'
import { standing, type Thing } from '../fit.ts'
import { box, circle, ellipse, points, poly } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { tree } from './nature.ts'
import { ladybird } from './pets.ts'
import { digitalCamera } from './then-and-now.ts'

export const OPTICAL = {
  luneta: (pen) => [
    pen.line('M0 -16L-8 0M0 -16L8 0M0 -16V0', 1.4, 'woodDark'),
    pen.at(
      0,
      -19,
      1,
      (own) => [
        own.shape(box(-17, -4.4, 16, 8.8, 1), 'blue', 1),
        own.shape(box(-1, -3.4, 11, 6.8, 1), 'bluePale', 1),
        own.shape(box(10, -2.4, 6, 4.8, 1), 'blueDark', 0.9),
        own.shape(box(-19, -5, 3, 10, 1), 'stone', 0.9),
      ],
      { turn: 26 },
    ),
    pen.shape(circle(0, -17, 1.8), 'metal', 0.8),
  ],
  periscópio: (pen) => [
    pen.shape(box(-5.4, -36, 10.8, 36, 1), 'woodPale', 1.1),
    pen.shape(box(-2, -33.6, 9.6, 8, 1), 'foam', 0.9),
    pen.shape(box(-7.6, -10, 9.6, 8, 1), 'foam', 0.9),
    pen.line('M-5.400 -22H5.400M-5.400 -14H5.400', 0.7),
  ],
  lupa: (pen) => [
    pen.rope('M7 -13L15 -2', 3.4, 'woodDark', 0.9),
    pen.shape(circle(-1, -22, 12), 'red', 1.1),
    pen.shape(circle(-1, -22, 9.4), 'foam', 0.9),
    pen.line('M-6 -25Q-4.600 -28.400 -1 -28.600', 0.8),
  ],
  microscópio: (pen) => [
    pen.shape(box(-12, -4, 24, 4, 1.4), 'greyDark', 1),
    pen.shape('M5 -4C13 -10 14 -24 4 -29L1.600 -25.400C8 -21 7.400 -12 1 -7V-4z', 'grey', 1),
    pen.shape(box(-12, -12, 17, 3, 0.8), 'stone', 0.9),
    pen.at(
      -1,
      -26,
      1,
      (own) => [
        own.shape(box(-3.4, -10, 6.8, 16, 1), 'teal', 1),
        own.shape(box(-2.4, 6, 4.8, 5, 0.8), 'metal', 0.8),
        own.shape(box(-2.6, -14, 5.2, 4.4, 0.8), 'greyDark', 0.8),
      ],
      { turn: 14 },
    ),
  ],
  câmera: digitalCamera,
} as const satisfies Readonly<Record<string, Thing>>

/** Half the width of a view, mm. */
const VIEW = 19

const ROUND = circle(0, 0, VIEW)
const framed = (pen: Pen, inside: Drawing): Drawing => [pen.clip(ROUND, inside), pen.shape(ROUND, null, 1.3)]

const CRATERS = [
  [-5, -4, 3.6],
  [6, 3, 4.4],
  [-3, 8, 2.4],
  [5, -8, 2],
] as const

const CELLS = points('-26,-15 -10,-15 6,-15 22,-15 -18,-5 -2,-5 14,-5 -26,5 -10,5 6,5 22,5 -18,15 -2,15 14,15')

export const VIEWS: Readonly<Record<keyof typeof OPTICAL, (pen: Pen) => Drawing>> = {
  luneta: (pen) =>
    framed(pen, [
      pen.shape(ROUND, 'night', null),
      pen.shape(circle(1, 1, 14), 'cream', 1),
      CRATERS.map(([x, y, r]) => [
        pen.shape(ellipse(x, y, r, r * 0.86), 'greyPale', 0.8),
        pen.line(`M${x - r * 0.6} ${y + r * 0.2}q${r * 0.6} ${r * 0.5} ${r * 1.2} 0`, 0.5),
      ]),
    ]),
  periscópio: (pen) =>
    framed(pen, [
      pen.shape(ROUND, 'sky', null),
      pen.shape(box(-20, 2, 40, 20), 'meadow', 0.8),
      tree(pen, -6, 9, 0.62, 'leaf', 'red'),
      pen.shape(circle(10, 5, 4), 'yellow', 0.9),
      pen.shape(box(-20, 9, 40, 12), 'copper', 1),
      pen.line('M-20 13H20M-20 17H20M-12 9v4M0 9v4M12 9v4M-6 13v4M6 13v4M-12 17v4M0 17v4M12 17v4', 0.6),
    ]),
  lupa: (pen) =>
    framed(pen, [
      pen.shape(ROUND, 'lime', null),
      pen.line('M-20 12Q0 4 20 -10M-12 9L-16 -2M-2 5L-4 -9M8 -1L8 -14M-4 6L6 14M6 0L16 6', 0.7, 'leafDark'),
      standing(pen, (own) => ladybird(own, 0, 0, 1), 0, 12, 26),
    ]),
  microscópio: (pen) =>
    framed(pen, [
      pen.shape(ROUND, 'purplePale', null),
      CELLS.map(([x, y]) => [
        pen.shape(
          poly([
            [x - 8, y - 3],
            [x - 5, y - 5],
            [x + 5, y - 5],
            [x + 8, y - 3],
            [x + 8, y + 3],
            [x + 5, y + 5],
            [x - 5, y + 5],
            [x - 8, y + 3],
          ]),
          'pinkPale',
          0.8,
        ),
        pen.shape(circle(x + 1.6, y, 1.5), 'purple', 0.6),
      ]),
    ]),
  câmera: (pen) =>
    framed(pen, [
      pen.shape(ROUND, 'skyLow', null),
      pen.shape(box(-20, 12, 40, 10), 'meadow', 0.8),
      person(pen, 'sofia', -7.4, 17, 0.42, { pose: { expr: 'alegre' } }),
      person(pen, 'gil', 7.4, 17, 0.42, { pose: { expr: 'alegre' } }),
    ]),
}

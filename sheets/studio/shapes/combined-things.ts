/** Things that are chosen by twos: a shirt and what is worn below it, ice cream and topping, bread and filling. */
import { box, circle, ellipse, poly } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { CLOTHES, dots, type Pairing } from './combined-clothes.ts'

const scoop = (pen: Pen, fill: Parameters<Pen['shape']>[1], grain: Drawing): Drawing => [
  pen.shape(
    'M-11 -9Q-13 -26 0 -26Q13 -26 11 -9Q8.300 -6 5.500 -9Q2.800 -6 0 -9Q-2.800 -6 -5.500 -9Q-8.300 -6 -11 -9z',
    fill,
    1.1,
  ),
  grain,
  pen.shape('M-10 -8H10L7.500 0H-7.500z', 'bluePale', 1.1),
  pen.line('M-9 -4.800H9', 0.6),
]

/** A jar that shows what is in it. */
const jar = (pen: Pen, fill: Parameters<Pen['shape']>[1], grain: Drawing): Drawing => [
  pen.shape('M-9 0Q-11 -10 -8 -19H8Q11 -10 9 0z', fill, 1.1),
  grain,
  pen.shape(box(-8.5, -22.5, 17, 4, 1.2), 'red', 1),
]

const plate = (pen: Pen): Drawing => pen.shape(ellipse(0, -1.6, 15, 2.6), 'white', 1)

export const PAIRINGS = {
  roupas: CLOTHES,
  sorvete: {
    first: 'sabor',
    second: 'cobertura',
    firsts: [
      {
        name: 'coco',
        draw: (pen) => scoop(pen, 'white', pen.line('M-5 -20q2 -2 4 0M2 -17q2 -2 4 0M-4 -14q2 -2 4 0', 0.7)),
      },
      {
        name: 'morango',
        draw: (pen) =>
          scoop(
            pen,
            'pink',
            pen.line('M-5 -20v1.600M0 -22v1.600M5 -19v1.600M-2 -16v1.600M3 -14v1.600M-7 -14v1.600', 0.9),
          ),
      },
      {
        name: 'flocos',
        draw: (pen) =>
          scoop(
            pen,
            'cream',
            pen.solid(
              dots(
                [
                  [-5, -20],
                  [1, -22],
                  [5, -18],
                  [-1, -17],
                  [-7, -14],
                  [3, -13],
                  [-3, -12],
                ],
                0.9,
              ),
            ),
          ),
      },
      {
        name: 'uva',
        draw: (pen) => scoop(pen, 'purple', pen.line('M-9 -15Q-3 -21 3 -16T10 -15M-7 -20Q-2 -24 4 -20', 0.9)),
      },
    ],
    seconds: [
      {
        name: 'calda',
        draw: (pen) => jar(pen, 'brown', pen.line('M-9.600 -14Q-6 -16.500 -3 -14T3 -14T9.600 -14', 0.9)),
      },
      {
        name: 'granulado',
        draw: (pen) =>
          jar(
            pen,
            'yellowPale',
            pen.line(
              'M-6 -15l2 1.600M0 -16l1.600 2M6 -14l-2 1.600M-4 -10l2.400 0M3 -9l1.600 2M-7 -5l2 1.600M0 -5l2.400 0M6 -4l-2 1.600',
              1.1,
            ),
          ),
      },
      {
        name: 'castanha',
        draw: (pen) =>
          jar(
            pen,
            'cream',
            pen.shape(
              [
                [-5, -13],
                [1, -14],
                [6, -11],
                [-2, -8],
                [4, -5],
                [-6, -4],
              ]
                .map(([x = 0, y = 0]) =>
                  poly([
                    [x - 2, y + 1.6],
                    [x, y - 1.8],
                    [x + 2, y + 1.6],
                  ]),
                )
                .join(''),
              'brownPale',
              0.7,
            ),
          ),
      },
    ],
    blank: (pen) => [
      pen.shape(
        'M-12 -23Q-13 -40 0 -40Q13 -40 12 -23Q9 -20 6 -23Q3 -20 0 -23Q-3 -20 -6 -23Q-9 -20 -12 -23z',
        'white',
        1.1,
      ),
      pen.shape(
        'M-13 -9Q-15 -24 -12 -24Q-9 -20.500 -6 -24Q-3 -20.500 0 -24Q3 -20.500 6 -24Q9 -20.500 12 -24Q15 -24 13 -9z',
        'white',
        1.1,
      ),
      pen.shape('M-12.500 -9H12.500L9.500 0H-9.500z', 'bluePale', 1.1),
    ],
    marks: [-14.6, -30.6],
  },
  lanche: {
    first: 'pão',
    second: 'recheio',
    firsts: [
      {
        name: 'francês',
        draw: (pen) => [
          plate(pen),
          pen.shape('M-15.500 -7Q-9 -16 0 -16Q9 -16 15.500 -7Q9 -2.500 0 -2.500Q-9 -2.500 -15.500 -7z', 'copper', 1.1),
          pen.shape('M-9 -10.500Q0 -16 9 -10.500Q0 -8 -9 -10.500z', 'cream', 0.9),
        ],
      },
      {
        name: 'de forma',
        draw: (pen) => [
          plate(pen),
          pen.shape(
            'M-9 -3V-16Q-12.500 -17 -11.500 -21Q-10 -24 0 -24Q10 -24 11.500 -21Q12.500 -17 9 -16V-3z',
            'tan',
            1.1,
          ),
          pen.shape('M-7 -5V-17Q-9 -18 -8.500 -20Q-7 -22 0 -22Q7 -22 8.500 -20Q9 -18 7 -17V-5z', 'cream', 0.7),
        ],
      },
      {
        name: 'redondo',
        draw: (pen) => [
          plate(pen),
          pen.shape('M-12 -5Q-13 -20 0 -20Q13 -20 12 -5Q6 -2.500 0 -2.500Q-6 -2.500 -12 -5z', 'orange', 1.1),
          pen.shape(
            dots(
              [
                [-5, -14],
                [0, -16],
                [5, -14],
                [-2, -11],
                [3, -10],
              ],
              0.9,
            ),
            'cream',
            0.6,
          ),
        ],
      },
      {
        name: 'sírio',
        draw: (pen) => [
          plate(pen),
          pen.shape('M-14 -9V-6Q-14 -2.500 0 -2.500Q14 -2.500 14 -6V-9z', 'copper', 1.1),
          pen.shape(ellipse(0, -9.5, 14, 5.4), 'tan', 1.1),
          pen.shape(
            ellipse(-5, -11, 2.6, 1.1) + ellipse(4, -7.6, 2.8, 1.1) + ellipse(6, -11.8, 2, 0.9),
            'copper',
            null,
          ),
        ],
      },
    ],
    seconds: [
      {
        name: 'queijo',
        draw: (pen) => [
          plate(pen),
          pen.shape('M-12 -4L10 -18Q13 -12 12 -4z', 'yellow', 1.1),
          pen.shape(circle(2, -8, 1.9) + circle(8, -11, 1.5) + circle(-4, -6, 1.2), 'yellowPale', 0.7),
        ],
      },
      {
        name: 'ovo',
        draw: (pen) => [
          plate(pen),
          pen.shape('M-12 -6Q-13 -11 -6 -12Q0 -16 6 -12Q13 -11 12 -6Q10 -2 0 -3Q-10 -2 -12 -6z', 'white', 1.1),
          pen.shape(ellipse(0, -9, 4.6, 3.6), 'orange', 0.9),
        ],
      },
      {
        name: 'tomate',
        draw: (pen) => [
          plate(pen),
          pen.shape(circle(-5, -10.5, 7.6), 'red', 1.1),
          pen.shape('M-5 -16L-9.500 -18.500L-6.500 -19L-5 -22L-3.500 -19L-0.500 -18.500z', 'green', 0.8),
          pen.shape(circle(7, -8, 5.6), 'red', 1.1),
          pen.shape(circle(7, -8, 4), 'redPale', 0.7),
          pen.solid(
            dots(
              [
                [5.4, -9.4],
                [8.6, -9.4],
                [5.4, -6.6],
                [8.6, -6.6],
              ],
              0.7,
            ),
          ),
        ],
      },
    ],
    blank: (pen) => [
      pen.shape(
        'M-16 0L-15 -37L-11 -40L-7.500 -37L-3.700 -40L0 -37L3.700 -40L7.500 -37L11 -40L15 -37L16 0z',
        'straw',
        1.1,
      ),
      pen.line('M-15.200 -33.500H15.200', 0.7),
      pen.shape(circle(0, -24, 7.2), 'white', 0.9),
      pen.shape(box(-7, -15, 14, 12.5, 2), 'white', 0.9),
    ],
    marks: [-24, -8.8],
  },
} as const satisfies Readonly<Record<string, Pairing>>

export type PairingName = keyof typeof PAIRINGS

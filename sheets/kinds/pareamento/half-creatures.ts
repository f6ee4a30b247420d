/** Animals of the forests of Brazil from the front, and small ones from above, drawn as `half-animals.ts` draws. */
import { circle, ellipse } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { BODY, eye, nose, paw } from './half-animals.ts'
import type { HalfFigure } from './half-figure.ts'

const spots = (pen: Pen, at: readonly (readonly [x: number, y: number, r: number])[], fill: Fill): Drawing =>
  at.map(([x, y, r]) => pen.shape(circle(x, y, r), fill, 0.7))

const jaguar: HalfFigure = {
  name: 'onça',
  coat: 'yellow',
  cut: [-23, 25.5],
  grips: [
    [13.5, -24],
    [8, 26],
  ],
  draw: (pen, coat, isTwin) => [
    pen.rope('M11 21C20 22 22 13 18 6', 4, coat, 0.9),
    pen.shape(circle(13.5, -19, 5.6), coat, 1),
    pen.shape(circle(13.5, -19, 2.8), 'pinkPale', 0.7),
    pen.shape(BODY, coat, 1),
    paw(pen, coat),
    spots(
      pen,
      [
        [9.5, 10, 1.7],
        [10.5, 16, 1.7],
      ],
      'brown',
    ),
    spots(
      pen,
      isTwin
        ? [[0, 16, 2.6]]
        : [
            [0, 11, 2.4],
            [0, 18.5, 2.4],
          ],
      'brown',
    ),
    pen.shape(ellipse(0, -9, 17.5, 14), coat, 1),
    spots(
      pen,
      [
        [8, -19, 1.6],
        [14.5, -10, 1.5],
      ],
      'brown',
    ),
    spots(
      pen,
      isTwin
        ? [[0, -19, 2]]
        : [
            [4, -20, 1.5],
            [3.6, -15.6, 1.4],
          ],
      'brown',
    ),
    pen.shape(ellipse(0, -2.6, 9, 6), 'white', 0.8),
    nose(pen, -6, 3.2),
    pen.line('M0 -4V-1.500Q3 1.500 6 -1', 0.8),
    eye(pen, 8.5, -11, 2.2),
    pen.line('M9.500 -3L19 -4.500M9.500 -1.500L18.500 .500', 0.7),
  ],
}

const tamarin: HalfFigure = {
  name: 'mico-leão',
  coat: 'orange',
  cut: [-25, 25.5],
  grips: [
    [9, -23.5],
    [8, 26],
  ],
  draw: (pen, coat, isTwin) => [
    pen.rope('M10 22C20 24 23 15 19 8C17 4 21 1 23 4', 3.4, coat, 0.9),
    pen.shape(BODY, coat, 1),
    pen.shape('M11.500 5Q19 10 16 17Q12.500 17 11.500 12z', coat, 0.9),
    paw(pen, 'brown'),
    pen.shape(
      'M0 -25L5 -23L9 -24.500L11.500 -20.500L16 -20L16.500 -15.500L20.500 -12.500L18.500 -8L20 -3.500L16 -1L14.500 3.500L10 3.500L6.500 7L3 5L0 8.500L-12 0V-25z',
      coat,
      1,
    ),
    pen.shape('M0 -16C4 -19.500 11 -18 11 -11C11 -5 7 1.500 0 1.500C-7 1.500 -8 -14 0 -16z', 'brownPale', 0.9),
    eye(pen, 5.4, -10.5, 2.2),
    nose(pen, -5.5, 2, 'brownDark'),
    pen.line('M0 -2Q2.500 0 5 -2.500', 0.8),
    isTwin ? pen.line('M0 12l3 -2M0 17l3 -2M0 22l2.500 -2', 0.9) : pen.shape(ellipse(0, 16.5, 6.5, 6), 'yellow', 0.8),
  ],
}

export const frog: HalfFigure = {
  name: 'sapo',
  coat: 'green',
  cut: [-14, 24.5],
  grips: [
    [10, -21.5],
    [16, 24.5],
  ],
  draw: (pen, coat, isTwin) => [
    pen.shape('M10 3C22 4 25 18 20 24.500H9C8 18 8 9 10 3z', coat, 1),
    pen.shape('M0 24.500H-12V2H12C15 10 14 18 11 24.500z', coat, 1),
    pen.shape(isTwin ? ellipse(0, 13, 8, 5.5) : ellipse(0, 15, 8, 9), 'lime', 0.8),
    pen.shape(circle(10, -15, 6.8), coat, 1),
    pen.shape('M0 -14C14 -16 22 -9 22 -2C22 6 12 9 0 9C-12 9 -20 4 -20 -3C-20 -10 -10 -14 0 -14z', coat, 1),
    pen.shape(circle(10, -15.5, 4.4), 'white', 0.8),
    eye(pen, 9.4, -15.4, 2.3),
    pen.line(isTwin ? 'M0 4C8 4 14 1 18 -4' : 'M0 0C8 0 14 -2 18 -5', 1),
    pen.spot(3, -6, 0.9),
    spots(
      pen,
      isTwin
        ? [
            [15, 13, 1.7],
            [16, 19, 1.7],
          ]
        : [[15.5, 15, 2.2]],
      'leafDark',
    ),
    pen.line('M12 24.500v-2.500M16 24.500v-2.500', 0.7),
  ],
}

export const ladybird: HalfFigure = {
  name: 'joaninha',
  coat: 'red',
  cut: [-23, 24],
  grips: [
    [2, -22.5],
    [4, 23.7],
  ],
  draw: (pen, coat, isTwin) => [
    pen.line('M7 -20Q9 -25.500 14 -25M17 -6Q23 -9 24 -13M19.500 5H26M17 14Q22 18 23 23', 1.2),
    pen.shape(ellipse(0, -15, 10.5, 8), 'greyDark', 1),
    pen.shape(circle(6.4, -17.6, 2.2), 'white', 0.7),
    pen.spot(6.4, -17.6, 1.1),
    pen.shape(ellipse(0, 4, 20, 20), coat, 1.1),
    spots(
      pen,
      [
        [12, -2, 3.4],
        [11.5, 10, 3.6],
      ],
      'greyDark',
    ),
    spots(
      pen,
      isTwin
        ? [[0, 5, 4.4]]
        : [
            [0, -6, 3.8],
            [0, 15, 3.8],
          ],
      'greyDark',
    ),
  ],
}

export const turtle: HalfFigure = {
  name: 'tartaruga',
  coat: 'leaf',
  cut: [-25.5, 25],
  grips: [
    [1.8, -25],
    [12, 23],
  ],
  draw: (pen, coat, isTwin) => [
    pen.shape('M11 -9C18 -20 26 -17 25 -9C24 -3 19 -2 15 2z', coat, 1),
    pen.shape('M9 12C18 13 21 20 16 23.500C11 25 7 19 7 15z', coat, 1),
    pen.shape('M-3 18L0 25.500L3 18z', coat, 0.9),
    pen.shape(ellipse(0, -18.5, 6, 7), coat, 1),
    eye(pen, 3.8, -19.4, 1.2),
    pen.shape(ellipse(0, 2, 16.5, 18), 'brownPale', 1.1),
    isTwin
      ? [
          pen.shape('M0 -11L7 -7V0L0 3L-7 0V-7z', 'tan', 0.8),
          pen.shape('M0 6L6.500 9V14L0 17L-6 14V9z', 'tan', 0.8),
          pen.line('M7 -3.500H15.500M6.500 11.500L13 12.500', 0.8),
        ]
      : [
          pen.shape('M0 -6L8 -2V7L0 11L-8 7V-2z', 'tan', 0.8),
          pen.line('M0 -16V-6M8 -2L14.500 -6M8 7L14.500 10.500M0 11V20', 0.8),
        ],
  ],
}

const crab: HalfFigure = {
  name: 'caranguejo',
  coat: 'orange',
  cut: [-10, 19],
  grips: [
    [16, -22],
    [8, 18],
  ],
  draw: (pen, coat, isTwin) => [
    pen.line('M15 6Q22 5 25 10M14 11Q20 12 22 18M11 15Q15 17 16 23', 1.5),
    pen.rope('M14 -1Q21 -3 20 -11', 3.4, coat, 0.9),
    pen.shape('M19 -9C10 -11 8 -20 14 -25L16.500 -18L22 -23C27 -17 26 -9 19 -9z', coat, 1),
    pen.rope('M4.500 -7V-13', 1.6, coat, 0.8),
    pen.shape(circle(4.5, -14.5, 3.2), 'white', 0.8),
    pen.spot(4.5, -14.3, 1.5),
    pen.shape(
      'M0 -9.500C12 -11 19 -4 18 4C17 14 10 19 0 19C-10 19 -18 12 -18 4C-18 -4 -10 -9.500 0 -9.500z',
      coat,
      1.1,
    ),
    pen.line(isTwin ? 'M0 13Q5 13 8 8' : 'M0 6.500Q4 6.500 7 3', 1),
    spots(
      pen,
      isTwin
        ? [
            [0, -2.5, 2.4],
            [10, 1, 1.8],
          ]
        : [
            [3.6, -3, 1.8],
            [11, -1, 1.8],
          ],
      'yellow',
    ),
    isTwin ? [] : pen.line('M0 13Q7 13 12 10', 0.8),
  ],
}

const bee: HalfFigure = {
  name: 'abelha',
  coat: 'yellow',
  cut: [-22, 26],
  grips: [
    [2.2, -21],
    [4, 22],
  ],
  draw: (pen, coat, isTwin) => {
    const body = ellipse(0, 6, 10.5, 17)
    return [
      pen.line('M5 -19.500Q7 -25 12 -25', 1),
      pen.spot(12, -25, 1.3),
      pen.shape('M0 26.500L-3 21H3z', 'greyDark', 0.8),
      pen.shape('M6 -3C12 -16 25 -16 25 -8C25 0 13 4 7 2z', 'bluePale', 0.9),
      pen.shape('M8 3C16 2 23 6 21 12C18 17 11 11 8 8z', 'bluePale', 0.9),
      pen.shape(body, coat, 1.1),
      pen.clip(body, [
        (isTwin
          ? [
              [-3, 7],
              [10, 7],
            ]
          : [
              [-5, 4.4],
              [3, 4.4],
              [11, 4.4],
            ]
        ).map(([y = 0, height = 4]) => pen.shape(`M-12 ${y}H12V${y + height}H-12z`, 'greyDark', 0.8)),
      ]),
      pen.shape(body, null, 1.1),
      pen.shape(circle(0, -14, 8), coat, 1),
      eye(pen, 4, -15, 1.8),
      pen.line('M0 -9.500Q2 -9.500 3.500 -11', 0.8),
    ]
  },
}

const beetle: HalfFigure = {
  name: 'besouro',
  coat: 'teal',
  cut: [-18, 24],
  grips: [
    [2, -18],
    [4, 23.5],
  ],
  draw: (pen, coat, isTwin) => {
    const wings = 'M0 -6C13 -7 17 3 15 11C13 19 7 24 0 24C-7 24 -13 19 -15 11C-17 3 -13 -7 0 -6z'
    const marks = isTwin ? ['M0 2L16 -4V1L0 8z', 'M0 13L15 7V11L0 18z'] : ['M0 6L16 0V5L0 12z']
    return [
      pen.line('M12 -3Q20 -5 21 -12M15 6H24M13 14Q19 17 20 24', 1.5),
      pen.shape('M5 -15C13 -16 14 -22 9 -26C19 -25 20 -12 8 -10z', 'brown', 0.9),
      pen.shape(ellipse(0, -13, 7.5, 5.6), 'brown', 1),
      pen.shape(circle(4.6, -14, 1.6), 'white', 0.6),
      pen.shape('M0 -11C10 -11 13 -7 13 -3H-13C-13 -7 -10 -11 0 -11z', 'brownPale', 1),
      pen.shape(wings, coat, 1.1),
      pen.clip(
        wings,
        marks.map((d) => pen.shape(d, 'lime', 0.8)),
      ),
      pen.shape(wings, null, 1.1),
    ]
  },
}

export const FOREST_ANIMALS: readonly HalfFigure[] = [jaguar, tamarin, frog]
export const SMALL_CREATURES: readonly HalfFigure[] = [ladybird, turtle, crab, bee, beetle]

/** Goods of a kitchen, a shop and a camp that have the shape of a solid, about the middle of their ground. Lengths in mm. */
import { box, circle, ellipse, points, poly, star } from '../../studio/paths.ts'
import {
  type Carton,
  can,
  carton,
  cone,
  flat,
  girdle,
  label,
  leftOf,
  type OnFace,
  onFront,
  onLid,
  onSide,
  type SolidThing,
  thing,
} from './solid-bodies.ts'

const TEA: Carton = { w: 22, h: 22, d: 19, fills: ['green', 'lime', 'leafDark'] }
const PARCEL: Carton = { w: 22, h: 22, d: 19, fills: ['teal', 'bluePale', 'blueDark'] }
const COOLER: Carton = { w: 36, h: 19, d: 20, fills: ['blue', 'white', 'blueDark'] }
const GAME: Carton = { w: 36, h: 11, d: 24, fills: ['purple', 'purplePale', 'purple'] }
const JUICE: Carton = { w: 17, h: 25, d: 14, fills: ['yellow', 'orange', 'yellow'] }

const BRICK: Carton = { w: 34, h: 12, d: 20, fills: ['orange', 'yellow', 'orange'] }

const SORTER: Carton = { w: 23, h: 23, d: 19, fills: ['purplePale', 'yellowPale', 'purple'] }
const SURPRISE: Carton = { w: 22, h: 22, d: 19, fills: ['red', 'redPale', 'redDark'] }
const DOMINO: Carton = { w: 38, h: 8, d: 24, fills: ['greyPale', 'white', 'grey'] }
const PAINTS: Carton = { w: 30, h: 16, d: 18, fills: ['teal', 'bluePale', 'blueDark'] }

export const SOLID_GOODS: readonly SolidThing[] = [
  thing(
    'lata-de-cha',
    'cubo',
    34,
    32,
    (pen) => [
      carton(pen, TEA),
      pen.shape(box(leftOf(TEA) + 3.5, -16.5, 15, 10, 1.5), 'cream', 0.8),
      pen.text(leftOf(TEA) + 11, -9, 'chá', 7.4),
    ],
    0.9,
  ),
  thing('caixa-de-presente', 'cubo', 33, 38, (pen) => {
    const [x, y] = onLid(PARCEL, 0.5, 0.5)
    const ribbon = (on: OnFace) =>
      pen.shape(poly([on(PARCEL, 0.4, 0), on(PARCEL, 0.4, 1), on(PARCEL, 0.6, 1), on(PARCEL, 0.6, 0)]), 'yellow', 0.9)
    return [
      carton(pen, PARCEL),
      [onFront, onLid, onSide].map(ribbon),
      [-1, 1].map((side) =>
        pen.shape(`M${x} ${y}q${side * 2} -8 ${side * 7} -6q${side * 2} 5 ${side * -7} 6z`, 'yellow', 0.9),
      ),
      pen.shape(circle(x, y - 0.4, 1.6), 'yellow', 0.9),
    ]
  }),
  thing('caixa-de-suco', 'bloco-retangular', 26, 32, (pen) => [
    carton(pen, JUICE),
    pen.shape(box(leftOf(JUICE), -18, 17, 10), 'white', 0.8),
    pen.text(leftOf(JUICE) + 8.5, -11.2, 'suco', 5.8),
  ]),
  thing('caixa-termica', 'bloco-retangular', 49, 29, (pen) => [
    carton(pen, COOLER),
    pen.line(poly([onFront(COOLER, 0, 0.76), onFront(COOLER, 1, 0.76), onSide(COOLER, 1, 0.76)], false), 1),
    pen.shape(box(leftOf(COOLER) + 12, -10.6, 12, 4.4, 2), 'white', 0.8),
  ]),
  thing('caixa-de-jogo', 'bloco-retangular', 51, 23, (pen) => {
    const [x, y] = onLid(GAME, 0.5, 0.5)
    return [
      carton(pen, GAME),
      pen.at(x, y, 1, (own) => own.shape(star(0, 0, 5), 'yellow', 0.8)),
      pen.shape(box(leftOf(GAME) + 8, -9.2, 20, 7.4, 1), 'white', 0.7),
      pen.text(leftOf(GAME) + 18, -3.3, 'JOGO', 6),
    ]
  }),
  thing('peca-de-montar', 'bloco-retangular', 47, 26, (pen) => [
    carton(pen, BRICK),
    [0.16, 0.39, 0.62, 0.85].map((u) => {
      const [x, y] = onLid(BRICK, u, 0.5)
      return pen.at(x, y + 1, 1, (own) => can(own, 3, 4, 'orange', 'yellow'))
    }),
  ]),
  thing('cofrinho', 'cilindro', 24, 30, (pen) => [
    can(pen, 12, 30, 'teal', 'bluePale'),
    pen.line('M-4 -26.400H4', 1.4),
    pen.shape(circle(0, -12, 6), 'yellow', 0.8),
    pen.text(0, -9.6, 'R$', 6.4),
  ]),
  thing(
    'pote-de-massinha',
    'cilindro',
    26,
    27,
    (pen) => [
      can(pen, 13, 27, 'red', 'yellow'),
      label(pen, 13, 19.5, 23.1, 'yellow'),
      pen.shape(star(0, -11, 5), 'white', 0.8),
    ],
    0.85,
  ),
  thing('bolo', 'cilindro', 42, 26, (pen) => [
    can(pen, 21, 26, 'pinkPale', 'brown'),
    pen.shape(
      `M-21 ${-26 + flat(21)}A21 ${flat(21)} 0 0 0 21 ${-26 + flat(21)}V-14q-3 4 -6 0q-3 6 -7.500 1.500q-3.500 5 -8 0.500q-4 4 -8 -1q-4 4 -7 -1.500q-3 3 -5.500 0.500z`,
      'brown',
      0.9,
    ),
  ]),
  // Upside down, as cones are piled: on its rim.
  thing('casquinha', 'cone', 28, 36, (pen) => [
    cone(pen, 13, 34, 'woodPale'),
    pen.clip('M0 -34L13 -3.900A13 3.900 0 0 1 -13 -3.900z', [
      pen.line('M-20 -12L6 8M-15 -22L16 2M-9 -30L20 -8M20 -12L-6 8M15 -22L-16 2M9 -30L-20 -8', 0.6, 'brown'),
    ]),
    girdle(pen, 13, 34, [0, 0.12], 'brownPale'),
  ]),
  thing('chapeu-de-mago', 'cone', 28, 40, (pen) => [
    cone(pen, 14, 40, 'blueDark'),
    points('-5,-10 5,-13 -1,-22').map(([x, y], i) => pen.shape(star(x, y, i === 2 ? 2.6 : 3.4), 'yellow', 0.7)),
  ]),
  thing('tenda-conica', 'cone', 46, 44, (pen) => [
    pen.line('M0 -37V-44', 1),
    pen.shape('M0 -44L7 -41.600L0 -39.400z', 'yellow', 0.8),
    cone(pen, 22, 38, 'redPale'),
    girdle(pen, 22, 38, [0.5, 0.62], 'yellow'),
    pen.shape('M-6.500 -0.600L0 -19L6.500 -0.600Q0 0.300 -6.500 -0.600z', 'brownDark', 0.9),
  ]),
  thing(
    'cubo-de-encaixe',
    'cubo',
    35,
    33,
    (pen) => [
      carton(pen, SORTER),
      pen.shape(circle(leftOf(SORTER) + 7, -16, 3.6), 'greyDark', 0.8),
      pen.shape(box(leftOf(SORTER) + 13, -19.6, 7, 7), 'greyDark', 0.8),
      pen.shape(`M${leftOf(SORTER) + 11.5} -10l4.600 8h-9.200z`, 'greyDark', 0.8),
    ],
    0.85,
  ),
  thing(
    'caixa-surpresa',
    'cubo',
    34,
    32,
    (pen) => [
      carton(pen, SURPRISE),
      pen.shape(star(leftOf(SURPRISE) + 11, -11, 7.4), 'yellow', 0.9),
      pen.line(poly([onFront(SURPRISE, 0, 0.86), onFront(SURPRISE, 1, 0.86), onSide(SURPRISE, 1, 0.86)], false), 0.9),
    ],
    0.9,
  ),
  thing('peca-de-domino', 'bloco-retangular', 53, 20, (pen) => [
    carton(pen, DOMINO),
    pen.line(poly([onLid(DOMINO, 0.5, 0), onLid(DOMINO, 0.5, 1)], false), 1),
    (
      [
        [0.14, 0.24],
        [0.36, 0.76],
        [0.25, 0.5],
        [0.64, 0.24],
        [0.86, 0.76],
      ] as const
    ).map(([u, v]) => {
      const [x, y] = onLid(DOMINO, u, v)
      return pen.solid(ellipse(x, y, 2, 1.1))
    }),
  ]),
  thing('caixa-de-tintas', 'bloco-retangular', 42, 25, (pen) => [
    carton(pen, PAINTS),
    pen.shape(box(leftOf(PAINTS) + 4, -13, 22, 10, 1), 'white', 0.8),
    pen.text(leftOf(PAINTS) + 15, -5.6, 'tintas', 6),
  ]),
  thing('bola-de-volei', 'esfera', 32, 32, (pen) => [
    pen.shape(circle(0, -16, 16), 'yellowPale'),
    pen.line('M0 -16Q-2 -24 2 -31.800M0 -16Q8 -13 13.500 -7.500M0 -16Q-7 -12 -12.500 -6', 1),
    pen.line('M-9.600 -28.800Q-8 -18 -15.400 -12M8.500 -2.400Q1 -8 -5 -0.800M15.800 -18.500Q9 -22 10.500 -28', 0.9),
  ]),
  thing(
    'bola-saltitante',
    'esfera',
    26,
    26,
    (pen) => [pen.shape(circle(0, -13, 13), 'pink'), pen.shape(star(0, -13, 8), 'yellow', 0.9)],
    0.9,
  ),
  thing(
    'caleidoscopio',
    'cilindro',
    20,
    36,
    (pen) => [
      can(pen, 10, 36, 'purple', 'bluePale'),
      label(pen, 10, 24, 29, 'yellow'),
      label(pen, 10, 3.6, 8, 'yellow'),
      pen.shape(star(0, -15, 4.6), 'white', 0.8),
      pen.line(ellipse(0, -33, 5, 1.5), 0.7),
    ],
    0.95,
  ),
  thing(
    'pote-de-tinta',
    'cilindro',
    26,
    26,
    (pen) => [
      can(pen, 13, 26, 'white', 'blue'),
      pen.shape(
        'M-13 -22.100A13 3.900 0 0 0 13 -22.100V-17q-2 3 -4 0q-2 8 -5 1q-3 4 -6 -0.500q-3 7 -6 0.500q-2.500 2 -5 -1z',
        'blue',
        0.9,
      ),
    ],
    0.9,
  ),
  thing('chapeu-de-palhaco', 'cone', 28, 40, (pen) => [
    cone(pen, 13.5, 38, 'yellow'),
    [-9, -18, -27].map((y) => pen.shape(circle(0, y, 2.8), 'red', 0.8)),
    pen.shape(circle(0, -38, 2.8), 'red', 0.8),
  ]),
  thing(
    'cone-de-encaixe',
    'cone',
    28,
    36,
    (pen) => [
      cone(pen, 14, 36, 'red'),
      girdle(pen, 14, 36, [0.22, 0.44], 'yellow'),
      girdle(pen, 14, 36, [0.44, 0.66], 'green'),
    ],
    0.9,
  ),
]

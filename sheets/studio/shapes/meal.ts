/** Foods to be placed by `standing`: in bowls, whole, and in their packages. */
import { box, circle, ellipse, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { FINDS } from './finds.ts'
import { FRUIT } from './fruit.ts'
import { lettuce } from './kitchen-garden.ts'
import { WASTE } from './waste.ts'

type Food = (pen: Pen) => Drawing

/** Grains on a heap in a bowl. */
const bowl =
  (fill: Fill, heap: Fill, grains: string): Food =>
  (pen) => [
    pen.shape('M-9 -8Q-7 -14 0 -14.500Q7 -14 9 -8z', heap, 0.9),
    pen.line(grains, 0.7),
    pen.shape('M-10.500 -8.500H10.500Q10 0 4 0H-4Q-10 0 -10.500 -8.500z', fill, 1),
  ]

const RICE = 'M-5 -10l1.500 -0.800M-2 -12l1.500 0.600M2 -12.500l1.400 -0.800M4 -10l1.600 0.600M-1 -9.800l1.500 -0.6'
const BEANS = [
  [-5, -10],
  [-1, -11.6],
  [3, -10.4],
  [0.6, -9.4],
  [6, -9.6],
  [-3, -12.4],
]
  .map(([x = 0, y = 0]) => `M${x - 0.9} ${y}q0.900 -1.300 1.800 0q-0.900 1.300 -1.800 0z`)
  .join('')

const STRANDS = 'M-8 -9Q-4 -14 -1 -9.500Q2 -14.500 5 -9.500Q7 -12 8 -9M-6 -11Q-2 -13.500 1 -11.500T7 -11'

const friedEgg: Food = (pen) => [
  pen.shape('M-10 -4C-11 -9 -5 -11 0 -10C6 -12 11 -8 10 -4C10 0 4 0 0 0C-6 0.500 -10 -0.500 -10 -4z', 'white', 1),
  pen.shape(ellipse(0.5, -5.6, 3.8, 3), 'orange', 0.9),
]

const fish: Food = (pen) => [
  pen.shape('M-11 -5C-6 -11 3 -11 7 -6L12 -10.500V0.500L7 -4C3 1 -6 1 -11 -5z', 'metal', 1),
  pen.spot(-7, -5.8, 0.8),
  pen.line('M-4 -9Q-2 -5 -4 -1.500M0 -8.500q1 2 0 3.500M3 -8q1 2 0 3.5', 0.6),
]

const milk: Food = (pen) => [
  pen.shape('M-5.500 -14H5.500L4.600 0H-4.600z', 'white', 1),
  pen.line('M-5.200 -10H5.2', 0.8),
  pen.shape('M6 -12Q11 -12 10 -7Q9.500 -4 5.200 -4', null, 1),
]

const roll: Food = (pen) => [
  pen.shape(
    'M-11 -4C-11 -9 -4 -10.500 0 -10.500C4 -10.500 11 -9 11 -4C11 -0.500 6 0 0 0C-6 0 -11 -0.500 -11 -4z',
    'copper',
    1,
  ),
  pen.shape('M-6 -6Q0 -9.500 6 -6Q0 -4 -6 -6z', 'cream', 0.7),
]

const cheese: Food = (pen) => [
  pen.shape('M-10 -6L6 -12L10 -6V0H-10z', 'yellow', 1),
  pen.line('M-10 -6H10', 0.8),
  pen.shape(circle(-4, -3, 1.3), 'strawDark', 0.6),
  pen.shape(circle(4, -2.6, 1), 'strawDark', 0.6),
]

const tin =
  (word: string, fill: Fill): Food =>
  (pen) => [
    pen.shape(box(-8, -12, 16, 12, 1.4), fill, 1),
    pen.shape(ellipse(0, -12, 8, 2), 'metal', 0.9),
    pen.shape(box(-7.2, -8.6, 14.4, 5, 0.8), 'white', 0.6),
    pen.text(0, -5, word, 3),
  ]

const can: Food = (pen) => [
  pen.shape('M-4.500 -15H4.500L5.500 -13V-1.500L4.500 0H-4.500L-5.500 -1.500V-13z', 'red', 1),
  pen.line('M-5.500 -13H5.500M-5.500 -1.500H5.5', 0.7),
  pen.shape(circle(0, -7.4, 3.4), 'white', 0.7),
  pen.shape('M0 -9.400q2.600 3 0 4q-2.600 -1 0 -4z', 'brown', 0.5),
]

const snack: Food = (pen) => [
  pen.shape(
    'M-7 -16L-5 -14.800L-3 -16L-1 -14.800L1 -16L3 -14.800L5 -16L7 -14.500L6 -8L7.500 0H-7.500L-6 -8z',
    'purple',
    1,
  ),
  pen.shape(star(0, -7.4, 4.6, 7, 0.6), 'yellow', 0.7),
]

const sandwichCookie: Food = (pen) => [
  pen.shape(box(-11, -5, 9, 5, 1), 'redPale', 0.9),
  pen.shape(box(-12, -10, 24, 10, 2.4), 'blue', 1),
  pen.shape(circle(0, -5, 4), 'brown', 0.8),
  pen.shape(circle(0, -5, 1.8), 'white', 0.6),
  pen.line('M-9 -10V0M9 -10V0', 0.6),
]

const noodleCup: Food = (pen) => [
  pen.shape('M-7 -12H7L5.400 0H-5.400z', 'orange', 1),
  pen.shape('M-6.400 -8.500H6.400L5.900 -4H-5.900z', 'white', 0.6),
  pen.line('M-4 -6.300q1 -1.600 2 0t2 0t2 0t2 0', 0.6),
  pen.shape(ellipse(0, -12, 7.4, 1.7), 'yellow', 0.9),
]

/** From the side, with stem and shine. */
const tomatoSide = (pen: Pen): Drawing => [
  pen.shape(
    'M0 -9.9C7.7 -12.1 11 -6.6 9.4 -1.7C8.2 2.2 3.3 2.8 0 2.8C-3.3 2.8 -8.2 2.2 -9.4 -1.7C-11 -6.6 -7.7 -12.1 0 -9.9z',
    'red',
    1,
  ),
  pen.line('M-6.6 -5Q-6.6 -7.7 -4.4 -8.2', 1, 'white'),
  pen.shape(
    'M0 -8.8L-5 -9.9L-2.2 -11L-4.4 -13.2L-0.6 -11.6L0.6 -14.9L2.2 -14.3L1.7 -11.6L5 -13.2L2.8 -10.5L5.5 -9.4z',
    'green',
    0.8,
  ),
]

export const FOODS = {
  arroz: bowl('blue', 'white', RICE),
  feijão: bowl('orange', 'brownPale', BEANS),
  lentilha: bowl('teal', 'straw', BEANS),
  macarrão: bowl('green', 'straw', STRANDS),
  ovo: friedEgg,
  peixe: fish,
  alface: (pen) => lettuce(pen, 0, 0, 0.66),
  cenoura: FINDS.cenoura,
  tomate: tomatoSide,
  banana: FRUIT.banana,
  laranja: FRUIT.laranja,
  maçã: FRUIT.maca,
  melancia: FRUIT.melancia,
  leite: milk,
  'pão francês': roll,
  queijo: cheese,
  'sardinha em lata': WASTE['lata de sardinha'],
  'milho em conserva': tin('MILHO', 'green'),
  refrigerante: can,
  salgadinho: snack,
  'biscoito recheado': sandwichCookie,
  'macarrão instantâneo': noodleCup,
} as const satisfies Readonly<Record<string, Food>>

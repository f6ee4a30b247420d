/** Clothes and foods that people choose by the weather, each about its foot. */
import type { Thing } from '../fit.ts'
import { WORD_THINGS } from '../heritage/word-things.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { CLOTHES } from './combined-clothes.ts'
import { FINDS } from './finds.ts'
import { corn } from './june.ts'
import { cup } from './keepsakes.ts'
import { FOODS } from './meal.ts'
import { iceCream, juice } from './party.ts'
import { openUmbrella } from './rooms.ts'

const beanie: Thing = (pen) => [
  pen.shape(circle(0, -24, 4), 'white', 0.9),
  pen.shape('M-14 -6Q-15 -22 0 -22Q15 -22 14 -6z', 'purple', 1.1),
  pen.line('M-6 -7Q-7 -17 -3 -21M6 -7Q7 -17 3 -21M0 -7V-21', 0.7),
  pen.shape(box(-15.5, -8, 31, 8, 3), 'purplePale', 1.1),
]

const scarf: Thing = (pen) => [
  pen.shape('M3 -20L13 -19L15 0H5z', 'red', 1.1),
  pen.line('M6 0v-3M9 0v-3M12 0v-3M4.500 -14h9.500M4.800 -9h9.800', 0.7),
  pen.shape('M-16 -22Q-18 -34 0 -35Q18 -34 16 -22Q8 -14 0 -15Q-8 -14 -16 -22z', 'red', 1.1),
  pen.shape(ellipse(0, -28, 9, 3.6), 'redPale', 0.9),
  pen.line('M-14 -20q3 -2 5 -3M14 -20q-3 -2 -5 -3', 0.7),
]

const coat: Thing = (pen) => [
  pen.shape('M-8 -31L-17 -26L-20 -9H-13L-11.500 -17V0H11.500V-17L13 -9H20L17 -26L8 -31z', 'teal', 1.1),
  pen.shape('M-8 -31Q0 -24 8 -31L5 -33Q0 -30 -5 -33z', 'cream', 0.9),
  pen.line('M0 -27V0M-11.500 -6h7M4.500 -6h7', 0.8),
  [-21, -14.5, -8].map((y) => pen.shape(circle(2.6, y, 1.2), 'yellow', 0.6)),
]

const raincoat: Thing = (pen) => [
  pen.shape('M-7 -29L-15 -22L-19 -8H-12L-12 0H12V-8H19L15 -22L7 -29z', 'yellow', 1.1),
  pen.shape('M-8 -26Q-10 -38 0 -39Q10 -38 8 -26Q0 -21 -8 -26z', 'yellow', 1.1),
  pen.shape('M-5 -27Q-6 -34.500 0 -35Q6 -34.500 5 -27Q0 -24 -5 -27z', 'orange', 0.8),
  pen.line('M0 -23.500V0M-11.500 -6.500H-5M5 -6.500h6.500', 0.8),
]

const flipFlop = (pen: Pen, x: number, turn: number): Drawing =>
  pen.at(
    x,
    0,
    1,
    (own) => [
      own.shape('M-5 -2Q-6.500 -13 -6 -20Q-3 -27 2 -26Q7 -24 6 -15Q4.500 -7 5 -2Q0 2 -5 -2z', 'blue', 1.1),
      own.rope('M-5.500 -11Q-2 -16 0.500 -20Q3 -16 5.500 -11', 1.3, 'yellow', 0.7),
    ],
    { turn },
  )

const flipFlops: Thing = (pen) => [flipFlop(pen, -8, -6), flipFlop(pen, 8, 6)]

const cap: Thing = (pen) => [
  pen.shape('M-15 -4Q-15 -19 0 -19Q14 -19 14 -4z', 'red', 1.1),
  pen.shape('M9 -4.500Q22 -5 25 0Q14 1 -15 -2V-4.500z', 'redPale', 1),
  pen.line('M0 -19Q-6 -12 -6 -5M0 -19Q6 -12 6 -5', 0.7),
  pen.shape(circle(0, -19.4, 1.4), 'redPale', 0.7),
]

const sunglasses: Thing = (pen) => [
  pen.line('M-17 -10Q-20 -20 -12 -21M17 -10Q20 -20 12 -21', 1.6),
  pen.line('M-4 -10Q0 -14 4 -10', 1.8),
  [-10.5, 10.5].map((x) => [
    pen.shape(box(x - 7.5, -14, 15, 14, 5), 'purple', 1.2),
    pen.line(`M${x - 4} -5l5 -5.500`, 1, 'white'),
  ]),
]

const steam = (pen: Pen, y: number): Drawing =>
  pen.line([-5, 0, 5].map((x) => `M${x} ${y}q-2 -3 0 -5t0 -5`).join(''), 0.9, 'stoneDark')

const bowl = (pen: Pen, fill: Fill, inside: Fill): Drawing => [
  pen.shape(ellipse(0, -14, 15, 4), inside, 1),
  pen.shape('M-15 -14Q-15 0 -5 0H5Q15 0 15 -14Q0 -7.500 -15 -14z', fill, 1.1),
]

const soup: Thing = (pen) => [
  steam(pen, -19),
  bowl(pen, 'green', 'orange'),
  pen.shape(circle(-4, -14, 1.6), 'lime', 0.6),
  pen.shape(circle(4, -14.6, 1.6), 'red', 0.6),
]

/** Seeds of the araucaria, cooked. */
const pineNuts: Thing = (pen) => [
  steam(pen, -22),
  points('-8,-14 -2,-16 5,-15 9,-13 1,-12').map(([x, y], i) =>
    pen.at(
      x,
      y,
      1,
      (own) => [own.shape('M0 5C-4 2 -4 -5 0 -8C4 -5 4 2 0 5z', 'brown', 0.8), own.line('M-1.500 -3h3', 0.6)],
      {
        turn: [-30, 8, 26, 48, -8][i] ?? 0,
      },
    ),
  ),
  pen.shape('M-16 -13H16Q15 0 6 0H-6Q-15 0 -16 -13z', 'blue', 1.1),
  pen.line('M-13 -8H13', 0.8),
]

const cornPorridge: Thing = (pen) => [
  steam(pen, -19),
  bowl(pen, 'orange', 'yellowPale'),
  pen.spot(-4, -14.4, 0.7),
  pen.spot(1, -13.4, 0.7),
  pen.spot(5, -14.8, 0.7),
]

const popsicle: Thing = (pen) => [
  pen.rope('M0 0V-10', 3.2, 'woodPale', 0.9),
  pen.shape('M-8 -9V-25Q-8 -34 0 -34T8 -25V-9z', 'pink', 1.1),
  pen.shape('M-8 -19Q-4 -15 0 -18.500T8 -18V-25Q8 -34 0 -34T-8 -25z', 'purple', 0.9),
  pen.line('M-3.500 -28v4M3.500 -28v4', 0.8),
]

const cooked: Thing = (pen) => corn(pen, 0, 0, 1)
const glass: Thing = (pen) => juice(pen, 0, 0, 1, 'orange')
const cone: Thing = (pen) => iceCream(pen, 0, 0)
const shelter: Thing = (pen) => openUmbrella(pen, 0, 0)

/** By their names, as a page writes them. */
export const SEASON_THINGS = {
  gorro: beanie,
  cachecol: scarf,
  casaco: coat,
  camiseta: CLOTHES.firsts[1].draw,
  bermuda: CLOTHES.seconds[0].draw,
  chinelo: flipFlops,
  boné: cap,
  'óculos de sol': sunglasses,
  'guarda-chuva': shelter,
  galocha: FINDS.bota,
  capa: raincoat,
  sopa: soup,
  'chocolate quente': cup,
  pinhão: pineNuts,
  sorvete: cone,
  melancia: FOODS.melancia,
  suco: glass,
  'milho cozido': cooked,
  canjica: cornPorridge,
  caju: WORD_THINGS.caju,
  picolé: popsicle,
} as const satisfies Readonly<Record<string, Thing>>
export type SeasonThing = keyof typeof SEASON_THINGS

/** Foods of words: those of the stalls and tables of the studio, and some that only words name. */

import { papaya } from '../pairs/food.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { DICTATED } from '../shapes/dictated-things.ts'
import { FINDS } from '../shapes/finds.ts'
import { FRUIT } from '../shapes/fruit.ts'
import { popcorn, sweet } from '../shapes/handy.ts'
import { corn } from '../shapes/june.ts'
import { cheese, kiwi } from '../shapes/keepsakes.ts'
import { FOODS } from '../shapes/meal.ts'
import { glassOfJuice } from '../shapes/measuring.ts'
import { cake, iceCream } from '../shapes/party.ts'
import { guavaFruit, pepperFruit, tomatoFruit } from '../shapes/plant-organs.ts'
import { coconut, lettuceHead } from '../shapes/weighed-things.ts'
import { MORE_FOODS } from './more-foods.ts'
import { thing, type WordThings } from './named.ts'

const egg = (pen: Pen): Drawing => [
  pen.shape('M-9 -10C-9 -18 -5 -25 0 -25C5 -25 9 -18 9 -10C9 -4 5 0 0 0C-5 0 -9 -4 -9 -10z', 'cream'),
  pen.line('M-5 -12q0 -4.6 2.2 -7', 0.75),
]

/** Long, with lines from end to end, and a slice before it: a round one with a stem above would be a pumpkin. */
const melon = (pen: Pen): Drawing => [
  pen.line('M-20 -13.6q-3 -0.6 -4.4 -3', 2),
  pen.shape('M-21 -13C-20 -21 -9 -24 0 -23C9 -22 15 -17 16 -12C15 -5 8 0 -2 0C-12 0 -20 -5 -21 -13z', 'yellow'),
  pen.line(
    'M-15 -16.4Q-3 -21.4 10 -16.4M-17 -12.400Q-9 -14.600 -1 -14.200M-15 -8.4Q-10 -6.400 -5 -6',
    0.75,
    'strawDark',
  ),
  pen.shape('M-4 -10Q9 -13 22 -10C22 -3 16 0 9 0C2 0 -4 -3 -4 -10z', 'yellow'),
  pen.shape(
    'M-1.600 -9.6Q9 -12 19.600 -9.6C19 -4.400 14.400 -2.4 9 -2.4C3.600 -2.4 -1 -4.400 -1.600 -9.6z',
    'cream',
    0.8,
  ),
  pen.line('M4.600 -8.4l0.6 1M9 -8.6v1.2M13.400 -8.4l-0.6 1', 1),
]

const chocolateBar = (pen: Pen): Drawing => [
  pen.shape(box(-9, -27, 18, 20, 1.5), 'brown'),
  pen.line('M0 -27V-7M-9 -20.400H9M-9 -13.800H9', 0.9),
  pen.shape('M-10.400 -14l3 2.400l3.400 -2.400l4 2.400l4 -2.400l3.400 2.400l3 -2.400V0h-20.800z', 'red'),
]

const orange = (pen: Pen): Drawing => [
  pen.shape(circle(0, -11, 11), 'orange'),
  pen.shape('M0 -21.4q5 -5.6 9.6 -1.600q-4 4.200 -9.6 1.600z', 'leafDark', 0.8),
  pen.line('M-6 -12a6.600 6.600 0 0 1 3.4 -4.600M2 -6h0.1M5 -9h0.1M-1 -4h0.1M4.600 -13h0.1', 0.75),
]

export const WORD_FOODS: WordThings = {
  ...MORE_FOODS,
  maçã: thing(FRUIT.maca, 0.74),
  pera: thing(FRUIT.pera, 0.8),
  laranja: thing(orange, 0.72),
  banana: thing(FRUIT.banana, 0.84),
  uva: thing(FINDS.uva, 0.78),
  morango: thing(FINDS.morango, 0.7),
  melancia: thing(FRUIT.melancia, 0.96),
  melão: thing(melon, 0.9),
  abacaxi: thing(FRUIT.abacaxi, 1),
  kiwi: thing(kiwi, 0.66),
  coco: thing(coconut, 0.74),
  tomate: thing(tomatoFruit, 0.68),
  cenoura: thing(FINDS.cenoura, 0.88),
  milho: thing((pen) => corn(pen, 0, 0, 1), 0.9),
  pimentão: thing(pepperFruit, 0.76),
  alface: thing(lettuceHead, 0.88),
  pão: thing((pen) => DICTATED.pão?.(pen) ?? [], 0.86),
  queijo: thing(cheese, 0.84),
  ovo: thing(egg, 0.66),
  arroz: thing(FOODS.arroz, 0.84),
  pipoca: thing((pen) => popcorn(pen, 0, 0, 1), 0.84),
  sorvete: thing((pen) => iceCream(pen, 0, 0), 0.94),
  bolo: thing((pen) => cake(pen, 0, 0), 0.98),
  chocolate: thing(chocolateBar, 0.8),
  suco: thing(glassOfJuice, 0.8),
  caju: thing(FINDS.caju, 0.78),
  goiaba: thing(guavaFruit, 0.72),
  mamão: thing(papaya, 0.86),
  brigadeiro: thing((pen) => sweet(pen, 0, 0), 0.62),
}

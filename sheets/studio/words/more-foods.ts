/** Foods that only words name, each about 24 mm high, its foot on (0, 0). */
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { thing, type WordThings } from './named.ts'

const lime = (pen: Pen): Drawing => [
  pen.shape(
    'M-13 -9C-12 -16 -6 -19 0 -19C6 -19 10 -16 12 -12L15 -10.600V-7.4L12 -6C10 -2 6 0 0 0C-6 0 -12 -2 -13 -9z',
    'lime',
  ),
  pen.shape('M-10 -16q-6 -4 -3.4 -9q6 1.600 6 7z', 'leafDark', 0.9),
  pen.line('M-8 -10q1 -4 5 -5.400M4 -5h0.1M7 -9h0.1M1 -9h0.1', 0.75),
]

const potato = (pen: Pen): Drawing => [
  pen.shape(
    'M-15 -8C-16 -15 -9 -19 -2 -17C4 -16 8 -19 13 -15C18 -10 15 -2 8 -0.6C2 0.6 -3 -1.600 -8 0C-12 0.6 -14.6 -3 -15 -8z',
    'brownPale',
  ),
  pen.line('M-8 -10q1.4 -1.4 2.8 0M2 -6q1.4 -1.4 2.8 0M7 -12q1.4 -1.4 2.8 0M-4 -4q1.4 -1.4 2.8 0', 0.8),
]

const onion = (pen: Pen): Drawing => [
  pen.line('M-3 -1q-1 2 -3 2.6M0 -1v3M3 -1q1 2 3 2.6', 0.8),
  pen.shape('M0 -27C1.600 -22 13 -20 13 -10C13 -3 7 0 0 0C-7 0 -13 -3 -13 -10C-13 -20 -1.600 -22 0 -27z', 'purplePale'),
  pen.line('M-1.400 -20Q-9 -14 -6 -2M1.400 -20Q9 -14 6 -2M0 -20V-1', 0.75, 'purple'),
]

const garlic = (pen: Pen): Drawing => [
  pen.shape(
    'M-1.600 -26H1.600C2 -20 12 -17 12 -8C12 -2 6 0 0 0C-6 0 -12 -2 -12 -8C-12 -17 -2 -20 -1.600 -26z',
    'cream',
  ),
  pen.line('M-1 -19Q-8 -12 -4 -0.8M1 -19Q8 -12 4 -0.8', 0.8),
]

const candy = (pen: Pen): Drawing => [
  pen.shape('M-7 -9L-19 -16Q-16 -9 -19 -2z', 'pink'),
  pen.shape('M7 -9L19 -16Q16 -9 19 -2z', 'pink'),
  pen.shape(circle(0, -9, 8.6), 'red'),
  pen.line('M-6 -14Q-1 -9 -5 -3M1.400 -17.4Q6.400 -9 1.400 -0.8', 1, 'white'),
]

const pizza = (pen: Pen): Drawing => [
  pen.shape('M-15 -20Q0 -27 15 -20L1 0Q0 1 -1 0z', 'yellow'),
  pen.shape('M-17 -19.400Q-19 -23.400 -14 -25Q0 -30 14 -25Q19 -23.400 17 -19.400Q0 -26 -17 -19.400z', 'brownPale'),
  pen.shape(circle(-5.4, -16.4, 2.8) + circle(4.8, -15.4, 2.8) + circle(-0.2, -8.4, 2.4), 'red', 0.8),
]

const honey = (pen: Pen): Drawing => [
  pen.shape('M-9 -20H9Q13 -16 13 -10Q13 0 8 0H-8Q-13 0 -13 -10Q-13 -16 -9 -20z', 'orange'),
  pen.shape(
    'M-9 -20Q-9 -13 -5.800 -13Q-3.400 -13 -3 -17Q-2 -9 1 -9Q4 -9 4.400 -16Q5 -12 7 -12.400Q9 -13 9 -20z',
    'yellow',
    0.9,
  ),
  pen.shape(box(-10, -25, 20, 5.4, 2), 'woodPale'),
  pen.line('M4 -25L11 -34', 2),
  pen.shape(ellipse(12, -35, 3.4, 3), 'wood', 0.9),
]

const cucumber = (pen: Pen): Drawing => [
  pen.shape(
    'M-17 -3C-19 -8 -15 -11 -10 -9C-2 -7 5 -10 10 -14C15 -17 20 -13 18 -8C14 0 -2 4 -10 2C-14 1.400 -16.400 -0.6 -17 -3z',
    'green',
  ),
  pen.line('M-12 -4h0.1M-6 -2h0.1M-1 -4.400h0.1M5 -4h0.1M10 -9h0.1M14 -10h0.1M-8 -6.400h0.1', 1.2, 'lime'),
]

const chilli = (pen: Pen): Drawing => [
  pen.shape('M12 -20C16 -16 15 -9 9 -5C2 0 -8 1 -15 -3C-8 -5 -1 -9 2 -15C4 -20 8 -23 12 -20z', 'red'),
  pen.shape('M5.600 -19.400Q8 -24 13 -21.400Q15 -19 13.400 -16.400Q10 -20 5.600 -19.400z', 'green', 0.9),
  pen.line('M11 -22q-0.4 -4 3.400 -5.400', 2),
]

const cherries = (pen: Pen): Drawing => [
  pen.line('M-7 -13Q-5 -22 4 -27Q7 -20 7.400 -12', 1.2),
  pen.shape('M4 -27q6 -5 12 -0.6q-5 5 -12 0.6z', 'leafDark', 0.9),
  pen.shape(circle(-7.4, -6.8, 6.8), 'red'),
  pen.shape(circle(7.6, -6, 6.4), 'red'),
  pen.line('M-11 -7.600q0.4 -2.600 2.600 -3.400M4.400 -7q0.4 -2.400 2.400 -3', 0.8, 'white'),
]

const avocado = (pen: Pen): Drawing => [
  pen.shape(
    'M0 -29C5 -29 6 -22 8 -17C11 -12 11 -8 10.400 -6.400C9 -1.600 5 0 0 0C-5 0 -9 -1.600 -10.400 -6.400C-11 -8 -11 -12 -8 -17C-6 -22 -5 -29 0 -29z',
    'green',
  ),
  pen.shape(
    'M0 -25.600C3 -25.600 3.600 -20 5.400 -16C8 -11.600 8 -9 7.600 -7.400C6.600 -4 4 -2.800 0 -2.800C-4 -2.800 -6.600 -4 -7.600 -7.400C-8 -9 -8 -11.600 -5.400 -16C-3.600 -20 -3 -25.600 0 -25.600z',
    'yellowPale',
    0.8,
  ),
  pen.shape(circle(0, -9.4, 4.6), 'brown', 0.9),
]

const aubergine = (pen: Pen): Drawing => [
  pen.shape('M2 -24C8 -24 9 -19 9 -15C10 -8 9 0 0 0C-9 0 -12 -7 -9 -13C-7 -17 -4 -24 2 -24z', 'purple'),
  pen.shape('M-4.600 -19.400Q-1 -26 4 -26Q9 -25.400 9.800 -18Q6 -21 3.400 -17.400Q1 -21 -4.600 -19.400z', 'green', 0.9),
  pen.line('M4 -26q0 -3.400 3 -5', 2.2),
  pen.line('M-6.600 -8q0 -3 1.800 -6', 0.8, 'white'),
]

const peas = (pen: Pen): Drawing => [
  pen.shape('M-19 -12Q-14 1 0 1Q14 1 19 -12Q10 -8 0 -8Q-10 -8 -19 -12z', 'green'),
  pen.shape(
    points('-9,-7 -3,-5.6 3.2,-5.6 9.2,-7')
      .map(([x, y]) => circle(x, y, 3.3))
      .join(''),
    'lime',
    0.9,
  ),
  pen.line('M19 -12q2.400 -1 3 -3.400', 1.4),
]

const lollipop = (pen: Pen): Drawing => [
  pen.rope('M0 0V-15', 1.6, 'white', 0.8),
  pen.shape(circle(0, -23, 10), 'pink'),
  pen.line('M0 -23q2 -2 3.400 0.4t-2.400 5t-7 -3t2 -9.400t11 2', 1.1, 'red'),
]

const burger = (pen: Pen): Drawing => [
  pen.shape('M-14 -5H14Q14 0 9 0H-9Q-14 0 -14 -5z', 'strawDark'),
  pen.shape(box(-15, -9, 30, 4.4, 2.2), 'brown', 1),
  pen.shape('M-16 -9Q-12 -14 -8 -10Q-4 -14 0 -10Q4 -14 8 -10Q12 -14 16 -9z', 'lime', 1),
  pen.shape('M-14 -12.400Q-14 -23 0 -23Q14 -23 14 -12.400z', 'strawDark'),
  pen.line('M-6 -18l1 0.6M0 -20l1 0.4M6 -18l-1 0.6', 1, 'cream'),
]

const acai = (pen: Pen): Drawing => [
  pen.shape('M-14 -14Q0 -24 14 -14z', 'purple'),
  pen.shape(ellipse(-5, -16, 3.6, 2.4) + ellipse(3, -17, 3.6, 2.4), 'yellowPale', 0.8),
  pen.shape('M-16 -14H16Q14 0 6 0H-6Q-14 0 -16 -14z', 'teal'),
]

const broccoli = (pen: Pen): Drawing => [
  pen.shape('M-4.400 0L-3.400 -9L-10 -14H10L3.400 -9L4.400 0z', 'lime'),
  pen.union(
    [circle(-9, -16, 6), circle(-3, -21, 6.4), circle(5, -21, 6.4), circle(10, -15.4, 5.6), circle(0, -15, 6)],
    'green',
    1,
  ),
  pen.line('M-9 -18q1.400 -2 3 -1M1 -23q1.600 -2 3.400 -0.6M-1 -15q1.600 -2 3.400 -0.6', 0.8),
]

const peanut = (pen: Pen): Drawing => [
  pen.shape(
    'M-16 -7C-16 -13 -9 -15 -5 -12C-2 -10 2 -10 5 -12C10 -15 17 -12 17 -6.400C17 0 10 2 5 -1.400C2 -3 -2 -3 -5 -1.400C-10 1.400 -16 -1 -16 -7z',
    'tan',
  ),
  pen.line('M-12 -9q2 2 0 4.400M-7 -10q2 3 0 6.400M7 -10q2 3 0 6.400M12 -9q2 2 0 5', 0.75),
]

const butter = (pen: Pen): Drawing => [
  pen.shape('M-19 -3H19Q17 0 13 0H-13Q-17 0 -19 -3z', 'bluePale'),
  pen.shape('M-13 -12L-9 -16H13V-7L9 -3H-13z', 'yellow'),
  pen.line('M-13 -12H9V-3M9 -12L13 -16', 0.8),
]

const sandwich = (pen: Pen): Drawing => [
  pen.shape('M-16 0L0 -3L16 0L15 -4H-15z', 'strawDark'),
  pen.shape('M-17 -4q4 -4 8 0q4 -4 9 0q4 -4 8 0q5 -4 9 0l-1 2h-32z', 'lime', 0.9),
  pen.shape(box(-16, -8.4, 32, 3.4, 1), 'red', 0.9),
  pen.shape('M-16 -8.400V-12L0 -24L16 -12V-8.400z', 'yellowPale'),
  pen.line('M-16 -12H16', 0.8),
]

export const MORE_FOODS: WordThings = {
  limão: thing(lime, 0.68),
  batata: thing(potato, 0.72),
  cebola: thing(onion, 0.74),
  alho: thing(garlic, 0.64),
  bala: thing(candy, 0.72),
  pizza: thing(pizza, 0.84),
  mel: thing(honey, 0.86),
  pepino: thing(cucumber, 0.84),
  pimenta: thing(chilli, 0.72),
  cereja: thing(cherries, 0.7),
  abacate: thing(avocado, 0.8),
  berinjela: thing(aubergine, 0.82),
  ervilha: thing(peas, 0.78),
  pirulito: thing(lollipop, 0.84),
  hambúrguer: thing(burger, 0.8),
  açaí: thing(acai, 0.78),
  brócolis: thing(broccoli, 0.78),
  amendoim: thing(peanut, 0.66),
  manteiga: thing(butter, 0.8),
  sanduíche: thing(sandwich, 0.82),
}

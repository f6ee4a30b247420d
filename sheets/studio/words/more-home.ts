/** Things of a house that only words name, each about 24 mm high, its foot on (0, 0). */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { thing, type WordThings } from './named.ts'

const comb = (pen: Pen): Drawing => [
  pen.shape(
    `M-18 -14H18Q20 -14 20 -11V0H17V-7${'h-2.2V0h-2.4V-7'.repeat(6)}H-14V0H-20V-11Q-20 -14 -18 -14z`,
    'teal',
    1,
  ),
]

const glove = (pen: Pen): Drawing => [
  pen.shape(
    'M-8 -5V-15Q-8 -19 -9 -24Q-9 -27 -6.400 -27Q-4.400 -27 -4 -24L-3.400 -20V-28Q-3.400 -31 -1 -31Q1.400 -31 1.400 -28V-20L2.400 -27Q3 -30 5.400 -29.400Q7.400 -29 7 -26L6.400 -16L9 -19Q11.400 -22 13.400 -20Q15 -18 13 -15L7 -7V-5z',
    'red',
  ),
  pen.shape(box(-9.4, -6, 18, 6, 2), 'redPale'),
  pen.line('M-5 -6V0M-0.4 -6V0M4.200 -6V0', 0.75),
]

const ringWithStone = (pen: Pen): Drawing => [
  pen.shape(`${circle(0, -9, 9)}${circle(0, -9, 6)}`, 'yellow'),
  pen.shape(circle(0, -9, 6), 'white', 1),
  pen.shape('M-6 -24L-3 -28H3L6 -24L0 -16z', 'blue'),
  pen.line('M-6 -24H6M-2 -24L0 -17L2 -24', 0.75),
]

const handbag = (pen: Pen): Drawing => [
  pen.line('M-8 -18Q-8 -30 0 -30Q8 -30 8 -18', 2),
  pen.shape('M-13 -20H13L16 -2Q16 0 14 0H-14Q-16 0 -16 -2z', 'purple'),
  pen.shape('M-13 -20H13L14 -12Q0 -6 -14 -12z', 'purplePale', 1),
  pen.shape(circle(0, -9.6, 2.2), 'yellow', 0.9),
]

const dress = (pen: Pen): Drawing => [
  pen.shape('M-7 -32L-3 -34Q0 -29 3 -34L7 -32L12 -26L7.400 -23L6 -19L14 0H-14L-6 -19L-7.400 -23L-12 -26z', 'pink'),
  pen.shape('M-6.200 -19H6.200L7 -16.400H-7z', 'purple', 0.9),
  pen.line('M-7 -12L-9.400 -2M0 -12V-2M7 -12L9.400 -2', 0.75),
]

const trousers = (pen: Pen): Drawing => [
  pen.shape('M-9 -32H9L12 0H3L0 -20L-3 0H-12z', 'blue'),
  pen.shape(box(-9.4, -33, 18.8, 4, 1), 'blueDark', 0.9),
  pen.line('M0 -29V-20M-8.400 -24Q-4.600 -24 -4 -29M8.400 -24Q4.600 -24 4 -29', 0.75),
]

const shoe = (pen: Pen): Drawing => [
  pen.shape('M-17 -17Q-12 -13 -8 -17L3 -9Q14 -8 16 -3V-1H-17z', 'brown'),
  pen.shape('M-18 -2H17V1H-8V3H-18z', 'brownDark', 0.9),
  pen.line('M-5 -14L-2 -17.400M-1.400 -11.400L1.600 -15', 1),
  pen.line('M-15 -13Q-11 -9 -6 -12', 0.75),
]

const magnet = (pen: Pen): Drawing => [
  pen.shape('M-12 0V-13A12 12 0 0 1 12 -13V0H5V-13A5 5 0 0 0 -5 -13V0z', 'red'),
  pen.shape(`${box(-12, -6, 7, 6)}${box(5, -6, 7, 6)}`, 'metal', 1),
]

const headphones = (pen: Pen): Drawing => [
  pen.rope('M-11 -10V-15A11 11 0 0 1 11 -15V-10', 2, 'greyDark', 0.9),
  pen.shape(`${box(-15, -13, 7, 13, 3)}${box(8, -13, 7, 13, 3)}`, 'blue'),
]

const clock = (pen: Pen): Drawing => [
  pen.shape(circle(0, -13, 13), 'teal'),
  pen.shape(circle(0, -13, 10), 'white', 1),
  pen.line('M0 -13V-19.400M0 -13L4.600 -10.400', 1.1),
  pen.line('M0 -22.400v1.400M0 -5v1.400M-9.400 -13h1.400M8 -13h1.400', 0.8),
]

const calendar = (pen: Pen): Drawing => [
  pen.shape(box(-13, -24, 26, 24, 2), 'white'),
  pen.shape('M-13 -17V-22Q-13 -24 -11 -24H11Q13 -24 13 -22V-17z', 'red', 1),
  pen.line('M-7 -26.400v5M7 -26.400v5', 1.6),
  pen.line('M-13 -11.400H13M-13 -5.800H13M-6.600 -17V0M0 -17V0M6.600 -17V0', 0.7),
]

const cup = (pen: Pen): Drawing => [
  pen.shape(ellipse(0, -1, 15, 2.4), 'white', 0.9),
  pen.shape('M-10 -18H10Q10 -1 3 -1H-3Q-10 -1 -10 -18z', 'orange'),
]

export const MORE_HOME: WordThings = {
  pente: thing(comb, 0.74),
  luva: thing(glove, 0.8),
  anel: thing(ringWithStone, 0.64),
  bolsa: thing(handbag, 0.82),
  vestido: thing(dress, 0.9),
  calça: thing(trousers, 0.9),
  sapato: thing(shoe, 0.78),
  ímã: thing(magnet, 0.64),
  fone: thing(headphones, 0.76),
  relógio: thing(clock, 0.8),
  calendário: thing(calendar, 0.8),
  xícara: thing(cup, 0.7),
}

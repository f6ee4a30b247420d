/** Things of a home, each about its foot, 12 to 34 mm wide: some that a child leaves alone, some for everybody. */
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

type Thing = (pen: Pen) => Drawing

const knife: Thing = (pen) => [
  pen.shape('M-15 0V-2.600H14V0z', 'woodPale', 0.9),
  pen.shape('M-2 -3.400H12Q16 -5.600 16 -9.400H-2z', 'metal', 1),
  pen.shape(box(-16, -9.8, 14, 6, 2.4), 'brown', 1),
  pen.spot(-11, -6.8, 0.8, 'white'),
  pen.spot(-6, -6.8, 0.8, 'white'),
]

/** Its handle reaches out, over the edge of the stove. */
const saucepan: Thing = (pen) => [
  pen.line('M-4 -19q3 -3 0 -6M3 -19q3 -3 0 -6', 0.9, 'stoneDark'),
  pen.rope('M-10 -9H-27', 3, 'brownDark', 0.9),
  pen.shape('M-11 -14H11V-3Q11 0 8 0H-8Q-11 0 -11 -3z', 'red'),
  pen.shape(box(-12.5, -16, 25, 3.4, 1.4), 'stone', 0.9),
]

const matches: Thing = (pen) => [
  pen.rope('M8 -1.500L20 -1.500', 1.6, 'woodPale', 0.8),
  pen.shape(circle(20, -1.8, 1.9), 'red', 0.7),
  pen.shape(box(-11, -12, 20, 12, 1), 'orange'),
  pen.shape(box(-11, -12, 20, 3.4, 1), 'brown', 0.8),
  pen.shape('M-1 -2Q-5 -4 -1 -8Q3 -4 -1 -2z', 'yellow', 0.7),
]

const cleaner: Thing = (pen) => [
  pen.shape('M-7 0V-15Q-7 -18 -3.500 -19.500V-23H3.500V-19.500Q7 -18 7 -15V0z', 'green'),
  pen.shape('M-4 -23H4V-27H-6L-9 -29V-31H3Q6 -30 6 -27L4 -25z', 'white', 1),
  pen.line('M-4 -26.500q-3 1 -3.400 3.600', 1),
  pen.shape(box(-7, -13, 14, 9), 'yellow', 0.8),
  pen.shape('M0 -12L4 -5.600H-4z', 'white', 0.7),
  pen.line('M0 -10.400v2.400', 0.9),
  pen.spot(0, -6.8, 0.5),
]

const medicine: Thing = (pen) => [
  pen.shape('M-12 0V-13H-1V0z', 'orange'),
  pen.shape(box(-12, -10, 11, 6), 'white', 0.8),
  pen.line('M-6.500 -9v4M-8.500 -7h4', 0.9),
  pen.shape('M-13 -17H0V-13H-13z', 'white', 0.9),
  pen.shape(box(2, -5, 15, 5, 1), 'metal', 0.9),
  points('5,-2.5 9.5,-2.5 14,-2.5').map(([x, y]) => pen.shape(circle(x, y, 1.3), 'pink', 0.6)),
]

/** On a wall, without a cover. */
const socket: Thing = (pen) => [
  pen.shape(box(-8, -18, 16, 18, 2), 'white'),
  points('-3,-12 3,-12 0,-7').map(([x, y]) => pen.solid(circle(x, y, 1.3))),
]

/** Closed by a cap with a round grip. */
const coveredSocket: Thing = (pen) => [
  pen.shape(box(-8, -18, 16, 18, 2), 'white'),
  pen.shape(box(-6, -15.4, 12, 12, 5), 'yellow', 0.9),
  pen.shape(circle(0, -9.4, 2.2), 'orange', 0.8),
]

/** Plugged in: its cord hangs from a socket on the wall. */
const hotIron: Thing = (pen) => [
  pen.shape(box(18, -36, 13, 14, 2), 'white', 1),
  pen.rope('M13 -15C20 -6 26 -8 24.500 -26', 1.6, 'greyDark', 0.8),
  pen.shape(box(21.5, -32, 6, 7, 1.4), 'greyDark', 0.9),
  pen.shape('M-17 -3C-14 -12 -4 -13 14 -13V-3z', 'blue'),
  pen.shape(box(-18, -3.6, 33, 3.6, 1), 'metal', 1),
  pen.rope('M-4 -13Q-2 -19 10 -18Q13 -18 13 -13', 2.4, 'blueDark', 0.9),
  pen.line('M-12 -17q2 -3 0 -6M-7 -19q2 -3 0 -6', 0.9, 'stoneDark'),
]

/** A drinking glass in pieces. */
const brokenGlass: Thing = (pen) => [
  pen.shape('M-16 0L-13 -17L-9 -10L-6 -15L-3 -9L1 -13L0 0z', 'bluePale', 1),
  pen.shape('M4 0L7 -8L12 -1zM14 1L17 -6L22 0zM6 3L12 2L9 5z', 'bluePale', 0.9),
  pen.line('M-13 -5H-3', 0.8, 'waterLine'),
]

/** Burns on a saucer. */
const candle: Thing = (pen) => [
  pen.shape('M-11 -3.500H11Q9 0 5 0H-5Q-9 0 -11 -3.500z', 'teal', 1),
  pen.shape(box(-4, -17, 8, 14, 1), 'cream', 1),
  pen.line('M0 -17v-3', 1),
  pen.shape('M0 -29C5 -24 4 -19 0 -19C-4 -19 -5 -24 0 -29z', 'orange', 0.9),
  pen.shape('M0 -24.500C2 -22 1.800 -20 0 -20C-1.800 -20 -2 -22 0 -24.500z', 'yellow', null),
]

/** An empty bag with two handles. */
const plasticBag: Thing = (pen) => [
  pen.line('M-8 -17C-9 -27 -3 -27 -3 -18M3 -18C3 -27 9 -27 8 -17', 1.4),
  pen.shape('M-12 0L-10 -18Q-6 -15 -3 -18Q0 -15 3 -18Q6 -15 10 -18L13 0Q0 2 -12 0z', 'white'),
  pen.line('M-6 -12L-8 -4M2 -13L1 -5M7 -11L9 -4', 0.8),
]

const fullBucket: Thing = (pen) => [
  pen.line('M-11 -17C-9 -29 9 -29 11 -17', 1),
  pen.shape('M-12 -17L-9 0H9L12 -17z', 'blue'),
  pen.shape(ellipse(0, -17, 12, 3.6), 'water', 1),
  pen.line('M-6 -17q3 -1.400 6 0t6 0', 0.8, 'waterLine'),
]

const wetFloor: Thing = (pen) => [
  pen.shape('M-19 -2C-21 -7 -10 -8 -4 -7C4 -10 20 -8 19 -3C18 1 4 0 -2 1C-10 2 -18 1 -19 -2z', 'water', 1),
  pen.line('M-11 -3.500q4 -1.600 8 0M4 -4q4 -1.600 8 0', 0.8, 'waterLine'),
  pen.shape('M22 -9q3 4 0 5.600q-3 -1.600 0 -5.600z', 'water', 0.8),
]

const razor: Thing = (pen) => [
  pen.rope('M-9 -2L8 -8', 2.6, 'pink', 0.9),
  pen.shape('M7 -14L15 -11L12.500 -4L4.500 -7z', 'metal', 0.9),
  pen.line('M6.500 -11.500L13.600 -8.800', 0.7),
]

/** Plugged in beside water. */
const dryer: Thing = (pen) => [
  pen.rope('M3 -2Q14 4 18 -10', 1.6, 'greyDark', 0.8),
  pen.shape('M-1 -12L0 -1H7L6 -13z', 'purple', 1),
  pen.shape('M-14 -19L4 -21C12 -21 12 -9 4 -9L-14 -11z', 'purple'),
  pen.shape(box(-17, -20, 4, 10, 1), 'metal', 0.9),
  pen.line('M5 -18v6M8 -17v4', 0.8),
]

const scissors: Thing = (pen) => [
  pen.rope('M-2 -5L15 -9.500M-2 -7L15 -2.500', 2, 'metal', 0.9),
  pen.spot(3, -6, 0.9),
  pen.shape(`${circle(-6.5, -3.6, 3.6)}${circle(-6.5, -9, 3.6)}`, 'red', 1),
  pen.shape(`${circle(-6.5, -3.6, 1.6)}${circle(-6.5, -9, 1.6)}`, 'white', 0.8),
]

const fruitBowl: Thing = (pen) => [
  pen.shape(circle(-6, -13, 5.6), 'orange'),
  pen.shape(circle(6, -13, 5.6), 'red'),
  pen.shape('M-3 -14C0 -22 8 -22 10 -24C10 -18 6 -12 0 -11z', 'yellow', 1),
  pen.shape('M-15 -11H15Q13 0 5 0H-5Q-13 0 -15 -11z', 'teal'),
]

const mug: Thing = (pen) => [
  pen.line('M7 -11q6 0 5 4q-1 3 -5 3', 1.4),
  pen.shape(box(-7, -14, 14, 14, 2), 'pink'),
  pen.shape(circle(0, -7, 2.6), 'white', 0.8),
]

const breadBasket: Thing = (pen) => [
  pen.shape('M-12 -8C-12 -17 -4 -17 -1 -9zM-1 -8C1 -18 11 -17 12 -8z', 'copper'),
  pen.line('M-8 -13l2 3M4 -14l2 3M8 -13l1.600 3', 0.8),
  pen.shape('M-15 -9H15L12 0H-12z', 'straw'),
  pen.line('M-13 -5H13M-6 -9V0M0 -9V0M6 -9V0', 0.7, 'strawDark'),
]

const soap: Thing = (pen) => [
  pen.shape(box(-10, -3, 20, 3, 1.4), 'bluePale', 0.9),
  pen.shape(box(-7, -8.6, 14, 6, 3), 'pink', 1),
  pen.shape(circle(5, -11, 1.8) + circle(8.4, -8.6, 1.2), 'foam', 0.7),
]

const brushes: Thing = (pen) => [
  pen.rope('M-2 -10L-5 -25', 1.8, 'red', 0.8),
  pen.rope('M3 -10L5 -25', 1.8, 'blue', 0.8),
  pen.shape(box(-8.6, -28, 3.6, 6, 1) + box(4.6, -28, 3.6, 6, 1), 'white', 0.8),
  pen.shape('M-7 -13H7L5.500 0H-5.500z', 'yellow'),
]

const duckToy: Thing = (pen) => [
  pen.shape('M-12 -6C-12 -13 -5 -10 -2 -10C3 -8 8 -9 12 -13C14 -4 8 0 0 0C-8 0 -12 -2 -12 -6z', 'yellow'),
  pen.shape(circle(-6, -14, 5.6), 'yellow'),
  pen.shape('M-11 -15L-16 -13.400L-11 -11.600z', 'orange', 0.9),
  pen.spot(-7.4, -15, 1),
  pen.line('M0 -6q4 2 7 -2', 0.8),
]

const folded: Thing = (pen) =>
  (['pink', 'yellow', 'bluePale'] as const satisfies readonly Fill[]).map((fill, i) =>
    pen.shape(box(-13 + i * 0.8, -6 - i * 5.6, 26 - i * 1.6, 6, 2.4), fill, 1),
  )

const laundryBasket: Thing = (pen) => [
  pen.shape('M-12 -17C-10 -24 -2 -21 0 -24C4 -22 12 -23 12 -17z', 'pink', 1),
  pen.shape('M-15 -18H15L12 0H-12z', 'woodPale'),
  pen.line('M-14 -12H14M-13 -6H13M-6 -18V0M0 -18V0M6 -18V0', 0.7, 'brown'),
]

const pegs: Thing = (pen) => [
  pen.shape('M-10 -14H10L8 0H-8z', 'orange'),
  [-5, 0, 5].map((x, i) => pen.shape(box(x - 1.6, -21 + (i % 2) * 2, 3.2, 9, 1), i % 2 ? 'blue' : 'woodPale', 0.8)),
  pen.shape('M-10 -13H10L8 0H-8z', 'orange'),
]

export const HOME_DANGERS = {
  faca: knife,
  panela: saucepan,
  fósforos: matches,
  'produto de limpeza': cleaner,
  remédio: medicine,
  tomada: socket,
  'ferro quente': hotIron,
  'balde com água': fullBucket,
  'chão molhado': wetFloor,
  barbeador: razor,
  secador: dryer,
  tesoura: scissors,
  'copo quebrado': brokenGlass,
  'vela acesa': candle,
  'saco plástico': plasticBag,
} as const satisfies Readonly<Record<string, Thing>>

export const HOME_THINGS = {
  frutas: fruitBowl,
  caneca: mug,
  pães: breadBasket,
  sabonete: soap,
  escovas: brushes,
  patinho: duckToy,
  roupas: folded,
  cesto: laundryBasket,
  prendedores: pegs,
  'tomada com protetor': coveredSocket,
} as const satisfies Readonly<Record<string, Thing>>

/** Things whose names are dictated, each about its foot or its middle, the animals looking left. */
import type { Thing } from '../fit.ts'
import { circle, ellipse } from '../paths.ts'
import type { Fill, Pen } from '../pen.ts'
import { helicopter } from './big-things.ts'
import { hen } from './farm.ts'
import { FRUIT } from './fruit.ts'
import { sixLegs } from './grouped-animals.ts'
import { bucket, mushroom } from './handy.ts'
import { wateringCan } from './keepsakes.ts'
import { FOODS } from './meal.ts'
import { duck, ladybird } from './pets.ts'
import { bloom } from './plants.ts'
import { boat } from './seaside.ts'
import { engine } from './train.ts'
import { truck } from './vehicles.ts'

/** Two pairs of wings above and below the body: `s` is -1 for those above. */
const wings = (pen: Pen, s: number) => [
  pen.shape(`M-3 ${s}C-2 ${s * 12} 8 ${s * 26} 14 ${s * 23}C18 ${s * 19} 9 ${s * 6} 1 ${s}z`, 'bluePale', 1),
  pen.shape(`M-8 ${s}C-17 ${s * 12} -16 ${s * 27} -9 ${s * 28}C-2 ${s * 28} -3 ${s * 12} -5 ${s}z`, 'sky', 1),
  pen.line(`M-7 ${s * 4}L-9 ${s * 23}M0 ${s * 4}L12 ${s * 19}`, 0.6, 'waterLine'),
]

const dragonfly: Thing = (pen) => [
  wings(pen, -1),
  wings(pen, 1),
  pen.shape('M-3 -3C8 -2.600 22 -2 29 -1.200Q31 0 29 1.200C22 2 8 2.600 -3 3z', 'teal'),
  pen.line('M4 -2.400v4.800M10 -2.200v4.400M16 -1.800v3.600M22 -1.500v3', 0.7),
  pen.shape(ellipse(-6, 0, 5.4, 4.4), 'green'),
  pen.shape(circle(-13.5, 0, 4.2), 'green'),
  [-3, 3].map((y) => [pen.shape(circle(-15.4, y, 2.7), 'white', 0.8), pen.spot(-16, y, 1.1)]),
]

const leg = (pen: Pen, x: number, fill: Fill) => [
  pen.shape(`M${x - 4} -18L${x - 3.4} 0H${x + 3.4}L${x + 4} -18z`, fill),
  pen.shape(`M${x - 3.6} -4H${x + 3.6}V0H${x - 3.6}z`, 'brownDark', 0.9),
]

/** An ox with the hump of the zebu. */
const ox: Thing = (pen) => [
  pen.line('M31 -38C38 -36 38 -26 36.500 -18', 1.5),
  pen.shape('M35 -20C33 -16 34 -12 37 -10C40 -13 40 -17 38.600 -20z', 'brownDark'),
  [-14, 24].map((x) => leg(pen, x, 'brownPale')),
  pen.shape('M-15 -42C-14 -55 2 -57 7 -43z', 'tan'),
  [-6, 16].map((x) => leg(pen, x, 'tan')),
  pen.shape(
    'M-24 -37C-24 -44 -17 -45 -8 -44H18C29 -45 33 -38 32 -28C31 -18 28 -14 20 -14H-14C-23 -14 -24 -26 -24 -37z',
    'tan',
  ),
  pen.shape('M-23 -24C-25 -16 -21 -12 -17 -14.500C-14 -18 -15 -22 -15 -26z', 'tan', 1),
  pen.at(-25, -42, 1.25, (own) => [
    own.shape(
      'M-3 -9C-9 -9 -14 -14 -12.500 -21C-10 -16.500 -6 -14.500 -1.500 -12.500zM3 -9C9 -9 14 -14 12.500 -21C10 -16.500 6 -14.500 1.500 -12.500z',
      'cream',
    ),
    own.shape(
      'M-7.400 -6C-12 -7 -16 -3.600 -15.400 -0.600C-13 1.200 -10 0 -8 -2zM7.400 -6C12 -7 16 -3.600 15.400 -0.600C13 1.200 10 0 8 -2z',
      'brownPale',
    ),
    own.shape('M0 -11C6 -11 8.600 -6 8.400 0C8.200 6 6 10 0 10C-6 10 -8.200 6 -8.400 0C-8.600 -6 -6 -11 0 -11z', 'tan'),
    own.shape(ellipse(0, 7, 8.2, 5), 'cream', 1),
    own.solid(ellipse(-3, 6, 1, 1.4) + ellipse(3, 6, 1, 1.4)),
    own.line('M-3 9.400q3 1.800 6 0', 0.75),
    [-4.4, 4.4].map((x) => [own.spot(x, -2.4, 1.4), own.spot(x + 0.4, -2.9, 0.45, 'white')]),
  ]),
]

/** A long loaf with its cut crust. */
const loaf: Thing = (pen) => [
  pen.shape('M-24 -6C-25 -15 -14 -19 0 -19C14 -19 25 -15 24 -6C23 0 14 0 0 0C-14 0 -23 0 -24 -6z', 'wood'),
  pen.shade(
    'M-23 -5C-15 -1.600 15 -1.600 23 -5C22 -0.500 14 -0.600 0 -0.600C-14 -0.600 -22 -0.500 -23 -5z',
    'brown',
    0.35,
  ),
  [-12, 0, 12].map((x) =>
    pen.shape(`M${x - 5} -7.500Q${x - 1} -15 ${x + 6} -16Q${x + 3} -8.500 ${x - 5} -7.500z`, 'cream', 0.8),
  ),
]

/** A spade, its blade a little in the ground. */
const spade: Thing = (pen) => [
  pen.rope('M0 -16V-44', 3, 'wood', 1),
  pen.shape('M-8 -44H8L5 -53H-5zM-4.400 -46.500H4.400L2.600 -50.500H-2.600z', 'brownPale', 1),
  pen.shape('M-10 -19H10V-7C10 -2 5 0 0 0C-5 0 -10 -2 -10 -7z', 'stoneDark'),
  pen.shape('M-3 -23H3V-12L0 -9L-3 -12z', 'metal', 0.9),
]

const pot: Thing = (pen) => [
  pen.shape('M-14 -24L-9.500 0H9.500L14 -24z', 'orange'),
  pen.shade('M5 -22H13L9 -1H4z', 'redDark', 0.22),
  pen.shape('M-17 -31H17V-23H-17z', 'orange'),
  pen.line('M-11 -14H11', 0.9),
  pen.line('M-10 -14l3.700 5l3.700 -5l3.700 5l3.700 -5l3.700 5', 0.7),
]

export const DICTATED: Readonly<Record<string, Thing>> = {
  libélula: dragonfly,
  galinha: (pen) => hen(pen, 0, 0),
  pato: (pen) => duck(pen, 0, 0),
  boi: ox,
  melancia: FRUIT.melancia,
  tomate: FOODS.tomate,
  pera: FRUIT.pera,
  pão: loaf,
  helicóptero: helicopter,
  caminhão: (pen) => truck(pen, 0, 0),
  barco: (pen) => boat(pen, 0, 0, 1),
  trem: (pen) => engine(pen, 0, 0),
  joaninha: (pen) => ladybird(pen, 0, 0, 1),
  formiga: sixLegs,
  vaso: pot,
  cogumelo: (pen) => mushroom(pen, 0, 0, 1),
  regador: wateringCan,
  balde: (pen) => bucket(pen, 0, 0, 1, 'blue'),
  pá: spade,
  flor: (pen) => bloom(pen.plane('middle'), 0, 0, 1, 'pink'),
}

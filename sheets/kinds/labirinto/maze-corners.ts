/** Small things in a corner below a maze that is seen from above, others on each sheet: none looks like its goal. */
import type { Thing } from '../../studio/fit.ts'
import { box, circle } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { bale } from '../../studio/shapes/farm.ts'
import { wateringCan } from '../../studio/shapes/keepsakes.ts'
import { bush, cloud, tuft } from '../../studio/shapes/nature.ts'
import { palm, reed } from '../../studio/shapes/plants.ts'
import { blocks, bowl, curtained, nightTable } from '../../studio/shapes/rooms.ts'
import { rock } from '../../studio/shapes/sea.ts'
import { brightStar, planet } from '../../studio/shapes/space.ts'
import type { PlaceName } from './place-walls.ts'

type Things = readonly [Thing, ...Thing[]]

const shrub: Thing = (pen) => bush(pen, 0, 0, 1, 'leaf', 'red')
const ball: Thing = (pen) => [
  pen.shape(circle(0, -10, 10), 'yellow', 1),
  pen.line('M-10 -10Q0 -15 10 -10M-4 -19Q3 -10 -3 -1', 0.9),
]
const stoneAndGrass: Thing = (pen) => [tuft(pen, -11, 0, 0.9), rock(pen, 2, 0, 0.7), tuft(pen, 15, 0, 0.8)]
const lights: Thing = (pen) => [
  pen.rope('M0 0V-18', 2.4, 'metal', 0.8),
  pen.shape(box(-6, -42, 12, 26, 3), 'greyDark', 1),
  (['red', 'yellow', 'lime'] as const).map((fill, i) => pen.shape(circle(0, -37 + i * 8, 3), fill, 0.7)),
]
const cone: Thing = (pen) => [
  pen.shape(box(-12, -4, 24, 4, 1), 'orange', 0.9),
  pen.shape('M-8 -4L-2 -28H2L8 -4z', 'orange', 1),
  pen.shape('M-5.800 -13L-4.300 -19H4.300L5.800 -13z', 'white', 0.8),
]
const yarn: Thing = (pen) => [
  pen.line('M8 -1q8 1 12 -2t8 1', 1, 'red'),
  pen.shape(circle(0, -10, 10), 'red', 1),
  pen.line('M-8 -15Q2 -16 8 -4M-9.500 -9Q-2 -12 2 -1M-3 -19Q7 -14 9.500 -8', 0.8),
]

const GREEN: Things = [shrub, stoneAndGrass, wateringCan]

export const CORNERS: Readonly<Record<PlaceName, Things>> = {
  jardim: [wateringCan, ball, stoneAndGrass, shrub],
  horta: [(pen) => bale(pen, 0, 0), shrub, stoneAndGrass],
  bosque: GREEN,
  rua: [cone, lights],
  agua: [(pen) => reed(pen, 0, 0, 1), stoneAndGrass],
  ceu: [(pen) => cloud(pen, 0, 0, 1)],
  espaco: [(pen) => brightStar(pen, 0, 0, 6), (pen) => planet(pen, 0, 0, 1, 'teal', 'ring')],
  recife: [(pen) => palm(pen, 0, 0, 1), (pen) => rock(pen, 0, 0, 1)],
  casa: [yarn, (pen) => bowl(pen, 0, 0, 1), (pen) => blocks(pen, 0, 0)],
}

/** A lamp on its table and a window, at both sides of a title. */
export const indoors = (pen: Pen, foot: number): Drawing => [
  nightTable(pen.plane('far'), 25, foot, 0.56),
  pen.plane('far').at(177, 29, 0.64, (own) => curtained(own, 0, 0, 22, 22, 'sky', 'red')),
]

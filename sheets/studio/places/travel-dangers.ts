/** Road and river with six things done wrong, most of them beside somebody who does it right. */
import { person } from '../cast/cast.ts'
import type { Pose } from '../cast/skeleton.ts'
import { farmHouse } from '../eras/farm-things.ts'
import { boxTruck } from '../eras/harbour-things.ts'
import { tower } from '../eras/street-things.ts'
import { tyre } from '../eras/wheels.ts'
import type { Thing } from '../fit.ts'
import { box, circle, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { canoe, riverBoat, sitter } from '../shapes/boats.ts'
import { tree } from '../shapes/nature.ts'
import { cyclist } from '../shapes/travellers.ts'
import { BINS } from '../shapes/waste.ts'
import { spanner } from '../work/work-tools.ts'
import { travelGround } from './travel-land.ts'

export const DANGERS = ['helmet', 'vest', 'belt', 'crossing', 'smoke', 'rubbish'] as const
export type Danger = (typeof DANGERS)[number]

export const DANGER_TAGS: Readonly<Record<Danger, Spot>> = {
  ...{ helmet: [20, 106], belt: [146, 129], crossing: [66, 125] },
  ...{ smoke: [112, 86], vest: [82, 171], rubbish: [118, 181] },
}

const [ROAD, LANE, WATER] = [98, 38, 144]

/** An open car: the one in front has a belt, the child behind has none. */
const openCar = (pen: Pen): Drawing => [
  pen.shape('M8 -14L14 -25L17 -24L12 -13z', 'sky', 0.9),
  sitter(pen, 2, -11, { shirt: 'white', skin: 'brown', hair: 'brownDark' }),
  pen.line('M-1.500 -20.500L5.500 -12', 1.7),
  pen.at(-13, -11, 0.84, (own) => sitter(own, 0, 0, { shirt: 'yellow', skin: 'tan', hair: 'brown' })),
  pen.shape('M-28 -6V-12C-26 -15 -20 -14 -8 -14H12C22 -14 29 -12 30 -6C30 -4 29 -4 28 -4H-27z', 'red', 1),
  pen.line('M-5 -13V-5M9 -13V-5', 0.8),
  pen.shape(ellipse(28, -9.4, 1.8, 2.4), 'yellow', 0.8),
  tyre(pen, -16, 5.4),
  tyre(pen, 18, 5.4),
]

const WALKING: Pose = {
  turn: 34,
  expr: 'alegre',
  legL: { at: [-7, -3] },
  legR: { at: [8, -3] },
  armL: [-16, 4],
  armR: [16, 4],
}

const smoke = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(
    `M${x} ${y}C${x - 5} ${y + 2} ${x - 9} ${y - 1} ${x - 8} ${y - 4}C${x - 16} ${y - 3} ${x - 17} ${y - 12} ${x - 10} ${y - 12}C${x - 11} ${y - 18} ${x - 1} ${y - 18} ${x - 1} ${y - 12}C${x + 4} ${y - 12} ${x + 4} ${y - 5} ${x} ${y - 4}z`,
    'greyDark',
    0.9,
  ),
  pen.line(`M${x - 10} ${y - 7}q2 -2 4 0M${x - 5} ${y - 11}q2 -2 4 0`, 0.6),
]

/** A bag, a bottle and a tin on the water. */
const litter = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 4} ${y}c-2 -6 0 -8 3 -8l-0.600 -2h3.200l-0.600 2c3 0 5 2 3 8z`, 'white', 0.8),
  pen.shape(`M${x + 9} ${y}V${y - 6}l1 -2v-2h2v2l1 2V${y}z`, 'green', 0.8),
  pen.shape(box(x + 17, y - 5, 4.6, 5, 0.6), 'metal', 0.8),
  pen.line(`M${x - 8} ${y}q3 -2 6 0t6 0t6 0t6 0t6 0t6 0`, 0.7, 'waterLine'),
]

export function dangerScene(pen: Pen): Drawing {
  const middle = pen.plane('middle')
  return [
    travelGround(pen, 'cerrado', 82, [ROAD, LANE], WATER),
    middle.at(70, 97, 0.5, tower),
    middle.at(90, 97, 0.5, farmHouse),
    tree(middle, 52, 97, 0.6),
    middle.at(182, 97, 0.5, farmHouse),
    tree(middle, 150, 96, 0.5, 'lime'),
    Array.from({ length: 5 }, (_, i) => pen.shape(box(172, ROAD + 2.4 + i * 7.2, 20, 4, 0.6), 'white', 0.6)),
    pen.at(36, 114, 0.62, (own) => cyclist(own, false)),
    pen.at(58, 114, 0.62, (own) => cyclist(own)),
    smoke(pen, 116, 112),
    pen.at(140, 114, 0.74, boxTruck, { flip: true }),
    person(pen, 'yumi', 182, 132, 0.34, { pose: WALKING }),
    pen.at(118, 134, 0.74, openCar),
    person(pen, 'davi', 77, 134, 0.34, { pose: WALKING }),
    pen.at(52, 186, 0.9, (own) =>
      canoe(own, [
        { shirt: 'blue', skin: 'brown', vest: true },
        { shirt: 'yellow', skin: 'tan' },
      ]),
    ),
    pen.at(158, 182, 0.78, riverBoat),
    litter(pen, 114, 196),
  ]
}

const helmet: Thing = (pen) => [
  pen.shape('M-10 4C-11 -10 10 -11 11 3L6 4C0 1 -6 1 -10 4z', 'blue', 1),
  pen.line('M-4 -6.500Q-2 -2 -2 1.500M4 -7Q3 -2 3 1.600M-6 3.500Q-3 8 2 8Q4 6 5 3.600', 0.8),
]
const vest: Thing = (pen) => [
  pen.shape('M-8 9V-4C-8 -9 -5 -10 -4 -10Q-3 -4 -1.400 -2V9zM8 9V-4C8 -9 5 -10 4 -10Q3 -4 1.400 -2V9z', 'orange', 1),
  pen.line('M-8 2H8M-8 5.500H8', 1),
]
const belt: Thing = (pen) => [
  pen.rope('M-11 -9L0 0', 3, 'greyDark', 0.8),
  pen.shape(box(-3, -3, 9, 5, 1), 'metal', 0.9),
  pen.shape(box(2, 0, 9, 9, 1.6), 'red', 1),
]
const zebra: Thing = (pen) => [
  pen.shape(box(-11, -9, 22, 18, 2), 'grey', 1),
  [-6.5, -2, 2.5].map((y) => pen.shape(box(-7, y, 14, 2.6), 'white', 0.6)),
]
const bin: Thing = (pen) => [
  pen.shape('M-7 -6H7L5.500 9H-5.500z', BINS.plástico.fill, 1),
  pen.shape(box(-8.4, -9, 16.8, 3, 1), BINS.plástico.fill, 0.9),
  pen.shape(circle(0, 1.6, 2.6), 'white', 0.8),
]

/** A picture of what helps against each. */
export const HELP: Readonly<Record<Danger, Thing>> = {
  ...{ helmet, vest, belt, crossing: zebra, smoke: spanner, rubbish: bin },
}

/** Three straight roads on hills or past the houses of a town, each with posts for signs and somebody on it. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { barn, cow, windPump } from '../shapes/farm.ts'
import { cloud, flower, tree, tuft } from '../shapes/nature.ts'
import { bus, car, truck } from '../shapes/vehicles.ts'
import type { QuantityPlace } from './tray-rack.ts'

/** Upper edge of each road, its ends and its width. */
export const ROADS = [104, 165, 226] as const
export const ROAD = { from: 39, to: 182, width: 9 }
const [FEET, SCALE, BEHIND] = [284, 0.55, 22]

interface Look {
  readonly sky: Fill
  readonly people: readonly [CastName, CastName]
}
const LOOKS: readonly [Look, ...Look[]] = [
  { sky: 'sky', people: ['sofia', 'davi'] },
  { sky: 'skyLow', people: ['malu', 'theo'] },
  { sky: 'foam', people: ['caio', 'iara'] },
  { sky: 'sky', people: ['bia', 'gil'] },
]

/** Far behind each road, on its bank. */
const SCENERY: Readonly<Record<QuantityPlace, readonly ((far: Pen, y: number) => Drawing)[]>> = {
  sitio: [
    (far, y) => [barn(far, 24, y, 0.34), tree(far, 38, y, 0.36)],
    (far, y) => [windPump(far, 33, y, 0.32), tree(far, 20, y, 0.42, 'lime')],
    (far, y) => [cow(far, 34, y, 0.3), tree(far, 19, y, 0.42)],
  ],
  cidade: [
    (far, y) => [house(far, 20, y, 0.62), house(far, 190, y, 0.62, { wall: 'pinkPale', door: 'blue' })],
    (far, y) => [house(far, 190, y, 0.62, { wall: 'yellowPale' }), tree(far, 18, y, 0.42)],
    (far, y) => [house(far, 20, y, 0.62, { wall: 'bluePale', door: 'red' }), tree(far, 192, y, 0.42, 'lime')],
  ],
}

const vehicle = (pen: Pen, i: number, y: number): Drawing =>
  [
    () => truck(pen, 25.5, y, 0.26, { flip: true }),
    () => bus(pen, 25.5, y, 0.21),
    () => car(pen, 25.5, y, 0.32, 'blue', { flip: true }),
  ][i % 3]?.() ?? []

function bank(pen: Pen, road: number, i: number): Drawing {
  const y = road - BEHIND
  const rise = i % 2 ? 3 : -3
  const line: Spot[] = [
    [-4, y],
    [54, y + rise],
    [108, y],
    [160, y - rise],
    [214, y],
  ]
  return pen.shape(`${smooth(line, false)}V300H-4z`, i % 2 ? 'grass' : 'meadow', 0.9)
}

/** `variant`, from 0, gives other people and other travellers. */
export function straightRoads(pen: Pen, place: QuantityPlace, variant: number): Drawing {
  const look = inTurn(LOOKS, variant)
  const [left, right] = look.people
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(0, 0, 214, 100), look.sky, null),
    cloud(far, 62, 70, 0.45),
    cloud(far, 142, 67, 0.4),
    ROADS.map((y, i) => [
      bank(far, y, i),
      SCENERY[place][i]?.(far, y - BEHIND + 4) ?? [],
      pen.shape(box(-4, y, 220, ROAD.width), 'stone', 1),
      [tuft(far, 15, y + 24, 0.45), flower(far, 194, y + 26, 0.6, i % 2 ? 'pink' : 'yellow')],
      vehicle(pen.plane('middle'), variant + i, y + ROAD.width - 2),
    ]),
    pen.shape(box(-4, 256, 220, 60), 'sand', 1.1),
    person(pen, left, 30, FEET, SCALE, { pose: POINT }),
    person(pen, right, 182, FEET, SCALE, { pose: POINT_LEFT }),
  ]
}

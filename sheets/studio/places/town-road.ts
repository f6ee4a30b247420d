/** Country or coast in steps, a town behind each sign, and the road from which the signs are read. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { bus, car } from '../shapes/vehicles.ts'
import { sailBoat } from '../turning/toys.ts'

/** Signs are from `TOP` to `FOOT` in equal steps, mm. */
const [TOP, FOOT] = [64, 245]
const FEET = 281

/** The ground of each row of signs. */
export const groundsOf = (rows: number): number[] =>
  Array.from({ length: rows }, (_, i) => TOP + ((i + 1) * (FOOT - TOP)) / rows - 1.5)

export type Country = 'serra' | 'litoral'

const ROOFS: readonly (readonly [Fill, Fill])[] = [
  ['cream', 'orange'],
  ['pinkPale', 'purple'],
  ['bluePale', 'red'],
  ['yellowPale', 'teal'],
  ['lime', 'blue'],
]

/** Waves of a row's edge. */
const rolling = (y: number, sway: number): Spot[] =>
  [-6, 40, 86, 132, 178, 216].map((x, i): Spot => [x, y + (i % 2 ? sway : -sway)])

const paint = (i: number) => {
  const [wall, roof] = ROOFS[i % ROOFS.length] ?? (['cream', 'orange'] as const)
  return { wall, roof, door: 'brown' as const }
}

interface Hamlet {
  readonly houses: readonly number[]
  readonly plants: readonly number[]
  readonly shrub: number
}

/** From the middle of a town to its houses and plants, mm. */
const FIRST_HAMLET: Hamlet = { houses: [0, -14, 14], plants: [-7, 20], shrub: -21 }
const HAMLETS: readonly Hamlet[] = [
  FIRST_HAMLET,
  { houses: [-12, 4], plants: [-22, 14, 20], shrub: -3 },
  { houses: [12, -4], plants: [-20, -13, 22], shrub: 2 },
  { houses: [14, 1, -18], plants: [-9, 21], shrub: -9 },
]

/** A few houses and a tree below the sign of their town; `i` gives others. */
export function hamlet(pen: Pen, x: number, foot: number, i: number, country: Country): Drawing {
  const plane = pen.plane('middle')
  const { houses, plants, shrub } = HAMLETS[i % HAMLETS.length] ?? FIRST_HAMLET
  const plant = (at: number) =>
    country === 'litoral' ? palm(plane, at, foot, 0.3) : tree(plane, at, foot, 0.34, i % 2 ? 'lime' : 'leaf')
  return [
    plants.map((dx) => plant(x + dx)),
    houses.map((dx, k) => house(plane, x + dx, foot + (k % 2 ? 1 : 0), k === 0 ? 0.44 : 0.38, paint(i + k))),
    bush(plane, x + shrub, foot + 1, 0.26, 'leaf', 'pink'),
  ]
}

/** Grass or sand in rows. */
function rowsOf(pen: Pen, country: Country, rows: number): Drawing {
  const isCoast = country === 'litoral'
  const far = pen.plane('far', isCoast ? 'sandLine' : 'hillLine')
  const fills: readonly Fill[] = isCoast ? ['sand', 'path'] : ['meadow', 'grass']
  return groundsOf(rows).map((y, i) => hill(far, rolling(y - 10, i % 2 ? 1.4 : -1.4), fills[i % 2] ?? 'meadow'))
}

const RIDGE: readonly Spot[] = points('-6,74 30,58 64,70 104,56 150,70 186,57 216,72')

function horizon(pen: Pen, country: Country): Drawing {
  if (country === 'serra') return hill(pen.plane('far', 'hillLine'), RIDGE, 'hillFar')
  const far = pen.plane('far', 'seaLine')
  return [
    pen.shape(box(-4, 62, 220, 190), 'water', 1),
    standing(far, sailBoat, 46, 67, 10),
    standing(far, sailBoat, 166, 66, 9),
  ]
}

const READERS: readonly (readonly [CastName, CastName])[] = [
  ['malu', 'davi'],
  ['bia', 'caio'],
  ['yumi', 'nina'],
  ['sofia', 'theo'],
]
const SKIES: readonly Fill[] = ['sky', 'skyLow', 'bluePale', 'pinkPale']
const PAINTS: readonly Fill[] = ['yellow', 'red', 'teal', 'orange']

/** `variant`, from 0, gives another hour, other travellers, another vehicle. */
export function townRoad(pen: Pen, country: Country, variant: number, rows: number): Drawing {
  const far = pen.plane('far', country === 'serra' ? 'hillLine' : 'seaLine')
  const [left, right] = READERS[variant % READERS.length] ?? (['malu', 'davi'] as const)
  const coat = PAINTS[variant % PAINTS.length] ?? 'yellow'
  const verge: Fill = country === 'litoral' ? 'sand' : 'grass'
  return [
    pen.shape(box(0, 0, 214, 260), SKIES[variant % SKIES.length] ?? 'sky', null),
    sun(far, 188, 50, 0.4),
    cloud(far, 22, 50, 0.55),
    horizon(pen, country),
    rowsOf(pen, country, rows),
    pen.shape(box(-4, 250, 220, 15), 'stone', 1.1),
    pen.line('M-4 252.4H216', 0.8, 'white'),
    pen.shape(box(-4, 264, 220, 34), verge, 1.1),
    variant % 2 ? car(pen, 105, 262, 0.6, coat) : bus(pen, 105, 262, 0.36, () => [], coat),
    bush(far, 150, 280, 0.5),
    bush(far, 60, 281, 0.4),
    tuft(pen, 104, 281, 0.6),
    person(pen, left, 28, FEET, 0.52, { pose: POINT }),
    person(pen, right, 184, FEET, 0.52, { pose: POINT_LEFT }),
  ]
}

/** Two posts from a board's lower edge to the ground. */
export const posts = (pen: Pen, x: number, width: number, from: number, foot: number): Drawing =>
  [x + 9, x + width - 12].map((left) => pen.shape(box(left, from - 2, 3, foot - from + 2), 'wood', 1))

/** A white plate; its name goes onto the band. */
export const signPlate = (pen: Pen, [x, y]: Spot, width: number, height: number, band: Fill): Drawing => [
  pen.shape(box(x, y, width, height, 3), 'white', 1.2),
  pen.shape(`M${x} ${y + 8.4}V${y + 3}a3 3 0 0 1 3 -3H${x + width - 3}a3 3 0 0 1 3 3V${y + 8.4}z`, band, 1.1),
]

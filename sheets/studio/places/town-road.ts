/** Country or coast in steps, a town behind each sign, and the road from which the signs are read. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { church } from '../shapes/big-things.ts'
import { house } from '../shapes/built.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { bus, car } from '../shapes/vehicles.ts'
import { sailBoat } from '../turning/toys.ts'

/** Signs are from `TOP` to `FOOT` in equal steps, mm. */
const [TOP, FOOT] = [66, 244]
const FEET = 281

/** The ground of each row of signs. */
export const groundsOf = (rows: number): number[] =>
  Array.from({ length: rows }, (_, i) => TOP + ((i + 1) * (FOOT - TOP)) / rows - 1.5)

type Country = 'serra' | 'litoral'

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

/** The middle of a town: a church or a tall plant behind two houses. `i` gives another one. */
function town(pen: Pen, i: number, country: Country): Drawing {
  const plane = pen.plane('middle')
  const plant =
    country === 'litoral' ? palm(plane, -2, -7, 0.66) : tree(plane, i % 2 ? -3 : 3, -8, 0.66, i % 2 ? 'lime' : 'leaf')
  return [
    i % 3 === 0 ? standing(plane, church, 1, -8, 26) : plant,
    house(plane, -3.5, -5, 0.4, paint(i + 2)),
    house(plane, 3.5, -2, 0.44, paint(i)),
    i % 2 ? bush(plane, -5, 3, 0.32, 'leaf', 'pink') : bush(plane, 5, 4, 0.3, 'lime'),
  ]
}

/** Grass or sand in rows, with a town in each at `x`. */
function rowsOf(pen: Pen, country: Country, variant: number, rows: number, x: number): Drawing {
  const isCoast = country === 'litoral'
  const far = pen.plane('far', isCoast ? 'sandLine' : 'hillLine')
  const fills: readonly Fill[] = isCoast ? ['sand', 'path'] : ['meadow', 'grass']
  const scale = rows > 3 ? 0.82 : 1
  return groundsOf(rows).map((y, i) => [
    hill(far, rolling(y - 10, i % 2 ? 1.4 : -1.4), fills[i % 2] ?? 'meadow'),
    pen.at(x, y - 4, scale, (pen) => town(pen, i + variant, country)),
  ])
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

/** `variant`, from 0, gives another hour, other travellers and another vehicle; `townX` is where signs leave room. */
export function townRoad(pen: Pen, country: Country, variant: number, rows: number, townX: number): Drawing {
  const far = pen.plane('far', country === 'serra' ? 'hillLine' : 'seaLine')
  const [left, right] = READERS[variant % READERS.length] ?? (['malu', 'davi'] as const)
  const coat = PAINTS[variant % PAINTS.length] ?? 'yellow'
  const kerb = 254
  return [
    pen.shape(box(0, 0, 214, 260), SKIES[variant % SKIES.length] ?? 'sky', null),
    sun(far, 188, 50, 0.4),
    cloud(far, 22, 50, 0.55),
    horizon(pen, country),
    rowsOf(pen, country, variant, rows, townX),
    pen.shape(box(-4, kerb, 220, 24), 'stone', 1.1),
    pen.line('M4 266H206', 1, 'white', [9, 7]),
    pen.shape(box(-4, 278, 220, 20), country === 'litoral' ? 'sand' : 'grass', 1.1),
    variant % 2 ? car(pen, 105, 269, 0.72, coat) : bus(pen, 105, 270, 0.44, () => [], coat),
    bush(far, 152, 281, 0.4),
    tuft(pen, 64, 283, 0.6),
    person(pen, left, 28, FEET, 0.52, { pose: POINT }),
    person(pen, right, 184, FEET, 0.52, { pose: POINT_LEFT }),
  ]
}

/** Two posts from a board's lower edge to the ground. */
export const posts = (pen: Pen, x: number, width: number, from: number, foot: number): Drawing =>
  [x + 9, x + width - 12].map((left) => pen.shape(box(left, from - 2, 3, foot - from + 2), 'wood', 1))

/** A sign on two posts, `foot` on the ground; its name goes onto the band. */
export function townSign(pen: Pen, [x, y]: Spot, width: number, height: number, foot: number, band: Fill): Drawing {
  return [
    posts(pen, x, width, y + height, foot),
    pen.shape(box(x, y, width, height, 3), 'white', 1.2),
    pen.shape(`M${x} ${y + 8.4}V${y + 3}a3 3 0 0 1 3 -3H${x + width - 3}a3 3 0 0 1 3 3V${y + 8.4}z`, band, 1.1),
  ]
}

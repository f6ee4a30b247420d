/** Streets in which something asks for a sign: a crossing, a school, works, cattle. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import type { Pose } from '../cast/skeleton.ts'
import { tower } from '../eras/street-things.ts'
import { standing } from '../fit.ts'
import { box, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house, school } from '../shapes/built.ts'
import { cow } from '../shapes/farm.ts'
import { cloud, hill, tree } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { paintedPare, vehicleLight } from '../shapes/traffic-signs.ts'
import { cyclist } from '../shapes/travellers.ts'
import { bus, car } from '../shapes/vehicles.ts'
import { toyDigger } from '../turning/toys.ts'

export const SIGN_PLACES = ['escola', 'centro', 'bairro'] as const
export type SignPlace = (typeof SIGN_PLACES)[number]

/** Depth of the road below the kerb, mm. */
export const ROAD = 19

export const WALKING: Pose = {
  turn: 34,
  expr: 'alegre',
  legL: { at: [-7, -3] },
  legR: { at: [8, -3] },
  armL: [-16, 4],
  armR: [16, 4],
}

/** Bars that lead across a road from kerb to kerb. */
export const zebra = (pen: Pen, x: number, y: number, width: number, depth: number): Drawing => {
  const count = Math.floor(depth / 4.6)
  return Array.from({ length: count }, (_, i) =>
    pen.shape(box(x - width / 2, y + 1 + (i * depth) / count, width, 2.6), 'white', 0.6),
  )
}

/** Another street that opens between the houses. */
const sideStreet = (pen: Pen, x: number, kerb: number): Drawing =>
  pen.shape(`M${x - 6} ${kerb - 20}H${x + 6}L${x + 10} ${kerb + 0.6}H${x - 10}z`, 'stone', 0.8)

export const cone = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 3} ${y}L${x - 0.8} ${y - 9}h1.6L${x + 3} ${y}z`, 'orange', 0.8),
  pen.shape(`M${x - 2} ${y - 3.4}L${x - 1.4} ${y - 6}h2.8L${x + 2} ${y - 3.4}z`, 'white', 0.5),
  pen.shape(box(x - 4, y - 0.6, 8, 1.8, 0.6), 'orange', 0.7),
]

const lightAt = (pen: Pen, x: number, foot: number): Drawing => [
  pen.rope(`M${x} ${foot}V${foot - 14}`, 2, 'metal', 0.8),
  pen.at(x, foot - 23, 0.8, (own) => vehicleLight(own, 'vermelho')),
]

/** About the middle of its stretch; `kerb` is the upper edge of the road. */
type Situation = (pen: Pen, x: number, kerb: number, who: (i: number) => CastName) => Drawing

const low = (kerb: number) => kerb + ROAD - 3.4

export const SITUATIONS = {
  pare: (pen, x, kerb) => [
    sideStreet(pen, x + 20, kerb),
    paintedPare(pen, x - 6, kerb + ROAD / 2, 7.2),
    pen.shape(box(x + 9, kerb + 1.4, 2.4, ROAD - 2.8), 'white', 0.5),
    car(pen, x - 31, low(kerb), 0.4, 'blue'),
  ],
  preferencia: (pen, x, kerb) => [
    sideStreet(pen, x - 4, kerb),
    pen.shape(`M${x - 16} ${kerb + 4}V${kerb + ROAD - 4}L${x - 5} ${kerb + ROAD / 2}z`, 'white', 0.6),
    pen.line(`M${x} ${kerb + 1.6}V${kerb + ROAD - 1}`, 1.6, 'white', [3, 2]),
    car(pen, x - 32, low(kerb), 0.48, 'green'),
    bus(pen, x + 22, low(kerb), 0.29),
  ],
  faixa: (pen, x, kerb, who) => [
    zebra(pen, x + 6, kerb, 44, ROAD),
    person(pen, 'avo', x + 2, kerb + 14, 0.44, { pose: { expr: 'alegre' } }),
    person(pen, who(0), x + 15, kerb + 15, 0.44, { pose: WALKING }),
    car(pen, x - 30, low(kerb), 0.42, 'purple'),
  ],
  escola: (pen, x, kerb, who) => [
    school(pen.plane('middle'), x, kerb - 4, 0.46),
    person(pen, who(1), x - 20, kerb - 0.4, 0.34, { pose: WALKING }),
    person(pen, who(2), x + 19, kerb - 0.4, 0.34, { pose: { expr: 'alegre' } }),
    car(pen, x - 24, low(kerb), 0.44, 'red'),
  ],
  bicicleta: (pen, x, kerb) => [
    pen.shape(box(x - 44, kerb + 0.6, 88, 10.4), 'redPale', 0.8),
    pen.line(`M${x - 44} ${kerb + 11.6}h88`, 1, 'white', [5, 3]),
    standing(pen, (own) => cyclist(own), x - 20, kerb + 9, 27),
    standing(pen, (own) => cyclist(own), x + 14, kerb + 9.6, 27),
  ],
  semaforo: (pen, x, kerb) => [
    lightAt(pen, x + 20, kerb),
    pen.shape(box(x + 8, kerb + 1.4, 2.4, ROAD - 2.8), 'white', 0.5),
    car(pen, x - 8, low(kerb), 0.46, 'yellow'),
    car(pen, x - 34, low(kerb), 0.42, 'teal'),
  ],
  obras: (pen, x, kerb) => [
    pen.shape(`M${x - 24} ${kerb + ROAD - 3}Q${x - 14} ${kerb + 2} ${x - 2} ${kerb + ROAD - 3}z`, 'soil', 0.9),
    standing(pen, toyDigger, x + 12, kerb + ROAD - 4, 33),
    [-34, -27, 33].map((dx) => cone(pen, x + dx, kerb + ROAD - 3)),
  ],
  animais: (pen, x, kerb) => [
    fence(pen.plane('middle'), x - 42, x + 20, kerb - 3, 9),
    cow(pen, x - 18, kerb + 12, 0.44),
    cow(pen, x + 14, kerb + 15, 0.46),
  ],
} as const satisfies Readonly<Record<string, Situation>>

/** Middle of a stretch, and how many houses it has room for. */
export interface Lot {
  readonly x: number
  readonly houses: 0 | 1 | 2
}

/** Houses, towers or trees behind the kerb, pale. */
export function rowOf(pen: Pen, place: SignPlace, kerb: number, turn: number, lots: readonly Lot[]): Drawing {
  const middle = pen.plane('middle')
  const walls: readonly Fill[] = ['cream', 'pinkPale', 'bluePale', 'yellowPale']
  return lots.map(({ x, houses }, i) =>
    [-26, 12].slice(0, houses).map((dx, k) => {
      const wall = walls[(turn + i * 2 + k) % walls.length] ?? 'cream'
      if (place === 'centro') return standing(middle, tower, x + dx, kerb - 4, 30 + ((turn + k) % 2) * 4)
      if (place === 'escola' && k) return tree(middle, x + dx, kerb - 4, 0.9, turn % 2 ? 'lime' : 'leaf')
      return house(middle, x + dx, kerb - 4, 0.9, { wall, roof: k ? 'red' : 'orange' })
    }),
  )
}

/** A road from edge to edge, the pavement behind it and the ground or sky above. */
export const stretch = (pen: Pen, top: number, kerb: number, fill: Fill): Drawing => [
  pen.shape(box(-4, top, 222, kerb - top + 2), fill, null),
  pen.shape(box(-4, kerb - 4, 222, 4.6), 'greyPale', 0.8),
  pen.shape(box(-4, kerb, 222, ROAD), 'stone', 1),
]

export const skyline = (pen: Pen, y: number): Drawing => [
  cloud(pen.plane('far', 'hillLine'), 30, y - 14, 0.7),
  hill(pen.plane('far', 'hillLine'), points(`-8,${y} 44,${y - 14} 100,${y} 150,${y - 16} 218,${y}`), 'hillFar', y + 12),
]

/** Streets in which something asks for a sign: a crossing, a school, works, cattle. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import type { Pose } from '../cast/skeleton.ts'
import { standing } from '../fit.ts'
import { box, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { school } from '../shapes/built.ts'
import { cow } from '../shapes/farm.ts'
import { cloud, hill, tree } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { paintedPare, vehicleLight } from '../shapes/traffic-signs.ts'
import { toyDigger } from '../turning/toys.ts'
import { comingCar, type Driver, driver } from './drivers.ts'

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

/** Half of a side street's width, its pavements not counted. */
export const SIDE_STREET = 9

/** A street that meets the road at `kerb` from above, from kerb to kerb, with its pavements and its lane mark. */
export const sideStreet = (pen: Pen, x: number, top: number, kerb: number): Drawing => [
  [-1, 1].map((side) => pen.shape(box(x + side * (SIDE_STREET + 1.5) - 1.5, top, 3, kerb - top), 'greyPale', 0.8)),
  pen.shape(box(x - SIDE_STREET, top - 0.8, SIDE_STREET * 2, kerb - top + 1.6), 'stone', null),
  pen.line(`M${x} ${top + 2}V${kerb - 1}`, 1, pen.colour ? 'white' : 'black', [4, 3]),
]

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

const LOW = ROAD - 3.4
/** From the foot of one road to the kerb of the next. */
const GAP = 35

/** Drivers of each situation from its middle and kerb; the near lane is theirs. */
export const DRIVERS = {
  pare: [{ what: 'carro', x: -28, foot: LOW, scale: 0.4, fill: 'blue', line: 14 }],
  preferencia: [{ what: 'carro', x: -25, foot: LOW, scale: 0.44, fill: 'green', line: 14 }],
  faixa: [{ what: 'carro', x: -30, foot: LOW, scale: 0.38, fill: 'purple', line: -15 }],
  escola: [{ what: 'carro', x: -24, foot: LOW, scale: 0.44, fill: 'red', line: 42 }],
  bicicleta: [
    { what: 'ciclista', x: -20, foot: ROAD - 1.6, scale: 27, line: 42 },
    { what: 'ciclista', x: 14, foot: ROAD - 1.6, scale: 27, line: 42 },
  ],
  semaforo: [
    { what: 'carro', x: 6, foot: LOW, scale: 0.44, fill: 'yellow', line: 25 },
    { what: 'carro', x: -25, foot: LOW, scale: 0.4, fill: 'teal', line: 25 },
  ],
  obras: [],
  animais: [],
} as const satisfies Readonly<Record<string, readonly Driver[]>>

const driversOf = (pen: Pen, name: keyof typeof DRIVERS, x: number, kerb: number): Drawing =>
  DRIVERS[name].map((one: Driver) => driver(pen, { ...one, x: x + one.x, foot: kerb + one.foot, line: x + one.line }))

/** Middle of a side street, after the line. */
const MOUTH = 35
const line = (pen: Pen, x: number, kerb: number): Drawing =>
  pen.shape(box(x, kerb + 1.4, 2.4, ROAD - 2.8), 'white', 0.5)

export const SITUATIONS = {
  pare: (pen, x, kerb) => [
    sideStreet(pen, x + MOUTH, kerb - GAP, kerb),
    paintedPare(pen, x, kerb + ROAD / 2, 7.2),
    line(pen, x + 14, kerb),
    driversOf(pen, 'pare', x, kerb),
  ],
  preferencia: (pen, x, kerb) => [
    sideStreet(pen, x + MOUTH, kerb - GAP, kerb),
    comingCar(pen, x + MOUTH - 4.4, kerb - 6, 'red'),
    pen.shape(`M${x + 8} ${kerb + 4}V${kerb + ROAD - 4}L${x - 5} ${kerb + ROAD / 2}z`, 'white', 0.6),
    Array.from({ length: 4 }, (_, i) => pen.shape(box(x + 14, kerb + 1.6 + i * 4.2, 2.4, 2.6), 'white', 0.5)),
    driversOf(pen, 'preferencia', x, kerb),
  ],
  faixa: (pen, x, kerb, who) => [
    zebra(pen, x + 7, kerb, 40, ROAD),
    person(pen, 'avo', x + 2, kerb + 14, 0.36, { pose: { expr: 'alegre' } }),
    person(pen, who(0), x + 15, kerb + 15, 0.36, { pose: WALKING }),
    driversOf(pen, 'faixa', x, kerb),
  ],
  escola: (pen, x, kerb, who) => [
    school(pen.plane('middle'), x, kerb - 4, 0.46),
    person(pen, who(1), x - 20, kerb - 0.4, 0.34, { pose: WALKING }),
    person(pen, who(2), x + 19, kerb - 0.4, 0.34, { pose: { expr: 'alegre' } }),
    driversOf(pen, 'escola', x, kerb),
  ],
  bicicleta: (pen, x, kerb) => [
    pen.shape(box(x - 44, kerb + ROAD - 11, 88, 10.4), 'redPale', 0.8),
    pen.line(`M${x - 44} ${kerb + ROAD - 12}h88`, 1, pen.colour ? 'white' : 'black', [5, 3]),
    driversOf(pen, 'bicicleta', x, kerb),
  ],
  semaforo: (pen, x, kerb) => [
    lightAt(pen, x + 33, kerb),
    line(pen, x + 25, kerb),
    driversOf(pen, 'semaforo', x, kerb),
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

/** The front of a home, 36 mm wide and 34 high: whoever is on the road before it would go through its door. */
const homeFront = (pen: Pen, x: number, foot: number, wall: Fill, roof: Fill): Drawing =>
  pen.at(x, foot, 1, (own) => [
    own.shape(box(-16, -25, 32, 25), wall, 1),
    own.shape('M-18 -24.500L-11 -34H11L18 -24.500z', roof, 1),
    own.line('M-12 -28h7M-2 -28h6M7 -28h5M-8 -31.400h6M2 -31.400h6', 0.5),
    own.shape(box(-13, -19, 9.6, 19), 'teal', 0.9),
    own.spot(-5.4, -9, 0.7),
    own.shape(box(0, -19, 13, 11), 'sky', 0.9),
    own.line('M6.500 -19v11M0 -13.500h13', 0.6),
  ])

/** A shop with a flat above it, as large. */
const shopFront = (pen: Pen, x: number, foot: number, wall: Fill, cloth: Fill): Drawing =>
  pen.at(x, foot, 1, (own) => [
    own.shape(box(-16, -33, 32, 33), wall, 1),
    own.shape(box(-17.4, -34.6, 34.8, 3, 0.6), 'stone', 0.8),
    [-11, 3].map((left) => own.shape(box(left, -30, 8, 5.6), 'sky', 0.7)),
    own.shape(box(-13, -17, 9.6, 17), 'woodDark', 0.9),
    own.shape(box(0, -16, 13, 11), 'sky', 0.9),
    own.shape(
      'M-16 -22H16L18 -16q-3 3.400 -6 0q-3 3.400 -6 0q-3 3.400 -6 0q-3 3.400 -6 0q-3 3.400 -6 0q-3 3.400 -6 0z',
      cloth,
      0.8,
    ),
  ])

/** Homes, shops or trees behind the kerb, pale. */
export function rowOf(pen: Pen, place: SignPlace, kerb: number, turn: number, lots: readonly Lot[]): Drawing {
  const middle = pen.plane('middle')
  const walls: readonly Fill[] = ['cream', 'pinkPale', 'bluePale', 'yellowPale']
  return lots.map(({ x, houses }, i) =>
    [-27, 9].slice(0, houses).map((dx, k) => {
      const wall = walls[(turn + i * 2 + k) % walls.length] ?? 'cream'
      const trim = (turn + i + k) % 2 ? 'red' : 'orange'
      if (place === 'centro') return shopFront(middle, x + dx, kerb - 4, wall, trim)
      if (place === 'escola' && k) return tree(middle, x + dx, kerb - 4, 1.2, turn % 2 ? 'lime' : 'leaf')
      return homeFront(middle, x + dx, kerb - 4, wall, trim)
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

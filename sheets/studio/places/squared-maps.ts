/** Maps under a grid: an island in the sea, a sky of planets, on paper with worn edges. */
import { contains } from '../../scene/even-odd.ts'
import type { Thing } from '../fit.ts'
import { ellipse, points, poly, type Spot, smooth, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { FINDS } from '../shapes/finds.ts'
import { tree } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { coral, fish, octopus, seaTurtle, whale } from '../shapes/sea.ts'
import { boat, SEASIDE } from '../shapes/seaside.ts'
import { alien, crescent, planet } from '../shapes/space.ts'
import { rocket } from '../shapes/vehicles.ts'

/** The grid's upper left corner and its side, mm. */
export const GRID = { x: 29, y: 66, side: 130 }

export interface MapThing {
  readonly name: string
  readonly draw: Thing
  /** Its home; the sky has no shore. */
  readonly on: 'land' | 'sea' | 'sky'
}

const thing = (name: string, on: MapThing['on'], draw: Thing): MapThing => ({ name, on, draw })

const ISLAND_THINGS: readonly MapThing[] = [
  thing('palmeira', 'land', (pen) => palm(pen, 0, 0)),
  thing('cabana', 'land', (pen) => house(pen, 0, 0, 1)),
  thing('árvore', 'land', (pen) => tree(pen, 0, 0)),
  thing('concha', 'land', SEASIDE.concha),
  thing('siri', 'land', SEASIDE.siri),
  thing('barco', 'sea', (pen) => boat(pen, 0, 0, 1)),
  thing('tartaruga', 'sea', (pen) => seaTurtle(pen, 0, 0, 1)),
  thing('polvo', 'sea', (pen) => octopus(pen, 0, 0)),
  thing('baleia', 'sea', (pen) => whale(pen, 0, 0, 1)),
  thing('peixe', 'sea', (pen) => fish(pen, 0, 0, 1)),
  thing('coral', 'sea', (pen) => coral(pen, 0, 0)),
]

const SKY_THINGS: readonly MapThing[] = [
  thing('foguete', 'sky', (pen) => rocket(pen, 0, 0, 1, false)),
  thing('lua', 'sky', (pen) => crescent(pen, 0, 0)),
  thing('planeta com anel', 'sky', (pen) => planet(pen, 0, 0, 1, 'orange', 'ring')),
  thing('planeta listrado', 'sky', (pen) => planet(pen, 0, 0, 1, 'teal', 'bands')),
  thing('extraterrestre', 'sky', (pen) => alien(pen, 0, 0)),
  thing('cometa', 'sky', FINDS.cometa),
  thing('disco voador', 'sky', FINDS.disco),
  thing('satélite', 'sky', FINDS.satelite),
  thing('planeta com manchas', 'sky', (pen) => planet(pen, 0, 0, 1, 'redPale', 'spots', 'copper')),
]

export interface SquaredMap {
  /** Names of what the map itself shows. */
  readonly names: readonly string[]
  readonly things: readonly MapThing[]
  /** Small things of the map keep to the middles of squares, clear of the spots, both in shares of the grid. */
  readonly draw: (pen: Pen, taken: readonly Spot[], squares: number, turn: number) => Drawing
  /** True if the middle of a thing may be at this spot of the grid, in shares of its side. */
  readonly bears: (on: MapThing['on'], spot: Spot, turn: number) => boolean
  /** True if nothing of the map itself is at this spot, so that a cross can be seen there. */
  readonly isPlain: (spot: Spot, turn: number) => boolean
}

const at = ([x, y]: Spot): Spot => [GRID.x + x * GRID.side, GRID.y + y * GRID.side]

/** The same island seen from another side, from 0 to 7: turned over, on end, or both. */
const turned = ([x, y]: Spot, turn: number): Spot => {
  const [u, v] = turn & 4 ? [y, x] : [x, y]
  return [turn & 1 ? 1 - u : u, turn & 2 ? 1 - v : v]
}
/** A spot of the turned island on the island as it is written here. */
const unturned = ([x, y]: Spot, turn: number): Spot => {
  const [u, v] = [turn & 1 ? 1 - x : x, turn & 2 ? 1 - y : y]
  return turn & 4 ? [v, u] : [u, v]
}

/** The island's coast, and its woods, in shares of the grid. */
const COAST = points(
  '0.2,0.3 0.34,0.14 0.56,0.1 0.78,0.2 0.9,0.42 0.84,0.66 0.66,0.72 0.6,0.88 0.38,0.92 0.2,0.8 0.1,0.54',
)
const WOODS = points('0.32,0.32 0.52,0.2 0.74,0.32 0.78,0.5 0.62,0.58 0.48,0.74 0.32,0.7 0.24,0.5')

const pointOf = ([x, y]: Spot) => ({ x, y })
const SHORE = [COAST.map(pointOf)]

/** Room around a thing's middle, in shares of the grid: a thing of the sea keeps off the coast. */
const ROOM: Readonly<Record<MapThing['on'], number>> = { land: 0.055, sea: 0.075, sky: 0 }

/** Eight spots around a middle. */
const around = ([x, y]: Spot, room: number): Spot[] =>
  Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4).map((angle) => [
    x + room * Math.cos(angle),
    y + room * Math.sin(angle),
  ])

const RIPPLES = points('0.04,0.12 0.14,0.9 0.86,0.86 0.93,0.14 0.05,0.4 0.95,0.74 0.72,0.94 0.2,0.06')

/** Peaks of the range in the woods, the lake's middle and the dunes of the beach. */
const PEAKS = points('0.4,0.4 0.47,0.36 0.54,0.41')
const LAKE: Spot = [0.4, 0.6]
/** From the lake to the sea. */
const RIVER = points('0.39,0.64 0.35,0.7 0.335,0.755 0.33,0.81 0.305,0.87')
const DUNES = points('0.72,0.24 0.84,0.5 0.54,0.84 0.16,0.5 0.68,0.66')

/** One tall peak behind two lower ones, all on one foot. */
function range(pen: Pen, turn: number): Drawing {
  const middle = at(turned([0.47, 0.39], turn))
  const peaks = [
    [0, 17],
    [-8, 12],
    [8, 13],
  ] as const
  return peaks.map(([dx, height]) => {
    const [x, foot] = [middle[0] + dx, middle[1] + 8]
    const half = height * 0.62
    return [
      pen.shape(`M${x - half} ${foot}L${x - 1.5} ${foot - height}q1.5 -1.6 3 0L${x + half} ${foot}z`, 'stone', 0.8),
      pen.line(`M${x + 0.5} ${foot - height + 3}l1.500 3.500l-1.200 2.500`, 0.6),
    ]
  })
}

/** Banks of the river, from the lake to beyond the coast, in shares of the grid. */
const RIVER_BANKS = [
  points('0.37,0.63 0.325,0.7 0.315,0.77 0.27,0.86'),
  points('0.42,0.63 0.375,0.72 0.365,0.79 0.33,0.905'),
] as const
/** Past the line of the coast, where river and sea are one water. */
const MOUTH = points('0.316,0.932 0.25,0.89')

function river(pen: Pen, turn: number): Drawing {
  const [left, right] = RIVER_BANKS.map((bank) => bank.map((one) => at(turned(one, turn))))
  const mouth = MOUTH.map((one) => at(turned(one, turn)))
  return [
    pen.shape(
      `${smooth((left ?? []).toReversed(), false)}${smooth(right ?? [], false).replace('M', 'L')}${poly(mouth).replace('M', 'L')}`,
      'water',
      null,
    ),
    [left ?? [], right ?? []].map((bank) => pen.line(smooth(bank, false), 0.8)),
  ]
}

function island(pen: Pen, taken: readonly Spot[], turn: number): Drawing {
  const placed = (spots: readonly Spot[]) => spots.map((one) => at(turned(one, turn)))
  // No wave or dune is under a thing or a cross.
  const bare = (spots: readonly Spot[]) => placed(spots.filter((one) => !isNear(turned(one, turn), taken, CLEAR)))
  const middle = pen.plane('middle', 'leafDark')
  const [lakeX, lakeY] = at(turned(LAKE, turn))
  return [
    pen.line(
      bare(RIPPLES)
        .map(([x, y]) => `M${x - 5} ${y}q2.5 -2 5 0t5 0`)
        .join(''),
      0.7,
      'waterLine',
    ),
    pen.shape(smooth(placed(COAST)), 'sand', 1.2),
    middle.shape(smooth(placed(WOODS)), 'meadow', 0.8),
    river(middle, turn),
    middle.shape(turn & 4 ? ellipse(lakeX, lakeY, 6.5, 11) : ellipse(lakeX, lakeY, 11, 6.5), 'water', 0.8),
    range(middle, turn),
    pen.line(
      bare(DUNES)
        .map(([x, y]) => `M${x - 4} ${y}q2 -2.500 4 0q2 -2.500 4 0`)
        .join(''),
      0.6,
      'sandLine',
    ),
  ]
}

const DOTS = points(
  '0.1,0.08 0.34,0.2 0.62,0.05 0.88,0.24 0.06,0.46 0.46,0.44 0.7,0.36 0.94,0.6 0.2,0.7 0.56,0.78 0.82,0.9 0.08,0.94 0.4,0.96',
)

/** From a thing's middle to the nearest star or landmark, in shares of the grid. */
const CLEAR = 0.1
/** From the middle of the river to the middle of a thing beside it. */
const OFF_RIVER = 0.07
const isNear = ([x, y]: Spot, spots: readonly Spot[], reach: number) =>
  spots.some(([u, v]) => Math.abs(u - x) < reach && Math.abs(v - y) < reach)
/** Far from the range, the lake and the river. */
const isBare = (spot: Spot, offRiver: number) =>
  !isNear(spot, [...PEAKS, LAKE], CLEAR) && !isNear(spot, RIVER, offRiver)

const stars = (pen: Pen, spots: readonly Spot[]): Drawing =>
  spots.map(at).map(([x, y], i) => pen.shape(star(x, y, 1.8 + (i % 3) * 0.4), 'yellow', 0.5))

/** The middle of the square that a spot is in. */
const middleOf = ([x, y]: Spot, squares: number): Spot => [
  (Math.floor(x * squares) + 0.5) / squares,
  (Math.floor(y * squares) + 0.5) / squares,
]

/** The rim of the Earth below the stars, lower than the name of an axis. */
const earth = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'blueDark')
  const [left, width, foot] = [GRID.x - 20, GRID.side + 40, GRID.y + GRID.side + 22]
  return [
    far.shape(`M${left} ${foot - 18}q${width / 2} -30 ${width} 0V${foot}H${left}z`, 'bluePale', 0.7),
    far.shade(`M${left + 26} ${foot - 26}q14 -2 30 -5.500q6 6 -4 10q8 6 -2 12q-14 -4 -16 -9q-10 0 -8 -7.500z`, 'hill'),
    far.shade(`M${left + 100} ${foot - 31}q16 1 32 5q-4 8 -12 7q-2 8 -10 6q-12 -6 -10 -18z`, 'hill'),
  ]
}

/** A pale band from one corner to the other, between the numbers of the grid, with dust in it. */
const milkyWay = (pen: Pen): Drawing => {
  const band = points(
    '-0.1,0.665 0.14,0.54 0.34,0.36 0.6,0.26 0.82,0.08 1.12,-0.06 1.12,0.16 0.9,0.3 0.7,0.46 0.44,0.54 0.22,0.745 -0.1,0.865',
  )
  const dust = points('0.03,0.7 0.19,0.56 0.28,0.54 0.45,0.41 0.57,0.42 0.66,0.3 0.79,0.28 0.92,0.1 0.99,0.18')
  const far = pen.plane('far', 'purple')
  return [
    far.shape(smooth(band.map(at)), 'purplePale', 0.5),
    dust.map(at).map(([x, y], i) => pen.spot(x, y, 0.5 + (i % 3) * 0.15, 'white')),
  ]
}

/** Share of the map above the Earth. */
const OPEN_SKY = 0.78

const starrySky = (pen: Pen, taken: readonly Spot[], squares: number): Drawing => {
  const spots = DOTS.map((one) => middleOf(one, squares))
  return [
    openSky(pen),
    stars(
      pen,
      spots.filter((one) => one[1] < OPEN_SKY && !isNear(one, taken, CLEAR)),
    ),
  ]
}

/** A sky without stars: one of the figures that appear there is a star. */
export const openSky = (pen: Pen): Drawing => [milkyWay(pen), earth(pen)]

export const SQUARED_MAPS = {
  ilha: {
    names: ['ilha', 'mar'],
    things: ISLAND_THINGS,
    draw: (pen, taken, _, turn) => island(pen, taken, turn),
    bears: (on, spot, turn) => {
      const here = unturned(spot, turn)
      return (
        around(here, ROOM[on]).every((one) => contains(SHORE, pointOf(one)) === (on === 'land')) &&
        isBare(here, OFF_RIVER)
      )
    },
    isPlain: (spot, turn) => isBare(unturned(spot, turn), OFF_RIVER / 2),
  },
  espaco: {
    names: ['estrelas'],
    things: SKY_THINGS,
    draw: starrySky,
    bears: () => true,
    isPlain: () => true,
  },
} as const satisfies Readonly<Record<string, SquaredMap>>

export type SquaredMapName = keyof typeof SQUARED_MAPS

/** Ground of the paper between its edges and the grid. */
export const PAPERS: Readonly<Record<SquaredMapName, Fill>> = { ilha: 'water', espaco: 'dusk' }

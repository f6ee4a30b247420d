/** Places in bands one below the other, in each a ground for people and boxes: market, farm, party, school, beach. */
import { inTurn } from '../in-turn.ts'
import { box, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning, bunting, house } from '../shapes/built.ts'
import { barn, windPump } from '../shapes/farm.ts'
import { bush, cloud, flower, sun, tree, tuft } from '../shapes/nature.ts'
import { balloon } from '../shapes/party.ts'
import { boat, castle, SEASIDE } from '../shapes/seaside.ts'

interface Band {
  readonly top: number
  /** Of feet and boxes. */
  readonly ground: number
  /** 0 is the uppermost one; `look` gives other things beside it. */
  readonly row: number
  readonly look: number
}

type Place = (pen: Pen, band: Band) => Drawing

const [LEFT, RIGHT, END] = [-4, 218, 300]
/** Of the floor behind the feet. */
const DEPTH = 7

const floor = (pen: Pen, { ground }: Band, fill: Fill): Drawing =>
  pen.shape(box(LEFT, ground - DEPTH, RIGHT - LEFT, END - ground + DEPTH), fill, 0.9)

/** The uppermost band goes on behind the title. */
const upper = ({ top, row }: Band) => (row === 0 ? 0 : top)

const wall = (pen: Pen, band: Band, fill: Fill): Drawing =>
  pen.shape(box(LEFT, upper(band), RIGHT - LEFT, END), fill, null)

const STRIPES = [
  ['red', 'white'],
  ['teal', 'white'],
  ['orange', 'white'],
] as const

const market: Place = (pen, band) => {
  const { top, ground, row, look } = band
  const far = pen.plane('far', 'stoneDark')
  const back = ground - DEPTH
  const roofs = ['orange', 'blue', 'purple'] as const
  const under = top + (row === 0 ? -2 : 1)
  return [
    wall(pen, band, row === 0 ? 'sky' : 'skyLow'),
    [60, 100, 142].map((x, i) =>
      (i + row) % 3 === 2
        ? tree(far, x, back, 0.9)
        : house(far, x, back, 0.86, { wall: i % 2 ? 'pinkPale' : 'cream', roof: inTurn(roofs, i + row + look) }),
    ),
    bush(far, 80, back, 0.5),
    bush(far, 122, back, 0.44, 'lime'),
    floor(pen, band, 'path'),
    [12.5, 194.5].map((x) => pen.shape(box(x, under, 3, ground - under - 2), 'wood', 1)),
    awning(pen, { x: 9, y: under, width: 192, height: 6 }, 15, inTurn(STRIPES, row + look), 2),
  ]
}

const bank = (y: number, by: number): Spot[] => [
  [-6, y],
  [50, y - by],
  [110, y],
  [166, y - by],
  [220, y],
]

const farm: Place = (pen, band) => {
  const { top, ground, row, look } = band
  const far = pen.plane('far', 'hillLine')
  const back = ground - DEPTH
  const turn = (row + look) % 3
  return [
    row === 0 ? wall(pen, band, 'sky') : pen.shape(box(LEFT, top, RIGHT - LEFT, 40), 'skyLow', null),
    row === 0 ? [sun(far, 187, 33, 0.5), cloud(far, 24, 34, 0.5)] : cloud(far, turn === 1 ? 60 : 150, top + 7, 0.42),
    pen.shape(`${smooth(bank(back - 8, 5), false)}V${END}H-6z`, 'hill', null),
    turn === 0 ? barn(far, 106, back - 4, 0.34) : [],
    turn === 1 ? [windPump(far, 106, back - 4, 0.34), tree(far, 66, back - 4, 0.7)] : [],
    turn === 2
      ? [house(far, 120, back - 4, 0.9), tree(far, 96, back - 3, 0.7, 'lime'), bush(far, 146, back - 3, 0.5)]
      : [],
    pen.shape(`${smooth(bank(back, 1.6), false)}V${END}H-6z`, turn === 1 ? 'meadow' : 'grass', 0.7),
    flower(far, 13.5, ground, 0.6, turn ? 'pink' : 'yellow'),
    tuft(far, 196, ground, 0.6),
  ]
}

const BALLOONS = ['red', 'blue', 'yellow', 'purple'] as const
const PARTY_WALLS = ['pinkPale', 'yellowPale', 'bluePale'] as const

const party: Place = (pen, band) => {
  const { top, ground, row, look } = band
  const middle = pen.plane('middle')
  const far = pen.plane('far', 'woodDark')
  const line = top + (row === 0 ? -2 : 3)
  return [
    wall(pen, band, inTurn(PARTY_WALLS, look + row)),
    bunting(far, [9, line], [201, line], 4, ['red', 'yellow', 'teal', 'blue'], { size: 6, gap: 3.4 }),
    floor(pen, band, 'woodPale'),
    balloon(middle, 14.5, ground - 8, 0.5, inTurn(BALLOONS, row + look)),
    balloon(middle, 195.5, ground - 8, 0.5, inTurn(BALLOONS, row + look + 1)),
  ]
}

const SCHOOL_WALLS = ['foam', 'yellowPale', 'bluePale'] as const

const classroom: Place = (pen, band) => {
  const { top, ground, row, look } = band
  const far = pen.plane('far', 'woodDark')
  const turn = (row + look) % 3
  const high = top + 2
  return [
    wall(pen, band, inTurn(SCHOOL_WALLS, look + row)),
    turn === 0
      ? [
          far.shape(box(54, high, 102, 24, 1.5), 'wood'),
          far.shape(box(57, high + 3, 96, 18, 1), 'leafDeep'),
          far.line(
            [62, 134]
              .map((x) => `M${x} ${high + 13}l5 -6l5 6M${x + 1} ${high + 12}v6h8v-6M${x + 13} ${high + 18}v-8`)
              .join(''),
            0.7,
            'white',
          ),
        ]
      : [],
    turn === 1
      ? [62, 122].map((x) => [
          far.shape(box(x, high, 26, 20, 1), 'sky'),
          far.line(`M${x + 13} ${high}v20M${x} ${high + 10}h26`, 0.7),
        ])
      : [],
    turn === 2 ? far.line(`M${LEFT} ${ground - 22}H${RIGHT}`, 0.9) : [],
    floor(pen, band, 'woodPale'),
  ]
}

const beach: Place = (pen, band) => {
  const { top, ground, row, look } = band
  const far = pen.plane('far', 'seaLine')
  const middle = pen.plane('middle')
  const back = ground - DEPTH
  const turn = (row + look) % 3
  const horizon = back - 13
  return [
    row === 0 ? wall(pen, band, 'sky') : pen.shape(box(LEFT, top, RIGHT - LEFT, 40), 'sky', null),
    row === 0 ? [sun(far, 187, 33, 0.5), cloud(far, 24, 34, 0.5)] : cloud(far, turn ? 60 : 150, top + 7, 0.42),
    pen.shape(box(LEFT, horizon, RIGHT - LEFT, END), 'water', 0.6),
    turn !== 1 ? boat(far, turn ? 150 : 66, horizon + 3, 0.3) : [],
    pen.line(
      points('60,5 120,4 176,7')
        .map(([x, y]) => `M${x} ${horizon + y}q4 -2.600 8 0q4 2.600 8 0`)
        .join(''),
      0.6,
      'seaLine',
    ),
    pen.shape(`${smooth(bank(back + 1, 1.4), false)}V${END}H-6z`, 'sand', 0.7),
    turn === 1 ? middle.at(197, ground - 1, 0.26, (own) => castle(own, 0, 0)) : [],
    turn === 0 ? middle.at(14, ground - 2, 0.34, SEASIDE.estrela) : [],
    turn === 2 ? middle.at(196, ground - 3, 0.36, SEASIDE.bola) : [],
  ]
}

export const PROBLEM_PLACES = {
  feira: market,
  sitio: farm,
  aniversario: party,
  escola: classroom,
  praia: beach,
} as const
export type ProblemPlace = keyof typeof PROBLEM_PLACES

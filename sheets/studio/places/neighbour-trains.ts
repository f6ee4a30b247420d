/** Trains on the lines of a valley, each with its engine; the last one is at the platform of a station. Lengths in mm. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { POINT, WAVE } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { ripples } from '../scenes/ground.ts'
import { type HeadName, head } from '../shapes/animals.ts'
import { bush, cloud, hill, sun, tree } from '../shapes/nature.ts'
import { type EngineLook, engine, LETTER_WAGON_FOOT, letterWagon, track, wagon } from '../shapes/train.ts'
import { FRONT, type NeighbourPlace, type NeighbourWish, rowFeet, SIZE } from './neighbours.ts'

/** From a row's foot up to its rails. */
const RAIL = 5
/** Large wagons: their scale, the middle of the first, the step to the next. */
const LARGE = { scale: 0.8, first: 79, step: 46, engine: 33 }
/** Small wagons: left end of the first, width, height of the side, room between trios. */
const SMALL = { first: 45, width: 24.6, height: 18.6, between: 5, engine: 28, scale: 0.63 }

const ENGINES: readonly [EngineLook, ...EngineLook[]] = [
  { body: 'red', cab: 'blue', smokes: false },
  { body: 'green', cab: 'orange', smokes: false },
  { body: 'blue', cab: 'yellow', smokes: false },
  { body: 'purple', cab: 'teal', smokes: false },
]
const FILLS: readonly [Fill, ...Fill[]] = ['orange', 'teal', 'yellow', 'pink', 'blue', 'purple', 'lime', 'red']
/** None with long ears: they would reach the line above. */
const RIDERS: readonly [HeadName, ...HeadName[]] = ['bear', 'cat', 'frog', 'jaguar', 'dog', 'chick', 'pig', 'capybara']
const SKIES = ['sky', 'skyLow', 'pinkPale', 'bluePale'] as const

/** Grounds behind the lines, from the second line down: between the far edge of a line and its own rails. */
type Strip = (pen: Pen, top: number, foot: number) => Drawing
const STRIPS: readonly [Strip, ...Strip[]] = [
  (pen, top, foot) => [
    pen.shape(box(-5, top, 220, foot - top + 8), 'meadow', 0.8),
    [12, 196].map((x, i) => bush(pen.plane('far', 'leafDark'), x, foot - 5, 0.5, i ? 'lime' : 'leaf', 'pink')),
  ],
  (pen, top, foot) => [
    pen.shape(box(-5, top, 220, foot - top + 8), 'water', 0.8),
    ripples(pen.plane('far'), `12,${top + 10} 56,${top + 7} 108,${top + 12} 158,${top + 8} 190,${top + 14}`),
    pen.shape(box(-5, foot - 1, 220, 8), 'stone', 0.8),
    pen.line(
      `M4 ${foot + 3}h7M30 ${foot + 5}h7M62 ${foot + 3}h7M98 ${foot + 5}h7M134 ${foot + 3}h7M172 ${foot + 5}h7`,
      0.6,
      'stoneDark',
    ),
  ],
  (pen, top, foot) => [
    pen.shape(box(-5, top, 220, foot - top + 8), 'grass', 0.8),
    [14, 194].map((x) => bush(pen.plane('far', 'leafDark'), x, foot - 5, 0.5, 'leaf', 'red')),
  ],
]

/** A train of wide wagons whose riders look out over the rim. */
function largeTrain(pen: Pen, y: number, row: number, variant: number): { drawing: Drawing; spots: Spot[] } {
  const { scale, first, step } = LARGE
  const xs = [0, 1, 2].map((i) => first + i * step)
  return {
    spots: xs.map((x) => [x, y - 18.5 * scale]),
    drawing: [
      pen.at(LARGE.engine, y, scale, (own) => engine(own, 0, 0, inTurn(ENGINES, row + variant))),
      xs.map((x, i) =>
        pen.at(x, y, scale, (own) =>
          wagon(own, 0, 0, inTurn(RIDERS, row * 3 + i + variant * 2), inTurn(FILLS, row * 2 + i + variant), () => []),
        ),
      ),
    ],
  }
}

/** A train of six small wagons, those of one trio in one colour. */
function smallTrain(pen: Pen, y: number, row: number, variant: number): { drawing: Drawing; spots: Spot[] } {
  const { first, width, height, between } = SMALL
  const lefts = [0, 1, 2, 3, 4, 5].map((i) => first + i * width + (i > 2 ? between : 0))
  return {
    spots: lefts.map((x) => [x + width / 2, y - LETTER_WAGON_FOOT - height / 2]),
    drawing: [
      pen.rope(`M36 ${y - 4.6}H${lefts[5]}`, 1.1, 'stoneDark', 0.8),
      pen.at(SMALL.engine, y, SMALL.scale, (own) => engine(own, 0, 0, inTurn(ENGINES, row + variant))),
      lefts.map((x, i) => [
        (i + row) % 3 === 1
          ? []
          : head(pen, inTurn(RIDERS, row * 5 + i + variant), x + width / 2, y - LETTER_WAGON_FOOT - height - 2.6, 0.66),
        letterWagon(pen, x, y, width, inTurn(FILLS, row * 2 + variant + (i > 2 ? 1 : 0)), height),
      ]),
    ],
  }
}

/** The house of the station with its name and a clock. */
export const station = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(box(x - 20, foot - 24, 40, 24), 'cream', 1),
  pen.shape(`M${x - 25} ${foot - 23}L${x - 17} ${foot - 33}H${x + 17}L${x + 25} ${foot - 23}z`, 'orange', 1),
  pen.shape(circle(x, foot - 28, 3.8), 'white', 0.8),
  pen.line(`M${x} ${foot - 30.4}V${foot - 28}h1.800`, 0.7),
  pen.shape(box(x - 15.5, foot - 22.4, 31, 8, 1), 'white', 0.7),
  pen.text(x, foot - 16.7, 'ESTAÇÃO', 4.4),
  pen.shape(box(x - 4, foot - 13, 8, 13, 0.6), 'teal', 0.9),
  [x - 15, x + 8].map((left) => [
    pen.shape(box(left, foot - 11, 7, 6.4, 0.6), 'sky', 0.8),
    pen.line(`M${left + 3.5} ${foot - 11}v6.400M${left} ${foot - 7.8}h7`, 0.5),
  ]),
]

const CHIEF = { hair: 'bone', cap: CLOTH.marinho, top: { tone: CLOTH.marinho, kind: 'long' } } as const

export function neighbourTrains(pen: Pen, { columns, rows, variant, who }: NeighbourWish): NeighbourPlace {
  const feet = rowFeet(rows)
  const rails = feet.map((foot) => foot - RAIL)
  const trains = rails.map((y, row) => (columns === 1 ? largeTrain : smallTrain)(pen, y, row, variant))
  const far = pen.plane('far', 'hillLine')
  const first = rails[0] ?? 0
  const last = feet.at(-1) ?? 0
  return {
    trios: trains.flatMap(({ spots }) => Array.from({ length: columns }, (_, c) => spots.slice(c * 3, c * 3 + 3))),
    room: columns === 1 ? [43.2 * LARGE.scale, 17 * LARGE.scale] : [SMALL.width - 5.2, SMALL.height - 3.6],
    drawing: [
      pen.shape(box(-5, 0, 220, 300), inTurn(SKIES, variant), null),
      variant % 2 ? cloud(far, 26, 44, 0.7) : sun(far, 28, 40, 0.55),
      cloud(far, 186, 40, 0.7),
      far.shape(
        smooth(
          points(
            `-10,${first - 6} 20,${first - 30} 38,${first - 20} 64,${first - 38} 92,${first - 18} 122,${first - 30} 150,${first - 40} 182,${first - 20} 220,${first - 30} 220,${first + 10} -10,${first + 10}`,
          ),
          true,
          0.1,
        ),
        'dusk',
      ),
      hill(
        far,
        points(`-8,${first - 8} 50,${first - 12} 105,${first - 7} 160,${first - 13} 218,${first - 8}`),
        'hillFar',
      ),
      [16, 195].map((x) => tree(far, x, first - 5, 0.5)),
      feet
        .slice(1)
        .map((_, i) => inTurn(STRIPS, i + variant)(pen.plane('far', 'hillLine'), feet[i] ?? 0, rails[i + 1] ?? 0)),
      pen.shape(box(-5, last, 220, 80), 'greyPale', 1),
      pen.shape(box(-5, last, 220, 4), 'yellow', 0.8),
      rails.map((y) => track(pen, -4, 214, y)),
      trains.map(({ drawing }) => drawing),
      station(pen, 40, FRONT - 4),
      person(pen, who[0], 79, FRONT, SIZE, { pose: POINT, wear: CHIEF }),
      person(pen, who[1], 101, FRONT, SIZE, { pose: WAVE }),
    ],
  }
}

/** A road with six stops, a clock at each: half of the clocks are read, the hands of the others drawn, each leg timed. */
import { createRandom, type Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, WHITE } from '../../scene/inks.ts'
import { dot } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { RUN } from '../../studio/cast/poses.ts'
import { standing, type Thing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, type Spot, smooth } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { placeThing } from '../../studio/places/wayfinding.ts'
import { cloud, flower, sun, tree } from '../../studio/shapes/nature.ts'
import { bus } from '../../studio/shapes/vehicles.ts'
import { drawFace, drawHands } from './clock-drawn.ts'
import { drawn } from './decimal-numbers.ts'
import { clockText, type DurationTheme, durationField, HOUR, momentsOf, onFace, timeField } from './duration-times.ts'

interface Stop {
  readonly name: string
  readonly thing: Thing
}

const stopAt = (name: string, place = name.toLowerCase()): Stop => ({ name, thing: placeThing(place) })

const STOPS: Readonly<Record<DurationTheme, readonly Stop[]>> = {
  dia: [
    stopAt('Padaria'),
    stopAt('Biblioteca'),
    stopAt('Praça'),
    stopAt('Posto', 'posto de saúde'),
    stopAt('Mercado'),
    stopAt('Campo'),
    stopAt('Escola'),
  ],
  viagem: [
    stopAt('Escola'),
    stopAt('Granja', 'galinheiro'),
    stopAt('Curral'),
    stopAt('Milharal'),
    stopAt('Apiário'),
    stopAt('Lagoa', 'lago'),
    stopAt('Praça'),
  ],
}

export interface Trip {
  readonly stops: readonly Stop[]
  /** Minutes after midnight, one a stop. */
  readonly times: readonly number[]
}

const STOP_COUNT = 6
/** Between two stops, minutes: on foot, by bus. */
const LEGS: Readonly<Record<DurationTheme, readonly number[]>> = {
  dia: [10, 15, 20, 25, 30, 35],
  viagem: [15, 20, 25, 35, 40, 45, 50],
}

function tripOf(random: Random, theme: DurationTheme): Trip {
  const left = random.integer(0, STOPS[theme].length - 1)
  const legs = random.fork('legs').sample(LEGS[theme], STOP_COUNT - 1)
  const start = random.fork('start').pick([8, 9, 13]) * HOUR + random.fork('minute').pick([5, 10, 20, 25, 35, 40])
  return {
    stops: STOPS[theme].filter((_, i) => i !== left),
    times: momentsOf(start, legs),
  }
}

/** Pages with other starts, and no time at the same stop of two pages. */
export function dealTrips(options: SheetOptions, theme: DurationTheme): Trip[] {
  const random = createRandom(options.seed).fork('trips')
  const trips: Trip[] = []
  for (let i = 0; i < options.pages; i++)
    trips.push(
      drawn(
        random.fork(i),
        (one) => tripOf(one, theme),
        ({ times }) => trips.every((other) => other.times.every((time, at) => time !== times[at])),
      ),
    )
  return trips
}

/** The hands of every other clock are for the child to draw. */
export const asksHands = (stop: number) => stop % 2 === 1

const LANES = [106, 180, 254] as const
const SIGN = { width: 30, height: 21 }
const FACE = 13.4
/** Numbers of the faces stay legible in the key, where four pages share one. */
const NUMBER_SHARE = 0.22
/** Middle of each stop's sign. */
const SIGNS: readonly Spot[] = [
  [40, LANES[0]],
  [122, LANES[0]],
  [146, LANES[1]],
  [78, LANES[1]],
  [64, LANES[2]],
  [132, LANES[2]],
]
/** Left edge of each leg's plate. */
const PLATES: readonly Spot[] = [
  [65.5, LANES[0]],
  [146, LANES[0]],
  [97.4, LANES[1]],
  [31, LANES[1]],
  [83.3, LANES[2]],
]
const TOTAL = { x: 150.4, width: 47.6 }

/** Arrow heads on the road: their spots and where they point along it. */
const ARROWS = [
  [104, LANES[0], 1],
  [170, LANES[0], 1],
  [118, LANES[1], -1],
  [52, LANES[1], -1],
  [101, LANES[2], 1],
] as const

const ROAD = `M-6 ${LANES[0]}H168C203 ${LANES[0]} 203 ${LANES[1]} 168 ${LANES[1]}H42C7 ${LANES[1]} 7 ${LANES[2]} 42 ${LANES[2]}H216`

const bank = (pen: Pen, y: number, fill: Fill, rise: number): Drawing =>
  pen.shape(
    `${smooth(
      [
        [-4, y],
        [54, y + rise],
        [108, y],
        [160, y - rise],
        [214, y],
      ],
      false,
    )}V300H-4z`,
    fill,
    0.8,
  )

const WALKERS = ['davi', 'nina', 'gil', 'iara'] as const

function land(pen: Pen, theme: DurationTheme, look: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(0, 0, 214, 120), look % 2 ? 'skyLow' : 'sky', null),
    sun(far, 188, 68, 0.5),
    cloud(far, 160, 66, 0.4),
    cloud(far, 80, 64, 0.42),
    bank(far, 84, 'hillFar', 5),
    bank(far, 96, 'meadow', -2),
    tree(far, 176, 98, 0.42),
    tree(far, 188, 99, 0.5, 'lime'),
    pen.rope(ROAD, 10, 'stone'),
    pen.line(ROAD, 0.8, 'stoneDark', [5, 4]),
    [tree(far, 24, 166, 0.5), tree(far, 170, 242, 0.55), tree(far, 187, 240, 0.66, 'lime')],
    [flower(far, 36, 168, 0.5, 'pink')],
    ARROWS.map(([x, y, side]) =>
      pen.shape(`M${x - side * 2.4} ${y - 2.6}l${side * 5} 2.600l${-side * 5} 2.600z`, 'white', 0.8),
    ),
    theme === 'viagem'
      ? bus(pen.plane('middle'), 79.5, LANES[0] + 4, 0.22)
      : person(pen.plane('middle'), inTurn(WALKERS, look), 79.5, LANES[0] + 3, 0.36, { pose: RUN }),
  ]
}

const CASES = ['teal', 'red', 'yellow'] as const

function stop(pen: Pen, { name, thing }: Stop, minutes: number, i: number): PageMark[] {
  const [x, lane] = SIGNS[i] ?? [0, 0]
  const [cx, cy] = [x + 24, lane - 28]
  const y = lane + 7.4
  const isAsked = asksHands(i)
  const hands = drawHands(onFace(minutes), cx, cy, FACE, isAsked ? ANSWER_RED : BLACK)
  return [
    ...marksOf([
      standing(pen.plane('middle'), thing, x - 12, lane - 6.6, 29),
      pen.rope(`M${cx} ${cy + FACE}V${lane - 5}`, 2.4, 'stoneDark', 0.9),
      pen.shape(circle(cx, cy, FACE + 1.8), inTurn(CASES, i), 1.1),
    ]),
    ...drawFace(cx, cy, FACE, WHITE, NUMBER_SHARE),
    ...(isAsked ? [answer(hands)] : hands),
    dot(cx, cy, 1.1),
    ...marksOf([
      pen.shape(box(x - SIGN.width / 2, y, SIGN.width, SIGN.height, 2), 'yellowPale', 1),
      pen.text(x, y + 5, name, 4.7, { font: 'text' }),
    ]),
    ...(isAsked
      ? marksOf([
          pen.shape(box(x - 13.5, y + 7.9, 27, 11.5, 2), 'white', 1),
          pen.text(x, y + 15.7, clockText(minutes), 6.6),
        ])
      : timeField(pen, x - 13.5, y + 7.9, minutes)),
  ]
}

const leg = (pen: Pen, { times }: Trip, i: number): PageMark[] => {
  const [x, lane] = PLATES[i] ?? [0, 0]
  const y = lane + 13
  return [
    ...marksOf(pen.shape(box(x - 0.6, y - 2, 29.6, 15.5, 3), 'white', 0.8)),
    ...durationField(pen, x + 2, y, (times[i + 1] ?? 0) - (times[i] ?? 0), 'min'),
  ]
}

function total(pen: Pen, { times }: Trip): PageMark[] {
  const y = LANES[2] + 7.4
  return [
    ...marksOf([
      pen.shape(box(TOTAL.x, y, TOTAL.width, SIGN.height, 2), 'white', 1),
      pen.text(TOTAL.x + TOTAL.width / 2, y + 5, 'caminho todo', 4.7, { font: 'text' }),
    ]),
    ...durationField(pen, TOTAL.x + 1.4, y + 7.9, (times.at(-1) ?? 0) - (times[0] ?? 0), 'h min'),
  ]
}

export const tripPage = (pen: Pen, trip: Trip, theme: DurationTheme, look: number): PageMark[] => [
  ...marksOf(land(pen, theme, look)),
  ...trip.stops.flatMap((one, i) => stop(pen, one, trip.times[i] ?? 0, i)),
  ...PLATES.flatMap((_, i) => leg(pen, trip, i)),
  ...total(pen, trip),
]

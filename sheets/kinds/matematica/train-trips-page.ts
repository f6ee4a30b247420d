/** Trains that go and return: the calculation of the first trip, and its inverse on the next. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import { HANDS_UP, WAVE, WAVE_LEFT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { engine, LETTER_WAGON_MIDDLE, letterWagon } from '../../studio/shapes/train.ts'
import { INVERSE, type Trip } from './inverse-facts.ts'

/** Upper edge of the first line's ground, and the height of a line, mm. */
const [TOP, LINE] = [58, 76]
/** Rails of the way out and back, below the upper edge of a line. */
const [OUT, BACK] = [32, 67]
/** Left end of the rails, and where their curve begins. */
const [LEFT, CURVE] = [13, 172]
const [WAGON_SCALE, ENGINE_SCALE] = [1.3, 0.42]
const WIDTHS = [32, 38, 38] as const
const LETTERS = 8.4

const PAINT = [
  ['red', 'yellow', 'blue'],
  ['teal', 'orange', 'purple'],
  ['pink', 'green', 'copper'],
] as const
const MEADOWS = ['meadow', 'hill', 'grass'] as const
const CREWS = [
  ['bia', 'theo', 'iara'],
  ['caio', 'nina', 'yumi'],
  ['sofia', 'gil', 'malu'],
  ['davi', 'lia', 'caio'],
] as const

/** Out, round a curve and back: one line of rails on sleepers. */
function rails(pen: Pen, top: number): Drawing {
  const [y1, y2] = [top + OUT + 0.6, top + BACK + 0.6]
  const radius = (y2 - y1) / 2
  const sleepers: string[] = []
  for (let x = LEFT; x < CURVE; x += 8) for (const y of [y1, y2]) sleepers.push(box(x, y + 0.8, 4.4, 2.8, 0.6))
  const turn = [-65, -40, -15, 10, 35, 60].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    const at = (reach: number): string =>
      `${(CURVE + Math.cos(angle) * (radius + reach)).toFixed(2)} ${((y1 + y2) / 2 + Math.sin(angle) * (radius + reach)).toFixed(2)}`
    return pen.rope(`M${at(-2)}L${at(3)}`, 1.8, 'brown', 0.5)
  })
  return [
    pen.shape(sleepers.join(''), 'brown', 0.75),
    turn,
    pen.rope(`M${LEFT - 6} ${y1}H${CURVE}A${radius} ${radius} 0 0 1 ${CURVE} ${y2}H${LEFT - 6}`, 1.1, 'metal', 0.75),
  ]
}

/** A small halt between the rails. */
function halt(pen: Pen, x: number, y: number, fill: Fill): Drawing {
  const roof: Spot[] = [
    [x - 9.5, y - 15],
    [x, y - 23],
    [x + 9.5, y - 15],
  ]
  return [
    pen.shape(box(x - 7.5, y - 15, 15, 15), 'cream', 1),
    pen.shape(box(x - 6, y - 10, 5, 10, 0.6), 'woodPale', 0.8),
    pen.shape(box(x + 1, y - 11, 5.5, 5.5, 0.6), 'bluePale', 0.8),
    pen.shape(poly(roof), fill, 1),
  ]
}

interface Wagon {
  readonly words: string
  readonly isWritten: boolean
}

function wagonRow(pen: Pen, from: number, y: number, wagons: readonly Wagon[], paint: readonly Fill[]): PageMark[] {
  let x = from
  return wagons.flatMap(({ words, isWritten }, i): PageMark[] => {
    const width = WIDTHS[i] ?? 38
    const [left, cy] = [x, y - LETTER_WAGON_MIDDLE * WAGON_SCALE]
    x += width
    const sign = i === 2 ? '= ' : ''
    const car = pen.at(left, y, WAGON_SCALE, (near) =>
      letterWagon(near, 0, 0, width / WAGON_SCALE, paint[i % paint.length] ?? 'red'),
    )
    if (!isWritten) return marksOf([car, pen.text(left + width / 2, cy + LETTERS * 0.35, `${sign}${words}`, LETTERS)])
    return [
      ...marksOf([car, sign ? pen.text(left + 7.4, cy + LETTERS * 0.35, '=', LETTERS) : []]),
      writtenAnswer(left + width / 2 + (sign ? 4 : 0), cy, words, LETTERS),
    ]
  })
}

function tripMarks(pen: Pen, { a, op, b, c, hidden }: Trip, top: number, look: number): PageMark[] {
  // A number keeps its colour on the return.
  const paint = inTurn(PAINT, look)
  const out: Wagon[] = [
    { words: `${a}`, isWritten: hidden === 'start' },
    { words: `${op} ${b}`, isWritten: false },
    { words: `${c}`, isWritten: hidden === 'end' },
  ]
  const back: Wagon[] = [
    { words: `${c}`, isWritten: true },
    { words: `${INVERSE[op]} ${b}`, isWritten: true },
    { words: `${a}`, isWritten: true },
  ]
  return [
    ...marksOf([
      pen.at(156.5, top + OUT, ENGINE_SCALE, (near) => engine(near, 0, 0), { flip: true }),
      pen.at(47, top + BACK, ENGINE_SCALE, (near) => engine(near, 0, 0)),
    ]),
    ...wagonRow(pen, 36, top + OUT, out, paint),
    ...wagonRow(pen, 58.5, top + BACK, back, paint.toReversed()),
  ]
}

/** Three railways in a valley, one above the other. */
function valley(pen: Pen, look: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const crew = inTurn(CREWS, look)
  const poses = [HANDS_UP, WAVE_LEFT, WAVE]
  return [
    pen.shape(box(0, 0, 210, 90), look % 2 ? 'skyLow' : 'sky', null),
    sun(far, 186, 38, 0.5),
    cloud(far, 24, 40, 0.5),
    hill(
      far,
      [
        [-5, 66],
        [30, 50],
        [80, 60],
        [140, 52],
        [215, 64],
      ],
      'hillFar',
      90,
    ),
    [0, 1, 2].map((i) => {
      const top = TOP + i * LINE
      const ridge: Spot[] = [
        [-5, top + 12],
        [50, top + 7],
        [120, top + 11],
        [215, top + 6],
      ]
      return [
        hill(pen.plane('middle'), ridge, inTurn(MEADOWS, i + look)),
        i % 2 ? tree(far, 20, top + 25, 0.6, 'lime') : tree(far, 190, top + 24, 0.6),
        i % 2 ? bush(far, 186, top + 21, 0.5, 'leaf', 'pink') : bush(far, 20, top + 22, 0.5, 'leaf', 'yellow'),
        tuft(pen, 198, top + 68, 0.6),
        rails(pen, top),
        halt(pen.plane('middle'), 19.5, top + BACK - 4, inTurn(PAINT, look + i)[0]),
        person(pen.plane('middle'), crew[i] ?? 'bia', 178, top + BACK - 4, 0.4, { pose: poses[i] ?? WAVE }),
      ]
    }),
  ]
}

export const tripsPage = (pen: Pen, trips: readonly Trip[], look: number): PageMark[] => [
  ...marksOf(valley(pen, look)),
  ...trips.flatMap((one, i) => tripMarks(pen, one, TOP + i * LINE, look + i)),
]

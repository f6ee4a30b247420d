/** Places of syllables: trains whose wagons bear them, and a yard where the wind blows cards off the lines. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { inTurn } from '../in-turn.ts'
import { box, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cloud, hill, sun } from '../shapes/nature.ts'
import { type EngineLook, engine, LETTER_WAGON_MIDDLE, letterWagon, track } from '../shapes/train.ts'
import { framedBoard } from './dictation-land.ts'
import { rolling } from './terrace-parts.ts'

/** Upper edge of the first row and foot of the last one. */
const [TOP, FOOT] = [58, 285]

export interface SyllablePlace {
  /** White room for the word. */
  readonly plate: Box
  /** Middle and foot of the picture, and its largest side. */
  readonly picture: { readonly x: number; readonly foot: number; readonly most: number }
  /** Height of the rails, or of the rope. */
  readonly line: number
}

const footOf = (rows: number, i: number) => TOP + ((FOOT - TOP) / rows) * (i + 1)
const stepOf = (rows: number) => (FOOT - TOP) / rows
/** Fewer rows are larger: 1 with five of them. */
export const rowScale = (rows: number) => Math.min(1.25, Math.max(1, 5 / rows))

const WAGON = { first: 73, last: 199, gap: 2, height: 15.5 }
const WAGONS = ['yellow', 'teal', 'orange', 'green', 'pink'] as const
const LAND = ['hillFar', 'meadow'] as const
const ENGINES = [
  { body: 'red', cab: 'blue' },
  { body: 'green', cab: 'yellow' },
  { body: 'blue', cab: 'orange' },
  { body: 'orange', cab: 'teal' },
  { body: 'purple', cab: 'pink' },
] as const satisfies readonly EngineLook[]
/** Its smoke ends below the platform of the row above. */
const [ENGINE, ENGINE_SCALE] = [63.5, 0.33]
/** Above a row, its land begins so far below the platform of the row above, mm. */
const BELOW_PLATFORM = 1.4

/** Whoever waits for every second train is at the right; every engine is at the left, before the first syllable. */
const isAtRight = (i: number) => i % 2 === 1
const SHIFT = 40

/** Left end of the wagons of a row. */
const firstOf = (i: number) => WAGON.first - (isAtRight(i) ? SHIFT : 0)

export const trainPlace = (rows: number, i: number): SyllablePlace => {
  const foot = footOf(rows, i)
  const k = rowScale(rows)
  return {
    plate: { x: isAtRight(i) ? 12 : 55, y: foot - 1.6 - 17 * k, width: 143, height: 17 * k },
    picture: { x: isAtRight(i) ? 180 : 30, foot: foot - 4.6, most: Math.min(33 + 20 * (k - 1), stepOf(rows) - 10) },
    line: foot - 5.5 - 17 * k,
  }
}

/** Middles of the wagons of a train. */
export function wagonSpots(rows: number, i: number, count: number): { readonly x: number; readonly y: number }[] {
  const width = (WAGON.last - WAGON.first) / count
  const y = trainPlace(rows, i).line - LETTER_WAGON_MIDDLE - (WAGON.height * rowScale(rows) - 14) / 2
  return Array.from({ length: count }, (_, k) => ({ x: firstOf(i) + width * (k + 0.5), y }))
}

/** A train on each row, its wagons open for syllables; whoever waits is on the platform, beside a white plate. */
export function trains(pen: Pen, counts: readonly number[], variant: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    sun(far, 191, 31, 0.3),
    cloud(far, 22, 29, 0.42),
    hill(far, points('-6,52 30,46 80,53 130,47 176,53 216,48'), 'hillFar'),
    counts.map((count, i) => {
      const { line, plate } = trainPlace(counts.length, i)
      const width = (WAGON.last - WAGON.first) / count
      const foot = footOf(counts.length, i)
      const k = rowScale(counts.length)
      return [
        hill(far, rolling(footOf(counts.length, i - 1) + BELOW_PLATFORM, 0.8, i % 2 ? 1 : -1), inTurn(LAND, i)),
        track(middle, isAtRight(i) ? 4 : 53, isAtRight(i) ? 157 : 206, line),
        middle.at(ENGINE - 12 * (k - 1) - (isAtRight(i) ? SHIFT : 0), line, ENGINE_SCALE * k, (own) =>
          engine(own, 0, 0, inTurn(ENGINES, variant + i)),
        ),
        Array.from({ length: count }, (_, at) =>
          letterWagon(
            middle,
            firstOf(i) + at * width,
            line,
            width - WAGON.gap,
            inTurn(WAGONS, variant + i + at),
            WAGON.height * k,
          ),
        ),
        middle.shape(box(isAtRight(i) ? 154 : -4, foot - 4.6, 60, 6), 'path', 0.9),
        middle.shape(
          box(isAtRight(i) ? -10 : 50, line + 4.6, 170, plate.y + plate.height + 0.6 - line - 4.6),
          'path',
          0.9,
        ),
        middle.shape(box(isAtRight(i) ? -10 : 50, line + 4.6, 170, 2), 'yellow', 0.6),
        middle.shape(box(plate.x, plate.y + 1.6, plate.width, plate.height - 1.6, 3), 'white', 0.8),
      ]
    }),
  ]
}

export const windPlace = (rows: number, i: number): SyllablePlace => {
  const foot = footOf(rows, i)
  const height = 20 * rowScale(rows)
  return {
    plate: { x: 58, y: foot - 2.5 - height, width: 139, height },
    picture: { x: 34, foot: foot - 6, most: Math.min(32 + 12 * (rowScale(rows) - 1), stepOf(rows) - 13) },
    line: foot - stepOf(rows) + 2.5,
  }
}

const CARD = { height: 13, pad: 7, gap: 6, left: 66 }
/** Turns of the cards in the wind, degrees, and how far they are blown up or down. */
const TURNS = [-10, 7, -6, 9, -8, 10] as const
const LIFTS = [0.5, -0.5, 0.3, -0.3, 0.6] as const

export interface Blown {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly turn: number
}

/** Cards on the wind, from the left. */
export function blownCards(rows: number, i: number, syllables: readonly string[], size: number): Blown[] {
  const k = rowScale(rows)
  const y = windPlace(rows, i).line + 4.4 + (CARD.height * k) / 2
  let left = CARD.left
  return syllables.map((syllable, at) => {
    const width = Math.max(17 * k, measureText(syllable, 'display', size) + CARD.pad)
    const x = left + width / 2
    left += width + CARD.gap
    return { x, y: y + inTurn(LIFTS, at + i), width, turn: inTurn(TURNS, at * 2 + i) }
  })
}

/** A gust: a long stroke that curls back. */
const gust = (pen: Pen, x: number, y: number, length: number): Drawing =>
  pen.line(
    `M${x} ${y}h${length}c5 0 5 -5.500 1 -5.500c-3 0 -3 3 -0.600 3M${x + 5} ${y + 3.4}h${length - 3}`,
    0.9,
    'waterLine',
  )

const leaf = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.shape(`M${x} ${y}q3 -4 7 -3q-1 4 -7 3z`, fill, 0.7),
  pen.line(`M${x} ${y}l4.500 -2`, 0.5),
]

/** Farther to the right there is no room for the wind, mm. */
const LAST_GUST = 168

const PEGS = ['red', 'yellow', 'blue', 'green'] as const

/** A windy ground with its view. */
interface WindyPlace {
  /** Of the ground, in turn from afar. */
  readonly grounds: readonly [Fill, Fill]
  readonly far: (pen: Pen) => Drawing
}

const WINDY = {
  quintal: {
    grounds: ['grass', 'meadow'],
    far: (pen) => hill(pen, points('-6,54 30,48 80,55 130,49 176,55 216,50'), 'hillFar'),
  },
  praia: {
    grounds: ['sand', 'cream'],
    far: (pen) => [
      pen.shape(box(-6, 50, 226, 40), 'water'),
      pen.line('M20 56q3 -2 6 0t6 0M84 54q3 -2 6 0t6 0M150 57q3 -2 6 0t6 0', 0.7, 'waterLine'),
    ],
  },
} as const satisfies Readonly<Record<string, WindyPlace>>

type WindyName = keyof typeof WINDY

/** Behind the thing of a photo: under water, or sky and ground. */
const photoBehind = (pen: Pen, { x, y, width, height }: Box, isSea: boolean): Drawing => [
  pen.shape(box(x, y, width, height, 1), isSea ? 'water' : 'skyLow', null),
  isSea
    ? pen.line(`M${x + 3} ${y + 5}q2 -1.600 4 0t4 0M${x + width - 12} ${y + 9}q2 -1.600 4 0t4 0`, 0.6, 'waterLine')
    : pen.shape(
        `M${x} ${y + height * 0.62}Q${x + width * 0.3} ${y + height * 0.54} ${x + width * 0.6} ${y + height * 0.62}T${x + width} ${y + height * 0.6}V${y + height}H${x}z`,
        'meadow',
        0.6,
      ),
  pen.shape(box(x, y, width, height, 1), null, 0.7),
]

/** Lines with a photo each where it is windy; the wind holds each card by the corner with its peg. A white board below. */
export function windyYard(
  pen: Pen,
  rows: readonly (readonly Blown[])[],
  variant: number,
  place: WindyName,
  seas: readonly boolean[],
): Drawing {
  const { grounds, far: behind } = WINDY[place]
  const far = pen.plane('far', 'hillLine')
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    cloud(far, 22, 29, 0.42),
    cloud(far, 188, 33, 0.4),
    behind(far),
    rows.map((_, i) =>
      hill(far, rolling(footOf(rows.length, i) - 12, 1.2, i % 2 ? 1 : -1), grounds[i % 2] ?? grounds[0]),
    ),
    rows.map((cards, i) => {
      const { line, picture, plate } = windPlace(rows.length, i)
      const side = picture.most + 5
      const foot = footOf(rows.length, i)
      const last = cards.at(-1)
      const height = CARD.height * rowScale(rows.length)
      const free = (last ? last.x + last.width / 2 : 150) + 8
      return [
        [13, 197].map((x) => middle.shape(box(x - 1.4, line - 2, 2.8, foot - line - 4, 1), 'wood', 0.9)),
        middle.line(`M13 ${line}Q105 ${line + 3.5} 197 ${line}`, 0.9),
        framedBoard(pen, plate, 3),
        middle.shape(box(picture.x - side / 2, line + 1.5, side, foot - 4 - line, 1.5), 'white'),
        photoBehind(
          middle,
          { x: picture.x - side / 2 + 2, y: line + 6, width: side - 4, height: foot - 10 - line },
          seas[i] ?? false,
        ),
        [-1, 1].map((s) =>
          middle.shape(
            box(picture.x + s * (side / 2 - 6) - 1.2, line - 1.6, 2.4, 6, 0.8),
            inTurn(PEGS, variant + i),
            0.6,
          ),
        ),
        free > LAST_GUST
          ? []
          : [
              gust(far, free, line + 12 + (i % 2) * 3, Math.min(16, 182 - free)),
              leaf(far, free + 3, line + 20 - (i % 2) * 12, i % 2 ? 'lime' : 'leaf'),
            ],
        cards.map(({ x, y, width, turn }) =>
          middle.at(x, y, 1, (own) => own.shape(box(-width / 2, -height / 2, width, height, 2.5), 'white'), {
            turn,
          }),
        ),
        cards.map(({ x }, k) =>
          middle.shape(box(x - 1.2, line - 0.4, 2.4, 6.4, 0.8), inTurn(PEGS, variant + i + k), 0.6),
        ),
      ]
    }),
  ]
}

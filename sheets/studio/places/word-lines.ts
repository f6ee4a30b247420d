/** Lines of words in a place: clothes on ropes in a yard, or trains on tracks before a station. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import type { Pose } from '../cast/skeleton.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bush, cloud, hill, sun, tuft } from '../shapes/nature.ts'
import { engine, letterWagon, track } from '../shapes/train.ts'
import { rolling } from './terrace-parts.ts'

export const WORD_PLACES = ['quintal', 'estacao'] as const
export type WordPlace = (typeof WORD_PLACES)[number]

const FILLS = ['bluePale', 'pinkPale', 'yellowPale', 'purplePale', 'redPale'] as const
const WAGONS = ['yellow', 'teal', 'orange', 'green', 'pink'] as const
const PEGS = ['red', 'yellow', 'blue', 'green'] as const

/** Room of the locomotive before its wagons, mm. */
const ENGINE = 31
/** Room between a post and the clothes beside it, mm. */
const YARD_EDGE = 8

/** Sky with far hills, then meadows down to the foot of the page, each from its height on. */
export function wordLand(pen: Pen, place: WordPlace, meadows: readonly number[]): Drawing {
  const far = pen.plane('far', 'hillLine')
  const isYard = place === 'quintal'
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    sun(far, 191, 31, 0.3),
    cloud(far, 22, 28, 0.42),
    hill(far, points('-6,54 30,47 80,55 130,48 176,55 216,49'), 'hillFar'),
    meadows.map((y, i) => hill(far, rolling(y, 1.2, i % 2 ? -1 : 1), i % 2 ? 'meadow' : 'hillFar')),
    isYard ? meadows.slice(1).map((y, i) => tuft(far, i % 2 ? 100 : 118, y + 4, 0.5)) : [],
  ]
}

/** Places of the words from left to right, as wide as each asks, over the whole room of a row. */
export function carriedBoxes(place: WordPlace, row: Box, widths: readonly number[]): Box[] {
  const from = row.x + (place === 'estacao' ? ENGINE : YARD_EDGE)
  const gap = place === 'estacao' ? 2 : 4
  const to = row.x + row.width - (place === 'estacao' ? 0 : YARD_EDGE)
  const room = to - from - gap * (widths.length - 1)
  const asked = widths.reduce((sum, width) => sum + width, 0)
  const grown = Math.min(room / asked, 1.5)
  let x = from + (place === 'quintal' ? (room - asked * grown) / 2 : 0)
  return widths.map((width) => {
    const one = { x, y: row.y + 4, width: width * grown, height: row.height - (place === 'estacao' ? 10 : 4) }
    x += one.width + gap
    return one
  })
}

const shirt = ({ x, y, width, height }: Box): string =>
  `M${x + 3} ${y}H${x + width / 2 - 4}q4 3.600 8 0H${x + width - 3}l4.500 8l-4.500 2.500V${y + height}H${x + 3}V${y + 10.5}l-4.500 -2.500z`

function garment(pen: Pen, place: Box, which: number, isOpen: boolean): Drawing {
  const { x, y, width, height } = place
  const fill = inTurn(FILLS, which)
  const white = isOpen ? pen.shape(box(x + 5, y + 8.5, width - 10, height - 13, 1.6), 'white', 0.7) : []
  if (which % 3 === 0) return [pen.shape(shirt(place), fill, 0.9), white]
  return [
    pen.shape(box(x + 1, y, width - 2, height, 1.2), fill, 0.9),
    which % 3 === 1
      ? pen.line(`M${x + 1} ${y + height - 2.6}h${width - 2}M${x + 1} ${y + 3.4}h${width - 2}`, 0.6)
      : pen.line(
          Array.from(
            { length: Math.floor((width - 4) / 2.6) },
            (_, i) => `M${(x + 2.4 + i * 2.6).toFixed(1)} ${y + height}v2.4`,
          ).join(''),
          0.6,
        ),
    white,
  ]
}

/** Clothes on a rope or wagons behind a locomotive; open ones have a white place to write in. */
export function wordLine(
  pen: Pen,
  place: WordPlace,
  row: Box,
  carried: readonly Box[],
  which: number,
  isOpen: boolean,
): Drawing {
  const middle = pen.plane('middle')
  if (place === 'estacao') {
    const rail = row.y + row.height
    return [
      track(middle, 6, 206, rail),
      pen.at(row.x + 16, rail, 0.56, (own) => engine(own, 0, 0)),
      carried.map(({ x, width, height }, i) =>
        letterWagon(middle, x, rail, width, inTurn(WAGONS, which + i), height + 0.6),
      ),
    ]
  }
  const right = row.x + row.width
  return [
    [row.x - 1, right + 1].map((x) => [
      middle.shape(box(x - 1.5, row.y, 3, row.height + 9, 1), 'wood'),
      middle.shape(circle(x, row.y, 2), 'woodDark'),
    ]),
    middle.line(`M${row.x} ${row.y + 2.4}Q105 ${row.y + 6} ${right} ${row.y + 2.4}`, 0.9),
    carried.map((one, i) => [
      garment(middle, one, which + i, isOpen),
      [one.x + 5, one.x + one.width - 5].map((x) =>
        middle.shape(box(x - 1.1, one.y - 2.4, 2.2, 5.6, 0.8), inTurn(PEGS, which), 0.6),
      ),
    ]),
  ]
}

/** Bears a photo and a strip above a line: a second rope from post to post, or a board on two posts. */
export function wordBoard(pen: Pen, place: WordPlace, row: Box, { x, y, width, height }: Box): Drawing {
  const middle = pen.plane('middle')
  if (place === 'estacao')
    return [
      [x + 16, x + width - 22].map((at) => middle.shape(box(at, y + 6, 6, row.y + row.height - y - 7, 1), 'woodDark')),
      middle.shape(box(x, y, width, height, 3), 'woodPale'),
    ]
  const right = row.x + row.width
  return [
    [row.x - 1, right + 1].map((at) => [
      middle.shape(box(at - 1.5, y - 3, 3, row.y + 9 - y, 1), 'wood'),
      middle.shape(circle(at, y - 3, 2), 'woodDark'),
    ]),
    middle.line(`M${row.x} ${y - 1}Q105 ${y + 2} ${right} ${y - 1}`, 0.9),
  ]
}

/** Platforms of a station, each from its upper edge on, with the track behind them. */
export const platforms = (pen: Pen, edges: readonly number[]): Drawing =>
  edges.map((y) => [
    track(pen.plane('middle'), 6, 206, y - 4.4),
    pen.shape(box(-4, y, 222, 12), 'path', 0.9),
    pen.shape(box(-4, y, 222, 2.6), 'yellow', 0.7),
  ])

/** Middle of the words of a line, mm from the upper edge of its places. */
export const wordMiddle = (place: WordPlace, { y, height }: Box): number =>
  place === 'estacao' ? y + 2.8 + height / 2 : y + height / 2 + 1.4

/** A child with what belongs to the place at their feet: a basket of clothes, a suitcase. */
export function placeChild(pen: Pen, place: WordPlace, who: CastName, x: number, y: number, pose: Pose): Drawing {
  return [
    person(pen, who, x, y, 0.66, { pose }),
    place === 'quintal'
      ? [
          pen.shape(`M${x + 9} ${y - 6}q0 -6 5 -5.400q4 -4 7 0q4 -1 4 5.400z`, 'bluePale', 0.8),
          pen.shape(`M${x + 7} ${y - 7}h20l-2 8.500h-16z`, 'straw', 1),
          pen.line(`M${x + 8} ${y - 3.6}h18`, 0.6),
        ]
      : [
          pen.line(`M${x + 13} ${y - 10}v-4h8v4`, 1.2),
          pen.shape(box(x + 8, y - 10.5, 18, 12, 2), 'orange', 1),
          pen.line(`M${x + 12} ${y - 10.5}v12M${x + 22} ${y - 10.5}v12`, 0.7),
        ],
  ]
}

/** The foot of the page: grass with flowers, or the platform. */
export const wordGround = (pen: Pen, place: WordPlace, y: number): Drawing =>
  place === 'quintal'
    ? [
        hill(pen.plane('far', 'hillLine'), rolling(y, 1.2, 1), 'grass'),
        bush(pen.plane('far', 'hillLine'), 14, y + 2, 0.5),
      ]
    : [
        pen.shape(box(-4, y, 222, 80), 'path', 1),
        pen.shape(box(-4, y, 222, 3.4), 'yellow', 0.8),
        pen.line(`M-4 ${y + 20}H218`, 0.5, 'sandLine'),
      ]

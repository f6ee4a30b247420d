/** A yard with ropes between two posts: tops and towels hang there, each with room for letters. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as n } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import { childAt } from '../cast/people.ts'
import { HOLD, WAVE_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { bucket } from '../shapes/handy.ts'
import { bush, cloud, flower, hill, tree, tuft } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { basket } from '../shapes/woven.ts'

export const CLOTHS: readonly Fill[] = ['yellowPale', 'pinkPale', 'bluePale', 'purplePale', 'cream']
const PEGS = ['red', 'yellow', 'blue', 'green'] as const
const [LEFT, RIGHT] = [11, 199]
const FOOT = 284

const peg = (pen: Pen, x: number, y: number, fill: Fill): Drawing =>
  pen.shape(box(x - 1.1, y - 2.2, 2.2, 5.4, 0.8), fill, 0.6)

/** Two pegs hold a cloth, this share of its width from its edges. */
const pegs = (pen: Pen, { x, y, width }: Box, share: number, i: number): Drawing =>
  [x + width * share, x + width * (1 - share)].map((at) => peg(pen, at, y, inTurn(PEGS, i)))

/** From the shoulders of a top to its neckline, a share of its height. */
const NECK = 0.2

/** Room of the letters of a top. */
export const chestOf = ({ x, y, width, height }: Box): Box => ({
  x: x + width * 0.04,
  y: y + height * NECK,
  width: width * 0.92,
  height: height * (1 - NECK),
})

/** A top without sleeves. */
export function top(pen: Pen, room: Box, fill: Fill, i: number): Drawing {
  const { x, y, width: w, height: h } = room
  const at = (dx: number, dy: number) => `${n(x + w * dx)} ${n(y + h * dy)}`
  return [
    pen.shape(
      `M${at(0.14, 0)}H${n(x + w * 0.3)}Q${at(0.34, NECK)} ${at(0.5, NECK)}T${at(0.7, 0)}H${n(x + w * 0.86)}Q${at(0.86, 0.22)} ${at(0.99, 0.3)}L${at(0.97, 1)}H${n(x + w * 0.03)}L${at(0.01, 0.3)}Q${at(0.14, 0.22)} ${at(0.14, 0)}z`,
      fill,
      0.9,
    ),
    pegs(pen, room, 0.22, i),
  ]
}

/** A towel with a stripe and a fringe at its lower edge. */
export function towel(pen: Pen, room: Box, fill: Fill, i: number): Drawing {
  const { x, y, width, height } = room
  const fringe = Array.from(
    { length: Math.floor(width / 3) - 1 },
    (_, k) => `M${n(x + 3 + k * 3)} ${n(y + height)}v1.600`,
  )
  return [pen.line(fringe.join(''), 0.6), pen.shape(box(x, y, width, height, 1.5), fill, 0.9), pegs(pen, room, 0.1, i)]
}

interface Yard {
  readonly sky: Fill
  readonly middle: Fill
  readonly ground: Fill
  /** On the horizon. */
  readonly afar: (far: Pen, turn: number) => Drawing
  /** At the feet of the posts. */
  readonly near: (pen: Pen, far: Pen) => Drawing
}

const HILLS: Yard = {
  ...{ sky: 'sky', middle: 'meadow', ground: 'grass' },
  afar: (far, turn) => [
    hill(far, points('-5,62 50,55 105,62 160,54 215,60'), 'hillFar'),
    house(far, turn % 2 ? 26 : 184, 63, 0.36, { roof: 'red' }),
    (turn % 2 ? [166, 180, 194] : [16, 30, 44]).map((x) => tree(far, x, 63, 0.34)),
  ],
  near: (pen, far) => [
    bush(far, 24, FOOT, 0.5),
    points('60,284 146,285 176,284').map(([x, y]) => tuft(far, x, y, 0.7)),
    points('46,285 158,285').map(([x, y], i) => flower(pen.plane('far'), x, y, 0.6, i ? 'pink' : 'yellow')),
  ],
}
const BEACH: Yard = {
  ...{ sky: 'sky', middle: 'path', ground: 'sand' },
  afar: (far, turn) => [
    far.shape(box(-5, 60, 220, 30), 'water', 0.8),
    palm(far, turn % 2 ? 22 : 190, 63, 0.36),
    far.line('M40 66q4 -3 8 0t8 0M150 70q4 -3 8 0t8 0M90 63q4 -3 8 0t8 0', 0.6, 'waterLine'),
  ],
  near: (pen, far) => [
    bucket(pen.plane('far'), 40, FOOT, 0.5, 'red'),
    points('60,284 146,284 176,283').map(([x, y]) => far.line(`M${x} ${y}h3M${x + 5} ${y - 3}h3`, 0.7, 'sandLine')),
    palm(far, 178, FOOT, 0.4),
  ],
}
const STREET: Yard = {
  ...{ sky: 'sky', middle: 'cream', ground: 'path' },
  afar: (far, turn) => [
    hill(far, points('-5,64 50,60 105,64 160,59 215,63'), 'hill'),
    ([18, 44, 168, 192] as const).map((x, i) =>
      house(far, x, 63, 0.36 - (i % 2) * 0.05, {
        wall: inTurn(['yellowPale', 'bluePale', 'pinkPale'] as const, i + turn),
        roof: i % 2 ? 'orange' : 'red',
      }),
    ),
  ],
  near: (pen, far) => [
    bush(far, 30, FOOT, 0.5, 'leaf', 'red'),
    bush(far, 180, FOOT, 0.5, 'lime', 'yellow'),
    points('56,284 150,284').map(([x, y]) => pen.plane('far').shape(circle(x, y - 1, 1.4), 'stone', 0.6)),
  ],
}
const YARDS: readonly [Yard, ...Yard[]] = [HILLS, BEACH, STREET]

/** The yard behind the cloths, with a rope at each height. */
export function dryingYard(pen: Pen, ropes: readonly number[], turn: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const wood = pen.plane('middle', 'woodDark')
  const first = ropes[0] ?? 70
  const yard = inTurn(YARDS, turn)
  return [
    pen.shape(box(0, 0, 210, 300), yard.sky, null),
    [24, 188].map((x, i) => cloud(pen.plane('far'), x, 40 + i * 5, 0.5)),
    yard.afar(far, turn),
    hill(far, points('-5,84 60,78 120,85 215,79'), yard.middle),
    hill(far, points('-5,262 60,258 120,263 215,257'), yard.ground),
    [LEFT, RIGHT].map((x) => [
      wood.shape(box(x - 1.8, first - 4, 3.6, FOOT - first + 4, 1), 'wood', 0.9),
      wood.shape(circle(x, first - 4, 2.3), 'woodDark', 0.8),
    ]),
    ropes.map((y) => pen.plane('middle').line(`M${LEFT} ${n(y)}H${RIGHT}`, 0.9)),
    yard.near(pen, far),
  ]
}

/** Whoever hangs up the washing, below the last rope; their basket is between them. */
export const hangers = (pen: Pen, turn: number): Drawing => [
  person(pen.plane('middle'), childAt(turn), 84, FOOT, 0.36, { pose: HOLD }),
  basket(pen.plane('middle'), 104, FOOT, 0.7),
  person(pen.plane('middle'), childAt(turn + 3), 124, FOOT, 0.36, { pose: WAVE_LEFT }),
]

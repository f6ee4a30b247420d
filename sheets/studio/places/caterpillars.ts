/** A tall plant in a garden: on each of its long leaves walks a caterpillar whose body is a row of discs. */
import type { CastName } from '../cast/people.ts'
import { box, circle, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { flower, hill } from '../shapes/nature.ts'
import { countryside, rolling } from './terrace-parts.ts'

export interface Walker {
  readonly fill: Fill
  /** Of each disc, from the head on: true where it is tinted, white otherwise. */
  readonly tinted: readonly boolean[]
}

interface Garden {
  readonly people: { readonly left: CastName; readonly right: CastName; readonly titleWidth: number } | null
  /** The plant grows at the left edge of the picture, not at the right one. */
  readonly isLeft: boolean
}

const [TOP, ROW, SOIL] = [62.5, 35.4, 279]
/** Of a head and of a disc: half width and half height. */
const [HEAD, DISC, STEP] = [[11.4, 10.4], [12, 10.4], 23.6] as const
/** The upper side of a leaf below its row's top, the middle of the discs and that of a head. */
const [LEAF, MIDDLE, HEAD_MIDDLE] = [28.4, 15.4, 16.8]
const STEM = 188
/** The first disc, where the plant is at the right and where it is at the left. */
const [FIRST, FIRST_RIGHT] = [53, 66]

/** The middle of a disc: every second one is lifted, as caterpillars walk. */
export const discOf = (row: number, place: number, isLeft: boolean): Spot => [
  (isLeft ? FIRST_RIGHT : FIRST) + place * STEP,
  TOP + row * ROW + MIDDLE + ((place + row) % 2 ? 1 : -1.4),
]

const feet = (pen: Pen, x: number, y: number, ground: number): Drawing =>
  [-4.6, 4.6].map((dx) => pen.rope(`M${x + dx} ${y + DISC[1] - 2}V${ground - 1.4}q0 1.2 -1.4 1.2`, 2.2, 'brown', 0.6))

const face = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.line(`M${x - 5} ${y - 8.6}q-1.600 -1.700 -5 -1.800M${x + 5} ${y - 8.6}q1.600 -1.700 5 -2`, 1.1),
  pen.shape(circle(x - 11, y - 10.4, 1.5) + circle(x + 11, y - 10.6, 1.5), 'yellow', 0.8),
  pen.shape(ellipse(x, y, ...HEAD), fill),
  pen.shape(ellipse(x - 5.2, y - 2.2, 2.9, 3.6) + ellipse(x + 3.4, y - 2.2, 2.9, 3.6), 'white', 0.8),
  pen.spot(x - 5.8, y - 1.8, 1.6),
  pen.spot(x + 2.8, y - 1.8, 1.6),
  pen.spot(x - 6.3, y - 2.5, 0.55, 'white'),
  pen.spot(x + 2.3, y - 2.5, 0.55, 'white'),
  pen.line(`M${x - 5.6} ${y + 4.4}q4.600 4.200 9.200 0`, 1),
  pen.shade(circle(x - 8.6, y + 3, 1.8) + circle(x + 7, y + 3, 1.8), 'pink', 0.7),
]

function leaf(pen: Pen, y: number, isLeft: boolean, fill: Fill): Drawing {
  const [base, tip] = isLeft ? [210 - STEM, 199] : [STEM, 11]
  const along = (share: number) => base + (tip - base) * share
  const veins = [0.2, 0.36, 0.52, 0.68]
    .map((share) => `M${along(share)} ${y + 3.6}L${along(share + 0.055)} ${y + 6.4}`)
    .join('')
  return [
    pen.shape(
      `M${base} ${y + 5}C${along(0.08)} ${y - 2} ${along(0.7)} ${y - 1.6} ${tip} ${y + 1}C${along(0.86)} ${y + 8.5} ${along(0.2)} ${y + 11} ${base} ${y + 5}z`,
      fill,
      1,
    ),
    pen.line(`M${base} ${y + 5}Q${along(0.4)} ${y + 3} ${along(0.9)} ${y + 2.4}${veins}`, 0.6, 'leafDeep'),
  ]
}

function walker(pen: Pen, { fill, tinted }: Walker, row: number, isLeft: boolean): Drawing {
  const ground = TOP + row * ROW + LEAF + 0.8
  const head = TOP + row * ROW + HEAD_MIDDLE
  const spots = tinted.map((_, place) => discOf(row, place, isLeft))
  const [last] = spots.slice(-1)
  const [first] = spots
  if (!first || !last) return []
  const middle = pen.plane('middle')
  return [
    spots.map(([x, y]) => feet(middle, x, y, ground)),
    middle.shape(
      `M${last[0] + 9} ${last[1] - 3}Q${last[0] + 19} ${last[1] + 2} ${last[0] + 15} ${last[1] + 9}Q${last[0] + 12} ${last[1] + 11} ${last[0] + 8} ${last[1] + 9}z`,
      fill,
    ),
    spots.map(([x, y], place) => middle.shape(ellipse(x, y, ...DISC), tinted[place] ? fill : 'white')).reverse(),
    feet(middle, first[0] - 23.4, head, ground),
    face(middle, first[0] - 23.4, head, fill),
  ]
}

export function caterpillars(pen: Pen, walkers: readonly Walker[], { people, isLeft }: Garden): Drawing {
  const far = pen.plane('far', 'hillLine')
  const middle = pen.plane('middle')
  const stem = isLeft ? 210 - STEM : STEM
  const side = isLeft ? 1 : -1
  return [
    countryside(pen, people),
    hill(far, rolling(TOP + 1.6, 1.2, 1), 'hillFar'),
    hill(pen.plane('middle', 'soil'), rolling(SOIL, 0.8, 1), 'earth'),
    middle.rope(`M${stem} 284C${stem + 2} 220 ${stem - 2} 140 ${stem} ${TOP + 10}`, 4.6, 'leafDark', 1),
    middle.shape(`M${stem} ${TOP + 12}q${-7 * side} -2 ${-6 * side} -9q${7 * side} 1.6 ${6 * side} 9z`, 'lime', 0.9),
    middle.shape(`M${stem} ${TOP + 12}q${6 * side} -2 ${8 * side} -8q${-8 * side} 0 ${-8 * side} 8z`, 'leaf', 0.9),
    walkers.map((_, row) => leaf(middle, TOP + row * ROW + LEAF, isLeft, row % 2 ? 'leaf' : 'lime')),
    walkers.map((one, row) => walker(pen, one, row, isLeft)),
    flower(middle, isLeft ? 196 : 14, SOIL + 4, 0.62, 'pink'),
    flower(middle, isLeft ? 184 : 27, SOIL + 4.6, 0.54, 'yellow'),
    pen.shape(box(0, 285.6, 210, 6), 'soil', null),
  ]
}

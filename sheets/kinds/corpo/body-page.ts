/** One large child, the names of parts of the body at both sides, and a line from each name to its part in the key. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, WHITE } from '../../scene/inks.ts'
import { dot, path } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import { CAST, type CastName } from '../../studio/cast/people.ts'
import type { Person } from '../../studio/cast/person.ts'
import { box, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { STANDING_PLACES, type StandingPlaceName } from '../../studio/places/standing-places.ts'
import { type BodyPart, kneecaps, SHOWN, spotOf } from './body-parts.ts'

export interface PlacedPart {
  readonly part: BodyPart
  /** -1 on the left of the page, 1 on the right. */
  readonly side: -1 | 1
  /** Row of its name, from 0 at the top. */
  readonly row: number
}

export interface BodyFacts {
  readonly who: CastName
  readonly friend: CastName
  readonly place: StandingPlaceName
  readonly parts: readonly PlacedPart[]
}

const CHILD = { x: 105, foot: 276, scale: 2.62 }
const PLATE = { width: 39, height: 11.4, text: 6, top: 99, step: 26 }
const EDGE = 12
/** From a plate to the middle of its ring. */
const TO_RING = 3

/** Middle of the ring where the line begins. */
export const ringOf = ({ side, row }: PlacedPart): Spot => {
  const inner = 105 + side * (105 - EDGE - PLATE.width - TO_RING)
  return [inner, PLATE.top + row * PLATE.step]
}

/** The part's spot on the page. */
export const targetOf = ({ part, side }: PlacedPart): Spot => {
  const [x, y] = spotOf(part, side)
  return [CHILD.x + x * CHILD.scale, CHILD.foot + y * CHILD.scale]
}

/** True if the lines from two names to their parts meet. */
function cross(one: PlacedPart, other: PlacedPart): boolean {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [ringOf(one), targetOf(one), ringOf(other), targetOf(other)]
  const turn = (px: number, py: number, qx: number, qy: number, rx: number, ry: number) =>
    Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px))
  return (
    turn(ax, ay, bx, by, cx, cy) !== turn(ax, ay, bx, by, dx, dy) &&
    turn(cx, cy, dx, dy, ax, ay) !== turn(cx, cy, dx, dy, bx, by)
  )
}

/** Pairs of lines that meet. */
export const crossings = (parts: readonly PlacedPart[]): number =>
  parts.reduce((sum, one, i) => sum + parts.slice(i + 1).filter((other) => cross(one, other)).length, 0)

const ring = ([x, y]: Spot) => [dot(x, y, 2.1, BLACK), dot(x, y, 1.4, WHITE)]
const point = ([x, y]: Spot) => [dot(x, y, 1.9, WHITE), dot(x, y, 1.3, BLACK)]

function plate(pen: Pen, { part, side, row }: PlacedPart): Drawing {
  const left = side < 0 ? EDGE : 210 - EDGE - PLATE.width
  const cy = PLATE.top + row * PLATE.step
  const word = part.toUpperCase()
  const size = fitTextSize(word, 'display', PLATE.text, PLATE.width - 6)
  return [
    pen.shape(box(left, cy - PLATE.height / 2, PLATE.width, PLATE.height, 3), 'white', 1),
    pen.text(left + PLATE.width / 2, cy + size * 0.36, word, size),
  ]
}

/** Sleeves and trousers are short, so that elbows and knees are seen. */
function dressed(who: CastName): Partial<Person> {
  const { top, bottom }: Person = CAST[who]
  const isDress = top.kind === 'dress'
  return {
    body: 'tall',
    top: { ...top, kind: 'short' },
    bottom: bottom.kind === 'shorts' ? bottom : { tone: isDress ? CAST.davi.bottom.tone : bottom.tone, kind: 'shorts' },
  }
}

const kneecap = (pen: Pen, x: number, y: number): Drawing =>
  pen.line(`M${x - 4.4} ${y - 1}Q${x - 4} ${y + 4} ${x} ${y + 4.2}Q${x + 4} ${y + 4} ${x + 4.4} ${y - 1}`, 0.9)

export function bodyPlace(pen: Pen, { who, friend, place }: BodyFacts): Drawing {
  const { barefoot, draw } = STANDING_PLACES[place]
  return [
    draw(pen, friend),
    person(pen, who, CHILD.x, CHILD.foot, CHILD.scale, { pose: { ...SHOWN, barefoot }, wear: dressed(who) }),
    kneecaps().map(([x, y]) => kneecap(pen, CHILD.x + x * CHILD.scale, CHILD.foot + y * CHILD.scale)),
  ]
}

export function bodyNames(pen: Pen, { parts }: BodyFacts): PageMark[] {
  const lines = parts.map((one) => path(poly([ringOf(one), targetOf(one)], false), { stroke: ANSWER_RED, width: 1.3 }))
  return [
    ...marksOf(parts.map((one) => plate(pen, one))),
    answer(lines),
    ...parts.flatMap((one) => [...ring(ringOf(one)), ...point(targetOf(one))]),
  ]
}

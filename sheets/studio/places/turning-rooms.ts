/** Rooms seen from above where things lie in any position: belts of a factory, play mats with a road, tubs of water. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'

export type TurningRoom = 'factory' | 'playroom' | 'tubs'

const [LEFT, RIGHT, WALL, FOOT] = [3, 207, 50, 300]

/** Lines from left to right, one at every `step`. */
const courses = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) }, (_, i) => `M${LEFT} ${from + (i + 1) * step}H${RIGHT}`).join(
    '',
  )

const factoryWall = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'stoneDark')
  return [
    far.shape(box(LEFT, 0, RIGHT, WALL), 'foam', null),
    far.shape(box(LEFT - 2, WALL - 5, RIGHT, 5), 'yellow', 0.8),
    far.line(Array.from({ length: 26 }, (_, i) => `M${i * 8} ${WALL}l5 -5`).join(''), 1.6),
  ]
}

const playWall = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'stoneDark')
  return [
    far.shape(box(LEFT, 0, RIGHT, WALL), 'sky', null),
    bunting(far, [8, 21], [202, 21], 3.4, ['red', 'yellow', 'blue', 'green'], { size: 6, gap: 3.4 }),
    far.shape(box(LEFT - 2, WALL - 3, RIGHT, 3), 'white', 0.8),
  ]
}

const bathWall = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'waterLine')
  return [
    far.shape(box(LEFT, 0, RIGHT, WALL), 'bluePale', null),
    far.line(courses(10, WALL, 10) + Array.from({ length: 20 }, (_, i) => `M${9 + i * 10.2} 18V${WALL}`).join(''), 0.5),
    far.shape(box(LEFT - 2, WALL - 3, RIGHT, 3), 'white', 0.8),
  ]
}

const WALLS: Readonly<Record<TurningRoom, (pen: Pen) => Drawing>> = {
  factory: factoryWall,
  playroom: playWall,
  tubs: bathWall,
}
const FLOORS: Readonly<Record<TurningRoom, Fill>> = { factory: 'stone', playroom: 'woodPale', tubs: 'cream' }

/** Two children at both sides of a title as wide as this. */
interface Onlookers {
  readonly left: CastName
  readonly right: CastName
  readonly titleWidth: number
}

/** Room between the head of whoever looks on and the frame. */
const CHILD = 0.5

/** Wall and floor of a page, with two children who look on beside the title. */
export function turningRoom(pen: Pen, room: TurningRoom, people: Onlookers | null): Drawing {
  const far = pen.plane('far', 'stoneDark')
  const from = people ? (192 - people.titleWidth) / 4 + 1 : 0
  const middle = pen.plane('middle')
  return [
    WALLS[room](pen),
    far.shape(box(LEFT - 2, WALL, RIGHT, FOOT), FLOORS[room], 0.9),
    people
      ? [
          person(middle, people.left, 9 + from, WALL + 4.6, CHILD, { pose: POINT }),
          person(middle, people.right, 201 - from, WALL + 4.6, CHILD, { pose: POINT, flip: true }),
        ]
      : [],
  ]
}

/** A belt between two rails with rollers. */
function belt(pen: Pen, { x, y, width, height }: Box): Drawing {
  const far = pen.plane('middle')
  const count = Math.floor(width / 11)
  const step = width / count
  const rollers = (at: number) =>
    Array.from({ length: count }, (_, i) => circle(round(x + (i + 0.5) * step), at, 0.9)).join('')
  return [
    far.shape(box(x - 1.5, y, width + 3, height, 2), 'metal', 1),
    far.shape(box(x, y + 3.2, width, height - 6.4), 'white', 0.8),
    far.shape(rollers(y + 1.6) + rollers(y + height - 1.6), 'greyDark', 0.5),
  ]
}

const MATS: readonly [Fill, ...Fill[]] = ['yellowPale', 'pinkPale', 'foam', 'skyLow']

/** A mat with a road all round. */
function roadMat(pen: Pen, { x, y, width, height }: Box, which: number): Drawing {
  const middle = pen.plane('middle')
  const road = 4.4
  return [
    middle.shape(box(x, y, width, height, 6), 'grey', 1),
    middle.line(
      box(x + road / 2, y + road / 2, width - road, height - road, 5),
      0.8,
      pen.colour ? 'white' : undefined,
      [3, 2.4],
    ),
    middle.shape(box(x + road, y + road, width - 2 * road, height - 2 * road, 4), inTurn(MATS, which), 0.8),
  ]
}

/** A tub of water from above. */
function tub(pen: Pen, { x, y, width, height }: Box): Drawing {
  const middle = pen.plane('middle', 'waterLine')
  const rim = 3
  const ripple = (at: number, up: number) => `M${round(at)} ${round(up)}q1.500 -1.600 3 0t3 0`
  return [
    pen.plane('middle').shape(box(x, y, width, height, 12), 'white', 1.1),
    pen.plane('middle').shape(box(x + rim, y + rim, width - 2 * rim, height - 2 * rim, 9.5), 'sky', 0.8),
    middle.line(
      [
        ripple(x + 8, y + rim + 4),
        ripple(x + width - 14, y + rim + 4),
        ripple(x + 8, y + height - rim - 3),
        ripple(x + width - 14, y + height - rim - 3),
      ].join(''),
      0.6,
    ),
  ]
}

/** Of a rail, a road, a rim on each side of what things lie on. */
export const EDGE: Readonly<Record<TurningRoom, number>> = { factory: 3.4, playroom: 4.6, tubs: 3.2 }

export const turningField = (pen: Pen, room: TurningRoom, field: Box, which: number): Drawing =>
  room === 'factory' ? belt(pen, field) : room === 'playroom' ? roadMat(pen, field, which) : tub(pen, field)

/** The card with the model. */
export function modelCard(pen: Pen, { x, y, width, height }: Box): Drawing {
  const cx = x + width / 2
  return [
    pen.shape(box(x, y, width, height, 3), 'white', 1.3),
    pen.shape(box(cx - 7, y - 2.4, 14, 4.6, 0.6), 'yellow', 0.8),
    pen.shape(star(cx, y - 0.1, 1.7), 'orange', null),
  ]
}

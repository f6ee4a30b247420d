/** Rooms with turned things in rows: belts of a factory, play mats with a road, lanes of a pool, a board with pegs. In mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, type Disc, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'

export type TurningRoom = 'factory' | 'playroom' | 'pool' | 'pegboard'

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

const workshopWall = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'stoneDark')
  return [
    far.shape(box(LEFT, 0, RIGHT, WALL), 'yellowPale', null),
    far.shape(box(LEFT - 2, WALL - 3, RIGHT, 3), 'wood', 0.8),
  ]
}

const WALLS: Readonly<Record<TurningRoom, (pen: Pen) => Drawing>> = {
  factory: factoryWall,
  playroom: playWall,
  pool: bathWall,
  pegboard: workshopWall,
}
const FLOORS: Readonly<Record<TurningRoom, Fill>> = {
  factory: 'stone',
  playroom: 'woodPale',
  pool: 'cream',
  pegboard: 'sand',
}

/** Two children at both sides of a title as wide as this. */
interface Onlookers {
  readonly left: CastName
  readonly right: CastName
  readonly titleWidth: number
}

/** Scale of a child beside the title. */
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

/** Between two rows of a room. */
const ROW_GAP = 5

/** A lane of the pool: its water joins that of the next one, with a rope and floats between them. */
function lane(pen: Pen, { x, y, width, height }: Box, which: number, things: readonly Disc[]): Drawing {
  const middle = pen.plane('middle')
  const far = pen.plane('far', 'waterLine')
  const [top, low] = [y - ROW_GAP / 2, y + height + ROW_GAP / 2]
  const ripple = ([cx, cy, r]: Disc, i: number) => {
    const [left, up] = [round(cx - r * 0.9 + (i % 3)), round(cy + r * 0.94)]
    return `M${left} ${up}q1.600 -1.700 3.200 0t3.200 0M${round(cx + r * 0.5)} ${up}q1.600 -1.700 3.200 0t3.200 0`
  }
  const floats = Array.from({ length: Math.floor(width / 9) }, (_, i) => x + 4.5 + i * 9)
  return [
    middle.shape(box(x, top, width, low - top), 'sky', null),
    far.line(things.map(ripple).join(''), 0.6),
    middle.line(`M${x} ${top}V${low}M${x + width} ${top}V${low}`, 1.4),
    [top, low].map((at) => [
      middle.line(`M${x} ${at}H${x + width}`, 0.7),
      floats.map((cx, i) => middle.shape(box(cx - 2.2, at - 1.5, 4.4, 3, 1.4), (i + which) % 2 ? 'red' : 'white', 0.7)),
    ]),
  ]
}

const HOLES = 9.2

/** A board of the workshop: its holes are seen between the things. */
function pegboard(pen: Pen, { x, y, width, height }: Box, things: readonly Disc[]): Drawing {
  const middle = pen.plane('middle', 'woodDark')
  const [columns, rows] = [Math.floor((width - 6) / HOLES), Math.floor((height - 4) / HOLES)]
  const [left, top] = [x + (width - (columns - 1) * HOLES) / 2, y + (height - (rows - 1) * HOLES) / 2]
  const isFree = (hx: number, hy: number) => things.every(([cx, cy, r]) => Math.hypot(hx - cx, hy - cy) > r * 0.96)
  const holes = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, i) => [left + i * HOLES, top + row * HOLES] as const),
  ).flat()
  return [
    middle.shape(box(x, y, width, height, 2.5), 'wood', 1),
    middle.shape(box(x + 2.4, y + 2.4, width - 4.8, height - 4.8, 1), 'cream', 0.7),
    holes.filter(([hx, hy]) => isFree(hx, hy)).map(([hx, hy]) => middle.shape(circle(hx, hy, 0.7), 'brown', 0.5)),
  ]
}

/** Width of the rail, road, rope or frame around the things of a row. */
export const EDGE: Readonly<Record<TurningRoom, number>> = { factory: 3.4, playroom: 4.6, pool: 1.4, pegboard: 2.6 }

/** Ground of a row. `things`: circles that they turn in. */
export function turningField(pen: Pen, room: TurningRoom, field: Box, which: number, things: readonly Disc[]): Drawing {
  if (room === 'factory') return belt(pen, field)
  if (room === 'playroom') return roadMat(pen, field, which)
  return room === 'pool' ? lane(pen, field, which, things) : pegboard(pen, field, things)
}

/** The card with the model. */
export function modelCard(pen: Pen, { x, y, width, height }: Box): Drawing {
  const cx = x + width / 2
  return [
    pen.shape(box(x, y, width, height, 3), 'white', 1.3),
    pen.shape(box(cx - 7, y - 2.4, 14, 4.6, 0.6), 'yellow', 0.8),
    pen.shape(star(cx, y - 0.1, 1.7), 'orange', null),
  ]
}

/** The floor of a valley below what is strewn on it: ridges, a pond, plants where nothing is to be counted. In mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { ellipse, type Spot, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { tuft } from '../shapes/nature.ts'
import { fern } from '../shapes/plants.ts'
import { rock } from '../shapes/sea.ts'
import { rolling } from './terrace-parts.ts'

export interface OnGround {
  readonly size: number
  readonly spot: Spot
}

/** From one ridge to the next, and from one place for a plant to the next. */
const [PITCH, STEP] = [34, 5]
/** Room of a plant, from a plant to the next one, and most plants. */
const [ROOM, APART, MOST] = [6.5, 20, 22]
const LIGHT = 0.5

const distance = ([x, y]: Spot, [otherX, otherY]: Spot) => Math.hypot(x - otherX, y - otherY)

/** Places far from everything that is counted, and from each other, the widest first. */
function gapsIn(field: Box, things: readonly OnGround[]): Spot[] {
  const roomAt = (at: Spot) => Math.min(...things.map(({ spot, size }) => distance(at, spot) - size / 2))
  const columns = Math.floor(field.width / STEP)
  const rows = Math.floor(field.height / STEP)
  const places = Array.from(
    { length: columns * rows },
    (_, i): Spot => [field.x + ((i % columns) + 0.5) * STEP, field.y + (Math.floor(i / columns) + 0.5) * STEP],
  )
  const free = places
    .map((at) => ({ at, room: roomAt(at) }))
    .filter(({ room }) => room > ROOM)
    .sort((one, other) => other.room - one.room)
  const chosen: Spot[] = []
  for (const { at } of free)
    if (chosen.length < MOST && chosen.every((one) => distance(one, at) > APART)) chosen.push(at)
  return chosen
}

const PLANTS: readonly ((pen: Pen, at: Spot) => Drawing)[] = [
  (pen, [x, y]) => fern(pen, x, r(y + 4), 0.36),
  (pen, [x, y]) => [tuft(pen, x - 2.4, r(y + 2.6), 0.6), tuft(pen, x + 3, r(y + 3.4), 0.46)],
  (pen, [x, y]) => rock(pen, x, r(y + 3), 0.36),
  (pen, [x, y]) => [tuft(pen, x - 3, r(y + 3), 0.5), fern(pen, x + 2, r(y + 3.4), 0.28)],
]

/** A pond with rings on its water. */
function pond(pen: Pen, x: number, y: number): Drawing {
  const far = pen.plane('far', 'waterLine')
  const rings = `M${r(x - 16)} ${r(y - 2)}q4 -2 8 0t8 0M${r(x)} ${r(y + 4)}q4 -2 8 0t8 0`
  return [far.shape(ellipse(x, y, 29, 11), 'water', LIGHT), far.line(rings, LIGHT)]
}

export function valleyFloor(pen: Pen, field: Box, things: readonly OnGround[]): Drawing {
  const far = pen.plane('far', 'hillLine')
  const ridges = Array.from({ length: Math.ceil(field.height / PITCH) - 1 }, (_, i) =>
    smooth(rolling(field.y + (i + 1) * PITCH, 2.4, i % 2 ? 1 : -1), false),
  )
  return [
    far.line(ridges.join(''), LIGHT),
    pond(pen, field.x + 34, field.y + field.height * 0.62),
    gapsIn(field, things).map((at, i) => PLANTS[i % PLANTS.length]?.(far, at) ?? []),
  ]
}

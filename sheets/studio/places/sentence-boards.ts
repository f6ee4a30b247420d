/** A sentence on something that a child is behind: a fence board, a rowing boat, a cloud. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE, ON_GROUND, POINT } from '../cast/poses.ts'
import { box, type Spot, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

export type BoardName = 'wood' | 'hull' | 'cloud' | 'plain'

const SCALE = 0.56
/** From the feet of a child behind a table to its hands, in its own lengths. */
const HANDS = 21

const child = (pen: Pen, who: CastName, x: number, edge: number): Drawing =>
  person(pen.plane('middle'), who, x, edge + HANDS * SCALE, SCALE, { pose: BEHIND_TABLE })

const wood = (pen: Pen, { x, y, width, height }: Box): Drawing => {
  const middle = pen.plane('middle', 'brown')
  return [
    [x + 7, x + width - 9.4].map((at) => middle.shape(box(at, y + height - 1, 2.4, 5.6, 0.4), 'woodDark', 0.8)),
    middle.shape(box(x - 1.8, y - 1.8, width + 3.6, height + 3.6, 3), 'wood', 0.9),
  ]
}

const hull = (pen: Pen, { x, y, width, height }: Box): Drawing => {
  const [left, right, foot] = [x - 5, x + width + 5, y + height + 3]
  return [
    pen
      .plane('middle')
      .shape(
        `M${r(left)} ${r(y - 2)}H${r(right)}C${r(right)} ${r(y + 12)} ${r(right - 4)} ${r(foot)} ${r(right - 14)} ${r(foot)}H${r(left + 14)}C${r(left + 4)} ${r(foot)} ${r(left)} ${r(y + 12)} ${r(left)} ${r(y - 2)}z`,
        'wood',
        1,
      ),
    pen
      .plane('far', 'seaLine')
      .line(
        [0.1, 0.42, 0.74].map((t) => `M${r(left + (right - left) * t)} ${r(foot + 1.6)}q3 -2 6 0t6 0`).join(''),
        0.6,
      ),
  ]
}

/** Spots along a box, from its upper left corner on. */
function around({ x, y, width, height }: Box): Spot[] {
  const [across, down] = [Math.round(width / 10.4), Math.round(height / 10.4)]
  const side = (count: number, at: (t: number) => Spot) => Array.from({ length: count }, (_, i) => at(i / count))
  return [
    ...side(across, (t) => [x + width * t, y]),
    ...side(down, (t) => [x + width, y + height * t]),
    ...side(across, (t) => [x + width * (1 - t), y + height]),
    ...side(down, (t) => [x, y + height * (1 - t)]),
  ]
}

const mist = (pen: Pen, { x, y, width, height }: Box): Drawing =>
  pen
    .plane('middle', 'waterLine')
    .shape(scallop(around({ x: x + 0.6, y: y + 0.8, width: width - 1.2, height: height - 1.6 }), 0.5), 'cloud', 0.8)

const BOARDS: Readonly<Record<Exclude<BoardName, 'plain'>, (pen: Pen, plate: Box) => Drawing>> = {
  wood,
  hull,
  cloud: mist,
}

/** Room that it takes of its row, at the right of the plate. */
export const RIM: Readonly<Record<BoardName, number>> = { plain: 0, wood: 2, hull: 7, cloud: 4 }

/** Behind a plate; nothing for a plain one. `who` looks over it. */
export function behindPlate(pen: Pen, name: BoardName, plate: Box, who: CastName | null): Drawing {
  if (name === 'plain') return []
  return [who ? child(pen, who, plate.x + plate.width / 2, plate.y - RIM.wood) : [], BOARDS[name](pen, plate)]
}

/** The same where things are right above the plate: the child is at its left, on the ground or on the cloud. */
export function besidePlate(pen: Pen, name: BoardName, plate: Box, who: CastName): Drawing {
  const [x, foot] = [plate.x - 13, plate.y + plate.height]
  const middle = pen.plane('middle')
  if (name === 'plain') return []
  return name === 'cloud'
    ? [
        person(middle, who, x, foot - 3.4, 0.5, { pose: ON_GROUND }),
        BOARDS[name](pen, { x: x - 11, y: foot - 6, width: 22, height: 10 }),
        BOARDS[name](pen, plate),
      ]
    : [person(middle, who, x, foot + 3, 0.42, { pose: POINT }), BOARDS[name](pen, plate)]
}

/** Places in which a light throws shadows: a sheet in a room, a sheet between two trees, spots of light on a wall. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { ON_GROUND } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { beam, lantern } from '../shapes/lights.ts'
import { bush, hill, tuft } from '../shapes/nature.ts'

/** Edges and foot of the picture, mm. */
const [LEFT, RIGHT, FOOT] = [9, 201, 290]

export interface Theatre {
  readonly sheet: Box
  /** Upper edge of the bar that bears the puppets. */
  readonly bar: number
  readonly people: readonly CastName[]
}

/** Height of the bar, and of its base. */
export const BAR = 11
const LEGS = 9

function bar(pen: Pen, y: number): Drawing {
  const [left, right] = [LEFT + 6, RIGHT - 6]
  return [
    [left + 8, right - 8].map((x) => pen.shape(box(x - 3, y + BAR - 1, 6, LEGS + 1), 'woodDark')),
    pen.shape(box(left, y, right - left, BAR, 2), 'wood'),
  ]
}

/** A peg holds the sheet to its rope. */
const peg = (pen: Pen, x: number, y: number) => pen.shape(box(x - 1.6, y - 3, 3.2, 7, 1), 'orange', 0.8)

/** A sheet on a rope, lit from behind: its middle is the brightest. */
function cloth(pen: Pen, { x, y, width, height }: Box, ends: readonly [number, number]): Drawing {
  const [right, low, middle] = [x + width, y + height, x + width / 2]
  const hem = `L${right} ${low}Q${x + width * 0.75} ${low + 2.5} ${middle} ${low}T${x} ${low}z`
  return [
    pen.rope(`M${ends[0]} ${y - 1}Q${middle} ${y + 1} ${ends[1]} ${y - 1}`, 1, 'straw', 0.8),
    pen.shape(`M${x} ${y}H${right}${hem}`, 'glow'),
    pen.shade(ellipse(middle, y + height / 2, width * 0.44, height * 0.42), 'white', 0.55),
    [0.03, 0.28, 0.5, 0.72, 0.97].map((share) => peg(pen, x + width * share, y)),
  ]
}

/** Rays around a lamp, where light has no colour. */
const rays = (pen: Pen, x: number, y: number, reach: number): Drawing =>
  pen.colour
    ? []
    : [-62, -38, 38, 62].map((degrees) => {
        const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), -Math.cos((degrees * Math.PI) / 180)]
        const at = (r: number) => `${(x + sin * r).toFixed(1)} ${(y + cos * r).toFixed(1)}`
        return pen.line(`M${at(reach)}L${at(reach + 5)}`, 0.8)
      })

/** Of a child on the ground, and of one in a wheelchair, who is taller. */
const [SITTER, WHEELED] = [0.78, 0.62]

/** Sits on the ground and points up at the sheet. */
const LOOKING_UP: Pose = {
  ...ON_GROUND,
  turn: 22,
  armL: { at: [-10, -7], z: 'front', dir: 20, hand: 'flat' },
  armR: { at: [15.5, -30], z: 'back', dir: 150, hand: 'open', thumb: -1 },
}

function sitters(pen: Pen, people: readonly CastName[], y: number): Drawing {
  const [one = 'bia', other = 'caio'] = people
  const who = pen.plane('middle')
  const sitter = (name: CastName, x: number, flip: boolean) =>
    name === 'lia'
      ? person(who, name, x, y, WHEELED, { flip })
      : person(who, name, x, y, SITTER, { pose: LOOKING_UP, flip })
  return [sitter(one, 46, false), sitter(other, 164, true)]
}

/** The lamp is on the ground in front of the puppets. */
const LAMP = 282

const lamp = (pen: Pen): Drawing => [rays(pen, 105, LAMP - 16, 15), lantern(pen, 105, LAMP, 0.92)]

/** The light of the lamp, wide enough for all the puppets between it and the sheet. */
function light(pen: Pen, { y, height }: Box): Drawing {
  const [lampY, side, low] = [LAMP - 16, LAMP - 64, y + height]
  return pen.shade(`M99 ${lampY}L${LEFT} ${side}V${low}H${RIGHT}V${side}L111 ${lampY}z`, 'glow', 0.75)
}

export function theatreInRoom(pen: Pen, { sheet, bar: top, people }: Theatre): Drawing {
  const floor = top + BAR + LEGS - 3
  const far = pen.plane('far', 'woodDark')
  return [
    pen.shape(box(0, 0, 210, FOOT), 'dusk', null),
    light(pen, sheet),
    far.shape(box(LEFT - 2, floor, RIGHT - LEFT + 4, FOOT), 'woodPale'),
    far.shape(box(LEFT - 2, floor - 3, RIGHT - LEFT + 4, 3.4), 'cream'),
    far.shape(ellipse(105, 280, 84, 13), 'teal'),
    far.shape(ellipse(105, 280, 76, 10.5), 'bluePale', 0.7),
    [LEFT + 5, RIGHT - 5].map((x) => far.shape(circle(x, sheet.y - 1, 2), 'metal')),
    cloth(pen.plane('middle'), sheet, [LEFT + 5, RIGHT - 5]),
    bar(pen.plane('middle'), top),
    sitters(pen, people, 283),
    lamp(pen),
  ]
}

/** Middles of the two trees that hold the rope. */
const TRUNKS = [16.5, 193.5] as const

export function theatreOutside(pen: Pen, { sheet, bar: top, people }: Theatre): Drawing {
  const far = pen.plane('far', 'hillLine')
  const ground = top + BAR + LEGS - 4
  const near = pen.plane('middle')
  const trunk = (x: number) => [
    near.shape(`M${x - 4} 44H${x + 4}L${x + 5} ${ground + 4}H${x - 5}z`, 'woodDark'),
    near.union(
      points('-12,42 0,30 12,40 2,48').map(([dx, y]) => circle(x + dx, y, 11)),
      'leaf',
    ),
  ]
  return [
    pen.shape(box(0, 0, 210, FOOT), 'bluePale', null),
    hill(far, points('-6,112 30,104 105,110 180,102 216,112'), 'hill'),
    light(pen, sheet),
    hill(far, points(`-6,${top + 5} 105,${top + 4} 216,${top + 5}`), 'grass', FOOT + 8),
    bush(far, LEFT + 5, ground + 5, 0.6),
    bush(far, RIGHT - 5, ground + 5, 0.7),
    cloth(pen.plane('middle'), sheet, TRUNKS),
    // The rope is tied behind the crowns.
    TRUNKS.map(trunk),
    bar(pen.plane('middle'), top),
    tuft(far, 24, 284, 0.8),
    tuft(far, 186, 284, 0.8),
    sitters(pen, people, 283),
    lamp(pen),
  ]
}

/** A spot of light on the wall. */
export const spotlight = (pen: Pen, cx: number, cy: number, r: number): Drawing => [
  pen.shape(circle(cx, cy, r), 'glow', 0.9),
  pen.shade(circle(cx, cy, r * 0.8), 'white', 0.5),
]

/** A shelf on the wall, its middle and upper edge. */
export const wallShelf = (pen: Pen, cx: number, y: number, width: number): Drawing => [
  pen.shape(`M${cx - width * 0.3} ${y + 3}l4 5h4v-5zM${cx + width * 0.3} ${y + 3}l-4 5h-4v-5z`, 'woodDark', 0.8),
  pen.shape(box(cx - width / 2, y, width, 4, 1.5), 'wood', 1),
]

/** Height of the floor below the wall with shelves. */
export const SPOT_FLOOR = 258

/** A dim room with a tall sheet on its right, lit from below; the wall beside it is free for shelves. */
export function tallTheatre(pen: Pen, sheet: Box, people: readonly CastName[]): Drawing {
  const far = pen.plane('far', 'woodDark')
  return [
    pen.shape(box(0, 0, 210, FOOT), 'dusk', null),
    far.shape(box(LEFT - 2, SPOT_FLOOR, RIGHT - LEFT + 4, FOOT), 'woodPale'),
    far.shape(box(LEFT - 2, SPOT_FLOOR - 3, RIGHT - LEFT + 4, 3.4), 'cream'),
    [sheet.x - 4, RIGHT - 3].map((x) => far.shape(circle(x, sheet.y - 1, 2), 'metal')),
    beam(pen, [105, LAMP - 16], sheet.x + 2, sheet.x + sheet.width - 2, sheet.y + sheet.height),
    cloth(pen.plane('middle'), sheet, [sheet.x - 4, RIGHT - 3]),
    far.shape(ellipse(105, 281, 84, 11), 'teal'),
    far.shape(ellipse(105, 281, 76, 8.5), 'bluePale', 0.7),
    sitters(pen, people, 284),
    lamp(pen),
  ]
}

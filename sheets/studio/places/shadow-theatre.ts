/** Places in which a light throws shadows: a sheet in a room, a sheet between two trees, spots of light on a wall. */
import type { Box } from '../../lettering/bounds.ts'
import { person, type Standing } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { KNEEL, ON_GROUND } from '../cast/poses.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { beam, lantern, torch } from '../shapes/lights.ts'
import { bush, hill, tuft } from '../shapes/nature.ts'
import { brightStar } from '../shapes/space.ts'

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

const SITTER = 0.78

function sitters(pen: Pen, people: readonly CastName[], y: number): Drawing {
  const pose = (who: CastName): Standing => ({ pose: who === 'lia' ? {} : ON_GROUND })
  const [one = 'bia', other = 'caio'] = people
  const who = pen.plane('middle')
  return [
    person(who, one, 46, y, SITTER, pose(one)),
    person(who, other, 164, y, SITTER, { ...pose(other), flip: true }),
  ]
}

/** The lamp is on the ground in front of the puppets. */
const LAMP = 282

const lamp = (pen: Pen): Drawing => [rays(pen, 105, LAMP - 16, 15), lantern(pen, 105, LAMP, 0.92)]

export function theatreInRoom(pen: Pen, { sheet, bar: top, people }: Theatre): Drawing {
  const floor = top + BAR + LEGS - 3
  const far = pen.plane('far', 'woodDark')
  return [
    pen.shape(box(0, 0, 210, FOOT), 'dusk', null),
    beam(pen, [105, LAMP - 16], sheet.x - 2, sheet.x + sheet.width + 2, sheet.y + sheet.height),
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
  const stars = points('40,30 52,50 170,30 158,50')
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
    stars.map(([x, y]) => brightStar(far, x, y, 2.8)),
    hill(
      far,
      points(`-6,${ground - 22} 50,${ground - 34} 105,${ground - 26} 160,${ground - 36} 216,${ground - 24}`),
      'hill',
    ),
    beam(pen, [105, LAMP - 16], sheet.x - 2, sheet.x + sheet.width + 2, sheet.y + sheet.height),
    hill(far, points(`-6,${ground} 50,${ground - 2} 105,${ground} 160,${ground - 2} 216,${ground}`), 'grass', FOOT + 8),
    TRUNKS.map(trunk),
    bush(far, LEFT + 5, ground + 5, 0.6),
    bush(far, RIGHT - 5, ground + 5, 0.7),
    cloth(pen.plane('middle'), sheet, TRUNKS),
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

/** Height of the floor below the wall of spots. */
export const SPOT_FLOOR = 258

/** Hands of who kneels, from the feet, and the torch in them, in the lengths of a child. */
const HANDS = { x: 12, y: -12, scale: 1.15, turn: 10 }
const KNEELER = 0.68

/** Somebody kneels and holds a torch up, towards the middle of the picture. */
function torchBearer(pen: Pen, who: CastName, x: number, way: 1 | -1): Drawing {
  const pose: Standing = who === 'lia' ? {} : { pose: KNEEL }
  const [hand, y] = [x + way * HANDS.x * KNEELER, 283]
  return [
    torch(pen, hand, y + HANDS.y * KNEELER + 6, HANDS.scale * KNEELER, way * HANDS.turn),
    person(pen, who, x, y, KNEELER, { ...pose, flip: way < 0 }),
  ]
}

/** A dim room: two children with torches on its floor, the wall above them is free. */
export function torchRoom(pen: Pen, wall: Fill, people: readonly CastName[]): Drawing {
  const far = pen.plane('far', 'woodDark')
  const middle = pen.plane('middle')
  const [one = 'bia', other = 'caio'] = people
  return [
    pen.shape(box(0, 0, 210, FOOT), wall, null),
    pen.shade('M84 256L58 50H201V60L122 256z', 'glow', 0.5),
    far.shape(box(LEFT - 2, SPOT_FLOOR, RIGHT - LEFT + 4, FOOT), 'woodPale'),
    far.shape(box(LEFT - 2, SPOT_FLOOR - 3, RIGHT - LEFT + 4, 3.4), 'cream'),
    torchBearer(middle, one, 70, 1),
    torchBearer(middle, other, 136, -1),
  ]
}

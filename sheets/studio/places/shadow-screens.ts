/** Places in which a light throws shadows at night: a tent, the wall of a room, a wall in the street, the blind of a window, a sheet in a garden. */
import type { Box } from '../../lettering/bounds.ts'
import { round } from '../../scene/marks.ts'
import { fromBehind, SEEN_FROM_BEHIND } from '../cast/from-behind.ts'
import type { Pose } from '../cast/skeleton.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, ellipse, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting, house } from '../shapes/built.ts'
import { barn } from '../shapes/farm.ts'
import { lantern, torch } from '../shapes/lights.ts'
import { bush, tree, tuft } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { crescent } from '../shapes/space.ts'

interface Stage {
  /** Lit, and of one colour: shadows are on it. */
  readonly screen: Box
  /** Upper edge of the floor. */
  readonly floor: number
  /** Each page of a sheet has another corner of the place. */
  readonly turn: number
}

type Scene = (pen: Pen, stage: Stage) => Drawing

const [LEFT, RIGHT, FOOT] = [-4, 216, 300]

const night = (pen: Pen): Drawing => [
  pen.shape(box(LEFT, 0, RIGHT - LEFT, FOOT), 'night', null),
  crescent(pen.plane('far', 'woodDark'), 189, 31, 0.44),
  [
    [14, 27],
    [14, 38],
  ].map(([x = 0, y = 0]) => pen.plane('far', 'woodDark').shape(star(x, y, 2.4), 'yellow', 0.6)),
]

const floorOf = (pen: Pen, { floor }: Stage, fill: Fill): Drawing =>
  pen.shape(box(LEFT, floor, RIGHT - LEFT, FOOT - floor), fill, 0.9)

const lit = (pen: Pen, { x, y, width, height }: Box, radius = 0): Drawing =>
  pen.shape(box(x, y, width, height, radius), 'glow', 1.2)

/** A screen that begins there leaves no room for a column beside it, mm. */
const WIDE = 30

/** Things that a tent is pitched beside: trees of a wood, palms of a beach, a farm. */
function beside(pen: Pen, { floor, turn }: Stage): Drawing {
  if (turn === 1) return [16, 196].map((at) => palm(pen, at, floor + 2, 1.25))
  if (turn === 2) return [barn(pen, 12, floor + 1, 0.7), tree(pen, 199, floor + 1, 1.5)]
  return [12, 200].map((at) => tree(pen, at, floor + 2, 1.9, 'leafDeep'))
}

/** A tent whose front is lit from within. */
const tent: Scene = (pen, stage) => {
  const { screen, floor, turn } = stage
  const { x, y, width, height } = screen
  const [right, low] = [x + width, y + height]
  const far = pen.plane('far', 'hillLine')
  const isWide = x < WIDE
  const [cloth, seam] = inTurn(
    [
      ['orange', 'redDark'],
      ['teal', 'blueDark'],
      ['red', 'redDark'],
    ] as const,
    turn,
  )
  return [
    night(pen),
    isWide ? beside(far, stage) : [],
    floorOf(pen, stage, inTurn(['leafDark', 'sand', 'meadow'] as const, turn)),
    isWide ? pen.line(`M${x - 3} ${y}L${LEFT} ${low + 6}M${right + 3} ${y}L${RIGHT} ${low + 6}`, 0.9) : [],
    pen.shape(`M${x - 4} ${y - 4}H${right + 4}L${right + 6} ${floor + 2}H${x - 6}z`, cloth, 1.2),
    pen.shape(`M${x + width / 2} 8L${right + 8} ${y - 3}H${x - 8}z`, cloth, 1.2),
    pen.line(
      `M${x + width / 2} 8L${x + width * 0.24} ${y - 3}M${x + width / 2} 8L${x + width * 0.76} ${y - 3}`,
      0.8,
      seam,
    ),
    lit(pen, screen),
    turn === 1 ? [] : [14, 199].map((at) => bush(far, at, floor + 8, 0.44)),
  ]
}

const framedOnWall = (pen: Pen, x: number, y: number, inside: Drawing, fill: Fill): Drawing =>
  pen.at(x, y, 0.72, (own) => [own.shape(box(-10.5, -11.5, 21, 23, 1.5), fill, 1), inside])

/** A light pool on the wall of a bedroom. */
const bedroom: Scene = (pen, stage) => {
  const { screen, floor, turn } = stage
  const far = pen.plane('far', 'woodDark')
  const pane = framedOnWall(far, 22, 37, far.line('M0 -11.500V11.500M-10.500 0H10.500', 0.9), 'night')
  const sunny = [far.shape(box(-7.5, -8.5, 15, 17, 1), 'sky', 0.8), far.shape(circle(0, 0, 4), 'yellow', 0.7)]
  const starry = [far.shape(box(-7.5, -8.5, 15, 17, 1), 'cream', 0.8), far.shape(star(0, 0, 6), 'orange', 0.7)]
  return [
    pen.shape(box(LEFT, 0, RIGHT - LEFT, FOOT), inTurn(['purplePale', 'bluePale', 'pinkPale'] as const, turn), null),
    pane,
    framedOnWall(far, 188, 37, turn === 1 ? starry : sunny, 'wood'),
    lit(pen, screen, 12),
    far.shape(box(LEFT, floor - 3, RIGHT - LEFT, 4), 'cream', 0.8),
    floorOf(pen, stage, inTurn(['woodPale', 'wood', 'tan'] as const, turn)),
    far.shape(ellipse(105, FOOT - 24, 92, 12), inTurn(['teal', 'red', 'purple'] as const, turn), 0.9),
  ]
}

/** Over a wall in the street: houses, palms, trees. */
function overWall(pen: Pen, y: number, turn: number): Drawing {
  if (turn === 1) return [24, 188].map((at) => palm(pen, at, y, 0.3))
  if (turn === 2) return [house(pen, 26, y, 0.56, { wall: 'pinkPale', roof: 'purple' }), tree(pen, 186, y, 0.5)]
  return [26, 186].map((at, i) => house(pen, at, y, 0.56, { wall: 'cream', roof: i ? 'red' : 'blue' }))
}

const COURSE = 9

/** A wall in the street. */
const streetWall: Scene = (pen, stage) => {
  const { screen, floor, turn } = stage
  const { y } = screen
  const far = pen.plane('far', 'woodDark')
  const courses = Math.ceil((floor - y) / COURSE)
  const bricks = Array.from({ length: courses }, (_, i) => {
    const at = y - 2 + i * COURSE
    const last = Math.min(at + COURSE, floor)
    const joints = [0, 1].map((end) => `M${(i % 2 ? 5.5 : 11.5) + end * 188} ${at}V${last}`)
    return `M${LEFT} ${at}H17M193 ${at}H${RIGHT}${joints.join('')}`
  })
  return [
    night(pen),
    overWall(far, y - 6, turn),
    pen.shape(box(LEFT, y - 4, RIGHT - LEFT, FOOT - y), inTurn(['redPale', 'bluePale', 'tan'] as const, turn), 1),
    far.line(bricks.join(''), 0.6),
    pen.shape(box(LEFT, y - 7, RIGHT - LEFT, 5), 'stone', 1),
    lit(pen, screen, 4),
    floorOf(pen, stage, 'grey'),
    pen.shape(box(LEFT, floor, RIGHT - LEFT, 5), 'stone', 0.9),
  ]
}

/** A large window of a house from outside, its blind down. */
const blind: Scene = (pen, stage) => {
  const { screen, floor, turn } = stage
  const { x, y, width, height } = screen
  return [
    pen.shape(box(LEFT, 0, RIGHT - LEFT, FOOT), inTurn(['bluePale', 'pinkPale', 'foam'] as const, turn), null),
    pen.shape(box(x - 5, y - 4, width + 10, height + 8, 1.5), 'wood', 1.2),
    lit(pen, screen),
    pen.shape(box(x - 1, y - 1, width + 2, 5, 2), 'cream', 1),
    pen.shape(box(x - 7, y + height + 3, width + 14, 5, 1.5), 'woodPale', 1.1),
    floorOf(pen, stage, 'meadow'),
    [13, 199].map((at) =>
      bush(pen.plane('far', 'woodDark'), at, floor + 5, 0.5, 'leaf', inTurn(['pink', 'yellow', 'red'] as const, turn)),
    ),
  ]
}

/** A sheet on a rope in a garden with paper flags. */
const garden: Scene = (pen, stage) => {
  const { screen, floor, turn } = stage
  const { x, y, width } = screen
  const far = pen.plane('far', 'hillLine')
  return [
    night(pen),
    bunting(pen.plane('far', 'woodDark'), [9, 44], [201, 44], 4, ['red', 'yellow', 'teal', 'pink'], {
      size: 6,
      gap: 4,
    }),
    floorOf(pen, stage, inTurn(['grass', 'leafDark', 'meadow'] as const, turn)),
    [10.5, 196.5].map((at) => pen.shape(box(at, y - 8, 3.6, floor - y + 10, 1), 'wood', 1)),
    pen.rope(`M12 ${y - 1}H198`, 1, 'straw', 0.8),
    lit(pen, screen),
    [0.04, 0.35, 0.65, 0.96].map((share) =>
      pen.shape(box(round(x + width * share - 1.6), y - 3, 3.2, 7, 1), 'orange', 0.8),
    ),
    tuft(far, 26, FOOT - 18, 0.7),
    tuft(far, 186, FOOT - 18, 0.7),
  ]
}

const SCENES: Readonly<Record<string, Scene>> = {
  bichos: tent,
  objetos: bedroom,
  passeio: streetWall,
  comidas: blind,
  lanche: garden,
}

/** Looks up at the screen and points at it. */
const POINTING: Pose = { armR: { at: [15, -41], dir: 160 }, armL: [-12, 4] }
const POINTING_LEFT: Pose = { armL: { at: [-15, -41], dir: -160 }, armR: [12, 4] }
/** Their size where the floor begins there, and farther down. */
const [CHILD, SMALLER, LOW_FLOOR] = [0.78, 0.46, 245]
const CHILD_FOOT = 281
/** Of the lamp between them. */
const LAMP = { x: 105, y: 279 }

/** The place of a theme, with the light that falls on the screen. */
export function shadowStage(pen: Pen, theme: string, stage: Stage): Drawing {
  const { x, y, width, height } = stage.screen
  const low = y + height
  const [wide, high] = [width / 2 - 2, LAMP.y - 28]
  // Without colour its rays are seen near the lamp alone, far from lines that a child draws.
  const rays = [-0.32, -0.12, 0.12, 0.32].map((share) => {
    const [from, to] = [LAMP.x + share * 30, LAMP.x + share * 62]
    return `M${round(from)} ${high - 2}L${round(to)} ${high - 13}`
  })
  const beam = pen.colour
    ? pen.shape(`M${LAMP.x - 7} ${high}L${x + 2} ${low + 0.6}h${2 * wide}L${LAMP.x + 7} ${high}z`, 'glow', null)
    : pen.line(rays.join(''), 0.8)
  return [(SCENES[theme] ?? garden)(pen, stage), stage.floor > LOW_FLOOR ? [] : beam]
}

/** The lamp, and two who look at the shadows: before the table. `look` gives other children. */
export function shadowPeople(pen: Pen, theme: string, { floor }: Stage, look: number): Drawing {
  const who = (i: number) => SEEN_FROM_BEHIND[(look + i) % SEEN_FROM_BEHIND.length] ?? 'bia'
  const isLow = floor > LOW_FLOOR
  const size = isLow ? SMALLER : CHILD
  const isIndoors = theme === 'objetos' || theme === 'passeio'
  const [one, other] = isLow ? [26, 184] : [48, 162]
  return [
    fromBehind(pen.plane('middle'), who(0), one, CHILD_FOOT, size, POINTING),
    fromBehind(pen.plane('middle'), who(3), other, CHILD_FOOT, size, POINTING_LEFT),
    isIndoors ? torch(pen, LAMP.x, LAMP.y, isLow ? 0.8 : 1.1) : lantern(pen, LAMP.x, LAMP.y, isLow ? 0.62 : 0.9),
  ]
}

/** Height of the board that figures are on. */
export const LEDGE = 10
const TABLE_FOOT = 272

export const ledge = (pen: Pen, y: number): Drawing => [
  [22, 188].map((x) => pen.shape(box(x - 3, y + LEDGE - 1, 6, TABLE_FOOT - y - LEDGE), 'woodDark', 1)),
  pen.shape(box(15, y, 180, LEDGE, 2), 'wood', 1.1),
]

/** A foot with a rod that holds a thing in the air, as that of a puppet; the rod ends behind the thing, `up` mm above. */
export const standee = (pen: Pen, x: number, foot: number, up: number, scale = 1): Drawing => [
  pen.shape(box(round(x - 0.8 * scale), round(foot - up), round(1.6 * scale), round(up - 1), 0.4), 'straw', 0.8),
  pen.shape(
    box(round(x - 5 * scale), round(foot - 2.2 * scale), round(10 * scale), round(2.2 * scale), 0.8),
    'straw',
    0.9,
  ),
]

const FLAG = 'M-3 6V-6H4.500L2 -3L4.500 0H-1V6z'

/** Below the screen: a flag that is turned counts, one in a mirror does not. */
export const turnRule = (pen: Pen, y: number): Drawing =>
  [
    { x: 67, counts: true },
    { x: 143, counts: false },
  ].map(({ x, counts }) => [
    pen.shape(box(x - 24, y - 9, 48, 18, 2), 'white', 0.9),
    pen.at(x - 16, y, 1, (own) => own.shape(FLAG, 'greyDark', 0.6)),
    pen.line(`M${x - 9} ${y}h6m-2 -2l2 2l-2 2`, 0.9),
    pen.at(x + 4, y, 1, (own) => own.shape(FLAG, 'greyDark', 0.6), counts ? { turn: 115 } : { flip: true }),
    counts
      ? pen.line(`M${x + 13} ${y}l2.500 3.500l5 -7.500`, 1.6, 'green')
      : pen.line(`M${x + 13} ${y - 3.5}l7 7m0 -7l-7 7`, 1.6, 'red'),
  ])

/** A card on the wall, with a pin. */
export const pinned = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shape(box(x, y, width, height, 2), 'white', 0.9),
  pen.shape(circle(x + width / 2, y + 0.6, 1.7), 'red', 0.8),
]

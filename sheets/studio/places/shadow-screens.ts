/** Places in which a light throws shadows at night: a tent, the wall of a room, a wall in the street, the blind of a window, a sheet in a garden. */
import type { Box } from '../../lettering/bounds.ts'
import { round } from '../../scene/marks.ts'
import { fromBehind, SEEN_FROM_BEHIND } from '../cast/from-behind.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle, ellipse, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting, house } from '../shapes/built.ts'
import { lantern, torch } from '../shapes/lights.ts'
import { bush, tree, tuft } from '../shapes/nature.ts'
import { crescent } from '../shapes/space.ts'

interface Stage {
  /** Lit, and of one colour: shadows are on it. */
  readonly screen: Box
  /** Upper edge of the floor. */
  readonly floor: number
}

type Scene = (pen: Pen, stage: Stage) => Drawing

const [LEFT, RIGHT, FOOT] = [-4, 216, 300]

const night = (pen: Pen): Drawing => [
  pen.shape(box(LEFT, 0, RIGHT - LEFT, FOOT), 'dusk', null),
  crescent(pen.plane('far', 'woodDark'), 190, 32, 0.5),
  [
    [13.5, 27],
    [15, 47],
    [197, 50],
  ].map(([x = 0, y = 0]) => pen.plane('far', 'woodDark').shape(star(x, y, 2.6), 'yellow', 0.6)),
]

const floorOf = (pen: Pen, { floor }: Stage, fill: Fill): Drawing =>
  pen.shape(box(LEFT, floor, RIGHT - LEFT, FOOT - floor), fill, 0.9)

const lit = (pen: Pen, { x, y, width, height }: Box, radius = 0): Drawing =>
  pen.shape(box(x, y, width, height, radius), 'glow', 1.2)

/** A screen that begins there leaves no room for a column beside it, mm. */
const WIDE = 30

/** A tent whose front is lit from within. */
const tent: Scene = (pen, stage) => {
  const { screen, floor } = stage
  const { x, y, width, height } = screen
  const [right, low] = [x + width, y + height]
  const far = pen.plane('far', 'hillLine')
  const isWide = x < WIDE
  return [
    night(pen),
    isWide ? [12, 200].map((at) => tree(far, at, floor + 2, 1.9, 'leafDeep')) : [],
    floorOf(pen, stage, 'leafDark'),
    isWide ? pen.line(`M${x - 3} ${y}L${LEFT} ${low + 6}M${right + 3} ${y}L${RIGHT} ${low + 6}`, 0.9) : [],
    pen.shape(`M${x - 4} ${y - 4}H${right + 4}L${right + 6} ${low + 4}H${x - 6}z`, 'orange', 1.2),
    pen.shape(`M${x + width / 2} 8L${right + 11} ${y - 3}H${x - 11}z`, 'orange', 1.2),
    pen.line(
      `M${x + width / 2} 8L${x + width * 0.24} ${y - 3}M${x + width / 2} 8L${x + width * 0.76} ${y - 3}`,
      0.8,
      'redDark',
    ),
    lit(pen, screen),
    [8, 202].map((at) => bush(far, at, floor + 8, 0.5)),
  ]
}

/** A light pool on the wall of a bedroom. */
const bedroom: Scene = (pen, stage) => {
  const { screen, floor } = stage
  const far = pen.plane('far', 'woodDark')
  return [
    pen.shape(box(LEFT, 0, RIGHT - LEFT, FOOT), 'purplePale', null),
    far.at(21.5, 36, 0.72, (own) => [
      own.shape(box(-10.5, -12, 21, 25, 1.5), 'dusk', 1),
      own.line('M0 -12V13M-10.500 0.500H10.500', 0.9),
    ]),
    far.at(188.5, 37, 0.72, (own) => [
      own.shape(box(-10.5, -11, 21, 22, 1.5), 'wood', 1),
      own.shape(box(-7.5, -8, 15, 16, 1), 'sky', 0.8),
      own.shape(circle(0, 0, 4), 'yellow', 0.7),
    ]),
    lit(pen, screen, 16),
    far.shape(box(LEFT, floor - 3, RIGHT - LEFT, 4), 'cream', 0.8),
    floorOf(pen, stage, 'woodPale'),
    far.shape(ellipse(105, FOOT - 17, 92, 12), 'teal', 0.9),
  ]
}

/** A wall in the street, its bricks seen at the edges, houses behind it. */
const streetWall: Scene = (pen, stage) => {
  const { screen, floor } = stage
  const { x, y, width, height } = screen
  const far = pen.plane('far', 'woodDark')
  const bricks = Array.from({ length: Math.floor((height + 6) / 9) }, (_, i) => {
    const at = y - 3 + i * 9
    return `M${LEFT} ${at}H${x}M${x + width} ${at}H${RIGHT}M${i % 2 ? 6 : 11} ${at}v9M${i % 2 ? 199 : 204} ${at}v9`
  })
  return [
    night(pen),
    [24, 186].map((at, i) => house(far, at, y - 3, 0.62, { wall: 'cream', roof: i ? 'red' : 'blue' })),
    pen.shape(box(LEFT, y - 4, RIGHT - LEFT, FOOT - y), 'redPale', 1),
    far.line(bricks.join(''), 0.6),
    pen.shape(box(LEFT, y - 7, RIGHT - LEFT, 5), 'stone', 1),
    lit(pen, screen, 4),
    floorOf(pen, stage, 'grey'),
    pen.shape(box(LEFT, floor, RIGHT - LEFT, 5), 'stone', 0.9),
  ]
}

/** A large window of a house from outside, its blind down. */
const blind: Scene = (pen, stage) => {
  const { screen, floor } = stage
  const { x, y, width, height } = screen
  const far = pen.plane('far', 'woodDark')
  return [
    pen.shape(box(LEFT, 0, RIGHT - LEFT, FOOT), 'bluePale', null),
    pen.shape(box(x - 5, y - 4, width + 10, height + 8, 1.5), 'wood', 1.2),
    lit(pen, screen),
    pen.shape(box(x - 1, y - 1, width + 2, 5, 2), 'cream', 1),
    pen.shape(box(x - 8, y + height + 3, width + 16, 5, 1.5), 'woodPale', 1.1),
    floorOf(pen, stage, 'meadow'),
    [9, 201].map((at) => bush(far, at, floor + 5, 0.6, 'leaf', 'pink')),
  ]
}

/** A sheet on a rope in a garden with paper flags. */
const garden: Scene = (pen, stage) => {
  const { screen, floor } = stage
  const { x, y, width, height } = screen
  const [right, low, middle] = [x + width, y + height, x + width / 2]
  const far = pen.plane('far', 'hillLine')
  return [
    night(pen),
    bunting(pen.plane('far', 'woodDark'), [9, 44], [201, 44], 4, ['red', 'yellow', 'teal', 'pink'], {
      size: 6,
      gap: 4,
    }),
    floorOf(pen, stage, 'grass'),
    [10.5, 196.5].map((at) => pen.shape(box(at, y - 8, 3.6, floor - y + 10, 1), 'wood', 1)),
    pen.rope(`M12 ${y - 1}H198`, 1, 'straw', 0.8),
    pen.shape(`M${x} ${y}H${right}V${low}Q${x + width * 0.75} ${low + 2.5} ${middle} ${low}T${x} ${low}z`, 'glow', 1.2),
    [0.04, 0.35, 0.65, 0.96].map((share) =>
      pen.shape(box(round(x + width * share - 1.6), y - 3, 3.2, 7, 1), 'orange', 0.8),
    ),
    tuft(far, 26, FOOT - 16, 0.7),
    tuft(far, 186, FOOT - 16, 0.7),
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
/** How large they are where the floor begins there, and farther down. */
const [CHILD, SMALLER, LOW_FLOOR] = [0.74, 0.58, 245]
const CHILD_FOOT = 287

/** The place of a theme, the light, and two who look at the shadows. `look` gives other children. */
export function shadowStage(pen: Pen, theme: string, stage: Stage, look: number): Drawing {
  const who = (i: number) => SEEN_FROM_BEHIND[(look + i) % SEEN_FROM_BEHIND.length] ?? 'bia'
  const size = stage.floor > LOW_FLOOR ? SMALLER : CHILD
  const isIndoors = theme === 'objetos' || theme === 'passeio'
  return [
    (SCENES[theme] ?? garden)(pen, stage),
    fromBehind(pen.plane('middle'), who(0), 30, CHILD_FOOT, size, POINTING),
    fromBehind(pen.plane('middle'), who(3), 180, CHILD_FOOT, size, POINTING_LEFT),
    isIndoors ? torch(pen, 105, CHILD_FOOT - 4, size * 1.45) : lantern(pen, 105, CHILD_FOOT - 3, size * 1.22),
  ]
}

/** Height of the board that figures stand on. */
export const LEDGE = 10

export const ledge = (pen: Pen, y: number): Drawing => [
  [26, 184].map((x) => pen.shape(box(x - 3, y + LEDGE - 1, 6, 18), 'woodDark', 1)),
  pen.shape(box(15, y, 180, LEDGE, 2), 'wood', 1.1),
]

/** A foot that holds a thing upright, as that of a figure in a board game. */
export const standee = (pen: Pen, x: number, foot: number, scale = 1): Drawing =>
  pen.shape(
    box(round(x - 7 * scale), round(foot - 2.6 * scale), round(14 * scale), round(2.6 * scale), 0.8),
    'straw',
    0.9,
  )

/** A card on the wall, with a pin. */
export const pinned = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shape(box(x, y, width, height, 2), 'white', 0.9),
  pen.shape(circle(x + width / 2, y + 0.6, 1.7), 'red', 0.8),
]

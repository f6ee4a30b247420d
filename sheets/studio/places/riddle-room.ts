/** A room with a cabinet of curiosities; before it a board on feet, an easel with an empty sheet, and two children. */
import { round } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { HANDS_UP, POINT, POINT_LEFT, WAVE, WAVE_LEFT } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { longNeck } from '../shapes/dinosaurs.ts'
import { flower } from '../shapes/nature.ts'
import { cat, dog, owl } from '../shapes/pets.ts'
import { rocket, truck } from '../shapes/vehicles.ts'
import { basket } from '../shapes/woven.ts'

interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const [LEFT, BOTTOM, WIDTH] = [15, 181, 180]
const [TOP, TALLEST] = [66, 22]
const BETWEEN = 3
const FEET = 282
const CHILD = 0.56

/** Drawers in two columns of so many, the left column first. */
export function drawersOf(rows: number): Frame[] {
  const height = Math.min(TALLEST, (BOTTOM - TOP) / rows)
  const width = (WIDTH - BETWEEN) / 2
  return [0, 1].flatMap((column) =>
    Array.from({ length: rows }, (_, row) => ({
      x: LEFT + column * (width + BETWEEN),
      y: BOTTOM - height * (rows - row) + 0.6,
      width,
      height: height - 1.2,
    })),
  )
}

/** The board of the riddle, and the sheet on the easel. */
export const RIDDLE_BOARD: Frame = { x: 33, y: 189, width: 99, height: 74 }
export const EASEL_SHEET: Frame = { x: 138, y: 194, width: 43, height: 52 }

const LOOKS = [
  ['bluePale', 'wood', 'woodPale'],
  ['yellowPale', 'teal', 'tan'],
  ['pinkPale', 'wood', 'woodPale'],
  ['hillFar', 'purplePale', 'tan'],
  ['skyLow', 'woodPale', 'stone'],
] as const

type Thing = (pen: Pen, x: number, foot: number) => Drawing

/** On the two ends of the cabinet, in turn. */
const FINDS: readonly [readonly [Thing, Thing], ...(readonly [Thing, Thing])[]] = [
  [(pen, x, foot) => cat(pen, x, foot, 0.36), (pen, x, foot) => basket(pen, x, foot, 0.5)],
  [(pen, x, foot) => truck(pen, x, foot, 0.17), (pen, x, foot) => owl(pen, x, foot, 0.34)],
  [(pen, x, foot) => longNeck(pen, x, foot, 0.19), (pen, x, foot) => flowerpot(pen, x, foot)],
  [(pen, x, foot) => flowerpot(pen, x, foot), (pen, x, foot) => cat(pen, x, foot, 0.36, 'grey')],
  [(pen, x, foot) => rocket(pen, x, foot, 0.3, false), (pen, x, foot) => dog(pen, x, foot, 0.34)],
]

const flowerpot: Thing = (pen, x, foot) => [
  flower(pen, x, foot - 5, 0.5, 'pink'),
  pen.shape(`M${x - 4.6} ${foot - 6.4}h9.200l-1.400 6.400h-6.400z`, 'orange', 0.8),
  pen.shape(box(x - 5.4, foot - 7.6, 10.8, 2, 0.6), 'orange', 0.7),
]

/** A front with a moulding and a handle. */
const drawer = (pen: Pen, { x, y, width, height }: Frame, wood: Fill): Drawing => {
  const [pull, middle] = [x + width - 6.4, y + height / 2]
  return [
    pen.shape(box(x, y, width, height, 1.6), wood, 0.8),
    pen.shape(box(x + 1.8, y + 1.5, width - 3.6, height - 3, 1), 'white', 0.5),
    pen.shape(box(pull - 1.3, middle - 4.4, 2.6, 8.8, 1.3), 'metal', 0.7),
    [-2.8, 2.8].map((dy) => pen.spot(pull, middle + dy, 0.5)),
  ]
}

/** `crest` from 0: a straight cornice, an arch or a stepped one. */
const crested = (pen: Pen, top: number, crest: number, wood: Fill): Drawing => {
  const [x, width] = [LEFT - 5, WIDTH + 10]
  if (crest === 0) return pen.shape(box(x, top - 3, width, 4.4, 1.6), wood, 1.1)
  if (crest === 1)
    return [
      pen.shape(box(x + 2, top - 3, width - 4, 4.4, 0.4), wood, 1.1),
      pen.line(`M${x + 4} ${round(top - 0.8)}h${width - 8}`, 0.6),
      [x + 3, x + width - 3].map((at) => pen.shape(circle(at, top - 0.8, 3), wood, 0.9)),
    ]
  return [
    pen.shape(box(x + 3, top - 3, width - 6, 2.4, 0.6), wood, 0.9),
    pen.shape(box(x, top - 0.8, width, 2.4, 0.6), wood, 0.9),
  ]
}

const cabinet = (pen: Pen, rows: number, variant: number, wood: Fill): Drawing => {
  const drawers = drawersOf(rows)
  const top = (drawers[0]?.y ?? TOP) - 2
  const [left, right] = inTurn(FINDS, variant)
  const middle = pen.plane('middle')
  const feet = [LEFT + 6, LEFT + WIDTH - 6]
  return [
    feet.map((x) =>
      variant % 2
        ? pen.shape(circle(x, BOTTOM + 4, 4), wood, 1)
        : pen.shape(`M${x - 6} ${BOTTOM}h12l-3 7h-6z`, wood, 1),
    ),
    pen.shape(box(LEFT - 3, top, WIDTH + 6, BOTTOM + 2.4 - top, 2), wood),
    crested(pen, top, variant % 3, wood),
    left(middle, LEFT + 6, top - 3),
    right(middle, LEFT + WIDTH - 5, top - 3),
    drawers.map((one) => drawer(pen, one, 'cream')),
  ]
}

const easel = (pen: Pen): Drawing => {
  const { x, y, width, height } = EASEL_SHEET
  const cx = x + width / 2
  return [
    pen.rope(
      `M${cx} ${y - 6}L${x + 1} ${FEET}M${cx} ${y - 6}L${x + width - 1} ${FEET}M${cx} ${y - 6}V${FEET - 8}`,
      2.4,
      'wood',
      0.8,
    ),
    pen.shape(box(x, y, width, height, 1), 'white', 1.1),
    pen.shape(box(x - 2, y + height, width + 4, 4, 1.2), 'wood', 0.9),
  ]
}

/** Boards of the floor, and a rug on it. */
const floorOf = (pen: Pen, floor: Fill): Drawing => [
  pen.shape(box(-4, BOTTOM + 3, 222, 120), floor, 1),
  [196, 214, 232, 250].map((y) => pen.line(`M-4 ${y}H218`, 0.5, 'tan')),
  pen.shape(ellipse(104, 278, 84, 10), 'redPale', 0.8),
  pen.line(ellipse(104, 278, 78, 7.6), 0.5),
]

const HOST: Pose = { ...POINT, expr: 'surpreso' }
const HOSTS: readonly [readonly [Pose, Pose], ...(readonly [Pose, Pose])[]] = [
  [HOST, WAVE_LEFT],
  [POINT, { ...HANDS_UP, turn: -20 }],
  [WAVE, POINT_LEFT],
  [{ ...HANDS_UP, turn: 20 }, POINT_LEFT],
]

/** `variant`, from 0, gives other colours. */
export function riddleRoom(pen: Pen, rows: number, variant: number, cast: readonly CastName[]): Drawing {
  const [wall, wood, floor] = inTurn(LOOKS, variant)
  const { x, y, width, height } = RIDDLE_BOARD
  const [left, right] = inTurn(HOSTS, variant)
  return [
    pen.shape(box(0, 0, 214, 300), wall, null),
    floorOf(pen, floor),
    cabinet(pen, rows, variant, wood),
    pen.rope(`M${x + 16} ${y + height - 6}V${FEET}M${x + width - 16} ${y + height - 6}V${FEET}`, 2.8, 'wood', 0.8),
    pen.shape(box(x, y, width, height, 4), 'white', 1.1),
    [x + 5, x + width - 5].map((at) => pen.shape(circle(at, y + 5, 1.1), 'metal', 0.6)),
    easel(pen),
    person(pen, cast[0] ?? 'bia', 22, FEET, CHILD, { pose: left }),
    person(pen, cast[1] ?? 'davi', 190, FEET, CHILD, { pose: right }),
  ]
}

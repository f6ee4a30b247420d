/** A bedroom, a kitchen and a sewing room with something to tidy: a cupboard, boxes over a floor, a case of holes. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT } from '../cast/poses.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import type { GradedPlace } from '../shapes/graded-things.ts'
import { cat } from '../shapes/pets.ts'

interface Look {
  readonly wall: Fill
  readonly floor: Fill
  readonly wood: Fill
  readonly inside: Fill
}

const LOOKS: Readonly<Record<GradedPlace, Look>> = {
  quarto: { wall: 'bluePale', floor: 'woodPale', wood: 'wood', inside: 'cream' },
  cozinha: { wall: 'yellowPale', floor: 'stone', wood: 'teal', inside: 'foam' },
  costura: { wall: 'pinkPale', floor: 'tan', wood: 'brownPale', inside: 'cream' },
}

/** Stars on a wallpaper, tiles or stripes. */
function wall(pen: Pen, place: GradedPlace): Drawing {
  const far = pen.plane('far', 'stone')
  const lines =
    place === 'cozinha'
      ? `${Array.from({ length: 14 }, (_, i) => `M${i * 16} 0V300`).join('')}${Array.from({ length: 20 }, (_, i) => `M0 ${i * 15}H214`).join('')}`
      : place === 'costura'
        ? Array.from({ length: 12 }, (_, i) => `M${12 + i * 18} 0V300`).join('')
        : ''
  return [pen.shape(box(0, 0, 214, 300), LOOKS[place].wall, null), lines ? far.line(lines, 0.5, 'white') : []]
}

const CUPBOARD = { left: 13, right: 197, top: 59, foot: 245 }
/** Tops of the boards, and the height of their fronts, which bear boxes and a label. */
export const BOARDS = [97, 157, 217] as const
export const BOARD_HEIGHT = 24
const FLOOR = 239

export function cupboardRoom(pen: Pen, place: GradedPlace, who: CastName): Drawing {
  const { floor, wood, inside } = LOOKS[place]
  const { left, right, top, foot } = CUPBOARD
  return [
    wall(pen, place),
    pen.shape(box(-4, FLOOR, 222, 80), floor, 1),
    [left + 6, right - 16].map((x) => pen.shape(box(x, foot - 2, 10, 8, 1), wood, 1)),
    pen.shape(box(left, top, right - left, foot - top, 3), wood),
    pen.shape(box(left + 4, top + 4, right - left - 8, foot - top - 8, 1), inside, 0.9),
    BOARDS.map((y) => pen.shape(box(left, y, right - left, BOARD_HEIGHT, 1), wood, 1)),
    person(pen, who, 62, 283, 0.56, { pose: POINT }),
    cat(pen, 146, 282, 0.8, place === 'costura' ? 'grey' : 'orange'),
  ]
}

export const CRATES = [44, 105, 166] as const
export const CRATE = { width: 54, top: 74, foot: 106, plate: 13 }
/** Edge of the floor or table, seen from above. */
const SPREAD = { x: 15, y: 119, width: 180, height: 163 }

/** A rug, a tray or a cutting mat. */
function spread(pen: Pen, place: GradedPlace): Drawing {
  const { x, y, width, height } = SPREAD
  if (place === 'quarto')
    return [
      pen.line(
        Array.from({ length: 36 }, (_, i) => `M${x - 3} ${y + 2 + i * 4.5}h${width + 6}`).join(''),
        0.9,
        'brown',
      ),
      pen.shape(box(x, y, width, height, 3), 'pinkPale', 1.1),
      pen.line(box(x + 3.4, y + 3.4, width - 6.8, height - 6.8, 2), 0.6),
    ]
  if (place === 'cozinha')
    return [
      pen.shape(box(x, y, width, height, 9), 'metal', 1.2),
      pen.shape(box(x + 3.6, y + 3.6, width - 7.2, height - 7.2, 6), 'greyPale', 0.8),
    ]
  return [
    pen.shape(box(x, y, width, height, 4), 'lime', 1.2),
    pen.shape(box(x + 4, y + 4, width - 8, height - 8, 1), 'hillFar', 0.7),
  ]
}

export function crateRoom(pen: Pen, place: GradedPlace): Drawing {
  const { floor, wood } = LOOKS[place]
  const { width, top, foot, plate } = CRATE
  return [
    wall(pen, place),
    pen.shape(box(-4, foot + 4, 222, 200), floor, 1),
    pen.shape(box(9, foot, 192, 5, 1), wood, 1),
    spread(pen, place),
    CRATES.map((cx) => [
      pen.shape(box(cx - width / 2 + 2, top - 4, width - 4, 8, 1), 'brownDark', 0.9),
      pen.shape(
        `M${cx - width / 2} ${top}H${cx + width / 2}L${cx + width / 2 - 2} ${foot}H${cx - width / 2 + 2}z`,
        'woodPale',
        1.1,
      ),
      pen.line(
        `M${cx - width / 2 + 1} ${top + 5}H${cx + width / 2 - 1}M${cx - width / 2 + 2} ${foot - 5}H${cx + width / 2 - 2}`,
        0.7,
      ),
      pen.shape(box(cx - width / 2 + 4, top + 9.6, width - 8, plate, 2), 'white', 0.8),
    ]),
  ]
}

export const CASE = { x: 13, y: 60, head: 36, width: 49.3, row: 36, top: 15 } as const
/** Height of the table below. */
const TABLE_TOP = 188

export function caseRoom(pen: Pen, place: GradedPlace): Drawing {
  const { wood, inside, floor } = LOOKS[place]
  const { x, y, head, width, row, top } = CASE
  return [
    wall(pen, place),
    pen.shape(box(x - 1, y - 1, head + 3 * width + 2, top + 3 * row + 3, 3), wood),
    [0, 1, 2].flatMap((r) =>
      [0, 1, 2].map((c) =>
        pen.shape(box(x + head + c * width + 1.6, y + top + r * row + 1.6, width - 3.2, row - 3.2, 1.5), inside, 0.9),
      ),
    ),
    pen.shape(box(-4, TABLE_TOP, 222, 120), floor, 1.1),
    pen.line(`M-4 ${TABLE_TOP + 5}H214`, 0.8),
    [22, 188].map((cx) => pen.shape(circle(cx, TABLE_TOP + 2.5, 0.8), 'black', 0.5)),
  ]
}

/** A block of flats with a window for each letter of the alphabet: six floors of four, two beside the door. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { WAVE, WAVE_LEFT } from '../cast/poses.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bush, cloud } from '../shapes/nature.ts'

const [LEFT, TOP, STEP_X, STEP_Y] = [22, 70, 41.5, 28.2] as const
const [WIDTH, HEIGHT] = [38.5, 24.6]
const WALLS: readonly (readonly [wall: Fill, roof: Fill, door: Fill])[] = [
  ['yellowPale', 'orange', 'teal'],
  ['pinkPale', 'red', 'green'],
  ['bluePale', 'purple', 'orange'],
]
const FLOORS = 7
const FOOT = TOP + FLOORS * STEP_Y + 2

/** Windows in the order of the alphabet. */
export const WINDOWS: readonly Box[] = Array.from({ length: 26 }, (_, i) => {
  const slot = i < 25 ? i : 27
  return { x: LEFT + (slot % 4) * STEP_X, y: TOP + Math.floor(slot / 4) * STEP_Y, width: WIDTH, height: HEIGHT }
})

const frame = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shape(box(x, y, width, height, 1.5), 'white', 1),
  pen.shape(box(x - 1.2, y + height - 0.2, width + 2.4, 2, 1), 'stone', 0.8),
]

const entrance = (pen: Pen, door: Fill, who: readonly CastName[]): Drawing => [
  pen.shape(box(84, FOOT - 30, 42, 30, 2), 'cream', 1),
  pen.shape(box(94, FOOT - 25, 22, 25, 1.5), door, 1),
  pen.line(`M105 ${FOOT - 25}V${FOOT}`, 0.9),
  pen.shape(circle(102.6, FOOT - 12, 0.9) + circle(107.4, FOOT - 12, 0.9), 'yellow', 0.6),
  pen.shape(box(81, FOOT - 32.5, 48, 4, 1.5), door, 1),
  person(pen, who[0] ?? 'bia', 90, FOOT + 6, 0.46, { pose: WAVE_LEFT }),
  person(pen, who[1] ?? 'gil', 120, FOOT + 6, 0.46, { pose: WAVE }),
]

/** Boxes of whoever moves in, beside the door. */
const carton = (pen: Pen, x: number, y: number, size: number): Drawing => [
  pen.shape(box(x - size / 2, y - size * 0.8, size, size * 0.8, 0.6), 'tan', 0.9),
  pen.shape(box(x - size * 0.1, y - size * 0.8, size * 0.2, size * 0.8), 'brownPale', 0.6),
]
const luggage = (pen: Pen): Drawing => [
  carton(pen, 67, FOOT + 6, 10),
  carton(pen, 77, FOOT + 6.5, 8.5),
  carton(pen, 69, FOOT - 2, 8),
  carton(pen, 136, FOOT + 6, 11),
  carton(pen, 135, FOOT - 2.8, 8),
]

export function alphabetBuilding(pen: Pen, variant: number, who: readonly CastName[], isMoving: boolean): Drawing {
  const [wall, roof, door] = WALLS[variant % WALLS.length] ?? ['yellowPale', 'orange', 'teal']
  const far = pen.plane('far', 'cloudShade')
  return [
    pen.shape(box(0, 0, 210, 297), 'sky', null),
    cloud(far, 22, 66, 0.5),
    pen.shape(box(0, FOOT, 210, 40), 'greyPale', 1),
    pen.line(`M0 ${FOOT + 10}H210`, 0.6, 'grey'),
    pen.shape(box(17, TOP - 6, 176, FOOT - TOP + 6), wall),
    pen.shape(box(13.5, TOP - 11, 183, 6.5, 2), roof),
    Array.from({ length: FLOORS - 1 }, (_, i) =>
      pen.shade(box(17.7, TOP + (i + 1) * STEP_Y - 2.1, 174.6, 0.8), roof, 0.6),
    ),
    WINDOWS.map((one) => frame(pen, one)),
    isMoving ? luggage(pen) : [],
    entrance(pen, door, who),
    bush(pen, 24, FOOT + 5, 0.6, 'leaf', 'red'),
    bush(pen, 186, FOOT + 5, 0.6, 'leaf', 'yellow'),
  ]
}

/** A garage of electric buses in storeys, each bus at its charger, and visitors at the exit. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, WAVE } from '../cast/poses.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { tuft } from '../shapes/nature.ts'
import { bus } from '../shapes/vehicles.ts'
import { groundsOf } from './town-road.ts'

const COATS: readonly Fill[] = ['yellow', 'teal', 'orange', 'blue', 'pink', 'green']
const WALLS: readonly Fill[] = ['yellowPale', 'bluePale', 'pinkPale', 'cream']

const VISITORS: readonly (readonly [CastName, CastName])[] = [
  ['pai', 'iara'],
  ['davi', 'bia'],
  ['mae', 'gil'],
  ['nina', 'theo'],
]

/** A bus from the front, 24 mm high, its cable in the charger beside it. */
const charging = (pen: Pen, x: number, foot: number, scale: number, coat: Fill): Drawing =>
  pen.at(x, foot, scale, (pen) => [
    [-9, 5].map((left) => pen.shape(box(left, -4, 4, 4, 1), 'greyDark', 0.9)),
    pen.shape('M-10 -17H-12.500V-22H-10zM10 -17H12.500V-22H10z', 'greyDark', 0.8),
    pen.shape(box(-10, -26, 20, 23.4, 3), coat, 1.2),
    pen.shape(box(-6, -25, 12, 3.2, 1), 'white', 0.7),
    pen.shape(box(-8, -20.4, 16, 9, 1.6), 'sky', 0.9),
    pen.line('M0 -20.400V-11.400M-6 -13L-2.500 -17', 0.7),
    pen.shape(circle(-7, -7.4, 1.6) + circle(7, -7.4, 1.6), 'cream', 0.8),
    pen.line('M-3.500 -8.400H3.500M-3.500 -6.800H3.500', 0.7),
    pen.shape(box(-10.6, -5, 21.2, 2.4, 1), 'greyPale', 0.9),
    pen.line('M17 -10C17 -3 12 -3 9.500 -9', 1),
    pen.shape(box(14, -18, 6.4, 18, 1.2), 'white', 1),
    pen.shape('M17.800 -16L15.600 -12.400H17L16.400 -9.600L18.800 -13.400H17.400z', 'yellow', 0.6),
  ])

/** Hangs from the ceiling. */
const lamp = (pen: Pen, x: number, ceiling: number): Drawing => [
  pen.line(`M${x} ${ceiling}v5`, 0.9),
  pen.shape(`M${x - 5} ${ceiling + 9.5}a5 5 0 0 1 10 0z`, 'red', 1),
  pen.shape(`M${x - 2} ${ceiling + 9.5}a2 2 0 0 0 4 0z`, 'yellowPale', 0.8),
]

/** `variant`, from 0, gives another hall and other visitors; `x` is where panels leave room for a bus. */
export function busGarage(pen: Pen, variant: number, rows: number, x: number): Drawing {
  const wall = WALLS[variant % WALLS.length] ?? 'yellowPale'
  const [left, right] = VISITORS[variant % VISITORS.length] ?? (['pai', 'iara'] as const)
  const grounds = groundsOf(rows)
  const beams = Array.from({ length: 14 }, (_, i) => `M${i * 16 - 4} 66l8 -6l8 6`).join('')
  return [
    pen.shape(box(0, 0, 214, 260), 'sky', null),
    pen.shape(box(-4, 66, 220, 190), wall, null),
    pen.shape(box(-4, 58, 220, 3), 'stoneDark', 1.1),
    pen.line(beams, 0.8, 'stoneDark'),
    pen.shape(box(-4, 65, 220, 2.6), 'stoneDark', 1.1),
    grounds.map((y, i) => [
      lamp(pen, x, i ? (grounds[i - 1] ?? 0) + 2.4 : 67.6),
      pen.shape(box(-4, y - 6, 220, 6), 'greyPale', 0.8),
      pen.shape(box(-4, y, 220, 2.4), 'stoneDark', 1),
      charging(
        pen,
        x - (rows > 3 ? 2.4 : 3),
        y - 1.6,
        rows > 3 ? 0.58 : 0.78,
        COATS[(i + variant) % COATS.length] ?? 'teal',
      ),
    ]),
    pen.shape(box(-4, 252, 220, 26), 'stone', 1.1),
    pen.line('M4 266H206', 1, 'white', [9, 7]),
    pen.shape(box(-4, 278, 220, 20), 'grass', 1.1),
    bus(pen, 105, 271, 0.46, () => [], COATS[(variant + 3) % COATS.length]),
    tuft(pen, 62, 283, 0.6),
    tuft(pen, 150, 283, 0.5),
    person(pen, left, 30, 281, 0.46, { pose: POINT }),
    person(pen, right, 182, 281, 0.46, { pose: WAVE }),
  ]
}

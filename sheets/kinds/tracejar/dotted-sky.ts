/** Over a low figure in dots: clouds and birds of a wide sky, or paper lanterns of a party. */
import type { Point } from '../../scene/marks.ts'
import { box, circle, points } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { cloud } from '../../studio/shapes/nature.ts'

/** White between the dots and whatever is beside them, mm. */
export const CLEAR = 6

type Clear = (x: number, y: number, reach: number) => boolean

/** No dot is nearer to a place than a reach and the white around it. */
export const clearOf =
  (dots: readonly Point[]): Clear =>
  (x, y, reach) =>
    dots.every((p) => Math.hypot(p.x - x, p.y - y) > reach + CLEAR)

/** A bird far away, its wings up. */
const farBird = (pen: Pen, x: number, y: number, size: number): Drawing =>
  pen.line(`M${x - 6 * size} ${y - 2 * size}q3 -4 6 2q3 -6 6 -2`, 0.9)

/** In a wide sky over a low figure, each as large as its second number: clouds and birds. */
const WIDE_SKY: readonly (readonly [
  x: number,
  y: number,
  reach: number,
  draw: (pen: Pen, x: number, y: number) => Drawing,
])[] = [
  [46, 108, 20, (pen, x, y) => cloud(pen, x, y, 1.05)],
  [158, 116, 20, (pen, x, y) => cloud(pen, x, y, 0.95)],
  [104, 98, 14, (pen, x, y) => [farBird(pen, x - 7, y, 1), farBird(pen, x + 8, y - 7, 0.8)]],
  [26, 138, 10, (pen, x, y) => farBird(pen, x, y, 0.9)],
  [186, 146, 10, (pen, x, y) => farBird(pen, x, y, 1)],
]

export const wideSky = (pen: Pen, clear: Clear): Drawing =>
  WIDE_SKY.map(([x, y, reach, draw]) => (clear(x, y, reach) ? draw(pen, x, y) : []))

/** Paper lanterns that hang over whatever is on the table. */
const LANTERNS = points('70,98 90,112 122,110 142,95')

export const lanterns = (pen: Pen, clear: Clear, colours: readonly Fill[]): Drawing =>
  LANTERNS.map(([x, y], i) => {
    const size = 9 + (i % 2) * 2
    if (!clear(x, y, size + 3)) return []
    return [
      pen.line(`M${x} 67V${y - size}`, 0.7),
      pen.shape(circle(x, y, size), colours[i % colours.length] ?? 'red', 0.8),
      pen.line(
        `M${x - size} ${y}H${x + size}M${x - size * 0.82} ${y - size * 0.55}H${x + size * 0.82}M${x - size * 0.82} ${y + size * 0.55}H${x + size * 0.82}`,
        0.6,
      ),
      pen.shape(box(x - 3, y - size - 1.6, 6, 2.6, 0.6), 'white', 0.7),
      pen.line(`M${x - 2} ${y + size}v4M${x + 2} ${y + size}v4`, 0.6),
    ]
  })

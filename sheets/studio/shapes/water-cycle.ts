/** Parts of the journey of water: a drop with a face, rain, fat arrows. */
import { drop, ellipse, poly, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { eyes } from './nature.ts'

/** About its middle, `r` half as wide. */
export const dropFace = (pen: Pen, x: number, y: number, r: number, fill: Fill = 'bluePale'): Drawing =>
  pen.at(x, y, r / 5, (own) => [
    own.shape(drop(0, 0, 5), fill, 1),
    eyes(own, 1.9, 0, 0.8),
    own.line('M-1.600 2q1.600 1.600 3.200 0', 0.6),
    own.shade(ellipse(-3.2, 1.6, 0.8, 0.6) + ellipse(3.2, 1.6, 0.8, 0.6), 'blush', 0.8),
  ])

/** Slanted lines of rain below a cloud: from `x` on, `count` of them, `length` long. */
export const rainfall = (pen: Pen, x: number, y: number, count: number, length: number): Drawing =>
  pen.line(
    Array.from({ length: count }, (_, i) => `M${x + i * 6} ${y + (i % 2) * 4}l-2 ${length}`).join(''),
    0.9,
    'waterLine',
  )

/** Wavy lines of vapour that rise from `y`. */
export const vapour = (pen: Pen, x: number, y: number, height: number): Drawing =>
  pen.line(
    [-7, 0, 7].map((dx) => `M${x + dx} ${y}q-3 ${-height / 4} 0 ${-height / 2}t0 ${-height / 2}`).join(''),
    0.9,
    'waterLine',
  )

/** From one spot to another. */
export function fatArrow(pen: Pen, [x1, y1]: Spot, [x2, y2]: Spot, fill: Fill = 'yellow'): Drawing {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  const [half, head, wide] = [2, 7, 5]
  const outline: readonly Spot[] = [
    [0, -half],
    [length - head, -half],
    [length - head, -wide],
    [length, 0],
    [length - head, wide],
    [length - head, half],
    [0, half],
  ]
  return pen.at(x1, y1, 1, (own) => own.shape(poly(outline), fill, 0.9), { turn })
}

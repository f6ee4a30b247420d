/** The number of a thing, beside it and beside its word. In mm. */
import { centredText, circle } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import type { Spot } from '../../studio/paths.ts'

export const RING = 4.9

/** Room below a thing for its number. */
export const NUMBER_FRONT = 12.6

export const numberAt = ([cx, cy]: Spot, number: number, fill: Ink): Mark[] => [
  circle(cx, cy, RING, { width: 0.6, fill }),
  centredText(cx, cy, String(number), 5.6),
]

/** The finished figure behind its dots, on the card: a shopper sees what it becomes. */
import { type AnswerMark, onCard } from '../../scene/answers.ts'
import { faint } from '../../scene/faint.ts'
import { BLACK, tint } from '../../scene/inks.ts'
import { type Point, polygon } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'

/** Strength of the lines: dots and numbers before them stay black. */
export const GHOST = 0.34
/** Of a figure without colour. */
const PALE: Ink = [0, 0, 0, 9]
const CONTOUR = 1.4

/** Of one colour; without colour for null. */
export const ghost = (line: readonly Point[], paint: Ink | null, inside: readonly Mark[]): AnswerMark =>
  onCard([
    polygon(line, { fill: paint ?? PALE, stroke: tint(BLACK, GHOST), width: CONTOUR, join: 'round' }),
    ...faint(inside, GHOST),
  ])

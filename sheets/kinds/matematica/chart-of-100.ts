/** The chart of 100: where its numbers are, and how a square of it is drawn. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { BLUE, GREEN, ORANGE, PINK, PURPLE, TEAL, tint, YELLOW } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Ink } from '../../scene/scene.ts'

export interface ChartPiece {
  /** In reading order. */
  readonly numbers: readonly number[]
  /** Numbers that are printed. */
  readonly given: readonly number[]
}

export const MOST = 100
export const COLUMNS = 10
const ROW_INKS: readonly Ink[] = [YELLOW, ORANGE, PINK, PURPLE, BLUE, TEAL, GREEN, YELLOW, ORANGE, PINK]

export const columnOf = (n: number) => (n - 1) % COLUMNS
export const rowOf = (n: number) => Math.floor((n - 1) / COLUMNS)

export function square(
  n: number,
  x: number,
  y: number,
  side: number,
  look: { given: boolean; color: boolean },
): PageMark[] {
  const { given, color } = look
  const ink = ROW_INKS[rowOf(n)] ?? YELLOW
  return [
    rect(x, y, side, side, { width: 0.5, ...(color && given && { fill: tint(ink, 0.5) }) }),
    (given ? centredText : writtenAnswer)(x + side / 2, y + side / 2, String(n), side * 0.46),
  ]
}

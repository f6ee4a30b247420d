/** The chart of 100: where its numbers are, and how a square of it is drawn. */
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, GREEN, ORANGE, PALE_GREY, PINK, PURPLE, TEAL, tint, YELLOW } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Ink } from '../../scene/scene.ts'

export interface ChartPiece {
  /** In reading order. */
  readonly numbers: readonly number[]
  /** Numbers that are printed. */
  readonly given: readonly number[]
  /** A picture in the whole chart, to be coloured. */
  readonly secret?: ChartSecret
}

export interface ChartSecret {
  readonly name: string
  /** In reading order. */
  readonly numbers: readonly number[]
}

export const MOST = 100
export const COLUMNS = 10
const ROW_INKS: readonly Ink[] = [YELLOW, ORANGE, PINK, PURPLE, BLUE, TEAL, GREEN, YELLOW, ORANGE, PINK]

export const columnOf = (n: number) => (n - 1) % COLUMNS
export const rowOf = (n: number) => Math.floor((n - 1) / COLUMNS)

/** Ground of a printed number where colours cannot tell it from a written one. */
export const GIVEN_GREY: Ink = [0, 0, 0, 9]
/** Pale enough for red numbers, in a frame that shows the picture. */
const PAINTED = { fill: tint(ANSWER_RED, 0.16), stroke: ANSWER_RED, width: 1 }
const PAINTED_GREY = { fill: PALE_GREY, width: 0.5 }

/** A square with its number; the key paints it where the child does. A plain one is left white for that. */
export function square(
  n: number,
  x: number,
  y: number,
  side: number,
  look: { given: boolean; color: boolean; painted?: boolean; plain?: boolean },
): PageMark[] {
  const { given, color, painted = false, plain = false } = look
  const ink = ROW_INKS[rowOf(n)] ?? YELLOW
  const ground = color ? tint(ink, 0.5) : GIVEN_GREY
  const inset = color ? 0.8 : 0
  return [
    rect(x, y, side, side, { width: 0.5, ...(given && !plain && { fill: ground }) }),
    ...(painted
      ? [answer([rect(x + inset, y + inset, side - 2 * inset, side - 2 * inset, color ? PAINTED : PAINTED_GREY)])]
      : []),
    (given ? centredText : writtenAnswer)(x + side / 2, y + side / 2, String(n), side * 0.46),
  ]
}

/** The pauta: the handwriting lines of a Brazilian school notebook, left out where a letter runs along or meets them. */
import { RULE_BLUE, RULE_GREY } from '../scene/inks.ts'
import { line, type Point } from '../scene/marks.ts'
import { resample } from '../scene/path-data.ts'
import type { Mark } from '../scene/scene.ts'
import { LETTER_BOX } from './letters.ts'

export interface RuledRow {
  readonly x: number
  readonly width: number
  /** Baseline, mm. */
  readonly y: number
  /** Height of capitals, mm. */
  readonly size: number
  /** Blue as in a notebook; grey where the sheet is printed with black alone. */
  readonly color: boolean
}

/** A straight piece of a rule, mm. */
export interface RulePiece {
  readonly y: number
  readonly from: number
  readonly to: number
}

/** Height from the capital line to the tail line for capitals `size` mm high. */
export function ruledHeight(size: number): number {
  return (size * LETTER_BOX.tail) / LETTER_BOX.baseline
}

/** White left and right of a stroke, above and below it, mm. */
const CLEARANCE = 1.7
/** Shorter pieces between two letters look like dirt. */
const SHORTEST = 1.6

/** The rest of the rule at height `y` after making room for the strokes. */
export function brokenRule(y: number, from: number, to: number, strokes: readonly (readonly Point[])[]): RulePiece[] {
  const gaps = strokes
    .flatMap((stroke) => resample(stroke, 0.5))
    .filter((p) => Math.abs(p.y - y) < CLEARANCE)
    .map((p) => [p.x - CLEARANCE, p.x + CLEARANCE] as const)
    .sort((a, b) => a[0] - b[0])
  const pieces: RulePiece[] = []
  let at = from
  for (const [start, end] of gaps) {
    if (start - at >= SHORTEST) pieces.push({ y, from: at, to: start })
    at = Math.max(at, end)
  }
  if (to - at >= SHORTEST) pieces.push({ y, from: at, to })
  return pieces
}

export interface Ruled {
  readonly marks: readonly Mark[]
  readonly pieces: readonly RulePiece[]
}

/** Capital line, dashed line of the small letters, baseline and tail line, broken where `strokes` meet them. */
export function drawRuled({ x, width, y, size, color }: RuledRow, strokes: readonly (readonly Point[])[] = []): Ruled {
  const unit = size / LETTER_BOX.baseline
  const ink = color ? RULE_BLUE : RULE_GREY
  const solid = { stroke: ink, width: 0.4, cap: 'butt' } as const
  const rules = [
    [LETTER_BOX.capTop, solid],
    [LETTER_BOX.smallTop, { ...solid, dash: [2, 1.5] }],
    [LETTER_BOX.baseline, { ...solid, width: 0.6 }],
    [LETTER_BOX.tail, { ...solid, dash: [0.6, 1.6] }],
  ] as const
  const drawn = rules.map(([level, style]) => ({
    style,
    pieces: brokenRule(y + (level - LETTER_BOX.baseline) * unit, x, x + width, strokes),
  }))
  return {
    marks: drawn.flatMap(({ style, pieces }) =>
      pieces.map((piece) => line(piece.from, piece.y, piece.to, piece.y, style)),
    ),
    pieces: drawn.flatMap(({ pieces }) => pieces),
  }
}

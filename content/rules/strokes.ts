/** Rules 6 and 7: strokes to trace are seen, and joined dots show their figure. */
import type { RulePiece } from '../../sheets/lettering/ruled.ts'
import type { Point } from '../../sheets/scene/marks.ts'
import { resample } from '../../sheets/scene/path-data.ts'
import type { Mark } from '../../sheets/scene/scene.ts'
import type { DrawnPiece, Rule } from './drawn.ts'

interface PageClaims {
  /** Of letters and figures to trace. */
  readonly strokes?: readonly (readonly Point[])[]
  readonly rules?: readonly RulePiece[]
  /** Of a page of dots. */
  readonly overlap?: number
  readonly doubtful?: number
}

const claimsOf = ({ sheet }: DrawnPiece): readonly PageClaims[] =>
  (sheet.facts as { readonly pages?: readonly PageClaims[] }).pages ?? []

/** A stroke nearer to a rule than this looks like part of it, mm. */
const NEAR = 0.6
const STEP = 0.5
/** Longest part of a stroke that may run along a rule, mm. */
const MOST_ALONG = 5

/** The longest part of the stroke that runs along the rule, mm. */
function along(stroke: readonly Point[], rule: RulePiece): number {
  let [longest, run] = [0, 0]
  for (const p of resample(stroke, STEP)) {
    const hides = Math.abs(p.y - rule.y) < NEAR && p.x > rule.from && p.x < rule.to
    run = hides ? run + STEP : 0
    longest = Math.max(longest, run)
  }
  return longest
}

function hiddenStrokes(piece: DrawnPiece): string[] {
  return claimsOf(piece).flatMap(({ strokes, rules }, i) => {
    if (!strokes || !rules || typeof rules[0]?.y !== 'number') return []
    const longest = Math.max(0, ...strokes.flatMap((stroke) => rules.map((rule) => along(stroke, rule))))
    return longest > MOST_ALONG ? [`page ${i + 1}: ${longest.toFixed(1)} mm of a stroke along a rule`] : []
  })
}

const LEAST_DOT = 1.2
/** Dashes of no length are dots. */
const DOTTED = 0.05

/** Diameters on paper of the dots that lines to trace are made of. */
function dotsOf(marks: readonly Mark[], scale = 1): number[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'group') return dotsOf(mark.children, scale * (mark.scale ?? 1))
    if (mark.kind !== 'path' || !mark.stroke || (mark.dash?.[0] ?? 1) > DOTTED) return []
    return [(mark.width ?? 0) * scale]
  })
}

function smallDots({ entry, sheet }: DrawnPiece): string[] {
  if (entry.category !== 'Tracejar') return []
  return sheet.pages.flatMap(({ marks }, i) => {
    const least = Math.min(...dotsOf(marks))
    return least < LEAST_DOT ? [`page ${i + 1}: dots of ${least.toFixed(2)} mm`] : []
  })
}

const LEAST_OVERLAP = 0.95

function lostShapes(piece: DrawnPiece): string[] {
  return claimsOf(piece).flatMap(({ overlap = 1, doubtful = 0 }, i) => [
    ...(overlap < LEAST_OVERLAP ? [`page ${i + 1}: the dots cover ${overlap.toFixed(2)} of the figure`] : []),
    ...(doubtful > 0 ? [`page ${i + 1}: ${doubtful} labels might belong to another dot`] : []),
  ])
}

export const STROKES: readonly Rule[] = [
  { id: 'no stroke to trace hides on a rule', faults: hiddenStrokes },
  { id: 'dots to trace measure 1.2 mm and more', faults: smallDots },
  { id: 'joined dots show their figure, each label its own dot', faults: lostShapes },
]

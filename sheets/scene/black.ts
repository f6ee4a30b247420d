/** Black-and-white sheets: whatever colour the marks have, the page prints with black alone. */
import { ANSWER_BLACK, RULE_GREY } from './inks.ts'
import type { Ink, Mark } from './scene.ts'

const isColoured = ([c, m, y]: Ink) => c + m + y > 0
/** Plates added up. Inks above are those of answers, inks below those of rules and soft fills. */
const STRONG = 100
/** Dashes separate an answer from black lines below it, mm. */
const ANSWER_DASH = [2.4, 1.5]
/** Share of each plate in the darkness of an area. */
const DARKNESS = [0.3, 0.55, 0.1] as const

const isStrong = (ink: Ink) => isColoured(ink) && ink[0] + ink[1] + ink[2] + ink[3] > STRONG

/** A line or letter: strong inks become black, the blue of rules becomes grey. */
function lineInk(ink: Ink): Ink {
  if (!isColoured(ink)) return ink
  return isStrong(ink) ? ANSWER_BLACK : RULE_GREY
}

/** An area as dark as its colour. */
function areaInk(ink: Ink): Ink {
  const [c, m, y, k] = ink
  return isColoured(ink) ? [0, 0, 0, Math.round(c * DARKNESS[0] + m * DARKNESS[1] + y * DARKNESS[2] + k)] : ink
}

/** The marks without colour. Coloured lines of answers become dashed black ones. */
export function inBlack(marks: readonly Mark[]): Mark[] {
  return marks.map((mark): Mark => {
    if (mark.kind === 'group') return { ...mark, children: inBlack(mark.children) }
    if (mark.kind === 'text') {
      const { outline, fill } = mark
      return {
        ...mark,
        ...(fill && { fill: lineInk(fill) }),
        ...(outline && { outline: { ...outline, stroke: lineInk(outline.stroke) } }),
      }
    }
    const { stroke, fill, dash } = mark
    return {
      ...mark,
      ...(fill && { fill: areaInk(fill) }),
      ...(stroke && { stroke: lineInk(stroke), ...(isStrong(stroke) && !dash && { dash: ANSWER_DASH }) }),
    }
  })
}

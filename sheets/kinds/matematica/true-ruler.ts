/** A ruler in true millimetres, and the things along it. The zero of the ruler is at x = 0, its edge with the marks at y = 0. */
import { round } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { box, poly, type Spot } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'

/** The ruler is 15 cm long, with a little wood at each end. */
const RULER_CM = 15
export const MARGIN = 4
export const RULER_HEIGHT = 12.6
/** Remaining length of a broken ruler before its first whole centimetre, mm. */
const SPLINTER = 7

/** The body of a ruler whose first whole centimetre is `first`: broken off before it, where that is not zero. */
function body(pen: Pen, first: number, fill: Fill): Drawing {
  const right = RULER_CM * 10 + MARGIN
  if (first === 0) return pen.shape(box(-MARGIN, 0, right + MARGIN, RULER_HEIGHT, 1), fill, 0.8)
  const left = first * 10 - SPLINTER
  const edge: readonly Spot[] = [
    [left, 0],
    [right, 0],
    [right, 1],
    [left + 1.4, 1],
    [left + 4, 0.74],
    [left - 0.6, 0.55],
    [left + 3, 0.28],
  ]
  return pen.shape(poly(edge.map(([x, share]): Spot => [x, share * RULER_HEIGHT])), fill, 0.8)
}

/** Whole, or broken before the centimetre `first`. */
export function trueRuler(pen: Pen, first: number, level: Level, fill: Fill): Drawing {
  const least = first === 0 ? 0 : first * 10 - SPLINTER + 2
  const ticks = Array.from({ length: RULER_CM * 10 + 1 }, (_, mm) => mm).filter((mm) => mm >= least)
  const tall = (mm: number) => (mm % 10 === 0 ? 5 : mm % 5 === 0 ? 3.6 : 2.4)
  const marks = (width: number, of: readonly number[]) => ({
    ...pen.line(of.map((mm) => `M${round(mm)} 0v${tall(mm)}`).join(''), width),
    width,
    cap: 'butt' as const,
  })
  return [
    body(pen, first, fill),
    marks(
      0.5,
      ticks.filter((mm) => mm % 10 === 0),
    ),
    level === 'facil'
      ? []
      : marks(
          0.22,
          ticks.filter((mm) => mm % 10 !== 0),
        ),
    Array.from({ length: RULER_CM + 1 - first }, (_, i) => first + i).map((cm) =>
      pen.text(cm * 10, 9.8, cm, 4.4, { font: 'text' }),
    ),
    pen.text(first * 10 + (first > 9 ? 3.2 : 2), 9.6, 'cm', 3.2, { font: 'text', anchor: 'start' }),
  ]
}

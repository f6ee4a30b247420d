/** Cases of clocks around a face of radius `r`, about its middle: what a child reads stays free. */

import { round } from '../../scene/marks.ts'
import { box, circle, ring, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Reach of every case from the middle of its face, as shares of the radius. */
export const CASE = { above: 1.34, below: 1.16, beside: 1.32 }

type Case = (pen: Pen, r: number, fill: Fill) => Drawing

const alarm: Case = (pen, r, fill) => [
  [-1, 1].map((side) => [
    pen.rope(
      `M${round(side * r * 0.6)} ${round(r * 0.86)}L${round(side * r * 0.74)} ${round(r * 1.14)}`,
      r * 0.09,
      fill,
    ),
    pen.at(
      side * r * 0.62,
      -r * 1.02,
      1,
      (pen) =>
        pen.shape(`M${round(-r * 0.3)} 0A${round(r * 0.3)} ${round(r * 0.26)} 0 0 1 ${round(r * 0.3)} 0z`, 'yellow'),
      {
        turn: side * 34,
      },
    ),
  ]),
  pen.rope(`M0 ${round(-r * 1.1)}V${round(-r * 1.24)}`, r * 0.08, 'metal'),
  pen.shape(circle(0, -r * 1.26, r * 0.08), 'metal'),
  pen.shape(circle(0, 0, r * 1.11), fill),
]

const mantel: Case = (pen, r) => [
  pen.shape(
    `M${round(-r * 1.24)} ${round(r * 1.14)}V${round(-r * 0.1)}C${round(-r * 1.24)} ${round(-r * 1.66)} ${round(r * 1.24)} ${round(-r * 1.66)} ${round(r * 1.24)} ${round(-r * 0.1)}V${round(r * 1.14)}z`,
    'wood',
  ),
  pen.shape(box(-r * 1.32, r * 1.04, r * 2.64, r * 0.12, 1), 'woodDark'),
]

const flower: Case = (pen, r, fill) => pen.shape(scallop(ring(0, 0, r * 1.06, r * 1.06, 12), 0.55), fill)

const town: Case = (pen, r, fill) => [
  pen.shape(box(-r * 1.12, -r * 0.98, r * 2.24, r * 2.12, 1), 'bluePale'),
  pen.shape(
    `M${round(-r * 1.26)} ${round(-r * 0.96)}L0 ${round(-r * 1.33)}L${round(r * 1.26)} ${round(-r * 0.96)}z`,
    fill,
  ),
]

export const CLOCK_CASES: readonly [Case, ...Case[]] = [alarm, mantel, flower, town]

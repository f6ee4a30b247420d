/** A folded sheet on a desk, that a half of a figure is on. It gives no figure away. */
import { path } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { box, circle } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop } from '../../studio/scenes/ground.ts'

const brush = (pen: Pen, x: number, fill: Fill): Drawing =>
  pen.at(x, 277, 1, (own) => [
    own.rope('M-10 0H8', 1.4, 'wood', 0.7),
    own.shape('M8 -2C13 -2 15 0 17 0.5C15 1.5 13 2.4 8 2.4z', fill, 0.7),
  ])

/** A sheet of paper marked where it is folded, coloured pencils beside it. */
export function foldedSheet(pen: Pen): Drawing {
  const far = pen.plane('far', 'woodDark')
  return [
    backdrop(pen, 'woodPale'),
    far.line('M-5 96H215M-5 158H215M-5 220H215M-5 280H215', 0.6, 'wood'),
    pen.shade(box(18.5, 58, 176, 206, 1), 'brown', 0.3),
    far.shape(box(16, 56, 178, 206, 1), 'white', 0.9),
    brush(far, 40, 'red'),
    brush(far, 84, 'blue'),
    pen.at(136, 276.5, 1, (own) => own.plane('far').shape(box(-11, -4, 22, 8, 2), 'pinkPale')),
    far.shape(circle(176, 276, 4), 'metal', 0.8),
    far.shape(circle(176, 276, 1.4), 'greyDark', 0.6),
  ]
}

/** The sheet, mm, and a square of its grid. */
const [LEFT, RIGHT, TOP, BOTTOM, SQUARE] = [16, 194, 56, 262, 10]
const GRID_INK: Ink = [0, 0, 0, 24]

/** Squares on both sides of the fold, and the fold itself: what is so far on one side is so far on the other. */
export function mirrorGrid(axis: number): Mark[] {
  const columns = Array.from({ length: 9 }, (_, i) => (i + 1) * SQUARE)
    .flatMap((far) => [axis - far, axis + far])
    .filter((x) => x > LEFT + 1 && x < RIGHT - 1)
  const rows = Array.from({ length: Math.floor((BOTTOM - TOP) / SQUARE) }, (_, i) => TOP + (i + 1) * SQUARE)
  const d = [
    ...columns.map((x) => `M${x} ${TOP + 0.6}V${BOTTOM - 0.6}`),
    ...rows.filter((y) => y < BOTTOM - 1).map((y) => `M${LEFT + 0.6} ${y}H${RIGHT - 0.6}`),
  ]
  return [
    path(d.join(''), { stroke: GRID_INK, width: 0.3 }),
    path(`M${axis} ${TOP + 1}V${BOTTOM - 1}`, { width: 0.7, dash: [4, 2.4] }),
  ]
}

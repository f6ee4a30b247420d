/** Surfaces that a drawing of dots is on: a canvas on its easel, a folded sheet on a desk. They give no figure away. */
import { box, circle } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, room } from '../../studio/scenes/ground.ts'

const pot = (pen: Pen, x: number, fill: Fill): Drawing => [
  pen.shape(box(x - 5, 271, 10, 11, 1.5), 'cream', 0.8),
  pen.shape(box(x - 5, 274, 10, 5), fill, 0.7),
]

const brush = (pen: Pen, x: number, fill: Fill): Drawing =>
  pen.at(x, 277, 1, (own) => [
    own.rope('M-10 0H8', 1.4, 'wood', 0.7),
    own.shape('M8 -2C13 -2 15 0 17 0.5C15 1.5 13 2.4 8 2.4z', fill, 0.7),
  ])

/** A large canvas in a studio, paints on the tray below it. */
export function canvas(pen: Pen): Drawing {
  const far = pen.plane('far', 'woodDark')
  const middle = pen.plane('middle')
  return [
    room(far, 246, 'yellowPale', 'woodPale'),
    middle.rope('M62 252L48 300M148 252L162 300', 5, 'wood', 1),
    middle.shape(box(10.5, 53.5, 189, 215, 1.5), 'wood'),
    middle.shape(box(14.5, 56.5, 181, 208, 1), 'white', 0.8),
    middle.shape(box(7, 266, 196, 4), 'woodDark'),
    [20, 34].map((x, i) => pot(far, x, i ? 'blue' : 'red')),
    [190, 176].map((x, i) => pot(far, x, i ? 'green' : 'yellow')),
  ]
}

/** A sheet of paper marked where it is folded, coloured pencils beside it. */
export function foldedSheet(pen: Pen, axis: number): Drawing {
  const far = pen.plane('far', 'woodDark')
  return [
    backdrop(pen, 'woodPale'),
    far.line('M-5 96H215M-5 158H215M-5 220H215M-5 280H215', 0.6, 'wood'),
    pen.shade(box(18.5, 58, 176, 206, 1), 'brown', 0.3),
    far.shape(box(16, 56, 178, 206, 1), 'white', 0.9),
    far.line(`M${axis} 56V61M${axis} 257V262`, 0.7, 'stoneDark'),
    brush(far, 40, 'red'),
    brush(far, 84, 'blue'),
    pen.at(136, 276.5, 1, (own) => own.plane('far').shape(box(-11, -4, 22, 8, 2), 'pinkPale')),
    far.shape(circle(176, 276, 4), 'metal', 0.8),
    far.shape(circle(176, 276, 1.4), 'greyDark', 0.6),
  ]
}

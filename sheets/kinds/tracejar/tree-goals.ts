/** Goals of those that fly: trees with somebody or something in them, a feeder. Each is drawn about its foot. */
import { box, circle, ellipse, points, scallop } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { flowerHead } from '../../studio/shapes/nature.ts'
import { ladybird, owl } from '../../studio/shapes/pets.ts'

/** A stout tree 44 mm high whose crown has room for a hollow, a nest or fruit. */
function stoutTree(pen: Pen, fill: Fill): Drawing {
  return [
    pen.shape('M-4 0C-2.6 -6 -2.600 -12 -3 -18H3C2.600 -12 2.600 -6 5 0q-4.600 1.400 -9 0z', 'brown'),
    pen.shape(scallop(points('-11,-12 -17,-20 -15,-31 -8,-39 2,-42 11,-38 16,-29 16,-19 9,-12 -1,-10'), 0.6), fill),
    pen.line('M-11 -33q2 -3 4.600 -1.400M3 -38q2.400 -2.600 5 -0.600M9 -17q2 -2.400 4.400 -0.800', 0.8, 'leafDeep'),
  ]
}

/** A nest with three eggs among the leaves. */
export const nestTree = (pen: Pen): Drawing => [
  stoutTree(pen, 'leaf'),
  [-4.6, 0, 4.6].map((x, i) => pen.shape(ellipse(x, i === 1 ? -26.6 : -25.6, 2.9, 3.9), 'cream', 0.9)),
  pen.shape('M-10.500 -25C-9 -15 9 -15 10.500 -25C5 -22.600 -5 -22.600 -10.500 -25z', 'straw', 1),
  pen.line('M-7.600 -22.600L-1 -18M-3 -22.600L3 -18M2 -22.600L-3.600 -18M7.400 -22.600L1 -18', 0.7, 'brown'),
]

/** An owl in front of the hollow that it lives in. */
export const owlTree = (pen: Pen): Drawing => [
  stoutTree(pen, 'leafDark'),
  pen.shape(ellipse(0, -25, 9.5, 11.5), 'brownDark', 0.9),
  pen.at(0, -14.5, 0.58, (own) => owl(own, 0, 0)),
]

export const orangeTree = (pen: Pen): Drawing => [
  stoutTree(pen, 'leaf'),
  points('-9,-21 -1,-16 8,-23 -5,-32 4,-33').map(([x, y]) => [
    pen.shape(circle(x, y, 3.4), 'orange', 0.9),
    pen.line(`M${x} ${y - 3.4}q1 -2 2.600 -1.600`, 0.8, 'leafDeep'),
  ]),
]

/** A bottle of sugar water with flowers at its foot, for hummingbirds, on a pole. */
export const feeder = (pen: Pen): Drawing => [
  pen.rope('M12 0V-40Q12 -44 6 -44Q0 -44 0 -39', 1.8, 'brown', 0.9),
  pen.shape('M-4.600 -22V-33Q-4.600 -37 -1.600 -38.500H1.600Q4.600 -37 4.600 -33V-22z', 'bluePale', 1),
  pen.line('M-4.600 -30H4.600', 0.7),
  pen.shape('M-9 -21.500H9L6.500 -16.500H-6.500z', 'red', 1),
  [-6.4, 0, 6.4].map((x) => flowerHead(pen, x, -19, 2.6, 'yellow', 'white')),
  pen.shape(box(8, -2, 8, 2, 1), 'brown', 0.8),
]

/** Its wings spread, the shell raised. */
export const flyingLadybird = (pen: Pen): Drawing => [
  pen.shape('M2 -14C0 -26 10 -34 16 -30C20 -26 14 -16 6 -13z', 'foam', 0.9),
  pen.shape('M6 -13C10 -22 22 -26 25 -21C26 -16 16 -11 8 -11z', 'foam', 0.9),
  ladybird(pen, 0, 0, 1),
]

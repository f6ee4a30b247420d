/** An apple and a leaf that rot: five ages from whole to humus, about the middle of their foot, 30 mm wide. */
import { circle, ellipse, points, ring, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

const APPLE = 'M0 -18C4 -22 14 -20 14 -10C14 -3 8 1 4 0Q0 -1.500 -4 0C-8 1 -14 -3 -14 -10C-14 -20 -4 -22 0 -18z'
const SUNK = 'M-2 -11C4 -16 15 -13 15 -6C15 -1 8 0.500 3 0H-5C-11 0.500 -15 -2 -14 -6C-13 -11 -7 -12 -2 -11z'

const apple = (pen: Pen, fill: Fill): Drawing => [
  pen.rope('M0 -17q0 -4 2 -7', 1.2, 'brown', 0.7),
  pen.shape(APPLE, fill, 1.1),
]

const fuzz = (pen: Pen, x: number, y: number, r: number, fill: Fill): Drawing => [
  pen.shape(scallop(ring(x, y, r, r * 0.8, 9), 0.6), fill, 0.7),
  points(`${x - r * 0.4},${y} ${x + r * 0.4},${y - 1} ${x},${y + r * 0.4}`).map(([a, b]) => pen.spot(a, b, 0.5)),
]

const worm = (pen: Pen, x: number, y: number): Drawing => pen.rope(`M${x} ${y}q3 -4 6 -1t6 -1`, 1.8, 'pink', 0.7)

const humus = (pen: Pen): Drawing => [
  pen.shape('M-17 0Q-12 -10 -4 -9Q2 -13 9 -8Q15 -7 17 0z', 'brownDark', 1),
  points('-9,-4 -3,-6 4,-5 9,-3 0,-3').map(([x, y]) => pen.shape(ellipse(x, y, 1.2, 0.9), 'brown', 0.5)),
  pen.rope('M1 -10q-0.600 -6 0 -10', 1, 'leafDark', 0.6),
  pen.shape('M1 -19C-7 -19 -8 -25 -8 -26C-2 -26 1 -23 1 -19z', 'lime', 0.8),
  pen.shape('M1 -19C9 -19 10 -25 10 -26C4 -26 1 -23 1 -19z', 'lime', 0.8),
]

const LEAF = 'M-17 -3C-12 -16 6 -20 17 -11C10 1 -6 4 -17 -3z'
const veins = 'M-17 -3Q0 -8 17 -11M-8 -5L-4 -12M-1 -7L4 -14M-8 -5L-3 0M0 -7.500L6 -2'

export const ROTTING: Readonly<Record<'fruta' | 'folha', readonly ((pen: Pen) => Drawing)[]>> = {
  fruta: [
    (pen) => [
      apple(pen, 'red'),
      pen.shape('M1 -20Q6 -27 11 -23Q8 -18 1 -20z', 'leaf', 0.8),
      pen.line('M-9 -12a5 5 0 0 1 3 -4', 0.8),
    ],
    (pen) => [
      apple(pen, 'red'),
      pen.shape(ellipse(-5, -9, 4, 5) + ellipse(7, -13, 3, 3), 'brown', 0.7),
      pen.line('M-7 -9l3 2M6 -13l2 1', 0.6),
    ],
    (pen) => [
      apple(pen, 'brownPale'),
      fuzz(pen, -6, -11, 5, 'white'),
      fuzz(pen, 6, -14, 4.4, 'teal'),
      fuzz(pen, 4, -5, 4, 'white'),
    ],
    (pen) => [
      pen.shape(SUNK, 'brown', 1.1),
      pen.line('M-12 -6q4 -3 8 0M-2 -4q5 -4 9 0M2 -9q4 -1 7 1', 0.8, 'cream'),
      fuzz(pen, -7, -9, 3.4, 'white'),
      worm(pen, 3, -12),
    ],
    humus,
  ],
  folha: [
    (pen) => [pen.shape(LEAF, 'leaf', 1.1), pen.line(veins, 0.7), pen.rope('M-17 -3l-5 2', 1.2, 'leafDark', 0.6)],
    (pen) => [
      pen.shape(LEAF, 'orange', 1.1),
      pen.line(veins, 0.7),
      pen.rope('M-17 -3l-5 2', 1.2, 'brown', 0.6),
      pen.shape(ellipse(9, -10, 3, 2) + ellipse(-6, -10, 2.4, 1.6), 'brown', 0.6),
    ],
    (pen) => [
      pen.shape(LEAF, 'brownPale', 1.1),
      pen.line(veins, 0.7),
      pen.shape(circle(9, -8, 2.4) + circle(-10, -5, 2), 'soil', 0.7),
      fuzz(pen, 0, -12, 4, 'white'),
      fuzz(pen, 3, -3, 3.4, 'white'),
    ],
    (pen) => [
      pen.line(veins, 1),
      pen.line('M-17 -3C-14 -9 -9 -13 -4 -15M8 -15Q13 -14 17 -11Q15 -7 11 -4M-12 0Q-6 2 0 1', 0.9),
      pen.shape('M-14 -4L-7 -5.500L-5 -10Q-11 -9 -14 -4zM3 -8L8 -3Q11 -6 13 -9z', 'brown', 0.7),
      worm(pen, -4, 3),
    ],
    humus,
  ],
}

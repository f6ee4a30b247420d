/** Tools that fit a hand, drawn about their foot, some 30 mm long. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

export const trowel = (pen: Pen): Drawing => [
  pen.shape('M0 0L-9 -16L9 -16z', 'metal'),
  pen.line('M0 -16V-22', 1.8),
  pen.shape(box(-3, -36, 6, 15, 2.6), 'wood', 1),
]

/** Sticks in their open box. */
export const chalk = (pen: Pen): Drawing => [
  [-11, -4, 3, 10].map((x, i) =>
    pen.shape(
      box(x - 2.6, -26 - (i % 2) * 3, 5.2, 22, 1.5),
      (['white', 'yellow', 'white', 'pink'] as const)[i] ?? 'white',
      1,
    ),
  ),
  pen.shape(box(-16, -15, 32, 15, 1.5), 'green'),
]

export const mailbag = (pen: Pen): Drawing => [
  pen.line('M-13 -19C-12 -36 12 -36 13 -19', 2),
  pen.shape(box(-9, -27, 10, 12) + box(1, -25, 8, 10), 'white', 0.9),
  pen.shape(box(-15, -20, 30, 20, 3), 'blue'),
  pen.shape(box(-7, -15, 14, 9, 1), 'yellow', 0.9),
  pen.line('M-7 -15L0 -9L7 -15', 0.8),
]

/** It calms bees: a can with a spout and a bellows. */
export const smoker = (pen: Pen): Drawing => [
  pen.line('M-14 -30q-4 -3 0 -6t0 -6', 1, 'greyDark'),
  pen.shape('M-10 -19L-15 -27L-9 -29L2 -21z', 'metal', 1),
  pen.shape(box(-10, -19, 13, 19, 2), 'metal'),
  pen.line('M-10 -14H3M-10 -5H3', 0.8),
  pen.shape('M4 -17L13 -20V0L4 -3z', 'copper', 1),
  pen.line('M7 -17V-2M10 -18.500V-1', 0.7),
]

export const lasso = (pen: Pen): Drawing => [
  [0, 1, 2].map((i) => pen.rope(ellipse(-3 + i * 1.5, -13 + i, 13, 9.5), 1.3, 'straw', 0.7)),
  pen.rope('M10 -8C16 -4 14 0 18 0', 1.6, 'straw', 0.8),
]

export const spanner = (pen: Pen): Drawing => [
  pen.shape('M-3 -7V-21C-9 -23 -9 -30 -5 -33V-27H5V-33C9 -30 9 -23 3 -21V-7C6 -5 6 0 0 0C-6 0 -6 -5 -3 -7z', 'metal'),
  pen.shape(circle(0, -4, 1.6), 'white', 0.8),
]

export const fryingPan = (pen: Pen): Drawing => [
  pen.shape(box(12, -7.5, 20, 3.6, 1.8), 'brownDark', 1),
  pen.shape('M-15 -9H15C15 -2 11 0 6 0H-6C-11 0 -15 -2 -15 -9z', 'greyDark'),
  pen.shape('M-10 -9C-10 -14 10 -14 10 -9z', 'yellow', 0.9),
]

/** Fruit about its middle, some 12 mm wide: a plain silhouette and few lines inside, so that a pile stays countable. */
import { circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

export const FRUIT = {
  laranja: (pen: Pen) => [
    pen.shape(circle(0, 0, 5), 'orange'),
    pen.shade('M-3.5 3.5a5 5 0 0 0 8.4 -3.9a8 8 0 0 1 -8.4 3.9z', 'redDark', 0.25),
    pen.shape('M0 -4.6q2.6 -2.8 4.6 -0.6q-2 1.8 -4.6 0.6z', 'leafDark', 0.8),
    pen.line('M-2.6 -0.6a3 3 0 0 1 1.6 -1.8', 0.6),
  ],
  banana: (pen: Pen) => [
    pen.shape(
      'M-6.2 -4.6C-5.6 1.2 -1.6 5 4.6 4.4C6 4.2 7 3 6.2 2C2.6 2 -1.8 -0.4 -3.2 -5.4C-3.6 -7 -6.4 -6.6 -6.2 -4.6z',
      'yellow',
    ),
    pen.line('M-4.6 -3.6C-3.6 0.6 0 3 4.4 3.2', 0.6, 'strawDark'),
    pen.shape('M-6 -5.2L-5.6 -7.6L-3.8 -7.7L-3.5 -5.6z', 'brown', 0.7),
  ],
  melancia: (pen: Pen) => [
    pen.shape('M-7 -2.8H7A7 7 0 0 1 -7 -2.8z', 'green'),
    pen.shape('M-5.6 -2.8H5.6A5.6 5.6 0 0 1 -5.6 -2.8z', 'red', 0.75),
    pen.solid(
      points('-2.8,-0.6 0,0.8 2.8,-0.6')
        .map(([a, b]) => ellipse(a, b, 0.55, 0.9))
        .join(''),
    ),
  ],
  abacaxi: (pen: Pen) => [
    pen.shape(
      'M0 -4C-3 -5.5 -4.5 -8 -3.8 -9.5C-2.5 -9 -1.5 -8.4 -1 -7.6C-1 -9.5 -0.5 -11 0 -11.8C0.5 -11 1 -9.5 1 -7.6C1.5 -8.4 2.5 -9 3.8 -9.5C4.5 -8 3 -5.5 0 -4z',
      'leafDark',
      1,
    ),
    pen.shape(ellipse(0, 1.5, 4.4, 5.6), 'strawDark'),
    pen.line('M-3.8 -1.2L2.4 6.4M-1 -3.8L4 2.6M3.8 -1.2L-2.4 6.4M1 -3.8L-4 2.6', 0.6, 'brown'),
  ],
  maca: (pen: Pen) => [
    pen.shape(
      'M0 -3.6C-2.4 -5.4 -5.6 -4.2 -5.4 0C-5.2 3.6 -2.6 5.8 0 4.8C2.6 5.8 5.2 3.6 5.4 0C5.6 -4.2 2.4 -5.4 0 -3.6z',
      'red',
    ),
    pen.line('M0 -3.6q0 -2 1 -3', 0.9),
    pen.shape('M1 -5.2q2.4 -2.4 4 -0.4q-1.8 1.6 -4 0.4z', 'leafDark', 0.7),
    pen.shade('M-3.8 -0.5q0 -2 1.8 -2.4q-1 1.2 -1 2.8z', 'white', 0.7),
  ],
  pera: (pen: Pen) => [
    pen.shape(
      'M0 -7.5C2.6 -7.5 3 -5 3.4 -2.6C4.2 -0.6 5.6 0.6 5.4 3C5 6 2.6 6.6 0 6.6C-2.6 6.6 -5 6 -5.4 3C-5.6 0.6 -4.2 -0.6 -3.4 -2.6C-3 -5 -2.6 -7.5 0 -7.5z',
      'lime',
    ),
    pen.line('M0 -7.5q0 -1.6 0.8 -2.6', 0.9),
    pen.shape('M0.8 -8.8q2.2 -2.2 3.8 -0.4q-1.6 1.6 -3.8 0.4z', 'leafDark', 0.7),
    pen.shade('M-3.6 2.6q0 -1.8 1.2 -2.6q-0.4 1.6 0 3.2z', 'white', 0.6),
  ],
} as const satisfies Readonly<Record<string, (pen: Pen) => Drawing>>

export type FruitName = keyof typeof FRUIT

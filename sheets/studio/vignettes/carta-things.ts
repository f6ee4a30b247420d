/** Things of the letters: drawings on paper, the tree of the swing. */
import { centred, type Thing } from '../fit.ts'
import { points, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { sheet } from './paper.ts'

export const waves = (pen: Pen, spots: string): Drawing =>
  pen.line(
    points(spots)
      .map(([x, y]) => `M${x} ${y}q2 -2 4 0t4 0`)
      .join(''),
    0.7,
    'waterLine',
  )

/** A dragon on paper, about its middle, 24 wide. */
export const dragon: Thing = (pen) => [
  pen.shape('M-2 -2L2 -10L5 -5L9 -8L8 -1z', 'orange', 0.8),
  pen.shape(
    'M-11 -4C-12 -8 -7 -9 -5 -6C-3 -2 2 -2 6 -1C10 0 11 5 8 8C11 4 7 3 4 4C-2 6 -8 5 -8 0Q-11 0 -11 -4z',
    'green',
    0.9,
  ),
  pen.line('M-3 5V8M3 4.600V8', 1),
  pen.spot(-8.4, -5, 0.8),
  pen.shape('M-11.500 -2L-15 -3.500L-13.500 -1.500L-15.500 0.500L-11.500 0z', 'red', 0.6),
]

export const drawnOn =
  (thing: Thing, width: number, height: number, size: number): Thing =>
  (pen) => [sheet(width, height, 0)(pen), centred(pen, thing, 0, 0, size)]

/** The tree of the swing: a trunk with scratches, boughs to both sides, no flower. */
export const swingTree = (pen: Pen): Drawing => [
  pen.shape(
    'M82 60C86 48 86 38 82 30C72 24 58 22 44 22V18C60 17 74 18 84 24L86 10H100L102 22C112 17 124 20 138 20V25C124 26 112 26 104 31C101 40 102 50 108 60Q95 63 82 60z',
    'brown',
  ),
  pen.shape(
    scallop(
      points('28,19 26,8 36,-4 58,-8 92,-10 124,-8 148,-3 156,8 150,18 136,21 120,17 104,20 92,16 78,20 62,16 46,21'),
      0.6,
    ),
    'leaf',
  ),
  pen.line('M44 8q4 -4 8 0M72 4q4 -4 8 0M104 6q4 -4 8 0M132 8q4 -4 8 0M90 11q4 -4 8 0', 0.8, 'leafDeep'),
  pen.line('M89 39l5 4l-5 1l6 4M92 36l-2 5', 1, 'cream'),
  pen.line('M98 52q1 -5 -.5 -9M87 55q2 -4 2 -6', 0.7, 'brownDark'),
]

/** Outlines with tips, curves and inlets for skilled scissors, each with its drawing inside; about their middle, 60 mm. */
import { cos, sin } from '../../scene/angles.ts'
import { circle, ellipse, points, poly, type Spot, smooth, star } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { eyes } from '../../studio/shapes/nature.ts'

interface CutFigure {
  readonly name: string
  readonly fill: Fill
  /** The cut around it. */
  readonly outline: string
  /** Across, of the hole: above the middle of its weight. */
  readonly hangs: number
  readonly inside: (pen: Pen) => Drawing
}

/** Height of a hole, and its radius with paper around it. */
export const HOLE_AT = -25
const TAB = 6

/** With a tab for the hole; the rest of the outline is open, clockwise from the right side of the tab. */
const tabbed = (rest: string, hangs = 0): string =>
  `M${hangs - TAB} ${HOLE_AT}A${TAB} ${TAB} 0 0 1 ${hangs + TAB} ${HOLE_AT}${rest.replace(/^M/, 'L').replace(/z$/, '')}z`

const line = (list: string) => poly(points(list))
const mirrored = (list: string): Spot[] => {
  const right = points(list)
  return [...right, ...[...right].reverse().map(([x, y]): Spot => [-x, y])]
}

const smile = (pen: Pen, y: number): Drawing => [
  eyes(pen, 4, y, 1.5),
  pen.line(`M-3.500 ${y + 4}q3.500 3.600 7 0`, 0.9),
]

/** About this height: the tab is one of the teeth. */
const WHEEL_AT = 5

/** Alternately far and near: teeth of a wheel, rays; `slope` is the share of a tooth that its flank takes. */
const wheel = (teeth: number, far: number, near: number, slope: number): string =>
  poly(
    Array.from({ length: teeth - 1 }, (_, i) => {
      const at = (r: number, share: number): Spot => {
        const angle = ((i + 0.75 + share) / teeth - 0.25) * 2 * Math.PI
        return [r * cos(angle), WHEEL_AT + r * sin(angle)]
      }
      return [at(near, 0), at(far, slope), at(far, 0.5 - slope), at(near, 0.5)]
    }).flat(),
  )

const LEAF = '6,-17 15,-19 24,-13 27,-5 10,-3 10,0 27,1 26,9 9,7 9,10 24,14 19,21 8,16 8,19 14,25 0,31'
const HEDGEHOG =
  '7.600,-12 14,-19 16,-12 23,-13 22,-6 29,-5 25,1 30,6 25,10 28,16 22,18 22,24 14,24 13,19 -6,19 -7,24 -15,24 -15,18 -22,16 -30,13 -31,9 -24,3 -20,-4 -17,-3 -17,-10 -10,-9 -11,-16 -4.400,-12'
const CASTLE = '6,-18 10,-18 10,-4 14,-4 14,-13 18,-13 18,-8 23,-8 23,-13 28,-13 28,28 6,28 6,17'
const DINOSAUR =
  '6,-9 10,-17 14,-7 19,-12 21,-1 31,8 21,7 17,13 17,25 10,25 9,16 -5,16 -6,25 -13,25 -14,13 -21,11 -30,11 -31,5 -25,0 -18,-1 -18,-10 -11,-6 -10,-16 -6,-9'
const JELLYFISH = '6,-18.500 17,-14 24,-4 26,8 22,12 24,20 20,30 16,29 17,20 14,12 10,12 12,20 9,31 5,31 5,20 3,12 0,11'
const KEY = 'M6 -19.500A13 13 0 0 1 4 4.400V19H12V28H4V31H-4V28H-12V19H-4V4.400A13 13 0 0 1 -6 -19.500'
const PUZZLE =
  'M4.500 -16H20V1C20 5 23 4 25 3A6 6 0 1 1 25 13C23 12 20 11 20 15V28H7C4 28 5 25 6 23A6 6 0 1 0 -6 23C-5 25 -4 28 -7 28H-20V15C-20 11 -23 12 -25 13A6 6 0 1 1 -25 3C-23 4 -20 5 -20 1V-16H-4.500'

export const CUT_FIGURES: readonly CutFigure[] = [
  {
    name: 'pinheiro',
    fill: 'green',
    outline: tabbed(poly(mirrored('6,-18 16,-4 9,-4 21,10 12,10 26,24 5,24 5,31'))),
    hangs: 0,
    inside: (pen) => [
      pen.line('M-5 24H5M-9 -4q9 5 18 0M-12 10q12 6 24 0', 0.8),
      pen.shape(star(0, -13, 5), 'yellow', 0.8),
      pen.shape(circle(-6, 6, 2.4) + circle(9, 20, 2.4), 'red', 0.8),
      pen.shape(circle(6, 4, 2.4) + circle(-10, 19, 2.4), 'blue', 0.8),
    ],
  },
  {
    name: 'engrenagem',
    fill: 'metal',
    outline: tabbed(wheel(10, 25, 19, 0.12)),
    hangs: 0,
    inside: (pen) => [pen.shape(circle(0, WHEEL_AT, 13), 'yellow', 0.9), smile(pen, 3)],
  },
  {
    name: 'folha recortada',
    fill: 'leaf',
    outline: tabbed(poly(mirrored(LEAF))),
    hangs: 0,
    inside: (pen) =>
      pen.line(
        'M0 -18V28M0 -4L20 -12M0 -4L-20 -12M0 7L22 4.500M0 7L-22 4.500M0 16L18 14.500M0 16L-18 14.500M0 23L9 21.500M0 23L-9 21.500',
        0.8,
      ),
  },
  {
    name: 'sol de raios',
    fill: 'yellow',
    outline: tabbed(wheel(12, 26, 17, 0.25)),
    hangs: 0,
    inside: (pen) => [pen.shape(circle(0, WHEEL_AT, 13), 'sun', 0.9), smile(pen, 3)],
  },
  {
    name: 'castelo',
    fill: 'stone',
    outline: tabbed(poly(mirrored(CASTLE))),
    hangs: 0,
    inside: (pen) => [
      pen.shape('M-4 -4V-10a4 4 0 0 1 8 0v6z', 'bluePale', 0.8),
      pen.shape('M-23 11V4a3 3 0 0 1 6 0v7zM17 11V4a3 3 0 0 1 6 0v7z', 'bluePale', 0.8),
      pen.line('M-14 18h5M-24 21h5M12 21h5M9 8h-4M-9 6h4M20 -1h4M-10 28V17a10 10 0 0 1 20 0V28', 0.7, 'stoneDark'),
    ],
  },
  {
    name: 'ouriço',
    fill: 'brownPale',
    outline: tabbed(line(HEDGEHOG), 1.6),
    hangs: 1.6,
    inside: (pen) => [
      pen.shape('M-20 -4Q-9 4 -11 18.500L-15 18L-22 16L-30 13L-31 9L-24 3z', 'cream', null),
      pen.line('M-20 -4Q-9 4 -11 18.500M-29 12.500q5 2 8 -0.500', 0.8),
      pen.spot(-29.4, 9.8, 1.8),
      pen.spot(-20, 6, 1.4),
      pen.line('M-5 0l-3 -5M3 -4l0 -6M11 -3l3 -5M-3 10l-3 -5M5 6l0 -6M13 6l3 -5M20 12l4 -3M19 2l4 -3', 0.8),
    ],
  },
  {
    name: 'borboleta',
    fill: 'purplePale',
    outline: tabbed(smooth(mirrored('6,-14 12,-19 22,-21 28,-13 25,-3 14,2 22,8 24,17 17,26 8,24 0,16'), false)),
    hangs: 0,
    inside: (pen) => [
      pen.shape(ellipse(0, 0, 2.6, 13), 'brown', 0.9),
      pen.line('M-1 -12.500q-1 -3 -4 -4M1 -12.500q1 -3 4 -4', 0.8),
      pen.shape(circle(17, -11, 5) + circle(-17, -11, 5), 'yellow', 0.8),
      pen.shape(circle(15, 16, 4) + circle(-15, 16, 4), 'pink', 0.8),
    ],
  },
  {
    name: 'chave',
    fill: 'straw',
    outline: tabbed(KEY),
    hangs: 0,
    inside: (pen) => [pen.line(circle(0, -7.6, 6), 0.9), pen.line('M0 6V27M-8 22v3M8 22v3', 0.8)],
  },
  {
    name: 'peça de encaixe',
    fill: 'bluePale',
    outline: tabbed(PUZZLE),
    hangs: 0,
    inside: (pen) => smile(pen, 0),
  },
  {
    name: 'coroa',
    fill: 'sun',
    outline: tabbed(poly(mirrored('6,-8 9,0 17,-16 20,0 29,-14 26,25'))),
    hangs: 0,
    inside: (pen) => [
      pen.line('M-26.500 16H26.500', 0.9),
      pen.shape('M0 3l4 5l-4 5l-4 -5z', 'red', 0.8),
      pen.shape(circle(-15, 8, 2.8) + circle(15, 8, 2.8), 'blue', 0.8),
      pen.shape([-20, -10, 0, 10, 20].map((x) => circle(x, 20.5, 1.4)).join(''), 'white', 0.7),
    ],
  },
  {
    name: 'dinossauro',
    fill: 'teal',
    outline: tabbed(line(DINOSAUR)),
    hangs: 0,
    inside: (pen) => [
      pen.spot(-25, 4, 1.4),
      pen.line('M-30.500 8h6M-18 -1Q0 -11 21 0M-11 21.500v3M-8.500 21.500v3M12 21.500v3M14.500 21.500v3', 0.8),
      pen.shape(circle(-4, 4, 2.2) + circle(5, 2, 1.8) + circle(12, 6, 1.6), 'green', 0.7),
    ],
  },
  {
    name: 'água-viva',
    fill: 'pinkPale',
    outline: tabbed(smooth(mirrored(JELLYFISH), false)),
    hangs: 0,
    inside: (pen) => [smile(pen, -6), pen.line('M-23 5q5.500 -4 11.500 0t11.500 0t11.500 0t11.500 0', 0.8)],
  },
]

/** Outlines with tips, curves and inlets for skilled scissors, each with its drawing inside; about their middle, 60 mm. */
import { cos, sin } from '../../scene/angles.ts'
import { circle, ellipse, points, poly, type Spot, smooth } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { eyes } from '../../studio/shapes/nature.ts'

interface CutFigure {
  readonly name: string
  readonly fill: Fill
  /** The cut around it. */
  readonly outline: string
  /** A second cut into the piece. */
  readonly into?: string
  /** Upper end, where its string is knotted. */
  readonly top: Spot
  readonly inside: (pen: Pen) => Drawing
}

const closed = (list: string) => poly(points(list))
const mirrored = (list: string): Spot[] => {
  const right = points(list)
  return [...right, ...[...right].reverse().map(([x, y]): Spot => [-x, y])]
}

const smile = (pen: Pen, y: number): Drawing => [
  eyes(pen, 4, y, 1.5),
  pen.line(`M-3.500 ${y + 4}q3.500 3.600 7 0`, 0.9),
]

const polar = (r: number, degrees: number): Spot => [
  r * cos((degrees * Math.PI) / 180),
  r * sin((degrees * Math.PI) / 180),
]

/** Alternately far and near: teeth of a wheel, rays; `slope` is the share of a tooth that its flank takes. */
const wheel = (teeth: number, far: number, near: number, slope: number): string =>
  poly(
    Array.from({ length: teeth }, (_, i) => {
      const at = (r: number, share: number) => polar(r, ((i + share - 0.25) * 360) / teeth - 90)
      return [at(near, 0), at(far, slope), at(far, 0.5 - slope), at(near, 0.5)]
    }).flat(),
  )

/** From the rim to the head in the middle. */
const SPIRAL: readonly Spot[] = Array.from({ length: 78 }, (_, i) => polar(29 - i * 0.29, i * 13.5 - 90))

const LEAF = mirrored('0,-29 10,-26 19,-17 23,-7 11,-4 25,0 25,9 11,8 21,15 15,22 7,17 3,25')
const HEDGEHOG =
  '-29,14 -24,6 -28,0 -21,-3 -23,-12 -15,-11 -14,-21 -7,-17 -2,-26 4,-18 12,-23 14,-13 23,-14 21,-4 28,1 22,6 27,14 20,16 20,21 12,21 10,17 -8,17 -10,21 -18,21 -18,16'
const CASTLE =
  '-28,26 -28,-14 -23,-14 -23,-9 -18,-9 -18,-14 -13,-14 -13,-2 -8,-2 -8,-22 -11,-22 0,-30 11,-22 8,-22 8,-2 13,-2 13,-14 18,-14 18,-9 23,-9 23,-14 28,-14 28,26 7,26 7,14 -7,14 -7,26'
const CROWN = '-27,20 -29,-14 -18,-2 -13,-22 -5,-4 0,-28 5,-4 13,-22 18,-2 29,-14 27,20'
const DINOSAUR =
  '-30,2 -24,-6 -16,-6 -14,-14 -9,-9 -5,-21 0,-12 5,-23 9,-13 15,-18 16,-8 24,-9 22,-1 30,8 20,8 16,12 16,22 9,22 8,14 -4,14 -5,22 -12,22 -13,12 -20,10 -29,8'
const KEY = 'M-2 -4A13 13 0 1 1 4 -4V4H12V9H4V14H16V19H4V24H-2z'

export const CUT_FIGURES: readonly CutFigure[] = [
  {
    name: 'cobra em espiral',
    fill: 'lime',
    outline: circle(0, 0, 29),
    into: smooth(SPIRAL, false),
    top: [0, 0],
    inside: (pen) => [
      pen.spot(-1.6, -1.4, 0.9),
      pen.spot(1.8, -1.4, 0.9),
      pen.line('M-1.400 1.600q1.600 1.400 3 0', 0.7),
    ],
  },
  {
    name: 'engrenagem',
    fill: 'metal',
    outline: wheel(10, 29, 22, 0.12),
    top: [0, -26],
    inside: (pen) => [pen.shape(circle(0, 0, 14), 'yellow', 0.9), smile(pen, -2)],
  },
  {
    name: 'folha recortada',
    fill: 'leaf',
    outline: poly(LEAF),
    top: [0, -26],
    inside: (pen) => pen.line('M0 -24V22M0 -12L10 -18M0 -12L-10 -18M0 2L16 4M0 2L-16 4M0 12L10 16M0 12L-10 16', 0.8),
  },
  {
    name: 'sol de raios',
    fill: 'yellow',
    outline: wheel(12, 30, 19, 0.25),
    top: [0, -26],
    inside: (pen) => [pen.shape(circle(0, 0, 14.5), 'sun', 0.9), smile(pen, -2)],
  },
  {
    name: 'castelo',
    fill: 'stone',
    outline: closed(CASTLE),
    top: [0, -26],
    inside: (pen) => [
      pen.shape('M-3.500 -8V-14a3.500 3.500 0 0 1 7 0v6z', 'bluePale', 0.8),
      pen.shape('M-23 8V2a3 3 0 0 1 6 0v6zM17 8V2a3 3 0 0 1 6 0v6z', 'bluePale', 0.8),
      pen.line('M-14 16h5M-24 18h5M12 18h5M10 6h-4M-10 4h4M20 -2h4', 0.7, 'stoneDark'),
    ],
  },
  {
    name: 'ouriço',
    fill: 'brownPale',
    outline: closed(HEDGEHOG),
    top: [-2, -22],
    inside: (pen) => [
      pen.shape(ellipse(0, 8, 15, 11), 'cream', 0.9),
      smile(pen, 4),
      pen.line('M-16 -4l-3 -4M-8 -8l-2 -5M2 -10v-5M11 -6l3 -5M18 2l4 -2', 0.8),
    ],
  },
  {
    name: 'borboleta',
    fill: 'purplePale',
    outline: smooth(mirrored('0,-12 4,-16 12,-27 24,-26 28,-14 22,-4 13,0 20,4 24,14 17,24 8,21 3,12 0,19')),
    top: [18, -22],
    inside: (pen) => [
      pen.shape(ellipse(0, 2, 2.6, 13), 'brown', 0.9),
      pen.shape(circle(16, -15, 5) + circle(-16, -15, 5), 'yellow', 0.8),
      pen.shape(circle(14, 13, 3.6) + circle(-14, 13, 3.6), 'pink', 0.8),
    ],
  },
  {
    name: 'chave',
    fill: 'straw',
    outline: KEY,
    top: [1, -26],
    inside: (pen) => [pen.shape(circle(1, -16.6, 5), 'white', 0.9), pen.line('M1 -2V20', 0.7)],
  },
  {
    name: 'peça de encaixe',
    fill: 'bluePale',
    outline:
      'M-20 -20H-6C-3 -20 -4 -23 -5 -25A6 6 0 1 1 7 -25C6 -23 5 -20 8 -20H20V-7C20 -4 23 -5 25 -6A6 6 0 1 1 25 6C23 5 20 4 20 7V22H7C4 22 5 19 6 17A6 6 0 1 0 -6 17C-5 19 -4 22 -7 22H-20V8C-20 5 -17 6 -15 7A6 6 0 1 0 -15 -6C-17 -5 -20 -4 -20 -7z',
    top: [1, -26],
    inside: (pen) => smile(pen, -4),
  },
  {
    name: 'coroa',
    fill: 'sun',
    outline: closed(CROWN),
    top: [0, -21],
    inside: (pen) => [
      pen.line('M-26.500 12H26.500', 0.9),
      pen.shape(circle(0, 4, 3.6), 'red', 0.8),
      pen.shape(circle(-14, 5, 2.6) + circle(14, 5, 2.6), 'blue', 0.8),
    ],
  },
  {
    name: 'dinossauro',
    fill: 'teal',
    outline: closed(DINOSAUR),
    top: [5, -18],
    inside: (pen) => [pen.spot(-23, 0, 1.3), pen.line('M-28 5h6M-12 -4q12 -8 28 0M-2 4h5M8 2h5', 0.8)],
  },
  {
    name: 'água-viva',
    fill: 'pinkPale',
    outline: smooth(
      points(
        '-26,2 -22,-16 -10,-27 10,-27 22,-16 26,2 20,6 24,16 17,26 15,16 11,6 7,14 11,24 2,29 1,18 -2,6 -6,14 -4,24 -13,27 -13,16 -14,6 -20,14 -18,24 -25,20 -24,10',
      ),
    ),
    top: [0, -24],
    inside: (pen) => [smile(pen, -12), pen.line('M-22 0q6 -4 11 0t11 0t11 0t11 -0.500', 0.8)],
  },
]

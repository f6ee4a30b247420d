/** Parts that vignettes of notes, letters and poems share: paper, what a hand holds, walls, tables and seats. */
import type { Extra, Layer } from '../cast/figure.ts'
import { centred, type Thing } from '../fit.ts'
import { box, circle, ellipse, points, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { PEOPLE } from './vignette.ts'

/** A sheet of paper about its middle, with `rows` lines of writing. */
export const sheet =
  (width: number, height: number, rows: number, fill: Fill = 'white'): Thing =>
  (pen) => [
    pen.shape(box(-width / 2, -height / 2, width, height, 0.6), fill, 0.9),
    pen.line(
      Array.from({ length: rows }, (_, i) => {
        const y = -height / 2 + ((i + 1) * height) / (rows + 1)
        return `M${-width / 2 + 1.6} ${y}h${(width - 3.2) * (i === rows - 1 ? 0.55 : 1)}`
      }).join(''),
      0.55,
      'greyDark',
    ),
  ]

export const envelope: Thing = (pen) => [
  pen.shape(box(-7, -4.6, 14, 9.2, 0.8), 'cream', 0.9),
  pen.line('M-7 -4.400L0 1L7 -4.400', 0.7),
]

/** A thing about a spot of somebody, in the lengths of a child, between two layers of the figure. */
export const held =
  (pen: Pen, thing: Thing, [x, y]: readonly [number, number], size: number, turn = 0, layer: Layer = 'armMid') =>
  (): Extra => ({ [layer]: centred(pen.scaled(PEOPLE), thing, x, y, size, { turn }) })

/** A window in a wall; `view` is drawn behind its bars. */
export const opening = (
  pen: Pen,
  x: number,
  y: number,
  [width, height]: readonly [number, number],
  sky: Fill = 'sky',
  view: Drawing = [],
): Drawing => [
  pen.shape(box(x - 2, y - 2, width + 4, height + 4, 1), 'wood', 0.9),
  pen.shape(box(x, y, width, height), sky, 0.7),
  pen.clip(box(x, y, width, height), view),
  pen.line(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.45}h${width}`, 0.7),
  pen.shape(box(x - 3.5, y + height + 1, width + 7, 2.6, 1), 'woodPale', 0.8),
]

/** A board on two legs, seen from the front. */
export const desk = (pen: Pen, left: number, width: number, top: number, fill: Fill = 'wood', foot = 58): Drawing => [
  pen.rope(`M${left + 4} ${top + 2}V${foot}M${left + width - 4} ${top + 2}V${foot}`, 2.2, fill, 0.8),
  pen.shape(box(left, top, width, 3.2, 1), fill, 0.9),
]

/** A seat of wood seen from the side, about the middle of its foot; its back is on the left. */
export const chair =
  (fill: Fill): Thing =>
  (pen) => [
    pen.shape('M-8 0V-21Q-8 -23 -6.600 -23T-5.200 -21V-10H7V0H4.600V-7H-5.600V0z', fill, 0.9),
    pen.line('M-5.200 -10H7', 0.6),
  ]

/** Books side by side on a board, their feet at y. */
export const books = (pen: Pen, x: number, y: number, count: number, high = 9): Drawing =>
  Array.from({ length: count }, (_, i) => {
    const fill = (['red', 'yellow', 'teal', 'purple', 'orange', 'blue'] as const)[(i + Math.round(x)) % 6] ?? 'red'
    const low = (i * 2) % 3
    return pen.plane('middle').shape(box(x + i * 3.2, y - high + low, 3.2, high - low), fill, 0.7)
  })

/** A board on a wall for books and plants. */
export const ledge = (pen: Pen, x: number, y: number, width: number): Drawing =>
  pen.shape(box(x, y, width, 2.2, 0.8), 'wood', 0.8)

/** A plant in a pot, its foot at y, 13 high at scale 1. */
export const pottedPlant = (pen: Pen, x: number, y: number, scale = 1): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.shape('M0 -5Q-8 -8 -6.500 -13Q-1 -11 0 -5Q1 -11 6.500 -13Q8 -8 0 -5z', 'leaf', 0.8),
    own.shape('M0 -5Q-2.500 -11 0 -15Q2.500 -11 0 -5z', 'leafDark', 0.8),
    own.shape('M-4 -6H4L3 0H-3z', 'orange', 0.8),
  ])

/** Stars of a night sky. */
export const stars = (pen: Pen, spots: string): Drawing =>
  points(spots).map(([x, y], i) => pen.shape(circle(x, y, i % 3 ? 0.5 : 0.8), 'glow', 0.5))

/** A shadow or a rug on the floor. */
export const mat = (pen: Pen, x: number, y: number, width: number, fill: Fill): Drawing => [
  pen.shape(ellipse(x, y, width / 2, width / 14), fill, 0.8),
  pen.line(ellipse(x, y, width / 2 - 3, width / 14 - 1.3), 0.55),
]

/** A star that is seen at once. */
export const spark = (pen: Pen, x: number, y: number, r: number): Drawing =>
  pen.plane('middle').shape(star(x, y, r, 4, 0.4), 'sun', 0.5)

/** Walls of one castle, ring within ring: stones, windows, a tower at each end, at the foot the gate. */
import { box } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { bush, flower } from '../../studio/shapes/nature.ts'
import type { Strip } from './strip.ts'

/** The outer rings are nearer, and warmer. */
const WALLS: readonly Fill[] = ['greyPale', 'stone']
const BANNERS: readonly Fill[] = ['red', 'yellow', 'purple', 'blue']

export const wallFill = (index: number): Fill => WALLS[index % WALLS.length] ?? 'stone'

const arch = (pen: Pen, x: number, foot: number, width: number, height: number, fill: Fill): Drawing =>
  pen.shape(
    `M${x - width / 2} ${foot}V${foot - height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${foot}z`,
    fill,
    0.9,
  )

const window = (pen: Pen, x: number, foot: number, size: number): Drawing => [
  arch(pen, x, foot, 8 * size, 13 * size, pen.colour ? 'blueDark' : 'white'),
  pen.line(`M${x} ${foot}v${-13 * size}M${x - 4 * size} ${foot - 6 * size}h${8 * size}`, 0.7),
]

/** Stones here and there, in courses. */
function stones(pen: Pen, from: number, to: number, top: number, foot: number, seed: number): Drawing {
  const course = 7
  const rows = Math.floor((foot - top) / course)
  const d = Array.from({ length: rows }, (_, row) => {
    const y = top + course * (row + 0.5)
    const step = 26
    const shift = ((row * 11 + seed * 7) % step) - 6
    return Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, i) => {
      const x = from + shift + i * step
      return x > from + 1 && x + 11 < to ? `M${x} ${y}h9v${course * 0.62}M${x} ${y}v${course * 0.62}h4` : ''
    }).join('')
  }).join('')
  return d ? pen.line(d, 0.6, 'stoneDark') : []
}

const banner = (pen: Pen, x: number, y: number, fill: Fill, size: number): Drawing => [
  pen.shape(`M${x - 5 * size} ${y}h${10 * size}v${14 * size}l${-5 * size} -4l${-5 * size} 4z`, fill, 0.9),
  pen.line(`M${x - 6.5 * size} ${y}h${13 * size}`, 1.1),
]

/** The gate with its bridge, and what grows beside it. */
const gate = (pen: Pen, foot: number): Drawing => [
  pen.shape(box(-6, foot, 222, 40), 'grass', 1),
  arch(pen, 105, foot, 34, 25, 'brown'),
  pen.line(`M97 ${foot}v-22M105 ${foot}v-25M113 ${foot}v-22M88.500 ${foot - 10}h33`, 0.8, 'brownDark'),
  pen.shape(`M90 ${foot}H120L128 ${foot + 14}H82z`, 'wood', 1),
  pen.line(`M88 ${foot + 4}h34M85.500 ${foot + 9}h39`, 0.7, 'brownDark'),
  [58, 152, 30, 180].map((x, i) => bush(pen, x, foot + 3, i < 2 ? 0.7 : 0.9)),
  [42, 70, 140, 168].map((x, i) => flower(pen, x, foot + 7, 0.9, BANNERS[i] ?? 'red')),
]

/** Below the battlements; the towers carry the travellers. */
export function wall(strip: Strip): Drawing {
  const { pen, index, low, next, from, to, last, rise } = strip
  const far = pen.plane('far', 'stoneDark')
  const foot = last ? 274 : next + rise
  const size = Math.min(1, (next - low) / 24)
  const middle = (low + (last ? foot : next)) / 2 + 6.5 * size
  const shares = index % 2 ? [0.1, 0.37, 0.63, 0.9] : [0.22, 0.5, 0.78]
  return [
    stones(far, from + 4, to - 4, low + 4, Math.min(foot, next + 4), index),
    shares.map((share, i) => {
      const x = from + (to - from) * share
      if (last && Math.abs(x - 105) < 30) return []
      return (i + index) % 2
        ? banner(far, x, middle - 12 * size, BANNERS[(i + index) % BANNERS.length] ?? 'red', size)
        : window(far, x, middle, size)
    }),
    [
      { x: -8, width: from + 4 },
      { x: to + 4, width: 216 - to },
    ].map(({ x, width }) => [
      far.shape(box(x, low, width, foot - low + 12), index % 2 ? 'cream' : 'greyPale', 0.9),
      far.shape(box(x, low, width, 4.5), 'stone', 0.9),
      stones(far, x + 8, x + width - 2, low + 8, Math.min(foot, next + 6), index + 3),
    ]),
    last ? gate(pen.plane('middle', 'leafDeep'), foot) : [],
  ]
}

/** The keep behind the first wall. */
export function keep(pen: Pen, low: number): Drawing {
  const far = pen.plane('far', 'stoneDark')
  const tower = (x: number, width: number, top: number, roof: Fill): Drawing => [
    far.shape(box(x - width / 2, top, width, low - top + 30), 'cream', 0.9),
    far.shape(`M${x - width / 2 - 3} ${top}L${x} ${top - 12}L${x + width / 2 + 3} ${top}z`, roof, 0.9),
    window(far, x, top + 14, 0.7),
  ]
  return [tower(83, 14, low - 8, 'red'), tower(127, 14, low - 8, 'purple'), tower(105, 20, low - 10, 'blue')]
}

/** Places that a zigzag is part of: a range of mountains, roofs of a street, flowers of a garden, leaves on a pond. */
import { cos, sin } from '../../scene/angles.ts'
import type { Point } from '../../scene/marks.ts'
import { box, circle, ellipse, points, poly, type Spot, smooth } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { blades, ripples } from '../../studio/scenes/ground.ts'
import { bush, flowerHead, tree, tuft } from '../../studio/shapes/nature.ts'
import { lily, reed } from '../../studio/shapes/plants.ts'
import { fish } from '../../studio/shapes/sea.ts'
import type { Stroke } from './stroke.ts'

export interface ZigzagRow {
  readonly pen: Pen
  /** The whole line, also where the child goes on alone. */
  readonly stroke: Stroke
  /** So many of its points are dotted. */
  readonly shown: number
  readonly low: number
  readonly rise: number
  /** Width of the path along the line; 0 for none. */
  readonly road: number
  /** Height that the next row reaches. */
  readonly next: number
  readonly index: number
  readonly page: number
}

/** Peaks of the line that are dotted. */
const peaksOf = ({ stroke, shown, low }: ZigzagRow) =>
  stroke.slice(0, shown).filter((p, i) => i > 0 && i < shown - 1 && p.y < low - 1)
/** Its points on the ground. */
const valleysOf = ({ stroke, low }: ZigzagRow) =>
  stroke.filter((p, i) => i > 0 && i < stroke.length - 1 && p.y >= low - 1)

/** The land below the dotted line and level ground beyond it, from margin to margin. */
function land({ stroke, shown, low }: ZigzagRow): string {
  const part = stroke.slice(0, shown)
  const end = part.at(-1)
  const edge: Spot[] = [
    [-8, low],
    ...part.map(({ x, y }): Spot => [x, y]),
    ...(end && end.y < low - 1 ? [[end.x + 6, low] as const] : []),
    [218, low],
  ]
  return poly([...edge, [218, 310], [-8, 310]])
}

const level = (pen: Pen, { stroke, shown, low }: ZigzagRow): Drawing =>
  pen.line(
    `M-8 ${low}H${stroke[0]?.x ?? 0}M${(stroke[shown - 1]?.x ?? 0) + (shown < stroke.length ? 6 : 0)} ${low}H218`,
    0.9,
  )

/** Snow with a ragged edge, below the path over the top. */
function snowcap(pen: Pen, row: ZigzagRow, top: Point, i: number): Drawing {
  const at = row.stroke.indexOf(top)
  const down = ({ x, y }: Point): Point => ({ x, y: y + row.road * 0.9 })
  const [tip, before, after] = [top, row.stroke[at - 1] ?? top, row.stroke[at + 1] ?? top].map(down)
  if (!tip || !before || !after) return []
  const on = (p: Point, t: number): Point => ({ x: tip.x + (p.x - tip.x) * t, y: tip.y + (p.y - tip.y) * t })
  const [l, r] = [on(before, 0.34), on(after, 0.34)]
  const quarter = (r.x - l.x) / 4
  return pen.shape(
    `M${tip.x} ${tip.y}L${l.x} ${l.y}L${l.x + quarter} ${l.y - 2.2}L${tip.x} ${l.y + 1.8 + (i % 2)}L${r.x - quarter} ${r.y - 2.2}L${r.x} ${r.y}z`,
    'white',
    0.7,
  )
}

const RANGES: readonly Fill[] = ['stone', 'tan', 'hill', 'purplePale', 'brownPale']

/** Mountains with snow, trees at their feet. */
export function ridge(row: ZigzagRow): Drawing {
  const { pen, index, page, low, rise, next, stroke, road } = row
  const far = pen.plane('far', 'leafDeep')
  const foot = Math.min(low + 13, next - 2)
  const size = Math.min(1, rise / 30)
  const meadow = low + road / 2 + 1
  return [
    pen.shape(land(row), RANGES[(index + page) % RANGES.length] ?? 'hill', null),
    peaksOf(row).map((tip) => {
      const after = stroke[stroke.indexOf(tip) + 1] ?? tip
      const shady: Spot[] = [
        [tip.x, tip.y],
        [after.x, after.y],
        [tip.x + (after.x - tip.x) * 0.3, low],
      ]
      return pen.shade(poly(shady), 'greyDark', 0.16)
    }),
    peaksOf(row).map((tip, i) => snowcap(far, row, tip, i)),
    pen.shape(box(-8, low, 226, 310), index % 2 ? 'grass' : 'meadow', null),
    road ? [] : level(pen.plane('far'), row),
    [60, 84, 112, 140, 158].map((x, i) => {
      const at = x + ((index * 7 + page * 5) % 9) - 4
      return (i + index) % 3 === 2
        ? bush(far, at, foot, size * 0.6, 'leaf', i % 2 ? 'red' : 'pink')
        : tree(far, at, foot + 1, size * Math.min(0.5, (foot - meadow + 6) / 34), (i + index) % 2 ? 'leaf' : 'lime')
    }),
    blades(far, `30,${foot} 170,${foot} 190,${foot - 2}`),
  ]
}

const WALLS: readonly Fill[] = ['cream', 'pinkPale', 'bluePale', 'yellowPale', 'skyLow']

/** Houses side by side under one gable each; from valley to valley one house. */
export function roofs(row: ZigzagRow): Drawing {
  const { pen, stroke, shown, low, rise, index, page, next } = row
  const far = pen.plane('far', 'brownDark')
  const valleys = stroke.filter((p) => p.y >= low - 1)
  const foot = Math.min(low + 26, next + rise * 0.8)
  const dotted = stroke.slice(0, shown)
  const house = (from: Point, i: number): Drawing => {
    const to = valleys[i + 1]
    const tip = stroke.find((p) => p.x > from.x && p.y < low - 1)
    if (!to || !tip) return []
    const wide = to.x - from.x
    const cx = (from.x + to.x) / 2
    const width = Math.min(9, wide * 0.36)
    const height = Math.min(11, (foot - low) * 0.62)
    return [
      far.shape(box(from.x, low, wide, foot - low + 20), WALLS[(i + index * 2 + page) % WALLS.length] ?? 'cream', 0.9),
      dotted.includes(tip)
        ? [
            pen.shape(
              poly([
                [from.x, low],
                [tip.x, tip.y],
                [to.x, low],
              ]),
              i % 2 === index % 2 ? 'orange' : 'redPale',
              null,
            ),
            wide > 24 ? far.shape(circle(tip.x * 0.4 + cx * 0.6, low - rise * 0.24, 2.6), 'sky', 0.8) : [],
          ]
        : [],
      far.shape(box(cx - width / 2, low + 3, width, height, 0.6), pen.colour ? 'yellowPale' : 'white', 0.8),
      far.line(`M${cx} ${low + 3}v${height}M${cx - width / 2} ${low + 3 + height / 2}h${width}`, 0.6),
    ]
  }
  return [
    far.shape(box(-8, low, 226, 310), index % 2 ? 'tan' : 'woodPale', null),
    far.line(
      `M-8 ${low + 5}H${valleys[0]?.x ?? 0}M-8 ${low + 10}H${valleys[0]?.x ?? 0}M${valleys.at(-1)?.x ?? 0} ${low + 5}H218M${valleys.at(-1)?.x ?? 0} ${low + 10}H218`,
      0.5,
      'brown',
    ),
    level(pen.plane('far'), row),
    valleys.map(house),
  ]
}

const PETALS: readonly Fill[] = ['red', 'pink', 'yellow', 'purple', 'orange']

/** A tall flower whose head is where the line turns; each row has flowers of one kind. */
function stalk(pen: Pen, { x, y }: Point, foot: number, kind: number, fill: Fill): Drawing {
  const head = y + 5.4
  const leaves = [
    pen.rope(`M${x} ${foot}V${head + 3}`, 1.1, 'leafDark', 0.6),
    pen.shape(`M${x} ${foot - 1}q6 -7 8 -2q-3 4 -8 2z`, 'leaf', 0.7),
    pen.shape(`M${x} ${foot}q-6 -6 -8 -1q3 4 8 1z`, 'leaf', 0.7),
  ]
  if (kind % 3 === 1)
    return [
      leaves,
      pen.shape(`M${x - 4.6} ${head - 4}l2.600 2l2 -3l2 3l2.600 -2v5.500a4.600 4.600 0 0 1 -9.200 0z`, fill, 0.8),
    ]
  if (kind % 3 === 2)
    return [
      leaves,
      pen.shape(circle(x, head, 4.6), fill, 0.8),
      pen.shape(circle(x, head, 2.4), 'brown', 0.7),
      pen.line(
        [0, 45, 90, 135, 180, 225, 270, 315]
          .map((a) => {
            const at = (r: number): Spot => [x + r * cos((a * Math.PI) / 180), head + r * sin((a * Math.PI) / 180)]
            return poly([at(2.6), at(4.4)], false)
          })
          .join(''),
        0.5,
      ),
    ]
  return [leaves, flowerHead(pen, x, head, 5.2, fill)]
}

/** A flight from flower to flower. */
export function garden(row: ZigzagRow): Drawing {
  const { pen, index, page, low, next } = row
  const far = pen.plane('far', 'hillLine')
  const foot = Math.min(low + 17, next + 8)
  const kind = index + page
  return [
    far.shape(
      `${smooth(points(`-8,${foot - 5} 50,${foot - 8} 110,${foot - 5} 160,${foot - 8} 218,${foot - 5}`), false)}V310H-8z`,
      index % 2 ? 'grass' : 'meadow',
      0.7,
    ),
    valleysOf(row).map((at, i) =>
      stalk(pen.plane('middle', 'leafDeep'), at, foot, kind, PETALS[(i + kind) % PETALS.length] ?? 'red'),
    ),
    tuft(far, 22, foot + 2, 0.6),
    tuft(far, 186, foot + 1, 0.7),
    bush(far, 30, foot, 0.5, 'leaf', 'red'),
    blades(far, `60,${foot + 3} 120,${foot + 2}`),
  ]
}

/** In the open water before the next leaves: fish one time, flowers the other. */
const openWater = (pen: Pen, y: number, turn: number): Drawing =>
  turn % 2
    ? [lily(pen, 66, y + 3, 0.5, 'pink'), lily(pen, 84, y + 4.5, 0.36, 'yellow'), lily(pen, 138, y + 4, 0.42, 'pink')]
    : [
        fish(pen, 58, y, 0.54, 'orange', 'white', { flip: turn % 4 > 1 }),
        fish(pen, 152, y + 1, 0.54, 'yellow', 'white', { flip: turn % 4 > 1 }),
      ]

/** Leaps from leaf to leaf. */
export function pond(row: ZigzagRow): Drawing {
  const { pen, index, page, low, road, next } = row
  const far = pen.plane('far', 'waterLine')
  const y = low + 3.4
  const touched = valleysOf(row)
  const [first, second] = touched
  const apart = first && second ? second.x - first.x : Infinity
  const leaf = Math.min(13, apart * 0.36)
  // Below the path's lowest edge: the whole leaf is seen.
  const under = low + road * 0.72 + 3.6
  return [
    far.shape(
      `${smooth(points(`-8,${low - 2} 50,${low - 5} 110,${low - 2} 160,${low - 5} 218,${low - 2}`), false)}V310H-8z`,
      index % 2 ? 'bluePale' : 'water',
      0.7,
    ),
    touched.map(({ x }, i) => [
      pen.plane('middle', 'leafDeep').shape(ellipse(x, under, leaf, 4.6), 'leaf', 0.9),
      far.line(
        `M${x} ${under}L${x - leaf * 0.6} ${under - 1.4}M${x} ${under}L${x - leaf * 0.4} ${under + 2.6}M${x} ${under}L${x + leaf * 0.45} ${under + 3.6}M${x} ${under}L${x + leaf * 0.16} ${under + 4.1}`,
        0.6,
      ),
      (i + index) % 2 || under > 268 ? [] : ripples(far, `${x - 6},${under + 8}`),
    ]),
    far.shape(ellipse(30, y, 21, 3.4), 'leaf', 0.9),
    far.shape(ellipse(182, y, 21, 3.4), 'leaf', 0.9),
    (index + page) % 2 ? reed(far, 196, y + 2, 0.6) : reed(far, 16, y + 2, 0.6),
    next - under > 18 && next < 270
      ? openWater(pen.plane('middle', 'waterLine'), (under + next) / 2, index + page)
      : [],
  ]
}

/** Places that a zigzag is part of: a range of mountains, roofs of a street, leaves on a pond. */
import type { Point } from '../../scene/marks.ts'
import { box, circle, ellipse, points, poly, type Spot, smooth } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { blades, ripples } from '../../studio/scenes/ground.ts'
import { bush, tree } from '../../studio/shapes/nature.ts'
import { lily, reed } from '../../studio/shapes/plants.ts'
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
export const peaksOf = ({ stroke, shown, low }: ZigzagRow) =>
  stroke.slice(0, shown).filter((p, i) => i > 0 && i < shown - 1 && p.y < low - 1)
/** Its points on the ground. */
export const valleysOf = ({ stroke, low }: ZigzagRow) =>
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

const RANGES: readonly Fill[] = ['stone', 'tan', 'greyPale', 'purplePale', 'brownPale']

/** From the path down to the meadow at its foot, as a share of the room above the next peaks. */
const FLANK = 0.64
/** Trees of the last row are inside the frame, mm. */
const LOWEST_FOOT = 277

/** A mountain's edges from its top down to the meadow, its right side in the shade. */
function facets(pen: Pen, row: ZigzagRow, tip: Point, foot: number): Drawing {
  const { stroke, low } = row
  const at = stroke.indexOf(tip)
  const [before, after] = [stroke[at - 1] ?? tip, stroke[at + 1] ?? tip]
  const tall = foot - tip.y
  const edge: Spot[] = [
    [tip.x, tip.y],
    [tip.x + (after.x - tip.x) * 0.16, tip.y + tall * 0.42],
    [tip.x - (tip.x - before.x) * 0.1, tip.y + tall * 0.62],
    [tip.x + (after.x - tip.x) * 0.3, foot],
  ]
  return [
    pen.shade(poly([...edge, [after.x, foot], [after.x, low]]), 'greyDark', 0.18),
    pen.line(poly(edge.slice(1), false), 0.7),
    pen.line(
      `M${before.x + (tip.x - before.x) * 0.42} ${foot}l${(tip.x - before.x) * 0.2} ${-tall * 0.24}M${after.x - (after.x - tip.x) * 0.2} ${foot}l${-(after.x - tip.x) * 0.12} ${-tall * 0.2}`,
      0.6,
    ),
  ]
}

/** Mountains with snow whose upper edge is the path; trees at their feet. */
export function ridge(row: ZigzagRow): Drawing {
  const { pen, index, page, low, rise, next, road } = row
  const far = pen.plane('far', 'leafDeep')
  const rock = pen.plane('far', 'stoneDark')
  const foot = Math.min(low + (next - low) * FLANK, LOWEST_FOOT)
  const size = Math.min(1, rise / 30)
  const trees = [16, 34, 58, 84, 112, 138, 164, 192]
  return [
    // Without a path its contour would be the line to trace.
    pen.plane('middle').shape(land(row), RANGES[(index + page) % RANGES.length] ?? 'hill', road ? 1 : null),
    road ? [] : level(pen.plane('far'), row),
    peaksOf(row).map((tip) => facets(rock, row, tip, foot)),
    valleysOf(row).map(({ x }, i) =>
      rock.line(`M${x} ${low + road / 2}l${i % 2 ? 2 : -2} 5l${i % 2 ? -3 : 3} ${foot - low - 5}`, 0.6),
    ),
    peaksOf(row).map((tip, i) => snowcap(rock, row, tip, i)),
    pen
      .plane('far', 'hillLine')
      .shape(
        `${smooth(points(`-8,${foot - 1} 40,${foot - 5} 96,${foot - 1} 150,${foot - 5} 218,${foot - 2}`), false)}V310H-8z`,
        index % 2 ? 'grass' : 'meadow',
        0.8,
      ),
    trees.map((x, i) => {
      const at = x + ((index * 7 + page * 5) % 9) - 4
      const y = foot + 1.6 + ((i * 3 + index) % 3)
      return (i + index) % 3 === 2
        ? bush(far, at, y, size * 0.66, 'leaf', i % 2 ? 'red' : 'pink')
        : tree(far, at, y, size * 0.56, (i + index) % 2 ? 'leaf' : 'lime')
    }),
    blades(far, `46,${foot + 4} 124,${foot + 4} 178,${foot + 4}`),
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
    const height = Math.min(11, (foot - low) * 0.56)
    // Below the eaves, whose road is part of the roof.
    const head = low + Math.max(3, row.road * 0.9 + 1)
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
            wide > 24 && low - tip.y > rise * 0.8
              ? far.shape(circle(tip.x * 0.4 + cx * 0.6, low - rise * 0.22, 2.4), 'sky', 0.8)
              : [],
          ]
        : [],
      far.shape(box(cx - width / 2, head, width, height, 0.6), pen.colour ? 'yellowPale' : 'white', 0.8),
      far.line(`M${cx} ${head}v${height}M${cx - width / 2} ${head + height / 2}h${width}`, 0.6),
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

/** In the open water before the next leaves: water lilies, more on one side each time. */
function openWater(pen: Pen, y: number, turn: number): Drawing {
  const at = (x: number) => (turn % 2 ? 210 - x : x)
  return [
    lily(pen, at(60), y + 2, 0.62, 'pink'),
    lily(pen, at(80), y + 4.5, 0.42, 'yellow'),
    lily(pen, at(146), y + 3, 0.54, 'white'),
    ripples(pen, `${at(112) - 7},${y + 2}`),
  ]
}

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

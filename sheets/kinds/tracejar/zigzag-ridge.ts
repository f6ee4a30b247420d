/** A range of mountains whose upper edge is a zigzag. */
import type { Point } from '../../scene/marks.ts'
import { points, poly, type Spot } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, blades } from '../../studio/scenes/ground.ts'
import { bush, cloud, hill, sun, tree } from '../../studio/shapes/nature.ts'
import { below, greenOf } from './land.ts'
import type { ZigzagPlace, ZigzagRow } from './zigzag-types.ts'

/** Peaks of the line that are dotted. */
export const peaksOf = ({ stroke, shown, low }: ZigzagRow) =>
  stroke.slice(0, shown).filter((p, i) => i > 0 && i < shown - 1 && p.y < low - 1)

/** The open country behind mountains and gardens. */
export const openCountry = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    backdrop(pen, 'sky'),
    sun(far, 25, 60, 0.36),
    cloud(far, 186, 60, 0.5),
    hill(far, points('-8,112 40,96 90,110 150,94 218,110'), 'hillFar'),
  ]
}

/** The mountains below the dotted line: their outer flanks run down into the meadow. */
function range({ stroke, shown }: ZigzagRow, foot: number): string {
  const part = stroke.slice(0, shown)
  const [first, last] = [part[0], part.at(-1)]
  if (!first || !last) return ''
  return poly([...part.map(({ x, y }): Spot => [x, y]), [last.x + 9, foot + 4], [first.x - 9, foot + 4]])
}

const level = (pen: Pen, { stroke, shown, low }: ZigzagRow): Drawing =>
  pen.line(
    `M-8 ${low}H${stroke[0]?.x ?? 0}M${(stroke[shown - 1]?.x ?? 0) + (shown < stroke.length ? 6 : 0)} ${low}H218`,
    0.9,
  )

/** Of the snow that is seen below the path, mm. */
const SNOW = 11

/** Snow with a ragged edge from the top down to below the path over it. */
function snowcap(pen: Pen, row: ZigzagRow, tip: Point, i: number): Drawing {
  const at = row.stroke.indexOf(tip)
  const [before, after] = [row.stroke[at - 1] ?? tip, row.stroke[at + 1] ?? tip]
  const [run, rise] = [tip.x - before.x, before.y - tip.y]
  const covered = ((row.road / 2 + 0.6) * Math.hypot(run, rise)) / run
  const share = Math.min(0.84, (covered + SNOW) / rise)
  const on = (p: Point): Point => ({ x: tip.x + (p.x - tip.x) * share, y: tip.y + (p.y - tip.y) * share })
  const [l, r] = [on(before), on(after)]
  const part = (r.x - l.x) / 6
  return pen.shape(
    `M${tip.x} ${tip.y}L${l.x} ${l.y}l${part} -3l${part} ${3.4 + (i % 2)}l${part} -4l${part} ${4.4 - (i % 2)}l${part} -3.400L${r.x} ${r.y}z`,
    'white',
    0.7,
  )
}

const RANGES: readonly Fill[] = ['stone', 'bluePale', 'greyPale', 'purplePale', 'stoneDark']

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
    pen.shade(poly([...edge, [after.x - (after.x - tip.x) * 0.2, foot], [after.x, low]]), 'greyDark', 0.18),
    pen.line(poly(edge.slice(1), false), 0.7),
    pen.line(
      `M${before.x + (tip.x - before.x) * 0.42} ${foot}l${(tip.x - before.x) * 0.2} ${-tall * 0.24}M${after.x} ${low}L${after.x - (after.x - tip.x) * 0.2} ${foot}`,
      0.6,
    ),
  ]
}

/** Solid mountains with snow between their path and the meadow at `foot`. */
export function massif(pen: Pen, row: ZigzagRow, foot: number, fill: Fill): Drawing {
  const rock = pen.plane('far', 'stoneDark')
  return [
    // Without a path its contour would be the line to trace.
    rock.shape(range(row, foot), fill, row.road ? 1 : null),
    row.road ? [] : level(pen.plane('far'), row),
    peaksOf(row).map((tip) => facets(rock, row, tip, foot)),
    peaksOf(row).map((tip, i) => snowcap(rock, row, tip, i)),
  ]
}

/** Mountains with snow whose upper edge is the path; trees at their feet. */
function mountains(row: ZigzagRow): Drawing {
  const { pen, index, page, low, rise, next } = row
  const far = pen.plane('far', 'leafDeep')
  const foot = Math.min(low + (next - low) * FLANK, LOWEST_FOOT)
  const size = Math.min(1, rise / 30)
  const trees = [16, 34, 58, 84, 112, 138, 164, 192]
  return [
    pen.plane('far').shape(`M-8 ${low}H218V310H-8z`, greenOf(index + 1), null),
    massif(pen, row, foot, RANGES[(index + page) % RANGES.length] ?? 'hill'),
    pen
      .plane('far', 'hillLine')
      .shape(
        below(points(`-8,${foot - 1} 40,${foot - 5} 96,${foot - 1} 150,${foot - 5} 218,${foot - 2}`)),
        greenOf(index),
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

export const ridge: ZigzagPlace = {
  names: ['montanha', 'caminho'],
  top: 64,
  foot: 272,
  from: 45,
  tallest: 30,
  goalShare: 0.8,
  road: 'through',
  behind: openCountry,
  ground: mountains,
  feet: ({ low, road }) => low + road * 0.32,
}

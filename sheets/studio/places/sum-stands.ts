/** Places of a group that is added to another one: a table, a garland, boughs of a tree, a patch of ground. In mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { box, circle, ring, type Spot, scallop, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { middleOf } from './homes.ts'

/** Room of a group, the ground below it, and the lines of feet of its things, the front one last. */
export interface Standing {
  readonly room: Box
  readonly foot: number
  readonly lines: readonly number[]
  readonly index: number
}

type Trim = 'scallops' | 'points' | 'fringe' | 'gingham'

export interface Cloth {
  readonly fill: Fill
  readonly trim: Fill
  readonly edge: Trim
}

/** Of a table's front: how far its cloth is above the ground, and the board above it. */
const [HANGS, TOP] = [2.6, 3]

const edgeOf = (edge: Trim, x: number, right: number, y: number): string => {
  if (edge === 'fringe' || edge === 'gingham') return `V${r(y)}H${r(x)}z`
  const count = Math.round((right - x) / 7)
  const step = (right - x) / count
  const one =
    edge === 'scallops' ? `q${r(-step / 2)} 4.400 ${r(-step)} 0` : `l${r(-step / 2)} 3.400l${r(-step / 2)} -3.400`
  return `V${r(y - 2.6)}${one.repeat(count)}z`
}

/** A cloth with a pattern that the page in black has, too. */
function clothFront(pen: Pen, { x, y, width, height }: Box, { fill, trim, edge }: Cloth): Drawing {
  const far = pen.plane('middle', 'brown')
  const [right, foot] = [x + width, y + height]
  const d = `M${r(x)} ${r(y)}H${r(right)}${edgeOf(edge, x, right, foot)}`
  const columns = Math.round(width / 6)
  const step = width / columns
  const stripes = Array.from({ length: Math.ceil(columns / 2) }, (_, i) => box(x + i * 2 * step, y, step, height))
  const rows = [0.22, 0.72].map((share) => box(x, y + height * share, width, height * 0.26))
  const hem = `M${r(x + 1)} ${r(foot - (edge === 'fringe' ? 3 : 5.4))}H${r(right - 1)}`
  return [
    far.shape(d, fill, null),
    pen.clip(
      d,
      edge === 'gingham' ? [pen.shade(stripes.join(''), trim, 0.5), pen.shade(rows.join(''), trim, 0.5)] : [],
    ),
    edge === 'gingham' ? [] : far.line(hem, 0.8, trim),
    edge === 'fringe'
      ? far.line(
          Array.from({ length: Math.floor(width / 3) }, (_, i) => `M${r(x + 2 + i * 3)} ${r(foot)}v2`).join(''),
          0.6,
        )
      : [],
    far.shape(d, null, 0.9),
  ]
}

/** A table with a cloth; a step on it carries the things at the back. */
export function table(pen: Pen, { room, foot, lines, index }: Standing, cloth: Cloth): Drawing {
  const middle = pen.plane('middle', 'brown')
  const { x, width } = room
  const surface = lines.at(-1) ?? room.y + room.height
  const legs = [x + 3, x + width - 5]
  return [
    legs.map((at) => middle.shape(box(at, foot - HANGS - 2, 2.4, HANGS + 2, 0.5), 'woodDark', 0.8)),
    lines
      .slice(0, -1)
      .map((y, i) =>
        pen
          .plane('far', 'woodDark')
          .shape(box(x + 3 + i, y, width - 6 - 2 * i, surface - y, 0.8), index % 2 ? 'woodPale' : 'cream', 0.6),
      ),
    clothFront(pen, { x, y: surface, width, height: foot - HANGS - surface }, cloth),
    middle.shape(box(x - 1, surface, width + 2, TOP, 1.4), 'wood', 0.9),
  ]
}

/** A plate on a table, seen from the side. */
export function sidePlate(pen: Pen, { room, lines }: Standing): Drawing {
  const far = pen.plane('middle', 'waterLine')
  const [x, y] = [middleOf(room), lines.at(-1) ?? room.y + room.height]
  const half = room.width / 2 - 3
  return far.shape(
    `M${r(x - half)} ${r(y - 1.4)}H${r(x + half)}Q${r(x + half - 3)} ${r(y + 1.6)} ${r(x + half - 12)} ${r(y + 1.6)}H${r(x - half + 12)}Q${r(x - half + 3)} ${r(y + 1.6)} ${r(x - half)} ${r(y - 1.4)}z`,
    'bluePale',
    0.9,
  )
}

/** Garlands of pine between two posts: things hang from them. */
export function garland(pen: Pen, { room, foot, lines }: Standing): Drawing {
  const middle = pen.plane('middle', 'brown')
  const green = pen.plane('middle', 'leafDeep')
  const [left, right] = [room.x + 1.6, room.x + room.width - 1.6]
  const top = (lines[0] ?? room.y) - 2
  return [
    [left, right].map((x) => [
      middle.shape(box(x - 1.4, top - 1, 2.8, foot - top + 1, 0.8), 'wood', 0.8),
      middle.shape(box(x - 5, foot - 2.4, 10, 2.6, 1), 'woodDark', 0.8),
      middle.shape(circle(x, top - 2, 2), 'yellow', 0.8),
    ]),
    lines.map((y) => {
      const count = Math.round((right - left) / 4.4)
      const upper = Array.from({ length: count + 1 }, (_, i): Spot => {
        const t = i / count
        return [left + (right - left) * t, y - 1.2 + Math.sin(Math.PI * t) * 0.8]
      })
      const under = [...upper].reverse().map(([x, at]): Spot => [x, at + 2.6])
      return green.shape(scallop([...upper, ...under], 0.5), 'leaf', 0.8)
    }),
  ]
}

/** The string that a thing hangs from. */
export const hook = (pen: Pen, x: number, y: number, length: number): Drawing =>
  pen.line(`M${r(x)} ${r(y)}v${r(length)}`, 0.7)

/** The crown of a tree, a bough below each line of its things. */
export function boughs(pen: Pen, { room, foot, lines, index }: Standing): Drawing {
  const middle = pen.plane('middle', 'leafDeep')
  const [x, side] = [middleOf(room), index % 2 ? 1 : -1]
  const [top, bottom] = [room.y - 1, room.y + room.height + 2.4]
  const count = Math.max(11, Math.round(room.width / 4.6))
  const rim = ring(x, (top + bottom) / 2, room.width / 2 - 2, (bottom - top) / 2 - 1, count)
  return [
    middle.shape(
      `M${r(x - 5)} ${r(foot)}C${r(x - 2.4)} ${r(foot - 3)} ${r(x - 3)} ${r(foot - 6)} ${r(x - 3)} ${r(top + 12)}H${r(x + 3)}C${r(x + 3)} ${r(foot - 6)} ${r(x + 2.4)} ${r(foot - 3)} ${r(x + 5)} ${r(foot)}z`,
      'brown',
    ),
    middle.shape(scallop(rim, 0.5), 'hill'),
    lines.map((y, i) => {
      const reach = room.width / 2 - (lines.length > 1 ? 7 : 5)
      const tilt = i % 2 ? -side : side
      return pen
        .plane('middle', 'brownDark')
        .rope(
          `M${r(x - reach)} ${r(y + 1 + tilt * 0.3)}Q${r(x)} ${r(y + 1.4)} ${r(x + reach)} ${r(y + 1 - tilt * 0.3)}`,
          1.3,
          'brown',
          0.6,
        )
    }),
  ]
}

/** A patch of ground below things that are there with their feet. */
export function patch(pen: Pen, { room, foot }: Standing, fill: Fill): Drawing {
  const [x, top] = [middleOf(room), room.y + 3]
  const y = (top + foot) / 2
  const rim = ring(x, y, room.width / 2, (foot - top) / 2, 16).map(
    ([px, py], i): Spot => [px, py + (i % 2 ? 0.7 : -0.5)],
  )
  return pen.plane('far', 'sandLine').shape(smooth(rim), fill, 0.7)
}

/** A card to draw upon. */
export const card = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.plane('far', 'greyDark').shape(box(x, y, width, height, 2), 'white', 0.8),
]

/** Side of a box for a number, and its wooden plaque. */
export const LABEL = { side: 13, width: 20, height: 16.4 }

/** A plaque on two short posts: its top at `y`. */
export function plaque(pen: Pen, cx: number, y: number, foot: number): Drawing {
  const middle = pen.plane('middle', 'brown')
  return [
    [-6, 6].map((dx) => middle.shape(box(cx + dx - 1.1, y + 8, 2.2, foot - y - 8, 0.4), 'woodDark', 0.7)),
    middle.shape(box(cx - LABEL.width / 2, y, LABEL.width, LABEL.height, 2), 'wood', 0.9),
  ]
}

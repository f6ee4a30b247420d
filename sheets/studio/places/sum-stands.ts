/** Places of a group that is added to another one: a table, boughs of a tree, a patch of ground. In mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { box, ellipse, points, ring, type Spot, scallop, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { tuft } from '../shapes/nature.ts'
import { broadLeaf } from '../shapes/plants.ts'
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

/** A small open shelf on a table: the back line is on its board, the front one within. */
export function step(pen: Pen, { room: { x, width, ...room }, lines }: Standing): Drawing {
  const far = pen.plane('far', 'woodDark')
  const surface = lines.at(-1) ?? room.y + room.height
  return lines
    .slice(0, -1)
    .map((y) => [
      far.shape(box(x + 1.4, y, width - 2.8, surface - y), 'cream', 0.6),
      [x + 0.4, x + width - 2.4].map((at) => far.shape(box(at, y, 2, surface - y, 0.5), 'woodPale', 0.6)),
      far.shape(box(x - 0.6, y, width + 1.2, 1.8, 0.6), 'woodPale', 0.7),
    ])
}

/** A table with a cloth. */
export function table(pen: Pen, { room, foot, lines }: Standing, cloth: Cloth): Drawing {
  const middle = pen.plane('middle', 'brown')
  const { x, width } = room
  const surface = lines.at(-1) ?? room.y + room.height
  const legs = [x + 3, x + width - 5]
  return [
    legs.map((at) => middle.shape(box(at, foot - HANGS - 2, 2.4, HANGS + 2, 0.5), 'woodDark', 0.8)),
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

/** Golden tinsel in a bough, a line for each line of things. */
export const tinsel = (pen: Pen, { room, lines }: Standing): Drawing =>
  lines.map((y) =>
    pen
      .plane('middle', 'orange')
      .rope(
        `M${r(room.x + 2)} ${r(y - 2)}Q${r(middleOf(room))} ${r(y + 2.4)} ${r(room.x + room.width - 2)} ${r(y - 2)}`,
        1.4,
        'yellow',
        0.6,
      ),
  )

/** The string that a thing hangs from. */
export const hook = (pen: Pen, x: number, y: number, length: number): Drawing =>
  pen.line(`M${r(x)} ${r(y)}v${r(length)}`, 0.7)

/** A tree with a trunk from its roots into a crown of leaves upon leaves. */
export function broadTree(pen: Pen, { room, foot, lines, index }: Standing): Drawing {
  const middle = pen.plane('middle', 'leafDeep')
  const [x, top, bottom] = [middleOf(room), room.y - 2, room.y + room.height + 2]
  const [rx, ry, cy] = [room.width / 2, (bottom - top) / 2, (top + bottom) / 2]
  const count = Math.max(10, Math.round(room.width / 8)) + (index % 4 ? 1 : 0)
  const crown = ring(x, cy, rx - 3, ry - 2.4, count).map(
    ([px, py], i): Spot => [px + (i % 3) - 1, py + (i % 2 ? 0.8 : -0.8)],
  )
  const tufts = points('-0.62,-0.56 -0.2,-0.7 0.28,-0.64 0.66,-0.5')
    .map(([dx, dy]) => `M${r(x + dx * rx - 4)} ${r(cy + dy * ry)}q2 -2.600 4 0q2 -2.600 4 0`)
    .join('')
  // Below its boughs.
  const fork = (lines.at(-1) ?? cy) + 7
  const [half, root] = [room.width > 80 ? 4 : 3.2, room.width > 80 ? 10 : 7]
  return [
    pen.colour ? pen.shade(ellipse(x, foot, root + 8, 1.8), 'black', 0.14) : [],
    middle.shape(scallop(crown, 0.42), 'leaf'),
    middle.line(tufts, 0.6),
    pen
      .plane('middle', 'brownDark')
      .shape(
        `M${r(x - root)} ${r(foot + 0.4)}C${r(x - half)} ${r(foot - 2)} ${r(x - half)} ${r(foot - 7)} ${r(x - half + 0.4)} ${r(fork)}L${r(x)} ${r(fork + 3)}L${r(x + half - 0.4)} ${r(fork)}C${r(x + half)} ${r(foot - 7)} ${r(x + half)} ${r(foot - 2)} ${r(x + root)} ${r(foot + 0.4)}Q${r(x + root / 2)} ${r(foot - 1.4)} ${r(x)} ${r(foot + 0.6)}T${r(x - root)} ${r(foot + 0.4)}z`,
        'brown',
      ),
  ]
}

/** Boughs from a trunk to both ends of lines of things, which hold on to them; `grip` mm above the lowest of a thing. */
export function boughs(pen: Pen, { room, lines }: Standing, trunk: number, grip: number, thick = 2): Drawing {
  const wood = pen.plane('middle', 'brownDark')
  const [left, right] = [room.x + 1, room.x + room.width - 1]
  return lines.map((line) => {
    const y = line - grip + 0.9
    // From the trunk up to the line, then level: feet are at one height.
    const inner = Math.min(right, Math.max(left, trunk))
    const from = `M${r(trunk)} ${r(y + 11)}Q${r((trunk + inner) / 2)} ${r(y + 3)} ${r(inner)} ${r(y + 0.2)}`
    const ends = [left, right].filter((end) => Math.abs(end - inner) > 2)
    return [
      wood.rope(
        `${from}${ends.map((end) => `M${r(inner)} ${r(y + 0.2)}L${r(end)} ${r(y)}`).join('')}`,
        thick,
        'brown',
        0.7,
      ),
      ends.map((end) => broadLeaf(pen.plane('middle', 'leafDeep'), end, y + 0.4, 0.05, end < inner ? -60 : 60)),
    ]
  })
}

/** Grass below things that fly. */
export const grass = (pen: Pen, { room, foot }: Standing): Drawing =>
  [0.12, 0.3, 0.52, 0.74, 0.9].map((share, i) =>
    tuft(pen.plane('far', 'hillLine'), room.x + room.width * share, foot + (i % 2), 0.5 + (i % 3) * 0.1),
  )

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
export function plaque(pen: Pen, cx: number, y: number, foot: number, isMetal: boolean): Drawing {
  const middle = pen.plane('middle', isMetal ? 'greyDark' : 'brown')
  return [
    [-6, 6].map((dx) =>
      middle.shape(box(cx + dx - 1.1, y + 8, 2.2, foot - y - 8, 0.4), isMetal ? 'greyDark' : 'woodDark', 0.7),
    ),
    middle.shape(box(cx - LABEL.width / 2, y, LABEL.width, LABEL.height, 2), isMetal ? 'bluePale' : 'wood', 0.9),
  ]
}

/** Things that are shared out in equal parts, some of them marked: pizza and cake, chocolate and ribbon. They stand on the lower edge of their room. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { BLACK, WHITE } from '../../scene/inks.ts'
import { round } from '../../scene/marks.ts'
import { box, circle, ring } from '../paths.ts'
import { type Drawing, type Fill, inkOf, mixed, type Pen } from '../pen.ts'

export interface Shared {
  readonly room: Box
  readonly whole: number
  /** Parts that are filled, counted from 0. */
  readonly filled: readonly number[]
  readonly fill: Fill
  /** To colour: parts are white. */
  readonly plain?: boolean
  /** Not parted yet: marks on the edge show so many equal parts. */
  readonly guide?: number
  /** All parts side by side, as its marks have them. */
  readonly strips?: boolean
}
export type SharedThing = (pen: Pen, shared: Shared) => Drawing

/** A part that is taken: in line, a grey one. */
export const MARKED: Fill = 'red'
const GREY_PART = mixed(WHITE, BLACK, 0.34)

function marked(pen: Pen, d: string, fill: Fill): Drawing {
  const ink = pen.colour || fill !== MARKED ? inkOf(fill) : GREY_PART
  return { kind: 'path', d, fill: ink }
}

const baseOf = ({ plain, guide }: Shared, fill: Fill): Fill => (plain || guide ? 'white' : fill)

const middleOf = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const

/** A disc in equal slices, the first one up and to the right. */
function slices(pen: Pen, { room, whole, filled, fill, guide }: Shared, r: number): Drawing {
  const [cx, cy] = middleOf(room)
  const spot = (angle: number, r: number) => `${round(cx + r * Math.cos(angle))} ${round(cy + r * Math.sin(angle))}`
  const turn = (i: number, whole: number) => (i / whole) * 2 * Math.PI - Math.PI / 2
  if (guide) {
    const marks = Array.from({ length: guide }, (_, i) => turn(i, guide))
    return [
      pen.line(marks.map((angle) => `M${spot(angle, r)}L${spot(angle, r - 3)}`).join(''), 0.9),
      pen.spot(cx, cy, 0.8),
    ]
  }
  const at = (i: number) => spot(turn(i, whole), r)
  const slice = (i: number) => `M${round(cx)} ${round(cy)}L${at(i)}A${round(r)} ${round(r)} 0 0 1 ${at(i + 1)}Z`
  const cuts = whole > 1 ? Array.from({ length: whole }, (_, i) => `M${round(cx)} ${round(cy)}L${at(i)}`).join('') : ''
  return [filled.map((i) => marked(pen, slice(i), fill)), cuts ? pen.line(cuts, 0.8) : []]
}

/** A pizza on its board, the crust around its slices. */
export const pizza: SharedThing = (pen, shared) => {
  const [cx, cy] = middleOf(shared.room)
  const r = Math.min(shared.room.width, shared.room.height) / 2
  const middle = pen.plane('middle')
  const bumps = ring(cx, cy, r * 0.93, r * 0.93, 24).map(([x, y]) => circle(x, y, r * 0.075))
  return [
    middle.union([circle(cx, cy, r * 0.94), ...bumps], 'strawDark', 0.8),
    middle.shape(circle(cx, cy, r * 0.84), baseOf(shared, 'yellowPale'), 0.7),
    slices(pen, shared, r * 0.84),
    pen.line(circle(cx, cy, r * 0.84), 0.7),
  ]
}

/** A round cake on its plate, from above: a rim of cream. */
export const cake: SharedThing = (pen, shared) => {
  const [cx, cy] = middleOf(shared.room)
  const r = Math.min(shared.room.width, shared.room.height) / 2
  const middle = pen.plane('middle')
  const cream = ring(cx, cy, r * 0.86, r * 0.86, 20, 9, 369).map(([x, y]) =>
    middle.shape(circle(x, y, r * 0.085), 'pinkPale', 0.5),
  )
  return [
    middle.shape(circle(cx, cy, r), 'white', 0.8),
    middle.shape(circle(cx, cy, r * 0.9), 'pinkPale', 0.8),
    cream,
    middle.shape(circle(cx, cy, r * 0.78), baseOf(shared, 'cream'), 0.7),
    slices(pen, shared, r * 0.788),
    pen.line(circle(cx, cy, r * 0.78), 0.7),
  ]
}

/** Marks on both edges of a long thing. */
const edgeMarks = (pen: Pen, { x, y, width, height }: Box, count: number): Drawing => {
  const marks = Array.from({ length: count - 1 }, (_, i) => round(x + ((i + 1) * width) / count))
  return pen.line(marks.map((at) => `M${at} ${round(y)}v3M${at} ${round(y + height)}v-3`).join(''), 0.9)
}

/** Paper open at both ends, its edges torn in a zigzag. */
function wrapper(pen: Pen, { x, y, width, height }: Box): Drawing {
  const teeth = 6
  const tooth = height / teeth
  const down = Array.from({ length: teeth }, () => `l-1.8 ${round(tooth / 2)}l1.8 ${round(tooth / 2)}`).join('')
  const up = Array.from({ length: teeth }, () => `l1.8 ${round(-tooth / 2)}l-1.8 ${round(-tooth / 2)}`).join('')
  return pen.shape(`M${round(x)} ${round(y)}H${round(x + width)}${down}H${round(x)}${up}z`, 'redPale', 0.8)
}

/** A bar of chocolate on its open paper; the pieces are in one row, or in two where there are many. */
export const chocolate: SharedThing = (pen, shared) => {
  const { room, whole, filled, fill, guide, strips } = shared
  const rows = whole >= 6 && !strips ? 2 : 1
  const columns = whole / rows
  const width = room.width - 9
  const height = Math.min(room.height * 0.86, width * 0.74)
  const [left, top] = [room.x + 4.5, room.y + room.height - height]
  const [w, h] = [(width - 5) / columns, (height - 5) / rows]
  const middle = pen.plane('middle')
  const piece = (i: number, inset = 0) =>
    box(
      left + 2.5 + (i % columns) * w + inset,
      top + 2.5 + Math.floor(i / columns) * h + inset,
      w - 2 * inset,
      h - 2 * inset,
      0.6,
    )
  const base = baseOf(shared, 'tan')
  const inside = { x: left + 2.5, y: top + 2.5, width: width - 5, height: height - 5 }
  return [
    wrapper(middle, { x: left - 4, y: top + 3, width: width + 8, height: height - 6 }),
    middle.shape(box(left, top, width, height, 1.6), 'brown', 0.9),
    guide
      ? [middle.shape(box(inside.x, inside.y, inside.width, inside.height), base, 0.8), edgeMarks(pen, inside, guide)]
      : Array.from({ length: whole }, (_, i) => [
          middle.shape(piece(i), base, 0.8),
          filled.includes(i) ? [marked(pen, piece(i), fill), middle.shape(piece(i), null, 0.8)] : [],
          Math.min(w, h) > 6 ? middle.line(piece(i, 1.3), 0.5, 'brownPale') : [],
        ]),
  ]
}

/** A ribbon drawn off its reel, the end cut as a swallowtail; marks across it part it. */
export const ribbon: SharedThing = (pen, shared) => {
  const { room, whole, filled, fill, guide } = shared
  const middle = pen.plane('middle')
  const [reel, tail] = [6, 4]
  const [left, width] = [room.x + reel, room.width - reel - tail]
  const height = Math.min(20, room.height * 0.5)
  const top = room.y + room.height - height - 4
  const w = width / whole
  const cuts = Array.from({ length: whole + 1 }, (_, i) => `M${round(left + i * w)} ${round(top)}v${round(height)}`)
  const strip = { x: left, y: top, width, height }
  const end = left + width
  return [
    middle.shape(
      `M${round(end)} ${round(top)}h${tail}l-2.400 ${round(height / 2)}l2.400 ${round(height / 2)}h-${tail}z`,
      'purple',
      0.7,
    ),
    middle.shape(box(left, top, width, height), baseOf(shared, 'purplePale'), 0.9),
    filled.map((i) => marked(pen, box(left + i * w, top, w, height), fill)),
    guide ? edgeMarks(pen, strip, guide) : pen.line(cuts.join(''), 0.8),
    pen.line(box(left, top, width, height), 0.9),
    middle.shape(box(left - 4.4, top - 1, 4.4, height + 2), 'purple', 0.8),
    [top - 4, top + height + 1].map((y) => middle.shape(box(left - 6, y, 7.4, 3, 1), 'wood', 0.8)),
  ]
}

/** Chocolate sweets in paper cups on a tray: a part of a set. */
export const sweets: SharedThing = (pen, shared) => {
  const { room, whole, filled, fill } = shared
  const rows = whole >= 4 ? 2 : 1
  const columns = Math.ceil(whole / rows)
  const middle = pen.plane('middle')
  const pitch = Math.min((room.width - 5) / columns, (room.height - 6) / rows, 20)
  const [width, height] = [pitch * columns + 4, pitch * rows + 4]
  const [cx, cy] = [room.x + room.width / 2, room.y + room.height - height / 2]
  return [
    middle.shape(box(cx - width / 2, cy - height / 2, width, height, 3), 'white', 0.9),
    Array.from({ length: whole }, (_, i) => {
      const row = Math.floor(i / columns)
      const inRow = Math.min(columns, whole - row * columns)
      const x = cx + ((i % columns) - (inRow - 1) / 2) * pitch
      const y = cy + (row - (rows - 1) / 2) * pitch
      const ball = circle(x, y, pitch * 0.33)
      return [
        middle.shape(circle(x, y, pitch * 0.43), 'yellowPale', 0.6),
        middle.shape(ball, baseOf(shared, 'tan'), 0.7),
        filled.includes(i) ? [marked(pen, ball, fill), middle.shape(ball, null, 0.7)] : [],
      ]
    }),
  ]
}

/** Things that are shared out in equal parts, some of them marked: pizza and cake, chocolate and ribbon. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { BLACK, WHITE } from '../../scene/inks.ts'
import { round } from '../../scene/marks.ts'
import { box, circle, ring } from '../paths.ts'
import { type Drawing, type Fill, inkOf, mixed, type Pen } from '../pen.ts'

export interface Shared {
  readonly room: Box
  readonly whole: number
  /** So many parts from the first one on. */
  readonly filled: number
  readonly fill: Fill
}
export type SharedThing = (pen: Pen, shared: Shared) => Drawing

/** A part that is taken: in line, a grey one. */
export const MARKED: Fill = 'red'
const GREY_PART = mixed(WHITE, BLACK, 0.34)

function marked(pen: Pen, d: string, fill: Fill): Drawing {
  const ink = pen.colour || fill !== MARKED ? inkOf(fill) : GREY_PART
  return { kind: 'path', d, fill: ink }
}

const middleOf = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const

/** A disc in equal slices, the first one up and to the right. */
function slices(pen: Pen, { room, whole, filled, fill }: Shared, r: number): Drawing {
  const [cx, cy] = middleOf(room)
  const at = (i: number) => {
    const angle = (i / whole) * 2 * Math.PI - Math.PI / 2
    return `${round(cx + r * Math.cos(angle))} ${round(cy + r * Math.sin(angle))}`
  }
  const slice = (i: number) => `M${round(cx)} ${round(cy)}L${at(i)}A${round(r)} ${round(r)} 0 0 1 ${at(i + 1)}Z`
  const cuts = whole > 1 ? Array.from({ length: whole }, (_, i) => `M${round(cx)} ${round(cy)}L${at(i)}`).join('') : ''
  return [Array.from({ length: filled }, (_, i) => marked(pen, slice(i), fill)), cuts ? pen.line(cuts, 0.8) : []]
}

/** A pizza on its board, the crust around its slices. */
export const pizza: SharedThing = (pen, shared) => {
  const [cx, cy] = middleOf(shared.room)
  const r = Math.min(shared.room.width, shared.room.height) / 2
  const middle = pen.plane('middle')
  const bumps = ring(cx, cy, r * 0.93, r * 0.93, 24).map(([x, y]) => circle(x, y, r * 0.075))
  return [
    middle.union([circle(cx, cy, r * 0.94), ...bumps], 'strawDark', 0.8),
    middle.shape(circle(cx, cy, r * 0.84), 'yellowPale', 0.7),
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
    middle.shape(circle(cx, cy, r * 0.78), 'cream', 0.7),
    slices(pen, shared, r * 0.788),
    pen.line(circle(cx, cy, r * 0.78), 0.7),
  ]
}

/** A bar of chocolate half out of its paper; the pieces are in one row, or in two where there are many. */
export const chocolate: SharedThing = (pen, { room, whole, filled, fill }) => {
  const rows = whole >= 6 ? 2 : 1
  const columns = whole / rows
  const width = room.width - 2
  const height = Math.min(room.height * 0.86, width * 0.62)
  const [left, top] = [room.x + 1, room.y + (room.height - height) / 2]
  const [w, h] = [(width - 5) / columns, (height - 5) / rows]
  const middle = pen.plane('middle')
  const piece = (i: number) => box(left + 2.5 + (i % columns) * w, top + 2.5 + Math.floor(i / columns) * h, w, h, 0.6)
  return [
    middle.shape(box(left, top, width, height, 1.6), 'brown', 0.9),
    Array.from({ length: whole }, (_, i) => [
      middle.shape(piece(i), 'tan', 0.8),
      i < filled ? [marked(pen, piece(i), fill), middle.shape(piece(i), null, 0.8)] : [],
    ]),
  ]
}

/** A ribbon laid out straight, its ends cut as swallowtails; marks across it part it. */
export const ribbon: SharedThing = (pen, { room, whole, filled, fill }) => {
  const middle = pen.plane('middle')
  const tail = 3.4
  const [left, width] = [room.x + tail, room.width - 2 * tail]
  const height = Math.min(17, room.height * 0.5)
  const top = room.y + (room.height - height) / 2
  const w = width / whole
  const cuts = Array.from({ length: whole + 1 }, (_, i) => `M${round(left + i * w)} ${round(top)}v${round(height)}`)
  const end = (x: number, to: number) =>
    `M${round(x)} ${round(top)}h${to}l${round(-to * 0.6)} ${round(height / 2)}l${round(to * 0.6)} ${round(height / 2)}h${-to}z`
  return [
    middle.shape(end(left, -tail), 'purple', 0.7),
    middle.shape(end(left + width, tail), 'purple', 0.7),
    middle.shape(box(left, top, width, height), 'purplePale', 0.9),
    Array.from({ length: filled }, (_, i) => marked(pen, box(left + i * w, top, w, height), fill)),
    pen.line(cuts.join(''), 0.8),
    pen.line(box(left, top, width, height), 0.9),
  ]
}

/** Chocolate sweets in paper cups on a tray: a part of a set. */
export const sweets: SharedThing = (pen, { room, whole, filled, fill }) => {
  const rows = whole >= 4 ? 2 : 1
  const columns = Math.ceil(whole / rows)
  const middle = pen.plane('middle')
  const pitch = Math.min((room.width - 5) / columns, (room.height - 6) / rows, 15)
  const [cx, cy] = middleOf(room)
  const [width, height] = [pitch * columns + 4, pitch * rows + 4]
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
        i < filled ? [marked(pen, ball, fill), middle.shape(ball, null, 0.7)] : middle.shape(ball, 'tan', 0.7),
      ]
    }),
  ]
}

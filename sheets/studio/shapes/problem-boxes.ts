/** Crates, pens, boxes and baskets that hold what a problem counts, each on its foot. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { round } from '../../scene/marks.ts'
import { centred, reachOf, type Thing } from '../fit.ts'
import { box, circle, type Spot, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export type BoxStyle = 'crate' | 'pen' | 'cake-box' | 'carton' | 'basket'

interface Held {
  readonly thing: Thing
  /** Of the size that the box has room for: chicks are smaller than cows. */
  readonly share?: number
  /** Drawn side by side, to be counted; null for a heap, and 0 for an empty box. */
  readonly laid: number | null
  /** Rows of a heap: a box that has room for more has one, below its edge. */
  readonly rows?: number
  readonly caption: string
  readonly number: number | null
}

export interface Room {
  /** Middle of the foot. */
  readonly x: number
  readonly foot: number
  readonly width: number
  readonly height: number
}

const FILLS: Readonly<Record<BoxStyle, readonly [front: Fill, back: Fill, lines: Fill]>> = {
  crate: ['woodPale', 'wood', 'woodDark'],
  pen: ['woodPale', 'sand', 'woodDark'],
  'cake-box': ['pinkPale', 'cream', 'red'],
  carton: ['tan', 'brownPale', 'brown'],
  basket: ['straw', 'strawDark', 'strawDark'],
}

const labelHeight = (caption: string, number: number | null): number =>
  (caption ? 5.6 : 0) + (number === null ? 0 : 7.4) + 1.4

/** A white label with a caption over a number, or with one of them. */
function label(pen: Pen, x: number, y: number, width: number, caption: string, number: number | null): Drawing {
  const height = labelHeight(caption, number)
  const size = fitTextSize(caption, 'text', 4.4, width - 3)
  return [
    pen.shape(box(x - width / 2, y - height / 2, width, height, 1.4), 'white', 0.8),
    caption ? pen.text(x, y - height / 2 + 4.9, caption, round(size), { font: 'text' }) : [],
    number === null ? [] : pen.text(x, y + height / 2 - 1.8, number, 7),
  ]
}

/** Things in one line or two, none before another, as large in boxes that hold less. */
function laid(
  pen: Pen,
  { thing, share = 1 }: Held,
  count: number,
  { x, y, width, height }: Box,
  onGrass = false,
): Drawing {
  const rows = count > 3 ? 2 : 1
  const columns = Math.ceil(count / rows)
  const [w, h] = [width / Math.max(columns, 3), height / rows]
  const reach = reachOf(thing)
  const longer = Math.max(reach.width, reach.height)
  const size =
    share *
    Math.min(
      ((w - 2) * longer) / reach.width,
      ((height / 2 - (onGrass ? 1 : 2)) * longer) / reach.height,
      onGrass ? 23 : 18,
    )
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns)
    const inLine = line === 0 ? columns : count - columns
    const cx = x + width / 2 + ((i % columns) - (inLine - 1) / 2) * w
    const cy = y + h * (line + 0.5)
    const [half, foot] = [(reach.width / longer) * size * 0.5, cy + ((reach.height / longer) * size) / 2]
    return [
      onGrass ? pen.line(`M${round(cx - half - 1.4)} ${round(foot)}h${round(2 * half + 2.8)}`, 0.5, 'leafDark') : [],
      centred(pen, thing, cx, cy, size),
    ]
  })
}

/** Two rails on posts. */
function rails(pen: Pen, left: number, right: number, foot: number): Drawing {
  const posts = Math.max(2, Math.round((right - left) / 11) + 1)
  return [
    [2.6, 5.4].map((up) => pen.shape(box(left, foot - up, right - left, 1.5), 'woodPale', 0.7)),
    Array.from({ length: posts }, (_, i) =>
      pen.shape(box(left + ((right - left) * i) / (posts - 1) - 1, foot - 7, 2, 7, 0.6), 'wood', 0.8),
    ),
  ]
}

/** Of a heap: a thing is no larger, so that all of it is below the top of its room. */
const PILED = { width: 11.5, height: 10.4 }
/** Slender ones are in one row, taller: a pile of them would be a thicket. */
const SLENDER = { ratio: 0.68, height: 15.5 }

/** Fewer things look over an edge than are behind it; the upper row rests in the gaps of the lower one. */
function heap(pen: Pen, thing: Thing, x: number, y: number, width: number, rows: number): Drawing {
  const reach = reachOf(thing)
  const isSlender = reach.width < SLENDER.ratio * reach.height
  const tallest = isSlender ? SLENDER.height : PILED.height
  const scale = Math.min(PILED.width / reach.width, tallest / reach.height, width / 2.1 / reach.width)
  const [w, h] = [reach.width * scale, reach.height * scale]
  const step = w * 0.88
  const count = Math.max(2, Math.floor((width - 3) / step))
  const size = Math.max(w, h)
  const rise = Math.min(h * 0.58, w * 0.72)
  const row = (n: number, up: number) =>
    Array.from({ length: n }, (_, i) => centred(pen, thing, x + (i - (n - 1) / 2) * step, y - up, size))
  return [rows > 1 && count > 3 && !isSlender ? row(count - 1, h * 0.2 + rise) : [], row(count, h * 0.2)]
}

function outline(style: BoxStyle, { x, foot, width, height }: Room): string {
  const [w, slope] = [width / 2, style === 'basket' ? 2.4 : 0]
  return `M${round(x - w)} ${round(foot - height)}H${round(x + w)}L${round(x + w - slope)} ${round(foot)}H${round(x - w + slope)}z`
}

function trim(pen: Pen, style: BoxStyle, { x, foot, width, height }: Room): Drawing {
  const [left, top, lines] = [x - width / 2, foot - height, FILLS[style][2]]
  if (style === 'basket')
    return [
      pen.line(`M${left + 1} ${top + 5}h${width - 2}M${left + 2} ${foot - 3}h${width - 4}`, 0.6, lines),
      pen.shape(box(left - 1.4, top - 1.6, width + 2.8, 3.6, 1.8), lines, 1),
    ]
  if (style === 'cake-box') {
    const drops = Math.max(4, Math.round(width / 5))
    const edge = Array.from({ length: drops + 1 }, (_, i): Spot => [left + width - (i / drops) * width, top + 2])
    return pen.shape(
      `M${left} ${top}H${left + width}V${top + 2}${scallop(edge, 0.6, false).replace('M', 'L')}z`,
      lines,
      0.8,
    )
  }
  if (style === 'carton') return pen.line(`M${left} ${top + 3}h${width}`, 0.6, lines)
  return pen.line(
    `M${left} ${round(top + height / 3)}h${width}M${left} ${round(top + (height * 2) / 3)}h${width}`,
    0.6,
    lines,
  )
}

/** A shelter's shut door with a picture of who is in it on a round board: no group that a child might count. */
function door(pen: Pen, { x, foot, width, height }: Room, thing: Thing, under: number): Drawing {
  const [top, bottom] = [foot - height + 5, foot - Math.max(6, under)]
  const r = Math.min((bottom - top) / 2 - 0.6, width / 2 - 2, 8)
  const reach = reachOf(thing)
  const size = (1.62 * r * Math.max(reach.width, reach.height)) / Math.hypot(reach.width, reach.height)
  const planks = Math.max(3, Math.round(width / 6))
  return [
    pen.shape(box(x - width / 2 + 1, top - 1, width - 2, foot - top + 1), 'tan', 0.8),
    pen
      .plane('far', 'brown')
      .line(
        Array.from(
          { length: planks - 1 },
          (_, i) => `M${round(x - width / 2 + ((i + 1) * width) / planks)} ${top}V${foot}`,
        ).join(''),
        0.5,
      ),
    pen.shape(circle(x, (top + bottom) / 2, r), 'white', 0.8),
    centred(pen.plane('middle'), thing, x, (top + bottom) / 2, size),
  ]
}

/** Animals between two fences to be counted; or behind the door of a shelter, or an empty shelter. */
function fenced(pen: Pen, { x, foot, width, height }: Room, held: Held): Drawing {
  const [left, right, top] = [x - width / 2, x + width / 2, foot - height]
  const middle = pen.plane('middle', 'woodDark')
  const area: Box = { x: left, y: top + 4.6, width, height: height - 12.4 }
  const labelled = held.caption || held.number !== null
  const under = labelled ? labelHeight(held.caption, held.number) : 0
  const inside =
    held.laid === null || held.laid === 0
      ? [
          held.laid === null
            ? door(pen, { x, foot, width, height }, held.thing, under)
            : pen.shape(box(left + 1, top + 4, width - 2, height - 4), 'brownPale', 0.8),
          pen.shape(`M${left - 0.8} ${top + 6}L${left + 2} ${top}H${right - 2}L${right + 0.8} ${top + 6}z`, 'red', 1),
        ]
      : [
          pen.shape(box(left, top, width, height, 1), 'grass', 0.7),
          rails(middle, left, right, top + 4),
          laid(pen.plane('middle'), held, held.laid, area, true),
        ]
  return [
    inside,
    rails(middle, left, right, foot),
    labelled ? label(pen, x, foot + 0.4 - under / 2, Math.min(width - 3, 30), held.caption, held.number) : [],
  ]
}

/** A box in its room, with what it holds. */
export function problemBox(pen: Pen, style: BoxStyle, room: Room, held: Held): Drawing {
  if (style === 'pen') return fenced(pen, room, held)
  const { x, foot, width, height } = room
  const [front, back] = FILLS[style]
  const middle = pen.plane('middle')
  const labelled = held.caption || held.number !== null
  if (held.laid !== null && held.laid > 0) {
    const base = 9
    return [
      pen.shape(outline(style, room), front, 1.1),
      middle.shape(box(x - width / 2 + 2.4, foot - height + 2.4, width - 4.8, height - base - 2, 1), 'cream', 0.8),
      laid(middle, held, held.laid, {
        x: x - width / 2 + 3,
        y: foot - height + 3,
        width: width - 6,
        height: height - base - 3,
      }),
      labelled ? label(pen, x, foot - 4.2, Math.min(width - 6, 34), held.caption, held.number) : [],
    ]
  }
  const low = { ...room, height: held.laid === 0 ? height * 0.7 : height - 13 }
  return [
    middle.shape(box(x - width / 2 + 1.5, foot - low.height - 3.6, width - 3, 6, 1), back, 0.9),
    held.laid === null
      ? heap(middle, held.thing, x, foot - low.height + (held.rows === 1 ? 2.4 : -0.6), width, held.rows ?? 2)
      : [],
    pen.shape(outline(style, low), front, 1.1),
    trim(pen, style, low),
    labelled ? label(pen, x, foot - low.height / 2 + 0.6, Math.min(width - 3, 32), held.caption, held.number) : [],
  ]
}

/** Things that are shared out in equal parts, some of them marked: pizza and cake, chocolate and ribbon. They stand on the lower edge of their room. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { BLACK, WHITE } from '../../scene/inks.ts'
import { round } from '../../scene/marks.ts'
import { box, circle, ring, type Spot, star } from '../paths.ts'
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

/** Draws something on each slice, at spots of the disc given as turns within the slice and shares of the radius. */
function onSlices(
  { whole, filled }: Shared,
  [cx, cy]: Spot,
  spots: readonly (readonly [turn: number, out: number])[],
  draw: (x: number, y: number, isFilled: boolean) => Drawing,
): Drawing {
  return Array.from({ length: whole }, (_, i) =>
    spots.map(([turn, out]) => {
      const angle = ((i + turn) / whole) * 2 * Math.PI - Math.PI / 2
      return draw(cx + out * Math.cos(angle), cy + out * Math.sin(angle), filled.includes(i))
    }),
  )
}

/** Large slices have more on them. */
const LARGE_SLICES = 5
const FEW = [[0.5, 0.66]] as const
const MANY = [
  [0.5, 0.34],
  [0.27, 0.68],
  [0.73, 0.68],
] as const

const spotsOn = (whole: number, r: number) =>
  (whole <= LARGE_SLICES ? MANY : FEW).map(([turn, out]) => [turn, out * r] as const)

/** A pizza on its wooden board: cheese and olives, on the painted slices tomato and sausage. */
export const pizza: SharedThing = (pen, shared) => {
  const centre = middleOf(shared.room)
  const [cx, cy] = centre
  const r = Math.min(shared.room.width, shared.room.height) / 2
  const inner = r * 0.8
  const middle = pen.plane('middle')
  const bumps = ring(cx, cy, r * 0.87, r * 0.87, 20).map(([x, y]) => circle(x, y, r * 0.085))
  const topping = (x: number, y: number, isFilled: boolean): Drawing =>
    isFilled && !shared.plain
      ? [
          middle.shape(circle(x, y, r * 0.1), 'redDark', 0.55),
          middle.shade(circle(x - r * 0.03, y - r * 0.03, r * 0.03), 'redPale'),
        ]
      : [
          middle.shape(circle(x, y, r * 0.07), shared.plain ? 'white' : 'leafDeep', 0.5),
          middle.shape(circle(x, y, r * 0.025), 'white', 0.4),
        ]
  return [
    middle.shape(circle(cx, cy, r), 'woodPale', 0.8),
    middle.union([circle(cx, cy, r * 0.88), ...bumps], 'strawDark', 0.8),
    middle.shape(circle(cx, cy, inner), baseOf(shared, 'yellow'), 0.7),
    slices(pen, shared, inner),
    shared.guide ? [] : onSlices(shared, centre, spotsOn(shared.whole, inner), topping),
    pen.line(circle(cx, cy, inner), 0.7),
    stand(middle, centre, r),
  ]
}

/** A ledge on two feet, in front of the lower rim: it holds a round thing up for all to see. */
const stand = (pen: Pen, [cx, cy]: Spot, r: number): Drawing => [
  [-0.5, 0.5].map((at) =>
    pen.shape(box(cx + at * r - r * 0.07, cy + r * 0.76, r * 0.14, r * 0.28, 0.8), 'woodDark', 0.7),
  ),
  pen.shape(box(cx - r * 0.62, cy + r * 0.9, r * 1.24, r * 0.13, 0.8), 'wood', 0.7),
]

/** A strawberry from above, its tip towards the middle. */
const strawberry = (pen: Pen, x: number, y: number, r: number, isPlain: boolean): Drawing => [
  pen.shape(circle(x, y, r), isPlain ? 'white' : 'red', 0.55),
  pen.shape(star(x, y, r * 0.72, 5, 0.4), isPlain ? 'white' : 'leaf', 0.45),
]

/** Strawberries around a cake. */
const MOST_FRUITS = 10

/** A round cake on its lace paper, from above: blobs of cream with strawberries around the icing. */
export const cake: SharedThing = (pen, shared) => {
  const centre = middleOf(shared.room)
  const [cx, cy] = centre
  const r = Math.min(shared.room.width, shared.room.height) / 2
  const inner = r * 0.74
  const parts = shared.guide ?? shared.whole
  const fruits = parts * Math.ceil(MOST_FRUITS / 2 / parts)
  const middle = pen.plane('middle')
  const lace = ring(cx, cy, r * 0.93, r * 0.93, 24).map(([x, y]) => circle(x, y, r * 0.075))
  const cream = ring(cx, cy, r * 0.82, r * 0.82, 20).map(([x, y]) => circle(x, y, r * 0.115))
  const swirl = (x: number, y: number): Drawing =>
    middle.line(`M${round(x - r * 0.06)} ${round(y)}q${round(r * 0.06)} ${round(-r * 0.09)} ${round(r * 0.12)} 0`, 0.5)
  return [
    middle.union([circle(cx, cy, r * 0.92), ...lace], 'white', 0.7),
    middle.union([circle(cx, cy, r * 0.82), ...cream], 'pinkPale', 0.7),
    middle.shape(circle(cx, cy, inner), baseOf(shared, 'cream'), 0.7),
    slices(pen, shared, inner),
    shared.plain ? [] : onSlices(shared, centre, [[0.5, inner * 0.5]], swirl),
    pen.line(circle(cx, cy, inner), 0.7),
    // Between the ends of cuts: no fruit looks like the mark of one.
    ring(cx, cy, r * 0.83, r * 0.83, fruits, 180 / fruits - 90, 180 / fruits + 270).map(([x, y]) =>
      strawberry(middle, x, y, r * 0.125, Boolean(shared.plain)),
    ),
    stand(middle, centre, r),
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
  const height = Math.min(room.height * 0.86, width * 0.95)
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
          pen.colour && Math.min(w, h) > 6 && !strips ? middle.line(piece(i, 1.3), 0.5, 'brownPale') : [],
        ]),
  ]
}

/** A ribbon drawn off its reel as far as its last part; marks across it part it. */
export const ribbon: SharedThing = (pen, shared) => {
  const { room, whole, filled, fill, guide } = shared
  const middle = pen.plane('middle')
  const reel = 6
  const [left, width] = [room.x + reel, room.width - reel]
  const height = Math.min(26, room.height * 0.6)
  const top = room.y + room.height - height - 4
  const w = width / whole
  const cuts = Array.from({ length: whole + 1 }, (_, i) => `M${round(left + i * w)} ${round(top)}v${round(height)}`)
  const strip = { x: left, y: top, width, height }
  return [
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
        middle.union(
          ring(x, y, pitch * 0.38, pitch * 0.38, 14).map(([px, py]) => circle(px, py, pitch * 0.075)),
          'yellowPale',
          0.6,
        ),
        middle.shape(ball, baseOf(shared, 'tan'), 0.7),
        filled.includes(i) ? [marked(pen, ball, fill), middle.shape(ball, null, 0.7)] : [],
        // Sprinkles of chocolate.
        ring(x, y, pitch * 0.18, pitch * 0.18, 5, 20, 380).map(([px, py], k) =>
          middle.line(`M${round(px - 0.8)} ${round(py)}l1.600 ${k % 2 ? 0.8 : -0.8}`, 0.6),
        ),
      ]
    }),
  ]
}

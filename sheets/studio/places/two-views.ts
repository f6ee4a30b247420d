/** One floor of squares seen twice: from the front at eye level of a tall adult, and straight from above. */
import { box, circle, ellipse, poly, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Squares across and from back to front. */
export const FLOOR = { columns: 7, rows: 5 }
/** Part of the floor, in squares. */
export interface Rect {
  readonly u: number
  readonly v: number
  readonly w: number
  readonly d: number
}

/** Length of a square in drawings of things, mm at scale 1. */
export const SQUARE = 20
const [NEAR, FAR_SHARE] = [25, 0.8]
export const FRONT_VIEW = { back: 107, front: 167 }

const shareAt = (v: number) => FAR_SHARE + ((1 - FAR_SHARE) * v) / FLOOR.rows
/** Scale of a drawing on the front view. */
export const scaleAt = (v: number) => (NEAR * shareAt(v)) / SQUARE

/** A place on the front view; `h` is its height above the floor, in squares. */
export function seen(u: number, v: number, h = 0): Spot {
  const share = v / FLOOR.rows
  const depth = FRONT_VIEW.front - FRONT_VIEW.back
  const size = NEAR * shareAt(v)
  return [105 + (u - FLOOR.columns / 2) * size, FRONT_VIEW.back + depth * share * (0.88 + 0.12 * share) - h * size]
}

/** A level face over part of the floor. */
export const level = ({ u, v, w, d }: Rect, h = 0) =>
  poly([seen(u, v, h), seen(u + w, v, h), seen(u + w, v + d, h), seen(u, v + d, h)])

/** A round level face. */
export function round(u: number, v: number, r: number, h = 0): string {
  const [x, y] = seen(u, v, h)
  const rx = r * NEAR * shareAt(v)
  return ellipse(x, y, rx, rx * 0.46)
}

/** A block on the floor, or between two heights. */
export function block(pen: Pen, { u, v, w, d }: Rect, [from, to]: Spot, top: Fill, face: Fill): Drawing {
  const side = (edge: number) =>
    pen.shape(poly([seen(edge, v + d, from), seen(edge, v, from), seen(edge, v, to), seen(edge, v + d, to)]), face, 0.9)
  const middle = FLOOR.columns / 2
  return [
    u + w < middle ? side(u + w) : u > middle ? side(u) : [],
    pen.shape(
      poly([seen(u, v + d, from), seen(u + w, v + d, from), seen(u + w, v + d, to), seen(u, v + d, to)]),
      face,
      0.9,
    ),
    pen.shape(level({ u, v, w, d }, to), top, 0.9),
  ]
}

/** An upright round thing. */
export function drum(pen: Pen, u: number, v: number, r: number, [from, to]: Spot, top: Fill, face: Fill): Drawing {
  const [[x, low], [, high]] = [seen(u, v, from), seen(u, v, to)]
  const rx = r * NEAR * shareAt(v)
  const ry = rx * 0.46
  return [
    pen.shape(`M${x - rx} ${high}V${low}a${rx} ${ry} 0 0 0 ${2 * rx} 0V${high}z`, face, 0.9),
    pen.shape(ellipse(x, high, rx, ry), top, 0.9),
  ]
}

/** Draws on the front face of a part of the floor: the origin is its lower left corner, 20 mm a square. */
export function facing(pen: Pen, { u, v, d }: Pick<Rect, 'u' | 'v' | 'd'>, draw: (pen: Pen) => Drawing): Drawing {
  const [x, y] = seen(u, v + d)
  return pen.at(x, y, scaleAt(v + d), draw)
}

/** Four legs below a table's top. */
export function legs(pen: Pen, { u, v, w, d }: Rect, height: number): Drawing {
  return [v + 0.08, v + d].flatMap((row) =>
    [u + 0.06, u + w - 0.06].map((column) => {
      const [[x, low], [, high]] = [seen(column, row), seen(column, row, height)]
      return pen.rope(`M${x} ${low}V${high}`, 1.1, 'wood', 0.7)
    }),
  )
}

export interface PlanPaper {
  readonly x: number
  readonly y: number
  /** Length of a square, mm. */
  readonly cell: number
}

/** A part of the floor on the plan, mm. */
export const onPlan = ({ x, y, cell }: PlanPaper, { u, v, w, d }: Rect) => ({
  x: x + u * cell,
  y: y + v * cell,
  width: w * cell,
  height: d * cell,
})

/** Somebody seen from above, the face towards `turn` degrees, clockwise from above. */
export const fromAbove = (pen: Pen, x: number, y: number, scale: number, turn: number, shirt: Fill): Drawing =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      [-2.6, 2.6].map((dx) => pen.shape(ellipse(dx, -4.4, 1.8, 3.2), 'greyDark', 0.8)),
      [-8, 8].map((dx) => pen.shape(circle(dx, -2.2, 1.8), 'tan', 0.8)),
      pen.shape(ellipse(0, 0.4, 8.6, 4), shirt, 1),
      pen.shape(circle(0, -0.6, 4.9), 'tan', 1),
      pen.shape('M-4.900 -0.600a4.900 4.900 0 0 0 9.800 0q-0.800 -2.600 -4.900 -2.600t-4.900 2.600z', 'brownDark', 0.9),
      pen.shape('M-1 -5.200L0 -7.200L1 -5.200z', 'tan', 0.7),
    ],
    { turn },
  )

/** The paper of the plan with its floor of squares. */
export function planPaper(pen: Pen, paper: PlanPaper, floor: Fill): Drawing {
  const { x, y, cell } = paper
  const [width, height] = [cell * FLOOR.columns, cell * FLOOR.rows]
  const inner = [
    ...Array.from({ length: FLOOR.columns - 1 }, (_, i) => `M${x + (i + 1) * cell} ${y}v${height}`),
    ...Array.from({ length: FLOOR.rows - 1 }, (_, i) => `M${x} ${y + (i + 1) * cell}h${width}`),
  ].join('')
  return [
    pen.shape(box(x - 5, y - 5, width + 10, height + 10, 2), 'white', 1.1),
    pen.shape(box(x, y, width, height), floor, null),
    pen.line(inner, 0.5, 'grey', [1.2, 1.4]),
    pen.shape(box(x, y, width, height), null, 1.6),
  ]
}

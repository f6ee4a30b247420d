/** A town seen from above: roofed blocks along its streets, the car, its home and the squares between the blocks. */
import type { Box } from '../../lettering/bounds.ts'
import { BLACK } from '../../scene/inks.ts'
import { type Point, path, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import type { Thing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, ellipse, ring, scallop } from '../../studio/paths.ts'
import { type Drawing, inkOf, type Pen } from '../../studio/pen.ts'

/** Of roofs without colour. */
const PALE: Ink = [0, 0, 0, 16]
const [CONTOUR, RIDGE] = [0.6, 0.4]

/** Straight rows of houses under one roof each, with a ridge and a slope at each free end; `lines` are their middles. */
export function roofBlocks(lines: readonly (readonly [Point, Point])[], width: number, color: boolean): Mark[] {
  const wide = width * 0.92
  const along = (by: number, [p, q]: readonly [Point, Point]) => {
    const [dx, dy] = [Math.sign(Math.round(q.x - p.x)) * by, Math.sign(Math.round(q.y - p.y)) * by]
    return `M${round(p.x - dx)} ${round(p.y - dy)}L${round(q.x + dx)} ${round(q.y + dy)}`
  }
  const isOn = (at: Point, [p, q]: readonly [Point, Point]) =>
    at.x > Math.min(p.x, q.x) - 0.1 &&
    at.x < Math.max(p.x, q.x) + 0.1 &&
    at.y > Math.min(p.y, q.y) - 0.1 &&
    at.y < Math.max(p.y, q.y) + 0.1
  const hips = lines.flatMap((row) =>
    row.flatMap((end, i) => {
      if (lines.some((other) => other !== row && isOn(end, other))) return []
      const from = row[1 - i] ?? end
      const [dx, dy] = [Math.sign(Math.round(end.x - from.x)), Math.sign(Math.round(end.y - from.y))]
      return [1, -1].map((side) => {
        const [x, y] = [end.x + ((dx - dy * side) * wide) / 2, end.y + ((dy + dx * side) * wide) / 2]
        return `M${round(end.x)} ${round(end.y)}L${round(x)} ${round(y)}`
      })
    }),
  )
  const whole = (by: number) => lines.map((row) => along(by, row)).join('')
  return [
    path(whole(wide / 2 + CONTOUR), { stroke: BLACK, width: round(wide + 2 * CONTOUR), cap: 'butt' }),
    path(whole(wide / 2), { stroke: color ? inkOf('copper') : PALE, width: round(wide), cap: 'butt' }),
    path(whole(0) + hips.join(''), { stroke: BLACK, width: RIDGE }),
  ]
}

const crown = (pen: Pen, x: number, y: number, r: number, at = 0): Drawing => [
  pen.shape(scallop(ring(x, y, r * 0.84, r * 0.84, 8), 0.56), inTurn(['leaf', 'lime', 'leafDark'] as const, at), 0.9),
  pen.line(
    `M${round(x - r * 0.4)} ${y}q${round(r * 0.1)} ${round(-r * 0.4)} ${round(r * 0.5)} ${round(-r * 0.4)}`,
    0.7,
  ),
]

/** With its front downwards. */
export const carAbove: Thing = (pen) => [
  [-11.5, 7.5].flatMap((x) => [-13, 6].map((y) => pen.shape(box(x, y, 4, 8, 1.4), 'greyDark', 0.8))),
  pen.shape(
    'M-9.500 -14Q-9.500 -19 -4.500 -19H4.500Q9.500 -19 9.500 -14V12Q9.500 19 3.500 19H-3.500Q-9.500 19 -9.500 12z',
    'red',
    1,
  ),
  pen.shape('M-9.500 5L-13 6.500V8.500L-9.500 8z', 'red', 0.7),
  pen.shape('M9.500 5L13 6.500V8.500L9.500 8z', 'red', 0.7),
  pen.shape('M-7 3Q0 .500 7 3L6.500 9Q0 11 -6.500 9z', 'bluePale', 0.9),
  pen.shape('M-6.500 -15H6.500L7 -11Q0 -9.500 -7 -11z', 'bluePale', 0.9),
  pen.line('M-7 -9V1.500M7 -9V1.500', 0.7),
  [-6, 6].map((x) => pen.shape(ellipse(x, 16.4, 2, 1.4), 'yellow', 0.7)),
]

/** Width of the home, in its own measure. */
const HOME = 56
const PORCH = 18

/** A hipped roof with a chimney; its porch and mat are at `porch` from the middle, at the upper side. */
const homeAbove =
  (porch: number): Thing =>
  (pen) => [
    pen.shape(box(-28, -38, 56, 38), 'copper', 1.1),
    pen.line('M-28 -38L-10 -19L-28 0M28 -38L10 -19L28 0M-10 -19H10', 0.9),
    pen.line('M-12 -30H12M-4 -25H8M-14 -6H6M0 -11H10', 0.7, 'brown'),
    pen.shape(box(13, -13, 7, 7), 'stone', 0.9),
    pen.shape(box(15, -11, 3, 3), 'greyDark', 0.6),
    pen.shape(`M${porch - 10} -33V-46L${porch} -50L${porch + 10} -46V-33z`, 'orange', 1),
    pen.line(`M${porch} -50V-33`, 0.8),
    pen.shape(box(porch - 6, -54, 12, 5.5, 1), 'yellow', 0.8),
  ]

/** One function for each porch, so that it is measured once. */
const homes = new Map<number, Thing>()

/** The home in so much room whose porch meets a drive at `drive` mm from its middle. */
export function homeTo(drive: number, size: number): Thing {
  const porch = Math.round(Math.min(PORCH, Math.max(-PORCH, (drive * HOME) / size)))
  const known = homes.get(porch) ?? homeAbove(porch)
  homes.set(porch, known)
  return known
}

interface Yard {
  readonly area: Box
  /** In the wall of the yard. */
  readonly gate: Point
  readonly street: number
  /** Of the drive, at its other end. */
  readonly end: number
}

/** The drive of a yard and trees where it leaves them room; `trees` are heights of these, mm. */
export function drive(pen: Pen, { area, gate, street, end }: Yard, trees: readonly number[]): Drawing {
  const [top, foot] = [Math.min(gate.y, end), Math.max(gate.y, end)]
  const r = Math.min(4.6, area.width * 0.1)
  const free = [area.x + r + 2.6, area.x + area.width - r - 2.6]
  return [
    pen.shape(box(round(gate.x - street / 2), round(top), round(street), round(foot - top), 1.6), 'greyPale', 0.7),
    // The street goes on through the gate.
    pen.shape(box(round(gate.x - street / 2 + 0.4), round(gate.y - 0.8), round(street - 0.8), 1.6), 'greyPale', null),
    trees.flatMap((y, i) =>
      free.flatMap((x, side) =>
        Math.abs(x - gate.x) > street / 2 + r + 0.6 ? crown(pen, round(x), round(y), round(r), i + side) : [],
      ),
    ),
  ]
}

/** A square's lawn and its walk around it. */
const lawn = (pen: Pen): Drawing => [
  pen.shape(box(-28, -56, 56, 56, 3), 'cream', 0.9),
  pen.shape(box(-24, -52, 48, 48, 3), 'meadow', 0.8),
]
const corners = (pen: Pen, r = 6): Drawing =>
  [-17, 17].flatMap((x, i) => [-45, -11].map((y, k) => crown(pen, x, y, r, i + k)))

const fountainSquare: Thing = (pen) => [
  lawn(pen),
  pen.shape('M-4 -52H4V-4H-4z', 'cream', 0.7),
  pen.shape('M-24 -32H24V-24H-24z', 'cream', 0.7),
  pen.shape(circle(0, -28, 15), 'cream', 0.8),
  pen.shape(circle(0, -28, 11), 'stone', 1),
  pen.shape(circle(0, -28, 8.4), 'water', 0.8),
  pen.shape(circle(0, -28, 3), 'stone', 0.8),
  pen.line('M-6 -28a6 6 0 0 1 3 -5M6 -28a6 6 0 0 1 -3 5', 0.7, 'waterLine'),
  corners(pen),
]
const court: Thing = (pen) => [
  pen.shape(box(-28, -56, 56, 56, 3), 'meadow', 0.9),
  pen.shape(box(-18, -52, 36, 48), 'lime', 1),
  pen.line('M-18 -28H18M-8 -52V-46H8V-52M-8 -4V-10H8V-4', 0.9),
  pen.line(circle(0, -28, 6), 0.9),
  pen.shape(circle(5, -17, 1.8), 'white', 0.8),
  [-23.4, 23.4].flatMap((x, i) => [-46, -34, -22, -10].map((y, k) => crown(pen, x, y, 3.8, i + k))),
]
const pondSquare: Thing = (pen) => [
  lawn(pen),
  pen.shape('M-17 -30C-17 -44 4 -46 13 -38C22 -30 17 -13 4 -14C-8 -15 -17 -18 -17 -30z', 'water', 1),
  pen.line('M-9 -34q2 -1.600 4 0t4 0M2 -22q2 -1.600 4 0t4 0', 0.7, 'waterLine'),
  [
    [6, -36],
    [-9, -24],
  ].map(([x = 0, y = 0]) =>
    pen.shape(`M${x} ${y}L${x + 3.6} ${y - 1.6}A4 4 0 1 0 ${x + 3.6} ${y + 1.6}z`, 'leaf', 0.8),
  ),
  crown(pen, -18, -46, 5, 0),
  crown(pen, 18, -46, 5, 1),
  crown(pen, -17, -10, 5.4, 2),
  crown(pen, 18, -9, 4.6, 0),
]
/** A roundabout, a sandpit with a pail, a slide. */
const playSquare: Thing = (pen) => [
  lawn(pen),
  pen.shape(circle(-9, -38, 10.5), 'redPale', 1),
  pen.line('M-19.500 -38H1.500M-9 -48.500V-27.500M-16.400 -45.400L-1.600 -30.600M-1.600 -45.400L-16.400 -30.600', 0.8),
  pen.shape(circle(-9, -38, 2.4), 'yellow', 0.8),
  pen.shape(box(-20, -21, 19, 14, 2), 'sand', 1),
  pen.shape(circle(-14, -14, 2.6), 'blue', 0.8),
  pen.shape(box(8, -48, 11, 8, 1), 'orange', 0.9),
  pen.shape(box(9.5, -40, 8, 24, 2), 'yellow', 0.9),
  pen.line('M11.500 -39V-18M15.500 -39V-18', 0.7),
  crown(pen, 16, -10, 4.6, 1),
]

/** Squares between the blocks of a town. */
export const SQUARES: readonly Thing[] = [fountainSquare, court, pondSquare, playSquare]

/**
 * What stays of a drawing inside a dot figure once its outer line is painted over: crumbs of that line, which are painted
 * over too, and small black spots, which are opened to rings so that none is taken for a dot to join.
 */
import { type Point, path } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'
import type { Ink, Mark } from '../../scene/scene.ts'

/** Squares along each side of the box of the art. */
const GRID = 400
/** Larger remnants of the outer line are lines of the drawing, in squares. */
const CRUMB = 16
/** Larger round black spots are eyes and noses, in squares. */
const SPOT = 26
const LEAST_SPOT = 3

interface Blot {
  readonly squares: readonly (readonly [column: number, row: number])[]
  readonly across: number
  readonly down: number
  /** Whether the painted-over band begins beside it. */
  readonly atBand: boolean
}

export interface Remnants {
  /** Rows of squares to paint over, as pairs of points in the box of 1. */
  readonly crumbs: readonly (readonly [Point, Point])[]
  /** Round spots in the box of 1: middle and half of their size. */
  readonly spots: readonly { readonly at: Point; readonly radius: number }[]
}

/** Squares whose middle lies inside the path (by the winding of its lines). */
function inkOf(d: string, box: number): Uint8Array {
  const winding = new Int16Array((GRID + 1) * GRID)
  const scale = GRID / box
  for (const line of flattenPath(d, 6))
    line.forEach((a, i) => {
      const b = line[i + 1] ?? line[0] ?? a
      const [y1, y2] = [a.y * scale, b.y * scale]
      const step = y1 < y2 ? 1 : -1
      const last = Math.min(GRID - 1, Math.ceil(Math.max(y1, y2)))
      for (let row = Math.max(0, Math.floor(Math.min(y1, y2)) - 1); row <= last; row++) {
        const y = row + 0.5
        if (y1 > y === y2 > y) continue
        const x = a.x * scale + ((b.x - a.x) * scale * (y - y1)) / (y2 - y1)
        const column = Math.min(GRID, Math.max(0, Math.ceil(x - 0.5)))
        const at = row * (GRID + 1) + column
        winding[at] = (winding[at] ?? 0) + step
      }
    })
  const ink = new Uint8Array(GRID * GRID)
  for (let row = 0; row < GRID; row++) {
    let sum = 0
    for (let column = 0; column < GRID; column++) {
      sum += winding[row * (GRID + 1) + column] ?? 0
      if (sum !== 0) ink[row * GRID + column] = 1
    }
  }
  return ink
}

const CLEARED = 2

/** Paints over everything nearer to the contour (in the box of 1) than `reach`. */
function clearBand(ink: Uint8Array, contour: readonly Point[], reach: number): void {
  const radius = reach * GRID
  for (const p of contour) {
    const [cx, cy] = [p.x * GRID, p.y * GRID]
    for (let row = Math.max(0, Math.floor(cy - radius)); row <= Math.min(GRID - 1, Math.ceil(cy + radius)); row++)
      for (
        let column = Math.max(0, Math.floor(cx - radius));
        column <= Math.min(GRID - 1, Math.ceil(cx + radius));
        column++
      )
        if ((column + 0.5 - cx) ** 2 + (row + 0.5 - cy) ** 2 < radius * radius) ink[row * GRID + column] = CLEARED
  }
}

/** The pieces of ink that hang together. */
function blotsOf(ink: Uint8Array): Blot[] {
  const seen = new Uint8Array(ink.length)
  const blots: Blot[] = []
  for (let first = 0; first < ink.length; first++) {
    if (ink[first] !== 1 || seen[first]) continue
    const open = [first]
    seen[first] = 1
    const squares: [number, number][] = []
    let atBand = false
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [column, row] = [at % GRID, Math.floor(at / GRID)]
      squares.push([column, row])
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [x, y] = [column + dx, row + dy]
          if (x < 0 || y < 0 || x >= GRID || y >= GRID) continue
          const next = y * GRID + x
          if (ink[next] === CLEARED) atBand = true
          if (ink[next] !== 1 || seen[next]) continue
          seen[next] = 1
          open.push(next)
        }
    }
    const [columns, rows] = [squares.map(([column]) => column), squares.map(([, row]) => row)]
    const extent = (values: readonly number[]) =>
      values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), GRID) + 1
    blots.push({ squares, across: extent(columns), down: extent(rows), atBand })
  }
  return blots
}

const isSpot = ({ squares, across, down }: Blot) =>
  Math.max(across, down) <= SPOT &&
  Math.min(across, down) >= LEAST_SPOT &&
  Math.max(across, down) < 1.6 * Math.min(across, down) &&
  squares.length > 0.6 * across * down

const middle = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length + 0.5

/**
 * Crumbs and spots of line art in a box of the side `box`. `contour`: points of the outer line in the box of 1, nearer to
 * one another than `reach`, the half breadth of the band that is painted over.
 */
export function remnantsOf(line: string, box: number, contour: readonly Point[], reach: number): Remnants {
  const ink = inkOf(line, box)
  clearBand(ink, contour, reach)
  const blots = blotsOf(ink)
  const isCrumb = (blot: Blot) =>
    (blot.atBand && Math.max(blot.across, blot.down) <= CRUMB) || Math.max(blot.across, blot.down) < LEAST_SPOT + 2
  return {
    crumbs: blots.filter(isCrumb).flatMap(({ squares }) =>
      squares.map(([column, row]) => {
        const y = (row + 0.5) / GRID
        return [
          { x: (column - 0.5) / GRID, y },
          { x: (column + 1.5) / GRID, y },
        ] as const
      }),
    ),
    spots: blots
      .filter((blot) => !isCrumb(blot) && isSpot(blot))
      .map(({ squares, across, down }) => ({
        at: { x: middle(squares.map(([column]) => column)) / GRID, y: middle(squares.map(([, row]) => row)) / GRID },
        radius: Math.min(across, down) / 2 / GRID,
      })),
  }
}

/** Share of a spot's radius that is opened. */
const OPENED = 0.58
/** Spots up to this radius look like dots to join, mm. */
const LIKE_A_DOT = 2.6

export interface RemnantStyle {
  /** Puts a point of the box of 1 on the page. */
  readonly place: (p: Point) => Point
  /** Side of the box on the page, mm. */
  readonly size: number
  readonly paper: Ink
  /** By how much the edges of the lines were painted over, mm on each side. */
  readonly thinned: number
}

/** Marks in the colour of the paper over the remnants. */
export function paintRemnants({ crumbs, spots }: Remnants, style: RemnantStyle): Mark[] {
  const { place, size, paper, thinned } = style
  const put = (p: Point) => {
    const { x, y } = place(p)
    return `${x.toFixed(2)} ${y.toFixed(2)}`
  }
  return [
    ...(crumbs.length > 0
      ? [
          path(crumbs.map(([a, b]) => `M${put(a)}L${put(b)}`).join(''), {
            stroke: paper,
            width: Math.round((size / GRID) * 340) / 100,
          }),
        ]
      : []),
    ...spots.flatMap(({ at, radius }) => {
      const shown = radius * size - thinned
      if (shown < 0.4 || shown > LIKE_A_DOT) return []
      return [path(`M${put(at)}h.01`, { stroke: paper, width: Math.round(2 * OPENED * shown * 100) / 100 })]
    }),
  ]
}

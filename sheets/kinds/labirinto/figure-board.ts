/** The inside of a figure cut into cells, its contour open at two gates. */
import type { Box } from '../../lettering/bounds.ts'
import { CONTENT } from '../../page/paper.ts'
import { contourOf } from '../../pictures/contour.ts'
import { DRAWING_BOX } from '../../pictures/drawn/drawing.ts'
import { symmetricContour } from '../../pictures/symmetric.ts'
import { BLACK, WHITE } from '../../scene/inks.ts'
import { area, circle, gapOf, type Point, polylineData, round } from '../../scene/marks.ts'
import { flattenPath, resample } from '../../scene/path-data.ts'
import { type Mark, PAGE_WIDTH_MM } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import type { Spot } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { broadLeaf } from '../../studio/shapes/plants.ts'
import { contourBoard } from './contour-board.ts'
import type { MazeFigure } from './maze-figure.ts'
import type { Tiling, Wall } from './tiling.ts'

/** Side of the pictures at the gates, mm: larger where the figure is low. */
const PICTURE = 24
const LARGEST_PICTURE = 36
/** Below title and instruction, and the foot of a figure, mm. */
const [TOP, FOOT] = [55, CONTENT.y + CONTENT.height - PICTURE - 4]
/** Above a figure for whoever sets out, mm. */
const ABOVE = PICTURE + 4

/** Area of the board: below it there is room for the goal and the plate. */
function roomOf({ above = ABOVE, rind = 0, margin = rind }: MazeFigure): Box {
  const [x, y] = [CONTENT.x + 5 + margin, TOP + above + margin]
  return { x, y, width: PAGE_WIDTH_MM - 2 * x, height: FOOT - margin - y }
}

/** Points as near to one another as those of a picture's contour. */
const fine = (contour: readonly Point[]) =>
  resample([...contour, ...contour.slice(0, 1)], DRAWING_BOX / 120).slice(0, -1)

/** Points along straight sides, each corner among them; the sides are shares of the largest figure there is room for. */
const SIDE_POINTS = 50
const sharp = (corners: readonly Spot[]): Point[] =>
  corners.flatMap(([x, y], i) => {
    const [toX, toY] = corners[(i + 1) % corners.length] ?? [x, y]
    return Array.from({ length: SIDE_POINTS }, (_, k) => {
      const t = k / SIDE_POINTS
      return { x: (x + (toX - x) * t) * DRAWING_BOX, y: (y + (toY - y) * t) * DRAWING_BOX }
    })
  })

/** Points of a curve, as near to one another as those of straight sides. */
const CURVE_POINTS = 400
function curved(data: string): Point[] {
  const points = flattenPath(data, 24)[0] ?? []
  const long = points.reduce((sum, p, i) => sum + (i ? gapOf(p, points[i - 1] ?? p) : 0), 0)
  return resample(points, long / CURVE_POINTS).slice(0, -1)
}

/** The contour of the picture, as large as fits into the room and centred in it. */
function boardContour(figure: MazeFigure): Point[] {
  const { picture, curve, outline, smooth, stretch = 1 } = figure
  const room = roomOf(figure)
  const contour = curve
    ? curved(curve)
    : outline
      ? sharp(outline)
      : smooth
        ? fine(symmetricContour(picture))
        : contourOf(picture).filter((_, i) => i % 2 === 0)
  const [xs, ys] = [contour.map((p) => p.x), contour.map((p) => p.y)]
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top))
  const across = Math.min(room.width / (right - left), scale * stretch)
  const down = Math.min(room.height / (bottom - top), scale * stretch)
  const dx = room.x + (room.width - (right - left) * across) / 2 - left * across
  const dy = room.y + (room.height - (bottom - top) * down) / 2 - top * down
  return contour.map((p) => ({ x: p.x * across + dx, y: p.y * down + dy }))
}

/** Radius of an eye, mm. */
const ROUND = 6.5

/** A bent lattice: its rows and columns follow a round contour. */
export interface Bend {
  readonly there: (p: Point) => Point
  readonly back: (p: Point) => Point
}

/** Steps towards the inverse, each by this share of the rest. */
const [STEPS, STEP] = [60, 0.5]

/** Rows and columns draw together towards their ends by the share `by`, as on a barrel. */
function barrel(contour: readonly Point[], by: number): Bend {
  const [xs, ys] = [contour.map((p) => p.x), contour.map((p) => p.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [a, b] = [(Math.max(...xs) - left) / 2, (Math.max(...ys) - top) / 2]
  const [cx, cy] = [left + a, top + b]
  const shares = ({ x, y }: Point) => [1 - by * ((y - cy) / b) ** 2, 1 - by * ((x - cx) / a) ** 2] as const
  const there = (p: Point) => {
    const [across, down] = shares(p)
    return { x: cx + (p.x - cx) * across, y: cy + (p.y - cy) * down }
  }
  const back = (to: Point) => {
    let p = to
    for (let i = 0; i < STEPS; i++) {
      const now = there(p)
      p = { x: p.x + (to.x - now.x) * STEP, y: p.y + (to.y - now.y) * STEP }
    }
    return p
  }
  return { there, back }
}

/** Straight pieces of walls as arcs of the bent lattice. */
export function bentData(data: string, { there }: Bend): string {
  return data.replaceAll(/M(\S+) ([^L]+)L(\S+) ([^M]+)/g, (_, ...ends: string[]) => {
    const [x = 0, y = 0, toX = 0, toY = 0] = ends.slice(0, 4).map(Number)
    const [p, m, q] = [there({ x, y }), there({ x: (x + toX) / 2, y: (y + toY) / 2 }), there({ x: toX, y: toY })]
    const c = { x: 2 * m.x - (p.x + q.x) / 2, y: 2 * m.y - (p.y + q.y) / 2 }
    return `M${round(p.x)} ${round(p.y)}Q${round(c.x)} ${round(c.y)} ${round(q.x)} ${round(q.y)}`
  })
}

/** The board as it is printed. */
export function bentTiling({ cells, walls }: Tiling, { there }: Bend): Tiling {
  return { cells: cells.map(there), walls: walls.map((wall) => ({ ...wall, middle: there(wall.middle) })) }
}

export interface FigureBoard {
  readonly contour: readonly Point[]
  /** Outside it, as wide everywhere as the figure asks. */
  readonly rind: readonly Point[]
  /** The contour around the lattice before that is bent. */
  readonly straight: readonly Point[]
  readonly bend: Bend
  /** From a share of the figure's width and height to the paper. */
  readonly place: (x: number, y: number) => Point
  readonly tiling: Tiling
  readonly picture: number
}

/** Of a round figure. */
const BEND = 0.2

const boards = new Map<string, FigureBoard>()

export function boardOf(figure: MazeFigure, cell: number): FigureBoard {
  const key = `${figure.picture} ${figure.curve ?? ''} ${cell}`
  const known = boards.get(key)
  if (known) return known
  const contour = boardContour(figure)
  const [xs, ys] = [contour.map((p) => p.x), contour.map((p) => p.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const place = (x: number, y: number) => ({ x: left + width * x, y: top + height * y })
  const bend = barrel(contour, figure.bend ?? BEND)
  const straight = contour.map(bend.back)
  const holes = (figure.rounds ?? []).map(([, x, y]) => circlePoints(place(x, y), ROUND))
  const middle = place(0.5, 0.5)
  const [across, down] = [width, height].map((size) => 1 + (2 * (figure.rind ?? 0)) / size) as [number, number]
  const board = {
    contour,
    rind: contour.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * across, y: middle.y + (y - middle.y) * down })),
    straight,
    bend,
    place,
    tiling: contourBoard([straight, ...holes.map((hole) => hole.map(bend.back))], cell),
    picture: Math.min(LARGEST_PICTURE, PICTURE + (roomOf(figure).height - height) / 2),
  }
  boards.set(key, board)
  return board
}

const circlePoints = (at: Point, radius: number): Point[] =>
  Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 24) * Math.PI
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) }
  })

/** Free around the middle of a cell, up to the middle of the walls about it, mm. */
export function roomIn({ tiling, bend }: FigureBoard, cell: number, size: number): number {
  const middle = tiling.cells[cell]
  if (!middle) return 0
  const at = bend.there(middle)
  const sides = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const
  return Math.min(
    ...sides.map(([dx, dy]) => gapOf(at, bend.there({ x: middle.x + (dx * size) / 2, y: middle.y + (dy * size) / 2 }))),
  )
}

/**
 * The walls without those that only stick out of the contour, shorter than a corridor is wide: their tip is open all
 * around, so that they separate no cells. One that goes may lay another bare.
 */
export function withoutHairs(walls: readonly Wall[]): readonly Wall[] {
  const ends = ({ d }: Wall) => [...d.matchAll(/[ML](-?[\d.]+ -?[\d.]+)/g)].map(([, end]) => end ?? '')
  let left = walls
  for (;;) {
    const touching = new Map<string, number>()
    for (const end of left.flatMap(ends)) touching.set(end, (touching.get(end) ?? 0) + 1)
    const kept = left.filter(({ tip }) => !tip || (touching.get(`${round(tip.x)} ${round(tip.y)}`) ?? 0) > 1)
    if (kept.length === left.length) return kept
    left = kept
  }
}

/** Share of the figure's width between the outermost cells of a path. */
export function breadthOf({ tiling }: FigureBoard, path: readonly number[]): number {
  const xs = path.flatMap((cell) => tiling.cells[cell]?.x ?? [])
  const all = tiling.cells.map(({ x }) => x)
  return (Math.max(...xs) - Math.min(...xs)) / (Math.max(...all) - Math.min(...all))
}

/** Pieces of walls that the contour has cut. */
export const sliversOf = (walls: readonly Wall[]): number => withoutHairs(walls).filter(({ tip }) => tip).length

/** The roof of a house, the trunk of a tree: what the contour encloses there. */
export function drawPainted({ painted = [] }: MazeFigure, { contour, place }: FigureBoard, page: number): Mark[] {
  return painted.map(({ inks, in: box, corner }) => {
    const [from, to] = [place(box.x, box.y), place(box.x + box.width, box.y + box.height)]
    const inside = (p: Point) => p.x >= from.x && p.x <= to.x && p.y >= from.y && p.y <= to.y
    const first = contour.findIndex((p, i) => inside(p) && !inside(contour.at(i - 1) ?? p))
    const turned = first < 0 ? contour : [...contour.slice(first), ...contour.slice(0, first)]
    const ends = corner ? [place(...corner)] : []
    return area(polylineData([...turned.filter(inside), ...ends], true), inTurn(inks, page))
  })
}

/** Between leaves along the contour, and around the gate at the top, mm. */
const [LEAF_PITCH, LEAF_GAP] = [9, 17]

/** Leaves that stick out from behind the contour. */
export function drawLeaves(
  { leafy = 0 }: MazeFigure,
  { contour, place }: FigureBoard,
  gate: Point,
  color: boolean,
): Mark[] {
  if (leafy === 0) return []
  const pen = new Pen(color).plane('middle')
  const lowest = place(0, leafy).y
  const around = resample([...contour, ...contour.slice(0, 1)], LEAF_PITCH)
  const heart = place(0.5, leafy / 2)
  return around.flatMap((p, i) => {
    if (p.y > lowest || Math.abs(p.x - gate.x) < LEAF_GAP) return []
    const out = (Math.atan2(p.y - heart.y, p.x - heart.x) * 180) / Math.PI + 90
    return marksOf(broadLeaf(pen, p.x, p.y, 0.12, out + (i % 2 ? 24 : -24)))
  })
}

/** A token there leaves an eye whole. */
export function isClearOfEyes(
  { rounds = [] }: MazeFigure,
  { tiling, place }: Pick<FigureBoard, 'tiling' | 'place'>,
  cell: number,
  radius: number,
): boolean {
  const middle = tiling.cells[cell]
  return !!middle && rounds.every(([, x, y]) => gapOf(place(x, y), middle) > ROUND + radius + 1)
}

export function drawRounds({ rounds = [] }: MazeFigure, { place }: FigureBoard, width: number): Mark[] {
  return rounds.flatMap(([, x, y]) => {
    const { x: cx, y: cy } = place(x, y)
    return [circle(cx, cy, ROUND, { width, fill: WHITE }), circle(cx, cy, ROUND * 0.45, { fill: BLACK, width: 0.1 })]
  })
}

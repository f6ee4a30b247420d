/** A figure cut into pieces, each with room for the code of its pencil: a real drawing in the glass of a window. */
import type { Box } from '../../lettering/bounds.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { cutSquares } from '../../regions/cut.ts'
import { type Arc, arcsOf } from '../../regions/outlines.ts'
import { bordersOf, depthsOf, partsOf } from '../../regions/parts.ts'
import { fillRuns, type Grid, gridOver, inGrid, strokeRuns } from '../../regions/raster.ts'
import { roomIn } from '../../regions/room.ts'
import type { Point } from '../../scene/marks.ts'
import { type CodedLayer, codedLayers, codedLines } from './coded-layers.ts'
import { apart, PAPER, type Pencil, shadesOf } from './pencils.ts'

export interface CodedWish {
  /** Where the figure may lie, mm. */
  readonly box: Box
  /** About so many pieces. */
  readonly pieces: number
  /** Most pencils. */
  readonly pencils: number
  /** What has to fit into every piece, mm: a code with a little white around it. */
  readonly room: { readonly width: number; readonly height: number }
  /** The paper around the figure is cut as well, so that only the codes tell what appears. */
  readonly hidden: boolean
}

export interface Piece {
  /** Index into `crayons`; 0 is the paper. */
  readonly crayon: number
  /** Middle of the room for its code, mm. */
  readonly spot: Point
  /** How often the asked room fits into the piece there: 1 and more. */
  readonly ease: number
}

export interface CodedFigure {
  readonly box: Box
  /** By label of `arcs`. */
  readonly pieces: readonly Piece[]
  readonly arcs: readonly Arc[]
  /** The paper first. */
  readonly crayons: readonly Pencil[]
  /** Lines between these are those of the drawing; the others only cut it. */
  readonly shapeOf: readonly number[]
}

const PER_MM = 2.5
export const NO_PIECE = -1
/** Label of what is printed black: eyes, mouths, seeds. */
export const SOLID = -2
/** Lines of the drawing that enclose nothing, mm. */
const LINE = 1.1
/** Plain figures: their largest shape is coloured in rings, from the outside to the inside. */
const RINGED = new Set(['heart', 'star', 'apple', 'pear', 'carrot', 'fish'])
const MOST_OF_IT = 0.5
/** Where the rings end, as shares of the depth. */
const RINGS = [0.36, 0.72]
/** Dark shapes below this share of the figure are eyes, noses, seeds: they are printed. */
const SMALL_DARK = 0.02
/** Shapes from this share of the figure on, in so many pieces, are shaded. */
const SHADED = 0.1
const SHADED_PIECES = 4
/** Pieces of the paper are larger than those of the figure. */
const PAPER_PIECE = 1.7

interface Sketch {
  readonly grid: Grid
  /** Layer of every square; -1 is the paper. */
  readonly layers: Int32Array
  readonly box: Box
}

function sketch(layers: readonly CodedLayer[], lines: readonly (readonly Point[])[], box: Box): Sketch {
  const points = layers.flatMap(({ polygons }) => polygons.flat())
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const margin = 1.5
  const scale = Math.min((box.width - 2 * margin) / width, (box.height - 2 * margin) / height)
  const grid = gridOver(box, PER_MM)
  const [x0, y0] = [box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2]
  const placed = (p: Point) => inGrid(grid, { x: x0 + (p.x - left) * scale, y: y0 + (p.y - top) * scale })
  const of = new Int32Array(grid.width * grid.height).fill(NO_PIECE)
  layers.forEach(({ polygons, rule }, layer) => {
    const moved = polygons.map((polygon) => polygon.map(placed))
    fillRuns(moved, grid, rule, (from, to) => of.fill(layer, from, to))
  })
  for (const line of lines) strokeRuns(line.map(placed), grid, LINE * PER_MM, (from, to) => of.fill(SOLID, from, to))
  return { grid, layers: of, box: { x: x0, y: y0, width: width * scale, height: height * scale } }
}

/** Small parts join the neighbour that `choose` names, the smallest first; `tooSmall` looks at the squares of a part. */
function joinSmall(
  labels: Int32Array,
  grid: Grid,
  isSmall: (part: number, label: number, of: Int32Array) => boolean,
  choose: (label: number, near: readonly (readonly [label: number, border: number])[]) => number | undefined,
): void {
  for (let round = 0; round < 12; round++) {
    const parts = partsOf(labels, grid)
    const borders = bordersOf(parts, grid)
    const small = parts.labels.flatMap((label, part) => (isSmall(part, label, parts.of) ? [part] : []))
    small.sort((a, b) => (parts.areas[a] ?? 0) - (parts.areas[b] ?? 0))
    const touched = new Set<number>()
    const joined = new Map<number, number>()
    for (const part of small) {
      const near = [...(borders[part] ?? [])].filter(([other]) => other >= 0)
      if (touched.has(part) || near.some(([other]) => joined.has(other))) continue
      const label = choose(
        parts.labels[part] ?? 0,
        near.map(([other, border]) => [parts.labels[other] ?? 0, border] as const),
      )
      if (label === undefined || label === parts.labels[part]) continue
      joined.set(part, label)
      for (const [other] of near) touched.add(other)
    }
    if (joined.size === 0) return
    for (let at = 0; at < labels.length; at++) {
      const label = joined.get(parts.of[at] as number)
      if (label !== undefined) labels[at] = label
    }
  }
}

const longest = (near: readonly (readonly [number, number])[]): number | undefined =>
  near.length === 0 ? undefined : near.reduce((best, one) => (one[1] > best[1] ? one : best))[0]

/** Squares of each label from 0. */
function squaresOf(labels: Int32Array, count: number): number[][] {
  const squares = Array.from({ length: count }, (): number[] => [])
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] as number
    if (label >= 0) squares[label]?.push(at)
  }
  return squares
}

/** Shapes: connected parts of one layer, in rings where the figure is a plain one. */
function shapesOf(id: string, { grid, layers }: Sketch, coded: readonly CodedLayer[]) {
  const first = partsOf(layers, grid)
  const whole = first.areas.reduce((sum, area) => sum + area, 0)
  const large = RINGED.has(id) ? first.areas.findIndex((area) => area > MOST_OF_IT * whole) : -1
  // From the paper inwards, past eyes and mouths.
  const silhouette = layers.map((layer) => (layer === NO_PIECE ? -1 : 0))
  const depths = large < 0 ? silhouette : depthsOf(silhouette, grid)
  const deepest =
    large < 0 ? 1 : depths.reduce((most, depth, at) => (silhouette[at] === 0 ? Math.max(most, depth) : most), 1)
  const ringed = first.of.map((part, at) => {
    if (part < 0) return layers[at] as number
    const depth = part === large ? (depths[at] as number) / deepest : 0
    return part * 3 + RINGS.filter((end) => depth > end).length
  })
  const parts = partsOf(ringed, grid)
  const shapes = parts.labels.map((label) => {
    const layer = coded[first.labels[Math.floor(label / 3)] ?? 0]
    const pencil = layer?.pencil ?? PAPER
    const ring = label % 3
    return { pencil: ring > 0 ? (shadesOf(pencil)[ring === 1 ? 1 : 2] ?? pencil) : pencil }
  })
  return { labels: parts.of.map((part, at) => (part < 0 ? (layers[at] as number) : part)), shapes }
}

/** At most so many pencils: those of the least squares give way to the one that looks most like them. */
function fewer(pencils: readonly Pencil[], areas: readonly number[], most: number): Pencil[] {
  let now = [...pencils]
  for (;;) {
    const sums = new Map<Pencil, number>()
    now.forEach((pencil, i) => {
      sums.set(pencil, (sums.get(pencil) ?? 0) + (areas[i] ?? 0))
    })
    const used = [...sums].filter(([, area]) => area > 0)
    if (used.length <= most) return now
    const [rare] = used.reduce((a, b) => (b[1] < a[1] ? b : a))
    const others = used.map(([pencil]) => pencil).filter((pencil) => pencil !== rare)
    const instead = others.reduce((a, b) => (apart(rare, b) < apart(rare, a) ? b : a))
    now = now.map((pencil) => (pencil === rare ? instead : pencil))
  }
}

/** Pieces of about one size: how large, so that all shapes together give about so many. */
function pieceArea(areas: readonly number[], wished: number): number {
  const total = areas.reduce((sum, area) => sum + area, 0)
  let [low, high] = [total / (wished * 4), total]
  for (let round = 0; round < 20; round++) {
    const middle = (low + high) / 2
    const count = areas.reduce((sum, area) => sum + Math.max(area > 0 ? 1 : 0, Math.round(area / middle)), 0)
    if (count > wished) low = middle
    else high = middle
  }
  return high
}

/** The upper left of a shape of several pieces is painted lighter, as if light fell on it. */
function shaded(
  pencils: readonly Pencil[],
  shapeOf: readonly number[],
  middles: readonly Point[],
  most: number,
): Pencil[] {
  const used = new Set(pencils)
  const byShape = Map.groupBy(
    pencils.map((_, piece) => piece),
    (piece) => shapeOf[piece] ?? 0,
  )
  const now = [...pencils]
  for (const pieces of [...byShape.values()].sort((a, b) => b.length - a.length)) {
    const pencil = pencils[pieces[0] ?? 0]
    const light = pencil && shadesOf(pencil)[0]
    const large = pieces.length >= SHADED_PIECES && pieces.length >= SHADED * pencils.length
    if (!light || !large || (!used.has(light) && used.size >= most)) continue
    used.add(light)
    const lit = pieces.toSorted((a, b) => {
      const [p, q] = [middles[a], middles[b]]
      return (p?.x ?? 0) + 2 * (p?.y ?? 0) - (q?.x ?? 0) - 2 * (q?.y ?? 0)
    })
    for (const piece of lit.slice(0, Math.max(1, Math.round(lit.length * 0.4)))) now[piece] = light
  }
  return now
}

function figureOf(id: string, wish: CodedWish, random: Random): CodedFigure {
  const coded = codedLayers(id)
  const drawn = sketch(coded, codedLines(id), wish.box)
  const { grid } = drawn
  const across = wish.room.width * PER_MM
  const down = wish.room.height * PER_MM
  const fits = (part: number, of: Int32Array) => roomIn(of, grid, part, across, down, true).ease >= 1
  const { labels, shapes } = shapesOf(id, drawn, coded)
  const sizes = squaresOf(labels, shapes.length).map((squares) => squares.length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const isSmallDark = (shape: number) => shapes[shape]?.pencil.dark === true && (sizes[shape] ?? 0) < SMALL_DARK * total
  // Small dark shapes are printed, other small ones join what they lie on.
  joinSmall(
    labels,
    grid,
    (part, label, of) => label >= 0 && (isSmallDark(label) || !fits(part, of)),
    (label, near) => (shapes[label]?.pencil.dark ? SOLID : (longest(near) ?? SOLID)),
  )
  const areas = squaresOf(labels, shapes.length).map((squares) => squares.length)
  const base = fewer(
    shapes.map(({ pencil }) => pencil),
    areas,
    wish.pencils,
  )
  const size = pieceArea(areas, wish.pieces)
  const pieces = new Int32Array(labels.length)
  pieces.set(labels)
  const pieceShape: number[] = []
  const cut = (squares: readonly number[], shape: number, least: number) => {
    const count = Math.max(1, Math.round(squares.length / least))
    const own = cutSquares(squares, grid.width, count, random)
    squares.forEach((at, i) => {
      pieces[at] = pieceShape.length + (own[i] ?? 0)
    })
    for (let i = 0; i < count; i++) pieceShape.push(shape)
  }
  squaresOf(labels, shapes.length).forEach((squares, shape) => {
    if (squares.length > 0) cut(squares, shape, size)
  })
  if (wish.hidden) {
    const paper = partsOf(
      labels.map((label) => (label === NO_PIECE ? 0 : -1)),
      grid,
    )
    for (const squares of squaresOf(paper.of, paper.labels.length)) cut(squares, NO_PIECE, size * PAPER_PIECE)
  }
  const sameFirst = (label: number, near: readonly (readonly [number, number])[]) => {
    const shape = pieceShape[label]
    const coloured = near.filter(([other]) => (pieceShape[other] === NO_PIECE) === (shape === NO_PIECE))
    const same = coloured.filter(([other]) => pieceShape[other] === shape)
    const alike = coloured.filter(([other]) => base[pieceShape[other] ?? 0] === base[shape ?? 0])
    return longest(same) ?? longest(alike) ?? longest(coloured)
  }
  joinSmall(pieces, grid, (part, _, of) => !fits(part, of), sameFirst)
  const parts = partsOf(pieces, grid)
  const shapeOf = parts.labels.map((label) => pieceShape[label] ?? NO_PIECE)
  const rooms = parts.labels.map((_, part) => roomIn(parts.of, grid, part, across, down))
  const spots = rooms.map(({ x, y }) => ({ x: grid.x + x / PER_MM, y: grid.y + y / PER_MM }))
  const painted = shaded(
    shapeOf.map((shape) => base[shape] ?? PAPER),
    shapeOf,
    spots,
    wish.pencils,
  )
  const crayons = [...new Set([PAPER, ...painted])]
  const final = parts.of.map((part, at) => (part >= 0 ? part : (pieces[at] as number)))
  return {
    box: drawn.box,
    crayons,
    shapeOf,
    pieces: parts.labels.map((_, part) => ({
      crayon: crayons.indexOf(painted[part] ?? PAPER),
      spot: spots[part] ?? { x: 0, y: 0 },
      ease: rooms[part]?.ease ?? 0,
    })),
    arcs: arcsOf(final, grid),
  }
}

/** Cutting takes as long as a page: this many figures are remembered. */
const MOST_FIGURES = 40
const figures = new Map<string, CodedFigure>()

/** The figure in pieces; the same wish gives the same pieces. Throws RangeError for a picture without colours. */
export function codedFigure(id: string, wish: CodedWish): CodedFigure {
  const key = JSON.stringify([id, wish])
  const known = figures.get(key)
  if (known) return known
  const figure = figureOf(id, wish, createRandom(id))
  if (figures.size >= MOST_FIGURES) figures.clear()
  figures.set(key, figure)
  return figure
}

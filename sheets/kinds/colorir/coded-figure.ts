/** A figure cut into pieces, each with room for the code of its pencil: a real drawing in the glass of a window. */
import type { Box } from '../../lettering/bounds.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { cutSquares } from '../../regions/cut.ts'
import { joinSmall, longestBorder } from '../../regions/join-small.ts'
import { type Arc, arcsOf } from '../../regions/outlines.ts'
import { partsOf, squaresOf } from '../../regions/parts.ts'
import type { Grid } from '../../regions/raster.ts'
import { roomIn } from '../../regions/room.ts'
import type { Point } from '../../scene/marks.ts'
import { codedLayers, codedLines } from './coded-layers.ts'
import { fewer, shaded } from './coded-shading.ts'
import { NO_PIECE, PER_MM, SOLID, shapesOf, sketch } from './coded-sketch.ts'
import { PAPER, type Pencil } from './pencils.ts'

export interface CodedWish {
  /** Area for the figure, mm. */
  readonly box: Box
  /** About so many pieces. */
  readonly pieces: number
  /** Most pencils. */
  readonly pencils: number
  /** Smallest free area in every piece, mm: a code with a margin. */
  readonly room: { readonly width: number; readonly height: number }
  /** The paper around the figure is cut too, so that only the codes reveal the figure. */
  readonly hidden: boolean
}

export interface Piece {
  /** Index into `crayons`; 0 is the paper. */
  readonly crayon: number
  /** Middle of the room for its code, mm. */
  readonly spot: Point
  /** Size of the piece's free area relative to the smallest one: 1 and more. */
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

/** Dark shapes below this share of the figure are eyes, noses, seeds: they are printed. */
const SMALL_DARK = 0.02
/** Pieces of the paper are larger than those of the figure. */
const PAPER_PIECE = 1.7

/** Pieces of about one size: how large, so that all shapes together give about so many. */
export function pieceArea(areas: readonly number[], wished: number): number {
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

/** Pieces of labelled squares, and the owner of each: a shape or a layer. `cut` adds so many of one owner. */
export function cutting(labels: Int32Array, grid: Grid, random: Random) {
  const pieces = labels.slice()
  const owners: number[] = []
  const cut = (squares: readonly number[], owner: number, count: number) => {
    const own = cutSquares(squares, grid.width, count, random)
    squares.forEach((at, i) => {
      pieces[at] = owners.length + (own[i] ?? 0)
    })
    for (let i = 0; i < count; i++) owners.push(owner)
  }
  return { pieces, owners, cut }
}

function figureOf(id: string, wish: CodedWish): CodedFigure {
  const coded = codedLayers(id)
  const drawn = sketch(coded, codedLines(id), wish.box)
  const { grid } = drawn
  const across = wish.room.width * PER_MM
  const down = wish.room.height * PER_MM
  const fits = (part: number, of: Int32Array) => roomIn(of, grid, part, across, down, true).ease >= 1
  const { labels, shapes, sizes } = shapesOf(id, drawn, coded)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const isSmallDark = (shape: number) => shapes[shape]?.pencil.dark === true && (sizes[shape] ?? 0) < SMALL_DARK * total
  // Small dark shapes are printed, other small ones join what they lie on.
  joinSmall(
    labels,
    grid,
    (part, label, of) => label >= 0 && (isSmallDark(label) || !fits(part, of)),
    (label, near) => (shapes[label]?.pencil.dark ? SOLID : (longestBorder(near) ?? SOLID)),
  )
  const squaresOfShapes = squaresOf(labels, shapes.length)
  const areas = squaresOfShapes.map((squares) => squares.length)
  const base = fewer(
    shapes.map(({ pencil }) => pencil),
    areas,
    wish.pencils,
  )
  const size = pieceArea(areas, wish.pieces)
  const { pieces, owners: pieceShape, cut } = cutting(labels, grid, createRandom(id))
  const countOf = (squares: readonly number[], each: number) => Math.max(1, Math.round(squares.length / each))
  squaresOfShapes.forEach((squares, shape) => {
    if (squares.length > 0) cut(squares, shape, countOf(squares, size))
  })
  if (wish.hidden) {
    const paper = partsOf(
      labels.map((label) => (label === NO_PIECE ? 0 : -1)),
      grid,
    )
    for (const squares of squaresOf(paper.of, paper.labels.length))
      cut(squares, NO_PIECE, countOf(squares, size * PAPER_PIECE))
  }
  const sameFirst = (label: number, near: readonly (readonly [number, number])[]) => {
    const shape = pieceShape[label]
    const coloured = near.filter(([other]) => (pieceShape[other] === NO_PIECE) === (shape === NO_PIECE))
    const same = coloured.filter(([other]) => pieceShape[other] === shape)
    const alike = coloured.filter(([other]) => base[pieceShape[other] ?? 0] === base[shape ?? 0])
    return longestBorder(same) ?? longestBorder(alike) ?? longestBorder(coloured)
  }
  const parts = joinSmall(pieces, grid, (part, _, of) => !fits(part, of), sameFirst)
  const shapeOf = parts.labels.map((label) => pieceShape[label] ?? NO_PIECE)
  const rooms = parts.labels.map((_, part) => roomIn(parts.of, grid, part, across, down))
  const spots = rooms.map(({ x, y }) => ({ x: grid.x + x / PER_MM, y: grid.y + y / PER_MM }))
  const plain = shapeOf.map((shape) => base[shape] ?? PAPER)
  const painted = shaded(plain, shapeOf, spots, wish.pencils)
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

/** Remembers what a picture and a wish gave. */
export function remembering<W>(figureOf: (id: string, wish: W) => CodedFigure) {
  const figures = new Map<string, CodedFigure>()
  return (id: string, wish: W): CodedFigure => {
    const key = JSON.stringify([id, wish])
    const known = figures.get(key)
    if (known) return known
    const figure = figureOf(id, wish)
    if (figures.size >= MOST_FIGURES) figures.clear()
    figures.set(key, figure)
    return figure
  }
}

/** The figure in pieces; the same wish gives the same pieces. Throws RangeError for a picture without colours. */
export const codedFigure = remembering(figureOf)

/** A figure cut into pieces, each with room for the code of its pencil. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import { cutSquares } from '../../regions/cut.ts'
import type { Arc } from '../../regions/outlines.ts'
import type { Grid } from '../../regions/raster.ts'
import type { Point } from '../../scene/marks.ts'
import type { Pencil } from './pencils.ts'

export interface CodedWish {
  /** Area for the figure, mm. */
  readonly box: Box
  /** About so many pieces. */
  readonly pieces: number
  /** Smallest free area in every piece, mm: a code with a margin. */
  readonly room: { readonly width: number; readonly height: number }
  /** The background is cut like the figure, so that only the codes reveal it. */
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

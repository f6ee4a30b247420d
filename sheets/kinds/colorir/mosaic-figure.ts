/** A picture with its background in pieces: the outline of every part of it is a border of pieces. */
import { createRandom } from '../../page/random.ts'
import { joinSmall, longestBorder } from '../../regions/join-small.ts'
import { arcsOf } from '../../regions/outlines.ts'
import { partsOf, squaresOf } from '../../regions/parts.ts'
import { roomIn } from '../../regions/room.ts'
import type { Level } from '../../scene/scene.ts'
import { type CodedFigure, type CodedWish, cutting, pieceArea, remembering } from './coded-figure.ts'
import { type CodedLayer, mosaicLayers } from './coded-layers.ts'
import { NO_PIECE, PER_MM, SOLID, sketch } from './coded-sketch.ts'
import { PAPER } from './pencils.ts'

/** The sky and whatever else is behind all has larger pieces than the figure. */
const BEHIND = 0
const BEHIND_PIECE = 1.5

/** Eyes and seeds up to this share of the picture are printed black in an open picture, and where no code fits. */
const SMALL_DARK = 0.004

/** In a large part a number keeps so much farther from the lines. */
const FREE = 2

/** Curves stray less than this from the drawn ones, mm. */
const TOLERANCE = 0.025

interface MosaicWish extends CodedWish {
  readonly level: Level
}

function figureOf(id: string, wish: MosaicWish): CodedFigure {
  const coded = mosaicLayers(id, wish.level)
  const drawn = sketch(coded, wish.box)
  const { grid, layers } = drawn
  const [across, down] = [wish.room.width * PER_MM, wish.room.height * PER_MM]
  const fits = (part: number, of: Int32Array) => roomIn(of, grid, part, across, down, true).ease >= 1
  const pencilOf = (layer: number): CodedLayer['pencil'] => coded[layer]?.pencil ?? PAPER
  const first = partsOf(layers, grid)
  const isPrinted = first.labels.map((layer, part) => {
    const small = (first.areas[part] ?? 0) < SMALL_DARK * layers.length
    return small && pencilOf(layer).dark && (!wish.hidden || !fits(part, first.of))
  })
  first.of.forEach((part, at) => {
    if (isPrinted[part]) layers[at] = SOLID
  })
  // Slivers between two outlines have no room for a number.
  const shapes = joinSmall(
    layers,
    grid,
    (part, _, of) => !fits(part, of),
    (_, near) => longestBorder(near),
  )
  const size = pieceArea(shapes.areas, wish.pieces)
  const { pieces, owners: layerOf, cut } = cutting(shapes.of, grid, createRandom(id))
  squaresOf(shapes.of, shapes.labels.length).forEach((squares, shape) => {
    const layer = shapes.labels[shape] ?? NO_PIECE
    const wished = Math.round(squares.length / (layer === BEHIND ? size * BEHIND_PIECE : size))
    cut(squares, layer, Math.max(1, wished))
  })
  // A piece without room joins another one of its own part, never one across an outline.
  const parts = joinSmall(
    pieces,
    grid,
    (part, _, of) => !fits(part, of),
    (label, near) => longestBorder(near.filter(([other]) => layerOf[other] === layerOf[label])),
  )
  const shapeOf = parts.labels.map((label) => layerOf[label] ?? NO_PIECE)
  const painted = shapeOf.map(pencilOf)
  const crayons = [...new Set([PAPER, ...painted])]
  return {
    box: drawn.box,
    crayons,
    shapeOf,
    pieces: parts.labels.map((_, part) => {
      const wide = roomIn(parts.of, grid, part, across * FREE, down * FREE)
      const { x, y, ease } = wide.ease >= 1 ? wide : roomIn(parts.of, grid, part, across, down)
      const spot = { x: grid.x + x / PER_MM, y: grid.y + y / PER_MM }
      return { crayon: crayons.indexOf(pencilOf(shapeOf[part] ?? NO_PIECE)), spot, ease }
    }),
    arcs: arcsOf(
      parts.of.map((part, at) => (part >= 0 ? part : (layers[at] as number))),
      grid,
      TOLERANCE,
    ),
  }
}

/** The picture in pieces; the same wish gives the same pieces. Throws RangeError for a picture without a mosaic. */
export const mosaicFigure = remembering(figureOf)

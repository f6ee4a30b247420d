/** A figure alike on both sides as a mosaic of squares, each in the colour of a crayon. */
import { DRAWING_BOX } from '../../pictures/drawn/drawing.ts'
import { type SymmetricLayer, symmetricLayers } from '../../pictures/symmetric.ts'
import {
  BLACK,
  BLUE,
  BROWN,
  GREEN,
  LIME,
  ORANGE,
  PINK,
  PURPLE,
  RED,
  SAND,
  SOFT_GREY,
  TEAL,
  WHITE,
  YELLOW,
} from '../../scene/inks.ts'
import type { Point } from '../../scene/marks.ts'
import type { Ink } from '../../scene/scene.ts'

/** Colours by the names that a box of crayons prints on them. */
const CRAYONS: readonly (readonly [Ink, string])[] = [
  [RED, 'vermelho'],
  [ORANGE, 'laranja'],
  [YELLOW, 'amarelo'],
  [GREEN, 'verde'],
  [LIME, 'verde-claro'],
  [BLUE, 'azul'],
  [TEAL, 'azul-claro'],
  [PURPLE, 'roxo'],
  [PINK, 'rosa'],
  [BROWN, 'marrom'],
  [SAND, 'bege'],
  [SOFT_GREY, 'cinza'],
  [WHITE, 'branco'],
  [BLACK, 'preto'],
]

export interface Crayon {
  readonly ink: Ink
  readonly name: string
}

/** The box of crayons. */
export const CRAYON_BOX: readonly Crayon[] = CRAYONS.map(([ink, name]) => ({ ink, name }))

function crayonOf(ink: Ink): Crayon {
  const found = CRAYONS.find(([known]) => known === ink)
  if (!found) throw new RangeError('every ink of a picture has a crayon')
  return { ink: found[0], name: found[1] }
}

export interface Mosaic {
  readonly columns: number
  readonly rows: number
  /** Index into `crayons` for each square, row by row; 0 is the paper. */
  readonly squares: readonly number[]
  /** The paper first. */
  readonly crayons: readonly Crayon[]
}

const PAPER: Crayon = { ink: WHITE, name: 'papel' }

function contains(polygons: readonly (readonly Point[])[], p: Point): boolean {
  return polygons.some((polygon) => {
    let inside = false
    polygon.forEach((a, i) => {
      const b = polygon[(i + 1) % polygon.length] ?? a
      if (a.y > p.y !== b.y > p.y && p.x < a.x + ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y)) inside = !inside
    })
    return inside
  })
}

/** Points looked at in each square, along each side. */
const SAMPLES = 4
/** Small parts count more than the body, or eyes and beaks would be lost between the squares. */
const WEIGHT = { paper: 0.8, body: 1, part: 1.5, solid: 2.6 }

const weightOf = (layer: SymmetricLayer, at: number) =>
  layer.solid ? WEIGHT.solid : at === 0 ? WEIGHT.body : WEIGHT.part

/** What a square is painted with: the layer that shows most in it; -1 for the paper. */
function paintOf(layers: readonly SymmetricLayer[], x: number, y: number, square: number): number {
  const votes = new Map<number, number>()
  for (let row = 0; row < SAMPLES; row++)
    for (let column = 0; column < SAMPLES; column++) {
      const p = { x: x + ((column + 0.5) * square) / SAMPLES, y: y + ((row + 0.5) * square) / SAMPLES }
      const found = layers.findLastIndex(({ polygons }) => contains(polygons, p))
      const layer = layers[found]
      votes.set(found, (votes.get(found) ?? 0) + (layer ? weightOf(layer, found) : WEIGHT.paper))
    }
  return [...votes].reduce((a, b) => (b[1] > a[1] ? b : a))[0]
}

const mosaics = new Map<string, Mosaic>()

/** The figure in squares, as many columns as asked (an even number), one free square around it. */
export function makeMosaic(id: string, columns: number): Mosaic {
  const key = `${id} ${columns}`
  const mosaic = mosaics.get(key) ?? mosaicOf(id, columns)
  mosaics.set(key, mosaic)
  return mosaic
}

function mosaicOf(id: string, columns: number): Mosaic {
  const layers = symmetricLayers(id)
  const points = layers.flatMap(({ polygons }) => polygons.flat())
  const [side, top] = [Math.min(...points.map((p) => p.x)), Math.min(...points.map((p) => p.y))]
  const height = Math.max(...points.map((p) => p.y)) - top
  const square = Math.max((DRAWING_BOX - 2 * side) / (columns - 2), height / (columns * 1.15 - 2))
  const rows = Math.ceil(height / square - 0.05) + 2
  const painted = Array.from({ length: rows }, (_, row) => {
    const y = top + height / 2 + (row - rows / 2) * square
    const left = Array.from({ length: columns / 2 }, (_, column) =>
      paintOf(layers, DRAWING_BOX / 2 + (column - columns / 2) * square, y, square),
    )
    return [...left, ...left.toReversed()]
  }).flat()
  const inks = [...new Set(painted.flatMap((layer) => (layers[layer] ? [layers[layer].fill] : [])))]
  return {
    columns,
    rows,
    squares: painted.map((layer) => inks.indexOf(layers[layer]?.fill as Ink) + 1),
    crayons: [PAPER, ...inks.map(crayonOf)],
  }
}

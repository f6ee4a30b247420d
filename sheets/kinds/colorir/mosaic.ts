/** A picture as a mosaic of squares, each with the number of its colour. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import { firstPicture } from '../../pictures/first/first-set.ts'
import {
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
import { flattenPath } from '../../scene/path-data.ts'
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
]

interface Crayon {
  readonly ink: Ink
  readonly name: string
}

function crayonOf(ink: Ink): Crayon {
  const found = CRAYONS.find(([known]) => known === ink)
  if (!found) throw new RangeError('every ink of a picture has a crayon')
  return { ink: found[0], name: found[1] }
}

export interface Mosaic {
  readonly columns: number
  readonly rows: number
  /** Index into `crayons` for each square, row by row. */
  readonly squares: readonly number[]
  readonly crayons: readonly Crayon[]
}

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

function boundsOfPolygons(polygons: readonly (readonly Point[])[]): Box {
  const [xs, ys] = [polygons.flat().map((p) => p.x), polygons.flat().map((p) => p.y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The picture in squares: as many columns as asked, one free square around it, and the background in its own colour. */
export function makeMosaic(pictureId: string, columns: number, random: Random): Mosaic {
  const mirrored = random.chance(0.5)
  const picture = firstPicture(pictureId)
  const layers = [
    { ink: picture.color, polygons: flattenPath(picture.outline) },
    ...(picture.accents ?? []).map(({ d, ink }) => ({ ink, polygons: flattenPath(d) })),
  ]
  const bounds = boundsOfPolygons(layers.flatMap(({ polygons }) => polygons))
  const square = Math.max(bounds.width / (columns - 2), bounds.height / (columns * 1.1 - 2))
  const rows = Math.max(Math.ceil(bounds.height / square - 0.05) + 2, 6)
  const background = random.pick([BLUE, YELLOW, TEAL, LIME].filter((ink) => layers.every((layer) => layer.ink !== ink)))
  const inks: Ink[] = [background, ...new Set(layers.map(({ ink }) => ink))]
  const squares = Array.from({ length: columns * rows }, (_, i) => {
    const column = i % columns
    const across = (mirrored ? columns - 1 - column : column) + 0.5 - columns / 2
    const down = Math.floor(i / columns) + 0.5 - rows / 2
    const p = {
      x: bounds.x + bounds.width / 2 + across * square,
      y: bounds.y + bounds.height / 2 + down * square,
    }
    const layer = layers.findLast(({ polygons }) => contains(polygons, p))
    return layer ? inks.indexOf(layer.ink) : 0
  })
  const used = inks.map((_, index) => index).filter((index) => squares.includes(index))
  return {
    columns,
    rows,
    squares: squares.map((index) => used.indexOf(index)),
    crayons: used.map((index) => crayonOf(inks[index] ?? WHITE)),
  }
}

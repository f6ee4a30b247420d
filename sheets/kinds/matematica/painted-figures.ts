/** A figure on the squared wall: its areas, its lines, and the scene behind it. */
import { ellipse, poly, type Spot } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { backdrop } from '../../studio/places/mural-scenes.ts'
import { muralSpot, SQUARE, squareLines } from '../../studio/places/mural-wall.ts'
import { type ScaledFigure, squares, stretched } from './scaled-figures.ts'

/** Corners of a figure stretched by the factors, on the page. */
export const onWall = (corners: readonly Spot[], [across, down]: Spot, [column, row]: Spot): Spot[] =>
  stretched(corners, across, down).map(([x, y]) => muralSpot([column + x, row + y]))

/** Radius of the wheels of a figure of factor 1, mm. */
const WHEEL = 2.2

/** The squares show through the paint: sides are counted on them. */
export function painted(pen: Pen, figure: ScaledFigure, factors: Spot, at: Spot): Drawing {
  const placed = (list: string) => onWall(squares(list), factors, at)
  const outline = poly(onWall(figure.corners, factors, at))
  const [x, y] = muralSpot([Math.floor(at[0]), Math.floor(at[1])])
  const { areas = [], lines = [], dots, wheels } = figure.parts
  const size = Math.max(...figure.corners.flat()) * Math.max(...factors) * SQUARE
  const [across, down] = factors
  return [
    pen.shape(outline, figure.fill, null),
    areas.map(([corners, fill]) => pen.shape(poly(placed(corners)), fill, null)),
    pen.clip(outline, squareLines(pen, { x, y, width: size, height: size })),
    areas.map(([corners]) => pen.shape(poly(placed(corners)), null, 1)),
    lines.map((list) => pen.line(poly(placed(list), false), 1)),
    dots ? placed(dots).map(([cx, cy]) => pen.solid(ellipse(cx, cy, 0.9 * across, 0.9 * down))) : [],
    pen.shape(outline, null, 1.3),
    (wheels ? placed(wheels) : []).map(([cx, cy]) => [
      pen.shape(ellipse(cx, cy, WHEEL * across, WHEEL * down), 'greyDark', 1),
      pen.shape(ellipse(cx, cy, 0.9 * across, 0.9 * down), 'white', 0.7),
    ]),
  ]
}

/** Outline, areas, lines and dots of a copy, to be drawn in one ink. */
export function inkLines({ corners, parts }: ScaledFigure, factor: number, at: Spot): string[] {
  const placed = (list: string) => onWall(squares(list), [factor, factor], at)
  const { areas = [], lines = [], dots, wheels } = parts
  return [
    poly(onWall(corners, [factor, factor], at)),
    ...areas.map(([list]) => poly(placed(list))),
    ...lines.map((list) => poly(placed(list), false)),
    ...(dots ? placed(dots).map(([x, y]) => ellipse(x, y, 0.7 * factor, 0.7 * factor)) : []),
    ...(wheels ? placed(wheels).map(([x, y]) => ellipse(x, y, WHEEL * factor, WHEEL * factor)) : []),
  ]
}

/** The corner that a drawing starts from: a dot with a ring, unlike the eyes of a figure. */
export const startDot = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(ellipse(x, y, 2.1, 2.1), 'white', 0.8),
  pen.spot(x, y, 1.1),
]

/** The painted scene of a figure, over whole squares of the wall. */
export function behind(pen: Pen, { scene }: ScaledFigure, corner: Spot, columns: number, rows: number): Drawing {
  const [x, y] = muralSpot(corner)
  return backdrop(pen, scene, { x, y, width: columns * SQUARE, height: rows * SQUARE, strip: 2 * SQUARE })
}

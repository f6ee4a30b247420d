/** Figures that appear when points of a grid, 12 by 12, are joined in order. The lower left corner is (0, 0). */
import { contains } from '../../scene/even-odd.ts'
import type { Spot } from '../../studio/paths.ts'
import type { FigureGround } from '../../studio/places/figure-grounds.ts'
import type { SquaredMapName } from '../../studio/places/squared-maps.ts'

export interface HiddenFigure {
  readonly name: string
  readonly map: SquaredMapName
  readonly ground: FigureGround
  /** Corners; the last is joined to the first. */
  readonly corners: readonly Spot[]
}

/** Divisions of the grid. */
export const FIGURE_GRID = 12

/** Corners written as «1 4, 3 2». */
const figure = (map: SquaredMapName, ground: FigureGround, name: string, corners: string): HiddenFigure => ({
  map,
  ground,
  name,
  corners: corners.split(', ').map((pair): Spot => {
    const [x = 0, y = 0] = pair.split(' ').map(Number)
    return [x, y]
  }),
})

export const HIDDEN_FIGURES: readonly HiddenFigure[] = [
  figure('ilha', 'surface', 'barco', '1 4, 3 2, 9 2, 11 4, 7 4, 7 5, 11 5, 7 11, 6 11, 6 4'),
  figure('ilha', 'bed', 'peixe', '1 6, 3 9, 7 9, 9 7, 11 9, 11 3, 9 5, 7 3, 3 3'),
  figure('ilha', 'bed', 'tubarão', '1 5, 3 7, 5 8, 6 11, 7 8, 9 7, 11 10, 10 6, 11 3, 9 5, 5 4, 4 2, 3 4'),
  figure('ilha', 'shore', 'cabana', '2 1, 2 6, 1 6, 6 11, 11 6, 10 6, 10 1, 7 1, 7 4, 5 4, 5 1'),
  figure('ilha', 'shore', 'farol', '4 1, 5 7, 4 7, 4 8, 5 8, 5 10, 6 11, 7 10, 7 8, 8 8, 8 7, 7 7, 8 1'),
  figure(
    'ilha',
    'bed',
    'âncora',
    '5 11, 7 11, 7 9, 9 9, 9 8, 7 8, 7 3, 10 5, 11 5, 10 2, 6 1, 2 2, 1 5, 2 5, 5 3, 5 8, 3 8, 3 9, 5 9',
  ),
  figure('ilha', 'bed', 'baleia', '1 4, 1 7, 3 9, 6 9, 8 7, 9 6, 9 8, 8 10, 10 9, 12 10, 11 8, 11 4, 9 2, 3 2'),
  figure('espaco', 'night', 'foguete', '5 2, 3 1, 3 4, 4 6, 4 9, 6 12, 8 9, 8 6, 9 4, 9 1, 7 2'),
  figure('espaco', 'night', 'estrela', '6 11, 7 7, 11 7, 8 5, 9 1, 6 3, 3 1, 4 5, 1 7, 5 7'),
  figure('espaco', 'night', 'disco voador', '1 4, 3 6, 4 6, 5 9, 7 9, 8 6, 9 6, 11 4, 9 3, 3 3'),
  figure(
    'espaco',
    'night',
    'robô',
    '3 1, 3 5, 2 5, 2 8, 4 8, 4 11, 8 11, 8 8, 10 8, 10 5, 9 5, 9 1, 7 1, 7 4, 5 4, 5 1',
  ),
  figure('espaco', 'night', 'lua', '8 11, 4 10, 2 7, 2 5, 4 2, 8 1, 6 3, 5 6, 6 9'),
  figure('espaco', 'night', 'avião', '6 12, 5 10, 5 8, 1 5, 1 4, 5 5, 5 3, 4 1, 8 1, 7 3, 7 5, 11 4, 11 5, 7 8, 7 10'),
]

/** Points of the grid within a figure, none on its outline, those nearest its middle first. */
export function pointsInside({ corners }: HiddenFigure): Spot[] {
  const outline = [corners.map(([x, y]) => ({ x, y }))]
  const near = 0.01
  const isInside = ([x, y]: Spot) =>
    [-near, near].every((dx) => [-near, near].every((dy) => contains(outline, { x: x + dx, y: y + dy })))
  const middle = FIGURE_GRID / 2
  const all = Array.from({ length: FIGURE_GRID ** 2 }, (_, i): Spot => [i % FIGURE_GRID, Math.floor(i / FIGURE_GRID)])
  const away = ([x, y]: Spot) => Math.hypot(x - middle, y - middle)
  return all.filter(isInside).sort((a, b) => away(a) - away(b))
}

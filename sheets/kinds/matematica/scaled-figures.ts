/** Polygons on squared paper, and their copies: larger, smaller, stretched. */
import type { Spot } from '../../studio/paths.ts'

export interface ScaledFigure {
  readonly name: string
  /** Corners in squares, from the upper left corner of the figure. */
  readonly corners: readonly Spot[]
  /** Three sides of different lengths on the lines of the squares, by their first corner, or none: a, b, c. */
  readonly sides: readonly number[]
}

const spots = (list: string): Spot[] =>
  list.split(' ').map((pair): Spot => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })

const figure = (name: string, corners: string, ...sides: readonly number[]): ScaledFigure => ({
  ...{ name, corners: spots(corners), sides },
})

export const SCALED_FIGURES: readonly ScaledFigure[] = [
  figure('seta', '0,1 3,1 3,0 5,2 3,4 3,3 0,3', 0, 1, 6),
  figure('casa', '0,2 2,0 3,1 3,0 4,0 4,5 0,5', 4, 5, 6),
  figure('barco', '0,4 2,4 2,0 5,4 4,5 1,5', 0, 1, 4),
  figure('coroa', '0,0 1,2 2,0 3,2 4,0 4,4 0,4'),
  figure('bandeirinha', '0,0 4,0 4,5 2,3 0,5'),
  figure('pinheiro', '2,0 4,3 3,3 3,5 1,5 1,3 0,3'),
  figure('escada', '0,0 1,0 1,1 3,1 3,3 4,3 4,4 0,4', 0, 2, 6),
  figure('chave', '0,0 3,0 3,2 5,2 5,3 2,3 2,4 0,4', 0, 2, 7),
  figure('peixe', '0,2 2,0 4,2 5,1 5,4 4,3 2,4 0,3'),
]

export const sizeOf = ({ corners }: ScaledFigure): Spot => [
  Math.max(...corners.map(([x]) => x)),
  Math.max(...corners.map(([, y]) => y)),
]

export const stretched = ({ corners }: ScaledFigure, across: number, down: number): Spot[] =>
  corners.map(([x, y]): Spot => [x * across, y * down])

/** Both ends of a side. */
export function sideOf({ corners }: ScaledFigure, first: number): readonly [Spot, Spot] {
  const [from, to] = [corners[first], corners[(first + 1) % corners.length]]
  if (!from || !to) throw new RangeError(`no side ${first}`)
  return [from, to]
}

/** Length of a side on the lines, in squares. */
export function lengthOf(figure: ScaledFigure, first: number): number {
  const [[x1, y1], [x2, y2]] = sideOf(figure, first)
  return Math.abs(x2 - x1) + Math.abs(y2 - y1)
}

/** Each row of their table is another calculation. */
export const LETTERED = SCALED_FIGURES.filter(({ sides }) => sides.length > 0)

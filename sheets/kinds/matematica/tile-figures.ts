/** Figures laid of square tiles, whole and halved along the diagonal: their area in tiles, their perimeter in sides. */
import type { Spot } from '../../studio/paths.ts'

/**
 * A row of tiles a line: `#` is a whole tile, `.` none, and the four halves are named by the corner that they fill:
 * `a` lower left, `b` lower right, `c` upper left, `d` upper right.
 */
export interface TileFigure {
  readonly name: string
  readonly rows: readonly string[]
}

const figure = (name: string, ...rows: readonly string[]): TileFigure => ({ name, rows })

/** Of whole tiles alone, no hole in any of them: the outline is one line. */
export const WHOLE_FIGURES: readonly TileFigure[] = [
  figure('castelo', '#.#.#', '#####', '#####', '##.##'),
  figure('escada', '#...', '##..', '###.', '####'),
  figure('cruz', '.##.', '####', '####', '.##.'),
  figure('cachorro', '##...#', '######', '.####.', '.#..#.'),
  figure('girafa', '##...', '.#...', '.####', '.####', '.#..#'),
  figure('coelho', '#.#..', '###..', '###..', '#####', '####.'),
  figure('barco', '..#..', '..##.', '#####', '.###.'),
  figure('sofá', '#....#', '######', '######', '#....#'),
  figure('cadeira', '#...', '#...', '####', '#..#', '#..#'),
  figure('chapéu', '.###.', '.###.', '#####'),
  figure('cobra', '####', '...#', '####', '#...', '###.'),
  figure('pato', '.##...', '.##..#', '..####', '..####'),
  figure('torre', '#.#', '###', '.#.', '###', '###'),
  figure('árvore', '.#.', '###', '###', '.#.'),
  figure('peixe', '.###.#', '######', '.###.#'),
  figure('cacto', '..#.#', '#.#.#', '#.###', '###..', '..#..'),
  figure('letra L', '##..', '##..', '####', '####'),
  figure('letra T', '#####', '#####', '..#..', '..#..'),
  figure('letra U', '##.##', '##.##', '#####'),
  figure('letra H', '#..#', '#..#', '####', '#..#', '#..#'),
  figure('letra E', '####', '#...', '###.', '#...', '####'),
  figure('tapete', '#####', '#####', '#####'),
  figure('quadrado', '####', '####', '####', '####'),
  figure('faixa', '######', '######'),
  figure('raio', '##...', '.##..', '..##.', '...##'),
  figure('chave', '##....', '######', '##.#.#'),
  figure('caminhão', '.####.', '######', '######', '.#..#.'),
  figure('avião', '..#..', '..#..', '#####', '..#..', '.###.'),
]

/** Halves make slopes: roofs, sails, fins. Their area comes out in whole tiles. */
export const HALVED_FIGURES: readonly TileFigure[] = [
  figure('casa', '.ba.', 'b##a', '####', '####'),
  figure('barco a vela', '..a..', '..#a.', 'd###c'),
  figure('peixe', 'b##ab', 'd##cd'),
  figure('pinheiro', '.ba.', 'b##a', '.##.'),
  figure('foguete', '.ba.', '.##.', '.##.', 'b##a'),
  figure('barraca', '..ba..', '.b##a.', 'b####a'),
  figure('coração', 'baba', '####', 'd##c', '.dc.'),
  figure('gato', 'a..b', '####', '####', 'd##c'),
  figure('pipa', '.ba.', 'b##a', 'd##c', '.dc.'),
  figure('coroa', 'a.ba.b', '######', '######'),
  figure('vaso', 'd##c', '.##.', 'b##a', '####', 'd##c'),
  figure('tulipa', 'abab', '####', 'd##c', '.##.'),
  figure('montanha', '..ba..', 'ba##ba', '######'),
  figure('balão', 'b##a', '####', 'd##c', '.dc.'),
  figure('seta', '...a.', '####a', '####c', '...c.'),
  figure('sino', '.ba.', '.##.', 'b##a', '####'),
  figure('borboleta', 'a..b', '####', '####', 'c..d'),
  figure('canoa', 'd####c', '.d##c.'),
]

const PARTS: Readonly<Record<string, readonly Spot[]>> = {
  '#': [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  a: [
    [0, 0],
    [1, 1],
    [0, 1],
  ],
  b: [
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  c: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  d: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
}

interface Tile {
  readonly column: number
  readonly row: number
  /** Corners in tiles from the figure's upper left, clockwise. */
  readonly corners: readonly Spot[]
}

export const tilesOf = ({ rows }: TileFigure): Tile[] =>
  rows.flatMap((line, row) =>
    [...line].flatMap((sign, column) => {
      const part = PARTS[sign]
      return part ? [{ column, row, corners: part.map(([x, y]): Spot => [column + x, row + y]) }] : []
    }),
  )

/** Size in tiles. */
export const sizeOf = ({ rows }: TileFigure) => ({ columns: rows[0]?.length ?? 0, rows: rows.length })

/** In tiles: a half counts one half. */
export const areaOf = (one: TileFigure): number =>
  tilesOf(one).reduce((sum, { corners }) => sum + (corners.length === 4 ? 1 : 0.5), 0)

const nameOfSpot = ([x, y]: Spot) => `${x},${y}`

/** The sides that one tile alone has, each from spot to spot: what a ribbon around the figure follows. */
export function outlineOf(one: TileFigure): (readonly [Spot, Spot])[] {
  const sides = tilesOf(one).flatMap(({ corners }) =>
    corners.map((from, i) => [from, corners[(i + 1) % corners.length] ?? from] as const),
  )
  const all = new Set(sides.map(([from, to]) => `${nameOfSpot(from)} ${nameOfSpot(to)}`))
  return sides.filter(([from, to]) => !all.has(`${nameOfSpot(to)} ${nameOfSpot(from)}`))
}

/** In sides of a tile. Only for figures of whole tiles. */
export const perimeterOf = (one: TileFigure): number => outlineOf(one).length

/** One figure, and for the hardest level another that answers «the same area» or «the same perimeter». */
export interface TileTask {
  readonly figure: TileFigure
  readonly example?: TileFigure
  readonly keeps?: 'area' | 'perimeter'
}

/** The plane shapes that children name, each in several drawings. */
import type { Spot } from '../../studio/paths.ts'

export interface Polygon {
  readonly name: string
  /** Several of a kind, so that no name belongs to one drawing: corners in a box of 100. */
  readonly corners: readonly (readonly (readonly [number, number])[])[]
}

const regular = (n: number, turn: number) =>
  Array.from({ length: n }, (_, i): readonly [number, number] => {
    const angle = ((turn - 90 + (360 * i) / n) * Math.PI) / 180
    return [50 + 44 * Math.cos(angle), 50 + 44 * Math.sin(angle)]
  })

export const POLYGONS: readonly Polygon[] = [
  {
    name: 'triângulo',
    corners: [
      [
        [8, 84],
        [50, 12],
        [92, 84],
      ],
      [
        [12, 12],
        [12, 86],
        [90, 86],
      ],
      [
        [10, 30],
        [92, 16],
        [60, 88],
      ],
    ],
  },
  {
    name: 'quadrado',
    corners: [
      [
        [16, 16],
        [84, 16],
        [84, 84],
        [16, 84],
      ],
      regular(4, 0),
      regular(4, 20),
    ],
  },
  {
    name: 'retângulo',
    corners: [
      [
        [4, 28],
        [96, 28],
        [96, 72],
        [4, 72],
      ],
      [
        [30, 4],
        [70, 4],
        [70, 96],
        [30, 96],
      ],
      [
        [6, 62],
        [76, 12],
        [94, 37.2],
        [24, 87.2],
      ],
    ],
  },
  {
    name: 'pentágono',
    corners: [
      regular(5, 0),
      regular(5, 20),
      [
        [10, 40],
        [50, 10],
        [90, 40],
        [90, 88],
        [10, 88],
      ],
    ],
  },
  { name: 'hexágono', corners: [regular(6, 0), regular(6, 30), regular(6, 15)] },
  {
    name: 'trapézio',
    corners: [
      [
        [28, 22],
        [72, 22],
        [96, 78],
        [4, 78],
      ],
      [
        [8, 22],
        [60, 22],
        [92, 78],
        [8, 78],
      ],
      [
        [6, 26],
        [94, 26],
        [74, 74],
        [26, 74],
      ],
    ],
  },
  {
    name: 'paralelogramo',
    corners: [
      [
        [28, 24],
        [98, 24],
        [72, 76],
        [2, 76],
      ],
      [
        [2, 26],
        [70, 26],
        [98, 74],
        [30, 74],
      ],
      [
        [20, 4],
        [80, 40],
        [80, 96],
        [20, 60],
      ],
    ],
  },
  {
    name: 'losango',
    corners: [
      [
        [50, 4],
        [84, 50],
        [50, 96],
        [16, 50],
      ],
      [
        [4, 50],
        [50, 22],
        [96, 50],
        [50, 78],
      ],
      [
        [15, 15],
        [67, 33],
        [85, 85],
        [33, 67],
      ],
    ],
  },
]

export interface Shown {
  readonly polygon: Polygon
  /** One of its drawings, round and round. */
  readonly look: number
}

const cornersOf = ({ polygon, look }: Shown) => polygon.corners[look % polygon.corners.length] ?? []

export const sidesOf = (shown: Shown): number => cornersOf(shown).length

/** Corners about a middle, as large as `size` of its box allows, mm. */
export const cornersAt = (shown: Shown, cx: number, cy: number, size: number): Spot[] =>
  cornersOf(shown).map(([x, y]): Spot => [cx + ((x - 50) * size) / 100, cy + ((y - 50) * size) / 100])

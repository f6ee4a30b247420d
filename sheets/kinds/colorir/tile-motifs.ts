/** Patterns of tiles: each drawn once for an eighth or a quarter and repeated about the middle. Lengths in shares of the side. */
import { circleData, type Point, polylineData, rectData, round } from '../../scene/marks.ts'

/** Lines of a tile whose side is `s` mm, about its middle. */
export type Motif = (s: number) => string

const n = round

/** A point about the middle, turned by quarters. */
const turned = ([x, y]: readonly [number, number], quarter: number): [number, number] => {
  const [c, k] = [[1, 0] as const, [0, 1] as const, [-1, 0] as const, [0, -1] as const][quarter] ?? [1, 0]
  return [x * c - y * k, x * k + y * c]
}

/** Commands and points of a path, points in shares of the side: «M0,0 Q0.1,0.2 0.3,0.3». */
const placed = (d: string, s: number, map: (p: readonly [number, number]) => readonly [number, number]) =>
  d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => {
    const [u, v] = map([Number(x), Number(y)])
    return `${n(u * s)} ${n(v * s)}`
  })

/** The lines in all four quarters. */
const quarters = (d: string, s: number) =>
  [0, 1, 2, 3].map((quarter) => placed(d, s, (p) => turned(p, quarter))).join('')

const polygon = (corners: readonly (readonly [number, number])[], s: number) =>
  polylineData(
    corners.map(([x, y]): Point => ({ x: x * s, y: y * s })),
    true,
  )

/** A star of straight lines, its first tip upwards or turned. */
const starOf = (tips: number, outer: number, inner: number, s: number, turn = 0) =>
  polygon(
    Array.from({ length: tips * 2 }, (_, i) => {
      const [a, r] = [(i * Math.PI) / tips + turn, i % 2 ? inner : outer]
      return [Math.sin(a) * r, -Math.cos(a) * r] as const
    }),
    s,
  )

const diamond = (half: number, s: number) =>
  polygon(
    [
      [0, -half],
      [half, 0],
      [0, half],
      [-half, 0],
    ],
    s,
  )

const square = (half: number, s: number) => rectData(-half * s, -half * s, 2 * half * s, 2 * half * s)

/** A quarter of a ring in each corner. */
const cornerRing = (r: number, s: number) =>
  quarters(`M${0.5 - r},-0.5 C${0.5 - r},${-0.5 + r * 0.55} ${0.5 - r * 0.55},${-0.5 + r} 0.5,${-0.5 + r} `, s)

/** Petals on the axes and on the diagonals about a disc, leaves towards the corners: as on walls of São Luís. */
const SAO_LUIS: Motif = (s) =>
  circleData(0, 0, 0.1 * s) +
  quarters('M0,-0.1 C-0.13,-0.18 -0.1,-0.28 0,-0.36 C0.1,-0.28 0.13,-0.18 0,-0.1Z', s) +
  quarters('M0.075,-0.075 C0.06,-0.2 0.15,-0.26 0.25,-0.25 C0.26,-0.15 0.2,-0.06 0.075,-0.075Z', s) +
  quarters('M0.28,-0.28 Q0.3,-0.44 0.44,-0.44 Q0.44,-0.3 0.28,-0.28Z', s)

/** A flower in a round frame, a quarter of another one in each corner. */
const ROSE: Motif = (s) =>
  circleData(0, 0, 0.42 * s) +
  circleData(0, 0, 0.31 * s) +
  circleData(0, 0, 0.08 * s) +
  quarters('M0,-0.08 C-0.16,-0.16 -0.12,-0.28 0,-0.31 C0.12,-0.28 0.16,-0.16 0,-0.08Z', s) +
  cornerRing(0.15, s)

/** Four tulips that look to the corners, bound by leaves. */
const TULIPS: Motif = (s) =>
  diamond(0.13, s) +
  quarters(
    'M0.065,-0.065 Q0.1,-0.2 0.22,-0.34 Q0.26,-0.26 0.34,-0.34 Q0.26,-0.26 0.34,-0.22 Q0.2,-0.1 0.065,-0.065Z',
    s,
  ) +
  quarters('M0,-0.13 Q-0.13,-0.28 0,-0.47 Q0.13,-0.28 0,-0.13Z', s) +
  cornerRing(0.14, s)

/** A hydraulic tile: a star with eight tips in a frame, corners cut off. */
const STAR: Motif = (s) => starOf(8, 0.35, 0.2, s) + starOf(8, 0.15, 0.09, s) + square(0.37, s) + cornerRing(0.1, s)

/** Squares turned in one another. */
const NESTED: Motif = (s) => diamond(0.5, s) + square(0.25, s) + diamond(0.16, s)

/** A star over a cross, with kites between them. */
const COMPASS: Motif = (s) =>
  starOf(4, 0.47, 0.15, s) + starOf(4, 0.36, 0.15, s, Math.PI / 4) + circleData(0, 0, 0.09 * s) + cornerRing(0.16, s)

/** Quarter rings about two opposite corners: turned at will they join to new ways, as on walls of Brasília. */
const ARCS: Motif = (s) =>
  [0, 2]
    .map((quarter) =>
      [0.34, 0.66]
        .map((r) =>
          placed(
            `M${0.5 - r},-0.5 C${0.5 - r},${-0.5 + r * 0.55} ${0.5 - r * 0.55},${-0.5 + r} 0.5,${-0.5 + r} `,
            s,
            (p) => turned(p, quarter),
          ),
        )
        .join(''),
    )
    .join('')

/** A quarter of a great flower in each corner: four tiles make a whole one. */
const GREAT_FLOWER: Motif = (s) =>
  diamond(0.14, s) +
  quarters('M0.5,-0.5 C0.34,-0.5 0.22,-0.42 0.16,-0.16 C0.42,-0.22 0.5,-0.34 0.5,-0.5Z', s) +
  quarters('M0.4,-0.4 C0.33,-0.37 0.29,-0.33 0.25,-0.25 C0.33,-0.29 0.37,-0.33 0.4,-0.4Z', s) +
  quarters('M0,-0.5 C-0.09,-0.4 -0.09,-0.28 0,-0.18 C0.09,-0.28 0.09,-0.4 0,-0.5Z', s)

/** Scrolls from corner to corner about a flower: with the neighbours they close to rings. */
const RIBBONS: Motif = (s) =>
  [0.27, 0.4].map((r) => cornerRing(r, s)).join('') +
  circleData(0, 0, 0.07 * s) +
  quarters('M0,-0.07 C-0.1,-0.12 -0.08,-0.2 0,-0.24 C0.08,-0.2 0.1,-0.12 0,-0.07Z', s) +
  quarters('M0.5,-0.5 C0.4,-0.46 0.38,-0.42 0.36,-0.36 C0.42,-0.38 0.46,-0.4 0.5,-0.5Z', s)

/** Crosses whose arms meet those of the neighbours, stars between four tiles. */
const LATTICE: Motif = (s) =>
  starOf(4, 0.3, 0.12, s) +
  square(0.07, s) +
  quarters('M-0.08,-0.5 L0,-0.34 L0.08,-0.5 ', s) +
  quarters('M0.5,-0.26 L0.34,-0.34 L0.26,-0.5 ', s) +
  quarters('M0.5,-0.38 L0.38,-0.5 ', s)

export const MOTIFS = {
  'flor de São Luís': SAO_LUIS,
  rosa: ROSE,
  tulipas: TULIPS,
  'flor de quatro azulejos': GREAT_FLOWER,
  laços: RIBBONS,
  estrela: STAR,
  quadrados: NESTED,
  'rosa dos ventos': COMPASS,
  arcos: ARCS,
  treliça: LATTICE,
} as const satisfies Readonly<Record<string, Motif>>

export type MotifName = keyof typeof MOTIFS

/** Motifs of a theme. */
export const THEMES: Readonly<Record<string, readonly MotifName[]>> = {
  flores: ['flor de São Luís', 'rosa', 'tulipas', 'flor de quatro azulejos', 'laços'],
  geometria: ['estrela', 'rosa dos ventos', 'quadrados', 'arcos', 'treliça'],
}

/** Tiles to colour, as on old walls: one or two tiles repeated until a pattern shows. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { WHITE } from '../../scene/inks.ts'
import {
  circleData,
  group,
  type Point,
  path,
  polylineData,
  rect,
  rectData,
  round,
  starData,
} from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'

const n = round
const ORIGIN: Point = { x: 0, y: 0 }
const petal = (length: number, width: number, turn: number, from = 0, { x: left, y: top }: Point = ORIGIN) => {
  const at = (x: number, y: number) => {
    const a = (turn * Math.PI) / 180
    return `${n(left + x * Math.cos(a) - y * Math.sin(a))} ${n(top + x * Math.sin(a) + y * Math.cos(a))}`
  }
  const middle = -(length + from) / 2
  return `M${at(0, -from)}Q${at(width, middle)} ${at(0, -length)}Q${at(-width, middle)} ${at(0, -from)}Z`
}
const quarter = (sx: number, sy: number, s: number, r: number) =>
  `M${n(sx * s)} ${n(sy * (s - r))}A${n(r)} ${n(r)} 0 0 ${sx * sy > 0 ? 0 : 1} ${n(sx * (s - r))} ${n(sy * s)}`
const corners = (s: number, r: number) =>
  [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ]
    .map(([sx = 1, sy = 1]) => quarter(sx, sy, s / 2, r))
    .join('')
const DIAGONALS = [45, 135, 225, 315] as const
/** A quarter of a flower in each corner: with the next three tiles it becomes a whole one. */
const cornerFlowers = (s: number, size: number) => {
  const heart = s * (0.1 + 0.02 * size)
  const petals = DIAGONALS.flatMap((diagonal) => {
    const a = ((diagonal - 90) * Math.PI) / 180
    const corner = { x: Math.cos(a) * s * Math.SQRT1_2, y: Math.sin(a) * s * Math.SQRT1_2 }
    // Two: narrower ones would leave no room for a pencil.
    return [-22, 22].map((turn) => petal(s * 0.31, s * 0.105, diagonal + 180 + turn, heart, corner))
  })
  return corners(s, heart) + petals.join('')
}
const diamond = (s: number) =>
  polylineData(
    [
      { x: 0, y: -s },
      { x: s, y: 0 },
      { x: 0, y: s },
      { x: -s, y: 0 },
    ],
    true,
  )
const turns = (count: number, from: number) => Array.from({ length: count }, (_, i) => from + (360 / count) * i)

/** Layers of a tile: motifs of its corners and its middle, each in a size that the seed chooses. */
type Layer = (s: number, size: number) => string

const EDGES: Readonly<Record<string, Layer>> = {
  cantos: (s, size) => corners(s, s * (0.2 + 0.16 * size)),
  // Clear of the flower in the middle.
  'cantos duplos': (s, size) => corners(s, s * 0.36) + corners(s, s * (0.17 + 0.04 * size)),
  'flores nos cantos': cornerFlowers,
  losango: (s) => diamond(s * 0.5),
  moldura: (s, size) =>
    rectData(-s * (0.35 + 0.03 * size), -s * (0.35 + 0.03 * size), s * (0.7 + 0.06 * size), s * (0.7 + 0.06 * size)),
}

const flower =
  (count: number, turn: number, width: number): Layer =>
  (s, size) => {
    // Many petals start from a small disc: in one point their lines would run together.
    const disc = count > 4 ? s * 0.055 : 0
    const petals = turns(count, turn).map((t) => petal(s * (0.3 + 0.04 * size), s * width * 1.15, t, disc))
    return petals.join('') + (disc > 0 ? circleData(0, 0, disc) : '')
  }

const CENTRES: Readonly<Record<string, Layer>> = {
  'quatro pétalas': flower(4, 45, 0.14),
  'cruz de pétalas': flower(4, 0, 0.14),
  'seis pétalas': flower(6, 0, 0.11),
  'oito pétalas': flower(8, 0, 0.09),
  quadrado: (s, size) =>
    rectData(-s * (0.19 + 0.03 * size), -s * (0.19 + 0.03 * size), s * (0.38 + 0.06 * size), s * (0.38 + 0.06 * size)) +
    diamond(s * 0.11),
  losangos: (s, size) => diamond(s * (0.28 + 0.03 * size)) + diamond(s * (0.1 + 0.02 * size)),
  rodas: (s, size) => circleData(0, 0, s * (0.22 + 0.07 * size)) + circleData(0, 0, s * (0.1 + 0.05 * size)),
  estrela: (s, size) => starData(0, 0, s * (0.25 + 0.06 * size), s * 0.13, 8),
}

/** Motifs of the tiles, by theme. */
const THEMES: Readonly<Record<string, { readonly edges: readonly string[]; readonly centres: readonly string[] }>> = {
  flores: {
    edges: ['flores nos cantos', 'cantos duplos', 'cantos'],
    centres: ['quatro pétalas', 'cruz de pétalas', 'seis pétalas', 'oito pétalas'],
  },
  geometria: { edges: ['losango', 'moldura', 'cantos'], centres: ['quadrado', 'losangos', 'estrela'] },
}

/** Theme of the pavements, which have no tiles. */
const WAVES = 'ondas'

interface Plan {
  readonly columns: number
  readonly rows: number
  /** Different tiles on a page, set like a chessboard. */
  readonly motifs: number
  readonly stroke: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 2, rows: 2, motifs: 1, stroke: 1.3 },
  medio: { columns: 3, rows: 4, motifs: 2, stroke: 1 },
  desafio: { columns: 4, rows: 5, motifs: 2, stroke: 0.8 },
}

export interface TileFacts {
  readonly tiles: readonly string[]
}

interface Tile {
  readonly name: string
  readonly edge: (size: number) => string
  /** Drawn over the edge. */
  readonly centre: (size: number) => string
}

/** Waves across a pavement by the sea: how many swell side by side, and how many bands lie below one another. */
const PAVEMENTS: Readonly<Record<Level, readonly (readonly [swells: number, bands: number])[]>> = {
  facil: [
    [2, 5],
    [3, 4],
  ],
  medio: [
    [3, 9],
    [4, 7],
    [2, 11],
  ],
  desafio: [
    [5, 13],
    [4, 16],
    [6, 11],
  ],
}

/** Each wave swells where the next one falls, so that they meet: leaf after leaf of one band is closed. */
function drawPavement(level: Level, index: number, sheet: Random): Mark[] {
  const { stroke } = PLANS[level]
  const choices = sheet.fork('pavement').shuffle(PAVEMENTS[level])
  const [usual, bands] = choices[index % choices.length] ?? [3, 9]
  // After every choice had a page, they repeat with more swells.
  const swells = usual + Math.floor(index / choices.length)
  const [x, y] = [CONTENT.x + 2, CONTENT.y + 2]
  const [width, height] = [CONTENT.width - 4, CONTENT.height - 4]
  const band = height / bands
  const steps = swells * 24
  const lines = Array.from({ length: bands - 1 }, (_, i) =>
    polylineData(
      Array.from({ length: steps + 1 }, (__, k) => {
        const swell = Math.sin((k / steps) * swells * 2 * Math.PI) * (band / 2)
        return { x: x + (width * k) / steps, y: y + band * (i + 1) + (i % 2 === 0 ? swell : -swell) }
      }),
    ),
  )
  return [rect(x, y, width, height, { width: stroke, radius: 3 }), path(lines.join(''), { width: stroke })]
}

function makeTile(random: Random, edge: string, centre: string): Tile {
  const [outer, inner] = [EDGES[edge], CENTRES[centre]]
  const [far, near] = [random.next(), random.next()]
  return {
    name: `${edge}, ${centre}`,
    edge: (size) => outer?.(size, far) ?? '',
    centre: (size) => inner?.(size, near) ?? '',
  }
}

function drawPage(theme: string, level: Level, random: Random, index: number, sheet: Random) {
  const plan = PLANS[level]
  if (theme === WAVES)
    return { marks: drawPavement(level, index, sheet), facts: { tiles: ['ondas'] }, pictures: ['wave'] }
  const parts = THEMES[theme]
  if (!parts) throw new RangeError(`no tiles named ${theme}`)
  // One tile alone shows its richest border first.
  const edges = plan.motifs > 1 ? sheet.fork('edges').shuffle(parts.edges) : parts.edges
  const centres = sheet.fork('centres').shuffle(parts.centres)
  // Each page sets other tiles side by side.
  const tiles = Array.from({ length: plan.motifs }, (_, i) =>
    makeTile(random, edges[(index + i) % edges.length] ?? '', centres[(2 * index + i) % centres.length] ?? ''),
  )
  const size = Math.min((CONTENT.width - 4) / plan.columns, (CONTENT.height - 4) / plan.rows)
  const x = CONTENT.x + (CONTENT.width - size * plan.columns) / 2
  const y = CONTENT.y + (CONTENT.height - size * plan.rows) / 2
  const marks = Array.from({ length: plan.columns * plan.rows }, (_, i): Mark[] => {
    const [column, row] = [i % plan.columns, Math.floor(i / plan.columns)]
    const [left, top] = [x + column * size, y + row * size]
    const edge = rect(left, top, size, size, { width: plan.stroke })
    const tile = tiles[(column + row) % tiles.length]
    if (!tile) return [edge]
    const style = { width: plan.stroke }
    const parts = [path(tile.edge(size), style), path(tile.centre(size), { ...style, fill: WHITE })]
    return [edge, group(left + size / 2, top + size / 2, parts)]
  })
  const names = tiles.map(({ name }) => name)
  const pictures = names.some((name) => name.includes('estrela')) ? ['star'] : []
  return { marks: marks.flat(), facts: { tiles: names }, pictures }
}

export const colorirAzulejos: SheetKind<PagesFacts<TileFacts>> = {
  id: 'colorir-azulejos',
  category: 'colorir',
  themes: [...Object.keys(THEMES), WAVES],
  draw: (options) =>
    composeSheet(options, 'colour', (random, index, sheet) =>
      drawPage(options.theme ?? 'flores', options.level, random, index, sheet),
    ),
}

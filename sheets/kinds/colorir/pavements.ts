/** Pavements of small stones as on Brazilian promenades, drawn into a frame from edge to edge. */
import type { Box } from '../../lettering/bounds.ts'
import { round } from '../../scene/marks.ts'
import type { CityLand } from '../../studio/places/city-lands.ts'

interface Pavement {
  readonly name: string
  /** Swells or fans across, and bands down. */
  readonly draw: (box: Box, across: number, down: number) => string
  /** The land beside it. */
  readonly land: CityLand
}

const at = (x: number, y: number) => `${round(x)} ${round(y)}`

/** The waves of Copacabana: one steep curve again and again, one below the other. */
const copacabana = ({ x, y, width, height }: Box, across: number, down: number): string => {
  const [length, step] = [width / across, height / down]
  const swell = step * 0.62
  return Array.from({ length: down + 2 }, (_, i) => {
    const base = y + (i - 0.5) * step
    const half = (from: number, up: number) =>
      `C${at(from + length * 0.34, base + up)} ${at(from + length * 0.16, base - up)} ${at(from + length * 0.5, base - up)}`
    const curves = Array.from({ length: across }, (__, k) => {
      const left = x + k * length
      return half(left, swell) + half(left + length / 2, -swell)
    })
    return `M${at(x, base + swell)}${curves.join('')}`
  }).join('')
}

/** Fans of stones in rows, each between two of the row above. */
const fans = ({ x, y, width, height }: Box, across: number, down: number): string => {
  const [step, rise] = [width / across, height / down]
  const r = step / 2
  return Array.from({ length: down + 2 }, (_, row) =>
    Array.from({ length: across + 1 }, (__, i) => {
      const cx = x + (i + (row % 2 ? 0 : 0.5)) * step
      const foot = y + row * rise
      const arcs = [1, 0.6].map(
        (share) =>
          `M${at(cx - r * share, foot)}A${round(r * share)} ${round(rise * share)} 0 0 1 ${at(cx + r * share, foot)}`,
      )
      return arcs.join('')
    }).join(''),
  ).join('')
}

/** Waves that meet: where one swells the next one falls, leaf after leaf. */
const meeting = ({ x, y, width, height }: Box, across: number, down: number): string => {
  const step = height / down
  const points = across * 24
  return Array.from({ length: down - 1 }, (_, i) => {
    const spots = Array.from({ length: points + 1 }, (__, k) => {
      const swell = Math.sin((k / points) * across * 2 * Math.PI) * (step / 2)
      return at(x + (width * k) / points, y + step * (i + 1) + (i % 2 ? -swell : swell))
    })
    return `M${spots.join('L')}`
  }).join('')
}

/** Seeds of the araucaria around a disc in a ring, four more in the gaps between rings. */
const seeds = ({ x, y, width, height }: Box, across: number, down: number): string => {
  const step = width / across
  const rows = Math.ceil(height / step)
  const seed = (cx: number, cy: number, turn: number, from: number, to: number) => {
    const [s, c] = [Math.sin(turn), Math.cos(turn)]
    const spot = (out: number, side: number) => at(cx + s * out + c * side, cy - c * out + s * side)
    const [length, half] = [to - from, (to - from) * 0.26]
    return `M${spot(from, 0)}C${spot(from + length * 0.3, half)} ${spot(from + length * 0.75, half * 1.5)} ${spot(to, half * 0.3)}L${spot(to, -half * 0.3)}C${spot(from + length * 0.75, -half * 1.5)} ${spot(from + length * 0.3, -half)} ${spot(from, 0)}Z`
  }
  // More of them where more bands are asked for.
  const count = down > 12 ? 10 : 8
  const ring = (cx: number, cy: number, r: number) =>
    `M${at(cx - r, cy)}A${round(r)} ${round(r)} 0 1 1 ${at(cx + r, cy)}A${round(r)} ${round(r)} 0 1 1 ${at(cx - r, cy)}Z`
  const rosette = (cx: number, cy: number) =>
    ring(cx, cy, step * 0.5) +
    ring(cx, cy, step * 0.12) +
    Array.from({ length: count }, (_, i) => seed(cx, cy, (i * 2 * Math.PI) / count, step * 0.15, step * 0.44)).join('')
  const star = (cx: number, cy: number) =>
    [1, 3, 5, 7].map((eighth) => seed(cx, cy, (eighth * Math.PI) / 4 + Math.PI / 4, step * 0.03, step * 0.19)).join('')
  return Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: across + 1 }, (__, i) => {
      const [left, top] = [x + i * step, y + row * step]
      return (i < across ? rosette(left + step / 2, top + step / 2) : '') + star(left, top)
    }).join(''),
  ).join('')
}

/** Bands of the pottery of Marajó: hooks on a line, and steps. */
const HOOKS = ['######.', '#....#.', '#.##.#.', '#.#..#.', '#.####.', '#......', '#######']
const STEPS = ['...##...', '..####..', '.######.', '########']
const overturned = (band: readonly string[]) => band.toReversed()
const BANDS = [HOOKS, STEPS, overturned(HOOKS), overturned(STEPS)]

/** Edges between the dark and the light squares of a band that goes on to both sides. */
function edgesOf(band: readonly string[], left: number, top: number, cell: number, columns: number): string {
  const dark = (column: number, row: number) => {
    const line = band[row]
    return line !== undefined && line[column % line.length] === '#'
  }
  const spot = (column: number, row: number) => at(left + column * cell, top + row * cell)
  const squares = band.flatMap((_, row) => Array.from({ length: columns }, (__, column) => [column, row] as const))
  return squares
    .map(([column, row]) => {
      const own = dark(column, row)
      const edge =
        column > 0 && own !== dark(column - 1, row) ? `M${spot(column, row)}V${round(top + (row + 1) * cell)}` : ''
      return row > 0 && own !== dark(column, row - 1)
        ? `${edge}M${spot(column, row)}H${round(left + (column + 1) * cell)}`
        : edge
    })
    .join('')
}

/** Squares of the bands in the width of a swell. */
const SQUARES = 9

const marajoara = ({ x, y, width, height }: Box, across: number): string => {
  const columns = across * SQUARES
  const cell = width / columns
  let top = y
  let lines = ''
  for (let i = 0; top < y + height; i++) {
    const band = BANDS[i % BANDS.length] ?? HOOKS
    lines += edgesOf(band, x, top, cell, columns)
    top += band.length * cell
    lines += `M${at(x, top)}H${round(x + width)}`
  }
  return lines
}

/** The waves of Copacabana come first, then what is walked on in other towns. */
export const PAVEMENTS: readonly Pavement[] = [
  { name: 'ondas de Copacabana', draw: copacabana, land: 'praia' },
  { name: 'pinhões de Curitiba', draw: seeds, land: 'serra' },
  { name: 'desenho marajoara', draw: marajoara, land: 'floresta' },
  { name: 'leques', draw: fans, land: 'cidade' },
  { name: 'ondas que se encontram', draw: meeting, land: 'palmeiral' },
]

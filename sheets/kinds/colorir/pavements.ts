/** Pavements of small stones as on Brazilian promenades, drawn into a frame from edge to edge. */
import type { Box } from '../../lettering/bounds.ts'
import { round } from '../../scene/marks.ts'

interface Pavement {
  readonly name: string
  /** Swells or fans across, and bands down. */
  readonly draw: (box: Box, across: number, down: number) => string
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

export const PAVEMENTS: readonly Pavement[] = [
  { name: 'ondas de Copacabana', draw: copacabana },
  { name: 'leques', draw: fans },
  { name: 'ondas que se encontram', draw: meeting },
]

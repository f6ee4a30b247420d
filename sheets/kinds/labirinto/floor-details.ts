/** Small marks on the free floor of a maze, so that it is ground of its place: too pale to be counted. */
import type { Random } from '../../page/random.ts'
import { type Point, path, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import type { PaletteName } from '../../studio/palette.ts'
import { inkOf } from '../../studio/pen.ts'
import type { PlaceName } from './place-walls.ts'

interface Detail {
  /** Paths about (0, 0) in shares of a cell, one chosen for each cell. */
  readonly forms: readonly (readonly (readonly [number, number, string])[])[]
  readonly ink: PaletteName
}

/** Blades of grass, pebbles, waves, craters, grains: each a start and what follows it, in units of a tenth of a cell. */
const GRASS = [
  [
    [-1.4, 1, 'q-0.2 -1.4 -1 -2'],
    [-1.2, 1, 'q0 -1.800 0.200 -2.800'],
    [-1, 1, 'q0.200 -1.200 1 -1.800'],
  ],
] as const
const PEBBLES = [
  [
    [-1, 0.4, 'q0.900 -1.200 1.800 0q-0.900 1.200 -1.800 0'],
    [1.6, -0.6, 'q0.500 -0.800 1 0q-0.500 0.800 -1 0'],
  ],
] as const
const WAVES = [
  [
    [-2, 0, 'q1 -1 2 0t2 0'],
    [-0.6, 1.6, 'q1 -1 2 0'],
  ],
] as const
const CRATERS = [
  [
    [-1.2, 0, 'q1.200 -1.600 2.400 0q-1.200 1.600 -2.400 0'],
    [1.8, 1.2, 'h0.100'],
    [-2, -1.4, 'h0.100'],
  ],
] as const
const GRAINS = [
  [
    [-1.6, 0, 'h0.100'],
    [0, 1, 'h0.100'],
    [1.4, -0.4, 'h0.100'],
    [0.2, -1.2, 'h0.100'],
  ],
] as const
const WISPS = [[[-2, 0.4, 'q0.600 -1.400 1.800 -0.800q1 -1 1.800 0.200q1 0 0.800 0.800']]] as const

const DETAILS: Readonly<Partial<Record<PlaceName, Detail>>> = {
  jardim: { forms: [...GRASS, ...PEBBLES], ink: 'straw' },
  horta: { forms: [...GRASS, ...GRAINS, ...PEBBLES], ink: 'straw' },
  bosque: { forms: [...GRASS, ...PEBBLES], ink: 'hillLine' },
  recife: { forms: [...WAVES, ...GRAINS], ink: 'waterLine' },
  agua: { forms: WAVES, ink: 'waterLine' },
  ceu: { forms: WISPS, ink: 'waterLine' },
  espaco: { forms: [...CRATERS, ...GRAINS], ink: 'purple' },
}

/** On paper without colour. */
const PALE: Ink = [0, 0, 0, 38]
/** Cells smaller than this have no room, mm. */
const LEAST_CELL = 12
const SHARE = 0.7

export function floorDetails(
  place: PlaceName,
  free: readonly Point[],
  cell: number,
  color: boolean,
  random: Random,
): Mark[] {
  const detail = DETAILS[place]
  // Water in colour has its waves already.
  if (!detail || cell < LEAST_CELL || (color && place === 'agua')) return []
  const unit = Math.min(cell, 18) / 10
  const scaled = (form: string) => form.replace(/-?\d*\.?\d+/g, (n) => String(round(Number(n) * unit)))
  const d = random
    .sample(free, Math.round(free.length * SHARE))
    .map(({ x, y }, i) =>
      (detail.forms[i % detail.forms.length] ?? [])
        .map(([dx, dy, form]) => `M${round(x + dx * unit)} ${round(y + dy * unit)}${scaled(form)}`)
        .join(''),
    )
  return d.length > 0 ? [path(d.join(''), { stroke: color ? inkOf(detail.ink) : PALE, width: 0.55 })] : []
}

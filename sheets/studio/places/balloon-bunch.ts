/** A child on a balcony with a bunch of balloons; those that were let go climb into the sky. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import { WAVE } from '../cast/poses.ts'
import { box, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { HOUSE } from './departure-lands.ts'
import type { Parting } from './homes.ts'
import { groundOf } from './homes.ts'
import { childBehind } from './sum-askers.ts'

/** All balloons of a page have one size. */
export const BALLOON = 9.9
/** From one balloon of the bunch to the next. */
const [ACROSS, UP] = [9.2, 10]
/** Of the first line above the hand. */
const FIRST = 17.5
const CHILD = { x: 13, scale: 0.37 }
/** Width that a bunch takes of its row. */
export const BUNCH = 46

const handOf = (row: Box): Spot => [row.x + CHILD.x + 16.4 * CHILD.scale, groundOf(row) - 41 * CHILD.scale]

/** Lines of the bunch: the middle one first, then the one above it; the ninth is beside the child's head. */
export function bunch(row: Box, count: number): Spot[] {
  const [hx, hy] = handOf(row)
  const lines = [Math.min(count, 4), Math.min(Math.max(count - 4, 0), 4), Math.max(count - 8, 0)]
  const above = [FIRST, FIRST + UP, FIRST - UP + 1]
  return lines.flatMap((many, line) =>
    Array.from({ length: many }, (_, i): Spot => {
      // Between those below, so that its string is seen.
      const aside = line === 1 && many % 2 === 0 ? ACROSS / 2 : 0
      const middle = hx + (line === 2 ? 12 : 4 + aside)
      const y = hy - (above[line] ?? FIRST)
      return [middle + (i - (many - 1) / 2) * ACROSS, y - ((i + line) % 2) * 0.8]
    }),
  )
}

/** Places in the sky, the first ones highest, each line shifted against the one below. */
export function climbing(row: Box, to: number, count: number): Spot[] {
  const left = row.x + BUNCH + 6
  const sky: Box = { x: left, y: row.y + 2, width: to - left, height: row.height - 14 }
  const perLine = Math.max(1, Math.min(4, Math.floor(sky.width / (BALLOON * 1.18))))
  const lines = Math.ceil(count / perLine)
  const wide = sky.width / perLine
  const step = Math.min(BALLOON * 1.45, sky.height / lines)
  return Array.from({ length: count }, (_, i): Spot => {
    const line = Math.floor(i / perLine)
    const many = Math.min(perLine, count - line * perLine)
    // Lines are shifted by half a place: no balloon hangs right above another.
    const shift = lines > 1 ? (line % 2 === many % 2 ? 0.25 : -0.25) * wide : 0
    const x = sky.x + sky.width / 2 + shift + ((i % perLine) - (many - 1) / 2) * wide
    return [x, sky.y + (line + 0.5) * step + ((i % 2) * Math.max(0, step - BALLOON) * 0.9) / 2]
  })
}

const strings = (balloons: readonly Spot[], [hx, hy]: Spot) =>
  balloons
    .map(([x, y]) => {
      const knot = y + BALLOON * 0.5
      return `M${r(x)} ${r(knot)}Q${r(x)} ${r((knot + hy) / 2)} ${r(hx)} ${r(hy)}`
    })
    .join('')

/** Height of the railing, and where the balcony ends. */
const [RAIL, EDGE] = [8, HOUSE + 3]

/** A balcony of the house with a child on it; each row has another child. */
export function balcony(pen: Pen, { row, staying, index, seed }: Parting): Drawing {
  const wall = pen.plane('far', 'woodDark')
  const foot = groundOf(row)
  const x = row.x + CHILD.x
  const bars = Array.from({ length: 11 }, (_, i) => box(10 + i * 5.4, foot - RAIL, 1.2, RAIL)).join('')
  const flags = Array.from({ length: 9 }, (_, i) => `M${r(12 + i * 5.8)} ${r(foot - RAIL + 1)}h4.400l-2.200 4z`)
  return [
    wall.shape(
      `M43.500 ${r(foot)}V${r(foot - 17)}Q43.500 ${r(foot - 22)} 50.500 ${r(foot - 22)}T57.500 ${r(foot - 17)}V${r(foot)}z`,
      'sky',
      0.8,
    ),
    wall.line(`M50.500 ${r(foot - 22)}V${r(foot)}M43.500 ${r(foot - 14)}h14`, 0.5),
    pen.line(strings(staying, handOf(row)), 0.55),
    person(pen.plane('middle'), childBehind(seed * 3 + index * 2), x, foot, CHILD.scale, { pose: WAVE }),
    wall.shape(bars, 'white', 0.5),
    wall.shape(flags.filter((_, i) => i % 2 === index % 2).join(''), 'red', 0.6),
    wall.shape(flags.filter((_, i) => i % 2 !== index % 2).join(''), 'yellow', 0.6),
    wall.shape(box(4, foot - RAIL - 1, EDGE - 4, 2.2, 0.8), 'wood', 0.8),
    wall.shape(box(4, foot - 0.4, EDGE - 2, 3.4, 0.8), 'woodPale', 0.9),
  ]
}

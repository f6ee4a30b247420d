/** A tree in the wind: leaves hang at the tips of its branches, others are gone. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { ellipse, points, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { tuft } from '../shapes/nature.ts'
import type { Parting } from './homes.ts'
import { groundOf } from './homes.ts'

export const LEAF = 10.4
/** Middle of the trunk from the row's left edge, and its fork above the ground. */
const [TRUNK, FORK] = [28, 13]
/** Tips of the branches from the fork, those with leaves first. */
const TIPS = points('-20,-6.500 20,-8 -24,-19 25,-20 -15,-29 17.500,-30 -8,-17 9,-18 1,-32')

const forkOf = (row: Box): Spot => [row.x + TRUNK, groundOf(row) - FORK]
/** Middles of the leaves that are still there. */
export function onTips(row: Box, count: number): Spot[] {
  const [x, y] = forkOf(row)
  return TIPS.slice(0, count).map(([dx, dy]): Spot => [x + dx, y + dy + LEAF * 0.44])
}

/** Leaves on their flight, up and down on the wind. */
export function blown(row: Box, to: number, count: number): Spot[] {
  const from = row.x + TRUNK + 31
  const wide = (to - from) / count
  return Array.from({ length: count }, (_, i): Spot => {
    return [from + wide * (i + 0.5), row.y + 17 + (i % 2 ? 9 : -5) + (i % 3) * 2]
  })
}

export function windyTree(pen: Pen, { row, index }: Parting): Drawing {
  const middle = pen.plane('middle', 'brownDark')
  const [x, y] = forkOf(row)
  const foot = groundOf(row)
  const limbs = TIPS.map(
    ([dx, dy]) =>
      `M${r(x)} ${r(y + 3)}Q${r(x + dx * 0.2)} ${r(y + dy * 0.36)} ${r(x + dx * 0.42 - Math.sign(dx))} ${r(y + dy * 0.52)}`,
  )
  // Branches bend outwards, each with a twig.
  const branches = TIPS.map(([dx, dy]) => {
    const [bx, by] = [dx * 0.52 - Math.sign(dx) * 2, dy * 0.62]
    const twig = `M${r(x + dx * 0.6)} ${r(y + dy * 0.72)}l${r(Math.sign(dx || 1) * -2.6)} -4`
    return `M${r(x)} ${r(y + 3)}Q${r(x + bx)} ${r(y + by)} ${r(x + dx)} ${r(y + dy)}${twig}`
  })
  return [
    pen.colour ? pen.shape(ellipse(x, foot, 15, 1.8), 'hill', null) : [],
    middle.rope(branches.join(''), 1.1, 'brown', 0.6),
    middle.rope(limbs.join(''), 2.2, 'brown', 0.6),
    middle.shape(
      `M${r(x - 5.6)} ${r(foot + 0.4)}C${r(x - 2.4)} ${r(foot - 3)} ${r(x - 2.8)} ${r(foot - 8)} ${r(x - 2)} ${r(y)}L${r(x)} ${r(y - 3)}L${r(x + 2)} ${r(y)}C${r(x + 2.8)} ${r(foot - 8)} ${r(x + 2.4)} ${r(foot - 3)} ${r(x + 5.6)} ${r(foot + 0.4)}z`,
      'brown',
      0.9,
    ),
    tuft(pen.plane('far', 'hillLine'), x + (index % 2 ? -11 : 11), foot + 1, 0.5),
  ]
}

/** A tree in the wind: leaves hang at the tips of its branches, others are gone. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { ellipse, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { tuft } from '../shapes/nature.ts'
import type { Parting } from './homes.ts'
import { groundOf } from './homes.ts'

export const LEAF = 10.4
/** Foot of the trunk from the row's left edge. */
const TRUNK = 21

/** From where a bough leaves the wood, by a bend, to its end; its width at both, mm. */
type Bough = readonly [from: Spot, bend: Spot, to: Spot, wide: number, thin: number]

/** A tree about the foot of its trunk, leaning away from a wind that comes from the left. */
interface WindyTree {
  readonly wood: readonly Bough[]
  /** Ends that bear leaves, the first to bear them first. */
  readonly ends: readonly Spot[]
}

const bough = (list: string, wide: number, thin = 0.7): Bough => {
  const [from = [0, 0], bend = [0, 0], to = [0, 0]] = points(list)
  return [from, bend, to, wide, thin]
}

const TREES: readonly WindyTree[] = [
  {
    wood: [
      bough('0,0.500 -1,-9 4,-19', 6.4, 4),
      bough('3,-16 3,-27 9,-38', 4.2),
      bough('0.500,-10 -2,-18 -14,-22', 3.4),
      bough('1.500,-14 0,-24 -7,-33', 3.2),
      bough('3,-16 12,-20 26,-18', 3.6),
      bough('4,-20 10,-28 20,-30', 3),
      bough('-5,-18.500 -9,-18 -13,-13', 1.6, 0.5),
      bough('5,-26 4,-31 2,-36', 1.6, 0.5),
      bough('14,-18.600 19,-21 25,-25', 1.6, 0.5),
    ],
    ends: points('-14,-22 26,-18 -7,-33 20,-30 9,-38 -13,-13 25,-25 2,-36 14,-18'),
  },
  {
    wood: [
      bough('0,0.500 -3,-8 5,-15', 6, 4.2),
      bough('4,-14 11,-20 12,-34', 4.2),
      bough('1,-9 -4,-13 -15,-13', 3),
      bough('3,-13 -2,-20 -10,-26', 3.2),
      bough('6,-16 15,-19 27,-25', 3.6),
      bough('9,-20 4,-28 1,-36', 2.8),
      bough('11,-26 16,-30 22,-35', 2),
      bough('-6,-12.800 -10,-17 -15,-20', 1.6, 0.5),
      bough('16,-19.400 20,-17 26,-15', 1.6, 0.5),
    ],
    ends: points('-15,-13 27,-25 -10,-26 22,-35 1,-36 26,-15 12,-34 -15,-20 4,-28'),
  },
  {
    wood: [
      bough('0,0.500 0.500,-6 0,-11', 7, 5.4),
      bough('1,-9 8,-18 9,-36', 4.4),
      bough('-0.500,-9 -8,-14 -12,-30', 4),
      bough('4,-15 14,-18 26,-28', 3.4),
      bough('-4,-15 -9,-17 -16,-17', 2.4),
      bough('7,-22 3,-28 -1,-35', 2.4),
      bough('12,-18.600 19,-17 26,-17', 2),
      bough('8.800,-28 13,-32 18,-36', 1.7, 0.5),
      bough('-10,-22 -6,-26 -6,-31', 1.6, 0.5),
    ],
    ends: points('-16,-17 26,-28 -12,-30 18,-36 -1,-35 26,-17 9,-36 -6,-31 14,-20'),
  },
]

/** Its outline, thinner and thinner. */
function tapered([from, bend, to, wide, thin]: Bough): string {
  const sides = [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const at = (k: 0 | 1) => (1 - t) * (1 - t) * from[k] + 2 * t * (1 - t) * bend[k] + t * t * to[k]
    const along = (k: 0 | 1) => (1 - t) * (bend[k] - from[k]) + t * (to[k] - bend[k])
    const [dx, dy] = [along(0), along(1)]
    const half = (wide + (thin - wide) * t) / 2 / Math.sqrt(dx * dx + dy * dy)
    return [
      [at(0) - dy * half, at(1) + dx * half],
      [at(0) + dy * half, at(1) - dx * half],
    ] as const
  })
  const left = sides.map(([one]): Spot => one)
  const right = sides.map(([, other]): Spot => other).reverse()
  return `${smooth(left, false)}${smooth(right, false).replace(/^M/, 'L')}z`
}

/** Roots that spread over the ground. */
const ROOTS = 'M-3 -5C-3.400 -2 -5 -0.600 -8 0.600Q-4 0 -2 1Q0 0 2 1Q5 0 8 0.600C5 -0.600 3.400 -2 3 -5z'

const treeOf = (row: Box, index: number) => ({
  ...(TREES[index % TREES.length] ?? TREES[0]),
  foot: [row.x + TRUNK, groundOf(row)] as const,
})

/** Middles of the leaves that are still there: the wind holds them out. */
export function onTips(row: Box, count: number, index: number): Spot[] {
  const { ends = [], foot } = treeOf(row, index)
  return ends.slice(0, count).map(([dx, dy]): Spot => [foot[0] + dx + LEAF * 0.24, foot[1] + dy + LEAF * 0.37])
}

/** Leaves on their flight, up and down on the wind. */
export function blown(row: Box, to: number, count: number): Spot[] {
  const from = row.x + TRUNK + 38
  const wide = (to - 2 - from) / count
  return Array.from({ length: count }, (_, i): Spot => {
    return [from + wide * (i + 0.5), row.y + 17 + (i % 2 ? 9 : -5) + (i % 3) * 2]
  })
}

export function windyTree(pen: Pen, { row, index }: Parting): Drawing {
  const middle = pen.plane('middle', 'brownDark')
  const { wood = [], foot } = treeOf(row, index)
  const [x, y] = foot
  const parts = [ROOTS, ...wood.map(tapered)]
  return [
    pen.colour ? pen.shape(ellipse(x, y, 15, 1.8), 'hill', null) : [],
    // Outlines first: all of the wood is one.
    middle.at(r(x), r(y), 1, (own) => [
      parts.map((part) => own.shape(part, 'brown', 1.7)),
      parts.map((part) => own.shape(part, 'brown', null)),
      own.line('M-1 -3q-0.600 -2 0 -4M1.400 -2q0.200 -2 0 -3.400', 0.5),
    ]),
    tuft(pen.plane('far', 'hillLine'), x + (index % 2 ? -13 : 13), y + 1, 0.5),
  ]
}

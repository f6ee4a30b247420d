/** Hot-air balloons in the sky, three on a string of flags; at the foot those who get their messages. Lengths in mm. */
import { round as r } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import { HANDS_UP, POINT_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { birdsAfar } from '../scenes/ground.ts'
import { type HeadName, head } from '../shapes/animals.ts'
import { house } from '../shapes/built.ts'
import { cloud, hill, sun, tree } from '../shapes/nature.ts'
import { FRONT, type NeighbourPlace, type NeighbourWish, ROWS_FOOT, rowFeet, SIZE } from './neighbours.ts'

/** Width of a balloon and of what is between two, where the first is, and what is between two trios. */
const ONE = { width: 34, gap: 25, left: 29, between: 0 }
const TWO = { width: 27.4, gap: 2.6, left: 13, between: 9.6 }
/** Of a basket, and of the ropes above it. */
const BASKET = { width: 10, height: 6.4, rope: 7 }
/** The white field. */
const FIELD = { share: 0.7, height: 13.6 }

const FILLS: readonly [Fill, ...Fill[]] = ['red', 'yellow', 'blue', 'orange', 'purple', 'lime', 'pink', 'teal']
const RIDERS: readonly [HeadName, ...HeadName[]] = ['bear', 'cat', 'frog', 'dog', 'chick', 'pig', 'jaguar', 'capybara']
const SKIES = ['sky', 'skyLow', 'pinkPale', 'bluePale'] as const

/** A balloon whose basket has its foot at a place. */
function balloon(pen: Pen, [cx, foot]: Spot, width: number, high: number, fill: Fill, who: HeadName): Drawing {
  const mouth = foot - BASKET.height - BASKET.rope
  const top = foot - high
  const half = width / 2
  const at = (share: number) => r(top + (mouth - top) * share)
  const bulb = (reach: number) =>
    `M${r(cx)} ${r(top)}C${r(cx + reach * 0.62)} ${r(top)} ${r(cx + reach)} ${at(0.2)} ${r(cx + reach)} ${at(0.46)}C${r(cx + reach)} ${at(0.72)} ${r(cx + reach * 0.4)} ${at(0.84)} ${r(cx + Math.min(reach * 0.3, 5))} ${r(mouth)}H${r(cx - Math.min(reach * 0.3, 5))}C${r(cx - reach * 0.4)} ${at(0.84)} ${r(cx - reach)} ${at(0.72)} ${r(cx - reach)} ${at(0.46)}C${r(cx - reach)} ${at(0.2)} ${r(cx - reach * 0.62)} ${r(top)} ${r(cx)} ${r(top)}z`
  return [
    pen.line(
      `M${r(cx - 4.4)} ${r(foot - BASKET.height)}L${r(cx - 3.6)} ${r(mouth)}M${r(cx + 4.4)} ${r(foot - BASKET.height)}L${r(cx + 3.6)} ${r(mouth)}`,
      0.7,
    ),
    head(pen, who, cx, foot - BASKET.height - 2.2, 0.42),
    pen.shape(bulb(half), fill, 0.9),
    pen.shape(bulb(half * 0.56), 'cream', 0.7),
    pen.shape(box(cx - BASKET.width / 2, foot - BASKET.height, BASKET.width, BASKET.height, 1.6), 'wood', 0.9),
    pen.line(`M${r(cx - 4)} ${r(foot - 3.8)}h8M${r(cx - 4)} ${r(foot - 1.8)}h8`, 0.5, 'woodDark'),
  ]
}

const fieldOf = ([cx, foot]: Spot, high: number): Spot => [
  cx,
  foot - high + (high - BASKET.height - BASKET.rope) * 0.47,
]

/** A string of small flags from basket to basket. */
const flags = (pen: Pen, [x, y]: Spot, [toX, toY]: Spot, fill: Fill): Drawing => {
  const from = [x + BASKET.width / 2, y - 4] as const
  const to = [toX - BASKET.width / 2, toY - 4] as const
  const count = Math.max(2, Math.round((to[0] - from[0]) / 6))
  const at = (t: number): Spot => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + 10 * t * (1 - t)]
  return [
    pen.line(
      `M${r(from[0])} ${r(from[1])}Q${r((from[0] + to[0]) / 2)} ${r((from[1] + to[1]) / 2 + 5)} ${r(to[0])} ${r(to[1])}`,
      0.6,
    ),
    pen.shape(
      Array.from({ length: count }, (_, i) => {
        const [fx, fy] = at((i + 0.5) / count)
        return `M${r(fx - 1.6)} ${r(fy)}h3.200l-1.600 3.400z`
      }).join(''),
      fill,
      0.5,
    ),
  ]
}

export function neighbourBalloons(pen: Pen, { columns, rows, variant, who }: NeighbourWish): NeighbourPlace {
  const { width, gap, left, between } = columns === 1 ? ONE : TWO
  const rowsFeet = rowFeet(rows)
  const pitch = (rowsFeet[1] ?? ROWS_FOOT) - (rowsFeet[0] ?? 0)
  const high = Math.min(pitch - 4, 44)
  const trio = 3 * width + 2 * gap
  const trios = rowsFeet.flatMap((foot, row) =>
    Array.from({ length: columns }, (_, c) =>
      [0, 1, 2].map((i): Spot => {
        const aside = columns === 1 ? ([0, -8, 8, 0][row % 4] ?? 0) : 0
        return [
          left + aside + c * (trio + between) + i * (width + gap) + width / 2,
          foot - 2.4 + (i === 1 ? -0.6 : 1.8),
        ]
      }),
    ),
  )
  const far = pen.plane('far', 'hillLine')
  const near = pen.plane('middle')
  return {
    trios: trios.map((spots) => spots.map((spot) => fieldOf(spot, high))),
    room: [width * FIELD.share, FIELD.height],
    drawing: [
      pen.shape(box(-5, 0, 220, 300), inTurn(SKIES, variant), null),
      variant % 2 ? cloud(far, 28, 44, 0.8) : sun(far, 29, 41, 0.58),
      cloud(far, 184, 42, 0.8),
      columns === 1 ? points('14,104 194,146 16,196 196,96').map(([x, y]) => cloud(far, x, y, 0.5)) : [],
      birdsAfar(far, '150,58,8 44,64,7', 0.7),
      hill(
        far,
        points(
          `-8,${ROWS_FOOT - 12} 40,${ROWS_FOOT - 24} 90,${ROWS_FOOT - 10} 150,${ROWS_FOOT - 26} 218,${ROWS_FOOT - 10}`,
        ),
        'hillFar',
      ),
      hill(
        near,
        points(
          `-8,${ROWS_FOOT + 6} 50,${ROWS_FOOT + 1} 105,${ROWS_FOOT + 6} 160,${ROWS_FOOT + 1} 218,${ROWS_FOOT + 5}`,
        ),
        'meadow',
      ),
      trios.map((spots, n) => {
        const fill = inTurn(FILLS, n * 3 + variant)
        return [
          spots.map((spot, i) => balloon(near, spot, width, high, fill, inTurn(RIDERS, n * 3 + i + variant))),
          [0, 1].map((i) =>
            flags(near, spots[i] ?? [0, 0], spots[i + 1] ?? [0, 0], inTurn(FILLS, n * 3 + 1 + variant)),
          ),
          spots.map((spot) => {
            const [x, y] = fieldOf(spot, high)
            return near.shape(
              box(x - (width * FIELD.share) / 2, y - FIELD.height / 2, width * FIELD.share, FIELD.height, 4),
              'white',
              0.9,
            )
          }),
        ]
      }),
      house(near, 30, FRONT - 18, 0.7, { roof: 'red' }),
      tree(near, 16, FRONT - 16, 0.6),
      person(pen, who[1], 62, FRONT, SIZE, { pose: HANDS_UP }),
      person(pen, who[2], 96, FRONT, SIZE, { pose: POINT_LEFT }),
    ],
  }
}

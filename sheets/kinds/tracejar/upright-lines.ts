/** Lines from above to below: fruit that falls into crates. */
import { person } from '../../studio/cast/cast.ts'
import { HANDS_UP, WAVE } from '../../studio/cast/poses.ts'
import { points, type Spot, scallop } from '../../studio/paths.ts'
import type { Drawing } from '../../studio/pen.ts'
import { backdrop, blades, meadow } from '../../studio/scenes/ground.ts'
import { barn, windPump } from '../../studio/shapes/farm.ts'
import { FRUIT, type FruitName } from '../../studio/shapes/fruit.ts'
import { crate } from '../../studio/shapes/market.ts'
import { hill, tree } from '../../studio/shapes/nature.ts'
import { fence } from '../../studio/shapes/plants.ts'
import { type Drawn, type Scene, spaced } from './straight-scene.ts'

/** Fruit on a branch, from the left: no two pages in the same order before all had their turn. */
const ORDERS: readonly (readonly FruitName[])[] = [
  ['maca', 'laranja', 'pera'],
  ['laranja', 'pera', 'maca'],
  ['pera', 'maca', 'laranja'],
  ['maca', 'pera', 'laranja'],
  ['pera', 'laranja', 'maca'],
  ['laranja', 'maca', 'pera'],
]

const FRUITS = { facil: 3, medio: 5, desafio: 7 } as const

/** Children under the tree, between the lines. */
const pickers = ({ pen, level, who }: Scene, xs: readonly number[]): Drawing =>
  level === 'facil'
    ? [0, 1].map((i) => {
        const x = ((xs[i] ?? 0) + (xs[i + 1] ?? 0)) / 2
        return person(pen.plane('middle'), who(i), x, 250, 0.66, { pose: i ? HANDS_UP : WAVE, flip: i === 1 })
      })
    : []

/** A branch with leaves from margin to margin, fruit under it, and a crate below each. */
export function falling(scene: Scene): Drawn {
  const { pen, level, deal } = scene
  const count = FRUITS[level]
  const xs = spaced(count, 16, 194)
  const far = pen.plane('far', 'hillLine')
  const size = count === 3 ? 1 : 3.4 / count
  const fruits = deal(ORDERS, 1).flat()
  const hang = 92
  const floor = 262
  const top = floor - 26 * size
  const leaves = Array.from({ length: 13 }, (_, i): Spot => [-10 + i * 19.5, 72 + (i % 2 ? 3 : -3)])
  return {
    picture: [
      backdrop(pen, 'sky'),
      hill(far, points('-8,168 50,150 110,170 160,146 218,160'), 'hillFar'),
      level === 'facil' ? [barn(far, 74, 184, 0.5), windPump(far, 134, 182, 0.6)] : [],
      hill(far, points('-8,190 50,182 110,192 160,180 218,190'), 'meadow'),
      [18, 196].map((x, i) => tree(far, x, 196, 0.9 - i * 0.1, i ? 'lime' : 'leaf')),
      fence(pen.plane('far'), 10, 200, 214, 13),
      meadow(far, 214, 'grass'),
      blades(far, '20,236 96,240 176,236 70,276 140,277'),
      pen.plane('middle').shape(`M-6 150V60H9V150C9 180 10 206 18 226H-6z`, 'brown'),
      pen.plane('middle').shape(`${scallop(leaves, 0.6, false)}V-10H-12z`, 'leaf'),
      far.line('M20 60q3 -4 6 -1M60 52q3 -4 6 -1M150 54q3 -4 6 -1M184 62q3 -4 6 -1M112 64q3 -4 6 -1', 0.8, 'leafDeep'),
      pickers(scene, xs),
      xs.map((x, i) => {
        const fruit = fruits[i % fruits.length] ?? 'maca'
        return [
          pen.line(`M${x} 70V${hang - 14 * size}`, 1.2, 'brown'),
          pen.at(x, hang, 1.7 * size + 0.2, FRUIT[fruit]),
          crate(pen.plane('middle'), x, floor, size * 1.02, fruit),
        ]
      }),
    ],
    strokes: xs.map((x) => [
      { x, y: hang + 18 * size },
      { x, y: top - 5 },
    ]),
    shows: ['maçã', 'laranja', 'pera'],
  }
}

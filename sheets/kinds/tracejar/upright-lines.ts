/** Lines from above to below: fruit that falls into crates, rain on a garden. */
import { person } from '../../studio/cast/cast.ts'
import { HANDS_UP, WAVE } from '../../studio/cast/poses.ts'
import type { Pose } from '../../studio/cast/skeleton.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { points, type Spot, scallop } from '../../studio/paths.ts'
import type { Drawing, Fill } from '../../studio/pen.ts'
import { backdrop, blades, meadow } from '../../studio/scenes/ground.ts'
import { barn, windPump } from '../../studio/shapes/farm.ts'
import { FRUIT, type FruitName } from '../../studio/shapes/fruit.ts'
import { crate } from '../../studio/shapes/market.ts'
import { bush, hill, tree } from '../../studio/shapes/nature.ts'
import { duck } from '../../studio/shapes/pets.ts'
import { bloom, fence } from '../../studio/shapes/plants.ts'
import { openUmbrella, puddle } from '../../studio/shapes/rooms.ts'
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

const PETALS: readonly [Fill, ...Fill[]] = ['red', 'pink', 'yellow', 'purple']
const CLOUD_FOOT = 84
const GROUND = 250

/** One hand holds the umbrella's stick beside the head. */
const SHELTERED: Pose = { expr: 'alegre', armR: { at: [13.4, -30], z: 'front', dir: 10, hand: 'fist' } }

/** By how much rain drifts to the left while it falls, mm. */
const DRIFT = { facil: 0, medio: 26, desafio: 44 } as const
const DROPS = { facil: 4, medio: 5, desafio: 9 } as const

/** One wide cloud, a child under an umbrella, flowers that drink. Wind blows on harder levels. */
export function rain({ pen, level, index, who }: Scene): Drawn {
  const far = pen.plane('far', 'hillLine')
  const middle = pen.plane('middle')
  const drift = DRIFT[level] * (index % 2 ? -1 : 1)
  const xs = spaced(
    DROPS[level] + (level === 'facil' ? 0 : index % 2),
    16 + Math.abs(drift) / 2,
    194 - Math.abs(drift) / 2,
  )
  // From the right: its bumps hang down.
  const bumps = Array.from({ length: 12 }, (_, i): Spot => [221 - i * 21, 76 + (i % 2 ? 3 : -2)])
  const cx = 105
  // The umbrella catches what falls on it.
  const groundAt = (x: number) => (Math.abs(x - cx - 3) < 31 ? 196.6 + ((x - cx - 3) / 28) ** 2 * 14 : GROUND - 4)
  const start = CLOUD_FOOT + 7
  const strokes = xs.map((x) => {
    const at = (y: number) => x + drift / 2 - (drift * (y - start)) / (GROUND - start)
    // The lower a drop, the further it has drifted: a few rounds find what it falls on.
    const to = [1, 2, 3, 4].reduce((y) => groundAt(at(y)), GROUND - 4)
    return [
      { x: x + drift / 2, y: start },
      { x: at(to), y: to },
    ]
  })
  const beds = strokes.flatMap(([, to]) => (to && to.y > GROUND - 5 ? [to.x] : []))
  // Each drop falls on the head of a flower.
  const size = level === 'desafio' ? 1.3 : 1.9
  const pond = index % 2 ? cx + 46 : cx - 46
  const picture: Drawing = [
    backdrop(pen, 'greyPale'),
    hill(far, points('-8,226 50,208 110,224 160,210 218,226'), 'hillFar'),
    [20, 190].map((x, i) => tree(far, x, 236, 0.9 - i * 0.15, i === index % 2 ? 'lime' : 'leaf')),
    meadow(far, 232, 'meadow'),
    bush(far, 14, 250, 0.7),
    bush(far, 198, 250, 0.7),
    middle.shape(`${scallop(bumps, 0.6, false)}V-10H221z`, 'cloud'),
    blades(far, '34,262 70,282 140,281 172,264 186,280 26,280'),
    beds.map((x, i) => bloom(middle, x, GROUND - 2 + 12.4 * size, size, inTurn(PETALS, i))),
    puddle(middle, pond, 279, 34),
    duck(middle, pond, 279, 0.5, 'yellow', { flip: index % 2 === 0 }),
    openUmbrella(pen, cx + 3, 246, 1),
    person(pen, who(0), cx - 9, 276, 0.9, { pose: SHELTERED }),
  ]
  return { picture, strokes, shows: ['nuvem', 'flor', 'guarda-chuva', 'chuva'] }
}

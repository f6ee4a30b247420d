/** Lines from above to below: fruit that falls into crates, hooks that sink to the fish, rain on a garden. */
import { person } from '../../studio/cast/cast.ts'
import { HOLD } from '../../studio/cast/poses.ts'
import { box, circle, points, type Spot, scallop, smooth } from '../../studio/paths.ts'
import type { Drawing, Fill } from '../../studio/pen.ts'
import { backdrop, blades, meadow, ripples } from '../../studio/scenes/ground.ts'
import { FRUIT, type FruitName } from '../../studio/shapes/fruit.ts'
import { crate } from '../../studio/shapes/market.ts'
import { bush, hill } from '../../studio/shapes/nature.ts'
import { bloom } from '../../studio/shapes/plants.ts'
import { openUmbrella, puddle } from '../../studio/shapes/rooms.ts'
import { coral, fish, seaweed } from '../../studio/shapes/sea.ts'
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

/** A branch with leaves from margin to margin, fruit under it, and a crate below each. */
function orchard({ pen, level, deal }: Scene): Drawn {
  const count = level === 'facil' ? 3 : 5
  const xs = spaced(count, 16, 194)
  const far = pen.plane('far', 'hillLine')
  const size = count === 3 ? 1 : 0.68
  const fruits = deal(ORDERS, 1).flat()
  const hang = 92
  const floor = 258
  const top = floor - 26 * size
  const leaves = Array.from({ length: 13 }, (_, i): Spot => [-10 + i * 19.5, 72 + (i % 2 ? 3 : -3)])
  return {
    picture: [
      backdrop(pen, 'sky'),
      hill(far, points('-8,214 50,196 110,212 160,198 218,212'), 'hillFar'),
      meadow(far, 240, 'meadow'),
      blades(far, '20,274 96,276 170,274'),
      pen.plane('middle').shape(box(-4, 150, 12, 140), 'brown'),
      pen.plane('middle').shape(`${scallop(leaves, 0.6, false)}V-10H-12z`, 'leaf'),
      far.line('M20 60q3 -4 6 -1M60 52q3 -4 6 -1M150 54q3 -4 6 -1M184 62q3 -4 6 -1M112 64q3 -4 6 -1', 0.8, 'leafDeep'),
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

/** A pier over the sea: each line of a rod ends at a fish. Further pages have more lines, nearer together. */
function pier({ pen, index, random, who }: Scene): Drawn {
  const count = 7 + 2 * Math.min(index, 2)
  const xs = spaced(count, 14, 196)
  const middle = pen.plane('middle')
  const far = pen.plane('far', 'waterLine')
  const fills: readonly Fill[] = ['orange', 'pink', 'purple', 'lime', 'yellow']
  const size = Math.min(1.05, 15 / count + 0.05) * 0.7
  const depths = xs.map((_, i) => (i % 2 ? 236 : 206) + random.between(-6, 6))
  return {
    picture: [
      backdrop(pen, 'sky'),
      [58, 152].map((x, i) => person(middle, who(i), x, 92, 0.62, { pose: HOLD, flip: i === 1 })),
      middle.shape(box(-5, 88, 220, 8), 'woodPale'),
      middle.line('M28 88V96M66 88V96M105 88V96M144 88V96M182 88V96', 0.7, 'wood'),
      far.shape(`${smooth(points('-6,120 40,116 100,121 160,116 218,120'), false)}V300H-6z`, 'water'),
      [5, 205].map((x) => middle.shape(box(x - 3.5, 96, 7, 60), 'wood')),
      far.shape(`${smooth(points('-6,120 40,116 100,121 160,116 218,120'), false)}V300H-6z`, null),
      ripples(far, '20,136 84,132 140,138 176,130'),
      far.shape(`${smooth(points('-6,266 60,258 130,266 218,258'), false)}V300H-6z`, 'sand', null),
      seaweed(far, 22, 276, 0.6, 'leaf'),
      coral(far, 188, 276, 0.5, 'pink'),
      xs.map((x) => pen.shape(circle(x, 92, 2), 'metal', 0.7)),
      xs.map((x, i) =>
        fish(middle, x, (depths[i] ?? 220) + 13, size, fills[i % fills.length] ?? 'orange', 'white', {
          flip: i % 2 === 1,
        }),
      ),
    ],
    strokes: xs.map((x, i) => [
      { x, y: 99 },
      { x, y: depths[i] ?? 220 },
    ]),
    shows: ['peixe'],
  }
}

export const falling = (scene: Scene): Drawn => (scene.level === 'desafio' ? pier(scene) : orchard(scene))

const CLOUD_FOOT = 84
const GROUND = 250

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
  const bumps = Array.from({ length: 12 }, (_, i): Spot => [-10 + i * 21, 78 + (i % 2 ? 3 : -3)])
  const cx = 105
  // The umbrella catches what falls on it.
  const groundAt = (x: number) => (Math.abs(x - cx) < 29 ? 194 + ((x - cx) / 29) ** 2 * 18 : GROUND - 4)
  const strokes = xs.map((x) => {
    const to = groundAt(x - drift / 2)
    const share = (to - CLOUD_FOOT - 7) / (GROUND - CLOUD_FOOT)
    return [
      { x: x + drift / 2, y: CLOUD_FOOT + 7 },
      { x: x + drift / 2 - drift * share, y: to },
    ]
  })
  const beds = xs.filter((x) => groundAt(x - drift / 2) > GROUND - 5).map((x) => x - drift / 2)
  const colours: readonly Fill[] = ['red', 'pink', 'yellow', 'purple']
  const picture: Drawing = [
    backdrop(pen, 'greyPale'),
    hill(far, points('-8,226 50,208 110,224 160,210 218,226'), 'hillFar'),
    meadow(far, 246, 'meadow'),
    bush(far, 14, 250, 0.7),
    bush(far, 198, 250, 0.7),
    middle.shape(`${scallop(bumps, 0.6, false)}V-10H-12z`, 'cloud'),
    person(pen, who(0), cx, 272, 0.9, { pose: HOLD }),
    openUmbrella(pen, cx + 4.5, 252, 1),
    puddle(middle, cx - 44, 274, 26),
    beds.map((x, i) => bloom(middle, x, GROUND + 22, 0.9, colours[i % colours.length] ?? 'red')),
  ]
  return { picture, strokes, shows: ['nuvem', 'flor', 'guarda-chuva', 'chuva'] }
}

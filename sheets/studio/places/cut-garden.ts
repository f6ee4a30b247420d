/** A garden cut open: sky and land above the ground, below it the soil with what lives in it. */
import { earthworm } from '../pairs/small-animals.ts'
import { box, ellipse, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bush, tree, tuft } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'

export const GARDENS = ['horta', 'pomar'] as const
export type Garden = (typeof GARDENS)[number]

const wave = (y: number) =>
  `${smooth(points(`-8,${y + 3} 50,${y - 2} 105,${y + 1} 160,${y - 3} 220,${y + 2}`), false)}V300H-8z`

/** Stones between what grows, within `height` mm below the ground. */
const buried = (pen: Pen, y: number, height: number): Drawing => {
  const stones: readonly Spot[] = [
    [18, 0.5],
    [57, 0.36],
    [105, 0.62],
    [153, 0.36],
    [192, 0.5],
  ]
  return stones.map(([x, share], i) => pen.shape(ellipse(x, y + height * share, 2.6 + (i % 2), 1.9), 'stone', 0.8))
}

/** Soil from edge to edge below a strip of grass; `ground` is where plants have their feet, stones are
 * within `depth`. */
export const cutSoil = (pen: Pen, ground: number, height: number, depth = height): Drawing => [
  pen.shape(box(-8, ground, 230, height), 'earth', 1.1),
  depth > 0 ? buried(pen, ground, depth) : [],
  pen.shape(
    `M-8 ${ground - 3}H222V${ground + 2}${Array.from({ length: 23 }, (_, i) => `Q${217 - i * 10} ${ground + 5} ${212 - i * 10} ${ground + 2}`).join('')}z`,
    'grass',
    1,
  ),
]

/** The far land of a garden, down to its ground. */
export const gardenLand = (pen: Pen, garden: Garden, ground: number): Drawing => {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  const shared = [pen.shape(box(0, 0, 214, 300), 'sky', null), far.shape(wave(ground - 42), 'hillFar', 0.7)]
  if (garden === 'horta')
    return [
      shared,
      middle.shape(wave(ground - 34), 'meadow', 0.8),
      fence(middle, -4, 214, ground - 12, 17),
      middle.shape(wave(ground - 14), 'hill', 0.8),
    ]
  return [
    shared,
    middle.shape(wave(ground - 34), 'meadow', 0.8),
    [54, 158].map((x) => tree(middle, x, ground - 24, 0.6, 'leaf', 'orange')),
    middle.shape(wave(ground - 22), 'hill', 0.8),
    bush(middle, 54, ground - 8, 0.5),
  ]
}

/** The whole picture of a page: ground at `ground`, soil below it to the foot of the page. */
export const cutGarden = (pen: Pen, garden: Garden, ground: number): Drawing => [
  gardenLand(pen, garden, ground),
  cutSoil(pen, ground, 297 - ground),
]

/** Small ones above and below the ground, where nothing is written. */
export const gardenGuests = (pen: Pen, ground: number, side: (x: number) => number): Drawing => [
  tuft(pen, side(130), ground + 1, 0.7),
  pen.at(side(62), ground + 60, 0.62, earthworm),
]

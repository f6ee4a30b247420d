/** A plant at six ages, about its foot, 28 mm high and 16 mm deep, and potted plants that lack something. */
import { box, ellipse } from '../paths.ts'
import type { Drawing, Pen, Placing } from '../pen.ts'
import * as organ from './plant-organs.ts'

type Organ = (pen: Pen) => Drawing

export interface Growing {
  readonly name: string
  readonly leaf: Organ
  readonly leafScale: number
  readonly flower: Organ
  readonly fruit: Organ
  readonly fruitScale: number
  /** Half the length of its seed, mm. */
  readonly seed: number
}

export const GROWING = {
  horta: [
    {
      name: 'feijoeiro',
      leaf: organ.beanLeaf,
      leafScale: 0.3,
      flower: organ.beanFlower,
      fruit: organ.beanPod,
      fruitScale: 0.34,
      seed: 3.4,
    },
    {
      name: 'tomateiro',
      leaf: organ.tomatoLeaf,
      leafScale: 0.34,
      flower: organ.tomatoFlower,
      fruit: organ.tomatoFruit,
      fruitScale: 0.36,
      seed: 2.4,
    },
  ],
  pomar: [
    {
      name: 'mamoeiro',
      leaf: organ.papayaLeaf,
      leafScale: 0.32,
      flower: organ.papayaFlower,
      fruit: organ.papayaFruit,
      fruitScale: 0.32,
      seed: 2.6,
    },
    {
      name: 'goiabeira',
      leaf: organ.simpleLeaf,
      leafScale: 0.36,
      flower: organ.guavaFlower,
      fruit: organ.guavaFruit,
      fruitScale: 0.38,
      seed: 2.4,
    },
  ],
} as const satisfies Readonly<Record<string, readonly Growing[]>>

const seedAt = (pen: Pen, half: number, y: number): Drawing => [
  pen.shape(ellipse(0, y, half, half * 0.7), 'brown', 0.9),
  pen.line(`M${-half * 0.4} ${y - half * 0.2}q${half * 0.4} ${-half * 0.3} ${half * 0.8} 0`, 0.5),
]

const grown = (pen: Pen, { leaf, leafScale }: Growing, height: number, leaves: number): Drawing => [
  organ.fineRoots(pen, 9 + leaves),
  pen.rope(`M0 0V${-height}`, 1.3, 'lime', 0.8),
  Array.from({ length: leaves }, (_, i) => {
    const share = (i + 1) / (leaves + 1)
    return pen.at(0, -height * (0.3 + 0.6 * share), leafScale, leaf, { turn: (i % 2 ? 1 : -1) * (84 - 34 * share) })
  }),
  pen.at(0, -height, leafScale, leaf),
]

/** A seedling with its two seed leaves. */
const sprout = (pen: Pen): Drawing => [
  organ.fineRoots(pen, 9),
  pen.rope('M0 0V-7', 1.3, 'lime', 0.8),
  pen.shape('M0 -7C-5 -12 -9 -9 -8 -6C-5 -5 -2 -5.600 0 -7z', 'lime', 0.9),
  pen.shape('M0 -7C5 -12 9 -9 8 -6C5 -5 2 -5.600 0 -7z', 'lime', 0.9),
]

/** Ages in order: seed, first root, sprout, young plant, in flower, with fruit. */
const AGES: readonly ((pen: Pen, plant: Growing) => Drawing)[] = [
  (pen, { seed }) => seedAt(pen, seed, 8),
  (pen, { seed }) => [pen.rope('M1 8C2.500 11 0 13 1 17', 1, 'woodPale', 0.7), seedAt(pen, seed, 7)],
  (pen) => sprout(pen),
  (pen, plant) => grown(pen, plant, 12, 2),
  (pen, plant) => [
    grown(pen, plant, 19, 4),
    pen.at(-4.6, -19, 0.5, plant.flower),
    pen.at(4.8, -16.4, 0.5, plant.flower),
  ],
  (pen, plant) => [
    grown(pen, plant, 20, 4),
    pen.at(-4.6, -16, plant.fruitScale, plant.fruit),
    pen.at(4.8, -14, plant.fruitScale, plant.fruit),
  ],
]

/** A plant at an age from 0 to 5. */
export const atAge = (pen: Pen, plant: Growing, age: number, x: number, y: number): Drawing =>
  pen.at(x, y, 1.18, (own) => AGES[age]?.(own, plant) ?? [])

const pot = (pen: Pen, letter: string): Drawing => [
  pen.shape('M-11 -15H11L8.400 0H-8.400z', 'copper', 1.1),
  pen.shape(box(-12.6, -18.4, 25.2, 4.6, 1.4), 'copper', 1.1),
  pen.shape(box(-4.6, -11.6, 9.2, 9, 1.6), 'white', 0.8),
  pen.text(0, -4.8, letter, 6.4),
]

const leafAt = (pen: Pen, x: number, y: number, scale: number, leaf: Organ, placing: Placing): Drawing =>
  pen.at(x, y, scale, leaf, placing)

/** Green and upright, leaves spread to the light. */
const healthy: Organ = (pen) => [
  pen.rope('M0 -17C-1 -26 1 -34 0 -42', 2, 'lime', 0.9),
  [
    [-26, -76],
    [-29, 74],
    [-34, -56],
    [-37, 54],
    [-41, 0],
  ].map(([y = 0, turn = 0]) => leafAt(pen, 0, y, 0.6, organ.simpleLeaf, { turn })),
]

const blade = (pen: Pen, fill: 'straw' | 'yellowPale', droops: boolean): Drawing => [
  pen.shape(droops ? 'M0 0C-5 -4 -5 -12 1 -17C4 -12 5 -4 0 0z' : 'M0 0C-3 -3 -3 -8 0 -11C3 -8 3 -3 0 0z', fill, 1),
  pen.line(droops ? 'M0 -2L0.600 -13' : 'M0 -1V-8', 0.6, 'strawDark'),
]

/** Limp over the rim of its pot, on cracked soil. */
const dry: Organ = (pen) => [
  pen.rope('M0 -17C-1 -26 -2 -31 5 -33C10 -34 12 -31 12 -28', 1.8, 'straw', 0.9),
  [
    [-1, -26, -140],
    [0, -30, -168],
    [6, -33, 172],
    [11, -31, 152],
    [12, -28, 186],
  ].map(([x = 0, y = 0, turn = 0]) => pen.at(x, y, 0.72, (own) => blade(own, 'straw', true), { turn })),
]

/** Long, thin and pale. */
const pale: Organ = (pen) => [
  pen.rope('M0 -17C-4 -27 3 -37 -2 -50', 1, 'yellowPale', 0.9),
  [
    [-2, -28, -64],
    [0, -35, 60],
    [0, -42, -58],
    [-2, -49, 20],
  ].map(([x = 0, y = 0, turn = 0]) => pen.at(x, y, 0.66, (own) => blade(own, 'yellowPale', false), { turn })),
]

const POTTED = { cuidada: healthy, 'sem água': dry, 'sem luz': pale } as const

/** A potted plant and its letter, 44 to 52 mm high. */
export const potted = (pen: Pen, state: keyof typeof POTTED, letter: string, x: number, y: number): Drawing =>
  pen.at(x, y, 0.86, (own) => [POTTED[state](own), pot(own, letter)])

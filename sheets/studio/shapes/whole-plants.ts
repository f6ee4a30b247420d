/** Plants with all their parts, from the root to the seed. Each is drawn about its foot; 114 mm high, root 46 mm deep. */
import { circle, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { OPEN_FRUIT } from './open-fruit.ts'
import * as organ from './plant-organs.ts'

export const PLANT_PARTS = ['raiz', 'caule', 'folha', 'flor', 'fruto', 'semente'] as const
export type PlantPart = (typeof PLANT_PARTS)[number]

export interface WholePlant {
  readonly name: string
  /** Name of its fruit, or seeds, in a shop. */
  readonly fruit: string
  readonly draw: (pen: Pen) => Drawing
  /** A fruit cut open, about its middle, 40 mm wide. */
  readonly open: (pen: Pen) => Drawing
  /** A seed in the opened fruit, from its middle. */
  readonly seed: Spot
  /** A spot on each part to point at, from the foot. */
  readonly spots: Readonly<Record<Exclude<PlantPart, 'semente'>, Spot>>
}

type Organ = (pen: Pen) => Drawing
type Place = readonly [x: number, y: number, scale: number, turn?: number]

const each = (pen: Pen, thing: Organ, places: readonly Place[]): Drawing =>
  places.map(([x, y, scale, turn = 0]) => pen.at(x, y, scale, thing, { turn }))

interface Herb {
  readonly leaf: Organ
  readonly flower: Organ
  readonly fruit: Organ
  readonly leafScale: number
  readonly isClimbing?: boolean
}

/** A herb with one stem, its branches by turns. */
const herb =
  ({ leaf, flower, fruit, leafScale, isClimbing }: Herb) =>
  (pen: Pen): Drawing => [
    organ.tapRoot(pen),
    pen.at(5, 0, 1, (own) => organ.cane(own, 108)),
    pen.rope('M0 0C-2 -30 3 -60 0 -96', 3.6, 'lime'),
    isClimbing
      ? pen.rope('M-1 -30C8 -34 9 -38 1 -42M1 -62C9 -66 9 -70 1 -74', 1.2, 'lime', 0.7)
      : pen.line('M-2 -34h9M0 -70h7', 1, 'brown'),
    pen.rope('M0 -44C12 -48 18 -56 22 -54M0 -58C-10 -64 -16 -68 -20 -66M0 -84C8 -90 14 -94 18 -92', 2, 'lime', 0.9),
    each(pen, leaf, [
      [0, -34, leafScale, 84],
      [-1, -52, leafScale, -76],
      [1, -70, leafScale, 72],
      [0, -80, leafScale, -58],
      [0, -94, leafScale * 0.7, 4],
    ]),
    each(pen, fruit, [
      [22, -54, 1, -4],
      [-20, -66, 0.86, 6],
      [9, -50, 0.7, 0],
    ]),
    each(pen, flower, [
      [19, -93, 1.1, 20],
      [-14, -100, 0.9, -16],
    ]),
  ]

const HERB_SPOTS: WholePlant['spots'] = {
  raiz: [-22, 11.4],
  caule: [-1, -24],
  folha: [-16, -90],
  flor: [20, -93],
  fruto: [23, -44],
}

interface Tree {
  readonly flower: Organ
  readonly fruit: Organ
}

/** A young tree: trunk and boughs before its crown, a leaf at the end of each bough. */
const tree =
  ({ flower, fruit }: Tree) =>
  (pen: Pen): Drawing => [
    organ.tapRoot(pen, 5),
    organ.crown(pen, 0, -80, 33, 29, 'lime'),
    pen.union(
      [
        'M-5 0C-3 -16 -4 -34 -3 -50L-1.400 -88Q0 -90 1.400 -88L3 -50C4 -34 3 -16 5 0z',
        'M-3.400 -36C-8 -50 -15 -58 -22 -65Q-22 -68 -20 -67.600C-12 -62 -5 -54 -2 -48z',
        'M-1 -66C-6 -76 -9 -82 -13 -89Q-12 -92 -10.600 -90.600C-6 -84 -2 -78 1 -74z',
        'M2 -48C5 -54 12 -62 20 -67.600Q22 -68 22 -65C15 -58 8 -50 3.400 -36z',
        'M-1 -74C2 -78 6 -84 10.600 -90.600Q12 -92 13 -89C9 -82 6 -76 1 -66z',
      ],
      'brownPale',
      1,
    ),
    pen.line('M-1 -8V-20M1.600 -26V-38M-1 -40V-46', 0.7, 'brownDark'),
    each(pen, organ.simpleLeaf, [
      [-21, -66, 0.54, -58],
      [-12, -90, 0.56, -40],
      [0, -88, 0.6, 0],
      [21, -66, 0.54, 58],
    ]),
    each(pen, fruit, [
      [14, -60, 0.84],
      [-14, -60, 0.8],
    ]),
    each(pen, flower, [
      [14, -95, 0.9],
      [-24, -86, 0.62],
      [25, -85, 0.62],
    ]),
  ]

const TREE_SPOTS: WholePlant['spots'] = {
  raiz: [-22, 11.4],
  caule: [-1, -26],
  folha: [-18, -97],
  flor: [14.6, -95],
  fruto: [17, -52],
}

/** The papaya: a bare trunk with the scars of old leaves, leaves on long stalks, fruit and flowers close to it. */
const papaya = (pen: Pen): Drawing => [
  organ.tapRoot(pen, 5.6),
  each(pen, organ.papayaLeaf, [
    [0, -78, 0.86, -92],
    [0, -78, 0.86, 92],
  ]),
  pen.shape('M-5.600 0C-4 -30 -3.600 -56 -3 -84H3C3.600 -56 4 -30 5.600 0z', 'brownPale'),
  pen.line('M-3 -12q3 2 6 0M-3 -22q3 2 6 0M-2.600 -32q3 2 5.200 0M-2.400 -42q2.400 2 4.800 0', 0.7, 'brownDark'),
  each(pen, organ.papayaLeaf, [
    [-1, -82, 0.86, -47],
    [1, -82, 0.86, 47],
    [0, -84, 0.86, 0],
  ]),
  each(pen, organ.papayaFruit, [
    [9, -66, 0.95, -12],
    [-8, -66, 0.9, 12],
    [1, -62, 0.9, 0],
  ]),
  each(pen, organ.papayaFlower, [
    [13, -76, 0.9],
    [-11, -76, 0.8],
    [-2, -80, 0.7],
  ]),
]

const openFruit = (id: string): Organ => {
  const found = OPEN_FRUIT.find((fruit) => fruit.id === id)
  if (!found) throw new RangeError(`no open fruit ${id}`)
  return found.draw
}

/** An orange with pips, which those sold as seedless do not have. */
const openOrange: Organ = (pen) => [
  openFruit('orange')(pen),
  [-60, 60, 180].map((turn) => pen.at(0, 1, 1, (own) => own.shape(ellipse(0, -7, 2.1, 3.4), 'cream', 0.8), { turn })),
]

const openGuava: Organ = (pen) => [openFruit('guava')(pen), pen.shape(circle(6, 1, 1.4), 'cream', 0.6)]

export const WHOLE_PLANTS = {
  horta: [
    {
      name: 'tomateiro',
      fruit: 'tomate',
      draw: herb({ leaf: organ.tomatoLeaf, flower: organ.tomatoFlower, fruit: organ.tomatoFruit, leafScale: 0.95 }),
      open: organ.openTomato,
      seed: [7, 4],
      spots: HERB_SPOTS,
    },
    {
      name: 'feijoeiro',
      fruit: 'feijão',
      draw: herb({
        leaf: organ.beanLeaf,
        flower: organ.beanFlower,
        fruit: organ.beanPod,
        leafScale: 0.66,
        isClimbing: true,
      }),
      open: organ.openPod,
      seed: [4.4, 0],
      spots: HERB_SPOTS,
    },
    {
      name: 'pimentão',
      fruit: 'pimentão',
      draw: herb({ leaf: organ.simpleLeaf, flower: organ.pepperFlower, fruit: organ.pepperFruit, leafScale: 1.1 }),
      open: organ.openPepper,
      seed: [6, 0],
      spots: HERB_SPOTS,
    },
  ],
  pomar: [
    {
      name: 'laranjeira',
      fruit: 'laranja',
      draw: tree({ flower: organ.orangeFlower, fruit: organ.orangeFruit }),
      open: openOrange,
      seed: [5.2, -2],
      spots: TREE_SPOTS,
    },
    {
      name: 'mamoeiro',
      fruit: 'mamão',
      draw: papaya,
      open: openFruit('papaya'),
      seed: [3, 0],
      spots: { raiz: [-22, 11.4], caule: [-1, -27], folha: [-18, -97], flor: [14, -76], fruto: [12, -54] },
    },
    {
      name: 'goiabeira',
      fruit: 'goiaba',
      draw: tree({ flower: organ.guavaFlower, fruit: organ.guavaFruit }),
      open: openGuava,
      seed: [6, 1],
      spots: TREE_SPOTS,
    },
  ],
} as const satisfies Readonly<Record<string, readonly WholePlant[]>>

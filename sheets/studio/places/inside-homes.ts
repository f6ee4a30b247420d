/** A sheepfold, a toy box, a fish tank and a bus that fill a page: what is inside, and what is in front of them. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT_LEFT, WAVE_LEFT } from '../cast/poses.ts'
import { bust } from '../cast/showing.ts'
import { box, circle, ellipse, points, poly } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { backdrop, ground } from '../scenes/ground.ts'
import { barn } from '../shapes/farm.ts'
import { cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import type { PlacedName } from '../shapes/placed-things.ts'
import { fence } from '../shapes/plants.ts'
import { curtained } from '../shapes/rooms.ts'
import { bubbles, seaweed } from '../shapes/sea.ts'

export const INSIDE_PLACES = ['sitio', 'quarto', 'sala', 'rua'] as const
export type InsidePlace = (typeof INSIDE_PLACES)[number]

/** Foot of a thing, or its middle where it swims. */
export interface InsideSpot {
  readonly at: readonly [x: number, y: number]
  readonly swims?: true
}

export interface InsideHome {
  /** «do cercado». */
  readonly of: string
  /** Those asked for: «os bichos». */
  readonly who: string
  readonly shows: readonly string[]
  readonly inside: readonly InsideSpot[]
  readonly outside: readonly InsideSpot[]
  /** Side of a dog, mm. */
  readonly size: number
  readonly back: (pen: Pen) => Drawing
  /** Parts that hide the feet of those inside. */
  readonly front: (pen: Pen, helper: CastName) => Drawing
}

const spots = (list: string): InsideSpot[] => points(list).map((at) => ({ at }))
const swimming = (list: string): InsideSpot[] => points(list).map((at) => ({ at, swims: true }))

const fold: InsideHome = {
  of: 'do cercado',
  who: 'os bichos',
  shows: ['sítio', 'cercado', 'cerca', 'celeiro', 'sun', 'cloud', 'criança'],
  inside: spots('50,156 105,150 160,156 76,197 134,197'),
  outside: spots('39,246 88,242 136,246 62,282 116,282'),
  size: 38,
  back: (pen) => {
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      sun(middle, 30, 74, 0.66),
      cloud(far, 92, 72, 0.8),
      hill(far, points('-8,98 44,86 100,98 150,84 218,98'), 'hillFar', 110),
      ground(middle, points('-8,102 105,98 218,102'), 'grass'),
      barn(middle, 168, 104, 0.62),
      pen.shape('M26 118H184L204 202H6z', 'straw', 0.9),
      pen.line('M48 158h5M90 166h6M120 158h5M160 170h6M104 192h6M44 190h5', 0.7, 'strawDark'),
      fence(middle, 26, 184, 124, 15),
      [0, 5].map((dy) =>
        pen.rope(`M25 ${114 + dy}L4 ${196 + 1.4 * dy}M185 ${114 + dy}L206 ${196 + 1.4 * dy}`, 2, 'cream', 0.9),
      ),
    ]
  },
  front: (pen, helper) => [
    fence(pen, 3, 207, 208, 20),
    [
      [20, 262],
      [150, 262],
    ].map(([x = 0, y = 0]) => tuft(pen, x, y, 0.7)),
    person(pen, helper, 176, 282, 0.92, { pose: POINT_LEFT }),
  ],
}

const [BOX_LEFT, BOX_RIGHT, BOX_TOP, BOX_LIP, BOX_FOOT] = [22, 188, 98, 158, 196]

const toyBox: InsideHome = {
  of: 'da caixa',
  who: 'os brinquedos',
  shows: ['quarto', 'caixa', 'janela', 'tapete', 'criança'],
  inside: spots('48,162 86,162 124,162 162,162'),
  outside: spots('34,244 80,242 126,244 58,281 106,281'),
  size: 42,
  back: (pen) => {
    const far = pen.plane('far')
    return [
      backdrop(pen, 'yellowPale'),
      curtained(far, 26, 60, 26, 18, 'sky', 'teal'),
      far.shape(box(158, 60, 26, 20, 1), 'wood', 0.9),
      far.shape(box(161, 63, 20, 14), 'white', 0.7),
      far.shape(circle(171, 70, 4.4), 'sun', 0.7),
      pen.shape(box(-4, 128, 222, 200), 'woodPale', 1),
      pen.shape(box(-4, 123, 222, 5), 'cream', 0.9),
      pen.line('M-4 206H214M-4 250H214', 0.5, 'wood'),
      pen.shape(ellipse(82, 256, 78, 36), 'pinkPale', 1),
      pen.line(ellipse(82, 256, 71, 31), 0.6),
      pen.shape(box(BOX_LEFT, BOX_TOP, BOX_RIGHT - BOX_LEFT, BOX_FOOT - BOX_TOP, 2), 'wood', 1.2),
      pen.shape(
        poly([
          [BOX_LEFT + 4, BOX_TOP + 5],
          [BOX_RIGHT - 4, BOX_TOP + 5],
          [BOX_RIGHT - 4, BOX_LIP + 2],
          [BOX_LEFT + 4, BOX_LIP + 2],
        ]),
        'tan',
        0.9,
      ),
    ]
  },
  front: (pen, helper) => [
    pen.shape(box(BOX_LEFT - 3, BOX_LIP, BOX_RIGHT - BOX_LEFT + 6, BOX_FOOT - BOX_LIP + 3, 3), 'wood', 1.3),
    pen.shape(box(BOX_LEFT - 3, BOX_LIP, BOX_RIGHT - BOX_LEFT + 6, 7, 3), 'woodPale', 1.1),
    pen.line(`M${BOX_LEFT + 3} ${BOX_LIP + 22}H${BOX_RIGHT - 3}`, 0.7),
    pen.shape(box(76, BOX_LIP + 12, 58, 18, 3), 'white', 0.9),
    pen.text(105, BOX_LIP + 24, 'brinquedos', 8.4),
    person(pen, helper, 178, 282, 0.94, { pose: POINT_LEFT }),
  ],
}

const TANK = { left: 26, right: 184, top: 66, water: 78, foot: 186 }

const tank: InsideHome = {
  of: 'do aquário',
  who: 'os bichos',
  shows: ['sala', 'aquário', 'mesa', 'criança'],
  inside: [...swimming('62,106 112,100 152,126'), ...spots('66,181 108,181 150,181')],
  outside: spots('31,281 66,281 101,281 136,281'),
  size: 38,
  back: (pen) => {
    const { left, right, top, water, foot } = TANK
    return [
      backdrop(pen, 'yellowPale'),
      pen.shape(box(-4, 236, 222, 100), 'woodPale', 1),
      pen.shape(box(-4, 231, 222, 5), 'cream', 0.9),
      pen.shape(box(24, 192, 9, 72, 1) + box(177, 192, 9, 72, 1), 'wood', 1),
      pen.shape(box(14, 188, 182, 12, 3), 'wood', 1.2),
      pen.shape(box(left, top, right - left, foot - top + 2, 4), 'foam', 1.3),
      pen.shape(`M${left + 2} ${water}H${right - 2}V${foot}H${left + 2}z`, 'water', 0.9),
      pen.shape(
        `M${left + 2} ${foot - 8}Q70 ${foot - 13} 105 ${foot - 8}T${right - 2} ${foot - 9}V${foot}H${left + 2}z`,
        'sand',
        0.9,
      ),
      seaweed(pen.plane('middle'), 36, 180, 0.8),
      seaweed(pen.plane('middle'), 178, 180, 0.66, 'lime', { flip: true }),
      bubbles(pen, [
        [134, 92, 2],
        [137, 86, 1.4],
        [84, 128, 1.8],
        [87, 121, 1.3],
      ]),
    ]
  },
  front: (pen, helper) => [
    pen.shape(box(TANK.left - 2, TANK.top - 5, TANK.right - TANK.left + 4, 7, 2), 'blueDark', 1.1),
    pen.line('M33 88V104M39 88V96', 1.2, 'white'),
    person(pen, helper, 180, 282, 0.84, { pose: POINT_LEFT }),
  ],
}

const BUS = { left: 14, right: 196, top: 76, foot: 188 }
const WINDOWS = [22, 62, 102, 142]
const PANE = { width: 36, height: 42, top: 88 }
const wheel = (pen: Pen, x: number): Drawing => [
  pen.shape(circle(x, BUS.foot, 13), 'greyDark', 1.2),
  pen.shape(circle(x, BUS.foot, 5.6), 'greyPale', 0.9),
]

const coach: InsideHome = {
  of: 'do ônibus',
  who: 'as crianças',
  shows: ['rua', 'ônibus', 'crianças', 'calçada'],
  inside: spots('40,130 80,130 120,130 160,130'),
  outside: spots('32,280 80,280 130,280 178,280'),
  size: 60,
  back: (pen) => {
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      sun(middle, 186, 62, 0.6),
      cloud(far, 40, 66, 0.8),
      hill(far, points('-8,120 50,96 110,112 160,92 218,118'), 'hillFar', 150),
      ground(middle, points('-8,150 105,146 218,150'), 'grass'),
      tree(middle, 12, 158, 2),
      tree(middle, 200, 158, 2, 'lime'),
      pen.shape('M-5 168H215V216H-5z', 'stone', 1),
      pen.shape(box(BUS.left, BUS.top, BUS.right - BUS.left, BUS.foot - BUS.top, 9), 'yellow', 1.3),
      pen.shape(box(BUS.left, 138, BUS.right - BUS.left, 9), 'blue', 0.9),
      pen.shape(box(BUS.left + 12, BUS.top - 5, 66, 5, 2), 'greyPale', 0.9),
      WINDOWS.map((x) => pen.shape(box(x, PANE.top, PANE.width, PANE.height, 4), 'bluePale', 1.1)),
    ]
  },
  front: (pen) => [
    WINDOWS.map((x) => pen.shape(box(x, PANE.top, PANE.width, PANE.height, 4), null, 1.1)),
    pen.shape(box(BUS.left - 2, 176, BUS.right - BUS.left + 4, 9, 3), 'greyPale', 1.1),
    pen.shape(ellipse(191, 164, 3, 5), 'cream', 0.9),
    pen.shape(box(18, 158, 6, 8, 2), 'red', 0.8),
    pen.shape(box(56, 151, 98, 17, 3), 'white', 0.9),
    pen.text(105, 162.6, 'ESCOLAR', 9),
    wheel(pen, 50),
    wheel(pen, 158),
    pen.shape('M-5 216H215V300H-5z', 'greyPale', 1.1),
    pen.shape(box(-5, 214, 220, 5), 'stoneDark', 1),
    pen.line('M50 219V300M104 219V300M158 219V300', 0.7, 'stoneDark'),
  ],
}

export const INSIDE_HOMES: Readonly<Record<InsidePlace, InsideHome>> = {
  sitio: fold,
  quarto: toyBox,
  sala: tank,
  rua: coach,
}

const ANIMALS: readonly PlacedName[] = [
  ...(['ovelha', 'porco', 'galinha', 'pato', 'coelho', 'cachorro', 'gato', 'pintinho'] as const),
]
const TOYS: readonly PlacedName[] = [
  ...(['bola', 'ursinho', 'robô', 'trem', 'carrinho', 'avião', 'barco', 'caminhão'] as const),
]

/** Things that may be inside or outside, by place; in the bus and before it are children. */
export const INSIDE_POOLS: Readonly<
  Record<InsidePlace, Readonly<Record<'inside' | 'outside', readonly PlacedName[]>>>
> = {
  sitio: { inside: ANIMALS, outside: ANIMALS },
  quarto: { inside: TOYS, outside: TOYS },
  sala: {
    inside: [
      ...(['peixe laranja', 'peixe azul', 'peixe amarelo', 'peixe roxo'] as const),
      ...(['tartaruga', 'caracol', 'estrela', 'siri'] as const),
    ],
    outside: ['gato', 'cachorro', 'coelho', 'passarinho', 'gato cinza', 'cachorro branco', 'pato', 'pintinho'],
  },
  rua: { inside: [], outside: [] },
}

/** Somebody behind a pane of the bus. */
export const passenger = (pen: Pen, who: CastName, [x, y]: InsideSpot['at']): Drawing =>
  pen.clip(
    box(x - PANE.width / 2, PANE.top, PANE.width, PANE.height, 4),
    pen.at(x, y + 26, 1, (near) => bust(near, who, 'alegre')),
  )

/** Somebody who waits at the kerb. */
export const waiting = (pen: Pen, who: CastName, [x, y]: InsideSpot['at'], i: number): Drawing =>
  person(pen, who, x, y, 0.94, { pose: i % 2 ? { expr: 'alegre' } : WAVE_LEFT })

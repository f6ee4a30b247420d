/** Lines of a railway one above the other, each through the same land: country, coast, town, backlands, mountains. In mm. */
import { inTurn } from '../in-turn.ts'
import { box, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { bush, cloud, hill, sun, tree } from '../shapes/nature.ts'
import { fence, palm } from '../shapes/plants.ts'
import { track } from '../shapes/train.ts'

export type TrainLand = 'campo' | 'praia' | 'cidade' | 'sertao' | 'serra' | 'fazenda'

/** A strip of land: its upper edge, where the ground is seen behind the wagons, and its rails. */
interface Strip {
  readonly top: number
  readonly ground: number
  readonly rail: number
  readonly row: number
}

const ridge = (ground: number, rise: number, row: number): readonly Spot[] =>
  [-8, 30, 72, 118, 160, 218].map((x, i): Spot => [x, ground - ((i + row) % 2 ? rise : rise * 0.35)])

const mandacaru = (pen: Pen, x: number, y: number): Drawing => [
  pen.rope(`M${x} ${y}V${y - 11}`, 2.6, 'leaf', 0.7),
  pen.rope(`M${x} ${y - 4}h-4v-4`, 2, 'leaf', 0.7),
  pen.rope(`M${x} ${y - 5.6}h4v-5`, 2, 'leaf', 0.7),
]

/** The pine of the southern mountains: a bare trunk under a crown like a bowl. */
const araucaria = (pen: Pen, x: number, y: number): Drawing => [
  pen.rope(`M${x} ${y}V${y - 11}`, 1.2, 'brown', 0.5),
  pen.shape(
    `M${x - 7} ${y - 13.4}Q${x} ${y - 8} ${x + 7} ${y - 13.4}Q${x} ${y - 11.4} ${x - 7} ${y - 13.4}z`,
    'leafDark',
    0.7,
  ),
  pen.shape(
    `M${x - 4.4} ${y - 10.4}Q${x} ${y - 6.4} ${x + 4.4} ${y - 10.4}Q${x} ${y - 8.6} ${x - 4.4} ${y - 10.4}z`,
    'leafDark',
    0.6,
  ),
]

const tower = (pen: Pen, x: number, y: number, width: number, height: number, fill: Fill): Drawing => [
  pen.shape(box(x, y - height, width, height), fill, 0.7),
  pen.line(
    Array.from(
      { length: Math.floor(height / 4) - 1 },
      (_, i) => `M${x + 2} ${y - height + 3 + i * 4}h${width - 4}`,
    ).join(''),
    0.6,
    'white',
    [1.6, 1.4],
  ),
]

const far = (pen: Pen) => pen.plane('far', 'hillLine')

const LANDS: Readonly<Record<TrainLand, (pen: Pen, strip: Strip) => Drawing>> = {
  campo: (pen, { ground, row }) => [
    hill(far(pen), ridge(ground, 9, row), row % 2 ? 'hillFar' : 'hill', ground + 4),
    [row % 2 ? 150 : 62, row % 2 ? 72 : 176].map((x, i) =>
      tree(far(pen), x, ground, i ? 0.42 : 0.5, i ? 'lime' : 'leaf'),
    ),
    house(far(pen), row % 2 ? 112 : 124, ground, 0.42, { roof: row % 2 ? 'red' : 'orange' }),
  ],
  praia: (pen, { top, ground, row }) => [
    pen.shape(box(-6, (top + ground) / 2, 224, ground - (top + ground) / 2 + 4), 'water', null),
    pen
      .plane('far', 'seaLine')
      .line(
        [20, 74, 134, 186].map((x, i) => `M${x} ${ground - 3 - ((i + row) % 2) * 3}q3 -1.600 6 0t6 0`).join(''),
        0.6,
      ),
    [row % 2 ? 66 : 168, row % 2 ? 182 : 100].map((x, i) => palm(far(pen), x, ground + 1, i ? 0.3 : 0.36)),
  ],
  cidade: (pen, { ground, row }) => {
    const grey = pen.plane('far', 'greyDark')
    const fills: readonly [Fill, ...Fill[]] = ['bluePale', 'greyPale', 'pinkPale', 'yellowPale']
    return [58, 76, 92, 116, 134, 158, 178].map((x, i) =>
      tower(
        grey,
        x + (row % 2) * 6,
        ground + 1,
        12 + ((i + row) % 3) * 2,
        9 + ((i * 5 + row * 3) % 3) * 4,
        inTurn(fills, i + row),
      ),
    )
  },
  sertao: (pen, { ground, row }) => [
    hill(pen.plane('far', 'sandLine'), ridge(ground, 7, row), 'sand', ground + 4),
    [row % 2 ? 70 : 96, row % 2 ? 132 : 160, 188].map((x) => mandacaru(far(pen), x, ground + 1)),
  ],
  serra: (pen, { ground, row }) => [
    pen.plane('far', 'stoneDark').shape(
      smooth(
        [-10, 26, 62, 92, 128, 164, 222]
          .map((x, i): Spot => [x, ground - ((i + row) % 2 ? 15 : 3)])
          .concat([
            [222, ground + 4],
            [-10, ground + 4],
          ]),
        true,
        0.08,
      ),
      'dusk',
      0.7,
    ),
    [row % 2 ? 84 : 66, row % 2 ? 168 : 128].map((x) => araucaria(far(pen), x, ground)),
  ],
  fazenda: (pen, { ground, row }) => [
    hill(far(pen), ridge(ground, 5, row), 'hillPale', ground + 4),
    fence(far(pen), 56, 198, ground + 1, 7),
    bush(far(pen), row % 2 ? 84 : 170, ground + 1, 0.4, 'leaf', 'pink'),
    tree(far(pen), row % 2 ? 168 : 90, ground, 0.46),
  ],
}

const SKIES: Readonly<Record<TrainLand, readonly [Fill, Fill]>> = {
  campo: ['sky', 'foam'],
  praia: ['sky', 'foam'],
  cidade: ['skyLow', 'foam'],
  sertao: ['skyLow', 'yellowPale'],
  serra: ['foam', 'sky'],
  fazenda: ['pinkPale', 'skyLow'],
}
const GROUNDS: Readonly<Record<TrainLand, readonly [Fill, Fill]>> = {
  campo: ['meadow', 'grass'],
  praia: ['sand', 'strawPale'],
  cidade: ['greyPale', 'stone'],
  sertao: ['earthPale', 'sand'],
  serra: ['grass', 'hill'],
  fazenda: ['meadow', 'turf'],
}

/** `rails` from the top down, `top` where the first strip begins; the ground rises `behind` mm over the rails: as high as wagons. */
export function countingTrains(
  pen: Pen,
  land: TrainLand,
  rails: readonly number[],
  top: number,
  behind: number,
  isWide: boolean,
): Drawing {
  const bounds = [top, ...rails.map((rail) => rail + 6)]
  return [
    pen.shape(box(0, 0, 214, 300), SKIES[land][0], null),
    isWide ? [] : [sun(far(pen), 190, 34, 0.46), cloud(far(pen), 26, 34, 0.6)],
    rails.map((rail, row) => {
      const strip = { top: bounds[row] ?? top, ground: rail - behind, rail, row }
      return [
        row ? pen.shape(box(-6, strip.top, 222, rail - strip.top), SKIES[land][row % 2 ? 1 : 0], null) : [],
        LANDS[land](pen, strip),
        far(pen).shape(box(-6, strip.ground, 222, rail + 6 - strip.ground), GROUNDS[land][row % 2 ? 1 : 0], 0.7),
        track(pen, -4, 214, rail),
        row < rails.length - 1 ? pen.line(`M-4 ${rail + 6}H214`, 0.8) : [],
      ]
    }),
    pen.shape(box(-6, (rails.at(-1) ?? 280) + 6, 222, 30), GROUNDS[land][rails.length % 2 ? 0 : 1], null),
  ]
}

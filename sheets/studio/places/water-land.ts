/** A land from the sea to the mountains: where water goes. Heights hang on the level of the sea. */
import { box, ellipse, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { bush, cloud, flower, sun, tree, tuft } from '../shapes/nature.ts'
import { boat } from '../shapes/seaside.ts'
import { rainfall } from '../shapes/water-cycle.ts'

export const WATER_LANDS = ['serra', 'floresta'] as const
export type WaterLand = (typeof WATER_LANDS)[number]

export interface LandView {
  readonly land: WaterLand
  /** The line between sea and sky, mm. */
  readonly sea: number
  /** Feet of the clouds. */
  readonly clouds: number
  /** The ground is cut open, so that the water in it is seen. */
  readonly isCut: boolean
}

const serra = (pen: Pen, sea: number): Drawing => [
  pen.shape(`M150 ${sea + 4}L186 ${sea - 46}Q190 ${sea - 52} 195 ${sea - 45}L222 ${sea}V${sea + 8}z`, 'stone', 1),
  pen.shape(`M104 ${sea + 6}L152 ${sea - 55}Q157 ${sea - 61} 162 ${sea - 55}L206 ${sea + 6}z`, 'stone', 1),
  pen.line(`M146 ${sea - 30}l4 9M178 ${sea - 20}l6 5M128 ${sea - 12}l6 5`, 0.75, 'stoneDark'),
]

const floresta = (pen: Pen, sea: number): Drawing => [
  pen.shape(`M120 ${sea + 6}C140 ${sea - 44} 178 ${sea - 62} 222 ${sea - 40}V${sea + 8}z`, 'hill', 1),
  pen.shape(
    `M100 ${sea + 6}C122 ${sea - 34} 150 ${sea - 52} 176 ${sea - 34}C190 ${sea - 24} 200 ${sea - 10} 206 ${sea + 6}z`,
    'meadow',
    1,
  ),
  (
    [
      [128, -12],
      [141, -22],
      [198, -26],
      [194, -9],
      [176, -8],
      [132, 2],
    ] as const
  ).map(([x, dy]) => tree(pen, x, sea + dy, 0.52)),
]

/** From the spring to the mouth, and back. */
const northBank = (sea: number) =>
  `M159 ${sea - 37}C155 ${sea - 22} 164 ${sea - 8} 150 ${sea + 1}C138 ${sea + 9} 122 ${sea + 5} 110 ${sea + 13}C102 ${sea + 18} 92 ${sea + 17} 84 ${sea + 17}Q79 ${sea + 17} 76.500 ${sea + 12}`
const southBank = (sea: number) =>
  `71.500 ${sea + 35}Q76 ${sea + 29} 84 ${sea + 29}C96 ${sea + 28} 108 ${sea + 30} 119 ${sea + 23}C130 ${sea + 16} 150 ${sea + 18} 160 ${sea + 6}C168 ${sea - 6} 161 ${sea - 22} 159 ${sea - 37}`

/** Its mouth is open to the sea. */
const river = (pen: Pen, sea: number): Drawing => [
  pen.shape(`${northBank(sea)}H66V${sea + 35}L${southBank(sea)}z`, 'water', null),
  pen.line(`${northBank(sea)}M${southBank(sea)}`, 0.9),
]

const shore = (sea: number, bottom: number, dx: number): Spot[] => [
  [98 + dx, sea - 1],
  [84 + dx, sea + 8],
  [82 + dx, sea + 24],
  [74 + dx, sea + 40],
  [62 + dx, bottom],
]

const landOf = (sea: number, bottom: number, dx: number) =>
  `${smooth(shore(sea, bottom, dx), false)}H222V${sea - 2}C180 ${sea - 5} 140 ${sea + 3} ${98 + dx} ${sea - 1}z`

/** Upper and lower edge of the cut, below the level of the sea. */
export const CUT = { from: 38, to: 62 }

const cutGround = (pen: Pen, sea: number): Drawing => {
  const [top, bottom] = [sea + CUT.from, sea + CUT.to]
  const stones: readonly Spot[] = [
    [92, 7],
    [120, 10],
    [148, 6],
    [186, 9],
    [106, 15],
  ]
  return [
    pen.shape(`M74 ${top}H222V${bottom}H62z`, 'tan', 1),
    stones.map(([x, dy]) => pen.shape(ellipse(x, top + dy, 2.4, 1.5), 'stone', 0.6)),
    pen.shape(`M66 ${bottom - 8}q20 -3 40 0t40 0t40 0t36 0V${bottom}H62z`, 'waterDeep', 0.8),
  ]
}

/** Plants in front, and a boat out on the sea. */
const foreground = (pen: Pen, sea: number): Drawing => [
  boat(pen.plane('middle'), 24, sea + 4, 0.34),
  bush(pen, 176, sea + 36, 0.6),
  tuft(pen, 118, sea + 52, 0.8),
  tuft(pen, 150, sea + 98, 0.9),
  points('78,276 146,250 130,274 190,276').map(([x, y]) => flower(pen, x, y, 0.8, 'pink')),
]

export function waterLand(pen: Pen, { land, sea, clouds, isCut }: LandView): Drawing {
  const far = pen.plane('middle')
  const bottom = isCut ? sea + CUT.to : 300
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    sun(pen, 32, 80, 0.9),
    land === 'serra' ? serra(far, sea) : floresta(far, sea),
    pen.shape(box(-4, sea, 220, bottom - sea), 'water', 0.9),
    pen.line(
      (
        [
          [16, 8],
          [46, 14],
          [20, 30],
          [52, 34],
        ] as const
      )
        .map(([x, dy]) => `M${x} ${sea + dy}q3.500 -2.600 7 0t7 0`)
        .join(''),
      0.8,
      'waterLine',
    ),
    pen.shape(landOf(sea, bottom, -6), 'sand', 0.9),
    pen.shape(landOf(sea, bottom, 2), 'meadow', 1),
    river(pen, sea),
    pen.line(`M96 ${sea + 22}q3.500 -2 7 0M132 ${sea + 14}q3.500 -2 7 0M154 ${sea + 2}q2 -2 4 -1`, 0.7, 'waterLine'),
    tree(far, 106, sea + 4, 0.72),
    tree(far, 118, sea + 2, 0.8, 'lime'),
    house(far, 186, sea + 12, 0.5),
    isCut ? cutGround(pen, sea) : foreground(pen, sea),
    rainfall(pen, 152, clouds + 3, 6, 15),
    cloud(pen, 112, clouds, 2),
    cloud(pen, 168, clouds + 2, 1.9),
  ]
}

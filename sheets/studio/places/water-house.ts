/** Houses without their front wall: bathroom above, kitchen and laundry below, a bed of plants outside. */
import { box, circle, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { collard } from '../shapes/kitchen-garden.ts'
import { cloud, sun, tree } from '../shapes/nature.ts'
import { washer } from '../shapes/then-and-now.ts'

/** Its six signs with number and litres (their middles by id), the middles of two children, and what is drawn. */
export interface WaterHouse {
  readonly signs: Readonly<Record<string, Spot>>
  /** The child at the basin of the bathroom. */
  readonly atBasin: number
  /** The child on the grass behind the bed of plants. */
  readonly atBed: number
  readonly draw: (pen: Pen) => Drawing
  readonly bed: (pen: Pen) => Drawing
}

const [TOP, MIDDLE, GROUND] = [80, 140, 202]
/** Grass begins here, behind house and bed. */
const HORIZON = 176

const tiles = (pen: Pen, left: number, right: number, top: number, bottom: number): Drawing =>
  pen.line(
    Array.from({ length: Math.floor((bottom - top) / 9) }, (_, i) => `M${left} ${top + 9 * (i + 1)}H${right}`).join(
      '',
    ) +
      Array.from({ length: Math.floor((right - left) / 9) }, (_, i) => `M${left + 9 * (i + 1)} ${top}V${bottom}`).join(
        '',
      ),
    0.5,
    'cloudShade',
  )

const shower = (pen: Pen): Drawing => [
  pen.shape(box(20, 130, 44, 6, 1), 'white', 0.9),
  pen.shape(box(62, 96, 3, 40), 'metal', 0.8),
  pen.rope('M22 128V96H34', 1.8, 'metal', 0.8),
  pen.shape('M30 101L32 95H38L40 101z', 'metal', 0.9),
  pen.line('M32 104v6M35 105v8M38 104v6M33.500 114v6M37 115v6', 0.9, 'waterLine'),
]

const basin = (pen: Pen): Drawing => [
  pen.shape(box(80, 92, 20, 16, 8), 'sky', 1),
  pen.line('M85 103l7 -8', 0.7, 'white'),
  pen.shape('M86 126H96L94 136H88z', 'white', 0.9),
  pen.shape('M79 118H103Q102 127 91 127Q80 127 79 118z', 'white', 1),
  pen.rope('M97 118v-5h-5v2', 1.5, 'metal', 0.7),
  pen.line('M92 116v3', 1, 'waterLine'),
  pen.shape('M80.500 118l0.600 -6h4.400l0.600 6z', 'yellow', 0.8),
  pen.line('M82.500 112l-1 -5M84.500 112l1.500 -4', 1.1),
]

const toilet = (pen: Pen): Drawing => [
  pen.shape(box(122, 104, 18, 12, 2), 'white', 1),
  pen.shape(circle(129, 108, 1.3) + circle(133, 108, 1.3), 'metal', 0.6),
  pen.shape('M121 119H141V122Q140 129 135.500 131V136H126.500V131Q122 129 121 122z', 'white', 1),
  pen.shape(box(120, 115.5, 22, 3.5, 1.6), 'bluePale', 0.9),
]

const kitchen = (pen: Pen): Drawing => [
  pen.shape(box(26, 172, 66, 30), 'cream', 1),
  pen.line('M48 174V202M70 174V202M44 184v5M52 184v5M74 184v5', 0.9),
  pen.shape(box(23, 168, 72, 5, 1), 'stone', 1),
  pen.shape('M58 168H82Q81 176 70 176Q59 176 58 168z', 'metal', 0.9),
  pen.rope('M76 168V157H70V160', 1.8, 'metal', 0.8),
  pen.line('M70 162v6', 1.2, 'waterLine'),
  [0, 1, 2, 3].map((i) =>
    pen.shape(`M32 ${168 - i * 3}h18q0 -3 -3 -3h-12q-3 0 -3 3z`, i % 2 ? 'bluePale' : 'white', 0.8),
  ),
  pen.shape(box(84, 160, 7, 8, 1), 'teal', 0.8),
  pen.shape(box(85.5, 156.5, 4, 3.5, 0.8), 'white', 0.7),
]

const laundry = (pen: Pen): Drawing => [
  pen.at(127, 202, 0.84, washer),
  pen.shape('M104 190H118L116 202H106z', 'straw', 0.9),
  pen.line('M105 194H117M105.600 198H116.400', 0.6, 'strawDark'),
  pen.shape('M104 190q1 -5 5 -4q3 -3 6 1q3 0 3 3z', 'red', 0.8),
]

/** A bed outside; a hose runs from the tap in the wall at `wall` to the hands of whoever waters. */
const gardenBed = (pen: Pen, wall: number): Drawing => [
  pen.shape(box(wall, 182, 2, 6, 0.8), 'stone', 0.8),
  pen.rope(`M${wall + 2} 185h4v3`, 1.8, 'metal', 0.8),
  pen.rope(
    `M${wall + 6} 188C${wall + 7} 198 ${wall + 13} 202 ${wall + 18} 199C${wall + 24} 195 176 190 183 182.500`,
    1.4,
    'green',
    0.7,
  ),
  pen.line('M178 183q-7 1 -10 16M177 182q-9 0 -14 16M179 184q-4 3 -5 14', 0.9, 'waterLine', [2, 1.4]),
  pen.shape('M159 211.500L162 201H191L194 211.500z', 'earth', 1),
  [168, 176.5, 185].map((x) => collard(pen, x, 209.2, 0.22)),
]

/** Walls, floors and what is behind both houses. */
const shell = (
  pen: Pen,
  left: number,
  right: number,
  divide: number,
  wall: Fill,
  rooms: readonly [Fill, Fill],
): Drawing => [
  pen.shape(box(left, TOP, right - left, GROUND - TOP), wall, 1.3),
  pen.shape(box(left + 2, TOP + 1, right - left - 4, MIDDLE - TOP - 1), 'foam', null),
  tiles(pen.plane('middle'), left + 2, right - 2, TOP + 17, MIDDLE),
  pen.shape(box(left + 2, MIDDLE + 3, divide - left - 2, GROUND - MIDDLE - 3), rooms[0], null),
  pen.shape(box(divide + 3.4, MIDDLE + 3, right - divide - 5.4, GROUND - MIDDLE - 3), rooms[1], null),
]

const floors = (pen: Pen, left: number, right: number, divide: number): Drawing => [
  pen.shape(box(left, MIDDLE, right - left, 3.4), 'wood', 1),
  pen.shape(box(divide, MIDDLE + 3.4, 3.4, GROUND - MIDDLE - 3.4), 'wood', 0.9),
  pen.line(`M${left} ${TOP}V${GROUND}M${right} ${TOP}V${GROUND}`, 1.4),
  pen.shape(box(left - 3, GROUND, right - left + 6, 4), 'stone', 1),
]

const outdoors = (pen: Pen, sunAt: number, cloudAt: number, treeAt: number, crown: Fill): Drawing => {
  const far = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 210), 'sky', null),
    sun(far, sunAt, 72, 0.5),
    cloud(far, cloudAt, 104, 0.8),
    pen.shape(`M-6 ${HORIZON + 1}Q60 ${HORIZON - 3} 110 ${HORIZON}T220 ${HORIZON}V292H-6z`, 'meadow', 0.9),
    tree(far, treeAt, HORIZON + 3, 0.8, crown),
  ]
}

/** A roof of tiles with the tank of water on it. */
export const TWO_FLOORS: WaterHouse = {
  signs: {
    chuveiro: [47, 87],
    pia: [96, 87],
    vaso: [133, 87],
    cozinha: [58, 149],
    máquina: [128, 149],
    horta: [177, 142],
  },
  atBasin: 116.5,
  atBed: 184,
  draw: (pen) => {
    const [left, right, divide] = [22, 150, 104]
    const far = pen.plane('middle')
    return [
      outdoors(pen, 184, 176, 168, 'leaf'),
      pen.shape(`M${left - 5} ${TOP}L${left + 16} 63H${right - 16}L${right + 5} ${TOP}z`, 'orange', 1.2),
      pen.line(`M${left + 3} 74.300H${right - 3}M${left + 10} 68.600H${right - 10}`, 0.6, 'redDark'),
      pen.shape(box(50, 58, 16, 7, 1.5), 'bluePale', 1),
      pen.line('M50 60.500H66', 0.7),
      shell(pen, left, right, divide, 'cream', ['yellowPale', 'pinkPale']),
      far.at(4, 4, 1, shower),
      far.at(4, 4, 1, basin),
      far.at(4, 4, 1, toilet),
      floors(pen, left, right, divide),
      far.at(4, 0, 1, kitchen),
      far.at(5, 0, 1, laundry),
    ]
  },
  bed: (pen) => gardenBed(pen, 150),
}

/** A gable with the tank under it; the rooms in another order, the garden on the other side. */
const GABLE: WaterHouse = {
  signs: {
    vaso: [77, 87],
    pia: [112, 87],
    chuveiro: [164, 87],
    máquina: [86, 149],
    cozinha: [150, 149],
    horta: [34, 142],
  },
  atBasin: 131.5,
  atBed: 28,
  draw: (pen) => {
    const [left, right, divide] = [62, 190, 108]
    const far = pen.plane('middle')
    return [
      outdoors(pen, 28, 35, 44, 'lime'),
      pen.shape(`M${left} ${TOP}L126 63L${right} ${TOP}z`, 'bluePale', 1),
      pen.shape(box(117, 71.5, 18, 8, 1.5), 'blue', 1),
      pen.line('M117 74H135', 0.7),
      pen.rope(`M${left - 4} ${TOP + 1}L126 62.500L${right + 3.5} ${TOP + 1}`, 3, 'redDark', 1),
      shell(pen, left, right, divide, 'bluePale', ['straw', 'purplePale']),
      far.at(-54, 4, 1, toilet),
      far.at(19, 4, 1, basin),
      far.at(207, 4, 1, shower, { flip: true }),
      floors(pen, left, right, divide),
      far.at(92, 0, 1, kitchen),
      far.at(-39, 0, 1, laundry),
    ]
  },
  bed: (pen) => pen.at(212, 0, 1, (own) => gardenBed(own, 150), { flip: true }),
}

export const WATER_HOUSES: readonly WaterHouse[] = [TWO_FLOORS, GABLE]

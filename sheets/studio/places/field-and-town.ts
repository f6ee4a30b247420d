/** Countryside and town in one landscape: a river between them, a road from one to the other. */

import { farmHouse } from '../eras/farm-things.ts'
import { oldTruck } from '../eras/harbour-things.ts'
import { lowHouse, rider, tower } from '../eras/street-things.ts'
import { box, circle, ellipse, points, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bush, cloud, hill, tree } from '../shapes/nature.ts'
import { CHIMNEY, type Crop, FIELD_WORK, factoryWork, homeUse, shopWork } from './product-stops.ts'

/** Places on the road of a product: from the field to those who use it. */
export const STOPS = ['field', 'lorry', 'factory', 'shop', 'home'] as const
export type Stop = (typeof STOPS)[number]

/** Mills of sugar and of paper are beside what they use, in the countryside. */
const isRural = (crop: Crop) => crop === 'cana' || crop === 'papel'
const factoryAt = (crop: Crop): Spot => (isRural(crop) ? [40, 125] : [139, 163])
const WORKS = 0.84

/** Spots of the signs beside the stops: they cover none of them. */
export const stopTags = (crop: Crop): Readonly<Record<Stop, Spot>> => ({
  field: isRural(crop) ? [76, 127] : [19, 120],
  lorry: [27, 179],
  factory: isRural(crop) ? [68, 104] : [114, 128],
  shop: [146, 94],
  home: [161, 126],
})

export const IMPACT_SPOTS = ['fire', 'slope', 'spray', 'smoke', 'sewage', 'rubbish'] as const
export type ImpactSpot = (typeof IMPACT_SPOTS)[number]

const chimneyOf = (crop: Crop): Spot => {
  const [x, y] = factoryAt(crop)
  return [x + CHIMNEY[0] * WORKS, y + CHIMNEY[1] * WORKS]
}
/** The bare slope is on the hill that no factory hides. */
const SLOPE = 52
const slopeOf = (crop: Crop) => (isRural(crop) ? SLOPE : 0)

export const impactTags = (crop: Crop): Readonly<Record<ImpactSpot, Spot>> => {
  const [x, y] = chimneyOf(crop)
  return {
    fire: [48, 194],
    slope: isRural(crop) ? [101, 80] : [53, 80.5],
    spray: [66, 194],
    smoke: [x + 12, y - 12],
    sewage: [132, 195],
    rubbish: [189, 195],
  }
}

const flame = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x} ${y}c-8 -5 -5 -11 -2 -15c0 4 4 3 3 -3c6 5 8 13 -1 18z`, 'orange', 0.8),
  pen.shape(`M${x} ${y}c-3 -3 -2 -5 0 -8c2 3 3 5 0 8z`, 'yellow', 0.6),
]

/** Harm done by work, each at its spot. */
export const harmDone = (pen: Pen, crop: Crop): Drawing => [
  pen.at(slopeOf(crop), 0, 1, (own) => [
    own.shape(
      'M19 86Q22 81 28 79.500Q38 81 43 86Q46 89.500 43 91.500Q37 89.500 31 91.500Q26 89 20 91.500Q16.500 89 19 86z',
      'tan',
      0.7,
    ),
    own.line('M25 82q-1 4 -3 6.500M31 82q0.500 4 -0.500 7M38 84q2 2 2.500 5', 0.8, 'brown'),
    [21, 33].map((x) => [
      own.shape(box(x, 84, 3.4, 3.6, 0.6), 'brownPale', 0.7),
      own.shape(ellipse(x + 1.7, 84, 1.7, 0.9), 'cream', 0.6),
    ]),
  ]),
  pen.at(35, 198.6, 0.72, (own) => [flame(own, -6, 0), flame(own, 4, 0), flame(own, -1, 2)]),
  pen.shape(
    'M80 194.500C86 193.500 92 195 100.500 195.500Q103 198 99 199C92 199.500 86 199 80 199z',
    'purplePale',
    0.8,
  ),
  pen.shape(box(72, 187, 9, 12.4, 1.4), 'purple', 0.9),
  pen.line('M72 191h9M72 195.600h9', 0.6),
  pen.at(chimneyOf(crop)[0] - 150.5, chimneyOf(crop)[1] - 121, 1, (own) =>
    own.shape(
      'M151.500 121.500C146 119 147 115 149 114.500C143 113 143 107 146.500 106.500C147 102 153 103 152 107.500C154.500 109 154 113.500 151.500 114C154 116 153.500 120 153 121.500z',
      'grey',
      0.9,
    ),
  ),
  pen.shape(box(114, 190.5, 12, 6, 1), 'stoneDark', 0.9),
  pen.shape(
    'M114 191.500C108 192 106 195 105 199.500Q108 201.500 111 199.500C111.500 197 112.500 196 114 195.600z',
    'brownPale',
    0.8,
  ),
  pen.shape(box(150, 187, 70, 13.6), 'greyPale', 0.9),
  pen.line('M150 190H214M164 187V190M180 187V190M196 187V190', 0.7, 'grey'),
  [158, 168, 178].map((x, i) =>
    pen.shape(`M${x - 4} 200c-3 -7 1 -9 3 -9l-1 -3h4l-1 3c2 0 6 2 3 9z`, i === 1 ? 'greyDark' : 'blueDark', 0.9),
  ),
]

/** Load of a lorry, above its open bed. */
const LOADS: Readonly<Record<Crop, (pen: Pen) => Drawing>> = {
  leite: (pen) =>
    [4, 11, 18].map((x) => [
      pen.shape(`M${x - 2.6} -17V-25L${x - 1.4} -27H${x + 1.4}L${x + 2.6} -25V-17z`, 'metal', 0.8),
      pen.shape(box(x - 1.8, -29, 3.6, 2, 0.6), 'stone', 0.7),
    ]),
  algodao: (pen) => [5, 13, 21].map((x) => pen.shape(circle(x, -20, 4.4), 'white', 0.9)),
  cana: (pen) => [
    pen.shape('M1 -17V-24H25V-17z', 'lime', 0.8),
    pen.line('M1 -20H25M1 -22.300H25M7 -24V-17M15 -24V-17M21 -24V-17', 0.6),
  ],
  papel: (pen) =>
    [4, 9.6, 15.2, 20.8, 7, 12.6, 18.2].map((x, i) => [
      pen.shape(circle(x, i < 4 ? -20.2 : -25, 2.8), 'woodPale', 0.8),
      pen.spot(x, i < 4 ? -20.2 : -25, 0.5),
    ]),
}

/** Parcels from the town on the lorry that comes back. */
const parcels = (pen: Pen): Drawing => [
  pen.shape(box(2, -28, 10, 10, 0.8), 'tan', 0.8),
  pen.shape(box(13, -25, 11, 7, 0.8), 'woodPale', 0.8),
  pen.line('M7 -28v10M18.500 -25v7', 0.6),
]

/** The land left of the river, behind the field. */
const farm = (pen: Pen, crop: Crop): Drawing =>
  isRural(crop)
    ? [tree(pen, 84, 118, 0.8), tree(pen, 74, 112, 0.6, 'lime')]
    : [pen.at(44, 121, 0.62, farmHouse), tree(pen, 70, 120, 0.8), tree(pen, 84, 116, 0.6, 'lime')]

/** The near street of the town, left of the house. */
const nearStreet = (pen: Pen, crop: Crop): Drawing =>
  isRural(crop)
    ? [pen.at(129, 163, 0.7, tower), pen.at(149, 163, 0.62, lowHouse), tree(pen, 117, 164, 0.5, 'lime')]
    : []

export function fieldAndTown(pen: Pen, crop: Crop, extra: (pen: Pen, crop: Crop) => Drawing = () => []): Drawing {
  const far = pen.plane('far', 'hillLine')
  const middle = pen.plane('middle')
  const [x, foot] = factoryAt(crop)
  return [
    pen.shape(box(0, 0, 214, 220), 'sky', null),
    cloud(far, 26, 66, 0.7),
    cloud(far, 112, 64, 0.6),
    pen.shape(box(0, 90, 214, 130), 'meadow', null),
    pen.shape(
      'M93 88C100 100 86 118 94 140C103 158 92 176 100 206H116C108 178 122 160 112 142C102 120 116 104 109 88z',
      'water',
      0.9,
    ),
    pen.shape('M112 91C115 108 102 121 112 142C116 150 117 157 116 166H214V91z', 'greyPale', 0.8),
    hill(far, points('0,92 26,76 50,86 78,70 104,84 132,74 160,84 190,72 214,84'), 'hill', 94),
    pen.line('M0 94H214', 0.8, 'hillLine'),
    pen.line('M98 118q1.500 -1.400 3 0t3 0M102 150q2 -1.600 4 0t4 0', 0.6, 'waterLine'),
    [92, 112].map((at) => bush(far, at, 96, 0.45)),
    middle.shape(box(122, 120, 92, 4), 'stone', 0.8),
    middle.shape(box(116, 162, 100, 4), 'stone', 0.8),
    farm(middle, crop),
    middle.at(126, 121, 0.74, tower),
    middle.at(172, 121, WORKS, (own) => shopWork(own, crop)),
    nearStreet(middle, crop),
    middle.at(177, 163, 0.8, (own) => homeUse(own, crop, 'white')),
    middle.at(x, foot, WORKS, (own) => factoryWork(own, crop)),
    FIELD_WORK[crop](middle),
    pen.shape(box(0, 166, 214, 20), 'grey', 1),
    pen.line('M12 172.500H198', 1.1, 'white', [8, 6]),
    pen.shape(box(88, 162.6, 36, 3.4, 1), 'stone', 1),
    middle.at(106, 172.5, 0.56, (own) => [parcels(own), oldTruck(own)]),
    pen.shape(box(88, 186, 38, 3.4, 1), 'stone', 1),
    middle.at(58, 185, 0.9, (own) => [LOADS[crop](own), oldTruck(own)], { flip: true }),
    middle.at(152, 185, 0.5, rider),
    bush(middle, 20, 200, 0.6),
    tree(middle, 143.4, 200, 0.36, 'lime'),
    extra(pen, crop),
  ]
}

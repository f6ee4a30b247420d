/** Countryside and town in one landscape: a river between them, a road from one to the other. */

import { farmHouse } from '../eras/farm-things.ts'
import { oldTruck } from '../eras/harbour-things.ts'
import { rider, shop, tower } from '../eras/street-things.ts'
import { box, circle, ellipse, points, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { cow } from '../shapes/farm.ts'
import { bush, cloud, hill, tree } from '../shapes/nature.ts'

export const CROPS = ['leite', 'algodao', 'cana', 'papel'] as const
export type Crop = (typeof CROPS)[number]

/** Places on the road of a product: from the field to those who use it. */
export const STOPS = ['field', 'lorry', 'factory', 'shop', 'home'] as const
export type Stop = (typeof STOPS)[number]
export const STOP_TAGS: Readonly<Record<Stop, Spot>> = {
  field: [17, 124],
  lorry: [30, 181],
  factory: [159, 133],
  shop: [193, 112],
  home: [182, 143],
}

export const cane = (pen: Pen, x: number, y: number): Drawing => [
  pen.rope(`M${x - 2.4} ${y}l-0.600 -11M${x} ${y}V${y - 13}M${x + 2.4} ${y}l0.600 -11`, 1.3, 'lime', 0.6),
  pen.line(`M${x - 3.2} ${y - 4}h1.400M${x - 0.7} ${y - 6}h1.400M${x + 2} ${y - 4}h1.400`, 0.5),
  pen.shape(
    `M${x} ${y - 10}C${x - 2} ${y - 15} ${x - 5} ${y - 17} ${x - 5.6} ${y - 12}C${x - 4} ${y - 14} ${x - 3} ${y - 12} ${x - 1} ${y - 10}L${x} ${y - 19}L${x + 1} ${y - 10}C${x + 3} ${y - 12} ${x + 4} ${y - 14} ${x + 5.6} ${y - 12}C${x + 5} ${y - 17} ${x + 2} ${y - 15} ${x} ${y - 10}z`,
    'leaf',
    0.7,
  ),
]
const cotton = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 5} ${y}c-4 -9 14 -9 10 0z`, 'leafDark', 0.8),
  pen.shape(circle(x - 3, y - 5, 2.2) + circle(x + 3, y - 5.4, 2.2) + circle(x, y - 8, 2.2), 'white', 0.7),
]
const slim = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x - 0.9, y - 8, 1.8, 8), 'brownPale', 0.7),
  pen.shape(`M${x} ${y - 22}c5 6 5 13 0 15c-5 -2 -5 -9 0 -15z`, 'leaf', 0.8),
]

export const IMPACT_SPOTS = ['fire', 'slope', 'spray', 'smoke', 'sewage', 'rubbish'] as const
export type ImpactSpot = (typeof IMPACT_SPOTS)[number]
export const IMPACT_TAGS: Readonly<Record<ImpactSpot, Spot>> = {
  fire: [48, 194],
  slope: [53, 80.5],
  spray: [66, 194],
  smoke: [149, 97],
  sewage: [132, 195],
  rubbish: [189, 195],
}

const flame = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x} ${y}c-8 -5 -5 -11 -2 -15c0 4 4 3 3 -3c6 5 8 13 -1 18z`, 'orange', 0.8),
  pen.shape(`M${x} ${y}c-3 -3 -2 -5 0 -8c2 3 3 5 0 8z`, 'yellow', 0.6),
]

/** Harm done by work, each at its spot. */
export const harmDone = (pen: Pen): Drawing => [
  pen.shape(
    'M19 86Q22 81 28 79.500Q38 81 43 86Q46 89.500 43 91.500Q37 89.500 31 91.500Q26 89 20 91.500Q16.500 89 19 86z',
    'tan',
    0.7,
  ),
  pen.line('M25 82q-1 4 -3 6.500M31 82q0.500 4 -0.500 7M38 84q2 2 2.500 5', 0.8, 'brown'),
  [21, 33].map((x) => [
    pen.shape(box(x, 84, 3.4, 3.6, 0.6), 'brownPale', 0.7),
    pen.shape(ellipse(x + 1.7, 84, 1.7, 0.9), 'cream', 0.6),
  ]),
  pen.at(35, 198.6, 0.72, (own) => [flame(own, -6, 0), flame(own, 4, 0), flame(own, -1, 2)]),
  pen.shape(
    'M80 194.500C86 193.500 92 195 100.500 195.500Q103 198 99 199C92 199.500 86 199 80 199z',
    'purplePale',
    0.8,
  ),
  pen.shape(box(72, 187, 9, 12.4, 1.4), 'purple', 0.9),
  pen.line('M72 191h9M72 195.600h9', 0.6),
  pen.shape(
    'M151.500 121.500C146 119 147 115 149 114.500C143 113 143 107 146.500 106.500C147 102 153 103 152 107.500C154.500 109 154 113.500 151.500 114C154 116 153.500 120 153 121.500z',
    'grey',
    0.9,
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

const PLANTS = { cana: cane, algodao: cotton, papel: slim } as const

function field(pen: Pen, crop: Crop): Drawing {
  const fence = pen.line('M12 128H86M12 132H86M16 125V135M34 125V135M52 125V135M70 125V135M84 125V135', 0.9, 'woodDark')
  if (crop === 'leite')
    return [fence, cow(pen, 25, 147, 0.25), cow(pen, 75, 147, 0.25, { flip: true }), cow(pen, 50, 157, 0.26)]
  const plant = PLANTS[crop]
  return [
    pen.shape('M10 164L18 128H84L90 164z', 'earth', 0.9),
    (crop === 'algodao' ? [137, 149, 161] : [145, 161]).map((y, row) =>
      Array.from({ length: 6 }, (_, i) => plant(pen, 23.6 + (i - 2.5) * row * 0.7 + i * 11, y)),
    ),
  ]
}

const SIGNS: Readonly<Record<Crop, readonly [factory: string, shop: string]>> = {
  leite: ['LATICÍNIO', 'MERCADO'],
  algodao: ['TECELAGEM', 'ROUPAS'],
  cana: ['USINA', 'MERCADO'],
  papel: ['FÁBRICA', 'PAPELARIA'],
}

const factory = (pen: Pen, sign: string): Drawing => [
  pen.shape('M13 -26L14 -46H20L21 -26z', 'redPale', 1),
  pen.shape('M-24 0V-26L-12 -34V-26L0 -34V-26L12 -34V-26H24V0z', 'tan', 1),
  pen.shape(box(-20, -22, 40, 8.6, 1), 'white', 0.8),
  pen.text(0, -15.8, sign, 4.8),
  pen.shape(box(-19, -10, 9, 6) + box(10, -10, 9, 6), 'sky', 0.8),
  pen.shape(box(-6, -10, 12, 10), 'blue', 0.8),
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

export function fieldAndTown(pen: Pen, crop: Crop, extra: (pen: Pen) => Drawing = () => []): Drawing {
  const far = pen.plane('far', 'hillLine')
  const middle = pen.plane('middle')
  const [made, sold] = SIGNS[crop]
  return [
    pen.shape(box(0, 0, 214, 220), 'sky', null),
    cloud(far, 36, 66, 0.8),
    cloud(far, 112, 64, 0.6),
    hill(far, points('0,92 26,76 50,86 78,70 104,84 132,74 160,84 190,72 214,84'), 'hill', 110),
    pen.shape(box(0, 94, 214, 120), 'meadow', null),
    pen.shape('M112 94H214V166H164C164 138 148 122 111 122C110 112 111 104 112 94z', 'greyPale', null),
    pen.line('M0 94C60 91 150 97 214 94', 0.8, 'hillLine'),
    middle.shape('M115 115H214V119H114z', 'stone', 0.8),
    middle.shape(box(126, 160, 92, 6), 'stone', 0.8),
    pen.shape(
      'M100 94.300C104 108 86 124 96 142C106 158 92 176 100 206H116C108 178 122 160 112 142C101 126 112 108 100 94.300z',
      'water',
      0.9,
    ),
    pen.line('M97.600 118q1.500 -1.400 3 0t3 0M101 150q2 -1.600 4 0t4 0', 0.6, 'waterLine'),
    middle.at(38, 116, 0.62, farmHouse),
    tree(middle, 72, 116, 0.8),
    tree(middle, 84, 110, 0.6, 'lime'),
    field(middle, crop),
    middle.at(130, 116, 0.78, tower),
    middle.at(176, 116, 0.76, (own) => shop(own, sold, 'yellowPale', 'cream')),
    middle.at(138, 161, 0.84, (own) => factory(own, made)),
    middle.at(182, 163, 0.58, (own) => farmHouse(own)),
    pen.shape(box(0, 166, 214, 20), 'grey', 1),
    pen.line('M12 172.500H198', 1.1, 'white', [8, 6]),
    pen.shape(box(88, 162.6, 38, 3.4, 1) + box(88, 186, 38, 3.4, 1), 'stone', 1),
    middle.at(58, 185, 0.9, (own) => [LOADS[crop](own), oldTruck(own)], { flip: true }),
    middle.at(156, 185, 0.5, rider),
    bush(middle, 20, 200, 0.6),
    tree(middle, 143.4, 200, 0.36, 'lime'),
    extra(pen),
  ]
}

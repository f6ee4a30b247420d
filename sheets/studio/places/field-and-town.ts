/** Countryside and town in one landscape: a river between them, a road from one to the other. */

import { farmHouse } from '../eras/farm-things.ts'
import { oldTruck } from '../eras/harbour-things.ts'
import { rider, shop, tower } from '../eras/street-things.ts'
import { box, circle, points, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { cow } from '../shapes/farm.ts'
import { bush, cloud, hill, tree } from '../shapes/nature.ts'

export const CROPS = ['leite', 'algodao', 'cana', 'papel'] as const
export type Crop = (typeof CROPS)[number]

/** Places on the road of a product: from the field to those who use it. */
export const STOPS = ['field', 'lorry', 'factory', 'shop', 'home'] as const
export type Stop = (typeof STOPS)[number]
export const STOP_TAGS: Readonly<Record<Stop, Spot>> = {
  field: [17, 133],
  lorry: [30, 181],
  factory: [163, 133],
  shop: [192, 122],
  home: [196, 141],
}

const cane = (pen: Pen, x: number, y: number): Drawing => [
  pen.rope(`M${x} ${y}q1 -9 0 -17`, 1.4, 'lime', 0.6),
  pen.line(`M${x - 1} ${y - 6}h2M${x - 0.6} ${y - 11}h2`, 0.5),
  pen.shape(`M${x} ${y - 16}c-6 -6 -9 -4 -10 0c4 -2 7 -1 10 2c3 -3 6 -4 10 -2c-1 -4 -4 -6 -10 0z`, 'leaf', 0.8),
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
  fire: [50, 196.5],
  slope: [101, 76],
  spray: [66, 196],
  smoke: [152.5, 85],
  sewage: [132, 195],
  rubbish: [189, 195],
}

const flame = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x} ${y}c-8 -5 -5 -11 -2 -15c0 4 4 3 3 -3c6 5 8 13 -1 18z`, 'orange', 0.8),
  pen.shape(`M${x} ${y}c-3 -3 -2 -5 0 -8c2 3 3 5 0 8z`, 'yellow', 0.6),
]

/** Harm done by work, each at its spot. */
export const harmDone = (pen: Pen): Drawing => [
  pen.shape('M60 90C62 82 69 75 80 73C90 77 95 83 97 90z', 'soil', 0.9),
  pen.line('M70 82l-3 7M77 77l-1 12M84 78l3 11', 0.9, 'brownDark'),
  pen.at(37, 203, 0.8, (own) => [flame(own, -6, 0), flame(own, 4, 0), flame(own, -1, 2)]),
  pen.shape('M80 196C86 195 90 199 98 199L99 203H80z', 'purplePale', 0.8),
  pen.shape(box(72, 188, 9, 13, 1.4), 'purple', 0.9),
  pen.line('M72 192h9M72 197h9', 0.6),
  pen.shape(circle(153, 113, 3.6) + circle(150, 106, 4.6) + circle(152.5, 97, 5.4), 'grey', 0.9),
  pen.shape(box(114, 192, 12, 6, 1), 'stoneDark', 0.9),
  pen.shape('M114 193C108 194 107 199 106 203H112C112 199 113 198 114 197z', 'brownPale', 0.8),
  [158, 168, 178].map((x, i) =>
    pen.shape(`M${x - 4} 200c-3 -7 1 -9 3 -9l-1 -3h4l-1 3c2 0 6 2 3 9z`, i === 1 ? 'greyDark' : 'blueDark', 0.9),
  ),
]

const PLANTS = { cana: cane, algodao: cotton, papel: slim } as const

function field(pen: Pen, crop: Crop): Drawing {
  const fence = pen.line('M12 128H86M12 132H86M16 125V135M34 125V135M52 125V135M70 125V135M84 125V135', 0.9, 'woodDark')
  if (crop === 'leite')
    return [fence, cow(pen, 39, 149, 0.44), cow(pen, 70, 147, 0.44, { flip: true }), cow(pen, 56, 163, 0.44)]
  const plant = PLANTS[crop]
  return [
    pen.shape('M10 164L18 128H84L90 164z', 'earth', 0.9),
    [137, 149, 161].map((y, row) =>
      Array.from({ length: 6 }, (_, i) => plant(pen, 22 + (i - 2.5) * row * 0.9 + i * 11.5, y)),
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
  pen.shape('M-24 0V-26L-12 -34V-26L0 -34V-26L12 -34V-26H24V0z', 'greyPale', 1),
  pen.shape(box(-20, -22, 40, 8.6, 1), 'white', 0.8),
  pen.text(0, -15.8, sign, 4.8),
  pen.shape(box(-19, -10, 9, 6) + box(10, -10, 9, 6), 'sky', 0.8),
  pen.shape(box(-6, -10, 12, 10), 'blue', 0.8),
]

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
    pen.line('M0 94C60 91 150 97 214 94', 0.8, 'hillLine'),
    pen.shape('M112 94H214V166H116C122 150 108 130 112 94z', 'greyPale', 0.7),
    pen.shape(
      'M96 93C104 112 84 124 96 142C106 158 92 176 100 206H116C108 178 122 160 112 142C100 126 116 112 104 93z',
      'water',
      0.9,
    ),
    pen.line('M99 116q2 -1.600 4 0t4 0M101 150q2 -1.600 4 0t4 0', 0.6, 'waterLine'),
    middle.at(34, 116, 0.9, farmHouse),
    tree(middle, 72, 116, 0.8),
    tree(middle, 84, 110, 0.6, 'lime'),
    field(middle, crop),
    middle.at(130, 116, 0.78, tower),
    middle.at(179, 116, 0.8, (own) => shop(own, sold, 'yellowPale', 'cream')),
    middle.at(138, 161, 0.92, (own) => factory(own, made)),
    middle.at(184, 163, 0.62, (own) => farmHouse(own)),
    pen.shape(box(0, 166, 214, 20), 'grey', 1),
    pen.line('M12 176H198', 1.1, 'white', [8, 6]),
    pen.shape('M92 166C98 161 116 161 122 166M92 186C98 181 116 181 122 186', null, 1.3),
    pen.line('M96 164V160M107 162V158M118 164V160', 1),
    middle.at(58, 184, 0.9, oldTruck, { flip: true }),
    middle.at(156, 184, 0.5, rider),
    bush(middle, 20, 200, 0.6),
    tree(middle, 146, 201, 0.42, 'lime'),
    extra(pen),
  ]
}

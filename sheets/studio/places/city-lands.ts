/** Lands around cities of Brazil, each a layer of the page from edge to edge with somebody in its middle. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { CAST, type CastName } from '../cast/people.ts'
import type { Person } from '../cast/person.ts'
import { POINT, POINT_LEFT, WAVE } from '../cast/poses.ts'
import { box, circle, ellipse, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { birdsAfar, blades, ground } from '../scenes/ground.ts'
import { house } from '../shapes/built.ts'
import { cecropia, savannaTree } from '../shapes/food-web.ts'
import { cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { boat } from '../shapes/seaside.ts'

export type CityLand = 'serra' | 'campo' | 'cidade' | 'cerrado' | 'sertao' | 'palmeiral' | 'praia' | 'floresta'

/** An araucaria, 52 mm high: a straight trunk under bowls of branches. */
const araucaria = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.rope('M0 0V-44', 3.4, 'brown'),
    (
      [
        [-30, 13],
        [-38, 18],
        [-47, 20],
      ] as const
    ).map(([top, half]) =>
      pen.shape(
        `M${-half} ${top - 4}q${half * 0.4} 5 ${half} 4q${half * 0.6} 1 ${half} -4q-3 9 ${-half} 9q${3 - half} 0 ${-half} -9z`,
        'leafDark',
        0.9,
      ),
    ),
  ])

/** A mandacaru, 40 mm high. */
const mandacaru = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.rope('M0 0V-38M0 -14H-9V-28M0 -19H10V-34', 5, 'leaf'),
    pen.line('M0 -3V-36M-9 -17V-26M10 -22V-32', 0.6, 'leafDeep'),
    pen.shape(circle(10, -37, 2.2) + circle(-9, -31, 1.8), 'red', 0.8),
  ])

/** Towers of a large city, far away. */
const towers = (pen: Pen, foot: number): Drawing =>
  (
    [
      [40, 13, 34, 'bluePale'],
      [54, 16, 40, 'yellowPale'],
      [71, 12, 28, 'pinkPale'],
      [84, 15, 45, 'purplePale'],
      [100, 13, 35, 'yellowPale'],
      [114, 17, 30, 'bluePale'],
      [132, 14, 43, 'pinkPale'],
      [147, 18, 36, 'yellowPale'],
    ] as const
  ).map(([left, wide, tall, fill]) => {
    const panes = Array.from({ length: Math.floor((tall - 6) / 6) }, (_, i) => {
      const top = foot - tall + 4 + i * 6
      return `M${left + 3} ${top}h${wide - 6}`
    }).join('')
    return [pen.shape(box(left, foot - tall, wide, tall), fill, 0.8), pen.line(panes, 0.8, 'grey', [2, 1.4])]
  })

const LANDS: Readonly<Record<CityLand, (pen: Pen, foot: number) => Drawing>> = {
  serra: (pen, foot) => {
    const far = pen.plane('far', 'hillLine')
    return [
      hill(far, shifted('-8,-30 40,-44 96,-32 150,-46 220,-30', foot), 'hillFar', foot),
      hill(far, shifted('-8,-20 60,-30 110,-18 170,-28 220,-18', foot), 'hill', foot),
      [47, 62, 163].map((x, i) => araucaria(far, x, foot - 38 - (i % 2), 0.36)),
      ground(pen, shifted('-8,-14 60,-17 130,-13 220,-16', foot), 'meadow', 1),
      araucaria(pen.plane('middle'), 117, foot - 11, 0.98),
    ]
  },
  campo: (pen, foot) => [
    hill(pen.plane('far', 'hillLine'), shifted('-8,-34 50,-45 110,-32 160,-46 220,-34', foot), 'hillFar', foot),
    ground(pen, shifted('-8,-16 60,-20 130,-15 220,-19', foot), 'meadow', 1),
    house(pen.plane('far', 'hillLine'), 57, foot - 41.5, 0.36, { roof: 'orange' }),
    tree(pen.plane('middle'), 118, foot - 10, 1),
    blades(pen, shiftedText('76,-6 104,-4 130,-5', foot)),
  ],
  cidade: (pen, foot) => [
    towers(pen.plane('far', 'greyDark'), foot - 16),
    ground(pen, shifted('-8,-16 60,-17 130,-15 220,-16', foot), 'grass', 1),
    tree(pen.plane('middle'), 119, foot - 8, 0.9),
  ],
  cerrado: (pen, foot) => [
    hill(
      pen.plane('far', 'hillLine'),
      shifted('-8,-20 30,-24 44,-40 96,-41 108,-24 140,-22 150,-36 190,-36 220,-22', foot),
      'hillFar',
      foot,
    ),
    ground(pen, shifted('-8,-16 60,-19 130,-15 220,-18', foot), 'straw', 1),
    savannaTree(pen.plane('middle'), 118, foot - 10, 0.7),
    tuft(pen, 132, foot - 4, 0.7, 'strawDark'),
  ],
  sertao: (pen, foot) => [
    hill(pen.plane('far', 'sandLine'), shifted('-8,-22 60,-30 120,-22 170,-32 220,-24', foot), 'sand', foot),
    ground(pen, shifted('-8,-16 60,-19 130,-15 220,-18', foot), 'woodPale', 1),
    pen.line(`M100 ${foot - 4}l7 -3M128 ${foot - 5}l9 -4 6 3`, 0.7, 'brown'),
    mandacaru(pen.plane('middle'), 118, foot - 9, 1.2),
  ],
  palmeiral: (pen, foot) => [
    hill(pen.plane('far', 'hillLine'), shifted('-8,-26 60,-30 120,-26 170,-31 220,-27', foot), 'hillFar', foot),
    pen.shape(box(-4, foot - 24, 220, 20), 'water', 0.9),
    pen.line(`M121 ${foot - 20}q3.500 -2.600 7 0t7 0`, 0.7, 'waterLine'),
    ground(pen, shifted('-8,-14 60,-17 130,-13 220,-16', foot), 'straw', 1),
    palm(pen.plane('middle'), 114, foot - 10, 1.2),
  ],
  praia: (pen, foot) => [
    pen.shape(box(-4, foot - 50, 220, 46), 'water', 0.9),
    pen.line(`M121 ${foot - 34}q3.500 -2.600 7 0t7 0M120 ${foot - 25}q3.500 -2.600 7 0t7 0`, 0.7, 'waterLine'),
    boat(pen.plane('middle'), 57, foot - 44, 0.42),
    ground(pen, shifted('-8,-14 60,-18 130,-13 220,-17', foot), 'sand', 1),
    palm(pen.plane('middle'), 114, foot - 9, 1.2),
  ],
  floresta: (pen, foot) => [
    [44, 60, 76, 92, 108, 124, 140, 158, 174].map((x, i) =>
      tree(pen.plane('far', 'leafDeep'), x, foot - 24, 1.15 + (i % 3) * 0.12, i % 2 ? 'leaf' : 'hill'),
    ),
    pen.shape(box(-4, foot - 27, 220, 20), 'water', 0.9),
    pen.line(`M52 ${foot - 18}q3.500 -2.600 7 0t7 0M102 ${foot - 21}q3.500 -2.600 7 0t7 0`, 0.7, 'waterLine'),
    ground(pen, shifted('-8,-10 60,-13 130,-9 220,-12', foot), 'grass', 1),
    cecropia(pen.plane('middle'), 122, foot - 7, 0.43),
  ],
}

const SKIES: Readonly<Record<CityLand, Fill>> = {
  serra: 'foam',
  campo: 'sky',
  cidade: 'skyLow',
  cerrado: 'yellowPale',
  sertao: 'skyLow',
  palmeiral: 'yellowPale',
  praia: 'sky',
  floresta: 'foam',
}

function shifted(list: string, foot: number): Spot[] {
  return points(list).map(([x, y]): Spot => [x, y + foot])
}
const shiftedText = (list: string, foot: number) =>
  shifted(list, foot)
    .map((spot) => spot.join(','))
    .join(' ')

export interface Layer {
  readonly land: CityLand
  readonly top: number
  readonly foot: number
  readonly who: CastName
  /** In long sleeves and trousers. */
  readonly isCold: boolean
  /** Sun or clouds below this height, under the title. */
  readonly clear: number
  readonly index: number
}

/** Clothes of the child for the morning. */
function dressed(who: CastName, isCold: boolean): Partial<Person> {
  const { top }: Person = CAST[who]
  if (isCold) return { top: { ...top, kind: 'long' }, bottom: { tone: CLOTH.marinho, kind: 'pants' } }
  return { top: { ...top, kind: top.kind === 'long' ? 'short' : (top.kind ?? 'short') } }
}

/** A land under its sky, from edge to edge. */
export function landView(pen: Pen, { land, top, foot, clear, index }: Omit<Layer, 'who' | 'isCold'>): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(-4, top, 222, foot - top), SKIES[land], null),
    index % 2 ? cloud(far, 150, clear + 14, 0.7) : [sun(pen.plane('middle'), 153, clear + 13, 0.5)],
    land === 'floresta' ? [] : birdsAfar(far, `${index % 2 ? 56 : 60},${clear + 10},7`),
    LANDS[land](pen, foot),
  ]
}

/** A land between two heights of the page, a child in its middle. */
export function cityLand(pen: Pen, { who, isCold, ...layer }: Layer): Drawing {
  const { top, foot, index } = layer
  return [
    pen.clip(box(-4, top, 222, foot - top), [
      landView(pen, layer),
      pen.shade(ellipse(89, foot - 3.4, 9, 1.6), 'brown', 0.2),
      person(pen.plane('middle'), who, 89, foot - 4, 0.66, {
        pose: [POINT_LEFT, POINT, WAVE][index % 3] ?? POINT,
        wear: dressed(who, isCold),
      }),
    ]),
    pen.line(`M-4 ${foot}H216`, 1.2),
  ]
}

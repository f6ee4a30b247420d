/** One valley in three ages, one above the other: a camp, a village of farmers, a town with a factory. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { KNEEL, POINT } from '../cast/poses.ts'
import { newTractor } from '../eras/farm-things.ts'
import { modernBus } from '../eras/street-things.ts'
import { box, circle, points, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { DWELLINGS } from '../shapes/dwellings.ts'
import { bush, cloud, hill, tree } from '../shapes/nature.ts'
import { capybara } from '../shapes/wild.ts'
import { ancient, type BankLand, crop, fire, pound, roundHouse, shelter } from './two-banks.ts'

const [TOP, HIGH] = [54, 48.6]
const AGES = ['há 10 mil anos', 'há 3 mil anos', 'hoje'] as const

/** A painted deer and hunters on stone: it outlasts them. */
const rock = (pen: Pen): Drawing => [
  pen.shape('M171 44Q170 26 178 20Q188 14 196 20Q205 26 206 44z', 'copper', 0.9),
  pen.line(
    'M178 29h8M178 29l-1 5M180.500 29l-0.500 5M184 29v5M186 29l1 5M186 29l2.500 -4M188.500 25l2 0.500M188.500 25l-0.500 -2',
    1.1,
    'redDark',
  ),
  pen.line('M195 28v5M195 33l-2 4M195 33l2 4M192 26.500l3 3l3 -3M182 38h4M190 41h4', 1, 'redDark'),
  pen.solid(circle(195, 26, 1.1)),
]

/** Keeps visitors away from the rock. */
const rail = (pen: Pen): Drawing => [
  pen.line('M161 43.500H202', 0.9, 'greyDark'),
  [163, 172.5, 182, 191.5, 200].map((x) => pen.rope(`M${x} 48V42`, 1.2, 'metal', 0.7)),
]

const BOAT = 'M-30 -9C-24 -8 -20 -7 -16 -7H20C24 -7 28 -9 31 -12C30 -3 24 2 15 2H-15C-23 2 -29 -2 -30 -9z'

/** Somebody fishes from a boat; in the second age from the other side. */
const angler = (pen: Pen, who: CastName, age: number): Drawing =>
  pen.at(
    age === 1 ? 64 : 0,
    0,
    1,
    (own) => [
      person(own, who, 31, 43, 0.27, {
        pose: { ...POINT, hide: ['legL', 'legR'], hip: [0, -14] },
        ...(age < 2 && { wear: ancient(who, age ? 'coral' : 'madeira', age ? 'chanel' : 'liso') }),
      }),
      own.line('M36 33L49 22M49 22Q51 32 50 41', 0.7),
      own.at(31, 44, 0.42, (boat) => boat.shape(BOAT, age < 2 ? 'brownPale' : 'blue')),
    ],
    { flip: age === 1 },
  )

const river = (pen: Pen): Drawing => [
  pen.shape('M55 31.500Q66 34.500 50 36.500Q26 37.500 -6 37.500V60H66Q50 46 62 40Q72 35 59 31.500z', 'water', 0.8),
  pen.line('M13 42q2.500 -1.600 5 0M45 47q2.500 -1.600 5 0M12 47q2.500 -1.600 5 0', 0.7, 'waterLine'),
]

const factory = (pen: Pen, x: number, foot: number): Drawing =>
  pen.at(x, foot, 0.86, (own) => [
    own.shape(box(-19, -37, 6, 22) + box(-9, -33, 6, 18), 'redPale', 0.9),
    own.line('M-19 -31h6M-9 -28h6', 0.7),
    cloud(own.plane('far'), -9, -38, 0.3),
    own.shape('M-23 0V-16L-12 -22V-16L-1 -22V-16L10 -22V-16H22V0z', 'bluePale', 1),
    own.shape(box(-19, -11, 9, 6) + box(-6, -11, 9, 6), 'white', 0.8),
    own.shape(box(9, -10, 8, 10), 'greyDark', 0.8),
  ])

/** Somebody with a spear, looking to the right. */
const hunter = (pen: Pen, who: CastName, x: number): Drawing => [
  person(pen, who, x, 46.5, 0.26, { pose: { ...POINT, barefoot: true }, wear: ancient(who, 'madeira') }),
  pen.line(`M${x - 3} 41L${x + 14} 31`, 1, 'brown'),
  pen.solid(`M${x + 16.5} 29.600l-3.400 0.500l1.500 2.400z`),
]

const camp = (pen: Pen, cast: readonly CastName[]): Drawing => [
  tree(pen, 76, 41, 0.6, 'leafDark'),
  tree(pen, 158, 38, 0.5),
  shelter(pen, 97, 42, 0.72),
  shelter(pen, 118, 41, 0.6),
  fire(pen, 110, 47, 0.44),
  person(pen, cast[1] ?? 'bia', 96, 47.5, 0.25, { pose: KNEEL, wear: ancient(cast[1] ?? 'bia', 'creme') }),
  hunter(pen, cast[2] ?? 'gil', 133),
  capybara(pen, 156, 46.5, 0.24),
  bush(pen, 67, 47, 0.26),
]

const village = (pen: Pen, land: BankLand, cast: readonly CastName[]): Drawing => [
  roundHouse(pen, 73, 40, 0.62),
  roundHouse(pen, 92, 41, 0.64),
  person(pen, cast[1] ?? 'bia', 82, 48, 0.25, { pose: KNEEL, wear: ancient(cast[1] ?? 'bia', 'coral') }),
  pen.at(101, 47, 0.52, (own) => pound(own, land)),
  pen.shape('M140 33H158L162 47H136z', 'earth', 0.8),
  [39.5, 46].map((y, row) => [-1, 0, 1].map((i) => pen.at(149 + i * (6.5 + row), y, 0.28, (own) => crop(own, land)))),
]

const town = (pen: Pen): Drawing => [
  pen.at(71, 40, 0.46, DWELLINGS['casa de tijolo']),
  pen.at(92, 40, 0.56, DWELLINGS.prédio),
  factory(pen, 119, 40),
  pen.shape(box(60, 41, 76, 8), 'grey', 0.8),
  pen.line('M64 45H132', 0.7, 'white', [3, 3]),
  pen.at(86, 47.6, 0.34, modernBus),
  pen.shape('M139 33H160L162 47H137z', 'earth', 0.8),
  [143.5, 150, 156.5].map((x) => pen.at(x, 39, 0.26, (own) => crop(own, 'milho'))),
  [153.5, 159.5].map((x) => pen.at(x, 46.5, 0.3, (own) => crop(own, 'milho'))),
  pen.at(144, 47.5, 0.34, newTractor),
]

/** Land, river and rock are the same in each age. */
export function threeAges(pen: Pen, land: BankLand, cast: readonly CastName[]): Drawing {
  const ages = AGES.map((age, i) => {
    const y = TOP + HIGH * i
    const plane = pen.plane('middle')
    const edge = box(0, 0, 214, HIGH)
    const who = cast[i * 3] ?? 'davi'
    return pen.at(0, y, 1, () => [
      plane.clip(edge, [
        plane.shape(edge, (['skyLow', 'sky', 'bluePale'] as const)[i] ?? 'sky', null),
        hill(plane.plane('far', 'hillLine'), points('-6,30 30,16 70,26 112,12 150,26 186,16 220,28'), 'hillFar', 60),
        plane.shape(`${smooth(points('-8,33 60,31 120,33 170,30 220,33'), false)}V60H-8z`, 'meadow', 0.8),
        river(plane),
        plane.at(-8, 0, 1, rock),
        [camp, (own: Pen, all: readonly CastName[]) => village(own, land, all), town][i]?.(plane, cast.slice(i * 3)) ??
          [],
        i === 2 ? rail(plane) : [],
        angler(plane, who, i),
      ]),
      plane.line('M0 0H214', 1.2),
      pen.shape(box(18, 3, age.length * 2.6 + 9, 8, 2), 'white', 0.8),
      pen.text(24.5, 8.7, age, 4.6, { anchor: 'start' }),
      pen.shape(circle(17, 7, 5), 'yellow', 0.9),
      pen.text(17, 9.2, i + 1, 6.4),
    ])
  })
  return [pen.shape(box(0, 0, 214, TOP), 'skyLow', null), ages]
}

/** The countryside with its uses of soil and water: fields and pits, a well, a river with a mill. */
import { box, circle, ellipse, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { cow } from '../shapes/farm.ts'
import { lettuce } from '../shapes/kitchen-garden.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'

/** Signs of the uses, by id. */
export const COUNTRY_SIGNS: Readonly<Record<string, Spot>> = {
  argila: [24, 82],
  poço: [122, 101],
  pasto: [190, 84],
  milho: [20, 127],
  moinho: [100, 128],
  areia: [22, 193],
  tanque: [193, 143],
  irrigação: [192, 178],
}

const maizePlant = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.line('M0 0V-30', 1.6, 'leafDark'),
    own.shape('M0 -6C-8 -10 -9 -17 -9 -20C-4 -17 -1 -12 0 -6z', 'leaf', 0.8),
    own.shape('M0 -12C8 -16 9 -23 9 -26C4 -23 1 -18 0 -12z', 'leaf', 0.8),
    own.shape('M-2.500 -16C-4.500 -22 -3 -27 0 -29C3 -27 4.500 -22 2.500 -16z', 'yellow', 0.8),
  ])

/** Steps of red earth in the flank of a hill, a digger's barrow and a kiln that smokes. */
const clayPit = (pen: Pen): Drawing => [
  pen.shape('M9 112V88Q20 82 34 86L42 94H50L54 102H62L66 112z', 'copper', 1),
  pen.line('M9 94H42M9 102H54', 0.7, 'brownDark'),
  pen.at(82, 114, 1, (own) => [
    own.shape(box(6, -26, 5, 12), 'copper', 0.9),
    own.shape('M-13 0V-8Q-13 -17 0 -17Q13 -17 13 -8V0z', 'orange', 1),
    own.line('M-12 -11H12M-13 -5.500H-5M5 -5.500H13M-6 -17v6M6 -16.500v5.500M0 -16.500v5', 0.6, 'redDark'),
    own.shape('M-5 0V-4a5 5 0 0 1 10 0V0z', 'brownDark', 0.8),
    own.shape('M8 -28C4 -32 8 -36 12 -35C12 -40 20 -40 20 -35C25 -35 24 -29 19 -30C15 -29 12 -28 8 -28z', 'cloud', 0.7),
  ]),
  pen.at(60, 117, 1, (own) =>
    [0, 1, 2].map((row) =>
      Array.from({ length: 3 - row }, (_, i) =>
        own.shape(box(-7.5 + i * 5 + row * 2.5, -3 - row * 3, 4.8, 3), 'orange', 0.6),
      ),
    ),
  ),
]

/** A round well under a little roof, its bucket on the rope. */
const well = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.rope('M-9 -8V-22M9 -8V-22', 1.6, 'wood', 0.8),
    own.shape('M-14 -21L0 -31L14 -21z', 'orange', 1),
    own.line('M-9 -18H9M0 -18V-11', 0.8),
    own.shape(box(-2.5, -12, 5, 4.6, 0.8), 'bluePale', 0.8),
    own.shape('M-11 -8H11V-1Q0 3 -11 -1z', 'stone', 1),
    own.shape(ellipse(0, -8, 11, 2.8), 'waterDeep', 0.9),
    own.line('M-11 -4.500Q0 -0.500 11 -4.500M-5 -3.500v4M4 -3.500v4', 0.6, 'stoneDark'),
  ])

/** A mill by the water: its wheel turns in the stream. */
const mill = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (own) => [
    house(own, 0, 0, 1, { wall: 'cream', roof: 'copper', door: 'brown' }),
    own.shape(circle(21, 1, 11), 'woodPale', 1),
    own.shape(circle(21, 1, 7), 'water', 0.8),
    own.line('M21 -10V12M10 1H32M13.200 -6.800L28.800 8.800M28.800 -6.800L13.200 8.800', 1),
    own.shape(circle(21, 1, 2), 'wood', 0.8),
  ])

const RIVER_NORTH: readonly Spot[] = points('214,113 190,116 168,121 150,126 128,140 106,150 82,160 52,164 -6,170')
const RIVER_SOUTH: readonly Spot[] = points('-6,188 40,184 84,180 112,168 136,156 156,142 174,134 192,128 214,124')

const river = (pen: Pen): Drawing => [
  pen.shape(`${smooth(RIVER_NORTH, false)}L${smooth(RIVER_SOUTH, false).slice(1)}z`, 'water', 1),
  pen.line(
    points('176,125 152,134 120,151 92,167 60,172 26,177 70,178 34,170')
      .map(([x, y]) => `M${x} ${y}q3 -2 6 0t6 0`)
      .join(''),
    0.7,
    'waterLine',
  ),
]

/** Sand on the bank, a heap of it, and the boat that brings it up. */
const sandBank = (pen: Pen): Drawing => [
  pen.shape('M9 190Q34 182 62 187Q78 192 74 202Q40 210 9 206z', 'sand', 0.9),
  pen.shape('M30 203Q44 180 52 182Q60 184 70 203z', 'sand', 1),
  pen.line('M42 198l2 -3M50 191l2 -3M58 199l2 -3M50 200l1 -2', 0.7, 'brown'),
  pen.at(36, 179, 1, (own) => [
    own.rope('M6 -6L20 8', 2.4, 'grey', 0.8),
    own.shape('M-16 -6H16L12 0H-12z', 'red', 1),
    own.shape(box(-9, -14, 10, 8, 1), 'white', 0.9),
    own.shape(box(-6.5, -12, 5, 3.6), 'sky', 0.6),
  ]),
]

const fishTank = (pen: Pen): Drawing => [
  pen.shape(ellipse(166, 156, 30, 10), 'earth', 1),
  pen.shape(ellipse(166, 155, 26, 7.6), 'waterDeep', 0.9),
  (
    [
      [150, 154],
      [166, 151],
      [176, 157],
    ] as const
  ).map(([x, y]) =>
    pen.at(x, y, 1, (own) => [
      own.shape('M-6 0Q-2 -4 3 0L6.500 -2.600V2.600L3 0Q-2 4 -6 0z', 'orange', 0.7),
      own.spot(-3.4, -0.4, 0.5),
    ]),
  ),
]

const sprinkledBed = (pen: Pen): Drawing => [
  pen.shape('M112 205L118 188H196L200 205z', 'earth', 1),
  [0, 1].map((row) => [0, 1, 2, 3, 4].map((i) => lettuce(pen, 124 + i * 15.4 + row * 1.5, 194 + row * 8, 0.26))),
  pen.rope('M157 197V184', 1.8, 'grey', 0.8),
  pen.shape(box(153.5, 181, 7, 4, 1.4), 'metal', 0.8),
  pen.line(
    'M153 181Q144 174 132 188M153 183Q146 180 138 190M161 181Q170 174 182 188M161 183Q168 180 176 190',
    0.9,
    'waterLine',
    [2, 1.6],
  ),
]

export function countryUses(pen: Pen): Drawing {
  const far = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 130), 'sky', null),
    sun(pen, 26, 62, 0.5),
    cloud(far, 66, 72, 0.8),
    cloud(far, 150, 68, 0.9),
    hill(far, points('-6,84 30,74 66,86 104,80 146,84 180,74 216,82'), 'hillFar'),
    hill(far, points('-6,98 50,92 110,96 160,91 216,96'), 'meadow'),
    clayPit(far),
    pen.at(0, 0, 1, (own) => [house(own, 108, 112, 0.62), tree(own, 96, 114, 0.6)]),
    well(far, 133, 116, 0.62),
    cow(far, 178, 107, 0.34),
    cow(far, 150, 103, 0.27, { flip: true }),
    fence(far, 142, 206, 111, 8, 'woodPale'),
    river(far),
    pen.shape('M9 154L16 132H82L92 154z', 'earth', 1),
    [0, 1].map((row) => [0, 1, 2, 3, 4, 5].map((i) => maizePlant(pen, 22 + i * 11 + row * 3, 140 + row * 11, 0.62))),
    mill(pen, 100, 149),
    sandBank(pen),
    fishTank(pen),
    sprinkledBed(pen),
    bush(pen, 78, 208, 0.5),
    tuft(pen, 90, 204, 0.7),
    tuft(pen, 204, 166, 0.7),
  ]
}

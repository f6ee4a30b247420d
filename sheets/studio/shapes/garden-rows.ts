/** Plants of a kitchen garden with what is under the ground, within 44 mm: 36 mm above their foot and 22 mm below it. */
import { circle, ellipse, points, ring, type Spot, scallop, smooth, star } from '../paths.ts'
import { MORE_ROWS } from './garden-more-rows.ts'
import { fan, hanging, lower, type Organ, plume, roots, stock, TOP_LEAVES, wrapped } from './garden-row-parts.ts'
import { collard } from './kitchen-garden.ts'
import * as organ from './plant-organs.ts'

const carrot: Organ = (pen) => [
  [-38, 38, -14, 16].map((turn, i) => plume(pen, turn, 33 - (i > 1 ? 0 : 4))),
  pen.shape('M-6 0C-7 -4 7 -4 6 0C5 9 2 18 0 22C-2 18 -5 9 -6 0z', 'orange'),
  pen.line('M-5.400 4h4.400M4.400 8h-3.800M-3.400 12h3', 0.7, 'redDark'),
]

const beet: Organ = (pen) => [
  fan(pen, [-44, 44, -18, 20, 0], 34, 7, 'redDark', 'leafDark'),
  pen.shape('M0 -2C9 -3 11 4 9 9C7 14 3 15 1 22C-1 15 -6 14 -9 9C-11 4 -9 -3 0 -2z', 'redDark'),
  pen.line('M-5 4Q0 7 5 4M-4 9Q0 11 4 9', 0.7, 'brownDark'),
]

const radish: Organ = (pen) => [
  [-44, 44, -15, 15].map((turn) => plume(pen, turn, 27)),
  pen.shape('M0 -2C8 -3 9 4 7 8C5 12 2 12 0.600 21C-0.800 12 -5 12 -7 8C-9 4 -8 -3 0 -2z', 'red'),
  pen.shade('M-3 9.600C-1.400 11.600 -0.800 14 0.400 19C1 14 2 11.600 3 9.600z', 'white', 1),
]

const cassava: Organ = (pen) => [
  pen.rope('M0 0C-1 -10 1 -18 0 -24', 2.4, 'brownPale', 0.9),
  [-76, 76, 0].map((turn) => pen.at(0, -18, 0.74, (own) => organ.papayaLeaf(own), { turn })),
  [52, -52, 14].map((turn, i) =>
    pen.at(
      0,
      -1,
      i === 2 ? 0.92 : 1,
      (own) => [
        own.shape('M-1.600 0C-5 6 -5 16 0 22C5 16 5 6 1.600 0z', 'brown'),
        own.line('M-3 8h2.400M1 12h2.400M-2.600 15h2', 0.6, 'brownDark'),
      ],
      { turn },
    ),
  ),
]

const sugarCane: Organ = (pen) => [
  stock(pen),
  points('-7,-5 0,4 7,9').map(([x, turn], i) =>
    pen.at(
      x,
      0,
      1,
      (own) => [
        own.shape(`M-2 1V-27H2V1z`, i === 1 ? 'lime' : 'straw', 1),
        own.line('M-2 -7h4M-2 -14h4M-2 -21h4', 0.9, 'leafDeep'),
        [-46, 48, 4].map((lean) =>
          own.at(0, -26, 1, (near) => near.shape('M-1 0C-3 -6 -2 -12 1 -17C3 -12 2.600 -5 1 0z', 'leaf', 0.9), {
            turn: lean,
          }),
        ),
      ],
      { turn },
    ),
  ),
]

const asparagus: Organ = (pen) => [
  stock(pen),
  (
    [
      [-9, 24],
      [9, 22],
      [-3.4, 31],
      [4, 28],
    ] as const
  ).map(([x, height]) => [
    pen.shape(
      `M${x - 2.2} 1L${x - 1.8} ${-height + 7}C${x - 3} ${-height + 3} ${x - 1} ${-height} ${x} ${-height - 2}C${x + 1} ${-height} ${x + 3} ${-height + 3} ${x + 1.8} ${-height + 7}L${x + 2.2} 1z`,
      'leaf',
      1,
    ),
    pen.line(
      `M${x - 1.8} ${-height + 6}l1.800 -3l1.800 3M${x - 1.8} ${-height + 13}l1.800 -2.600l1.800 2.600M${x - 1.8} ${-height + 19}l1.800 -2.600l1.800 2.6`,
      0.7,
      'leafDeep',
    ),
  ]),
]

/** A rosette, 40 mm wide. */
const lettuce: Organ = (pen) => [
  roots(pen),
  (
    [
      [-12, -10, 9, 'leaf'],
      [12, -10, 9, 'leaf'],
      [0, -19, 10, 'leaf'],
      [-7, -10, 9, 'lime'],
      [7, -10, 9, 'lime'],
      [0, -9, 8, 'lime'],
    ] as const
  ).map(([x, y, r, fill]) => [
    pen.shape(scallop(ring(x, y, r, r, 11), 0.6), fill, 1),
    pen.line(`M${x * 0.5} -1Q${x * 0.8} ${y * 0.6} ${x} ${y - r * 0.5}`, 0.7, 'leafDeep'),
  ]),
]

const kale: Organ = (pen) => [roots(pen), collard(pen, 0, 1, 0.74)]

const cabbage: Organ = (pen) => [
  wrapped(pen),
  pen.shape(circle(0, -14, 13), 'lime'),
  pen.shape('M-13 -13C-10 -24 4 -28 8 -24C2 -16 -2 -6 0 -1C-8 -2 -12 -7 -13 -13z', 'leaf', 0.9),
  pen.line('M13 -14C8 -18 4 -14 1 -4M-9 -14Q-4 -18 2 -22M4 -21Q9 -20 12 -16', 0.7, 'leafDeep'),
]

/** A head of buds between leaves. */
const cauliflower: Organ = (pen) => [
  wrapped(pen),
  pen.rope('M0 -3V-12', 7, 'lime', 1),
  pen.union(
    points('-9,-15 9,-15 0,-22 -6,-21 6,-21 0,-14').map(([x, y]) => scallop(ring(x, y, 6, 5.6, 8), 0.6)),
    'cream',
    1.1,
  ),
  pen.line(
    'M-9 -15q2 -2.400 4 0M4 -16q2 -2.400 4 0M-3 -21q2 -2.400 4 0M-4 -14q2 -2.400 4 0M3 -23q1.600 -2 3 0',
    0.7,
    'strawDark',
  ),
  pen.shape('M-16 -4C-14 -12 -8 -12 -4 0z', 'leaf', 1),
  pen.shape('M16 -4C14 -12 8 -12 4 0z', 'leaf', 1),
]

/** Heads of buds apart on one branched stalk. */
const broccoli: Organ = (pen) => [
  roots(pen),
  fan(pen, [-66, 66], 30, 8, 'lime', 'leaf'),
  pen.union(['M-4.600 0L-3 -24H3L4.600 0z', 'M-4 -6L-14 -18L-10 -21L-2 -12z', 'M2 -12L10 -21L14 -18L4 -6z'], 'lime', 1),
  points('-12,-21 12,-21 0,-28').map(([x, y], i) => [
    pen.shape(scallop(ring(x, y, i < 2 ? 6 : 7.4, i < 2 ? 5 : 6, 8), 0.62), 'leafDark', 1),
    pen.line(
      `M${x - 4} ${y}q1.400 -2 2.800 0M${x + 1} ${y - 1}q1.400 -2 2.800 0M${x - 1} ${y + 2.6}q1.400 -2 2.800 0`,
      0.7,
      'leafDeep',
    ),
  ]),
]

const tomato = hanging({
  leaf: organ.tomatoLeaf,
  leafScale: 0.6,
  fruit: organ.tomatoFruit,
  places: [
    [-8, -19, 0.6],
    [9, -17, 0.64],
    [1, -14, 0.52],
  ],
})

const eggplantFruit: Organ = (pen) => [
  pen.shape('M0 1C5 2 6 7 8 13C10 21 5 25 0 25C-5 25 -10 21 -8 13C-6 7 -5 2 0 1z', 'purple'),
  pen.shade(ellipse(-4, 15, 1.3, 4), 'white', 0.5),
  pen.rope('M0 -4V1', 1.8, 'leafDark', 0.8),
  pen.shape(star(0, 2.4, 5.6, 5, 0.4), 'leafDark', 0.8),
]

const eggplant = hanging({
  leaf: organ.simpleLeaf,
  leafScale: 0.58,
  fruit: eggplantFruit,
  places: [
    [-9, -19, 0.64, 4],
    [9, -18, 0.66, -4],
  ],
})

/** Three plain leaflets. */
const trefoil: Organ = (pen) => [
  pen.rope('M0 0V-5', 1.2, 'lime', 0.7),
  [-84, 84, 0].map((turn) =>
    pen.at(
      0,
      -4,
      1,
      (own) => [
        own.shape('M0 0C-5 -1.600 -5 -8 0 -11C5 -8 5 -1.600 0 0z', 'leaf', 0.9),
        own.line('M0 -1.600V-6', 0.6, 'leafDeep'),
      ],
      { turn },
    ),
  ),
]

const beans = hanging({
  leaf: trefoil,
  leafScale: 1,
  leaves: TOP_LEAVES,
  fruit: organ.openPod,
  places: [
    [-10, -9, 0.52, 66],
    [10, -9, 0.52, 114],
  ],
})

/** An open pod with round green seeds. */
const peaPod: Organ = (pen) => [
  pen.shape('M-20 0C-14 -9 14 -9 20 0C14 8 -14 8 -20 0z', 'leaf'),
  pen.shape('M-16 0C-11 -5.600 11 -5.600 16 0C11 5 -11 5 -16 0z', 'leafDark', 0.8),
  [-10, -3.4, 3.4, 10].map((x) => pen.shape(circle(x, 0, 3.3), 'lime', 0.9)),
]

const peas = hanging({
  leaf: organ.simpleLeaf,
  leafScale: 0.5,
  fruit: peaPod,
  places: [
    [-9, -11, 0.48, 66],
    [9, -10, 0.48, 112],
    [0, -18, 0.4, 92],
  ],
})

/** Shells in the soil, one open. */
const peanut: Organ = (pen) => [
  pen.rope('M0 0C-1 -8 1 -14 0 -20', 1.8, 'lime', 0.8),
  [-72, 70, -36, 34, 0].map((turn, i) => pen.at(0, -6 - i * 3, 0.62, (own) => organ.simpleLeaf(own), { turn })),
  organ.fineRoots(pen, 10),
  pen.rope('M0 -2Q-10 2 -11 7M0 -2Q10 2 11 6', 0.9, 'lime', 0.6),
  [
    [-11, 12, -24],
    [11, 11, 24],
  ].map(([x = 0, y = 0, turn = 0]) =>
    pen.at(
      x,
      y,
      1,
      (own) => [
        own.shape('M0 -8C5 -8 5.400 -2 3.800 0C6 3 5 9 0 9C-5 9 -6 3 -3.800 0C-5.400 -2 -5 -8 0 -8z', 'tan'),
        own.shape(ellipse(0, -3.8, 2.3, 2.8) + ellipse(0, 4.2, 2.5, 3), 'redDark', 0.8),
      ],
      { turn },
    ),
  ),
]

const pumpkin: Organ = (pen) => {
  const vine: readonly Spot[] = [
    [-16, 0],
    [-12, -18],
    [2, -28],
    [14, -24],
    [20, -14],
  ]
  return [
    pen.at(-16, 0, 1, roots),
    pen.rope(smooth(vine, false), 1.6, 'lime', 0.8),
    points('-13,-18 3,-26 17,-18').map(([x, y]) => [
      pen.shape(scallop(ring(x, y, 7, 6, 7), 0.58), 'leaf', 1),
      pen.line(`M${x} ${y + 4}V${y - 3}M${x} ${y}l-3 -2.400M${x} ${y}l3 -2.4`, 0.7, 'leafDeep'),
    ]),
    pen.rope('M3 -17V-22', 2, 'leafDark', 0.8),
    pen.shape(ellipse(-6, -8.5, 7, 9), 'orange'),
    pen.shape(ellipse(12, -8.5, 7, 9), 'orange'),
    pen.shape(ellipse(3, -8.8, 8, 9.6), 'orange'),
    pen.line('M3 -16V-2', 0.7, 'redDark'),
  ]
}

export const GARDEN_ROWS = {
  cenoura: carrot,
  beterraba: beet,
  rabanete: radish,
  mandioca: lower(0.86, cassava),
  'cana-de-açúcar': lower(0.86, sugarCane),
  aspargo: asparagus,
  alface: lettuce,
  couve: kale,
  repolho: cabbage,
  'couve-flor': cauliflower,
  brócolis: broccoli,
  tomate: lower(0.76, tomato),
  abóbora: pumpkin,
  berinjela: lower(0.86, eggplant),
  feijão: lower(0.86, beans),
  ervilha: lower(0.86, peas),
  amendoim: peanut,
  ...MORE_ROWS,
} as const satisfies Readonly<Record<string, Organ>>

export type GardenRow = keyof typeof GARDEN_ROWS

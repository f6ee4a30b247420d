/** Places of a product with the people who work there: its field, an open factory, an open shop, an open house. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { person } from '../cast/cast.ts'
import { GIVE } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { standing, type Thing } from '../fit.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cow } from '../shapes/farm.ts'
import { AT_THING } from '../work/doing.ts'
import { cheeseShop, cheeseVat, clothesShop, logs, loom, milkPail, newTable } from '../work/work-things.ts'
import { posed, type WorkerName } from '../work/workers.ts'

export const CROPS = ['leite', 'algodao', 'cana', 'papel'] as const
export type Crop = (typeof CROPS)[number]

/** An adult is 24 mm high. */
const ADULT = 0.28

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

const basket = (pen: Pen, x: number, y: number): Drawing => [
  [-3, 0, 3].map((dx) => pen.shape(circle(x + dx, y - 7.4 - (dx ? 0 : 1.4), 2.4), 'white', 0.7)),
  pen.shape(`M${x - 6} ${y - 7}H${x + 6}L${x + 4.6} ${y}H${x - 4.6}z`, 'tan', 0.8),
  pen.line(`M${x - 5.4} ${y - 3.6}h10.800`, 0.5),
]
/** Cut cane on the ground. */
const sheaf = (pen: Pen, x: number, y: number): Drawing => [
  [0, 2, 4].map((dy) => pen.shape(box(x - 9, y - dy - 2, 18, 2, 1), 'lime', 0.7)),
  pen.line(`M${x - 3} ${y - 6}v6M${x + 4} ${y - 6}v6`, 0.8),
]
const machete = (pen: Pen): Drawing => [
  pen.shape('M0 -3L30 -9Q34 -4 28 -1L0 3z', 'metal', 1),
  pen.shape(box(-12, -3, 12, 6, 2), 'woodDark', 1),
]
const axe = (pen: Pen): Drawing => [
  pen.shape(box(-14, -1.8, 44, 3.6, 1.4), 'wood', 1),
  pen.shape('M24 -2L22 -15Q32 -17 38 -13L32 -2z', 'metal', 1),
]

/** Works to the right, a tool in the near hand. */
const swing = (hand: readonly [number, number], turn: number, tool: Thing) => ({
  pose: {
    turn: 30,
    lean: 12,
    expr: 'alegre',
    plain: true,
    armL: { at: hand, z: 'front', dir: 80, hand: 'fist' },
    armR: { at: [16, -34], z: 'back' },
    legL: { at: [-9, -3.3] },
    legR: { at: [9, -3.3] },
  } satisfies Pose,
  held: (pen: Pen) => pen.scaled(ADULT).at(hand[0], hand[1], 0.9, tool, { turn }),
})

const PLANTS = { cana: cane, algodao: cotton, papel: slim } as const
const plot = (pen: Pen, top: number, crop: keyof typeof PLANTS, spots: readonly (readonly [number, number])[]) => [
  pen.shape(`M12 164L19 ${top}H84L92 164z`, 'earth', 0.9),
  spots.map(([x, y]) => PLANTS[crop](pen, x, y)),
]

/** The field from the river to the edge of the land; it begins at the height of 128. */
export const FIELD_WORK: Readonly<Record<Crop, (pen: Pen) => Drawing>> = {
  leite: (pen) => [
    pen.line('M13 130H88M13 134H88M16 127V138M34 127V138M52 127V138M70 127V138M86 127V138', 0.9, 'woodDark'),
    cow(pen, 27, 146, 0.24),
    cow(pen, 62, 157, 0.36, { flip: true }),
    posed(pen, 'cowhand', 36, 158, ADULT, AT_THING[2] ?? {}),
    standing(pen, milkPail, 49, 158, 7),
  ],
  algodao: (pen) => [
    plot(pen, 128, 'algodao', [
      ...[26, 38, 50, 62, 74].map((x) => [x, 139] as const),
      ...[22, 34, 70, 83].map((x) => [x, 159] as const),
    ]),
    posed(pen, 'grower', 45, 158, ADULT, AT_THING[0] ?? {}),
    cotton(pen, 58, 157),
    basket(pen, 38, 159),
  ],
  cana: (pen) => {
    const { pose, held } = swing([20, -44], 20, machete)
    return [
      plot(pen, 136, 'cana', [
        ...[24, 35, 46, 57, 68, 79].map((x) => [x, 148] as const),
        ...[72, 83].map((x) => [x, 163] as const),
      ]),
      sheaf(pen, 25, 162),
      posed(pen, 'grower', 50, 160, ADULT, pose, held(pen)),
    ]
  },
  papel: (pen) => {
    const { pose, held } = swing([18, -48], -30, axe)
    return [
      plot(pen, 136, 'papel', [
        ...[24, 34, 44, 54, 64, 74].map((x) => [x, 149] as const),
        ...[72, 83].map((x) => [x, 163] as const),
      ]),
      standing(pen, logs, 27, 163, 15),
      posed(pen, 'farmer', 54, 160, ADULT, pose, held(pen)),
    ]
  },
}

/** A kettle of syrup and bags of sugar. */
const sugarKettle: Thing = (pen) => [
  pen.line('M-14 -44q4 -5 0 -10M-4 -46q4 -5 0 -10M6 -44q4 -5 0 -10', 1.2),
  pen.shape('M-24 -34H16L12 -6H-20z', 'copper'),
  pen.shape(ellipse(-4, -34, 20, 5), 'tan', 1),
  pen.shape('M-22 -6h36v6h-36z', 'greyDark', 1),
  pen.shape('M20 0C15 -20 22 -22 25 -24L22 -28H36L33 -24C36 -22 43 -20 38 0z', 'white', 1),
]
/** A roll of paper and a pile of notebooks. */
const paperRoll: Thing = (pen) => [
  pen.shape(box(-26, -32, 34, 26, 3), 'white'),
  pen.shape(ellipse(-26, -19, 6, 13), 'cream', 1),
  pen.shape(ellipse(-26, -19, 2, 4), 'tan', 0.8),
  pen.shape(box(-28, -6, 40, 6, 1), 'greyDark', 1),
  (['red', 'blue', 'yellow', 'green'] as const).map((fill, i) => pen.shape(box(16, -5 - i * 5, 22, 5, 1), fill, 0.9)),
]

const MADE: Readonly<Record<Crop, readonly [sign: string, worker: WorkerName, thing: Thing, size: number]>> = {
  leite: ['LATICÍNIO', 'cheesemaker', cheeseVat, 19],
  algodao: ['TECELAGEM', 'weaver', loom, 22],
  cana: ['USINA', 'mechanic', sugarKettle, 26],
  papel: ['FÁBRICA', 'sawyer', paperRoll, 27],
}

/** Middle and top of its chimney, from its foot. */
export const CHIMNEY = [5, -45] as const

/** Its front is open. */
export function factoryWork(pen: Pen, crop: Crop): Drawing {
  const [sign, worker, thing, size] = MADE[crop]
  return [
    pen.shape(`M1.600 -30L2.400 ${CHIMNEY[1]}h5.200L8.400 -30z`, 'redPale', 1),
    pen.shape('M-25 0V-33L-12.500 -39V-33L0 -39V-33L12.500 -39V-33H25V0z', 'tan', 1),
    pen.shape(box(-21, -32.8, 42, 7.6, 1), 'white', 0.8),
    pen.text(0, -26.9, sign, fitTextSize(sign, 'display', 4.5, 36)),
    pen.shape(box(-22, -24.6, 44, 24.6, 0.6), 'cream', 0.9),
    pen.shape(box(-22, -3, 44, 3), 'stone', 0.7),
    standing(pen, thing, 8.5, -0.8, size),
    posed(pen, worker, -13, -0.6, 0.26, AT_THING[1] ?? {}),
  ]
}

const counter = (pen: Pen): Drawing => [
  pen.shape(box(-24, -16, 48, 16, 1), 'wood'),
  pen.shape(box(-26, -19, 52, 4, 1), 'woodPale', 1),
]
const sugarShop: Thing = (pen) => [
  counter(pen),
  [-14, 0, 14].map((x) => [
    pen.shape(box(x - 6, -35, 12, 16, 2), 'white', 1),
    pen.shape(box(x - 6, -30, 12, 6), 'bluePale', 0.8),
  ]),
]
const notebookShop: Thing = (pen) => [
  counter(pen),
  (['red', 'blue', 'green'] as const).map((fill, i) => pen.shape(box(-22, -24 - i * 5, 20, 5, 1), fill, 0.9)),
  pen.shape(box(4, -36, 14, 17, 1), 'yellow', 1),
  pen.line('M7 -36v17M10 -31h5M10 -28h5', 0.8),
]

const SOLD: Readonly<Record<Crop, readonly [sign: string, goods: Thing, buyer: WorkerName]>> = {
  leite: ['MERCADO', cheeseShop, 'teacher'],
  algodao: ['ROUPAS', clothesShop, 'musician'],
  cana: ['MERCADO', sugarShop, 'joiner'],
  papel: ['PAPELARIA', notebookShop, 'spinner'],
}

const awning = (pen: Pen): Drawing =>
  Array.from({ length: 8 }, (_, i) =>
    pen.shape(`M${-24 + i * 6} -31h6v4.400a3 2.200 0 0 1 -6 0z`, i % 2 ? 'white' : 'red', 0.8),
  )

/** The seller is behind the counter, the buyer before it. */
export function shopWork(pen: Pen, crop: Crop): Drawing {
  const [sign, goods, buyer] = SOLD[crop]
  return [
    pen.shape(box(-24, -40, 48, 40), 'yellowPale', 1),
    pen.shape(box(-19, -39, 38, 7, 1), 'white', 0.8),
    pen.text(0, -33.6, sign, 4.8),
    pen.shape(box(-21, -29, 42, 29), 'cream', 0.9),
    pen.shape(box(-21, -3, 42, 3), 'stone', 0.7),
    posed(pen, 'seller', 13, -1.4, 0.26, {
      turn: -24,
      expr: 'alegre',
      plain: true,
      armL: { at: [-22, -40], z: 'front' },
    }),
    standing(pen, goods, 5.5, -0.6, 24),
    posed(pen, buyer, -14, -0.4, 0.26, { ...GIVE, armL: { at: [16, -40], z: 'front', dir: 80 } }),
    awning(pen),
  ]
}

const onTable =
  (things: Thing): Thing =>
  (pen) => [newTable(pen), pen.at(0, -29, 1, things)]

const dresser: Thing = (pen) => [
  pen.shape(box(-20, -30, 40, 30, 1), 'wood'),
  pen.line('M-20 -20H20M-20 -10H20', 0.9),
  [-15, -5].map((y) => pen.shape(circle(0, y, 1.6), 'woodDark', 0.8)),
  pen.shape(box(-16, -35, 32, 5, 1), 'woodPale', 1),
  pen.shape('M-12 -35L-10 -41H10L12 -35z', 'pink', 1),
]

const USED: Readonly<Record<Crop, Thing>> = {
  leite: onTable((pen) => [
    pen.shape('M-17 0C-17 -11 -1 -11 -1 0z', 'strawDark', 1),
    pen.shape('M3 0V-7L17 -4V0z', 'yellow', 1),
  ]),
  algodao: dresser,
  cana: onTable((pen) => [
    pen.shape(box(-18, -10, 20, 10, 1), 'brownPale', 1),
    pen.shape(box(-18, -13, 20, 4, 1.6), 'white', 1),
    pen.shape('M8 0L6 -12H18L16 0z', 'orange', 1),
  ]),
  papel: onTable((pen) => [
    pen.shape('M-16 0L-12 -8H2L0 0zM2 0V-8H14L18 0z', 'white', 1),
    pen.line('M-10 -5h9M-11 -2.500h9M5 -5h8', 0.7),
    pen.line('M12 -6L20 -14', 2, 'yellow'),
  ]),
}

const AT_TABLE: Pose = {
  turn: 26,
  expr: 'alegre',
  plain: true,
  armL: { at: [14, -26], z: 'front', dir: 80 },
  armR: { at: [15, -25], z: 'back', dir: 80 },
}
const DWELLERS = {
  leite: ['theo', 'mae'],
  algodao: ['bia', 'mae'],
  cana: ['gil', 'pai'],
  papel: ['yumi', 'pai'],
} as const

/** A child and a parent use the product. */
export function homeUse(pen: Pen, crop: Crop, wall: Fill): Drawing {
  const [child, parent] = DWELLERS[crop]
  return [
    pen.shape(box(-23, -28, 46, 28), wall, 1),
    pen.shape('M-27 -27L-18 -40H18L27 -27z', 'orange', 1),
    pen.line('M-16 -32h7M-2 -32h7M11 -32h7M-9 -36h6M5 -36h6', 0.6, 'redDark'),
    pen.shape(box(-20, -25, 40, 25), 'cream', 0.9),
    pen.shape(box(-20, -3, 40, 3), 'woodPale', 0.7),
    person(pen, parent, 13.5, -0.8, 0.26, { pose: { turn: -26, expr: 'alegre' } }),
    standing(pen, USED[crop], 0.5, -0.6, 18),
    person(pen, child, -12.5, -0.4, 0.32, { pose: AT_TABLE }),
  ]
}

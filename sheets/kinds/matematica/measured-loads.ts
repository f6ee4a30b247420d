/** Loads of kitchen scales and contents of measuring jugs, up to one kilo or one litre. */
import { round } from '../../scene/marks.ts'
import { centred, reachOf, standing, type Thing } from '../../studio/fit.ts'
import { box, ellipse } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { FRUIT } from '../../studio/shapes/fruit.ts'
import { FOODS } from '../../studio/shapes/meal.ts'
import { breadLoaf, cheeseWheel } from '../../studio/shapes/weighed-things.ts'

/** Between two marks of a scale, g or mL. */
export const STEP = 50

const egg: Thing = (pen) =>
  pen.shape('M0 0C-7 0 -9 -6 -8 -10C-7 -16 -3 -20 0 -20C3 -20 7 -16 8 -10C9 -6 7 0 0 0z', 'cream', 1.1)
const potato: Thing = (pen) => [
  pen.shape('M-14 -6C-16 -13 -6 -18 3 -17C12 -17 17 -11 15 -5C13 1 -11 2 -14 -6z', 'tan', 1.1),
  pen.line('M-6 -9h1M2 -12h1M7 -6h1M-1 -4h1', 1, 'brown'),
]
const onion: Thing = (pen) => [
  pen.shape('M0 0C-13 0 -15 -12 -5 -17Q-1 -19 0 -24Q1 -19 5 -17C15 -12 13 0 0 0z', 'purplePale', 1.1),
  pen.line('M-2 -17Q-8 -9 -2 -1M2 -17Q8 -9 2 -1', 0.7, 'purple'),
]

/** Pieces of one mass each, g, and their size in the pan, mm. */
const PIECES = {
  ovos: [egg, 50, 8, 10],
  tomates: [FOODS.tomate, 100, 11, 7],
  cebolas: [onion, 150, 12.5, 5],
  maçãs: [FRUIT.maca, 150, 12.5, 5],
  laranjas: [FRUIT.laranja, 200, 12.5, 4],
  batatas: [potato, 200, 14, 4],
} as const satisfies Readonly<Record<string, readonly [Thing, grams: number, size: number, most: number]>>

const heapIn =
  (bowl: Fill, heap: Fill): Thing =>
  (pen) => [
    pen.shape('M-15 -10Q-9 -20 0 -21Q9 -20 15 -10z', heap, 0.9),
    pen.shape('M-18 -11H18Q15 0 7 0H-7Q-15 0 -18 -11z', bowl, 1.1),
  ]

/** One thing that grows with its mass, and its size in the pan at one kilo, mm. */
const WHOLE = {
  farinha: [heapIn('teal', 'white'), 38, 200, 900],
  feijão: [heapIn('orange', 'brownDark'), 38, 200, 900],
  queijo: [cheeseWheel, 37, 300, 800],
  pão: [breadLoaf, 46, 250, 700],
} as const satisfies Readonly<Record<string, readonly [Thing, size: number, least: number, most: number]>>

const LIQUIDS = {
  leite: 'cream',
  água: 'water',
  'suco de laranja': 'orange',
  'suco de uva': 'purple',
  'caldo de feijão': 'brown',
  'chá gelado': 'straw',
} as const satisfies Readonly<Record<string, Fill>>

export type LoadName = keyof typeof PIECES | keyof typeof WHOLE | keyof typeof LIQUIDS

export interface ReadItem {
  readonly thing: LoadName
  readonly amount: number
}

const keysOf = <Names extends object>(names: Names) => Object.keys(names) as (keyof Names)[]

const steps = (least: number, most: number) =>
  Array.from({ length: Math.floor((most - least) / STEP) + 1 }, (_, i) => least + i * STEP)

export const READ: Readonly<Record<string, readonly ReadItem[]>> = {
  massa: [
    ...keysOf(PIECES).flatMap((thing) => {
      const [, grams, , most] = PIECES[thing]
      return Array.from({ length: most - 1 }, (_, i) => ({ thing, amount: (i + 2) * grams }))
    }),
    ...keysOf(WHOLE).flatMap((thing) => {
      const [, , least, most] = WHOLE[thing]
      return steps(least, most).map((amount) => ({ thing, amount }))
    }),
  ],
  capacidade: keysOf(LIQUIDS).flatMap((thing) => steps(100, 950).map((amount) => ({ thing, amount }))),
}

export const liquidOf = (name: LoadName): Fill => (name in LIQUIDS ? LIQUIDS[name as keyof typeof LIQUIDS] : 'water')

/** Pieces side by side, those that find no room on top of them. */
function pile(pen: Pen, draw: Thing, count: number, size: number, foot: number): Drawing {
  const { width, height } = reachOf(draw)
  const [wide, high] = width > height ? [size, (size * height) / width] : [(size * width) / height, size]
  const across = Math.min(Math.floor(44 / wide), count > 4 ? Math.ceil((count + 1) / 2) : count)
  const upper = Math.max(0, count - across)
  const row = (n: number, y: number) =>
    Array.from({ length: n }, (_, i) => centred(pen, draw, (i - (n - 1) / 2) * wide * 0.98, y - high / 2, size))
  return [row(upper, foot - high * 0.86), row(across, foot)]
}

/** The load in a pan about (0, foot). Rounded, because roots differ between browsers and Node. */
export function loadOf(pen: Pen, name: LoadName, amount: number, foot: number): Drawing {
  if (name in PIECES) {
    const [draw, grams, size] = PIECES[name as keyof typeof PIECES]
    return pile(pen, draw, amount / grams, size, foot)
  }
  const [draw, size] = WHOLE[name as keyof typeof WHOLE]
  return standing(pen, draw, 0, foot, round(size * Math.cbrt(amount / 1000)))
}

/** A jug with a scale up to one litre, filled so far. Its foot is at (0, 0), its rim 76 mm above it. */
export function measuringJug(pen: Pen, name: LoadName, amount: number): Drawing {
  const level = (of: number) => -3 - (of / 1000) * 62
  const marks = steps(STEP, 1000)
  return [
    pen.rope('M23 -58C40 -60 40 -18 23 -18', 4, 'bluePale', 1),
    pen.shape('M-24 -76L-19 -70V-3Q-19 0 -16 0H20Q23 0 23 -3V-74z', 'white', 1.2),
    pen.shape(
      `M-18.200 ${level(amount)}H22.200V-3Q22.200 -0.800 20 -0.800H-16Q-18.200 -0.800 -18.200 -3z`,
      liquidOf(name),
      0.9,
    ),
    pen.shape(box(-18.2, level(1000) - 4, 21, 67), 'white', null),
    pen.shape(box(-18.2, level(amount), 21, -1 - level(amount)), liquidOf(name), null),
    marks.map((of) => pen.line(`M-19 ${level(of)}h${of % 100 ? 4 : 7}`, of % 100 ? 0.6 : 0.9)),
    marks
      .filter((of) => of % 100 === 0)
      .map((of) => [
        pen.shape(ellipse(-5.4, level(of), of === 1000 ? 6 : 5, 2.4), 'white', null),
        pen.text(-5.4, level(of) + 1.3, of, 3.7),
      ]),
    pen.text(16, -69, 'mL', 4),
  ]
}

/** A recipe in four steps, its times written step by step from the clock on the wall. */
import { createRandom, type Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { BEHIND_TABLE } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, ellipse } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { bowl, fridge, groceries, pot, stove } from '../../studio/shapes/rooms.ts'
import { drawn } from './decimal-numbers.ts'
import { asked, type DurationQuestion, secondsQuestion } from './duration-questions.ts'
import { clockText, digitalClock, HOUR, momentsOf, timeField } from './duration-times.ts'

interface Step {
  readonly name: string
  /** Usual durations, minutes. */
  readonly lasts: readonly number[]
}

interface Recipe {
  readonly name: string
  /** In a sentence: «Para que o bolo fique pronto». */
  readonly ready: string
  readonly steps: readonly Step[]
  /** On its plate when it is done. */
  readonly dish: (pen: Pen, x: number, y: number) => Drawing
}

const cake = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x - 10, y - 11, 20, 9.4, 2.4), 'yellow', 1),
  pen.shape(box(x - 10, y - 11, 20, 3.6, 1.8), 'copper', 0.9),
]

const pizza = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(ellipse(x, y - 4, 12.5, 3.6), 'tan', 1),
  pen.shape(ellipse(x, y - 4.6, 10, 2.5), 'yellow', 0.8),
  [-5, 0.6, 5.4].map((dx, i) => pen.shape(ellipse(x + dx, y - 4.6 + (i % 2) * 0.8, 1.6, 0.9), 'red', 0.6)),
]

/** Balls or rings, three below and two above. */
const heap = (pen: Pen, x: number, y: number, fill: Fill, areRings = false): Drawing => {
  const r = 4
  return [-8, 0, 8, -4, 4].map((dx, i) => {
    const cy = y - 2 - r - (i > 2 ? r * 1.3 : 0)
    return [
      pen.shape(circle(x + dx, cy, r), fill, 0.9),
      areRings ? pen.shape(circle(x + dx, cy, r * 0.36), 'white', 0.7) : [],
    ]
  })
}

const RECIPES: readonly [Recipe, ...Recipe[]] = [
  {
    name: 'Bolo de fubá',
    ready: 'o bolo fique pronto',
    dish: cake,
    steps: [
      { name: 'Separar e medir', lasts: [10, 15] },
      { name: 'Bater a massa', lasts: [15, 20] },
      { name: 'Assar', lasts: [40, 45, 50] },
      { name: 'Deixar esfriar', lasts: [25, 30, 35] },
    ],
  },
  {
    name: 'Pão de queijo',
    ready: 'o pão de queijo fique pronto',
    dish: (pen, x, y) => heap(pen, x, y, 'yellow'),
    steps: [
      { name: 'Ralar o queijo', lasts: [10, 15] },
      { name: 'Misturar e sovar', lasts: [20, 25] },
      { name: 'Enrolar as bolinhas', lasts: [20, 25, 30] },
      { name: 'Assar', lasts: [35, 40] },
    ],
  },
  {
    name: 'Pizza de casa',
    ready: 'a pizza fique pronta',
    dish: pizza,
    steps: [
      { name: 'Misturar a massa', lasts: [15, 20, 25] },
      { name: 'Deixar crescer', lasts: [45, 50, 55] },
      { name: 'Abrir e montar', lasts: [20, 25] },
      { name: 'Assar', lasts: [15, 20] },
    ],
  },
  {
    name: 'Biscoitos de polvilho',
    ready: 'os biscoitos fiquem prontos',
    dish: (pen, x, y) => heap(pen, x, y, 'cream', true),
    steps: [
      { name: 'Separar e medir', lasts: [10, 15] },
      { name: 'Misturar a massa', lasts: [20, 25] },
      { name: 'Fazer as rosquinhas', lasts: [25, 30, 35] },
      { name: 'Assar', lasts: [35, 40, 45] },
    ],
  },
]

export interface Baking {
  readonly recipe: Recipe
  readonly start: number
  readonly lasts: readonly number[]
  readonly questions: readonly DurationQuestion[]
}

/** Times at which the steps end. */
export const endsOf = ({ start, lasts }: Pick<Baking, 'start' | 'lasts'>): number[] => momentsOf(start, lasts).slice(1)

const totalOf = ({ lasts }: Pick<Baking, 'lasts'>) => momentsOf(0, lasts).at(-1) ?? 0

function bakingOf(random: Random, recipe: Recipe): Baking {
  const lasts = recipe.steps.map((step, i) => random.fork(i).pick(step.lasts))
  const start = random.fork('start').pick([9, 13, 14]) * HOUR + random.fork('minute').pick([20, 25, 35, 40, 45, 50])
  const total = totalOf({ lasts })
  const meal = random.fork('meal').pick([16, 17, 18]) * HOUR + random.fork('quarter').pick([0, 15, 30])
  return {
    recipe,
    start,
    lasts,
    questions: [
      { text: 'Quanto tempo leva a receita toda?', asks: 'h min', value: total },
      { text: `Para que ${recipe.ready} às ${clockText(meal)}, comece às:`, asks: 'time', value: meal - total },
      secondsQuestion(random, 'O alarme do forno tocou'),
    ],
  }
}

/** The hour changes twice, and the whole takes no full hours. */
function isRich(baking: Baking): boolean {
  const ends = endsOf(baking)
  const hours = new Set([baking.start, ...ends].map((minutes) => Math.floor(minutes / HOUR)))
  return hours.size >= 3 && ends.every((end) => end % HOUR !== 0) && totalOf(baking) % HOUR !== 0
}

/** Recipes of different length, begun at different times; the first steps of neighbours differ too. */
export function dealBakings(options: SheetOptions): Baking[] {
  const random = createRandom(options.seed).fork('bakings')
  const first = random.integer(0, RECIPES.length - 1)
  const bakings: Baking[] = []
  for (let i = 0; i < options.pages; i++) {
    const recipe = inTurn(RECIPES, first + i)
    const isNew = (one: Baking) =>
      bakings.every((other) => totalOf(one) !== totalOf(other) && one.start !== other.start) &&
      one.lasts[0] !== bakings.at(-1)?.lasts[0]
    bakings.push(
      drawn(
        random.fork(i),
        (one) => bakingOf(one, recipe),
        (one) => isRich(one) && isNew(one),
      ),
    )
  }
  return bakings
}

const SHEET = { x: 22, y: 58, width: 166, head: 20, row: 16 }
const COOKS = [
  ['avo', 'sofia'],
  ['pai', 'davi'],
  ['mae', 'yumi'],
  ['avo', 'theo'],
] as const
const WALLS = ['yellowPale', 'foam', 'pinkPale', 'skyLow'] as const
const TABLE = { top: 262, left: 44, width: 112 }

function kitchen(pen: Pen, { dish }: Recipe, look: number): Drawing {
  const middle = pen.plane('middle')
  const [adult, child] = inTurn(COOKS, look)
  const { top, left, width } = TABLE
  return [
    pen.shape(box(0, 0, 214, 272), inTurn(WALLS, look), null),
    middle.shape(box(-4, 206, 222, 38), 'white', 0.7),
    middle.line(
      `M-4 219H218M-4 232H218${Array.from({ length: 14 }, (_, i) => `M${i * 16} 206V244`).join('')}`,
      0.5,
      'stoneDark',
    ),
    pen.shape(box(-4, 266, 222, 40), 'woodPale', 1),
    fridge(middle, 25, 276, 0.62),
    stove(middle, 180, 276, 0.86),
    pot(middle, 172, 241, 0.6),
    person(pen, adult, 116, 287, 0.78, { pose: { ...BEHIND_TABLE, armL: [8, 14], armR: [8, 14] } }),
    person(pen, child, 79, 283, 0.78, { pose: { ...BEHIND_TABLE, armL: [24, 20], armR: [24, 20] } }),
    pen.shape(
      `M${left} ${top}h${width}l2 18${`q-${(width + 4) / 24} 4 -${(width + 4) / 12} 0`.repeat(12)}z`,
      'redPale',
      1,
    ),
    pen.shape(box(left - 2, top - 2, width + 4, 4.6, 2), 'red', 1),
    bowl(pen, 97, top - 2, 0.72),
    dish(pen, 57, top - 2),
    pen.shape(ellipse(57, top - 3, 14, 1.8), 'white', 0.9),
    groceries(pen, 142, top - 2, 0.72),
  ]
}

const stepRow = (pen: Pen, baking: Baking, i: number): PageMark[] => {
  const y = SHEET.y + SHEET.head + i * SHEET.row
  const { x, width } = SHEET
  const end = endsOf(baking)[i] ?? 0
  return [
    ...marksOf([
      pen.shape(circle(x + 9, y + 6, 4.2), 'yellow', 0.8),
      pen.text(x + 9, y + 7.9, i + 1, 5.2),
      pen.text(x + 16, y + 7.8, baking.recipe.steps[i]?.name ?? '', 5.4, { font: 'text', anchor: 'start' }),
      pen.text(x + 92, y + 8, `${baking.lasts[i]} min`, 6, { anchor: 'end' }),
      pen.line(`M${x + 97} ${y + 6}h10l-2.500 -2m2.500 2l-2.500 2`, 1),
      pen.text(x + 111, y + 7.8, 'até', 5, { font: 'text', anchor: 'start' }),
    ]),
    ...timeField(pen, x + width - 43, y, end, 30),
  ]
}

function recipeSheet(pen: Pen, { recipe, start }: Baking): Drawing {
  const { x, y, width, head, row } = SHEET
  const height = head + recipe.steps.length * row
  return [
    pen.shape(box(x, y, width, height, 2), 'cream', 1.1),
    [x + 6, x + width - 6].map((at) => pen.shape(circle(at, y + 0.6, 2), 'red', 0.8)),
    pen.text(x + 8, y + 13, recipe.name, 7.4, { anchor: 'start' }),
    pen.text(x + 116, y + 12, 'começo', 5, { font: 'text', anchor: 'end' }),
    digitalClock(pen, x + width - 28, y + 17.4, start, 'red'),
  ]
}

export const bakingPage = (pen: Pen, baking: Baking, look: number): PageMark[] => [
  ...marksOf([kitchen(pen, baking.recipe, look), recipeSheet(pen, baking)]),
  ...baking.recipe.steps.flatMap((_, i) => stepRow(pen, baking, i)),
  ...asked(pen, baking.questions, 147),
]

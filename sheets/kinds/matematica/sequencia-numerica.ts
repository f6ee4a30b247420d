/** Numbers in order on the wagons of a train: write those that are missing. */

import { fitTextSize } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { taskTitle, titleWidth } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { countingTrains, type TrainLand } from '../../studio/places/counting-trains.ts'
import { station } from '../../studio/places/neighbour-trains.ts'
import { type EngineLook, engine, LETTER_WAGON_FOOT, letterWagon } from '../../studio/shapes/train.ts'
import { type Load, loadOn } from '../../studio/shapes/train-loads.ts'

export interface NumberLine {
  readonly numbers: readonly number[]
  readonly missing: readonly boolean[]
  readonly step: number
}

interface LevelRule {
  readonly rows: number
  readonly wagons: number
  readonly missing: number
  /** Steps to choose from, when the theme does not name one. */
  readonly steps: readonly number[]
  readonly max: number
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { rows: 4, wagons: 5, missing: 2, steps: [1], max: 20 },
  medio: { rows: 5, wagons: 6, missing: 3, steps: [1, 2, 5, 10], max: 100 },
  desafio: { rows: 6, wagons: 7, missing: 4, steps: [2, 3, 4, 5, 10, 25, -2, -3, -5, -10], max: 500 },
}

const MIXED = 'mista'
/** A wider title leaves no room for a sun beside it, mm. */
const WIDE = 148
const STEPS = ['1', '2', '3', '4', '5', '10', '100'] as const

/** Trains that count in hundreds begin at any whole ten: from hundreds alone there would be few of them. */
const HUNDRED = 100

/** Start of lines off the multiples of their step: then a digit's place changes, not only its name. */
function beginning(random: Random, level: Level, size: number): number | null {
  if (size === HUNDRED) return 10 * random.integer(0, 40)
  if (size === 10 && level === 'medio') return random.integer(0, 50)
  return null
}

/** The steps of a page: the one that the theme names, forwards or back, or each of the level's once before any returns. */
function stepsOf(random: Random, rule: LevelRule, level: Level, theme: string | undefined): number[] {
  if (theme && theme !== MIXED)
    return Array.from({ length: rule.rows }, () => (level === 'desafio' && random.chance(0.3) ? -1 : 1) * Number(theme))
  const steps = random.shuffle(rule.steps)
  return Array.from({ length: rule.rows }, (_, i) => steps[i % steps.length] ?? 1)
}

/** The first two numbers of a hard line and the first of an easy one are never missing: they show the step. */
function makeLine(random: Random, rule: LevelRule, level: Level, step: number): NumberLine {
  const reach = Math.abs(step) * (rule.wagons - 1)
  const size = Math.abs(step)
  // Lines mostly begin at a multiple of the step, on the hardest level anywhere.
  const highest = Math.max(0, Math.floor((Math.max(rule.max, reach + 4 * size) - reach) / size))
  const multiple = random.integer(level === 'facil' && size === 1 ? 1 : 0, Math.min(highest, 15)) * size
  const low = beginning(random, level, size) ?? multiple + (level === 'desafio' && size < 10 ? random.integer(0, 9) : 0)
  const first = step > 0 ? low : low + reach
  const numbers = Array.from({ length: rule.wagons }, (_, i) => first + i * step)
  const known = level === 'facil' ? 1 : 2
  const places = numbers.map((_, i) => i).filter((i) => i >= known)
  const hidden = random.sample(places, Math.min(rule.missing, places.length))
  return { numbers, missing: numbers.map((_, i) => hidden.includes(i)), step }
}

/** Through which land the trains of a step go, and what their wagons carry. */
const ROUTES: Readonly<Record<string, readonly [TrainLand, Load]>> = {
  [MIXED]: ['campo', 'caixas'],
  '1': ['fazenda', 'bichos'],
  '2': ['campo', 'troncos'],
  '3': ['serra', 'carvao'],
  '4': ['sertao', 'caixas'],
  '5': ['praia', 'cocos'],
  '10': ['cidade', 'caixas'],
  '100': ['serra', 'troncos'],
}

/** Without a step of its own a level is mixed: its land follows the level. */
const routeOf = ({ theme, level }: SheetOptions): readonly [TrainLand, Load] =>
  theme === MIXED && level === 'desafio' ? ['cidade', 'carvao'] : (ROUTES[theme ?? MIXED] ?? ['campo', 'caixas'])

/** Room for the rows, mm, and from the foot of a row up to its rails. */
const ROOM = { top: 55, foot: 284, rail: 6 }
/** Of an engine, and the height of a wagon's side, mm, where rows are so high; higher rows have larger trains. */
const [ENGINE, SIDE, PITCH, LARGEST] = [0.64, 17, 38, 1.3] as const
const [LEFT, RIGHT] = [12, 199]
/** An engine from its catcher to its cab at scale 1, and the catcher from its middle. */
const [LONG, CATCHER] = [46, 23]

const sizeFor = (rows: number) => Math.min(LARGEST, (ROOM.foot - ROOM.top) / rows / PITCH)

const stationAt = (pen: Pen, ground: number): Drawing => pen.at(134, ground + 2, 0.66, (own) => station(own, 0, 0))

interface Train {
  readonly task: NumberLine
  readonly rail: number
  readonly row: number
  readonly load: Load
  readonly size: number
}

function drawTrain(pen: Pen, { task, rail, row, load, size }: Train): PageMark[] {
  const count = task.numbers.length
  const scale = ENGINE * size
  const side = SIDE * size
  const left = LEFT + LONG * scale
  const width = (RIGHT - left) / count
  const cy = rail - LETTER_WAGON_FOOT - side / 2
  return [
    ...marksOf([
      pen.at(LEFT + CATCHER * scale, rail, scale, (own) => engine(own, 0, 0, inTurn(ENGINES, row))),
      task.numbers.map((_, i) => [
        (i + row) % 3 === 2
          ? []
          : loadOn(pen, load, left + (i + 0.5) * width, rail - LETTER_WAGON_FOOT - side, width - 5, row * 3 + i),
        letterWagon(pen, left + i * width, rail, width, inTurn(FILLS, row * 2 + i), side),
      ]),
    ]),
    ...task.numbers.map((number, i): PageMark => {
      const hidden = task.missing[i] ?? false
      const text = String(number)
      const label = centredText(
        left + (i + 0.5) * width,
        cy,
        text,
        fitTextSize(text, 'display', 9 * size, width - 6.2),
        {
          ...(hidden && { fill: ANSWER_RED }),
        },
      )
      return hidden ? answer([label]) : label
    }),
  ]
}

/** The row as it is printed. */
const askedBy = ({ numbers, missing }: NumberLine) => numbers.map((number, i) => (missing[i] ? '□' : number)).join(' ')

/** Tries to find a row that no page has yet; after them it may come again. */
const ATTEMPTS = 2000

/** The rows of each page: unique on a page, and repeated between pages only when they run out. */
function dealLines(options: SheetOptions, rule: (typeof LEVELS)[Level]): NumberLine[][] {
  const seen = new Set<string>()
  return Array.from({ length: options.pages }, (_, index) => {
    const random = createRandom(options.seed).fork('lines').fork(index)
    const lines: NumberLine[] = []
    const steps = stepsOf(random, rule, options.level, options.theme)
    for (let attempt = 0; lines.length < rule.rows; attempt++) {
      const made = makeLine(random, rule, options.level, steps[lines.length] ?? 1)
      // The same numbers with others missing are the same train.
      const name = made.numbers.join()
      if (lines.some(({ numbers }) => numbers.join() === name)) continue
      if (seen.has(name) && attempt < ATTEMPTS) continue
      seen.add(name)
      lines.push(made)
    }
    return lines
  })
}

const ENGINES: readonly [EngineLook, ...EngineLook[]] = [
  { body: 'red', cab: 'blue', driver: 'capybara', smokes: false },
  { body: 'green', cab: 'orange', driver: 'cat', smokes: false },
  { body: 'blue', cab: 'yellow', driver: 'frog', smokes: false },
  { body: 'purple', cab: 'teal', driver: 'bear', smokes: false },
]
const FILLS: readonly [Fill, ...Fill[]] = ['orange', 'teal', 'yellow', 'pink', 'blue', 'purple', 'lime', 'red']

export const sequenciaNumerica: SheetKind<PagesFacts<readonly NumberLine[]>> = {
  id: 'sequencia-numerica',
  category: 'matematica',
  /** `mista`, or the step to count in. */
  themes: [MIXED, ...STEPS],
  draw: (options) => {
    const { level, color } = options
    const rule = withAmount(options, LEVELS[level])
    const dealt = dealLines(options, rule)
    return composeSheet(options, 'write', (random, index) => {
      const lines = dealt[index] ?? []
      const pen = new Pen(color)
      const look = random.integer(0, 7)
      const [land, load] = routeOf(options)
      const size = sizeFor(lines.length)
      const behind = (SIDE + 4) * size
      const pitch = (ROOM.foot - ROOM.top) / lines.length
      const rails = lines.map((_, i) => ROOM.top + (i + 1) * pitch - ROOM.rail)
      return {
        marks: [
          ...marksOf(countingTrains(pen, land, rails, ROOM.top, behind, titleWidth(options.title) > WIDE)),
          // The coast line ends there; its name would be too small on a key.
          ...(land === 'praia' ? [answer([], marksOf(stationAt(pen, (rails.at(-1) ?? 0) - behind)))] : []),
          ...lines.flatMap((task, i) => drawTrain(pen, { task, rail: rails[i] ?? 0, row: i + look, load, size })),
          ...taskTitle(pen, options),
        ],
        whole: true,
        facts: lines,
        items: lines.map(askedBy),
        pictures: ['train', 'railway-car', 'rail'],
      }
    })
  },
}

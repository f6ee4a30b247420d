/** Column charts that are places: crates of fruit stacked for a vote, rain gauges on the fence of a school. */
import type { Box } from '../../lettering/bounds.ts'
import { capital } from '../../page/capital.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import { POINT_LEFT } from '../../studio/cast/poses.ts'
import { standing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, drop, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { awning, house } from '../../studio/shapes/built.ts'
import { cloud, hill, tree } from '../../studio/shapes/nature.ts'
import { sumOf } from './balance-tasks.ts'
import { type BlankSentence, blankSentence } from './blank-sentences.ts'
import { drawn } from './decimal-numbers.ts'
import { gatheredThing } from './gathered-things.ts'
import { WEEKDAYS } from './weather-week-page.ts'

export type DataTheme = 'escola' | 'cidade'

export interface ColumnTask {
  readonly names: readonly string[]
  readonly values: readonly number[]
  readonly sentences: readonly BlankSentence[]
}

const FRUITS = ['banana', 'maçã', 'abacaxi', 'melancia', 'pera', 'laranja', 'caju', 'morango']
const COLUMNS = 5
const MOST_VOTES = 10
/** Highest mark of a gauge, mm of rain, and the step between two lines. */
const [MOST_RAIN, RAIN_STEP] = [50, 5]
const MUCH = 20

/** Two columns at least two steps from each other, the higher one first. */
function pairOf(random: Random, values: readonly number[], least: number): [number, number] {
  const [a = 0, b = 0] = drawn(
    random,
    (one) => one.sample([...values.keys()], 2).toSorted((x, y) => (values[y] ?? 0) - (values[x] ?? 0)),
    ([a = 0, b = 0]) => (values[a] ?? 0) - (values[b] ?? 0) >= least,
  )
  return [a, b]
}

function voteTask(random: Random): ColumnTask {
  const names = random.fork('names').sample(FRUITS, COLUMNS)
  const values = random.fork('values').sample([2, 3, 4, 5, 6, 7, 8, 9, 10], COLUMNS)
  const [more, less] = pairOf(random.fork('pair'), values, 2)
  const others = [...values.keys()].filter((i) => i !== more)
  const [c = 0, d = 0] = random.fork('sum').sample(others, 2)
  const [first, last] = [values.indexOf(Math.max(...values)), values.indexOf(Math.min(...values))]
  const at = (i: number) => values[i] ?? 0
  return {
    names,
    values,
    sentences: [
      { words: 'A maior frequência é a de @, com # votos.', values: [names[first] ?? '', String(at(first))] },
      { words: 'A menor frequência é a de @, com # votos.', values: [names[last] ?? '', String(at(last))] },
      {
        words: `${capital(names[more] ?? '')} teve # votos a mais que ${names[less]}.`,
        values: [String(at(more) - at(less))],
      },
      { words: `${capital(names[c] ?? '')} e ${names[d]}: # votos no total.`, values: [String(at(c) + at(d))] },
      { words: 'Cada criança votou uma vez: votaram # crianças.', values: [String(sumOf(values))] },
    ],
  }
}

function rainTask(random: Random): ColumnTask {
  const steps = Array.from({ length: 9 }, (_, i) => (i + 1) * RAIN_STEP)
  const values = drawn(
    random.fork('values'),
    (one) => one.sample(steps, COLUMNS),
    (all) => {
      const wet = all.filter((value) => value > MUCH).length
      return wet >= 2 && wet <= 4
    },
  )
  const [more, less] = pairOf(random.fork('pair'), values, 2 * RAIN_STEP)
  const others = [...values.keys()].filter((i) => i !== more)
  const [c = 0, d = 0] = random
    .fork('sum')
    .sample(others, 2)
    .toSorted((a, b) => a - b)
  const [first, last] = [values.indexOf(Math.max(...values)), values.indexOf(Math.min(...values))]
  const at = (i: number) => values[i] ?? 0
  return {
    names: WEEKDAYS,
    values,
    sentences: [
      { words: 'Choveu mais na @, com # mm.', values: [WEEKDAYS[first] ?? '', String(at(first))] },
      { words: 'Choveu menos na @, com # mm.', values: [WEEKDAYS[last] ?? '', String(at(last))] },
      {
        words: `Na ${WEEKDAYS[more]} choveu # mm a mais que na ${WEEKDAYS[less]}.`,
        values: [String(at(more) - at(less))],
      },
      { words: `Na ${WEEKDAYS[c]} e na ${WEEKDAYS[d]} choveu # mm no total.`, values: [String(at(c) + at(d))] },
      {
        words: `Frequência de chuva acima de ${MUCH} mm: # dias.`,
        values: [String(values.filter((value) => value > MUCH).length)],
      },
    ],
  }
}

export const columnTask = (random: Random, theme: DataTheme): ColumnTask =>
  theme === 'escola' ? voteTask(random) : rainTask(random)

const GROUND = 188
const [LEFT, PITCH] = [26, 27]
const middleOf = (column: number) => LEFT + PITCH * (column + 0.5)
const RIGHT = LEFT + COLUMNS * PITCH

/** Numbers beside thin lines across the place. */
const scale = (pen: Pen, most: number, step: number, height: number, numbered: number): Drawing =>
  Array.from({ length: most / step + 1 }, (_, i) => {
    const y = GROUND - i * height
    return [
      pen.line(`M${LEFT - 2} ${y}H${RIGHT}`, 0.5, 'stoneDark'),
      i % numbered ? [] : pen.text(LEFT - 4, y + 1.6, i * step, 4.8, { font: 'text', anchor: 'end' }),
    ]
  })

const chartTitle = (pen: Pen, y: number, words: string): Drawing => [
  pen.shape(box(LEFT + 8, y, RIGHT - LEFT - 16, 9, 2), 'white', 0.8),
  pen.text((LEFT + RIGHT) / 2, y + 6.4, words, 5),
]

const CRATE = { width: 22, height: 10.6 }
const CRATE_WOODS: readonly Fill[] = ['wood', 'straw', 'orange', 'tan', 'copper']

function crate(pen: Pen, x: number, foot: number, name: string, fill: Fill): Drawing {
  const { width, height } = CRATE
  const [left, top] = [x - width / 2, foot - height]
  return [
    pen.shape(box(left, top, width, height), fill, 0.9),
    // Slats would be one line more beside those of the scale.
    pen.colour ? pen.line(`M${left} ${top + 2.6}h${width}M${left} ${foot - 2.6}h${width}`, 0.5) : [],
    pen.shape(box(x - 5.6, top + 0.9, 11.2, height - 1.8, 1.4), 'white', 0.6),
    standing(pen.plane('far'), gatheredThing(name), x, foot - 1.5, 7.4),
  ]
}

const HOSTS = ['malu', 'theo', 'yumi', 'gil', 'bia', 'caio'] as const
const WALLS = ['yellowPale', 'foam', 'pinkPale', 'skyLow'] as const

function voteYard(pen: Pen, { names, values }: ColumnTask, look: number): Drawing {
  const stripes: readonly [Fill, Fill] = look % 2 ? ['green', 'white'] : ['red', 'white']
  return [
    pen.shape(box(0, 0, 214, 300), inTurn(WALLS, look), null),
    awning(pen, { x: 4, y: 50, width: 202, height: 12 }, 14, stripes),
    pen.shape(box(-4, GROUND + 8, 222, 102), 'woodPale', 1.1),
    pen.shape(box(LEFT - 2.6, GROUND, RIGHT - LEFT + 5, 10, 1), 'cream', 1),
    scale(pen, MOST_VOTES, 1, CRATE.height, 1),
    names.map((name, column) => [
      Array.from({ length: values[column] ?? 0 }, (_, i) =>
        crate(pen, middleOf(column), GROUND - i * CRATE.height, name, CRATE_WOODS[(look + column) % 5] ?? 'wood'),
      ),
      pen.text(middleOf(column), GROUND + 7, name, 5, { font: 'text' }),
    ]),
    pen.line(`M${LEFT - 2} ${GROUND - MOST_VOTES * CRATE.height}V${GROUND}`, 1.1),
    chartTitle(pen, 69, 'Votos na fruta do lanche'),
    person(pen, inTurn(HOSTS, look), 182, 203, 0.86, { pose: POINT_LEFT }),
  ]
}

const TUBE = { width: 15, step: 10 }

const waves = (pen: Pen, left: number, level: number, width: number): Drawing =>
  Array.from({ length: Math.floor((GROUND - level - 1) / 2.2) }, (_, i) =>
    pen.line(
      `M${left + 8} ${level + 2.4 + i * 2.2}q${(width - 8) / 4} -1.400 ${(width - 8) / 2} 0t${(width - 8) / 2} 0`,
      0.5,
    ),
  )

function gauge(pen: Pen, x: number, value: number, name: string): Drawing {
  const { width, step } = TUBE
  const [left, top] = [x - width / 2, GROUND - (MOST_RAIN / RAIN_STEP) * step]
  const level = GROUND - (value / RAIN_STEP) * step
  return [
    pen.shape(box(left, top - 3, width, GROUND - top + 3), 'white', null),
    pen.shape(box(left, level, width, GROUND - level), 'blue', 1.2),
    // Without colour the water shows by its waves.
    pen.colour ? [] : waves(pen, left, level, width),
    pen.line(
      Array.from({ length: MOST_RAIN / RAIN_STEP }, (_, i) => `M${left} ${top + i * step}h${i % 2 ? 4 : 7}`).join(''),
      0.6,
    ),
    pen.shape(`M${left - 3} ${top - 7}H${left + width + 3}L${left + width} ${top - 2}H${left}z`, 'bluePale', 1),
    pen.line(`M${left} ${top - 2}V${GROUND}M${left + width} ${top - 2}V${GROUND}`, 1),
    pen.shape(box(left - 2, GROUND - 1.4, width + 4, 3.4, 1), 'greyDark', 0.9),
    pen.text(x, GROUND + 8, name, 5, { font: 'text' }),
  ]
}

const RAIN_MONTHS = ['janeiro', 'março', 'abril', 'outubro'] as const

const DROPS: readonly Spot[] = [
  [46, 77],
  [74, 79],
  [100, 76],
  [127, 79],
  [150, 76],
  [187, 98],
  [172, 90],
  [18, 76],
]

function rainYard(pen: Pen, { names, values }: ColumnTask, look: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const hills: readonly Spot[] = [
    [-4, 132],
    [40, 120],
    [100, 130],
    [160, 118],
    [216, 128],
  ]
  return [
    pen.shape(box(0, 0, 214, 300), look % 2 ? 'foam' : 'sky', null),
    cloud(far, 26, 60, 0.55),
    cloud(far, 186, 74, 0.7),
    hill(far, hills, 'hillFar'),
    house(far, 186, 146, 0.42),
    tree(far, 168, 150, 0.5),
    pen.shape(box(-4, 146, 222, 160), 'meadow', 0.9),
    // The board keeps the horizon off the lines of the scale.
    pen.shape(box(LEFT - 13, 71, RIGHT - LEFT + 15, GROUND - 65), 'white', 0.9),
    pen.shape(box(LEFT - 2.6, GROUND, RIGHT - LEFT + 6.6, 12, 1.5), 'woodPale', 1.1),
    pen.shape(box(LEFT, GROUND + 12, 6, 8), 'wood', 0.9),
    pen.shape(box(RIGHT - 8, GROUND + 12, 6, 8), 'wood', 0.9),
    DROPS.map(([x, y]) => pen.shape(drop(x, y, 1.5), 'water', 0.6)),
    scale(pen, MOST_RAIN, RAIN_STEP, TUBE.step, 2),
    names.map((name, column) => gauge(pen, middleOf(column), values[column] ?? 0, name)),
    chartTitle(pen, 60, `Chuva em uma semana de ${inTurn(RAIN_MONTHS, look)} (mm)`),
    person(pen, inTurn(HOSTS, look + 2), 182, 203, 0.86, { pose: POINT_LEFT }),
  ]
}

const PAPER: Box = { x: 15, y: 207, width: 180, height: 73 }
const ROW = 14.1

export function columnPage(pen: Pen, task: ColumnTask, theme: DataTheme, look: number): PageMark[] {
  return [
    ...marksOf([theme === 'escola' ? voteYard(pen, task, look) : rainYard(pen, task, look), notePaper(pen, PAPER)]),
    ...task.sentences.flatMap((one, i) =>
      blankSentence(pen, [PAPER.x + 6, PAPER.y + 1.6 + (i + 0.5) * ROW], PAPER.width - 12, one),
    ),
  ]
}

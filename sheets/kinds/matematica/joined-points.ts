/** Line charts that are places: plants in pots whose tips a line joins, a river that rises and falls on its gauges. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT_LEFT } from '../../studio/cast/poses.ts'
import { box, circle, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { house } from '../../studio/shapes/built.ts'
import { cloud, sun, tree } from '../../studio/shapes/nature.ts'
import { broadLeaf } from '../../studio/shapes/plants.ts'
import { boat } from '../../studio/shapes/seaside.ts'
import { judged, ownWords } from './blank-sentences.ts'
import { drawn } from './decimal-numbers.ts'
import type { DataTheme } from './standing-columns.ts'

interface Statement {
  readonly words: string
  readonly isTrue: boolean
}

export interface LineTask {
  /** Six of them: weeks, or months. */
  readonly times: readonly string[]
  /** Series of the chart, and that of the table. */
  readonly shown: readonly number[]
  readonly listed: readonly number[]
  readonly statements: readonly Statement[]
  readonly example: readonly string[]
}

const POINTS = 6
const MOST = 20
const MONTHS = ['fev', 'abr', 'jun', 'ago', 'out', 'dez']
const WEEKS = ['1', '2', '3', '4', '5', '6']
const PLANTS = ['pé de feijão', 'girassol', 'pé de milho', 'pé de tomate']
const FULL_MONTHS: Readonly<Record<string, string>> = {
  ...{ fev: 'fevereiro', abr: 'abril', jun: 'junho', ago: 'agosto', out: 'outubro', dez: 'dezembro' },
}

const running = (first: number, steps: readonly number[]) =>
  [0, ...steps].map((_, i) => steps.slice(0, i).reduce((sum, step) => sum + step, first))
const risesOf = (values: readonly number[]) => values.slice(1).map((value, i) => value - (values[i] ?? 0))
/** Position of the only largest number; -1 where two are as large. */
export function onlyLargest(values: readonly number[]): number {
  const largest = Math.max(...values)
  return values.filter((value) => value === largest).length === 1 ? values.indexOf(largest) : -1
}
const other = (random: Random, count: number, not: number) =>
  random.pick(Array.from({ length: count }, (_, i) => i).filter((i) => i !== not))

/** Plants grow every week, the one in the shade now and then does not. */
const plantSeries = (random: Random) => ({
  shown: running(
    2,
    [3, 4, 2, 5, 3].map((step) => Math.max(1, step + random.integer(-1, 1))),
  ),
  listed: running(
    1,
    Array.from({ length: POINTS - 1 }, () => random.integer(0, 3)),
  ),
})
/** Rivers of the Amazon are highest about June and lowest about October. */
const riverSeries = (random: Random) => {
  const fall = () => -random.integer(3, 5)
  const rise = () => random.integer(2, 4)
  return {
    shown: running(random.integer(9, 12), [rise(), rise(), fall(), fall(), rise()]),
    listed: running(random.integer(5, 8), [rise(), rise(), fall(), fall(), rise()]),
  }
}

function statementsOf(
  random: Random,
  theme: DataTheme,
  { times, shown, listed }: Pick<LineTask, 'times' | 'shown' | 'listed'>,
): Statement[] {
  const isPlant = theme === 'escola'
  const truths = random.fork('truths').shuffle([true, true, false, false])
  const [t0 = true, t1 = true, t2 = true, t3 = true] = truths
  const [k = 1, m = 2] = random.fork('times').sample([1, 2, 3, 4, 5], 2)
  const wrong = (value: number) => value + random.fork(`wrong ${value}`).pick([1, 2])
  const gap = (shown[k] ?? 0) - (listed[k] ?? 0)
  const rises = risesOf(shown)
  const largest = onlyLargest(rises)
  const from = t1 ? largest : other(random.fork('rise'), isPlant ? POINTS - 1 : 2, largest)
  const value = t2 ? (listed[m] ?? 0) : wrong(listed[m] ?? 0)
  const lowest = (values: readonly number[]) => onlyLargest(values.map((one) => -one))
  if (isPlant) {
    const [near, far] = [shown.at(-1) ?? 0, listed.at(-1) ?? 0]
    return [
      { words: `Na semana ${times[k]}, a diferença entre as plantas era de ${t0 ? gap : wrong(gap)} cm.`, isTrue: t0 },
      { words: `No sol, a planta cresceu mais da semana ${times[from]} para a ${times[from + 1]}.`, isTrue: t1 },
      { words: `Na sombra, a planta media ${value} cm na semana ${times[m]}.`, isTrue: t2 },
      { words: `Na semana 6, as duas juntas mediam ${t3 ? near + far : wrong(near + far)} cm.`, isTrue: t3 },
    ]
  }
  const month = (i: number) => FULL_MONTHS[times[i] ?? ''] ?? ''
  const low = lowest(shown)
  return [
    { words: `Em ${month(k)}, o rio estava ${t0 ? gap : wrong(gap)} m mais alto na Vila Açaí.`, isTrue: t0 },
    { words: `Na Vila Açaí, o rio subiu mais de ${month(from)} a ${month(from + 1)}.`, isTrue: t1 },
    { words: `Na Vila Jatobá, o rio chegou a ${value} m em ${month(m)}.`, isTrue: t2 },
    {
      words: `Nas duas vilas, o nível mais baixo foi em ${month(t3 ? low : other(random.fork('low'), POINTS, low))}.`,
      isTrue: t3,
    },
  ]
}

function exampleOf(theme: DataTheme, { shown, listed }: Pick<LineTask, 'shown' | 'listed'>): string[] {
  if (theme === 'escola') {
    const [sunny, shady] = [shown.at(-1) ?? 0, listed.at(-1) ?? 0]
    return [
      `Exemplo: no sol, a planta chegou a ${sunny} cm; na sombra, só a ${shady} cm.`,
      `A diferença é de ${sunny - shady} cm: esta planta cresceu mais no sol.`,
    ]
  }
  return [
    `Exemplo: nas duas vilas, o rio subiu até junho e baixou até outubro.`,
    `Em junho, chegou a ${shown[2]} m na Vila Açaí e a ${listed[2]} m na Vila Jatobá.`,
  ]
}

export function lineTask(random: Random, theme: DataTheme): LineTask {
  const times = theme === 'escola' ? WEEKS : MONTHS
  const series = drawn(
    random.fork('series'),
    theme === 'escola' ? plantSeries : riverSeries,
    ({ shown, listed }) =>
      onlyLargest(risesOf(shown)) >= 0 &&
      onlyLargest(shown.map((one) => -one)) === onlyLargest(listed.map((one) => -one)) &&
      onlyLargest(shown.map((one) => -one)) >= 0 &&
      Math.max(...shown) <= MOST - 1 &&
      (listed.at(-1) ?? 0) >= 5 &&
      Math.min(...listed) >= 1 &&
      shown.every((value, i) => value - (listed[i] ?? 0) >= 1),
  )
  const data = { times, ...series }
  return { ...data, statements: statementsOf(random, theme, data), example: exampleOf(theme, data) }
}

const CHART: Box = { x: 26, y: 70, width: 126, height: 100 }
const UNIT = CHART.height / MOST
const FOOT = CHART.y + CHART.height
const PITCH = CHART.width / POINTS
const at = (i: number, value: number): Spot => [CHART.x + (i + 0.5) * PITCH, FOOT - value * UNIT]
const HOSTS: readonly CastName[] = ['nina', 'caio', 'sofia', 'gil', 'yumi', 'davi']

const grid = (pen: Pen): Drawing => [
  Array.from({ length: MOST + 1 }, (_, value) =>
    pen.line(
      `M${CHART.x} ${FOOT - value * UNIT}h${CHART.width}`,
      0.5,
      value % 2 ? 'grey' : 'stoneDark',
      value % 2 ? [0.8, 1.2] : undefined,
    ),
  ),
  Array.from({ length: POINTS }, (_, i) => pen.line(`M${at(i, 0)[0]} ${CHART.y}V${FOOT}`, 0.5, 'stoneDark', [1, 1.2])),
  pen.line(`M${CHART.x} ${CHART.y}V${FOOT}H${CHART.x + CHART.width}`, 1.2),
]

const numbers = (pen: Pen): Drawing =>
  Array.from({ length: MOST / 2 + 1 }, (_, i) =>
    pen.text(CHART.x - 2.4, FOOT - i * 2 * UNIT + (i ? 1.6 : -1.4), i * 2, 4.4, { font: 'text', anchor: 'end' }),
  )

const joined = (pen: Pen, values: readonly number[]): Drawing => [
  pen.line(
    poly(
      values.map((value, i) => at(i, value)),
      false,
    ),
    1.4,
    'redDark',
  ),
  values.map((value, i) => pen.shape(circle(...at(i, value), 1.7), 'red', 0.8)),
]

function pot(pen: Pen, i: number, value: number, fill: Fill): Drawing {
  const [x, top] = at(i, value)
  const leaves = Math.max(1, Math.floor(value / 3))
  return [
    pen.rope(`M${x} ${FOOT}V${top}`, 1.1, 'lime', 0.7),
    Array.from({ length: leaves }, (_, leaf) => {
      const y = FOOT - ((leaf + 0.9) * (FOOT - top)) / (leaves + 0.4)
      return broadLeaf(pen.plane('far'), x, y, 0.2, leaf % 2 ? 58 : -58)
    }),
    pen.shape(`M${x - 8} ${FOOT}h16l-2.200 11h-11.600z`, fill, 1),
    pen.shape(box(x - 9, FOOT - 0.6, 18, 3.6, 1), fill, 0.9),
    pen.text(x, FOOT + 9, WEEKS[i] ?? '', 4.8),
  ]
}

const POTS: readonly Fill[] = ['copper', 'orange', 'bluePale', 'yellow']

const bench = (pen: Pen, { shown }: LineTask, look: number): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'skyLow', null),
  sun(pen, 188, 64, 0.6),
  pen.shape(box(CHART.x, CHART.y, CHART.width, CHART.height), 'white', null),
  grid(pen),
  numbers(pen),
  shown.map((value, i) => pot(pen, i, value, POTS[look % POTS.length] ?? 'copper')),
  pen.shape(box(14, FOOT + 11, 146, 6, 1), 'wood', 1.1),
  pen.shape(box(-4, 193, 222, 110), 'meadow', 1),
  pen.shape(box(20, FOOT + 17, 6, 14), 'wood', 1),
  pen.shape(box(148, FOOT + 17, 6, 14), 'wood', 1),
  joined(pen, shown),
]

function river(pen: Pen, { shown }: LineTask): Drawing {
  const surface: readonly Spot[] = [
    [CHART.x, at(0, shown[0] ?? 0)[1]],
    ...shown.map((value, i) => at(i, value)),
    [CHART.x + CHART.width, at(5, shown[5] ?? 0)[1]],
    [CHART.x + CHART.width, FOOT],
    [CHART.x, FOOT],
  ]
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    cloud(far, 184, 66, 0.6),
    tree(far, 196, 152, 0.9),
    house(far, 170, 152, 0.62),
    pen.shape(box(-4, 150, 222, 160), 'earth', 1),
    pen.shape(box(CHART.x, CHART.y, CHART.width, CHART.height), 'foam', null),
    pen.colour ? pen.shape(poly(surface), 'water', null) : [],
    grid(pen),
    numbers(pen),
    pen.shape(box(12, FOOT, CHART.x + CHART.width - 8, 17, 1), 'sand', 1),
    MONTHS.map((name, i) => pen.text(at(i, 0)[0], FOOT + 7, name, 4.8, { font: 'text' })),
    [0, 3].map((i) =>
      boat(
        pen.plane('far'),
        at(i, 0)[0] + 9,
        (at(i, shown[i] ?? 0)[1] + at(Math.min(i + 1, 5), shown[Math.min(i + 1, 5)] ?? 0)[1]) / 2,
        0.26,
      ),
    ),
    joined(pen, shown),
  ]
}

const TABLE = { x: 32, y: 194, first: 50, column: 17, height: 9 }

/** The other series, to be drawn on the chart. */
function table(pen: Pen, theme: DataTheme, { times, listed }: LineTask): Drawing {
  const { x, y, first, column, height } = TABLE
  const heads = theme === 'escola' ? ['semana', 'na sombra (cm)'] : ['mês', 'Vila Jatobá (m)']
  const board = pen.shape(box(x - 18.5, y - 2.5, first + column * POINTS + 5, 2 * height + 5, 2), 'woodPale', 1.1)
  const rows = [times, listed.map(String)].map((cells, row) => [
    pen.shape(box(x - 16, y + row * height, first, height), row ? 'cream' : 'bluePale', 0.8),
    pen.text(x - 13, y + row * height + 6.1, heads[row] ?? '', 4.6, { font: 'text', anchor: 'start' }),
    cells.map((cell, i) => [
      pen.shape(box(x - 16 + first + i * column, y + row * height, column, height), row ? 'white' : 'bluePale', 0.8),
      pen.text(x - 16 + first + (i + 0.5) * column, y + row * height + 6.1, cell, 5, { font: 'text' }),
    ]),
  ])
  return [board, rows]
}

const PAPER: Box = { x: 14, y: 217.5, width: 182, height: 65 }

export function linePage(pen: Pen, task: LineTask, theme: DataTheme, look: number): PageMark[] {
  const { x, y, width, height } = PAPER
  const title =
    theme === 'escola' ? `Altura do ${PLANTS[look % PLANTS.length]} no sol (cm)` : 'Nível do rio na Vila Açaí (m)'
  return [
    ...marksOf([
      theme === 'escola' ? bench(pen, task, look) : river(pen, task),
      pen.shape(box(CHART.x + 8, 58, CHART.width - 16, 9.4, 2), 'white', 0.8),
      pen.text(CHART.x + CHART.width / 2, 64.6, title, 5),
      person(pen, HOSTS[look % HOSTS.length] ?? 'nina', 183, 193, 0.92, { pose: POINT_LEFT }),
      table(pen, theme, task),
      pen.text(CHART.x - 0.5, FOOT + (theme === 'escola' ? 8 : 7), theme === 'escola' ? 'semana' : 'mês', 3.9, {
        font: 'text',
        anchor: 'end',
      }),
      pen.shape(box(x, y, width, height, 2), 'white', 1.1),
    ]),
    answer([
      path(
        poly(
          task.listed.map((value, i) => at(i, value)),
          false,
        ),
        { stroke: ANSWER_RED, width: 1, dash: [2.4, 1.6] },
      ),
      ...task.listed.map((value, i) => path(circle(...at(i, value), 1.5), { fill: ANSWER_RED })),
    ]),
    ...task.statements.flatMap(({ words, isTrue }, i) =>
      judged(pen, [x + 4, y + 7 + i * 10.8], width - 8, words, isTrue),
    ),
    ...marksOf(pen.text(x + 4, y + 50.6, 'Conclusão:', 4.8, { font: 'text', anchor: 'start' })),
    ...ownWords(pen, [x + 32, y + 52], width - 37, { pitch: 10, example: task.example }),
  ]
}

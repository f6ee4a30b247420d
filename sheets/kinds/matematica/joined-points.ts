/** Line charts that are places: plants in pots whose tips a line joins, a river that rises and falls on its gauges. */
import type { Box } from '../../lettering/bounds.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import { POINT_LEFT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { house } from '../../studio/shapes/built.ts'
import { cloud, sun, tree } from '../../studio/shapes/nature.ts'
import { broadLeaf } from '../../studio/shapes/plants.ts'
import { boat } from '../../studio/shapes/seaside.ts'
import { judged, ownWords } from './blank-sentences.ts'
import { type LineTask, MONTHS, MOST, POINTS, WEEKS } from './line-task.ts'
import type { DataTheme } from './standing-columns.ts'

const CHART: Box = { x: 26, y: 70, width: 126, height: 100 }
const UNIT = CHART.height / MOST
const FOOT = CHART.y + CHART.height
const PITCH = CHART.width / POINTS
const at = (i: number, value: number): Spot => [CHART.x + (i + 0.5) * PITCH, FOOT - value * UNIT]
/** Their leaves are broad and simple. */
const PLANTS = ['pé de feijão', 'girassol', 'pimentão', 'pé de berinjela'] as const
const HOSTS = ['nina', 'caio', 'sofia', 'gil', 'yumi', 'davi'] as const

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
    pen.text(CHART.x - 2.4, FOOT - i * 2 * UNIT + 1.6, i * 2, 4.4, { font: 'text', anchor: 'end' }),
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

const POTS = ['copper', 'orange', 'bluePale', 'yellow'] as const

const bench = (pen: Pen, { shown }: LineTask, look: number): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'skyLow', null),
  sun(pen, 188, 64, 0.6),
  pen.shape(box(CHART.x, CHART.y, CHART.width, CHART.height), 'white', null),
  grid(pen),
  numbers(pen),
  shown.map((value, i) => pot(pen, i, value, inTurn(POTS, look))),
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
    tree(far, 196, 156, 0.9),
    house(far, 170, 156, 0.62),
    // Clear of the numbers of the scale.
    pen.shape(box(-4, 154, 222, 156), 'earth', 1),
    pen.shape(box(CHART.x, CHART.y, CHART.width, CHART.height), 'foam', null),
    pen.colour ? pen.shape(poly(surface), 'water', null) : [],
    grid(pen),
    numbers(pen),
    // Below the lowest number of the scale.
    pen.shape(box(12, FOOT + 3.4, CHART.x + CHART.width - 8, 13.6, 1), 'sand', 1),
    MONTHS.map((name, i) => pen.text(at(i, 0)[0], FOOT + 11.4, name, 4.8, { font: 'text' })),
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

/** Names of the line shown and of the line to draw, where no point of either is. */
const LEGENDS = {
  escola: { y: CHART.y + 3, names: ['no sol', 'na sombra'] },
  cidade: { y: FOOT - 16, names: ['Vila Açaí', 'Vila Jatobá'] },
} as const

function legend(pen: Pen, theme: DataTheme): Drawing {
  const { y, names } = LEGENDS[theme]
  const x = CHART.x + 3
  return [
    pen.shape(box(x, y, 42, 13, 1.6), 'white', 0.7),
    names.map((name, i) => {
      const cy = y + 3.8 + i * 5.6
      return [
        pen.line(`M${x + 2} ${cy}h12`, i ? 1 : 1.4, i ? 'black' : 'redDark', i ? [2.4, 1.6] : undefined),
        i ? pen.solid(circle(x + 8, cy, 1.3)) : pen.shape(circle(x + 8, cy, 1.4), 'red', 0.7),
        pen.text(x + 16.5, cy + 1.4, name, 4, { font: 'text', anchor: 'start' }),
      ]
    }),
  ]
}

const PAPER: Box = { x: 14, y: 217.5, width: 182, height: 65 }

export function linePage(pen: Pen, task: LineTask, theme: DataTheme, look: number): PageMark[] {
  const { x, y, width, height } = PAPER
  const title = theme === 'escola' ? `Altura do ${inTurn(PLANTS, look)} (cm)` : 'Nível do rio em duas vilas (m)'
  return [
    ...marksOf([
      theme === 'escola' ? bench(pen, task, look) : river(pen, task),
      pen.shape(box(CHART.x + 8, 58, CHART.width - 16, 9.4, 2), 'white', 0.8),
      pen.text(CHART.x + CHART.width / 2, 64.6, title, 5),
      legend(pen, theme),
      person(pen, inTurn(HOSTS, look), 183, 193, 0.92, { pose: POINT_LEFT }),
      table(pen, theme, task),
      pen.text(CHART.x + 0.6, FOOT + (theme === 'escola' ? 8 : 11.4), theme === 'escola' ? 'semana' : 'mês', 3.4, {
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

/** Two trials on shelves: a table and a graph of what was measured, then the report. */
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { observationWall } from '../../studio/places/observation-room.ts'
import { TRIAL, trialRow } from '../../studio/places/trial-rows.ts'
import { EXPERIMENTS, type ExperimentName, type Moment } from '../../studio/shapes/experiments.ts'
import { TOLD } from './experiment-facts.ts'
import { flowing } from './papers.ts'

export interface ReportTask {
  readonly name: ExperimentName
}

/** The two trials. */
const SIDES = [0, 1] as const
const LETTERS = ['A', 'B'] as const
const FEET = [100.5, 155.5] as const
const PAPER = { x: 14, y: 168, width: 182, height: 113.5 }
const [LEFT, RIGHT] = [PAPER.x + 5, PAPER.x + PAPER.width - 5]
const TABLE = { x: LEFT, y: 180, head: 22, cell: 25, row: 8.6 }
const GRAPH = { x: 116, y: 180, width: 74, height: 38.4, lines: 8 }

/** A card with the letter of a side and its words in one or two rows. */
function sideLabel(pen: Pen, side: 0 | 1, words: string, foot: number): Drawing {
  const last = words.lastIndexOf(' ')
  const rows = last < 0 ? [words] : [words.slice(0, last), words.slice(last + 1)]
  return [
    pen.shape(box(13, foot - 33, 33, 33, 2), 'white', 1),
    pen.text(29.5, foot - 21.5, LETTERS[side], 10),
    rows.map((row, n) => pen.text(29.5, foot - 12.4 + n * 6.6, row, 4.5, { font: 'text' })),
  ]
}

function table(pen: Pen, name: ExperimentName): PageMark[] {
  const { sides, times, amounts, measure } = TOLD[name].compared
  const { x, y, head, cell, row } = TABLE
  return [
    ...marksOf([
      pen.text(x, y - 2.6, `Tabela: ${measure}`, 4.6, { anchor: 'start' }),
      pen.shape(box(x, y, head, row), 'yellowPale', 0.8),
      LETTERS.map((side, i) => [
        pen.shape(box(x + head + i * cell, y, cell, row), 'yellowPale', 0.8),
        pen.text(x + head + (i + 0.5) * cell, y + 5.9, side, 4.8),
      ]),
      times.map((time, i) => [
        pen.shape(box(x, y + (i + 1) * row, head, row), 'yellowPale', 0.8),
        pen.text(x + head / 2, y + (i + 1) * row + 5.8, time, 4.4),
        sides.map((_, n) => pen.shape(box(x + head + n * cell, y + (i + 1) * row, cell, row), 'white', 0.8)),
      ]),
    ]),
    ...amounts.flatMap((column, n) =>
      column.map((amount, i) => writtenAnswer(x + head + (n + 0.5) * cell, y + (i + 1.5) * row, String(amount), 5.4)),
    ),
  ]
}

function graph(pen: Pen, name: ExperimentName): PageMark[] {
  const { times, amounts, measure, step } = TOLD[name].compared
  const { x, y, width, height, lines } = GRAPH
  const [unit, group] = [height / lines, width / 4]
  const [bar, base] = [6.6, y + height]
  const bars = amounts.flatMap((column, n) =>
    column.map((amount, i) => {
      const high = (amount / step) * unit
      const left = x + i * group + (n ? group / 2 : group / 2 - bar)
      return pen.shape(box(left, base - high, bar, Math.max(high, 0.01)), n ? 'stone' : 'yellow', 0.8)
    }),
  )
  return [
    ...marksOf([
      pen.text(x, y - 2.6, `Gráfico: ${measure}`, 4.6, { anchor: 'start' }),
      Array.from({ length: lines + 1 }, (_, i) => [
        pen.line(`M${x} ${base - i * unit}h${width}`, 0.4, 'grey'),
        i % 2 ? [] : pen.text(x - 1.8, base - i * unit + 1.3, i * step, 3.7, { font: 'text', anchor: 'end' }),
      ]),
      pen.line(`M${x} ${y}V${base}H${x + width}`, 0.9),
      times.map((time, i) => [
        pen.line(
          `M${x + i * group + group / 2 - bar} ${y + 0.4}V${base}M${x + i * group + group / 2} ${y + 0.4}V${base}M${x + i * group + group / 2 + bar} ${y + 0.4}V${base}`,
          0.4,
          'grey',
        ),
        pen.text(x + (i + 0.5) * group - bar / 2, base + 4.6, 'A', 3.9),
        pen.text(x + (i + 0.5) * group + bar / 2, base + 4.6, 'B', 3.9),
        pen.text(x + (i + 0.5) * group, base + 9.4, time, 3.9, { font: 'text' }),
      ]),
    ]),
    answer(marksOf(bars)),
  ]
}

/** Leaves of a bean plant so many centimetres high. */
const beanLeaves = (height: number) => (height > 2 ? 4 : height > 1 ? 2 : 0)

export function recordReport(pen: Pen, { name }: ReportTask, variant: number): PageMark[] {
  const { sides, times, amounts, question, did, saw, concluded } = TOLD[name].compared
  const moments = (side: 0 | 1): Moment[] =>
    amounts[side].map((amount) => ({
      amount,
      leaves: name === 'lagarta' ? Math.max(1, 8 - amount) : beanLeaves(amount),
      variant: side ? 'other' : 'plain',
    }))
  const lines = { to: RIGHT, size: 4.9, letters: 4.3, step: 8.2 }
  return [
    ...marksOf([
      observationWall(pen, variant),
      SIDES.map((side) => {
        const foot = FEET[side]
        return [
          trialRow(pen, name, side, foot),
          moments(side).map((moment, i) =>
            pen.at(TRIAL.first + i * TRIAL.step, foot - 2.8, 0.9, (own) => EXPERIMENTS[name](own, moment, true)),
          ),
          times.map((time, i) => pen.text(TRIAL.first + i * TRIAL.step, foot + 6.6, time, 4.6)),
        ]
      }),
      pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 2), 'white', 1.1),
    ]),
    ...marksOf(SIDES.map((side) => sideLabel(pen, side, sides[side], FEET[side] - 2.5))),
    ...table(pen, name),
    ...graph(pen, name),
    ...flowing(pen, { ...lines, label: 'Pergunta:', at: [LEFT, 235.5], count: 1, value: `Exemplo: ${question}` }),
    ...flowing(pen, { ...lines, label: 'O que fizemos:', at: [LEFT, 243.7], count: 1, value: `Exemplo: ${did}` }),
    ...flowing(pen, { ...lines, label: 'O que vimos:', at: [LEFT, 251.9], count: 2, value: `Exemplo: ${saw}` }),
    ...flowing(pen, { ...lines, label: 'Conclusão:', at: [LEFT, 268.3], count: 2, value: `Exemplo: ${concluded}` }),
  ]
}

/** Two groups at their tables: a table with two entries, a column chart of the totals and two questions. */
import type { Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import { BEHIND_TABLE } from '../../studio/cast/poses.ts'
import { centred, standing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, ellipse } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { bunting } from '../../studio/shapes/built.ts'
import { tree } from '../../studio/shapes/nature.ts'
import { drawn } from './decimal-numbers.ts'
import { FLAGS, GRAPHS } from './survey-bars.ts'
import { countOf, type SurveyTheme, sideOf, surveyThing, type Vote, votesOf } from './survey-data.ts'

export interface TableTask {
  readonly choices: readonly string[]
  /** Of group A and group B. */
  readonly groups: readonly [readonly Vote[], readonly Vote[]]
  /** Choice that the second question asks about. */
  readonly compared: string
}

const SIZES = [5, 6] as const

function taskOf(random: Random, theme: SurveyTheme): TableTask {
  const { votes, choices } = votesOf(random, theme)
  return {
    choices,
    groups: [votes.slice(0, SIZES[0]), votes.slice(SIZES[0])],
    compared: random.fork('compared').pick(choices),
  }
}

const cell = ({ groups, choices }: TableTask, group: number, i: number) =>
  countOf(groups[group] ?? [], choices[i] ?? '')

/** Both groups chose two things at least, and one of them has more of what is compared. */
function isFair(task: TableTask): boolean {
  const { groups, choices, compared } = task
  return (
    countOf(groups[0], compared) !== countOf(groups[1], compared) &&
    choices.every((choice) => countOf([...groups[0], ...groups[1]], choice) <= 6) &&
    groups.every((votes) => new Set(votes.map(({ choice }) => choice)).size >= 2)
  )
}

export const tableTask = (random: Random, theme: SurveyTheme): TableTask =>
  drawn(random, (one) => taskOf(one, theme), isFair)

export const groupOf = ({ groups, compared }: TableTask): 'A' | 'B' =>
  countOf(groups[0], compared) > countOf(groups[1], compared) ? 'A' : 'B'

export const favourite = ({ groups, choices }: TableTask): string =>
  choices.toSorted((a, b) => countOf(groups.flat(), b) - countOf(groups.flat(), a))[0] ?? ''

const TABLES = [110, 169] as const
const CLOTHS: readonly (readonly [Fill, Fill])[] = [
  ['redPale', 'red'],
  ['bluePale', 'blueDark'],
]
const SCALE = 0.78

function table(pen: Pen, votes: readonly Vote[], group: number): Drawing {
  const top = TABLES[group] ?? 0
  const [cloth, edge] = CLOTHS[group] ?? ['redPale', 'red']
  const pitch = 182 / votes.length
  const middle = pen.plane('middle')
  const xs = votes.map((_, i) => 11 + pitch * (i + 0.5))
  return [
    // Above the table's edge only: wheels would show below its cloth.
    pen.clip(
      box(0, 0, 214, top),
      votes.map(({ who }, i) =>
        person(middle, who, xs[i] ?? 0, top + 12.5, SCALE, {
          pose: { ...BEHIND_TABLE, turn: 0, armL: [8, 12], armR: [8, 12] },
          extra: () => (who === 'lia' ? { behind: [], legs: [], torso: [] } : {}),
        }),
      ),
    ),
    pen.shape(`M13 ${top}H197V${top + 14}${'q-4.600 3.600 -9.200 0'.repeat(20)}z`, cloth, 1),
    pen.shape(box(11, top - 2, 188, 4.4, 2), edge, 1),
    votes.map(({ choice }, i) => [
      pen.shape(ellipse(xs[i] ?? 0, top - 2, 8.4, 1.5), 'white', 0.8),
      standing(pen, surveyThing(choice), xs[i] ?? 0, top - 1.8, sideOf(choice)),
    ]),
    pen.shape(box(85, top + 4, 40, 9, 2), 'white', 0.9),
    pen.text(105, top + 10.3, `Turma ${'AB'[group]}`, 5.2),
  ]
}

const PAPER = { x: 13, y: 190, width: 184, height: 93 }
const HEAD = 16
const COLUMNS = [49, 65.5, 82, 100]
const [CELL, ROW] = [13.5, 13.8]
const GRID = { x: 126, foot: PAPER.y + 52, width: 17, square: 6.2, most: 7 }

function grid(pen: Pen, task: TableTask, theme: SurveyTheme): PageMark[] {
  const { y } = PAPER
  const counts = task.choices.map((_, i) => [cell(task, 0, i), cell(task, 1, i)])
  const rows = [0, 1].map((group) => counts.map((pair) => pair[group] ?? 0))
  const totals = counts.map(([a = 0, b = 0]) => a + b)
  const all = [...rows, totals].map((row) => [...row, row.reduce((sum, one) => sum + one, 0)])
  return [
    ...marksOf([
      task.choices.map((choice, i) =>
        centred(
          pen.plane('middle'),
          surveyThing(choice),
          (COLUMNS[i] ?? 0) + CELL / 2,
          y + 8.6,
          Math.min(12.5, sideOf(choice)),
        ),
      ),
      pen.text((COLUMNS[3] ?? 0) + CELL / 2, y + 12, 'total', 4.8, { font: 'text' }),
      ['Turma A', 'Turma B', 'total'].map((name, r) =>
        pen.text(PAPER.x + 5, y + HEAD + r * ROW + 8.6, name, 5, { font: 'text', anchor: 'start' }),
      ),
      all.flatMap((row, r) =>
        row.map((_, i) =>
          pen.shape(
            box(COLUMNS[i] ?? 0, y + HEAD + r * ROW, CELL, 12.6, 1.5),
            i === 3 || r === 2 ? 'yellowPale' : 'white',
            1,
          ),
        ),
      ),
    ]),
    ...all.flatMap((row, r) =>
      row.map((count, i) => writtenAnswer((COLUMNS[i] ?? 0) + CELL / 2, y + HEAD + r * ROW + 6.3, String(count), 6.6)),
    ),
    ...chart(pen, task, totals, theme),
  ]
}

function chart(pen: Pen, { choices }: TableTask, totals: readonly number[], theme: SurveyTheme): PageMark[] {
  const { x, foot, width, square, most } = GRID
  return [
    ...marksOf([
      pen.text(x + 30.5, foot - most * square - 2.6, `Total de ${GRAPHS[theme].split(' ')[0]}`, 4.8),
      choices.map((choice, i) => [
        Array.from({ length: most }, (_, j) =>
          pen.shape(box(x + i * 22, foot - (j + 1) * square, width, square), 'white', 0.7),
        ),
        pen.text(x + i * 22 + width / 2, foot + 5.6, choice, 4.2, { font: 'text' }),
      ]),
      Array.from({ length: most }, (_, j) =>
        pen.text(x - 2, foot - j * square - 1.8, j + 1, 3.8, { font: 'text', anchor: 'end' }),
      ),
    ]),
    answer(
      totals.flatMap((total, i) =>
        Array.from({ length: total }, (_, j) =>
          path(`M${x + i * 22 + 3} ${foot - j * square - 1.6}l${width - 6} ${-square + 3.2}`, {
            stroke: ANSWER_RED,
            width: 1,
          }),
        ),
      ),
    ),
  ]
}

function questions(pen: Pen, task: TableTask): PageMark[] {
  const y = PAPER.y + 62
  const asked = [
    { text: 'Nas duas turmas juntas, o mais escolhido:', written: favourite(task), width: 44 },
    { text: `Turma com mais ${task.compared}s:`, written: groupOf(task), width: 16 },
  ]
  return asked.flatMap(({ text, written, width }, i): PageMark[] => {
    const top = y + i * 14.4
    const left = PAPER.x + PAPER.width - 5 - width
    return [
      ...marksOf([
        pen.text(PAPER.x + 5, top + 8.4, text, 5.2, { font: 'text', anchor: 'start' }),
        pen.shape(box(left, top, width, 12.6, 2), 'white', 1),
      ]),
      writtenAnswer(left + width / 2, top + 6.3, written, 6.4),
    ]
  })
}

const WALLS = ['yellowPale', 'foam', 'pinkPale', 'skyLow'] as const

function place(pen: Pen, theme: SurveyTheme, look: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const isOut = theme === 'bichos'
  return [
    pen.shape(box(0, 0, 214, 300), isOut ? 'sky' : inTurn(WALLS, look), null),
    isOut
      ? [tree(far, 16, 104, 0.8), tree(far, 62, 100, 0.6, 'lime'), tree(far, 150, 100, 0.6), tree(far, 196, 104, 0.8)]
      : [],
    bunting(pen.plane('middle'), [4, 58], [206, 58], 2.4, FLAGS),
    pen.shape(box(-4, 118, 222, 200), isOut ? 'grass' : 'woodPale', 0.9),
  ]
}

export const tablePage = (pen: Pen, task: TableTask, theme: SurveyTheme, look: number): PageMark[] => [
  ...marksOf([
    place(pen, theme, look),
    task.groups.map((votes, group) => table(pen, votes, group)),
    pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 3), 'cream', 1.1),
  ]),
  ...grid(pen, task, theme),
  ...questions(pen, task),
]

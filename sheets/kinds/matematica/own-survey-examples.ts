/** Reports as another class could have filled them in: for the answer key, since each class has other answers. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type AnswerMark, answer, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path, text } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { circle } from '../../studio/paths.ts'
import {
  DAYS,
  GROUPED,
  LEFT,
  PAPER,
  PICTURES,
  PURPOSE,
  RIGHT,
  SYMBOLS,
  SYNTHESIS,
  WEEK,
  WIDTH,
} from './own-survey-paper.ts'
import type { AskedTopic, DailyTopic } from './own-survey-topics.ts'
import { tally } from './survey-bars.ts'

const red = (d: string, width = 0.9): Mark => path(d, { stroke: ANSWER_RED, width })

/** Beside the heading. */
const example = answer([text(RIGHT, PAPER.y + 9.6, 'exemplo', 5, { fill: ANSWER_RED, anchor: 'end' })])

const written = (
  { from, pitch }: { readonly from: number; readonly pitch: number },
  words: readonly string[],
): AnswerMark =>
  answer(
    words.map((line, i) =>
      text(LEFT + 2, from + i * pitch - 1.6, line, fitTextSize(line, 'display', 4.6, WIDTH - 4), {
        fill: ANSWER_RED,
        anchor: 'start',
      }),
    ),
  )

export function pictureExample({ choices }: AskedTopic): AnswerMark[] {
  const { top, row, side, squares, ends } = PICTURES
  const counts = [2, 5, 3]
  return [
    example,
    ...counts.flatMap((count, i): AnswerMark[] => {
      const y = top + i * row
      const slashes = Array.from({ length: count }, (_, k) =>
        red(`M${squares + k * side + 2} ${y + 20}l${side - 4} -13`, 1.1),
      )
      return [answer(slashes), writtenAnswer(RIGHT - 7, y + 13.5, String(count), 7)]
    }),
    writtenAnswer(LEFT + 65, ends, choices[1] ?? '', 6),
    writtenAnswer(LEFT + 43, ends + 17, '10', 6.4),
  ]
}

type Counts = readonly [number, number, number, number]
type Classes = readonly [mine: Counts, other: Counts]
/** Ten answers of each class, other ones from page to page; one choice has the most, the last one the fewest. */
const GROUP_COUNTS: readonly [Classes, Classes] = [
  [
    [3, 4, 2, 1],
    [2, 2, 5, 1],
  ],
  [
    [5, 2, 2, 1],
    [1, 6, 2, 1],
  ],
]

const favouriteOf = (counts: Counts): number => counts.indexOf(Math.max(...counts))

export function groupExample({ choices }: AskedTopic, look: number): AnswerMark[] {
  const { first, tallied, total, row, top, foot, square, pitch, wide, chart, news } = GROUPED
  const [mine, other] = inTurn(GROUP_COUNTS, look)
  const marks = [mine, other].flatMap((counts, g) =>
    counts.flatMap((count, i): AnswerMark[] => {
      const [x, cy] = [LEFT + first + g * (tallied + total), top + 8 + (i + 0.5) * row]
      const left = chart + 4 + i * pitch + g * wide
      const slashes = Array.from({ length: count }, (_, n) =>
        red(`M${left + 2} ${foot - n * square - 0.9}l${wide - 4} ${1.8 - square}`, 0.8),
      )
      return [
        answer(tally(x + 5, cy, count, 6)),
        writtenAnswer(x + tallied + total / 2, cy, String(count), 5.6),
        answer(slashes),
      ]
    }),
  )
  const most = (counts: Counts) => `“${choices[favouriteOf(counts)]}”: ${Math.max(...counts)} de 10.`
  return [
    example,
    ...marks,
    written(news, [
      `Na minha turma, a resposta mais comum foi ${most(mine)}`,
      `Na outra turma, foi ${most(other)}`,
      `A resposta “${choices[3]}” apareceu só uma vez em cada turma.`,
    ]),
  ]
}

const WEEK_COUNTS = [8, 12, 10, 16, 14]
/** Colleagues for each line of the grid. */
const STEP = 2

export function weekExample({ deed }: DailyTopic): AnswerMark[] {
  const { row, steps, top, column, grid } = WEEK
  const step = grid.height / steps
  const spots = WEEK_COUNTS.map(
    (count, i) => [grid.x + (i + 0.5) * column, grid.y + grid.height - (count / STEP) * step] as const,
  )
  return [
    example,
    written(PURPOSE, [`Para saber em que dias mais colegas ${deed}`, 'e planejar melhor a próxima semana.']),
    ...WEEK_COUNTS.map((count, i) => writtenAnswer(grid.x + (i + 0.5) * column, top + 1.5 * row, String(count), 5.4)),
    answer([
      red(`M${spots.map(([x, y]) => `${x} ${y}`).join('L')}`, 1.1),
      ...spots.map(([x, y]) => path(circle(x, y, 1.1), { fill: ANSWER_RED })),
    ]),
    ...Array.from({ length: steps / 2 + 1 }, (_, i) =>
      writtenAnswer(grid.x - 7, grid.y + i * 2 * step - 2, String((steps - 2 * i) * STEP), 3.6),
    ),
    written(SYNTHESIS, [
      'Uma semana da nossa turma',
      `Contamos todo dia quantos colegas ${deed}.`,
      `O maior número foi na ${DAYS[3]}: 16. O menor, na ${DAYS[0]}: 8.`,
      'O número subiu e desceu, mas terminou mais alto do que começou.',
    ]),
  ]
}

const SYMBOL_COUNTS = [6, 9, 5, 2]

export function symbolExample({ question, choices }: AskedTopic): AnswerMark[] {
  const { first, tallied, total, row, top } = SYMBOLS
  const lane = LEFT + first + tallied + total
  const whole = SYMBOL_COUNTS.reduce((sum, count) => sum + count, 0)
  return [
    example,
    written(PURPOSE, ['Para conhecer melhor a turma', 'e planejar atividades de que mais colegas gostem.']),
    ...SYMBOL_COUNTS.flatMap((count, i): AnswerMark[] => {
      const cy = top + (i + 0.5) * row
      const figures = Array.from({ length: Math.floor(count / 2) }, (_, n) =>
        red(circle(lane + 8 + n * 11, cy, 3.4), 1),
      )
      const x = lane + 8 + Math.floor(count / 2) * 11
      const half = count % 2 ? [red(`M${x} ${cy - 3.4}a3.400 3.400 0 0 0 0 6.800z`, 1)] : []
      return [
        answer(tally(LEFT + first + 4, cy, count, 7)),
        writtenAnswer(lane - total / 2, cy, String(count), 5.6),
        answer([...figures, ...half]),
      ]
    }),
    answer([red(circle(LEFT + 91, top + 4 * row + 7.9, 3.4), 1)]),
    written(SYNTHESIS, [
      'O que a turma respondeu',
      `Perguntamos a ${whole} colegas: ${question}`,
      `A resposta mais comum foi “${choices[1]}”, com ${SYMBOL_COUNTS[1]} colegas.`,
      `A menos comum foi “${choices[3]}”, com ${SYMBOL_COUNTS[3]}.`,
    ]),
  ]
}

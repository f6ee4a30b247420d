/** Surveys that a child makes in the class: an interview in the schoolyard, and a report to fill in. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { GIVE, POINT_LEFT } from '../../studio/cast/poses.ts'
import { centred } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { askedThings } from '../../studio/places/asked-things.ts'
import { cloud } from '../../studio/shapes/nature.ts'
import { fence } from '../../studio/shapes/plants.ts'
import { groupExample, pictureExample, symbolExample, weekExample } from './own-survey-examples.ts'
import { DAYS, GROUPED, LEFT, PAPER, PICTURES, PURPOSE, RIGHT, SYMBOLS, SYNTHESIS, WEEK } from './own-survey-paper.ts'
import {
  type AskedTopic,
  CHOICE_TOPICS,
  DAILY_TOPICS,
  type DailyTopic,
  NUMBER_TOPICS,
  PICTURE_TOPICS,
} from './own-survey-topics.ts'
import { sideOf, surveyThing } from './survey-data.ts'

export type OwnSurvey = AskedTopic | DailyTopic

const isDaily = (survey: OwnSurvey): survey is DailyTopic => 'deed' in survey
export const questionOf = (survey: OwnSurvey): string =>
  isDaily(survey) ? `Quantos colegas ${survey.deed}?` : survey.question
export const choicesOf = (survey: OwnSurvey): readonly string[] => (isDaily(survey) ? [] : survey.choices)

type Pair = readonly [CastName, CastName]
const PEOPLE: readonly [Pair, ...Pair[]] = [
  ['malu', 'davi'],
  ['caio', 'yumi'],
  ['nina', 'gil'],
  ['theo', 'bia'],
  ['iara', 'caio'],
  ['gil', 'sofia'],
]

/** Pages take turns between choices and numbers at the middle level, between choices and days at the hardest one. */
export function ownSurvey(level: Level, index: number, look: number): OwnSurvey {
  // Children change with every look, questions with every round of them.
  const round = Math.floor(look / (2 * PEOPLE.length)) + index
  if (level === 'facil') return inTurn(PICTURE_TOPICS, round)
  if (level === 'medio') return inTurn(index % 2 ? NUMBER_TOPICS : CHOICE_TOPICS, round)
  return index % 2 ? inTurn(CHOICE_TOPICS, round) : inTurn(DAILY_TOPICS, round)
}

const FEET = 116
const BUBBLE: Box = { x: 56, y: 61, width: 98, height: 21 }

/** One asks, another answers, before the fence of the school. */
function yard(pen: Pen, survey: OwnSurvey, hint: string, look: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const pair = inTurn(PEOPLE, Math.floor(look / 2))
  const [asking, asked] = look % 2 ? [pair[1], pair[0]] : pair
  const { x, y, width, height } = BUBBLE
  const question = questionOf(survey)
  return [
    pen.shape(box(0, 0, 214, 300), look % 2 ? 'skyLow' : 'sky', null),
    cloud(far, 22, 60, 0.5),
    cloud(far, 190, 58, 0.5),
    fence(far, -4, 216, 106, 15),
    pen.shape(box(-4, 104, 222, 200), look % 2 ? 'path' : 'meadow', 0.9),
    askedThings(pen, survey.about, FEET),
    person(pen.plane('middle'), asking, 32, FEET, 0.82, { pose: GIVE }),
    person(pen.plane('middle'), asked, 178, FEET, 0.82, { pose: POINT_LEFT }),
    pen.shape(
      // Its tail points at the mouth of the one who asks.
      `M${x + 4} ${y}h${width - 8}a4 4 0 0 1 4 4v${height - 8}a4 4 0 0 1 -4 4H${x + 4}a4 4 0 0 1 -4 -4l-10 3l10 -8v${13 - height}a4 4 0 0 1 4 -4z`,
      'white',
      1,
    ),
    pen.text(x + width / 2, y + 9, question, fitTextSize(question, 'display', 6, width - 10)),
    pen.text(x + width / 2, y + 16.6, hint, fitTextSize(hint, 'text', 4.6, width - 10), { font: 'text' }),
  ]
}

const clipboard = (pen: Pen, heading: string): Drawing => [
  pen.shape(box(PAPER.x - 2.5, PAPER.y - 2.5, PAPER.width + 5, PAPER.height + 5, 3), 'wood', 1.1),
  pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 2), 'white', 0.9),
  pen.shape(box(92, PAPER.y - 5.5, 26, 7.5, 2), 'metal', 1),
  pen.text(105, PAPER.y + 9.6, heading, 6),
]

const lines = (pen: Pen, { from, count, pitch }: typeof PURPOSE): Drawing =>
  Array.from({ length: count }, (_, i) => pen.line(`M${LEFT} ${from + i * pitch}H${RIGHT}`, 0.6))

const label = (pen: Pen, x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end' = 'start'): Drawing =>
  pen.text(x, y, words, 4.6, { font: 'text', anchor })

/** Three pictures, a row of squares for each. */
function pictureReport(pen: Pen, { choices }: AskedTopic): Drawing {
  const { top, row, side, most, squares } = PICTURES
  const ends = ['Ganhou:', 'Perguntei a']
  return [
    clipboard(pen, 'Nossa pesquisa'),
    choices.map((choice, i) => {
      const y = top + i * row
      return [
        i ? pen.line(`M${LEFT} ${y - 1}H${RIGHT}`, 0.5, 'stoneDark') : [],
        centred(pen.plane('middle'), surveyThing(choice), LEFT + 15, y + 12.6, Math.min(19, sideOf(choice) * 1.7)),
        pen.text(LEFT + 15, y + 29, choice, 5.4, { font: 'text' }),
        Array.from({ length: most }, (_, square) =>
          pen.shape(box(squares + square * side, y + 4, side, 19), 'white', 0.8),
        ),
        Array.from({ length: most }, (_, square) =>
          pen.text(squares + (square + 0.5) * side, y + 28.4, square + 1, 4.4, { font: 'text' }),
        ),
        pen.shape(box(RIGHT - 14, y + 6.5, 14, 14, 2), 'white', 1.1),
      ]
    }),
    pen.text(RIGHT - 7, PAPER.y + 15.4, 'total', 4.4, { font: 'text' }),
    ends.map((words, i) => {
      const y = PICTURES.ends + i * 17
      const width = i ? 18 : 62
      return [
        pen.text(LEFT, y + 1.8, words, 5.4, { font: 'text', anchor: 'start' }),
        pen.shape(box(LEFT + 34, y - 6.5, width, 13, 2), 'white', 1),
        i ? pen.text(LEFT + 55, y + 1.8, 'colegas.', 5.4, { font: 'text', anchor: 'start' }) : [],
      ]
    }),
  ]
}

const GROUPS: readonly (readonly [string, Fill])[] = [
  ['minha turma', 'bluePale'],
  ['outra turma', 'yellowPale'],
]

/** Two classes: a table with two entries, grouped columns, a text. */
function groupReport(pen: Pen, { choices }: AskedTopic): Drawing {
  const { first, tallied, total, row, top, foot, square, pitch, wide, chart, news } = GROUPED
  const group = tallied + total
  return [
    clipboard(pen, 'Relatório da pesquisa'),
    GROUPS.map(([name, fill], g) => {
      const x = LEFT + first + g * group
      return [
        pen.shape(box(x, top, tallied, 8), fill, 0.8),
        label(pen, x + tallied / 2, top + 5.6, name, 'middle'),
        pen.shape(box(x + tallied, top, total, 8), fill, 0.8),
        label(pen, x + tallied + total / 2, top + 5.6, 'total', 'middle'),
        pen.shape(box(LEFT + 66 + g * 50, top + 49.3, 6, 6), fill, 0.8),
        label(pen, LEFT + 74 + g * 50, top + 53.8, name),
      ]
    }),
    label(pen, LEFT, top + 5.6, 'risquinhos'),
    label(pen, LEFT, top + 53.8, 'Gráfico (pessoas)'),
    choices.map((choice, i) => {
      const y = top + 8 + i * row
      return [
        pen.shape(box(LEFT, y, first, row), 'cream', 0.8),
        pen.text(LEFT + 3, y + 6.8, choice, fitTextSize(choice, 'text', 5, first - 5), {
          font: 'text',
          anchor: 'start',
        }),
        GROUPS.map((_, g) => [
          pen.shape(box(LEFT + first + g * group, y, tallied, row), 'white', 0.8),
          pen.shape(box(LEFT + first + g * group + tallied, y, total, row), 'white', 0.8),
        ]),
        GROUPS.map((_, g) =>
          Array.from({ length: 10 }, (_, n) =>
            pen.shape(box(chart + 4 + i * pitch + g * wide, foot - (n + 1) * square, wide, square), 'white', 0.5),
          ),
        ),
        pen.text(chart + 4 + i * pitch + wide, foot + 5.6, choice, 4.6, { font: 'text' }),
      ]
    }),
    choices.map((_, i) =>
      [2, 4, 6, 8, 10].map((n) => label(pen, chart + 1.6 + i * pitch, foot - n * square + 3.4, String(n), 'end')),
    ),
    label(pen, LEFT, news.from - 8.4, 'Notícia: conte o que vocês descobriram, com números.'),
    lines(pen, news),
  ]
}

const purpose = (pen: Pen): Drawing => [
  label(pen, LEFT, PAPER.y + 18.6, 'Para que serve esta pesquisa?'),
  lines(pen, PURPOSE),
]

const synthesis = (pen: Pen): Drawing => [
  label(pen, LEFT, PAPER.y + 121.4, 'Síntese: título, o que foi perguntado e o que os dados mostram.'),
  lines(pen, SYNTHESIS),
]

/** A week: a row of numbers and a grid for a line, its scale to be written. */
function weekReport(pen: Pen): Drawing {
  const { first, row, steps, top, column, grid } = WEEK
  const step = grid.height / steps
  const middle = (i: number) => grid.x + (i + 0.5) * column
  return [
    clipboard(pen, 'Ficha do projeto'),
    purpose(pen),
    ['dia', 'colegas'].map((name, r) => [
      pen.shape(box(LEFT, top + r * row, first, row), 'cream', 0.8),
      label(pen, LEFT + 3, top + r * row + 5.8, name),
    ]),
    DAYS.map((day, i) => [
      pen.shape(box(grid.x + i * column, top, column, row), 'bluePale', 0.8),
      label(pen, middle(i), top + 5.8, day, 'middle'),
      pen.shape(box(grid.x + i * column, top + row, column, row), 'white', 0.8),
    ]),
    Array.from({ length: steps + 1 }, (_, i) =>
      pen.line(`M${grid.x} ${grid.y + i * step}h${grid.width}`, 0.5, 'stoneDark', i % 2 ? [0.8, 1.2] : undefined),
    ),
    Array.from({ length: steps / 2 + 1 }, (_, i) => pen.line(`M${grid.x - 12} ${grid.y + i * 2 * step}h10`, 0.6)),
    DAYS.map((_, i) => pen.line(`M${middle(i)} ${grid.y}v${grid.height}`, 0.5, 'stoneDark', [0.8, 1.2])),
    pen.line(`M${grid.x} ${grid.y}v${grid.height}h${grid.width}`, 1.1),
    DAYS.map((day, i) => label(pen, middle(i), grid.y + grid.height + 5.2, day, 'middle')),
    label(pen, LEFT, grid.y + 6.4, 'escala'),
    synthesis(pen),
  ]
}

/** Choices: tally, total, and a lane to draw a symbol for each two answers. */
function symbolReport(pen: Pen, { choices }: AskedTopic): Drawing {
  const { first, tallied, total, row, top } = SYMBOLS
  const lane = LEFT + first + tallied + total
  const heads = [
    ['risquinhos', LEFT + first + tallied / 2],
    ['total', LEFT + first + tallied + total / 2],
    ['pictograma', lane + (RIGHT - lane) / 2],
  ] as const
  return [
    clipboard(pen, 'Ficha do projeto'),
    purpose(pen),
    heads.map(([words, x]) => label(pen, x, top - 2, words, 'middle')),
    choices.map((choice, i) => {
      const y = top + i * row
      return [
        pen.shape(box(LEFT, y, first, row), 'cream', 0.8),
        pen.text(LEFT + 3, y + 8.6, choice, fitTextSize(choice, 'text', 5, first - 5), {
          font: 'text',
          anchor: 'start',
        }),
        pen.shape(box(LEFT + first, y, tallied, row), 'white', 0.8),
        pen.shape(box(lane - total, y, total, row), 'white', 0.8),
        pen.shape(box(lane, y, RIGHT - lane, row), 'white', 0.8),
      ]
    }),
    label(pen, LEFT + 28, top + 4 * row + 9.4, 'Legenda: cada figura'),
    pen.shape(box(LEFT + 84, top + 4 * row + 2.4, 14, 11, 2), 'white', 0.9),
    label(pen, LEFT + 101, top + 4 * row + 9.4, 'vale 2 colegas; metade, 1.'),
    synthesis(pen),
  ]
}

const HINTS: Readonly<Record<Level, string>> = {
  facil: 'Pergunte e pinte um quadradinho.',
  medio: 'Pergunte a 10 colegas de cada turma.',
  desafio: 'Pergunte à turma toda e anote.',
}
const DAILY_HINT = 'Conte todo dia, por uma semana.'

type Report = readonly [report: Drawing, example: readonly PageMark[]]

function reportOf(pen: Pen, survey: OwnSurvey, level: Level, look: number): Report {
  if (isDaily(survey)) return [weekReport(pen), weekExample(survey)]
  if (level === 'facil') return [pictureReport(pen, survey), pictureExample(survey)]
  if (level === 'medio') return [groupReport(pen, survey), groupExample(survey, look)]
  return [symbolReport(pen, survey), symbolExample(survey)]
}

export function ownPage(pen: Pen, survey: OwnSurvey, level: Level, look: number): PageMark[] {
  const [report, example] = reportOf(pen, survey, level, look)
  const hint = isDaily(survey) ? DAILY_HINT : HINTS[level]
  return [...marksOf([yard(pen, survey, hint, look), report]), ...example]
}

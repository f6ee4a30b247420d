/** The votes of twenty children on the wall of the class newspaper: the question is to be found, then tally, columns and a conclusion. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path, text } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import { POINT_LEFT, WAVE_LEFT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { tally } from './survey-bars.ts'
import { countOf, type SurveyTheme } from './survey-data.ts'

interface Topic {
  readonly question: string
  readonly choices: readonly string[]
}

export const TOPICS: Readonly<Record<SurveyTheme, readonly Topic[]>> = {
  lanche: [
    { question: 'Qual é a sua fruta preferida?', choices: ['banana', 'maçã', 'manga', 'uva', 'caju', 'melancia'] },
    { question: 'Qual suco você prefere?', choices: ['laranja', 'uva', 'caju', 'manga', 'limão', 'acerola'] },
    { question: 'O que você comeu no lanche?', choices: ['pão', 'fruta', 'bolo', 'tapioca', 'iogurte', 'cuscuz'] },
  ],
  bichos: [
    {
      question: 'Que bicho você quer ter em casa?',
      choices: ['gato', 'cachorro', 'peixe', 'coelho', 'tartaruga', 'hamster'],
    },
    {
      question: 'Qual é o seu bicho preferido do sítio?',
      choices: ['cavalo', 'galinha', 'vaca', 'pato', 'cabra', 'porco'],
    },
    {
      question: 'Que bicho da mata você quer conhecer?',
      choices: ['onça', 'arara', 'macaco', 'tatu', 'tucano', 'anta'],
    },
  ],
}

const NAMES = [
  ...['Ana', 'André', 'Bento', 'Bruna', 'Cauã', 'Clara', 'Diego', 'Elisa', 'Enzo', 'Flora', 'Hugo', 'Inês', 'João'],
  ...['Kauê', 'Lara', 'Luana', 'Mateus', 'Noah', 'Olívia', 'Pedro', 'Rita', 'Samuel', 'Tainá', 'Vitor', 'Yasmin'],
]
/** Of twenty answers, none twice. */
const COUNTS = [
  [8, 6, 4, 2],
  [9, 5, 4, 2],
  [8, 7, 3, 2],
  [9, 6, 3, 2],
  [10, 5, 3, 2],
  [8, 6, 5, 1],
  [7, 6, 4, 3],
]

export interface ListTask {
  readonly topic: Topic
  readonly choices: readonly string[]
  readonly answers: readonly { readonly name: string; readonly choice: string }[]
}

const ANSWERS = 20

export function listTask(random: Random, theme: SurveyTheme, index: number): ListTask {
  const topics = TOPICS[theme]
  const topic = topics[index % topics.length]
  if (!topic) throw new RangeError('no topic')
  const choices = random.fork('choices').sample(topic.choices, 4)
  const counts = random.fork('counts').shuffle(random.fork('pick').pick(COUNTS))
  const given = random.fork('given').shuffle(choices.flatMap((choice, i) => Array<string>(counts[i] ?? 0).fill(choice)))
  const names = random
    .fork('names')
    .sample(NAMES, ANSWERS)
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
  return { topic, choices, answers: names.map((name, i) => ({ name, choice: given[i] ?? '' })) }
}

/** From the most frequent answer. */
export const rankedChoices = ({ choices, answers }: ListTask): string[] =>
  choices.toSorted((a, b) => countOf(answers, b) - countOf(answers, a))

const REPORTERS = ['yumi', 'caio', 'bia', 'gil', 'nina', 'davi'] as const
const WALLS = ['foam', 'yellowPale', 'skyLow', 'pinkPale'] as const
const NOTES = ['yellowPale', 'pinkPale', 'bluePale', 'white'] as const
const BOARD = { x: 14, y: 60, width: 140, height: 71, columns: 5, pitch: 17.2 }

/** One vote on a slip of paper, a little askew, below its pin or peg. */
function slip(pen: Pen, { name, choice }: ListTask['answers'][number], i: number, isLine: boolean): Drawing {
  const column = BOARD.width / BOARD.columns
  const [x, y] = [
    BOARD.x + ((i % BOARD.columns) + 0.5) * column,
    BOARD.y + 2.4 + Math.floor(i / BOARD.columns) * BOARD.pitch,
  ]
  return pen.at(
    x,
    y,
    1,
    (pen) => [
      pen.shape(box(-12.4, 0, 24.8, 14, 0.6), inTurn(NOTES, i * 3 + Math.floor(i / 5)), 0.8),
      isLine ? pen.shape(box(-1, -2.4, 2, 5, 0.6), 'wood', 0.6) : pen.shape(circle(0, 1.2, 1.1), 'red', 0.6),
      pen.text(0, 6.6, name, 3.9, { font: 'text' }),
      pen.text(0, 11.8, choice, fitTextSize(choice, 'display', 4.5, 22.6)),
    ],
    { turn: ((i * 7) % 5) - 2 },
  )
}

/** The wall of the class newspaper: a board of cork or lines of string, its reporter beside it. */
function newsroom(pen: Pen, { answers }: ListTask, look: number): Drawing {
  const { x, y, width, height, pitch } = BOARD
  const isLine = look % 2 === 1
  const rows = Array.from({ length: 4 }, (_, i) => y + 2.6 + i * pitch)
  return [
    pen.shape(box(0, 0, 214, 300), inTurn(WALLS, look), null),
    pen.shape(box(-4, 126, 222, 180), 'woodPale', 1.1),
    pen.shape(box(-4, 122.4, 222, 3.6), 'wood', 0.8),
    isLine
      ? [
          pen.line(
            rows
              .map((at) => `M${x - 2} ${at - 0.6}Q${x + width / 2} ${at + 0.8} ${x + width + 2} ${at - 0.6}`)
              .join(''),
            0.8,
          ),
          [x - 2, x + width + 2].map((at) => [
            pen.rope(`M${at} ${y - 1}V${y + height}`, 2, 'wood', 0.9),
            pen.shape(box(at - 5, y + height - 1.6, 10, 3.4, 1.4), 'wood', 0.9),
          ]),
        ]
      : [
          pen.shape(box(x - 2.6, y - 2.6, width + 5.2, height + 4.4, 1.6), 'wood', 1.1),
          pen.shape(box(x, y, width, height - 0.8), 'sand', 0.8),
        ],
    answers.map((one, i) => slip(pen, one, i, isLine)),
    person(pen, inTurn(REPORTERS, look), 179, 133, 0.98, {
      pose: look % 3 === 1 ? WAVE_LEFT : POINT_LEFT,
    }),
  ]
}

const PAPER = { x: 13, y: 136, width: 184, height: 147 }

function ruled(pen: Pen, y: number, words: string, written: string): PageMark[] {
  const left = PAPER.x + 5
  const from = left + measureText(words, 'text', 5) + 3
  const right = PAPER.x + PAPER.width - 5
  return [
    ...marksOf([
      pen.text(left, y, words, 5, { font: 'text', anchor: 'start' }),
      pen.line(`M${from} ${y + 1.6}H${right}`, 0.6),
    ]),
    answer([
      text((from + right) / 2, y - 0.6, written, fitTextSize(written, 'display', 5, right - from - 2), {
        fill: ANSWER_RED,
      }),
    ]),
  ]
}

const ROW = 15.4
const COLUMNS = { tally: 44, total: 87 }
const CHART = { x: 117, foot: PAPER.y + 91, width: 15, pitch: 19.4, square: 6.2, most: 10 }

function table(pen: Pen, { choices, answers }: ListTask): PageMark[] {
  const top = PAPER.y + 24
  return [
    ...marksOf([
      pen.text(COLUMNS.tally + 19, top + 5, 'risquinhos', 4.6, { font: 'text' }),
      pen.text(COLUMNS.total + 6.5, top + 5, 'total', 4.6, { font: 'text' }),
    ]),
    ...choices.flatMap((choice, i): PageMark[] => {
      const y = top + 8 + i * ROW
      const count = countOf(answers, choice)
      return [
        ...marksOf([
          pen.text(COLUMNS.tally - 3, y + 8.4, choice, 4.8, { font: 'text', anchor: 'end' }),
          pen.shape(box(COLUMNS.tally, y, 38, 13, 2), 'white', 0.9),
          pen.shape(box(COLUMNS.total, y, 13, 13, 2), 'white', 1.1),
        ]),
        answer(tally(COLUMNS.tally + 5, y + 6.5, count)),
        writtenAnswer(COLUMNS.total + 6.5, y + 6.5, String(count), 6.6),
      ]
    }),
  ]
}

function chart(pen: Pen, { choices, answers }: ListTask): PageMark[] {
  const { x, foot, width, pitch, square, most } = CHART
  const label = Math.min(...choices.map((choice) => fitTextSize(choice, 'text', 4.2, pitch - 3)))
  return [
    ...marksOf([
      Array.from({ length: most }, (_, j) =>
        pen.text(x - 2, foot - j * square - 1.7, j + 1, 3.8, { font: 'text', anchor: 'end' }),
      ),
      pen.text(x + (pitch * choices.length - pitch + width) / 2, foot - most * square - 2.6, 'Votos da turma', 4.6),
      choices.map((choice, i) => [
        Array.from({ length: most }, (_, j) =>
          pen.shape(box(x + i * pitch, foot - (j + 1) * square, width, square), 'white', 0.6),
        ),
        pen.text(x + i * pitch + width / 2, foot + 5.4, choice, label, { font: 'text' }),
      ]),
    ]),
    answer(
      choices.flatMap((choice, i) =>
        Array.from({ length: countOf(answers, choice) }, (_, j) =>
          path(`M${x + i * pitch + 2.5} ${foot - j * square - 1.3}l${width - 5} ${-square + 2.6}`, {
            stroke: ANSWER_RED,
            width: 0.9,
          }),
        ),
      ),
    ),
  ]
}

function conclusion(pen: Pen, task: ListTask): PageMark[] {
  const [first = '', second = ''] = rankedChoices(task)
  const ahead = countOf(task.answers, first) - countOf(task.answers, second)
  const y = PAPER.y + 100.5
  const slots = [
    { words: 'Mais escolhido:', written: first, x: 18, from: 57, width: 36 },
    { words: 'votos à frente do segundo:', written: String(ahead), x: 99, from: 167, width: 13 },
  ]
  return [
    ...slots.flatMap(({ words, written, x, from, width }): PageMark[] => [
      ...marksOf([
        pen.text(x, y + 8.3, words, 4.8, { font: 'text', anchor: 'start' }),
        pen.shape(box(from, y, width, 12.6, 2), 'white', 1),
      ]),
      writtenAnswer(from + width / 2, y + 6.3, written, 5.8),
    ]),
    ...ruled(
      pen,
      y + 23,
      'Conclusão:',
      `Exemplo: a resposta mais votada foi “${first}”, com ${countOf(task.answers, first)} dos 20 votos.`,
    ),
    // The two first choices have thirteen votes at least.
    ...ruled(
      pen,
      y + 34.4,
      '',
      `Com “${second}”, são ${countOf(task.answers, first) + countOf(task.answers, second)} votos: mais da metade da turma.`,
    ),
  ]
}

export const listPage = (pen: Pen, task: ListTask, look: number): PageMark[] => [
  ...marksOf([
    newsroom(pen, task, look),
    pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 3), 'cream', 1.1),
    pen.text(105, PAPER.y + 8.6, 'Jornal da turma', 7.4),
    pen.line(
      `M${PAPER.x + 5} ${PAPER.y + 11}h${PAPER.width - 10}M${PAPER.x + 5} ${PAPER.y + 12.4}h${PAPER.width - 10}`,
      0.7,
    ),
  ]),
  ...ruled(pen, PAPER.y + 20, 'Pergunta da pesquisa:', `Exemplo: ${task.topic.question}`),
  ...table(pen, task),
  ...chart(pen, task),
  ...conclusion(pen, task),
]

/** A text on one page, and on the next four questions with answers to choose from and one for an opinion. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, GREY, PALE_GREY, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { circle, dot, line, rect, text } from '../../scene/marks.ts'
import type { Ink, Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import {
  genreOf,
  OPINION_KIND,
  PURPOSE_KIND,
  QUESTION_KINDS,
  READING_THEMES,
  type ReadingText,
  TEXTS_EACH,
  textAt,
} from './text-bank.ts'
import { drawTextPage, drawVignette, LOWEST_SCENE, shownIn } from './text-page.ts'

export interface QuestionFacts {
  readonly title: string
  /** Of the questions on the page; empty on a page of text. */
  readonly questions: readonly { readonly ask: string; readonly right: string; readonly choices: readonly string[] }[]
}

interface Plan {
  readonly ask: number
  readonly choice: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { ask: 5.2, choice: 5 },
  medio: { ask: 4.8, choice: 4.5 },
  desafio: { ask: 4.5, choice: 4.2 },
}

const TAG = 3.1
const BALLOON = 4.2
const TEXT_LEFT = 13
const CIRCLE = 2.9

interface Asked {
  readonly number: number
  readonly kind: string
  readonly ask: string
  readonly right?: string
  readonly choices: readonly string[]
}

/** Height of a choice whose words take `lines` lines, mm. */
const choiceHeight = (lines: number, size: number) => Math.max(7.4, lines * size * 1.35 + 2)

interface LaidOut {
  readonly asked: Asked
  readonly ask: readonly string[]
  readonly choices: readonly (readonly string[])[]
  readonly height: number
}

/** Lines that are left to write an opinion on. */
const WRITING_LINES = 3
const WRITING_STEP = 9.5

const tagWidth = (kind: string) => measureText(kind, 'text', TAG) + 5

function laidOut(asked: Asked, plan: Plan): LaidOut {
  const width = CONTENT.width - TEXT_LEFT
  const ask = wrapText(asked.ask, 'display', plan.ask, width - Math.max(34, tagWidth(asked.kind) + 2))
  const choices = asked.choices.map((choice) => wrapText(choice, 'text', plan.choice, width - 10))
  const body =
    choices.length > 0
      ? choices.reduce((sum, lines) => sum + choiceHeight(lines.length, plan.choice), 0)
      : WRITING_LINES * WRITING_STEP
  return { asked, ask, choices, height: 2 + ask.length * plan.ask * 1.4 + 1.5 + body }
}

/** A question from the top `y` on. */
function drawQuestion({ asked, ask, choices }: LaidOut, y: number, plan: Plan, fill: Ink): PageMark[] {
  const [left, right] = [CONTENT.x, CONTENT.x + CONTENT.width]
  const tag = tagWidth(asked.kind)
  const first = y + 2 + plan.ask * 0.95
  const head: PageMark[] = [
    circle(left + 5, first - plan.ask * 0.34, BALLOON, { width: 0.45, fill }),
    text(left + 5, first, String(asked.number), 4.8),
    ...ask.map((words, i) => text(left + TEXT_LEFT, first + i * plan.ask * 1.4, words, plan.ask, { anchor: 'start' })),
    rect(right - tag, y + 1.2, tag, 5.4, { radius: 2.7, fill, width: 0.3, stroke: GREY }),
    text(right - tag / 2, y + 5, asked.kind, TAG, { font: 'text' }),
  ]
  let top = y + 2 + ask.length * plan.ask * 1.4 + 1.5
  if (choices.length === 0) {
    const rules = Array.from({ length: WRITING_LINES }, (_, i) => {
      const at = top + (i + 1) * WRITING_STEP - 1
      return line(left + TEXT_LEFT, at, right, at, { width: 0.4, stroke: PALE_GREY })
    })
    return [...head, ...rules]
  }
  const marks = choices.flatMap((lines, i): PageMark[] => {
    const height = choiceHeight(lines.length, plan.choice)
    const cy = top + height / 2
    const base = cy + plan.choice * 0.35 - ((lines.length - 1) * plan.choice * 1.35) / 2
    top += height
    return [
      circle(left + TEXT_LEFT + CIRCLE, cy, CIRCLE, { width: 0.5, fill: WHITE }),
      ...(asked.choices[i] === asked.right
        ? [answer([dot(left + TEXT_LEFT + CIRCLE, cy, CIRCLE - 0.8, ANSWER_RED)])]
        : []),
      ...lines.map((words, k) =>
        text(left + TEXT_LEFT + 9, base + k * plan.choice * 1.35, words, plan.choice, {
          font: 'text',
          anchor: 'start',
        }),
      ),
    ]
  })
  return [...head, ...marks]
}

const LEAST_GAP = 2.5
const MOST_GAP = 7

/** Tops of the questions, which fill the room evenly. */
function topsOf(questions: readonly LaidOut[], room: Box): number[] {
  const total = questions.reduce((sum, { height }) => sum + height, 0)
  const gap = Math.min(MOST_GAP, Math.max(LEAST_GAP, (room.height - total) / (questions.length - 1)))
  let y = room.y
  return questions.map(({ height }) => {
    const top = y
    y += height + gap
    return top
  })
}

/** The options with the right one at its place, from 0. */
const placed = (right: string, wrong: readonly string[], place: number) => [
  ...wrong.slice(0, place),
  right,
  ...wrong.slice(place),
]

function questionsPage(reading: ReadingText, options: SheetOptions, random: Random, drawn: boolean) {
  const plan = PLANS[options.level]
  // Each position holds the right answer of one or two questions.
  const places = random.shuffle([0, 1, 2, random.pick([0, 1, 2])])
  const asked: Asked[] = [
    ...reading.questions.map(({ ask, right, wrong }, i) => ({
      number: i + 1,
      kind: (genreOf(options.theme) === 'aviso' && i === 3 ? PURPOSE_KIND : QUESTION_KINDS[i]) ?? '',
      ask,
      right,
      choices: placed(right, random.shuffle(wrong), places[i] ?? 0),
    })),
    { number: reading.questions.length + 1, kind: OPINION_KIND, ask: reading.opinion, choices: [] },
  ]
  const heading = 9
  const questions = asked.map((one) => laidOut(one, plan))
  const total = questions.reduce((sum, { height }) => sum + height, 0) + LEAST_GAP * (questions.length - 1)
  const left = CONTENT.height - heading - total - 5
  const illustrated = !drawn && left >= LOWEST_SCENE
  const sceneHeight = illustrated ? Math.min(left, 60) : 0
  const top = CONTENT.y + (illustrated ? sceneHeight + 5 : 0)
  const room = { ...CONTENT, y: top + heading, height: CONTENT.y + CONTENT.height - top - heading }
  const tops = topsOf(questions, room)
  const fill = options.color ? tint(random.pick(SOFT_FILLS), 0.55) : WHITE
  const size = fitTextSize(reading.title, 'display', 5.6, CONTENT.width)
  const marks: PageMark[] = [
    ...(illustrated ? drawVignette(reading, { ...CONTENT, height: sceneHeight }, options.color) : []),
    text(CONTENT.x, top + 5, reading.title, size, { anchor: 'start', fill: GREY }),
    ...questions.flatMap((question, i) => drawQuestion(question, tops[i] ?? room.y, plan, fill)),
  ]
  return { marks, asked, illustrated }
}

/** Pages of one text: the text, and its questions. */
const PAGES_EACH = 2

export const textoEPerguntas: SheetKind<PagesFacts<QuestionFacts>> = {
  id: 'texto-e-perguntas',
  category: 'alfabetizacao',
  themes: READING_THEMES,
  draw: (options) =>
    composeSheet(options, 'look', (random, page, sheet): DrawnPage<QuestionFacts> => {
      const { level, color, theme } = options
      const start = Math.floor(sheet.fork('start').between(0, TEXTS_EACH))
      const reading = textAt(theme, level, Math.floor(page / PAGES_EACH), start)
      const textPage = drawTextPage({ genre: genreOf(theme), reading, level, color })
      if (page % PAGES_EACH === 0)
        return {
          marks: textPage.marks,
          facts: { title: reading.title, questions: [] },
          items: [reading.title],
          pictures: shownIn(reading, textPage.illustrated),
        }
      const { marks, asked, illustrated } = questionsPage(reading, options, random, textPage.illustrated)
      return {
        marks,
        instruction: QUESTIONS_INSTRUCTION,
        facts: {
          title: reading.title,
          questions: asked.flatMap(({ ask, right, choices }) => (right ? [{ ask, right, choices }] : [])),
        },
        items: asked.map(({ ask }) => ask),
        pictures: shownIn(reading, illustrated),
      }
    }),
}

export const QUESTIONS_INSTRUCTION = 'Volte ao texto sempre que quiser e pinte a bolinha da resposta.'

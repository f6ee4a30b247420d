/** Reading with understanding: what a child does in a sentence, then short and longer stories with questions. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { capital } from '../../page/capital.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, PALE_GREY, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { circle, line, rect, text } from '../../scene/marks.ts'
import type { Ink, Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { actionCard, suits } from '../../studio/cast/actions/actions.ts'
import { CHILDREN } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { shownAt, stripSize } from '../../studio/scenes/strip.ts'
import { placeStrip } from '../leitura/place-strip.ts'
import { READINGS, type Reading, type Sentence, type Story } from './stories.ts'

export interface ReadingFacts {
  /** The text and its answers: a picture's name, or one answer for each question. */
  readonly read: readonly string[]
  readonly answers: readonly string[]
  /** Choices of each answer; a single one where it is written. */
  readonly choices: readonly (readonly string[])[]
}

/** Side of a picture of somebody acting, and the weight of its lines, mm. */
const [ACTING, LINE] = [36, 1.15]
const SENTENCE = 62

/** The child reads what somebody does and rings its picture among others of the same child. */
function sentencePage(random: Random, sentences: readonly Sentence[], color: boolean): DrawnPage<ReadingFacts> {
  const inks = random.shuffle(SOFT_FILLS)
  const waiting = new Set(random.shuffle(CHILDREN))
  const rows = random.shuffle(sentences).map(([does, answer, ...others]) => {
    const actions = [answer, ...others]
    const who = [...waiting].find((one) => actions.every((action) => suits(action, one)))
    if (!who) throw new RangeError(`nobody is left for «${does}»`)
    waiting.delete(who)
    return {
      who,
      sentence: `${capitals(who)} ${does}`,
      small: `${capital(who)} ${does.toLocaleLowerCase('pt-BR')}`,
      answer,
      choices: random.shuffle(actions),
    }
  })
  const pen = new Pen(color, 1, LINE)
  const marks = eachCell(rows, cellsOf(1, rows.length, { gap: 4 }), (row, cell, i): PageMark[] => {
    const band = { ...cell, width: SENTENCE }
    const fill = color ? tint(inks[i % inks.length] ?? WHITE, 0.45) : WHITE
    const box = { ...cell, x: cell.x + SENTENCE + 3, width: cell.width - SENTENCE - 3 }
    const room = band.width - 10
    const lines = wrapText(row.sentence, 'display', 7, room)
    const small = row.small.split(' ')
    const size = Math.min(...lines.map((words) => fitTextSize(words, 'display', 7, room)))
    const first = middleY(band) + 2.5 - ((lines.length - 1) * 10) / 2
    return [
      rect(band.x, band.y, band.width, band.height, { radius: 5, fill }),
      ...lines.map((words, k) => ({
        ...text(middleX(band), first + k * 10, words, size),
        small: small.splice(0, words.split(' ').length).join(' '),
      })),
      ...eachCell(row.choices, cellsOf(row.choices.length, 1, { box, gap: 1 }), (name, place): PageMark[] => {
        const [cx, cy] = [middleX(place), middleY(place)]
        const acting = { who: row.who, fitted: true }
        return [
          ...marksOf(actionCard(pen, name, cx - ACTING / 2, cy - ACTING / 2, ACTING, acting)),
          ...(name === row.answer ? [answer([circle(cx, cy, 19, { stroke: ANSWER_RED, width: 1 })])] : []),
        ]
      }).flat(),
    ]
  }).flat()
  return {
    marks,
    facts: {
      read: rows.map(({ sentence }) => sentence),
      answers: rows.map(({ answer }) => answer),
      choices: rows.map(({ choices }) => choices),
    },
    items: rows.map(({ sentence }) => sentence),
  }
}

/** The words of a text in lines no wider than `width` mm, which may be another for each line. */
export function wrapped(words: string, size: number, width: number | ((line: number) => number)): string[] {
  const lines: string[] = []
  const room = (line: number) => (typeof width === 'number' ? width : width(line))
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && measureText(`${last} ${word}`, 'text', size) * 1.06 <= room(lines.length - 1))
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

interface Plan {
  /** Height of the scene at most, mm. */
  readonly scene: number
  readonly size: number
  readonly leading: number
  /** Height of one question, mm. */
  readonly question: number
}

const PLANS: Readonly<Record<Exclude<Level, 'facil'>, Plan>> = {
  medio: { scene: 80, size: 6.6, leading: 10.6, question: 24 },
  desafio: { scene: 64, size: 5.1, leading: 8, question: 26.5 },
}

/** Lines of a text whose paragraphs are separated by a line break. */
function linesOf(words: string, size: number, width: (line: number) => number): string[] {
  const lines: string[] = []
  for (const paragraph of words.split('\n')) {
    const before = lines.length
    lines.push(...wrapped(paragraph, size, (line) => width(before + line)))
  }
  return lines
}

/** Between two questions, and between a scene and the text beside it, mm. */
const [QUESTION_GAP, GUTTER] = [5, 6]

interface Head {
  readonly marks: readonly PageMark[]
  readonly bottom: number
}

/** The scene of the story, and its text below. */
function headAbove(reading: Reading, story: Story, options: SheetOptions, random: Random, plan: Plan): Head {
  const lines = linesOf(story.text, plan.size, () => CONTENT.width - 4)
  // A longer text takes its room from the scene.
  const below = story.questions.length * plan.question + 2 * QUESTION_GAP
  const height = Math.min(plan.scene, CONTENT.height - below - lines.length * plan.leading - 6)
  const top = CONTENT.y + height + plan.leading + 1
  return {
    marks: [
      ...placeStrip(reading.place, story.text, { ...CONTENT, height }, options.color, random),
      ...lines.map((words, i) =>
        text(CONTENT.x + 2, top + i * plan.leading, words, plan.size, { font: 'text', anchor: 'start' }),
      ),
    ],
    bottom: top + (lines.length - 1) * plan.leading + 4,
  }
}

/** The text goes on below the scene that it begins beside. */
function headBeside(reading: Reading, story: Story, options: SheetOptions, random: Random, plan: Plan): Head {
  const { width, height } = stripSize(reading.place, { width: CONTENT.width * 0.54, height: plan.scene })
  const first = CONTENT.y + plan.size + 0.4
  const isBeside = (line: number) => first + (line - 0.75) * plan.leading < CONTENT.y + height + 1
  const lines = linesOf(story.text, plan.size, (line) => CONTENT.width - 1 - (isBeside(line) ? width + GUTTER : 0))
  return {
    marks: [
      ...placeStrip(reading.place, story.text, { x: CONTENT.x, y: CONTENT.y, width, height }, options.color, random),
      ...lines.map((words, i) =>
        text(CONTENT.x + (isBeside(i) ? width + GUTTER : 1), first + i * plan.leading, words, plan.size, {
          font: 'text',
          anchor: 'start',
        }),
      ),
    ],
    bottom: Math.max(CONTENT.y + height + 4, first + (lines.length - 1) * plan.leading + 4),
  }
}

/** A question with its number, and below it three answers to tick or two lines to write on. */
function questionMarks(
  { question, answers }: Story['questions'][number],
  choices: readonly string[],
  box: Box,
  look: { readonly number: number; readonly fill: Ink },
): PageMark[] {
  const y = box.y + 6.4
  const head = [
    circle(box.x + 5, y - 1.7, 4.3, { width: 0.45, fill: look.fill }),
    text(box.x + 5, y, String(look.number), 4.8),
    text(box.x + 12, y, question, fitTextSize(question, 'display', 5.4, box.width - 13), { anchor: 'start' }),
  ]
  if (choices.length === 1) {
    const [first, second] = [box.y + box.height - 11, box.y + box.height - 1]
    return [
      ...head,
      line(box.x + 12, first, box.x + box.width, first, { width: 0.4, stroke: PALE_GREY }),
      line(box.x + 12, second, box.x + box.width, second, { width: 0.4, stroke: PALE_GREY }),
      answer([
        text(box.x + 13, first - 1.9, answers[0], fitTextSize(answers[0], 'display', 5, box.width - 14), {
          anchor: 'start',
          fill: ANSWER_RED,
        }),
      ]),
    ]
  }
  const row = { x: box.x + 12, y: box.y + 10, width: box.width - 12, height: 11 }
  const ticks = eachCell(choices, cellsOf(choices.length, 1, { box: row, gap: 3 }), (choice, cell): PageMark[] => [
    rect(cell.x, cell.y + 0.5, 10, 10, { radius: 2, width: 0.5, fill: WHITE }),
    text(cell.x + 13, cell.y + 7.4, choice, fitTextSize(choice, 'text', 5.2, cell.width - 14), {
      font: 'text',
      anchor: 'start',
    }),
    ...(choice === answers[0] ? [answer([text(cell.x + 5, cell.y + 8, 'X', 7, { fill: ANSWER_RED })])] : []),
  ]).flat()
  return [...head, ...ticks]
}

function storyPage(
  options: SheetOptions,
  random: Random,
  reading: Reading,
  level: Exclude<Level, 'facil'>,
): DrawnPage<ReadingFacts> {
  const plan = PLANS[level]
  const story = level === 'medio' ? reading.short : reading.long
  const head = (level === 'medio' ? headAbove : headBeside)(reading, story, options, random, plan)
  const fill = options.color ? tint(random.pick(SOFT_FILLS), 0.55) : WHITE
  // The right answers are in different places: three first boxes in a row are a pattern, not reading.
  const places = random.shuffle(story.questions.map((_, i) => i))
  const choices = story.questions.map(({ answers: [right, ...others] }, i) =>
    random.shuffle(others).toSpliced(Math.min(places[i] ?? 0, others.length), 0, right),
  )
  const end = CONTENT.y + CONTENT.height
  const count = story.questions.length
  const gap = Math.max(0, (end - head.bottom - count * plan.question) / count)
  const marks = [
    ...head.marks,
    ...story.questions.flatMap((question, i) => {
      const y = end - (count - i) * plan.question - (count - 1 - i) * Math.min(gap, QUESTION_GAP)
      const box = { ...CONTENT, y, height: plan.question }
      return questionMarks(question, choices[i] ?? [], box, { number: i + 1, fill })
    }),
  ]
  return {
    marks,
    facts: {
      read: [story.text.replaceAll('\n', ' ')],
      answers: story.questions.map(({ answers }) => answers[0]),
      choices,
    },
    pictures: shownAt(reading.place),
    items: [story.text],
  }
}

/** The readings from the theme's on, one on each page. */
const readingOf = (theme: string | undefined, index: number): Reading => {
  const first = Math.max(
    0,
    READINGS.findIndex(({ place }) => place === theme),
  )
  const reading = READINGS[(first + index) % READINGS.length]
  if (!reading) throw new RangeError('no readings')
  return reading
}

export const frasesELeitura: SheetKind<PagesFacts<ReadingFacts>> = {
  id: 'frases-e-leitura',
  category: 'alfabetizacao',
  themes: READINGS.map(({ place }) => place),
  draw: (options) => {
    const { level, color } = options
    const pictogram = { facil: 'ring', medio: 'look', desafio: 'write' } as const
    return composeSheet(options, pictogram[level], (random, index) => {
      const reading = readingOf(options.theme, index)
      return level === 'facil'
        ? sentencePage(random, reading.sentences, color)
        : storyPage(options, random, reading, level)
    })
  },
}

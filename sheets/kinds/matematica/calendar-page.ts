/** A calendar on the wall: the scene of its month, notes for dates and birthdays, the days, and questions below. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { middleX } from '../../page/cells.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, GREY } from '../../scene/inks.ts'
import { centredText, line, path, rect, rectData, round, text } from '../../scene/marks.ts'
import type { Mark, SheetFont, SheetOptions } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box, circle, heart, star } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { drawScene } from '../../studio/scenes/scenes.ts'
import type { MonthPage } from './calendar-facts.ts'
import { yearMonth } from './calendar-year.ts'

/** The calendar's paper; its bound edge; its picture, to the left of the notes; the days; the questions. Lengths in mm. */
const SHEET: Box = { x: 13, y: 57, width: 184, height: 224 }
const BOUND: Box = { ...SHEET, height: 6.4 }
const PICTURE: Box = { x: 13, y: 63.4, width: 86, height: 88.6 }
const NOTES: Box = { x: 103.5, y: 63.4, width: 89.5, height: 86.6 }
const DAYS: Box = { ...SHEET, y: 152, height: 86.5 }
const ASKED: Box = { x: 18, y: 239, width: 174, height: 41.5 }

/** Width of what is seen of a scene; its middle and its foot, mm from the edges of the page. */
const SCENE = { width: 222, middle: 105, foot: 289 }

function drawScenery(pen: Pen, month: number, cast: readonly CastName[]): Mark {
  const { x, y, width, height } = PICTURE
  const { scene, view = SCENE } = yearMonth(month)
  const scale = width / view.width
  const left = middleX(PICTURE) - SCENE.middle * scale
  const scenery = pen.at(left, y + height - view.foot * scale, scale, (own) => drawScene(scene, own, 'medio', cast))
  return pen.clip(rectData(x, y, width, height), scenery)
}

/** A wire through holes holds the paper at its upper edge, above the picture. */
function spiral(pen: Pen, fill: Fill): Drawing {
  const { x, y, width, height } = BOUND
  return [
    pen.shape(box(x, y, width, height), fill, 0.8),
    Array.from({ length: 20 }, (_, i) => {
      const at = x + 6 + (i * (width - 12)) / 19
      return [
        pen.shape(circle(at, y + 3.6, 1.1), 'greyDark', 0.5),
        pen.line(`M${round(at)} ${y + 3.6}v-5.600`, 1.1, 'greyDark'),
      ]
    }),
  ]
}

/** The first date of a month has a star, the second one a heart. */
const symbolOf = (index: number, x: number, y: number, r: number) =>
  index === 0 ? star(x, y, r, 5, 0.48) : heart(x, y - r * 0.1, r * 0.92)

/** A small cake for birthdays. */
const birthdayCake = (pen: Pen, x: number, y: number): Drawing => [
  pen.line(`M${x} ${y - 4.6}v2.6`, 0.8),
  pen.shape(box(x - 4, y - 1.8, 8, 5, 1), 'pink', 0.7),
  pen.line(`M${x - 4} ${y + 0.4}q2 1.600 4 0t4 0`, 0.6),
]

/** Beginners read capitals. */
type Written = (words: string) => string

/** Letters that stay legible where four solved months share a page, mm. */
const NAME = 6
const [CLUE, ASIDE] = [5, 4.9]
const PLAIN = { font: 'text', anchor: 'start' } as const
const NAMED = { anchor: 'start' } as const
/** From one date to the next, and from the edge of the notes to the words beside a symbol, mm. */
const DATE = { step: 15, words: 12 }

/** Month and year in a frame of the month's colour. */
function drawHeading(pen: Pen, { month, year }: MonthPage): Mark[] {
  const { x, y, width } = NOTES
  const { name, band } = yearMonth(month)
  const heading = `${name} ${year}`
  return [
    ...marksOf(pen.shape(box(x, y + 2, width, 13, 3), band, 0.8)),
    ...marksOf(pen.shape(box(x + 3, y + 3.6, width - 6, 9.8, 2), 'white', null)),
    centredText(middleX(NOTES), y + 8.5, heading, fitTextSize(heading, 'display', 9.6, width - 8)),
  ]
}

/** The symbol of a date with its name and clue; in the key, its day. */
function drawDate(pen: Pen, date: MonthPage['marked'][number], index: number, written: Written): PageMark[] {
  const { x, y, width } = NOTES
  const top = y + 24.6 + index * DATE.step
  const left = x + DATE.words
  const [name, clue] = [written(date.name), written(date.clue)]
  const size = (words: string, font: SheetFont, most: number) => fitTextSize(words, font, most, width - DATE.words)
  return [
    ...marksOf(pen.shape(symbolOf(index, x + 5, top + 5.6, 4.2), index === 0 ? 'yellow' : 'redPale', 0.7)),
    answer(
      [text(left, top + 8, `dia ${date.day}`, 6.4, { ...NAMED, fill: ANSWER_RED })],
      [
        text(left, top + 4.8, name, size(name, 'display', NAME), NAMED),
        text(left, top + 11, clue, size(clue, 'text', CLUE), PLAIN),
      ],
    ),
  ]
}

function drawNotes(pen: Pen, page: MonthPage, written: Written, { color }: SheetOptions): PageMark[] {
  const { x, y, width } = NOTES
  return [
    ...drawHeading(pen, page),
    answer(
      [text(x, y + 22, color ? 'Vermelho: a criança faz.' : 'Círculo: a criança escreve.', NAME, PLAIN)],
      [
        text(x, y + 22, written('Desenhe o sinal no dia certo:'), ASIDE, PLAIN),
        text(x + DATE.words, y + 61, written('Aniversários da turma:'), ASIDE, PLAIN),
      ],
    ),
    ...page.marked.flatMap((date, i) => drawDate(pen, date, i, written)),
    ...marksOf(birthdayCake(pen, x + 5, y + 59.4)),
    ...[0, 1, 2].map((i) => line(x, y + 70 + i * 8, x + width, y + 70 + i * 8, { width: 0.5 })),
  ]
}

/** Between two strokes of the hatching, mm. */
const HATCH = 5.4

/** Hatching of a place without a day: also without colour, it is not writable. */
function crossedOut(x: number, y: number, width: number, height: number): Mark {
  const strokes: string[] = []
  for (let s = HATCH; s < width + height; s += HATCH) {
    const [right, left] = [Math.min(s, width), Math.max(0, s - height)]
    strokes.push(`M${round(x + right)} ${round(y + s - right)}L${round(x + left)} ${round(y + s - left)}`)
  }
  return path(strokes.join(''), { stroke: GREY, width: 0.3 })
}

const SHORT = ['DOM', 'SEG', 'TER', 'QUA', 'QUI', 'SEX', 'SÁB'] as const
/** Height of the weekdays; width of a day, mm. */
const HEADER = 8.5
const COLUMN = DAYS.width / 7
/** The middle of a number, from the left edge of its day and from its top: beside it there is room for a mark. */
const NUMBER = { x: 7.4, y: 6 }

/** Without colour, a ring in the key marks a day that the child writes. */
const writtenDay = (color: boolean, cx: number, cy: number, day: number): PageMark[] => [
  writtenAnswer(cx, cy, String(day), color ? 8 : 7),
  ...(color ? [] : [answer([path(circle(cx, cy, 5.2), { width: 0.6 })])]),
]

const drawWeekdays = (pen: Pen, band: Fill): Mark[] =>
  SHORT.flatMap((short, i) => {
    const [left, middle] = [DAYS.x + i * COLUMN, DAYS.x + (i + 0.5) * COLUMN]
    return [
      ...marksOf(pen.shape(box(left, DAYS.y, COLUMN, HEADER), band, 0.6)),
      ...marksOf(pen.shape(box(middle - 9, DAYS.y + 1.3, 18, HEADER - 2.6, 2), 'white', null)),
      centredText(middle, DAYS.y + HEADER / 2, short, NAME),
    ]
  })

/** A place of the grid: `day` is below 1 before the month and too large after it. */
function drawDay(
  pen: Pen,
  day: number,
  { x, y, width, height }: Box,
  { days, given, marked }: MonthPage,
  { color, level }: SheetOptions,
): PageMark[] {
  const empty = rect(x, y, width, height, { width: 0.5 })
  if (day < 1 || day > days) {
    const crossed = [...marksOf(pen.shape(box(x, y, width, height), 'greyPale', 0.5)), crossedOut(x, y, width, height)]
    // At the highest level the child finds out for itself where the month ends.
    return level === 'desafio' && day > days ? [answer(crossed, [empty])] : crossed
  }
  const date = marked.findIndex((one) => one.day === day)
  const [cx, cy] = [x + NUMBER.x, y + NUMBER.y]
  const symbol = symbolOf(date, x + width - 7, y + height - 5.6, 4.4)
  return [
    empty,
    ...(given.includes(day) ? [centredText(cx, cy, String(day), 8)] : writtenDay(color, cx, cy, day)),
    ...(date >= 0 ? [answer([path(symbol, { width: 0.9, stroke: color ? ANSWER_RED : BLACK })])] : []),
  ]
}

function drawDays(pen: Pen, page: MonthPage, options: SheetOptions): PageMark[] {
  const { x, y, height } = DAYS
  const { month, first, days } = page
  const rows = Math.ceil((first + days) / 7)
  const row = (height - HEADER) / rows
  return [
    ...drawWeekdays(pen, yearMonth(month).band),
    ...Array.from({ length: rows * 7 }, (_, i): PageMark[] => {
      const [left, top] = [x + (i % 7) * COLUMN, y + HEADER + Math.floor(i / 7) * row]
      return drawDay(pen, i - first + 1, { x: left, y: top, width: COLUMN, height: row }, page, options)
    }).flat(),
  ]
}

/** Size of an answer; the shortest line for a number and for a word, mm. */
const ANSWER = 6.2
const LEAST_LINE = { number: 24, word: 42 }

function drawQuestions({ questions }: MonthPage, written: Written): PageMark[] {
  const { x, y, width, height } = ASKED
  const step = height / questions.length
  const asked = questions.map((question, i) => {
    const sentence = `${i + 1}. ${written(question.asked)}`
    const solved = written(question.answer)
    const least = LEAST_LINE[/^\d+$/.test(question.answer) ? 'number' : 'word']
    const room = Math.max(least, measureText(solved, 'display', ANSWER) + 2)
    return { sentence, solved, fits: fitTextSize(sentence, 'text', NAME, width - room - 4) }
  })
  const size = Math.min(...asked.map(({ fits }) => fits))
  return asked.flatMap(({ sentence, solved }, i): PageMark[] => {
    const baseline = y + step * (i + 0.66)
    const from = x + Math.max(measureText(sentence, 'text', size) + 4, 90)
    const right = x + width
    return [
      text(x, baseline, sentence, size, PLAIN),
      line(from, baseline + 1.4, right, baseline + 1.4, { width: 0.5 }),
      // Tails of letters keep off the line.
      answer([text((from + right) / 2, baseline - 0.7, solved, ANSWER, { fill: ANSWER_RED })]),
    ]
  })
}

export function drawMonth(page: MonthPage, cast: readonly CastName[], options: SheetOptions): PageMark[] {
  const pen = new Pen(options.color)
  const { wall, band } = yearMonth(page.month)
  const written: Written = options.level === 'facil' ? capitals : (words) => words
  const { x, y, width, height } = SHEET
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 300), wall, null),
      pen.shade(box(x + 2, y + 2, width, height, 1), 'black', 0.16),
      pen.shape(box(x, y, width, height, 1), 'white', 0.9),
      drawScenery(pen, page.month, cast),
      pen.shape(box(PICTURE.x, PICTURE.y, PICTURE.width, PICTURE.height), null, 0.8),
      spiral(pen, band),
    ]),
    ...taskTitle(pen, options),
    ...drawNotes(pen, page, written, options),
    ...drawDays(pen, page, options),
    ...drawQuestions(page, written),
    rect(x, y, width, height, { radius: 1, width: 1 }),
  ]
}

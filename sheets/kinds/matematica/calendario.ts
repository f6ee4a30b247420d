/** A month of the calendar: days to fill in, and questions about weekdays, weeks and time that passes. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, GREEN, GREY, ORANGE, tint } from '../../scene/inks.ts'
import { centredText, line, path, rect, round, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { Question } from './graficos.ts'

export interface MonthPage {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** Weekday of the first day, Sunday 0. */
  readonly first: number
  readonly days: number
  /** Days that are printed. */
  readonly given: readonly number[]
  readonly questions: readonly Question[]
}

const YEAR = 2027
const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const
const SHORT = ['DOM', 'SEG', 'TER', 'QUA', 'QUI', 'SEX', 'SÁB'] as const
/** In the middle of a sentence: «a segunda terça-feira», «o segundo domingo». */
const ORDINALS = { o: ['primeiro', 'segundo', 'terceiro'], a: ['primeira', 'segunda', 'terceira'] } as const

/** A picture beside the name of each month, by what the year brings. */
const MONTHS: readonly (readonly [name: string, picture: string])[] = [
  ['Janeiro', 'sun'],
  ['Fevereiro', 'tambourine'],
  ['Março', 'backpack'],
  ['Abril', 'book'],
  ['Maio', 'bouquet'],
  ['Junho', 'bonfire'],
  ['Julho', 'bicycle'],
  ['Agosto', 'kite'],
  ['Setembro', 'ipe'],
  ['Outubro', 'ball'],
  ['Novembro', 'butterfly'],
  ['Dezembro', 'gift'],
]

const THEMES = { 'primeiro-semestre': [1, 6], 'segundo-semestre': [7, 12], 'ano-todo': [1, 12] } as const
const GIVEN: Readonly<Record<Level, number>> = { facil: 0.6, medio: 0.45, desafio: 0 }
const INKS: Readonly<Record<Level, Ink>> = { facil: BLUE, medio: GREEN, desafio: ORANGE }

const daysIn = (month: number) => new Date(Date.UTC(YEAR, month, 0)).getUTCDate()
const weekdayOf = (month: number, day: number) => new Date(Date.UTC(YEAR, month - 1, day)).getUTCDay()
const weekday = (month: number, day: number): string => WEEKDAYS[weekdayOf(month, day)] ?? ''
/** Days of the month that fall on a weekday. */
const daysOn = (month: number, day: number) =>
  Array.from({ length: daysIn(month) }, (_, i) => i + 1).filter((one) => weekdayOf(month, one) === day)

const plural = (day: number) =>
  (WEEKDAYS[day] ?? '')
    .split('-')
    .map((word) => `${word}s`)
    .join('-')
const article = (day: number): 'o' | 'a' => (day === 0 || day === 6 ? 'o' : 'a')

function ask(month: number, level: Level, random: Random): Question[] {
  const days = daysIn(month)
  const some = random.integer(0, 6)
  const on = daysOn(month, some)
  const quantity = article(some) === 'o' ? 'Quantos' : 'Quantas'
  const day = random.integer(9, 20)
  if (level === 'facil')
    return [
      { asked: 'Quantos dias tem este mês?', answer: String(days) },
      { asked: 'Em que dia da semana o mês começa?', answer: weekday(month, 1) },
      { asked: `${quantity} ${plural(some)} há neste mês?`, answer: String(on.length) },
      { asked: `Que dia vem logo depois do dia ${day}?`, answer: String(day + 1) },
    ]
  if (level === 'medio') {
    // Two questions of a page do not share their answer.
    const nth = random.pick([0, 1, 2].filter((i) => on[i] !== day + 7))
    const other = (some + random.integer(1, 6)) % 7
    return [
      { asked: `Em que dia da semana cai o dia ${day}?`, answer: weekday(month, day) },
      {
        asked: `Que dia é ${article(some)} ${ORDINALS[article(some)][nth]} ${WEEKDAYS[some]} do mês?`,
        answer: String(on[nth]),
      },
      { asked: `Que dia é uma semana depois do dia ${day}?`, answer: String(day + 7) },
      { asked: `Em que dias caem ${article(other)}s ${plural(other)}?`, answer: daysOn(month, other).join(', ') },
    ]
  }
  const from = random.integer(2, 8)
  const length = random.integer(9, 18)
  const next = month === 12 ? 'janeiro' : (MONTHS[month]?.[0] ?? '').toLocaleLowerCase('pt-BR')
  const after = new Date(Date.UTC(YEAR, month - 1, days + 1)).getUTCDay()
  return [
    { asked: `Do dia ${from} ao dia ${from + length}, quantos dias passam?`, answer: String(length) },
    { asked: `Que dia da semana é duas semanas depois do dia ${from}?`, answer: weekday(month, from + 14) },
    { asked: 'Em que dia da semana o mês termina?', answer: weekday(month, days) },
    { asked: `Em que dia da semana ${next} começa?`, answer: WEEKDAYS[after] ?? '' },
  ]
}

function monthPage(month: number, level: Level, random: Random): MonthPage {
  const days = daysIn(month)
  const all = Array.from({ length: days }, (_, i) => i + 1)
  const given = [1, ...random.sample(all.slice(1), Math.round((days - 1) * GIVEN[level]))].sort((a, b) => a - b)
  return { year: YEAR, month, first: weekdayOf(month, 1), days, given, questions: ask(month, level, random) }
}

const TITLE = 20
const HEADER = 10
const ROW = 17.5
/** Between two strokes of the hatching, mm. */
const HATCH = 5.4

/** Hatching of a place without a day: also without colour, it is not writable. */
function crossedOut(x: number, y: number, width: number): Mark {
  const strokes: string[] = []
  for (let s = HATCH; s < width + ROW; s += HATCH) {
    const [right, left] = [Math.min(s, width), Math.max(0, s - ROW)]
    strokes.push(`M${round(x + right)} ${round(y + s - right)}L${round(x + left)} ${round(y + s - left)}`)
  }
  return path(strokes.join(''), { stroke: GREY, width: 0.25 })
}

function drawMonth(page: MonthPage, level: Level, color: boolean): PageMark[] {
  const { month, first, days, given } = page
  const [name, picture] = MONTHS[month - 1] ?? ['', 'sun']
  const { x, y, width } = CONTENT
  const column = width / 7
  const top = y + TITLE + HEADER
  const rows = Math.ceil((first + days) / 7)
  const ink = INKS[level]
  return [
    drawPicture(picture, { cx: x + 10, cy: y + 8.6, size: 17, color }),
    drawPicture(picture, { cx: x + width - 10, cy: y + 8.6, size: 17, color }),
    text(x + width / 2, y + 12.6, `${name} de ${YEAR}`, 10),
    ...SHORT.flatMap((short, i): Mark[] => [
      rect(x + i * column, y + TITLE, column, HEADER, {
        width: 0.5,
        ...(color && { fill: tint(ink, i === 0 ? 1 : 0.6) }),
      }),
      centredText(x + (i + 0.5) * column, y + TITLE + HEADER / 2, short, 5),
    ]),
    ...Array.from({ length: rows * 7 }, (_, i): PageMark[] => {
      const day = i - first + 1
      const [left, height] = [x + (i % 7) * column, top + Math.floor(i / 7) * ROW]
      const inside = day >= 1 && day <= days
      const [cx, cy] = [left + column / 2, height + ROW / 2]
      const number = given.includes(day) ? centredText(cx, cy, String(day), 8) : writtenAnswer(cx, cy, String(day), 8)
      return [
        rect(left, height, column, ROW, { width: 0.5, ...(color && !inside && { fill: tint(ink, 0.18) }) }),
        ...(inside ? [] : [crossedOut(left, height, column)]),
        ...(inside ? [number] : []),
      ]
    }).flat(),
    rect(x, y + TITLE, width, HEADER + rows * ROW, { width: 1 }),
  ]
}

function drawQuestions(questions: readonly Question[], box: Box): PageMark[] {
  return eachCell(
    questions,
    cellsOf(1, questions.length, { box, gap: 0, maxHeight: 19 }),
    ({ asked, answer: written }, cell, i): PageMark[] => {
      const baseline = cell.y + cell.height * 0.7
      const sentence = `${i + 1}. ${asked}`
      const right = cell.x + cell.width
      return [
        text(cell.x, baseline, sentence, fitTextSize(sentence, 'text', 5, cell.width - 54), {
          font: 'text',
          anchor: 'start',
        }),
        line(right - 50, baseline + 1.2, right, baseline + 1.2, { width: 0.5 }),
        answer([
          text(right - 25, baseline - 0.6, written, fitTextSize(written, 'display', 5.4, 48), { fill: ANSWER_RED }),
        ]),
      ]
    },
  ).flat()
}

/** A month for each page, in the order of the year. */
function monthsOf(options: SheetOptions): number[] {
  const [least, most] = THEMES[(options.theme ?? 'primeiro-semestre') as keyof typeof THEMES]
  const months = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return createRandom(options.seed)
    .fork('months')
    .shuffle(months)
    .slice(0, options.pages)
    .sort((a, b) => a - b)
}

export const calendario: SheetKind<PagesFacts<MonthPage>> = {
  id: 'calendario',
  category: 'matematica',
  themes: Object.keys(THEMES),
  draw: (options) => {
    const { level, color } = options
    const months = monthsOf(options)
    return composeSheet(options, 'write', (random, index) => {
      const page = monthPage(months[index % months.length] ?? 1, level, random)
      const below = CONTENT.y + TITLE + HEADER + Math.ceil((page.first + page.days) / 7) * ROW + 4
      const box = { ...CONTENT, y: below, height: CONTENT.y + CONTENT.height - below }
      const marks = [...drawMonth(page, level, color), ...drawQuestions(page.questions, box)]
      const items = page.questions.map(({ asked }) => `${page.month} ${asked}`)
      return { marks, facts: page, items, pictures: ['calendar'] }
    })
  },
}

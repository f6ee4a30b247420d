/** A month of the calendar: days to fill in, dates to mark, and questions about weekdays, weeks and time that passes. */
import type { Random } from '../../page/random.ts'
import type { Level } from '../../scene/scene.ts'
import { YEAR, type YearDate, yearMonth } from './calendar-year.ts'
import type { Question } from './chart-questions.ts'

interface MarkedDate extends YearDate {
  /** Words on the page that lead to the day. */
  readonly clue: string
}

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
  /** Dates to mark. */
  readonly marked: readonly MarkedDate[]
}

const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const
/** In the middle of a sentence: «a segunda terça-feira», «o segundo domingo». */
const ORDINALS = { o: ['primeiro', 'segundo', 'terceiro'], a: ['primeira', 'segunda', 'terceira'] } as const

const GIVEN: Readonly<Record<Level, number>> = { facil: 0.6, medio: 0.45, desafio: 0 }

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

const nameOfMonth = (month: number) => yearMonth(month).name.toLocaleLowerCase('pt-BR')

/** A day between these, none of those that the clues are about. */
function dayBetween(least: number, most: number, taken: readonly number[], random: Random): number {
  const free = Array.from({ length: most - least + 1 }, (_, i) => least + i).filter((day) => !taken.includes(day))
  return free.length > 0 ? random.pick(free) : least
}

interface Asking {
  readonly month: number
  /** Days of the two dates to mark. */
  readonly star: number
  readonly heart: number
  readonly random: Random
  /** Pages of a sheet take turns with their questions. */
  readonly turn: number
  /** Weekdays are counted so far: up to the second or the third of a month. */
  readonly most: 2 | 3
}

const turned = (turn: number, ...questions: readonly [Question, Question]): Question =>
  questions[turn % 2 === 0 ? 0 : 1]

function easyQuestions({ month, star, random, turn }: Asking): Question[] {
  const days = daysIn(month)
  const some = random.integer(0, 6)
  const quantity = article(some) === 'o' ? 'Quantos' : 'Quantas'
  const day = random.integer(9, 20)
  return [
    turned(
      turn,
      { asked: 'Quantos dias tem este mês?', answer: String(days) },
      { asked: 'Em que dia da semana está a sua estrela?', answer: weekday(month, star) },
    ),
    turned(
      turn,
      { asked: 'Em que dia da semana o mês começa?', answer: weekday(month, 1) },
      { asked: 'Em que dia da semana o mês termina?', answer: weekday(month, days) },
    ),
    { asked: `${quantity} ${plural(some)} há neste mês?`, answer: String(daysOn(month, some).length) },
    turned(
      turn,
      { asked: `Que dia vem logo depois do dia ${day}?`, answer: String(day + 1) },
      { asked: `Que dia vem logo antes do dia ${day}?`, answer: String(day - 1) },
    ),
  ]
}

/** Weeks away from a date, not to the day that its clue names. */
function weeksFrom(star: number, days: number): { readonly asked: string; readonly day: number } {
  if (star <= 7) return { asked: 'duas semanas depois', day: star + 14 }
  if (star + 7 <= days) return { asked: 'uma semana depois', day: star + 7 }
  return { asked: 'duas semanas antes', day: star - 14 }
}

function mediumQuestions({ month, star, heart, random, turn, most }: Asking): Question[] {
  const taken = [star, heart].flatMap((day) => [day - 21, day - 7, day, day + 7])
  const away = weeksFrom(star, daysIn(month))
  const day = dayBetween(9, 20, taken, random)
  const looked = dayBetween(2, 26, [...taken, day - 7, day, day + 7], random)
  const some = random.integer(0, 6)
  const on = daysOn(month, some)
  // Two questions of a page do not share their answer.
  const free = [0, 1, 2].filter((i) => on[i] !== day + 7 && on[i] !== away.day)
  const near = free.filter((i) => i < most)
  const nth = random.pick(near.length > 0 ? near : free)
  const other = (some + random.integer(1, 6)) % 7
  return [
    turned(
      turn,
      { asked: `Em que dia da semana cai o dia ${looked}?`, answer: weekday(month, looked) },
      { asked: 'Em que dia da semana está o coração?', answer: weekday(month, heart) },
    ),
    {
      asked: `Que dia é ${article(some)} ${ORDINALS[article(some)][nth]} ${WEEKDAYS[some]} do mês?`,
      answer: String(on[nth]),
    },
    turned(
      turn,
      { asked: `Que dia é uma semana depois do dia ${day}?`, answer: String(day + 7) },
      { asked: `Que dia é duas semanas depois do dia ${day - 7}?`, answer: String(day + 7) },
    ),
    turned(
      turn,
      {
        asked: `Em que dias caem ${article(other)}s ${plural(other).split('-')[0]}?`,
        answer: daysOn(month, other).join(', '),
      },
      { asked: `Que dia é ${away.asked} da sua estrela?`, answer: String(away.day) },
    ),
  ]
}

/** Weeks from Sunday to Saturday. */
const wholeWeeks = (month: number) => daysOn(month, 0).filter((day) => day + 6 <= daysIn(month)).length

function hardQuestions({ month, star, heart, random, turn }: Asking): Question[] {
  const days = daysIn(month)
  const day = dayBetween(3, days - 22, [star, heart], random)
  return [
    { asked: 'Quantos dias vão da sua estrela ao coração?', answer: String(heart - star) },
    turned(
      turn,
      { asked: `Que dia é três semanas depois do dia ${day}?`, answer: String(day + 21) },
      { asked: `Que dia é dez dias depois do dia ${day}?`, answer: String(day + 10) },
    ),
    turned(
      turn,
      { asked: 'Em que dia da semana o mês termina?', answer: weekday(month, days) },
      { asked: 'Quantas semanas deste mês têm os sete dias?', answer: String(wholeWeeks(month)) },
    ),
    turned(
      turn,
      { asked: `Em que dia da semana ${nameOfMonth(month + 1)} começa?`, answer: weekday(month, days + 1) },
      { asked: `Em que dia da semana ${nameOfMonth(month + 11)} terminou?`, answer: weekday(month, 0) },
    ),
  ]
}

const QUESTIONS: Readonly<Record<Level, (asking: Asking) => Question[]>> = {
  facil: easyQuestions,
  medio: mediumQuestions,
  desafio: hardQuestions,
}

/** Words that lead to a day: its number, then a week, a weekday or a stretch of days away from another one. */
function clueTo(month: number, day: number, level: Level, index: number): string {
  if (level === 'facil') return `dia ${day}`
  if (level === 'desafio') {
    if (index > 0 && day > 14) return `duas semanas depois do dia ${day - 14}`
    if (day > 12) return `11 dias depois do dia ${day - 11}`
    if (day > 1) return `10 dias antes do dia ${day + 10}`
    return month % 2 ? 'três semanas antes do dia 22' : 'duas semanas antes do dia 15'
  }
  if (index === 0) return day > 7 ? `uma semana depois do dia ${day - 7}` : `uma semana antes do dia ${day + 7}`
  // The row of the calendar, named by another day of it.
  const on = weekdayOf(month, day)
  const beside = on > 0 && day > 1 ? day - Math.min(on, 2, day - 1) : Math.min(day + 2, daysIn(month))
  return `${WEEKDAYS[on]}, na linha do dia ${beside}`
}

export function monthPage(month: number, level: Level, random: Random, turn: number, most: 2 | 3): MonthPage {
  const days = daysIn(month)
  const { dates } = yearMonth(month)
  const [star, heart] = dates
  const marked = dates.map((date, i) => ({ ...date, clue: clueTo(month, date.day, level, i) }))
  const all = Array.from({ length: days }, (_, i) => i + 1)
  // A date to mark is not printed yet.
  const free = all.filter((day) => day > 1 && !dates.some((date) => date.day === day))
  const given = [1, ...random.sample(free, Math.round((days - 1) * GIVEN[level]))].sort((a, b) => a - b)
  return {
    year: YEAR,
    month,
    first: weekdayOf(month, 1),
    days,
    given,
    questions: QUESTIONS[level]({ month, star: star.day, heart: heart.day, random, turn, most }),
    marked,
  }
}

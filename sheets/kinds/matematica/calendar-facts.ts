/** A month of the calendar: days to fill in, dates to mark, and questions about weekdays, weeks and time that passes. */
import type { Random } from '../../page/random.ts'
import type { Level } from '../../scene/scene.ts'
import { type YearDate, yearMonth } from './calendar-year.ts'
import type { Question } from './graficos.ts'

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
  const next = month === 12 ? 'janeiro' : yearMonth(month + 1).name.toLocaleLowerCase('pt-BR')
  const after = new Date(Date.UTC(YEAR, month - 1, days + 1)).getUTCDay()
  return [
    { asked: `Do dia ${from} ao dia ${from + length}, quantos dias passam?`, answer: String(length) },
    { asked: `Que dia da semana é duas semanas depois do dia ${from}?`, answer: weekday(month, from + 14) },
    { asked: 'Em que dia da semana o mês termina?', answer: weekday(month, days) },
    { asked: `Em que dia da semana ${next} começa?`, answer: WEEKDAYS[after] ?? '' },
  ]
}

const days = (count: number) => (count === 1 ? 'um dia' : `${count} dias`)

/** Words that lead to a day: its number, then a week, a weekday or a stretch of days away from another one. */
function clueTo(month: number, day: number, level: Level, index: number): string {
  const last = daysIn(month)
  if (level === 'facil') return `dia ${day}`
  if (level === 'desafio') {
    if (index > 0 && day > 14) return `duas semanas depois do dia ${day - 14}`
    const stride = day > 12 ? 11 : day - 2
    return stride > 1 ? `${days(stride)} depois do dia ${day - stride}` : `duas semanas antes do dia ${day + 14}`
  }
  if (index === 0) return day > 7 ? `uma semana depois do dia ${day - 7}` : `uma semana antes do dia ${day + 7}`
  // The row of the calendar, named by another day of it.
  const on = weekdayOf(month, day)
  const beside = on > 0 && day > 1 ? day - Math.min(on, 2, day - 1) : Math.min(day + 2, last)
  return `${article(on)} ${(WEEKDAYS[on] ?? '').split('-')[0]} da semana do dia ${beside}`
}

export function monthPage(month: number, level: Level, random: Random): MonthPage {
  const days = daysIn(month)
  const { dates } = yearMonth(month)
  const marked = dates.map((date, i) => ({ ...date, clue: clueTo(month, date.day, level, i) }))
  const all = Array.from({ length: days }, (_, i) => i + 1)
  // A date to mark is not printed yet.
  const free = all.filter((day) => day > 1 && !dates.some((date) => date.day === day))
  const given = [1, ...random.sample(free, Math.round((days - 1) * GIVEN[level]))].sort((a, b) => a - b)
  return { year: YEAR, month, first: weekdayOf(month, 1), days, given, questions: ask(month, level, random), marked }
}

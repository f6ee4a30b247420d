/** The dates of the school year that activities are made for, and when each of them is. */
import { DAY_MS } from '../../../platform/time.ts'

/** A day of the calendar, without hour or time zone. */
export interface CalendarDay {
  /** e.g. 2026 */
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

export interface SchoolDate {
  readonly id: string
  /** Name in a title: «Páscoa». */
  readonly name: string
  /** After a noun: «Atividades de Páscoa». */
  readonly of: string
  /** Its day in a year; null for themes without a fixed day (birthdays, seasons, games). */
  readonly dayIn: ((year: number) => CalendarDay) | null
}

function plusDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const at = new Date(Date.UTC(year, month - 1, day) + days * DAY_MS)
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
}

/** Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
export function easterOf(year: number): CalendarDay {
  const golden = year % 19
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * late + 114
  return { year, month: Math.floor(sum / 31), day: (sum % 31) + 1 }
}

/** The `count`th Sunday of a month. */
function sundayOf(year: number, month: number, count: number): CalendarDay {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  return { year, month, day: 1 + ((7 - first) % 7) + 7 * (count - 1) }
}

const fixed = (month: number, day: number) => (year: number) => ({ year, month, day })
const CARNIVAL_BEFORE_EASTER = 47

/** In the order of the school year. */
export const SCHOOL_DATES = [
  { id: 'volta-as-aulas', name: 'Volta às aulas', of: 'de volta às aulas', dayIn: fixed(2, 1) },
  {
    id: 'carnaval',
    name: 'Carnaval',
    of: 'de Carnaval',
    dayIn: (year: number) => plusDays(easterOf(year), -CARNIVAL_BEFORE_EASTER),
  },
  {
    id: 'sindrome-de-down',
    name: 'Dia da Síndrome de Down',
    of: 'do Dia da Síndrome de Down',
    dayIn: fixed(3, 21),
  },
  {
    id: 'autismo',
    name: 'Conscientização do Autismo',
    of: 'do Dia de Conscientização do Autismo',
    dayIn: fixed(4, 2),
  },
  { id: 'pascoa', name: 'Páscoa', of: 'de Páscoa', dayIn: easterOf },
  { id: 'povos-indigenas', name: 'Povos Indígenas', of: 'do Dia dos Povos Indígenas', dayIn: fixed(4, 19) },
  { id: 'dia-das-maes', name: 'Dia das Mães', of: 'do Dia das Mães', dayIn: (year: number) => sundayOf(year, 5, 2) },
  { id: 'meio-ambiente', name: 'Meio Ambiente', of: 'do Dia do Meio Ambiente', dayIn: fixed(6, 5) },
  { id: 'festa-junina', name: 'Festa Junina', of: 'de Festa Junina', dayIn: fixed(6, 24) },
  { id: 'dia-dos-pais', name: 'Dia dos Pais', of: 'do Dia dos Pais', dayIn: (year: number) => sundayOf(year, 8, 2) },
  { id: 'folclore', name: 'Folclore', of: 'de folclore', dayIn: fixed(8, 22) },
  { id: 'independencia', name: 'Independência', of: 'da Independência', dayIn: fixed(9, 7) },
  { id: 'dia-da-arvore', name: 'Dia da Árvore', of: 'do Dia da Árvore', dayIn: fixed(9, 21) },
  { id: 'primavera', name: 'Primavera', of: 'de primavera', dayIn: fixed(9, 22) },
  { id: 'dia-das-criancas', name: 'Dia das Crianças', of: 'do Dia das Crianças', dayIn: fixed(10, 12) },
  { id: 'dia-dos-professores', name: 'Dia dos Professores', of: 'do Dia dos Professores', dayIn: fixed(10, 15) },
  { id: 'consciencia-negra', name: 'Consciência Negra', of: 'da Consciência Negra', dayIn: fixed(11, 20) },
  { id: 'natal', name: 'Natal', of: 'de Natal', dayIn: fixed(12, 25) },
  { id: 'estacoes', name: 'Estações do ano', of: 'das estações do ano', dayIn: null },
  { id: 'aniversario', name: 'Aniversário', of: 'de aniversário', dayIn: null },
  { id: 'copa-e-jogos', name: 'Copa e jogos', of: 'da Copa e dos jogos', dayIn: null },
] as const satisfies readonly SchoolDate[]

export type SchoolDateId = (typeof SCHOOL_DATES)[number]['id']

export const SCHOOL_DATE_IDS = SCHOOL_DATES.map(({ id }) => id)

/** Days before a date from which on it is announced. */
export const ANNOUNCED_DAYS = 28

/** A date with its next day, `yyyy-mm-dd`; null for themes without a fixed day. */
export interface NextDate {
  readonly id: SchoolDateId
  readonly name: string
  readonly day: string | null
}

const keyOf = ({ year, month, day }: CalendarDay) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Every date with its next day from `today` (`yyyy-mm-dd`) on, the nearest first; those without a day last. */
export function nextDates(today: string): NextDate[] {
  const year = Number(today.slice(0, 4))
  const dates = SCHOOL_DATES.map(({ id, name, dayIn }) => {
    const days = dayIn === null ? [] : [keyOf(dayIn(year)), keyOf(dayIn(year + 1))]
    return { id, name, day: days.find((day) => day >= today) ?? null }
  })
  return dates.sort((a, b) => (a.day ?? '9999').localeCompare(b.day ?? '9999'))
}

/** Dates that are announced at a time: the next one does not hide the feast after it. */
export const MOST_ANNOUNCED = 2

export interface AnnouncedDate extends NextDate {
  readonly day: string
}

/** The nearest dates that are at most four weeks away (rule: school dates). */
export function announcedDates(today: string): AnnouncedDate[] {
  const isNear = (date: NextDate): date is AnnouncedDate =>
    date.day !== null && (Date.parse(date.day) - Date.parse(today)) / DAY_MS <= ANNOUNCED_DAYS
  return nextDates(today).filter(isNear).slice(0, MOST_ANNOUNCED)
}

/** The address of a date's page. */
export const schoolDateHref = (id: SchoolDateId) => `/datas/${id}`

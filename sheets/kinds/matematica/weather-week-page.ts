/** A week of school at the weather wall: marks of lowest and highest temperatures, a table, columns of their differences. */
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { heightOf, type Thermometer, thermometer, tubeX } from '../../studio/shapes/thermometer.ts'
import { type City, type Day, MONTHS, onlyHighest, rise, type Season } from './climate-facts.ts'
import { whitePlate } from './white-plate.ts'

export interface Week {
  readonly city: City
  readonly season: Season
  /** From Monday to Friday. */
  readonly days: readonly Day[]
}

export const WEEKDAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta'] as const
/** Highest difference of any chart, °C; degrees on a thermometer. */
export const MOST_RISE = 16
const SPAN = 25

const [LEFT, FIRST, PITCH] = [14, 46, 30]
const WIDTH = 182
const TOP = 65
const ROWS = { y: 139, height: 11 }
const DAY_NAMES = 7
const CHART = { top: 178, height: 62.4 }
const CHART_FOOT = CHART.top + CHART.height
const middleOf = (day: number) => FIRST + PITCH * (day + 0.5)

/** Lowest number of the scale: all of the week is above it, and below 25 degrees more. */
const scaleFrom = (days: readonly Day[]) => 5 * Math.floor((Math.min(...days.map(({ lowest }) => lowest)) - 1) / 5)
export const fitsScale = (days: readonly Day[]) =>
  Math.max(...days.map(({ highest }) => highest)) <= scaleFrom(days) + SPAN - 1

/** The only weekday with the largest difference; undefined where two have it. */
export function widestDay(days: readonly Day[]): string | undefined {
  const widest = onlyHighest(days, rise)
  return widest && WEEKDAYS[days.indexOf(widest)]
}

const flag = (pen: Pen, x: number, y: number, label: string): Drawing => [
  pen.solid(`M${x} ${y}l3 -1.700v3.400z`),
  pen.text(x + 3.6, y + 1.3, label, 3.3, { font: 'text', anchor: 'start' }),
]

function gauges(pen: Pen, { days }: Week): Drawing {
  const from = scaleFrom(days)
  return days.map(({ lowest, highest }, i) => {
    const one: Thermometer = {
      x: middleOf(i) - 14.7,
      y: TOP,
      width: 29.4,
      tube: 14,
      from,
      to: from + SPAN,
      degree: 1.8,
      tick: 1,
      numbered: 5,
    }
    const x = tubeX(one) + 2.8
    return [
      pen.text(middleOf(i), TOP - 4, WEEKDAYS[i] ?? '', 4.6, { font: 'text' }),
      thermometer(pen, one),
      flag(pen, x, heightOf(one, highest), 'máx'),
      flag(pen, x, heightOf(one, lowest), 'mín'),
    ]
  })
}

const ROW_NAMES = ['máxima (°C)', 'mínima (°C)', 'diferença (°C)']

function table(pen: Pen, { days }: Week): PageMark[] {
  const { y, height } = ROWS
  const values = days.map((day) => [day.highest, day.lowest, rise(day)])
  return [
    ...marksOf([
      WEEKDAYS.map((name, day) => [
        pen.shape(box(FIRST + day * PITCH, y - DAY_NAMES, PITCH, DAY_NAMES), 'bluePale', 0.8),
        pen.text(middleOf(day), y - 2.2, name, 4.4, { font: 'text' }),
      ]),
      ROW_NAMES.map((name, row) => [
        pen.shape(box(LEFT, y + row * height, FIRST - LEFT, height), row === 2 ? 'yellowPale' : 'cream', 0.8),
        pen.text(LEFT + 2, y + (row + 0.5) * height + 1.4, name, 4, { font: 'text', anchor: 'start' }),
        days.map((_, day) =>
          pen.shape(box(FIRST + day * PITCH, y + row * height, PITCH, height), row === 2 ? 'yellowPale' : 'white', 0.8),
        ),
      ]),
    ]),
    ...values.flatMap((column, day) =>
      column.map((value, row) => writtenAnswer(middleOf(day), y + (row + 0.5) * height, String(value), 6.4)),
    ),
  ]
}

function chart(pen: Pen, { days }: Week): PageMark[] {
  const { top, height } = CHART
  const highest = 2 * Math.ceil((Math.max(...days.map(rise)) + 1) / 2)
  const degree = height / highest
  const steps = Array.from({ length: highest + 1 }, (_, i) => i)
  const right = LEFT + WIDTH
  const yOf = (value: number) => CHART_FOOT - value * degree
  const column = (day: number, value: number) => box(middleOf(day) - 8, yOf(value), 16, CHART_FOOT - yOf(value))
  return [
    ...marksOf([
      pen.shape(box(FIRST, top, right - FIRST, CHART_FOOT - top), 'white', 0.9),
      pen.line(steps.map((value) => `M${FIRST} ${yOf(value)}H${right}`).join(''), 0.5, 'grey'),
      pen.line(
        days
          .map((_, day) => `M${middleOf(day) - 8} ${top}V${CHART_FOOT}M${middleOf(day) + 8} ${top}V${CHART_FOOT}`)
          .join(''),
        0.5,
        'grey',
        [1.2, 1.2],
      ),
      pen.line(`M${FIRST} ${top}V${CHART_FOOT}H${right}`, 1.2),
      steps
        .filter((value) => value % 2 === 0)
        .map((value) => pen.text(FIRST - 2, yOf(value) + 1.5, value, 4.2, { font: 'text', anchor: 'end' })),
      ['diferença', 'de cada', 'dia (°C)'].map((word, i) =>
        pen.text(LEFT + 1, top + 22 + i * 6, word, 4, { font: 'text', anchor: 'start' }),
      ),
      WEEKDAYS.map((name, day) => pen.text(middleOf(day), CHART_FOOT + 5.8, name, 4.6, { font: 'text' })),
    ]),
    ...days.map((day, i) => answer([path(column(i, rise(day)), { fill: ANSWER_RED })])),
  ]
}

const PEOPLE = [
  ['yumi', 'caio'],
  ['davi', 'malu'],
  ['nina', 'theo'],
  ['bia', 'gil'],
] as const

/** Of the wall of the room and the board on it. */
const PAINTS = [
  ['skyLow', 'woodPale'],
  ['yellowPale', 'hill'],
  ['pinkPale', 'purplePale'],
  ['sky', 'redPale'],
] as const

const wall = (pen: Pen, look: number): Drawing => {
  const [left, right] = inTurn(PEOPLE, look)
  const [paint, board] = inTurn(PAINTS, look)
  return [
    pen.shape(box(0, 0, 214, 262), paint, null),
    pen.shape(box(-4, 262, 222, 40), 'woodPale', 1.1),
    pen.shape(box(LEFT - 3, TOP - 10, WIDTH + 6, CHART_FOOT + 9 - TOP + 10, 4), board, 1.3),
    person(pen.plane('middle'), left, 27, 284, 0.5, { pose: POINT }),
    person(pen.plane('middle'), right, 183, 284, 0.5, { pose: POINT_LEFT }),
  ]
}

const NOTE = { x: 43, y: 259, width: 124, height: 24 }

function question(pen: Pen, { city, season, days }: Week): PageMark[] {
  const { x, y, width, height } = NOTE
  return [
    ...marksOf([
      whitePlate(pen, x, y, width, height),
      pen.text(x + width / 2, y + 7, `Uma semana de ${MONTHS[season]} em ${city.name} (${city.state})`, 4.4),
      pen.text(x + 4, y + 17, 'A temperatura variou mais na', 4.4, { font: 'text', anchor: 'start' }),
      pen.shape(box(x + 72, y + 10.2, 46, 11, 2), 'white', 0.8),
    ]),
    writtenAnswer(x + 95, y + 15.7, widestDay(days) ?? '', 5.4),
  ]
}

export const weatherWeekPage = (pen: Pen, look: number, week: Week): PageMark[] => [
  ...marksOf([
    wall(pen, look),
    ['mínima', 'e máxima', 'de cada', 'dia (°C)'].map((words, i) =>
      pen.text(LEFT + 1, TOP + 22 + i * 6, words, 4, { font: 'text', anchor: 'start' }),
    ),
    gauges(pen, week),
  ]),
  ...table(pen, week),
  ...chart(pen, week),
  ...question(pen, week),
]

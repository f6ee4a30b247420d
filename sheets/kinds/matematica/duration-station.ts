/** The timetable of a bus station: departure, arrival or duration is missing in each line. */
import { createRandom, type Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { WAVE, WAVE_LEFT } from '../../studio/cast/poses.ts'
import { bust } from '../../studio/cast/showing.ts'
import { box, ellipse } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { bus } from '../../studio/shapes/vehicles.ts'
import { drawn } from './decimal-numbers.ts'
import { asked, type DurationQuestion, secondsQuestion } from './duration-questions.ts'
import { clockText, durationField, durationText, HOUR, timeField } from './duration-times.ts'

type Missing = 'start' | 'end' | 'lasts'

export interface BusLine {
  readonly to: string
  readonly start: number
  readonly end: number
  readonly missing: Missing
}

export interface Timetable {
  readonly lines: readonly BusLine[]
  readonly questions: readonly DurationQuestion[]
}

const TOWNS = ['Serra Azul', 'Lagoa Clara', 'Vila Nova', 'Porto Manso', 'Campo Lindo', 'Rio Doce', 'Mata Verde']
const MISSING: readonly Missing[] = ['lasts', 'end', 'start', 'lasts', 'end']
const WAITING: readonly (readonly [CastName, CastName, string])[] = [
  ['lia', 'malu', 'Malu'],
  ['theo', 'bia', 'Bia'],
  ['iara', 'caio', 'Caio'],
  ['gil', 'sofia', 'Sofia'],
]

/** Its minutes alone run over the hour. */
const crosses = ({ start, end }: BusLine) => (start % HOUR) + ((end - start) % HOUR) > HOUR

function timetableOf(random: Random, look: number): Timetable {
  const towns = random.fork('towns').sample(TOWNS, MISSING.length)
  const missing = random.fork('missing').shuffle(MISSING)
  let start = 7 * HOUR
  const lines = towns.map((to, i): BusLine => {
    const own = random.fork(i)
    start += own.integer(14, 22) * 5
    return { to, start, end: start + own.integer(10, 46) * 5, missing: missing[i] ?? 'end' }
  })
  const line = lines.find((line) => line.missing === 'lasts')
  if (!line) throw new RangeError('no departure is printed')
  const wait = random.fork('wait').integer(5, 10) * 5
  const who = WAITING[look % WAITING.length]?.[2]
  return {
    lines,
    questions: [
      {
        text: `${who} chegou às ${clockText(line.start - wait)}. Espera até o ônibus de ${line.to}:`,
        asks: 'min',
        value: wait,
      },
      secondsQuestion(random, 'A porta ficou aberta'),
    ],
  }
}

/** Most trips run over the hour, and no two take as long. */
const isRich = ({ lines }: Timetable): boolean =>
  lines.filter(crosses).length >= 3 &&
  lines.every(({ start, end }) => (end - start) % HOUR !== 0 && start % HOUR !== 0) &&
  new Set(lines.map(({ start, end }) => end - start)).size === lines.length

export function dealTimetables(options: SheetOptions, looks: readonly number[]): Timetable[] {
  const random = createRandom(options.seed).fork('timetables')
  return looks.map((look, i) => drawn(random.fork(i), (one) => timetableOf(one, look), isRich))
}

const PANEL = { x: 13, y: 58, width: 184, head: 12, row: 15.4 }
const COLUMNS = [
  { x: 18, name: 'Ônibus para' },
  { x: 68, name: 'Saída' },
  { x: 104, name: 'Chegada' },
  { x: 145, name: 'Duração' },
] as const

function panel(pen: Pen): Drawing {
  const { x, y, width, head, row } = PANEL
  const height = head + MISSING.length * row + 2
  return [
    pen.shape(box(x - 2, y - 2, width + 4, height + 4, 3), 'blueDark', 1.2),
    pen.shape(box(x, y, width, height, 2), 'white', 0.9),
    pen.shape(box(x, y, width, head, 2), 'yellow', 0.9),
    COLUMNS.map(({ x: left, name }) => pen.text(left, y + 8, name, 5.4, { anchor: 'start' })),
    MISSING.map((_, i) => (i ? pen.line(`M${x + 2} ${y + head + i * row + 1}h${width - 4}`, 0.5, 'stoneDark') : [])),
  ]
}

function tableLine(pen: Pen, { to, start, end, missing }: BusLine, i: number): PageMark[] {
  const y = PANEL.y + PANEL.head + i * PANEL.row + 3
  const [first, second, third, fourth] = COLUMNS
  const shown = (x: number, content: string) => marksOf(pen.text(x, y + 7.8, content, 6, { anchor: 'start' }))
  return [
    ...marksOf(pen.text(first.x, y + 7.8, to, 5.6, { font: 'text', anchor: 'start' })),
    ...(missing === 'start' ? timeField(pen, second.x - 3, y, start) : shown(second.x, clockText(start))),
    ...(missing === 'end' ? timeField(pen, third.x - 3, y, end) : shown(third.x, clockText(end))),
    ...(missing === 'lasts'
      ? durationField(pen, fourth.x, y, end - start, 'h min')
      : shown(fourth.x, durationText(end - start))),
  ]
}

const COATS: readonly Fill[] = ['yellow', 'lime', 'orange', 'bluePale']
const RIDERS: readonly CastName[] = ['nina', 'davi', 'yumi', 'gil', 'bia', 'caio', 'malu', 'theo']

function platform(pen: Pen, look: number): Drawing {
  const [left, right] = WAITING[look % WAITING.length] ?? ['lia', 'malu']
  const free = RIDERS.filter((who) => who !== left && who !== right)
  return [
    pen.shape(box(0, 0, 214, 262), look % 2 ? 'skyLow' : 'foam', null),
    pen.plane('far', 'stoneDark').shape(box(-4, 172, 222, 90), 'bluePale', 0.7),
    pen.line('M22 172V262M188 172V262M105 172V262', 0.7, 'waterLine'),
    pen.shape(box(-4, 256, 222, 60), 'stone', 1.1),
    pen.line('M-4 262H218', 1, 'stoneDark'),
    pen.shade(ellipse(105, 275, 58, 3), 'black', 0.14),
    bus(
      pen,
      104,
      275,
      0.98,
      (own) =>
        [-25, -3, 19].map((x, i) =>
          own.at(x, -11, 0.58, (near) => bust(near, free[(look + i * 2) % free.length] ?? 'nina', 'alegre')),
        ),
      COATS[look % COATS.length],
    ),
    person(pen, left, 28, 283, 0.78, { pose: WAVE }),
    person(pen, right, 182, 283, 0.78, { pose: WAVE_LEFT }),
  ]
}

export const timetablePage = (pen: Pen, { lines, questions }: Timetable, look: number): PageMark[] => [
  ...marksOf([platform(pen, look), panel(pen)]),
  ...lines.flatMap((line, i) => tableLine(pen, line, i)),
  ...asked(pen, questions, 158),
]

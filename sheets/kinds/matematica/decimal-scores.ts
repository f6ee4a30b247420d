/** Five jumps or times of a scoreboard: their letters go to the marks of a line, the best three onto the podium. */
import { dealPages } from '../../page/deck.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { type CastName, nameOf } from '../../studio/cast/people.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { landing, SCOREBOARD, type SportsEvent, STEP, STEPS, sportsDay, TAPE } from '../../studio/places/sports-day.ts'
import { type DecimalTheme, decimal, numbersFrom, shortDecimal } from './decimal-numbers.ts'

export interface Score {
  readonly who: CastName
  /** In hundredths of a metre or a second. */
  readonly value: number
}

interface Tape {
  readonly event: SportsEvent
  readonly unit: 'm' | 's'
  readonly heading: string
  /** In hundredths. */
  readonly first: number
  readonly last: number
  readonly tick: number
  readonly numbered: number
  /** Between neighbours, and to the next but one, so that their boxes have room. */
  readonly apart: number
  readonly apartFromSecond: number
}

const TAPES: Readonly<Record<DecimalTheme, Tape>> = {
  decimos: {
    event: 'salto',
    unit: 'm',
    heading: 'Salto: vence o maior',
    first: 100,
    last: 400,
    tick: 10,
    numbered: 50,
    apart: 20,
    apartFromSecond: 40,
  },
  centesimos: {
    event: 'corrida',
    unit: 's',
    heading: 'Vence o menor tempo',
    first: 1040,
    last: 1080,
    tick: 1,
    numbered: 10,
    apart: 2,
    apartFromSecond: 5,
  },
}
const SCORES = 5
const ATHLETES: readonly CastName[] = ['bia', 'caio', 'davi', 'gil', 'iara', 'malu', 'nina', 'sofia', 'theo', 'yumi']

export const letterOf = (who: CastName) => nameOf(who).charAt(0)

/** Written shorter than the others: `2,5` among hundredths, `3` among tenths. */
const isRound = (value: number, { tick }: Tape) => value % (tick * 10) === 0

function isSpread(values: readonly number[], { apart, apartFromSecond }: Tape): boolean {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted.every((value, i) => {
    const [second, third] = [sorted[i + 1] ?? 9999, sorted[i + 2] ?? 9999]
    return second - value >= apart && third - value >= apartFromSecond
  })
}

/** One score is written with fewer digits than a smaller one. */
export function dealScores(options: SheetOptions, theme: DecimalTheme): Score[][] {
  const tape = TAPES[theme]
  const inside = tape.tick * 2
  const items = numbersFrom(tape.first + inside, tape.last - inside, tape.tick)
  const accept = (page: readonly number[], one: number) => {
    const all = [...page, one]
    const round = all.filter((value) => isRound(value, tape))
    if (round.length > 1 || !isSpread(all, tape)) return false
    return all.length < SCORES || all.some((value) => value < (round[0] ?? 0))
  }
  const names = dealPages(options, { items: ATHLETES, perPage: SCORES, mostShared: 0.8, label: 'athletes' })
  return dealPages(options, { items, perPage: SCORES, accept, mostShared: 0.5 }).map((values, page) =>
    values.map((value, i) => ({ who: names[page]?.[i] ?? 'bia', value })),
  )
}

const bySize = (scores: readonly Score[]) => scores.toSorted((a, b) => a.value - b.value)

/** From the first place: the longest jump, the shortest time. */
export const ranked = (scores: readonly Score[], theme: DecimalTheme) =>
  TAPES[theme].event === 'salto' ? bySize(scores).toReversed() : bySize(scores)

function board(pen: Pen, scores: readonly Score[], { heading, unit }: Tape): Drawing {
  const { x, y, width, row, head, foot } = SCOREBOARD
  const under = y + head + 1.4 + SCORES * row
  return [
    pen.shape(box(x, y, width, head, 1.5), 'yellow', 0.8),
    pen.text(x + width / 2, y + 6.4, heading, 5.4),
    scores.map(({ who, value }, i) => {
      const top = y + head + 1.4 + i * row
      return [
        pen.shape(box(x, top, width, row - 1.2, 1), 'white', 0.8),
        pen.shape(circle(x + 7, top + row / 2 - 0.6, 4.2), 'bluePale', 0.7),
        pen.text(x + 7, top + row / 2 + 1.3, letterOf(who), 5.4),
        pen.text(x + 15, top + row / 2 + 1.4, nameOf(who), 5.6, { font: 'text', anchor: 'start' }),
        pen.text(x + width - 6, top + row / 2 + 1.6, `${shortDecimal(value)} ${unit}`, 6.6, { anchor: 'end' }),
      ]
    }),
    pen.shape(box(x, under, width, foot - 0.8, 1), 'yellowPale', 0.8),
    pen.text(x + width / 2, under + 5.9, 'Faltam 2 plaquinhas: desenhe e escreva.', 4.1, { font: 'text' }),
  ]
}

function tapeDrawn(pen: Pen, { first, last, tick, numbered, unit }: Tape): Drawing {
  const { y, height } = TAPE
  const ticks = numbersFrom(first, last, tick).map((value) => {
    const reach = value % numbered === 0 ? 6 : value % (numbered / 2) === 0 && tick === 1 ? 4.6 : 3
    return `M${spotOf({ first, last }, value)} ${y}v${reach}`
  })
  return [
    pen.shape(box(-4, y, 220, height), 'yellowPale', 1.1),
    pen.line(ticks.join(''), 0.7),
    pen.shape(box(-4, y + height, 220, 9.5), 'white', 1.1),
    numbersFrom(first, last, numbered).map((value) =>
      pen.text(
        spotOf({ first, last }, value),
        y + height + 6.6,
        `${tick === 1 ? decimal(value) : decimal(value, 1)} ${unit}`,
        5,
        {
          font: 'text',
        },
      ),
    ),
  ]
}

const spotOf = ({ first, last }: Pick<Tape, 'first' | 'last'>, value: number) =>
  TAPE.from + ((value - first) / (last - first)) * (TAPE.to - TAPE.from)

const [BOX, LOW, HIGH] = [12, 178, 162]

/** Marks that the child draws, counted from the smallest score. */
const DRAWN: readonly (readonly [number, number])[] = [
  [1, 3],
  [0, 3],
  [1, 4],
  [2, 4],
  [0, 2],
]

const drawnByChild = (scores: readonly Score[], { tick }: Pick<Tape, 'tick'>): readonly number[] =>
  DRAWN[scores.reduce((sum, { value }) => sum + value / tick, 0) % DRAWN.length] ?? []

/** A peg with a box for its letter at most marks; those of two scores are left to draw. */
function marks(pen: Pen, scores: readonly Score[], tape: Tape): PageMark[] {
  const drawn = drawnByChild(scores, tape)
  return bySize(scores).flatMap(({ who, value }, i): PageMark[] => {
    const x = spotOf(tape, value)
    const top = i % 2 ? HIGH : LOW
    const peg = `M${x} ${top + BOX}V${TAPE.y}`
    const house = box(x - BOX / 2, top, BOX, BOX, 2)
    return [
      ...(drawn.includes(i)
        ? [
            answer([
              path(peg, { stroke: ANSWER_RED, width: 0.9 }),
              path(house, { fill: WHITE, stroke: ANSWER_RED, width: 0.9 }),
            ]),
          ]
        : marksOf([
            tape.event === 'salto' ? landing(pen, x, TAPE.y - 1.6) : [],
            pen.line(peg, 1.1),
            pen.shape(house, 'white', 1),
          ])),
      writtenAnswer(x, top + BOX / 2, letterOf(who), 8),
    ]
  })
}

function winners(pen: Pen, scores: readonly Score[], theme: DecimalTheme): PageMark[] {
  const places = ranked(scores, theme)
  return STEPS.flatMap(({ place, x, y }): PageMark[] => {
    const cx = x + STEP / 2
    return [
      ...marksOf([
        pen.shape(box(cx - BOX / 2, y + 10, BOX, BOX, 2), 'white', 1),
        pen.text(cx, y + 7.6, `${place}º`, 6.4),
      ]),
      writtenAnswer(cx, y + 10 + BOX / 2, letterOf(places[place - 1]?.who ?? 'bia'), 8),
    ]
  })
}

export function scorePage(pen: Pen, scores: readonly Score[], theme: DecimalTheme, look: number): PageMark[] {
  const tape = TAPES[theme]
  return [
    ...marksOf([
      sportsDay(
        pen,
        look,
        tape.event,
        scores.map(({ who }) => who),
      ),
      board(pen, scores, tape),
      tapeDrawn(pen, tape),
    ]),
    ...marks(pen, scores, tape),
    ...winners(pen, scores, theme),
  ]
}

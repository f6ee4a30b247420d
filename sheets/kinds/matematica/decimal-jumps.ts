/** Five jumps of a scoreboard: their letters go to the marks of a tape, the three longest onto the podium. */
import { dealPages } from '../../page/deck.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { landing, longJump, SCOREBOARD, STEP, STEPS, TAPE } from '../../studio/places/long-jump.ts'
import { type DecimalTheme, decimal, numbersFrom, shortDecimal } from './decimal-numbers.ts'

export interface Jump {
  readonly who: CastName
  /** In hundredths of a metre. */
  readonly distance: number
}

interface Tape {
  /** In hundredths of a metre. */
  readonly first: number
  readonly last: number
  readonly tick: number
  readonly numbered: number
  /** Between neighbours, and to the next but one, so that their boxes have room. */
  readonly apart: number
  readonly apartFromSecond: number
}

const TAPES: Readonly<Record<DecimalTheme, Tape>> = {
  decimos: { first: 100, last: 400, tick: 10, numbered: 50, apart: 20, apartFromSecond: 40 },
  centesimos: { first: 240, last: 280, tick: 1, numbered: 10, apart: 2, apartFromSecond: 5 },
}
const JUMPS = 5
const JUMPERS: readonly CastName[] = ['bia', 'caio', 'davi', 'gil', 'iara', 'malu', 'nina', 'sofia', 'theo', 'yumi']

export const letterOf = (who: CastName) => who.slice(0, 1).toUpperCase()
const nameOf = (who: CastName) => letterOf(who) + who.slice(1)

/** Written shorter than the others: `2,5` among hundredths, `3` among tenths. */
const isRound = (distance: number, { tick }: Tape) => distance % (tick * 10) === 0

function isSpread(distances: readonly number[], { apart, apartFromSecond }: Tape): boolean {
  const sorted = distances.toSorted((a, b) => a - b)
  return sorted.every((distance, i) => {
    const [second, third] = [sorted[i + 1] ?? 999, sorted[i + 2] ?? 999]
    return second - distance >= apart && third - distance >= apartFromSecond
  })
}

/** One of the jumps is written with fewer digits than a shorter one. */
export function dealJumps(options: SheetOptions, theme: DecimalTheme): Jump[][] {
  const tape = TAPES[theme]
  const inside = tape.tick * 2
  const items = numbersFrom(tape.first + inside, tape.last - inside, tape.tick)
  const accept = (page: readonly number[], one: number) => {
    const all = [...page, one]
    const round = all.filter((distance) => isRound(distance, tape))
    if (round.length > 1 || !isSpread(all, tape)) return false
    return all.length < JUMPS || all.some((distance) => distance < (round[0] ?? 0))
  }
  const names = dealPages(options, { items: JUMPERS, perPage: JUMPS, mostShared: 0.8, label: 'jumpers' })
  return dealPages(options, { items, perPage: JUMPS, accept, mostShared: 0.5 }).map((distances, page) =>
    distances.map((distance, i) => ({ who: names[page]?.[i] ?? 'bia', distance })),
  )
}

export const byLength = (jumps: readonly Jump[]) => jumps.toSorted((a, b) => b.distance - a.distance)

function board(pen: Pen, jumps: readonly Jump[]): Drawing {
  const { x, y, width, row, head } = SCOREBOARD
  return [
    pen.shape(box(x, y, width, head, 1.5), 'yellow', 0.8),
    pen.text(x + width / 2, y + 6.4, 'Placar dos saltos', 5.4),
    jumps.map(({ who, distance }, i) => {
      const top = y + head + 1.4 + i * row
      return [
        pen.shape(box(x, top, width, row - 1.2, 1), 'white', 0.8),
        pen.shape(circle(x + 7, top + row / 2 - 0.6, 4.2), 'bluePale', 0.7),
        pen.text(x + 7, top + row / 2 + 1.3, letterOf(who), 5.4),
        pen.text(x + 15, top + row / 2 + 1.4, nameOf(who), 5.6, { font: 'text', anchor: 'start' }),
        pen.text(x + width - 6, top + row / 2 + 1.6, `${shortDecimal(distance)} m`, 6.6, { anchor: 'end' }),
      ]
    }),
  ]
}

function tapeDrawn(pen: Pen, { first, last, tick, numbered }: Tape): Drawing {
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
        `${tick === 1 ? decimal(value) : decimal(value, 1)} m`,
        5,
        {
          font: 'text',
        },
      ),
    ),
  ]
}

const spotOf = ({ first, last }: Pick<Tape, 'first' | 'last'>, distance: number) =>
  TAPE.from + ((distance - first) / (last - first)) * (TAPE.to - TAPE.from)

const [BOX, LOW, HIGH] = [13, 170, 152]

/** A peg at the mark of each jump, with a box for its letter. */
function marks(pen: Pen, jumps: readonly Jump[], tape: Tape): PageMark[] {
  return byLength(jumps).flatMap(({ who, distance }, i): PageMark[] => {
    const x = spotOf(tape, distance)
    const top = i % 2 ? HIGH : LOW
    return [
      ...marksOf([
        landing(pen, x, TAPE.y - 1.6),
        pen.line(`M${x} ${top + BOX}V${TAPE.y}`, 1.1),
        pen.shape(box(x - BOX / 2, top, BOX, BOX, 2), 'white', 1),
      ]),
      writtenAnswer(x, top + BOX / 2, letterOf(who), 8),
    ]
  })
}

function winners(pen: Pen, jumps: readonly Jump[]): PageMark[] {
  const places = byLength(jumps)
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

export function jumpPage(pen: Pen, jumps: readonly Jump[], theme: DecimalTheme, look: number): PageMark[] {
  const tape = TAPES[theme]
  return [
    ...marksOf([longJump(pen, look, jumps[0]?.who ?? 'bia'), board(pen, jumps), tapeDrawn(pen, tape)]),
    ...marks(pen, jumps, tape),
    ...winners(pen, jumps),
  ]
}

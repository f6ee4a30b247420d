/** Cards of what happened around a line of time: which mark is whose, its century or an age, and the years between two. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type TimeRoom, timeRoom } from '../../studio/places/time-room.ts'
import { AGE_YEAR, centuryOf, SPANS, type TimeEvent } from './events.ts'
import { boxed } from './photo-page.ts'

export interface EventFacts {
  /** As their cards hang. */
  readonly cards: readonly TimeEvent[]
  /** Two questions about the years from one to another. */
  readonly between: readonly (readonly [TimeEvent, TimeEvent])[]
}

const CARD = { width: 58, height: 64 }
const CORNERS: readonly Spot[] = [0, 1, 2, 3, 4, 5].map((i) => [15 + (i % 3) * 61, i < 3 ? 63 : 165])
const STRIP = { x: 12, y: 131, width: 186, height: 30 }
const [RULER, RULER_X, RULER_WIDTH] = [STRIP.y + 19, STRIP.x + 9, STRIP.width - 20]

export const inYears = (cards: readonly TimeEvent[]) => [...cards].sort((a, b) => a.year - b.year)
export const markOf = (cards: readonly TimeEvent[], event: TimeEvent) => inYears(cards).indexOf(event) + 1

const SIZE = 4.3

/** Words in lines no wider than the card. */
function wrapped(words: string): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && measureText(longer, 'text', SIZE) <= CARD.width - 8) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function card(pen: Pen, room: TimeRoom, facts: EventFacts, i: number): PageMark[] {
  const event = facts.cards[i]
  const [x, y] = CORNERS[i] ?? [0, 0]
  if (!event) return []
  const cx = x + CARD.width / 2
  const frame = box(x + 5, y + 4.4, CARD.width - 10, 27, 1.5)
  const foot = y + CARD.height - 8.2
  const second = room === 'escola' ? centuryOf(event.year) : String(AGE_YEAR - event.year)
  const ask = room === 'escola' ? 'século' : 'idade'
  const slot = (left: number, width: number): Drawing => pen.shape(box(left, foot - 4.8, width, 9.6, 1.8), 'white', 0.9)
  return [
    ...marksOf([
      pen.shape(box(x, y, CARD.width, CARD.height, 2), 'white', 1.1),
      pen.clip(frame, [
        pen.shape(frame, room === 'escola' ? 'skyLow' : 'sky', null),
        room === 'escola' ? pen.shape(box(x, y + 27.6, CARD.width, 6), 'straw', 0.7) : [],
        pen.plane('middle').at(cx, y + 30.6, 1, event.draw),
      ]),
      pen.shape(frame, null, 0.8),
      pen.shape(circle(cx, y, 1.8), 'red', 0.9),
      pen.text(cx, y + 37.4, event.year, 5),
      wrapped(event.says).map((line, k) => pen.text(cx, y + 42.8 + k * 5, line, SIZE, { font: 'text' })),
      pen.text(x + 3.4, foot + 1.5, 'marca', 4.2, { font: 'text', anchor: 'start' }),
      slot(x + 18.6, 9),
      pen.text(x + 30, foot + 1.5, ask, 4.2, { font: 'text', anchor: 'start' }),
      slot(x + 45.4, 11),
    ]),
    writtenAnswer(x + 23.1, foot, String(markOf(facts.cards, event)), 5.6),
    writtenAnswer(x + 50.9, foot, second, 5),
  ]
}

function ruler(pen: Pen, room: TimeRoom, cards: readonly TimeEvent[]): Drawing {
  const { from, to, step, labelled } = SPANS[room]
  const at = (year: number) => RULER_X + ((year - from) / (to - from)) * RULER_WIDTH
  const years = Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step)
  return [
    pen.shape(box(STRIP.x, STRIP.y, STRIP.width, STRIP.height, 2), 'cream', 1.1),
    pen.line(`M${RULER_X} ${RULER}H${RULER_X + RULER_WIDTH + 7}l-3 -2.200m3 2.200l-3 2.200`, 1.3),
    years.map((year) => {
      const isLong = (year - from) % labelled === 0
      return [
        pen.line(`M${at(year)} ${RULER - (isLong ? 3 : 1.6)}V${RULER + (isLong ? 3 : 1.6)}`, isLong ? 1 : 0.6),
        isLong ? pen.text(at(year), RULER + 8, year, 4.6) : [],
      ]
    }),
    inYears(cards).map(({ year }, i) => [
      pen.line(`M${at(year)} ${RULER}V${RULER - 8}`, 0.9),
      pen.shape(circle(at(year), RULER, 1.3), 'red', 0.7),
      pen.shape(circle(at(year), RULER - 11.4, 3.6), 'yellow', 0.9),
      pen.text(at(year), RULER - 9.5, i + 1, 5.2),
    ]),
  ]
}

const NOTES: Readonly<Record<TimeRoom, string>> = {
  escola: 'Na régua, cada tracinho vale 10 anos.',
  familia: `Cada tracinho: 5 anos. Idade completada em ${AGE_YEAR}.`,
}

export const eventsPage = (pen: Pen, room: TimeRoom, variant: number, facts: EventFacts): PageMark[] => {
  const note = NOTES[room]
  return [
    ...marksOf([
      timeRoom(pen, room, variant),
      ruler(pen, room, facts.cards),
      pen.text(105, 243, note, fitTextSize(note, 'text', 4.4, 112), { font: 'text' }),
    ]),
    ...facts.cards.flatMap((_, i) => card(pen, room, facts, i)),
    ...facts.between.flatMap((pair, i) =>
      boxed(
        pen,
        20 + i * 14,
        `Da marca ${markOf(facts.cards, pair[0])} à marca ${markOf(facts.cards, pair[1])}, quantos anos?`,
        String(Math.abs(pair[1].year - pair[0].year)),
        17,
      ),
    ),
  ]
}

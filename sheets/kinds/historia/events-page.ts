/** Cards around a line of time: which mark is whose, its century or an age, and the years between two. */
import { measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box, circle, ring, type Spot, scallop } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type TimeRoom, timeRoom } from '../../studio/places/time-room.ts'
import { AGE_YEAR, centuryOf, SPANS, type TimeEvent } from './events.ts'
import { letterAt } from './letters.ts'
import { boxed } from './photo-page.ts'

export interface EventFacts {
  /** As their cards hang. */
  readonly cards: readonly TimeEvent[]
  /** Two questions about the years from one to another. */
  readonly between: readonly (readonly [TimeEvent, TimeEvent])[]
}

/** Cards of a room; those on a tree leave its leaves in sight. */
const CARDS: Readonly<Record<TimeRoom, { readonly width: number; readonly height: number; readonly rows: Spot }>> = {
  escola: { width: 56, height: 62.5, rows: [64, 129.5] },
  familia: { width: 53, height: 62, rows: [65, 130.5] },
}
const MIDDLES = [44.5, 105.5, 166.5]
const STRIP = { x: 12, y: 200, width: 186, height: 31 }
const [RULER, RULER_X, RULER_WIDTH] = [STRIP.y + 19, STRIP.x + 9, STRIP.width - 20]

export const inYears = (cards: readonly TimeEvent[]) => [...cards].sort((a, b) => a.year - b.year)

/** Letters of the marks from left to right: their order gives nothing away. */
const MARK_LETTERS = 'CFAHDBGE'
/** Least distance of a mark that belongs to no card from the others, years. */
const SPARE = { escola: 11, familia: 6 } as const

/** Years of all marks: those of the cards, and one in the middle of each of the two widest gaps. */
export function marksIn(cards: readonly TimeEvent[], room: TimeRoom): readonly number[] {
  const { from, to } = SPANS[room]
  const years = inYears(cards).map(({ year }) => year)
  const edges = [from, ...years, to]
  const spare = edges
    .slice(1)
    .map((year, i) => ({ year: Math.round((year + (edges[i] ?? from)) / 2), gap: year - (edges[i] ?? from) }))
    .filter(({ gap }) => gap >= 2 * SPARE[room])
    .sort((a, b) => b.gap - a.gap)
    .slice(0, 2)
  return [...years, ...spare.map(({ year }) => year)].sort((a, b) => a - b)
}

/** Letters of as many marks, from left to right: those of another page begin elsewhere. */
function markLetters(cards: readonly TimeEvent[], count: number): readonly string[] {
  const letters = [...MARK_LETTERS].filter((letter) => letter <= letterAt(count - 1))
  const turn = (cards[0]?.year ?? 0) % count
  return [...letters.slice(turn), ...letters.slice(0, turn)]
}

export function markOf(cards: readonly TimeEvent[], room: TimeRoom, event: TimeEvent): string {
  const years = marksIn(cards, room)
  return markLetters(cards, years.length)[years.indexOf(event.year)] ?? ''
}

const [SIZE, LABEL] = [4.3, 4.1]
/** Widths of the boxes for the mark's letter and the century or age. */
const SLOTS = [8.4, 12] as const

/** Words in lines no wider than the card. */
function wrapped(words: string, room: number): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && measureText(longer, 'text', SIZE) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function card(pen: Pen, room: TimeRoom, facts: EventFacts, i: number): PageMark[] {
  const event = facts.cards[i]
  if (!event) return []
  const { width, height, rows } = CARDS[room]
  const [cx, y] = [MIDDLES[i % 3] ?? 0, rows[i < 3 ? 0 : 1]]
  const x = cx - width / 2
  const frame = box(x + 5, y + 4.4, width - 10, 27, 1.5)
  const foot = y + height - 7.4
  const told = room === 'escola' ? centuryOf(event.year) : String(AGE_YEAR - event.year)
  const ask = room === 'escola' ? 'século' : 'idade'
  const slot = (left: number, wide: number): Drawing => pen.shape(box(left, foot - 4.6, wide, 9.2, 1.8), 'white', 0.9)
  const [markWidth, askWidth] = [measureText('marca', 'text', LABEL), measureText(ask, 'text', LABEL)]
  const gap = (width - markWidth - askWidth - SLOTS[0] - SLOTS[1]) / 6
  const first = x + 2 * gap + markWidth
  const asked = first + SLOTS[0] + gap * 1.5
  const second = asked + askWidth + gap * 0.8
  return [
    ...marksOf([
      pen.shape(box(x, y, width, height, 2), 'white', 1.1),
      pen.clip(frame, [
        pen.shape(frame, room === 'escola' ? 'skyLow' : 'sky', null),
        room === 'escola' ? pen.shape(box(x, y + 27.6, width, 6), 'straw', 0.7) : [],
        pen.plane('middle').at(cx, y + 30.6, 1, event.draw),
      ]),
      pen.shape(frame, null, 0.8),
      pen.shape(circle(cx, y, 1.8), 'red', 0.9),
      pen.text(cx, y + 37.4, event.year, 5),
      event.says
        .split('\n')
        .flatMap((words) => wrapped(words, width - 6))
        .map((line, k) => pen.text(cx, y + 42.8 + k * 5, line, SIZE, { font: 'text' })),
      pen.text(x + gap, foot + 1.5, 'marca', LABEL, { font: 'text', anchor: 'start' }),
      slot(first, SLOTS[0]),
      pen.text(asked, foot + 1.5, ask, LABEL, { font: 'text', anchor: 'start' }),
      slot(second, SLOTS[1]),
    ]),
    writtenAnswer(first + SLOTS[0] / 2, foot, markOf(facts.cards, room, event), 5.6),
    writtenAnswer(second + SLOTS[1] / 2, foot, told, 4.7),
  ]
}

function ruler(pen: Pen, room: TimeRoom, cards: readonly TimeEvent[]): Drawing {
  const { from, to, step, labelled } = SPANS[room]
  const at = (year: number) => RULER_X + ((year - from) / (to - from)) * RULER_WIDTH
  const years = Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step)
  const marks = marksIn(cards, room)
  const letters = markLetters(cards, marks.length)
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
    marks.map((year, i) => [
      pen.line(`M${at(year)} ${RULER}V${RULER - 8}`, 0.9),
      pen.shape(circle(at(year), RULER, 1.3), 'red', 0.7),
      pen.shape(circle(at(year), RULER - 11.4, 3.6), 'yellow', 0.9),
      pen.text(at(year), RULER - 9.5, letters[i] ?? '', 5.2),
    ]),
  ]
}

/** Cards of a family hang on the boughs of a painted tree. */
const familyTree = (pen: Pen): Drawing => [
  pen.shape('M84 232C96 216 96 200 92 170H118C114 200 114 216 126 232z', 'brown', 1.1),
  pen.shape(scallop(ring(105.5, 126, 88, 62, 20), 0.58), 'leaf', 1.2),
  pen.rope('M105 190V76M105 160C78 152 75 120 75 92M105 160C132 152 136 120 136 92', 3, 'brown', 0.8),
]

const chalkboard = (pen: Pen): Drawing => [
  pen.shape(box(10.5, 59, 189, 137, 2), 'wood', 1.2),
  pen.shape(box(13.5, 62, 183, 131, 1), 'leafDark', 0.9),
  pen.shape(box(10.5, 193, 189, 3.4, 1), 'woodDark', 0.9),
]

const NOTES: Readonly<Record<TimeRoom, readonly string[]>> = {
  escola: ['Escreva o século em algarismos romanos.', 'Cada tracinho vale 10 anos; há marcas que sobram.'],
  familia: [`Escreva a idade completada em ${AGE_YEAR}.`, 'Cada tracinho vale 5 anos; há marcas que sobram.'],
}

export const eventsPage = (pen: Pen, room: TimeRoom, variant: number, facts: EventFacts): PageMark[] => {
  return [
    ...marksOf([
      timeRoom(pen, room, variant),
      room === 'familia' ? familyTree(pen) : chalkboard(pen),
      ruler(pen, room, facts.cards),
      NOTES[room].map((words, i) => pen.text(105, 243 + i * 6.6, words, 4.6, { font: 'text' })),
    ]),
    ...facts.cards.flatMap((_, i) => card(pen, room, facts, i)),
    ...facts.between.flatMap((pair, i) =>
      boxed(
        pen,
        24 + i * 13.4,
        `Da marca ${markOf(facts.cards, room, pair[0])} à marca ${markOf(facts.cards, room, pair[1])}, quantos anos?`,
        String(Math.abs(pair[1].year - pair[0].year)),
        17,
      ),
    ),
  ]
}

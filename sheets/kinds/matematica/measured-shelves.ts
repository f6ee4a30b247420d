/** Things on two counters, each with a card on the front: choose unit and instrument, or change the unit and solve problems. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { standing } from '../../studio/fit.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { measureRoom } from '../../studio/places/measure-room.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { INSTRUMENTS } from '../../studio/shapes/measuring.ts'
import type { Converted, InstrumentName, Measured, MeasureRoom } from './measure-facts.ts'
import type { Story } from './measure-stories.ts'

const COLUMNS = [43, 105, 167]
const CARD = { width: 58, height: 34 }
const LETTERS = 'ABCD'

export interface ChoiceTask {
  readonly things: readonly Measured[]
  /** In the order of their letters. */
  readonly instruments: readonly InstrumentName[]
  /** True where the unit that fits is at the left. */
  readonly first: readonly boolean[]
}

export const letterOf = ({ instruments }: ChoiceTask, name: InstrumentName) => LETTERS.charAt(instruments.indexOf(name))

const cardOf = (i: number, tops: readonly number[]) => ({
  cx: COLUMNS[i % 3] ?? 0,
  top: tops[Math.floor(i / 3)] ?? 0,
})

const card = (pen: Pen, cx: number, top: number, name: string, height = CARD.height): Drawing => [
  pen.shape(box(cx - CARD.width / 2, top + 6, CARD.width, height, 3), 'white', 1),
  pen.text(cx, top + 13, name, fitTextSize(name, 'display', 4.8, CARD.width - 6)),
]

const OPTION = 5.7
const CHOICE_TOPS = [137, 228]
const CHOICE_CARD = 46

function instrumentShelf(pen: Pen, { instruments }: ChoiceTask): Drawing {
  const y = 88
  return [
    [30, 178].map((x) => pen.shape(`M${x - 3} ${y + 4}h6l-3 6z`, 'woodDark', 0.9)),
    pen.shape(box(14, y, 182, 10, 1.5), 'woodPale', 1.1),
    instruments.map((name, i) => {
      const x = 37 + i * 45.4
      return [
        standing(pen, INSTRUMENTS[name], x + 4, y, 27),
        pen.shape(circle(x - 17, y - 10, 5), 'yellow', 0.9),
        pen.text(x - 17, y - 7.8, LETTERS.charAt(i), 6.2),
        pen.text(x, y + 6.6, name, 4.5, { font: 'text' }),
      ]
    }),
  ]
}

function choice(pen: Pen, task: ChoiceTask, i: number): PageMark[] {
  const thing = task.things[i]
  if (!thing) return []
  const { cx, top } = cardOf(i, CHOICE_TOPS)
  const [left, y] = [cx - CARD.width / 2, top + 24.6]
  const units = task.first[i] ? [thing.unit, thing.unfit] : [thing.unfit, thing.unit]
  const words = `${thing.verb} ${thing.amount}`
  const spots = [left + 33, left + 48.5]
  return [
    ...marksOf([
      standing(pen, thing.draw, cx, top - 1.6, thing.size),
      card(pen, cx, top, thing.name, CHOICE_CARD),
      pen.text(left + 24.5, y + 1.7, words, fitTextSize(words, 'text', 4.8, 21), { font: 'text', anchor: 'end' }),
      units.map((unit, k) => [
        pen.shape(circle(spots[k] ?? 0, y, OPTION - 0.4), 'cream', 0.8),
        pen.text(spots[k] ?? 0, y + 1.7, unit, unit.length > 2 ? 4 : 5),
      ]),
      pen.text(left + 39, y + 18.2, 'instrumento', 4.6, { font: 'text', anchor: 'end' }),
      pen.shape(box(left + 42, y + 10.2, 13, 13, 2), 'white', 0.9),
    ]),
    answer([path(circle(spots[units.indexOf(thing.unit)] ?? 0, y, OPTION + 0.6), { stroke: ANSWER_RED, width: 1.2 })]),
    writtenAnswer(left + 48.5, y + 16.7, letterOf(task, thing.instrument), 6),
  ]
}

export const choicePage = (pen: Pen, room: MeasureRoom, look: number, task: ChoiceTask): PageMark[] => [
  ...marksOf([
    measureRoom(pen, room, look, [
      { top: 137, foot: 194 },
      { top: 228, foot: 300 },
    ]),
    instrumentShelf(pen, task),
  ]),
  ...task.things.flatMap((_, i) => choice(pen, task, i)),
]

export interface ConversionTask {
  readonly things: readonly Converted[]
  readonly stories: readonly Story[]
}

const CHANGE_TOPS = [90, 166]
const NOTES = { x: 15, y: 214, width: 180, height: 69 }

function change(pen: Pen, { name, draw, size, given, answer: value, unit }: Converted, i: number): PageMark[] {
  const { cx, top } = cardOf(i, CHANGE_TOPS)
  const [left, y] = [cx - CARD.width / 2, top + 30]
  return [
    ...marksOf([
      standing(pen, draw, cx, top - 1.6, size),
      card(pen, cx, top, name),
      pen.text(cx, top + 20.6, given, 5.4),
      pen.text(left + 8, y + 2.4, '=', 6),
      pen.shape(box(left + 13, y - 5.8, 27, 12.4, 2), 'white', 0.9),
      pen.text(left + 43, y + 2.2, unit, 5.2, { anchor: 'start' }),
    ]),
    writtenAnswer(left + 26.5, y + 0.4, value, 6),
  ]
}

function story(pen: Pen, { lines, answer: value, unit }: Story, i: number): PageMark[] {
  const y = NOTES.y + 5 + i * 32
  const x = NOTES.x + 5
  return [
    ...marksOf([
      pen.text(x, y + 7, lines[0], fitTextSize(lines[0], 'text', 5, NOTES.width - 10), {
        font: 'text',
        anchor: 'start',
      }),
      pen.text(x, y + 18.6, lines[1], 5, { font: 'text', anchor: 'start' }),
      pen.shape(box(NOTES.x + 116, y + 11, 34, 12.4, 2), 'white', 0.9),
      pen.text(NOTES.x + 153, y + 19, unit, 5, { font: 'text', anchor: 'start' }),
      i === 0 ? pen.line(`M${x} ${y + 29.5}H${NOTES.x + NOTES.width - 5}`, 0.5, 'grey') : [],
    ]),
    writtenAnswer(NOTES.x + 133, y + 17.2, value, 6),
  ]
}

export const conversionPage = (pen: Pen, room: MeasureRoom, look: number, task: ConversionTask): PageMark[] => [
  ...marksOf([
    measureRoom(pen, room, look, [
      { top: CHANGE_TOPS[0] ?? 0, foot: 133 },
      { top: CHANGE_TOPS[1] ?? 0, foot: 300 },
    ]),
    notePaper(pen, NOTES),
  ]),
  ...task.things.flatMap((one, i) => change(pen, one, i)),
  ...task.stories.flatMap((one, i) => story(pen, one, i)),
]

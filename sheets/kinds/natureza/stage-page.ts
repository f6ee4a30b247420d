/** Six instruments on a stage, what vibrates in each; before it a row in four sizes: the lowest and the highest sound. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { concertStage, STEPS, type Stage } from '../../studio/places/concert-stage.ts'
import {
  FAMILIES,
  type FamilyName,
  INSTRUMENTS,
  type InstrumentName,
  SIZE_COUNT,
} from '../../studio/shapes/stage-instruments.ts'
import { type Loudness, VIBRATES, VIBRATES_IN, VIBRATES_SHOWN, type Vibrating } from './sound-facts.ts'

export interface StageTask {
  readonly instruments: readonly InstrumentName[]
  /** The order of the numbers. */
  readonly numbers: readonly Vibrating[]
  readonly family: FamilyName
  /** Sizes from left to right, 0 is the smallest. */
  readonly sizes: readonly number[]
  readonly sentence: Loudness
}

const COLUMNS = [45, 105, 165]
const BOX = 12.6

/** The four numbers with their words on a strip above the stage, with even gaps between them. */
function legend(pen: Pen, numbers: readonly Vibrating[]): Drawing {
  const [x, y, width, height, size] = [17, 54.5, 176, 10.4, 4.5]
  const words = numbers.map((one, i) => `${i + 1} ${VIBRATES_SHOWN[one]}`)
  const widths = words.map((one) => measureText(one, 'display', size))
  const gap = (width - widths.reduce((sum, one) => sum + one, 0)) / (words.length + 1)
  let left = x + gap
  return [
    pen.shape(box(x, y, width, height, 3), 'yellowPale', 1),
    words.map((one, i) => {
      const at = left
      left += (widths[i] ?? 0) + gap
      return pen.text(at, y + 6.8, one, size, { anchor: 'start' })
    }),
  ]
}

function onStage(pen: Pen, { instruments, numbers }: StageTask): PageMark[] {
  return instruments.flatMap((name, i): PageMark[] => {
    const x = COLUMNS[i % 3] ?? 0
    const foot = STEPS.feet[i < 3 ? 0 : 1]
    const top = foot + 5 + (STEPS.front - BOX) / 2
    const width = BOX + 4 + measureText(name, 'display', 5.4)
    const left = x - width / 2
    return [
      ...marksOf([
        pen.at(x, foot, 1, INSTRUMENTS[name]),
        pen.shape(box(left, top, BOX, BOX, 2.2), 'white', 0.9),
        pen.shape(box(left + BOX + 2, top + 1.6, width - BOX + 2, BOX - 3.2, 2), 'cream', 0.7),
        pen.text(left + BOX + 4, top + 8.2, name, 5.4, { anchor: 'start' }),
      ]),
      writtenAnswer(left + BOX / 2, top + BOX / 2, String(numbers.indexOf(VIBRATES_IN[name]) + 1), 8),
    ]
  })
}

const ROW = { foot: 248, first: 60, step: 30 }
const SENTENCE = { x: 16, y: 269, width: 178, height: 13.4 }

function sizesRow(pen: Pen, { family, sizes }: StageTask): PageMark[] {
  return [
    ...marksOf([
      pen.shape(`M42 ${ROW.foot - 5}H168L172 ${ROW.foot + 4}H38z`, 'woodPale', 1),
      pen.shape(box(38, ROW.foot + 4, 134, 15.6), 'wood', 1.1),
    ]),
    ...sizes.flatMap((size, i): PageMark[] => {
      const x = ROW.first + i * ROW.step
      const y = ROW.foot + 5.5
      return [
        ...marksOf([
          pen.at(x, ROW.foot, 1, (own) => FAMILIES[family](own, size)),
          pen.shape(box(x - BOX / 2, y, BOX, BOX, 2.2), 'white', 0.9),
        ]),
        ...(size === 0 || size === SIZE_COUNT - 1 ? [writtenAnswer(x, y + BOX / 2, size === 0 ? 'A' : 'G', 8)] : []),
      ]
    }),
  ]
}

const CIRCLE = 'Circule:'

function sentenceLine(pen: Pen, { says, words, answer: right }: Loudness): PageMark[] {
  const { x, y, width, height } = SENTENCE
  const room = words.map((word) => measureText(word, 'display', 5.4) + 7)
  const start = x + 4 + measureText(CIRCLE, 'display', 4.9) + 2.4
  const size = fitTextSize(says, 'text', 4.9, x + width - 6 - start - room.reduce((sum, one) => sum + one, 0))
  let from = start + 3 + measureText(says, 'text', size)
  return [
    ...marksOf([
      pen.shape(box(x, y, width, height, 3), 'white', 1),
      pen.text(x + 4, y + 8.6, CIRCLE, 4.9, { anchor: 'start' }),
      pen.text(start, y + 8.6, says, size, { font: 'text', anchor: 'start' }),
    ]),
    ...words.flatMap((word, i): PageMark[] => {
      const at = from
      const wide = (room[i] ?? 0) - 2
      from += room[i] ?? 0
      return [
        pen.text(at + wide / 2, y + 8.8, word, 5.4),
        ...(i === right ? [answer([stroke(box(at, y + 2.4, wide, height - 4.8, 4), ANSWER_RED, 0.9)])] : []),
      ]
    }),
  ]
}

const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['nina', 'caio'],
  ['davi', 'sofia'],
  ['malu', 'gil'],
  ['yumi', 'theo'],
  ['bia', 'iara'],
]

export function stagePage(pen: Pen, stage: Stage, variant: number, task: StageTask): PageMark[] {
  const [left, right] = PAIRS[variant % PAIRS.length] ?? (['nina', 'caio'] as const)
  return [
    ...marksOf([
      concertStage(pen, stage),
      legend(pen, task.numbers),
      person(pen, left, 24, 264, 0.72, { pose: POINT }),
      person(pen, right, 186, 264, 0.72, { pose: POINT_LEFT }),
    ]),
    ...onStage(pen, task),
    ...sizesRow(pen, task),
    ...sentenceLine(pen, task.sentence),
  ]
}

export const vibratingCount = (names: readonly InstrumentName[], one: Vibrating): number =>
  names.filter((name) => VIBRATES_IN[name] === one).length

/** True while no kind of the four comes three times and none will be left out. */
export function fitsStage(page: readonly InstrumentName[], name: InstrumentName, perPage: number): boolean {
  const missing = VIBRATES.filter((one) => vibratingCount(page, one) === 0)
  const kind = VIBRATES_IN[name]
  return missing.includes(kind) || (vibratingCount(page, kind) < 2 && perPage - page.length > missing.length)
}

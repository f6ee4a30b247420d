/** A text about an experiment: names of its parts to write, its record to fill from what is on the shelf, its purpose. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { observationWall, SHELF, shelfAt } from '../../studio/places/observation-room.ts'
import { notepad } from '../../studio/places/writing-desk.ts'
import { EXPERIMENTS, type ExperimentName } from '../../studio/shapes/experiments.ts'
import { PART_NAMES, PURPOSES, TOLD } from './experiment-facts.ts'
import { answerBox, prose } from './papers.ts'

export interface RecordTask {
  readonly name: ExperimentName
  /** Names of the parts as they are on the strip. */
  readonly words: readonly number[]
  /** Purposes in the order of the page. */
  readonly purposes: readonly number[]
}

const FOOT = 116
const PAD = { x: 14, y: 131, width: 182, height: 150 }
const [LEFT, RIGHT] = [PAD.x + 6, PAD.x + PAD.width - 6]
const NAME = 43
const TEXT = LEFT + NAME + 4
const SIZE = 4.7
/** Size of a purpose, and its left end from that of its box. */
const [PURPOSE_SIZE, PURPOSE_INDENT] = [4.2, 11]

/** Top of each part, its height, in the order of the text. */
const ROWS = [154.4, 165.8, 177, 203, 237] as const

/** The rows of a record: a heading, then a box for each moment. */
function record(pen: Pen, name: ExperimentName, y: number): PageMark[] {
  const { times, moments, rows } = TOLD[name]
  const [head, cell] = [31, 23]
  const height = rows.length > 1 ? 10 : 15
  return [
    ...marksOf([
      pen.shape(box(TEXT + head, y, cell * 4, 8.4), 'yellowPale', 0.8),
      times.map((time, i) => pen.text(TEXT + head + cell * (i + 0.5), y + 5.9, time, 4.4)),
    ]),
    ...rows.flatMap(({ name: what, of }, row) => {
      const top = y + 8.4 + row * height
      return [
        ...marksOf([
          pen.shape(box(TEXT, top, head, height), 'yellowPale', 0.8),
          what.length > 16
            ? prose(pen, what, { at: [TEXT + 2, top + 5.6], width: head - 3, size: 4, leading: 5 })
            : pen.text(TEXT + head / 2, top + height / 2 + 1.5, what, fitTextSize(what, 'text', 4.2, head - 3), {
                font: 'text',
              }),
        ]),
        ...moments.flatMap((moment, i) => {
          const x = TEXT + head + cell * i
          return [
            ...marksOf(pen.shape(box(x, top, cell, height), 'white', 0.8)),
            writtenAnswer(x + cell / 2, top + height / 2, String(moment[of] ?? 0), 6),
          ]
        }),
      ]
    }),
  ]
}

/** Boxes in a row, each with its purpose, with equal gaps. */
function purposeRow(pen: Pen, purposes: readonly number[], y: number): PageMark[] {
  const shown = purposes.map((which) => {
    const words = PURPOSES[which] ?? ''
    return { which, words, width: PURPOSE_INDENT + measureText(words, 'text', PURPOSE_SIZE) }
  })
  const gap = (RIGHT - LEFT - shown.reduce((sum, { width }) => sum + width, 0)) / (shown.length - 1)
  let left = LEFT
  return shown.flatMap(({ which, words, width }) => {
    const x = left
    left += width + gap
    return [
      ...answerBox(pen, [x + 4.5, y + 4], 9, which === 0 ? 'X' : ''),
      ...marksOf(pen.text(x + PURPOSE_INDENT, y + 5.6, words, PURPOSE_SIZE, { font: 'text', anchor: 'start' })),
    ]
  })
}

export function recordRead(pen: Pen, { name, words, purposes }: RecordTask, variant: number): PageMark[] {
  const { question, material, steps, times, moments, conclusion } = TOLD[name]
  const [before, number, after] = conclusion
  const width = RIGHT - TEXT
  const [, , third, fourth, last] = ROWS
  const gap = TEXT + measureText(before, 'text', SIZE) + 2
  return [
    ...marksOf([
      observationWall(pen, variant),
      moments.map((moment, i) =>
        pen.at(SHELF.first + i * SHELF.step, FOOT - 2.6, name === 'lagarta' || name === 'balao' ? 1.2 : 1.32, (own) =>
          EXPERIMENTS[name](own, moment, true),
        ),
      ),
      shelfAt(pen, FOOT, times),
      notepad(pen, PAD),
      words.map((which, i) => {
        const x = LEFT + i * 34.2
        return [
          pen.shape(box(x, PAD.y + 11.5, 33, 7.6, 2), 'bluePale', 0.7),
          pen.text(x + 16.5, PAD.y + 16.9, PART_NAMES[which] ?? '', 4.7),
        ]
      }),
      prose(pen, question, { at: [TEXT, ROWS[0] + 6.4], width, size: SIZE, leading: 6 }),
      prose(pen, material, {
        at: [TEXT, ROWS[1] + 6.4],
        width,
        size: fitTextSize(material, 'text', SIZE, width),
        leading: 6,
      }),
      steps.map((step, i) =>
        pen.text(TEXT, third + 6.4 + i * 7, `${i + 1}. ${step}`, SIZE, { font: 'text', anchor: 'start' }),
      ),
      pen.text(TEXT, last + 6.4, before, SIZE, { font: 'text', anchor: 'start' }),
      pen.shape(box(gap, last - 0.6, 15, 10, 1.6), 'white', 0.9),
      pen.text(gap + 17, last + 6.4, after, SIZE, { font: 'text', anchor: 'start' }),
      pen.line(`M${LEFT} 251H${RIGHT}`, 0.5),
      pen.text(LEFT, 258.5, 'Para que serve este texto?', 5, { anchor: 'start' }),
    ]),
    writtenAnswer(gap + 7.5, last + 4.4, String(number), 6),
    ...PART_NAMES.flatMap((part, i) => {
      const y = ROWS[i] ?? 0
      return [
        ...marksOf(pen.shape(box(LEFT, y - 0.5, NAME, 10, 2), 'white', 0.9)),
        writtenAnswer(LEFT + NAME / 2, y + 4.5, part, 5.4),
      ]
    }),
    ...record(pen, name, fourth - 1),
    ...purposeRow(pen, purposes, 264),
  ]
}

/**
 * The paper that every sheet is drawn on: name and date lines, title, one short instruction with its pictogram,
 * the page number and the product's name. The drawing itself goes into `CONTENT`.
 */
import type { Box } from '../lettering/bounds.ts'
import { fitTextSize, measureText } from '../lettering/fonts.ts'
import { BLACK, GREY, PALE_GREY } from '../scene/inks.ts'
import { line, text } from '../scene/marks.ts'
import { type Mark, PAGE_WIDTH_MM, type ScenePage } from '../scene/scene.ts'
import { drawPictogram, type Pictogram } from './pictograms.ts'
import { PAPER_TEXTS } from './texts.ts'

const LEFT = 16
const RIGHT = PAGE_WIDTH_MM - 16

/** Where a sheet draws: 178 mm x 218 mm. */
export const CONTENT: Box = { x: LEFT, y: 59, width: RIGHT - LEFT, height: 218 }

const TITLE_SIZE = 8.4
const INSTRUCTION_SIZE = 5.2
const INSTRUCTION_BASELINE = 50
const PICTOGRAM_SIZE = 7.5
const PICTOGRAM_GAP = 2.6
const SMALL_SIZE = 3.4
const NAME_BASELINE = 19.5
const FOOT_BASELINE = 285.5

export interface PaperHeading {
  readonly title: string
  readonly instruction: string
  readonly pictogram: Pictogram
  /** From 1. */
  readonly page: number
  readonly pageCount: number
}

function writingLines(): Mark[] {
  const labelled = (x: number, end: number, label: string) => {
    const start = x + measureText(label, 'text', SMALL_SIZE) + 2
    return [
      text(x, NAME_BASELINE, label, SMALL_SIZE, { font: 'text', anchor: 'start', fill: GREY }),
      line(start, NAME_BASELINE + 0.6, end, NAME_BASELINE + 0.6, { stroke: PALE_GREY, width: 0.35 }),
    ]
  }
  return [...labelled(LEFT, 138, PAPER_TEXTS.name), ...labelled(146, RIGHT, PAPER_TEXTS.date)]
}

function footer(page: number, pageCount: number): Mark[] {
  const style = { font: 'text', fill: GREY } as const
  return [
    text(LEFT, FOOT_BASELINE, PAPER_TEXTS.product, 3.1, { ...style, anchor: 'start' }),
    text(RIGHT, FOOT_BASELINE, PAPER_TEXTS.page(page, pageCount), 3.1, { ...style, anchor: 'end' }),
  ]
}

function instructionRow(instruction: string, pictogram: Pictogram): Mark[] {
  const room = RIGHT - LEFT - PICTOGRAM_SIZE - PICTOGRAM_GAP
  const size = fitTextSize(instruction, 'text', INSTRUCTION_SIZE, room)
  const width = measureText(instruction, 'text', size)
  const start = (PAGE_WIDTH_MM - width - PICTOGRAM_SIZE - PICTOGRAM_GAP) / 2
  return [
    drawPictogram(pictogram, start, INSTRUCTION_BASELINE - PICTOGRAM_SIZE + 1.9, PICTOGRAM_SIZE),
    text(start + PICTOGRAM_SIZE + PICTOGRAM_GAP, INSTRUCTION_BASELINE, instruction, size, {
      font: 'text',
      anchor: 'start',
      fill: BLACK,
    }),
  ]
}

function titleLine(title: string): Mark {
  return text(PAGE_WIDTH_MM / 2, 38, title, fitTextSize(title, 'display', TITLE_SIZE, RIGHT - LEFT))
}

/** A worksheet page: the frame of the paper and the marks drawn in `CONTENT`. */
export function framePage(heading: PaperHeading, marks: readonly Mark[]): ScenePage {
  return {
    marks: [
      ...writingLines(),
      titleLine(heading.title),
      ...instructionRow(heading.instruction, heading.pictogram),
      ...marks,
      ...footer(heading.page, heading.pageCount),
    ],
  }
}

/** The answer key: title, note for the adult and the marks, without name and date lines. */
export function frameAnswerKey(title: string, pageCount: number, marks: readonly Mark[]): ScenePage {
  const heading = `${PAPER_TEXTS.answerKey}: ${title}`
  return {
    marks: [
      titleLine(heading),
      text(PAGE_WIDTH_MM / 2, INSTRUCTION_BASELINE - 1, PAPER_TEXTS.answerKeyNote, 4.2, { font: 'text', fill: GREY }),
      ...marks,
      ...footer(pageCount, pageCount),
    ],
  }
}

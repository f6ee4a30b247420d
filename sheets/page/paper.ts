/**
 * The paper that every sheet is drawn on: lines for name and date (and school and class), title, one short instruction
 * with its pictogram, the level in dots, a box to tick on easy sheets, the page number and the product's name. The drawing itself goes into `CONTENT`.
 */
import type { Box } from '../lettering/bounds.ts'
import { fitTextSize, measureText } from '../lettering/fonts.ts'
import { BLACK, GREY, PALE_GREY } from '../scene/inks.ts'
import { circle, line, rect, text } from '../scene/marks.ts'
import { type Level, type Mark, PAGE_WIDTH_MM, type ScenePage } from '../scene/scene.ts'
import { drawPictogram, type Pictogram } from './pictograms.ts'
import { PAPER_TEXTS } from './texts.ts'

const LEFT = 16
const RIGHT = PAGE_WIDTH_MM - 16

/** Drawing area of a sheet: 178 mm x 218 mm. */
export const CONTENT: Box = { x: LEFT, y: 59, width: RIGHT - LEFT, height: 218 }

const TITLE_SIZE = 8.4
const INSTRUCTION_SIZE = 5.2
const INSTRUCTION_BASELINE = 50.8
const NOTE_BASELINE = 49
const PICTOGRAM_SIZE = 7.5
const PICTOGRAM_GAP = 2.6
const SMALL_SIZE = 3.4
const NAME_BASELINE = 15.2
/** Of a printed name. */
const NAME_SIZE = 5.4
/** Of a printed class. */
const CLASS_SIZE = 4.2
const SCHOOL_BASELINE = 21.2
const NAME_END = 138
const DATE_START = 146
const FOOT_BASELINE = 285.5
const FOOT_SIZE = 3.1

export interface PaperHeading {
  readonly title: string
  readonly instruction: string
  readonly pictogram: Pictogram
  readonly level: Level
  /** For an adult, or to be given: no lines for the child's name, no level, no box to tick. */
  readonly unsigned: boolean
  /** A line for school and class below name and date. */
  readonly school: boolean
  /** The strip of a place that holds the title. */
  readonly band: readonly Mark[]
  /** From 1. */
  readonly page: number
  readonly pageCount: number
}

function labelledLine(x: number, end: number, baseline: number, label: string): Mark[] {
  const start = x + measureText(label, 'text', SMALL_SIZE) + 2
  return [
    text(x, baseline, label, SMALL_SIZE, { font: 'text', anchor: 'start', fill: GREY }),
    line(start, baseline + 0.6, end, baseline + 0.6, { stroke: PALE_GREY, width: 0.35 }),
  ]
}

export function writingLines({ school, unsigned }: Pick<PaperHeading, 'school' | 'unsigned'>): Mark[] {
  if (unsigned) return []
  return [
    ...labelledLine(LEFT, NAME_END, NAME_BASELINE, PAPER_TEXTS.name),
    ...labelledLine(DATE_START, RIGHT, NAME_BASELINE, PAPER_TEXTS.date),
    ...(school ? labelledLine(LEFT, NAME_END, SCHOOL_BASELINE, PAPER_TEXTS.school) : []),
    ...(school ? labelledLine(DATE_START, RIGHT, SCHOOL_BASELINE, PAPER_TEXTS.class) : []),
  ]
}

const hasLine = ({ marks }: ScenePage, label: string, baseline: number): boolean =>
  marks.some((mark) => mark.kind === 'text' && mark.text === label && mark.y === baseline)

/** True for a page that a child's name is written on. */
export const hasNameLine = (page: ScenePage): boolean => hasLine(page, PAPER_TEXTS.name, NAME_BASELINE)

/** True for a page with the second line of the heading. */
export const hasSchoolLine = (page: ScenePage): boolean => hasLine(page, PAPER_TEXTS.school, SCHOOL_BASELINE)

/** Words printed on the line of a label; smaller where they are long. */
function onLine(words: string, label: string, [left, right]: readonly [number, number], y: number, most: number): Mark {
  const start = left + measureText(label, 'text', SMALL_SIZE) + 4
  const size = fitTextSize(words, 'text', most, right - start - 2)
  return text(start, y - 0.6, words, size, { font: 'text', anchor: 'start', fill: BLACK })
}

/** A name on the line for it. */
export const nameOnLine = (name: string): Mark =>
  onLine(name, PAPER_TEXTS.name, [LEFT, NAME_END], NAME_BASELINE, NAME_SIZE)

/** The name of a class on the line for it, below the date. */
export const classOnLine = (name: string): Mark =>
  onLine(name, PAPER_TEXTS.class, [DATE_START, RIGHT], SCHOOL_BASELINE, CLASS_SIZE)

/** The number of a page, from 1, at the foot: of its sheet, or of all that a child gets. */
export const pageNumber = (page: number, pageCount: number): Mark =>
  text(RIGHT, FOOT_BASELINE, PAPER_TEXTS.page(page, pageCount), FOOT_SIZE, { font: 'text', fill: GREY, anchor: 'end' })

export function footer(page: number, pageCount: number): Mark[] {
  return [
    text(LEFT, FOOT_BASELINE, PAPER_TEXTS.product, FOOT_SIZE, { font: 'text', fill: GREY, anchor: 'start' }),
    pageNumber(page, pageCount),
  ]
}

const DOTS_OF: Readonly<Record<Level, number>> = { facil: 1, medio: 2, desafio: 3 }
const MOST_DOTS = 3
const DOT_RADIUS = 1.2
const DOT_STEP = 4.2

/** One to three full dots of three: how hard the sheet is, without a word. */
function levelDots(level: Level): Mark[] {
  const y = FOOT_BASELINE - 1.1
  return Array.from({ length: MOST_DOTS }, (_, i) =>
    circle(PAGE_WIDTH_MM / 2 + (i - 1) * DOT_STEP, y, DOT_RADIUS, {
      stroke: GREY,
      width: 0.35,
      ...(i < DOTS_OF[level] && { fill: GREY }),
    }),
  )
}

const READY_SIDE = 5.6

/** A box to tick when the page is finished: the end of the task is seen. */
function readyBox(): Mark[] {
  const x = PAGE_WIDTH_MM / 2 + 22
  return [
    rect(x, FOOT_BASELINE - READY_SIDE + 1.2, READY_SIDE, READY_SIDE, { radius: 1.2, width: 0.45, stroke: GREY }),
    text(x + READY_SIDE + 2, FOOT_BASELINE, PAPER_TEXTS.ready, 3.6, { font: 'text', anchor: 'start', fill: GREY }),
  ]
}

/** At the foot: how hard the page is, and on an easy one the box to tick. */
export const levelMarks = ({ level, unsigned }: Pick<PaperHeading, 'level' | 'unsigned'>): Mark[] =>
  unsigned ? [] : [...levelDots(level), ...(level === 'facil' ? readyBox() : [])]

/** The number of a copy, at the foot: its key carries the same. */
export const copyNumber = (number: number): Mark =>
  text(PAGE_WIDTH_MM / 2 - 46, FOOT_BASELINE, PAPER_TEXTS.copy(number), FOOT_SIZE, { font: 'text', fill: GREY })

/** Place and form of a mark: its inks differ where ink is saved. */
const formOf = (mark: Mark) =>
  mark.kind === 'path' ? mark.d : mark.kind === 'text' ? `${mark.x} ${mark.y} ${mark.text}` : ''
const LEVEL_MARKS = new Set([...levelDots('facil'), ...readyBox()].map(formOf))
const isLevelMark = (mark: Mark) => LEVEL_MARKS.has(formOf(mark))

const isPageNumber = (mark: Mark) =>
  mark.kind === 'text' && mark.x === RIGHT && mark.y === FOOT_BASELINE && mark.anchor === 'end'

/** A page without the number that it has within its sheet. */
export const withoutPageNumber = (page: ScenePage): ScenePage => ({
  ...page,
  marks: page.marks.filter((mark) => !isPageNumber(mark)),
})

const PRODUCT = footer(1, 1).map(formOf)[0]

/** A page whose product's name goes to the right, beside a code in the corner. `by` in mm. */
export const withProductAside = (page: ScenePage, by: number): ScenePage => ({
  ...page,
  marks: page.marks.map((mark) =>
    mark.kind === 'text' && formOf(mark) === PRODUCT ? { ...mark, x: mark.x + by } : mark,
  ),
})

/** A page that shows no level: children compare. The box to tick is on easy pages alone, and goes with the dots. */
export const withoutLevel = (page: ScenePage): ScenePage => ({
  ...page,
  marks: page.marks.filter((mark) => !isLevelMark(mark)),
})

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
      ...writingLines(heading),
      ...heading.band,
      ...instructionRow(heading.instruction, heading.pictogram),
      ...marks,
      ...levelMarks(heading),
      ...footer(heading.page, heading.pageCount),
    ],
  }
}

function frameForAdult(
  heading: string,
  note: string,
  page: number,
  pageCount: number,
  marks: readonly Mark[],
): ScenePage {
  return {
    marks: [
      titleLine(heading),
      text(PAGE_WIDTH_MM / 2, NOTE_BASELINE, note, 4.2, { font: 'text', fill: GREY }),
      ...marks,
      ...footer(page, pageCount),
    ],
  }
}

/** The answer key: title, note for the adult and the marks, without name and date lines. */
export const frameAnswerKey = (title: string, page: number, pageCount: number, marks: readonly Mark[]): ScenePage =>
  frameForAdult(`${PAPER_TEXTS.answerKey}: ${title}`, PAPER_TEXTS.answerKeyNote, page, pageCount, marks)

/** A page that the child does not get: what is read aloud, what to watch for. */
export const frameAdultPage = (
  title: string,
  page: number,
  pageCount: number,
  marks: readonly Mark[],
  note: string = PAPER_TEXTS.adultNote,
): ScenePage => frameForAdult(`${PAPER_TEXTS.adult}: ${title}`, note, page, pageCount, marks)

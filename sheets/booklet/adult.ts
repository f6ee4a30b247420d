/** The pages of the adult: what each sheet works on, and a table to note who did what. Lengths in mm. */
import { fitTextSize } from '../lettering/fonts.ts'
import { paragraph } from '../page/paragraph.ts'
import { BLACK, GREY, PALE_GREY } from '../scene/inks.ts'
import { group, line, rect, rectData, text } from '../scene/marks.ts'
import { type Mark, PAGE_WIDTH_MM, type ScenePage } from '../scene/scene.ts'
import { box, circle } from '../studio/paths.ts'
import { marksOf, Pen } from '../studio/pen.ts'
import { school } from '../studio/shapes/built.ts'
import { bush, cloud, hill, tree } from '../studio/shapes/nature.ts'
import { LIST_ROWS, TABLE_COLUMNS, TABLE_ROWS } from './rows.ts'
import { BOOKLET_TEXTS } from './texts.ts'

const LEFT = 20
const RIGHT = PAGE_WIDTH_MM - LEFT

/** One sheet of a booklet, in words. */
export interface BookletSheet {
  readonly title: string
  /** Its work: kind and level, or its category. */
  readonly about: string
  /** Its task in two sentences; empty where it is printed differently from the catalogue. */
  readonly description: string
  /** Codes of the BNCC. */
  readonly skills: readonly string[]
}

const MIDDLE = PAGE_WIDTH_MM / 2
const BAND = { x: 11, y: 12, width: PAGE_WIDTH_MM - 22, height: 30 }

/** A heading and a line below it on a meadow with a school. */
function band(title: string, note: string, color: boolean): Mark[] {
  const pen = new Pen(color)
  const { x, y, width, height } = BAND
  const foot = y + height
  const picture = marksOf([
    pen.shape(box(x, y, width, height), 'sky', null),
    cloud(pen.plane('far', 'hillLine'), MIDDLE + 28, y + 11, 0.5),
    hill(
      pen.plane('far', 'hillLine'),
      [
        [x - 4, foot - 6],
        [60, foot - 8],
        [120, foot - 7],
        [x + width + 4, foot - 14],
      ],
      'hillFar',
      foot + 4,
    ),
    pen
      .plane('middle')
      .shape(
        `M${x - 4} ${foot - 4}Q70 ${foot - 8} ${MIDDLE} ${foot - 5}T${x + width + 4} ${foot - 6}V${foot + 4}H${x - 4}z`,
        'grass',
      ),
    tree(pen.plane('middle'), RIGHT - 58, foot - 3, 0.4),
    school(pen.plane('middle'), RIGHT - 26, foot - 3, 0.34),
    bush(pen.plane('middle'), RIGHT + 1, foot - 1, 0.32),
  ])
  return [
    group(0, 0, picture, { clip: rectData(x, y, width, height, 6) }),
    rect(x, y, width, height, { radius: 6, width: 1.2 }),
    text(LEFT, y + 12.5, title, 9, { font: 'display', anchor: 'start' }),
    text(LEFT, y + 20, note, fitTextSize(note, 'text', 4.2, 106), { font: 'text', anchor: 'start' }),
  ]
}

const numbered = (pen: Pen, number: number, x: number, y: number): Mark[] =>
  marksOf([pen.shape(circle(x, y, 4.4), 'yellowPale', 0.9), pen.text(x, y + 1.7, number, 4.8)])

const ROW_STEP = 6.2
/** Room of one sheet in the list: its title and the lines below it. */
const [LIST_TOP, LIST_STEP, LIST_LINES] = [46, 29.5, 4]
const TEXT_LEFT = LEFT + 9

/** As many lines as there is room for; one that was cut ends with an ellipsis. */
const firstLines = (lines: readonly Mark[], most: number): Mark[] =>
  lines
    .slice(0, most)
    .map((mark, i) =>
      mark.kind === 'text' && i === most - 1 && lines.length > most ? { ...mark, text: `${mark.text}…` } : mark,
    )

function listed(pen: Pen, sheet: BookletSheet, number: number, y: number): Mark[] {
  const words = [sheet.about, sheet.skills.join(', ')].filter((part) => part !== '').join(' · ')
  const style = { size: 3.7, width: RIGHT - TEXT_LEFT - 3 }
  const about = paragraph(TEXT_LEFT, y + 7.4, words, { ...style, fill: GREY })
  return [
    ...(number % 2 ? marksOf(pen.shape(box(BAND.x, y - 0.5, BAND.width, LIST_STEP - 1.5, 4), 'cream', null)) : []),
    ...numbered(pen, number, LEFT + 1.5, y + 4.6),
    text(TEXT_LEFT, y + 6, sheet.title, fitTextSize(sheet.title, 'display', 5, style.width), {
      font: 'display',
      anchor: 'start',
    }),
    ...about.marks,
    ...firstLines(
      paragraph(TEXT_LEFT, y + 8 + about.height, sheet.description, style).marks,
      LIST_LINES - about.marks.length,
    ),
  ]
}

/** The adult's part: category, levels and codes of each sheet, then a table to note who did what. */
export function teacherPages(sheets: readonly BookletSheet[], names: readonly string[], color: boolean): ScenePage[] {
  const pen = new Pen(color)
  const lists = Array.from({ length: Math.ceil(sheets.length / LIST_ROWS) }, (_, page) => {
    const first = page * LIST_ROWS
    return [
      ...band(BOOKLET_TEXTS.teacher, BOOKLET_TEXTS.teacherNote, color),
      ...sheets
        .slice(first, first + LIST_ROWS)
        .flatMap((sheet, i) => listed(pen, sheet, first + i + 1, LIST_TOP + i * LIST_STEP)),
    ]
  })
  return [...lists, ...tablePages(sheets.length, names, color)].map((marks) => ({ marks }))
}

function tablePages(sheets: number, names: readonly string[], color: boolean): Mark[][] {
  const pages: Mark[][] = []
  for (let column = 0; column < sheets; column += TABLE_COLUMNS) {
    for (let row = 0; row < names.length; row += TABLE_ROWS) {
      const numbers = Array.from({ length: Math.min(TABLE_COLUMNS, sheets - column) }, (_, i) => column + i + 1)
      pages.push(table(numbers, names.slice(row, row + TABLE_ROWS), color))
    }
  }
  return pages
}

function table(numbers: readonly number[], names: readonly string[], color: boolean): Mark[] {
  const pen = new Pen(color)
  const [top, first] = [60, LEFT + 46]
  const step = Math.min(16, (RIGHT - first) / numbers.length)
  const [right, bottom] = [first + step * numbers.length, top + ROW_STEP * names.length]
  const style = { stroke: GREY, width: 0.3 }
  return [
    ...band(BOOKLET_TEXTS.who, BOOKLET_TEXTS.marks, color),
    ...names.flatMap((_, i) =>
      i % 2 ? [] : marksOf(pen.shape(box(LEFT, top + ROW_STEP * i, right - LEFT, ROW_STEP), 'cream', null)),
    ),
    ...numbers.flatMap((number, i) => numbered(pen, number, first + step * (i + 0.5), top - 6)),
    ...names.map((name, i) =>
      text(LEFT + 1.5, top + ROW_STEP * (i + 1) - 1.8, name, fitTextSize(name, 'text', 4, 42), {
        font: 'text',
        anchor: 'start',
        fill: BLACK,
      }),
    ),
    ...Array.from({ length: names.length + 1 }, (_, i) => {
      const y = top + ROW_STEP * i
      return line(
        LEFT,
        y,
        right,
        y,
        i === 0 || i === names.length ? { ...style, width: 0.6 } : { ...style, stroke: PALE_GREY },
      )
    }),
    ...[LEFT, ...Array.from({ length: numbers.length + 1 }, (_, i) => first + step * i)].map((x) =>
      line(x, top, x, bottom, style),
    ),
  ]
}

/** The pages of a booklet that are no sheets: cover, contents, and the part of the adult. Lengths in mm. */
import { fitTextSize, measureText } from '../lettering/fonts.ts'
import { paragraph } from '../page/paragraph.ts'
import { drawPicture } from '../pictures/drawing.ts'
import { BLACK, GREY, PALE_GREY } from '../scene/inks.ts'
import { line, rect, text } from '../scene/marks.ts'
import { type Mark, PAGE_WIDTH_MM, type ScenePage } from '../scene/scene.ts'
import { CONTENTS_ROWS, contentsCount, LIST_ROWS, TABLE_COLUMNS, TABLE_ROWS } from './rows.ts'
import { BOOKLET_TEXTS } from './texts.ts'

const LEFT = 20
const WIDTH = PAGE_WIDTH_MM - 2 * LEFT
const MIDDLE = PAGE_WIDTH_MM / 2
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

/** The cover: a title, a picture the child likes, and its name, or a line for one. */
export function coverPage(name: string, picture: string | null, color: boolean): ScenePage {
  const size = name === '' ? 0 : fitTextSize(name, 'display', 22, WIDTH - 20)
  return {
    marks: [
      rect(14, 14, PAGE_WIDTH_MM - 28, 269, { radius: 8, width: 0.8, stroke: GREY }),
      text(MIDDLE, 52, BOOKLET_TEXTS.booklet, 15, { font: 'display', fill: BLACK }),
      ...(picture ? [drawPicture(picture, { cx: MIDDLE, cy: 138, size: 110, color })] : []),
      text(MIDDLE, 222, BOOKLET_TEXTS.belongsTo, 5.4, { font: 'text', fill: GREY }),
      ...(name === '' ? [] : [text(MIDDLE, 248, name, size, { font: 'display', fill: BLACK })]),
      line(LEFT + 20, 255, RIGHT - 20, 255, { stroke: PALE_GREY, width: 0.5 }),
    ],
  }
}

const [CONTENTS_STEP, ROW_SIZE] = [11, 5.6]
const BOX = RIGHT - 7

/** The list of the sheets, each with its first page, if that is known, and a box to tick. */
export function contentsPages(
  sheets: readonly { readonly title: string; readonly page: number | null }[],
): ScenePage[] {
  return Array.from({ length: contentsCount(sheets.length) }, (_, page) => {
    const first = page * CONTENTS_ROWS
    const rows = sheets.slice(first, first + CONTENTS_ROWS).flatMap(({ title, page }, i): Mark[] => {
      const y = 58 + i * CONTENTS_STEP
      const words = `${first + i + 1}. ${title}`
      const size = fitTextSize(words, 'text', ROW_SIZE, WIDTH - 34)
      const end = LEFT + measureText(words, 'text', size)
      const number = page === null ? '' : String(page)
      const style = { font: 'text', fill: BLACK } as const
      return [
        text(LEFT, y, words, size, { ...style, anchor: 'start' }),
        ...(number === '' ? [] : [text(BOX - 4, y, number, ROW_SIZE, { ...style, anchor: 'end' })]),
        line(end + 3, y, BOX - 6 - measureText(number, 'text', ROW_SIZE), y, {
          stroke: PALE_GREY,
          width: 0.35,
          dash: [0.4, 1.6],
          cap: 'round',
        }),
        rect(BOX, y - 5.4, 7, 7, { radius: 1.4, width: 0.5, stroke: GREY }),
      ]
    })
    return { marks: [text(MIDDLE, 36, BOOKLET_TEXTS.contents, 9, { font: 'display' }), ...rows] }
  })
}

const ROW_STEP = 5.8
/** Room of one sheet in the list: its title and the lines below it. */
const [LIST_STEP, LIST_LINES] = [29.5, 4]

/** As many lines as there is room for; one that was cut ends with an ellipsis. */
const firstLines = (lines: readonly Mark[], most: number): Mark[] =>
  lines
    .slice(0, most)
    .map((mark, i) =>
      mark.kind === 'text' && i === most - 1 && lines.length > most ? { ...mark, text: `${mark.text}…` } : mark,
    )

/** The adult's part: category, levels and codes of each sheet, then a table to note who did what. */
export function teacherPages(sheets: readonly BookletSheet[], names: readonly string[]): ScenePage[] {
  const lists = Array.from({ length: Math.ceil(sheets.length / LIST_ROWS) }, (_, page) => {
    const first = page * LIST_ROWS
    const rows = sheets.slice(first, first + LIST_ROWS).flatMap((sheet, i): Mark[] => {
      const y = 46 + i * LIST_STEP
      const title = `${first + i + 1}. ${sheet.title}`
      const words = [sheet.about, sheet.skills.join(', ')].filter((part) => part !== '').join(' · ')
      const style = { size: 3.7, width: WIDTH - 8 }
      const about = paragraph(LEFT + 8, y + 6.4, words, { ...style, fill: GREY })
      return [
        text(LEFT, y + 4, title, fitTextSize(title, 'display', 5, WIDTH), { font: 'display', anchor: 'start' }),
        ...about.marks,
        ...firstLines(
          paragraph(LEFT + 8, y + 7 + about.height, sheet.description, style).marks,
          LIST_LINES - about.marks.length,
        ),
      ]
    })
    return [
      text(LEFT, 30, BOOKLET_TEXTS.teacher, 8.4, { font: 'display', anchor: 'start' }),
      text(LEFT, 38, BOOKLET_TEXTS.teacherNote, 4.2, { font: 'text', anchor: 'start', fill: GREY }),
      ...rows,
    ]
  })
  return [...lists, ...tablePages(sheets.length, names)].map((marks) => ({ marks }))
}

function tablePages(sheets: number, names: readonly string[]): Mark[][] {
  const pages: Mark[][] = []
  for (let column = 0; column < sheets; column += TABLE_COLUMNS) {
    for (let row = 0; row < names.length; row += TABLE_ROWS) {
      const numbers = Array.from({ length: Math.min(TABLE_COLUMNS, sheets - column) }, (_, i) => column + i + 1)
      pages.push(table(numbers, names.slice(row, row + TABLE_ROWS)))
    }
  }
  return pages
}

function table(numbers: readonly number[], names: readonly string[]): Mark[] {
  const [top, first] = [52, LEFT + 46]
  const step = Math.min(12, (RIGHT - first) / numbers.length)
  const [right, bottom] = [first + step * numbers.length, top + ROW_STEP * names.length]
  const style = { stroke: PALE_GREY, width: 0.3 }
  return [
    text(LEFT, 34, BOOKLET_TEXTS.who, 7, { font: 'display', anchor: 'start' }),
    ...numbers.map((number, i) =>
      text(first + step * (i + 0.5), top - 2, String(number), 3.6, { font: 'display', fill: BLACK }),
    ),
    ...names.map((name, i) =>
      text(LEFT, top + ROW_STEP * (i + 1) - 1.6, name, fitTextSize(name, 'text', 4, 44), {
        font: 'text',
        anchor: 'start',
        fill: BLACK,
      }),
    ),
    ...Array.from({ length: names.length + 1 }, (_, i) => {
      const y = top + ROW_STEP * i
      return line(LEFT, y, right, y, style)
    }),
    ...Array.from({ length: numbers.length + 1 }, (_, i) => {
      const x = first + step * i
      return line(x, top, x, bottom, style)
    }),
  ]
}

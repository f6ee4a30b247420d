/** Charts and tables: fill in a column chart, read one, answer questions about a table with two entries. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import {
  ANSWER_RED,
  BLUE,
  GREEN,
  GREY,
  ORANGE,
  PALE_GREY,
  PINK,
  PURPLE,
  SAND,
  SOFT_GREY,
  tint,
} from '../../scene/inks.ts'
import { answerBox, centredText, line, rect, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'

export interface Question {
  readonly asked: string
  readonly answer: string
}

export interface ChartPage {
  readonly things: readonly string[]
  /** How many of each; of the table, row by row. */
  readonly counts: readonly (readonly number[])[]
  readonly questions: readonly Question[]
}

/** What the children voted for, by theme. */
const THEMES: Readonly<Record<string, string>> = {
  frutas: 'apple banana orange strawberry pear mango grape pineapple watermelon cashew',
  bichos: 'cat dog rabbit duck cow pig horse sheep goat turkey',
  brinquedos: 'ball kite car boat spinning-top yo-yo bicycle drum train peteca',
}
const INKS: readonly Ink[] = [ORANGE, BLUE, GREEN, PINK, PURPLE]
/** Columns of a chart, and its highest value. */
const [COLUMNS, MOST] = [5, 10]
const TABLE_ROWS = ['1º ano', '2º ano', '3º ano'] as const
const TABLE_COLUMNS = 4

/** Different counts, so that the highest and the lowest column are one each. */
const countsOf = (random: Random, columns: number, least: number, most: number) =>
  random.sample(
    Array.from({ length: most - least + 1 }, (_, i) => least + i),
    columns,
  )

/** Largest or smallest, by position. */
const placeOf = (counts: readonly number[], pick: (...values: number[]) => number) => counts.indexOf(pick(...counts))

function askChart(pictures: readonly Picture[], counts: readonly number[], random: Random): Question[] {
  const name = (i: number) => pictures[i]?.name ?? ''
  const the = (i: number) => `${pictures[i]?.article} ${name(i)}`
  const count = (i: number) => counts[i] ?? 0
  const places = pictures.map((_, i) => i)
  const [a = 0, b = 0] = random.sample(places, 2).sort((x, y) => count(y) - count(x))
  const [c = 0, d = 0] = random.sample(
    places.filter((i) => i !== a),
    2,
  )
  return [
    { asked: 'O que teve mais votos?', answer: name(placeOf(counts, Math.max)) },
    { asked: 'O que teve menos votos?', answer: name(placeOf(counts, Math.min)) },
    { asked: `Quantas crianças votaram em ${name(c)}?`, answer: String(count(c)) },
    { asked: `${name(c)} e ${name(d)}: quantos votos juntos?`, answer: String(count(c) + count(d)) },
    { asked: `Quantos votos ${the(a)} teve a mais que ${the(b)}?`, answer: String(count(a) - count(b)) },
  ]
}

function askTable(pictures: readonly Picture[], counts: readonly (readonly number[])[], random: Random): Question[] {
  const row = random.integer(0, TABLE_ROWS.length - 1)
  const other = (row + random.integer(1, 2)) % TABLE_ROWS.length
  const [c = 0, d = 0] = random.sample(
    pictures.map((_, i) => i),
    2,
  )
  const name = (i: number) => pictures[i]?.name ?? ''
  const the = (i: number) => `${pictures[i]?.article} ${name(i)}`
  const at = (r: number, i: number) => counts[r]?.[i] ?? 0
  const total = (i: number) => counts.reduce((sum, values) => sum + (values[i] ?? 0), 0)
  const rowTotal = (r: number) => (counts[r] ?? []).reduce((sum, value) => sum + value, 0)
  const [more, less] = at(row, c) >= at(other, c) ? [row, other] : [other, row]
  const same = at(row, c) === at(other, c)
  return [
    { asked: `No ${TABLE_ROWS[row]}, quantos votos teve ${the(d)}?`, answer: String(at(row, d)) },
    { asked: `Nas três turmas, quantos votos teve ${the(c)}?`, answer: String(total(c)) },
    { asked: `Quantas crianças do ${TABLE_ROWS[other]} votaram?`, answer: String(rowTotal(other)) },
    same
      ? { asked: `Que turma votou mais em ${name(d)}?`, answer: bestOf(counts, d) }
      : {
          asked: `${name(c)}: quantos a mais no ${TABLE_ROWS[more]} que no ${TABLE_ROWS[less]}?`,
          answer: String(at(more, c) - at(less, c)),
        },
    { asked: 'Quantos votos foram ao todo?', answer: String(rowTotal(0) + rowTotal(1) + rowTotal(2)) },
  ]
}

/** The class with most votes for a thing; both where two have as many. */
function bestOf(counts: readonly (readonly number[])[], column: number): string {
  const votes = counts.map((row) => row[column] ?? 0)
  return TABLE_ROWS.filter((_, r) => votes[r] === Math.max(...votes)).join(' e ')
}

const capital = (sentence: string) => sentence.charAt(0).toLocaleUpperCase('pt-BR') + sentence.slice(1)

/** Questions one below the other, each with a line for the answer. */
function drawQuestions(questions: readonly Question[], box: Box, solved: boolean): Mark[] {
  return eachCell(questions, cellsOf(1, questions.length, { box, gap: 0 }), ({ asked, answer }, cell, i): Mark[] => {
    const baseline = cell.y + cell.height * 0.68
    const sentence = `${i + 1}. ${capital(asked)}`
    const right = cell.x + cell.width
    return [
      text(cell.x, baseline, sentence, fitTextSize(sentence, 'text', 5, cell.width - 44), {
        font: 'text',
        anchor: 'start',
      }),
      line(right - 40, baseline + 1.2, right, baseline + 1.2, { width: 0.5 }),
      ...(solved ? [text(right - 20, baseline - 1.2, answer, 5.6, { fill: ANSWER_RED })] : []),
    ]
  }).flat()
}

interface ChartLook {
  readonly color: boolean
  /** Empty squares up to the top, to be coloured. */
  readonly blank: boolean
  /** Draws the columns. */
  readonly ink: ((column: number) => Ink) | null
}

/** A column chart with squares to count, the pictures below their columns. */
function drawChart(pictures: readonly Picture[], counts: readonly number[], box: Box, look: ChartLook): Mark[] {
  const [axis, foot] = [10, 20]
  const step = (box.height - foot - 3) / MOST
  const width = (box.width - axis) / pictures.length
  const ground = box.y + box.height - foot
  const left = box.x + axis
  return [
    ...Array.from({ length: MOST + 1 }, (_, n): Mark[] => [
      line(left, ground - n * step, box.x + box.width, ground - n * step, {
        stroke: n === 0 ? GREY : PALE_GREY,
        width: 0.35,
      }),
      text(left - 2.5, ground - n * step + 1.4, String(n), 4, { font: 'text', anchor: 'end' }),
    ]).flat(),
    ...pictures.flatMap((picture, i): Mark[] => {
      const x = left + i * width + width * 0.2
      const count = counts[i] ?? 0
      return [
        ...Array.from({ length: look.blank ? MOST : count }, (_, n) =>
          rect(x, ground - (n + 1) * step, width * 0.6, step, {
            width: 0.4,
            stroke: GREY,
            ...(look.ink && n < count && { fill: look.ink(i) }),
          }),
        ),
        drawPicture(picture, { cx: x + width * 0.3, cy: ground + foot / 2 + 0.5, size: foot - 3, color: look.color }),
      ]
    }),
    line(left, box.y, left, ground, { width: 0.8 }),
    line(left, ground, box.x + box.width, ground, { width: 0.8 }),
  ]
}

/** All things in one field, none touching another: to count, and cross out while counting. */
function drawField(
  pictures: readonly Picture[],
  counts: readonly number[],
  box: Box,
  color: boolean,
  random: Random,
): Mark[] {
  const [columns, rows] = [10, 3]
  const cells = random.shuffle(
    cellsOf(columns, rows, {
      box: { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 },
      gap: 2,
    }),
  )
  const all = pictures.flatMap((picture, i) => Array.from({ length: counts[i] ?? 0 }, () => picture))
  return [
    rect(box.x, box.y, box.width, box.height, { radius: 5, width: 0.6, ...(color && { fill: tint(SAND, 0.4) }) }),
    ...eachCell(all, cells, (picture, cell) =>
      drawPicture(picture, {
        cx: middleX(cell),
        cy: cell.y + cell.height / 2,
        size: Math.min(cell.width, cell.height) * 0.96,
        color,
      }),
    ),
  ]
}

function drawTable(
  pictures: readonly Picture[],
  counts: readonly (readonly number[])[],
  box: Box,
  color: boolean,
): Mark[] {
  const header = 26
  const first = 34
  const width = (box.width - first) / pictures.length
  const height = (box.height - header) / TABLE_ROWS.length
  return [
    rect(box.x, box.y, box.width, header, { width: 0.5, ...(color && { fill: tint(BLUE, 0.4) }) }),
    text(box.x + first / 2, box.y + header / 2 + 2, 'Turma', 5.2),
    ...pictures.flatMap((picture, i): Mark[] => [
      drawPicture(picture, { cx: box.x + first + (i + 0.5) * width, cy: box.y + 9.5, size: 16, color }),
      text(box.x + first + (i + 0.5) * width, box.y + header - 2.6, picture.name, 4.6, { font: 'text' }),
    ]),
    ...TABLE_ROWS.flatMap((name, r): Mark[] => {
      const y = box.y + header + r * height
      return [
        rect(box.x, y, first, height, { width: 0.5, ...(color && { fill: tint(ORANGE, 0.4) }) }),
        centredText(box.x + first / 2, y + height / 2, name, 5.6),
        ...pictures.flatMap((_, i): Mark[] => [
          rect(box.x + first + i * width, y, width, height, { width: 0.5 }),
          centredText(box.x + first + (i + 0.5) * width, y + height / 2, String(counts[r]?.[i] ?? 0), 7),
        ]),
      ]
    }),
    rect(box.x, box.y, box.width, box.height, { width: 1 }),
  ]
}

/** Boxes for the number of each thing, below the chart that is coloured. */
function drawTotals(
  pictures: readonly Picture[],
  counts: readonly number[],
  box: Box,
  color: boolean,
  solved: boolean,
): Mark[] {
  return eachCell(pictures, cellsOf(pictures.length, 1, { box, gap: 4 }), (picture, cell, i): Mark[] => [
    drawPicture(picture, { cx: cell.x + 8, cy: cell.y + cell.height / 2, size: 13, color }),
    answerBox(cell.x + 17, cell.y + (cell.height - 13) / 2, 13, 13),
    ...(solved
      ? [centredText(cell.x + 23.5, cell.y + cell.height / 2, String(counts[i]), 7.4, { fill: ANSWER_RED })]
      : []),
  ]).flat()
}

function choose(
  options: SheetOptions,
  random: Random,
  deck: readonly Picture[],
): { page: ChartPage; pictures: Picture[] } {
  const { level } = options
  const columns = level === 'desafio' ? TABLE_COLUMNS : level === 'facil' ? 4 : COLUMNS
  const pictures = random.sample(deck, columns)
  const counts =
    level === 'desafio'
      ? TABLE_ROWS.map(() => countsOf(random, columns, 2, 14))
      : [countsOf(random, columns, level === 'facil' ? 2 : 1, level === 'facil' ? 9 : MOST)]
  const questions =
    level === 'facil'
      ? []
      : level === 'medio'
        ? askChart(pictures, counts[0] ?? [], random)
        : askTable(pictures, counts, random)
  return { page: { things: pictures.map(({ id }) => id), counts, questions }, pictures }
}

/** `box` of the given height, `from` mm below the top of the drawing. */
const part = (from: number, height: number): Box => ({ ...CONTENT, y: CONTENT.y + from, height })

export const graficos: SheetKind<PagesFacts<ChartPage>> = {
  id: 'graficos',
  category: 'matematica',
  themes: Object.keys(THEMES),
  draw: (options) => {
    const { level, color } = options
    const deck = (THEMES[options.theme ?? 'frutas'] ?? '').split(' ').map(wordPicture)
    const random = createRandom(options.seed).fork('charts')
    const columnInk = color ? (i: number) => INKS[i % INKS.length] ?? ORANGE : () => SOFT_GREY
    const PAGES: Readonly<
      Record<Level, (pictures: readonly Picture[], page: ChartPage, solved: boolean, source: Random) => Mark[]>
    > = {
      facil: (pictures, page, solved, source) => {
        const counts = page.counts[0] ?? []
        return [
          ...drawField(pictures, counts, part(0, 64), color, source.fork('field')),
          ...drawChart(pictures, counts, part(70, 126), { color, blank: true, ink: solved ? columnInk : null }),
          ...drawTotals(pictures, counts, part(200, 18), color, solved),
        ]
      },
      medio: (pictures, page, solved) => [
        ...drawChart(pictures, page.counts[0] ?? [], part(0, 132), { color, blank: false, ink: columnInk }),
        ...drawQuestions(page.questions, part(136, 82), solved),
      ],
      desafio: (pictures, page, solved) => [
        ...drawTable(pictures, page.counts, part(0, 100), color),
        ...drawQuestions(page.questions, part(108, 110), solved),
      ],
    }
    return composeSheet(options, level === 'facil' ? 'count' : 'look', (_, index) => {
      const source = random.fork(index)
      const { page, pictures } = choose(options, source, deck)
      const items = page.things.map((id, i) => `${id} ${page.counts.map((row) => row[i]).join(' ')}`)
      return {
        marks: PAGES[level](pictures, page, false, source),
        solved: PAGES[level](pictures, page, true, source),
        facts: page,
        items,
      }
    })
  },
}

/** Charts and tables: fill in a column chart, read one, answer questions about a table with two entries. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { capital } from '../../page/capital.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, GREEN, ORANGE, PINK, PURPLE, SOFT_GREY } from '../../scene/inks.ts'
import { line, text } from '../../scene/marks.ts'
import type { Ink, Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import {
  type ChartLook,
  type ChartWords,
  COLUMNS,
  drawChart,
  drawField,
  drawTable,
  drawTotals,
  MOST,
  TABLE_ROWS,
} from './charts-drawn.ts'

export interface Question {
  readonly asked: string
  readonly answer: string
}

export interface ChartPage {
  readonly things: readonly string[]
  /** Number of each; of the table, row by row. */
  readonly counts: readonly (readonly number[])[]
  readonly questions: readonly Question[]
}

/** Choices of the children's vote, by theme. */
const THEMES: Readonly<Record<string, string>> = {
  frutas: 'apple banana orange strawberry pear mango grape pineapple watermelon cashew',
  bichos: 'cat dog rabbit duck cow pig horse sheep goat turkey',
  brinquedos: 'ball kite car boat spinning-top yo-yo bicycle drum train peteca',
}
/** The subject of a chart: one of its things, and all of them. */
const SUBJECTS: Readonly<Record<string, readonly [one: string, all: string]>> = {
  frutas: ['A fruta preferida', 'frutas'],
  bichos: ['O bicho preferido', 'bichos'],
  brinquedos: ['O brinquedo preferido', 'brinquedos'],
}
const SOURCE = 'Fonte: votação das crianças.'

function wordsOf(theme: string, level: Level): ChartWords {
  const [one, all] = SUBJECTS[theme] ?? ['A votação', theme]
  if (level === 'facil') return { title: `As figuras do quadro: ${all}`, axes: ['quantidade', all] }
  const title = level === 'medio' ? `${one} da turma` : `${one} de três turmas`
  return { title, axes: ['votos', all], source: SOURCE }
}

const INKS: readonly [Ink, ...Ink[]] = [ORANGE, BLUE, GREEN, PINK, PURPLE]
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
  const inThe = (i: number) => `${pictures[i]?.article === 'a' ? 'na' : 'no'} ${name(i)}`
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
    { asked: `Quantas crianças votaram ${inThe(c)}?`, answer: String(count(c)) },
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
      ? { asked: `Em que turma ${the(d)} teve mais votos?`, answer: bestOf(counts, d) }
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

/** Questions one below the other, each with a line for the answer. */
function drawQuestions(questions: readonly Question[], box: Box): PageMark[] {
  return eachCell(
    questions,
    cellsOf(1, questions.length, { box, gap: 0 }),
    ({ asked, answer: written }, cell, i): PageMark[] => {
      const baseline = cell.y + cell.height * 0.68
      const sentence = `${i + 1}. ${capital(asked)}`
      const right = cell.x + cell.width
      return [
        text(cell.x, baseline, sentence, fitTextSize(sentence, 'text', 5, cell.width - 44), {
          font: 'text',
          anchor: 'start',
        }),
        line(right - 40, baseline + 1.2, right, baseline + 1.2, { width: 0.5 }),
        answer([text(right - 20, baseline - 1.2, written, 5.6, { fill: ANSWER_RED })]),
      ]
    },
  ).flat()
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
    const words = wordsOf(options.theme ?? 'frutas', level)
    const columnInk = color ? (i: number) => inTurn(INKS, i) : () => SOFT_GREY
    const PAGES: Readonly<
      Record<Level, (pictures: readonly Picture[], page: ChartPage, source: Random) => PageMark[]>
    > = {
      facil: (pictures, page, source) => {
        const counts = page.counts[0] ?? []
        const chart = (ink: ChartLook['ink']) =>
          drawChart(pictures, counts, part(67, 130), { color, words, blank: true, ink })
        return [
          ...drawField(pictures, counts, part(0, 64), color, source.fork('field')),
          answer(chart(columnInk), chart(null)),
          ...drawTotals(pictures, counts, part(200, 18), color),
        ]
      },
      medio: (pictures, page) => [
        ...drawChart(pictures, page.counts[0] ?? [], part(0, 136), { color, words, blank: false, ink: columnInk }),
        ...drawQuestions(page.questions, part(138, 80)),
      ],
      desafio: (pictures, page) => [
        ...drawTable(pictures, page.counts, part(0, 116), color, words),
        ...drawQuestions(page.questions, part(118, 100)),
      ],
    }
    return composeSheet(options, level === 'facil' ? 'count' : 'look', (_, index) => {
      const source = random.fork(index)
      const { page, pictures } = choose(options, source, deck)
      const items = page.things.map((id, i) => `${id} ${page.counts.map((row) => row[i]).join(' ')}`)
      return {
        marks: PAGES[level](pictures, page, source),
        facts: page,
        items,
      }
    })
  },
}

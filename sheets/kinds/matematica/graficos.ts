/** Charts and tables: fill in a column chart, read one, complete a table with two entries. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { capital } from '../../page/capital.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { countingRoom, PODIUM, SHELVES, type VotePlace, votingRoom } from '../../studio/places/vote-room.ts'
import { bubbleAbove } from '../../studio/shapes/speech-bubbles.ts'
import { askChart, askTable, placeOf, type Question, TABLE_ROWS } from './chart-questions.ts'
import { COLUMNS, chartPlan, drawChart, drawShelved, drawTable, MOST } from './charts-drawn.ts'
import { drawLyingBars } from './lying-bars.ts'
import { VOTED, type Voted } from './voted-things.ts'
import { writtenSlot } from './written-slot.ts'

export interface ChartPage {
  readonly things: readonly string[]
  /** Number of each; of the table, row by row. */
  readonly counts: readonly (readonly number[])[]
  readonly questions: readonly Question[]
}

const TABLE_COLUMNS = 4

interface Words {
  /** Titles of the chart to colour and of the vote. */
  readonly counted: string
  readonly voted: string
  readonly axis: string
  /** Reason of the vote, in lines. */
  readonly why: readonly string[]
}
const WORDS: Readonly<Record<VotePlace, Words>> = {
  frutas: {
    counted: 'As frutas da banca',
    voted: 'A fruta do lanche',
    axis: 'frutas',
    why: ['Votamos para', 'escolher a fruta', 'do lanche.'],
  },
  bichos: {
    counted: 'Os bichos do sítio',
    voted: 'O bicho preferido',
    axis: 'bichos',
    why: ['Votamos para', 'escolher o bicho', 'do nosso livro.'],
  },
  brinquedos: {
    counted: 'Os brinquedos da estante',
    voted: 'O brinquedo preferido',
    axis: 'brinquedos',
    why: ['Votamos para', 'escolher o jogo', 'do recreio.'],
  },
}

/** Different counts, so that the highest and the lowest column are one each. */
const countsOf = (random: Random, columns: number, least: number, most: number) =>
  random.sample(
    Array.from({ length: most - least + 1 }, (_, i) => least + i),
    columns,
  )

/** Of a class, for one thing of the table. */
const [LEAST, HIGHEST] = [2, 14]

/** The total of every column is even, as a square of its bar is two votes: one number of an odd one is a vote off. */
function evened(counts: readonly (readonly number[])[]): number[][] {
  const rows = counts.map((row) => [...row])
  for (const i of counts[0]?.keys() ?? []) {
    if (rows.reduce((sum, row) => sum + (row[i] ?? 0), 0) % 2 === 0) continue
    const free = rows.flatMap((row) =>
      [1, -1].flatMap((off) => {
        const n = (row[i] ?? 0) + off
        return n >= LEAST && n <= HIGHEST && !row.includes(n) ? [{ row, n }] : []
      }),
    )
    const [first] = free
    if (first) first.row[i] = first.n
  }
  return rows
}

interface Note {
  readonly width: number
  readonly top: number
  readonly bottom: number
  /** Width of the box for an answer. */
  readonly slot: number
}
const NOTE_LEFT = 16

/** Questions on a sheet of paper, each with a box for the answer. */
function drawQuestions(pen: Pen, questions: readonly Question[], { width, top, bottom, slot }: Note): PageMark[] {
  const area = { x: NOTE_LEFT, width, y: top, height: bottom - top }
  const pitch = area.height / questions.length
  return [
    ...marksOf(notePaper(pen, area)),
    ...questions.flatMap(({ asked, answer: written }, i): PageMark[] => {
      const middle = top + (i + 0.5) * pitch
      const sentence = `${i + 1}. ${capital(asked)}`
      const size = fitTextSize(sentence, 'text', 5.2, area.width - slot - 11)
      return [
        ...marksOf(pen.text(area.x + 5, middle + 1.8, sentence, size, { font: 'text', anchor: 'start' })),
        ...writtenSlot(
          pen,
          area.x + area.width - slot / 2 - 3,
          middle,
          {
            width: slot,
            height: Math.min(13, pitch - 1.6),
            letters: fitTextSize(written, 'display', 5.8, slot - 3),
            outline: 0.8,
          },
          written,
        ),
      ]
    }),
  ]
}

interface Chosen {
  readonly page: ChartPage
  readonly things: readonly Voted[]
}

const itemsOf = ({ things, counts }: ChartPage) =>
  things.map((name, i) => `${name} ${counts.map((row) => row[i]).join(' ')}`)

function choose({ level }: SheetOptions, random: Random, deck: readonly Voted[]): Chosen {
  const things = deck.slice(0, { facil: 4, medio: COLUMNS, desafio: TABLE_COLUMNS }[level])
  const counts =
    level === 'desafio'
      ? evened(TABLE_ROWS.map(() => countsOf(random, things.length, LEAST, HIGHEST)))
      : [countsOf(random, things.length, level === 'facil' ? 2 : 1, level === 'facil' ? 9 : MOST)]
  const questions =
    level === 'facil'
      ? []
      : level === 'medio'
        ? askChart(things, counts[0] ?? [], random)
        : askTable(things, counts, random)
  return { page: { things: things.map(({ name }) => name), counts, questions }, things }
}

const ATTEMPTS = 40

/** Pages of a sheet: first the things that came least often, none with a number that it had before. */
function choosePages(options: SheetOptions, random: Random, deck: readonly Voted[]): Chosen[] {
  const used: string[] = []
  const dealt = new Set<string>()
  const times = ({ name }: Voted) => used.filter((one) => one === name).length
  return Array.from({ length: options.pages }, (_, i) => {
    const source = random.fork(i)
    const fresh = source.shuffle(deck).sort((one, other) => times(one) - times(other))
    let chosen = choose(options, source, fresh)
    for (let attempt = 0; attempt < ATTEMPTS && itemsOf(chosen.page).some((item) => dealt.has(item)); attempt++)
      chosen = choose(options, source, fresh)
    used.push(...chosen.page.things)
    for (const item of itemsOf(chosen.page)) dealt.add(item)
    return chosen
  })
}

interface Drawn {
  readonly pen: Pen
  readonly place: VotePlace
  readonly things: readonly Voted[]
  readonly page: ChartPage
  readonly random: Random
  readonly look: number
}

const FIRST_CHART: Box = { x: 15, y: 130, width: 132, height: 152 }
/** Boxes for the numbers below a chart to colour. */
const TOTALS = 16

function countPage({ pen, place, things, page, random, look }: Drawn): PageMark[] {
  const counts = page.counts[0] ?? []
  const mixed = random.shuffle(things.flatMap((thing, i) => Array.from({ length: counts[i] ?? 0 }, () => thing)))
  const { counted, axis } = WORDS[place]
  const chart = (filled: boolean) =>
    marksOf(
      drawChart(pen, things, counts, FIRST_CHART, {
        title: counted,
        axes: ['quantidade', axis],
        blank: true,
        filled,
        below: TOTALS,
      }),
    )
  const { middles } = chartPlan(FIRST_CHART, things.length, TOTALS)
  const y = FIRST_CHART.y + FIRST_CHART.height - 8.4
  const middle = PODIUM.x + PODIUM.width / 2
  const most = things[placeOf(counts, Math.max)]?.name ?? ''
  return [
    ...marksOf([
      countingRoom(pen, place, look),
      drawShelved(pen, mixed, SHELVES),
      notePaper(pen, FIRST_CHART),
      pen.text(middle, PODIUM.y + 10.4, 'A coluna', 4.8, { font: 'text' }),
      pen.text(middle, PODIUM.y + 16, 'mais alta é', 4.8, { font: 'text' }),
      pen.line(`M${PODIUM.x + 6} ${PODIUM.y + 32}h${PODIUM.width - 12}`, 0.7),
    ]),
    answer(chart(true), chart(false)),
    ...things.flatMap((_, i) =>
      writtenSlot(pen, middles[i] ?? 0, y, { width: 18, height: 13, letters: 7, outline: 0.8 }, String(counts[i] ?? 0)),
    ),
    writtenAnswer(middle, PODIUM.y + 28, most, 5.6),
  ]
}

/** Bubble of the child beside the chart. */
const SAID: Box = { x: 155, y: 84, width: 43, height: 26 }
const CHART: Box = { x: 15, y: 60, width: 138, height: 127 }

function chartPage({ pen, place, things, page, look }: Drawn): PageMark[] {
  const { voted, axis, why } = WORDS[place]
  return marksOf([
    votingRoom(pen, look, 178, 191),
    pen.shape(bubbleAbove(SAID, SAID.x + 24, 7), 'white', 0.9),
    why.map((words, i) => pen.text(SAID.x + SAID.width / 2, SAID.y + 9 + i * 6.4, words, 4.7, { font: 'text' })),
    notePaper(pen, CHART),
    drawChart(pen, things, page.counts[0] ?? [], CHART, {
      title: voted,
      axes: ['votos', axis],
      blank: false,
      filled: true,
      below: 0,
    }),
  ])
}

const TABLE: Box = { x: 16, y: 58, width: 178, height: 90 }
const BARS: Box = { x: 16, y: 213, width: 143, height: 69 }

const totalsOf = (counts: ChartPage['counts']) =>
  (counts[0] ?? []).map((_, i) => counts.reduce((sum, row) => sum + (row[i] ?? 0), 0))

const PAGES: Readonly<Record<Level, (drawn: Drawn) => PageMark[]>> = {
  facil: countPage,
  medio: (drawn) => [
    ...chartPage(drawn),
    ...drawQuestions(drawn.pen, drawn.page.questions, { width: 178, top: 194, bottom: 281, slot: 44 }),
  ],
  desafio: (drawn) => [
    ...marksOf(votingRoom(drawn.pen, drawn.look, 262, 281)),
    ...drawTable(drawn.pen, drawn.things, drawn.page.counts, TABLE, drawn.look),
    ...drawQuestions(drawn.pen, drawn.page.questions, { width: 178, top: 151, bottom: 209, slot: 30 }),
    ...drawLyingBars(drawn.pen, drawn.things, totalsOf(drawn.page.counts), BARS),
  ],
}

export const graficos: SheetKind<PagesFacts<ChartPage>> = {
  id: 'graficos',
  category: 'matematica',
  themes: Object.keys(VOTED),
  draw: (options) => {
    const { level, color } = options
    const place = (options.theme ?? 'frutas') as VotePlace
    const random = createRandom(options.seed).fork('charts')
    const pages = choosePages(options, random, VOTED[place])
    return composeSheet(options, level === 'facil' ? 'count' : 'look', (_, index, sheet) => {
      const chosen = pages[index]
      if (!chosen) throw new RangeError(`no page ${index}`)
      const { page, things } = chosen
      const pen = new Pen(color)
      const look = sheet.fork('look').integer(0, 5) + index
      return {
        marks: [
          ...PAGES[level]({ pen, place, things, page, random: random.fork(`field ${index}`), look }),
          ...marksOf(pictureTitle(pen, options)),
        ],
        whole: true,
        facts: page,
        items: itemsOf(page),
        pictures: [...page.things, ...(level === 'facil' ? [] : ['gráfico', 'tabela'])],
      }
    })
  },
}

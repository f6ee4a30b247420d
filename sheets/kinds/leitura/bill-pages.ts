/** Three pages about bills: fields to colour on a fridge, two bills on a table, a paper to fill in and a wrong total. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import {
  DOOR_SPLIT,
  fridgeDoors,
  fridgeReader,
  magnet,
  tableForTwo,
  tableWithTeller,
} from '../../studio/places/bill-kitchen.ts'
import { bubbleBeside } from '../../studio/shapes/speech-bubbles.ts'
import { labelled } from '../escrita/papers.ts'
import { reais } from '../matematica/money.ts'
import { type Bill, type Months, monthName, sumOf } from './bill-deal.ts'
import { BILLS, type BillName, type Field } from './bill-facts.ts'
import { BAND, bandOf, barCode, billPaper, PAPER_PAD, type Paint, paperOf } from './bill-paper.ts'
import type { Asked } from './bill-questions.ts'
import type { Story } from './bill-story.ts'

const PAINTS: readonly Paint[] = [
  ['amarelo', 'yellow'],
  ['azul', 'bluePale'],
  ['verde', 'hill'],
  ['rosa', 'pink'],
  ['laranja', 'orange'],
  ['roxo', 'purplePale'],
]

export interface FieldsTask {
  readonly bill: Bill
  /** Fields in the order of the colours. */
  readonly painted: readonly Field[]
  /** Orders of the three answers, the right one 0. */
  readonly orders: readonly (readonly number[])[]
}

const HUNG = { x: 25, y: 63, width: 122, height: 118 }
const CLUES = { x: 151, y: 63, width: 42, height: 18.4, step: 20 }
const NOTES = { x: 63, y: DOOR_SPLIT + 5, width: 130, height: 76 }

const crayon = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.shape(box(x, y - 2, 9, 4, 0.6), fill, 0.7),
  pen.shape(`M${x + 9} ${y - 2}L${x + 13} ${y}L${x + 9} ${y + 2}z`, 'cream', 0.7),
]

const clue = (pen: Pen, field: Field, name: BillName, i: number): Drawing => {
  const [word, fill] = PAINTS[i] ?? ['', 'white']
  const y = CLUES.y + i * CLUES.step
  const words = wrapText(BILLS[name].clues[field], 'text', 4.5, CLUES.width - 6)
  return [
    pen.shape(box(CLUES.x, y, CLUES.width, CLUES.height, 2), 'white', 0.9),
    pen.shape(circle(CLUES.x + CLUES.width - 2.6, y + 0.4, 1.8), 'greyDark', 0.8),
    crayon(pen, CLUES.x + 3, y + 3.9, fill),
    pen.text(CLUES.x + 17.6, y + 5.4, word, 4.6, { anchor: 'start' }),
    words.map((line, n) => pen.text(CLUES.x + 3.4, y + 10.3 + n * 5, line, 4.5, { font: 'text', anchor: 'start' })),
  ]
}

const cross = (x: number, y: number) =>
  answer([path(`M${x - 2.6} ${y - 2.6}l5.2 5.2M${x + 2.6} ${y - 2.6}l-5.2 5.2`, { stroke: ANSWER_RED, width: 0.9 })])

export function fieldsPage(pen: Pen, { bill, painted, orders }: FieldsTask, look: number, who: CastName): PageMark[] {
  const facts = BILLS[bill.name]
  const questions = [
    ['Quem mandou este papel?', facts.sender, ...facts.otherSenders],
    ['Para quem ele é?', facts.reader, ...facts.otherReaders],
    ['Para que ele serve?', facts.purpose, ...facts.otherPurposes],
  ] as const
  const paints = Object.fromEntries(painted.map((field, i) => [field, PAINTS[i]]))
  return [
    ...marksOf(fridgeDoors(pen, look)),
    ...billPaper(pen, bill, HUNG, { row: 15, paints }),
    ...marksOf([
      magnet(pen, HUNG.x + HUNG.width / 2 - 30, HUNG.y - 0.6, 'red'),
      magnet(pen, HUNG.x + HUNG.width / 2 + 30, HUNG.y - 0.6, 'green'),
      painted.map((field, i) => clue(pen, field, bill.name, i)),
      pen.shape(box(NOTES.x, NOTES.y, NOTES.width, NOTES.height, 2), 'cream', 1),
      magnet(pen, NOTES.x + NOTES.width - 8, NOTES.y + 1, 'purple'),
      fridgeReader(pen, who),
    ]),
    ...questions.flatMap(([asked, ...answers], i) => {
      const y = NOTES.y + 7 + i * 24
      return [
        ...marksOf(pen.text(NOTES.x + 5, y, asked, 5, { anchor: 'start' })),
        ...(orders[i] ?? []).flatMap((which, n) => {
          const base = y + 6 + n * 5.6
          const at = [NOTES.x + 8, base - 1.6] as const
          return [
            ...marksOf([
              pen.shape(circle(at[0], at[1], 2.1), 'white', 0.5),
              pen.text(NOTES.x + 13, base, answers[which] ?? '', 4.5, { font: 'text', anchor: 'start' }),
            ]),
            ...(which === 0 ? [cross(...at)] : []),
          ]
        }),
      ]
    }),
  ]
}

export interface PairTask {
  readonly bills: readonly [Bill, Bill]
  readonly asked: readonly Asked[]
}

const LEFT = { x: 14, y: 101, width: 88, height: 109 }
const RIGHT = { ...LEFT, x: 107 }
const PAD = { x: 14, y: 214, width: 181, height: 67 }

export function pairPage(pen: Pen, { bills, asked }: PairTask, look: number, adult: CastName, child: CastName) {
  const row = (PAD.height - 4) / asked.length
  return [
    ...marksOf(tableForTwo(pen, { look, adult, child })),
    ...billPaper(pen, bills[0], LEFT, { row: 12.4 }),
    ...billPaper(pen, bills[1], RIGHT, { row: 12.4 }),
    ...marksOf(pen.shape(box(PAD.x, PAD.y, PAD.width, PAD.height, 2), 'white', 1.1)),
    ...asked.flatMap(({ question, answer: value }, i) =>
      labelled(pen, {
        label: question,
        at: [PAD.x + 5, PAD.y + 9.6 + i * row],
        to: PAD.x + PAD.width - 5,
        size: 4.9,
        value,
      }),
    ),
  ]
}

export interface WrongTask {
  readonly name: BillName
  readonly story: Story
  readonly months: Months
}

const SAID = { x: 60, y: 57, width: 135, height: 35 }
const FORM = { x: 14, y: 101, width: 181, height: 67 }
const SMALL = { y: 172, width: 88, height: 68.6 }
const VERDICT = { x: 14, y: 242, width: 181, height: 39 }

function form(pen: Pen, name: BillName, { fields }: Story): PageMark[] {
  const [width, height] = [(FORM.width - 2 * PAPER_PAD) / 2, 14]
  return [
    ...marksOf([paperOf(pen, name, FORM), bandOf(pen, name, FORM, 'para preencher')]),
    ...fields.flatMap(([label, value], i) => {
      const [x, y] = [FORM.x + PAPER_PAD + (i % 2) * width, FORM.y + BAND + 2.6 + Math.floor(i / 2) * height]
      const from = measureText(label, 'text', 4.2) + 4
      return [
        ...marksOf([
          pen.shape(box(x, y, width, height), 'white', 0.6),
          pen.text(x + 2.2, y + 5, label, 4.2, { font: 'text', anchor: 'start' }),
        ]),
        writtenAnswer(
          x + (from + width) / 2,
          y + height / 2 + 1,
          value,
          fitTextSize(value, 'display', 5.4, width - from - 3),
        ),
      ]
    }),
    ...marksOf(
      barCode(pen, { x: FORM.x + PAPER_PAD, y: FORM.y + 59.8, width: FORM.width - 2 * PAPER_PAD, height: 4.4 }),
    ),
  ]
}

export function wrongPage(pen: Pen, task: WrongTask, look: number, adult: CastName): PageMark[] {
  const { name, story, months } = task
  const size = 4.9
  const lines = wrapText(story.told, 'text', size, SAID.width - 12)
  const [wrong, sums] = [months.bills[months.wrong], months.bills.map(({ items }) => sumOf(items))]
  const [june = 0, july = 0] = sums
  const dearer = months.bills[june > july ? 0 : 1]
  const right = sumOf(wrong.items)
  const to = VERDICT.x + VERDICT.width - 5
  const half = VERDICT.x + 92
  const verdict: readonly (readonly [label: string, value: string, row: number, from?: number, end?: number])[] = [
    ['O mês do total errado é', monthName(wrong), 0, undefined, half - 4],
    ['O total certo é', reais(right), 0, half],
    ['Como você descobriu?', `Exemplo: somei os itens e deu ${reais(right)}, não ${reais(wrong.total)}.`, 1],
    ['Com os totais certos, qual mês custou mais?', monthName(dearer), 2],
    ['Quanto custou a mais que o outro mês?', reais(Math.abs(june - july)), 3],
  ]
  return [
    ...marksOf([
      tableWithTeller(pen, { look, adult }),
      pen.shape(bubbleBeside(SAID, -1, SAID.y + 14, 6), 'white', 1),
      lines.map((line, i) =>
        pen.text(SAID.x + 6, SAID.y + 17.5 + size * 0.36 + (i - (lines.length - 1) / 2) * 6.7, line, size, {
          font: 'text',
          anchor: 'start',
        }),
      ),
    ]),
    ...form(pen, name, story),
    ...months.bills.flatMap((bill, i) =>
      billPaper(pen, bill, { ...SMALL, x: i ? RIGHT.x : LEFT.x }, { row: 11.6, short: true }),
    ),
    ...marksOf(pen.shape(box(VERDICT.x, VERDICT.y, VERDICT.width, VERDICT.height, 2), 'white', 1.1)),
    ...verdict.flatMap(([label, value, row, from = VERDICT.x + 5, end = to]) =>
      labelled(pen, { label, at: [from, VERDICT.y + 8.4 + row * 9], to: end, size, value }),
    ),
  ]
}

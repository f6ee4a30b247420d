/** Pages of choices: all pairs written on blank things, a table of pairs, orders with a condition. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import { GIVE, HOLD, POINT_LEFT } from '../../studio/cast/poses.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { combinationShop, SILL } from '../../studio/places/combination-shop.ts'
import { guestOf } from '../../studio/places/party-counters.ts'
import type { Pairing } from '../../studio/shapes/combined-clothes.ts'
import { PAIRINGS, type PairingName } from '../../studio/shapes/combined-things.ts'
import { bubbleAbove } from '../../studio/shapes/speech-bubbles.ts'
import {
  type Choice,
  type CombinationTask,
  type Condition,
  codeOf,
  combinationsOf,
  type Labelled,
  letterOf,
  type Named,
  numberOf,
  optionsOf,
  sentenceOf,
} from './combination-tasks.ts'
import { writtenSlot } from './written-slot.ts'

const pairing = (shop: PairingName): Pairing => PAIRINGS[shop]

/** Letters in a circle, numbers in a square. */
const badge = (pen: Pen, x: number, y: number, label: string): Drawing => [
  pen.shape(/\d/.test(label) ? box(x - 3.8, y - 3.8, 7.6, 7.6, 1.4) : circle(x, y, 4.1), 'yellow', 0.8),
  pen.text(x, y + 1.9, label, 5.4),
]

/** The top of a hook is on the rail. */
const HOOK = 1.2

interface Shelf {
  readonly scale: number
  /** Height above the board of the rail that clothes hang from. */
  readonly rail: number
}

/** An option on its board or its rail, its letter or number and its name below. */
function shown(pen: Pen, { label, option }: Labelled, [x, y]: Spot, { scale, rail }: Shelf): Drawing {
  const { name, hung, draw } = option
  const foot = hung ? y - rail - HOOK + hung * scale : y - 0.8
  const left = x - (measureText(name, 'text', 4.8) + 11) / 2
  return [
    pen.at(x, foot, scale, draw),
    badge(pen, left + 4, y + SILL / 2 + 0.6, label),
    pen.text(left + 10.4, y + SILL / 2 + 2.3, name, 4.8, { font: 'text', anchor: 'start' }),
  ]
}

const SLOT = { height: 12, letters: 6.2 }

const slot = (pen: Pen, cx: number, cy: number, width: number, shown: string): PageMark[] =>
  writtenSlot(pen, cx, cy, { ...SLOT, width }, shown)

const LIST = { options: 102, rows: [163, 223], columns: [35.5, 81.8, 128.2, 174.5], floor: 235 } as const
/** Of the rail above the options of a list, and above the combinations. */
const [RAIL, LOW_RAIL] = [40, 45]
/** As large as the row of a list or an order allows. */
const SCALES: Readonly<Record<PairingName, Readonly<Record<'list' | 'order', number>>>> = {
  roupas: { list: 1.16, order: 1.05 },
  sorvete: { list: 1.28, order: 1.32 },
  lanche: { list: 1, order: 1.4 },
}

const HEADINGS: Readonly<Record<PairingName, readonly [string, string]>> = {
  roupas: ['camisetas', 'partes de baixo'],
  sorvete: ['sabores', 'coberturas'],
  lanche: ['pães', 'recheios'],
}

/** Between the two kinds of options. */
const BREAK = 8

/** A sign over the options of one kind. */
const heading = (pen: Pen, shop: PairingName, which: 0 | 1, x: number): Drawing => {
  const name = HEADINGS[shop][which]
  const width = measureText(name, 'display', 5) + 9
  return [pen.shape(box(x - width / 2, 56.5, width, 9, 3), 'white', 0.9), pen.text(x, 62.9, name, 5)]
}

/** All pairs of two and three: the first one is written as an example, and there is more room than pairs. */
export function listPage(pen: Pen, shop: PairingName, look: number, { choice }: CombinationTask): PageMark[] {
  const { blank, marks } = pairing(shop)
  const { firsts, seconds } = optionsOf(shop, choice)
  const count = firsts.length + seconds.length
  const step = (182 - BREAK) / count
  const at = (i: number): Spot => [14 + (i + 0.5) * step + (i < firsts.length ? 0 : BREAK), LIST.options]
  const boards = [LIST.options, ...LIST.rows].map((y, i) => ({ y, rail: i ? LOW_RAIL : RAIL }))
  const border = 14 + firsts.length * step
  const shelf = { scale: SCALES[shop].list, rail: RAIL }
  const panel = 241
  return [
    ...marksOf([
      combinationShop(pen, shop, look, { boards, floor: LIST.floor }),
      [...firsts, ...seconds].map((one, i) => shown(pen, one, at(i), shelf)),
      LIST.rows.map((y) => LIST.columns.map((x) => pen.at(x, y - 0.8, 1, blank))),
      shop === 'roupas'
        ? []
        : [heading(pen, shop, 0, (14 + border) / 2), heading(pen, shop, 1, (border + BREAK + 196) / 2)],
      person(pen, guestOf(look, 0), 183, 283, 0.66, { pose: POINT_LEFT }),
      pen.shape(box(13, panel, 150, 38, 4), 'white', 1.1),
      pen.text(19, panel + 11, 'A primeira já está pronta. Sobram lugares.', 5.2, { font: 'text', anchor: 'start' }),
      pen.text(19, panel + 27, 'Ao todo são', 5.4, { font: 'text', anchor: 'start' }),
      pen.text(76, panel + 27, 'combinações diferentes.', 5.4, { font: 'text', anchor: 'start' }),
    ]),
    ...slot(pen, 63, panel + 25, 18, String(firsts.length * seconds.length)),
    ...combinationsOf(choice).flatMap(([first, second], i): PageMark[] => {
      const [x, y] = [LIST.columns[i % 4] ?? 105, LIST.rows[Math.floor(i / 4)] ?? 163]
      return [letterOf(first), numberOf(second)].flatMap((label, k): PageMark[] => {
        const cy = y - 0.8 + (marks[k] ?? 0)
        return i === 0 ? marksOf(pen.text(x, cy + 2.4, label, 6.8)) : [writtenAnswer(x, cy, label, 6.8)]
      })
    }),
  ]
}

const TABLE = { left: 13, head: 46, top: 57, high: 40, column: 46, rows: 99 } as const

/** Height of the tallest option of a shop. */
const TALL: Readonly<Record<PairingName, number>> = { roupas: 35, sorvete: 27, lanche: 25 }

/** Questions about the table, with their answers: a table of three rows grows by a row, one of four by a column. */
export function questionsOf(shop: PairingName, choice: Choice, seed: number): readonly (readonly [string, number])[] {
  const { first, second } = pairing(shop)
  const { firsts, seconds } = optionsOf(shop, choice)
  const [rows, columns] = [firsts.length, seconds.length]
  const isFirst = seed % 2 === 0
  const asked = (isFirst ? firsts : seconds)[seed % 3]
  const more = rows === 3 ? first : second
  return [
    ['Quantas combinações há na tabela?', rows * columns],
    [`Em quantas aparece ${asked?.label} (${asked?.option.name})?`, isFirst ? columns : rows],
    [
      `Com mais ${FEMININE.has(more) ? 'uma' : 'um'} ${more}, quantas ao todo?`,
      rows === 3 ? (rows + 1) * columns : rows * (columns + 1),
    ],
  ]
}

const FEMININE: ReadonlySet<string> = new Set(['camiseta', 'parte de baixo', 'cobertura'])

export function tablePage(pen: Pen, shop: PairingName, look: number, { choice }: CombinationTask): PageMark[] {
  const { left, head, top, high, column: width, rows } = TABLE
  const { firsts, seconds } = optionsOf(shop, choice)
  const height = rows / firsts.length
  const [x0, y0] = [left + head, top + high]
  const column = (i: number) => x0 + (i + 0.5) * width
  const row = (i: number) => y0 + (i + 0.5) * height
  const panel = 202
  const { first, second } = pairing(shop)
  const header = ({ label, option }: Labelled, room: number, [x, y]: Spot): Drawing => {
    const scale = Math.min(0.76, (room - 5) / TALL[shop])
    return [
      pen.at(x + 10, y + Math.min(room / 2 - 3, (TALL[shop] * scale) / 2), scale, option.draw),
      badge(pen, x - 12, y - 4.4, label),
      pen.text(x - 12, y + 6.6, option.name, fitTextSize(option.name, 'text', 4.6, 19), { font: 'text' }),
    ]
  }
  return [
    ...marksOf([
      combinationShop(pen, shop, look, { boards: [], floor: 262 }),
      pen.shape(box(left - 2.5, top - 2.5, head + 3 * width + 5, high + rows + 5, 3), 'wood', 1.2),
      pen.shape(box(left, top, head + 3 * width, high + rows, 1), 'cream', 0.9),
      pen.shape(box(x0, y0, 3 * width, rows), 'white', 0.9),
      pen.line(
        [
          ...seconds.map((_, i) => `M${x0 + i * width} ${top}V${y0 + rows}`),
          ...firsts.map((_, i) => `M${left} ${y0 + i * height}H${x0 + 3 * width}`),
        ].join(''),
        1,
      ),
      pen.line(`M${left} ${top}L${x0} ${y0}`, 0.8),
      pen.text(x0 - 2.4, top + 8, second, fitTextSize(second, 'text', 4.6, 30), {
        font: 'text',
        anchor: 'end',
      }),
      pen.text(left + 2.4, y0 - 4, first, 4.6, { font: 'text', anchor: 'start' }),
      seconds.map((one, i) => header(one, high, [column(i), top + high / 2])),
      firsts.map((one, i) => header(one, height, [left + head / 2, row(i)])),
      person(pen, guestOf(look, 1), 180, 283, 1.02, { pose: POINT_LEFT }),
      pen.shape(box(13, panel, 138, 78, 4), 'white', 1.1),
    ]),
    ...combinationsOf(choice).map((one) => writtenAnswer(column(one[1]), row(one[0]), codeOf(one), 8)),
    ...questionsOf(shop, choice, look).flatMap(([question, count], i): PageMark[] => {
      const y = panel + 14 + i * 25
      return [
        ...marksOf(
          pen.text(18, y + 1.7, question, fitTextSize(question, 'text', 5.4, 106), { font: 'text', anchor: 'start' }),
        ),
        ...slot(pen, 138, y, 18, String(count)),
      ]
    }),
  ]
}

const ORDERS = {
  boards: [98, 149.5],
  rail: 36.5,
  middles: [43.5, 105, 166.5],
  balloon: { y: 164.5, width: 57, height: 57 },
} as const
const POSES = [GIVE, HOLD, POINT_LEFT] as const

const ASKED: Readonly<Record<PairingName, readonly string[]>> = {
  roupas: ['Ponho uma camiseta', 'e uma parte de baixo.'],
  sorvete: ['Quero um sabor', 'e uma cobertura.'],
  lanche: ['Quero um pão', 'e um recheio.'],
}

/** Letters and numbers of the options that a condition names. */
const namesOf = ({ firsts = [], seconds = [] }: Named): string[] => [...firsts.map(letterOf), ...seconds.map(numberOf)]

/** An order in the words of whoever gives it. */
export function wordsOf(shop: PairingName, condition: Condition): string[] {
  switch (condition.kind) {
    case 'todas':
      return [...ASKED[shop], 'Quantos jeitos há?']
    case 'so':
      return [`Hoje só quero ${namesOf(condition).join(' ou ')}.`, 'Quantos jeitos', 'há para mim?']
    case 'sem':
      return [`Não quero ${namesOf(condition).join(' nem ')}.`, 'Quantos jeitos', 'sobram para mim?']
    case 'separadas': {
      const [first, second] = condition.pair
      return ['Aceito tudo, menos', `${letterOf(first)} junto com ${numberOf(second)}.`, 'Quantos jeitos há?']
    }
    case 'casadas': {
      const [first, second] = condition.pair
      return [`Para mim, ${letterOf(first)} só`, `combina com ${numberOf(second)}.`, 'Quantos jeitos há?']
    }
  }
}

const balloon = (pen: Pen, cx: number, lines: readonly string[]): Drawing => {
  const { y, width, height } = ORDERS.balloon
  return [
    pen.shape(bubbleAbove({ x: cx - width / 2, y, width, height }, cx, 6), 'white', 1.1),
    lines.map((line, i) =>
      pen.text(cx, y + 11 + i * 8.6, line, fitTextSize(line, 'text', 5, width - 6), { font: 'text' }),
    ),
  ]
}

export function ordersPage(
  pen: Pen,
  shop: PairingName,
  look: number,
  { choice, conditions }: CombinationTask,
): PageMark[] {
  const { firsts, seconds } = optionsOf(shop, choice)
  const [upper, lower] = ORDERS.boards
  const boards = ORDERS.boards.map((y) => ({ y, rail: ORDERS.rail }))
  const shelf = { scale: SCALES[shop].order, rail: ORDERS.rail }
  const across = (options: readonly Labelled[], y: number) =>
    options.map((one, i) => shown(pen, one, [14 + (i + 0.5) * (182 / options.length), y], shelf))
  return [
    ...marksOf([
      combinationShop(pen, shop, look, { boards, floor: 246 }),
      across(firsts, upper),
      across(seconds, lower),
      ORDERS.middles.map((cx, i) => person(pen, guestOf(look, i), cx, 284, 0.74, { pose: POSES[i] ?? GIVE })),
    ]),
    ...conditions.flatMap((condition, i): PageMark[] => {
      const cx = ORDERS.middles[i] ?? 105
      const [one, sign, other, result] = sentenceOf(choice, condition)
      const y = ORDERS.balloon.y + 46
      return [
        ...marksOf([balloon(pen, cx, wordsOf(shop, condition)), pen.text(cx + 8.4, y + 2.2, '=', 6.2)]),
        ...slot(pen, cx - 9.6, y, 30, `${one} ${sign} ${other}`),
        ...slot(pen, cx + 18.2, y, 13.6, String(result)),
      ]
    }),
  ]
}

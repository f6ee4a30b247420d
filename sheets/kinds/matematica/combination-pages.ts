/** Pages of choices: all pairs written on blank things, a table of pairs, orders with a condition. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import { GIVE, HOLD, POINT_LEFT } from '../../studio/cast/poses.ts'
import { box, circle, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { combinationShop, customerOf, SILL } from '../../studio/places/combination-shop.ts'
import type { Pairing } from '../../studio/shapes/combined-clothes.ts'
import { PAIRINGS, type PairingName } from '../../studio/shapes/combined-things.ts'
import {
  type Choice,
  type Condition,
  codeOf,
  combinationsOf,
  FIRST_NAMES,
  type OrdersTask,
  sentenceOf,
} from './combination-tasks.ts'

const pairing = (shop: PairingName): Pairing => PAIRINGS[shop]

/** Letters in a circle, numbers in a square. */
const badge = (pen: Pen, x: number, y: number, label: string): Drawing => [
  pen.shape(/\d/.test(label) ? box(x - 3.8, y - 3.8, 7.6, 7.6, 1.4) : circle(x, y, 4.1), 'yellow', 0.8),
  pen.text(x, y + 1.9, label, 5.4),
]

/** An option on its board, its letter or number and its name below. */
function option(
  pen: Pen,
  shop: PairingName,
  isFirst: boolean,
  which: number,
  label: string,
  [x, y]: Spot,
  scale: number,
): Drawing {
  const all = isFirst ? pairing(shop).firsts : pairing(shop).seconds
  const one = all[which]
  if (!one) return []
  const hung = shop === 'roupas' ? 2 : 0
  const width = measureText(one.name, 'text', 4.8)
  const left = x - (width + 11) / 2
  return [
    pen.at(x, y - 0.8 - hung, scale, one.draw),
    badge(pen, left + 4, y + SILL / 2 + 0.6, label),
    pen.text(left + 10.4, y + SILL / 2 + 2.3, one.name, 4.8, { font: 'text', anchor: 'start' }),
  ]
}

const SLOT = { height: 12, letters: 6.2 }

const slot = (pen: Pen, cx: number, cy: number, width: number, shown: string): PageMark[] => [
  ...marksOf(pen.shape(box(cx - width / 2, cy - SLOT.height / 2, width, SLOT.height, 2), 'white', 0.9)),
  writtenAnswer(cx, cy, shown, SLOT.letters),
]

const LIST = { options: 102, rows: [163, 223], columns: [35.5, 81.8, 128.2, 174.5], floor: 235 } as const
/** Of the rail that clothes hang from, above a board. */
const RAIL = 40
/** Of the options of a list and of an order: as large as their row allows. */
const SCALES: Readonly<Record<PairingName, readonly [list: number, order: number]>> = {
  roupas: [1.16, 1.05],
  sorvete: [1.28, 1.32],
  lanche: [1, 1.4],
}

const HEADINGS: Readonly<Record<PairingName, readonly [string, string]>> = {
  roupas: ['camisetas', 'partes de baixo'],
  sorvete: ['sabores', 'coberturas'],
  lanche: ['pães', 'recheios'],
}

/** A sign over the options of one kind. */
const heading = (pen: Pen, shop: PairingName, which: 0 | 1, x: number): Drawing => {
  const name = HEADINGS[shop][which]
  const width = measureText(name, 'display', 5) + 9
  return [pen.shape(box(x - width / 2, 56.5, width, 9, 3), 'white', 0.9), pen.text(x, 62.9, name, 5)]
}

/** All pairs of two and three: the first one is written as an example, and there is more room than pairs. */
export function listPage(pen: Pen, shop: PairingName, look: number, choice: Choice): PageMark[] {
  const { blank, marks, first, second } = pairing(shop)
  const { firsts, seconds } = choice
  const count = firsts.length + seconds.length
  const step = 182 / count
  const at = (i: number): Spot => [14 + (i + 0.5) * step, LIST.options]
  const boards = [LIST.options, ...LIST.rows].map((y, i) => ({ y, rail: i ? 46.5 : RAIL }))
  const border = 14 + firsts.length * step
  const panel = 241
  return [
    ...marksOf([
      combinationShop(pen, shop, look, { boards, floor: LIST.floor }),
      pen.shape(box(border - 1.2, 56, 2.4, LIST.options - 56), 'wood', 0.9),
      firsts.map((which, i) => option(pen, shop, true, which, FIRST_NAMES[i] ?? 'A', at(i), SCALES[shop][0])),
      seconds.map((which, i) => option(pen, shop, false, which, String(i + 1), at(firsts.length + i), SCALES[shop][0])),
      LIST.rows.map((y) => LIST.columns.map((x) => pen.at(x, y - 0.8, 1, blank))),
      shop === 'roupas' ? [] : [heading(pen, shop, 0, (14 + border) / 2), heading(pen, shop, 1, (border + 196) / 2)],
      person(pen, customerOf(look, 0), 183, 283, 0.66, { pose: POINT_LEFT }),
      pen.shape(box(13, panel, 150, 38, 4), 'white', 1.1),
      pen.text(19, panel + 11, `Letra: ${first}. Número: ${second}.`, 5.2, { font: 'text', anchor: 'start' }),
      pen.text(19, panel + 27, 'Ao todo são', 5.4, { font: 'text', anchor: 'start' }),
      pen.text(76, panel + 27, 'combinações diferentes.', 5.4, { font: 'text', anchor: 'start' }),
    ]),
    ...slot(pen, 63, panel + 25, 18, String(firsts.length * seconds.length)),
    ...combinationsOf(choice).flatMap((one, i): PageMark[] => {
      const [x, y] = [LIST.columns[i % 4] ?? 105, LIST.rows[Math.floor(i / 4)] ?? 163]
      const written = [FIRST_NAMES[one[0]] ?? 'A', String(one[1] + 1)] as const
      return [
        ...written.flatMap((label, k): PageMark[] => {
          const cy = y - 0.8 + (marks[k] ?? 0)
          return i === 0 ? marksOf(pen.text(x, cy + 2.4, label, 6.8)) : [writtenAnswer(x, cy, label, 6.8)]
        }),
      ]
    }),
  ]
}

const TABLE = { left: 13, head: 46, top: 57, high: 40, cell: [46, 33] } as const

/** Questions about the table, with their answers. */
export function questionsOf(shop: PairingName, choice: Choice, seed: number): readonly (readonly [string, number])[] {
  const { firsts, seconds, first } = pairing(shop)
  const isFirst = seed % 2 === 0
  const which = isFirst ? firsts[choice.firsts[seed % 3] ?? 0] : seconds[choice.seconds[seed % 3] ?? 0]
  const one = isFirst ? `${FIRST_NAMES[seed % 3]}` : `${(seed % 3) + 1}`
  return [
    ['Quantas combinações há na tabela?', choice.firsts.length * choice.seconds.length],
    [`Em quantas aparece ${one} (${which?.name})?`, 3],
    [`E com mais uma opção de ${first}?`, (choice.firsts.length + 1) * choice.seconds.length],
  ]
}

export function tablePage(pen: Pen, shop: PairingName, look: number, choice: Choice): PageMark[] {
  const { left, head, top, high, cell } = TABLE
  const [width, height] = cell
  const [x0, y0] = [left + head, top + high]
  const column = (i: number) => x0 + (i + 0.5) * width
  const row = (i: number) => y0 + (i + 0.5) * height
  const panel = 202
  const all = pairing(shop)
  const header = (isFirst: boolean, i: number, which: number, [x, y]: Spot): Drawing => [
    pen.at(x + 5, y, 0.98, (isFirst ? all.firsts : all.seconds)[which]?.draw ?? (() => [])),
    badge(pen, x - 15.5, y - 17, isFirst ? (FIRST_NAMES[i] ?? 'A') : String(i + 1)),
  ]
  return [
    ...marksOf([
      combinationShop(pen, shop, look, { boards: [], floor: 262 }),
      pen.shape(box(left - 2.5, top - 2.5, head + 3 * width + 5, high + 3 * height + 5, 3), 'wood', 1.2),
      pen.shape(box(left, top, head + 3 * width, high + 3 * height, 1), 'cream', 0.9),
      pen.shape(box(x0, y0, 3 * width, 3 * height), 'white', 0.9),
      pen.line(
        [0, 1, 2]
          .map((i) => `M${x0 + i * width} ${top}V${y0 + 3 * height}M${left} ${y0 + i * height}H${x0 + 3 * width}`)
          .join(''),
        1,
      ),
      pen.line(`M${left} ${top}L${x0} ${y0}`, 0.8),
      pen.text(x0 - 2.4, top + 8, all.second, fitTextSize(all.second, 'text', 4.6, 30), {
        font: 'text',
        anchor: 'end',
      }),
      pen.text(left + 2.4, y0 - 4, all.first, 4.6, { font: 'text', anchor: 'start' }),
      choice.seconds.map((which, i) => header(false, i, which, [column(i), top + high - 4])),
      choice.firsts.map((which, i) => header(true, i, which, [left + head / 2, row(i) + height / 2 - 3])),
      person(pen, customerOf(look, 1), 180, 283, 1.02, { pose: POINT_LEFT }),
      pen.shape(box(13, panel, 138, 78, 4), 'white', 1.1),
    ]),
    ...combinationsOf(choice).map((one) => writtenAnswer(column(one[1]), row(one[0]), codeOf(one), 8)),
    ...questionsOf(shop, choice, look).flatMap(([question, count], i): PageMark[] => {
      const y = panel + 14 + i * 25
      return [
        ...marksOf(
          pen.text(18, y + 1.7, question, fitTextSize(question, 'text', 5.4, 108), { font: 'text', anchor: 'start' }),
        ),
        ...slot(pen, 138, y, 18, String(count)),
      ]
    }),
  ]
}

const ORDERS = {
  boards: [98, 147],
  middles: [41, 105, 169],
  balloon: { y: 164, width: 60, height: 64 },
} as const
const POSES = [GIVE, HOLD, POINT_LEFT] as const

const ASKED: Readonly<Record<PairingName, readonly string[]>> = {
  roupas: ['Ponho uma camiseta', 'e uma parte de baixo.'],
  sorvete: ['Quero um sabor', 'e uma cobertura.'],
  lanche: ['Quero um pão', 'e um recheio.'],
}

/** An order in the words of whoever gives it. */
export function wordsOf(shop: PairingName, condition: Condition): string[] {
  const name = ([first, second]: readonly [number, number]) => [FIRST_NAMES[first] ?? 'A', String(second + 1)] as const
  switch (condition.kind) {
    case 'todas':
      return [...ASKED[shop], 'Quantos jeitos há?']
    case 'sem': {
      const out = condition.first === undefined ? String((condition.second ?? 0) + 1) : FIRST_NAMES[condition.first]
      return [`Não quero a opção ${out}.`, 'Quantos jeitos', 'sobram para mim?']
    }
    case 'separadas': {
      const [first, second] = name(condition.pair)
      return ['Aceito tudo, menos', `${first} junto com ${second}.`, 'Quantos jeitos há?']
    }
    case 'casadas': {
      const [first, second] = name(condition.pair)
      return [`Para mim, ${first} só`, `combina com ${second}.`, 'Quantos jeitos há?']
    }
  }
}

const balloon = (pen: Pen, cx: number, lines: readonly string[]): Drawing => {
  const { y, width, height } = ORDERS.balloon
  const foot = y + height
  return [
    pen.shape(box(cx - width / 2, y, width, height, 5), 'white', 1.1),
    pen.shape(
      poly([
        [cx - 5, foot - 1],
        [cx, foot + 6],
        [cx + 5, foot - 1],
      ]),
      'white',
      1.1,
    ),
    pen.shape(box(cx - 6, foot - 3, 12, 2.6), 'white', null),
    lines.map((line, i) => pen.text(cx, y + 12 + i * 9, line, 5, { font: 'text' })),
  ]
}

export function ordersPage(pen: Pen, shop: PairingName, look: number, { choice, conditions }: OrdersTask): PageMark[] {
  const [upper, lower] = ORDERS.boards
  const boards = ORDERS.boards.map((y) => ({ y, rail: 36.5 }))
  const spread = (count: number, i: number) => 14 + (i + 0.5) * (182 / count)
  return [
    ...marksOf([
      combinationShop(pen, shop, look, { boards, floor: 246 }),
      choice.firsts.map((which, i) =>
        option(pen, shop, true, which, FIRST_NAMES[i] ?? 'A', [spread(4, i), upper], SCALES[shop][1]),
      ),
      choice.seconds.map((which, i) =>
        option(pen, shop, false, which, String(i + 1), [spread(3, i), lower], SCALES[shop][1]),
      ),
      ORDERS.middles.map((cx, i) => person(pen, customerOf(look, i), cx, 284, 0.74, { pose: POSES[i] ?? GIVE })),
    ]),
    ...conditions.flatMap((condition, i): PageMark[] => {
      const cx = ORDERS.middles[i] ?? 105
      const [one, sign, other, result] = sentenceOf(choice, condition)
      const y = ORDERS.balloon.y + 50
      return [
        ...marksOf([
          balloon(pen, cx, wordsOf(shop, condition)),
          pen.text(cx - 9.6, y + 2.2, sign, 6.2),
          pen.text(cx + 9.6, y + 2.2, '=', 6.2),
        ]),
        ...[one, other, result].flatMap((value, k) => slot(pen, cx + (k - 1) * 19.2, y, 13.4, String(value))),
      ]
    }),
  ]
}

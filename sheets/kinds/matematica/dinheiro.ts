/**
 * Money in reais: whole reais in a piggy bank, a basket or a pencil case; centavos beside the price of a thing, and
 * whether they are enough; the change of a purchase, and the coins and notes of the drawer that make it.
 */
import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { CHILDREN, castOfPage } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { COUNTER, moneyShop, type ShopName } from '../../studio/places/money-shop.ts'
import { PURSES } from '../../studio/places/purses.ts'
import { drawMoney, moneyHeight, moneyWidth, reais } from './money.ts'
import { drawThing, SHELF } from './money-bay.ts'
import { BETWEEN, chooseTasks, type MoneyTask, nameOf, purseWidth, ROWS, shopOf, THINGS } from './money-tasks.ts'

const ON_COUNTER: Box = { x: COUNTER.x + 5, y: COUNTER.y + 4.5, width: COUNTER.width - 10, height: COUNTER.height - 9 }
const GAP = 3.6
/** Room beside a thing and its price, mm. */
const BESIDE = 4
/** Width of the slip to write on, mm. */
const SLIP: Readonly<Record<Level, number>> = { facil: 42, medio: 38, desafio: 62 }
/** Height of the drawer below a payment, and between them, mm. */
const [DRAWER, BELOW] = [14.2, 2.2]
/** Names of tray and drawer, their size and the room for them at the left, mm. */
const PLACES = { tray: 'pagou', drawer: 'gaveta', size: 4.4, room: 19 } as const
/** Between what is in a drawer: room for a ring, mm. */
const APART = 3.6
/** Cloth of the trays, pale enough for all money. */
const FELT = 'foam'
/** Money is drawn no larger than this, and larger than in a drawer. */
const [LARGEST, IN_DRAWER] = [1.25, 0.56]
/** Between money and the edge of what holds it, mm. */
const ASIDE: Readonly<Record<Level, number>> = { facil: 17, medio: 6, desafio: 4 }
const ABOVE: Readonly<Record<Level, number>> = { facil: 5, medio: 3.2, desafio: 1.5 }

/** Pictures that the purses of a shop are. */
const HOLDS: Readonly<Record<keyof typeof PURSES, readonly string[]>> = {
  feira: ['straw-basket'],
  brinquedos: [],
  padaria: [],
  papelaria: ['pencil-case'],
}

/** A row of the counter. */
interface Row {
  readonly bay: Box
  readonly money: Box
  readonly slip: Box
  readonly drawer: Box
}

function rowOf(cell: Box, level: Level): Row {
  const { x, y, width, height } = cell
  const bay = { ...cell, width: SHELF }
  const left = level === 'facil' ? x : x + SHELF + BESIDE
  const slip = { ...cell, x: x + width - SLIP[level], width: SLIP[level] }
  const money = { ...cell, x: left, width: slip.x - BESIDE - left }
  const drawer = { x: left, y: y + height - DRAWER, width: x + width - left, height: DRAWER }
  if (level !== 'desafio') return { bay, money, slip, drawer }
  const upper = height - DRAWER - BELOW
  return { bay, money: { ...money, height: upper }, slip: { ...slip, height: upper }, drawer }
}

/** One scale for all money of a sheet: what is larger is worth looking at as a larger coin. */
function scaleOf(pages: readonly (readonly MoneyTask[])[], { money }: Row, level: Level): number {
  const tasks = pages.flat()
  const widest = Math.max(...tasks.map((task) => purseWidth(task.money)))
  const highest = Math.max(...tasks.flatMap((task) => task.money.map(moneyHeight)))
  return Math.min(
    LARGEST,
    (money.height - 2 * ABOVE[level]) / highest,
    (money.width - 2 * ASIDE[level] - (level === 'desafio' ? PLACES.room : 0)) / widest,
  )
}

interface Placed {
  readonly marks: readonly Mark[]
  /** Around each piece of money. */
  readonly boxes: readonly Box[]
}

/** Finer print would not be read in a key: alone on a page, or beside others on one, mm. */
const [LEAST_ALONE, LEAST_BESIDE] = [3.4, 6]
const inKey = (mark: PageMark, least: number): PageMark =>
  mark.kind === 'text' && mark.size < least ? answer([], [mark]) : mark

function inRow(money: readonly number[], room: Box, color: boolean, scale: number, most = 0): Placed {
  const bare = money.reduce((sum, value) => sum + moneyWidth(value) * scale, 0)
  const gaps = Math.max(1, money.length - 1)
  const between = Math.max(BETWEEN * scale, Math.min(most, (room.width - 2 - bare) / gaps))
  let left = middleX(room) - (bare + between * (money.length - 1)) / 2
  const cy = middleY(room)
  const boxes = money.map((value) => {
    const [width, height] = [moneyWidth(value) * scale, moneyHeight(value) * scale]
    const reach = { x: left, y: cy - height / 2, width, height }
    left += width + between
    return reach
  })
  return {
    marks: money.flatMap((value, i) => drawMoney(middleX(boxes[i] ?? room), cy, value, color, scale)),
    boxes,
  }
}

/** A line for an amount after its «R$», at this baseline. */
function amountLine(pen: Pen, x: number, end: number, base: number, written: string): PageMark[] {
  return [
    ...marksOf([pen.text(x, base, 'R$', 6.2, { anchor: 'start' }), pen.line(`M${x + 10.5} ${base + 1}H${end}`, 0.6)]),
    writtenAnswer((x + 10.5 + end) / 2, base - 2.8, written, 6.6),
  ]
}

/** Yes or no: is it enough? Beside other keys the word is written, as boxes are too small there. */
function drawEnough({ suffices }: MoneyTask, { x, y, width, height }: Box, pen: Pen, isOneOfSeveral: boolean) {
  const top = y + height - 8.6
  const asked = [
    pen.text(x + width / 2, top - 2.6, 'Dá para comprar?', 3.9, { font: 'text' }),
    ...(['sim', 'não'] as const).map((word, i) => [
      pen.shape(box(x + 3.4 + i * 16.5, top, 6, 6, 1), 'white', 0.6),
      pen.text(x + 10.6 + i * 16.5, top + 4.6, word, 4.4, { font: 'text', anchor: 'start' }),
    ]),
  ]
  const word = suffices ? 'sim' : 'não'
  if (isOneOfSeveral)
    return [answer([centredText(x + width / 2, top, word, 6.6, { fill: ANSWER_RED })], marksOf(asked))]
  return [...marksOf(asked), writtenAnswer(x + (suffices ? 6.4 : 22.9), top + 3, 'X', 5)]
}

/** A slip of paper for the sum, or for the change. */
function drawSlip(task: MoneyTask, slip: Box, level: Level, pen: Pen, isOneOfSeveral: boolean): PageMark[] {
  const height = level === 'facil' ? 18 : slip.height
  const paper = { ...slip, y: middleY(slip) - height / 2, height }
  const end = paper.x + paper.width - 4
  const written = level === 'facil' ? String(task.answer / 100) : reais(task.answer).slice(3)
  const base = { facil: paper.y + 12.4, medio: paper.y + 10.6, desafio: middleY(paper) + 2.6 }[level]
  const from = paper.x + (level === 'desafio' ? 23 : 4)
  return [
    ...marksOf([
      pen.shape(box(paper.x, paper.y, paper.width, paper.height, 2), 'white', 0.8),
      level === 'desafio' ? pen.text(paper.x + 4, base, 'Troco', 5.4, { font: 'text', anchor: 'start' }) : [],
    ]),
    ...amountLine(pen, from, end, base, written),
    ...(level === 'medio' ? drawEnough(task, paper, pen, isOneOfSeveral) : []),
  ]
}

const besideName = (room: Box): Box => ({ ...room, x: room.x + PLACES.room, width: room.width - PLACES.room - 2 })

const nameOfPlace = (name: string, room: Box, pen: Pen) =>
  pen.text(room.x + 3, middleY(room) + PLACES.size * 0.35, name, PLACES.size, { font: 'text', anchor: 'start' })

/** Coins and notes one by one, as in a sum. */
const written = (money: readonly number[]) =>
  money.map((value) => (value < 100 ? reais(value).slice(3) : String(value / 100))).join(' + ')

/** Money on a tray, or in a purse; beside other keys coins are too small to read, and the values are written. */
function drawTray({ money }: MoneyTask, room: Box, { level, pen, scale, shop, isOneOfSeveral }: Page): PageMark[] {
  const inside =
    level === 'desafio'
      ? besideName(room)
      : { ...room, y: room.y + (level === 'facil' && shop === 'papelaria' ? 2 : 0) }
  const { marks } = inRow(money, inside, pen.colour, scale)
  const name = level === 'desafio' ? [nameOfPlace(PLACES.tray, room, pen)] : []
  if (!isOneOfSeveral || level === 'facil') return [...name, ...marks]
  return [...name, answer([centredText(middleX(inside), middleY(inside), written(money), 6.4)], marks)]
}

/** The drawer of the till: the change is in it, and more. */
function drawDrawer({ drawer = [], taken = [] }: MoneyTask, room: Box, pen: Pen, isOneOfSeveral: boolean): PageMark[] {
  const inside = besideName(room)
  const { marks, boxes } = inRow(drawer, inside, pen.colour, IN_DRAWER, APART)
  const left = [...taken]
  const rings = drawer.flatMap((value, i) => {
    const [place, reach] = [left.indexOf(value), boxes[i]]
    if (place < 0 || !reach) return []
    left.splice(place, 1)
    const { x, y, width, height } = reach
    const ring = { radius: value < 200 ? width / 2 + 0.6 : 2, stroke: ANSWER_RED, width: 0.9 }
    return [rect(x - 0.6, y - 0.6, width + 1.2, height + 1.2, ring)]
  })
  const cloth = [
    ...marksOf(pen.shape(box(room.x, room.y, room.width, room.height, 2), 'greyPale', 0.9)),
    nameOfPlace(PLACES.drawer, room, pen),
  ]
  if (!isOneOfSeveral) return [...cloth, ...marks, answer(rings)]
  // Beside other keys coins are too small to read: the change is written.
  return [
    ...cloth,
    answer([centredText(middleX(inside), middleY(inside), written(taken), 6.4, { fill: ANSWER_RED })], marks),
  ]
}

interface Page {
  readonly level: Level
  readonly pen: Pen
  readonly scale: number
  readonly shop: ShopName
  /** Keys of several pages are on one. */
  readonly isOneOfSeveral: boolean
}

function drawTask(task: MoneyTask, cell: Box, page: Page): PageMark[] {
  const { level, pen, shop, isOneOfSeveral } = page
  const row = rowOf(cell, level)
  const { x, y, width, height } = row.money
  const tray = level === 'facil' ? PURSES[shop](pen, row.money) : pen.shape(box(x, y, width, height, 3), FELT, 1.1)
  const marks = [
    ...marksOf(tray),
    ...drawTray(task, row.money, page),
    ...drawSlip(task, row.slip, level, pen, isOneOfSeveral),
    ...(level === 'facil' ? [] : drawThing(task, row.bay, pen)),
    ...(level === 'desafio' ? drawDrawer(task, row.drawer, pen, isOneOfSeveral) : []),
  ]
  return marks.map((mark) => inKey(mark, isOneOfSeveral ? LEAST_BESIDE : LEAST_ALONE))
}

export const dinheiro: SheetKind<PagesFacts<readonly MoneyTask[]>> = {
  id: 'dinheiro',
  category: 'matematica',
  themes: Object.keys(THINGS),
  draw: (options) => {
    const { level } = options
    const pages = chooseTasks(options)
    const cells = cellsOf(1, amountOf(options, ROWS), { box: ON_COUNTER, gap: GAP })
    const scale = scaleOf(pages, rowOf(cells[0] ?? ON_COUNTER, level), level)
    const shop = shopOf(options)
    const isOneOfSeveral = options.pages > 1
    return composeSheet(options, 'count', (_, index, sheet) => {
      const page = pages[index] ?? []
      const pen = new Pen(options.color)
      const seed = sheet.fork('people').integer(0, 99) + index
      return {
        marks: [
          ...marksOf(moneyShop(pen, shop, castOfPage(CHILDREN, seed), index)),
          ...taskTitle(pen, options),
          ...eachCell(page, cells, (task, cell) =>
            drawTask(task, cell, { level, pen, scale, shop, isOneOfSeveral }),
          ).flat(),
        ],
        whole: true,
        facts: page,
        items: page.map(nameOf),
        pictures: ['coin', 'criança', ...(level === 'facil' ? HOLDS[shop] : page.map(({ thing }) => thing))],
      }
    })
  },
}

/** Money in reais: add up coins and notes; at the highest level, how much comes back from a purchase? */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { drawPicture, pictureReach } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { centredText } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { CHILDREN, castOfPage } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { COUNTER, moneyShop, type ShopName } from '../../studio/places/money-shop.ts'
import { sumOf } from './balance-tasks.ts'
import { drawMoney, moneyWidth, reais } from './money.ts'

export interface MoneyTask {
  /** The money on the table, in centavos. */
  readonly money: readonly number[]
  /** Price of the thing bought; null where the money is only added up. */
  readonly price: number | null
  /** The sum, or the change. */
  readonly answer: number
  readonly thing: string
}

/** Prices at the fair and in the shops: least and most, in reais. */
const THINGS: Readonly<Record<ShopName, Readonly<Record<string, readonly [least: number, most: number]>>>> = {
  feira: {
    apple: [1, 6],
    banana: [3, 9],
    pear: [1, 8],
    grape: [6, 18],
    watermelon: [8, 28],
    carrot: [1, 6],
    tomato: [1, 8],
    lemon: [1, 5],
  },
  brinquedos: {
    ball: [6, 28],
    kite: [3, 16],
    car: [5, 28],
    robot: [12, 30],
    drum: [9, 28],
    dice: [1, 6],
    balloon: [1, 4],
    teddy: [14, 60],
    'yo-yo': [4, 16],
  },
  padaria: {
    bread: [1, 12],
    cake: [8, 28],
    cheese: [5, 20],
    egg: [1, 3],
    'ice-cream': [4, 16],
    lollipop: [1, 3],
    cup: [2, 8],
    milk: [3, 9],
    cookie: [2, 12],
  },
  papelaria: {
    pencil: [1, 5],
    book: [8, 30],
    notebook: [6, 28],
    ruler: [2, 8],
    scissors: [4, 16],
    eraser: [1, 5],
    backpack: [14, 60],
    brush: [2, 14],
    'pencil-case': [8, 30],
  },
}

/** Whole reais to add up, as one has them in each place: coins and small notes, or larger notes for dear things. */
const WHOLE_REAIS: Readonly<Record<ShopName, readonly number[]>> = {
  feira: [100, 100, 100, 100, 100, 200, 200, 200],
  brinquedos: [500, 500, 200, 200, 100, 100],
  padaria: [1000, 500, 500, 200, 200, 100, 100, 100],
  papelaria: [2000, 1000, 1000, 500, 500, 200, 200, 100, 100, 100, 100],
}

/** Sums go no further than this, in centavos: with notes of ten up to twenty reais, with those of twenty up to fifty. */
const HIGHEST: Readonly<Record<ShopName, number>> = { feira: 1000, brinquedos: 1000, padaria: 2000, papelaria: 5000 }

/** Money on the table: centavos too at the middle level; at the highest, notes to pay with. */
const PURSES: Readonly<Record<Exclude<Level, 'facil'>, readonly number[]>> = {
  medio: [5, 10, 10, 25, 25, 50, 50, 100, 100, 200, 500],
  desafio: [500, 1000, 2000, 5000, 200, 200, 500],
}
/** Fewest and most coins and notes of a task. */
const COUNTS: Readonly<Record<Level, readonly [fewest: number, most: number]>> = {
  facil: [2, 5],
  medio: [3, 4],
  desafio: [1, 2],
}

const ROWS = 5
/** Tries to find something new for a page. */
const ATTEMPTS = 300
const GAP = 4
/** Width of the tray under the money, mm. */
const TRAY = { facil: 128, medio: 128, desafio: 88 } as const
/** Two notes may be drawn smaller, down to this. */
const SMALLEST = 0.85
const BETWEEN = 3.5
/** Width of a thing and its price, mm, and height of the price. */
const [SHELF, LABEL] = [33, 10.4]
/** Width of the slip to write on, mm. */
const SLIP = 42
/** Cloth of the trays, pale enough for all money. */
const FELT = 'foam'
const ON_COUNTER: Box = { x: COUNTER.x + 5, y: COUNTER.y + 4.5, width: COUNTER.width - 10, height: COUNTER.height - 9 }

const purseWidth = (money: readonly number[]) =>
  money.reduce((sum, value) => sum + moneyWidth(value) + BETWEEN, -BETWEEN)

function choose(random: Random, level: Level, shop: ShopName): Omit<MoneyTask, 'thing'> {
  const purse = level === 'facil' ? WHOLE_REAIS[shop] : PURSES[level]
  for (;;) {
    const money = random.sample(purse, random.integer(...COUNTS[level])).sort((a, b) => b - a)
    if (purseWidth(money) * (level === 'desafio' ? SMALLEST : 1) > TRAY[level] - 8) continue
    const sum = sumOf(money)
    if (level === 'desafio') {
      const price = random.integer(20, sum / 5 - 1) * 5
      // An unneeded note would not be paid, and change without centavos is no challenge.
      if (price % 100 !== 0 && price > sum - Math.min(...money)) return { money, price, answer: sum - price }
    } else if (level === 'facil' ? sum <= HIGHEST[shop] : sum % 100 !== 0) return { money, price: null, answer: sum }
  }
}

const centavosOf = (money: readonly number[]) => money.reduce((sum, value) => sum + (value < 100 ? value : 0), 0)

const nameOf = ({ money, price }: Omit<MoneyTask, 'thing'>) => [...money, price ?? ''].join(' ')

const shopOf = ({ theme = 'feira' }: SheetOptions) => theme as ShopName

/** Tasks for every page: each once on the sheet, different answers and things on a page, things at plausible prices. */
function chooseTasks(options: SheetOptions): MoneyTask[][] {
  const { level, pages } = options
  const shop = shopOf(options)
  const random = createRandom(options.seed).fork('tasks')
  const asked = new Set<string>()
  return Array.from({ length: pages }, () => {
    const tasks: MoneyTask[] = []
    for (let attempt = 0; tasks.length < amountOf(options, ROWS); attempt++) {
      const task = choose(random, level, shop)
      // Once everything was asked on an earlier page, it may be asked again.
      if (asked.has(nameOf(task)) && attempt < ATTEMPTS) continue
      if (tasks.some(({ answer }) => answer === task.answer)) continue
      // Some purchases are paid with two notes, from the first one on.
      if (level === 'desafio' && tasks.length % 2 === 0 && task.money.length < 2) continue
      // In every other purse, and in no more, the centavos pass one real: coins are exchanged for their value.
      if (level === 'medio' && (tasks.length % 2 === 0) === centavosOf(task.money) < 100) continue
      const costs = (task.price ?? 0) / 100
      const fitting = Object.entries(THINGS[shop]).filter(
        ([id, [least, most]]) =>
          tasks.every(({ thing }) => thing !== id) && (task.price === null || (costs >= least && costs <= most)),
      )
      if (fitting.length === 0) continue
      const [thing] = random.pick(fitting)
      asked.add(nameOf(task))
      tasks.push({ ...task, thing })
    }
    return tasks
  })
}

/** Money may be drawn larger, up to this, where the trays of a page have room. */
const LARGEST = 1.5

/** One scale for all money of a page, so that a larger coin is worth looking at as a larger coin. */
const scaleOf = (page: readonly MoneyTask[], level: Level, height: number) =>
  Math.min(LARGEST, (height - 3) / moneyWidth(100), ...page.map(({ money }) => (TRAY[level] - 8) / purseWidth(money)))

function drawPurse(task: MoneyTask, room: Box, pen: Pen, scale: number): Mark[] {
  let left = room.x + (room.width - purseWidth(task.money) * scale) / 2
  return task.money.flatMap((value) => {
    const width = moneyWidth(value) * scale
    const marks = drawMoney(left + width / 2, middleY(room), value, pen.colour, scale)
    left += width + BETWEEN * scale
    return marks
  })
}

/** A slip of paper for the sum, or for the change. */
function drawAnswer(task: MoneyTask, cell: Box, level: Level, pen: Pen): PageMark[] {
  const left = cell.x + cell.width - SLIP
  const isChange = level === 'desafio'
  const height = isChange ? 25 : 18
  const top = middleY(cell) - height / 2
  const base = top + height - 5.5
  const written = level === 'facil' ? String(task.answer / 100) : reais(task.answer).slice(3)
  return [
    ...marksOf([
      pen.shape(box(left, top, SLIP, height, 2), 'white', 0.8),
      isChange ? pen.text(left + 4, top + 8, 'Troco', 5, { font: 'text', anchor: 'start' }) : [],
      pen.text(left + 4, base, 'R$', 6.6, { anchor: 'start' }),
      pen.line(`M${left + 15} ${base + 1}H${left + SLIP - 4}`, 0.6),
    ]),
    writtenAnswer(left + 15 + (SLIP - 19) / 2, base - 3, written, 7),
  ]
}

/** A thing in its bay, its price on the board below it. */
function drawThing({ thing, price }: MoneyTask, { x, y, height }: Box, pen: Pen): PageMark[] {
  const board = y + height - LABEL
  const picture = wordPicture(thing)
  const reach = pictureReach(picture.id, pen.colour)
  const size = Math.min((SHELF - 4) / reach.width, (height - LABEL - 2) / reach.height)
  return [
    ...marksOf(pen.shape(box(x, y, SHELF, height - LABEL), 'cream', 0.9)),
    drawPicture(picture, {
      cx: x + SHELF / 2 - reach.cx * size,
      cy: board - 0.4 - (reach.cy + reach.height / 2) * size,
      size,
      color: pen.colour,
    }),
    ...marksOf([
      pen.shape(box(x - 1.5, board, SHELF + 3, LABEL, 1), 'woodPale', 1),
      pen.shape(box(x + 2, board + 1.2, SHELF - 4, LABEL - 2.4, 1.5), 'white', 0.7),
    ]),
    centredText(x + SHELF / 2, board + LABEL / 2, reais(price ?? 0), 5.2),
  ]
}

function drawTask(task: MoneyTask, cell: Box, level: Level, pen: Pen, scale: number): PageMark[] {
  const isChange = level === 'desafio'
  const ground = { ...cell, x: cell.x + (isChange ? SHELF + 5 : 0), width: TRAY[level] }
  return [
    ...marksOf(pen.shape(box(ground.x, ground.y, ground.width, ground.height, 3), FELT, 1.1)),
    ...drawPurse(task, ground, pen, scale),
    ...drawAnswer(task, cell, level, pen),
    ...(isChange ? drawThing(task, cell, pen) : []),
  ]
}

export const dinheiro: SheetKind<PagesFacts<readonly MoneyTask[]>> = {
  id: 'dinheiro',
  category: 'matematica',
  themes: Object.keys(THINGS),
  draw: (options) => {
    const { level } = options
    const tasks = chooseTasks(options)
    return composeSheet(options, 'count', (_, index, sheet) => {
      const page = tasks[index] ?? []
      const pen = new Pen(options.color)
      const seed = sheet.fork('people').integer(0, 99) + index
      const cells = cellsOf(1, amountOf(options, ROWS), { box: ON_COUNTER, gap: GAP })
      const scale = scaleOf(page, level, cells[0]?.height ?? 0)
      return {
        marks: [
          ...marksOf(moneyShop(pen, shopOf(options), castOfPage(CHILDREN, seed), index)),
          ...taskTitle(pen, options),
          ...eachCell(page, cells, (task, cell) => drawTask(task, cell, level, pen, scale)).flat(),
        ],
        whole: true,
        facts: page,
        items: page.map(nameOf),
        pictures: ['coin', 'criança', ...(level === 'desafio' ? page.map(({ thing }) => thing) : [])],
      }
    })
  },
}

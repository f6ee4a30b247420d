/** Money in reais: add up coins and notes; at the highest level, how much comes back from a purchase? */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, divider, line, rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { drawMoney, moneyWidth, reais } from './money.ts'

export interface MoneyTask {
  /** What is on the table, in centavos. */
  readonly money: readonly number[]
  /** Price of the thing bought; null where the money is only added up. */
  readonly price: number | null
  /** The sum, or the change. */
  readonly answer: number
  readonly thing: string
}

/** What things cost at the fair and in the shops: least and most, in reais. */
const THINGS: Readonly<Record<string, Readonly<Record<string, readonly [least: number, most: number]>>>> = {
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
    yarn: [4, 16],
  },
  padaria: {
    bread: [1, 12],
    cake: [8, 28],
    cheese: [5, 20],
    egg: [1, 3],
    'ice-cream': [4, 16],
    lollipop: [1, 3],
    cup: [2, 8],
    candle: [1, 8],
  },
  papelaria: {
    pencil: [1, 5],
    book: [8, 30],
    glasses: [8, 30],
    bell: [3, 16],
    gift: [5, 28],
    star: [1, 5],
    suitcase: [14, 30],
    key: [2, 14],
  },
}

/** Money on the table by level: whole reais, then centavos too. */
const PURSES: Readonly<Record<Level, readonly number[]>> = {
  facil: [100, 100, 100, 200, 200, 500],
  medio: [5, 10, 10, 25, 25, 50, 50, 100, 100, 200],
  desafio: [500, 1000, 2000, 200, 200, 500],
}

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 5 }
const GAP = 7
/** Room that money takes on a line of the easier levels, mm. */
const MONEY_ROOM = 122

function choose(random: Random, level: Level): Omit<MoneyTask, 'thing'> {
  for (;;) {
    if (level === 'desafio') {
      const money = random.sample(PURSES.desafio, random.integer(1, 2)).sort((a, b) => b - a)
      const paid = money.reduce((sum, value) => sum + value, 0)
      const price = random.integer(2, paid / 50 - 1) * 50
      // Nobody pays with a note that is not needed.
      if (price > paid - Math.min(...money)) return { money, price, answer: paid - price }
      continue
    }
    const money = random.sample(PURSES[level], random.integer(level === 'facil' ? 2 : 3, 4)).sort((a, b) => b - a)
    const width = money.reduce((sum, value) => sum + moneyWidth(value) + 4, -4)
    const answer = money.reduce((sum, value) => sum + value, 0)
    if (width <= MONEY_ROOM && (level === 'facil' ? answer <= 1000 : answer % 100 !== 0))
      return { money, price: null, answer }
  }
}

/** As many tasks as asked, no two with the same answer or thing, each thing at a price it may well have. */
function chooseTasks(random: Random, level: Level, things: (typeof THINGS)[string]): MoneyTask[] {
  const tasks: MoneyTask[] = []
  while (tasks.length < ROWS[level]) {
    const task = choose(random, level)
    if (tasks.some(({ answer }) => answer === task.answer)) continue
    const costs = (task.price ?? 0) / 100
    const fitting = Object.entries(things).filter(
      ([id, [least, most]]) =>
        tasks.every(({ thing }) => thing !== id) && (task.price === null || (costs >= least && costs <= most)),
    )
    if (fitting.length === 0) continue
    const [thing] = random.pick(fitting)
    tasks.push({ ...task, thing })
  }
  return tasks
}

function drawPurse(task: MoneyTask, x: number, cy: number, color: boolean): Mark[] {
  let left = x
  return task.money.flatMap((value) => {
    const width = moneyWidth(value)
    const marks = drawMoney(left + width / 2, cy, value, color)
    left += width + 4
    return marks
  })
}

function drawAnswer(task: MoneyTask, cell: Box, level: Level, solved: boolean): Mark[] {
  const cy = middleY(cell)
  const [left, right] = [cell.x + cell.width - 48, cell.x + cell.width]
  const written = level === 'facil' ? String(task.answer / 100) : reais(task.answer).slice(3)
  return [
    text(left, cy + 2.6, level === 'desafio' ? 'Troco:' : 'R$', level === 'desafio' ? 5.2 : 7, { anchor: 'start' }),
    line(left + (level === 'desafio' ? 17 : 12), cy + 4, right, cy + 4, { width: 0.5 }),
    ...(solved ? [centredText((left + right) / 2 + 7, cy - 0.4, written, 7.2, { fill: ANSWER_RED })] : []),
  ]
}

function drawTask(task: MoneyTask, cell: Box, level: Level, color: boolean, solved: boolean): Mark[] {
  const cy = middleY(cell)
  const answer = drawAnswer(task, cell, level, solved)
  if (task.price === null) return [...drawPurse(task, cell.x + 2, cy, color), ...answer]
  const size = Math.min(cell.height - 12, 22)
  return [
    drawPicture(wordPicture(task.thing), { cx: cell.x + 17, cy: cy - 6, size, color }),
    rect(cell.x + 3, cy + 7, 28, 9, { radius: 2, width: 0.5 }),
    centredText(cell.x + 17, cy + 11.5, reais(task.price), 4.6),
    ...drawPurse(task, cell.x + 42, cy, color),
    ...answer,
  ]
}

export const dinheiro: SheetKind<PagesFacts<readonly MoneyTask[]>> = {
  id: 'dinheiro',
  category: 'matematica',
  themes: Object.keys(THINGS),
  draw: (options) => {
    const { level, color } = options
    const things = THINGS[options.theme ?? 'feira'] ?? {}
    return composeSheet(options, 'count', (random) => {
      const tasks = chooseTasks(random, level, things)
      const cells = cellsOf(1, ROWS[level], { gap: GAP })
      const page = (solved: boolean) =>
        eachCell(tasks, cells, (task, cell, i): Mark[] => {
          const row = drawTask(task, cell, level, color, solved)
          return i < tasks.length - 1
            ? [...row, divider(cell.x, cell.x + cell.width, cell.y + cell.height + GAP / 2)]
            : row
        }).flat()
      return { marks: page(false), solved: page(true), facts: tasks }
    })
  },
}

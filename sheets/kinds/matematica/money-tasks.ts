/** Tasks with money: purses to count, purses beside a price, purchases and the change that the drawer gives. */
import { amountOf } from '../../page/amount.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'
import type { ShopName } from '../../studio/places/money-shop.ts'
import { sumOf } from './balance-tasks.ts'
import { moneyWidth } from './money.ts'

export interface MoneyTask {
  /** The money on the table, in centavos. */
  readonly money: readonly number[]
  /** Price of all that is bought; null where the money is only added up. */
  readonly price: number | null
  /** Of the thing, where more than one is bought. */
  readonly count?: 2
  /** The sum, or the change. */
  readonly answer: number
  readonly thing: string
  /** Is the money enough for the thing? Where that is asked. */
  readonly suffices?: boolean
  /** Coins and notes in the drawer, and which of them are the change. */
  readonly drawer?: readonly number[]
  readonly taken?: readonly number[]
}

/** Prices at the fair and in the shops: least and most, in reais. */
export const THINGS: Readonly<Record<ShopName, Readonly<Record<string, readonly [least: number, most: number]>>>> = {
  feira: {
    lemon: [0.5, 1],
    apple: [1, 2],
    carrot: [1, 3],
    tomato: [2, 4],
    banana: [3, 6],
    pear: [2, 5],
    orange: [1, 2],
    pineapple: [6, 9],
    grape: [8, 14],
    watermelon: [12, 24],
  },
  brinquedos: {
    balloon: [0.5, 1],
    dice: [1, 2],
    'yo-yo': [3, 5],
    'spinning-top': [2, 4],
    peteca: [4, 7],
    puzzle: [6, 9],
    kite: [5, 8],
    ball: [8, 18],
    car: [12, 24],
    drum: [14, 28],
    teddy: [22, 45],
  },
  padaria: {
    lollipop: [0.5, 1],
    egg: [1, 2],
    candy: [0.5, 1],
    cookie: [2, 3],
    brigadeiro: [2, 4],
    cup: [3, 5],
    coxinha: [4, 7],
    milk: [3, 6],
    'ice-cream': [5, 9],
    cheese: [9, 18],
    cake: [16, 38],
  },
  papelaria: {
    eraser: [0.5, 1],
    pencil: [1, 2],
    crayon: [1, 2],
    pen: [2, 3],
    ruler: [2, 4],
    brush: [4, 7],
    scissors: [5, 9],
    notebook: [9, 18],
    'pencil-case': [12, 24],
    book: [18, 38],
    backpack: [38, 48],
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

/** A purse with centavos. */
const PURSE: readonly number[] = [5, 10, 10, 25, 25, 50, 50, 100, 100, 200, 500]
const NOTES: readonly number[] = [200, 500, 1000, 2000, 5000]
/** Coins and notes that a drawer gives change from, the largest first. */
const CHANGE: readonly number[] = [2000, 1000, 500, 200, 100, 50, 25, 10, 5]
/** Fewest and most coins and notes of a purse. */
type PurseLevel = Exclude<Level, 'desafio'>
const COUNTS: Readonly<Record<PurseLevel, readonly [fewest: number, most: number]>> = { facil: [2, 5], medio: [3, 4] }
/** Room for a purse as it is, mm. */
const PURSE_ROOM = { facil: 120, medio: 104 } as const
/** Room for what is in a drawer as it is, mm; fewest and most things there. */
const DRAWER = { room: 190, fewest: 5, most: 9 }

export const ROWS = 5
/** Tries to find something new for a row: purchases take long to try. */
const ATTEMPTS: Readonly<Record<Level, number>> = { facil: 400, medio: 6000, desafio: 1500 }
export const BETWEEN = 3.5

export const purseWidth = (money: readonly number[]) =>
  money.reduce((sum, value) => sum + moneyWidth(value) + BETWEEN, -BETWEEN)

const centavosOf = (money: readonly number[]) => money.reduce((sum, value) => sum + (value < 100 ? value : 0), 0)

export const nameOf = ({ money, price }: MoneyTask) => [...money, price ?? ''].join(' ')

/** The same sum, or the same purchase, is the same task again. */
const sameAs = ({ money, answer, drawer }: MoneyTask) => (drawer ? String(answer) : money.join(' '))

export const shopOf = ({ theme = 'feira' }: SheetOptions) => theme as ShopName

/** One price for each thing of the shop on the whole sheet, with centavos. */
function pricesOf(random: Random, shop: ShopName): ReadonlyMap<string, number> {
  const taken = new Set<number>()
  return new Map(
    Object.entries(THINGS[shop]).map(([thing, [least, most]]) => {
      for (;;) {
        const price = random.integer(least * 20, most * 20 - 1) * 5
        if (price % 100 === 0 || taken.has(price)) continue
        taken.add(price)
        return [thing, price]
      }
    }),
  )
}

type Purse = Omit<MoneyTask, 'thing'>

function purse(random: Random, level: PurseLevel, shop: ShopName): Purse {
  for (;;) {
    const from = level === 'facil' ? WHOLE_REAIS[shop] : PURSE
    const money = random.sample(from, random.integer(...COUNTS[level])).sort((a, b) => b - a)
    if (purseWidth(money) > PURSE_ROOM[level]) continue
    const answer = sumOf(money)
    if (level === 'facil' ? answer <= HIGHEST[shop] : answer % 100 !== 0) return { money, price: null, answer }
  }
}

/** The fewest coins and notes of a sum. */
function fewestOf(sum: number): number[] {
  const found: number[] = []
  let left = sum
  for (const value of CHANGE)
    while (left >= value) {
      found.push(value)
      left -= value
    }
  return found
}

/** Ways to take a sum out of a drawer. */
export const waysTo = (drawer: readonly number[], sum: number): number[][] => {
  const [first, ...rest] = drawer
  if (first === undefined) return sum === 0 ? [[]] : []
  const without = waysTo(rest, sum)
  return first > sum ? without : [...without, ...waysTo(rest, sum - first).map((way) => [first, ...way])]
}

/** A drawer from which the change can be taken in one way only; null without one. */
function drawerFor(random: Random, change: number): Pick<MoneyTask, 'drawer' | 'taken'> | null {
  const taken = fewestOf(change)
  const others = random.shuffle(CHANGE.filter((value) => value <= 500 && !taken.includes(value)))
  const drawer = [...taken]
  for (const value of others) {
    if (drawer.length >= Math.max(DRAWER.fewest, taken.length + 2)) break
    const next = [...drawer, value]
    if (purseWidth(next) <= DRAWER.room && waysTo(next, change).length === 1) drawer.push(value)
  }
  const fits = drawer.length >= DRAWER.fewest && drawer.length > taken.length && drawer.length <= DRAWER.most
  return fits ? { drawer: drawer.sort((a, b) => b - a), taken } : null
}

/** Payments for a price: a note, or two of which neither is unneeded. */
function paymentsFor(price: number): number[][] {
  const single = NOTES.filter((note) => note > price).slice(0, 2)
  const pairs = NOTES.flatMap((one) => NOTES.filter((other) => other <= one).map((other) => [one, other]))
  return [
    ...single.map((note) => [note]),
    ...pairs.filter((pair) => sumOf(pair) > price && price > sumOf(pair) - Math.min(...pair)),
  ]
}

/** A child's purse is near the price, above or below. */
const isNear = (sum: number, price: number) => sum !== price && sum > price * 0.5 && sum < price * 2.4

/** Tasks for every page: each once on the sheet, different answers and things on a page, one price for one thing. */
export function chooseTasks(options: SheetOptions): MoneyTask[][] {
  const { level, pages } = options
  const shop = shopOf(options)
  const random = createRandom(options.seed).fork('tasks')
  const prices = pricesOf(random.fork('prices'), shop)
  const things = [...prices.keys()]
  const asked = new Set<string>()
  const rows = amountOf(options, ROWS)
  // In the last row two of a thing are bought.
  const purchase = (row: number): MoneyTask | null => {
    const isTwice = row === rows - 1
    const thing = random.pick(things)
    const price = (prices.get(thing) ?? 0) * (isTwice ? 2 : 1)
    const payments = paymentsFor(price)
    if (price % 100 === 0 || payments.length === 0) return null
    const money = random.pick(payments)
    const answer = sumOf(money) - price
    const drawer = drawerFor(random, answer)
    return drawer && { money, price, answer, thing, ...drawer, ...(isTwice && { count: 2 }) }
  }
  const beside = (row: number): MoneyTask | null => {
    const own = purse(random, 'medio', shop)
    // In every other purse, and in no more, the centavos pass one real: coins are exchanged for their value.
    if ((row % 2 === 0) === centavosOf(own.money) <= 100) return null
    const fitting = things.filter((thing) => isNear(own.answer, prices.get(thing) ?? 0))
    if (fitting.length === 0) return null
    const thing = random.pick(fitting)
    const price = prices.get(thing) ?? 0
    return { ...own, thing, price, suffices: own.answer > price }
  }
  const make: Readonly<Record<Level, (row: number) => MoneyTask | null>> = {
    facil: () => ({ ...purse(random, 'facil', shop), thing: '' }),
    medio: beside,
    desafio: purchase,
  }
  const most = ATTEMPTS[level]
  // As many purses suffice as do not: of five, two on one page and three on the next.
  const wanted = (page: number, suffices = false) => (suffices === (page % 2 === 0) ? Math.floor : Math.ceil)(rows / 2)
  return Array.from({ length: pages }, (_, page) => {
    const tasks: MoneyTask[] = []
    for (let attempt = 0; tasks.length < rows; attempt++) {
      const task = make[level](tasks.length)
      if (!task) continue
      // Once everything was asked on an earlier page, it may be asked again.
      if (asked.has(sameAs(task)) && attempt < most) continue
      if (asked.has(nameOf(task)) && attempt < 4 * most) continue
      if (tasks.some(({ answer, thing }) => answer === task.answer || (thing !== '' && thing === task.thing))) continue
      // Some purchases are paid with two notes, from the first one on; of purses some suffice, some do not.
      if (level === 'desafio' && tasks.length % 2 === 0 && task.money.length < 2 && attempt < most) continue
      const same = tasks.filter(({ suffices }) => suffices === task.suffices).length
      if (level === 'medio' && same >= wanted(page, task.suffices) && attempt < 2 * most) continue
      asked.add(sameAs(task)).add(nameOf(task))
      tasks.push(task)
      attempt = 0
    }
    return tasks
  })
}

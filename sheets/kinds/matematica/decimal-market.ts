/** Fruit by the kilo: what two customers pay and get back, and the two fruits that a third one bought. */
import { createRandom, type Random } from '../../page/random.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { centred } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { BALLOON, CRATES, EDGE, fruitCounter } from '../../studio/places/fruit-counter.ts'
import { FRUIT, type FruitName } from '../../studio/shapes/fruit.ts'
import { drawn, numbersFrom } from './decimal-numbers.ts'
import { reais } from './money.ts'

/** Usual prices of a kilo, in centavos. */
const PRICES: Readonly<Record<FruitName, readonly [least: number, most: number]>> = {
  laranja: [285, 495],
  banana: [375, 695],
  melancia: [195, 395],
  abacaxi: [465, 795],
  maca: [785, 1190],
  pera: [885, 1390],
}
const NAMES: Readonly<Record<FruitName, string>> = {
  ...{ laranja: 'laranja', banana: 'banana', melancia: 'melancia', abacaxi: 'abacaxi', maca: 'maçã', pera: 'pera' },
}
const FRUITS = Object.keys(FRUIT) as FruitName[]
const NOTES = [2000, 5000]

interface Purchase {
  readonly fruits: readonly FruitName[]
  readonly total: number
  /** Paid with; absent where the fruits are to be found. */
  readonly note?: number
}

export interface Market {
  readonly prices: Readonly<Record<FruitName, number>>
  readonly purchases: readonly Purchase[]
}

type Prices = Market['prices']
const totalOf = (prices: Prices, fruits: readonly FruitName[]) => fruits.reduce((sum, name) => sum + prices[name], 0)

export const pairsOfFruit = FRUITS.flatMap((one, i) => FRUITS.slice(i + 1).map((other) => [one, other] as const))

function pricesOf(random: Random): Prices {
  const price = (name: FruitName) =>
    random.fork(name).pick(numbersFrom(...PRICES[name], 5).filter((centavos) => centavos % 50 !== 0))
  return Object.fromEntries(FRUITS.map((name) => [name, price(name)])) as Record<FruitName, number>
}

function marketOf(random: Random): Market {
  const prices = pricesOf(random)
  const paid = [2, 3].map((count, i): Purchase => {
    const fruits = random.fork(`fruits ${i}`).sample(FRUITS, count)
    const total = totalOf(prices, fruits)
    return { fruits, total, note: NOTES.find((note) => note > total) ?? 5000 }
  })
  const pair = random.fork('pair').pick(pairsOfFruit)
  return { prices, purchases: [...paid, { fruits: pair, total: totalOf(prices, pair) }] }
}

const pairKey = (fruits: readonly FruitName[]) => fruits.toSorted().join(' ')

/** Only one pair of fruits costs so much, it is bought once, and centavos carry over to reais. */
function isFair({ prices, purchases }: Market): boolean {
  const pairs = pairsOfFruit.map((pair) => totalOf(prices, pair))
  const [first, second, sought] = purchases
  if (!first || !second || !sought) return false
  const carries = [first, second, sought].every(
    ({ fruits }) => fruits.reduce((sum, name) => sum + (prices[name] % 100), 0) >= 100,
  )
  return (
    new Set(pairs).size === pairs.length &&
    pairKey(first.fruits) !== pairKey(sought.fruits) &&
    first.total % 100 !== 0 &&
    second.total % 100 !== 0 &&
    carries
  )
}

export function dealMarkets(options: SheetOptions): Market[] {
  const random = createRandom(options.seed).fork('market')
  return Array.from({ length: options.pages }, (_, i) => drawn(random.fork(i), marketOf, isFair))
}

export const namesOf = ({ fruits }: Purchase) => fruits.map((name) => NAMES[name])

const LETTERS = 4.6

/** On the awning. */
const perKilo = (pen: Pen): Drawing => [
  pen.shape(box(80, 58, 50, 9.5, 3), 'white', 0.9),
  pen.text(105, 64.6, 'preço de 1 quilo', 5, { font: 'text' }),
]

const prices = (pen: Pen, { prices }: Market): Drawing =>
  CRATES.map(([x, y], i) => {
    const name = FRUITS[i] ?? 'laranja'
    return [
      pen.shape(box(x - 26, y + 1.4, 52, EDGE - 2.8, 2), 'white', 0.8),
      pen.text(x - 23, y + 7.9, NAMES[name], 4.6, { font: 'text', anchor: 'start' }),
      pen.text(x + 23, y + 8.3, reais(prices[name]), 5.8, { anchor: 'end' }),
    ]
  })

const SLOT = { width: 31, height: 10.5 }

function field(pen: Pen, cx: number, y: number, label: string, value: string): PageMark[] {
  const right = cx + BALLOON.width / 2 - 3
  const left = right - SLOT.width
  return [
    ...marksOf([
      pen.text(left - 2, y + SLOT.height / 2 + LETTERS * 0.35, label, LETTERS, { font: 'text', anchor: 'end' }),
      pen.shape(box(left, y, SLOT.width, SLOT.height, 2), 'white', 0.8),
    ]),
    writtenAnswer(left + SLOT.width / 2, y + SLOT.height / 2, value, 5.6),
  ]
}

function basket(pen: Pen, cx: number, { fruits }: Purchase): Drawing {
  const pitch = 18.5
  return fruits.map((name, i) => {
    const x = cx + (i - (fruits.length - 1) / 2) * pitch
    return [
      centred(pen, FRUIT[name], x, BALLOON.y + 16.5, 11),
      pen.text(x, BALLOON.y + 28, NAMES[name], 4, { font: 'text' }),
      i > 0 ? pen.text(x - pitch / 2, BALLOON.y + 18.6, '+', 6) : [],
    ]
  })
}

function paid(pen: Pen, cx: number, purchase: Purchase): PageMark[] {
  const { y, height } = BALLOON
  const { total, note = 0 } = purchase
  return [
    ...marksOf([
      pen.text(cx, y + 7.4, 'Quero 1 kg de cada:', LETTERS, { font: 'text' }),
      basket(pen, cx, purchase),
      pen.text(cx, y + 35.4, `Pago com ${reais(note)}.`, LETTERS, { font: 'text' }),
    ]),
    ...field(pen, cx, y + height - 27, 'total', reais(total)),
    ...field(pen, cx, y + height - 14.5, 'troco', reais(note - total)),
  ]
}

function sought(pen: Pen, cx: number, purchase: Purchase): PageMark[] {
  const { y, height } = BALLOON
  const names = namesOf(purchase)
  return [
    ...marksOf([
      pen.text(cx, y + 7.4, 'Levei duas frutas,', LETTERS, { font: 'text' }),
      pen.text(cx, y + 13.6, '1 kg de cada uma,', LETTERS, { font: 'text' }),
      pen.text(cx, y + 19.8, 'e gastei', LETTERS, { font: 'text' }),
      pen.text(cx, y + 29.4, reais(purchase.total), 7.4),
    ]),
    ...names.flatMap((name, i): PageMark[] => {
      const top = y + height - 27 + i * 12.5
      return [
        ...marksOf(pen.shape(box(cx - 25, top, 50, SLOT.height, 2), 'white', 0.8)),
        writtenAnswer(cx, top + SLOT.height / 2, name, 5.6),
      ]
    }),
  ]
}

export function marketPage(pen: Pen, market: Market, look: number): PageMark[] {
  return [
    ...marksOf([fruitCounter(pen, look), perKilo(pen), prices(pen, market)]),
    ...market.purchases.flatMap((purchase, i) =>
      (purchase.note ? paid : sought)(pen, BALLOON.middles[i] ?? 0, purchase),
    ),
  ]
}

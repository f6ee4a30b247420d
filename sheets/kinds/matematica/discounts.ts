/** The same goods at two sellers: each with its price and its discount in per cent, one of them cheaper in the end. */
import { createRandom, type Random } from '../../page/random.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import type { Thing } from '../../studio/fit.ts'
import { teapot } from '../../studio/pairs/things.ts'
import { cheese, jug } from '../../studio/shapes/keepsakes.ts'
import { namedThing } from '../../studio/shapes/named-things.ts'
import type { PercentTheme } from './percent-parts.ts'

interface Good {
  readonly name: string
  readonly draw: Thing
  /** Least and highest price, in reais. */
  readonly from: number
  readonly to: number
}

export interface Offer {
  /** In centavos. */
  readonly price: number
  readonly percent: number
}

export interface Duel extends Pick<Good, 'name' | 'draw'> {
  readonly offers: readonly [Offer, Offer]
}

const good = (name: string, from: number, to: number): Good => ({ name, from, to, draw: namedThing(name).draw })

const GOODS: Readonly<Record<PercentTheme, readonly Good[]>> = {
  colcha: [
    good('mochila', 80, 140),
    good('bola de futebol', 40, 80),
    good('ursinho', 30, 60),
    good('carrinho', 20, 40),
    good('tambor', 50, 90),
    good('pandeiro', 40, 70),
    good('livro', 20, 50),
    good('boné', 20, 40),
    good('sombrinha', 24, 50),
    good('peteca', 10, 24),
    good('pião', 8, 18),
    good('sanfona', 90, 160),
  ],
  potes: [
    good('panela', 60, 110),
    good('cesto', 30, 60),
    good('xícara', 10, 20),
    good('balde', 14, 28),
    good('chapéu', 24, 50),
    good('melancia', 14, 26),
    good('abacaxi', 6, 14),
    good('cuia', 12, 26),
    { name: 'jarra', draw: jug, from: 24, to: 50 },
    { name: 'bule', draw: teapot, from: 40, to: 80 },
    { name: 'queijo', draw: cheese, from: 20, to: 44 },
    good('vela', 6, 14),
  ],
}

export const DISCOUNTS = [10, 20, 25, 50, 75] as const
export const DUELS = 2
/** No amount has a fraction of five centavos. */
const COIN = 5

export const discountOf = ({ price, percent }: Offer) => (price * percent) / 100
export const toPay = (offer: Offer) => offer.price - discountOf(offer)

/** The seller who asks for less in the end. */
export const cheaperOf = ({ offers: [one, other] }: Duel): 0 | 1 => (toPay(one) < toPay(other) ? 0 : 1)

/** True if the larger percentage wins. */
export const isExpected = (duel: Duel) => {
  const [one, other] = duel.offers
  return (one.percent > other.percent ? 0 : 1) === cheaperOf(duel)
}

/** Two sellers ask for prices of one kind. */
const DEAREST = 1.6

/** Prices end in a whole real or in half of one. */
const priceOf = (random: Random, from: number, to: number) => random.integer(2 * from, 2 * to) * 50

function isFair([one, other]: readonly [Offer, Offer]): boolean {
  const [less, more] = [toPay(one), toPay(other)].sort((a, b) => a - b) as [number, number]
  return (
    one.percent !== other.percent &&
    one.price !== other.price &&
    [one, other].every((offer) => discountOf(offer) % COIN === 0) &&
    more - less >= 100 &&
    more < 1.4 * less &&
    Math.max(one.price, other.price) <= DEAREST * Math.min(one.price, other.price)
  )
}

function duelOf(random: Random, { name, draw, from, to }: Good): Duel {
  for (;;) {
    const [one, other] = random.sample(DISCOUNTS, 2) as [number, number]
    const offers: readonly [Offer, Offer] = [
      { price: priceOf(random, from, to), percent: one },
      { price: priceOf(random, from, to), percent: other },
    ]
    if (isFair(offers)) return { name, draw, offers }
  }
}

/** Each seller wins once at least, by the larger percentage and against it, and one price has centavos. */
function isPage(duels: readonly Duel[]): boolean {
  const prices = duels.flatMap(({ offers }) => offers.map(({ price }) => price))
  return (
    new Set(duels.map(cheaperOf)).size === 2 &&
    new Set(duels.map(isExpected)).size === 2 &&
    prices.some((price) => price % 100 > 0) &&
    prices.filter((price) => price % 100 > 0).length <= 3
  )
}

/** Pages of a sheet sell other things while there are any. */
export function dealDuels(options: SheetOptions, theme: PercentTheme): Duel[][] {
  const random = createRandom(options.seed).fork('duels')
  const goods = random.shuffle(GOODS[theme])
  return Array.from({ length: options.pages }, (_, page) => {
    const own = random.fork(page)
    const sold = Array.from({ length: DUELS }, (_, i) => goods[(page * DUELS + i) % goods.length] as Good)
    for (;;) {
      const duels = sold.map((one) => duelOf(own, one))
      if (isPage(duels)) return duels
    }
  })
}

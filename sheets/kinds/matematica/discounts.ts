/** Goods on offer: a price in reais, a discount in per cent. Prices leave no fraction of half a real. */
import { dealPages } from '../../page/deck.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import type { Thing } from '../../studio/fit.ts'
import { teapot } from '../../studio/pairs/things.ts'
import { cheese, jug } from '../../studio/shapes/keepsakes.ts'
import { namedThing } from '../../studio/shapes/named-things.ts'
import type { PercentTheme } from './percent-parts.ts'

interface Good {
  readonly name: string
  readonly draw: Thing
  /** In reais. */
  readonly prices: readonly number[]
}

export interface Offer extends Omit<Good, 'prices'> {
  readonly price: number
  readonly percent: number
}

const good = (name: string, ...prices: readonly number[]): Good => ({ name, prices, draw: namedThing(name).draw })

const GOODS: Readonly<Record<PercentTheme, readonly Good[]>> = {
  colcha: [
    good('mochila', 60, 80, 100, 120),
    good('bola de futebol', 40, 60, 80),
    good('ursinho', 30, 48, 60, 70),
    good('carrinho', 24, 36, 50),
    good('tambor', 50, 90, 120),
    good('pandeiro', 48, 60, 80),
    good('livro', 20, 28, 40, 45),
    good('boné', 30, 36, 40, 50),
    good('bota', 90, 120, 160),
    good('sombrinha', 24, 32, 50),
  ],
  potes: [
    good('panela', 64, 80, 100, 120),
    good('cesto', 36, 48, 60),
    good('xícara', 12, 16, 20),
    good('balde', 16, 20, 28),
    good('chapéu', 30, 40, 50, 64),
    good('melancia', 16, 20, 24),
    good('abacaxi', 8, 10, 12),
    { name: 'jarra', draw: jug, prices: [32, 40, 50] },
    { name: 'bule', draw: teapot, prices: [44, 60, 70, 90] },
    { name: 'queijo', draw: cheese, prices: [24, 30, 40] },
  ],
}
/** Nobody sells for nothing: no 100 %. */
const DISCOUNTS = [10, 25, 50, 75] as const
const OFFERS = 4
/** Centavos. */
const HALF_A_REAL = 50

/** In centavos. */
export const discountOf = ({ price, percent }: Offer) => price * percent
export const toPay = (offer: Offer) => offer.price * 100 - discountOf(offer)

const offersOf = (theme: PercentTheme): Offer[] =>
  GOODS[theme].flatMap(({ prices, ...thing }) =>
    prices.flatMap((price) => DISCOUNTS.map((percent) => ({ ...thing, price, percent }))),
  )

/** The largest percentage is not the largest discount, so that both have to be worked out. */
const surprises = (page: readonly Offer[]) => {
  const most = page.reduce((best, offer) => (discountOf(offer) > discountOf(best) ? offer : best))
  return page.some(({ percent }) => percent > most.percent)
}

/** Each page has each percentage once, on different goods, and one largest discount. */
export function dealOffers(options: SheetOptions, theme: PercentTheme): Offer[][] {
  const items = offersOf(theme).filter((offer) => discountOf(offer) % HALF_A_REAL === 0)
  const accept = (page: readonly Offer[], one: Offer) =>
    page.every(
      (offer) => offer.name !== one.name && offer.percent !== one.percent && discountOf(offer) !== discountOf(one),
    ) &&
    (page.length + 1 < OFFERS || surprises([...page, one]))
  return dealPages(options, {
    items,
    perPage: OFFERS,
    accept,
    nameOf: ({ name, price, percent }) => `${name} ${price} ${percent}`,
  })
}

/** Bays of two sellers: a thing, its price and discount, and below it room for the sums. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path, starData } from '../../scene/marks.ts'
import { standing, type Thing } from '../../studio/fit.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { BAY, bayAt } from '../../studio/places/bargain-shop.ts'
import { cheaperOf, type Duel, discountOf, type Offer, toPay } from './discounts.ts'
import { reais } from './money.ts'
import { writtenSlot } from './written-slot.ts'

const [THING, LETTERS] = [26, 4.6]
const ROUGH = { x: 2, width: 44, height: 42 }
const SLOT = { x: 48.6, width: 27, height: 11 }
const STAR = { x: 82, outer: 5.6, inner: 2.5 }

function display(pen: Pen, draw: Thing, { price, percent }: Offer, [x, y]: Spot): Drawing {
  const cx = x + 41
  return [
    standing(pen, draw, x + 15, y + BAY.shelf, THING),
    pen.shape(starData(cx, y + 14, 12.6, 10.4, 14), 'yellow', 0.9),
    pen.text(cx, y + 14.6, `${percent}%`, 6.8),
    pen.text(cx, y + 18.8, 'desconto', 3.6, { font: 'text' }),
    pen.shape(box(x + 55, y + 9, 30, 10.4, 2), 'white', 0.9),
    pen.text(x + 70, y + 16.2, reais(price), fitTextSize(reais(price), 'display', 5.6, 26.4)),
  ]
}

function sums(pen: Pen, offer: Offer, isCheaper: boolean, [x, y]: Spot): PageMark[] {
  const rows = [
    ['Desconto', discountOf(offer)],
    ['A pagar', toPay(offer)],
  ] as const
  const middle = y + BAY.shelf + BAY.board / 2
  const fields = rows.flatMap(([name, value], i): PageMark[] => {
    const cy = middle + (i - 0.5) * 20.6 + 3.4
    return [
      ...marksOf(
        pen.text(x + SLOT.x + 1, cy - SLOT.height / 2 - 1.8, name, LETTERS, { font: 'text', anchor: 'start' }),
      ),
      ...writtenSlot(
        pen,
        x + SLOT.x + SLOT.width / 2,
        cy,
        { ...SLOT, letters: fitTextSize(reais(value), 'display', 5.4, SLOT.width - 3), outline: 0.8 },
        reais(value),
      ),
    ]
  })
  const tips = starData(x + STAR.x, middle + 13.7, STAR.outer, STAR.inner)
  const rough = box(x + ROUGH.x, middle - ROUGH.height / 2, ROUGH.width, ROUGH.height, 2)
  return [
    ...marksOf([
      pen.shape(rough, 'white', 0.6),
      pen.text(x + ROUGH.x + ROUGH.width / 2, middle - ROUGH.height / 2 + 4, 'conta', 3.4, { font: 'text' }),
    ]),
    ...fields,
    ...marksOf(pen.shape(tips, 'white', 0.9)),
    answer(isCheaper ? [path(tips, { fill: ANSWER_RED, stroke: ANSWER_RED, width: 0.8 })] : []),
  ]
}

/** The same things at two sellers; the star of whoever is cheaper is to be coloured. */
export function offered(pen: Pen, duels: readonly Duel[]): PageMark[] {
  return duels.flatMap((duel, row) =>
    duel.offers.flatMap((offer, seller) => {
      const at = bayAt(row, seller)
      return [...marksOf(display(pen, duel.draw, offer, at)), ...sums(pen, offer, cheaperOf(duel) === seller, at)]
    }),
  )
}

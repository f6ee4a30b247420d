/** A bay of the shop: the thing, its price, its discount, and below it the sums. */
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path, starData } from '../../scene/marks.ts'
import { standing } from '../../studio/fit.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { BAY, BAYS } from '../../studio/places/bargain-shop.ts'
import { discountOf, type Offer, toPay } from './discounts.ts'
import { reais } from './money.ts'

const [THING, LETTERS] = [37, 5]
const SLOT = { x: 33, width: 34, height: 11 }
const STAR = { x: 76.5, outer: 6.6, inner: 2.9 }

function display(pen: Pen, { draw, price, percent }: Offer, [x, y]: Spot): Drawing {
  const cx = x + 63
  return [
    standing(pen, draw, x + 21, y + BAY.shelf, THING),
    pen.shape(starData(cx, y + 16, 15.4, 12.4, 14), 'yellow', 1),
    pen.text(cx, y + 17, `${percent}%`, 8.4),
    pen.text(cx, y + 22, 'desconto', 4.4, { font: 'text' }),
    pen.shape(box(cx - 20, y + 32.4, 40, 10, 2), 'white', 0.9),
    pen.text(cx, y + 39.6, reais(price * 100), 6.6),
  ]
}

function sums(pen: Pen, offer: Offer, isMost: boolean, [x, y]: Spot): PageMark[] {
  const rows = [
    ['Desconto', discountOf(offer)],
    ['A pagar', toPay(offer)],
  ] as const
  const fields = rows.flatMap(([name, value], i): PageMark[] => {
    const cy = y + BAY.shelf + 8 + i * 13
    return [
      ...marksOf([
        pen.text(x + SLOT.x - 2.4, cy + LETTERS * 0.35, name, LETTERS, { font: 'text', anchor: 'end' }),
        pen.shape(box(x + SLOT.x, cy - SLOT.height / 2, SLOT.width, SLOT.height, 2), 'white', 0.8),
      ]),
      writtenAnswer(x + SLOT.x + SLOT.width / 2, cy, reais(value), 6),
    ]
  })
  const tips = starData(x + STAR.x, y + BAY.shelf + BAY.board / 2, STAR.outer, STAR.inner)
  return [
    ...fields,
    ...marksOf(pen.shape(tips, 'white', 0.9)),
    answer(isMost ? [path(tips, { fill: ANSWER_RED, stroke: ANSWER_RED, width: 0.8 })] : []),
  ]
}

/** Four offers; the star of the largest discount is to be coloured. */
export function offered(pen: Pen, offers: readonly Offer[]): PageMark[] {
  const most = Math.max(...offers.map(discountOf))
  return offers.flatMap((offer, i) => {
    const at = BAYS[i] ?? [0, 0]
    return [...marksOf(display(pen, offer, at)), ...sums(pen, offer, discountOf(offer) === most, at)]
  })
}

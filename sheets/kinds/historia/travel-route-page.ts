/** The four legs of a product's road: which sentence is whose, what ground it needs, and why it matters. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { legTag, type Product, ROUTES, tradeRoute } from '../../studio/places/trade-route.ts'
import { disc, letterAt, letterIn } from './letters.ts'
import { countedOf, TRADES } from './travel-trade.ts'

export interface RouteTask {
  readonly product: Product
  /** Legs in the order of their letters. */
  readonly lettered: readonly number[]
  /** Legs in the order of the list. */
  readonly listed: readonly number[]
}

const PANEL = { x: 12, y: 195.5, width: 186, height: 87.5 }
const [LETTER_X, GROUND_X, ROW] = [PANEL.x + 149, PANEL.x + 172, 10.8]

const slot = (pen: Pen, x: number, y: number): Drawing => pen.shape(box(x - 6.5, y - 4.2, 13, 8.4, 2), 'white', 0.9)
const says = (pen: Pen, y: number, words: string, room: number): Drawing =>
  pen.text(PANEL.x + 6, y + 2, words, fitTextSize(words, 'text', 5.6, room), { font: 'text', anchor: 'start' })

export function routePage(pen: Pen, { product, lettered, listed }: RouteTask): PageMark[] {
  const trade = TRADES[product]
  const rows = listed.map((leg, i) => ({ leg, y: PANEL.y + 14.6 + i * ROW }))
  const [askedY, countedY, openY] = [PANEL.y + 60.4, PANEL.y + 71, PANEL.y + 80.8]
  const [open, sample] = trade.open
  const lineX = PANEL.x + 6 + 102
  return [
    ...marksOf([
      tradeRoute(pen, product),
      lettered.map((leg, i) => disc(pen, ...legTag(leg), letterAt(i))),
      pen.shape(box(0, 192.5, 214, 110), 'woodPale', 1.1),
      pen.shape(box(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 3), 'white', 1),
      pen.text(PANEL.x + 6, PANEL.y + 6, 'T: terrestre   F: fluvial   M: marítimo', 4.8, { anchor: 'start' }),
      pen.text(LETTER_X, PANEL.y + 5.8, 'trecho', 4.4, { font: 'text' }),
      pen.text(GROUND_X, PANEL.y + 5.8, 'caminho', 4.4, { font: 'text' }),
      rows.map(({ leg, y }) => [
        says(pen, y, trade.says[leg] ?? '', 126),
        slot(pen, LETTER_X, y),
        slot(pen, GROUND_X, y),
      ]),
      pen.line(`M${PANEL.x + 5} ${PANEL.y + 54}H${PANEL.x + PANEL.width - 5}`, 0.5),
      says(pen, askedY, trade.asked[0], 150),
      slot(pen, GROUND_X, askedY),
      says(pen, countedY, trade.counted[0], 150),
      slot(pen, GROUND_X, countedY),
      says(pen, openY, open, 98),
      pen.line(`M${lineX} ${openY + 3}H${PANEL.x + PANEL.width - 6}`, 0.5),
    ]),
    ...rows.flatMap(({ leg, y }) => [
      writtenAnswer(LETTER_X, y, letterIn(lettered, leg), 6.2),
      writtenAnswer(GROUND_X, y, ROUTES[product].legs[leg]?.by ?? '', 6.2),
    ]),
    writtenAnswer(GROUND_X, askedY, letterIn(lettered, trade.asked[1]), 6.2),
    writtenAnswer(GROUND_X, countedY, String(countedOf(product)), 6.2),
    writtenAnswer((lineX + PANEL.x + PANEL.width - 6) / 2, openY - 0.6, sample, fitTextSize(sample, 'text', 4.8, 70), {
      font: 'text',
    }),
  ]
}

/** Things that show a number with its words: a sign on a post, a bag, a pail, a box on a trolley, a lorry. Lengths in mm. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export type Holder = 'post' | 'bag' | 'pail' | 'trolley' | 'lorry'

export interface HeldNumber {
  readonly number: number
  /** Things that it counts; empty where the caption names them. */
  readonly things: string
  /** Their owner, or their fate; empty in a small key. */
  readonly caption: string
}

interface Foot {
  /** Middle of the foot. */
  readonly x: number
  readonly foot: number
}

export const HOLDER_WIDTH: Readonly<Record<Holder, number>> = { post: 38, bag: 36, pail: 38, trolley: 40, lorry: 52 }

const PLATE = { height: 14.6, number: 7.4, words: 4.6 }

function plate(pen: Pen, x: number, y: number, width: number, { number, things, caption }: HeldNumber): Drawing {
  const base = caption ? y - PLATE.height / 2 + 6.6 : y + 2.7
  const digits = String(number)
  const wide = measureText(digits, 'display', PLATE.number)
  const words = things ? fitTextSize(things, 'text', PLATE.words, width - wide - 5) : 0
  const used = things ? wide + 1.6 + measureText(things, 'text', words) : wide
  const left = x - used / 2
  return [
    pen.shape(box(x - width / 2, y - PLATE.height / 2, width, PLATE.height, 1.4), 'white', 0.8),
    pen.text(left, base, digits, PLATE.number, { anchor: 'start' }),
    things ? pen.text(left + wide + 1.6, base, things, words, { font: 'text', anchor: 'start' }) : [],
    caption
      ? pen.text(x, y + PLATE.height / 2 - 2.4, caption, fitTextSize(caption, 'text', 4.4, width - 3), { font: 'text' })
      : [],
  ]
}

const wheels = (pen: Pen, foot: number, radius: number, spots: readonly number[]): Drawing =>
  spots.map((x) => [
    pen.shape(circle(x, foot - radius, radius), 'greyDark', 0.9),
    pen.shape(circle(x, foot - radius, radius * 0.4), 'white', 0.6),
  ])

const post = (pen: Pen, { x, foot }: Foot, held: HeldNumber): Drawing => [
  pen.shape(box(x - 1.5, foot - 12, 3, 12, 0.8), 'wood', 1),
  pen.shape(ellipse(x, foot, 7, 1.6), 'woodDark', 0.9),
  pen.shape(box(x - 19, foot - 29, 38, 18.6, 2), 'woodPale', 1.1),
  plate(pen, x, foot - 19.7, 35, held),
]

const bag = (pen: Pen, { x, foot }: Foot, held: HeldNumber, paper: Fill): Drawing => [
  pen.line(`M${x - 8} ${foot - 24}C${x - 8} ${foot - 33} ${x + 8} ${foot - 33} ${x + 8} ${foot - 24}`, 1.3),
  pen.shape(`M${x - 16.5} ${foot - 25}H${x + 16.5}L${x + 18} ${foot}H${x - 18}z`, paper, 1.1),
  pen.line(`M${x - 16.4} ${foot - 22.4}H${x + 16.4}`, 0.6),
  plate(pen, x, foot - 11, 32, held),
]

const pail = (pen: Pen, { x, foot }: Foot, held: HeldNumber): Drawing => [
  pen.line(`M${x - 17} ${foot - 22}C${x - 14} ${foot - 34} ${x + 14} ${foot - 34} ${x + 17} ${foot - 22}`, 1.3),
  pen.shape(`M${x - 18} ${foot - 22}H${x + 18}L${x + 14.5} ${foot}H${x - 14.5}z`, 'teal', 1.1),
  pen.shape(box(x - 19, foot - 24, 38, 4, 1.6), 'yellow', 1),
  plate(pen, x, foot - 10.6, 29, held),
]

const trolley = (pen: Pen, { x, foot }: Foot, held: HeldNumber): Drawing => [
  pen.rope(`M${x + 18.5} ${foot - 5}L${x + 21} ${foot - 21}`, 1.8, 'metal', 0.8),
  pen.shape(box(x - 18, foot - 26, 35, 20, 1), 'tan', 1.1),
  pen.line(`M${x - 18} ${foot - 23.4}H${x + 17}`, 0.6),
  plate(pen, x - 0.5, foot - 14.4, 31, held),
  pen.shape(box(x - 20, foot - 6, 40, 2.4, 1), 'red', 0.9),
  wheels(pen, foot, 2.6, [x - 13, x + 13]),
]

const lorry = (pen: Pen, { x, foot }: Foot, held: HeldNumber): Drawing => [
  pen.shape(box(x - 9, foot - 27, 35, 22, 1.5), 'cream', 1.1),
  pen.shape(`M${x - 25} ${foot - 4}V${foot - 12}L${x - 21} ${foot - 20}H${x - 11}V${foot - 4}z`, 'blue', 1.1),
  pen.shape(`M${x - 22.4} ${foot - 12}L${x - 19.6} ${foot - 17.6}H${x - 14}V${foot - 12}z`, 'sky', 0.8),
  pen.shape(box(x - 26, foot - 6, 52, 2.8, 1), 'greyPale', 0.9),
  plate(pen, x + 8.5, foot - 17, 31, held),
  wheels(pen, foot, 3.6, [x - 17, x + 4, x + 18]),
]

export function numberHolder(pen: Pen, holder: Holder, at: Foot, held: HeldNumber, paper: Fill): Drawing {
  return holder === 'bag' ? bag(pen, at, held, paper) : { post, pail, trolley, lorry }[holder](pen, at, held)
}

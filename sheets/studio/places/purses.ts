/** Things that children keep money in, as wide as a row of it: a piggy bank, a basket, a paper bag, a pencil case. */
import type { Box } from '../../lettering/bounds.ts'
import { box, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import type { ShopName } from './money-shop.ts'

type Purse = (pen: Pen, room: Box) => Drawing

/** A fat pig: the money is in its belly. */
const pig: Purse = (pen, { x, y, width, height }) => {
  const [foot, right] = [y + height, x + width]
  return [
    pen.line(`M${right - 6} ${y + 12}q6 -1 4 5q-3 3 -3 -1q2 -3 5 0`, 1.2),
    pen.shape(box(x + 22, foot - 7, 9, 7, 2) + box(right - 32, foot - 7, 9, 7, 2), 'pink', 1),
    pen.shape(`M${x + 15} ${y + 6}L${x + 17} ${y - 2.4}L${x + 25} ${y + 2}z`, 'pink', 1),
    pen.shape(box(x + 4, y, width - 8, height - 3, (height - 3) / 2), 'pink', 1.2),
    pen.shape(ellipse(x + 4.4, y + height / 2, 4.2, 5.6), 'pinkPale', 1),
    pen.spot(x + 3.2, y + height / 2 - 1.6, 0.7),
    pen.spot(x + 5.6, y + height / 2 - 1.6, 0.7),
    pen.spot(x + 11.5, y + 9.4, 1.2),
    pen.shape(box(x + 18, y + 3, width - 32, height - 9, 8), 'foam', 0.8),
  ]
}

/** A fair's basket with two handles. */
const basket: Purse = (pen, { x, y, width, height }) => {
  const right = x + width
  return [
    pen.line(`M${x + 6} ${y + 8}q-8 4 -2 11M${right - 6} ${y + 8}q8 4 2 11`, 1.6),
    pen.shape(`M${x + 2} ${y + 2}H${right - 2}L${right - 9} ${y + height}H${x + 9}z`, 'straw', 1.1),
    pen.line(`M${x + 5} ${y + 12}H${right - 5}M${x + 7} ${y + 22}H${right - 7}`, 0.6, 'strawDark'),
    pen.shape(box(x, y, width, 4.4, 2.2), 'strawDark', 1),
    pen.shape(box(x + 12, y + 2.8, width - 24, height - 6, 5), 'foam', 0.8),
  ]
}

/** A paper bag of a bakery, lying, its edge cut in points. */
const paperBag: Purse = (pen, { x, y, width, height }) => {
  const right = x + width
  const teeth = Array.from({ length: 6 }, (_, i) => {
    const top = y + (height / 6) * i
    return `L${right - 4} ${top + height / 12}L${right} ${top + height / 6}`
  }).join('')
  return [
    pen.shape(`M${x + 2} ${y}H${right}${teeth}H${x + 2}z`, 'tan', 1.1),
    pen.line(`M${x + 8} ${y}V${y + height}`, 0.7, 'brown'),
    pen.shape(box(x + 12, y + 2.8, width - 22, height - 5.6, 4), 'foam', 0.8),
  ]
}

/** A pencil case with its zip. */
const pencilCase: Purse = (pen, { x, y, width, height }) => {
  const right = x + width
  return [
    pen.shape(box(x, y, width, height, 9), 'blue', 1.1),
    pen.line(`M${x + 12} ${y + 3}H${right - 14}`, 1.2, 'white', [1.6, 1.2]),
    pen.shape(box(right - 15, y + 1.4, 8, 3.4, 1.6), 'yellow', 0.7),
    pen.shape(box(x + 6, y + 5.6, width - 12, height - 8.6, 6), 'foam', 0.8),
  ]
}

export const PURSES: Readonly<Record<ShopName, Purse>> = {
  feira: basket,
  brinquedos: pig,
  padaria: paperBag,
  papelaria: pencilCase,
}

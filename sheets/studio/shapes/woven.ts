/** Baskets of straw, about their foot. */
import { box } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

/** A basket with a handle, 26 mm wide and 24 high. */
export const basket = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.line('M-10 -12C-9 -24 9 -24 10 -12', 1.2),
    pen.shape('M-13 -12H13L10 0H-10z', 'straw', 1.1),
    pen.line('M-12 -8H12M-11 -4H11M-6 -12L-5 0M0 -12V0M6 -12L5 0', 0.6, 'strawDark'),
  ])

/** A wide open basket, 34 mm wide and 24 high, its front free for a label. */
export const openBasket = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 17} ${y - 21}H${x + 17}L${x + 14} ${y}H${x - 14}z`, 'straw', 1.1),
  pen.line(
    `M${x - 15.5} ${y - 16}h31M${x - 14.5} ${y - 3}h29M${x - 12} ${y - 19}l1.500 18M${x + 12} ${y - 19}l-1.500 18`,
    0.6,
    'strawDark',
  ),
  pen.shape(box(x - 18.5, y - 24, 37, 4.4, 2.2), 'strawDark', 1.1),
]

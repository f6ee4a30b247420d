/** Houses in a row whose walls are boxes for digits, each order with its own roof. */
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

const ROOFS: readonly Fill[] = ['orange', 'teal', 'purple', 'yellow']

const HOUSE = { width: 17.4, wall: 14.6, roof: 8.4, gap: 1.8 }

/** From a house's foot to the middle of its box. */
export const BOX_RISE = 7.4
/** From a house's foot to its ridge. */
export const HOUSE_HEIGHT = HOUSE.wall + HOUSE.roof

/** The middle of each of four houses about `x`. */
export const houseX = (x: number, i: number) => x + (i - 1.5) * (HOUSE.width + HOUSE.gap)

/** The name of its order is on the roof. */
export function orderHouse(pen: Pen, x: number, foot: number, i: number, order: string): Drawing {
  const { width, wall, roof } = HOUSE
  const [left, top] = [x - width / 2, foot - wall]
  return [
    i % 2 ? [] : pen.shape(box(left + 1.4, top - roof, 2.8, 6), 'redPale', 0.9),
    pen.shape(box(left + 0.8, top - 0.6, width - 1.6, wall + 0.6), 'cream', 1),
    pen.shape(
      `M${left - 0.4} ${top}L${x - 5} ${top - roof}H${x + 5}L${left + width + 0.4} ${top}z`,
      ROOFS[i] ?? 'orange',
      1,
    ),
    pen.shape(box(x - 4.6, top - 6.8, 9.2, 5.4, 1.4), 'white', null),
    pen.text(x, top - 2.4, order, 4.2),
    pen.shape(box(x - 6.9, foot - BOX_RISE - 6, 13.8, 12), 'white', 0.8),
  ]
}

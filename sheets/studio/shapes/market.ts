/** A street market: crates of fruit on a stall, a bag to carry them home. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { FRUIT, type FruitName } from './fruit.ts'

/** A crate as wide as four fruit, its foot in the middle below; two rows of them look over its edge. */
export const crate = (pen: Pen, x: number, y: number, scale: number, name: FruitName) =>
  pen.at(x, y, scale, (p) => [
    p.shape(box(-22, -16, 44, 10, 1), 'woodDark', 0.9),
    [-13, -4.4, 4.4, 13].map((dx, i) => p.at(dx, -17 - (i % 2) * 0.6, 0.86, FRUIT[name])),
    [-16, -5.4, 5.4, 16].map((dx) => p.at(dx, -11, 0.94, FRUIT[name])),
    p.shape(box(-23, -8, 46, 8, 1), 'woodPale'),
    p.line('M-20 -4H20', 0.6, 'wood'),
  ])

/** A card with a price on a stick. */
export const priceCard = (pen: Pen, x: number, y: number, scale: number, price: string) =>
  pen.at(x, y, scale, (p) => [
    p.line('M0 0V-8', 1, 'brownDark'),
    p.shape(box(-12, -20, 24, 13, 1.5), 'white', 0.9),
    p.text(0, -10.6, price, 8.6),
  ])

/** A cloth bag with two handles, leaves looking out. */
export const bag = (pen: Pen, x: number, y: number, scale: number, fill: Fill = 'teal'): Drawing =>
  pen.at(x, y, scale, (p) => [
    p.shape('M-4 -17C-8 -25 -3 -28 -1 -19C1 -28 7 -26 4 -17z', 'leafDark', 0.8),
    p.rope('M-6 -17C-6 -27 6 -27 6 -17', 1.6, fill, 0.8),
    p.shape('M-10 -17H10L12 0H-12z', fill),
    p.shape(circle(0, -8, 3.4), 'yellow', 0.7),
  ])

/** A pair of scales with a dish. */
export const scales = (pen: Pen, x: number, y: number, scale: number) =>
  pen.at(x, y, scale, (p) => [
    p.shape('M-11 0L-8 -13H8L11 0z', 'red'),
    p.shape(circle(0, -6, 4.4), 'white', 0.8),
    p.line('M0 -6L2.4 -8.4', 0.8),
    p.shape(ellipse(0, -15, 13, 2.6), 'stone', 0.9),
    [-6, 0, 6].map((dx) => p.at(dx, -19.4, 0.8, FRUIT.laranja)),
  ])

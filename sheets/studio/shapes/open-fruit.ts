/** Fruit sold in Brazil, cut open along its middle, within 40 mm about it: skin, flesh and what is inside. */
import { round } from '../../scene/marks.ts'
import { circle, drop, ellipse, points, poly, ring, type Spot, smooth, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Those that a child could take for one another by their colour. */
export type FruitTint = 'red' | 'orange' | 'green' | 'yellow' | 'brown'

export interface OpenFruit {
  readonly id: string
  readonly name: string
  readonly tint: FruitTint
  readonly draw: (pen: Pen) => Drawing
}

export const ROUND = circle(0, 1, 17)
export const PEAR =
  'M0 -19C6 -19 7 -12 8 -7C10 -2 15 2 15 8C15 15 8 19 0 19C-8 19 -15 15 -15 8C-15 2 -10 -2 -8 -7C-7 -12 -6 -19 0 -19z'
const APPLE = 'M0 -11C-6 -17 -18 -14 -17 0C-16 12 -8 20 0 16C8 20 16 12 17 0C18 -14 6 -17 0 -11z'

/** The same outline smaller, about the middle. */
export const within = (pen: Pen, d: string, scale: number, fill: Fill, weight = 0.8) =>
  pen.at(0, scale < 1 ? 1 - scale : 0, scale, (own) => own.shape(d, fill, weight))

export const seeds = (pen: Pen, spots: readonly Spot[], r: number): Drawing =>
  spots.map(([x, y]) => pen.solid(drop(x, y, r)))

const stalk = (pen: Pen, y: number): Drawing => [
  pen.rope(`M0 ${y}Q0 ${y - 4} 2 ${y - 6}`, 1.2, 'brown', 0.7),
  pen.shape(`M1.500 ${y - 3}q5 -5 9 -1q-4 4 -9 1z`, 'leafDark', 0.8),
]

/** Wedges of a citrus fruit. */
export const citrus = (pen: Pen, skin: Fill, flesh: Fill, wedges: number): Drawing => [
  pen.shape(ROUND, skin),
  pen.shape(circle(0, 1, 14.6), 'cream', 0.7),
  Array.from({ length: wedges }, (_, i) => {
    const turn = (share: number, r: number): Spot => {
      const angle = (2 * Math.PI * (i + share)) / wedges
      return [round(r * Math.sin(angle)), round(1 - r * Math.cos(angle))]
    }
    return pen.shape(
      smooth([turn(0.5, 2), turn(0.14, 12.6), turn(0.5, 13.6), turn(0.86, 12.6)], true, 0.12),
      flesh,
      0.7,
    )
  }),
]

const entry = (id: string, name: string, tint: FruitTint, draw: (pen: Pen) => Drawing): OpenFruit => ({
  id,
  name,
  tint,
  draw,
})

export const OPEN_FRUIT: readonly OpenFruit[] = [
  entry('watermelon', 'melancia', 'red', (pen) => [
    pen.shape(ellipse(0, 0, 19, 18), 'green'),
    pen.shape(ellipse(0, 0, 16.6, 15.6), 'cream', 0.7),
    pen.shape(ellipse(0, 0, 15, 14), 'red', 0.7),
    // The same at both sides of the middle.
    seeds(pen, points('-4.5,-8.5 4.5,-8.5 -9.5,-4.5 9.5,-4.5 -10,3 10,3 -5.5,8 5.5,8 -4,-1 4,-1 -3.6,4 3.6,4'), 1.5),
  ]),
  entry('guava', 'goiaba', 'red', (pen) => [
    pen.shape('M0 -16C10 -18 18 -8 17 2C16 13 8 18 0 18C-8 18 -16 13 -17 2C-18 -8 -10 -18 0 -16z', 'green'),
    pen.shape(circle(0, 1, 14.4), 'pink', 0.7),
    pen.shape(circle(0, 1, 9), 'red', 0.6),
    ring(0, 1, 6, 6, 9, 0, 320).map(([x, y]) => pen.shape(circle(x, y, 1.2), 'cream', 0.5)),
  ]),
  entry('apple', 'maçã', 'red', (pen) => [
    stalk(pen, -11),
    pen.shape(APPLE, 'red'),
    within(pen, APPLE, 0.86, 'cream', 0.6),
    pen.shape('M0 -6C5 -6 8 0 6 6C4 9 2 8 0 10C-2 8 -4 9 -6 6C-8 0 -5 -6 0 -6z', 'yellowPale', 0.7),
    seeds(pen, points('-3,2 3,2'), 1.9),
  ]),
  entry('strawberry', 'morango', 'red', (pen) => [
    pen.shape('M0 19C-9 14 -17 2 -15 -7C-12 -14 12 -14 15 -7C17 2 9 14 0 19z', 'red'),
    pen.shape('M0 12C-5 8 -9 1 -8 -5C-6 -9 6 -9 8 -5C9 1 5 8 0 12z', 'pinkPale', 0.7),
    pen.line('M-9 2l-3 2M9 2l3 2M-6 8l-3 2.500M6 8l3 2.500M-10 -5h-3M10 -5h3', 0.7),
    pen.shape(smooth(points('-12,-11 -6,-13 -4,-18 0,-14 4,-18 6,-13 12,-11 5,-8 0,-10 -5,-8')), 'leafDark', 0.9),
  ]),
  entry('orange', 'laranja', 'orange', (pen) => citrus(pen, 'orange', 'orange', 8)),
  entry('papaya', 'mamão', 'orange', (pen) => [
    pen.shape(PEAR, 'yellow'),
    within(pen, PEAR, 0.85, 'orange', 0.7),
    pen.shape('M0 -6C4 -6 8 2 7 8C6 13 -6 13 -7 8C-8 2 -4 -6 0 -6z', 'redDark', 0.7),
    points('-3,0 3,0 0,4 -4,6 4,6 0,9 0,-3').map(([x, y]) => pen.spot(x, y, 1.5)),
  ]),
  entry('mango', 'manga', 'orange', (pen) => [
    pen.shape('M-4 -18C8 -20 18 -8 16 4C14 14 4 19 -6 17C-16 14 -19 2 -14 -8C-12 -13 -9 -17 -4 -18z', 'redDark'),
    pen.shape('M-4 -15C6 -17 15 -7 13 4C11 12 3 16 -5 14C-13 12 -16 2 -12 -7C-10 -11 -8 -14 -4 -15z', 'orange', 0.7),
    pen.shape('M-2 -9C5 -9 8 -2 6 4C4 9 -2 11 -6 8C-10 4 -8 -8 -2 -9z', 'cream', 0.8),
    pen.line('M-1 -6Q3 -1 1 5M-4 -3Q-2 1 -4 6', 0.6, 'tan'),
  ]),
  entry('peach', 'pêssego', 'orange', (pen) => [
    stalk(pen, -13),
    pen.shape('M0 -13C8 -18 18 -10 17 2C16 13 8 18 0 18C-8 18 -16 13 -17 2C-18 -10 -8 -18 0 -13z', 'orange'),
    pen.shape(circle(0, 2, 13.4), 'yellow', 0.6),
    pen.shape('M0 -6C6 -4 7 6 0 11C-7 6 -6 -4 0 -6z', 'brown', 0.8),
    pen.line('M-2 -1q2 2 0 4M2 1q-2 2 0 4', 0.7),
  ]),
  entry('kiwi', 'kiwi', 'green', (pen) => [
    pen.shape(ellipse(0, 0, 19, 16), 'brown'),
    pen.shape(ellipse(0, 0, 16.8, 13.8), 'leaf', 0.6),
    pen.shape(ellipse(0, 0, 5, 3.6), 'cream', 0.7),
    seeds(pen, ring(0, 0, 9, 7, 14, 0, 334), 1),
  ]),
  entry('avocado', 'abacate', 'green', (pen) => [
    pen.shape(PEAR, 'leafDeep'),
    within(pen, PEAR, 0.86, 'lime', 0.7),
    pen.shape(circle(0, 7, 7), 'brown', 0.9),
  ]),
  entry('lime', 'limão', 'green', (pen) => citrus(pen, 'green', 'lime', 6)),
  entry('pear', 'pera', 'green', (pen) => [
    stalk(pen, -17),
    pen.shape(PEAR, 'lime'),
    within(pen, PEAR, 0.86, 'cream', 0.6),
    pen.line('M0 -14V2', 0.6, 'tan'),
    pen.shape('M0 1C4 3 5 10 0 13C-5 10 -4 3 0 1z', 'yellowPale', 0.7),
    seeds(pen, points('-1.8,7 1.8,7'), 1.5),
  ]),
  entry('passion-fruit', 'maracujá', 'yellow', (pen) => [
    pen.shape(ROUND, 'yellow'),
    pen.shape(circle(0, 1, 14.5), 'cream', 0.6),
    pen.shape(smooth(ring(0, 1, 10, 10, 9, 0, 320)), 'orange', 0.7),
    seeds(pen, [...ring(0, 1, 6.5, 6.5, 7, 26, 334), [0, 1] as const], 1.5),
  ]),
  entry('pineapple', 'abacaxi', 'yellow', (pen) => [
    pen.shape(
      'M0 -9C-6 -10 -11 -14 -10 -18C-6 -17 -3 -15 -2 -13C-3 -17 -1 -20 0 -21C1 -20 3 -17 2 -13C3 -15 6 -17 10 -18C11 -14 6 -10 0 -9z',
      'leafDark',
      0.9,
    ),
    pen.shape(ellipse(0, 5, 13, 14.5), 'brownPale'),
    pen.shape(ellipse(0, 5, 11, 12.5), 'yellow', 0.6),
    pen.shape(ellipse(0, 5, 2.8, 10), 'yellowPale', 0.7),
    pen.line('M-4.500 -2l-4 -2M-4.500 4h-5M-4.500 10l-4 2M4.500 -2l4 -2M4.500 4h5M4.500 10l4 2', 0.7, 'strawDark'),
  ]),
  entry('melon', 'melão', 'yellow', (pen) => [
    pen.shape(ellipse(0, 0, 17, 19), 'yellow'),
    pen.shape(ellipse(0, 0, 14.6, 16.6), 'cream', 0.6),
    pen.shape(ellipse(0, 0, 7, 10), 'straw', 0.7),
    points('-3,-5 3,-5 0,-2 -3,2 3,2 0,6').map(([x, y]) => pen.shape(ellipse(x, y, 1, 1.7), 'cream', 0.5)),
  ]),
  entry('carambola', 'carambola', 'yellow', (pen) => [
    pen.shape(star(0, 1, 20, 5, 0.56), 'yellow'),
    pen.shape(star(0, 1, 15, 5, 0.5), 'yellowPale', 0.6),
    pen.line(
      poly(points('0,1 0,-9'), false) +
        ring(0, 1, 9, 9, 4, -18, 198)
          .map(([x, y]) => `M0 1L${x} ${y}`)
          .join(''),
      0.6,
    ),
    seeds(pen, ring(0, 1, 4.5, 4.5, 5, 18, 306), 1.2),
  ]),
  entry('coconut', 'coco', 'brown', (pen) => [
    pen.shape(circle(0, 0, 18), 'brown'),
    pen.shape(circle(0, 0, 14.5), 'white', 0.8),
    pen.shape(circle(0, 0, 8.5), 'greyPale', 0.7),
  ]),
  entry('cocoa', 'cacau', 'brown', (pen) => [
    pen.shape(ellipse(0, 0, 13.5, 19), 'brownDark'),
    pen.shape(ellipse(0, 0, 11, 16.5), 'tan', 0.6),
    points('-4,-9 4,-9 -5,-2 5,-2 -4.500,5 4.500,5 0,11').map(([x, y]) =>
      pen.shape(ellipse(x, y, 3.4, 2.9), 'cream', 0.7),
    ),
  ]),
  entry('fig', 'figo', 'brown', (pen) => [
    pen.shape('M0 -20C3 -14 15 -6 15 5C15 14 8 19 0 19C-8 19 -15 14 -15 5C-15 -6 -3 -14 0 -20z', 'purple'),
    pen.shape('M0 -12C3 -8 12 -3 12 6C12 13 6 16 0 16C-6 16 -12 13 -12 6C-12 -3 -3 -8 0 -12z', 'cream', 0.6),
    pen.shape(ellipse(0, 5, 8, 8), 'red', 0.6),
    pen.line(
      ring(0, 5, 5.5, 5.5, 10, 0, 324)
        .map(([x, y]) => `M${x} ${y}L${x * 0.5} ${5 + (y - 5) * 0.5}`)
        .join(''),
      0.6,
    ),
  ]),
  entry('dragonfruit', 'pitaia', 'red', (pen) => [
    pen.shape(
      smooth(
        points(
          '0,-20 6,-15 13,-14 13,-7 19,-3 15,4 16,11 8,13 4,19 -4,19 -8,13 -16,11 -15,4 -19,-3 -13,-7 -13,-14 -6,-15',
        ),
        true,
        0.08,
      ),
      'pink',
    ),
    pen.shape(circle(0, 1, 11.5), 'white', 0.7),
    [...ring(0, 1, 8, 8, 9, 0, 320), ...ring(0, 1, 4, 4, 5, 20, 308)].map(([x, y]) => pen.spot(x, y, 0.9)),
  ]),
]

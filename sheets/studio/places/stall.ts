/** A market stall: the seller looks at the child, and the label of a crate is the place for its number. */
import { round } from '../../scene/marks.ts'
import { box, circle, ellipse, points, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bird, head } from '../shapes/animals.ts'
import { awning, house, slot } from '../shapes/built.ts'
import { FRUIT, type FruitName } from '../shapes/fruit.ts'
import { bush, cloud, hill, sun, tree } from '../shapes/nature.ts'

export interface Pile {
  readonly fruit: FruitName
  readonly count: number
}

/** Places of the fruits of a pile, the back row first: each is seen for two thirds at least. */
const PLACES: Readonly<Record<number, readonly Spot[]>> = {
  2: points('-8,0 8,0'),
  3: points('0,-1 -14,0 14,0'),
  4: points('7,-8.5 -15,0 0,0 15,0'),
  5: points('-8,-8.5 8,-8.5 -16,0 0,0 16,0'),
  6: points('-12,-6 12,-6 -18,1.5 -6,1.5 6,1.5 18,1.5'),
  7: points('0,-9 -11,-8.5 11,-8.5 -17,0 -5.8,0 5.8,0 17,0'),
  8: points('-5.5,-9 5.5,-9 -16.5,-8.5 16.5,-8.5 -17,0.5 -5.7,0.5 5.7,0.5 17,0.5'),
}

/** Fruit that leans with its place in the pile. */
const ROUND: readonly FruitName[] = ['laranja', 'maca', 'abacaxi']

const CRATES = points('48.5,201 105,201 161.5,201 44.5,239 105,239 165.5,239')

/** Middles of the labels, and their size. */
export const LABELS: readonly Spot[] = CRATES.map(([x, y]): Spot => [x, y + 2.2])
const LABEL = { width: 19, height: 16 }

function crate(pen: Pen, x: number, y: number, pile: Pile | undefined): Drawing {
  if (!pile) return []
  const { fruit, count } = pile
  const lying = (PLACES[count] ?? []).map(([dx, dy]) =>
    pen.at(dx, dy - 12.5, fruit === 'pera' ? 0.92 : 1.12, (pen) => FRUIT[fruit](pen.plane('middle')), {
      turn: ROUND.includes(fruit) ? dx * 0.8 : 0,
    }),
  )
  return pen.at(x, y, 1, (pen) => [
    pen.shape(box(-25.5, -19, 51, 14, 1), 'woodDark'),
    lying,
    pen.shape('M-27 -8H27L25 12H-25z', 'woodPale'),
    pen.line('M-26.3 -1.3H26.3M-25.7 5.4H25.7', 0.75, 'woodDark'),
    [-23.5, 23.5].map((nail) =>
      pen.shape(circle(nail, -4.5, 0.5) + circle(nail, 2, 0.5) + circle(nail, 8.5, 0.5), 'woodDark', 0.5),
    ),
    slot(pen, 0, 2.2, LABEL.width, LABEL.height),
  ])
}

/** Six crates of fruit; the title goes onto the sign, 154 mm wide. */
export function stall(pen: Pen, piles: readonly Pile[]): Drawing {
  const far = pen.plane('far', 'stoneDark'),
    middle = pen.plane('middle')
  const back = [
    pen.shape(box(0, 0, 210, 210), 'sky', null),
    cloud(far, 22, 118, 0.7),
    sun(far, 157, 110, 0.5),
    hill(far, points('-5,150 40,138 90,152 140,138 215,150'), 'hillFar'),
    house(middle, 22, 160, 0.95, { wall: 'cream', roof: 'blue', door: 'red' }),
    house(middle, 188, 160, 1.05, { wall: 'pinkPale', roof: 'purple', door: 'yellow' }),
    tree(middle, 44, 161, 0.75),
    tree(middle, 166, 161, 0.7, 'lime'),
    bush(middle, 8, 162, 0.6),
    bush(middle, 204, 162, 0.5),
  ]
  const street = [
    pen.shape(box(0, 160, 210, 140), 'path', null),
    pen.line('M0 160.5H210', 0.9, 'sandLine'),
    pen.line(
      points('14,262 60,273 150,276 190,262 34,279 120,266 196,280')
        .map(([a, b]) => `M${a} ${b}q3 -2.6 6 0M${a + 9} ${b + 2}q2 -1.8 4 0`)
        .join(''),
      0.75,
      'sandLine',
    ),
  ]
  const posts = [pen.shape(box(27, 92, 5, 80), 'wood'), pen.shape(box(178, 92, 5, 80), 'wood')]
  // the seller: a capybara with a straw hat
  const seller = pen.at(105, 168, 1, (pen) => [
    pen.shape('M-27 4C-27 -14 -17 -22 0 -22C17 -22 27 -14 27 4z', 'blue'),
    pen.shape('M-13 4V-14Q0 -8 13 -14V4z', 'cream'),
    pen.line('M-13 -14L-15 -20.5M13 -14L15 -20.5', 0.9),
    pen.shape(box(-6, -5, 12, 7, 1.5), 'cream', 0.75),
    head(pen, 'capybara', 0, -36, 2.25),
    pen.shape(
      'M-31 -52C-26 -47 26 -47 31 -52C32 -55.5 22 -56.5 17 -56.5C16 -66 11 -70 0 -70C-11 -70 -16 -66 -17 -56.5C-22 -56.5 -32 -55.5 -31 -52z',
      'straw',
    ),
    pen.shape('M-17.2 -57C-10 -53.6 10 -53.6 17.2 -57L16.5 -61C9 -58 -9 -58 -16.5 -61z', 'red'),
    pen.line('M-8 -66q3 -1.6 6 -1.6M4 -67q4 0.4 6 2.6M-24 -52.6q4 1.4 8 1.8M16 -50.8q5 -0.6 8 -1.8', 0.6, 'strawDark'),
  ])
  const hands = [-1, 1].map((s) => [
    pen.shape(ellipse(105 + s * 31, 169, 6.5, 4.6), 'capy'),
    pen.line(`M${105 + s * 31 - 2} 171v2M${105 + s * 31 + 2} 171v2`, 0.75),
  ])
  const scale = pen.at(56, 170, 1, (pen) => [
    pen.shape('M-9 0L-6.5 -13H6.5L9 0z', 'teal'),
    pen.shape(circle(0, -6.5, 4.3), 'white', 0.9),
    pen.line('M0 -6.5l2 -2.6', 0.9, 'red'),
    pen.shape('M-12 -17H12Q10 -13 0 -13Q-10 -13 -12 -17z', 'metal'),
    pen.shape(ellipse(0, -23.5, 7.5, 6.5), 'lime'),
    pen.line('M0 -30v13M-4 -29q-2.5 5.5 0 11.5M4 -29q2.5 5.5 0 11.5', 0.6, 'leafDark'),
  ])
  const counter = [
    pen.shape('M20 168H190L199 270H11z', 'wood'),
    pen.shape(box(18, 167, 174, 7, 2), 'woodPale'),
    pen.shade('M19 174H191V178H19z', 'brownDark', 0.25),
  ]
  const crates = CRATES.map(([x, y], i) => [
    i === 3
      ? [pen.shape('M15 211.5H195L196 217H14z', 'woodDark'), pen.shade('M14 217H196V220H14z', 'brownDark', 0.3)]
      : [],
    crate(pen, x, y, piles[i]),
  ])
  const skirt = [
    Array.from({ length: 12 }, (_, i) =>
      pen.shape(`M${round(11 + i * 15.667)} 252h15.667v17a7.83 7.5 0 0 1 -15.667 0z`, i % 2 ? 'red' : 'white'),
    ),
    pen.shade('M11 252H199V255H11z', 'black', 0.12),
  ]
  const top = [
    awning(pen, { x: 14, y: 62, width: 182, height: 28 }, 11, ['red', 'white']),
    pen.shape(box(18, 58, 174, 6, 2), 'wood'),
  ]
  const sign = [pen.shape(box(33, 38, 3.5, 21), 'wood'), pen.shape(box(173.5, 38, 3.5, 21), 'wood')]
  const guest = pen.at(152, 168, 1, (pen) => bird(pen, 0, 0, 1.1, 'yellow'))
  return [back, street, posts, seller, counter, hands, scale, guest, crates, skirt, top, sign]
}

/** Things on the path from the field to the shop, about their foot, some 35 mm high. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { saw } from '../turning/tools.ts'

const ear = (pen: Pen, x: number, fill: Fill): Drawing => [
  pen.line(`M${x} 0V-20`, 1.2, 'strawDark'),
  [-20, -25, -30].map((y) => pen.shape(ellipse(x - 2.4, y, 2.4, 3.4) + ellipse(x + 2.4, y, 2.4, 3.4), fill, 0.7)),
  pen.shape(ellipse(x, -35, 2.2, 3.6), fill, 0.7),
]

/** A hoe with its blade on the ground. */
export const fieldHoe = (pen: Pen): Drawing => [
  pen.rope('M18 -40L-8 -8', 2.6, 'wood'),
  pen.shape('M-24 -2L-17 -13L-4 -10L-6 0Q-15 2 -24 -2z', 'metal'),
]

export const wheat = (pen: Pen): Drawing => [-15, -5, 5, 15].map((x) => ear(pen, x, 'strawDark'))

export const cottonPlants = (pen: Pen): Drawing =>
  [-13, 0, 13].map((x) => [
    pen.line(`M${x} 0V-26M${x} -10l-6 -6M${x} -8l6 -8`, 1.3, 'leafDark'),
    [
      [x, -30],
      [x - 6, -18],
      [x + 6, -18],
    ].map(([cx = 0, cy = 0]) =>
      pen.shape(circle(cx - 2, cy, 3) + circle(cx + 2, cy, 3) + circle(cx, cy - 2.6, 3), 'white', 0.8),
    ),
  ])

export const lorry = (pen: Pen): Drawing => [
  pen.shape(box(-10, -32, 40, 25, 2), 'bluePale'),
  pen.shape('M-10 -26H-22Q-28 -24 -30 -14V-7H-10z', 'red'),
  pen.shape('M-14 -22H-21Q-24 -21 -25 -15H-14z', 'sky', 0.9),
  [-19, 2, 20].map((x) => [pen.shape(circle(x, -5, 5.4), 'greyDark'), pen.shape(circle(x, -5, 2), 'white', 0.7)]),
]

export const millstone = (pen: Pen): Drawing => [
  pen.shape(box(-20, -14, 40, 14, 2), 'stone'),
  pen.shape(box(-15, -22, 30, 8, 2), 'stoneDark'),
  pen.shape('M-9 -36H9L4 -22H-4z', 'wood'),
  pen.shape('M20 -8L28 0H12z', 'white', 0.9),
  pen.line('M-15 -8h6M-3 -6h6M8 -9h5', 0.8),
]

export const breadOven = (pen: Pen): Drawing => [
  pen.shape('M-24 0V-18C-22 -40 22 -40 24 -18V0z', 'copper'),
  pen.shape('M-12 -4V-14C-10 -24 10 -24 12 -14V-4z', 'brownDark', 1),
  pen.shape('M-9 -4C-9 -12 9 -12 9 -4z', 'strawDark', 0.9),
  pen.line('M-4 -8l2 -2M1 -8.500l2 -2', 0.8),
]

/** A counter of a shop with something on it. */
const counter = (pen: Pen, goods: Drawing): Drawing => [
  pen.shape(box(-24, -16, 48, 16, 1), 'wood'),
  pen.shape(box(-26, -19, 52, 4, 1), 'woodPale', 1),
  goods,
]

export const breadShop = (pen: Pen): Drawing =>
  counter(
    pen,
    [-13, 0, 13].map((x) => [
      pen.shape(`M${x - 7} -19C${x - 7} -29 ${x + 7} -29 ${x + 7} -19z`, 'strawDark', 1),
      pen.line(`M${x - 2} -23l2 -2M${x + 2} -23l2 -2`, 0.7),
    ]),
  )

const cheese = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 10} ${y}V${y - 7}Q${x} ${y - 12} ${x + 10} ${y - 7}V${y}z`, 'yellow', 1),
  pen.shape(ellipse(x, y - 7.6, 10, 2.6), 'yellowPale', 0.8),
]

export const cheeseShop = (pen: Pen): Drawing => counter(pen, [cheese(pen, -12, -19), cheese(pen, 12, -19)])
export const cheeseVat = (pen: Pen): Drawing => [
  pen.shape('M-22 -22H22L18 0H-18z', 'metal'),
  pen.shape(ellipse(0, -22, 22, 5), 'cream', 1),
  pen.rope('M6 -22L16 -40', 2, 'wood', 0.8),
]

export const milkPail = (pen: Pen): Drawing => [
  pen.line('M-13 -26C-13 -40 13 -40 13 -26', 1.3),
  pen.shape('M-15 -26H15L11 0H-11z', 'metal'),
  pen.shape(ellipse(0, -26, 15, 4), 'white', 1),
]

export const threadReels = (pen: Pen): Drawing =>
  [-14, 6].map((x, i) => [
    pen.shape(box(x - 4, -30, 16, 4, 1) + box(x - 4, -4, 16, 4, 1), 'wood', 0.9),
    pen.shape(box(x - 2, -26, 12, 22, 1), i ? 'pinkPale' : 'white', 0.9),
    pen.line(`M${x - 2} -21h12M${x - 2} -16h12M${x - 2} -11h12`, 0.6),
  ])

/** An upright loom: threads above, the cloth that grows below. */
export const loom = (pen: Pen): Drawing => [
  pen.shape(box(-28, -3, 14, 3, 1) + box(14, -3, 14, 3, 1), 'woodDark', 1),
  pen.shape(box(-23, -56, 4, 54, 1) + box(19, -56, 4, 54, 1), 'wood', 1),
  pen.line([-15, -10, -5, 0, 5, 10, 15].map((x) => `M${x} -50V-30`).join(''), 0.7),
  pen.shape(box(-17, -31, 34, 21, 0.5), 'pink', 0.9),
  pen.line('M-17 -26H17M-17 -15H17M-17 -18l4.250 -5l4.250 5l4.250 -5l4.250 5l4.250 -5l4.250 5l4.250 -5l4.250 5', 0.8),
  pen.shape(box(-26, -54, 52, 5, 2) + box(-26, -11, 52, 5, 2), 'woodDark', 0.9),
]

const shirt = (pen: Pen, x: number, y: number, fill: Fill): Drawing =>
  pen.shape(
    `M${x - 4} ${y}L${x - 11} ${y + 4}L${x - 9} ${y + 10}L${x - 6} ${y + 9}V${y + 19}H${x + 6}V${y + 9}L${x + 9} ${y + 10}L${x + 11} ${y + 4}L${x + 4} ${y}Q${x} ${y + 3} ${x - 4} ${y}z`,
    fill,
    0.9,
  )

export const clothesShop = (pen: Pen): Drawing => [
  pen.rope('M-26 0V-34H26V0', 2, 'metal', 0.8),
  shirt(pen, -12, -32, 'pink'),
  shirt(pen, 12, -32, 'pink'),
]

export const logs = (pen: Pen): Drawing =>
  [
    [-13, -7],
    [5, -7],
    [-4, -19],
  ].map(([x = 0, y = 0]) => [
    pen.shape(box(x - 4, y - 6.5, 24, 13, 6), 'brownPale', 1),
    pen.shape(ellipse(x - 2, y, 5, 6.5), 'woodPale', 0.9),
    pen.shape(ellipse(x - 2, y, 2, 2.8), null, 0.6),
  ])

export const planks = (pen: Pen): Drawing => [
  [0, 6, 12].map((y) => pen.shape(box(-24 + y / 2, -5 - y, 46, 5, 0.6), 'woodPale', 0.9)),
  pen.at(2, -15, 0.62, saw, { flip: true }),
]

export const newTable = (pen: Pen): Drawing => [
  pen.shape(box(-20, -24, 4, 24, 0.6) + box(16, -24, 4, 24, 0.6), 'wood', 1),
  pen.shape(box(-25, -29, 50, 5, 1), 'woodPale', 1),
]

export const tableShop = (pen: Pen): Drawing => [
  newTable(pen),
  pen.shape('M-8 -29L-10 -40H10L8 -29z', 'yellow', 0.9),
  pen.text(0, -32, 'R$', 6),
]

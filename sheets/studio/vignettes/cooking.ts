/** Kitchens and what is cooked in them: the recipes share it. */
import { box, circle, ellipse, points, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { indoors, STAGE } from './vignette.ts'

const pane = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x, 3, 26, 19, 1), 'wood', 0.9),
  pen.shape(box(x + 2, 5, 22, 15), 'sky', 0.7),
  pen.clip(
    box(x + 2, 5, 22, 15),
    pen.shape(
      scallop(points(`${x - 2},22 ${x + 2},15 ${x + 9},13 ${x + 15},16 ${x + 22},12 ${x + 28},22`), 0.6),
      'leaf',
      0.7,
    ),
  ),
  pen.line(`M${x + 13} 5v15M${x + 2} 12.500h22`, 0.7),
]

/** Two shelves with jars on the wall. */
export const jarShelf = (pen: Pen, x: number, y = 17): Drawing => [
  (['red', 'yellow', 'teal'] as const).map((fill, i) => [
    pen.shape(box(x + 2 + i * 8, y - 8 + (i % 2), 6, 8 - (i % 2), 1), fill, 0.8),
    pen.shape(box(x + 1.6 + i * 8, y - 9.6 + (i % 2), 6.8, 2, 0.6), 'cream', 0.6),
  ]),
  pen.shape(box(x, y, 26, 2, 0.8), 'wood', 0.8),
]

/** A kitchen: wall, tiles, a window at a place. */
export const kitchen = (pen: Pen, wall: Fill, windowAt?: number): Drawing => [
  indoors(pen, wall, 'woodPale', 47),
  pen.shape(box(-2, 27, STAGE.width + 4, 18.4), 'white', 0.7),
  pen.line(`M-2 36H184${Array.from({ length: 16 }, (_, i) => `M${6 + i * 12} 27V45`).join('')}`, 0.5, 'stone'),
  windowAt === undefined ? [] : pane(pen, windowAt),
]

/** A cooker whose plate is 24 mm above its foot; one flame burns low at the middle. */
export const cooker = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(box(x - 17, foot - 23, 34, 23, 1.2), 'greyPale', 1),
  pen.shape(box(x - 12, foot - 15, 24, 12, 1.4), 'greyDark', 0.9),
  pen.shape(box(x - 9, foot - 12.4, 18, 6, 0.8), 'night', 0.6),
  [-11, -4, 4, 11].map((dx) => pen.shape(circle(x + dx, foot - 18.6, 1.6), 'red', 0.7)),
  pen.shape(box(x - 18.5, foot - 25, 37, 3, 0.8), 'stoneDark', 0.9),
  pen.shape(`M${x - 5} ${foot - 25}q1 -2.600 2 0q1 -2.600 2 0q1 -2.600 2 0q1 -2.600 2 0q1 -2.600 2 0z`, 'blue', 0.6),
  pen.line(`M${x - 8} ${foot - 27.6}H${x + 8}M${x - 7} ${foot - 27.6}v2.600M${x + 7} ${foot - 27.6}v2.6`, 1.1),
]

/** A frying pan about the middle of its foot, its handle to the right. */
export const pan = (pen: Pen, inside: Fill | null = null): Drawing => [
  pen.rope('M12 -4L25 -7', 2, 'woodDark', 0.9),
  inside ? pen.shape('M-10 -5Q-9 -7.500 0 -7.500Q9 -7.500 10 -5z', inside, 0.8) : [],
  pen.shape('M-13 -5.500H13Q12 0 8 0H-8Q-12 0 -13 -5.500z', 'greyDark', 1),
]

/** A bowl with something heaped in it, about its foot, 24 wide. */
export const bowlOf =
  (fill: Fill, heap: Drawing = []) =>
  (pen: Pen): Drawing => [
    heap,
    pen.shape('M-13 -9H13Q12 0 5 0H-5Q-12 0 -13 -9z', fill, 1),
    pen.line('M-10.500 -5Q0 -3 10.500 -5', 0.6),
  ]

/** A chopping board in perspective, 30 wide. */
export const choppingBoard = (pen: Pen): Drawing => [
  pen.shape('M-13 -4H13L16 0H-16z', 'tan', 0.9),
  pen.shape(box(-16, 0, 32, 1.6, 0.6), 'wood', 0.7),
]

export const knife = (pen: Pen): Drawing => [
  pen.shape('M0 0L-13 -1Q-14 3 -10 4L0 3.500z', 'metal', 0.8),
  pen.shape(box(-0.5, -0.6, 9, 4, 1.2), 'woodDark', 0.8),
]

export const fork = (pen: Pen): Drawing => [
  pen.rope('M0 0V-13', 1.2, 'metal', 0.7),
  pen.line('M-2.400 0V5M0 0V5M2.400 0V5M-2.400 0H2.4', 1),
]

export const jarOf =
  (fill: Fill) =>
  (pen: Pen): Drawing => [
    pen.shape(box(-5, -12, 10, 12, 1.6), fill, 0.9),
    pen.shape(box(-5.6, -14.6, 11.2, 3.4, 1), 'cream', 0.8),
  ]

/** A packet of flour or starch with an ear on its label. */
export const packet =
  (fill: Fill) =>
  (pen: Pen): Drawing => [
    pen.shape('M-7 0V-15L-5.500 -17.500H5.500L7 -15V0z', 'white', 0.9),
    pen.shape(box(-7, -12, 14, 8.4), fill, 0.7),
    pen.line(
      'M0 -4.600V-11M0 -6q-2.400 0 -2.600 -2M0 -6q2.400 0 2.600 -2M0 -8.600q-2.400 0 -2.600 -2M0 -8.600q2.400 0 2.600 -2',
      0.7,
    ),
  ]

export const strawberry = (pen: Pen): Drawing => [
  pen.shape('M0 0C-4 -2.500 -5 -6 -3.600 -7.400C-2 -8.600 2 -8.600 3.600 -7.400C5 -6 4 -2.500 0 0z', 'red', 0.8),
  pen.shape('M-3.600 -7.600L0 -6.400L3.600 -7.600L1.500 -9.200H-1.5z', 'green', 0.7),
]

/** Half a citrus fruit, its cut side to the left. */
export const halfFruit =
  (fill: Fill, flesh: Fill) =>
  (pen: Pen): Drawing => [
    pen.shape('M0 -6A6 6 0 0 1 0 6z', fill, 0.9),
    pen.shape(ellipse(0, 0, 2.6, 6), flesh, 0.8),
    pen.line('M0 -4V4M-1.600 -2L1.600 2M-1.600 2L1.600 -2', 0.5),
  ]

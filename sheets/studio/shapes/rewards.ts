/** Travellers of paths that no other file draws, and what waits at the end; each about its foot, some 30 mm wide. */
import { circle, ellipse, ring, scallop, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cheese as cheeseWedge } from './keepsakes.ts'
import { lettuce as lettuceHead } from './kitchen-garden.ts'
import { fish, treasure } from './sea.ts'

/** A mouse that looks left. */
export const mouse = (pen: Pen, fur: Fill = 'grey'): Drawing => [
  pen.rope('M14 -4C24 -2 27 -9 22 -13', 1.6, 'pink', 0.9),
  pen.shape('M3 -18C0 -25 3 -29 7 -28C12 -27 12 -20 7 -17z', fur),
  pen.shape('M-18 -7C-14 -17 -4 -21 5 -20C16 -19 19 -9 16 0H-12C-16 0 -20 -3 -18 -7z', fur),
  pen.shape('M-8.500 -14C-13 -21 -10 -28 -5 -27.500C1 -27 2 -19 -2 -13.500', fur),
  pen.shape('M-7 -16C-9.500 -20.500 -8.500 -24.500 -5.500 -24C-2 -23.500 -1.500 -19 -3.500 -15.500', 'pink', 0.7),
  pen.shape(circle(-18.5, -6.5, 1.9), 'pink', 0.9),
  pen.spot(-12, -10.5, 1.4),
  pen.line('M-13 -5l-7 1M-13 -4l-6 3.400', 0.6),
  pen.shape(ellipse(-8, -0.6, 4, 1.9), 'pinkPale', 0.9),
  pen.shape(ellipse(8, -0.6, 5, 2.1), 'pinkPale', 0.9),
]

/** A tortoise that looks left. */
export const tortoise = (pen: Pen, shell: Fill = 'brownPale'): Drawing => [
  pen.shape('M-12 -6H-5V0H-12zM6 -6H13V0H6z', 'green'),
  pen.shape('M-14 -8C-18 -9 -18 -13 -21 -16C-25 -19 -30 -15 -28 -10C-27 -6 -20 -4 -13 -4z', 'green'),
  pen.spot(-24.5, -13, 1.3),
  pen.line('M-27.500 -9q3 1.400 5 0', 0.7),
  pen.shape('M16 -6L22 -3L16 -3z', 'green', 1),
  pen.shape('M-17 -5C-16 -28 18 -28 18 -5z', shell),
  pen.shape('M-5 -18H6L9 -11L1 -7L-8 -11z', 'tan', 0.9),
  pen.line('M-5 -18L-7 -21M6 -18L8 -20M9 -11L16 -10M-8 -11L-16 -10M1 -7V-5', 0.8),
]

export const oldKey = (pen: Pen, metal: Fill = 'yellow'): Drawing => [
  pen.shape('M-6 -17H22V-12H20V-6H15V-12H12V-8H8V-12H-6z', metal),
  pen.shape(circle(-13, -14.5, 9), metal),
  pen.shape(circle(-13, -14.5, 4), 'white', 1),
]

export const cheese = (pen: Pen): Drawing => [
  pen.shape(ellipse(0, -1.5, 21, 4), 'woodPale'),
  pen.at(0, -2.5, 0.85, cheeseWedge),
]

/** Carrots in their bed: the tops, and one pulled halfway. */
export const carrotBed = (pen: Pen): Drawing => [
  pen.at(0, -4, 1, (p) => [
    p.shape('M0 -14C-7 -20 -9 -26 -6 -30C-3 -27 -1 -24 0 -20C1 -26 3 -29 6 -31C8 -26 6 -20 0 -14z', 'leaf', 1),
    p.shape('M-6 -14C-6 -18 6 -18 6 -14C5.500 -8 4 -3 3 0H-3C-4 -3 -5.500 -8 -6 -14z', 'orange'),
    p.line('M-5 -11h4M4.600 -8h-3.600', 0.7, 'redDark'),
  ]),
  [-14, 14].map((x) =>
    pen.shape(
      `M${x} -4C${x - 6} -9 ${x - 7} -14 ${x - 4} -17L${x} -11L${x + 4} -17C${x + 7} -14 ${x + 6} -9 ${x} -4z`,
      'leaf',
      1,
    ),
  ),
  pen.shape('M-23 0C-22 -5 -16 -7 -13 -4C-10 -8 -4 -8 -1 -5C2 -8 9 -8 12 -4C16 -7 22 -5 23 0z', 'soil'),
]

export const bone = (pen: Pen): Drawing => [
  pen.at(
    1,
    -15,
    1,
    (p) =>
      p.union(
        [circle(-13, -4, 4.6), circle(-13, 4, 4.6), circle(13, -4, 4.6), circle(13, 4, 4.6), 'M-13 -4H13V4H-13z'],
        'cream',
      ),
    { turn: -46 },
  ),
  pen.shape('M-23 0C-19 -14 14 -13 23 0z', 'soil'),
  pen.line('M-10 -5q2 -1.600 4 0M3 -4q2 -1.600 4 0', 0.7),
]

/** A dish with a fish on it. */
export const fishDish = (pen: Pen): Drawing => [
  fish(pen, 0, -13, 0.72, 'blue'),
  pen.shape('M-20 -8H20L16 0H-16z', 'redPale'),
  pen.shape(ellipse(0, -8, 20, 2.4), 'cream', 1),
]

export const toadstools = (pen: Pen): Drawing => [
  pen.shape('M12 0C10 -6 11 -9 11 -11H16C16 -8 16 -4 18 0z', 'cream', 1),
  pen.shape('M5 -10C6 -19 21 -19 22 -10z', 'orange', 1.1),
  pen.shape('M-10 0C-12 -8 -10 -13 -9 -16H2C3 -12 4 -6 3 0z', 'cream'),
  pen.shape('M-20 -14C-18 -34 12 -34 14 -14C4 -11 -10 -11 -20 -14z', 'red'),
  [
    [-10, -21, 3],
    [1, -24, 2.6],
    [7, -17, 2],
  ].map(([x = 0, y = 0, r = 1]) => pen.shape(circle(x, y, r), 'cream', 0.8)),
]

/** The leaves that snails come for. */
export const lettuce = (pen: Pen): Drawing => lettuceHead(pen, 0, 0, 1)

export const eggInNest = (pen: Pen): Drawing => [
  pen.shape('M-8 -8C-9 -18 -4 -25 0 -25C4 -25 9 -18 8 -8z', 'cream'),
  pen.shape('M-20 -11C-16 -7 16 -7 20 -11C20 -3 14 0 0 0C-14 0 -20 -3 -20 -11z', 'straw'),
  pen.line('M-17 -6l10 3M-11 -8l14 5M2 -6l13 2M-5 -3l12 -2', 0.8, 'soil'),
]

/** A drop of water that falls into its puddle. */
export const waterDrop = (pen: Pen): Drawing => [
  pen.shape(ellipse(0, -3, 20, 4), 'water', 1),
  pen.line('M-9 -3q9 3 18 0', 0.8, 'waterLine'),
  pen.shape('M0 -34C3 -26 9 -21 9 -15A9 9 0 0 1 -9 -15C-9 -21 -3 -26 0 -34z', 'blue'),
  pen.line('M-4.600 -15a5 5 0 0 0 3 5', 1, 'white'),
]

export const strawberryPlant = (pen: Pen): Drawing => [
  pen.shape(scallop(ring(0, -20, 17, 8, 9), 0.6), 'leaf'),
  [-9, 9].map((x) => [
    pen.shape(
      `M${x} 0C${x - 6} -4 ${x - 8} -11 ${x - 6} -14C${x - 3} -16 ${x + 3} -16 ${x + 6} -14C${x + 8} -11 ${x + 6} -4 ${x} 0z`,
      'red',
      1.1,
    ),
    pen.shape(`M${x - 6} -14l3 1.400l3 -1.600l3 1.600l3 -1.400l-2 -3h-8z`, 'green', 0.8),
    pen.line(`M${x - 3} -9v1M${x + 2} -10v1M${x} -5v1M${x + 4} -7v1`, 0.8),
  ]),
]

export const brightStar = (pen: Pen): Drawing => [
  pen.shape(star(0, -16, 18, 5, 0.5), 'yellow'),
  pen.spot(-3.4, -17, 1.2),
  pen.spot(3.4, -17, 1.2),
  pen.line('M-3 -12.500q3 2.400 6 0', 0.9),
]

export const moonToLandOn = (pen: Pen): Drawing => [
  pen.shape(circle(0, -18, 18), 'yellowPale'),
  [
    [-7, -24, 4],
    [7, -16, 5],
    [-6, -10, 3],
    [5, -28, 2.2],
  ].map(([x = 0, y = 0, r = 1]) => pen.shape(circle(x, y, r), 'straw', 0.8)),
]

/** A crown on the gold of a chest. */
export const crownInChest = (pen: Pen): Drawing => [
  treasure(pen, 0, 0, 1),
  pen.shape('M-10 -23L-12 -36L-5 -30L0 -38L5 -30L12 -36L10 -23z', 'yellow'),
  pen.shape(circle(0, -27, 2), 'red', 0.8),
]

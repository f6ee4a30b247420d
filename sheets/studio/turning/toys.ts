/** Toys and vessels that may lie in any position, some 30 to 40 mm wide, about their foot. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { boat } from '../shapes/seaside.ts'
import { truck } from '../shapes/vehicles.ts'

export type Draw = (pen: Pen) => Drawing

export const toyTruck: Draw = (pen) => truck(pen, 0, 0)

export const toyTrain: Draw = (pen) => [
  pen.shape('M-19 -26L-21 -36H-9L-11 -26z', 'greyDark'),
  pen.shape(box(-26, -26, 32, 18, 2), 'red'),
  pen.shape(box(4, -40, 20, 32, 2), 'blue'),
  pen.shape(box(1, -44, 26, 5, 2), 'yellow'),
  pen.shape(box(9, -35, 10, 11, 1.5), 'sky', 0.9),
  pen.shape('M-26 -8L-33 -1H-22z', 'yellow', 1),
  [-17, -3].map((x) => pen.shape(circle(x, -5, 5), 'greyPale')),
  pen.shape(circle(15, -7, 7.5), 'greyPale'),
  pen.line('M-17 -5H-3', 1.4),
]

export const toyPlane: Draw = (pen) => [
  pen.shape('M20 -22L30 -38H37L33 -18z', 'red'),
  pen.shape(
    'M-28 -16C-28 -24 -20 -27 -8 -27H22C32 -26 36 -22 38 -18C30 -10 8 -6 -14 -8C-24 -9 -28 -11 -28 -16z',
    'white',
  ),
  pen.shape('M-2 -16L18 1H28L14 -17z', 'red'),
  pen.shape('M-24 -23C-20 -26 -16 -27 -12 -27V-20H-25z', 'sky', 0.9),
  pen.shape(circle(-3, -21, 2) + circle(5, -21, 2) + circle(13, -21, 2), 'sky', 0.8),
]

export const toyHelicopter: Draw = (pen) => [
  pen.shape('M10 -25L36 -30L40 -38H44V-20L14 -12z', 'yellow'),
  pen.shape('M-24 -14C-24 -30 -10 -36 2 -34C14 -32 18 -20 12 -10C8 -6 -16 -6 -20 -8C-23 -9 -24 -11 -24 -14z', 'yellow'),
  pen.shape('M-23 -17C-22 -27 -14 -32 -5 -32V-17z', 'sky', 0.9),
  pen.line('M0 -34V-40M-14 -6L-16 0M6 -6L8 0M-22 0H16', 1.4),
  pen.shape(box(-26, -43, 52, 4, 2), 'greyDark', 0.9),
]

export const toyScooter: Draw = (pen) => [
  pen.rope('M-14 -8L-20 -42M-28 -40L-13 -44', 3, 'teal'),
  pen.rope('M-14 -8H18', 4, 'pink'),
  [-15, 20].map((x) => [pen.shape(circle(x, -6, 6), 'greyDark'), pen.shape(circle(x, -6, 2.2), 'white', 0.7)]),
  pen.rope('M13 -10Q19 -17 27 -10', 1.8, 'pink', 0.8),
]

export const toyDigger: Draw = (pen) => [
  pen.rope('M-6 -24L-24 -36L-34 -18', 4, 'orange'),
  pen.shape('M-40 -20H-28L-30 -6Q-38 -4 -42 -12z', 'greyDark'),
  pen.shape(box(-8, -38, 18, 18, 2), 'yellow'),
  pen.shape(box(-4, -34, 10, 9, 1), 'sky', 0.9),
  pen.shape(box(-10, -22, 34, 12, 2), 'orange'),
  pen.shape(box(-14, -11, 40, 11, 5.5), 'greyDark'),
  [-7, 6, 19].map((x) => pen.shape(circle(x, -5.5, 3), 'white', 0.7)),
]

/** A raft of the Northeast with its bent sail. */
export const jangada: Draw = (pen) => [
  pen.rope('M-6 -6C-8 -24 -4 -36 6 -44', 1.6, 'brown', 0.8),
  pen.shape('M5 -43C18 -28 26 -18 28 -10H-4C0 -22 2 -32 5 -43z', 'white'),
  pen.shape('M15 -29C22 -20 26 -14 28 -10H9C12 -16 14 -22 15 -29z', 'orange', 0.8),
  pen.shape('M-32 -7Q-34 -6 -28 0H24Q32 -2 34 -8z', 'wood'),
  pen.line('M-30 -4H31', 0.8, 'brownDark'),
]

export const sailBoat: Draw = (pen) => boat(pen, 0, -4, 1.1)

export const canoe: Draw = (pen) => [
  pen.rope('M12 -26L24 -2', 2, 'wood', 0.9),
  pen.shape('M7 -36Q14 -38 14 -30L12 -24L8 -25z', 'woodPale', 0.9),
  pen.shape(
    'M-36 -16C-30 -14 -26 -13 -20 -13H26C30 -13 34 -15 37 -18C36 -6 28 0 18 0H-18C-28 0 -35 -6 -36 -16z',
    'brownPale',
  ),
  pen.line('M-33 -9C-20 -5 18 -5 33 -9', 0.9, 'brownDark'),
  pen.shape('M-36 -16L-29 -14L-31 -8z', 'red', 0.9),
]

export const ship: Draw = (pen) => [
  pen.shape(box(8, -44, 10, 16), 'red'),
  pen.shape(box(8, -44, 10, 4), 'greyDark', 0.9),
  pen.shape(box(-8, -28, 32, 12, 1), 'white'),
  pen.shape(circle(-2, -22, 2.2) + circle(8, -22, 2.2) + circle(18, -22, 2.2), 'sky', 0.8),
  pen.shape('M-36 -18H30L26 0H-26z', 'blue'),
  pen.line('M-32 -8H28', 1, 'white'),
  pen.shape(circle(-22, -12, 1.8), 'white', 0.7),
]

export const paperBoat: Draw = (pen) => [
  pen.shape('M-34 -18L0 -14L34 -22L22 0H-20z', 'cream'),
  pen.shape('M-14 -16L4 -42L14 -18L0 -14z', 'cream'),
  pen.line('M0 -14L4 -42M-34 -18L0 0L34 -22', 0.8),
  pen.rope('M4 -38V-54', 1.6, 'wood', 0.8),
  pen.shape('M4 -55L25 -48L4 -41z', 'red', 1),
  pen.shape('M18 -18.400L30 -20.600L24 -8L16 -6z', 'orange', 0.9),
]

export const speedBoat: Draw = (pen) => [
  pen.shape('M-14 -17L-4 -31H14Q19 -31 19 -25V-17z', 'white', 1),
  pen.shape('M-9 -18L-2 -28H4V-18z', 'sky', 0.8),
  pen.shape(box(8, -28, 8, 8, 1), 'sky', 0.8),
  pen.shape(box(25, -30, 9, 26, 2), 'greyDark'),
  pen.shape('M-38 -18H26V-4Q26 0 20 0H-14C-26 0 -34 -8 -38 -18z', 'teal'),
  pen.shape('M-35 -12H26V-8H-32z', 'white', 0.8),
  pen.line('M34 -6h5M34 -2h3', 1.1),
]

export const submarine: Draw = (pen) => [
  pen.rope('M2 -32V-42H-7', 2.4, 'yellow'),
  pen.shape('M-8 -26L-4 -34H12L15 -26z', 'orange'),
  pen.shape('M26 -14L38 -24V-4z', 'orange'),
  pen.shape(ellipse(-2, -14, 30, 14), 'yellow'),
  pen.shape(circle(-18, -15, 4.6) + circle(-4, -15, 4.6) + circle(10, -15, 4.6), 'sky', 0.9),
]

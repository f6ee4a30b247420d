/** Things of a kitchen in three times that are not in `then-and-now.ts`. Each is drawn about its foot. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

export const meatSafe = (pen: Pen): Drawing => [
  pen.shape(box(-13, -46, 26, 43, 1), 'wood', 1),
  pen.shape(box(-10, -43, 9, 24) + box(1, -43, 9, 24), 'cream', 0.8),
  pen.line('M-10 -37h9M-10 -31h9M-10 -25h9M-7 -43v24M-4 -43v24M1 -37h9M1 -31h9M1 -25h9M4 -43v24M7 -43v24', 0.5),
  pen.shape(box(-10, -16, 20, 10), 'woodPale', 0.8),
  pen.line('M-11 -3V0M11 -3V0', 2),
]
export const oldFridge = (pen: Pen): Drawing => [
  pen.shape(box(-13, -46, 26, 44, 7), 'bluePale', 1),
  pen.line('M-13 -12H13', 0.8),
  pen.shape(box(6, -32, 3, 11, 1.4), 'greyPale', 0.8),
  pen.line('M-9 -2V0M9 -2V0', 2),
]
export const newFridge = (pen: Pen): Drawing => [
  pen.shape(box(-15, -52, 30, 51, 1.6), 'greyPale', 1),
  pen.line('M0 -52V-1', 0.9),
  pen.shape(box(-11, -40, 7, 10, 1), 'greyDark', 0.7),
  pen.line('M-2.400 -34v14M2.400 -34v14', 1.2),
]
export const waterPot = (pen: Pen): Drawing => [
  pen.shape('M-7 0C-13 -7 -12 -15 -4 -18H4C12 -15 13 -7 7 0z', 'copper', 1),
  pen.shape(ellipse(0, -18.4, 5.4, 1.8), 'wood', 0.8),
]
export const clayFilter = (pen: Pen): Drawing => [
  pen.shape('M-7 0C-8.500 -4 -8.500 -9 -8 -12H8C8.500 -9 8.500 -4 7 0z', 'copper', 1),
  pen.shape('M-8 -12C-9 -18 -8 -21 -7 -23H7C8 -21 9 -18 8 -12z', 'copper', 1),
  pen.shape(ellipse(0, -23.4, 7.4, 2), 'copper', 0.9),
  pen.shape('M6.500 -4h5v3.400h-2v-1.600h-3z', 'white', 0.7),
]
export const hangingLamp = (pen: Pen): Drawing => [
  pen.line('M0 -60V-9', 0.8),
  pen.shape('M-9 0C-8 -8 -3 -10 0 -10C3 -10 8 -8 9 0z', 'green', 0.9),
  pen.shape(circle(0, 1.6, 3), 'yellow', 0.8),
]
export const ledLamp = (pen: Pen): Drawing => [
  pen.shape(box(-5, -20, 10, 6), 'greyPale', 0.8),
  pen.shape('M-18 -14H18L14 -9.500H-14z', 'white', 0.9),
  pen.line('M0 -6v6M-5.500 -6l-1.500 5.500M5.500 -6l1.500 5.500', 0.8, 'orange'),
]
export const wallLamp = (pen: Pen): Drawing => [
  pen.line('M-7 10V4.400M7 10V4.400M-7 10L-3 4.400M7 10L3 4.400', 0.9, 'woodDark'),
  pen.shape(box(-10, 2, 20, 2.6, 0.6), 'wood', 0.8),
  pen.shape('M-4 2V-2H4V2z', 'copper', 0.8),
  pen.shape('M-3 -2C-6 -7 -2 -10 -2 -14H2C2 -10 6 -7 3 -2z', 'foam', 0.8),
  pen.shape('M0 -3C-2 -5 -1 -7 0 -9C1 -7 2 -5 0 -3z', 'orange', 0.6),
]
export const letterOnTable = (pen: Pen): Drawing => [
  pen.shape('M-8 0L-6 -9H8L6 0z', 'white', 0.9),
  pen.line('M-6 -9L1 -4L8 -9', 0.8),
  pen.shape(box(3, -4, 2.4, 2.4), 'red', 0.5),
]
export const propped = (pen: Pen): Drawing => [
  pen.shape(box(-4, -14, 8, 14, 1.6), 'greyDark', 0.9),
  pen.shape(box(-2.8, -12, 5.6, 9.6, 0.6), 'sky', 0.6),
  pen.line('M4 -3L7 0', 1),
]
export const oldRadioSmall = (pen: Pen): Drawing => [
  pen.shape(box(-11, -12, 22, 12, 2), 'wood', 1),
  pen.shape(circle(-4, -6, 4), 'straw', 0.7),
  pen.shape(box(2, -9, 7, 3, 0.6), 'cream', 0.6),
  pen.shape(circle(4, -3.4, 1.2) + circle(7.6, -3.4, 1.2), 'white', 0.5),
  pen.line('M9 -12L14 -22', 0.9),
]

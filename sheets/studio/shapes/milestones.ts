/** Pictures of what happened in Brazil's history, each about its foot and 40 mm wide or less. */
import { box, circle, ellipse, heart, points, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { horse } from './farm.ts'
import { flagOfBrazil } from './flag.ts'

export const sailingShip = (pen: Pen): Drawing => [
  pen.line('M-9 -9V-38M8 -9V-40', 1.4),
  pen.shape('M-17 -34H0C3 -29 3 -21 0 -15H-17C-14 -21 -14 -29 -17 -34z', 'white', 1),
  pen.shape('M2 -36H18C21 -30 21 -21 18 -15H2C5 -21 5 -30 2 -36z', 'white', 1),
  pen.shape('M-24 -12H20L25 -17C25 -9 20 -1 16 0H-16C-20 -2 -23 -7 -24 -12z', 'wood'),
  pen.line('M-22 -7H22', 0.8, 'woodDark'),
  pen.line('M-26 2q3 -2.400 6.500 0t6.500 0t6.500 0t6.500 0t6.500 0t6.500 0t6.500 0t6.500 0', 0.9, 'waterLine'),
]

export const horseOfIpiranga = (pen: Pen): Drawing => horse(pen, 0, 0, 0.8)

/** A small steam engine on its rails. */
export const firstTrain = (pen: Pen): Drawing => [
  pen.line('M-28 1H28', 1.6),
  pen.shape('M-21 -22L-23 -33H-13L-15 -22z', 'greyDark', 1),
  pen.shape(circle(-14, -38, 4) + circle(-7, -42, 3), 'white', 0.8),
  pen.shape(box(-24, -22, 28, 14, 4), 'green'),
  pen.line('M-14 -22V-8M-5 -22V-8', 1, 'leafDeep'),
  pen.shape('M-8 -22C-8 -28 0 -28 0 -22z', 'yellow', 1),
  pen.shape(box(4, -32, 18, 24, 1), 'redDark'),
  pen.shape(box(8, -28, 10, 9, 1), 'sky', 0.9),
  pen.shape(box(1, -35, 24, 4, 2), 'greyDark', 1),
  pen.shape('M-24 -8L-29 0H-22z', 'red', 1),
  pen.shape(circle(-16, -4.6, 5) + circle(-3, -4.6, 5) + circle(14, -5.6, 6), 'yellow', 1),
  pen.line('M-16 -4.600H14', 1.4),
]

/** A law with its seal, a pen laid beside it. */
export const signedLaw = (pen: Pen): Drawing => [
  pen.shape('M-15 -38H11V-4C11 0 17 0 17 -4H-9C-9 0 -15 0 -15 -4z', 'cream'),
  pen.line('M-10 -32H6M-10 -27H6M-10 -22H6M-10 -17H2', 0.8),
  pen.shape(circle(0, -9, 3.6), 'red', 0.9),
  pen.shape('M9 -14C11 -26 18 -36 27 -40C27 -30 21 -20 11 -14z', 'bluePale', 1),
  pen.line('M7 -9C12 -20 18 -30 26 -39', 0.8),
]

export const flag = (pen: Pen): Drawing => [pen.rope('M-22 0V-38', 1.8, 'wood', 0.9), flagOfBrazil(pen, -21, -37, 42)]

/** Santos Dumont's aeroplane: two boxes of cloth at each side, the tail's box ahead. */
export const fourteenBis = (pen: Pen): Drawing => [
  pen.shape('M-26 -34L-2 -26V-14L-26 -22z', 'cream'),
  pen.shape('M26 -34L2 -26V-14L26 -22z', 'cream'),
  pen.line('M-18 -31.500V-19.500M-10 -29V-17M18 -31.500V-19.500M10 -29V-17M-26 -34L-18 -19.500M26 -34L18 -19.500', 0.8),
  pen.shape('M-5 -14H5L3 -4H-3z', 'straw', 1),
  pen.shape(circle(-7, -3, 3.4) + circle(7, -3, 3.4), 'white', 1),
  pen.line('M-7 -3L-3 -10M7 -3L3 -10M-12 -20H12', 1),
  pen.shape(ellipse(0, -20, 3, 3), 'metal', 0.9),
]

export const oldRadio = (pen: Pen): Drawing => [
  pen.shape('M-20 0V-20C-20 -40 20 -40 20 -20V0z', 'wood'),
  pen.shape('M-13 -13C-13 -31 13 -31 13 -13z', 'straw', 1),
  pen.line('M-9 -13V-22M-4.500 -13V-26M0 -13V-27M4.500 -13V-26M9 -13V-22', 0.8, 'woodDark'),
  pen.shape(circle(-9, -6, 3) + circle(9, -6, 3), 'cream', 0.9),
  pen.shape(box(-4, -8, 8, 4, 1), 'yellow', 0.8),
]

export const ballotBox = (pen: Pen): Drawing => [
  pen.shape('M-5 -24L-1 -42L12 -39L9 -24z', 'white', 1),
  pen.line('M2 -37L8 -35.500M1.400 -33L7 -31.500', 0.7),
  pen.shape(box(-18, -23, 36, 23, 1.5), 'bluePale'),
  pen.shape(box(-21, -27, 42, 5, 1.5), 'blue'),
  pen.solid(box(-8, -25.2, 18, 1.6)),
  pen.shape('M-5 -11l4 4l8 -9l2.600 2.400l-10.600 11.600l-6.600 -6.600z', 'green', 0.8),
]

export const television = (pen: Pen): Drawing => [
  pen.line('M-2 -33L-12 -44M2 -33L12 -44M-14 -4L-17 2M14 -4L17 2', 1.3),
  pen.shape(box(-22, -34, 44, 31, 3), 'wood'),
  pen.shape(box(-18, -30, 27, 23, 5), 'greyPale', 1),
  pen.line('M-12 -24L-6 -14M-6 -25L2 -12', 0.8),
  pen.shape(circle(15, -25, 2.6) + circle(15, -17, 2.6), 'cream', 0.8),
  pen.line('M12.500 -11H18M12.500 -8H18', 0.7),
]

/** Congress in Brasília: two towers between two bowls. */
export const congress = (pen: Pen): Drawing => [
  pen.shape(box(-5, -44, 4, 38), 'white', 1),
  pen.shape(box(1, -44, 4, 38), 'white', 1),
  pen.shape(box(-1, -26, 2, 4), 'white', 0.7),
  pen.shape('M-20 -10C-20 -18 -8 -18 -8 -10z', 'white', 1),
  pen.shape('M8 -17H24C23 -11 20 -10 16 -10S9 -11 8 -17z', 'white', 1),
  pen.shape(box(-26, -10, 52, 6, 0.5), 'greyPale', 1),
  pen.shape('M-28 -4H28V0H-28z', 'grass', 1),
]

export const constitution = (pen: Pen): Drawing => [
  pen.shape('M-14 -2V-40H12C14 -40 15 -39 15 -37V0H-12C-14 0 -15 -2 -14 -4z', 'green'),
  pen.shape('M-12 -5H15V0H-12C-15 0 -15 -5 -12 -5z', 'white', 0.9),
  pen.shape('M0.500 -34L10 -25L0.500 -16L-9 -25z', 'yellow', 0.9),
  pen.shape(circle(0.5, -25, 4), 'blue', 0.8),
]

/** A house with a heart, as a child draws what protects children. */
export const childrensLaw = (pen: Pen): Drawing => [
  pen.shape(smooth(points('-22,-2 -14,-5 0,-4 14,-5 22,-2 0,2')), 'grass', 1),
  pen.shape(box(-14, -22, 28, 18), 'yellowPale'),
  pen.shape('M-19 -21L0 -38L19 -21z', 'orange'),
  pen.shape(heart(0, -14, 5.4), 'red', 1),
]

export const workCard = (pen: Pen): Drawing => [
  pen.shape(box(-13, -38, 28, 37, 1.5), 'white', 1),
  pen.shape(box(-15, -40, 28, 37, 1.5), 'blue'),
  pen.shape(circle(-1, -28, 5), 'yellow', 0.9),
  pen.line('M-9 -17H7M-9 -12H7', 1),
]

/** A drop of vaccine over a shield. */
export const vaccine = (pen: Pen): Drawing => [
  pen.shape('M0 -42C6 -38 12 -37 17 -37C18 -20 13 -7 0 0C-13 -7 -18 -20 -17 -37C-12 -37 -6 -38 0 -42z', 'bluePale'),
  pen.shape('M0 -33C6 -25 8 -21 8 -17A8 8 0 0 1 -8 -17C-8 -21 -6 -25 0 -33z', 'white', 1),
  pen.line('M-3.500 -18v1.500M3.500 -18v1.500M-3 -13q3 3 6 0', 1),
]

export const coin = (pen: Pen): Drawing => [
  pen.shape(circle(6, -14, 13), 'grey'),
  pen.shape(circle(-6, -22, 15), 'yellow'),
  pen.shape(circle(-6, -22, 10.5), 'metal', 0.9),
  pen.text(-6, -18.6, 'R$', 9.4),
]

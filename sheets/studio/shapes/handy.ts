/** Small things that lie about in a scene, each with a plain silhouette, about the middle of its foot. */
import { box, circle, star } from '../paths.ts'
import type { Fill, Pen } from '../pen.ts'

export const bucket = (pen: Pen, x: number, y: number, scale: number, fill: Fill) =>
  pen.at(x, y, scale, (own) => [
    own.line('M-9 -17C-9 -29 9 -29 9 -17', 1.2),
    own.shape('M-10 -17H10L7.5 0H-7.5z', fill),
    own.shape(star(0, -8.5, 4), 'yellow', 0.8),
  ])

export const backpack = (pen: Pen, x: number, y: number, scale: number, fill: Fill) =>
  pen.at(x, y, scale, (own) => [
    own.line('M-4 -27C-4 -33 4 -33 4 -27', 1.4),
    own.shape('M-12 0V-18C-12 -30 12 -30 12 -18V0z', fill),
    own.shape(box(-8, -11, 16, 9, 2), 'yellow', 1),
    own.line('M-8 -17H8', 1),
  ])

export const popcorn = (pen: Pen, x: number, y: number, scale: number) =>
  pen.at(x, y, scale, (own) => [
    own.union([circle(-5, -19, 4), circle(0, -22, 4.4), circle(5, -19, 4)], 'cream', 1),
    own.shape('M-9 -18H9L6.5 0H-6.5z', 'white'),
    own.shape('M-3 -18H3L2.2 0H-2.2z', 'red', 0.8),
  ])

/** About its middle. */
export const stripedBall = (pen: Pen, x: number, y: number, r: number, one: Fill, other: Fill) =>
  pen.at(x, y, 1, (own) => [
    own.shape(circle(0, 0, r), one),
    own.shape(`M${-r} 0Q0 ${-r * 0.6} ${r} 0Q0 ${r * 0.6} ${-r} 0z`, other, 1),
  ])

export const sweet = (pen: Pen, x: number, y: number) =>
  pen.at(x, y, 1, (own) => [
    own.shape('M-5 0L-4 3H4L5 0z', 'yellow', 0.9),
    own.shape(circle(0, -3, 4.4), 'brownDark', 1),
    own.line(
      'M-2.4 -4.6l0.9 -0.7M0.6 -5.6l0.5 1M2.2 -3.2l-1 0.5M-1.1 -2.4l1 0.5M-2.6 -1.4l0.6 0.9M1.4 -0.9l0.9 -0.5',
      0.6,
      'cream',
    ),
  ])

export const mushroom = (pen: Pen, x: number, y: number, scale: number) =>
  pen.at(x, y, scale, (own) => [
    own.shape('M-3 0V-9H3V0z', 'cream', 1),
    own.shape('M-9 -8C-9 -18 9 -18 9 -8z', 'red'),
    own.shape(circle(-3.4, -11.4, 1.6) + circle(3, -12, 1.8), 'white', 0.7),
  ])

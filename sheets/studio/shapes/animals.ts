/** The animals: heads of one style that differ in ears, muzzle and marks. */
import { circle, ellipse } from '../paths.ts'
import type { Fill, Pen } from '../pen.ts'
import { eyes } from './nature.ts'

const cheeks = (pen: Pen, x: number, y: number, c: Fill = 'blush') =>
  pen.shade(ellipse(-x, y, 1.9, 1.3) + ellipse(x, y, 1.9, 1.3), c, 0.75)

const smile = (pen: Pen, y: number, w = 1.8) =>
  pen.line(`M${-2 * w} ${y}q${w} ${w * 1.3} ${2 * w} 0q${w} ${w * 1.3} ${2 * w} 0`, 0.75)

const nose = (pen: Pen, y: number, w = 1.7, fill: Fill = 'black') =>
  pen.shape(
    `M${-w} ${y}q${w} ${-w * 0.9} ${2 * w} 0q-0.2 ${w * 0.9} ${-w} ${w * 1.1}q${-w * 0.8} ${-w * 0.2} ${-w} ${-w * 1.1}z`,
    fill,
    0.5,
  )

export const heads = {
  rabbit: (pen: Pen, fur: Fill = 'white') => [
    [-1, 1].map((s) =>
      pen.at(
        s * 3.8,
        -7,
        1,
        (pen) => [
          pen.shape('M-2.8 2C-4.5 -7 -3.5 -15 0.5 -16C4 -15.5 4 -6 2.4 2z', fur),
          pen.shade('M-1.3 0C-2.4 -6 -1.6 -12.5 0.4 -13.2C2.4 -12.5 2.2 -5 1.2 0z', 'pinkPale'),
          pen.colour ? [] : pen.line('M-1.3 -1C-2.2 -6 -1.6 -12 0.4 -12.8C2.3 -12 2 -5 1.2 -1', 0.6),
        ],
        { flip: s > 0, turn: s * 8 },
      ),
    ),
    pen.shape('M0 -9C7 -9 10 -4.5 10 0.5C10 6 5.5 8.8 0 8.8C-5.5 8.8 -10 6 -10 0.5C-10 -4.5 -7 -9 0 -9z', fur),
    cheeks(pen, 6.3, 3),
    eyes(pen, 4.2, -0.5, 1.25),
    pen.shape('M-1.3 4h2.6v1.5q-1.3 0.400 -2.6 0z', 'white', 0.5),
    pen.line('M0 4v1.6', 0.5),
    nose(pen, 2.2, 1.3, 'pink'),
    smile(pen, 4.2, 1.5),
  ],
  cat: (pen: Pen, fur: Fill = 'orange') => [
    pen.shape(
      'M-9.3 -3L-9.8 -11.5Q-9.6 -12.8 -8.3 -12L-3.5 -8.3Q0 -9 3.5 -8.3L8.3 -12Q9.6 -12.8 9.8 -11.5L9.3 -3Q10.8 0 10.4 2.4C9.6 6.6 5 8.6 0 8.6C-5 8.6 -9.6 6.6 -10.4 2.4Q-10.8 0 -9.3 -3z',
      fur,
    ),
    pen.shade('M-8 -6L-8.3 -10L-5.2 -7.7z M8 -6L8.3 -10L5.2 -7.7z', 'pinkPale'),
    pen.colour ? [] : pen.line('M-8 -6L-8.3 -10L-5.2 -7.7M8 -6L8.3 -10L5.2 -7.7', 0.6),
    pen.line('M0 -8.3v3.2M-2.6 -8v2.2M2.6 -8v2.2', 1, 'brownDark'),
    pen.shade(ellipse(0, 4.2, 4.2, 3), 'cream'),
    cheeks(pen, 6.6, 3.2),
    eyes(pen, 4.4, -0.6, 1.25),
    nose(pen, 2.2, 1.2, 'pink'),
    smile(pen, 4.2, 1.5),
    pen.line('M-7.5 2l-5.5 -1M-7.5 4l-5.5 0.8M7.5 2l5.5 -1M7.5 4l5.5 0.8', 0.6),
  ],
  bear: (pen: Pen, fur: Fill = 'brown') => [
    [-7, 7].map((x) => [
      pen.shape(circle(x, -6.8, 3.4), fur),
      pen.shape(circle(x, -6.6, 1.5), 'tan', pen.colour ? null : 0.6),
    ]),
    pen.shape(ellipse(0, 0, 10.3, 9.2), fur),
    pen.shape(ellipse(0, 4, 4.6, 3.5), 'tan', 0.75),
    cheeks(pen, 7, 2.8),
    eyes(pen, 4.2, -1.3, 1.25),
    nose(pen, 2.4, 1.8),
    smile(pen, 4.6, 1.3),
  ],
  jaguar: (pen: Pen, fur: Fill = 'straw') => [
    [-7, 7].map((x) => [
      pen.shape(circle(x, -6.6, 3.2), fur),
      pen.shape(circle(x, -6.4, 1.4), 'brownDark', pen.colour ? null : 0.6),
    ]),
    pen.shape(ellipse(0, 0, 10.6, 9.2), fur),
    pen.line(
      'M-2.4 -6.8a1.4 1.2 0 0 1 2 -0.6M1.6 -5.4a1.3 1.2 0 0 1 2.2 0.4M-5.6 -4.6a1.3 1.2 0 0 1 1.6 -1M-9 0.2a1.2 1.2 0 0 1 1.3 -0.8M7.8 -0.4a1.2 1.2 0 0 1 1.2 1M-8.4 4a1 1 0 0 1 1 -0.4M7.6 3.8a1 1 0 0 1 0.9 0.5',
      0.95,
      'brownDark',
    ),
    pen.shape(ellipse(0, 4, 4.8, 3.4), 'cream', 0.75),
    cheeks(pen, 6.8, 2.6),
    eyes(pen, 4.2, -1.3, 1.25),
    nose(pen, 2.4, 1.7),
    smile(pen, 4.6, 1.3),
  ],
  lion: (pen: Pen, fur: Fill = 'tan') => [
    [-7.4, 7.4].map((x) => [
      pen.shape(circle(x, -6.4, 2.9), fur),
      pen.shape(circle(x, -6.2, 1.2), 'brown', pen.colour ? null : 0.6),
    ]),
    pen.shape(ellipse(0, 0, 10.2, 9.4), fur),
    pen.shape(ellipse(0, 4, 5, 3.6), 'cream', 0.75),
    cheeks(pen, 6.8, 2.4),
    eyes(pen, 4.2, -1.4, 1.25),
    nose(pen, 2.2, 2),
    smile(pen, 4.8, 1.4),
  ],
  frog: (pen: Pen, fur: Fill = 'green') => [
    pen.shape(
      'M-4 -6.5C-4.6 -10.5 -10.8 -10.5 -10.3 -5.5C-12 -3 -12.4 0 -11.8 2.5C-10.6 6.6 -6 8.6 0 8.6C6 8.6 10.6 6.6 11.8 2.5C12.4 0 12 -3 10.3 -5.5C10.8 -10.5 4.6 -10.5 4 -6.5Q0 -7.5 -4 -6.5z',
      fur,
    ),
    [-7.2, 7.2].map((x) => pen.shape(circle(x, -5.8, 2.5), 'white', 0.75)),
    eyes(pen, 7, -5.6, 1.4),
    pen.line('M-8.5 1.5Q0 8 8.5 1.5', 0.9),
    cheeks(pen, 8.6, 3.6, 'lime'),
    pen.line('M-1.3 -1.2v0.4M1.3 -1.2v0.4', 0.8),
  ],
  capybara: (pen: Pen, fur: Fill = 'capy') => [
    [-6.3, 6.3].map((x) => [
      pen.shape(ellipse(x, -9, 2.3, 2.7), fur),
      pen.shade(ellipse(x, -8.7, 1.1, 1.4), 'brownDark', 0.6),
    ]),
    pen.shape(
      'M-7.6 -6C-6.6 -9.5 -3.5 -10.3 0 -10.3C3.5 -10.3 6.6 -9.5 7.6 -6C8.6 -2 9.4 2 9 5.5C8.6 9 5 10.4 0 10.4C-5 10.4 -8.6 9 -9 5.5C-9.4 2 -8.6 -2 -7.6 -6z',
      fur,
    ),
    pen.shape('M-7 4.5C-7 1 -4 -0.2 0 -0.2C4 -0.2 7 1 7 4.5C7 8 4.5 9.2 0 9.2C-4.5 9.2 -7 8 -7 4.5z', 'capyPale', 0.75),
    eyes(pen, 5.2, -3.6, 1.25),
    pen.solid(ellipse(-2.6, 2.4, 1, 1.3) + ellipse(2.6, 2.4, 1, 1.3)),
    pen.line('M0 4v1.6M-3 6q3 2 6 0', 0.75),
    cheeks(pen, 7.3, 0.4),
  ],
  pig: (pen: Pen, fur: Fill = 'pink') => [
    pen.shape('M-9 -3L-10.3 -9.5Q-10.2 -11 -8.6 -10.6L-3.6 -8.5z', fur),
    pen.shape('M9 -3L10.3 -9.5Q10.2 -11 8.6 -10.6L3.6 -8.5z', fur),
    pen.shape(ellipse(0, 0, 10.3, 9.2), fur),
    cheeks(pen, 7.2, 3),
    eyes(pen, 4.6, -1.8, 1.25),
    pen.shape(ellipse(0, 2.6, 4, 2.9), 'pinkPale', 0.75),
    pen.solid(ellipse(-1.4, 2.6, 0.7, 1.1) + ellipse(1.4, 2.6, 0.7, 1.1)),
    pen.line('M-2.2 6.8q2.2 1.6 4.4 0', 0.75),
  ],
  dog: (pen: Pen, fur: Fill = 'tan') => [
    pen.shape('M0 -9.3C6.5 -9.3 9.6 -5 9.6 0C9.6 6 5.5 9 0 9C-5.5 9 -9.6 6 -9.6 0C-9.6 -5 -6.5 -9.3 0 -9.3z', fur),
    pen.shade(ellipse(4.2, -1.8, 3.3, 3.8), 'brown', 0.7),
    pen.shape('M-6.5 -8.2C-11 -9.5 -13.5 -4 -12.6 3C-12.2 5.5 -9.5 5.5 -8.8 3C-8.2 0 -8.5 -4 -6.5 -8.2z', 'brown'),
    pen.shape('M6.5 -8.2C11 -9.5 13.5 -4 12.6 3C12.2 5.5 9.5 5.5 8.8 3C8.2 0 8.5 -4 6.5 -8.2z', 'brown'),
    pen.shape(ellipse(0, 4, 4.6, 3.4), 'cream', 0.75),
    eyes(pen, 4, -1.5, 1.25),
    pen.shape('M-1.6 6.4q1.6 4.6 3.2 0z', 'red', 0.6),
    nose(pen, 2.2, 1.9),
    smile(pen, 4.8, 1.3),
  ],
  chick: (pen: Pen, fur: Fill = 'yellow') => [
    pen.line('M-1 -8.6q-1.5 -3 -3 -3.2M0 -8.8v-3.6M1 -8.6q1.5 -3 3 -3.2', 1, 'orange'),
    pen.shape(circle(0, 0, 9), fur),
    cheeks(pen, 5.6, 2.4),
    eyes(pen, 4, -1.2, 1.25),
    pen.shape('M-2.6 1.5Q0 -0.5 2.6 1.5Q0 5 -2.6 1.5z', 'orange', 0.75),
  ],
}

export type HeadName = keyof typeof heads

export const head = (pen: Pen, kind: HeadName, x: number, y: number, scale = 1, turn = 0) =>
  pen.at(x, y, scale, (pen) => heads[kind](pen), { turn })

/** A little bird looking left or right, standing on (0,0). */
export const bird = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'blue', { flip = false } = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.line('M-1 -1.5v1.6M1.6 -1.5v1.6', 0.75),
      pen.shape(
        'M-6.5 -6.5C-6.5 -10.5 -3 -12 0 -11C3 -10 4 -7.5 8.5 -8.5C9.5 -4 5.5 -1 1 -1C-4 -1 -6.5 -3.5 -6.5 -6.5z',
        fill,
      ),
      pen.shape('M-6.2 -8.5L-9.3 -7.2L-6.5 -6z', 'orange', 0.8),
      pen.shade('M-6 -5C-4 -2 0 -1.2 2 -1.4C-2 -0.5 -5.5 -2 -6 -5z', 'cream'),
      pen.shape('M0 -7.5C3 -8 5 -7 6.5 -6C5 -3.5 1 -3.5 0 -7.5z', fill, 0.75),
      pen.spot(-3.7, -8.3, 0.85),
    ],
    { flip },
  )

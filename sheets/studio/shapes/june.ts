/** Things of a June feast: maize, straw hats, the bonfire, paper lanterns, an accordion. */
import { box, circle, ellipse } from '../paths.ts'
import type { Fill, Pen } from '../pen.ts'

export const corn = (pen: Pen, x: number, y: number, scale: number, turn = 0) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M0 -16C4.5 -14 6 -8 5.5 0C5 6 3 9 0 9C-3 9 -5 6 -5.5 0C-6 -8 -4.5 -14 0 -16z', 'yellow'),
      pen.line(
        'M-2 -14.5V4M2 -14.5V4M-4.6 -9.5Q0 -7.5 4.6 -9.5M-5.3 -5Q0 -3 5.3 -5M-5.4 -0.5Q0 1.5 5.4 -0.5',
        0.6,
        'orange',
      ),
      pen.shape('M0 11C-7 10 -9.5 2 -8.5 -7C-4 -4 -1 2 0 11z', 'leaf'),
      pen.shape('M0 11C7 10 9.5 2 8.5 -7C4 -4 1 2 0 11z', 'green'),
      pen.line('M-6.6 -2.5Q-5 4 -1.5 8.5M6.6 -2.5Q5 4 1.5 8.5', 0.6, 'leafDeep'),
    ],
    { turn },
  )

/** A straw hat; its brim is at y = 0. */
export const strawHat = (pen: Pen, x: number, y: number, scale: number, band: Fill, turn = 0) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape(
        'M-16 0C-13 4 13 4 16 0C17 -2.5 11 -3 8.5 -3C8 -9.5 5.5 -11.5 0 -11.5C-5.5 -11.5 -8 -9.5 -8.5 -3C-11 -3 -17 -2.5 -16 0z',
        'straw',
      ),
      pen.shape('M-8.6 -3C-5 -1.2 5 -1.2 8.6 -3L8.2 -6C4.5 -4.4 -4.5 -4.4 -8.2 -6z', band, 0.9),
      pen.line('M-12.5 0.3q2.5 1 5 1.2M6 1.5q3.5 -0.2 6 -1.2M-3 -9.6q2 -0.8 4 -0.6', 0.6, 'strawDark'),
    ],
    { turn },
  )

export const bonfire = (pen: Pen, x: number, y: number, scale: number) =>
  pen.at(x, y, scale, (pen) => [
    pen.shade(ellipse(0, -14, 27, 22), 'glow', 0.9),
    pen.shape(
      'M-13 -7C-18 -16 -11 -21 -11 -29C-6 -27 -4.5 -23 -4.5 -20C-2 -27 -4 -33 1 -40C2.5 -33 8 -30 8 -22C10 -24 10.5 -26 10.5 -28C16 -22 17 -14 13 -7z',
      'orange',
    ),
    pen.shape(
      'M-7.5 -7C-10.5 -13 -6 -16 -5.5 -21C-2.5 -18 -1.5 -17 -1 -14.5C0.5 -19 0.5 -21 2 -25C4 -20 7.5 -17 7 -12C8 -10.5 8 -8.5 7 -7z',
      'yellow',
      0.9,
    ),
    [17, -17].map((turn) =>
      pen.at(
        0,
        -3,
        1,
        (pen) => [
          pen.shape(box(-20, -3, 40, 6, 3), 'brown'),
          pen.shape(ellipse(turn > 0 ? 18 : -18, 0, 2.2, 2.9), 'tan', 0.9),
          pen.line('M-10 -0.6h8M2 0.8h9', 0.6, 'brownDark'),
        ],
        { turn },
      ),
    ),
  ])

/** A paper lantern on its string, without a flame: letting them fly is a crime. */
export const lantern = (pen: Pen, x: number, y: number, scale: number, [one, other]: readonly [Fill, Fill]) =>
  pen.at(x, y, scale, (pen) => [
    pen.line('M0 -18V-60', 0.9),
    pen.shape('M0 -18L13 -4L8 12H-8L-13 -4z', one),
    pen.shape('M0 -18L5 -4L3 12H-3L-5 -4z', other),
    pen.line('M-13 -4H13', 0.9),
    pen.shape('M-4.5 12H4.5L3 16H-3z', 'wood'),
    pen.line('M-8 12l-1.5 5M8 12l1.5 5', 0.8, 'red'),
  ])

export const accordion = (pen: Pen, x: number, y: number, scale: number, turn = 0) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape(
        'M-7 -10L-4.5 -8L-2 -10.5L0 -8L2 -10.5L4.5 -8L7 -10V10L4.5 8L2 10.5L0 8L-2 10.5L-4.5 8L-7 10z',
        'cream',
      ),
      pen.line('M-4.5 -8V8M-2 -10.5V10.5M0 -8V8M2 -10.5V10.5M4.5 -8V8', 0.75),
      pen.shape(box(-17, -11, 11, 22, 2), 'red'),
      pen.shape(box(6, -11, 11, 22, 2), 'red'),
      pen.shape(box(-15.5, -8.5, 4, 17, 1), 'white', 0.75),
      pen.line('M-15.5 -5h4M-15.5 -1.6h4M-15.5 1.8h4M-15.5 5.2h4', 0.6),
      [-5, 0, 5].map((key) => pen.shape(circle(10, key, 1.1) + circle(13.5, key, 1.1), 'yellow', 0.6)),
    ],
    { turn },
  )

/** Animals of house, garden and pond, each about its foot. Heads are seen from the front: one language for all. */
import { circle, ellipse, type Spot, scallop } from '../paths.ts'
import type { Fill, Pen, Placing } from '../pen.ts'
import { head } from './animals.ts'
import { firefly } from './night-animals.ts'

/** A rabbit on its feet, 44 mm high with its ears; one paw waves. */
export const rabbit = (pen: Pen, x: number, y: number, scale = 1, shirt: Fill = 'blue', placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape(circle(-8.5, -6, 3.4), 'white'),
      pen.shape(
        'M6 -15.6C9 -16 10.6 -17.6 11.2 -19.6C12 -23 17.4 -22.4 16.6 -18.6C15.6 -14.4 11.5 -10.6 7 -10.2z',
        'white',
      ),
      pen.shape('M-7 -16C-9.5 -9 -9.5 -2.5 -6.5 -1.2C-3 0 3 0 6.5 -1.2C9.5 -2.5 9.5 -9 7 -16z', shirt),
      pen.shape(
        'M-6.5 -15.6C-10 -15 -12 -11 -11.6 -7.4C-11.3 -4.8 -7.6 -4.6 -7.2 -7.2C-7 -9 -6.4 -10.6 -5 -12.2C-3.8 -13.8 -4.6 -15.9 -6.5 -15.6z',
        'white',
      ),
      pen.shape(ellipse(-4.6, -1.5, 4.6, 2.5), 'white'),
      pen.shape(ellipse(4.6, -1.5, 4.6, 2.5), 'white'),
      head(pen, 'rabbit', 0, -23, 1.12),
    ],
    placing,
  )

/** A cat that sits, 34 mm high. */
export const cat = (pen: Pen, x: number, y: number, scale = 1, fur: Fill = 'orange', placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.rope('M8 -2.6C17 -2 19 -9 15 -14C13.6 -16 14.4 -18 16 -18', 3.4, fur),
      pen.shape('M-8 -14C-11 -7 -11 -1 -8 0H8C11 -1 11 -7 8 -14C6 -19 -6 -19 -8 -14z', fur),
      pen.shape('M-4 -15C-5 -9 -4 -5 0 -4C4 -5 5 -9 4 -15z', 'cream', 0.8),
      pen.shape(ellipse(-4.2, -1.4, 4.2, 2.5), fur),
      pen.shape(ellipse(4.2, -1.4, 4.2, 2.5), fur),
      head(pen, 'cat', 0, -22, 1.1),
    ],
    placing,
  )

/** A dog that sits, 34 mm high. */
export const dog = (pen: Pen, x: number, y: number, scale = 1, fur: Fill = 'tan', placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.rope('M8 -3C13 -4 16 -8 17 -13', 3, fur),
      pen.shape('M-8 -15C-11 -8 -11 -1 -8 0H8C11 -1 11 -8 8 -15C6 -20 -6 -20 -8 -15z', fur),
      pen.shape('M-4 -15C-5 -9 -4 -5 0 -4C4 -5 5 -9 4 -15z', 'cream', 0.8),
      pen.shape(ellipse(-4.4, -1.5, 4.6, 2.6), fur),
      pen.shape(ellipse(4.4, -1.5, 4.6, 2.6), fur),
      pen.shape('M-7 -14.6Q0 -11 7 -14.6L6.6 -17Q0 -14 -6.6 -17z', 'red', 0.9),
      pen.shape(circle(0, -12.4, 1.7), 'yellow', 0.8),
      head(pen, 'dog', 0, -23, 1.14),
    ],
    placing,
  )

/** A duck that swims left, its waterline at y = 2. */
export const duck = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'white', placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape(
        'M-11 0C-13 -6 -10 -9 -7 -9.5C-3 -9.5 -1 -7 2 -7C6 -7 8 -8.5 12 -11C13 -5 11 0 7 2H-7C-9 2 -10.5 1.5 -11 0z',
        fill,
      ),
      pen.shape(circle(-7, -13, 5.4), fill),
      pen.shape('M-11.5 -14.4C-16 -14.4 -17.4 -12.5 -16.8 -11.2C-15 -10 -13 -10 -11.3 -10.6z', 'orange', 0.9),
      pen.spot(-8.6, -14.4, 1.1),
      pen.spot(-8.3, -14.8, 0.35, 'white'),
      pen.shape('M-2 -3.6C2 -6 6 -5 9 -6.4C8.5 -1.2 3 1 -2 -3.6z', fill, 0.8),
    ],
    placing,
  )

export const frog = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M-9 0C-13 -1 -14 -8 -9 -11C-4 -13 4 -13 9 -11C14 -8 13 -1 9 0z', 'green'),
      pen.shape('M-6 0C-7 -5 -6 -9.5 0 -10C6 -9.5 7 -5 6 0z', 'lime', 0.9),
      pen.shape(
        'M-13 1C-14.4 -4.4 -9 -7.6 -6.4 -4C-5 -1.5 -7 1 -9 1zM13 1C14.4 -4.4 9 -7.6 6.4 -4C5 -1.5 7 1 9 1z',
        'green',
      ),
      head(pen, 'frog', 0, -16, 1),
    ],
    placing,
  )

export const snail = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'pink', placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M-9 0C-7 -2.5 3 -1.5 5 -3.5C6 -5 6 -8 8 -8.5C10.5 -8.8 11.5 -6 10.5 -4C9.5 -1.5 7 0 4 0z', 'tan'),
      pen.line('M8 -8.5l-0.6 -3M9.5 -8.3l1.2 -2.8', 0.8),
      pen.shape(circle(-1, -6, 5.8), fill),
      pen.line('M-1 -5.5a1.4 1.4 0 1 1 1.4 -1.6a3.2 3.2 0 1 1 -4.4 2.4', 0.75),
      pen.spot(9.2, -6.2, 0.7),
    ],
    placing,
  )

/** About its middle, its wings open. */
export const butterfly = (pen: Pen, x: number, y: number, scale: number, fill: Fill, turn = 0) =>
  pen.at(
    x,
    y,
    scale,
    (pen) =>
      pen.isNight
        ? pen.at(0, 0, 0.4, firefly)
        : [
            pen.shape(
              'M0 0C-2 -6.4 -8.4 -7.6 -9 -3.6C-9 -0.4 -5 0.6 -3 0.6C-6.4 1.2 -7.4 4 -5 5.4C-3 6.4 -0.6 3 0 1z',
              fill,
            ),
            pen.shape('M0 0C2 -6.4 8.4 -7.6 9 -3.6C9 -0.4 5 0.6 3 0.6C6.4 1.2 7.4 4 5 5.4C3 6.4 0.6 3 0 1z', fill),
            pen.shape(circle(-5.4, -3.1, 1.5) + circle(5.4, -3.1, 1.5), 'white', 0.6),
            pen.shape(ellipse(0, 0.5, 1, 4.2), 'brownDark', 0.6),
            pen.line('M-0.3 -3.4q-1 -2.4 -2.6 -2.8M0.3 -3.4q1 -2.4 2.6 -2.8', 0.6),
          ],
    { turn },
  )

/** A bee in flight to the left, about its middle, 26 mm long. */
export const bee = (pen: Pen, x: number, y: number, scale: number, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) =>
      pen.isNight
        ? pen.at(0, 0, 0.62, firefly)
        : [
            pen.shape('M1 -6C-3 -16 5 -21 8 -15C9.6 -12 6 -8 4 -6z', 'foam'),
            pen.shape('M6 -5.6C6 -14 14 -18 16 -12C17 -9 13 -6 9 -5z', 'foam'),
            pen.shape('M13 0L19 1.6L13 3.6z', 'brownDark', 0.8),
            pen.shape(ellipse(4.6, 1, 11, 7.4), 'yellow'),
            pen.clip(ellipse(4.6, 1, 11, 7.4), [
              pen.shape('M1.4 -8Q5 1 1.4 10H5Q8.6 1 5 -8z', 'brownDark', 0.8),
              pen.shape('M8.6 -8Q12 1 8.6 10H12Q15.4 1 12 -8z', 'brownDark', 0.8),
            ]),
            pen.shape(ellipse(4.6, 1, 11, 7.4), null),
            pen.line('M-10 -5q-1.6 -4.6 -5 -5M-6.6 -6.4q0.6 -4.4 -1.6 -6.4', 0.8),
            pen.spot(-15.2, -10.4, 1),
            pen.spot(-8.4, -13.2, 1),
            pen.shape(circle(-8, 0.6, 7), 'yellow'),
            pen.spot(-11, 0, 1.1),
            pen.spot(-5.6, 0, 1.1),
            pen.line('M-10 3.2q1.8 1.8 3.6 0', 0.75),
            pen.shade(ellipse(-12.6, 2.6, 1.3, 0.9) + ellipse(-3.8, 2.6, 1.3, 0.9), 'orange', 0.7),
          ],
    placing,
  )

/** A ladybird that walks left, its feet at y = 0, 24 mm long. */
export const ladybird = (pen: Pen, x: number, y: number, scale: number, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.line('M-4 -3v3M3 -3v3M9 -3v3', 1.4),
      pen.line('M-12 -11q-1 -4 -4 -5M-9 -12q0.6 -4 -1.4 -6.4', 0.9),
      pen.shape('M-9 -2.4C-10 -12 -3 -17 4 -17C12 -17 16 -10 15 -2.4z', 'red'),
      pen.line('M4 -17C7 -12 7 -7 5 -2.6', 0.9),
      pen.shape(
        circle(-1.6, -11, 1.9) + circle(0.4, -5.6, 1.9) + circle(10, -11.4, 1.9) + circle(11, -5.6, 1.9),
        'brownDark',
        0.6,
      ),
      pen.shape('M-8 -2.4C-15 -2.4 -17 -6 -15.6 -9.4C-14 -13 -9 -13.4 -7 -10.4C-8.8 -7.6 -9 -5 -8 -2.4z', 'cream'),
      pen.spot(-13, -8, 1.1),
      pen.line('M-14.6 -4.8q1.8 1.2 3.4 0.2', 0.75),
    ],
    placing,
  )

/** An owl on a branch: its claws at y = 0, 34 mm high. */
export const owl = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape(
        'M-10 -28L-13 -36L-5 -32.4Q0 -33.6 5 -32.4L13 -36L10 -28C14 -20 14 -8 9 -2H-9C-14 -8 -14 -20 -10 -28z',
        'brownPale',
      ),
      pen.shape(
        scallop(
          [
            [-6, -17],
            [-2, -17],
            [2, -17],
            [6, -17],
            [7, -10],
            [3, -3],
            [-3, -3],
            [-7, -10],
          ] as readonly Spot[],
          0.6,
        ),
        'cream',
        0.9,
      ),
      pen.shape(
        'M-11 -22C-16 -16 -15 -8 -10 -4C-8 -10 -8 -16 -11 -22zM11 -22C16 -16 15 -8 10 -4C8 -10 8 -16 11 -22z',
        'brown',
      ),
      pen.shape(circle(-5, -24, 5.4) + circle(5, -24, 5.4), 'cream', 0.9),
      pen.spot(-4.6, -24, 2.4),
      pen.spot(4.6, -24, 2.4),
      pen.spot(-3.8, -25, 0.8, 'white'),
      pen.spot(5.4, -25, 0.8, 'white'),
      pen.shape('M-2 -21H2L0 -17z', 'orange', 0.9),
      [-4.7, 4.7].map((cx) => [
        pen.shape(ellipse(cx - 1.9, 0, 1.3, 2.2) + ellipse(cx + 1.9, 0, 1.3, 2.2), 'orange', 0.8),
        pen.shape(ellipse(cx, 0.3, 1.4, 2.4), 'orange', 0.8),
      ]),
    ],
    placing,
  )

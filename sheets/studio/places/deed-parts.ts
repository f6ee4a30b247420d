/** Poses and small things of children who share a place. Lengths in those of a child 60 high, about the feet. */
import type { CastName } from '../cast/people.ts'
import { HOLD } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Somebody does one thing; `other` is a second child for what takes two. */
export type Deed = (pen: Pen, who: CastName, other: CastName) => Drawing

/** Goes off to the left. */
export const AWAY: Pose = {
  turn: -32,
  expr: 'alegre',
  plain: true,
  lean: -3,
  armL: { at: [-12, -27], z: 'back' },
  armR: { at: [9, -26], z: 'front' },
  legR: { at: [8, -5], toe: -34 },
  legL: { at: [-7, -3] },
}

/** Off to the right. */
export const ONWARDS: Pose = {
  ...HOLD,
  turn: 32,
  legL: { at: [-8, -5], toe: 34 },
  legR: { at: [7, -3] },
}

export const basket = (pen: Pen, x: number, y: number, fill: Fill = 'blue'): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.shape(ellipse(0, -18, 10, 2.6), 'greyDark', 0.9),
    own.shape('M-10 -18Q0 -14.500 10 -18L8 0H-8z', fill, 1),
    own.line('M-4 -14L-3.400 -2M4 -14L3.400 -2', 0.7),
  ])

export const crumpled = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(
    `M${x - 4} ${y - 1}L${x - 3} ${y - 5}L${x + 1} ${y - 6}L${x + 4} ${y - 4}L${x + 3.6} ${y}L${x - 1} ${y + 1}z`,
    'white',
    0.9,
  ),
  pen.line(`M${x - 2} ${y - 4}l2 1.600l2 -1.400`, 0.6),
]

/** A desk before whoever sits at it, its top 23 above the floor. */
export const desk = (pen: Pen, top: Drawing = [], front: Drawing = []): Drawing => [
  pen.rope('M-20 0V-20M20 0V-20', 2.6, 'metal', 0.9),
  pen.shape(box(-22, -21, 44, 14, 1), 'bluePale', 1),
  front,
  pen.shape('M-26 -20L-22 -27H22L26 -20z', 'woodPale', 1),
  top,
]

export const closedBook = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.shape(box(x - 9, y - 4.4, 18, 4.4, 0.8), fill, 0.9),
  pen.line(`M${x - 6} ${y - 2.2}h14`, 0.6),
]

export const crayon = (pen: Pen, x: number, y: number, turn: number, fill: Fill): Drawing =>
  pen.at(x, y, 1, (own) => own.shape('M-6 -1.300H4L7 0L4 1.300H-6z', fill, 0.8), { turn })

/** A low tap over a basin on a post. */
export const washBasin = (pen: Pen, x: number, isRunning: boolean): Drawing =>
  pen.at(x, 0, 1, (own) => [
    own.shape(box(-4, -14, 8, 14), 'stone', 1),
    own.rope('M9 -22V-33Q9 -36 5 -36H1V-32', 2, 'metal', 0.8),
    own.shape(box(5, -39, 8, 2.6, 1), 'red', 0.7),
    isRunning
      ? [
          own.shape(box(-0.6, -31, 3.2, 13), 'waterDeep', 0.7),
          own.shape(ellipse(2, 0, 20, 3), 'water', 0.9),
          own.line('M-10 -12v6M14 -12v7M-13 -5v3', 0.9, 'waterLine'),
        ]
      : [],
    own.shape('M-13 -22H15Q15 -12 6 -12H-4Q-13 -12 -13 -22z', 'white', 1),
    isRunning ? own.shape(box(-10, -21.6, 22, 2.4, 1), 'waterDeep', 0.7) : [],
  ])

export const dottedBall = (pen: Pen, x: number, y: number, r: number, fill: Fill): Drawing => [
  pen.shape(circle(x, y, r), fill, 1),
  pen.line(`M${x - r} ${y}Q${x} ${y - r * 0.6} ${x + r} ${y}M${x} ${y - r}V${y + r}`, 0.7),
]

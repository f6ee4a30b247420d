/** Things of feasts and of public days: a standard, streamers, bins, a young tree. */
import { box, circle, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** A standard of a carnival group on its pole; the pole's foot is the origin. */
export const standard = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'purple') =>
  pen.at(x, y, scale, (p) => [
    p.rope('M0 0V-74', 2.4, 'wood'),
    p.shape('M-20 -72H20V-36L10 -28L0 -36L-10 -28L-20 -36z', fill),
    p.shape(star(0, -52, 10), 'yellow'),
    p.rope('M-23 -73H23', 2.6, 'yellow', 0.9),
  ])

/** A streamer that unrolls between two heights. */
export const streamer = (pen: Pen, x: number, y: number, scale: number, fill: Fill) =>
  pen.at(x, y, scale, (p) => p.rope('M0 0C12 8 -12 14 0 22C12 30 -12 36 0 44C8 50 2 56 -4 58', 2.6, fill, 0.9))

/** Round pieces of paper in the air. */
export const confetti = (pen: Pen, spots: readonly (readonly [x: number, y: number])[]): Drawing => {
  const fills: readonly Fill[] = ['red', 'yellow', 'blue', 'green', 'pink', 'orange']
  return spots.map(([x, y], i) => pen.shape(circle(x, y, 3.4), fills[i % fills.length] ?? 'red', 0.9))
}

/** A bin for sorted waste, its foot in the middle below. */
export const bin = (pen: Pen, x: number, y: number, scale: number, fill: Fill) =>
  pen.at(x, y, scale, (p) => [
    p.shape('M-9 -24H9L7.500 0H-7.500z', fill),
    p.shape(box(-10.5, -28, 21, 5, 2), fill),
    p.shape(circle(0, -12, 4.6), 'white', 0.8),
  ])

/** A young tree in a hollow of earth. */
export const sapling = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (p) => [
    p.shape('M-17 2Q-16 -7 0 -7Q16 -7 17 2z', 'earth'),
    p.rope('M0 -5C-1 -14 1 -20 0 -27', 2.2, 'brown', 0.9),
    p.shape('M0 -18C-8 -18 -12 -24 -11 -29C-4 -29 0 -25 0 -18z', 'leaf'),
    p.shape('M0 -24C8 -24 12 -30 11 -35C4 -35 0 -31 0 -24z', 'lime'),
  ])

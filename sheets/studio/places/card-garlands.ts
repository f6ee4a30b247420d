/** Garlands: things tied to a string that hangs in swags. */
import { heart, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Hangs from a string, about the spot where it is tied. */
export type Hung = (pen: Pen, i: number) => Drawing

const FLAG_FILLS = ['red', 'yellow', 'blue', 'green', 'pink'] as const
export const fillOf = (i: number): Fill => FLAG_FILLS[i % FLAG_FILLS.length] ?? 'red'

export const hungHeart = (pen: Pen, i: number): Drawing => [
  pen.line('M0 0V1.600', 0.6),
  pen.shape(heart(0, 4.6, 3.4), i % 2 ? 'pink' : 'red', 0.8),
]
export const hungStar = (pen: Pen, i: number): Drawing => [
  pen.line('M0 0V1.600', 0.6),
  pen.shape(star(0, 5, 3.8), i % 2 ? 'yellow' : 'blue', 0.8),
]
export const hungFlag = (pen: Pen, i: number): Drawing =>
  pen.shape('M-3.400 -0.200H3.400V8.400L0 5.800L-3.400 8.400z', fillOf(i), 0.8)
export const hungEgg = (pen: Pen, i: number): Drawing => [
  pen.line('M0 0V1.400', 0.6),
  pen.shape(
    'M0 1.200C2.400 1.200 3.600 4.200 3.600 6A3.600 3.400 0 0 1 -3.600 6C-3.600 4.200 -2.400 1.200 0 1.200z',
    fillOf(i),
    0.8,
  ),
  pen.line('M-3.300 5.200q1.600 1.600 3.300 0t3.300 0', 0.5),
]
export const hungBulb = (pen: Pen, i: number): Drawing => [
  pen.shape('M-1.200 0h2.400v1.800h-2.400z', 'grey', 0.6),
  pen.shape(
    'M-1.400 1.800h2.800c2.200 2.600 1 6 -1.400 6.800c-2.400 -0.800 -3.600 -4.200 -1.400 -6.800z',
    fillOf(i),
    0.8,
  ),
]

/** A string from edge to edge of so many mm, in `swags` bows, with so many things on each. */
export function swag(pen: Pen, hung: Hung, width: number, things: number, swags = 1): Drawing {
  const [bow, depth] = [width / swags, 10]
  return Array.from({ length: swags }, (_, k) => [
    pen.line(`M${k * bow} 2Q${(k + 0.5) * bow} ${2 + depth} ${(k + 1) * bow} 2`, 0.7),
    Array.from({ length: things }, (_, i) => {
      const t = (i + 0.5) / things
      return pen.at((k + t) * bow, 2 + 2 * depth * t * (1 - t), 1, (own) => hung(own, k * things + i))
    }),
  ])
}

/** Things of the poems of the middle level. */
import { standing, type Thing } from '../fit.ts'
import { box } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { sixLegs } from '../shapes/grouped-animals.ts'

export const bat: Thing = (pen) => [
  pen.shape(
    'M0 0C-4 -5 -10 -6 -14 -2Q-10 -2 -9 1Q-6 -1 -4.500 2Q-2 1 0 4Q2 1 4.500 2Q6 -1 9 1Q10 -2 14 -2C10 -6 4 -5 0 0z',
    'greyDark',
    0.8,
  ),
  pen.shape('M-2.600 -1L-2.400 -5L-0.800 -3.400H0.800L2.400 -5L2.600 -1Q2 2 0 2T-2.600 -1z', 'greyDark', 0.7),
]

/** A slug that creeps to the right, about its foot. */
export const slug: Thing = (pen) => [
  pen.line('M8 -5L10 -9M6 -5L6.500 -9.500', 0.8),
  pen.shape('M-12 0Q-8 -2 -5 -5Q0 -7 5 -6Q10 -6 11 -2Q11 0 9 0z', 'tan', 0.9),
  pen.spot(8, -3.4, 0.6),
]

export const ant = (pen: Pen, x: number, foot: number, size = 13): Drawing =>
  standing(pen, sixLegs, x, foot, size, { flip: true })

export const leafLoad = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(
    `M${x - 13} ${y}Q${x - 6} ${y - 11} ${x + 6} ${y - 10}Q${x + 13} ${y - 9} ${x + 15} ${y - 12}Q${x + 15} ${y + 1} ${x + 4} ${y + 2}Q${x - 6} ${y + 4} ${x - 13} ${y}z`,
    'leaf',
    1,
  ),
  pen.line(
    `M${x - 13} ${y}Q${x} ${y - 5} ${x + 14} ${y - 10}M${x - 3} ${y - 3}l-2 -4M${x + 3} ${y - 5}l1 4`,
    0.7,
    'leafDeep',
  ),
]

/** An open suitcase from the front: lid up, what is in it looks out. */
export const openCase = (
  pen: Pen,
  x: number,
  width: number,
  high: number,
  [out, lining]: readonly ['brown' | 'cream', 'tan' | 'white'],
  inLid: Drawing,
  inside: Drawing,
): Drawing => [
  pen.shape(box(x, 58 - high * 2.1, width, high * 1.3, 1.6), out, 1),
  pen.shape(box(x + 2, 60 - high * 2.1, width - 4, high * 1.3 - 3, 1), lining, 0.7),
  inLid,
  inside,
  pen.shape(box(x - 1, 58 - high, width + 2, high, 1.6), out, 1),
  pen.line(`M${x + width * 0.38} ${58 - high * 0.62}q0 3 ${width * 0.12} 3t${width * 0.12} -3`, 1),
]

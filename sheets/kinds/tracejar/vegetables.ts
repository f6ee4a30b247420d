/** A path through a kitchen garden, and its beds. Each plant is drawn about its foot. */
import { box, circle, points, ring, scallop } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import type { Strip } from './strip.ts'

/** 22 mm wide. */
export const cabbage = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.shape(`${scallop(points('-11,0 -11,-7 -5,-12 5,-12 11,-7 11,0'), 0.58, false)}z`, 'leaf'),
    pen.shape(scallop(ring(0, -7, 5.6, 4.8, 6), 0.55), 'lime', 0.9),
    pen.line(
      'M0 -3.6V-9.600M0 -6l-2.600 -2M0 -6l2.600 -2M-8 -1.600q1 -3 0.400 -5M8 -1.600q-1 -3 -0.400 -5',
      0.7,
      'leafDeep',
    ),
  ])

/** 18 mm high. */
const carrotTop = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.shape(
      'M-2 -4C-8 -7 -9 -13 -6 -16C-4 -13 -3 -10 -1 -5C-2 -11 -1 -16 1 -18C3 -15 3 -10 1.600 -5C4 -9 6 -12 9 -13C10 -9 7 -5 3 -3z',
      'leaf',
      1,
    ),
    pen.shape('M-5 0C-5 -4.600 5 -4.600 5 0z', 'orange', 1),
  ])

/** A plant on a stake, 26 mm high. */
const tomato = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.rope('M0 0V-26', 1.4, 'wood', 0.8),
    pen.shape(scallop(points('-6,-2 -8,-10 -5,-18 1,-22 6,-17 8,-9 5,-2'), 0.6), 'leaf', 1),
    pen.shape(circle(-3.6, -13, 2.7) + circle(3.6, -9, 2.7) + circle(-2.4, -5.4, 2.7), 'red', 0.8),
  ])

/** 14 mm high. */
const strawberry = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.shape(`${scallop(points('-9,0 -9,-6 -3,-11 5,-11 9,-5 9,0'), 0.58, false)}z`, 'leafDark', 1),
    [-4.6, 4].map((dx, i) =>
      pen.shape(`M${dx - 3} ${-5 + i}q3 -2.600 6 0q0 4 -3 5.400q-3 -1.400 -3 -5.400z`, 'red', 0.8),
    ),
  ])

const PLANTS = [cabbage, carrotTop, tomato, strawberry]

/** A heaped bed from one place to another with plants of one kind. */
function bed(pen: Pen, from: number, to: number, foot: number, size: number, kind: number): Drawing {
  const count = Math.max(2, Math.floor((to - from - 6) / (21 * size)))
  const step = (to - from - 8) / count
  const plant = PLANTS[kind % PLANTS.length] ?? cabbage
  return [
    pen.shape(box(from, foot - 4 * size, to - from, 9 * size, 4 * size), 'soil', 0.8),
    Array.from({ length: count }, (_, i) => plant(pen, from + 4 + step * (i + 0.5), foot, size)),
  ]
}

/** Width of a straight path, by the height of a row. */
export const pathWidth = (step: number) => (step > 58 ? 15 : 11)

/** A sandy path between beds of vegetables. */
export function gardenPath({ pen, low, next, step, index, last, from, to }: Strip): Drawing {
  const far = pen.plane('far', 'leafDeep')
  const half = pathWidth(step) / 2
  const room = (last ? next + 1 : next) - (low + half)
  const beds = room > 42 ? 2 : 1
  const size = Math.min(1, (room / beds - 4) / 22)
  return [
    pen.plane('middle', 'sandLine').shape(box(-6, low - half, 222, 2 * half), 'path', 0.9),
    Array.from({ length: beds }, (_, i) => {
      const foot = low + half + (room / beds) * (i + 1) - 5 * size
      const wide = last || (beds === 2 && i === 0)
      return bed(far, wide ? 13 : from + 6, wide ? 197 : to - 6, foot, size, index * beds + i)
    }),
  ]
}

/** A path through a kitchen garden, and its beds. Each plant is drawn about its foot. */
import { box, ellipse, points, ring, scallop } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { blades } from '../../studio/scenes/ground.ts'
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

/** A carrot half out of the soil, 22 mm high. */
export const carrot = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.shape(
      'M-2 -9C-8 -11 -9 -17 -6 -20C-4 -17 -3 -14 -1 -9C-2 -15 -1 -20 1 -22C3 -19 3 -14 1.600 -9C4 -13 6 -16 9 -17C10 -13 7 -9 3 -7z',
      'leaf',
      1,
    ),
    pen.shape('M-6 -7C-6 -11 6 -11 6 -7C6 -4 4.600 -1 3.600 0H-3.600C-4.600 -1 -6 -4 -6 -7z', 'orange', 1),
    pen.line('M-5 -5h3.600M1 -3h3', 0.7, 'redDark'),
  ])

/** A pumpkin in ribs, 28 mm wide, with a stout stalk and a tendril. */
export const pumpkin = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M-2.6 -12L-3.4 -17Q-1 -19.600 2.6 -20L3.6 -17.400Q1.6 -16.600 2.6 -12z', 'leafDark', 0.9),
    pen.line('M3.6 -14q3 -4 5.600 -1.600t4.4 -1.400', 0.8, 'leafDark'),
    [9.4, 5.4].map((dx, i) =>
      pen.shape(
        ellipse(-dx, -6.2 - i * 0.5, 4.8, 6.2 + i * 0.5) + ellipse(dx, -6.2 - i * 0.5, 4.8, 6.2 + i * 0.5),
        'orange',
        1,
      ),
    ),
    pen.shape(ellipse(0, -7, 4.2, 7), 'orange', 1),
  ])

const PLANTS = [carrot, cabbage, pumpkin]

/** A heaped bed from one place to another with plants of one kind. */
function bed(pen: Pen, from: number, to: number, foot: number, size: number, kind: number): Drawing {
  const count = Math.max(2, Math.floor((to - from - 4) / (26 * size)))
  const step = (to - from - 6) / count
  const plant = PLANTS[kind % PLANTS.length] ?? cabbage
  return [
    pen.shape(box(from, foot - 3 * size, to - from, 8 * size, 3.6 * size), 'soil', 0.8),
    Array.from({ length: count }, (_, i) => plant(pen, from + 3 + step * (i + 0.5), foot, size)),
  ]
}

/** Width of a straight path, by the height of a row. */
export const pathWidth = (step: number) => (step > 58 ? 19 : 13)

/** A bare sandy path below a bed of vegetables. */
export function gardenPath({ pen, low, step, index, from, to }: Strip): Drawing {
  const far = pen.plane('far', 'leafDeep')
  const half = pathWidth(step) / 2
  const size = Math.min(1.1, (step - 2 * half - 14) / 24)
  const foot = low - half - 8 * size
  return [
    pen.plane('middle', 'sandLine').shape(box(-6, low - half, 222, 2 * half), 'path', 0.9),
    bed(far, from + 4, to - 4, foot, size, index),
    blades(far, `22,${low + half + 5} 96,${low + half + 6} 180,${low + half + 5}`),
  ]
}

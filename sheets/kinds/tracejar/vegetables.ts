/** A path through a kitchen garden, and its beds. Each plant is drawn about its foot. */
import type { Point } from '../../scene/marks.ts'
import { box, ellipse, points, poly, ring, type Spot, scallop } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { flower, tuft } from '../../studio/shapes/nature.ts'
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

/** Of a bed at size 1: from its front to its back, its plank, and from one plant to the next; mm. */
const BED = { deep: 12, plank: 3.4, step: 15 }
/** The back of a bed is farther away: it is shorter at each end by this share. */
const INSET = 0.035
/** Rows of plants, from the back: place between back and front, size. */
const BED_ROWS = [
  [0.34, 0.5],
  [0.86, 0.62],
] as const

/** A raised bed along a path, seen from its front: a plank, furrows, two rows of plants of one kind. */
function bed(pen: Pen, from: Point, to: Point, size: number, kind: number): Drawing {
  const wide = to.x - from.x
  const plant = PLANTS[kind % PLANTS.length] ?? cabbage
  const deep = BED.deep * size
  /** `near`: 0 at the back, 1 at the front. */
  const at = (share: number, near: number): Spot => {
    const inset = INSET * (1 - near)
    const along = inset + share * (1 - 2 * inset)
    return [from.x + wide * along, from.y + (to.y - from.y) * along + (near - 0.5) * deep]
  }
  const across = (near: number) => {
    const [[x, y], [x2, y2]] = [at(0, near), at(1, near)]
    return `M${x} ${y}L${x2} ${y2}`
  }
  const [left, right] = [at(0, 1), at(1, 1)]
  const plank = BED.plank * size
  return [
    pen.shape(poly([at(0, 0), at(1, 0), right, left]), 'soil', 0.9),
    pen.line(across(0.4) + across(0.72), 0.6, 'brown'),
    BED_ROWS.map(([near, share], row) => {
      const count = Math.floor(wide / (BED.step * size)) - row
      return Array.from({ length: count }, (_, i) => {
        const [x, y] = at((i + 0.5 + row * 0.1) / (count + row * 0.2), near)
        return plant(pen, x, y, size * share)
      })
    }),
    pen.shape(poly([left, right, [right[0], right[1] + plank], [left[0], left[1] + plank]]), 'wood', 0.9),
    [0.02, 0.5, 0.98].map((share) => {
      const [x, y] = at(share, 1)
      return pen.shape(box(x - 1.3, y - 1.2, 2.6, plank + 3.4, 0.8), 'woodDark', 0.7)
    }),
  ]
}

/** Width of a straight path, by the height of a row. */
export const pathWidth = (step: number) => (step > 58 ? 19 : 13)

/** Pebbles along both edges of a path: their place on it, and on the left or the right. */
const PEBBLES = [0.06, 0.17, 0.31, 0.42, 0.58, 0.66, 0.8, 0.93]

/** Plants at the foot of the page are inside its frame, mm. */
const LOWEST = 281

/** A bare sandy path below a bed of vegetables, level or up and down a slope. */
export function gardenPath({ pen, low, step, index, stroke }: Strip): Drawing {
  const far = pen.plane('far', 'leafDeep')
  const half = pathWidth(step) / 2
  const [from = { x: 0, y: low }, to = from] = stroke
  const size = Math.min(1.3, (step - 2 * half - 14) / 24)
  const rise = half + 9.5 * size
  const on = (share: number, aside: number): Spot => [
    from.x + (to.x - from.x) * share,
    from.y + (to.y - from.y) * share + aside,
  ]
  const front = [0.04, 0.22, 0.4, 0.56, 0.74, 0.92]
  return [
    pen.plane('middle', 'sandLine').rope(`M-8 ${from.y}H${from.x}L${to.x} ${to.y}H218`, 2 * half, 'path', 0.9),
    PEBBLES.map((share, i) => {
      const [x, y] = on(share, (i % 2 ? 1 : -1) * (half - 2.6))
      return pen.plane('far', 'sandLine').shape(ellipse(x, y, 1.7 - (i % 3) * 0.3, 1.1), 'sand', 0.6)
    }),
    bed(far, { x: from.x + 4, y: from.y - rise }, { x: to.x - 4, y: to.y - rise }, size, index),
    front.map((share, i) => {
      const [x, y] = on(share, half + 8.6 + (i % 2))
      if (y > LOWEST) return []
      return (i + index) % 3
        ? tuft(far, x, y, 0.7)
        : flower(far, x, y + 0.6, 0.8, (['yellow', 'pink', 'red'] as const)[index % 3] ?? 'yellow')
    }),
  ]
}

/** Skies, grounds and walls that scenes begin with. */
import { box, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { currents, mown, parquet, surface, wallpaper } from './finery.ts'

const plainBackdrop = (pen: Pen, fill: Fill): Drawing => pen.shape(box(-40, -40, 290, 420), fill, null)

/** A sky, or the water that is everywhere. */
export const backdrop = (pen: Pen, fill: Fill): Drawing => [
  plainBackdrop(pen, pen.isNight ? 'nightSky' : fill),
  pen.fine(() => (fill === 'water' ? currents(pen) : [])),
]

/** Everything below a soft line, from edge to edge. */
const below = (line: readonly Spot[]) => `${smooth(line, false)}V470H${line[0]?.[0] ?? 0}z`

/** Such a ground of one material, which the finest pictures show. */
export const ground = (pen: Pen, line: readonly Spot[], fill: Fill, weight?: number): Drawing => [
  pen.shape(below(line), fill, weight),
  pen.fine(() => surface(pen, line, fill, below(line))),
]

/** Short grass to play on. */
export const lawn = (pen: Pen, line: readonly Spot[], fill: Fill): Drawing => [
  pen.shape(below(line), fill),
  pen.fine(() => pen.clip(below(line), mown(pen, Math.min(...line.map(([, y]) => y))))),
]

/** A gentle ground line at a height. */
export const meadow = (pen: Pen, y: number, fill: Fill): Drawing =>
  ground(pen, points(`-8,${y + 3} 45,${y - 3} 105,${y + 2} 165,${y - 3} 218,${y + 2}`), fill)

/** Short waves on water: their left ends. */
export const ripples = (pen: Pen, spots: string): Drawing =>
  pen.line(
    points(spots)
      .map(([x, y]) => `M${x} ${y}q3.5 -2.6 7 0t7 0`)
      .join(''),
    0.9,
    'waterLine',
  )

/** Birds far away: the tip of the left wing and the width of both, «56,104,16 84,116,14». */
export const birdsAfar = (pen: Pen, birds: string, weight = 0.9): Drawing =>
  pen.line(
    birds
      .split(' ')
      .map((bird) => {
        const [x, y, width = 0] = bird.split(',').map(Number)
        return `M${x} ${y}${`q${width / 4} ${-width / 4 - 1} ${width / 2} 0`.repeat(2)}`
      })
      .join(''),
    weight,
  )

/** Blades of grass on a meadow: their left ends. */
export const blades = (pen: Pen, spots: string): Drawing =>
  pen.line(
    points(spots)
      .map(([x, y]) => `M${x} ${y}q2 -4 4 0`)
      .join(''),
    0.75,
    'leafDark',
  )

/** A room: its wall down to y, a skirting board and a floor of boards. */
export function room(pen: Pen, y: number, wall: Fill, floor: Fill, boards = false): Drawing {
  return [
    plainBackdrop(pen, wall),
    pen.fine(() => wallpaper(pen, y - 5)),
    pen.shape(box(-5, y, 220, 280), floor),
    pen.shape(box(-5, y - 5, 220, 5), 'cream', 1),
    pen.either(
      () => (boards ? pen.line(`M70 ${y}L10 360M105 ${y}V360M140 ${y}L200 360`, 0.7, 'wood') : []),
      () => parquet(pen, y),
    ),
  ]
}

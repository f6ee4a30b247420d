/** Strokes that finish a picture: hair, spines, bristles. Some of the hardest page show their start alone. */
import { dot, type Point, polylineData } from '../../scene/marks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { stroke as line, type Pen } from '../../studio/pen.ts'
import { startInk, type TraceStyle, traced } from './guides.ts'
import { lengthOf, type Stroke } from './stroke.ts'

/** Points of a stroke along a shape, from t = 0 to 1. */
export const along = (at: (t: number) => Point, steps = 24): Stroke =>
  Array.from({ length: steps + 1 }, (_, i) => at(i / steps))

type Pair = readonly [x: number, y: number]

/** From one spot to another; `bow` is the distance of its middle from the straight line. */
export const bowed = ([ax, ay]: Pair, [bx, by]: Pair, bow = 0): Stroke => {
  const length = Math.hypot(bx - ax, by - ay)
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
  return along((t) => {
    const off = bow * 4 * t * (1 - t)
    return { x: ax + (bx - ax) * t + nx * off, y: ay + (by - ay) * t + ny * off }
  }, 12)
}

/** The same with whole waves. */
export const waved = ([ax, ay]: Pair, [bx, by]: Pair, height: number, waves: number): Stroke => {
  const length = Math.hypot(bx - ax, by - ay)
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
  return along((t) => {
    const off = height * Math.sin(t * waves * 2 * Math.PI)
    return { x: ax + (bx - ax) * t + nx * off, y: ay + (by - ay) * t + ny * off }
  }, waves * 14)
}

/** Nearly a whole turn to the left, begun at the upper right, as round letters are written. */
export const looped = ([x, y]: Pair, r: number): Stroke =>
  along((t) => {
    const angle = -Math.PI / 4 - t * 1.78 * Math.PI
    return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) }
  })

/** From the outside to the middle, to the left. */
export const coiled = ([x, y]: Pair, r: number, turns = 1.2): Stroke =>
  along((t) => {
    const angle = -Math.PI / 4 - t * turns * 2 * Math.PI
    const reach = r * (1 - 0.82 * t)
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }
  }, 36)

/** Width of the white strand below the dots of the easiest page, mm. */
const STRAND = 5

/** Strokes of the hardest page that show their start alone. */
export const isFree = (level: Level, i: number): boolean => level === 'desafio' && i % 2 === 1

const DOTS: Readonly<Record<Level, number>> = { facil: 2, medio: 1.5, desafio: 1.3 }
const START: Readonly<Record<Level, number>> = { facil: 2.3, medio: 1.7, desafio: 1.6 }
/** An arrow leaves most of a short stroke to its dots, mm. */
const [ARROW_SHARE, SHORTEST, LONGEST] = [0.26, 3.4, 9]

const styleOf = (stroke: Stroke, level: Level, color: boolean): TraceStyle => ({
  color,
  dot: DOTS[level],
  radius: START[level],
  offset: 0,
  arrowLength: Math.min(LONGEST, Math.max(SHORTEST, lengthOf(stroke) * ARROW_SHARE)),
  arrowWidth: level === 'facil' ? 0.9 : 0.7,
  stop: level === 'facil',
})

export function finishing(pen: Pen, strokes: readonly Stroke[], level: Level): Mark[] {
  const shown = strokes.filter((_, i) => !isFree(level, i))
  const free = strokes.filter((_, i) => isFree(level, i))
  return [
    ...(level === 'facil' ? strokes.map((one) => line(polylineData(one), [0, 0, 0, 0], STRAND)) : []),
    ...shown.flatMap((one) => traced([one], styleOf(one, level, pen.colour))),
    ...free.flatMap(([from]) => (from ? [dot(from.x, from.y, 1.7, startInk(pen.colour))] : [])),
  ]
}

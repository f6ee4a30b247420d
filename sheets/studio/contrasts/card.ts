/** Small whole pictures of one thing in two states, 80 mm wide and 54 high at scale 1. */
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export const CARD = { width: 80, height: 54 } as const

/** Height of the floor below the things. */
export const FLOOR = 47

export type Side = 0 | 1

/** Both states of a thing. */
export type Contrast = (pen: Pen, side: Side) => Drawing

/** A fill that is black in line: the state, not the colour, is to be seen. */
export const dark = (pen: Pen, fill: Fill): Fill => (pen.colour ? fill : 'black')

/** Close strokes, in line alone: what is dark, full or made of cloth. */
export function hatched(pen: Pen, left: number, top: number, right: number, low: number, gap = 3): Drawing {
  if (pen.colour) return []
  const strokes = Array.from(
    { length: Math.floor((low - top) / gap) },
    (_, i) => `M${left} ${top + gap * (i + 0.5)}H${right}`,
  )
  return pen.line(strokes.join(''), 0.5)
}

/** A wall, a skirting board and a floor. */
export const room = (pen: Pen, wall: Fill, floor: Fill = 'woodPale', y = 40): Drawing => [
  pen.shape(box(-2, -2, 84, 60), wall, null),
  pen.shape(box(-2, y, 84, 20), floor, 0.7),
]

/** A sky above a meadow. */
export const field = (pen: Pen, sky: Fill = 'sky', grass: Fill = 'meadow'): Drawing => [
  pen.shape(box(-2, -2, 84, 60), sky, null),
  pen.shape('M-2 39Q20 34 42 38T82 37V60H-2z', grass, 0.7),
]

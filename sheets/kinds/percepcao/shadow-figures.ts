/** Figures on rods, and their shadows: dark, turned, in a mirror or bitten. */
import { area, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { centred, reachOf, standing, type Thing } from '../../studio/fit.ts'
import { circle as circleData } from '../../studio/paths.ts'
import { inkOf, marksOf, type Pen } from '../../studio/pen.ts'
import { standee } from '../../studio/places/shadow-screens.ts'
import type { Shadow } from './shadow-tasks.ts'

/** A shadow is grey: a page of black ones is hard to look at. */
const SHADOW: Ink = [0, 0, 0, 80]

/** All that is drawn in the ink of the shadow: its outline is that of the figure, lines and all. */
export function darkened(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark): Mark[] => {
    if (mark.kind === 'text') return []
    if (mark.kind === 'group') return [{ ...mark, children: darkened(mark.children) }]
    return [{ ...mark, ...(mark.fill && { fill: SHADOW }), ...(mark.stroke && { stroke: SHADOW }) }]
  })
}

/** The longer side of a thing in a room, mm. */
export function sizeIn(thing: Thing, room: { readonly width: number; readonly height: number }): number {
  const { width, height } = reachOf(thing)
  return Math.min(room.width / width, room.height / height) * Math.max(width, height)
}

/** The same, however it is turned. */
export function turnedSize(thing: Thing, side: number): number {
  const { width, height } = reachOf(thing)
  return (side / Math.sqrt(width * width + height * height)) * Math.max(width, height)
}

/** Of the rod below a thing, mm. */
export const ROD = 5

/** A thing on a rod, which is as much larger as its shadow is. */
export function upright(pen: Pen, thing: Thing, x: number, foot: number, size: number, growth = 1): Mark[] {
  const { width, height } = reachOf(thing)
  const middle = (size * height) / Math.max(width, height) / 2
  return [
    ...marksOf(standee(pen, x, foot, ROD * growth + middle, growth)),
    standing(pen, thing, x, foot - ROD * growth, size),
  ]
}

/** Place and size of a bite, in shares of the longer side of an upright thing. */
const BITE = { at: 0.42, r: 0.24 }

/** A shadow as it is turned; a bite has the colour of the screen. */
export function turnedShadow(pen: Pen, thing: Thing, shadow: Shadow, x: number, y: number, size: number): Mark[] {
  const { turn, change } = shadow
  const whole = darkened([centred(pen, thing, x, y, size, { turn, flip: change === 'mirrored' })])
  if (change !== 'bitten') return whole
  const { width, height } = reachOf(thing)
  const angle = (turn * Math.PI) / 180
  // On the right flank, where neither a stalk nor a foot is.
  const out = (width / Math.max(width, height)) * size * BITE.at
  const [bx, by] = [round(x + Math.cos(angle) * out), round(y + Math.sin(angle) * out)]
  const bites = [-0.5, 0.5].map((share) => {
    const r = size * BITE.r * 0.62
    return circleData(
      round(bx - Math.sin(angle) * share * r * 1.5),
      round(by + Math.cos(angle) * share * r * 1.5),
      round(r),
    )
  })
  return [...whole, area(bites.join(''), pen.colour ? inkOf('glow') : inkOf('white'))]
}

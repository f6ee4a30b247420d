/** People of the pictures of texts: adults, what they wear on their heads, what they do with their hands. */
import { round } from '../../scene/marks.ts'
import type { Standing } from '../cast/cast.ts'
import type { Extra } from '../cast/figure.ts'
import { type FigurePen, placed } from '../cast/figure-pen.ts'
import { CLOTH, SKIN } from '../cast/inks.ts'
import { CAST, type CastName } from '../cast/people.ts'
import type { Person } from '../cast/person.ts'
import { type Pose, sin, solve } from '../cast/skeleton.ts'
import { box, circle, ellipse, hull } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { FEET, somebody } from './vignette.ts'

/** An adult is some 44 mm high. */
const ADULT = 0.52

export const adult = (pen: Pen, who: CastName, x: number, of: Standing = {}, foot = FEET, scale = ADULT): Drawing =>
  somebody(pen, who, x, of, foot, scale)

const looksOf = (who: CastName): Person => CAST[who]

/** A drawing in the lengths of a head, its middle (0, 0), moved to somebody's head. */
export const onHead =
  (who: CastName, pose: Pose, draw: (pen: FigurePen) => Drawing) =>
  (own: FigurePen): Extra => {
    const { head, body, lean, tilt, turn } = solve(looksOf(who).body ?? 'child', pose)
    const drawn = draw(own.at(body.head))
    return { head: placed(drawn, head[0], head[1], body.head, lean * 0.55 + tilt, (pose.face ?? turn) < 0) }
  }

export const bakerHat = (pen: FigurePen): Drawing => [
  pen.shape('M-9,-6L-10,-12C-16,-14 -14,-22 -8,-20C-6,-26 6,-26 8,-20C14,-22 16,-14 10,-12L9,-6Z', CLOTH.branco),
  pen.shape(box(-10.4, -9.4, 20.8, 5, 1.4), CLOTH.branco),
]

export const strawHat = (pen: FigurePen): Drawing => [
  pen.shape('M-9,-6C-9,-18 9,-18 9,-6Z', CLOTH.amarelo),
  pen.shape('M-9.200,-8.600Q0,-6.400 9.200,-8.600V-5.600H-9.200Z', CLOTH.coral, pen.inner),
  pen.shape(ellipse(0, -5.4, 17, 3), CLOTH.amarelo),
]

export const hardHat = (pen: FigurePen): Drawing => [
  pen.shape('M-11,-5C-11,-18 11,-18 11,-5Z', CLOTH.amarelo),
  pen.ink('M0,-14.600V-6M-5.400,-13.400Q-6,-10 -6,-7M5.400,-13.400Q6,-10 6,-7'),
  pen.shape(box(-13, -6.6, 26, 3.2, 1.6), CLOTH.amarelo),
]

/** A cloth over both eyes. */
export const blindfold = (pen: FigurePen): Drawing => [
  pen.shape('M-10.200,-2Q0,-3 10.200,-2V4Q0,4.600 -10.200,4Z', CLOTH.marinho),
  pen.ink('M-8,.4Q0,-.4 8,.4'),
]

/** Paper glasses with dark panes, for the sun. */
export const sunFilter =
  (turn: number) =>
  (pen: FigurePen): Drawing => {
    const middle = round(8 * sin(Math.abs(turn)))
    return [
      pen.shape(box(middle - 8.4, -3.4, 16.8, 6.8, 1.6), CLOTH.amarelo),
      pen.solid(box(middle - 7, -2, 5.8, 4, 1) + box(middle + 1.2, -2, 5.8, 4, 1)),
    ]
  }

/** A finger on the lips of somebody whose right hand on the page is at (4, -29) of a child, or at its like. */
export const finger =
  (who: CastName, from: readonly [number, number], to: readonly [number, number]) =>
  (near: FigurePen): Drawing =>
    near.shape(hull([from[0], from[1], 1.5], [to[0], to[1], 1.2]), SKIN[looksOf(who).skin])

/** A ball of two colours about its middle. */
export const ball = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.shape(circle(x, y, r), 'yellow', 0.9),
  pen.line(
    `M${x - r * 0.9} ${y - r * 0.4}Q${x} ${y + r * 0.5} ${x + r * 0.9} ${y - r * 0.4}M${x} ${y - r}V${y + r}`,
    0.6,
  ),
]

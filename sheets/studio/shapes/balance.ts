/** Sacks with their mass on a label, and what compares them: a pair of scales on a counter, a seesaw on the lawn. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { round } from '../../scene/marks.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Width of a sack of so many kilos: a heavier one is larger. Rounded, because roots differ between browsers and Node. */
export const sackWidth = (kilos: number) => round(12.5 + 1.5 * Math.cbrt(kilos))
/** Height of a sack for its width. */
const TALL = 1.08

const CLOTHS: readonly [Fill, ...Fill[]] = ['straw', 'bluePale', 'redPale', 'lime', 'purplePale', 'yellowPale']
const GRAINS: readonly [Fill, ...Fill[]] = ['brown', 'yellow', 'white', 'redDark', 'leaf', 'orange']

type Body = (pen: Pen, w: number, h: number, cloth: Fill, grain: Fill) => Drawing

/** Tied at the neck. */
const tied: Body = (pen, w, h, cloth) => [
  pen.shape(
    `M${-w * 0.24} ${-h}L${-w * 0.1} ${-h * 0.84}H${w * 0.1}L${w * 0.24} ${-h}Q0 ${-h * 0.92} ${-w * 0.24} ${-h}z`,
    cloth,
    0.9,
  ),
  pen.shape(
    `M${-w * 0.44} 0Q${-w * 0.58} ${-h * 0.5} ${-w * 0.13} ${-h * 0.83}H${w * 0.13}Q${w * 0.58} ${-h * 0.5} ${w * 0.44} 0z`,
    cloth,
    1.1,
  ),
  pen.shape(box(-w * 0.16, -h * 0.87, w * 0.32, h * 0.08, 0.8), 'red', 0.8),
]

/** Open, the grain heaped over its rolled rim. */
const open: Body = (pen, w, h, cloth, grain) => [
  pen.shape(`M${-w * 0.38} ${-h * 0.8}Q0 ${-h * 1.16} ${w * 0.38} ${-h * 0.8}z`, grain, 0.9),
  pen.shape(
    `M${-w * 0.4} ${-h * 0.76}Q${-w * 0.54} ${-h * 0.3} ${-w * 0.46} 0H${w * 0.46}Q${w * 0.54} ${-h * 0.3} ${w * 0.4} ${-h * 0.76}z`,
    cloth,
    1.1,
  ),
  pen.shape(box(-w * 0.45, -h * 0.84, w * 0.9, h * 0.14, h * 0.06), cloth, 0.9),
]

/** Of paper, its top folded over. */
const folded: Body = (pen, w, h, cloth) => [
  pen.shape(box(-w * 0.45, -h * 0.86, w * 0.9, h * 0.86, 1), cloth, 1.1),
  pen.shape(`M${-w * 0.4} ${-h}H${w * 0.4}L${w * 0.45} ${-h * 0.8}H${-w * 0.45}z`, 'white', 0.9),
  pen.line(`M${-w * 0.2} ${-h * 0.9}H${w * 0.2}`, 0.6),
]

const BODIES: readonly [Body, ...Body[]] = [tied, open, folded]

export interface SackLook {
  readonly width: number
  /** Picks its shape and its colours. */
  readonly variant: number
  /** On its label; without one the sack has none. */
  readonly label?: string
  /** Room for a sack that is still to come: dashed. */
  readonly missing?: boolean
}

export function sack(pen: Pen, x: number, foot: number, { width, variant, label, missing }: SackLook): Drawing {
  const height = width * TALL
  if (missing) {
    const room = box(x - width * 0.47, foot - height * 0.9, width * 0.94, height * 0.9, 4)
    return [pen.shape(room, 'white', null), pen.line(room, 0.9, undefined, [2, 1.6])]
  }
  const [w, h] = [width - 2.4, width * 0.5]
  const middle = foot - width * TALL * 0.36
  return [
    pen.at(x, foot, 1, (pen) =>
      inTurn(BODIES, variant)(pen, width, height, inTurn(CLOTHS, variant), inTurn(GRAINS, variant)),
    ),
    label
      ? [
          pen.shape(box(x - w / 2, middle - h / 2, w, h, 1.4), 'white', 0.7),
          pen.text(x, middle + 1.9, label, fitTextSize(label, 'display', 5.4, w - 2)),
        ]
      : [],
  ]
}

/** From the middle of a pair of scales to the middles of its pans, and the width of a pan. */
export const REACH = 25
const PAN = 47

/** Height of the pans above the counter. */
export const SCALES_HEIGHT = 15

/** Of the seesaw, and the turn of it and what is on it in degrees. */
const SLOPE = 0.105
export const SLOPE_DEGREES = -6
/** Drop of a pan, mm. */
const SINK = 3

/** The drop of a side below the level (negative: its rise) at `dx` from the middle; `lean` is 1 with the left side down. */
export const sinks = (isSeesaw: boolean, dx: number, lean: number): number =>
  -lean * (isSeesaw ? dx * SLOPE : Math.sign(dx) * SINK)

/** A shopkeeper's scales about the middle of their foot. */
export const balanceScales = (pen: Pen, body: Fill, lean: number): Drawing => {
  const y = (side: number) => -SCALES_HEIGHT + sinks(false, side, lean)
  const [left, right] = [sinks(false, -1, lean), sinks(false, 1, lean)]
  return [
    pen.shape('M-27 0Q-27 -4.500 -22 -4.500H22Q27 -4.500 27 0z', 'woodDark', 1.1),
    pen.shape('M-9 -4L-5 -11H5L9 -4z', body, 1.1),
    [-REACH, REACH].map((x) => pen.rope(`M${x} -7V${y(x) + 1}`, 1.8, 'metal', 0.8)),
    pen.shape(`M${-REACH} ${-9.5 + left}L${REACH} ${-9.5 + right}v3L${-REACH} ${-6.5 + left}z`, body, 1),
    pen.shape(circle(0, -8, 3), 'yellow', 0.9),
    pen.at(0, -8, 1, (pen) => pen.shape('M-1.200 -3L0 -10L1.200 -3z', 'red', 0.7), { turn: -lean * 12 }),
    [-REACH, REACH].map((x) =>
      pen.shape(
        `M${x - PAN / 2 + 0.5} ${y(x)}h${PAN - 1}Q${x + PAN / 2 - 4} ${y(x) + 3.6} ${x} ${y(x) + 3.6}Q${x - PAN / 2 + 4} ${y(x) + 3.6} ${x - PAN / 2 + 0.5} ${y(x)}z`,
        'metal',
        1,
      ),
    ),
  ]
}

/** A seesaw about the middle of its foot, its plank so far from it on both sides. */
export const seesaw = (pen: Pen, plank: Fill, lean: number, half = REACH + PAN / 2): Drawing => [
  pen.shape(ellipse(0, 0, 16, 1.8), 'sandLine', null),
  pen.shape(`M-11 0L-3 ${-SCALES_HEIGHT + 3}H3L11 0z`, 'teal', 1.1),
  pen.at(0, -SCALES_HEIGHT, 1, (pen) => pen.shape(box(-half, 0, 2 * half, 3.6, 1.6), plank, 1.1), {
    turn: lean * SLOPE_DEGREES,
  }),
  pen.shape(circle(0, -SCALES_HEIGHT + 4.6, 2), 'yellow', 0.8),
]

/** From the post of a balance to its pans, and how far the beam is above the counter, mm. */
export const ARM = 19
const BEAM = 33
/** Half a pan, its depth below the beam, and how far a side sinks, mm. */
const [HALF_PAN, HANGS, DIPS] = [9.6, 19, 6]

/** A balance with hanging pans about the middle of its foot; `lean` is 1 with the left side down. */
export const panBalance = (pen: Pen, body: Fill, lean: number): Drawing => {
  const sides = [-1, 1].map((side) => ({ x: side * ARM, y: -BEAM - side * lean * DIPS }))
  const [left, right] = sides
  return [
    pen.shape('M-12 0Q-12 -4 -7 -4H7Q12 -4 12 0z', body, 1),
    pen.shape(`M-2.200 -3.500L-1.300 ${-BEAM}H1.300L2.200 -3.500z`, body, 0.9),
    pen.rope(`M${left?.x} ${left?.y}L${right?.x} ${right?.y}`, 2, 'metal', 0.9),
    pen.shape(circle(0, -BEAM, 2.6), 'yellow', 0.9),
    sides.map(({ x, y }) => [
      pen.line(`M${x} ${y}L${x - HALF_PAN} ${y + HANGS}M${x} ${y}L${x + HALF_PAN} ${y + HANGS}`, 0.7),
      pen.shape(circle(x, y, 1.2), 'greyDark', 0.6),
      pen.shape(
        `M${x - HALF_PAN - 1} ${y + HANGS}h${2 * HALF_PAN + 2}q-2 5 -7 5h${-2 * HALF_PAN + 12}q-5 0 -7 -5z`,
        'metal',
        0.9,
      ),
    ]),
  ]
}

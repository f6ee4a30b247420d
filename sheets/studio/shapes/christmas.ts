/** Handmade things for Christmas: ornaments of cloth, a tree, the dolls of a crib. */
import { round } from '../../scene/marks.ts'
import { circle, ellipse, type Spot, scallop } from '../paths.ts'
import type { Fill, Pen } from '../pen.ts'

/** Fuxico: a gathered round of cloth. */
export const fuxico = (pen: Pen, x: number, y: number, r: number, fill: Fill, heart: Fill = 'yellow') =>
  pen.at(x, y, r / 5, (pen) => [
    pen.shape(
      scallop(
        Array.from({ length: 9 }, (_, i): Spot => [4.6 * Math.cos(i * 0.698), 4.6 * Math.sin(i * 0.698)]),
        0.56,
      ),
      fill,
      0.9,
    ),
    r < 4
      ? []
      : pen.line(
          Array.from({ length: 9 }, (_, i) => {
            const a = i * 0.698 + 0.35
            return `M${round(1.9 * Math.cos(a))} ${round(1.9 * Math.sin(a))}L${round(3.7 * Math.cos(a))} ${round(3.7 * Math.sin(a))}`
          }).join(''),
          0.5,
        ),
    pen.shape(circle(0, 0, 1.5), heart, 0.6),
  ])
/** A tier of a fir tree, from its tip down to a scalloped edge. */
export const tier = (pen: Pen, y0: number, y1: number, wide: number, fill: Fill) => {
  const bumps = Math.max(3, Math.round(wide / 8))
  const edge = Array.from(
    { length: bumps + 1 },
    (_, i): Spot => [wide - (2 * wide * i) / bumps, y1 + 3.5 * Math.sin((Math.PI * i) / bumps)],
  )
  const at = (share: number) => round(y0 + (y1 - y0) * share)
  const [quarter, most] = [round(wide * 0.25), round(wide * 0.6)]
  const below = scallop(edge, 0.56, false).replace(/^M[^A]*/, '')
  return pen.shape(
    `M0 ${y0}C${quarter} ${at(0.5)} ${most} ${at(0.8)} ${wide} ${y1}${below}C${-most} ${at(0.8)} ${-quarter} ${at(0.5)} 0 ${y0}z`,
    fill,
  )
}

interface Doll {
  readonly robe: Fill
  readonly veil: Fill
  readonly skin: Fill
  readonly tilt: number
  readonly beard?: boolean
}

/** A clay doll of the crib, foot 0,0. */
export const doll = (pen: Pen, x: number, y: number, scale: number, { robe, veil, skin, tilt, beard }: Doll) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M-8 0C-8 -10 -5 -17 0 -17C5 -17 8 -10 8 0z', robe),
      pen.shape(
        'M-6.5 -22C-7.5 -14 -8 -9 -7.5 -6C-4 -9 -3.5 -13 0 -13C3.5 -13 4 -9 7.5 -6C8 -9 7.5 -14 6.5 -22z',
        veil,
        1,
      ),
      pen.shape(circle(0, -21, 6.6), veil),
      pen.shape(ellipse(0, -20, 4.9, 4.7), skin, 0.9),
      beard
        ? pen.shape('M-4.9 -20.5C-4.8 -13.5 4.8 -13.5 4.9 -20.5Q2 -16.5 0 -17.5Q-2 -16.5 -4.9 -20.5z', 'brownDark', 0.7)
        : [],
      pen.line(`M-2.9 -20.6q0.9 1.2 1.8 0M1.1 -20.6q0.9 1.2 1.8 0${beard ? '' : 'M-1 -18q1 0.9 2 0'}`, 0.75),
    ],
    { turn: tilt },
  )

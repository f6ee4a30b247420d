/** Things that people build. Each is drawn about its foot. */

import type { Box } from '../../lettering/bounds.ts'
import { round } from '../../scene/marks.ts'
import { box, circle, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** A cottage 30 mm wide, 26 high at scale 1. */
export const house = (
  pen: Pen,
  x: number,
  y: number,
  scale = 1,
  {
    wall = 'cream',
    roof = 'orange',
    door = 'teal',
  }: { readonly wall?: Fill; readonly roof?: Fill; readonly door?: Fill } = {},
) =>
  pen.at(x, y, scale, (pen) => [
    pen.shape(box(8, -27, 4, 9), roof),
    pen.shape(box(-13, -14, 26, 14), wall),
    pen.shape('M-16 -13.5L-9.5 -24Q-9 -24.8 -8 -24.8H8Q9 -24.8 9.5 -24L16 -13.5z', roof),
    pen.line('M-11 -17.5h6M-2 -17.5h6M7 -17.5h4M-7 -21.2h5M1 -21.2h5', 0.6, 'redDark'),
    pen.shape('M-3 0V-7.5a3 3 0 0 1 6 0V0z', door),
    pen.shape(circle(1.5, -4, 0.4), 'yellow', 0.5),
    [-9.8, 5.4].map((a) => [pen.shape(box(a, -10.5, 4.4, 5), 'sky'), pen.line(`M${a + 2.2} -10.5v5M${a} -8h4.4`, 0.6)]),
  ])

/** A school of two floors, 132 mm wide and 72 high at scale 1: its name over the door, a clock in the gable. */
export const school = (pen: Pen, x: number, y: number, scale: number) =>
  pen.at(x, y, scale, (pen) => [
    pen.shape(box(-66, -46, 132, 46), 'yellowPale'),
    pen.shape('M-70 -45L-62 -56H62L70 -45z', 'orange'),
    pen.shape(box(-21, -56, 42, 56), 'cream'),
    pen.shape('M-26 -55L0 -74L26 -55z', 'orange'),
    pen.shape(circle(0, -61.6, 4.6), 'white', 0.8),
    pen.line('M0 -64.600v3l2 1.4', 0.6),
    [-58, -40, 26, 44].flatMap((left) =>
      [-40, -19].map((top) => [
        pen.shape(box(left, top, 14, 13, 1), 'sky', 0.9),
        pen.line(`M${left + 7} ${top}v13M${left} ${top + 6.5}h14`, 0.5),
      ]),
    ),
    pen.shape(box(-19, -47, 38, 12, 1.5), 'white', 0.9),
    pen.text(0, -38, 'ESCOLA', 8.6),
    pen.shape('M-10 0V-22a10 8 0 0 1 20 0V0z', 'teal', 1),
    pen.line('M0 -29V0', 0.7),
    pen.shape(box(-15, -3, 30, 3), 'stone', 0.9),
  ])

/** Bandeirinhas on a string that hangs by `sag` between two spots. */
export function bunting(
  pen: Pen,
  from: Spot,
  to: Spot,
  sag: number,
  colours: readonly Fill[],
  { size = 8.5, gap = 3.2 } = {},
): Drawing {
  const [width, fall] = [to[0] - from[0], to[1] - from[1]]
  const at = (t: number): Spot => [from[0] + width * t, from[1] + fall * t + 4 * sag * t * (1 - t)]
  const length = Math.hypot(width, fall) * (1 + (8 / 3) * (sag / width) ** 2)
  const count = Math.floor(length / (size + gap))
  const flags = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const [x, y] = at(t)
    const [before, after] = [at(t - 0.01), at(t + 0.01)]
    const turn = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI
    const fill = colours[i % colours.length] ?? 'red'
    return pen.at(
      x,
      y,
      size / 10,
      (pen) => [pen.shape('M-5 0H5V13L0 8.8L-5 13z', fill), pen.shade('M-5 0H5V1.8H-5z', 'black', 0.1)],
      { turn: turn * 0.7 },
    )
  })
  const middle: Spot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag]
  return [flags, pen.line(`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`, 0.9)]
}

/** An awning of stripes with a scalloped lower edge; `box` is its lower width and its depth. */
export function awning(pen: Pen, box: Box, count: number, [one, other]: readonly [Fill, Fill], slope = 5): Drawing {
  const { x, y, width, height } = box
  const [below, above] = [width / count, (width - 2 * slope) / count]
  const stripes = Array.from({ length: count }, (_, i) => {
    const [right, u0, u1] = [x + (i + 1) * below, x + slope + i * above, x + slope + (i + 1) * above].map(round)
    const edge = `a${round(below / 2)} ${round(below / 2.3)} 0 0 1 ${round(-below)} 0z`
    return pen.shape(`M${u0} ${y}H${u1}L${right} ${y + height}${edge}`, i % 2 ? other : one)
  })
  return [
    stripes,
    pen.shade(`M${x} ${y + height - 1}h${width}v2.5h${-width}z`, 'black', 0.1),
    pen.line(`M${x} ${y + height}H${x + width}`, 0.75),
  ]
}

/** Its share of a board's width at either end, and what stays free between it and the words, mm. */
const GRAIN = { share: 0.075, clear: 1 }

/** A wooden board to write a title on. Its grain is left out where the words come close to its ends. */
export const board = (pen: Pen, x: number, y: number, w: number, h: number, words: number) => [
  pen.shape(
    smooth(
      [
        [x, y + 1],
        [x + w * 0.25, y],
        [x + w * 0.7, y + 0.8],
        [x + w, y],
        [x + w + 0.6, y + h * 0.5],
        [x + w - 0.4, y + h],
        [x + w * 0.6, y + h - 0.6],
        [x + w * 0.2, y + h + 0.5],
        [x, y + h - 0.4],
        [x - 0.7, y + h * 0.5],
      ],
      true,
      0.08,
    ),
    'woodPale',
  ),
  w * GRAIN.share + GRAIN.clear > (w - words) / 2
    ? []
    : pen.line(
        `M${x + 3} ${y + h * 0.2}h${w * 0.05}M${x + w * 0.925} ${y + h * 0.82}h${w * 0.045}M${x + 4} ${y + h * 0.84}h${w * 0.03}M${x + w * 0.94} ${y + h * 0.18}h${w * 0.035}`,
        0.6,
        'wood',
      ),
  pen.shape(circle(x + 3, y + h / 2, 0.7), 'woodDark', 0.5),
  pen.shape(circle(x + w - 3, y + h / 2, 0.7), 'woodDark', 0.5),
]

/** An answer slot: white, thin line, always the same look, so the child finds it at once. */
export const slot = (pen: Pen, x: number, y: number, w = 15, h = 13) =>
  pen.shape(box(x - w / 2, y - h / 2, w, h, 2), 'white', 0.9)

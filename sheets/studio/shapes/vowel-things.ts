/** Things whose names begin with a vowel, each with a face wide enough for a letter. `r` is their half height, mm. */
import { round as n } from '../../scene/marks.ts'
import { circle, disc, ellipse, poly, ring, type Spot, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export interface Bearer {
  /** As the sheet names it. */
  readonly name: string
  readonly fills: readonly [Fill, ...Fill[]]
  /** Half the side of the square that a letter has, in half heights. */
  readonly room: number
  /** Of a ring around it, in half heights. */
  readonly ring: number
  readonly draw: (pen: Pen, at: Spot, r: number, fill: Fill) => Drawing
}

const PUMPKIN: Bearer = {
  name: 'abóbora',
  ring: 1.12,
  fills: ['orange', 'straw', 'orange', 'yellow'],
  room: 0.66,
  draw: (pen, [x, y], r, fill) => [
    pen.shape(
      `M${n(x - r * 0.1)} ${n(y - r * 0.72)}q${n(-r * 0.06)} ${n(-r * 0.3)} ${n(r * 0.12)} ${n(-r * 0.38)}l${n(r * 0.2)} ${n(r * 0.1)}q${n(-r * 0.1)} ${n(r * 0.14)} ${n(-r * 0.06)} ${n(r * 0.28)}z`,
      'green',
      0.7,
    ),
    pen.shape(ellipse(x - r * 0.62, y + r * 0.06, r * 0.42, r * 0.72), fill, 0.8),
    pen.shape(ellipse(x + r * 0.62, y + r * 0.06, r * 0.42, r * 0.72), fill, 0.8),
    pen.shape(ellipse(x, y + r * 0.06, r * 0.76, r * 0.84), fill, 0.8),
  ],
}

const STAR: Bearer = {
  name: 'estrela',
  ring: 1.03,
  fills: ['yellow', 'sun', 'straw', 'glow'],
  room: 0.6,
  draw: (pen, [x, y], r, fill) => pen.shape(star(x, y + r * 0.06, r * 1.16, 5, 0.66), fill, 0.9),
}

const YOYO: Bearer = {
  name: 'ioiô',
  ring: 1.03,
  fills: ['red', 'blue', 'green', 'purple', 'orange'],
  room: 0.68,
  draw: (pen, [x, y], r, fill) => [
    pen.shape(disc(x, y, r * 0.96), fill, 0.9),
    pen.shape(disc(x, y, r * 0.78), 'white', 0.6),
  ],
}

const EGG: Bearer = {
  name: 'ovo',
  ring: 1.03,
  fills: ['cream', 'white', 'tan', 'pinkPale', 'foam'],
  room: 0.6,
  draw: (pen, [x, y], r, fill) => [
    pen.shape(
      `M${n(x)} ${n(y - r)}C${n(x + r * 0.5)} ${n(y - r)} ${n(x + r * 0.86)} ${n(y - r * 0.3)} ${n(x + r * 0.86)} ${n(y + r * 0.14)}C${n(x + r * 0.86)} ${n(y + r * 1.14)} ${n(x - r * 0.86)} ${n(y + r * 1.14)} ${n(x - r * 0.86)} ${n(y + r * 0.14)}C${n(x - r * 0.86)} ${n(y - r * 0.3)} ${n(x - r * 0.5)} ${n(y - r)} ${n(x)} ${n(y - r)}z`,
      fill,
      0.8,
    ),
    pen.shape(
      `M${n(x - r * 1.06)} ${n(y + r * 0.66)}q${n(r * 0.5)} ${n(r * 0.16)} ${n(r * 1.06)} ${n(r * 0.04)}t${n(r * 1.06)} ${n(-r * 0.04)}q${n(-r * 0.1)} ${n(r * 0.38)} ${n(-r * 0.5)} ${n(r * 0.42)}h${n(-r * 1.12)}q${n(-r * 0.4)} ${n(-r * 0.04)} ${n(-r * 0.5)} ${n(-r * 0.42)}z`,
      'straw',
      0.7,
    ),
    pen.line(
      `M${n(x - r * 0.6)} ${n(y + r * 0.82)}l${n(r * 0.3)} ${n(r * 0.12)}M${n(x + r * 0.1)} ${n(y + r * 0.94)}l${n(r * 0.34)} ${n(-r * 0.1)}`,
      0.5,
      'woodDark',
    ),
  ],
}

const GRAPE: Bearer = {
  name: 'uva',
  ring: 1.1,
  fills: ['purplePale', 'pinkPale', 'purplePale', 'purplePale'],
  room: 0.7,
  draw: (pen, [x, y], r, fill) => [
    pen.shape(circle(x, y, r), fill, 0.9),
    pen.line(
      `M${n(x - r * 0.84)} ${n(y - r * 0.16)}q${n(r * 0.1)} ${n(-r * 0.4)} ${n(r * 0.4)} ${n(-r * 0.56)}`,
      0.6,
      'white',
    ),
  ],
}

export const BEARERS: Readonly<Record<string, Bearer>> = { A: PUMPKIN, E: STAR, I: YOYO, O: EGG, U: GRAPE }

/** A leaf of a pumpkin or of a vine. */
export const lobedLeaf = (pen: Pen, [x, y]: Spot, r: number, fill: Fill = 'leaf'): Drawing => [
  pen.shape(
    poly(
      ring(x, y, r, r, 10, 18, 378).map(
        ([px, py], i): Spot => (i % 2 ? [px, py] : [x + (px - x) * 0.72, y + (py - y) * 0.72]),
      ),
    ),
    fill,
    0.7,
  ),
  pen.line(`M${n(x)} ${n(y + r * 0.7)}V${n(y - r * 0.4)}`, 0.5, 'leafDark'),
]

/** A shed with five open crates of compost, in the garden of a school or in a square. */
import { box, points, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { cloud, sun } from '../shapes/nature.ts'
import { ROTTING } from '../shapes/rotting.ts'

export type CompostPlace = 'escola' | 'bairro'

/** Middles of the crates' feet. */
export const CRATES: readonly Spot[] = [
  [47, 138],
  [105, 138],
  [163, 138],
  [47, 196],
  [105, 196],
]
const CRATE = { width: 50, height: 40 }

/** An open crate: what rots is on a bed of earth and straw. */
export function compostCrate(pen: Pen, [x, y]: Spot, rotting: 'fruta' | 'folha', stage: number): Drawing {
  const [half, top] = [CRATE.width / 2, -CRATE.height]
  return pen.at(x, y, 1, (own) => [
    own.shape(box(-half, top, CRATE.width, CRATE.height, 1), 'woodDark', 1.1),
    own.shape(box(-half + 3, top + 4, CRATE.width - 6, CRATE.height - 6), 'cream', 0.9),
    own.shape(`M${-half + 3} -12Q-14 -15 -4 -12T12 -13T${half - 3} -12V-2H${-half + 3}z`, 'soil', 0.9),
    own.line('M-20 -9l5 -2M-12 -6l4 1M14 -9l5 1M8 -5l5 -2M-4 -8l3 1', 0.8, 'straw'),
    own.at(0, -11, 0.86, (p) => ROTTING[rotting][stage]?.(p) ?? []),
    own.shape(box(-half - 1, -5, CRATE.width + 2, 6, 1), 'woodPale', 1),
    own.shape(box(-half - 1, top - 2, CRATE.width + 2, 5, 1), 'woodPale', 1),
  ])
}

export function compostShed(pen: Pen, place: CompostPlace): Drawing {
  const far = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 130), 'sky', null),
    sun(far, 26, 64, 0.5),
    cloud(far, 178, 66, 0.8),
    pen.shape(box(-6, 118, 226, 180), 'meadow', 0.9),
    pen.shape(box(14, 82, 182, 118), 'tan', 1),
    pen.line(
      points('14,96 14,110 14,124 14,152 14,166 14,180')
        .map(([x, y]) => `M${x} ${y}h182`)
        .join(''),
      0.5,
      'brownPale',
    ),
    pen.shape('M13 84L32 64H178L197 84z', 'copper', 1.2),
    pen.line('M20 77H70M140 77H190M26 70H70M140 70H184M60 64L52 84M150 64L158 84', 0.6, 'brownDark'),
    pen.shape(box(72, 67, 66, 12, 2), 'white', 0.9),
    pen.text(105, 75.2, place === 'escola' ? 'ADUBO DA ESCOLA' : 'ADUBO DO BAIRRO', 5.6),
    pen.rope('M16 84V197M194 84V197', 4, 'wood', 1),
    pen.shape(box(14, 138, 182, 4, 1), 'wood', 1),
    pen.shape(box(13, 197, 184, 4, 1), 'wood', 1),
  ]
}

/** A garden fork, its teeth on the ground. */
export const gardenFork = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.rope('M0 -12V-40', 1.8, 'wood', 0.8),
    own.rope('M-3.500 -40H3.500', 2, 'wood', 0.8),
    own.line('M-5 0V-9Q-5 -12 0 -12Q5 -12 5 -9V0M0 -12V0', 1.4),
  ])

/** A bench in the garden of a school: three funnels of soil over jars with a scale. */
import { box, circle, ellipse, points, ring, type Spot, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { school } from '../shapes/built.ts'
import { cloud, sun, tree, tuft } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'

/** Middles of the three, and the top of the bench. */
export const BENCH = { middles: [42, 105, 168], top: 186 }
const JAR = { width: 30, height: 44 }
const FULL_ML = 200
/** The scale's zero and its length, mm. */
const SCALE = { foot: 1.4, length: 36 }

const grains = (pen: Pen, spots: string, r: number, fill: Fill): Drawing =>
  points(spots).map(([x, y]) => pen.shape(circle(x, y, r), fill, 0.7))

/** Seen through a lens of 11 mm. */
const CLOSE_UPS: Readonly<Record<string, (pen: Pen) => Drawing>> = {
  arenoso: (pen) => [
    pen.shape(circle(0, 0, 11), 'yellowPale', null),
    grains(pen, '-6,-5 1,-7 7,-3 -2,-1 -8,2 4,3 -3,6 9,4 3,9', 2.5, 'sand'),
  ],
  argiloso: (pen) => [
    pen.shape(circle(0, 0, 11), 'copper', null),
    pen.line('M-11 -2L-4 -4L0 -11M-4 -4L-2 3L-8 9M-2 3L6 2L11 -4M6 2L5 10', 0.8, 'brownDark'),
    points('-7,-7 5,-6 -7,3 1,8 9,5 3,-1').map(([x, y]) => pen.spot(x, y, 0.45)),
  ],
  humoso: (pen) => [
    pen.shape(circle(0, 0, 11), 'brown', null),
    pen.shape('M-8 -2C-6 -8 0 -8 2 -4C-1 0 -5 0 -8 -2z', 'lime', 0.7),
    pen.line('M-8 -2L1 -4', 0.6),
    pen.line('M2 10C0 4 6 4 5 -2M4 4L9 2M-9 6q3 -3 6 0t4 1', 0.9, 'cream'),
    pen.rope('M1 -8q4 -2 7 2', 1.6, 'pink', 0.6),
  ],
}

const SOIL_FILLS: Readonly<Record<string, Fill>> = { arenoso: 'sand', argiloso: 'copper', humoso: 'brown' }

/** Marks in the soil of the funnel, inside its outline. */
const TEXTURES: Readonly<Record<string, (pen: Pen) => Drawing>> = {
  arenoso: (pen) =>
    grains(pen, '-12,-31 -6,-28 1,-31 8,-28 13,-31 -9,-24 -2,-24 5,-23 10,-25 -4,-19 2,-18', 1.2, 'cream'),
  argiloso: (pen) =>
    pen.line(
      'M-15 -28L-8 -27L-5 -33M-8 -27L-6 -20L-11 -19M-6 -20L3 -22L7 -32M3 -22L5 -16M3 -22L13 -24',
      0.7,
      'brownDark',
    ),
  humoso: (pen) => [
    pen.shape('M-11 -28q4 -5 8 -1q-4 4 -8 1z', 'lime', 0.6),
    pen.shape('M4 -30q5 -3 7 1q-4 3 -7 -1z', 'lime', 0.6),
    pen.line('M-3 -22q3 -4 6 0t5 -1M-2 -15q2 -3 4 0', 0.8, 'cream'),
  ],
}

/** A bottle cut and turned over: its mouth is at the origin. */
const funnel = (pen: Pen, soil: string): Drawing => {
  const inside = 'M-18 -33H18L15 -21Q10 -12 4 -10V-6H-4V-10Q-10 -12 -15 -21z'
  return [
    pen.shape('M-19 -45H19L15.500 -21Q10 -11.500 4 -9.500V0H-4V-9.500Q-10 -11.500 -15.500 -21z', 'foam', 1),
    pen.shape(inside, SOIL_FILLS[soil] ?? 'soil', 0.8),
    TEXTURES[soil]?.(pen) ?? [],
    pen.shape('M-18.700 -39H18.700L18 -33H-18z', 'water', 0.7),
    pen.shape(box(-4.6, -5, 9.2, 5, 1), 'white', 0.8),
  ]
}

/** A jar on the bench with `millilitres` of 200 in it. */
const jar = (pen: Pen, millilitres: number): Drawing => {
  const half = JAR.width / 2
  const level = -SCALE.foot - (SCALE.length * millilitres) / FULL_ML
  const tick = (ml: number) => -SCALE.foot - (SCALE.length * ml) / FULL_ML
  return [
    pen.shape(box(-half, -JAR.height, JAR.width, JAR.height, 2), 'white', 1.1),
    pen.shape(
      `M${-half + 0.6} ${level}H${half - 0.6}V-2.400Q${half - 0.6} -0.600 ${half - 2.4} -0.600H${-half + 2.4}Q${-half + 0.6} -0.600 ${-half + 0.6} -2.400z`,
      'water',
      0.7,
    ),
    Array.from({ length: 20 }, (_, i) => {
      const ml = (i + 1) * 10
      const y = tick(ml)
      return pen.line(`M${half} ${y}h${ml % 50 ? -3 : -5.5}`, ml % 50 ? 0.5 : 0.8)
    }),
    // No number at the halves: the level of sand or clay would run through it.
    [100, 200].map((ml) => [
      pen.shape(box(half - 14.2, tick(ml) - 2.1, 8.4, 4.2, 1), 'white', null),
      pen.text(half - 6.4, tick(ml) + 1.3, ml, 3.7, { anchor: 'end', font: 'text' }),
    ]),
    // Over the numbers: the level is read beside them.
    pen.line(`M${-half} ${level}H${half}`, 1.1, 'blueDark'),
  ]
}

export function sampleStand(pen: Pen, [x, y]: Spot, soil: string, millilitres: number): Drawing {
  const mouth = -JAR.height - 2
  return pen.at(x, y, 1, (own) => [
    jar(own, millilitres),
    own.rope(`M-22 0V${mouth - 22}M22 0V${mouth - 22}`, 2.2, 'wood', 0.8),
    own.at(0, mouth, 1, (p) => funnel(p, soil)),
    own.shape(box(-24, mouth - 24, 48, 3.6, 1.2), 'woodPale', 0.9),
    own.line(`M0 ${mouth + 1.5}v4`, 1.1, 'blueDark', [1.6, 1.4]),
  ])
}

/** The lens that shows the grain of a sample. */
export const soilLens = (pen: Pen, [x, y]: Spot, soil: string): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.rope('M8 8L15 16', 3, 'wood', 0.9),
    own.clip(circle(0, 0, 11), CLOSE_UPS[soil]?.(own) ?? []),
    own.shape(circle(0, 0, 11), null, 1.6),
  ])

/** A clock, the same minutes for all, behind the cup that the same water was poured from; their foot in the middle. */
export const fiveMinutes = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.shape(box(-8.5, -37, 17, 8, 1.2), 'yellow', 0.9),
    own.text(0, -31.3, '5 min', 5),
    own.shape(box(-1.6, -29, 3.2, 3, 0.6), 'red', 0.8),
    own.shape(circle(0, -18.5, 7.8), 'white', 1.2),
    own.shape('M0 -18.500V-24.500A6 6 0 0 1 5.200 -15.500z', 'yellow', 0.6),
    own.line('M0 -24.500v1.500M6 -18.500h-1.500M0 -12.500v-1.500M-6 -18.500h1.500', 0.7),
    own.line('M0 -18.500L5 -15.600M0 -18.500V-23.500', 0.9),
    own.shape(box(-8.5, -10.5, 17, 10.5, 1.2), 'white', 0.9),
    own.text(0, -6.2, 'água:', 3.8, { font: 'text' }),
    own.text(0, -1.8, '200 mL', 4),
  ])

export const soilBench = (pen: Pen): Drawing => {
  const far = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 120), 'sky', null),
    sun(far, 24, 64, 0.5),
    cloud(far, 168, 70, 0.9),
    pen.shape(scallop(ring(105, 112, 130, 12, 30), 0.55), 'hillFar', 0.8),
    school(far, 73.5, 112, 0.56),
    tree(far, 34, 114, 0.9),
    tree(far, 180, 114, 0.95),
    pen.shape(box(-6, 112, 226, 180), 'meadow', 0.9),
    fence(far, 12, 58, 118, 10),
    fence(far, 152, 198, 118, 10),
    pen.shape('M-6 183H220V197H-6z', 'woodPale', 1.1),
    pen.line('M-6 190H220', 0.6, 'wood'),
    pen.shape(box(20, 197, 9, 26) + box(181, 197, 9, 26), 'wood', 1),
    pen.shade(ellipse(42, 186, 24, 1.4) + ellipse(105, 186, 24, 1.4) + ellipse(168, 186, 24, 1.4), 'woodDark', 0.5),
    tuft(pen, 14, 208, 0.7),
    tuft(pen, 200, 209, 0.7),
  ]
}

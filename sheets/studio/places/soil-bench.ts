/** A bench in the garden of a school: three funnels of soil over jars with a scale. */
import { round } from '../../scene/marks.ts'
import { box, circle, ellipse, points, ring, type Spot, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { school } from '../shapes/built.ts'
import { cloud, sun } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'

/** Middles of the three, and the top of the bench. */
export const BENCH = { middles: [42, 88, 134], top: 186 }
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
    pen.shape('M2 -26q3 -5 9 -3q-2 6 -9 3z', 'lime', 0.6),
    pen.line('M2 -26L8 -28.400', 0.5),
    pen.line('M-15 -29L-8 -25L-10 -20M-8 -25L-3 -26', 1, 'brownPale'),
    pen.line('M-6 -16L4 -19M0 -18L2 -14', 0.9, 'cream'),
    points('-2,-30 11,-22 -13,-23 -3,-21').map(([x, y]) => pen.spot(x, y, 0.6)),
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
    own.rope(`M-19.500 0V${mouth - 22}M19.500 0V${mouth - 22}`, 2.2, 'wood', 0.8),
    own.at(0, mouth, 1, (p) => funnel(p, soil)),
    own.shape(box(-21.5, mouth - 24, 43, 3.6, 1.2), 'woodPale', 0.9),
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

/** Marks of each five minutes on the round of the clock. */
const MINUTES = ring(0, -18.5, 7, 7, 12)
  .map(([x, y], i) => {
    const inward = i % 3 ? 0.12 : 0.24
    return `M${round(x)} ${round(y)}L${round(x - x * inward)} ${round(y - (y + 18.5) * inward)}`
  })
  .join('')

/** A clock, the same minutes for all, behind the cup that the same water was poured from; their foot in the middle. */
export const fiveMinutes = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.shape(box(-8.5, -37, 17, 8, 1.2), 'yellow', 0.9),
    own.text(0, -31.3, '5 min', 5),
    own.shape(box(-1.6, -29, 3.2, 3, 0.6), 'red', 0.8),
    own.shape(circle(0, -18.5, 7.8), 'white', 1.2),
    // A twelfth of the round: five minutes.
    own.shape('M0 -18.500V-25A6.500 6.500 0 0 1 3.250 -24.130z', 'yellow', 0.6),
    own.line(MINUTES, 0.6),
    own.line('M0 -18.500L2.700 -23.180', 1),
    own.shape(box(-8.5, -10.5, 17, 10.5, 1.2), 'white', 0.9),
    own.text(0, -6.2, 'água:', 3.8, { font: 'text' }),
    own.text(0, -1.8, '200 mL', 4),
  ])

export const soilBench = (pen: Pen): Drawing => {
  const far = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 120), 'sky', null),
    sun(far, 24, 64, 0.5),
    cloud(far, 181, 78, 0.8),
    pen.shape(scallop(ring(105, 112, 130, 12, 30), 0.55), 'hillFar', 0.8),
    school(far, 176, 116, 0.6),
    pen.shape(box(-6, 112, 226, 180), 'meadow', 0.9),
    fence(far, 12, 152, 120, 10),
  ]
}

/** The closed front of the bench, over whoever is behind it. */
export const benchFront = (pen: Pen): Drawing => [
  pen.shape('M-6 197H220V292H-6z', 'wood', 1.1),
  pen.line('M-6 206H220M38 197v9M92 197v9M146 197v9M66 206v9M120 206v9M174 206v9', 0.6, 'woodDark'),
  pen.shape('M-6 183H220V197H-6z', 'woodPale', 1.1),
  pen.line('M-6 190H220', 0.6, 'wood'),
  pen.shade(BENCH.middles.map((x) => ellipse(x, 186, 21, 1.4)).join(''), 'woodDark', 0.5),
]

/** Sky and plants. Each is drawn about its foot: (0, 0) touches the ground. */
import { circle, ellipse, points, ring, type Spot, scallop, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export const cloud = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (pen) => [
    pen.shape(`${scallop(points('-14,0 -13,-6 -5,-11 5,-10 12,-5 14,0'), 0.56, false)}z`, 'cloud'),
    pen.either(
      () => pen.line('M-5 -3.6q1.6 -2.6 4 -1.6', 0.6, 'cloudShade'),
      () => [
        pen.line(
          'M-13.4 -3.6a4.600 4.600 0 0 1 8 -0.600a5 5 0 0 1 8.600 -0.800a4.400 4.400 0 0 1 8.600 1.200',
          0.7,
          'cloudShade',
        ),
        pen.line('M-5.4 -4.2V0M3.2 -5V0', 0.6, 'cloudShade'),
      ],
    ),
  ])

/** By night it has set. */
export const sun = (pen: Pen, x: number, y: number, scale = 1, face = false): Drawing => {
  if (pen.isNight) return []
  return pen.at(x, y, scale, (pen) => {
    const rays = Array.from({ length: 12 }, (_, i) => {
      const a = (i * Math.PI) / 6,
        r = i % 2 ? 16 : 18.5
      return `M${(13 * Math.cos(a)).toFixed(2)} ${(13 * Math.sin(a)).toFixed(2)}L${(r * Math.cos(a)).toFixed(2)} ${(r * Math.sin(a)).toFixed(2)}`
    }).join('')
    return [
      pen.shade(circle(0, 0, 21), 'glow', 0.7),
      pen.either(
        () => pen.line(rays, 1.3, 'orange'),
        () => closedRays(pen),
      ),
      pen.shape(circle(0, 0, 10), 'sun'),
      face
        ? [
            eyes(pen, 3.3, -1, 1),
            pen.line('M-2.6 2.4q2.6 2.8 5.2 0', 0.75),
            pen.shade(ellipse(-6, 2, 1.6, 1.1) + ellipse(6, 2, 1.6, 1.1), 'orange', 0.6),
          ]
        : [],
    ]
  })
}

/** Two rings of rays, each a shape of its own. */
const closedRays = (pen: Pen): Drawing =>
  [0, 1].map((i) => {
    const reach = i === 0 ? 19 : 16
    return Array.from({ length: 8 }, (_, k) =>
      pen.at(0, 0, 1, (own) => own.shape(`M-3.700 -9.600L0 ${-reach}L3.700 -9.600z`, i ? 'yellow' : 'orange', 0.9), {
        turn: k * 45 + i * 22.5,
      }),
    )
  })

export const eyes = (pen: Pen, dx: number, y: number, r = 1.1) =>
  pen.at(0, 0, 1, (pen) =>
    [-dx, dx].map((x) => [pen.spot(x, y, r), pen.spot(x + r * 0.3, y - r * 0.35, r * 0.34, 'white')]),
  )

/** Boughs in the crown of a tree, the lower ones in front, and the bark below them. */
const boughs = (pen: Pen): Drawing => [
  pen.clip(
    CROWN,
    points('-2,-25 6,-23 -8,-20 0,-18.5 9,-17 -8,-14 3,-13 9,-12').map(([x, y]) =>
      pen.line(scallop(ring(x, y + 1, 5, 4.2, 6, 180, 360), 0.58, false), 0.7, 'leafDeep'),
    ),
  ),
  pen.line('M-0.600 -2.5V-7.5M0.900 -1.5V-5', 0.6, 'brownDark'),
]

const CROWN = scallop(points('-8,-10 -12,-16 -9,-23 -2,-28 6,-27 11,-21 11,-14 6,-10 -1,-9'), 0.6)

/** A broad-leaf tree, 30 mm high at scale 1. */
export const tree = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'leaf', fruit?: Fill) =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M-2.6 0C-1.4 -4 -1.6 -9 -2 -13L2 -13C1.6 -9 1.6 -4 3 0q-2.8 1 -5.6 0z', 'brown'),
    pen.shape(CROWN, fill),
    pen.shade('M-8 -11q8 5 18 -2q2 -3 1.6 -6q-3 5 -10 6t-13 -3q-2 3 3.4 5z', 'leafDark', 0.35),
    pen.either(
      () =>
        pen.line(
          'M-6 -19q1.4 -2.4 3.6 -1M2 -22q1.8 -2 3.8 -0.5M-1 -14q1.8 -1.8 3.8 -0.4M6 -16q1.2 -1.4 2.8 -0.6',
          0.7,
          'leafDeep',
        ),
      () => boughs(pen),
    ),
    fruit ? points('-6,-15 3,-18 7,-20 -2,-23 1,-12.5').map(([a, b]) => pen.shape(circle(a, b, 1.7), fruit, 0.8)) : [],
  ])

export const bush = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'leaf', dots?: Fill) =>
  pen.at(x, y, scale, (pen) => [
    pen.shape(`${scallop(points('-13,0 -12,-6 -5,-10.5 3,-11 10,-7 13,0'), 0.58, false)}z`, fill),
    pen.line('M-7 -4q1.5 -2.2 3.4 -1M1 -6.5q1.5 -2.2 3.4 -1M5 -2.5q1.5 -2 3.2 -1', 0.7, 'leafDeep'),
    dots ? points('-8,-5.5 -2,-3 -1.5,-8 4.5,-4.5 8.5,-4').map(([a, b]) => flowerHead(pen, a, b, 2, dots)) : [],
  ])

export const flowerHead = (pen: Pen, x: number, y: number, r: number, fill: Fill, heart: Fill = 'yellow') =>
  pen.at(x, y, r / 3, (pen) => [
    pen.shape(
      scallop(
        Array.from(
          { length: 5 },
          (_, i): Spot => [1.9 * Math.cos(i * 1.2566 - 0.94), 1.9 * Math.sin(i * 1.2566 - 0.94)],
        ),
        0.53,
      ),
      fill,
      0.75,
    ),
    pen.shape(circle(0, 0, 1), heart, 0.6),
  ])

export const flower = (pen: Pen, x: number, y: number, scale: number, fill: Fill) =>
  pen.at(x, y, scale, (pen) => [
    pen.rope('M0 0q-0.6 -4 0 -8', 0.5, 'leafDark', 0.5),
    pen.shape('M0 -2.5q3.6 -3.4 4.2 -0.5q-1.8 2 -4.2 0.5z', 'leaf', 0.7),
    flowerHead(pen, 0, -9.5, 3.2, fill),
  ])

const TUFT =
  'M-4 0C-4 -3 -5 -5 -6.5 -6.5C-3.5 -6 -2.5 -4 -2 -2.5C-2 -6 -1 -8 0.8 -9.5C0.6 -7 1 -5 1.2 -2.8C2 -5 3.5 -6 6 -6.5C4.5 -4.5 4.2 -2.5 4 0'

export const tuft = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'leaf') =>
  pen.at(x, y, scale, (pen) => [pen.shape(`${TUFT}q-4 1 -8 0z`, fill, null), pen.line(TUFT, pen.weight)])

/** Fields on a hill: its ridge again and again, and hedges from one to the next. */
function fields(pen: Pen, pts: readonly Spot[], whole: string): Drawing {
  const lower = (dy: number) => pts.map(([x, y], i): Spot => [x + dy * (i % 2 ? 0.6 : -0.4), y + dy])
  const top = Math.min(...pts.map(([, y]) => y))
  const hedges = Array.from({ length: 11 }, (_, i) => `M${i * 21 - 4} ${top}q${i % 2 ? 9 : -9} 30 ${i % 2 ? -6 : 8} 66`)
  return pen.clip(whole, [
    [10, 21, 34].map((dy) => pen.line(smooth(lower(dy), false), 0.6, 'hillLine')),
    pen.line(hedges.join(''), 0.6, 'hillLine'),
  ])
}

export const hill = (pen: Pen, pts: readonly Spot[], fill: Fill, bottom = 297): Drawing => {
  const whole = `${smooth(pts, false)}V${bottom}H${pts[0]?.[0] ?? 0}z`
  return [pen.shape(whole, fill), pen.fine(() => fields(pen, pts, whole))]
}

/** Small animals of garden and savanna, about their foot, some 20 to 30 mm wide. */
import { circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bird } from '../shapes/animals.ts'

const eye = (pen: Pen, x: number, y: number, r = 1.1): Drawing => [
  pen.spot(x, y, r),
  pen.spot(x + r * 0.3, y - r * 0.35, r * 0.36, 'white'),
]

export const ovenbird = (pen: Pen): Drawing => bird(pen, 0, 0, 2.2, 'copper')

export const ant = (pen: Pen, fill: Fill = 'redDark'): Drawing => [
  pen.line('M-3 -7L-8 0M0 -7V0M3 -7L8 0M5 -8L13 0', 1.1),
  pen.line('M-12 -15q-4 -2 -4 -6M-10 -16q-1 -4 1 -7', 0.9),
  pen.shape(ellipse(9, -10, 8, 6), fill),
  pen.shape(ellipse(-1, -9, 4.6, 3.8), fill),
  pen.shape(circle(-10, -11, 5.6), fill),
  pen.shape(circle(-11.5, -12, 1.9), 'white', 0.6),
  pen.spot(-12, -12, 0.9),
]

export const spider = (pen: Pen): Drawing => [
  pen.line(
    [-1, 1]
      .map((s) =>
        [
          `M${5 * s} -15Q${13 * s} -27 ${20 * s} -15L${24 * s} -6`,
          `M${6 * s} -12Q${13 * s} -20 ${17 * s} -11L${19 * s} -1`,
          `M${6 * s} -9Q${11 * s} -14 ${13 * s} -7L${13.5 * s} 0`,
          `M${4 * s} -6Q${7 * s} -8 ${8 * s} -4L${8 * s} 0`,
        ].join(''),
      )
      .join(''),
    1.2,
  ),
  pen.shape(circle(0, -12, 9), 'purple'),
  pen.shape(circle(-3.4, -13, 2.6) + circle(3.4, -13, 2.6), 'white', 0.8),
  pen.spot(-3, -12.6, 1.3),
  pen.spot(3, -12.6, 1.3),
  pen.line('M-3 -7.400q3 2.400 6 0', 0.9),
]

/** A fat earthworm: rings across it, and its saddle. */
export const earthworm = (pen: Pen): Drawing => {
  const body = 'M-24 -4C-16 -16 -8 -14 -3 -7S8 2 14 -7Q17 -13 23 -14'
  const rings = points('-20,-8 -16,-11 -11.5,-11.6 -7.5,-10 -4,-6.6 -0.5,-3.4 3.4,-1.8 7.400,-2.200 11,-4.600')
  return [
    pen.rope(body, 6.4, 'pink'),
    pen.rope('M-14.400 -12.200Q-11 -12.600 -8.200 -11.200', 7.2, 'redPale', 0.9),
    rings.map(([x, y], i) => {
      const slant = [-2, -1.4, -0.4, 1, 2, 1.8, 0.6, -0.8, -1.8][i] ?? 0
      const tall = Math.sqrt(6 - slant * slant)
      return pen.line(`M${x + slant} ${y - tall}L${x - slant} ${y + tall}`, 0.6, 'redDark')
    }),
    pen.spot(22.6, -15, 0.9),
    pen.line('M23 -12.400q1.600 0 2.600 -1', 0.7),
  ]
}

export const caterpillar = (pen: Pen): Drawing => [
  pen.line('M-14 -3v3M-8 -4v4M-2 -4v4M4 -4v4M10 -3v3', 1.2),
  [-15, -8.5, -2, 4.5].map((x, i) => pen.shape(circle(-x - 2, -6.5 - (i % 2) * 1.5, 5.4), i % 2 ? 'lime' : 'green')),
  pen.line('M-15 -15l-2 -5M-11 -15.600l1 -5', 0.9),
  pen.shape(circle(-12.6, -9.5, 6.4), 'lime'),
  pen.spot(-15, -10.5, 1.1),
  pen.spot(-10.5, -10.5, 1.1),
  pen.line('M-14.600 -6.800q2 1.600 4 0', 0.8),
]

/** Hovers, its beak to the left. */
export const hummingbird = (pen: Pen): Drawing => [
  pen.shape('M8 -12L22 -3L16 -3L19 3L4 -6z', 'teal'),
  pen.shape('M-8 -20C-2 -26 4 -22 8 -14C10 -8 4 -3 -1 -5C-6 -8 -8 -14 -8 -20z', 'green'),
  pen.shape('M-6 -17C-7 -10 -3 -5 0 -5C3 -9 -1 -16 -6 -17z', 'cream', 0.7),
  pen.shape('M2 -17C6 -30 18 -34 24 -32C22 -24 14 -14 5 -11z', 'teal'),
  pen.line('M9 -17L19 -28M7 -14L15 -20', 0.7),
  pen.shape(circle(-8, -22, 5.6), 'green'),
  pen.shape('M-13 -22.500L-28 -19L-13 -20z', 'brownDark', 0.8),
  eye(pen, -9.5, -23, 1.2),
]

/** Its long nose on the left, its tail like a broom on the right. */
export const anteater = (pen: Pen): Drawing => [
  pen.shape('M16 -20C28 -32 40 -24 40 -6C36 -2 30 -3 27 -2C30 -10 24 -16 14 -14z', 'brown'),
  pen.line('M24 -20q8 2 9 12M29 -22q8 4 8 12', 0.7, 'brownDark'),
  pen.shape('M-10 -12L-11 0H-5L-4 -12zM10 -12L10 0H16L18 -12z', 'brownDark'),
  pen.shape(
    'M-34 -6C-28 -14 -22 -20 -14 -23C-4 -28 14 -28 20 -18C22 -10 16 -7 8 -7H-8C-14 -8 -18 -9 -22 -9C-26 -8 -31 -4 -34 -4z',
    'brown',
  ),
  pen.shape(
    'M-15.500 -11C-14 -16 -11 -20 -7 -22C2 -22 10 -23.500 17 -24.500C8 -19 0 -13 -4.500 -7.800Q-11 -7.600 -15.500 -11z',
    'cream',
    0.7,
  ),
  pen.shape(
    'M-12.400 -10.400C-11 -15 -9 -18 -6 -20C0 -20.500 6 -21.500 12 -23C5 -18.500 -2 -13 -6.500 -8.800Q-10 -8.800 -12.400 -10.400z',
    'brownDark',
    0.5,
  ),
  pen.shape('M-16 -22q1 -5 4 -3l1 4z', 'brown', 0.9),
  eye(pen, -19.5, -15, 1),
]

export const tadpole = (pen: Pen): Drawing => [
  pen.rope('M4 -9C12 -14 14 -4 22 -9', 2.6, 'leafDark'),
  pen.shape(ellipse(-3, -9, 9, 7), 'leafDark'),
  pen.shape(circle(-6, -11, 2.6), 'white', 0.7),
  pen.spot(-6.6, -11, 1.3),
  pen.line('M-9 -6.500q2 1.600 4 0.600', 0.8),
]

export const flyAbout = (pen: Pen): Drawing => [
  pen.shape(ellipse(-1, -17, 7, 4.4), 'foam', 0.9),
  pen.shape(ellipse(9, -17, 7, 4.4), 'foam', 0.9),
  pen.shape(ellipse(5, -10, 8, 5.4), 'greyDark'),
  pen.shape(circle(-5, -10, 5), 'stoneDark'),
  pen.shape(circle(-7, -11, 2.2), 'red', 0.7),
  pen.line('M2 -5l-2 4M6 -5v4M10 -5.600l2 4', 0.9),
]

/** A caiman on land, from its snout on the left to the end of its tail. */
export const baskingCaiman = (pen: Pen): Drawing => [
  pen.shape('M-6 -7L-9 -1H-14V1H-4L1 -6zM18 -7L17 -1H12V1H22L25 -7z', 'leafDeep', 0.9),
  pen.shape(
    'M-38 -5C-38 -9 -34 -10 -28 -10C-26 -15 -20 -15 -18 -11C-12 -14 -8 -13 -4 -14L0 -17L3 -14L7 -17L10 -14L14 -17L17 -13.500L21 -15L24 -11L29 -12L31 -8L36 -8Q42 -5 46 -1Q36 2 24 -3Q6 -1 -14 -3H-34Q-38 -3 -38 -5z',
    'leafDark',
  ),
  pen.shape('M-34 -3H-14Q6 -1 24 -3Q4 -6 -14 -5.500Q-26 -6 -37 -6Q-38 -3 -34 -3z', 'lime', 0.7),
  pen.shape('M-33 -6l1.400 2.400l1.400 -2.400M-28 -6l1.400 2.400l1.400 -2.400', 'white', 0.6),
  pen.shape(circle(-22.5, -12, 2.5), 'yellow', 0.9),
  pen.spot(-23, -12, 1.1),
  pen.line('M-35 -8v0.1M-6 -10l2 1M2 -11l2 1M10 -10l2 1', 0.9),
  pen.shape('M4 -7L6 -1H1V1H11L12 -6zM28 -5l2 4H26v2H34L34 -6z', 'leafDark', 0.9),
]

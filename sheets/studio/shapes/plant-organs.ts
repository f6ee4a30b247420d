/** Leaves, flowers, roots and opened fruit of crops. Leaves begin at their stalk and point upwards; fruit hangs from (0, 0). */
import { box, circle, ellipse, points, ring, type Spot, scallop, smooth, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

type Organ = (pen: Pen) => Drawing

/** A blade of this length with its veins. */
const blade = (pen: Pen, length: number, half: number, fill: Fill): Drawing => {
  const vein = (share: number) => {
    const y = -length * share
    return `M0 ${y}L${-half * 0.62} ${y - length * 0.13}M0 ${y}L${half * 0.62} ${y - length * 0.13}`
  }
  return [
    pen.shape(
      `M0 0C${-half} ${-length * 0.12} ${-half * 1.15} ${-length * 0.66} 0 ${-length}C${half * 1.15} ${-length * 0.66} ${half} ${-length * 0.12} 0 0z`,
      fill,
    ),
    pen.line(`M0 -1V${-length * 0.86}${[0.22, 0.4, 0.58].map(vein).join('')}`, 0.7, 'leafDeep'),
  ]
}

/** Blades on one stalk: where, how large and how they turn. */
const compound = (
  pen: Pen,
  stalk: string,
  parts: readonly (readonly [Spot, number, number])[],
  half: number,
): Drawing => [
  pen.rope(stalk, 1.4, 'leafDark', 0.8),
  parts.map(([[x, y], size, turn], i) =>
    pen.at(x, y, size, (own) => blade(own, 17, half, i % 2 ? 'leaf' : 'leafDark'), { turn }),
  ),
]

export const simpleLeaf: Organ = (pen) => [
  pen.rope('M0 0V-4', 1.4, 'leafDark', 0.8),
  pen.at(0, -3.4, 1, (own) => blade(own, 25, 8.6, 'leaf')),
]

export const tomatoLeaf: Organ = (pen) =>
  compound(
    pen,
    'M0 0V-22',
    [
      [[0, -8], 0.7, -74],
      [[0, -8], 0.7, 74],
      [[0, -16], 0.8, -58],
      [[0, -16], 0.8, 58],
      [[0, -21], 0.95, 0],
    ],
    5.6,
  )

export const beanLeaf: Organ = (pen) =>
  compound(
    pen,
    'M0 0V-12',
    [
      [[-1, -10], 1, -76],
      [[1, -10], 1, 76],
      [[0, -12], 1.1, 0],
    ],
    8.6,
  )

/** Seven fingers about the end of a long stalk. */
export const papayaLeaf: Organ = (pen) => {
  const tips = [-126, -88, -46, 0, 46, 88, 126]
  const spots = tips.flatMap((turn, i): Spot[] => {
    const at = (degrees: number, r: number): Spot => [
      r * Math.sin((degrees * Math.PI) / 180),
      -22 - r * Math.cos((degrees * Math.PI) / 180),
    ]
    return i < tips.length - 1 ? [at(turn, 17 - Math.abs(turn) * 0.03), at(turn + 22, 7)] : [at(turn, 13.4), at(180, 2)]
  })
  return [
    pen.rope('M0 0V-22', 1.5, 'lime', 0.8),
    pen.shape(smooth(spots, true, 0.1), 'leaf'),
    pen.line(
      tips
        .map((turn) => {
          const angle = (turn * Math.PI) / 180
          return `M0 -22L${(12 * Math.sin(angle)).toFixed(2)} ${(-22 - 12 * Math.cos(angle)).toFixed(2)}`
        })
        .join(''),
      0.7,
      'leafDeep',
    ),
  ]
}

/** Petals about the middle, which is at (0, 0). */
const petals = (pen: Pen, count: number, r: number, fill: Fill, heart: Drawing): Drawing => [
  Array.from({ length: count }, (_, i) =>
    pen.at(
      0,
      0,
      1,
      (own) =>
        own.shape(
          `M0 0C${-r * 0.62} ${-r * 0.4} ${-r * 0.5} ${-r} 0 ${-r}C${r * 0.5} ${-r} ${r * 0.62} ${-r * 0.4} 0 0z`,
          fill,
          0.9,
        ),
      {
        turn: (360 / count) * i,
      },
    ),
  ),
  heart,
]

const stamens = (pen: Pen, r: number, count: number): Drawing =>
  ring(0, 0, r, r, count).map(([x, y]) => [
    pen.line(`M0 0L${x.toFixed(2)} ${y.toFixed(2)}`, 0.5),
    pen.shape(circle(x, y, 0.7), 'yellow', 0.5),
  ])

export const tomatoFlower: Organ = (pen) =>
  petals(pen, 6, 7, 'yellow', pen.shape('M-1.800 -1.800H1.800L0 3.600z', 'orange', 0.7))
export const pepperFlower: Organ = (pen) => petals(pen, 6, 6.6, 'white', pen.shape(circle(0, 0, 1.8), 'purple', 0.7))
export const orangeFlower: Organ = (pen) => petals(pen, 5, 7.4, 'white', pen.shape(circle(0, 0, 2.2), 'yellow', 0.7))
export const guavaFlower: Organ = (pen) =>
  petals(pen, 5, 7, 'white', [stamens(pen, 4.4, 12), pen.shape(circle(0, 0, 1.3), 'lime', 0.6)])
export const papayaFlower: Organ = (pen) => petals(pen, 5, 7, 'cream', pen.shape(circle(0, 0, 1.8), 'lime', 0.7))

/** A standard, two wings and the keel. */
export const beanFlower: Organ = (pen) => [
  pen.shape('M0 0C-9 -1 -8 -10 0 -8C8 -10 9 -1 0 0z', 'purplePale', 0.9),
  pen.shape('M0 -1C-6 0 -6 6 -1.600 6C0 4 0 2 0 -1z', 'purple', 0.9),
  pen.shape('M0 -1C6 0 6 6 1.600 6C0 4 0 2 0 -1z', 'purple', 0.9),
  pen.shape('M-1.800 1.600C-2 6 -1 8 0 8.400C1 8 2 6 1.800 1.600z', 'white', 0.8),
]

const calyx = (pen: Pen): Drawing => [
  pen.rope('M0 -2V2', 1.2, 'leafDark', 0.8),
  pen.shape(star(0, 2.6, 4.6, 5, 0.36), 'leafDark', 0.8),
]

export const tomatoFruit: Organ = (pen) => [
  pen.shape('M0 2C8 -1 12 4 11 10C10 16 5 18.500 0 18.500C-5 18.500 -10 16 -11 10C-12 4 -8 -1 0 2z', 'red'),
  pen.shade(ellipse(-5, 8, 1.8, 2.8), 'white', 0.5),
  calyx(pen),
]

export const beanPod: Organ = (pen) => [
  pen.shape('M-1 0C-5 5 -6 16 0 27C1 28.500 2.400 28 2.200 26C5 16 4.600 7 2 0z', 'lime'),
  pen.line(
    'M0 6q1.500 -1.400 2.600 0.400M-1 12q1.800 -1.400 3.600 0.400M-0.400 18q1.600 -1.200 3 0.400',
    0.7,
    'leafDark',
  ),
]

export const pepperFruit: Organ = (pen) => [
  pen.shape(
    'M0 3C3 0 11 1 10 9C9.500 14 8 20 5 20C3 20 2 19 0 19C-2 19 -3 20 -5 20C-8 20 -9.500 14 -10 9C-11 1 -3 0 0 3z',
    'red',
  ),
  pen.line('M-3.600 5C-5 10 -4.400 14 -3.400 17M3.600 5C5 10 4.400 14 3.400 17', 0.7, 'redDark'),
  pen.rope('M0 -3V3', 2, 'leafDark', 0.8),
]

export const orangeFruit: Organ = (pen) => [
  pen.shape(circle(0, 10, 9.4), 'orange'),
  pen.line('M-4.400 8a5 5 0 0 1 2.600 -3M-3 13h0.400M3 15h0.400M4.600 9h0.400M0.600 11h0.400', 0.8, 'redDark'),
  pen.shape('M0 0.800q4 -4 7 -1q-2.600 3.600 -7 1z', 'leafDark', 0.8),
]

export const guavaFruit: Organ = (pen) => [
  pen.rope('M0 -2V2', 1.2, 'brown', 0.8),
  pen.shape('M0 1C4 1 5 4 7 7C11 12 8 19 0 19C-8 19 -11 12 -7 7C-5 4 -4 1 0 1z', 'lime'),
  pen.shape(star(0, 18.4, 2.6, 5, 0.4), 'leafDark', 0.7),
]

export const papayaFruit: Organ = (pen) => [
  pen.shape('M0 0C4 0 5 4 6.400 9C8 16 6 23 0 25C-6 23 -8 16 -6.400 9C-5 4 -4 0 0 0z', 'orange'),
  pen.line('M-2 5C-3.400 10 -3.400 15 -2 20', 0.7, 'redDark'),
]

export const openTomato: Organ = (pen) => [
  pen.shape(circle(0, 0, 17), 'red'),
  pen.shape(circle(0, 0, 14), 'redPale', 0.7),
  [30, 150, 270].map((turn) =>
    pen.at(
      0,
      0,
      1,
      (own) => [
        own.shape('M0 -3C-9 -5 -9 -12 0 -12C9 -12 9 -5 0 -3z', 'orange', 0.7),
        points('-4,-8 0,-9.6 4,-8 0,-6').map(([x, y]) => own.shape(ellipse(x, y, 1.1, 1.5), 'cream', 0.6)),
      ],
      { turn },
    ),
  ),
]

export const openPod: Organ = (pen) => [
  pen.shape('M-24 0C-18 -9 16 -10 25 -1C18 9 -16 9 -24 0z', 'lime'),
  pen.shape('M-20 0C-15 -6 14 -6.600 20 -0.600C14 5.600 -14 5.600 -20 0z', 'yellowPale', 0.8),
  [-13, -4.4, 4.4, 13].map((x) => pen.shape(ellipse(x, 0, 3.5, 2.7), 'brown', 0.9)),
]

export const openPepper: Organ = (pen) => [
  pen.shape(
    'M0 -13C6 -18 18 -15 16 -2C15 8 12 17 7 17C4 17 2 15 0 15C-2 15 -4 17 -7 17C-12 17 -15 8 -16 -2C-18 -15 -6 -18 0 -13z',
    'red',
  ),
  pen.shape(
    'M0 -9C5 -13 14 -11 13 -2C12 6 10 13 6.600 13C4 13 2 11.600 0 11.600C-2 11.600 -4 13 -6.600 13C-10 13 -12 6 -13 -2C-14 -11 -5 -13 0 -9z',
    'redPale',
    0.7,
  ),
  pen.shape('M0 -9C4 -8 5 -2 3 3C1 5 -1 5 -3 3C-5 -2 -4 -8 0 -9z', 'cream', 0.7),
  points('-5,-5 5,-5 -6,0 6,0 -4,5 4,5').map(([x, y]) => pen.shape(circle(x, y, 1.4), 'yellowPale', 0.6)),
  pen.rope('M0 -13V-19', 2.4, 'leafDark', 0.8),
]

/** A tap root with side roots, 46 mm deep, as broad above as the stem on it. */
export const tapRoot = (pen: Pen, half = 3.4): Drawing => [
  pen.rope(
    'M-18 9.600l-5 7M-24 12l-9 -1M14.500 10l4 7M22.500 12.200l8 6M-11 23.800l-9 1M-16.300 28.400l-1 8M12.200 21.800l9 -1M18.800 25.800l2 8',
    0.5,
    'woodPale',
    0.7,
  ),
  [
    'M0 6C-10 8 -20 8 -30 16',
    'M0 6C10 8 18 12 32 14',
    'M0 18C-8 20 -14 26 -22 34',
    'M0 16C8 20 16 22 26 32',
    'M0 28C-4 32 -8 36 -10 42',
    'M0 28C4 32 8 34 12 42',
  ].map((d) => pen.rope(d, 1.5, 'woodPale', 0.8)),
  pen.shape(`M${-half} 0C-3 14 -2 30 -0.600 46C0 47 0.600 47 0.800 46C2 30 3 14 ${half} 0z`, 'woodPale', 1),
]

/** A thread of roots below a small plant. */
export const fineRoots = (pen: Pen, depth: number): Drawing =>
  pen.at(0, 0, depth / 20, (own) => [
    own.rope(
      'M0 0C1 6 -1 12 0 20M0 4C-5 7 -8 10 -11 16M0 4C5 7 8 9 11 15M0 10C-3 13 -4 15 -6 20M0 10C3 13 4 15 6 20',
      0.9,
      'woodPale',
      0.7,
    ),
  ])

/** A smooth cane pushed into the soil. */
export const cane = (pen: Pen, height: number): Drawing =>
  pen.shape(box(-1.1, -height, 2.2, height + 6, 1), 'straw', 0.9)

/** A crown of leaves about a middle. */
export const crown = (pen: Pen, x: number, y: number, rx: number, ry: number, fill: Fill): Drawing =>
  pen.shape(scallop(ring(x, y, rx, ry, 13), 0.58), fill)

/** The Sun and its planets, about their middles. A planet has a radius in mm; sizes tell large from small, not true scale. */
import { circle, ellipse, ring } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

export type PlanetName = 'Mercúrio' | 'Vênus' | 'Terra' | 'Marte' | 'Júpiter' | 'Saturno' | 'Urano' | 'Netuno'

/** A disc with its own marks inside a contour. */
const globe = (pen: Pen, r: number, fill: Parameters<Pen['shape']>[1], inside: (pen: Pen) => Drawing): Drawing => [
  pen.shape(circle(0, 0, r), fill, null),
  pen.clip(circle(0, 0, r), inside(pen)),
  pen.shape(circle(0, 0, r), null, 1),
]

const craters = (pen: Pen, r: number): Drawing =>
  pen.shape(
    circle(-r * 0.35, -r * 0.3, r * 0.24) + circle(r * 0.4, r * 0.05, r * 0.2) + circle(-r * 0.1, r * 0.5, r * 0.18),
    'stoneDark',
    0.5,
  )

/** Stripes, from one height to another in shares of the radius. */
const bands = (pen: Pen, r: number, fill: Parameters<Pen['shape']>[1], rows: readonly (readonly [number, number])[]) =>
  rows.map(([from, to]) =>
    pen.shape(
      `M${-r} ${r * from}Q0 ${r * (from + 0.12)} ${r} ${r * from}V${r * to}Q0 ${r * (to + 0.12)} ${-r} ${r * to}z`,
      fill,
      0.6,
    ),
  )

/** South America and Africa beside the ocean. */
const lands = (pen: Pen, r: number): Drawing =>
  pen.at(0, 0, r / 10, (own) => [
    own.shape(
      'M-6.5 -4.5C-4 -5.500 -1.500 -4 -0.500 -1.800C-0.800 1 -2.200 2.400 -3 5.500C-3.400 7.400 -4.600 7.600 -4.900 5.500C-5 2.500 -6.800 0.500 -7.200 -1.800C-7.400 -3.200 -7.200 -4.100 -6.500 -4.500z',
      'leaf',
      0.5,
    ),
    own.shape(
      'M3 -5C5.500 -6.200 8.500 -5.500 10.500 -3.500V3C8.500 5 7 4.500 6.600 2C6 0.300 3.400 0.200 2.600 -1.600C2.100 -2.900 2.200 -4.400 3 -5z',
      'leaf',
      0.5,
    ),
    own.shape('M-6 -10Q0 -7 6 -10zM-5 10Q0 8 5 10z', 'white', 0.5),
  ])

/** Seen from above, its hole open; the front half is over the disc. */
const rings = (r: number) =>
  `${ellipse(0, 0, r * 2, r * 0.56)}M${-r * 1.45} 0a${r * 1.45} ${r * 0.32} 0 1 0 ${r * 2.9} 0a${r * 1.45} ${r * 0.32} 0 1 0 ${-r * 2.9} 0z`

const saturn = (pen: Pen, r: number): Drawing => [
  pen.shape(rings(r), 'straw', 0.8),
  globe(pen, r, 'yellowPale', (own) => bands(own, r, 'tan', [[-0.6, -0.4]])),
  pen.clip(`M${-r * 2.3} 0H${r * 2.3}V${r * 1.2}H${-r * 2.3}z`, pen.shape(rings(r), 'straw', 0.8)),
]

const DRAWN: Readonly<Record<PlanetName, (pen: Pen, r: number) => Drawing>> = {
  Mercúrio: (pen, r) => globe(pen, r, 'stone', (own) => craters(own, r)),
  Vênus: (pen, r) =>
    globe(pen, r, 'straw', (own) =>
      own.line(
        `M${-r} ${-r * 0.4}q${r} ${r * 0.5} ${2 * r} 0M${-r} ${r * 0.1}q${r} ${r * 0.5} ${2 * r} 0M${-r * 0.7} ${r * 0.55}q${r * 0.6} ${r * 0.3} ${1.3 * r} 0`,
        0.6,
        'strawDark',
      ),
    ),
  Terra: (pen, r) => globe(pen, r, 'blue', (own) => lands(own, r)),
  Marte: (pen, r) =>
    globe(pen, r, 'orange', (own) => [
      own.shape(`M${-r} ${-r}Q0 ${-r * 0.5} ${r} ${-r}z`, 'white', 0.5),
      own.line(`M${-r * 0.6} ${r * 0.2}q${r * 0.5} ${-r * 0.4} ${r * 1.2} 0`, 0.6, 'redDark'),
    ]),
  Júpiter: (pen, r) =>
    globe(pen, r, 'cream', (own) => [
      bands(own, r, 'tan', [
        [-0.75, -0.55],
        [-0.3, 0],
        [0.25, 0.42],
        [0.68, 0.82],
      ]),
      own.shape(ellipse(r * 0.4, r * 0.32, r * 0.24, r * 0.15), 'orange', 0.6),
    ]),
  Saturno: saturn,
  Urano: (pen, r) => globe(pen, r, 'bluePale', (own) => own.line(`M${-r * 0.3} ${-r}q${r * 0.5} ${r} 0 ${2 * r}`, 0.5)),
  Netuno: (pen, r) =>
    globe(pen, r, 'blueDark', (own) =>
      own.line(
        `M${-r * 0.6} ${-r * 0.2}h${r * 0.8}M${-r * 0.1} ${r * 0.4}h${r * 0.7}M${r * 0.1} ${-r * 0.55}h${r * 0.4}`,
        0.7,
        'white',
      ),
    ),
}

export const drawnPlanet = (pen: Pen, name: PlanetName, x: number, y: number, r: number): Drawing =>
  pen.at(x, y, 1, (own) => DRAWN[name](own, r), { turn: name === 'Saturno' ? -14 : name === 'Terra' ? 12 : 0 })

/** The Sun as a star that fills a corner or a side. */
export const hugeSun = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.shade(circle(x, y, r + 9), 'glow', 1),
  pen.line(
    ring(x, y, r + 3, r + 3, 32)
      .map(([px, py], i) => {
        const reach = i % 2 ? 3.4 : 5.6
        const [dx, dy] = [(px - x) / (r + 3), (py - y) / (r + 3)]
        return `M${px.toFixed(2)} ${py.toFixed(2)}l${(dx * reach).toFixed(2)} ${(dy * reach).toFixed(2)}`
      })
      .join(''),
    1.1,
    'orange',
  ),
  pen.shape(circle(x, y, r), 'sun', 1.2),
]

/** On three legs, about the middle of the ground between them: its eyepiece is 34 mm up at the left, for a child at the left. */
export const telescope = (pen: Pen, x: number, y: number, scale: number, flip = false): Drawing =>
  pen.at(
    x,
    y,
    scale,
    (own) => [
      own.rope('M0 -33L0 0M0 -33L-9 0M0 -33L9 0', 1.6, 'woodDark', 0.8),
      own.shape('M-4 -36H4L3 -30H-3z', 'greyDark', 0.8),
      own.at(
        0,
        -39,
        1,
        (tube) => [
          tube.shape('M-17 -2.200h7v4.400h-7z', 'greyDark', 0.9),
          tube.shape('M-11 -3.600H6V3.600H-11z', 'redPale', 1),
          tube.shape('M6 -4.800H22V4.800H6z', 'red', 1),
          tube.shape('M20.500 -5.800H24V5.800H20.500z', 'yellow', 0.9),
        ],
        { turn: -32 },
      ),
    ],
    { flip },
  )

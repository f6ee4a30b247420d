/** Space full of fine things to colour: patterned planets, an astronaut, a satellite, a rover on a ground of craters. */
import { round } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import { box, circle, ellipse, points, poly, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { alien, brightStar, crater, helmet } from '../shapes/space.ts'
import { SUIT } from './space.ts'

type Surface = 'bands' | 'waves' | 'scales' | 'squares' | 'zigzag'

/** Lines of a surface that reach beyond a disc of 20 mm. */
const SURFACES: Readonly<Record<Surface, (pen: Pen) => Drawing>> = {
  bands: (pen) => [
    [-15, -6, 4, 12].map((top) =>
      pen.shape(`M-22 ${top}Q0 ${top + 5} 22 ${top}V${top + 5}Q0 ${top + 10} -22 ${top + 5}z`, 'yellow', 0.8),
    ),
    pen.shape(ellipse(7, 2.5, 6, 4), 'redPale', 0.8),
    pen.shape(ellipse(7, 2.5, 3, 1.8), 'red', 0.7),
  ],
  waves: (pen) => [-14, -7, 0, 7, 14].map((y) => pen.line(`M-24 ${y}q4 -5 8 0t8 0t8 0t8 0t8 0t8 0`, 0.7)),
  scales: (pen) =>
    [-16, -10, -4, 2, 8, 14].map((y, row) =>
      [-24, -16, -8, 0, 8, 16].map((x) => pen.line(`M${x + (row % 2) * 4} ${y}a4 5 0 0 0 8 0`, 0.7)),
    ),
  squares: (pen) => [
    [-14, -7, 0, 7, 14].map((y) => pen.line(`M-21 ${y}Q0 ${y + 5} 21 ${y}`, 0.7)),
    [-14, -7, 0, 7, 14].map((x) => pen.line(`M${x} -21Q${round(x * 1.4)} 0 ${x} 21`, 0.7)),
  ],
  zigzag: (pen) => [-12, -3, 6, 15].map((y) => pen.line(`M-22 ${y}l5 -6l5 6l5 -6l5 6l5 -6l5 6l5 -6l5 6l5 -6`, 0.7)),
}

/** A planet of 40 mm across, its whole surface in pieces to colour. */
const patterned = (pen: Pen, x: number, y: number, scale: number, surface: Surface, fill: Fill): Drawing =>
  pen.at(x, y, scale, (pen) => {
    const disc = circle(0, 0, 20)
    return [pen.shape(disc, fill), pen.clip(disc, SURFACES[surface](pen)), pen.shape(disc, null)]
  })

/** The ring of a planet: its far half behind, its near half in front. */
const ringed = (pen: Pen, x: number, y: number, scale: number, surface: Surface, fill: Fill): Drawing => [
  patterned(pen, x, y, scale, surface, fill),
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape(
        'M-20 0C-30 2 -34 5 -32 8C-28 15 28 15 32 8C34 5 30 2 20 0C26 4 24 7 20 8C8 12 -8 12 -20 8C-24 7 -26 4 -20 0z',
        'yellow',
        0.9,
      ),
      pen.line('M-28 6C-20 12.5 20 12.5 28 6', 0.6),
    ],
    { turn: -14 },
  ),
]

const satellite = (pen: Pen, x: number, y: number, scale: number, turn: number): Drawing =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.line('M-9 0H9M0 -8V-13', 1),
      [-27, 9].map((left) => [
        pen.shape(box(left, -6, 18, 12), 'blue', 0.9),
        pen.line(`M${left + 6} -6v12M${left + 12} -6v12M${left} 0h18`, 0.7),
      ]),
      pen.shape(box(-6, -8, 12, 16, 2), 'cream', 0.9),
      pen.shape(circle(0, -1, 3.4), 'yellow', 0.8),
      pen.shape('M-6 -16C-6 -11 6 -11 6 -16z', 'metal', 0.9),
    ],
    { turn },
  )

const comet = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M-4 -5C8 -12 22 -20 40 -22C30 -14 26 -10 20 -6C26 -7 32 -6 38 -4C26 2 12 6 -1 6z', 'glow', 0.9),
    pen.line('M6 -3C14 -9 20 -12 28 -16M8 2C14 0 20 -2 27 -3', 0.7),
    pen.shape(circle(0, 0, 7), 'sun'),
  ])

const rover = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.line('M9 -17V-25', 1.1),
    pen.shape('M4 -30C4 -24 14 -24 14 -30z', 'metal', 0.9),
    pen.shape(box(-18, -16, 34, 10, 3), 'yellow'),
    pen.shape('M-15 -16C-15 -26 2 -26 2 -16z', 'sky', 0.9),
    pen.shape(box(6, -14, 8, 5, 1), 'red', 0.8),
    [-13, -1, 11].map((at) => [
      pen.shape(circle(at, -4, 4.6), 'greyDark'),
      pen.shape(circle(at, -4, 1.8), 'white', 0.7),
    ]),
  ])

/** Mountains of the moon in facets; their feet are below the ground in front. */
const ridge = (pen: Pen): Drawing => {
  const peaks: readonly (readonly Spot[])[] = [
    points('26,292 50,238 76,292'),
    points('-14,292 18,224 40,292'),
    points('136,292 160,240 186,292'),
    points('172,292 198,222 228,292'),
  ]
  return peaks.map((peak) => {
    const [left, top, right] = peak
    if (!left || !top || !right) return []
    const inside: readonly Spot[] = [
      top,
      [top[0] + 3, top[1] + 14],
      [top[0] - 3, top[1] + 24],
      [top[0] + 5, top[1] + 38],
      [top[0] + 2, left[1]],
      right,
    ]
    return [pen.shape(poly(peak), 'stone', 0.9), pen.shape(poly(inside), 'stoneDark', 0.8)]
  })
}

/** Ways of the planets: they cut the sky into pieces. */
const orbits = (pen: Pen): Drawing =>
  [
    [46, 34],
    [74, 62],
    [102, 92],
    [132, 122],
  ].map(([rx = 0, ry = 0]) => pen.line(ellipse(105, 158, rx, ry), 0.6))

/** The trail of a launch, from the ground to the flame. */
const trail = (pen: Pen): Drawing => [
  pen.union(
    points('105,224 98,234 112,236 104,246 92,250 118,252 84,264 106,262 126,266 76,276 98,276 118,278 136,276').map(
      ([x, y]) => circle(x, y, round(4.5 + (y - 222) / 7)),
    ),
    'cloud',
    0.9,
  ),
  pen.line(
    'M98 236a5 5 0 0 1 6 4M112 248a6 6 0 0 0 -7 5M88 258a7 7 0 0 1 8 5M124 262a7 7 0 0 0 -8 5M102 264a6 6 0 0 1 -5 7',
    0.7,
  ),
]

/** A child in a suit on a line to the rocket. */
const onTether = (pen: Pen, x: number, y: number, scale: number): Drawing => [
  pen.rope(
    `M${x - 3} ${y - 22}C${x - 8} ${y + 14} ${x - 30} ${y + 10} ${x - 34} ${y - 8}S${x - 50} ${y - 36} ${x - 60} ${y - 34}`,
    1.3,
    'yellow',
    0.5,
  ),
  person(pen, 'nina', x, y, scale, SUIT),
  helmet(pen, x, y - 46.6 * scale, scale),
]

export function deepSpace(pen: Pen): Drawing {
  const middle = pen.plane('middle')
  const far = pen.plane('far')
  return [
    orbits(far),
    points('84,72 136,84 18,138 190,96 132,132 78,128 24,222 66,178 134,222 150,66 20,72 194,206 62,232').map(
      ([x, y], i) => brightStar(far, x, y, i % 2 ? 4 : 5),
    ),
    patterned(middle, 78, 98, 0.5, 'squares', 'pink'),
    patterned(middle, 44, 90, 1.3, 'bands', 'orange'),
    patterned(middle, 188, 132, 0.78, 'scales', 'teal'),
    ringed(middle, 168, 104, 1, 'waves', 'purple'),
    patterned(middle, 16, 180, 0.9, 'zigzag', 'green'),
    patterned(far, 44, 196, 0.5, 'waves', 'bluePale'),
    patterned(far, 150, 150, 0.3, 'bands', 'red'),
    comet(middle, 112, 80, 0.75),
    satellite(middle, 50, 148, 0.82, -18),
    far.shape(circle(76, 152, 3) + circle(190, 178, 4.4) + circle(140, 110, 3.4) + circle(76, 208, 3.6), 'stone', 0.8),
    onTether(middle, 168, 222, 0.78),
    ridge(far),
    trail(middle),
  ]
}

/** On the ground in front. */
export const moonGround = (pen: Pen): Drawing => [
  [crater(pen, 22, 282, 26), crater(pen, 138, 279, 20), crater(pen, 192, 281, 24), crater(pen, 102, 283, 16)],
  pen.plane('far').line('M-8 274Q50 266 88 274M124 272Q160 264 218 270', 0.7),
  rover(pen.plane('middle'), 60, 279, 0.95),
  alien(pen.plane('middle'), 164, 282, 0.62),
]

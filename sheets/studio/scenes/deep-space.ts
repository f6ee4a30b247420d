/** Space full of fine things to colour: patterned planets, an astronaut, a satellite, a rover on a ground of craters. */
import { cos, sin } from '../../scene/angles.ts'
import { round } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import { box, circle, ellipse, points, poly, type Spot, scallop, smooth, star as starData } from '../paths.ts'
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

/** Visitors from far away in their saucer, 30 mm wide. */
const saucer = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M-8 -3C-8 -15 8 -15 8 -3z', 'sky', 0.9),
      pen.shape('M-3 -3V-6a3 3 0 0 1 6 0V-3z', 'lime', 0.8),
      pen.spot(-1.1, -6, 0.6),
      pen.spot(1.1, -6, 0.6),
      pen.shape(ellipse(0, 0, 16, 5), 'metal', 0.9),
      pen.shape('M-9 4.200Q0 9 9 4.200Q0 5.800 -9 4.200z', 'purple', 0.8),
      [-10, -3.4, 3.4, 10].map((at) => pen.shape(circle(at, 0.4, 1.7), 'yellow', 0.7)),
    ],
    { turn: 10 },
  )

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
    points('26,292 54,242 80,292'),
    points('-14,292 20,236 44,292'),
    points('132,292 160,244 186,292'),
    points('168,292 194,234 224,292'),
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

/** A sun in the corner, and the ways of the planets about it: they cut the sky into pieces. */
const [SUN, SUN_RADIUS] = [{ x: 13, y: 68 }, 19]
const ORBITS = [48, 86, 124, 162, 202]

/** A place on an orbit: degrees below the level of the sun. */
const onOrbit = (index: number, degrees: number): Spot => [
  round(SUN.x + (ORBITS[index] ?? 0) * cos((degrees * Math.PI) / 180)),
  round(SUN.y + (ORBITS[index] ?? 0) * sin((degrees * Math.PI) / 180)),
]

const sunAndOrbits = (pen: Pen): Drawing => [
  ORBITS.map((r) => pen.line(circle(SUN.x, SUN.y, r), 0.6)),
  pen.shape(starData(SUN.x, SUN.y, 30, 18, 0.76), 'orange', 0.9),
  pen.shape(circle(SUN.x, SUN.y, SUN_RADIUS), 'sun', 0.9),
]

/** Smoke of the launch, from the flame to the ground. */
const smoke = (pen: Pen): Drawing => [
  pen.shape(
    scallop(
      points(
        '64,276 66,264 78,258 80,248 91,245 92,235 99,229 107,227 114,233 118,243 129,247 130,258 142,263 145,276 126,282 106,284 84,282',
      ),
      0.6,
    ),
    'cloud',
    0.9,
  ),
  pen.line(
    'M99 240a6 6 0 0 1 11 2M84 262a7 7 0 0 1 13 -1M104 256a7 7 0 0 1 13 2M121 268a6 6 0 0 1 11 1M100 271a6 6 0 0 1 11 0',
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
  const at = (own: Pen, [x, y]: Spot, scale: number, surface: Surface, fill: Fill) =>
    patterned(own, x, y, scale, surface, fill)
  const [ringX, ringY] = onOrbit(2, 5)
  return [
    pen.shape(box(-40, -40, 290, 420), 'purplePale', null),
    sunAndOrbits(far),
    points('66,62 78,126 24,128 14,215 60,200 186,112 138,176 146,206 186,204 70,228 150,152 112,68 196,150').map(
      ([x, y], i) => brightStar(far, x, y, i % 2 ? 4 : 5),
    ),
    at(middle, onOrbit(0, 46), 0.48, 'squares', 'pink'),
    at(middle, onOrbit(1, 62), 0.95, 'bands', 'orange'),
    ringed(middle, ringX, ringY, 0.78, 'waves', 'purple'),
    at(middle, onOrbit(2, 84), 0.74, 'zigzag', 'green'),
    at(middle, onOrbit(3, 22), 0.8, 'scales', 'teal'),
    at(far, onOrbit(4, 31), 0.44, 'waves', 'bluePale'),
    comet(middle, 172, 84, 0.62),
    saucer(middle, 80, 94, 0.86),
    satellite(middle, 42, 224, 0.74, -14),
    onTether(middle, 168, 222, 0.78),
    ridge(far),
    smoke(middle),
  ]
}

/** The ground of a moon, and what is on it in front. */
export const moonGround = (pen: Pen): Drawing => [
  pen.shape(`${smooth(points('-8,266 60,256 150,264 218,254'), false)}V300H-8z`, 'cream'),
  pen.line('M-8 271Q40 263 88 268M118 266Q160 260 218 262', 0.7),
  [crater(pen, 26, 274, 24), crater(pen, 106, 274, 26), crater(pen, 186, 273, 22)],
  rover(pen.plane('middle'), 66, 274, 0.95),
  alien(pen.plane('middle'), 150, 275, 0.66),
]

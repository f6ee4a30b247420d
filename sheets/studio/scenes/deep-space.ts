/** Space full of fine things to colour: patterned planets, an astronaut, a satellite, a rover on a ground of craters. */
import { person } from '../cast/cast.ts'
import { box, circle, ellipse, points, poly, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { alien, brightStar, crater, helmet, planet } from '../shapes/space.ts'
import { SUIT } from './space.ts'

/** A planet of 40 mm across with stripes, waves between them and one great spot. */
const patterned = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => {
    const disc = circle(0, 0, 20)
    const band = (top: number, foot: number, fill: Fill) =>
      pen.shape(`M-22 ${top}Q0 ${top + 5} 22 ${top}V${foot}Q0 ${foot + 5} -22 ${foot}z`, fill, 0.8)
    return [
      pen.shape(disc, 'orange'),
      pen.clip(disc, [
        band(-15, -10, 'yellow'),
        band(-5, 1, 'yellow'),
        band(7, 12, 'red'),
        pen.shape(ellipse(7, 4.6, 5, 3.2), 'redPale', 0.8),
        pen.line('M-18 -6.500q4.500 -3 9 0t9 0t9 0t9 0', 0.7),
      ]),
      pen.shape(disc, null),
    ]
  })

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

/** Mountains of the moon in facets. */
const ridge = (pen: Pen): Drawing => {
  const peaks: readonly (readonly Spot[])[] = [
    points('-8,266 18,228 34,266'),
    points('26,268 48,240 70,268'),
    points('142,268 162,244 184,268'),
    points('176,268 200,226 220,268'),
  ]
  return peaks.map((peak) => {
    const [left, top, right] = peak
    if (!left || !top || !right) return []
    const inside: readonly Spot[] = [
      top,
      [top[0] + 3, top[1] + 14],
      [top[0] - 3, top[1] + 24],
      [top[0] + 4, left[1]],
      right,
    ]
    return [pen.shape(poly(peak), 'stone', 0.9), pen.shape(poly(inside), 'stoneDark', 0.8)]
  })
}

export function deepSpace(pen: Pen): Drawing {
  const middle = pen.plane('middle')
  const far = pen.plane('far')
  return [
    patterned(middle, 46, 92, 1.25),
    planet(far, 170, 122, 0.95, 'purple', 'ring', 'yellow'),
    planet(far, 22, 170, 0.62, 'teal', 'bands', 'bluePale'),
    planet(far, 187, 164, 0.62, 'pink', 'spots', 'redPale'),
    comet(middle, 146, 84, 0.9),
    satellite(middle, 52, 142, 0.82, -18),
    points('88,70 112,76 20,136 192,88 134,150 80,118 134,116 24,214 62,170 128,216').map(([x, y], i) =>
      brightStar(far, x, y, i % 2 ? 4.4 : 5.4),
    ),
    far.shape(circle(80, 92, 3.6) + circle(190, 206, 3.4) + circle(40, 196, 4.4), 'stone', 0.8),
    person(middle, 'nina', 160, 226, 0.72, SUIT),
    helmet(middle, 160, 226 - 46.6 * 0.72, 0.72),
    ridge(far),
  ]
}

/** On the ground in front. */
export const moonGround = (pen: Pen): Drawing => [
  [crater(pen, 22, 282, 26), crater(pen, 138, 277, 20), crater(pen, 192, 281, 24)],
  rover(pen.plane('middle'), 60, 279, 0.95),
  alien(pen.plane('middle'), 164, 282, 0.62),
  [pen.line('M112 281V258', 1.2), pen.plane('middle').shape('M112 258l16 5l-16 6z', 'red', 1)],
]

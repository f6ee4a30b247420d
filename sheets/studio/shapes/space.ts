/** Space. Planets and stars are drawn about their middle, the rest about the foot. */
import { box, circle, ellipse, star } from '../paths.ts'
import type { Fill, Pen } from '../pen.ts'

/** A flat ring seen from above, its hole open: the disc hides what is behind. */
const RING = `${ellipse(0, 0, 25, 8)}M-19.500 0a19.500 4.600 0 1 0 39 0a19.500 4.600 0 1 0 -39 0z`

/** A planet of 30 mm across, with a ring or with bands. */
export const planet = (
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  fill: Fill,
  mark: 'ring' | 'bands' | 'spots',
  other: Fill = 'yellow',
) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => {
      const disc = circle(0, 0, 15)
      const inside =
        mark === 'bands'
          ? [
              pen.shape('M-16 -7Q0 -2 16 -7V-2Q0 3 -16 -2z', other, 0.9),
              pen.shape('M-16 5Q0 10 16 5V9Q0 14 -16 9z', other, 0.9),
            ]
          : mark === 'spots'
            ? pen.shape(circle(-5, -5, 3.6) + circle(6, 0, 2.6) + circle(-2, 7, 3), other, 0.9)
            : []
      return [
        mark === 'ring' ? pen.shape(RING, other, 1) : [],
        pen.shape(disc, fill),
        pen.clip(disc, inside),
        pen.shape(disc, null),
        mark === 'ring' ? pen.clip(box(-30, 0, 60, 16), pen.shape(RING, other, 1)) : [],
      ]
    },
    { turn: mark === 'ring' ? -14 : 0 },
  )

export const brightStar = (pen: Pen, x: number, y: number, r: number, fill: Fill = 'sun') =>
  pen.shape(star(x, y, r, 5, 0.5), fill, 1)

export const crescent = (pen: Pen, x: number, y: number, scale = 1, face = false) =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M4 -14A14.500 14.500 0 1 0 12 9A12 12 0 0 1 4 -14z', 'glow'),
    face ? pen.line('M-7.400 2.200q1.500 1.700 3.200 0.600M-9.500 -4q1 0.900 2 0', 0.75) : [],
  ])

/** A crater on the ground, `width` wide. */
export const crater = (pen: Pen, x: number, y: number, width: number, fill: Fill = 'stone') => [
  pen.shape(ellipse(x, y, width / 2, width * 0.19), fill, 1),
  pen.line(
    `M${x - width * 0.3} ${y - width * 0.04}q${width * 0.3} ${-width * 0.12} ${width * 0.6} 0`,
    0.75,
    'stoneDark',
  ),
]

/** A glass helmet around a head at (0, 0). */
export const helmet = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (pen) => [
    pen.shape(circle(0, 0, 16.5), null, pen.weight),
    pen.line('M-11 -7q3 -5 8 -6.4', 1.2, 'foam'),
  ])

/** A friendly being from elsewhere, 34 mm high. */
export const alien = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'lime') =>
  pen.at(x, y, scale, (pen) => [
    pen.line('M-4 -30q-2 -6 -6 -7M4 -30q2 -6 6 -7', 1),
    pen.shape(circle(-10.6, -37.4, 2.2) + circle(10.6, -37.4, 2.2), 'yellow', 0.9),
    pen.rope('M9 -12C15 -12 17 -17 16 -21', 3.4, fill),
    pen.rope('M-9 -12C-14 -10 -14 -6 -13 -4', 3.4, fill),
    pen.shape(
      'M-10 0C-12 -8 -13 -14 -13 -20C-13 -28 -7 -32 0 -32C7 -32 13 -28 13 -20C13 -14 12 -8 10 0H4C3 -4 -3 -4 -4 0z',
      fill,
    ),
    pen.shape(circle(-5, -21, 4) + circle(5, -21, 4), 'white', 0.9),
    pen.spot(-4.4, -20.6, 1.8),
    pen.spot(4.4, -20.6, 1.8),
    pen.line('M-4 -13.600q4 3.400 8 0', 0.9),
    pen.shape(circle(0, -6.6, 2), 'yellow', 0.8),
  ])
